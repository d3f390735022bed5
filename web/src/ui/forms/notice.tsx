import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '../icon.tsx';
import './notice.css';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

interface NoticeProps {
  tone: keyof typeof ICONS | 'sandbox';
  /** Stands in place of the tone's own icon. That of the sandbox comes with what shows it. */
  icon?: IconNode | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /**
   * Screen readers announce it when it appears, for answers to what the person just did. An announced success also
   * scrolls into view.
   */
  announce?: boolean | undefined;
}

/** A message in a box with an icon, so that its meaning does not depend on colour alone. */
export function Notice({
  tone,
  icon = ICONS[tone === 'sandbox' ? 'info' : tone],
  title,
  children,
  announce,
}: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const comesIntoSight = announce === true && tone === 'success';
  useEffect(() => {
    if (comesIntoSight) return showWhenHidden(box.current);
  }, [comesIntoSight]);
  return (
    <div
      ref={box}
      tabIndex={comesIntoSight ? -1 : undefined}
      className={`notice ${tone}`}
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon node={icon} size={22} />
      <div className="notice-words">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/**
 * Scrolls a notice into view and focuses it if it is off-screen or covered. Waits one frame, so that a dialog that
 * asked the question closes first and returns the focus.
 */
function showWhenHidden(box: HTMLElement | null): () => void {
  const frame = requestAnimationFrame(() => {
    if (!box) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    if (box.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return;
    box.scrollIntoView({ block: 'center' });
    box.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
