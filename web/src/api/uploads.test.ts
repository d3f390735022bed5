import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile } from './uploads.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The events of the window; none comes.
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SIZE = 200 * 1024;

/** A server that keeps what arrives; the `lost` requests, by number, never reach it or lose their answer. */
function serve(lost: Record<number, 'request' | 'answer'>) {
  let received = 0;
  let put = 0;
  const log: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const reply = (data: unknown) => Response.json({ success: true, data });
    if (method === 'POST') return reply({ secret: 's', largest_part: 524_288 });
    if (method === 'PUT') {
      put += 1;
      const offset = Number(new URL(address, 'http://localhost').searchParams.get('offset'));
      const bytes = (body as Blob).size;
      log.push(`${offset}+${bytes}`);
      if (lost[put] !== 'request' && offset === received) received += bytes;
      if (lost[put] !== undefined) throw new TypeError('Failed to fetch');
      if (offset > received) return Response.json({ code: 'part-misplaced', params: { received } }, { status: 409 });
    }
    return reply({ size: SIZE, received, kind: received === SIZE ? 'pdf' : null });
  });
  return log;
}

async function upload() {
  const percents: number[] = [];
  const waits: boolean[] = [];
  const done = uploadFile(new File([new Uint8Array(SIZE)], 'a.pdf'), {
    signal: new AbortController().signal,
    onPercent: (percent) => percents.push(percent),
    onWaiting: (isWaiting) => waits.push(isWaiting),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return { secret: await done, percents, waits };
}

test('a file is sent in growing parts and says how much has arrived', async () => {
  const log = serve({});
  const { secret, percents } = await upload();
  expect(secret).toBe('s');
  expect(log).toEqual(['0+65536', '65536+131072', '196608+8192']);
  expect(percents).toEqual([32, 96, 100]);
});

test('a part whose request was lost is sent once more, and no other byte', async () => {
  const log = serve({ 2: 'request' });
  const { waits } = await upload();
  expect(log).toEqual(['0+65536', '65536+131072', '65536+131072', '196608+8192']);
  expect(waits).toContain(true);
});

test('a part whose answer was lost is not sent again', async () => {
  const log = serve({ 2: 'answer' });
  await upload();
  expect(log.map((line) => line.split('+')[0])).toEqual(['0', '65536', '196608']);
});
