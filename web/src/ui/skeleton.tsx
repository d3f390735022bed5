import './skeleton.css';

/** Grey lines where content will be; they appear only after 200 ms, so a fast answer never flickers. */
export function ScreenSkeleton() {
  return (
    <div className="page skeleton" aria-hidden="true">
      <i className="bone title" />
      <i className="bone" />
      <i className="bone" />
      <i className="bone card" />
      <i className="bone card" />
    </div>
  );
}

/** Placeholders for a list of cards that is on its way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => <i key={index} className="bone card" />)}
    </div>
  );
}
