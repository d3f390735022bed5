import type { Money } from '@tabibu/contract/currencies';
import type { PaymentStoryBody } from '../../api/payment-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { companyName } from '../cases/gateway-words.ts';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { When } from '../frame/when.tsx';

type Leg = PaymentStoryBody['journals'][number]['legs'][number];

/** What was written in the books because of a payment: each entry with its legs and their sum. */
export function StoryJournals({ story: { journals } }: { story: PaymentStoryBody }) {
  const { t, money } = useTranslation();
  const columns = useColumns();
  return (
    <section className="stack" aria-labelledby="story-journals">
      <h2 id="story-journals">{t('payment-story.journals')}</h2>
      {journals.length === 0 && <p className="card">{t('payment-story.no-journals')}</p>}
      <div className="story-journals">
        {journals.map(({ id, kind, at, legs }) => (
          <div key={id} className="stack">
            <p className="story-journal">
              <strong>{t(`payment-story.journal-${kind}`)}</strong>{' '}
              <span className="small muted">
                <When at={at} />
              </span>
            </p>
            <ListTable
              dense
              label={t(`payment-story.journal-${kind}`)}
              columns={columns}
              rows={legs}
              keyOf={(leg) => `${leg.account} ${leg.of ?? ''} ${leg.amount.amount} ${leg.amount.currency}`}
              sums={[t('payment-story.sum'), sumsOf(legs).map(money).join(' · ')]}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The sum in each currency. The database lets no journal through in which one is not zero (I-01). */
function sumsOf(legs: readonly Leg[]): Money[] {
  const sums = new Map<Money['currency'], number>();
  for (const { amount } of legs) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function useColumns(): readonly Column<Leg>[] {
  const { t, money } = useTranslation();
  const ownerOf = ({ account, of }: Leg) =>
    account === 'clearing' && of !== null ? (of === 'cards' ? t('payment-story.cards') : companyName(of)) : (of ?? '');
  return [
    {
      name: 'account',
      title: t('payment-story.account'),
      cell: (leg) => t(`payment-story.account-${leg.account}`, { of: ownerOf(leg) }),
    },
    {
      name: 'flow',
      title: t('payment-story.flow'),
      kind: 'numbers',
      cell: ({ amount }) =>
        amount.amount > 0 ? `+${money(amount)}` : `−${money({ ...amount, amount: -amount.amount })}`,
    },
  ];
}
