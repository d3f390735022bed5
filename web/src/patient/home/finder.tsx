import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { COUNTRIES, countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { HEALTH_PROBLEM_IDS } from '@tabibu/contract/health-problem-ids';
import { doctorsQuery } from '../../api/public/doctors.ts';
import { countryName } from '@tabibu/contract/country-name';
import { DoctorCard } from '../../components/public/doctor-card.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { Link, useHref } from '../../ui/link.tsx';

interface Asked {
  readonly problems: readonly string[];
  readonly country: CountryCode;
}

/**
 * The visitor chooses health problems and a country and sees the doctors who treat them (PAT-SRCH-01…09). Without
 * script it is a form that opens the search page.
 */
export function Finder() {
  const { t, language } = useTranslation();
  const home = useCountry();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [country, setCountry] = useState(home.code);
  const [asked, setAsked] = useState<Asked>();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const comingSoon = countryOf(country).status !== 'live';
  const found = useQuery({
    ...doctorsQuery({ country: asked?.country ?? country, problem: asked?.problems ?? [], limit: 8 }),
    enabled: asked !== undefined,
  });
  const searching = asked !== undefined && found.isFetching;

  const toggle = (id: string) => {
    setAsked(undefined);
    setProblems(problems.includes(id) ? problems.filter((each) => each !== id) : [...problems, id]);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    setAsked({ problems, country });
  };
  return (
    <section className="card finder stack" aria-labelledby="finder">
      <h2 id="finder">{t('finder.title')}</h2>
      <form action={useHref('/doctors')} method="get" className="stack" onSubmit={search}>
        <fieldset className="chips">
          <legend className="muted">{t('finder.hint')}</legend>
          {HEALTH_PROBLEM_IDS.map((id) => (
            <ChipChoice
              key={id}
              name="problem"
              value={id}
              checked={live ? problems.includes(id) : undefined}
              onChange={() => toggle(id)}
            >
              {t(`health.${id}`)}
            </ChipChoice>
          ))}
        </fieldset>
        <div className="row">
          <label className="finder-country">
            <span className="visually-hidden">{t('search.country')}</span>
            <select
              name="country"
              value={country}
              onChange={(event) => {
                setAsked(undefined);
                setCountry(event.target.value as CountryCode);
              }}
            >
              {COUNTRIES.map((each) => (
                <option key={each.code} value={each.code}>
                  {countryName(each, language)}
                  {each.status === 'coming_soon' ? ` (${t('coming-soon.short')})` : ''}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" busy={searching} disabled={live && (problems.length === 0 || comingSoon)}>
            {t('finder.search')}
          </Button>
        </div>
      </form>
      {comingSoon && (
        <p role="status">{t('coming-soon.country', { country: countryName(countryOf(country), language) })}</p>
      )}
      <div aria-live="polite">
        {searching && <Stages />}
        {asked && found.isError && <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />}
        {asked &&
          !searching &&
          found.data &&
          (found.data.length === 0 ? (
            <p>{t('search.empty')}</p>
          ) : (
            <div className="stack">
              <ul className="cards">
                {found.data.map((doctor) => (
                  <li key={doctor.id}>
                    <DoctorCard doctor={doctor} />
                  </li>
                ))}
              </ul>
              <div>
                <Link
                  className="button quiet"
                  href={`/doctors?country=${asked.country}&problem=${asked.problems.join(',')}`}
                >
                  {t('home.all-results')}
                </Link>
              </div>
            </div>
          ))}
      </div>
    </section>
  );
}

const STAGE = 2000;
const STAGES = ['search.stage-1', 'search.stage-2', 'search.stage-3'] as const;

/** Three sentences that alternate every two seconds while the search request is under way (C71). */
function Stages() {
  const { t } = useTranslation();
  const [stage, setStage] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStage((now) => (now + 1) % STAGES.length), STAGE);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="stages" role="status">
      {t(STAGES[stage] ?? 'search.stage-1')} …
    </p>
  );
}
