/** The mark of the page: five rings on a seal. */
export function Seal({ size = 28 }: { readonly size?: number }) {
  return (
    <svg class="seal" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="5" class="seal-ground" />
      <g fill="none" stroke-width="2" class="seal-rings">
        <circle cx="16" cy="8.4" r="3.6" />
        <circle cx="23.2" cy="13.7" r="3.6" />
        <circle cx="20.5" cy="22.2" r="3.6" />
        <circle cx="11.5" cy="22.2" r="3.6" />
        <circle cx="8.8" cy="13.7" r="3.6" />
      </g>
    </svg>
  );
}
