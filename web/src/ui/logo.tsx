/** The logo (a woven cross on a green background) and, unless `small`, the name. */
export function Logo({ small = false }: { small?: boolean }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect className="logo-ground" width="32" height="32" rx="8" />
        <path className="logo-cross" d="M13 6h6v7h7v6h-7v7h-6v-7H6v-6h7z" />
        <path className="logo-thread" d="m16 11 5 5-5 5-5-5z" />
      </svg>
      {!small && <span translate="no">Tabibu</span>}
    </span>
  );
}
