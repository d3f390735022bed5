import { useState } from 'react';
import type { FormEvent } from 'react';
import { cancelListed } from '../../api/booking-desk.ts';
import type { ListedBookingBody } from '../../api/booking-desk.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { When } from '../frame/when.tsx';

/** A booking that can still be cancelled. */
export type Cancellable = ListedBookingBody & { cancel_effect: NonNullable<ListedBookingBody['cancel_effect']> };

interface CancelDialogProps {
  /** Closed without one. */
  booking: Cancellable | undefined;
  onClose: () => void;
  onCancelled: (booking: Cancellable) => void;
}

/** Asks before a booking is cancelled, and says what happens to the money and who is told (STF-BOOK-06, W69). */
export function CancelDialog({ booking, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={booking !== undefined}
      onClose={onClose}
      title={t('booking-desk.cancel-question')}
      closeLabel={t('staff.close')}
    >
      {booking && <Question key={booking.id} booking={booking} onClose={onClose} onCancelled={onCancelled} />}
    </Dialog>
  );
}

function Question({ booking, onClose, onCancelled }: CancelDialogProps & { booking: Cancellable }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      await cancelListed(booking.id, reason.trim());
      onCancelled(booking);
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'booking-desk.cancel-failed') });
    }
  };
  const { cancel_effect: effect, starts_at: startsAt } = booking;
  const told = effect === 'nothing-paid' ? 'told-nobody' : booking.kind === 'emergency' ? 'told-patient' : 'told-both';
  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      <p>
        <strong>{booking.patient || t('booking-desk.nobody')}</strong> · {booking.doctor} ·{' '}
        {startsAt === null ? t('booking-desk.no-time') : <When at={startsAt} />}
      </p>
      <Notice tone="info">
        <p>{t(`booking-desk.effect-${effect}`)}</p>
        <p>{t(`booking-desk.${told}`)}</p>
      </Notice>
      <TextField
        label={t('booking-desk.reason')}
        aside={t('booking-desk.optional')}
        hint={t('booking-desk.reason-hint')}
        name="reason"
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <Button type="submit" look="danger" wide busy={state.busy}>
        {t('booking-desk.cancel-do')}
      </Button>
      <Button look="secondary" wide onClick={onClose}>
        {t('booking-desk.keep')}
      </Button>
    </form>
  );
}
