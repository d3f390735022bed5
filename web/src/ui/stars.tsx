import './stars.css';

/** Five stars filled to the nearest half. Decoration only: print the number beside it. */
export function Stars({ rating }: { rating: number }) {
  return <span className={`stars s${Math.round(Math.max(0, Math.min(5, rating)) * 2)}`} aria-hidden="true" />;
}
