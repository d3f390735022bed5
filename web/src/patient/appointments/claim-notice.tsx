import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { appointmentQuery, contestCompletion } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { reportCallOutcome } from '../../api/calls.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/**
 * For a day the patient can contest the consultation here: one of which the doctor alone says that it took place, which
 * the patient may confirm too (I-40), or one that the call proves.
 */
export function ClaimNotice({ appointment }: { appointment: AppointmentBody }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [state, setState] = useState<{ asked: boolean; busy?: boolean; fault?: unknown }>({ asked: false });
  const contest = async () => {
    setState({ asked: true, busy: true });
    try {
      await setAnswer(client, appointmentQuery(appointment.id).queryKey, await contestCompletion(send, appointment.id));
    } catch (fault) {
      setState({ asked: true, fault });
    }
  };
  const agree = async () => {
    setState({ asked: false, busy: true });
    try {
      await reportCallOutcome(appointment.id, true);
      await client.invalidateQueries({ queryKey: appointmentQuery(appointment.id).queryKey });
    } catch (fault) {
      setState({ asked: false, fault });
    }
  };
  const { contestable_until: until, proven, said } = appointment;
  const why = !proven ? '' : said === 'spoke' ? '-said' : '-proven';
  if (until === null || !appointment.actions.includes('contest')) return null;
  return (
    <Notice tone="info" title={t(`claim.title${why}`)}>
      <p suppressHydrationWarning>
        {t(state.asked ? (proven ? 'claim.sure-proven' : 'claim.sure') : `claim.note${why}`, {
          name: appointment.doctor.name,
          when: moment(until, zone, now),
        })}
      </p>
      {state.fault !== undefined && <p role="alert">{problemText(state.fault, t)}</p>}
      {!state.asked && !proven && (
        <Button busy={state.busy ?? false} onClick={() => void agree()}>
          {t('spoken.spoke')}
        </Button>
      )}
      <Button
        look={state.asked ? 'danger' : 'secondary'}
        busy={state.busy ?? false}
        onClick={() => (state.asked ? void contest() : setState({ asked: true }))}
      >
        {t(state.asked ? 'claim.yes' : 'claim.contest')}
      </Button>
      {state.asked && (
        <Button look="quiet" onClick={() => setState({ asked: false })}>
          {t('claim.no')}
        </Button>
      )}
    </Notice>
  );
}
