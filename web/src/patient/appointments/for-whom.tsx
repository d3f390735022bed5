import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import { appointmentQuery, changePerson } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { familyQuery } from '../../api/family.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import './for-whom.css';

/** The choice of the patient. Everybody else has an id. */
const ME = 'me';

/**
 * Says for whom a paid appointment is from now on, and says that it was changed. The address opens it, so it needs no
 * script.
 */
export default function ForWhom({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useTranslation();
  const isChanged = useQueryOfAddress().get('for') === 'changed';
  const { data, error, refetch } = useQuery({ ...familyQuery(), enabled: !isChanged });
  const { person, person_until: until } = appointment;
  if (isChanged)
    return (
      <Notice tone="success" announce>
        <p>{t('for-whom.changed', { whom: person === undefined ? 'patient' : 'member', name: person?.name ?? '' })}</p>
      </Notice>
    );
  if (until === undefined)
    return (
      <Notice tone="warning">
        <p>{t('for-whom.late')}</p>
      </Notice>
    );
  if (!data)
    return error ? (
      <LoadFailure words={t('family.load-failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={1} />
    );
  const others = data.members.filter(({ id }) => id !== person?.id);
  if (person === undefined && others.length === 0)
    return (
      <section className="card stack">
        <h2>{t('for-whom.title')}</h2>
        <p>{t('family.none')}</p>
        <Link href="/more/family">{t('for-whom.add')}</Link>
      </section>
    );
  return <Form appointment={appointment} until={until} others={others} />;
}

interface FormProps {
  readonly appointment: AppointmentBody;
  /** Until when it can be changed. */
  readonly until: string;
  /** The members of the family for whom it is not. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
}

function Form({ appointment, until, others }: FormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [, goTo] = useLocation();
  const sent = useFormReply();
  const reply = sent?.form === 'change-person' ? sent : undefined;
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false, fault: refusalIn(reply) });
  const isUnchosen = reply !== undefined && reply.values['person_id'] === undefined;
  const { id, person, reason } = appointment;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { person: chosen, reason: written } = wishIn(new FormData(event.currentTarget));
    setState({ busy: true });
    try {
      const changed = await changePerson(send, id, { person_id: chosen === ME ? null : chosen, reason: written });
      await setAnswer(client, appointmentQuery(id).queryKey, changed);
      void client.invalidateQueries({
        queryKey: ['api'],
        predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/api/appointments?'),
      });
      goTo(`/appointments/${id}?for=changed`, { replace: true });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  const choice = (value: string, words: string) => (
    <ChipChoice
      key={value}
      type="radio"
      name="person_id"
      value={value}
      required
      defaultChecked={reply?.values['person_id'] === value}
    >
      {words}
    </ChipChoice>
  );
  return (
    <form name="change-person" method="post" className="card stack" onSubmit={(event) => void save(event)}>
      <Explanation appointment={appointment} until={until} />
      <fieldset className="for-whom">
        <legend>{t('for-whom.who')}</legend>
        <div className="chips">
          {person !== undefined && choice(ME, t('for-whom.me'))}
          {others.map((member) => choice(member.id, member.name))}
        </div>
        {isUnchosen && <p className="field-error">{t('for-whom.who-missing')}</p>}
      </fieldset>
      <Link href="/more/family">{t('for-whom.add')}</Link>
      <TextArea
        label={t('for-whom.reason')}
        hint={t('for-whom.reason-hint')}
        name="reason"
        rows={3}
        maxLength={1000}
        autoComplete="off"
        defaultValue={reply?.values['reason'] ?? reason ?? ''}
      />
      {state.fault !== undefined && !isUnchosen && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'family.failed')}</p>
        </Notice>
      )}
      <div className="button-row">
        <ButtonLink look="secondary" href={`/appointments/${id}`}>
          {t('for-whom.keep')}
        </ButtonLink>
        <Button type="submit" busy={state.busy}>
          {t('for-whom.save')}
        </Button>
      </div>
    </form>
  );
}

/** What stays, what changes and until when. */
function Explanation({ appointment, until }: Pick<FormProps, 'appointment' | 'until'>) {
  const { t, clock, day } = useTranslation();
  const now = useNow();
  const { country, person } = appointment;
  const zone = countryOf(country).timeZone ?? 'UTC';
  const last = wallClockAt(until, zone);
  const when = `${day(last.day, wallClockAt(now, zone).day)}, ${clock(last.time)}`;
  return (
    <>
      <h2>{t('for-whom.title')}</h2>
      <p>{t('for-whom.now', { whom: person === undefined ? 'patient' : 'member', name: person?.name ?? '' })}</p>
      <ul className="for-whom-points">
        <li>{t('for-whom.stays')}</li>
        <li>{t('for-whom.record')}</li>
        <li>{t('for-whom.attached')}</li>
        {appointment.stage.money?.stage === 'call-used' && <li>{t('for-whom.plan')}</li>}
        <li suppressHydrationWarning>{t('for-whom.until', { when })}</li>
      </ul>
    </>
  );
}

/** Who was chosen, and the reason if there is one. */
function wishIn(data: FormData): { readonly person: string; readonly reason: string | undefined } {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { person: text('person_id'), reason: text('reason') || undefined };
}
