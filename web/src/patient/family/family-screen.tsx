import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, UserRound } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { addMember, familyQuery, offeredRecordsQuery } from '../../api/family.ts';
import type { FamilyBody, MemberInputBody } from '../../api/family.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { OfferedNote } from '../../components/offered-note.tsx';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { MemberForm } from '../../components/member-form.tsx';
import { memberLine } from './member-words.ts';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import '../more/more.css';

export function needs({ me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me?.role === 'patient'
    ? [client.prefetchQuery(familyQuery()), client.prefetchQuery(offeredRecordsQuery())]
    : [];
}

/** /more/family: the people for whom this patient books, and the form that adds somebody. */
export default function FamilyScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const { data, error, refetch } = useQuery({ ...familyQuery(), enabled: me?.role === 'patient' });
  if (me?.role !== 'patient') return <SignInFirst why={t('family.sign-in-why')} />;
  return (
    <div className="page narrow stack">
      <h1 className="title-in-bar">{t('family.title')}</h1>
      <p className="muted">{t('family.lead')}</p>
      <OfferedNote />
      {data && <Members family={data} />}
      {!data &&
        (error ? (
          <PersonalFailure error={error} words={t('family.load-failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} />
        ))}
    </div>
  );
}

function Members({ family: { today, number_from: numberFrom, members } }: { family: FamilyBody }) {
  const speech = useTranslation();
  const { t } = speech;
  const client = useQueryClient();
  const send = useIdempotentSend();
  const answer = useFormReply();
  const [added, setAdded] = useState<string>();
  const add = async (wish: MemberInputBody) => {
    setAdded(undefined);
    const { name } = await addMember(send, wish);
    await client.invalidateQueries({ queryKey: familyQuery().queryKey });
    setAdded(name);
  };
  return (
    <>
      {members.length === 0 && <p>{t('family.none')}</p>}
      {members.length > 0 && (
        <nav className="more-list" aria-label={t('family.title')}>
          {members.map((member) => (
            <Link key={member.id} href={`/more/family/${member.id}`} className="more-row">
              <Icon node={UserRound} size={22} />
              <span>
                <strong translate="no">{member.name}</strong>
                <br />
                <span className="small muted">{memberLine(member, today, speech)}</span>
              </span>
              <Icon node={ChevronRight} size={20} />
            </Link>
          ))}
        </nav>
      )}
      {added !== undefined && (
        <Notice tone="success" announce>
          <p>{t('family.added', { name: added })}</p>
        </Notice>
      )}
      <section className="card stack" aria-labelledby="add-member">
        <h2 id="add-member">{t('family.add-title')}</h2>
        <MemberForm
          today={today}
          numberFrom={numberFrom}
          typed={answer?.form === 'add-member' ? answer.values : undefined}
          refused={refusalIn(answer)}
          onSend={add}
        />
      </section>
    </>
  );
}
