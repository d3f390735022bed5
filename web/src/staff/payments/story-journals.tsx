import type { Money } from '@tabibu/contract/currencies';
import type { PaymentStoryBody } from '../../api/payment-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { companyName } from '../cases/gateway-words.ts';
import { When } from '../frame/when.tsx';

type Leg = PaymentStoryBody['journals'][number]['legs'][number];

/** What was written in the books because of a payment: each entry with its legs and their sum. */
export function StoryJournals({ story: { journals } }: { story: PaymentStoryBody }) {
  const { t, money } = useTranslation();
  const nameOf = useAccountName();
  const signed = (amount: Money) =>
    amount.amount > 0 ? `+${money(amount)}` : `−${money({ ...amount, amount: -amount.amount })}`;
  return (
    <section className="stack" aria-labelledby="story-journals">
      <div>
        <h2 id="story-journals">{t('payment-story.journals')}</h2>
        <p className="small muted">{t('payment-story.flow')}</p>
      </div>
      {journals.length === 0 && <p className="card">{t('payment-story.no-journals')}</p>}
      <div className="story-columns">
        {journals.map(({ id, kind, at, legs }) => (
          <section key={id} className="card" aria-labelledby={`journal-${id}`}>
            <h3 id={`journal-${id}`}>{t(`payment-story.journal-${kind}`)}</h3>
            <p className="small muted">
              <When at={at} />
            </p>
            <ul className="story-list">
              {legs.map((leg) => (
                <li key={`${leg.account} ${leg.of ?? ''} ${leg.amount.amount} ${leg.amount.currency}`}>
                  <span>{nameOf(leg)}</span>
                  <span className="numbers">{signed(leg.amount)}</span>
                </li>
              ))}
              <li>
                <strong>{t('payment-story.sum')}</strong>
                <strong className="numbers">{sumsOf(legs).map(money).join(' · ')}</strong>
              </li>
            </ul>
          </section>
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

function useAccountName() {
  const { t } = useTranslation();
  return ({ account, of }: Leg) => {
    const company = of === 'cards' ? t('payment-story.cards') : companyName(of ?? '');
    return t(`payment-story.account-${account}`, { of: account === 'clearing' ? company : (of ?? '') });
  };
}
