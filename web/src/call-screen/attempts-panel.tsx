import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { PhoneCall } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { callPatient, callQuery, reportNoAnswer } from '../api/calls.ts';
import type { CallViewBody } from '../api/calls.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import { readableAnywhere } from '../components/any-number.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { CompleteButton } from './complete-button.tsx';

interface AttemptsPanelProps {
  call: CallViewBody;
  attempts: NonNullable<CallViewBody['attempts']>;
}

/**
 * For the doctor of an appointment by phone: shows the patient's number to call. Each request for the number counts as
 * a call attempt, and the doctor can report that nobody answered.
 */
export function AttemptsPanel({ call, attempts }: AttemptsPanelProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, setState] = useState<{ busy?: 'call' | 'note'; fault?: unknown }>({});
  const name = call.answers ?? call.other.name;
  const ask = async (busy: 'call' | 'note', send: (bookingId: string) => Promise<CallViewBody>) => {
    setState({ busy });
    try {
      await setAnswer(client, callQuery(call.booking_id).queryKey, await send(call.booking_id));
      setState({});
    } catch (fault) {
      setState({ fault });
    }
  };
  return (
    <section className="doctor-phone" aria-label={t('room.attempts-title', { name })}>
      {attempts.calls === 0 && <p className="small">{t('room.attempts-offer', { name })}</p>}
      {call.phone && (
        <a className="doctor-phone-number numbers" translate="no" href={`tel:${call.phone}`}>
          <Icon node={PhoneCall} size={26} />
          {readableAnywhere(call.phone)}
        </a>
      )}
      <div role="status">
        {attempts.calls > 0 && (
          <p className="small">
            {t('room.attempts-count', { calls: attempts.calls, unanswered: attempts.unanswered })}
          </p>
        )}
      </div>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t)}</p>
        </Notice>
      )}
      {attempts.may_note && <CompleteButton call={call} words="room.attempts-spoke" />}
      {attempts.may_note && (
        <Button look="secondary" wide busy={state.busy === 'note'} onClick={() => void ask('note', reportNoAnswer)}>
          {t('room.attempts-no-answer')}
        </Button>
      )}
      {!attempts.may_note && (
        <Button look="secondary" wide busy={state.busy === 'call'} onClick={() => void ask('call', callPatient)}>
          <Icon node={PhoneCall} size={20} />
          {t(attempts.calls > 0 ? 'room.attempts-again' : 'room.attempts-title', { name })}
        </Button>
      )}
      <p className="small muted">{t('room.attempts-rule', { name })}</p>
    </section>
  );
}
