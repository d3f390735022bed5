import { useState, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readQuestion, watchQuestion } from '../shell/before-leaving.ts';
import { useSignOut } from '../shell/session.tsx';
import { NO_NETWORK, openScreen, stopTime } from '../testing/open-screen.tsx';
import UnsentDialog from './unsent-dialog.tsx';
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
  const signOut = useSignOut();
  const { outbox } = useOutbox();
  const [left, setLeft] = useState('');
  const question = useSyncExternalStore(watchQuestion, readQuestion);
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
      <button type="button" onClick={() => void signOut().then((isOut) => setLeft(isOut ? 'out' : 'stayed'))}>
        Leave
      </button>
      <p>{left}</p>
      {question && <UnsentDialog question={question} />}
    </>
  );
}

async function open(saved: unknown) {
  people += 1;
  const answers: Record<string, unknown> = {
    'PUT /api/people/asha/readings/one': saved,
    'POST /api/auth/sign-out': {},
    'GET /api/me': NO_NETWORK,
  };
  const screen = await openScreen(<Page />, { path: '/readings', me: { id: `person-${people}` }, answers });
  const isSignedOut = () => screen.sent().some(({ call }) => call === 'POST /api/auth/sign-out');
  return { ...screen, answers, isSignedOut };
}

const SAVED = { id: 'one', version: 1, kind: 'weight', values: { kilograms: 71 }, measured_at: '2026-11-20T06:00:00Z' };

test('signing out asks nothing while nothing waits', async () => {
  const screen = await open(SAVED);
  await screen.press('button', 'Measure');
  await screen.wait(20);
  await screen.press('button', 'Leave');
  expect([screen.isSignedOut(), screen.text()]).toEqual([true, expect.stringContaining('out')]);
});

test('signing out says how many readings wait, and staying keeps them', async () => {
  const screen = await open(NO_NETWORK);
  await screen.press('button', 'Measure');
  await screen.press('button', 'Leave');
  expect(screen.text()).toContain('1 reading is not sent yet');
  await screen.press('button', 'Stay logged in');
  expect([screen.isSignedOut(), stored.get('tabibu-unsent')?.size, screen.text()]).toEqual([
    false,
    1,
    expect.stringContaining('stayed'),
  ]);
});

test('what cannot be sent is said, and signing out all the same deletes it', async () => {
  const screen = await open(NO_NETWORK);
  await screen.press('button', 'Measure');
  await screen.press('button', 'Leave');
  await screen.press('button', 'Send now, then log out');
  await screen.wait(20);
  expect([screen.isSignedOut(), screen.text()]).toEqual([
    false,
    expect.stringContaining('Not everything could be sent.'),
  ]);
  await screen.press('button', 'Log out all the same');
  expect([screen.isSignedOut(), stored.has('tabibu-unsent')]).toEqual([true, false]);
});

test('what is sent now signs out without another press', async () => {
  const screen = await open(NO_NETWORK);
  await screen.press('button', 'Measure');
  await screen.press('button', 'Leave');
  screen.answers['PUT /api/people/asha/readings/one'] = SAVED;
  await screen.press('button', 'Send now, then log out');
  await screen.wait(20);
  expect([screen.isSignedOut(), screen.text()]).toEqual([true, expect.stringContaining('out')]);
});
