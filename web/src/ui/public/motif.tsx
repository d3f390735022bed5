import './motif.css';

/** A decorative woven band in one of five patterns. */
export function Motif({ weave = 0 }: { weave?: 0 | 1 | 2 | 3 | 4 }) {
  return <div className={`motif weave-${weave}`} aria-hidden="true" />;
}
