import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { doctorsQuery } from '../../api/public/doctors.ts';
import type { DoctorFilter } from '../../api/public/doctors.ts';
import { DoctorCard } from '../../components/public/doctor-card.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { generalDoctors, specialistDoctors } from './home-lists.ts';

/**
 * Eight general doctors and eight specialists of the country, with a free time and featured first (PAT-HOME-05,
 * PAT-HOME-06, PAT-SHELL-21).
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
      {/* The second list is below the first view on every screen. It is neither in the server's document nor loaded
      {   before it comes near, because data costs money. */}
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
  const section = useRef<HTMLElement>(null);
  const wanted = useComesNear(section, later);
  const found = useQuery({ ...doctorsQuery(wish), enabled: wanted });
  // Without script the list never comes: then there is no heading with nothing below it, but a way to these doctors.
  if (!wanted)
    return (
      <section className="doctor-list" ref={section}>
        <Link href={all}>{title}</Link>
      </section>
    );
  return (
    <section className="stack doctor-list" ref={section}>
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

/**
 * True at once, or with `later` when the element is less than a screen below the viewport, so that its data come before
 * the reader does.
 */
function useComesNear(element: RefObject<HTMLElement | null>, later: boolean): boolean {
  const [isNear, setNear] = useState(!later);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
