import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, RotateCcw } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { earningsQuery } from '../../api/earnings.ts';
import type { EarningsBody } from '../../api/earnings.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { zoneOf } from './zone-of.ts';

/** What came to the doctor's account and what left it, newest first (DOC-DASH-13). */
export function Transactions({ earnings }: { earnings: EarningsBody }) {
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
          <Transaction key={`${one.id} ${one.amount.currency}`} one={one} zone={zoneOf(page)} />
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
  missed: 'money.missed',
  correction: 'money.correction',
  withdrawal: 'money.withdrawal',
  repayment: 'money.repayment',
  exchange: 'money.exchanged',
} as const;
const KIND_ICONS = {
  earning: ArrowDownLeft,
  missed: ArrowDownLeft,
  correction: RotateCcw,
  withdrawal: ArrowUpRight,
  repayment: RotateCcw,
  exchange: ArrowLeftRight,
} as const;

function Transaction({ one, zone }: { one: EarningsBody['transactions'][number]; zone: string }) {
  const { t, money, moment } = useTranslation();
  const now = useNow();
  const icon = KIND_ICONS[one.kind];
  const came = one.amount.amount > 0;
  const returned = one.kind === 'correction' && one.booking_id === null;
  return (
    <li className="card money-line">
      <Icon node={icon} size={22} />
      <div>
        <p className="money-what">{t(returned ? 'money.returned' : KIND_WORDS[one.kind])}</p>
        <p className="small muted" suppressHydrationWarning>
          {moment(one.created_at, zone, now)}
        </p>
      </div>
      <p className={came ? 'money-amount numbers came' : 'money-amount numbers'}>
        {came ? '+' : '−'}
        <span translate="no">{money({ ...one.amount, amount: Math.abs(one.amount.amount) })}</span>
      </p>
    </li>
  );
}
