import { useQuery } from '@tanstack/react-query';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import type { HealthProblemId } from '@tabibu/contract/health-problems';
import { doctorsQuery } from '../../api/doctors.ts';
import { DoctorRow } from '../../parts/doctor-card.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Motif } from '../../ui/motif.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { nextFreeDoctors } from './home-lists.ts';
import { NextAppointment } from './next-appointment.tsx';

/** What people come for most, first; the finder below has all 25. */
const FIRST_PROBLEMS: readonly HealthProblemId[] = ['child', 'pregnancy', 'stomach', 'head', 'heart', 'skin', 'diabetes', 'mental', 'maternal', 'bone', 'eye', 'dental'];

/** The question that the page begins with. */
export function AskHeading() {
  const { t } = useSpeech();
  const me = useMe();
  return (
    <div className="page ask-heading">
      <h1>{me?.full_name ? t('home.ask-name', { name: firstName(me.full_name) }) : t('home.ask')}</h1>
      <p className="lead muted wide-only">{t('home.promise')}</p>
    </div>
  );
}

/** The first view: ask, choose a problem, or take the next free doctor. */
export function AskSection() {
  const { t, language } = useSpeech();
  const country = useCountry();
  const me = useMe();
  return (
    <section className="ask">
      <div className="page">
        <div className="ask-words stack">
          <nav className="chips scroll" aria-label={t('search.problem')}>
            {FIRST_PROBLEMS.map((id) => (
              <ChipLink key={id} href={`/doctors?problem=${id}`}>{HEALTH_PROBLEMS.find((problem) => problem.id === id)?.labels[language]}</ChipLink>
            ))}
          </nav>
          <div className="row wide-only">
            <ButtonLink href="/doctors">{t('home.find-doctor')}</ButtonLink>
            <ButtonLink look="secondary" href="/subscriptions">{t('home.view-plans')}</ButtonLink>
          </div>
        </div>
        <div className="ask-doctors stack">
          {me?.role === 'patient' && <NextAppointment />}
          <NextFreeDoctors country={country.code} />
        </div>
      </div>
      <Motif />
    </section>
  );
}

function NextFreeDoctors({ country }: { country: Parameters<typeof nextFreeDoctors>[0] }) {
  const { t } = useSpeech();
  const found = useQuery(doctorsQuery(nextFreeDoctors(country)));
  return (
    <section className="next-free-doctors" aria-labelledby="free-now">
      <div className="section-head"><h2 id="free-now">{t('home.free-next')}</h2><Link href="/doctors?sort=soonest">{t('home.view-all')}</Link></div>
      {found.isPending && <CardSkeletons count={3} />}
      {found.isError && <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <p className="card">{t('search.empty')}</p>}
      {found.data && <ul className="rows">{found.data.map((doctor) => <li key={doctor.id}><DoctorRow doctor={doctor} /></li>)}</ul>}
    </section>
  );
}

function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}
