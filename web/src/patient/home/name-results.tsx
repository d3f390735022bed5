import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { doctorPagesQuery } from '../../api/doctor-pages.ts';
import { DoctorRow } from '../../components/public/doctor-card.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { topicNames } from '../search/topic-names.ts';

/**
 * Doctors of the country whose name or specialty matches the typed text, or who treat the complaint that the server
 * recognised in it. They replace the home page while there is text (PAT-HOME-01).
 */
export default function NameResults({ name }: { name: string }) {
  const speech = useTranslation();
  const { t } = speech;
  const country = useCountry();
  const found = useInfiniteQuery({
    ...doctorPagesQuery({ country: country.code, q: name, limit: 10 }),
    placeholderData: keepPreviousData,
  });
  if (!found.data)
    return (
      <div className="page">
        {found.isPending ? (
          <CardSkeletons count={3} />
        ) : (
          <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />
        )}
      </div>
    );
  const { body: doctors, link } = found.data.pages[0]!;
  const topics = topicNames(link, speech);
  return (
    <section className="page stack" aria-label={t('search.results')}>
      <p role="status" className={doctors.length === 0 ? 'card' : 'visually-hidden'}>
        {doctors.length === 0 ? t('search.empty') : t('search.found', { count: doctors.length })}
      </p>
      {topics !== '' && doctors.length > 0 && (
        <p>
          <strong>{t('search.for', { topics })}</strong>
        </p>
      )}
      <ul className="rows">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <DoctorRow doctor={doctor} />
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink look="quiet" href={`/doctors?country=${country.code}&q=${encodeURIComponent(name)}`}>
          {t('home.all-results')}
        </ButtonLink>
      </div>
    </section>
  );
}
