import type { ReactNode } from 'react';
import './frame-pieces.css';

interface SectionHeadProps {
  title: string;
  /** One sentence: what the page is for. */
  lead?: string;
  /** The buttons at the right. */
  children?: ReactNode;
}

/** The top line of a section of the consoles. */
export function SectionHead({ title, lead, children }: SectionHeadProps) {
  return (
    <header className="portal-head">
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className="muted">{lead}</p>}
      </div>
      {children !== undefined && <div className="row">{children}</div>}
    </header>
  );
}
