import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventHandlers } from '../../src/event-handlers/index.ts';
import { crontab, jobHandlers } from '../../src/job-handlers.ts';
import { startWorker } from '../../src/platform/jobs/worker.ts';
import type { Worker } from '../../src/platform/jobs/worker.ts';
import { aDoctor, at, hold } from '../booking-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { askForEvents, listenTo, until } from '../live-stream.ts';
import type { Stream } from '../live-stream.ts';
import type { Visitor } from '../visitor.ts';
import { oneOfEach } from './people.ts';

const SOON = 5_000;

let product: TestProduct;
let doctor: string;
let worker: Worker;
let withoutSession: Visitor[];
let patients: Visitor[];
let devices: { lost: Visitor; kept: Visitor };

beforeAll(async () => {
  product = await openTestProduct();
  doctor = await aDoctor(product);
  const { nobody, expired, revoked, tampered } = await oneOfEach(product);
  withoutSession = [nobody, expired, revoked, tampered];
  patients = [await product.patient(), await product.patient(), await product.patient(), await product.patient(), await product.patient(), await product.patient()];
  const lost = await product.patient({ phone: '+255754222999' });
  product.clock.advance(120_000);
  devices = { lost, kept: await product.patient({ phone: '+255754222999' }) };
  // From here on events and jobs run by themselves, as they do in life.
  worker = await startWorker(product.services, jobHandlers, eventHandlers, crontab);
});
afterAll(async () => {
  await worker.stop();
  await product.close();
});

const somebody = (): Visitor => patients.pop()!;

const listen = (visitor: Visitor, url = product.url) => listenTo(visitor, url);

const soon = (stream: Stream) => Promise.race([stream.ended, new Promise<'still open'>((resolve) => setTimeout(() => resolve('still open'), SOON))]);

describe('nobody without a session', () => {
  test('gets a stream (V-02)', async () => {
    for (const visitor of withoutSession) {
      const reply = await askForEvents(visitor, product.url);
      expect(reply.statusCode).toBe(401);
      reply.resume();
    }
  });
});

describe('a nudge', () => {
  test('reaches its own patient on every device and process, and nobody else (Z-04)', async () => {
    const [asha, bahati] = [somebody(), somebody()];
    const other = await product.another();
    const streams = { here: await listen(asha), there: await listen(asha, other.url), stranger: await listen(bahati), strangerThere: await listen(bahati, other.url) };
    const { body } = await hold(asha, doctor, at(product, 2, '10:00'), { reason: 'Siri ya Asha' });
    const nudge = JSON.stringify({ kind: 'booking', booking_id: body.data.id });
    expect(await until(() => streams.here.told.join('').includes(nudge) && streams.there.told.join('').includes(nudge))).toBe(true);
    // One that is certainly later has arrived: nothing is still on its way.
    const own = await hold(bahati, doctor, at(product, 2, '11:00'));
    expect(await until(() => [streams.stranger, streams.strangerThere].every(({ told }) => told.join('').includes(own.body.data.id)))).toBe(true);
    for (const { told } of [streams.stranger, streams.strangerThere]) expect(told.join('')).not.toContain(body.data.id);
    for (const { told } of [streams.here, streams.there]) expect(told.join('')).not.toMatch(/Siri|\+255|TBB-/);
    for (const stream of Object.values(streams)) stream.close();
    await other.close();
  });
});

describe('a stream ends within five seconds', () => {
  test('of signing out (V-02)', async () => {
    const visitor = somebody();
    const stream = await listen(visitor);
    await visitor.post('/api/auth/sign-out');
    expect(await soon(stream)).toBe('ended');
  });

  test('of being signed out from another device, which goes on', async () => {
    const { lost, kept } = devices;
    const streams = { lost: await listen(lost), kept: await listen(kept) };
    const { body } = await kept.get('/api/me/devices');
    await kept.delete(`/api/me/devices/${(body.data as { id: string; current: boolean }[]).find(({ current }) => !current)!.id}`);
    expect(await soon(streams.lost)).toBe('ended');
    const { body: held } = await hold(kept, doctor, at(product, 3, '10:00'));
    expect(await until(() => streams.kept.told.join('').includes(held.data.id))).toBe(true);
    expect(streams.lost.told.join('')).not.toContain(held.data.id);
    streams.kept.close();
  });

  test('of the account being erased', async () => {
    const visitor = somebody();
    const stream = await listen(visitor);
    await visitor.delete('/api/me', { confirm: true });
    expect(await soon(stream)).toBe('ended');
  });

  test('on the other process too', async () => {
    const other = await product.another();
    const visitor = somebody();
    const stream = await listen(visitor, other.url);
    await visitor.post('/api/auth/sign-out');
    expect(await soon(stream)).toBe('ended');
    await other.close();
  });
});

describe('a page that nobody closes', () => {
  test('loses its stream when the session runs out', async () => {
    const hasty = await openTestProduct({ environment: { JOB_SPEED: '50' } });
    const stream = await listen(await hasty.patient(), hasty.url);
    hasty.clock.advance(400 * 86_400_000);
    expect(await soon(stream)).toBe('ended');
    await hasty.close();
  });

  test('does not keep its session alive', async () => {
    const hasty = await openTestProduct({ environment: { JOB_SPEED: '50' } });
    const visitor = await hasty.patient();
    const stream = await listen(visitor, hasty.url);
    const seen = async () => (await hasty.db.pool.query<{ at: Date }>('select max(last_seen_at) as at from sessions')).rows[0]!.at;
    const before = await seen();
    hasty.clock.advance(10 * 86_400_000);
    const beats = stream.told.length + 2;
    expect(await until(() => stream.told.length >= beats)).toBe(true);
    expect(await seen()).toEqual(before);
    stream.close();
    await hasty.close();
  });

  test('gives way when one person opens more than ten', async () => {
    const visitor = somebody();
    const streams: Stream[] = [];
    for (let opened = 0; opened < 11; opened += 1) streams.push(await listen(visitor));
    expect(await soon(streams[0]!)).toBe('ended');
    const { body } = await hold(visitor, doctor, at(product, 4, '10:00'));
    expect(await until(() => streams.slice(1).every(({ told }) => told.join('').includes(body.data.id)))).toBe(true);
    for (const stream of streams) stream.close();
  });
});
