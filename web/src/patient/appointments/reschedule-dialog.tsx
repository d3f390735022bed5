import { useState } from 'react';
import { rescheduleAppointment } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { whenText } from '../../components/appointment-words.ts';
import { SlotPicker } from '../../components/slot-picker.tsx';
import { useSlotChoice } from '../../components/slot-picker-choice.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { nearestTimes } from '../booking/nearest-times.ts';

interface RescheduleDialogProps {
  appointment: AppointmentBody | undefined;
  onClose: () => void;
  onDone: (appointment: AppointmentBody) => void;
}

/**
 * Lets the patient choose another free time of the same doctor. The server exchanges both in one step: if the new time
 * cannot be had, the old one stays.
 */
export function RescheduleDialog({ appointment, onClose, onDone }: RescheduleDialogProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={appointment !== undefined}
      onClose={onClose}
      title={t('reschedule.title')}
      closeLabel={t('dialog.close')}
    >
      {appointment && <RescheduleForm appointment={appointment} onDone={onDone} />}
    </Sheet>
  );
}

function RescheduleForm({
  appointment,
  onDone,
}: {
  appointment: AppointmentBody;
  onDone: RescheduleDialogProps['onDone'];
}) {
  const speech = useTranslation();
  const { t, day, clock, moment } = speech;
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const send = useIdempotentSend();
  const choice = useSlotChoice(appointment.doctor.id, appointment.country, { hidesOwnHold: true });
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
          {nearest.map((at) => (
            <Button key={at} look="secondary" onClick={() => void move(at)}>
              {moment(at, zone, now)}
            </Button>
          ))}
        </Notice>
      )}
      <div className="reschedule-bar">
        <Button wide busy={state.busy} disabled={!slot} onClick={() => slot && void move(slot.starts_at)}>
          {slot
            ? t('reschedule.confirm', { when: `${day(slot.day)}, ${clock(slot.patient_time)}` })
            : t('reschedule.title')}
        </Button>
      </div>
    </div>
  );
}
