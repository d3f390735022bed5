import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Hourglass, Phone, Video } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { Currency, Money } from '@tabibu/contract/currencies';
import { EARNINGS, earningsQuery } from '../../api/earnings.ts';
import type { EarningsBody, WithdrawalBody } from '../../api/earnings.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { OtherBalances } from './other-balances.tsx';
import { Transactions } from './transactions.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { Withdrawals } from './withdrawals.tsx';
import { zoneOf } from './zone-of.ts';
import '../../ui/public/card.css';
import './earnings.css';

/** ?tab=earnings: fees, balance, held earnings, transactions and withdrawals (DOC-DASH-11…14, W63). */
export default function EarningsTab() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(earningsQuery());
  useLiveEvents(true, ({ kind }) => {
    if (kind === 'notification' || kind === 'booking') void client.invalidateQueries(EARNINGS);
  });
  if (data) return <Earnings earnings={data} />;
  return isError ? (
    <LoadFailure words={t('money.failed')} onRetry={() => void refetch()} />
  ) : (
    <CardSkeletons count={4} />
  );
}

function Earnings({ earnings }: { earnings: EarningsBody }) {
  const { t } = useTranslation();
  return (
    <div className="earnings stack">
      <Standing earnings={earnings} />
      <Owed earnings={earnings} />
      <Balance earnings={earnings} />
      <section className="stack" aria-labelledby="money-fees">
        <h2 id="money-fees">{t('money.fees')}</h2>
        <div className="earnings-cards">
          <Figure icon={<Icon node={Video} size={22} />} label={t('money.fee-video')} amount={earnings.fees.video} />
          <Figure icon={<Icon node={Phone} size={22} />} label={t('money.fee-phone')} amount={earnings.fees.phone} />
        </div>
        <p className="small muted">
          {t(earnings.doctor_type === 'specialist' ? 'money.fees-specialist' : 'money.fees-general', {
            share: earnings.share,
          })}
        </p>
      </section>
      <Held earnings={earnings} />
      <Transactions earnings={earnings} />
      <Withdrawals earnings={earnings} />
    </div>
  );
}

/** Why the doctor is out of service, or why the money is held, as a person wrote it. */
function Standing({ earnings: { standing } }: { earnings: EarningsBody }) {
  const { t } = useTranslation();
  if (standing === undefined) return null;
  const isHeld = standing.held_since !== null;
  return (
    <Notice tone="warning" title={t(isHeld ? 'money.held-title' : 'money.out-of-service')}>
      <p>{t('money.standing-reason', { reason: standing.reason })}</p>
      {isHeld && <p>{t('money.held-text')}</p>}
    </Notice>
  );
}

/** What the doctor owes, why, and that nothing has to be done about it. */
function Owed({ earnings: { owed } }: { earnings: EarningsBody }) {
  const { t, money } = useTranslation();
  return owed.map((amount) => (
    <Notice key={amount.currency} tone="warning" title={t('money.owed', { amount: money(amount) })}>
      <p>{t('money.owed-lead')}</p>
    </Notice>
  ));
}

/** The balance and the button that requests a withdrawal. If the button is disabled, the reason is beside it. */
function Balance({ earnings }: { earnings: EarningsBody }) {
  const { t, money } = useTranslation();
  const client = useQueryClient();
  const [open, setOpen] = useState<'own' | Currency>();
  const [asked, setAsked] = useState<WithdrawalBody>();
  const waits = earnings.withdrawals.some(({ status }) => status === 'pending');
  const isHeld = (earnings.standing?.held_since ?? null) !== null;
  const why: SentenceKey | undefined = isHeld
    ? 'money.held-title'
    : waits
      ? 'money.waits'
      : earnings.balance.amount === 0
        ? 'money.nothing-yet'
        : undefined;
  const done = (withdrawal: WithdrawalBody) => {
    setOpen(undefined);
    setAsked(withdrawal);
    void client.invalidateQueries(EARNINGS);
  };
  const choose = (what: 'own' | Currency) => {
    setAsked(undefined);
    setOpen(what);
  };
  return (
    <section className="stack" aria-labelledby="money-balance">
      <div className="card earnings-balance">
        <div>
          <h2 id="money-balance">{t('money.balance')}</h2>
          <p translate="no" className="earnings-amount numbers">
            {money(earnings.balance)}
          </p>
          <OtherBalances
            earnings={earnings}
            waits={waits || isHeld}
            onChoose={({ balance }) => choose(balance.currency)}
          />
        </div>
        <div className="earnings-ask">
          <Button
            wide
            disabled={why !== undefined}
            aria-describedby={why ? 'money-why' : undefined}
            onClick={() => choose('own')}
          >
            {t('money.request')}
          </Button>
          {why && (
            <p id="money-why" className="small muted">
              {t(why)}
            </p>
          )}
        </div>
      </div>
      {asked && (
        <Notice tone="success" announce>
          <p>{t('money.requested', { amount: money(asked.amount) })}</p>
        </Notice>
      )}
      <div className="earnings-cards sums">
        <Figure label={t('day.figure-earnings')} amount={earnings.total_earned} />
        <Figure label={t('money.this-month')} amount={earnings.earned_this_month} />
        <Figure label={t('money.pending')} amount={earnings.pending} />
        <Figure label={t('money.paid-out')} amount={earnings.paid_out} />
      </div>
      <WithdrawalDialog from={open} earnings={earnings} onClose={() => setOpen(undefined)} onDone={done} />
    </section>
  );
}

function Figure({ icon, label, amount }: { icon?: ReactNode; label: string; amount: Money }) {
  const { money } = useTranslation();
  return (
    <div className="card figure">
      <p className="row muted">
        {icon}
        {label}
      </p>
      <p translate="no" className="figure-amount numbers">
        {money(amount)}
      </p>
    </div>
  );
}

/**
 * Earnings that are held because only the doctor said that the consultation took place, or the patient contests it: the
 * amount and until when.
 */
function Held({ earnings }: { earnings: EarningsBody }) {
  const { t, money, moment } = useTranslation();
  const now = useNow();
  if (earnings.held.length === 0) return null;
  const zone = zoneOf(earnings);
  return (
    <section className="stack" aria-labelledby="money-held">
      <h2 id="money-held">{t('money.held')}</h2>
      <ul className="money-list">
        {earnings.held.map((one) => (
          <li key={one.booking_id} className="card money-line">
            <Icon node={Hourglass} size={22} />
            <div>
              <p className="money-what" suppressHydrationWarning>
                {t(`money.held-${one.why}`, { when: moment(one.until, zone, now) })}
              </p>
              <p className="small muted" suppressHydrationWarning>
                {moment(one.starts_at, zone, now)}
              </p>
            </div>
            <p translate="no" className="money-amount numbers">
              {money(one.amount)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
