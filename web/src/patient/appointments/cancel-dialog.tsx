import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { cancelAppointment } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useIntention } from '../../api/intention.ts';
import { problemText } from '../../api/problem-text.ts';
import { whenText } from '../../parts/appointment-words.ts';
import { useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import './appointments.css';

interface CancelDialogProps {
  appointment: AppointmentBody | undefined;
  onClose: () => void;
  onDone: (appointment: AppointmentBody) => void;
}

/** Asks before cancelling: a reason if the person wants, and what happens to the money (C28). */
export function CancelDialog({ appointment, onClose, onDone }: CancelDialogProps) {
  const { t } = useSpeech();
  return (
    <Sheet open={appointment !== undefined} onClose={onClose} title={t('cancel.title')} closeLabel={t('dialog.close')}>
      {appointment && <CancelForm appointment={appointment} onClose={onClose} onDone={onDone} />}
    </Sheet>
  );
}

/** What becomes of the money, from the stage that the server told: nothing is called untouched while it may be moving. */
function moneyWords({ payment_status: payment, stage }: AppointmentBody): SentenceKey {
  if (payment === 'paid') return 'cancel.money-paid';
  return stage.money?.stage === 'asked' || stage.money?.stage === 'unclear' ? 'cancel.money-awaited' : 'cancel.money-unpaid';
}

function CancelForm({ appointment, onClose, onDone }: CancelDialogProps & { appointment: AppointmentBody }) {
  const speech = useSpeech();
  const { t, money } = speech;
  const now = useNow();
  const send = useIntention();
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
    <form ref={form} className="stack" onSubmit={(event) => void cancel(event)}>
      <p suppressHydrationWarning>{t('cancel.what', { doctor: appointment.doctor.name, when: whenText(appointment, speech, now) })}</p>
      <Notice tone="info" title={t('cancel.money')}><p>{t(moneyWords(appointment), { price: money(appointment.price) })}</p></Notice>
      <TextArea label={t('cancel.reason')} aside={t('optional')} name="reason" rows={2} maxLength={500} autoComplete="off" />
      {state.fault !== undefined && <Notice tone="danger" announce title={problemText(state.fault, t)}><p>{t('cancel.still-stands')}</p></Notice>}
      <div className="dialog-actions">
        <Button look="secondary" onClick={onClose}>{t('cancel.keep')}</Button>
        <Button type="submit" look="danger" busy={state.busy}>{t('cancel.confirm')}</Button>
      </div>
    </form>
  );
}
