import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './frame-pieces.css';

interface PanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A panel at the right edge for adding and editing one thing; on a phone it covers the screen. It keeps the focus and
 * closes on Escape. Put a form in it, with its buttons in a `PanelActions` at the end.
 */
export function Panel({ open, onClose, title, children }: PanelProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('staff.close')} look="panel">
      {children}
    </Dialog>
  );
}

/** The buttons of a panel, which stay in sight at its lower edge. */
export function PanelActions({ children }: { children: ReactNode }) {
  return <div className="panel-actions">{children}</div>;
}
