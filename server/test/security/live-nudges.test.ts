import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventHandlers } from '../../src/event-handlers/index.ts';
import { crontab, jobHandlers } from '../../src/job-handlers.ts';
import { startWorker } from '../../src/platform/jobs/worker.ts';
import type { Worker } from '../../src/platform/jobs/worker.ts';
import { aDoctor, at, hold } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { askForEvents, listenTo } from '../live-stream.ts';
import type { Stream } from '../live-stream.ts';
import type { Visitor } from '../visitor.ts';
import { oneOfEach } from './people.ts';
import { PATIENCE, eventually } from '../slow-machines.ts';

let product: TestProduct;
let doctor: string;
let worker: Worker;
let withoutSession: Visitor[];
let patients: Visitor[];
let devices: { lost: Visitor; kept: Visitor };

beforeAll(async () => {
  product = await openTestProduct();
  doctor = await aDoctor(product);
  const {
    nobody,
    'expired patient': expired,
    'revoked patient': revoked,
    'tampered patient': tampered,
  } = await oneOfEach(product);
  withoutSession = [nobody, expired, revoked, tampered];
  patients = [
    await product.patient(),
    await product.patient(),
    await product.patient(),
    await product.patient(),
    await product.patient(),
    await product.patient(),
  ];
  const lost = await product.patient({ phone: '+255754222999' });
  product.clock.advance(120_000);
  devices = { lost, kept: await product.patient({ phone: '+255754222999' }) };
  // From here on a worker runs events and jobs, as in production.
  worker = await startWorker(product.services, jobHandlers, eventHandlers, crontab);
});
afterAll(async () => {
  await worker.stop();
  await product.close();
});

const somebody = (): Visitor => patients.pop()!;

const listen = (visitor: Visitor, url = product.url) => listenTo(visitor, url);

const soon = (stream: Stream) =>
  Promise.race([
    stream.ended,
    new Promise<'still open'>((resolve) => setTimeout(() => resolve('still open'), PATIENCE)),
  ]);

describe('a request without a valid session', () => {
  test('gets no stream (V-02)', async () => {
    for (const visitor of withoutSession) {
      const reply = await askForEvents(visitor, product.url);
      expect(reply.statusCode).toBe(401);
      reply.resume();
    }
  });
});

test('of forty streams that one person opens at the same moment ten stay open', async () => {
  const asha = patients[0]!;
  const streams = await Promise.all(Array.from({ length: 40 }, () => listen(asha)));
  let ended = 0;
  for (const stream of streams) void stream.ended.then(() => (ended += 1));
  expect(await eventually(() => ended === 30)).toBe(true);
  const { body } = await hold(asha, doctor, at(product, 3, '15:00'));
  const told = () => streams.filter((stream) => stream.told.join('').includes(body.data.id)).length;
  expect(await eventually(() => told() === 10)).toBe(true);
  expect(ended).toBe(30);
  for (const stream of streams) stream.close();
});

describe('a live event', () => {
  test('reaches its own patient on every device and process, and nobody else (Z-04)', async () => {
    const [asha, bahati] = [somebody(), somebody()];
    const other = await product.another();
    const streams = {
      here: await listen(asha),
      there: await listen(asha, other.url),
      stranger: await listen(bahati),
      strangerThere: await listen(bahati, other.url),
    };
    const { body } = await hold(asha, doctor, at(product, 2, '10:00'), { reason: 'Siri ya Asha' });
    const nudge = JSON.stringify({ kind: 'booking', booking_id: body.data.id });
    expect(
      await eventually(() => streams.here.told.join('').includes(nudge) && streams.there.told.join('').includes(nudge)),
    ).toBe(true);
    // The stranger waits for a later event of their own, so the first one would have arrived by then.
    const own = await hold(bahati, doctor, at(product, 2, '11:00'));
    expect(
      await eventually(() =>
        [streams.stranger, streams.strangerThere].every(({ told }) => told.join('').includes(own.body.data.id)),
      ),
    ).toBe(true);
    for (const { told } of [streams.stranger, streams.strangerThere]) expect(told.join('')).not.toContain(body.data.id);
    for (const { told } of [streams.here, streams.there]) expect(told.join('')).not.toMatch(/Siri|\+255|TBB-/);
    for (const stream of Object.values(streams)) stream.close();
    await other.close();
  });
});

describe('a stream ends within five seconds', () => {
  test('after signing out (V-02)', async () => {
    const visitor = somebody();
    const stream = await listen(visitor);
    await visitor.post('/api/auth/sign-out');
    expect(await soon(stream)).toBe('ended');
  });

  test('after being signed out from another device, whose stream continues', async () => {
    const { lost, kept } = devices;
    const streams = { lost: await listen(lost), kept: await listen(kept) };
    const { body } = await kept.get('/api/me/devices');
    await kept.delete(
      `/api/me/devices/${(body.data as { id: string; current: boolean }[]).find(({ current }) => !current)!.id}`,
    );
    expect(await soon(streams.lost)).toBe('ended');
    const { body: held } = await hold(kept, doctor, at(product, 3, '10:00'));
    await eventually(() => streams.kept.told.join('').includes(held.data.id));
    expect(streams.lost.told.join('')).not.toContain(held.data.id);
    streams.kept.close();
  });

  test('after the account is erased', async () => {
    const visitor = somebody();
    const stream = await listen(visitor);
    await visitor.delete('/api/me', { confirm: true });
    expect(await soon(stream)).toBe('ended');
  });

  test('on another process too', async () => {
    const other = await product.another();
    const visitor = somebody();
    const stream = await listen(visitor, other.url);
    await visitor.post('/api/auth/sign-out');
    expect(await soon(stream)).toBe('ended');
    await other.close();
  });
});

describe('the stream of a page that stays open', () => {
  test('ends when the session expires', async () => {
    const hasty = await openTestProduct({ environment: { JOB_SPEED: '50' } });
    const stream = await listen(await hasty.patient(), hasty.url);
    hasty.clock.advance(400 * 86_400_000);
    expect(await soon(stream)).toBe('ended');
    await hasty.close();
  });

  test('does not prolong the session', async () => {
    const hasty = await openTestProduct({ environment: { JOB_SPEED: '50' } });
    const visitor = await hasty.patient();
    const stream = await listen(visitor, hasty.url);
    const seen = async () =>
      (await hasty.db.pool.query<{ at: Date }>('select max(last_seen_at) as at from sessions')).rows[0]!.at;
    const before = await seen();
    hasty.clock.advance(10 * 86_400_000);
    const beats = stream.told.length + 2;
    await eventually(() => stream.told.length >= beats);
    expect(await seen()).toEqual(before);
    stream.close();
    await hasty.close();
  });

  test('is closed when its person opens more than ten', async () => {
    const visitor = somebody();
    const streams: Stream[] = [];
    for (let opened = 0; opened < 11; opened += 1) streams.push(await listen(visitor));
    expect(await soon(streams[0]!)).toBe('ended');
    const { body } = await hold(visitor, doctor, at(product, 4, '10:00'));
    await eventually(() => streams.slice(1).every(({ told }) => told.join('').includes(body.data.id)));
    for (const stream of streams) stream.close();
  });
});
