import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myAllergiesQuery, saveMyAllergies } from '../../api/documents.ts';
import { isProblem } from '../../api/problem-text.ts';
import { AllergiesPanel } from '../../parts/allergies-panel.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useSpeech } from '../../shell/speech.tsx';

/** What the patient tells every doctor: what is not tolerated. */
export function OwnAllergies() {
  const { t } = useSpeech();
  const client = useQueryClient();
  const { queryKey } = myAllergiesQuery();
  const { data, isError, error, refetch } = useQuery(myAllergiesQuery());
  // They are not kept on the device: without a network there is nothing to show, and the page says why.
  if (!data) return isError && !isProblem(error, 'offline') ? <LoadFailure words={t('allergy.load-failed')} onRetry={() => void refetch()} /> : null;
  return <AllergiesPanel allergies={data} side="patient" editable save={saveMyAllergies} onSaved={(list) => client.setQueryData(queryKey, list)} onStale={() => void refetch()} />;
}
