import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { doctorsQuery } from '../../api/doctors.ts';
import { DoctorRow } from '../../parts/doctor-card.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** Doctors of the country whose name or specialty matches what is being typed; replaces the home while there is text (PAT-HOME-01). */
export function NameResults({ name }: { name: string }) {
  const { t } = useSpeech();
  const country = useCountry();
  const found = useQuery({ ...doctorsQuery({ country: country.code, q: name, limit: 10 }), placeholderData: keepPreviousData });
  if (!found.data) return <div className="page">{found.isPending ? <CardSkeletons count={3} /> : <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />}</div>;
  return (
    <section className="page stack" aria-label={t('search.results')}>
      <p role="status" className={found.data.length === 0 ? 'card' : 'visually-hidden'}>
        {found.data.length === 0 ? t('search.empty') : t('search.found', { count: found.data.length })}
      </p>
      <ul className="rows">{found.data.map((doctor) => <li key={doctor.id}><DoctorRow doctor={doctor} /></li>)}</ul>
      <div><ButtonLink look="quiet" href={`/doctors?country=${country.code}&q=${encodeURIComponent(name)}`}>{t('home.all-results')}</ButtonLink></div>
    </section>
  );
}
