import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myFactsQuery, saveMyFacts } from '../../api/facts.ts';
import { isProblem } from '../../api/problem-text.ts';
import { FactsPanel } from '../../components/facts-panel.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/** The patient's age, sex, weight and pregnancy, which every doctor of this patient reads. */
export function OwnFacts() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = myFactsQuery();
  const { data, isError, error, refetch } = useQuery(myFactsQuery());
  // Like allergies, these facts are not stored on the device.
  if (!data)
    return isError && !isProblem(error, 'offline') ? (
      <LoadFailure words={t('fact.load-failed')} onRetry={() => void refetch()} />
    ) : null;
  return (
    <FactsPanel
      facts={data}
      side="patient"
      save={saveMyFacts}
      onSaved={(facts) => client.setQueryData(queryKey, facts)}
      onStale={() => void refetch()}
    />
  );
}
