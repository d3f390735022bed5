import { Check, PhoneCall, VideoOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { ShownPlanBody } from '../../api/public/care-plans.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/public/motif.tsx';

interface PlanCardProps {
  plan: ShownPlanBody;
  weave: 0 | 1 | 2 | 3 | 4;
  /** Where it is bought; null where it cannot be. */
  href: string | null;
  /** Asks for the type of doctor instead of opening the address. */
  onSubscribe: () => void;
}

/**
 * A care plan: what a month costs, its calls, for whom, and what else it gives (PAT-PLAN-02, PAT-PLAN-05, PAT-PLAN-09).
 */
export function PlanCard({ plan, weave, href, onSubscribe }: PlanCardProps) {
  const { t, money } = useTranslation();
  const { paid_calls: paid, free_calls: free, max_people: people, includes } = plan;
  // What an administrator wrote may be in another language than the page.
  const { language: lang } = plan;
  return (
    <article className="card stack plan">
      <Motif weave={weave} />
      <h2 lang={lang}>{plan.title}</h2>
      {plan.description !== '' && (
        <p className="muted" lang={lang}>
          {plan.description}
        </p>
      )}
      <p className="numbers">
        <strong translate="no" className="plan-price">
          {money(plan.price)}
        </strong>{' '}
        <span className="muted">{t('plan.per-month')}</span>
      </p>
      <ul className="promises">
        <li>
          <Icon node={PhoneCall} size={20} />
          {free > 0 ? t('plan.calls-free', { paid, free, total: includes.phone }) : t('plan.calls', { paid })}
        </li>
        {includes.video === 0 && (
          <li className="muted">
            <Icon node={VideoOff} size={20} />
            {t('plan.no-video')}
          </li>
        )}
        {people !== null && (
          <li>
            <Icon node={Check} size={20} />
            {t('plan.people', { count: people })}
          </li>
        )}
        {plan.features.map((feature) => (
          <li key={feature} lang={lang}>
            <Icon node={Check} size={20} />
            {feature}
          </li>
        ))}
      </ul>
      {href !== null && (
        <ButtonLink
          wide
          href={href}
          rel="nofollow"
          className="plan-buy"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onSubscribe();
          }}
        >
          {t('plan.subscribe')}
          <span className="visually-hidden" lang={lang}>
            {plan.title}
          </span>
        </ButtonLink>
      )}
    </article>
  );
}
