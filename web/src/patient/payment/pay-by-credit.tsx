import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { appointmentQuery, payByCredit } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { creditsQuery } from '../../api/credits.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** One button in place of the payment form, because the patient's credit pays the whole price. */
export function PayByCredit({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const { queryKey } = appointmentQuery(appointment.id);
  const book = async () => {
    setState({ busy: true });
    try {
      await setAnswer(client, queryKey, await payByCredit(send, appointment.id));
      void client.invalidateQueries({ queryKey: creditsQuery().queryKey });
    } catch (fault) {
      setState({ busy: false, fault });
      void client.invalidateQueries({ queryKey });
    }
  };
  return (
    <div className="stack">
      <p>{t('pay.by-credit-lead')}</p>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'payment.process-failed')}</p>
        </Notice>
      )}
      <Button wide busy={state.busy} onClick={() => void book()}>
        {t('pay.by-credit')}
      </Button>
    </div>
  );
}
