import './skeleton.css';

/** Grey placeholders for a screen. They appear after 200 ms, so that a fast answer does not flicker. */
export function ScreenSkeleton() {
  return (
    <div className="page skeleton" aria-hidden="true">
      <i className="bone title" />
      <i className="bone" />
      <i className="bone" />
      <i className="bone tall" />
      <i className="bone tall" />
    </div>
  );
}

/** Grey placeholders for a list of cards that is loading. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className="bone tall" />
      ))}
    </div>
  );
}
