import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPdf, aPhoto } from '../../../test/application-makers.ts';
import { EICAR } from '../../../test/eicar.ts';
import { startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { clamd } from './clamd.ts';
import type { MalwareScanner } from './port.ts';

describe('at the stand-in, which speaks as clamd does', () => {
  let stage: Stage;
  let now = new Date('2026-11-22T10:00:00Z');
  beforeAll(async () => {
    stage = await startSandbox({ now: () => now, timeoutMs: 60_000 });
  });
  afterAll(() => stage.close());
  const scan = (bytes: Buffer) => stage.integrations.scanner!.scan(bytes);

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a photo', () => aPhoto()],
    ['a PDF', () => aPdf(3)],
    ['ten megabytes of anything', () => randomBytes(10 * 1024 * 1024)],
    ['a single byte', () => Buffer.of(1)],
  ])('%s is clean', async (_what, make) => {
    expect(await scan(await make())).toEqual({ kind: 'clean' });
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['alone', () => EICAR],
    ['behind the end of a picture', async () => Buffer.concat([await aPhoto(), EICAR])],
    ['in a compressed stream of a PDF', () => aPdf(1, (pdf) => pdf.attach(EICAR, 'eicar.txt'))],
    ['across two chunks', () => Buffer.concat([Buffer.alloc(64 * 1024 - 20), EICAR])],
  ])('the test file is found %s', async (_where, make) => {
    expect(await scan(await make())).toMatchObject({ kind: 'found', name: expect.stringMatching(/EICAR/) });
  });

  test('a scanner that is away is asked three times, then not for half a minute', async () => {
    await stage.force({ scanner: 'unavailable' });
    const whys = [];
    for (let turn = 0; turn < 5; turn += 1) whys.push(await scan(EICAR));
    expect(whys.map((outcome) => outcome.kind === 'unknown' && outcome.why)).toEqual([
      'transport',
      'transport',
      'transport',
      'paused',
      'paused',
    ]);
    await stage.calm();
    expect(await scan(EICAR)).toEqual({ kind: 'unknown', why: 'paused' });
    now = new Date(now.getTime() + 30_000);
    expect(await scan(EICAR)).toMatchObject({ kind: 'found' });
  });
});

describe('what a real clamd may do besides', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** Starts a clamd that answers in this way once it has heard something. */
  async function scannerThat(
    answer: (socket: Socket) => void,
    path?: string,
    timeoutMs = 60_000,
  ): Promise<MalwareScanner> {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => answer(socket));
      socket.resume();
    });
    await new Promise<void>((resolve) =>
      path === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(path, resolve),
    );
    closing.push(() => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    });
    const address = path === undefined ? { host: '127.0.0.1', port: (server.address() as AddressInfo).port } : { path };
    return clamd({ address: async () => address }, { sandbox: false, now: () => new Date(), timeoutMs });
  }

  test.each([
    ['stream: OK\0', { kind: 'clean' }],
    ['stream: Win.Trojan.Agent-1 FOUND\0', { kind: 'found', name: 'Win.Trojan.Agent-1' }],
    ['stream: <b>\u0000', { kind: 'unknown', why: 'answer' }],
    ['INSTREAM size limit exceeded. ERROR\0', { kind: 'unknown', why: 'answer' }],
    ['x'.repeat(5000), { kind: 'unknown', why: 'answer' }],
    ['stream: O', { kind: 'unknown', why: 'transport' }],
  ])('it answers %j', async (answer, outcome) => {
    const scanner = await scannerThat((socket) => socket.end(answer));
    expect(await scanner.scan(Buffer.from('x'))).toEqual(outcome);
  });

  test('it listens at a Unix socket', async () => {
    const path = join(tmpdir(), `clamd-${randomBytes(6).toString('hex')}.sock`);
    const scanner = await scannerThat((socket) => socket.end('stream: OK\0'), path);
    expect(await scanner.scan(Buffer.from('x'))).toEqual({ kind: 'clean' });
  });

  test('it never answers, or nobody listens: that is no judgement, and nobody waits for long', async () => {
    const silent = await scannerThat(() => undefined, undefined, 50);
    expect(await silent.scan(Buffer.from('x'))).toEqual({ kind: 'unknown', why: 'timeout' });
    const nobody = clamd(
      { address: async () => ({ path: join(tmpdir(), 'no-clamd-here.sock') }) },
      { sandbox: false, now: () => new Date() },
    );
    expect(await nobody.scan(Buffer.from('x'))).toEqual({ kind: 'unknown', why: 'transport' });
  });
});
