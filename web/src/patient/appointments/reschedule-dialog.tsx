import { useState } from 'react';
import { rescheduleAppointment } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useIntention } from '../../api/intention.ts';
import { nearestTimes, problemText } from '../../api/problem-text.ts';
import { whenText } from '../../parts/appointment-words.ts';
import { SlotPicker } from '../../parts/slot-picker.tsx';
import { useSlotChoice } from '../../parts/slot-picker-choice.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface RescheduleDialogProps {
  appointment: AppointmentBody | undefined;
  onClose: () => void;
  onDone: (appointment: AppointmentBody) => void;
}

/** Another free half hour of the same doctor; the old one is given up only together with getting the new one. */
export function RescheduleDialog({ appointment, onClose, onDone }: RescheduleDialogProps) {
  const { t } = useSpeech();
  return (
    <Sheet open={appointment !== undefined} onClose={onClose} title={t('reschedule.title')} closeLabel={t('dialog.close')}>
      {appointment && <RescheduleForm appointment={appointment} onDone={onDone} />}
    </Sheet>
  );
}

function RescheduleForm({ appointment, onDone }: { appointment: AppointmentBody; onDone: RescheduleDialogProps['onDone'] }) {
  const speech = useSpeech();
  const { t, day, clock, moment } = speech;
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const send = useIntention();
  const choice = useSlotChoice(appointment.doctor.id, appointment.country);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const move = async (startsAt: string) => {
    setState({ busy: true });
    try {
      onDone(await rescheduleAppointment(send, appointment.id, startsAt));
    } catch (fault) {
      setState({ busy: false, fault });
      void choice.query.refetch();
    }
  };
  const nearest = nearestTimes(state.fault);
  const { slot } = choice;
  return (
    <div className="stack">
      <p suppressHydrationWarning>{t('reschedule.now', { when: whenText(appointment, speech, now) })}</p>
      <SlotPicker choice={choice} />
      {state.fault !== undefined && (
        <Notice tone="danger" announce title={problemText(state.fault, t)}>
          <p>{t('reschedule.still-stands')}</p>
          {nearest.map((at) => <Button key={at} look="secondary" onClick={() => void move(at)}>{moment(at, zone, now)}</Button>)}
        </Notice>
      )}
      <div className="reschedule-bar">
        <Button wide busy={state.busy} disabled={!slot} onClick={() => slot && void move(slot.starts_at)}>
          {slot ? t('reschedule.confirm', { when: `${day(slot.day)}, ${clock(slot.patient_time)}` }) : t('reschedule.title')}
        </Button>
      </div>
    </div>
  );
}
