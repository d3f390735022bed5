import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronRight, UserRound } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { appointmentsQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { allDocumentsQuery } from '../../api/documents.ts';
import type { DocumentSummaryBody } from '../../api/documents.ts';
import { familyQuery } from '../../api/family.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { DocumentRow } from './document-row.tsx';

/** How many of each kind the summary shows; the rest is behind the link below them. */
const SHOWN = 3;

/**
 * What a patient's record holds, newest first: appointments, prescriptions that can still be dispensed, other documents
 * and the family. Each row leads to the whole. Without a network it shows what the browser has kept. A further part of
 * the record (readings between visits) is one more section here.
 */
export function HealthSummary() {
  return (
    <>
      <Appointments />
      <Documents />
      <Family />
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
  href: string;
  all: string;
}

function Section({ id, title, children, href, all }: SectionProps) {
  return (
    <section className="stack" aria-labelledby={`health-${id}`}>
      <h2 id={`health-${id}`}>{title}</h2>
      {children}
      <p>
        <Link href={href}>{all}</Link>
      </p>
    </section>
  );
}

function Appointments() {
  const { t } = useTranslation();
  const next = useQuery(appointmentsQuery('upcoming'));
  const past = useQuery(appointmentsQuery('completed'));
  const rows = [...(next.data?.appointments ?? []).slice(0, SHOWN), ...(past.data?.appointments ?? []).slice(0, SHOWN)];
  const retry = () => {
    for (const query of [next, past]) if (query.isError) void query.refetch();
  };
  return (
    <Section id="appointments" title={t('health.appointments')} href="/appointments" all={t('health.all-appointments')}>
      {rows.length > 0 && (
        <ul className="more-list">
          {rows.map((appointment) => (
            <li key={appointment.id}>
              <AppointmentRow appointment={appointment} />
            </li>
          ))}
        </ul>
      )}
      {(next.isError || past.isError) && <LoadFailure words={t('health.failed')} onRetry={retry} />}
      {next.isPending && past.isPending && <CardSkeletons count={1} />}
      {next.data && past.data && rows.length === 0 && <p>{t('health.no-appointments')}</p>}
    </Section>
  );
}

function AppointmentRow({ appointment }: { appointment: AppointmentBody }) {
  const { t, day, clock } = useTranslation();
  const { id, doctor, person, date, time, stage } = appointment;
  return (
    <Link href={`/appointments/${id}`} className="more-row">
      <Icon node={CalendarDays} size={22} />
      <span>
        <span translate="no">{doctor.name}</span>
        {person && <span className="more-note">{t('record.for', { name: person.name })}</span>}
        {date && time && <span className="more-note">{`${day(date)}, ${clock(time)}`}</span>}
        <span className="more-note">{stage.chip}</span>
      </span>
      <Icon node={ChevronRight} size={20} />
    </Link>
  );
}

function Documents() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(allDocumentsQuery());
  return (
    <Section id="documents" title={t('health.documents')} href="/more/documents" all={t('health.all-documents')}>
      {data && data.documents.length > 0 && (
        <ul className="more-list">
          {mostUseful(data.documents).map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} />
            </li>
          ))}
        </ul>
      )}
      {data?.documents.length === 0 && <p>{t('record.all-none')}</p>}
      {!data &&
        (isError ? (
          <LoadFailure words={t('record.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
    </Section>
  );
}

/** Prescriptions that can still be dispensed stand first, because somebody at a counter looks for them. */
function mostUseful(documents: readonly DocumentSummaryBody[]): DocumentSummaryBody[] {
  const isWaiting = ({ kind, state }: DocumentSummaryBody) => kind === 'prescription' && state === 'valid';
  return [...documents.filter(isWaiting), ...documents.filter((one) => !isWaiting(one))].slice(0, SHOWN);
}

/** The family is not kept without a network; then only the way to its page is shown. */
function Family() {
  const { t } = useTranslation();
  const { data } = useQuery(familyQuery());
  return (
    <Section id="family" title={t('health.family')} href="/more/family" all={t('health.all-family')}>
      {data && data.members.length > 0 && (
        <ul className="more-list">
          {data.members.map(({ id, name }) => (
            <li key={id}>
              <Link href={`/more/family/${id}`} className="more-row">
                <Icon node={UserRound} size={22} />
                <span>
                  {name}
                  <span className="more-note">{t('health.of-member')}</span>
                </span>
                <Icon node={ChevronRight} size={20} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data?.members.length === 0 && <p>{t('health.no-family')}</p>}
    </Section>
  );
}
