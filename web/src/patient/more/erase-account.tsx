import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { rememberCsrf } from '../../api/client.ts';
import { erasureQuery, eraseMe } from '../../api/erasure.ts';
import type { ErasureBody, ObstacleBody } from '../../api/erasure.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { forgetPersonalCaches, forgetPush } from '../../shell/offline.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** The address that opens the dialog about deleting the account. */
export const ERASE_ACCOUNT_PATH = '/more?erase=1';

/**
 * Asks the server what stands in the way of deleting the account. Shows the obstacles, or what is deleted and what is
 * kept.
 */
export function EraseAccount({ onKeep }: { onKeep: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(erasureQuery());
  if (data === undefined)
    return error ? (
      <LoadFailure words={t('erase.load-failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={2} />
    );
  if (data.obstacles.length > 0) return <BlockingBookings obstacles={data.obstacles} onKeep={onKeep} />;
  return <Question erasure={data} onKeep={onKeep} onRefused={() => void refetch()} />;
}

/** Money of a care plan belongs to no appointment. */
function ofPlan({ kind, booking_id: bookingId }: Pick<ObstacleBody, 'kind' | 'booking_id'>): boolean {
  return bookingId === null && (kind === 'payment' || kind === 'refund');
}

/** The page where the person can resolve an obstacle. `leaving` makes that page link back here. */
function pageForObstacle({ kind, booking_id: bookingId }: ObstacleBody): string {
  if (ofPlan({ kind, booking_id: bookingId })) return '/subscriptions/mine';
  if (kind === 'earning' || kind === 'withdrawal' || kind === 'balance')
    return '/doctor/dashboard?tab=earnings&leaving=1';
  if (kind.startsWith('patient_')) return '/doctor/dashboard?tab=appointments&leaving=1';
  return `/appointments/${bookingId}?leaving=1`;
}

function BlockingBookings({ obstacles, onKeep }: { obstacles: readonly ObstacleBody[]; onKeep: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <Notice tone="warning" title={t('erase.in-the-way')}>
        <p>{t('erase.in-the-way-why')}</p>
      </Notice>
      <ul className="stack erase-obstacles">
        {obstacles.map((obstacle, place) => (
          <li key={`${obstacle.kind} ${obstacle.booking_id ?? place}`}>
            <p>{t(`erase.obstacle-${obstacle.kind}`)}</p>
            {obstacle.kind !== 'staff_role' && (
              <Link href={pageForObstacle(obstacle)}>
                {t('erase.open', {
                  kind: ofPlan(obstacle) ? 'plan' : obstacle.booking_id === null ? 'earnings' : 'appointment',
                })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="button-row">
        <Button look="secondary" onClick={onKeep}>
          {t('dialog.close')}
        </Button>
      </div>
    </div>
  );
}

/** Says what is deleted and what is kept, asks for confirmation and deletes the account. */
function Question({ erasure, onKeep, onRefused }: { erasure: ErasureBody; onKeep: () => void; onRefused: () => void }) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  const [givesUp, setGivesUp] = useState(false);
  const blocked = !sure || (erasure.plans.length > 0 && !givesUp);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const erase = async () => {
    setState({ busy: true });
    try {
      await eraseMe(givesUp);
      rememberCsrf(undefined);
      await forgetPersonalCaches();
      void forgetPush();
      location.assign('/');
    } catch (fault) {
      setState({ busy: false, fault });
      if (isProblem<'DELETE /api/me'>(fault, 'account-in-use')) onRefused();
    }
  };
  return (
    <div className="stack">
      <div>
        <h3>{t('erase.gone')}</h3>
        <ul className="bullets">
          <li>{t('erase.gone-1')}</li>
          <li>{t('erase.gone-2')}</li>
          <li>{t('erase.gone-3')}</li>
          <li>{t('erase.gone-4')}</li>
        </ul>
      </div>
      <div>
        <h3>{t('erase.kept')}</h3>
        <ul className="bullets">
          <li>{t('erase.kept-1')}</li>
          <li>{t('erase.kept-2')}</li>
          <li>{t('erase.kept-3')}</li>
        </ul>
      </div>
      {erasure.is_doctor && <p>{t('erase.doctor')}</p>}
      {erasure.holds > 0 && <p>{t('erase.holds', { count: erasure.holds })}</p>}
      <PlansGivenUp plans={erasure.plans} checked={givesUp} onChange={setGivesUp} />
      <p>{t('erase.final')}</p>
      <label className="sure">
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />
        {t('erase.sure')}
      </label>
      {state.fault !== undefined && (
        <Notice tone="danger" announce title={problemText(state.fault, t)}>
          <p>{t('erase.not-erased')}</p>
        </Notice>
      )}
      <div className="button-row">
        <Button look="secondary" onClick={onKeep}>
          {t('erase.keep')}
        </Button>
        <Button look="danger" busy={state.busy} disabled={blocked} onClick={() => void erase()}>
          {t('erase.confirm')}
        </Button>
      </div>
    </div>
  );
}

interface PlansGivenUpProps {
  plans: ErasureBody['plans'];
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The running care plans that go with the account, and the question whether the person gives them up. */
function PlansGivenUp({ plans, checked, onChange }: PlansGivenUpProps) {
  const { t, day } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  if (plans.length === 0) return null;
  return (
    <div>
      <h3>{t('erase.plans')}</h3>
      <ul className="bullets">
        {plans.map(({ title, calls_left: calls, ends_at: ends, refundable }) => (
          <li key={`${title} ${ends}`}>
            {t('erase.plan', { title, calls, when: day(wallClockAt(Date.parse(ends), zone).day) })}
            {refundable && (
              <>
                <br />
                {t('erase.plan-back')} <Link href="/subscriptions/mine">{t('erase.open', { kind: 'plan' })}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <label className="sure">
        <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
        {t('erase.plans-sure', { count: plans.length })}
      </label>
    </div>
  );
}
