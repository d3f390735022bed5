import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api/client.ts';
import { ChatOutbox } from './chat-outbox.ts';
import type { UnsentMessage } from './chat-outbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const offline = new ApiProblem('offline', 0, {}, '');
const closed = new ApiProblem('chat-closed', 409, {}, 'over');

/**
 * A fake chat server that stores messages by their key. A photo takes three seconds to send. `hung`: requests never get
 * an answer.
 */
function chat(kept?: readonly UnsentMessage[]) {
  const server = {
    failure: undefined as ApiProblem | undefined,
    hung: false,
    took: new Map<string, string>(),
    signedIn: true,
  };
  const device = { kept: [] as readonly UnsentMessage[] };
  const outbox = new ChatOutbox(
    {
      isStillTheirs: () => server.signedIn,
      keep: (unsent) => {
        device.kept = unsent;
      },
      send: async ({ key, text, photo }, signal) => {
        await new Promise<void>((resolve, fail) => {
          signal.addEventListener('abort', () => fail(new DOMException('given up', 'AbortError')));
          if (!server.hung) setTimeout(resolve, photo === undefined ? 100 : 3_000);
        });
        if (server.failure) throw server.failure;
        server.took.set(key, photo ?? text);
      },
    },
    kept,
  );
  const said = () => [...server.took.values()];
  const states = () => outbox.read().map(({ text, state }) => `${text} ${state}`);
  return { server, device, outbox, said, states };
}

test('a text that is written after a photo arrives after it', async () => {
  const { outbox, said, states } = chat();
  outbox.say('', 'photo');
  outbox.say('Hii ndiyo dawa');
  expect(states()).toEqual([' sending', 'Hii ndiyo dawa waiting']);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(said()).toEqual(['photo', 'Hii ndiyo dawa']);
  expect(states()).toEqual([]);
});

test('without a network messages wait, are kept, and go by themselves, each under its one key', async () => {
  const { server, device, outbox, said, states } = chat();
  server.failure = offline;
  outbox.say('Moja');
  outbox.say('Mbili');
  const keys = outbox.read().map(({ key }) => key);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states()).toEqual(['Moja waiting', 'Mbili waiting']);
  expect(device.kept.map(({ key }) => key)).toEqual(keys);
  server.failure = undefined;
  await vi.advanceTimersByTimeAsync(15_500);
  expect(said()).toEqual(['Moja', 'Mbili']);
  expect([...server.took.keys()]).toEqual(keys);
  expect(device.kept).toEqual([]);
});

test('when the network is back, a hanging attempt is aborted and the next starts at once', async () => {
  const { server, outbox, said } = chat();
  server.hung = true;
  outbox.say('Habari');
  await vi.advanceTimersByTimeAsync(5_000);
  server.hung = false;
  outbox.wake();
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).toEqual(['Habari']);
});

test('an attempt without an answer for twenty seconds is aborted and repeated', async () => {
  const { server, outbox, said } = chat();
  server.hung = true;
  outbox.say('Habari');
  await vi.advanceTimersByTimeAsync(19_000);
  server.hung = false;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(said()).toEqual(['Habari']);
});

test('a refused message keeps its reason and lets the others go first; it can be sent again', async () => {
  const { server, outbox, said, states } = chat();
  server.failure = closed;
  outbox.say('Moja');
  await vi.advanceTimersByTimeAsync(150);
  expect(outbox.read()).toMatchObject([{ text: 'Moja', state: 'refused', failure: closed }]);
  server.failure = undefined;
  outbox.say('Mbili');
  await vi.advanceTimersByTimeAsync(150);
  expect([said(), states()]).toEqual([['Mbili'], ['Moja refused']]);
  outbox.sayAgain(outbox.read()[0]!);
  await vi.advanceTimersByTimeAsync(150);
  expect([said(), states()]).toEqual([['Mbili', 'Moja'], []]);
});

test('messages kept over a reload are sent under their old key', async () => {
  const { server } = chat([{ key: 'k1', text: 'Kabla', state: 'sending' }]);
  await vi.advanceTimersByTimeAsync(150);
  expect([...server.took]).toEqual([['k1', 'Kabla']]);
});

test('unsent messages of a person who signed out are dropped, never sent as somebody else', async () => {
  const { server, outbox, said, states } = chat();
  server.failure = offline;
  outbox.say('Siri');
  await vi.advanceTimersByTimeAsync(500);
  Object.assign(server, { failure: undefined, signedIn: false });
  outbox.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([said(), states()]).toEqual([[], []]);
});
