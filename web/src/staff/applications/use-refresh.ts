import { useQueryClient } from '@tanstack/react-query';
import { reviewQuery } from '../../api/application-reviews.ts';
import type { ReviewedApplicationBody } from '../../api/application-reviews.ts';
import { setAnswer } from '../../api/query.ts';

/**
 * Returns a function that shows what the server answered to a change, and asks again for everything else that shows
 * applications to reviewers.
 */
export function useRefresh(): (changed?: ReviewedApplicationBody) => void {
  const client = useQueryClient();
  return (changed) => {
    const own = changed && reviewQuery(changed.id).queryKey;
    if (own) void setAnswer(client, own, changed);
    void client.invalidateQueries({
      predicate: ({ queryKey: [kind, address] }) =>
        kind === 'api' && String(address).startsWith('/api/applications') && address !== own?.[1],
    });
  };
}
