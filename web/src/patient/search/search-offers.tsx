import { useQuery } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import type { Country } from '@tabibu/contract/countries';
import { HEALTH_PROBLEM_IDS } from '@tabibu/contract/health-problem-ids';
import { suggestionsQuery } from '../../api/doctor-pages.ts';
import type { DoctorFilter } from '../../api/public/doctors.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { addressOf } from './filters.ts';
import type { Filters } from './filters.ts';

/**
 * What is offered when a search found nobody: other spellings, the search without filters, health problems, other
 * countries and the page of the assistant.
 */
export function SearchOffers({ wish, filters, home }: { wish: DoctorFilter; filters: Filters; home: Country }) {
  const { t, language } = useTranslation();
  const me = useMe();
  const { data } = useQuery(suggestionsQuery(wish));
  if (!data) return null;
  const open: Filters = {
    ...filters,
    specialty: '',
    problem: [],
    rating: 'all',
    call_type: 'all',
    sort: 'rating',
    cursor: '',
  };
  return (
    <div className="stack offers">
      {data.spellings.length > 0 && (
        <p className="row">
          {t('search.did-you-mean')}{' '}
          {data.spellings.map((q) => (
            <ChipLink key={q} href={addressOf({ ...filters, q, cursor: '' }, home)}>
              {q}
            </ChipLink>
          ))}
        </p>
      )}
      {data.without_filters && (
        <p className="row">
          {t('search.filters-emptied')}{' '}
          <ButtonLink look="secondary" href={addressOf(open, home)}>
            {t('search.without-filters')}
          </ButtonLink>
        </p>
      )}
      {data.problems.length > 0 && (
        <nav className="stack" aria-labelledby="offer-problems">
          <h3 id="offer-problems">{t('search.try-problem')}</h3>
          <div className="chips">
            {HEALTH_PROBLEM_IDS.filter((id) => data.problems.includes(id))
              .sort((one, other) => data.problems.indexOf(one) - data.problems.indexOf(other))
              .map((id) => (
                <ChipLink key={id} href={addressOf({ ...open, q: '', as: 'all', problem: [id] }, home)}>
                  {t(`health.${id}`)}
                </ChipLink>
              ))}
          </div>
        </nav>
      )}
      {filters.as === 'all' && (
        <p>
          <Link href={addressOf({ ...open, q: '', problem: ['other'] }, home)}>{t('search.general-too')}</Link>
        </p>
      )}
      {data.elsewhere.length > 0 && (
        <nav className="stack" aria-labelledby="offer-countries">
          <h3 id="offer-countries">{t('search.elsewhere')}</h3>
          <div className="chips">
            {data.elsewhere.map(({ country, doctors, or_more: orMore }) => (
              <ChipLink key={country} href={addressOf({ ...filters, country, cursor: '' }, home)}>
                {countryName(countryOf(country), language)} ({doctors}
                {orMore ? '+' : ''})
              </ChipLink>
            ))}
          </div>
          <p className="small">
            {t('search.elsewhere-note')}
            {!me && ` ${t('search.elsewhere-visitor')}`}
          </p>
        </nav>
      )}
      <p>
        <Link href="/diagnosis">{t('search.assistant')}</Link>
      </p>
    </div>
  );
}
