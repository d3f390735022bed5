/** A sentence for screen readers: each change is read out when they have finished what they are saying. */
export function LiveRegion({ children }: { children: string }) {
  return <p className="visually-hidden" role="status" aria-live="polite">{children}</p>;
}
