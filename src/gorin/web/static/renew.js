// Loads the page anew when a part of it is gone: the server has another build of it by now.
// It is no part of a build itself, so that it works when nothing else of the page does.
(() => {
  const KEY = "gorin.renewed";
  const PATIENCE = 10_000;
  let renewing = false;

  /** Whether the server lives and has no such file; without a connection nothing is renewed. */
  async function isGone(address) {
    const answer = await fetch(address, { method: "HEAD", cache: "no-store" });
    return answer.status === 404;
  }

  /** Once in a while only: a page that lacks something in its newest build is left as it is. */
  async function renew(address) {
    const last = Number(sessionStorage.getItem(KEY)) || 0;
    if (renewing || Date.now() - last < PATIENCE) return;
    renewing = true; // several parts are missed at a time
    renewing = await isGone(address).catch(() => false);
    if (!renewing) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  }

  // What the document itself names: its script, with all that the script needs, and its styles.
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void renew(target.src);
      else if (target instanceof HTMLLinkElement) void renew(target.href);
    },
    true,
  );
  // What is fetched later; if it is gone so is the script that the page began with.
  window.addEventListener("vite:preloadError", () => {
    const begun = document.querySelector('script[type="module"]');
    if (begun !== null) void renew(begun.src);
  });
})();
