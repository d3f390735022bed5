import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { attachConversation, keptConversationQuery } from '../../api/kept-conversations.ts';
import type { KeptBody } from '../../api/kept-conversations.ts';
import { appointmentsQuery } from '../../api/bookings.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { whenText } from '../../components/appointment-words.ts';

/** Chooses the appointment whose doctor reads a kept conversation beside the reason, or nobody. */
export function ShowToDoctor({ kept }: { kept: KeptBody }) {
  const speech = useTranslation();
  const { t } = speech;
  const now = useNow();
  const client = useQueryClient();
  const appointments = useQuery(appointmentsQuery('upcoming')).data?.appointments ?? [];
  const [wanted, setWanted] = useState(kept.booking_id ?? '');
  const [state, setState] = useState<{ busy?: boolean; saved?: boolean; fault?: unknown }>({});
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      const head = await attachConversation(kept.id, wanted === '' ? null : wanted);
      await setAnswer(client, keptConversationQuery(kept.id).queryKey, { ...kept, ...head });
      setState({ saved: true });
    } catch (fault) {
      setState({ fault });
    }
  };
  // An appointment that is over can only be taken back.
  const isPast = kept.booking_id !== null && !appointments.some(({ id }) => id === kept.booking_id);
  return (
    <form method="post" className="card stack" aria-labelledby="show-to-doctor" onSubmit={(event) => void save(event)}>
      <h2 id="show-to-doctor">{t('assistant.attach')}</h2>
      {appointments.length === 0 && !isPast ? (
        <p className="muted">{t('assistant.attach-none')}</p>
      ) : (
        <>
          <Select
            label={t('assistant.attach-which')}
            name="booking"
            value={wanted}
            onChange={({ target }) => {
              setWanted(target.value);
              setState({});
            }}
          >
            <option value="">{t('assistant.attach-nobody')}</option>
            {isPast && <option value={kept.booking_id ?? ''}>{t('assistant.kept-shown')}</option>}
            {appointments.map((appointment) => (
              <option key={appointment.id} value={appointment.id}>
                {`${appointment.doctor.name}, ${whenText(appointment, speech, now)}`}
              </option>
            ))}
          </Select>
          {state.fault !== undefined && (
            <Notice tone="danger" announce>
              <p>{problemText(state.fault, t, 'assistant.not-saved')}</p>
            </Notice>
          )}
          <div className="row">
            <Button type="submit" look="secondary" busy={state.busy}>
              {t('assistant.attach-save')}
            </Button>
            <span role="status">{state.saved === true && t('assistant.attach-saved')}</span>
          </div>
        </>
      )}
    </form>
  );
}
