import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myAllergiesQuery, saveMyAllergies } from '../../api/documents.ts';
import { memberAllergiesQuery, saveMemberAllergies } from '../../api/family.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { AllergiesPanel } from '../../components/allergies-panel.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/** The patient's own list of allergies, which every doctor of this patient reads. */
export function OwnAllergies() {
  return <PersonAllergies />;
}

/** The list of the patient, or of somebody in the patient's family. */
export function PersonAllergies({ personId }: { personId?: string | undefined }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = personId === undefined ? myAllergiesQuery() : memberAllergiesQuery(personId);
  const { data, isError, error, refetch } = useQuery(query);
  // Allergies are not stored on the device: without a network there is nothing to show, and the page says why.
  if (!data)
    return isError && !isProblem(error, 'offline') ? (
      <LoadFailure words={t('allergy.load-failed')} onRetry={() => void refetch()} />
    ) : null;
  return (
    <AllergiesPanel
      allergies={data}
      side="patient"
      editable
      save={(list) => (personId === undefined ? saveMyAllergies(list) : saveMemberAllergies(personId, list))}
      onSaved={(list) => void setAnswer(client, query.queryKey, list)}
      onStale={() => void refetch()}
    />
  );
}
