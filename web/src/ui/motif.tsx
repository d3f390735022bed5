import './motif.css';

/** The woven band, the signature of the product; each variation is another weave. */
export function Motif({ weave = 0 }: { weave?: 0 | 1 | 2 | 3 | 4 }) {
  return <div className={`motif weave-${weave}`} aria-hidden="true" />;
}
