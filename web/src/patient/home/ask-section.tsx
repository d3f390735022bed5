import { useQuery } from '@tanstack/react-query';
import type { HealthProblemId } from '@tabibu/contract/health-problem-ids';
import { doctorsQuery } from '../../api/public/doctors.ts';
import { siteQuery } from '../../api/public/site.ts';
import { DoctorRow } from '../../components/public/doctor-card.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { SitePicture } from '../../components/public/site-picture.tsx';
import { useCountry, useMe, usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { nextFreeDoctors } from './home-lists.ts';
import { ownNotes } from './lazy-own-notes.ts';

/** The health problems that people ask about most, shown first; the finder below offers all 25. */
const FIRST_PROBLEMS: readonly HealthProblemId[] = [
  'child',
  'pregnancy',
  'stomach',
  'head',
  'heart',
  'skin',
  'diabetes',
  'mental',
  'maternal',
  'bone',
  'eye',
  'dental',
];

/**
 * The heading of the home page, which greets a signed-in person by first name. On the web the hero banner of the house
 * is behind it, or the default one while none is set (PAT-WEB-03); neither where data is saved.
 */
export function AskHeading() {
  const { t } = useTranslation();
  const me = useMe();
  const { savesData } = usePreferences();
  const { data: site } = useQuery(siteQuery());
  const hero = savesData ? null : site?.hero;
  return (
    <div className={`page ask-heading${hero ? ' has-hero' : savesData ? '' : ' plain-hero'}`}>
      {hero && <SitePicture path={hero} className="hero-picture" wideOnly />}
      <h1>{me?.full_name ? t('home.ask-name', { name: firstName(me.full_name) }) : t('home.ask')}</h1>
      <p className="lead muted wide-only">{t('home.promise')}</p>
    </div>
  );
}

/** The first view of the home page: choose a health problem, or take a doctor who is free next. */
export function AskSection() {
  const { t } = useTranslation();
  const country = useCountry();
  const me = useMe();
  return (
    <section className="ask">
      <div className="page">
        <div className="ask-words stack">
          <nav className="chips scroll" aria-label={t('search.problem')}>
            {FIRST_PROBLEMS.map((id) => (
              <ChipLink key={id} href={`/doctors?problem=${id}`}>
                {t(`health.${id}`)}
              </ChipLink>
            ))}
          </nav>
          <div className="row wide-only">
            <ButtonLink href="/doctors">{t('home.find-doctor')}</ButtonLink>
            <ButtonLink look="secondary" href="/subscriptions">
              {t('home.view-plans')}
            </ButtonLink>
          </div>
        </div>
        <div className="ask-doctors stack">
          {me?.role === 'patient' && <ownNotes.Part />}
          <NextFreeDoctors country={country.code} />
        </div>
      </div>
      <Motif />
    </section>
  );
}

function NextFreeDoctors({ country }: { country: Parameters<typeof nextFreeDoctors>[0] }) {
  const { t } = useTranslation();
  const found = useQuery(doctorsQuery(nextFreeDoctors(country)));
  return (
    <section className="next-free-doctors" aria-labelledby="free-now">
      <div className="section-head">
        <h2 id="free-now">{t('home.free-next')}</h2>
        <Link href="/doctors?sort=soonest">{t('home.view-all')}</Link>
      </div>
      {found.isPending && <CardSkeletons count={3} />}
      {found.isError && <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <p className="card">{t('search.empty')}</p>}
      {found.data && (
        <ul className="rows">
          {found.data.map((doctor) => (
            <li key={doctor.id}>
              <DoctorRow doctor={doctor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}
