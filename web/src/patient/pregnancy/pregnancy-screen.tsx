import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TERM_WEEK, progressOn } from '@tabibu/contract/pregnancy-dates';
import { familyQuery } from '../../api/family.ts';
import { myFactsQuery } from '../../api/facts.ts';
import { pregnancyQuery } from '../../api/pregnancy.ts';
import type { PregnancyStateBody } from '../../api/pregnancy.ts';
import { setAnswer } from '../../api/query.ts';
import { useFormReply } from '../../components/forms/form-reply.ts';
import { KeptFrom, keepChanged, useKept } from '../../components/kept-from.tsx';
import { useOwnId } from '../../components/use-outbox.ts';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { BirthPlan } from './birth-plan.tsx';
import { ContactList } from './contact-list.tsx';
import { DayForm } from './day-form.tsx';
import { EndForm } from './end-form.tsx';
import { AfterIt } from './after-it.tsx';
import { Measured } from './measured.tsx';
import { Signs } from './signs.tsx';
import { ThisWeek } from './this-week.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import '../../components/paper-print.css';
import './pregnancy.css';

export function needs({ me, params }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (me?.role !== 'patient') return [];
  const id = params['*'] || me.id;
  // A page that was opened without a network asks once the device has said whose it is.
  if (id === '') return [];
  return [
    client.prefetchQuery(familyQuery()),
    client.prefetchQuery(pregnancyQuery(id)),
    client.prefetchQuery(myFactsQuery()),
  ];
}

/** /more/health/pregnancy and below it a person's id: the pregnancy of the patient or of somebody in the family. */
export default function PregnancyScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const ownId = useOwnId();
  const personId = useParam('*') || ownId;
  if (me?.role !== 'patient') return <SignInFirst why={t('pregnancy.sign-in-why')} />;
  if (personId === '') return <CardSkeletons count={2} />;
  return (
    <div className="page narrow stack pregnancy-page">
      <h1 className="title-in-bar">{t('pregnancy.title')}</h1>
      <Whose personId={personId} ownId={ownId} />
      <Pregnancy key={personId} personId={personId} isOwn={personId === ownId} />
    </div>
  );
}

function Pregnancy({ personId, isOwn }: { personId: string; isOwn: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reply = useFormReply();
  const { data, error, refetch } = useQuery(pregnancyQuery(personId));
  const { queryKey } = pregnancyQuery(personId);
  const kept = useKept(queryKey[1]);
  const keep = async (state: PregnancyStateBody) => {
    await setAnswer(client, queryKey, state);
    void keepChanged(client, queryKey);
  };
  if (!data)
    return error ? (
      <PersonalFailure error={error} words={t('pregnancy.load-failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={2} />
    );
  const today = kept?.today ?? data.today;
  const { ended } = data;
  if (data.pregnancy === null)
    return (
      <>
        <KeptFrom kept={kept} words="pregnancy.kept" />
        <AfterIt today={today} ended={ended}>
          <DayForm personId={personId} today={today} onSaved={keep} />
        </AfterIt>
      </>
    );
  // Weeks follow from one day, so what this device kept some days ago is reckoned anew.
  const pregnancy = kept ? { ...data.pregnancy, ...progressOn(data.pregnancy, today) } : data.pregnancy;
  return (
    <>
      <KeptFrom kept={kept} words="pregnancy.kept" />
      <ThisWeek pregnancy={pregnancy} />
      <Signs kind="danger" weeks={pregnancy.weeks} />
      {pregnancy.weeks >= TERM_WEEK && <Signs kind="labour" />}
      <ContactList personId={personId} today={today} contacts={pregnancy.contacts} onSaved={keep} />
      <Measured personId={personId} isOwn={isOwn} />
      <BirthPlan personId={personId} pregnancy={pregnancy} onSaved={keep} />
      <details className="card stack pregnancy-more" open={reply?.form === 'pregnancy-day'}>
        <summary>{t('pregnancy.correct')}</summary>
        <DayForm key={pregnancy.version} personId={personId} today={today} known={pregnancy} onSaved={keep} />
      </details>
      <details className="card stack pregnancy-more" open={reply?.form === 'pregnancy-end'}>
        <summary>{t('pregnancy.end')}</summary>
        <EndForm personId={personId} today={today} onSaved={keep} />
      </details>
    </>
  );
}

/** The people whose pregnancy may be kept here; nothing without such a family. */
function Whose({ personId, ownId }: { personId: string; ownId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(familyQuery());
  const others = (data?.members ?? []).filter(({ id, sex }) => sex !== 'male' || id === personId);
  if (others.length === 0) return null;
  return (
    <nav className="pregnancy-people" aria-label={t('pregnancy.person')}>
      <ChipLink href="/more/health/pregnancy" current={personId === ownId}>
        {t('pregnancy.me')}
      </ChipLink>
      {others.map(({ id, name }) => (
        <ChipLink key={id} href={`/more/health/pregnancy/${id}`} current={personId === id}>
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}
