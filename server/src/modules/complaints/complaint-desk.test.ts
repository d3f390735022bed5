import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { casesOf, readCase } from '../../../test/case-makers.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { answer, idOf, listOf, storyOf, write } from '../../../test/complaint-makers.ts';
import { mailsTo } from '../../../test/email-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';
import { putSetting, removeSetting } from '../settings/index.ts';

let product: TestProduct;
let staff: Visitor;
let asha: Visitor;
let phone: string;
let phones = 0;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  phones += 1;
  product.clock.advance(MINUTE);
  staff = await aMemberOfStaff(product, 'staff-admin');
  phone = `+2557548200${10 + phones}`;
  asha = await product.patient({ phone, full_name: 'Asha Mwinyi', language: 'sw' });
});

const begin = (id: string) => staff.put(`/api/admin/complaints/${id}/status`, { status: 'in_progress' });
const reply = (by: Visitor, id: string, message: string) => by.post(`/api/contact/${id}/messages`, { message });
const aComplaint = async (by = asha, letter = {}): Promise<string> => (await idOf(staff, await write(by, letter)))!;

test('Given a pending complaint, when marked in progress and answered, then status, response and updated_at are saved, actions vanish and the patient is told; filters and empty state work (S53, ADM-COMP-05, ADM-COMP-06, API-25, API-26)', async () => {
  const id = await aComplaint();
  const before = (await storyOf(staff, id)).complaint;
  expect(before).toMatchObject({ status: 'pending', priority: 'medium', country: 'TZ', response: null });
  product.clock.advance(MINUTE);
  const begun = (await begin(id)).body.data.complaint;
  expect(begun.status).toBe('in_progress');
  expect(begun.updated_at > before.updated_at).toBe(true);
  product.clock.advance(MINUTE);
  expect((await begin(id)).body.data.complaint).toEqual(begun);

  const answered = (await answer(staff, id, 'Pesa ilirudishwa Jumatatu.')).body.data.complaint;
  expect(answered).toMatchObject({ status: 'resolved', response: 'Pesa ilirudishwa Jumatatu.', waiting_since: null });
  expect(answered.updated_at > begun.updated_at).toBe(true);
  expect((await begin(id)).body).toMatchObject({ status: 409, code: 'complaint-resolved' });
  expect((await staff.put(`/api/admin/complaints/${id}/priority`, { priority: 'low' })).body.code).toBe(
    'complaint-resolved',
  );
  await product.settle();
  expect((await messagesTo(product, phone)).at(-1)).toContain('/contact');
  expect((await asha.get('/api/contact')).body.data).toMatchObject([
    { status: 'resolved', turns: [{ by: 'staff', text: 'Pesa ilirudishwa Jumatatu.' }] },
  ]);
  expect((await listOf(staff, '?status=resolved&country=TZ')).complaints[0]!.id).toBe(id);
  expect((await listOf(staff, '?country=BI')).complaints).toEqual([]);
});

test('the office is not given longer than the contact page promises', async () => {
  const id = await aComplaint();
  await putSetting(product.ctx(), 'answer_hours', 24);
  const { due_at: due, waiting_since: since } = (await storyOf(staff, id)).complaint;
  expect(Date.parse(due!) - Date.parse(since!)).toBe(DAY);
  await removeSetting(product.ctx(), 'answer_hours');
  await answer(staff, id, 'Asante.');
});

