import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api/client.ts';
import { ReadingOutbox } from './reading-outbox.ts';
import type { Unsent } from './reading-outbox.ts';

const PERSON = 'asha';
const reading = (systolic: number, version = 0) =>
  ({
    version,
    kind: 'blood-pressure',
    values: { systolic, diastolic: 80 },
    measured_at: '2026-11-20T06:00:00Z',
  }) as const;
const unsent = (id: string, systolic = 120): Unsent => ({ personId: PERSON, id, reading: reading(systolic) });

let server: Map<string, { version: number; systolic: number | undefined }>;
let isOnline: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Map();
  isOnline = false;
});
afterEach(() => void vi.useRealTimers());

/** A device with a store of its own, in front of the one server. `losesAnswers`: requests arrive, answers do not. */
function aDevice(
  store = new Map<string, Unsent>(),
  losesAnswers = { now: false },
  shown?: (one: Unsent) => Promise<void>,
) {
  const outbox = new ReadingOutbox({
    isStillTheirs: () => true,
    kept: async () => [...store.values()],
    keep: async ({ id }, one) => void (one === null ? store.delete(id) : store.set(id, one)),
    onSent: async (one) => shown?.(one),
    async send({ id, reading: sent }) {
      if (!isOnline) throw new ApiProblem('offline', 0, {}, '');
      const known = server.get(id);
      const systolic = sent?.values.systolic;
      if (sent !== null && known?.systolic !== systolic) {
        if ((known?.version ?? 0) !== sent.version)
          throw new ApiProblem('record-stale', 409, { version: known?.version ?? 0 }, 'Changed elsewhere.');
        server.set(id, { version: sent.version + 1, systolic });
      }
      if (losesAnswers.now) throw new ApiProblem('offline', 0, {}, '');
    },
  });
  return { outbox, store };
}

const settle = () => vi.advanceTimersByTimeAsync(200_000);

test('a week on two devices without a network comes together without loss or doubles, also when answers get lost', async () => {
  const losesAnswers = { now: true };
  const [phone, tablet] = [aDevice(new Map(), losesAnswers), aDevice()];
  for (let day = 0; day < 7; day += 1) {
    await phone.outbox.put(unsent(`phone ${day}`, 120 + day));
    await tablet.outbox.put(unsent(`tablet ${day}`, 130 + day));
  }
  await settle();
  expect([server.size, phone.outbox.read().length, phone.store.size]).toEqual([0, 7, 7]);
  isOnline = true;
  await settle();
  losesAnswers.now = false;
  await settle();
  expect([server.size, phone.outbox.read(), tablet.outbox.read(), phone.store.size]).toEqual([14, [], [], 0]);
  expect([...server.values()].every(({ version }) => version === 1)).toBe(true);
});

test('what waits survives the closing of the app', async () => {
  const { outbox, store } = aDevice();
  await outbox.put(unsent('one'));
  isOnline = true;
  const again = aDevice(new Map(store));
  await settle();
  expect([server.get('one')?.systolic, again.outbox.read()]).toEqual([120, []]);
});

test('a reading that another device corrected is refused with both ways out', async () => {
  isOnline = true;
  const { outbox } = aDevice();
  await outbox.put(unsent('one'));
  await settle();
  server.set('one', { version: 2, systolic: 150 });
  await outbox.put({ personId: PERSON, id: 'one', reading: reading(125, 1) });
  await settle();
  const [refused] = outbox.read();
  expect([refused?.refusal, refused?.newer, server.get('one')?.systolic]).toEqual(['Changed elsewhere.', 2, 150]);
  await outbox.insist(refused!);
  await settle();
  expect([outbox.read(), server.get('one')]).toEqual([[], { version: 3, systolic: 125 }]);
});

test('sending now ends once the server has answered about all, and once the network fails', async () => {
  const { outbox } = aDevice();
  await outbox.put(unsent('one'));
  await outbox.put(unsent('two'));
  await outbox.sendNow();
  expect(outbox.read()).toHaveLength(2);
  isOnline = true;
  server.set('two', { version: 3, systolic: 150 });
  await outbox.sendNow();
  expect(outbox.read()).toMatchObject([{ id: 'two', newer: 3 }]);
  await outbox.sendNow();
});

test('a reading that was sent stays in the outbox until the lists have it, and is sent once', async () => {
  isOnline = true;
  let show = () => undefined as void;
  const shown = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (show = resolve)));
  const { outbox } = aDevice(new Map(), undefined, shown);
  await outbox.put(unsent('morning', 120));
  await settle();
  expect([server.size, outbox.read().length]).toEqual([1, 1]);
  show();
  await settle();
  expect(outbox.read()).toEqual([]);
  expect(shown).toHaveBeenCalledTimes(1);
});
