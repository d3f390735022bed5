import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, FlaskConical, Info, TriangleAlert } from 'lucide-react';
import './notice.css';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, sandbox: FlaskConical } as const;

interface NoticeProps {
  tone: keyof typeof ICONS;
  title?: string | undefined;
  children?: ReactNode;
  /** Read out at once when it appears: for answers to something the person just did. */
  announce?: boolean | undefined;
}

/** A boxed message with an icon; colour is never its only sign. */
export function Notice({ tone, title, children, announce }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`notice ${tone}`} role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon size={22} aria-hidden="true" />
      <div className="notice-words">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
