import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveVisitFacts, visitFactsQuery } from '../api/facts.ts';
import { setAnswer } from '../api/query.ts';
import { saveVisitAllergies, visitAllergiesQuery } from '../api/records.ts';
import { AllergiesPanel } from '../components/allergies-panel.tsx';
import { FactsPanel } from '../components/facts-panel.tsx';
import { factsAtOnce } from '../components/facts-words.ts';
import { useLiveEvents } from '../shell/live-events.ts';
import { useTranslation } from '../shell/translation.tsx';
import './about-patient.css';

/**
 * The facts and allergies of the patient beside the call, for the doctor only. Renders nothing while the doctor may not
 * see them.
 */
export default function AboutPatient({ bookingId }: { bookingId: string }) {
  const speech = useTranslation();
  const { t } = speech;
  const client = useQueryClient();
  const [facts, allergies] = [visitFactsQuery(bookingId), visitAllergiesQuery(bookingId)];
  const [known, list] = [useQuery(facts), useQuery(allergies)];
  useLiveEvents(true, (event) => {
    if (event.kind !== 'documents' || event.booking_id !== bookingId) return;
    for (const { queryKey } of [facts, allergies]) void client.invalidateQueries({ queryKey });
  });
  if (!known.data && !list.data) return null;
  const allergic =
    list.data &&
    (list.data.status === 'listed'
      ? list.data.items.map(({ substance }) => substance).join(', ')
      : t(list.data.status === 'none-known' ? 'allergy.none-known' : 'fact.not-stated'));
  return (
    <details className="call-patient card">
      <summary>
        <strong>{t('fact.title-doctor')}</strong>
        {known.data && <span>{factsAtOnce(known.data, speech)}</span>}
        {allergic && (
          <span>
            {t('allergy.title')}: {allergic}
          </span>
        )}
      </summary>
      {known.data && (
        <FactsPanel
          facts={known.data}
          side="doctor"
          save={(wish) => saveVisitFacts(bookingId, wish)}
          onSaved={(saved) => void setAnswer(client, facts.queryKey, saved)}
          onStale={() => void known.refetch()}
        />
      )}
      {list.data && (
        <AllergiesPanel
          allergies={list.data}
          side="doctor"
          editable
          save={(wish) => saveVisitAllergies(bookingId, wish)}
          onSaved={(saved) => void setAnswer(client, allergies.queryKey, saved)}
          onStale={() => void list.refetch()}
        />
      )}
    </details>
  );
}
