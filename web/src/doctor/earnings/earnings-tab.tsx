import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDownLeft, ArrowUpRight, Hourglass, Phone, RotateCcw, Video } from 'lucide-react';
import { countryOf } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { EARNINGS, earningsQuery } from '../../api/earnings.ts';
import type { EarningsBody, WithdrawalBody } from '../../api/earnings.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { readableNumber } from '../../components/phone-number.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import '../../ui/card.css';
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
      <Balance earnings={earnings} />
      <section className="stack" aria-labelledby="money-fees">
        <h2 id="money-fees">{t('money.fees')}</h2>
        <div className="earnings-cards">
          <Figure
            icon={<Video size={22} aria-hidden="true" />}
            label={t('money.fee-video')}
            amount={earnings.fees.video}
          />
          <Figure
            icon={<Phone size={22} aria-hidden="true" />}
            label={t('money.fee-phone')}
            amount={earnings.fees.phone}
          />
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

/** The balance and the button that requests a withdrawal. If the button is disabled, the reason is beside it. */
function Balance({ earnings }: { earnings: EarningsBody }) {
  const { t, money } = useTranslation();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<WithdrawalBody>();
  const waits = earnings.withdrawals.some(({ status }) => status === 'pending');
  const why: SentenceKey | undefined = waits
    ? 'money.waits'
    : earnings.balance.amount === 0
      ? 'money.nothing-yet'
      : undefined;
  const done = (withdrawal: WithdrawalBody) => {
    setOpen(false);
    setAsked(withdrawal);
    void client.invalidateQueries(EARNINGS);
  };
  return (
    <section className="stack" aria-labelledby="money-balance">
      <div className="card earnings-balance">
        <div>
          <h2 id="money-balance">{t('money.balance')}</h2>
          <p className="earnings-amount numbers">{money(earnings.balance)}</p>
          {earnings.other_balances.map((other) => (
            <p key={other.currency} className="small muted">
              {t('money.other-balance', { amount: money(other) })}
            </p>
          ))}
        </div>
        <div className="earnings-ask">
          <Button
            wide
            disabled={why !== undefined}
            aria-describedby={why ? 'money-why' : undefined}
            onClick={() => {
              setAsked(undefined);
              setOpen(true);
            }}
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
      <WithdrawalDialog
        open={open}
        country={countryOf(earnings.country)}
        balance={earnings.balance}
        onClose={() => setOpen(false)}
        onDone={done}
      />
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
      <p className="figure-amount numbers">{money(amount)}</p>
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
            <Hourglass size={22} aria-hidden="true" />
            <div>
              <p className="money-what" suppressHydrationWarning>
                {t(`money.held-${one.why}`, { when: moment(one.until, zone, now) })}
              </p>
              <p className="small muted" suppressHydrationWarning>
                {moment(one.starts_at, zone, now)}
              </p>
            </div>
            <p className="money-amount numbers">{money(one.amount)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Transactions({ earnings }: { earnings: EarningsBody }) {
  const { t } = useTranslation();
  return (
    <section className="stack" aria-labelledby="money-transactions">
      <h2 id="money-transactions">{t('money.transactions')}</h2>
      {earnings.transactions.length === 0 ? (
        <p className="muted">{t('money.no-transactions')}</p>
      ) : (
        <TransactionPage page={earnings} />
      )}
    </section>
  );
}

/** One page of transactions. "Show more" renders the next page below it. */
function TransactionPage({ page }: { page: EarningsBody }) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  return (
    <>
      <ul className="money-list">
        {page.transactions.map((one) => (
          <Transaction key={one.id} one={one} zone={zoneOf(page)} />
        ))}
      </ul>
      {page.next_cursor &&
        (more ? (
          <NextPage cursor={page.next_cursor} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('money.more')}
          </Button>
        ))}
    </>
  );
}

function NextPage({ cursor }: { cursor: string }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(earningsQuery(cursor));
  if (data) return <TransactionPage page={data} />;
  return isError ? (
    <LoadFailure words={t('money.failed')} onRetry={() => void refetch()} />
  ) : (
    <CardSkeletons count={1} />
  );
}

const KIND_WORDS = {
  earning: 'money.earning',
  correction: 'money.correction',
  withdrawal: 'money.withdrawal',
} as const;
const KIND_ICONS = { earning: ArrowDownLeft, correction: RotateCcw, withdrawal: ArrowUpRight } as const;

function Transaction({ one, zone }: { one: EarningsBody['transactions'][number]; zone: string }) {
  const { t, money, moment } = useTranslation();
  const now = useNow();
  const Icon = KIND_ICONS[one.kind];
  const came = one.amount.amount > 0;
  const returned = one.kind === 'correction' && one.booking_id === null;
  return (
    <li className="card money-line">
      <Icon size={22} aria-hidden="true" />
      <div>
        <p className="money-what">{t(returned ? 'money.returned' : KIND_WORDS[one.kind])}</p>
        <p className="small muted" suppressHydrationWarning>
          {moment(one.created_at, zone, now)}
        </p>
      </div>
      <p className={came ? 'money-amount numbers came' : 'money-amount numbers'}>
        {came ? '+' : '−'}
        {money({ ...one.amount, amount: Math.abs(one.amount.amount) })}
      </p>
    </li>
  );
}

function Withdrawals({ earnings }: { earnings: EarningsBody }) {
  const { t, money, moment } = useTranslation();
  const now = useNow();
  const country = countryOf(earnings.country);
  return (
    <section className="stack" aria-labelledby="money-withdrawals">
      <h2 id="money-withdrawals">{t('money.withdrawals')}</h2>
      {earnings.withdrawals.length === 0 && <p className="muted">{t('money.no-withdrawals')}</p>}
      <ul className="money-list">
        {earnings.withdrawals.map((one) => (
          <li key={one.id} className="card money-line">
            <ArrowUpRight size={22} aria-hidden="true" />
            <div>
              <p className="money-what">{t(one.paid ? 'money.status-paid' : `money.status-${one.status}`)}</p>
              <p className="small muted" suppressHydrationWarning>
                {moment(one.created_at, zoneOf(earnings), now)}
              </p>
              <p className="small muted">
                {t('money.to', { number: readableNumber(country, one.payout_phone).replaceAll(' ', '\u00A0') })}
              </p>
            </div>
            <p className="money-amount numbers">{money(one.amount)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function zoneOf({ country }: EarningsBody): string {
  return countryOf(country).timeZone ?? 'UTC';
}
