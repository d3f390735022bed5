import { use, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { answersUnder } from '../../api/answers-under.ts';
import { caseQuery, casesQuery, takeCase } from '../../api/cases.ts';
import type { CaseStoryBody } from '../../api/cases.ts';
import { setAnswer } from '../../api/query.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { readFilters } from '../frame/use-filters.ts';
import { useGuardedAction } from '../use-guarded-action.ts';
import { CaseFacts } from './case-facts.tsx';
import { CaseHistory } from './case-history.tsx';
import { Decisions } from './decisions.tsx';
import { rereadAfter } from './gateway-words.ts';
import { OnCall } from './on-call.tsx';
import { QUEUE_CHOICES, queueOf } from './queue-filters.ts';

/** One case: what waits, what may be decided with which effect, its facts, its history and notes. */
export function CasePage({ id, dashboard }: { id: string; dashboard: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    ...caseQuery(id),
    refetchInterval: ({ state }) => rereadAfter(state.data),
  });
  const [before, setBefore] = useState<CaseStoryBody>();
  const show = (story: CaseStoryBody) => {
    setBefore(undefined);
    void setAnswer(client, caseQuery(id).queryKey, story);
    void client.invalidateQueries({ ...answersUnder('GET /api/admin/cases'), refetchType: 'none' });
    void client.invalidateQueries(answersUnder('GET /api/admin/cases/waiting'));
  };
  const reread = async () => {
    const { data: now } = await refetch();
    setBefore(data);
    return now;
  };
  return (
    <>
      <Ways id={id} base={`${dashboard}/cases`} />
      {!data &&
        (isError ? (
          <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} />
        ))}
      {data && (
        <>
          <Head story={data} onChanged={show} />
          <Decisions story={data} before={before} dashboard={dashboard} onDecided={show} onStale={reread} />
          <CaseFacts story={data} />
          {data.case.kind === 'escalated-emergency' && data.case.country !== null && data.decisions.length > 0 && (
            <OnCall country={data.case.country} />
          )}
          <CaseHistory story={data} onNoted={show} />
        </>
      )}
    </>
  );
}

/** Back to the list as it was filtered, and to the case that comes next in it. */
function Ways({ id, base }: { id: string; base: string }) {
  const { t } = useTranslation();
  const { search } = use(AddressContext);
  const filter = queueOf(readFilters(QUEUE_CHOICES, search));
  const { data } = useQuery(casesQuery(filter));
  const query = new URLSearchParams(Object.entries(filter)).toString();
  const kept = query && `?${query}`;
  const cases = data?.cases ?? [];
  // One that was decided is no longer in the list: what is first there comes next.
  const next = cases[cases.findIndex((one) => one.id === id) + 1];
  return (
    <p className="row spread">
      <Link href={`${base}${kept}`} className="case-back">
        <Icon node={ArrowLeft} size={20} />
        {t('cases.back')}
      </Link>
      {next && next.id !== id && (
        <Link href={`${base}/${next.id}${kept}`} className="case-back">
          {t('cases.next')}
          <Icon node={ArrowRight} size={20} />
        </Link>
      )}
    </p>
  );
}

/** Kind, person, money, clock and owner. */
function Head({ story, onChanged }: { story: CaseStoryBody; onChanged: (story: CaseStoryBody) => void }) {
  const { t, money, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { busy, fault, run } = useGuardedAction();
  const one = story.case;
  const isLate = now !== undefined && Date.parse(one.due_at) < now;
  const take = (owner: 'me' | 'nobody') => void run(async () => onChanged(await takeCase(one.id, owner)));
  return (
    <header className="case-head">
      <div>
        {one.person !== null && <p className="small muted">{t(`cases.kind-${one.kind}`)}</p>}
        <h1>{one.person === null ? t(`cases.kind-${one.kind}`) : one.person || t('cases.nobody')}</h1>
        {one.member !== undefined && <p>{t('cases.for-member', { member: one.member || t('cases.nobody') })}</p>}
        {one.money && (
          <p translate="no" className="case-amount numbers">
            {money(one.money)}
          </p>
        )}
        <p className="small muted" suppressHydrationWarning>
          {t('cases.since', { when: moment(one.opened_at, zone, now) })}{' '}
          {one.closed_at === null && (
            <span className={isLate ? 'case-late' : ''}>
              {t(isLate ? 'cases.overdue' : 'cases.due', { when: moment(one.due_at, zone, now) })}
            </span>
          )}
        </p>
      </div>
      <div className="case-take">
        <p className="small">
          {one.is_own ? t('cases.yours') : one.owner === null ? t('cases.unowned') : t('cases.of', { name: one.owner })}
        </p>
        {one.closed_at === null && (
          <Button look="secondary" busy={busy} onClick={() => take(one.is_own ? 'nobody' : 'me')}>
            {t(one.is_own ? 'cases.give-back' : 'cases.take')}
          </Button>
        )}
      </div>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
    </header>
  );
}
