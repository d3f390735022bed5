import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import './frame-pieces.css';

interface FigureCardProps {
  label: string;
  /** The figure as it is read, such as 'TSh 48,000'. */
  figure: string;
  /** One line below: how the figure changed and since when, or what it does not count. */
  note?: ReactNode;
  /** The list that the figure counts. */
  href?: string | undefined;
}

/** A figure with its label. Pressed, it opens the list that it counts. */
export function FigureCard({ label, figure, note, href }: FigureCardProps) {
  const inside = (
    <>
      <span className="figure-label">{label}</span>
      <strong className="figure-value numbers">{figure}</strong>
      {note !== undefined && <span className="small muted">{note}</span>}
    </>
  );
  return href === undefined ? (
    <div className="card figure-card">{inside}</div>
  ) : (
    <Link href={href} className="card figure-card">
      {inside}
    </Link>
  );
}

/** A row of figures, two beside each other on a phone. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className="figure-cards">{children}</div>;
}
