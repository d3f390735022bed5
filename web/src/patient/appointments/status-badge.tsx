import { CalendarCheck, CalendarX, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { AppointmentBody } from '../../api/bookings.ts';
import { STATUS_WORDS } from '../../parts/appointment-words.ts';
import { useSpeech } from '../../shell/speech.tsx';

const ICONS = { pending: Hourglass, scheduled: CalendarCheck, completed: CircleCheck, cancelled: CircleX, missed: CalendarX } as const;

/** The state with icon and word; colour only supports them. What the patient missed stands among the completed ones, and says what it was. */
export function StatusBadge({ appointment: { status, state } }: { appointment: Pick<AppointmentBody, 'status' | 'state'> }) {
  const { t } = useSpeech();
  const missed = state === 'missed';
  const Icon = ICONS[missed ? 'missed' : status];
  return <span className={`status ${missed ? 'cancelled' : status}`}><Icon size={16} aria-hidden="true" />{t(missed ? 'appointments.missed-word' : STATUS_WORDS[status])}</span>;
}
