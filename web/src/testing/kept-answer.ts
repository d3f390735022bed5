import { onTestFinished, vi } from 'vitest';

/** Lets this device have kept the answer of an address since an instant, by default without a network now. */
export function keepAt(address: string, at: string, { isOnline = false } = {}): void {
  const date = new Date(at).toUTCString();
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (wanted: string) => (wanted === address ? new Response('{}', { headers: { date } }) : undefined),
      put: async () => undefined,
      delete: async () => true,
      keys: async () => [],
    }),
  });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'caches');
    online.mockRestore();
  });
}
