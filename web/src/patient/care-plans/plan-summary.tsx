import { countryOf } from '@tabibu/contract/countries';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { PlanOfferBody } from '../../api/plan-orders.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import type { Translation } from '../../shell/translation.tsx';
import '../../components/order-lines.css';
import '../../ui/public/card.css';

type Terms = Pick<
  PlanOfferBody,
  'title' | 'language' | 'doctor_type' | 'country' | 'price' | 'paid_calls' | 'free_calls' | 'calls' | 'people'
>;

interface PlanSummaryProps {
  plan: Terms;
  /** From when until when the month lasts, if that is known. */
  lasts?: { starts_at: string; ends_at: string } | undefined;
  isPaid?: boolean;
}

/** What is bought: package, type of doctor, country, calls, month and amount (PAT-PLAN-03, C06). */
export function PlanSummary({ plan, lasts, isPaid = false }: PlanSummaryProps) {
  const speech = useTranslation();
  const { t, money, language } = speech;
  return (
    <section className="card order" aria-label={t('my-plan.order')}>
      <h2 lang={plan.language}>{plan.title}</h2>
      <dl className="order-lines">
        <div>
          <dt>{t('my-plan.doctor-type')}</dt>
          <dd>{t(plan.doctor_type === 'specialist' ? 'my-plan.specialist' : 'my-plan.general')}</dd>
        </div>
        <div>
          <dt>{t('my-plan.calls')}</dt>
          <dd>{callsText(plan, speech)}</dd>
        </div>
        {plan.people > 1 && (
          <div>
            <dt>{t('my-plan.people')}</dt>
            <dd>{t('my-plan.people-up-to', { count: plan.people })}</dd>
          </div>
        )}
        <div>
          <dt>{t('my-plan.country')}</dt>
          <dd>{countryName(countryOf(plan.country), language)}</dd>
        </div>
        {lasts && (
          <div>
            <dt>{t('my-plan.month')}</dt>
            <dd suppressHydrationWarning>
              {t('my-plan.from-until', {
                from: dayText(lasts.starts_at, plan, speech),
                until: dayText(lasts.ends_at, plan, speech),
              })}
            </dd>
          </div>
        )}
        <div className="order-total">
          <dt>{t(isPaid ? 'my-plan.paid' : 'my-plan.price')}</dt>
          <dd translate="no" className="numbers">
            {money(plan.price)}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Returns the calls of a month with both readings: '15 + 2 free (17)' (C06). */
export function callsText({ paid_calls: paid, free_calls: free, calls }: Terms, { t }: Translation): string {
  return free > 0 ? t('my-plan.calls-free', { paid, free, total: calls }) : t('my-plan.calls-plain', { count: calls });
}

/** Returns the day of an instant on the clock of a plan's country, in words. */
export function dayText(instant: string, { country }: Pick<Terms, 'country'>, { day }: Translation): string {
  const wall = wallClockAt(instant, countryOf(country).timeZone ?? 'UTC');
  return `${day(wall.day)} ${wall.day.slice(0, 4)}`;
}
