import { useSyncExternalStore } from 'react';

/** For what never changes after a part has taken over the server's HTML. */
export const never = () => () => undefined;

/**
 * Returns false while a part takes over HTML that the server wrote, and true ever after. For what another part of the
 * page may have loaded by then: the server did not have it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
