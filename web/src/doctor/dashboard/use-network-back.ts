import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** When the network is back, everything on the page that could not be asked is asked again by itself. */
export function useNetworkBack(): void {
  const client = useQueryClient();
  useEffect(() => {
    const again = () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [client]);
}
