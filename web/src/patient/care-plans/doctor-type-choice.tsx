import { planPriceFor } from '@tabibu/contract/care-plan-rules';
import { SPECIALIST_MULTIPLIER } from '@tabibu/contract/countries';
import type { ShownPlanBody } from '../../api/care-plans.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface DoctorTypeChoiceProps {
  /** The plan that the person wants; none while the dialog is closed. */
  plan: ShownPlanBody | undefined;
  onClose: () => void;
}

/**
 * Asks whether the calls of a plan are for general doctors or specialists, with both prices and the true ratio
 * (PAT-PLAN-03, PAT-PLAN-04, C01, C05).
 */
export function DoctorTypeChoice({ plan, onClose }: DoctorTypeChoiceProps) {
  const { t, money, language } = useTranslation();
  const ratio = new Intl.NumberFormat(language).format(SPECIALIST_MULTIPLIER);
  return (
    <Sheet open={plan !== undefined} onClose={onClose} title={t('my-plan.type-title')} closeLabel={t('my-plan.close')}>
      {plan && (
        <div className="stack">
          <p>
            <span lang={plan.language}>{plan.title}</span>: {t('my-plan.type-note', { ratio })}
          </p>
          {(['general', 'specialist'] as const).map((type) => (
            <ButtonLink
              key={type}
              wide
              look={type === 'general' ? 'primary' : 'secondary'}
              href={buyPath(plan.id, type)}
            >
              {t(type === 'general' ? 'my-plan.type-general' : 'my-plan.type-specialist', {
                price: money(planPriceFor(plan.price, type)),
              })}
            </ButtonLink>
          ))}
        </div>
      )}
    </Sheet>
  );
}

/** Returns the address of the page that sells a plan with a type of doctor. */
export function buyPath(plan: string, type: 'general' | 'specialist'): string {
  return `/subscriptions/buy/${plan}/${type}`;
}
