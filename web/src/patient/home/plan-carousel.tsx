import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { carePlansQuery } from '../../api/public/care-plans.ts';
import { useCountry, usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { carouselWords } from './carousel-words.ts';

const EVERY = 5000;

/** A carousel with the care plans (PAT-HOME-08, PAT-WEB-07). Absent while there are none. */
export function PlanCarousel() {
  const speech = useTranslation();
  const { t, money, language } = speech;
  const country = useCountry();
  const { savesData } = usePreferences();
  const { data: plans = [] } = useQuery({
    ...carePlansQuery(country.code, language),
    placeholderData: keepPreviousData,
  });
  if (plans.length === 0) return null;
  return (
    <section className="stack">
      <div className="section-head">
        <h2>{t('plan.heading')}</h2>
      </div>
      <Carousel label={t('plan.heading')} every={EVERY} words={carouselWords(speech)} startsPaused={savesData}>
        {plans.map((plan, index) => (
          <article key={plan.id} className="card plan-slide" lang={plan.language}>
            <Motif weave={(index % 5) as 0 | 1 | 2 | 3 | 4} />
            <h3>{plan.title}</h3>
            <p className="muted">{plan.description}</p>
            <p className="numbers" lang={language}>
              <strong translate="no">{money(plan.price)}</strong>{' '}
              <span className="muted small">{t('plan.per-month')}</span>
            </p>
            <div lang={language}>
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
