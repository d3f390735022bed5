import { useEffect, useRef } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { Visit } from '../../shell/screen-file.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry, usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { countryName } from '@tabibu/contract/country-name';
import { planCallsNeeded } from '../../components/plan-calls.ts';
import { DoctorPages, preparePages } from './doctor-pages.tsx';
import { FilterForm } from './filter-form.tsx';
import { addressOf, readFilters, searchOf } from './filters.ts';
import { useVisitorFollows } from './visitor-country.ts';
import type { Filters } from './filters.ts';
import './search-screen.css';

const PAGE = 20;

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const filters = readFilters(visit.search, visit.country, visit.specialties);
  if (countryOf(filters.country).status !== 'live') return [];
  return [preparePages(client, searchOf(filters, PAGE)), ...planCallsNeeded(visit, client)];
}

/**
 * /doctors: the doctor search. Every choice is part of the address and works as a link or form without script
 * (PAT-SRCH-12…23).
 */
export default function SearchScreen() {
  const { t, language } = useTranslation();
  const home = useCountry();
  const filters = readFilters(useQueryOfAddress(), home, usePreferences().specialties);
  const country = countryOf(filters.country);
  const live = country.status === 'live';
  useVisitorFollows(country);

  const countries = useRef<HTMLElement>(null);
  // On a phone the chips are one row that scrolls: the chosen one must be in view.
  useEffect(() => {
    const row = countries.current;
    const chip = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chip) row.scrollLeft = chip.offsetLeft - row.clientWidth / 2 + chip.clientWidth / 2;
  }, [country]);
  const [, goTo] = useLocation();
  const choose = (changes: Partial<Filters>) =>
    goTo(addressOf({ ...filters, cursor: '', ...changes }, home), { replace: true });
  return (
    <div className="page stack search">
      <div className="stack">
        <h1>{t('search.title', { country: countryName(country, language) })}</h1>
        {filters.type !== 'all' && (
          <p>{t(filters.type === 'general' ? 'search.only-general' : 'search.only-specialists')}</p>
        )}
        <nav aria-label={t('search.country')} className="chips scroll" ref={countries}>
          {COUNTRIES.map((each) => (
            <ChipLink
              key={each.code}
              href={addressOf({ ...filters, cursor: '', country: each.code }, home)}
              current={each.code === country.code}
            >
              <span aria-hidden="true">{each.flag}</span>
              {countryName(each, language)}
              {each.status === 'coming_soon' && <span className="later">{t('coming-soon.short')}</span>}
            </ChipLink>
          ))}
        </nav>
      </div>
      <FilterForm filters={filters} disabled={!live} home={home} onChoose={choose} />
      {live ? (
        <DoctorPages filters={filters} wish={searchOf(filters, PAGE)} home={home} />
      ) : (
        <div className="card stack empty" role="status">
          <h2>{t('coming-soon.country', { country: countryName(country, language) })}</h2>
          <p>{t('coming-soon.search-hint')}</p>
          <div className="row">
            <ButtonLink href={addressOf({ ...filters, country: 'TZ', cursor: '' }, home)}>
              {t('coming-soon.see-live')}
            </ButtonLink>
          </div>
        </div>
      )}
      <aside className="row for-doctors">
        <span className="muted">{t('search.for-doctors')}</span>
        <ButtonLink look="quiet" href="/doctor/apply">
          {t('search.apply-as-doctor')}
        </ButtonLink>
        <ButtonLink look="quiet" href="/auth?role=doctor">
          {t('search.doctor-login')}
        </ButtonLink>
      </aside>
    </div>
  );
}
