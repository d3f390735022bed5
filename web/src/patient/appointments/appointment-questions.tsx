import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { setAnswer } from '../../api/query.ts';
import type { SentenceKey } from '../../shell/translation.tsx';
import type { Question } from './appointment-card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';

interface Asked {
  readonly question: Question;
  readonly appointment: AppointmentBody;
}

function cancelledWords({ payment_status: payment, stage }: AppointmentBody): SentenceKey {
  if (payment === 'refund_due') return 'cancel.done-refund';
  if (stage.money?.stage === 'credit-back') return 'cancel.done-credit';
  if (stage.money?.stage === 'call-back') return 'cancel.done-call';
  return stage.money?.stage === 'asked' || stage.money?.stage === 'unclear' ? 'cancel.done-awaited' : 'cancel.done';
}

/**
 * Returns `ask`, which opens the dialog that cancels or reschedules an appointment; `dialogs`, which renders them; and
 * `told`, the key of the sentence about the result. The list and the page of one appointment use it.
 */
export function useAppointmentQuestions() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [told, setTold] = useState<SentenceKey>();
  const close = () => setAsked(undefined);
  const done = (words: SentenceKey) => (appointment: AppointmentBody) => {
    void setAnswer(client, appointmentQuery(appointment.id).queryKey, appointment);
    void client.invalidateQueries({
      queryKey: ['api'],
      predicate: ({ queryKey }) => /^\/api\/(appointments\?|doctors\/[^/]+\/slots)/.test(String(queryKey[1])),
    });
    setTold(words);
    close();
  };
  const of = (question: Question) => (asked?.question === question ? asked.appointment : undefined);
  const dialogs = (
    <>
      <CancelDialog
        appointment={of('cancel')}
        onClose={close}
        onDone={(appointment) => done(cancelledWords(appointment))(appointment)}
      />
      <RescheduleDialog appointment={of('reschedule')} onClose={close} onDone={done('reschedule.done')} />
    </>
  );
  const ask = (question: Question, appointment: AppointmentBody) => {
    setTold(undefined);
    setAsked({ question, appointment });
  };
  return { ask, dialogs, told };
}
