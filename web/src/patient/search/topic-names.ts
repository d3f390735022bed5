import { HEALTH_PROBLEM_IDS } from '@tabibu/contract/health-problem-ids';
import { topicsOf } from '../../api/doctor-pages.ts';
import type { Translation } from '../../shell/translation.tsx';

/**
 * Returns the names of the complaints that the server recognised in a searched text, with commas between them; empty
 * when it recognised none. `link` is the `Link` header of the search.
 */
export function topicNames(link: string | null | undefined, speech: Translation): string {
  return topicsOf(link)
    .map((topic) => topicName(topic, speech))
    .join(', ');
}

function topicName(topic: string, { t }: Translation): string {
  if (topic === 'fever' || topic === 'everyday') return t(`search.topic-${topic}`);
  const problem = HEALTH_PROBLEM_IDS.find((id) => id === topic);
  return problem ? t(`health.${problem}`) : topic;
}
