import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnnouncementBody } from '@tabibu/contract/announcements';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { receivedBy, ringsClosed } from '../../../test/push-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR } from '../../platform/time.ts';
import { smsParts } from '../notifications/index.ts';
import { resumeAnnouncements, tellDoctors } from './tell-doctors.ts';

let product: TestProduct;
let administrator: Visitor;
let tanzanian: WorkingDoctor;
let kenyan: WorkingDoctor;
let other: WorkingDoctor;
beforeAll(async () => {
  product = await openTestProduct();
  tanzanian = await aWorkingDoctor(product, { fullName: 'Dkt. Ana Mollel' });
  kenyan = await aWorkingDoctor(product, { country: 'KE', fullName: 'Dr. Brian Otieno' });
  other = await aWorkingDoctor(product, { country: 'RW', fullName: 'Dr. Chantal Uwase' });
  // Neither hears anything: one is not verified, the other has no account.
  const hidden = await aWorkingDoctor(product, { country: 'KE', fullName: 'Dr. Hidden' });
  await product.db.pool.query('update doctors set verified_at = null where id = $1', [hidden.id]);
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(60_000);
  administrator = await aMemberOfStaff(product, 'administrator');
});

const send = (body: object) =>
  administrator.post('/api/admin/announcements', { subject: 'Kikao', message: 'Jumatano\nsaa nne', ...body });
const list = async (): Promise<AnnouncementBody[]> =>
  (await administrator.get('/api/admin/announcements')).body.data.announcements;

/** The announcements under a doctor's bell with this subject. */
async function heard({ browser }: WorkingDoctor, subject: string): Promise<object[]> {
  const { notifications } = (await browser.get('/api/doctor/notifications?limit=50')).body.data;
  return notifications.filter(({ title }: { title: string }) => title === subject);
}

