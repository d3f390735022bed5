import { useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { changeMember, familyQuery, memberAllergiesQuery, memberFactsQuery, removeMember } from '../../api/family.ts';
import type { FamilyBody, MemberBody, MemberInputBody } from '../../api/family.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { reportsQuery } from '../../api/month-reports.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { LateMonthReports } from '../../components/lazy-month-reports.ts';
import { dayText } from '../../components/facts-words.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { PersonAllergies } from '../documents/own-allergies.tsx';
import { PersonFacts } from '../../components/own-facts.tsx';
import { HandOver } from './hand-over.tsx';
import { MemberForm } from '../../components/member-form.tsx';
import { memberLine } from './member-words.ts';
import '../../ui/public/card.css';

export function needs({ me, params, language }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const id = params['personId'] ?? '';
  return me?.role === 'patient'
    ? [
        client.prefetchQuery(familyQuery()),
        client.prefetchQuery(memberFactsQuery(id)),
        client.prefetchQuery(memberAllergiesQuery(id)),
        client.prefetchQuery(reportsQuery(id)),
        // A browser loads them with the first render.
        ...(typeof window === 'undefined' ? [LateMonthReports.load(language)] : []),
      ]
    : [];
}

/** /more/family/:personId: somebody in the family, with what doctors must know, and the button that removes them. */
export default function MemberScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const id = useParam('personId');
  const { data, error, refetch } = useQuery({ ...familyQuery(), enabled: me?.role === 'patient' });
  if (me?.role !== 'patient') return <SignInFirst why={t('family.sign-in-why')} />;
  const member = data?.members.find((one) => one.id === id);
  return (
    <div className="page narrow stack">
      {data && member && <Member key={member.id} member={member} family={data} />}
      {data && !member && (
        <>
          <h1>{t('family.title')}</h1>
          <p>{t('family.gone')}</p>
        </>
      )}
      {!data &&
        (error ? (
          <PersonalFailure error={error} words={t('family.load-failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} />
        ))}
      <Link href="/more/family">{t('family.back')}</Link>
    </div>
  );
}

function Member({
  member,
  family: { today, majority, number_from: numberFrom },
}: {
  member: MemberBody;
  family: FamilyBody;
}) {
  const speech = useTranslation();
  const { t } = speech;
  const client = useQueryClient();
  const [saved, setSaved] = useState(useQueryOfAddress().has('saved'));
  const sent = useFormReply();
  const reply = sent?.form === 'change-member' ? sent : undefined;
  const refresh = async () => {
    await Promise.all(
      [familyQuery(), memberFactsQuery(member.id)].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    );
  };
  const save = async (wish: MemberInputBody) => {
    setSaved(false);
    try {
      await changeMember(member.id, { version: member.version, ...wish });
    } catch (fault) {
      if (isProblem<'PUT /api/family/:person_id'>(fault, 'record-stale')) await refresh();
      throw fault;
    }
    await refresh();
    setSaved(true);
  };
  return (
    <>
      <header>
        <h1 translate="no">{member.name}</h1>
        <p className="muted">{memberLine(member, today, speech)}</p>
      </header>
      <PersonFacts personId={member.id} name={member.name} onSaved={() => void refresh()} />
      <PersonAllergies personId={member.id} />
      <LateMonthReports.Part personId={member.id} />
      <section className="card stack" aria-labelledby="member-details">
        <h2 id="member-details">{t('family.details')}</h2>
        <MemberForm
          key={`${member.version} ${member.birth_date} ${member.sex}`}
          today={today}
          numberFrom={numberFrom}
          member={member}
          typed={reply?.values}
          refused={refusalIn(reply)}
          onSend={save}
        />
        {saved && (
          <Notice tone="success" announce>
            <p>{t('family.saved')}</p>
          </Notice>
        )}
        <p className="small muted">
          {t('family.consented-on', { day: dayText(member.consented_at.slice(0, 10), speech) })}
        </p>
      </section>
      <HandOver member={member} majority={majority} />
      <Remove member={member} />
    </>
  );
}

/**
 * Removes the person after a question, which a link asks, so it needs no script. While an appointment is to come it
 * says why nobody can.
 */
function Remove({ member: { id, name, has_visit: hasVisit } }: { member: MemberBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const reply = useFormReply();
  const [asked, setAsked] = useState(useQueryOfAddress().has('remove'));
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({
    busy: false,
    fault: reply?.form === 'remove-member' ? refusalIn(reply) : undefined,
  });
  const href = `/more/family/${id}`;
  const ask = (next: boolean) => (event: MouseEvent) => {
    event.preventDefault();
    setAsked(next);
  };
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      await removeMember(id);
      goTo('/more/family');
      await client.invalidateQueries({ queryKey: familyQuery().queryKey });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <section id="remove" className="card stack" aria-labelledby="member-remove">
      <h2 id="member-remove">{t('family.remove-title')}</h2>
      <p>{t(hasVisit ? 'family.has-visit' : 'family.remove-note')}</p>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'family.failed')}</p>
        </Notice>
      )}
      {!hasVisit && !asked && (
        <ButtonLink look="danger" href={`${href}?remove=1#remove`} onClick={ask(true)}>
          {t('family.remove', { name })}
        </ButtonLink>
      )}
      {!hasVisit && asked && (
        <form name="remove-member" method="post" className="row" onSubmit={(event) => void remove(event)}>
          <Button type="submit" look="danger" busy={state.busy}>
            {t('family.remove-sure')}
          </Button>
          <ButtonLink look="quiet" href={href} onClick={ask(false)}>
            {t('family.keep')}
          </ButtonLink>
        </form>
      )}
    </section>
  );
}
