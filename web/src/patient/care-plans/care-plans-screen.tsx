import { Check } from 'lucide-react';
import { CARE_PLANS, planPrice } from '@tabibu/contract/care-plans';
import type { CarePlan } from '@tabibu/contract/care-plans';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/motif.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import '../../ui/card.css';
import './care-plans-screen.css';

/**
 * The five care plans with their prices, and a notice that subscribing is not open yet. In a country that has not
 * opened it says only that the service is coming.
 */
export default function CarePlansScreen() {
  const { t } = useTranslation();
  const country = useCountry();
  // A country that has not opened shows no plans and no prices (PAT-SHELL-04).
  if (country.status !== 'live')
    return (
      <ComingSoonTo country={country}>
        <Notice tone="info">{t('plan.not-here')}</Notice>
      </ComingSoonTo>
    );
  return (
    <div className="page stack">
      <h1>{t('plan.heading')}</h1>
      <Notice tone="info">{t('plan.not-open')}</Notice>
      <ul className="cards">
        {CARE_PLANS.map((plan, index) => (
          <li key={plan.id}>
            <Plan plan={plan} weave={index as 0 | 1 | 2 | 3 | 4} />
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href="/doctors">{t('plan.single-call')}</ButtonLink>
      </div>
    </div>
  );
}

function Plan({ plan, weave }: { plan: CarePlan; weave: 0 | 1 | 2 | 3 | 4 }) {
  const { t, money } = useTranslation();
  const country = useCountry();
  const promises = [
    plan.freeCalls > 0
      ? t('plan.calls-free', { paid: plan.paidCalls, free: plan.freeCalls })
      : t('plan.calls', { paid: plan.paidCalls }),
    ...(plan.maxPeople ? [t('plan.people', { count: plan.maxPeople })] : []),
    ...t(`plan.${plan.id}-promises`)
      .split(';')
      .map((promise) => promise.trim()),
  ];
  return (
    <article className="card stack plan">
      <Motif weave={weave} />
      <h2>{t(`plan.${plan.id}`)}</h2>
      <p className="numbers">
        <strong className="plan-price">{money(planPrice(plan, country))}</strong>{' '}
        <span className="muted">{t('plan.per-month')}</span>
      </p>
      <ul className="promises">
        {promises.map((promise) => (
          <li key={promise}>
            <Check size={20} aria-hidden="true" />
            {promise}
          </li>
        ))}
      </ul>
    </article>
  );
}
