import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, problemOf } from '../../api/client.ts';
import { DraftKeeper, sameText } from './draft-keeper.ts';
import type { Kept } from './draft-state.ts';

interface Text {
  readonly plan: string;
}
interface Answer extends Text {
  readonly version: number;
  readonly saved_at: string;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const offline = new ApiProblem('offline', 0, {}, '');
const stale = new ApiProblem('record-stale', 409, {}, 'changed');

/** A fake server with one draft, and a device that stores one text. */
function desk({ plan = '', version = 0, kept }: { plan?: string; version?: number; kept?: Kept<Text> } = {}) {
  const server = { plan, version, broken: undefined as ApiProblem | undefined, sent: [] as string[] };
  const answer = (): Answer => ({ plan: server.plan, version: server.version, saved_at: `at ${server.version}` });
  const device = { kept };
  const keeper = new DraftKeeper<Text, Answer>({
    saved: version > 0 ? answer() : undefined,
    empty: { plan: '' },
    contentOf: ({ plan: text }) => ({ plan: text }),
    kept,
    onSaved: () => undefined,
    keep: (text) => {
      device.kept = text;
    },
    readNewest: () => Promise.resolve(server.version > 0 ? answer() : null),
    send: async (seen, content) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
      if (server.broken) throw server.broken;
      if (seen !== server.version) throw stale;
      server.sent.push(content.plan);
      Object.assign(server, { plan: content.plan, version: server.version + 1 });
      return answer();
    },
  });
  return { server, device, keeper };
}

