import { CARE_PLANS, planPrice } from '@tabibu/contract/care-plans';
import { useCountry, usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Motif } from '../../ui/motif.tsx';
import { carouselWords } from './carousel-words.ts';

const EVERY = 5000;

/** A carousel with the five care plans (PAT-HOME-08, PAT-WEB-07). */
export function PlanCarousel() {
  const speech = useTranslation();
  const { t, money } = speech;
  const country = useCountry();
  const { savesData } = usePreferences();
  return (
    <section className="stack">
      <div className="section-head">
        <h2>{t('plan.heading')}</h2>
      </div>
      <Carousel label={t('plan.heading')} every={EVERY} words={carouselWords(speech)} startsPaused={savesData}>
        {CARE_PLANS.map((plan, index) => (
          <article key={plan.id} className="card plan-slide">
            <Motif weave={index as 0 | 1 | 2 | 3 | 4} />
            <h3>{t(`plan.${plan.id}`)}</h3>
            <p className="muted">{t(`plan.${plan.id}-summary`)}</p>
            <p className="numbers">
              <strong>{money(planPrice(plan, country))}</strong>{' '}
              <span className="muted small">{t('plan.per-month')}</span>
            </p>
            <div>
              <ButtonLink look="secondary" href="/subscriptions">
                {t('home.view-plans')}
              </ButtonLink>
            </div>
          </article>
        ))}
      </Carousel>
    </section>
  );
}
