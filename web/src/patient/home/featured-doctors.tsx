import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { doctorsQuery } from '../../api/doctors.ts';
import type { DoctorWish } from '../../api/doctors.ts';
import { DoctorCard } from '../../parts/doctor-card.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Link } from '../../ui/link.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { generalDoctors, specialistDoctors } from './home-lists.ts';

/** Eight general doctors and eight specialists of the country, featured first (PAT-HOME-05, PAT-HOME-06, PAT-SHELL-21). */
export function FeaturedDoctors() {
  const { t } = useSpeech();
  const country = useCountry();
  const path = `/doctors/${encodeURIComponent(country.name)}`;
  return (
    <div id="featured-doctors" className="stack">
      <DoctorList title={t('home.general')} all={`${path}/general`} wish={generalDoctors(country.code)} />
      {/* The second list stays out of the document: it is below the first view on every screen, and data costs money. */}
      <DoctorList title={t('home.specialists')} all={`${path}/specialists`} wish={specialistDoctors(country.code)} later />
    </div>
  );
}

function DoctorList({ title, all, wish, later = false }: { title: string; all: string; wish: DoctorWish; later?: boolean }) {
  const { t } = useSpeech();
  const wanted = useAfterFirstView(later);
  const found = useQuery({ ...doctorsQuery(wish), enabled: wanted });
  return (
    <section className="stack doctor-list">
      <div className="section-head"><h2>{title}</h2><Link href={all}>{t('home.view-all')}</Link></div>
      {found.isPending && <CardSkeletons count={2} />}
      {found.isError && <LoadFailure words={t('search.failed')} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <p className="card">{t('search.empty')}</p>}
      {found.data && found.data.length > 0 && <ul className="cards">{found.data.map((doctor) => <li key={doctor.id}><DoctorCard doctor={doctor} /></li>)}</ul>}
    </section>
  );
}

/** True at once, or for `later` when the page has settled. */
function useAfterFirstView(later: boolean): boolean {
  const [settled, setSettled] = useState(!later);
  useEffect(() => {
    if (settled) return;
    const timer = setTimeout(() => setSettled(true), 300);
    return () => clearTimeout(timer);
  }, [settled]);
  return settled;
}