test('what is typed is kept on the device at once, saved after a pause, and then forgotten on the device', async () => {
  const { server, device, keeper } = desk();
  keeper.change({ plan: 'Maji' });
  keeper.change({ plan: 'Maji mengi' });
  expect([device.kept, keeper.isOpen]).toEqual([{ version: 0, content: { plan: 'Maji mengi' } }, true]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(server.sent).toEqual(['Maji mengi']);
  expect([keeper.read().saving, keeper.isOpen, device.kept]).toEqual([{ kind: 'saved', at: 'at 1' }, false, undefined]);
});

test('text typed during a save is sent with the next save and the new version', async () => {
  const { server, keeper } = desk();
  keeper.change({ plan: 'Moja' });
  await vi.advanceTimersByTimeAsync(1_250);
  keeper.change({ plan: 'Moja mbili' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect([server.sent, server.version]).toEqual([['Moja', 'Moja mbili'], 2]);
});

test('without a network the draft is waiting and is retried automatically, and the text stays on the device meanwhile', async () => {
  const { server, device, keeper } = desk();
  server.broken = offline;
  keeper.change({ plan: 'Pumzika' });
  await vi.advanceTimersByTimeAsync(1_500);
  expect([keeper.read().saving.kind, device.kept?.content.plan]).toEqual(['waiting', 'Pumzika']);
  const tried = keeper.flush();
  await vi.advanceTimersByTimeAsync(200);
  expect(await tried).toBe(false);
  server.broken = undefined;
  await vi.advanceTimersByTimeAsync(40_000);
  expect([keeper.read().saving.kind, server.plan, device.kept]).toEqual(['saved', 'Pumzika', undefined]);
});

test.each([
  ['keepMine', 'Yangu', 'Ya mwingine'],
  ['takeNewer', 'Ya mwingine', 'Yangu'],
] as const)(
  'the draft was changed elsewhere: after %s one text is kept and the other stays readable',
  async (choice, goesOn, stays) => {
    const { server, keeper } = desk({ plan: 'Mwanzo', version: 1 });
    Object.assign(server, { plan: 'Ya mwingine', version: 2 });
    keeper.change({ plan: 'Yangu' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([keeper.read().newer?.plan, keeper.read().content.plan, server.plan]).toEqual([
      'Ya mwingine',
      'Yangu',
      'Ya mwingine',
    ]);
    const chosen = keeper[choice]();
    await vi.advanceTimersByTimeAsync(2_000);
    await chosen;
    expect([keeper.read().content.plan, server.plan, keeper.read().other?.plan, keeper.read().newer]).toEqual([
      goesOn,
      goesOn,
      stays,
      undefined,
    ]);
  },
);

test('a text stored on the device that was never saved is restored and saved', async () => {
  const { server, keeper } = desk({ plan: 'Mwanzo', version: 1, kept: { version: 1, content: { plan: 'Mwisho' } } });
  keeper.resume();
  await vi.advanceTimersByTimeAsync(500);
  expect([keeper.read().content.plan, server.plan]).toEqual(['Mwisho', 'Mwisho']);
});

test('a restored text that is older than the draft on the server is shown beside it, unless both texts are the same', async () => {
  const { server, keeper } = desk({ plan: 'Mpya', version: 3, kept: { version: 1, content: { plan: 'Ya zamani' } } });
  keeper.resume();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([keeper.read().newer?.plan, keeper.read().content.plan, server.sent]).toEqual(['Mpya', 'Ya zamani', []]);
  expect(desk({ plan: 'Mpya', version: 3, kept: { version: 1, content: { plan: 'Mpya ' } } }).keeper.isOpen).toBe(
    false,
  );
});

test('codes that the server adds to a dose do not count as a change of the text', () => {
  const codes = { dose: { amount: 1, to: null, unit: 'tablet' } };
  expect([
    sameText({ items: [{ dose: '1', codes: null }] }, { items: [{ dose: '1', codes }] }),
    sameText({ items: [{ dose: '1', codes }] }, { items: [{ dose: '2', codes }] }),
  ]).toEqual([true, false]);
});

test.each([
  ['too many requests', problemOf(429, '{"code":"too-many-requests","params":{"seconds":20}}'), 20_000],
  ['a request that hung', problemOf(408, ''), 3_000],
  ["a proxy's page", problemOf(403, '<html>'), 3_000],
])(
  '%s is not a refusal: the keeper waits for the time that the server named and tries again',
  async (_, broken, pause) => {
    const { server, keeper } = desk();
    server.broken = broken;
    keeper.change({ plan: 'Pumzika' });
    await vi.advanceTimersByTimeAsync(1_400);
    expect(keeper.read().saving.kind).toBe('waiting');
    server.broken = undefined;
    await vi.advanceTimersByTimeAsync(pause - 300);
    expect(server.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect([server.sent, keeper.read().saving.kind]).toEqual([['Pumzika'], 'saved']);
  },
);

test('a refusal is reported and the request is not repeated', async () => {
  const { server, keeper } = desk();
  server.broken = new ApiProblem('visit-too-old', 409, {}, 'too late');
  keeper.change({ plan: 'Baadaye' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keeper.read().saving).toEqual({ kind: 'refused', error: server.broken });
});

test('a text for a document that was signed and cancelled elsewhere becomes version 1 of a new document', async () => {
  const { server, keeper } = desk({ plan: 'Mwanzo', version: 4 });
  Object.assign(server, { plan: '', version: 0 });
  keeper.change({ plan: 'Mpya kabisa' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([server.plan, server.version, keeper.read().saving.kind]).toEqual(['Mpya kabisa', 1, 'saved']);
});

test('after the document was cancelled here, the form is empty and starts again at version 0', async () => {
  const { server, device, keeper } = desk({ plan: 'Mwanzo', version: 4 });
  keeper.restart();
  expect([keeper.read().content.plan, keeper.isOpen, device.kept]).toEqual(['', false, undefined]);
  Object.assign(server, { plan: '', version: 0 });
  keeper.change({ plan: 'Ya pili' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([server.plan, server.version]).toEqual(['Ya pili', 1]);
});

/** A keeper whose first save is on its way, and which is emptied meanwhile. */
async function emptiedDuringSave(from: Parameters<typeof desk>[0] = {}) {
  const opened = desk(from);
  opened.keeper.change({ plan: 'Ya zamani' });
  await vi.advanceTimersByTimeAsync(1_250);
  expect(opened.keeper.read().saving.kind).toBe('saving');
  return opened;
}

test.each([
  ['is saved', undefined],
  ['is refused', new ApiProblem('record-signed', 409, {}, 'signed')],
  ['gets no answer', offline],
  ['is overtaken', stale],
])(
  'a form that was emptied during a save stays empty when the late save %s, and nothing more is sent',
  async (_, broken) => {
    const { server, device, keeper } = await emptiedDuringSave();
    server.broken = broken;
    keeper.restart();
    const sent = server.sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    const { content, saved, saving, newer } = keeper.read();
    expect([content.plan, saved, saving, newer]).toEqual(['', undefined, { kind: 'untouched' }, undefined]);
    expect([keeper.isOpen, device.kept]).toEqual([false, undefined]);
    expect(server.sent.length - sent).toBeLessThanOrEqual(1);
  },
);

test('a text typed after the form was emptied during a save is saved, and the late answer does not replace it', async () => {
  const { server, keeper } = await emptiedDuringSave({ plan: 'Mwanzo', version: 4 });
  Object.assign(server, { plan: '', version: 0 });
  keeper.restart();
  keeper.change({ plan: 'Ya pili' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([keeper.read().content.plan, keeper.read().saving.kind]).toEqual(['Ya pili', 'saved']);
  expect([server.sent, server.plan, server.version]).toEqual([['Ya pili'], 'Ya pili', 1]);
});

test('a text typed after the form was emptied does not replace the earlier one that reached the server: the doctor chooses', async () => {
  const { server, keeper } = await emptiedDuringSave();
  keeper.restart();
  keeper.change({ plan: 'Ya pili' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([server.sent, keeper.read().content.plan, keeper.read().newer?.plan]).toEqual([
    ['Ya zamani'],
    'Ya pili',
    'Ya zamani',
  ]);
});
