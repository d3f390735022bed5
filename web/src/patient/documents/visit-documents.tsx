import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AppointmentBody } from '../../api/bookings.ts';
import { documentQuery, documentsOf, documentsQuery } from '../../api/documents.ts';
import type { DocumentSummaryBody } from '../../api/documents.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { DocumentCard } from './document-card.tsx';
import type { VisitOfPaper } from './document-card.tsx';
import { PersonAllergies } from './own-allergies.tsx';
import { PersonFacts } from '../../components/own-facts.tsx';
import '../../ui/public/card.css';
import './visit-documents.css';

/** The order of the documents: the advice first, then the medicines. */
const ORDER: Readonly<Record<DocumentSummaryBody['kind'], number>> = {
  note: 0,
  prescription: 1,
  referral: 2,
  'sick-note': 3,
};

/** Before the appointment: the patient's own facts and allergies. Afterwards: the documents that the doctor signed. */
export function VisitDocuments({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, status, state } = appointment;
  // After a missed appointment no documents are expected; the page already says that it was missed.
  const awaited = status === 'completed' && state !== 'missed';
  const { data, isError, refetch } = useQuery(documentsQuery(id));
  useLiveEvents(true, (event) => {
    if (event.kind === 'documents' && event.booking_id === id) void client.invalidateQueries(documentsOf(id));
  });
  const before = status === 'scheduled' && (
    <>
      <PersonFacts personId={appointment.person?.id} name={appointment.person?.name} />
      <PersonAllergies personId={appointment.person?.id} />
    </>
  );
  if (!data)
    return (
      <>
        {before}
        {awaited &&
          (isError ? (
            <LoadFailure words={t('record.failed')} onRetry={() => void refetch()} />
          ) : (
            <CardSkeletons count={1} />
          ))}
      </>
    );
  if (data.length === 0) {
    return (
      <>
        {before}
        {awaited && (
          <section className="card stack">
            <h2>{t('record.title')}</h2>
            <p className="muted">{t('record.none')}</p>
          </section>
        )}
      </>
    );
  }
  return (
    <>
      {before}
      <Documents appointment={appointment} list={data} />
    </>
  );
}

/** Loads all documents at once, so that the device has them when it is offline later. Cancelled ones come last. */
export function Documents({ appointment, list }: { appointment: VisitOfPaper; list: readonly DocumentSummaryBody[] }) {
  const { t } = useTranslation();
  const shown = [...list].sort(
    (one, other) =>
      Number(one.state === 'cancelled') - Number(other.state === 'cancelled') || ORDER[one.kind] - ORDER[other.kind],
  );
  const found = useQueries({ queries: shown.map((one) => documentQuery(appointment.id, one.id)) });
  return (
    <section className="documents" aria-labelledby="documents">
      <h2 id="documents">{t('record.title')}</h2>
      {found.map(({ data, isError, refetch }, index) => {
        const { id } = shown[index]!;
        if (data) return <DocumentCard key={id} document={data} appointment={appointment} />;
        return isError ? (
          <LoadFailure key={id} words={t('record.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons key={id} count={1} />
        );
      })}
    </section>
  );
}
