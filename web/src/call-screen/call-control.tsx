import type { ReactNode } from 'react';

interface ControlProps {
  name: string;
  icon: ReactNode;
  /** Changes only the look: something is switched off. The word still names what a press does. */
  off?: boolean;
  /** Set for a button that shows and hides a part of the page. */
  expanded?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A round button of the call with a word below. The word always names what a press does, never the current state. */
export function Control({ name, icon, off = false, expanded, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className={`call-control ${name}${off || expanded ? ' lit' : ''}`}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <span className="call-icon">{icon}</span>
      <span>{children}</span>
    </button>
  );
}
