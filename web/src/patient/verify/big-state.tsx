import type { ReactNode } from 'react';
import { CalendarX2, CircleHelp, OctagonX, PackageCheck, ShieldCheck } from 'lucide-react';

const ICONS = { valid: ShieldCheck, dispensed: PackageCheck, cancelled: OctagonX, expired: CalendarX2, unknown: CircleHelp } as const;

/** The answer to 'may I give this out?' at one glance: colour, icon and word. */
export function BigState({ state, word, children }: { state: keyof typeof ICONS; word: string; children?: ReactNode }) {
  const Icon = ICONS[state];
  return (
    <div className={`verify-state ${state}`} role="status">
      <Icon size={44} aria-hidden="true" />
      <h1>{word}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
