import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memberFactsQuery, saveMemberFacts } from '../api/family.ts';
import { myFactsQuery, saveMyFacts } from '../api/facts.ts';
import { isProblem } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import { FactsPanel } from './facts-panel.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { useTranslation } from '../shell/translation.tsx';

/** The patient's age, sex, weight and pregnancy, which every doctor of this patient reads. */
export function OwnFacts() {
  return <PersonFacts />;
}

interface PersonFactsProps {
  /** Somebody in the patient's family, and the name; absent for the patient. */
  personId?: string | undefined;
  name?: string | undefined;
  onSaved?: (() => void) | undefined;
}

/** The same facts of the patient or of somebody in the patient's family. */
export function PersonFacts({ personId, name, onSaved }: PersonFactsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = personId === undefined ? myFactsQuery() : memberFactsQuery(personId);
  const { data, isError, error, refetch } = useQuery(query);
  // Like allergies, these facts are not stored on the device.
  if (!data)
    return isError && !isProblem(error, 'offline') ? (
      <LoadFailure words={t('fact.load-failed')} onRetry={() => void refetch()} />
    ) : null;
  return (
    <FactsPanel
      facts={data}
      side="patient"
      about={name}
      save={(facts) => (personId === undefined ? saveMyFacts(facts) : saveMemberFacts(personId, facts))}
      onSaved={(facts) => {
        void setAnswer(client, query.queryKey, facts);
        onSaved?.();
      }}
      onStale={() => void refetch()}
    />
  );
}
