import { specialistOf } from '@tabibu/contract/plan-guidance';
import type { DoctorType } from '@tabibu/contract/specialties';
import { planPriceFor } from '@tabibu/contract/care-plan-rules';
import { SPECIALIST_MULTIPLIER } from '@tabibu/contract/countries';
import type { ShownPlanBody } from '../../api/public/care-plans.ts';
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
          {typesOf(plan.id).map((type, index) => (
            <ButtonLink key={type} wide look={index === 0 ? 'primary' : 'secondary'} href={buyPath(plan.id, type)}>
              {t(type === 'general' ? 'my-plan.type-general' : 'my-plan.type-specialist', {
                price: money(planPriceFor(plan.price, type)),
              })}
            </ButtonLink>
          ))}
          <Reach planId={plan.id} />
        </div>
      )}
    </Sheet>
  );
}

/** The types of doctor of a plan, the one that fits it first. */
export function typesOf(planId: string): readonly DoctorType[] {
  return specialistOf(planId) === undefined ? ['general', 'specialist'] : ['specialist', 'general'];
}

/** Which specialists the plan of a condition is for, and whom general doctors do not reach; nothing for other plans. */
export function Reach({ planId, type }: { planId: string; type?: DoctorType }) {
  const { t, specialty } = useTranslation();
  const id = specialistOf(planId);
  if (id === undefined) return null;
  const words = { specialty: specialty(id) };
  return (
    <>
      {type !== 'general' && <p>{t('my-plan.reaches', words)}</p>}
      {type !== 'specialist' && <p>{t('my-plan.reaches-not', words)}</p>}
    </>
  );
}

/** Returns the address of the list of the doctors whom a plan pays for. */
export function doctorsPath(planId: string, type: DoctorType): string {
  const id = specialistOf(planId);
  return type === 'specialist' && id !== undefined ? `/doctors?specialty=${id}` : `/doctors?type=${type}`;
}

/** Returns the address of the page that sells a plan with a type of doctor. */
export function buyPath(plan: string, type: 'general' | 'specialist'): string {
  return `/subscriptions/buy/${plan}/${type}`;
}
