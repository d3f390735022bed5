import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAppointment, at, brokenInvariants, pass, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { settle } from '../../../test/settle.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { MINUTE } from '../../platform/time.ts';
import { addNotification } from './index.ts';

interface Told {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly type: string;
  readonly read: boolean;
}

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const bell = async (visitor: Visitor, query = '') =>
  (await visitor.get(`/api/doctor/notifications${query}`)).body.data as {
    notifications: Told[];
    unread: number;
    next_cursor: string | null;
  };

async function tell({ browser: visitor }: { browser: Visitor }, count: number): Promise<void> {
  for (let told = 0; told < count; told += 1) {
    product.clock.advance(1000);
    await addNotification(product.ctx(), {
      accountId: visitor.accountId,
      doctorId: null,
      template: 'withdrawal-requested',
      values: { amount: 'TSh 10' },
      key: `test:${crypto.randomUUID()}`,
    });
  }
}

test('a doctor is notified in their language of a booking that is made, moved and cancelled (S25)', async () => {
  const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
  const patient = await product.patient();
  const id = await anAppointment(product, patient, doctorId, at(product, 1, '10:00'));
  product.clock.advance(MINUTE);
  await patient.post(`/api/appointments/${id}/reschedule`, { starts_at: at(product, 2, '11:00') });
  await product.settle();
  product.clock.advance(MINUTE);
  await patient.post(`/api/appointments/${id}/cancel`, {});
  await product.settle();
  const { notifications, unread } = await bell(visitor);
  expect(unread).toBe(3);
  expect(notifications.map(({ title, type, read }) => [title, type, read])).toEqual([
    ['Appointment cancelled', 'alert', false],
    ['Appointment moved', 'other', false],
    ['New appointment', 'other', false],
  ]);
  expect(notifications[1]!.message).toMatch(/16 January 2038, 10:00\. New time: Sunday, 17 January 2038, 11:00/);
  await visitor.patch('/api/me', { language: 'sw' });
  expect((await bell(visitor)).notifications[0]!.title).toBe('Miadi imeghairiwa');
  expect(JSON.stringify(notifications)).not.toMatch(/Asha|Juma/);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('an emergency is under the bell of each doctor that was rung, once', async () => {
  const { id: doctorId, browser: visitor } = await aWorkingDoctor(product, { onCall: true });
  const patient = await product.patient();
  const opened = await patient.post('/api/bookings', { doctor_id: doctorId, is_emergency: true });
  await pay(product, patient, opened.body.data.id);
  await settle(product.services);
  expect((await bell(visitor)).notifications).toMatchObject([
    { type: 'alert', title: expect.stringContaining('Emergency') },
  ]);
});

test('an emergency that was accepted or cancelled is settled under the bell of every doctor', async () => {
  const [one, two] = [await aWorkingDoctor(product, { onCall: true }), await aWorkingDoctor(product, { onCall: true })];
  const ring = async () => {
    product.clock.advance(MINUTE);
    const patient = await product.patient();
    const opened = await patient.post('/api/bookings', { doctor_id: one.id, is_emergency: true });
    await pay(product, patient, opened.body.data.id);
    await settle(product.services);
    // The second doctor is rung a minute later.
    await pass(product, MINUTE);
    return { patient, id: opened.body.data.id as string };
  };
  const newest = async ({ browser }: { browser: Visitor }) => (await bell(browser)).notifications[0];
  const { id } = await ring();
  expect([(await newest(one))?.message, (await newest(two))?.message]).toEqual([
    expect.stringContaining('link in the SMS'),
    expect.stringContaining('link in the SMS'),
  ]);
  expect((await one.browser.post(`/api/doctor/emergencies/${id}/accept`)).body.data.state).toBe('accepted-by-you');
  await settle(product.services);
  expect(await newest(one)).toMatchObject({ title: 'You accepted this emergency', read: true });
  expect(await newest(two)).toMatchObject({
    title: 'Emergency: another doctor has it',
    message: 'You do not have to do anything.',
    read: true,
  });
  expect((await bell(two.browser)).unread).toBe(0);
  const other = await ring();
  expect((await newest(two))?.message).toContain('link in the SMS');
  expect((await other.patient.post(`/api/appointments/${other.id}/cancel`)).status).toBe(200);
  await settle(product.services);
  expect(await newest(two)).toMatchObject({ title: 'Emergency: called off', read: true });
});

test('the same occasion is told once and nudges the open pages', async () => {
  const { browser: visitor } = await aWorkingDoctor(product);
  const listener = await product.services.db.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen live');
  const told = {
    doctorId: null,
    accountId: visitor.accountId,
    template: 'emergency-ring',
    values: {},
    key: 'once',
  } as const;
  await Promise.all(Array.from({ length: 5 }, () => addNotification(product.ctx(), told)));
  expect((await bell(visitor)).unread).toBe(1);
  await product.settle();
  await listener.query('unlisten live');
  listener.release();
  expect(heard.map((text) => JSON.parse(text) as unknown)).toEqual([
    { to: visitor.accountId, event: { kind: 'notification' } },
  ]);
});

test("marking all marks nobody else's (W65, ROLE-04, S59)", async () => {
  const [one, other] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
  await tell(one, 3);
  await tell(other, 2);
  expect((await one.browser.post('/api/doctor/notifications/read-all')).body.data).toEqual({ unread: 0 });
  expect((await bell(one.browser)).notifications.every(({ read }) => read)).toBe(true);
  expect((await bell(one.browser, '?tab=unread')).notifications).toEqual([]);
  expect((await bell(other.browser)).unread).toBe(2);
});

test('marking one is for its reader only and may be repeated (Z-04)', async () => {
  const [one, other] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
  await tell(one, 2);
  const { id } = (await bell(one.browser)).notifications[0]!;
  expect((await other.browser.post(`/api/doctor/notifications/${id}/read`)).status).toBe(404);
  expect((await bell(one.browser)).unread).toBe(2);
  for (let times = 0; times < 2; times += 1)
    expect((await one.browser.post(`/api/doctor/notifications/${id}/read`)).body.data).toEqual({ unread: 1 });
  expect((await bell(one.browser, '?tab=unread')).notifications.map((told) => told.id)).not.toContain(id);
});

test('pages go on where the last one ended, newest first', async () => {
  const doctor = await aWorkingDoctor(product);
  await tell(doctor, 5);
  const all = (await bell(doctor.browser)).notifications.map(({ id }) => id);
  const first = await bell(doctor.browser, '?limit=3');
  const second = await bell(doctor.browser, `?limit=3&cursor=${first.next_cursor}`);
  expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(all);
  expect(second.next_cursor).toBeNull();
  expect((await doctor.browser.get('/api/doctor/notifications?cursor=nonsense')).body).toMatchObject({
    status: 422,
    code: 'invalid-input',
  });
});
