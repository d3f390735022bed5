import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { listen, startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { localFolder } from './local-folder.ts';
import { StoreUnavailable } from './port.ts';
import type { FileStore } from './port.ts';
import { s3 } from './s3.ts';

const HOUR = 3_600_000;
const name = () => randomBytes(16).toString('hex');
const account = sandboxSecrets().s3;

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), 'tabibu-store-'));
});
afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (change: Partial<typeof account> = {}, endpoint = `${stage.url}/sandbox/s3`) =>
  s3({ endpoint, ...account, ...change }, { timeoutMs: 60_000 });

describe.each<[string, () => FileStore]>([
  ['a folder', () => localFolder(folder)],
  ['a bucket of S3', () => bucket()],
])('%s', (_what, open) => {
  test('gives back the bytes of a name, also ten megabytes of them and none at all', async () => {
    const store = open();
    for (const size of [0, 1, 10 * 1024 * 1024]) {
      const [own, bytes] = [name(), randomBytes(size)];
      await store.put(own, bytes);
      expect((await store.get(own))?.equals(bytes)).toBe(true);
    }
    expect(await store.get(name())).toBeUndefined();
  });

  test('keeps the first bytes of a name', async () => {
    const [store, own] = [open(), name()];
    await store.put(own, Buffer.from('first'));
    await expect(store.put(own, Buffer.from('second'))).rejects.toThrow(/taken/);
    expect((await store.get(own))?.toString()).toBe('first');
  });

  test('removes a name, however often', async () => {
    const [store, own] = [open(), name()];
    await store.put(own, Buffer.from('x'));
    await store.remove(own);
    await store.remove(own);
    expect(await store.get(own)).toBeUndefined();
  });

  test('lists every name that was put before an instant', async () => {
    const [store, names] = [open(), Array.from({ length: 25 }, name)];
    for (const own of names) await store.put(own, Buffer.from('x'));
    expect(await store.namesBefore(new Date(Date.now() + HOUR))).toEqual(expect.arrayContaining(names));
    expect(await store.namesBefore(new Date(Date.now() - HOUR))).toEqual([]);
  });

  test.each(['../secret', '', 'A'.repeat(32), `${'a'.repeat(32)}/x`, `${'a'.repeat(32)}?acl`])(
    'knows no name %j',
    async (wrong) => {
      await expect(async () => open().put(wrong, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(async () => open().get(wrong)).rejects.toThrow(RangeError);
      await expect(async () => open().remove(wrong)).rejects.toThrow(RangeError);
    },
  );
});

test('a folder says how much room its disk has, also before anything is in it; a bucket has no end', async () => {
  expect(await localFolder(join(folder, 'new')).freeBytes()).toBeGreaterThan(0);
  expect(await bucket().freeBytes()).toBeUndefined();
});

describe('S3 refuses, and the adapter says so', () => {
  test.each<[string, Partial<typeof account>]>([
    ['a wrong secret', { secret: 'another' }],
    ['an unknown key', { keyId: 'NOBODY' }],
    ['another region', { region: 'us-east-1' }],
    ['a bucket that does not exist', { bucket: 'nothing' }],
  ])('%s', async (_what, change) => {
    const store = bucket(change);
    await expect(store.put(name(), Buffer.from('x'))).rejects.toThrow(StoreUnavailable);
    await expect(store.get(name())).rejects.toThrow(StoreUnavailable);
    await expect(store.namesBefore(new Date())).rejects.toThrow(StoreUnavailable);
  });
});

describe('what a bucket may do besides', () => {
  const closing: (() => unknown)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  async function bucketThat(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
    const asked: string[] = [];
    const { url, server } = await listen((request, response) => {
      request.resume();
      const answer = answers[Math.min(asked.length, answers.length - 1)]!;
      asked.push(`${request.method} ${request.url}`);
      answer(request, response);
    });
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return { store: bucket({}, url), url, asked };
  }
  const status =
    (code: number, headers = {}) =>
    (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(code, headers).end();
    };
  const breakOff = (request: IncomingMessage) => request.socket.destroy();

  test('it fails twice and then works', async () => {
    const { store, asked } = await bucketThat(status(503), breakOff, status(200));
    await store.put(name(), Buffer.from('x'));
    expect(asked).toHaveLength(3);
  });

  test('it keeps the bytes, but its answer is lost: the repeated request finds them there', async () => {
    const { store } = await bucketThat(breakOff, status(412));
    await expect(store.put(name(), Buffer.from('x'))).resolves.toBeUndefined();
  });

  test('it goes on failing: three requests and no more', async () => {
    const { store, asked } = await bucketThat(status(500));
    await expect(store.remove(name())).rejects.toThrow(StoreUnavailable);
    expect(asked).toHaveLength(3);
  });

  test('it sends us elsewhere: nobody follows', async () => {
    const elsewhere = await bucketThat(status(200));
    const { store } = await bucketThat(status(307, { location: elsewhere.url }));
    await expect(store.get(name())).rejects.toThrow(StoreUnavailable);
    expect(elsewhere.asked).toEqual([]);
  });

  test('it sends more than any file of ours', async () => {
    const { store } = await bucketThat((_request, response) => response.end(Buffer.alloc(17 * 1024 * 1024)));
    await expect(store.get(name())).rejects.toThrow(/too large/);
  });

  test('it breaks off in the middle of a file: half a file is none', async () => {
    const { store } = await bucketThat((request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => request.socket.destroy());
    });
    await expect(store.get(name())).rejects.toThrow(StoreUnavailable);
  });

  test('it says nothing at all', async () => {
    const { url } = await bucketThat(() => undefined);
    await expect(s3({ endpoint: url, ...account }, { timeoutMs: 50 }).get(name())).rejects.toThrow(/in time/);
  });
});
