import type { ReactNode } from 'react';
import { FlaskConical } from 'lucide';
import { Notice } from '../ui/forms/notice.tsx';

/** A notice that something is only tried here, such as a payment without money. */
export function SandboxNotice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Notice tone="sandbox" icon={FlaskConical} title={title}>
      {children}
    </Notice>
  );
}
