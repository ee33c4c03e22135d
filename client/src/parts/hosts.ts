/** Whether a host is this computer itself: links to it lead nowhere from elsewhere. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
