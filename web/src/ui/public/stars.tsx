import './stars.css';

/** Five stars, filled to the nearest half. Screen readers ignore them, so print the number beside them. */
export function Stars({ rating }: { rating: number }) {
  return <span className={`stars s${Math.round(Math.max(0, Math.min(5, rating)) * 2)}`} aria-hidden="true" />;
}
