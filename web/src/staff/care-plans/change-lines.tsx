import { countryOf } from '@tabibu/contract/countries';
import { textFor } from '@tabibu/contract/care-plan-rules';
import type { PlanPrice } from '@tabibu/contract/care-plan-rules';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import type { PlanChange } from './plan-changes.ts';

/** What changed in words, a line for each change. */
export function ChangeLines({ changes }: { changes: readonly PlanChange[] }) {
  const { t, language, money } = useTranslation();
  const cost = (price: PlanPrice | null) =>
    price === null
      ? t('plans.no-price')
      : price.isScaled
        ? t('plans.scaled-price', { price: money(price.price) })
        : money(price.price);
  return (
    <ul className="plan-changes small">
      {changes.map((change) => (
        <li key={`${change.plan.id} ${change.kind === 'price' ? change.country : change.kind}`}>
          <strong>{textFor(change.plan.name, language)}</strong>:{' '}
          {change.kind === 'price' ? (
            <span className="numbers">
              {t('plans.price-change', {
                country: countryName(countryOf(change.country), language),
                before: cost(change.before),
                after: cost(change.after),
              })}
            </span>
          ) : (
            t('plans.change', { kind: change.kind })
          )}
        </li>
      ))}
    </ul>
  );
}
