import type { ReactNode } from 'react';
import { CalendarX2, CircleHelp, OctagonX, PackageCheck, ShieldCheck } from 'lucide';
import { Icon } from '../ui/icon.tsx';

const ICONS = {
  valid: ShieldCheck,
  given: PackageCheck,
  dispensed: PackageCheck,
  cancelled: OctagonX,
  expired: CalendarX2,
  unknown: CircleHelp,
} as const;

/**
 * The state of a document in large print, with colour, icon and word, so that a pharmacist sees at once whether to
 * dispense.
 */
export function BigState({ state, word, children }: { state: keyof typeof ICONS; word: string; children?: ReactNode }) {
  const icon = ICONS[state];
  return (
    <div className={`verify-state ${state}`} role="status">
      <Icon node={icon} size={44} />
      <h1>{word}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
