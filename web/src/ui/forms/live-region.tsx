/** A hidden sentence for screen readers. They announce each change when they have finished speaking. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {children}
    </p>
  );
}
