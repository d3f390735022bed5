import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { doctorsQuery } from '../../api/doctors.ts';
import type { DoctorFilter } from '../../api/doctors.ts';
import { DoctorCard } from '../../components/doctor-card.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { generalDoctors, specialistDoctors } from './home-lists.ts';

/**
 * Eight general doctors and eight specialists of the country, featured first (PAT-HOME-05, PAT-HOME-06, PAT-SHELL-21).
 */
export function FeaturedDoctors() {
  const { t } = useTranslation();
  const country = useCountry();
  const path = `/doctors/${encodeURIComponent(country.name)}`;
  const section = useRef<HTMLElement>(null);
  // This section loads after the screen, so the browser could not scroll to the anchor when the link was followed.
  useEffect(() => {
    if (location.hash === '#featured-doctors') section.current?.scrollIntoView();
  }, []);
  return (
    <section id="featured-doctors" className="stack" aria-labelledby="featured" ref={section}>
      <h2 id="featured">{t('home.featured')}</h2>
      <DoctorList title={t('home.general')} all={`${path}/general`} wish={generalDoctors(country.code)} />
      {/* The second list is below the first view on every screen. It is not in the server's document, because data
      {   costs money. */}
      <DoctorList
        title={t('home.specialists')}
        all={`${path}/specialists`}
        wish={specialistDoctors(country.code)}
        later
      />
    </section>
  );
}

function DoctorList({
  title,
  all,
  wish,
  later = false,
}: {
  title: string;
  all: string;
  wish: DoctorFilter;
  later?: boolean;
}) {
  const { t } = useTranslation();
  const wanted = useAfterFirstView(later);
  const found = useQuery({ ...doctorsQuery(wish), enabled: wanted });
  return (
    <section className="stack doctor-list">
      <div className="section-head">
        <h3>{title}</h3>
        <Link href={all}>{t('home.view-all')}</Link>
      </div>
      {found.isPending && <CardSkeletons count={2} />}
      {found.isError && <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <p className="card">{t('search.empty')}</p>}
      {found.data && found.data.length > 0 && (
        <ul className="cards">
          {found.data.map((doctor) => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** True at once, or with `later` 300 ms after mounting. */
function useAfterFirstView(later: boolean): boolean {
  const [settled, setSettled] = useState(!later);
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(() => setSettled(true), 300);
    return () => clearTimeout(timer);
  }, [settled]);
  return settled;
}
