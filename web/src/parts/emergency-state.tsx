import type { AppointmentBody } from '@tabibu/contract/bookings';
import { useSpeech } from '../shell/speech.tsx';
import type { SentenceKey } from '../shell/speech.tsx';
import { Notice } from '../ui/notice.tsx';

type State = NonNullable<AppointmentBody['emergency_state']>;

const WORDS: Record<State, { tone: 'info' | 'success' | 'warning'; title: SentenceKey; note: SentenceKey }> = {
  ringing: { tone: 'info', title: 'emergency.ringing', note: 'emergency.ringing-note' },
  accepted: { tone: 'success', title: 'emergency.accepted', note: 'emergency.accepted-note' },
  escalated: { tone: 'warning', title: 'emergency.escalated', note: 'emergency.escalated-note' },
};

/** Who is being alerted, and when help does not come fast enough, what to do instead (W23). */
export function EmergencyState({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useSpeech();
  if (!appointment.emergency_state) return null;
  const { tone, title, note } = WORDS[appointment.emergency_state];
  return (
    <Notice tone={tone} announce title={t(title)}>
      <p>{t(note, { doctor: appointment.doctor.name })}</p>
      <p>{t('emergency.go-now')}</p>
    </Notice>
  );
}
