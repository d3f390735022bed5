import type { QueryClient } from '@tanstack/react-query';
import { ChevronRight, HeartPulse } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { appointmentsQuery } from '../../api/bookings.ts';
import { allDocumentsQuery, myAllergiesQuery } from '../../api/documents.ts';
import { myFactsQuery } from '../../api/facts.ts';
import { familyQuery, offeredRecordsQuery } from '../../api/family.ts';
import { reportsQuery } from '../../api/month-reports.ts';
import { readingsQuery } from '../../api/record-readings.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { OfferedNote } from '../../components/offered-note.tsx';
import { LateMonthReports } from '../../components/lazy-month-reports.ts';
import { RecordReadings } from '../../components/record-readings.tsx';
import { OwnAllergies } from '../documents/own-allergies.tsx';
import { OwnFacts } from '../../components/own-facts.tsx';
import { RecordsClosed } from '../../security/record-lock/records-closed.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { Link } from '../../ui/link.tsx';
import { HealthSummary } from './health-summary.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './more.css';

export function needs({ me, language }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me
    ? [
        client.prefetchQuery(myFactsQuery()),
        client.prefetchQuery(myAllergiesQuery()),
        client.prefetchQuery(readingsQuery()),
        ...(me.role === 'patient'
          ? [
              client.prefetchQuery(appointmentsQuery('upcoming')),
              client.prefetchQuery(appointmentsQuery('completed')),
              client.prefetchQuery(allDocumentsQuery()),
              client.prefetchQuery(familyQuery()),
              client.prefetchQuery(offeredRecordsQuery()),
              client.prefetchQuery(reportsQuery(me.id)),
              // A browser loads them with the first render.
              ...(typeof window === 'undefined' ? [LateMonthReports.load(language)] : []),
            ]
          : []),
      ]
    : [];
}

/**
 * /more/health: a patient's record on one page. Appointments, documents and family in short, then the facts and
 * allergies that every doctor of this person sees before writing a prescription, and who opened the record.
 */
export default function HealthScreen() {
  const { t } = useTranslation();
  const me = useMe();
  if (!me) return <SignInFirst why={t('fact.sign-in-why')} />;
  if (me.records_closed) return <RecordsClosed />;
  return (
    <div className="page narrow stack more-page">
      <h1 className="title-in-bar">{t('title.health')}</h1>
      <OfferedNote />
      {me.role === 'patient' && <HealthSummary />}
      {me.role === 'patient' && (
        <nav className="more-list" aria-label={t('health.follow-pregnancy')}>
          <Link href="/more/health/pregnancy" className="more-row">
            <Icon node={HeartPulse} size={22} />
            <span>
              {t('health.follow-pregnancy')}
              <span className="more-note">{t('health.follow-pregnancy-note')}</span>
            </span>
            <Icon node={ChevronRight} size={20} />
          </Link>
        </nav>
      )}
      {me.role === 'patient' && <LateMonthReports.Part personId={me.id} />}
      <OwnFacts />
      <OwnAllergies />
      <RecordReadings />
    </div>
  );
}