test('Given All, By Country Kenya, and two Specific Doctors, when sent, then exactly those doctors get an announcement notification; incomplete input keeps the button disabled or gives ‘Please fill in all fields’ (S52, ADM-ANN-01, ADM-ANN-08, ROLE-08)', async () => {
  const everybody = [tanzanian, kenyan, other];
  for (const [subject, body, expected] of [
    ['Wote', { audience: 'all' }, everybody],
    ['Kenya', { audience: 'country', country: 'KE' }, [kenyan]],
    ['Wawili', { audience: 'specific', doctor_ids: [tanzanian.id, other.id] }, [tanzanian, other]],
  ] as const) {
    const sent = await send({ subject, ...body });
    expect(sent.status, sent.text).toBe(201);
    expect(sent.body.data).toMatchObject({ recipients: expected.length, told: 0, sms: null });
    await product.settle();
    for (const doctor of everybody)
      expect(await heard(doctor, subject)).toMatchObject(
        expected.includes(doctor as never) ? [{ type: 'announcement', message: 'Jumatano\nsaa nne', read: false }] : [],
      );
  }
  for (const body of [
    { audience: 'all', subject: ' ' },
    { audience: 'all', message: '' },
    { audience: 'country' },
    { audience: 'specific', doctor_ids: [] },
  ])
    expect((await send(body)).body).toMatchObject({ status: 422, detail: 'Please fill in all fields' });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('counts whom it reaches before it is sent, and what its text messages are', async () => {
  const preview = async (body: object) =>
    (await administrator.post('/api/admin/announcements/preview', { subject: 'Kikao', ...body })).body.data;
  expect(await preview({ audience: 'all' })).toEqual({
    recipients: 3,
    without_account: 0,
    sms_parts: 1,
    sms_text: expect.stringContaining('Kikao'),
    sms_allowed: true,
    with_browser: 0,
  });
  expect((await preview({ audience: 'country', country: 'KE', subject: 'Ж'.repeat(60) })).sms_parts).toBe(3);
  expect((await preview({ audience: 'country', country: 'BI' })).recipients).toBe(0);
  expect((await send({ audience: 'country', country: 'BI' })).body.code).toBe('nobody-to-tell');
  expect([smsParts('x'.repeat(160)), smsParts('x'.repeat(161)), smsParts(`€${'x'.repeat(159)}`)]).toEqual([1, 2, 2]);
});

test('the report says who was told, who has read it, and where the text messages stand', async () => {
  await send({ audience: 'country', country: 'KE', subject: 'Ripoti', by_sms: true });
  expect((await list())[0]).toMatchObject({ told: 0, sms: { waiting: 1, accepted: 0 } });
  await product.settle();
  expect((await messagesTo(product, kenyan.phone)).at(-1)).toMatch(/Ripoti.*tab=notifications$/);
  expect((await list())[0]).toMatchObject({ told: 1, read: 0, sms: { waiting: 0, accepted: 1, refused: 0 } });
  await kenyan.browser.post('/api/doctor/notifications/read-all');
  expect((await list())[0]).toMatchObject({ subject: 'Ripoti', recipients: 1, read: 1, sent_by: 'Rehema Kileo' });
});

test('reaches the closed browsers that a doctor chose for it, with the subject only, and the report says so (W54)', async () => {
  const chosen = await ringsClosed(product, kenyan.browser);
  const emergenciesOnly = await ringsClosed(product, other.browser);
  const state = await kenyan.browser.post('/api/doctor/push', { ...chosen.subscription, announcements: true });
  expect(state.body.data).toMatchObject({ subscribed: true, announcements: true });
  // A repetition without a choice changes nothing.
  await kenyan.browser.post('/api/doctor/push', chosen.subscription);
  const preview = await administrator.post('/api/admin/announcements/preview', { audience: 'all', subject: 'Mkutano' });
  expect(preview.body.data.with_browser).toBe(1);
  await send({ audience: 'all', subject: 'Mkutano', by_push: true });
  await product.settle();
  const heardThere = (await receivedBy(chosen)).map(({ text, urgency }) => ({ ...JSON.parse(text!), urgency }));
  expect(heardThere).toEqual([
    {
      kind: 'notice',
      url: '/doctor/dashboard?tab=notifications',
      tag: expect.any(String),
      title: 'Tabibu: announcement to doctors',
      body: 'Mkutano',
      urgency: 'normal',
    },
  ]);
  expect(await receivedBy(emergenciesOnly)).toEqual([]);
  expect((await list())[0]).toMatchObject({
    told: 3,
    sms: null,
    push: { waiting: 0, accepted: 1, refused: 0, without: 2 },
  });
  // A patient would be told by SMS now.
  product.clock.advance(HOUR / 3);
  await product.settle();
  administrator = await aMemberOfStaff(product, 'administrator');
  expect((await messagesTo(product, kenyan.phone)).join()).not.toContain('Mkutano');
  await kenyan.browser.post('/api/doctor/push', { ...chosen.subscription, announcements: false });
  await send({ audience: 'all', subject: 'Kimya', by_push: true });
  await product.settle();
  expect(await receivedBy(chosen)).toHaveLength(1);
  expect((await list())[0]).toMatchObject({ push: { accepted: 0, without: 3 } });
});

test('a run that stops half way is gone on with, and nobody is told twice', async () => {
  const { id } = (await send({ audience: 'all', subject: 'Mara moja', by_sms: true })).body.data;
  const job = product.ctx({ kind: 'job', name: 'test' });
  // As after a crash: one of three was told, and the job is gone.
  await tellDoctors(job, { announcementId: id });
  await product.db.pool.query(
    `update announcement_recipients set told_at = null where announcement_id = $1 and doctor_id <> $2`,
    [id, kenyan.id],
  );
  await product.db.pool.query('update announcements set told_at = null where id = $1', [id]);
  product.clock.advance(HOUR / 30);
  await Promise.all([resumeAnnouncements(job), resumeAnnouncements(job)]);
  await product.settle();
  for (const doctor of [tanzanian, kenyan, other]) {
    expect(await heard(doctor, 'Mara moja')).toHaveLength(1);
    expect((await messagesTo(product, doctor.phone)).filter((text) => text.includes('Mara moja'))).toHaveLength(1);
  }
  expect(await brokenInvariants(product)).toEqual([]);
});

test('two thousand doctors are told in batches of two hundred', async () => {
  await product.db.pool.query(`
    with people as (
      insert into accounts (id, phone, full_name, country, language, roles, created_at)
      select gen_random_uuid(), '+25760' || (100000 + n), 'Dr. ' || n, 'BI', 'fr', '{doctor}', now() from generate_series(1, 2000) n returning id)
    insert into doctors (id, account_id, full_name, name_key, name_words, specialty, doctor_type, gender, country, time_zone, phone,
                         experience_years, call_types, spoken_languages, verified_at, created_at)
    select gen_random_uuid(), id, 'Dr. Wa Burundi', 'wa burundi', '{wa}', 'general-practitioner', 'general', 'female', 'BI', 'Africa/Bujumbura', '+25760000000',
           3, '{phone}', '{French}', now(), now() from people`);
  const { id } = (await send({ audience: 'country', country: 'BI', subject: 'Wengi' })).body.data;
  await tellDoctors(product.ctx({ kind: 'job', name: 'test' }), { announcementId: id });
  expect((await list())[0]).toMatchObject({ recipients: 2000, told: 2000 });
});

test('more text messages than half of a day’s are refused, and nobody is told anything', async () => {
  const capped = await openTestProduct({ environment: { SMS_TOTAL_DAILY_CAP: '1' } });
  const doctor = await aWorkingDoctor(capped);
  const by = await aMemberOfStaff(capped, 'administrator');
  const body = { audience: 'all', subject: 'Kikao', message: 'Kesho', by_sms: true };
  expect((await by.post('/api/admin/announcements', body)).body.code).toBe('announcement-sms-too-many');
  await capped.settle();
  expect(await heard(doctor, 'Kikao')).toEqual([]);
  await capped.close();
});

test('only an administrator with a fresh factor announces, and it is written down', async () => {
  const { rows } = await product.db.pool.query(
    `select count(*)::int from audit_log where action = 'announcements.send'`,
  );
  product.clock.advance(HOUR / 6);
  const staff = await aMemberOfStaff(product, 'staff-admin');
  expect((await staff.post('/api/admin/announcements', { audience: 'all' })).status).toBe(403);
  expect((await send({ audience: 'all' })).status).toBe(403);
  expect(rows[0].count).toBeGreaterThan(3);
});

test('finds verified doctors by name and country (API-23, ADM-ANN-02)', async () => {
  const found = async (search: string) =>
    (await administrator.get(`/api/admin/announcements/doctors${search}`)).body.data as object[];
  expect(await found('?q=OTIENO')).toMatchObject([{ id: kenyan.id, full_name: 'Dr. Brian Otieno', country: 'KE' }]);
  expect(await found('?q=hidden')).toEqual([]);
  expect(await found('?country=RW')).toMatchObject([{ id: other.id }]);
});
