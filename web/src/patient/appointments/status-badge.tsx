import { CalendarCheck, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { AppointmentBody } from '../../api/bookings.ts';
import { STATUS_WORDS } from '../../parts/appointment-words.ts';
import { useSpeech } from '../../shell/speech.tsx';

const ICONS = { pending: Hourglass, scheduled: CalendarCheck, completed: CircleCheck, cancelled: CircleX } as const;

/** The state with icon and word; colour only supports them. */
export function StatusBadge({ status }: { status: AppointmentBody['status'] }) {
  const { t } = useSpeech();
  const Icon = ICONS[status];
  return <span className={`status ${status}`}><Icon size={16} aria-hidden="true" />{t(STATUS_WORDS[status])}</span>;
}
