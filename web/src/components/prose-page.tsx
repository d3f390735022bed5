import type { ReactNode } from 'react';
import { Motif } from '../ui/public/motif.tsx';
import '../ui/public/card.css';

/** A page of text: heading, lead, paragraphs and links to go on. */
export function ProsePage({
  title,
  lead,
  children,
  next,
}: {
  title: string;
  lead?: string;
  children?: ReactNode;
  next?: ReactNode;
}) {
  return (
    <article className="page narrow stack">
      <Motif weave={2} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children && <div className="prose">{children}</div>}
      {next && <div className="row">{next}</div>}
    </article>
  );
}
