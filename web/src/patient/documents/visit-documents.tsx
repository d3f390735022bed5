import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AppointmentBody } from '../../api/bookings.ts';
import { documentQuery, documentsOf, documentsQuery } from '../../api/documents.ts';
import type { DocumentSummaryBody } from '../../api/documents.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useLiveEvents } from '../../shell/live-events.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { DocumentCard } from './document-card.tsx';
import { OwnAllergies } from './own-allergies.tsx';
import '../../ui/card.css';
import './visit-documents.css';

/** What to do first stands first: the advice, then the medicines. */
const ORDER: Readonly<Record<DocumentSummaryBody['kind'], number>> = { note: 0, prescription: 1, referral: 2, 'sick-note': 3 };

/** What the patient tells the doctor before a visit, and what the doctor wrote of it. */
export function VisitDocuments({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useSpeech();
  const client = useQueryClient();
  const { id, status, state } = appointment;
  // Of what the patient missed nothing is awaited; the page says already that it was missed.
  const awaited = status === 'completed' && state !== 'missed';
  const { data, isError, refetch } = useQuery(documentsQuery(id));
  useLiveEvents(true, (event) => {
    if (event.kind === 'documents' && event.booking_id === id) void client.invalidateQueries(documentsOf(id));
  });
  const before = status === 'scheduled' && <OwnAllergies />;
  if (!data) return <>{before}{awaited && (isError ? <LoadFailure words={t('record.failed')} onRetry={() => void refetch()} /> : <CardSkeletons count={1} />)}</>;
  if (data.length === 0) {
    return <>{before}{awaited && <section className="card stack"><h2>{t('record.title')}</h2><p className="muted">{t('record.none')}</p></section>}</>;
  }
  return <>{before}<Documents appointment={appointment} list={data} /></>;
}

/** All of them are read at once: so they are on the phone when the network is not. */
function Documents({ appointment, list }: { appointment: AppointmentBody; list: readonly DocumentSummaryBody[] }) {
  const { t } = useSpeech();
  const shown = list.toSorted((one, other) => Number(one.state === 'cancelled') - Number(other.state === 'cancelled') || ORDER[one.kind] - ORDER[other.kind]);
  const found = useQueries({ queries: shown.map((one) => documentQuery(appointment.id, one.id)) });
  return (
    <section className="documents" aria-labelledby="documents">
      <h2 id="documents">{t('record.title')}</h2>
      {found.map(({ data, isError, refetch }, index) => {
        const { id } = shown[index]!;
        if (data) return <DocumentCard key={id} document={data} appointment={appointment} />;
        return isError ? <LoadFailure key={id} words={t('record.failed')} onRetry={() => void refetch()} /> : <CardSkeletons key={id} count={1} />;
      })}
    </section>
  );
}
