import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { COUNTRIES, countryOf } from '@tabibu/contract/countries';
import { doctorPagesQuery } from '../../api/doctors.ts';
import type { Visit } from '../../shell/routes.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { countryName } from '../../parts/country-name.ts';
import { DoctorPages } from './doctor-pages.tsx';
import { FilterForm } from './filter-form.tsx';
import { addressOf, readFilters, wishOf } from './filters.ts';
import type { Filters } from './filters.ts';
import './search-screen.css';

const PAGE = 20;

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const filters = readFilters(visit.search, visit.country);
  if (countryOf(filters.country).status !== 'live') return [];
  return [client.prefetchInfiniteQuery(doctorPagesQuery(wishOf(filters, PAGE)))];
}

/** The doctor search page: every choice is in the address, every choice works as a link or form before any script has run (PAT-SRCH-12…23). */
export default function SearchScreen() {
  const { t, language } = useSpeech();
  const home = useCountry();
  const filters = readFilters(useQueryOfAddress(), home);
  const country = countryOf(filters.country);
  const live = country.status === 'live';
  const [, goTo] = useLocation();
  const choose = (changes: Partial<Filters>) => goTo(addressOf({ ...filters, cursor: '', ...changes }, home), { replace: true });
  return (
    <div className="page stack search">
      <div className="stack">
        <h1>{t('search.title', { country: countryName(country, language) })}</h1>
        <nav aria-label={t('search.country')} className="chips scroll">
          {COUNTRIES.map((each) => (
            <ChipLink key={each.code} href={addressOf({ ...filters, cursor: '', country: each.code }, home)} current={each.code === country.code}>
              <span aria-hidden="true">{each.flag}</span>{countryName(each, language)}
              {each.status === 'coming_soon' && <span className="later">{t('coming-soon.short')}</span>}
            </ChipLink>
          ))}
        </nav>
      </div>
      <FilterForm filters={filters} disabled={!live} home={home} onChoose={choose} />
      {live ? (
        <DoctorPages filters={filters} wish={wishOf(filters, PAGE)} home={home} />
      ) : (
        <div className="card stack empty" role="status">
          <h2>{t('coming-soon.country', { country: countryName(country, language) })}</h2>
          <p>{t('coming-soon.search-hint')}</p>
          <div className="row"><ButtonLink href={addressOf({ ...filters, country: 'TZ', cursor: '' }, home)}>{t('coming-soon.see-live')}</ButtonLink></div>
        </div>
      )}
      <aside className="row for-doctors">
        <span className="muted">{t('search.for-doctors')}</span>
        <ButtonLink look="quiet" href="/doctor/apply">{t('search.apply-as-doctor')}</ButtonLink>
        <ButtonLink look="quiet" href="/auth?role=doctor">{t('search.doctor-login')}</ButtonLink>
      </aside>
    </div>
  );
}