test('the writer’s answer makes it wait again, with a new clock, and it may be answered several times', async () => {
  const id = await aComplaint();
  await answer(staff, id, 'Tafadhali tuambie tarehe.');
  product.clock.advance(3 * DAY);
  staff = await aMemberOfStaff(product, 'staff-admin');
  const told = await reply(asha, id, 'Ilikuwa Jumatatu.');
  expect(told.status, told.text).toBe(201);
  const again = (await storyOf(staff, id)).complaint;
  expect(again).toMatchObject({ status: 'pending', response: 'Tafadhali tuambie tarehe.' });
  expect(again.waiting_since! > again.created_at).toBe(true);
  expect(Date.parse(again.due_at!) - Date.parse(again.waiting_since!)).toBe(2 * DAY);
  await answer(staff, id, 'Imerudi.');
  await product.settle();
  expect((await storyOf(staff, id)).turns.map(({ by, text }) => [by, text])).toEqual([
    ['staff', 'Tafadhali tuambie tarehe.'],
    ['writer', 'Ilikuwa Jumatatu.'],
    ['staff', 'Imerudi.'],
  ]);
  expect((await messagesTo(product, phone)).filter((text) => text.includes('/contact'))).toHaveLength(2);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('an answer that was written before the writer added something is not sent, and of two answers one counts', async () => {
  const id = await aComplaint();
  await reply(asha, id, 'Bado ninasubiri.');
  const stale = await staff.post(`/api/admin/complaints/${id}/response`, { response: 'Tayari.', seen: 0 });
  expect(stale.body).toMatchObject({ status: 409, code: 'complaint-changed' });
  const empty = await staff.post(`/api/admin/complaints/${id}/response`, { response: ' \u0007 ', seen: 1 });
  expect(empty.body).toMatchObject({ status: 422, code: 'response-required' });
  const both = await Promise.all(['Moja', 'Mbili'].map((text) => answer(staff, id, text)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await storyOf(staff, id)).turns.filter(({ by }) => by === 'staff')).toHaveLength(1);
});

test('finds by subject, message and name without accents, and by status, priority and country (ADM-COMP-01, C85, ADM-ANN-03)', async () => {
  const zuri = await product.patient({ phone: '+254712300400', country: 'KE', full_name: 'Zuri Wekesa' });
  await aComplaint(zuri, {
    first_name: 'Zuri',
    last_name: 'Wékesa',
    subject: 'Rendez-vous',
    message: 'Daktari hakuja',
  });
  const id = await aComplaint(asha, { subject: 'Kiasi kikubwa' });
  const numbers = async (search: string) => (await listOf(staff, search)).complaints.map(({ subject }) => subject);
  expect(await numbers('?q=rendez')).toEqual(['Rendez-vous']);
  expect(await numbers('?q=HAKUJA')).toEqual(['Rendez-vous']);
  expect(await numbers('?q=wekesa')).toEqual(['Rendez-vous']);
  expect(await numbers('?q=kiasi&country=KE')).toEqual([]);
  expect(await numbers('?country=KE&status=pending')).toEqual(['Rendez-vous']);
  await staff.put(`/api/admin/complaints/${id}/priority`, { priority: 'high' });
  expect(await numbers('?priority=high')).toEqual(['Kiasi kikubwa']);
  expect((await staff.get('/api/admin/complaints?status=open')).status).toBe(422);
});

test('counts what waits and what waits for more than two days', async () => {
  await aComplaint();
  const { counts } = await listOf(staff);
  expect(counts.overdue).toBe(0);
  product.clock.advance(2 * DAY + HOUR);
  staff = await aMemberOfStaff(product, 'staff-admin');
  expect((await listOf(staff)).counts).toEqual({ ...counts, overdue: counts.pending + counts.in_progress });
});

test('waits in the queue of cases without money until it is answered, and again after a reply', async () => {
  const id = await aComplaint(asha, { subject: 'Foleni' });
  await product.settle();
  const all = async () => Promise.all((await casesOf(staff, 'complaint')).map((one) => readCase(staff, one.id)));
  const mine = async () => (await all()).filter(({ link }) => link === `complaints/${id}`);
  const [story] = await mine();
  expect(story).toMatchObject({ decisions: [], case: { person: 'Asha Mwinyi', money: null, stage: 'open' } });
  expect(story!.facts).toContainEqual({ label: 'subject', text: 'Foleni' });
  await answer(staff, id, 'Sawa.');
  await product.settle();
  expect(await mine()).toHaveLength(0);
  await reply(asha, id, 'Hapana.');
  await product.settle();
  expect(await mine()).toHaveLength(1);
  expect((await brokenInvariants(product)).filter((broken) => /I-96|I-113/.test(broken))).toEqual([]);
});

describe('the answer', () => {
  test('is announced to its writer until it was read; one that comes later is announced again, and nobody else’s', async () => {
    const unread = async (by = asha) => (await by.get('/api/contact/unread')).body.data.unread as number;
    const id = await aComplaint();
    await answer(staff, await aComplaint(await product.patient({ phone: '+255754820099' })), 'Habari');
    expect(await unread()).toBe(0);
    await answer(staff, id, 'Lini?');
    expect(await unread()).toBe(1);
    const [{ turns }] = (await asha.get('/api/contact')).body.data;
    product.clock.advance(MINUTE);
    await reply(asha, id, 'Jumatatu');
    await answer(staff, id, 'Imerudi.');
    const read = (until: string) => asha.post('/api/contact/read', { until });
    expect((await read(turns[0].at)).body.data).toEqual({ unread: 1 });
    // A clock that runs ahead does not hide answers to come.
    expect((await read('2099-01-01T00:00:00.000Z')).body.data).toEqual({ unread: 0 });
    product.clock.advance(MINUTE);
    await reply(asha, id, 'Asante');
    await answer(staff, id, 'Karibu.');
    expect(await unread()).toBe(1);
  });

  test('of a visitor goes to the address that was typed, and says so before it is sent (C87)', async () => {
    const id = await aComplaint(product.visitor(), { email: 'juma@example.org', subject: 'Swali' });
    expect(await storyOf(staff, id)).toMatchObject({ account: null, reached_by: ['email'] });
    await answer(staff, id, 'Mstari <b>mmoja</b>\nna wa pili.');
    await product.settle();
    const [mail] = await mailsTo(product, 'juma@example.org');
    expect(mail!.text).toContain('Mstari <b>mmoja</b>\nna wa pili.');
    expect(mail!.html).toContain('Mstari &lt;b&gt;mmoja&lt;/b&gt;');
  });

  test('of somebody with an account and an address is read in the product; the email only leads there', async () => {
    const id = await aComplaint(asha, { email: 'asha@example.org' });
    expect((await storyOf(staff, id)).reached_by).toEqual(['app', 'sms', 'email']);
    await answer(staff, id, 'Siri ya afya.');
    await product.settle();
    const [mail] = await mailsTo(product, 'asha@example.org');
    expect(mail!.text).toContain('/contact');
    expect(mail!.text).not.toContain('Siri');
  });

  test('of a doctor stands under the bell too', async () => {
    const { browser: doctor } = await aWorkingDoctor(product);
    await answer(staff, await aComplaint(doctor), 'Tumesoma.');
    await product.settle();
    expect((await doctor.get('/api/doctor/notifications')).body.data.notifications[0]).toMatchObject({ type: 'other' });
  });

  test('begins with a template in the three languages, if staff want that', async () => {
    const { templates } = await storyOf(staff, await aComplaint());
    expect(templates).toHaveLength(5);
    for (const { texts } of templates)
      for (const text of Object.values(texts)) expect(text).toMatch(/^(Habari|Hello|Bonjour) Asha,/);
  });
});

test('nobody adds to what somebody else wrote, and no more than five messages go out within a day', async () => {
  const id = await aComplaint();
  const juma = await product.patient({ phone: '+255754830001' });
  expect((await reply(juma, id, 'Mimi')).status).toBe(404);
  for (const text of ['1', '2', '3', '4']) expect((await reply(asha, id, text)).status).toBe(201);
  expect((await reply(asha, id, '5')).body).toMatchObject({ status: 429, code: 'complaints-exhausted' });
});

test('what the previous release answered is part of the conversation, and stays so after a reply', async () => {
  const id = await aComplaint();
  await answer(staff, id, 'Jibu la kale');
  await product.db.pool.query('delete from complaint_messages where complaint_id = $1', [id]);
  await product.db.pool.query('update complaints set answered_at = null where id = $1', [id]);
  expect((await storyOf(staff, id)).turns).toMatchObject([{ by: 'staff', name: null, text: 'Jibu la kale' }]);
  await reply(asha, id, 'Asante');
  await answer(staff, id, 'Karibu');
  expect((await storyOf(staff, id)).turns.map(({ text }) => text)).toEqual(['Jibu la kale', 'Asante', 'Karibu']);
});

test('comes in pages, newest first, none twice and none left out, with a search too (API-24)', async () => {
  await product.db.pool.query(
    `insert into complaints (id, country, language, sealed, created_at, updated_at)
     select gen_random_uuid(), 'RW', 'fr', null, $1, $1 from generate_series(1, 5)`,
    [product.clock.now()],
  );
  for (let made = 0; made < 27; made += 1) {
    product.clock.advance(1000);
    await write(product.visitor(), { email: `page${made}@example.org`, subject: `Ukurasa ${made}` });
  }
  for (const search of ['', 'q=ukurasa&']) {
    const first = await listOf(staff, `?${search}`);
    const second = await listOf(staff, `?${search}cursor=${first.next_cursor}`);
    const all = [...first.complaints, ...second.complaints].filter(({ subject }) => subject.startsWith('Ukurasa'));
    expect(new Set(all.map(({ id }) => id)).size).toBe(27);
    expect(all.map(({ subject }) => subject)).toEqual(all.map((_, place) => `Ukurasa ${26 - place}`));
  }
});
