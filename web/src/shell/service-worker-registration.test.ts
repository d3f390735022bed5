import { expect, test, vi } from 'vitest';
import { keepOffline } from './service-worker-registration.ts';

test.each([
  ['asks a worker that was activated while it was opened to take charge', null, 1],
  ['asks nothing of the worker that is in charge', {}, 0],
])('a page %s', async (_what, controller, asked) => {
  const postMessage = vi.fn<() => void>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller,
      ready: Promise.resolve({ active: { postMessage } }),
      addEventListener: () => undefined,
      register: async () => undefined,
    },
  });
  await keepOffline(() => undefined);
  expect(postMessage).toHaveBeenCalledTimes(asked);
});
