import { proposeTimes } from '@tabibu/contract/medication-times';
import type { ProposedTimes } from '@tabibu/contract/medication-times';
import type { PrescriptionItemBody } from '@tabibu/contract/visit-documents';

/** With what the form of a new schedule begins. */
export interface Proposal extends Partial<ProposedTimes> {
  readonly kind: 'medicine' | 'measuring';
  readonly name?: string;
  readonly dose?: string;
  /** Whether times could be read from a prescription; undefined if there is none. */
  readonly isRead: boolean | undefined;
}

/** Returns what to begin with for a prescribed medicine: its name, the dose as the doctor wrote it, and its times. */
export function proposalFrom(item: PrescriptionItemBody): Proposal {
  const times = proposeTimes(item);
  return {
    kind: 'medicine',
    name: [item.medicine, item.form].filter(Boolean).join(', ').slice(0, 120),
    dose: item.dose,
    isRead: times !== null,
    ...(times ?? { days: item.days }),
  };
}
