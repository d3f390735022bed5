import { useState } from 'react';
import { timeZoneOf } from '@tabibu/contract/countries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { moveListed } from '../../api/booking-desk.ts';
import type { ListedBookingBody } from '../../api/booking-desk.ts';
import { doctorsQuery } from '../../api/public/doctors.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { SlotPicker } from '../../components/slot-picker.tsx';
import { useSlotChoice } from '../../components/slot-picker-choice.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';

/** How many other doctors are offered: those who are free soonest. */
const MOST_OTHERS = 20;

interface MoveDialogProps {
  /** Closed without one. */
  booking: ListedBookingBody | undefined;
  onClose: () => void;
  onMoved: (booking: ListedBookingBody) => void;
}

/** Moves the appointment of somebody who is on the line to another free time, of the same doctor or of one alike. */
export function MoveDialog({ booking, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      title={t('booking-desk.move-title')}
      closeLabel={t('staff.close')}
      look="panel"
    >
      {booking && <Move key={booking.id} booking={booking} onMoved={onMoved} />}
    </Dialog>
  );
}

function Move({ booking, onMoved }: { booking: ListedBookingBody; onMoved: MoveDialogProps['onMoved'] }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const { country } = booking;
  const [doctorId, setDoctorId] = useState(booking.doctor_id);
  const others = useQuery({
    ...doctorsQuery({
      country,
      as: 'all',
      rating: 'all',
      call_type: booking.kind === 'video' ? 'video' : 'all',
      type: booking.doctor_type,
      sort: 'soonest',
      limit: MOST_OTHERS,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="stack">
      <p suppressHydrationWarning>
        {t('booking-desk.move-now', {
          doctor: booking.doctor,
          when: booking.starts_at === null ? '' : moment(booking.starts_at, timeZoneOf(country), now),
        })}
      </p>
      <Select
        label={t('booking-desk.move-doctor')}
        name="doctor"
        value={doctorId}
        onChange={({ target }) => setDoctorId(target.value)}
      >
        <option value={booking.doctor_id}>{t('booking-desk.move-same', { doctor: booking.doctor })}</option>
        {others.data
          ?.filter(({ id }) => id !== booking.doctor_id)
          .map(({ id, full_name: name, specialty_id: specialty }) => (
            <option key={id} value={id}>{`${name} · ${t(`specialty.${specialty as 'cardiologist'}`)}`}</option>
          ))}
      </Select>
      <Times key={doctorId} booking={booking} doctorId={doctorId} onMoved={onMoved} />
    </div>
  );
}

interface TimesProps {
  booking: ListedBookingBody;
  doctorId: string;
  onMoved: MoveDialogProps['onMoved'];
}

function Times({ booking, doctorId, onMoved }: TimesProps) {
  const { t, day, clock } = useTranslation();
  const choice = useSlotChoice(doctorId, booking.country);
  const [agreed, setAgreed] = useState(false);
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const { slot } = choice;
  const move = async () => {
    if (!slot) return;
    setState({ busy: true });
    const other = doctorId === booking.doctor_id ? {} : { doctor_id: doctorId };
    try {
      onMoved(await moveListed(booking.id, { starts_at: slot.starts_at, agreed, ...other }));
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'booking-desk.move-failed') });
      void choice.query.refetch();
    }
  };
  return (
    <>
      <SlotPicker choice={choice} doctorZoneNote={false} />
      <label className="booking-agrees">
        <input type="checkbox" name="agreed" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        {t('booking-desk.move-agrees', { name: booking.patient || t('booking-desk.nobody') })}
      </label>
      <p className="small muted">{t('booking-desk.move-money')}</p>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <Button wide busy={state.busy} disabled={!slot} onClick={() => void move()}>
        {slot
          ? t('booking-desk.move-do', { when: `${day(slot.day)}, ${clock(slot.patient_time)}` })
          : t('booking-desk.move-title')}
      </Button>
    </>
  );
}
