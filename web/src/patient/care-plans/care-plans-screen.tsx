import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIVE_COUNTRIES, findCountry } from '@tabibu/contract/countries';
import type { Country } from '@tabibu/contract/countries';
import { carePlansQuery } from '../../api/public/care-plans.ts';
import type { ShownPlanBody } from '../../api/public/care-plans.ts';
import { countryName } from '@tabibu/contract/country-name';
import { LoadFailure } from '../../shell/load-failure.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import { DoctorTypeChoice, buyPath, typesOf } from './doctor-type-choice.tsx';
import { PlanCard } from './plan-card.tsx';
import '../../ui/public/card.css';
import './care-plans-screen.css';

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const country = shownCountry(visit.search, visit.country);
  return country.status === 'live' ? [client.prefetchQuery(carePlansQuery(country.code, visit.language))] : [];
}

/** Returns the country that the address names, else that of the reader. */
function shownCountry(search: URLSearchParams, own: Country): Country {
  return findCountry(search.get('country') ?? '') ?? own;
}

/**
 * The care plans with their prices in a country, which the chips choose (PAT-PLAN-01, PAT-PLAN-02), each
 * with a button that sells it in the reader's own country. In a country that has not opened it says only that the
 * service is coming.
 */
export default function CarePlansScreen() {
  const { t, language } = useTranslation();
  const own = useCountry();
  const me = useMe();
  const country = shownCountry(useQueryOfAddress(), own);
  // A country that has not opened shows no plans and no prices (PAT-SHELL-04).
  if (country.status !== 'live')
    return (
      <ComingSoonTo country={country}>
        <Notice tone="info">{t('plan.not-here', { country: countryName(country, language) })}</Notice>
        {own.status === 'live' && (
          <ButtonLink look="secondary" href="/subscriptions">
            {t('plan.in-own', { country: countryName(own, language) })}
          </ButtonLink>
        )}
      </ComingSoonTo>
    );
  return (
    <div className="page stack">
      <h1>{t('plan.heading')}</h1>
      <nav aria-label={t('plan.country')} className="chips">
        {LIVE_COUNTRIES.map((each) => (
          <ChipLink
            key={each.code}
            href={each.code === own.code ? '/subscriptions' : `/subscriptions?country=${each.code}`}
            current={each.code === country.code}
            rel="nofollow"
          >
            <span aria-hidden="true">{each.flag}</span>
            {countryName(each, language)}
          </ChipLink>
        ))}
      </nav>
      {country.code !== own.code && own.status === 'live' && (
        <Notice tone="info">
          <p>{t('plan.other-country', { shown: countryName(country, language), own: countryName(own, language) })}</p>
        </Notice>
      )}
      <Plans country={country} sells={country.code === own.code} />
      <div className="chips">
        {me?.role === 'patient' && (
          <ButtonLink look="secondary" href="/subscriptions/mine">
            {t('my-plan.mine')}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href="/doctors">
          {t('plan.single-call')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Plans({ country, sells }: { country: Country; sells: boolean }) {
  const { t, language } = useTranslation();
  const [wanted, setWanted] = useState<ShownPlanBody>();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...carePlansQuery(country.code, language),
    placeholderData: keepPreviousData,
  });
  if (error !== null && !isFetching)
    return <LoadFailure words={t('plan.load-failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeletons count={3} />;
  if (data.length === 0) return <Notice tone="info">{t('plan.none')}</Notice>;
  // Prices of the country before stay pale until those of the chosen one are there.
  return (
    <>
      <ul className={isPlaceholderData ? 'cards old' : 'cards'} aria-busy={isPlaceholderData || undefined}>
        {data.map((plan, index) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              weave={(index % 5) as 0 | 1 | 2 | 3 | 4}
              href={sells ? buyPath(plan.id, typesOf(plan.id)[0]!) : null}
              onSubscribe={() => setWanted(plan)}
            />
          </li>
        ))}
      </ul>
      <DoctorTypeChoice plan={wanted} onClose={() => setWanted(undefined)} />
    </>
  );
}
