import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountEnd } from '../patient/more/account-end.tsx';
import { loadSentences } from '../shell/catalogues.ts';
import { NO_NETWORK, openScreen, stopTime } from '../testing/open-screen.tsx';
import { useOutbox } from './use-outbox.ts';

/** What the browser stores, by name and address. */
let stored: Map<string, Map<string, Response>>;
let people = 0;
beforeEach(() => {
  stopTime();
  stored = new Map();
  vi.stubGlobal('caches', {
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        put: async (path: string, response: Response) => void entries.set(`https://tabibu.test${path}`, response),
        delete: async (path: string) => entries.delete(`https://tabibu.test${path}`),
        keys: async () => [...entries.keys()].map((url) => ({ url })),
        match: async ({ url }: { url: string }) => entries.get(url)?.clone(),
      };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  vi.useRealTimers();
});

function Page() {
  const { outbox } = useOutbox();
  const measure = () =>
    outbox().put({
      personId: 'asha',
      id: 'one',
      reading: { version: 0, kind: 'weight', values: { kilograms: 71 }, measured_at: '2026-11-20T06:00:00Z' },
    });
  return (
    <>
      <button type="button" onClick={() => void measure()}>
        Measure
      </button>
      <AccountEnd />
    </>
  );
}

/** Opens the end of the account with a reading that was measured; `asks` after *Log out* was pressed. */
async function open(saved: unknown, asks: boolean) {
  people += 1;
  const answers: Record<string, unknown> = {
    'PUT /api/people/asha/readings/one': saved,
    'POST /api/auth/sign-out': {},
    'GET /api/me': NO_NETWORK,
  };
  await import('./unsent-dialog.tsx');
  await loadSentences('en', ['measuring']);
  const screen = await openScreen(<Page />, {
    path: '/more',
    search: asks ? 'leave=1' : '',
    me: { id: `person-${people}` },
    answers,
  });
  const isSignedOut = () => screen.sent().some(({ call }) => call === 'POST /api/auth/sign-out');
  await screen.press('button', 'Measure');
  await screen.wait(20);
  return { ...screen, answers, isSignedOut };
}

const SAVED = { id: 'one', version: 1, kind: 'weight', values: { kilograms: 71 }, measured_at: '2026-11-20T06:00:00Z' };

test('signing out asks nothing while nothing waits', async () => {
  const screen = await open(SAVED, false);
  await screen.press('button', 'Log out');
  expect([screen.isSignedOut(), screen.at()]).toEqual([true, '/']);
});

test('signing out while a reading waits leads to the question', async () => {
  const screen = await open(NO_NETWORK, false);
  await screen.press('button', 'Log out');
  expect([screen.isSignedOut(), screen.at()]).toEqual([false, '/more?leave=1']);
});

test('the question says how many readings wait, and staying keeps them', async () => {
  const screen = await open(NO_NETWORK, true);
  expect(screen.text()).toContain('1 entry is not sent yet');
  await screen.press('button', 'Stay logged in');
  const kept = [...(stored.get('tabibu-unsent')?.keys() ?? [])].filter((address) => address.includes('/unsent/'));
  expect([screen.isSignedOut(), kept.length, screen.at()]).toEqual([false, 1, '/more']);
});

test('what cannot be sent is said, and signing out all the same deletes it', async () => {
  const screen = await open(NO_NETWORK, true);
  await screen.press('button', 'Send now, then log out');
  await screen.wait(20);
  expect([screen.isSignedOut(), screen.text()]).toEqual([
    false,
    expect.stringContaining('Not everything could be sent.'),
  ]);
  await screen.press('button', 'Log out all the same');
  expect([screen.isSignedOut(), stored.has('tabibu-unsent'), screen.at()]).toEqual([true, false, '/']);
});

test('what is sent now signs out without another press', async () => {
  const screen = await open(NO_NETWORK, true);
  screen.answers['PUT /api/people/asha/readings/one'] = SAVED;
  await screen.press('button', 'Send now, then log out');
  await screen.wait(20);
  expect([screen.isSignedOut(), screen.at()]).toEqual([true, '/']);
});

test('a browser that never answers whether it deleted what it stores keeps nobody on the page of an ended session', async () => {
  const screen = await open(SAVED, false);
  vi.spyOn(caches, 'delete').mockReturnValue(new Promise<boolean>(() => undefined));
  await screen.press('button', 'Log out');
  expect([screen.isSignedOut(), screen.at()]).toEqual([true, '/']);
});
