import { use, useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { doctorAppointmentsQuery, overviewQuery } from '../../api/doctor-day.ts';
import type { DoctorAppointmentBody, DoctorList } from '../../api/doctor-day.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useAtMoment } from '../../components/at-moment.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { AddressContext, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { DoctorAppointmentCard } from './appointment-card.tsx';
import { useCancelling } from './cancel-dialog.tsx';
import { LISTS, listOf } from './list-of.ts';
import { useVisitMarks } from './use-visit-marks.ts';

const WORDS: Record<DoctorList, SentenceKey> = {
  upcoming: 'day.upcoming',
  completed: 'day.completed-list',
  cancelled: 'day.cancelled-list',
};
const EMPTY: Record<DoctorList, SentenceKey> = {
  upcoming: 'day.none-upcoming',
  completed: 'day.none-completed',
  cancelled: 'day.none-cancelled',
};
const PAUSE = 300;
/** In milliseconds. Live events announce changes at once; the poll is for browsers that do not receive them. */
const POLL = 60_000;

/**
 * ?tab=appointments&list=&q=: the upcoming, completed or cancelled appointments, searched by patient or symptoms
 * (DOC-DASH-07…10).
 */
export default function AppointmentsTab() {
  const { t } = useTranslation();
  const query = useQueryOfAddress();
  const { path } = use(AddressContext);
  const list = listOf(query);
  const wanted = query.get('q') ?? '';
  const { ask, dialog } = useCancelling();
  const addressOf = (one: DoctorList) =>
    `${path}?${new URLSearchParams({ tab: 'appointments', ...(one === 'upcoming' ? {} : { list: one }), ...(wanted ? { q: wanted } : {}) })}`;
  return (
    <>
      <div className="day-tools">
        <nav className="row small" aria-label={t('day.lists')}>
          {LISTS.map((one) => (
            <ChipLink key={one} href={addressOf(one)} current={one === list}>
              {t(WORDS[one])}
            </ChipLink>
          ))}
        </nav>
        <Search list={list} wanted={wanted} />
      </div>
      {dialog}
      <AppointmentList key={`${list} ${wanted}`} list={list} wanted={wanted} onCancel={ask} />
    </>
  );
}

/** The search field. After a short pause the text is written into the address, so that "back" and a reload keep it. */
function Search({ list, wanted }: { list: DoctorList; wanted: string }) {
  const { t } = useTranslation();
  const { path } = use(AddressContext);
  const [, goTo] = useLocation();
  const [text, setText] = useState(wanted);
  const typed = text.trim();
  useEffect(() => {
    if (typed === wanted) return undefined;
    const query = new URLSearchParams({
      tab: 'appointments',
      ...(list === 'upcoming' ? {} : { list }),
      ...(typed ? { q: typed } : {}),
    });
    const timer = setTimeout(() => goTo(`${path}?${query}`, { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, wanted, list, path, goTo]);
  return <SearchField name="q" value={text} placeholder={t('day.search')} label={t('day.search')} onType={setText} />;
}

interface ListProps {
  list: DoctorList;
  wanted: string;
  cursor?: string;
  onCancel: (appointment: DoctorAppointmentBody) => void;
}

/**
 * One page of the list. "Show more" renders the next page below it. With a search a page can be empty although later
 * pages have results.
 */
function AppointmentList({ list, wanted, cursor, onCancel }: ListProps) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const zone = useQuery(overviewQuery()).data?.doctor.time_zone ?? 'UTC';
  const { data, isError, error, refetch } = useQuery({
    ...doctorAppointmentsQuery(list, wanted, cursor),
    refetchInterval: POLL,
    placeholderData: keepPreviousData,
  });
  useAtMoment(data?.appointments.map((one) => one.changes_at) ?? [], () => void refetch());
  const marks = useVisitMarks(data?.appointments ?? []);
  if (!data)
    return isError ? (
      <LoadFailure words={problemText(error, t, 'day.failed')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={3} />
    );
  const { appointments, next_cursor: next } = data;
  return (
    <>
      {wanted && !cursor && <LiveRegion>{t('day.found', { count: appointments.length })}</LiveRegion>}
      {appointments.length === 0 && !next && !cursor && (
        <div className="day-empty">
          <Motif />
          <p className="lead">{wanted ? t('day.none-found', { wanted }) : t(EMPTY[list])}</p>
        </div>
      )}
      {appointments.length > 0 && (
        <ul className="day-cards">
          {appointments.map((appointment) => (
            <li key={appointment.id}>
              <DoctorAppointmentCard
                appointment={appointment}
                zone={zone}
                mark={marks.get(appointment.id)}
                onCancel={onCancel}
              />
            </li>
          ))}
        </ul>
      )}
      {next &&
        (more ? (
          <AppointmentList list={list} wanted={wanted} cursor={next} onCancel={onCancel} />
        ) : (
          <Button look="secondary" wide onClick={() => setMore(true)}>
            {t('day.more')}
          </Button>
        ))}
    </>
  );
}
