import type { ReactNode } from 'react';

interface ControlProps {
  name: string;
  icon: ReactNode;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One round button of a call with its word below. */
export function Control({ name, icon, pressed, onClick, children }: ControlProps) {
  return <button type="button" className={`call-control ${name}`} aria-pressed={pressed} onClick={onClick}><span className="call-icon">{icon}</span><span>{children}</span></button>;
}
