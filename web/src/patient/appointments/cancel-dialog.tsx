import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { cancelAppointment } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { whenText } from '../../components/appointment-words.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import './appointments.css';

interface CancelDialogProps {
  appointment: AppointmentBody | undefined;
  onClose: () => void;
  onDone: (appointment: AppointmentBody) => void;
}

/** Asks before it cancels: says what happens to the money and takes an optional reason (C28). */
export function CancelDialog({ appointment, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={appointment !== undefined} onClose={onClose} title={t('cancel.title')} closeLabel={t('dialog.close')}>
      {appointment && <CancelForm appointment={appointment} onClose={onClose} onDone={onDone} />}
    </Sheet>
  );
}

/** The sentence about the money. While a payment may still be under way it does not claim that no money was taken. */
function moneyWords({ payment_status: payment, stage }: AppointmentBody): SentenceKey {
  if (payment === 'paid') return 'cancel.money-paid';
  return stage.money?.stage === 'asked' || stage.money?.stage === 'unclear'
    ? 'cancel.money-awaited'
    : 'cancel.money-unpaid';
}

function CancelForm({ appointment, onClose, onDone }: CancelDialogProps & { appointment: AppointmentBody }) {
  const speech = useTranslation();
  const { t, money } = speech;
  const now = useNow();
  const isPaid = appointment.payment_status === 'paid';
  const send = useIdempotentSend();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      const reason = String(new FormData(form.current ?? undefined).get('reason') ?? '').trim();
      onDone(await cancelAppointment(send, appointment.id, reason));
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <form ref={form} method="post" className="stack" onSubmit={(event) => void cancel(event)}>
      <p suppressHydrationWarning>
        {t('cancel.what', { doctor: appointment.doctor.name, when: whenText(appointment, speech, now) })}
      </p>
      <Notice tone="info" title={t('cancel.money')}>
        {appointment.stage.money?.stage === 'call-used' && <p>{t('cancel.money-call')}</p>}
        {(appointment.to_pay.amount > 0 || !isPaid) && (
          <p>{t(moneyWords(appointment), { price: money(appointment.to_pay) })}</p>
        )}
        {appointment.credit.amount > 0 && isPaid && (
          <p>{t('cancel.money-credit', { credit: money(appointment.credit) })}</p>
        )}
      </Notice>
      {appointment.cancel_closes && <Notice tone="warning" title={t('cancel.closes')} />}
      <TextArea
        label={t('cancel.reason')}
        aside={t('optional')}
        name="reason"
        rows={2}
        maxLength={500}
        autoComplete="off"
      />
      {state.fault !== undefined && (
        <Notice tone="danger" announce title={problemText(state.fault, t)}>
          <p>{t('cancel.still-stands')}</p>
        </Notice>
      )}
      <div className="button-row">
        <Button look="secondary" onClick={onClose}>
          {t('cancel.keep')}
        </Button>
        <Button type="submit" look="danger" busy={state.busy}>
          {t('cancel.confirm')}
        </Button>
      </div>
    </form>
  );
}
