import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { anAppointment, at, hold } from '../booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../doctor-makers.ts';
import type { WorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { Reply, Visitor } from '../visitor.ts';
import { ACCOUNT_SETS } from './account-sets.ts';
import { createPatientObjects, privateTextsOf } from './belongings.ts';
import type { PatientObjects } from './patient-objects.ts';
import { HOUSE_SETS } from './house-sets.ts';
import { NOTICE_SETS } from './notice-sets.ts';
import { SITE_SETS } from './site-sets.ts';

const ASHA = { phone: '+255754111223', full_name: 'Asha Mwinyi', country: 'TZ', language: 'sw' };
const BAHATI = { phone: '+255754333445', full_name: 'Bahati Otieno', country: 'TZ', language: 'sw' };
let product: TestProduct;
let asha: PatientObjects;
let bahati: Visitor;
let doctor: string;
let working: WorkingDoctor;
let alone: Map<string, Reply>;

/** Every list that the product returns: the caller's own and public ones, in each order and with each filter. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  ...ACCOUNT_SETS,
  ...NOTICE_SETS,
  ...SITE_SETS,
  'bookings.list-appointments': ['upcoming', 'completed', 'cancelled'].flatMap((tab) => [
    `/api/appointments?tab=${tab}`,
    `/api/appointments?tab=${tab}&limit=1`,
  ]),
  'doctor-day.read-doctor-overview': ['/api/doctor/overview'],
  'emergencies.list-doctor-emergencies': ['/api/doctor/emergencies'],
  'calls.list-queue': ['/api/doctor/queue'],
  'doctor-day.read-delay': ['/api/doctor/running-late'],
  'doctor-day.list-doctor-appointments': ['upcoming', 'completed', 'cancelled'].flatMap((tab) => [
    `/api/doctor/appointments?tab=${tab}`,
    `/api/doctor/appointments?tab=${tab}&q=asha`,
  ]),
  'earnings.read-earnings': ['/api/doctor/earnings', '/api/doctor/earnings?limit=1'],
  'family.read-family': ['/api/family'],
  'family.list-offered-records': ['/api/me/offered-records'],
  'waitlist.list-waiting': ['/api/me/waitlist'],
  'credits.list-credits': ['/api/me/credits'],
  'subscriptions.list-own-plans': ['/api/me/plans'],
  'subscriptions.read-plan-offer': ['/api/plan-offers?package_type=family&doctor_type=general'],
  'records.list-all-documents': ['/api/documents'],
  'records.read-my-allergies': ['/api/me/allergies'],
  'complaints.list-own-complaints': ['/api/contact'],
  'applications.read-own': ['/api/doctor-application'],
  'applications.read-licence': ['/api/doctor/licence'],
  'records.read-my-facts': ['/api/me/facts'],
  'assistant.read-assistant': ['/api/ai?country=TZ'],
  'assistant.list-conversations': ['/api/ai/conversations', '/api/ai/conversations?limit=1'],
  'fees.list-fees': ['/api/consultation-fees', '/api/consultation-fees?country=KE'],
  'care-plans.list-care-plans': ['/api/care-plans?country=KE&language=sw'],
  'payments.list-methods': [
    '/api/payments/methods?country=TZ',
    `/api/payments/methods?country=TZ&phone=${encodeURIComponent(ASHA.phone)}`,
  ],
  'emergency-doctors.list-emergency-doctors': ['/api/emergency-doctors?country=TZ'],
  'doctors.suggest-searches': [
    '/api/doctor-suggestions?country=TZ&q=zzzzz',
    '/api/doctor-suggestions?country=TZ&problem=liver&rating=5',
  ],
  'doctors.list-doctors': ['rating', 'name', 'soonest', 'featured']
    .map((sort) => `/api/doctors?country=TZ&sort=${sort}&limit=100`)
    .concat(`/api/doctors?country=TZ&q=${encodeURIComponent(ASHA.full_name)}`),
};
const PATHS = Object.values(SETS).flat();

/** The lists of a doctor's own data. */
const DOCTORS_SETS: Readonly<Record<string, readonly string[]>> = {
  'doctors.read-profile': ['/api/doctor/profile'],
  'notifications.read-push': ['/api/doctor/push'],
  'records.list-visit-marks': ['/api/doctor/visits?booking_ids=019a0000-0000-7000-8000-000000000001'],
  'reviews.list-own-reviews': ['/api/doctor/reviews'],
  'identity.read-second-factor': ['/api/me/second-factor'],
  'passkeys.list': ['/api/me/passkeys'],
  'practice.read-availability': ['/api/doctor/availability'],
  'practice.list-time-off': ['/api/doctor/time-off'],
};

/** What a member of staff reads of their own. */
const STAFF_SETS: Readonly<Record<string, readonly string[]>> = { 'staff.read-profile': ['/api/admin/profile'] };

/** Lists of everybody's, for those who review them: `review-desk.test.ts` and `show-renewals.test.ts` read them. */
const DESK_SETS: Readonly<Record<string, readonly string[]>> = {
  'applications.list': [],
  'applications.list-all': [],
  'applications.count-waiting': [],
  'applications.list-renewals': [],
};

/** Endpoints that read one object by its id; `object-replay.test.ts` tests those. */
const SINGLE =
  /:(export_id|person_id|access_id|assisted_id|sending_id|case_id|complaint_id|booking_id|order_id|application_id|renewal_id|file_id|picture_id|kept_id|doctor_id|reference_id|secret|provider|phone|code)/;

beforeAll(async () => {
  product = await openTestProduct();
  working = await aWorkingDoctor(product);
  doctor = working.id;
  bahati = await product.patient(BAHATI);
  product.clock.advance(60_000);
  await product.patient(BAHATI);
  await anAppointment(product, await product.patient(), doctor, at(product, 19, '10:00'));
  await anAppointment(product, bahati, doctor, at(product, 20, '10:00'), { reason: 'Mgongo unauma' });
  const cancelled = await hold(bahati, doctor, at(product, 21, '10:00'));
  await bahati.post(`/api/appointments/${cancelled.body.data.id}/cancel`, {});
  alone = await readAll();
  asha = await createPatientObjects(product, ASHA);
  working = { ...working, browser: await signInAsDoctor(product, working.phone) };
});
afterAll(() => product.close());

/** Returns the owner of the list: the doctor or the patient. */
function reader(path: string): Visitor {
  return path.startsWith('/api/doctor/') ? working.browser : bahati;
}

async function readAll(): Promise<Map<string, Reply>> {
  const replies = new Map<string, Reply>();
  for (const path of PATHS) replies.set(path, await reader(path).get(path));
  return replies;
}

test('every list of the contract is read here', () => {
  const lists = ENDPOINTS.filter(({ method, path }) => method === 'GET' && !SINGLE.test(path)).map(({ id }) => id);
  expect([SETS, DOCTORS_SETS, STAFF_SETS, DESK_SETS, HOUSE_SETS].flatMap(Object.keys).toSorted()).toEqual(
    lists.toSorted(),
  );
});

test('a member of staff reads the same after another one joins (Z-05)', async () => {
  const member = await aMemberOfStaff(product, 'manager');
  const read = async () =>
    Promise.all(
      Object.values(STAFF_SETS)
        .flat()
        .map(async (path) => (await member.get(path)).body.data as unknown),
    );
  const before = await read();
  expect(before).not.toContain(undefined);
  await aMemberOfStaff(product, 'manager');
  expect(await read()).toEqual(before);
});

test("a doctor reads the same after another doctor and that doctor's patients are added (Z-05)", async () => {
  const { browser: visitor } = await aWorkingDoctor(product);
  const read = async () =>
    Promise.all(
      Object.values(DOCTORS_SETS)
        .flat()
        .map(async (path) => (await visitor.get(path)).body.data as unknown),
    );
  const before = await read();
  const { browser: other, id } = await aWorkingDoctor(product, { fullName: 'Mwingine Kabisa' });
  await other.post('/api/doctor/time-off', {
    from: at(product, 30, '10:00').slice(0, 10),
    to: at(product, 31, '10:00').slice(0, 10),
  });
  await anAppointment(product, await product.patient(), id, at(product, 22, '10:00'));
  expect(await read()).toEqual(before);
});

describe("with somebody else's rows in the tables (Z-05)", () => {
  test.each(PATHS)('%s contains none of them', async (path) => {
    const reply = await reader(path).get(path);
    expect(reply.status).toBe(200);
    // No answer repeats the searched name or the number in the query either.
    for (const needle of privateTextsOf(asha, ASHA)) expect(reply.text).not.toContain(needle);
  });

  // The month of an offered plan begins now. Who opened a record grows when the doctor of these tests reads:
  // `list-readings.test.ts` holds whose rows are there.
  const mine = PATHS.filter((path) => !/^\/api\/((emergency-)?doctors|site|me\/readings|plan-offers)/.test(path));

  test.each(mine)('%s is the same as without them', async (path) => {
    const now = await reader(path).get(path);
    expect(withoutClock(now)).toEqual(withoutClock(alone.get(path)!));
  });

  test('the pages of a list end at the same place', async () => {
    for (const tab of ['upcoming', 'completed', 'cancelled']) {
      const { body } = await bahati.get(`/api/appointments?tab=${tab}&limit=1`);
      expect([tab, body.data.next_cursor]).toEqual([tab, null]);
    }
  });

  test('the figures count doctors and countries, not patients', async () => {
    const before = alone.get('/api/site')!.body.data.figures;
    const { body } = await bahati.get('/api/site');
    expect({ ...body.data.figures, doctors: '' }).toEqual({ ...before, doctors: '' });
  });
});

describe("another patient's holds and bookings", () => {
  test('make a slot taken without saying by whom', async () => {
    const [order] = asha.orders.filter(({ what }) => what === 'upcoming');
    const { body } = await asha.visitor.get(`/api/appointments/${order!.bookingId}`);
    const lost = await hold(bahati, body.data.doctor.id, body.data.starts_at);
    expect([lost.status, lost.body.code, Object.keys(lost.body.params)]).toEqual([409, 'slot-taken', ['nearest']]);
    for (const needle of privateTextsOf(asha, ASHA)) expect(lost.text).not.toContain(needle);
  });

  test('are not named in the free times of a doctor', async () => {
    const { body, text } = await bahati.get(
      `/api/doctors/${(await asha.visitor.get(`/api/appointments/${asha.orders[1]!.bookingId}`)).body.data.doctor.id}/slots?days=31`,
    );
    expect(body.data.slots.length).toBeGreaterThan(100);
    for (const needle of privateTextsOf(asha, ASHA)) expect(text).not.toContain(needle);
  });

  test('do not count towards the limits of this patient', async () => {
    for (const hour of ['11:00', '12:00']) expect((await hold(bahati, doctor, at(product, 12, hour))).status).toBe(201);
    const opened = await bahati.post('/api/bookings', { doctor_id: doctor, is_emergency: true });
    expect(opened.status, opened.text).toBe(201);
  });
});

test('erasing an account and signing out affect one person only', async () => {
  const carol = await product.patient();
  await carol.delete('/api/me', { confirm: true });
  await product.settle();
  expect((await carol.get('/api/me')).status).toBe(401);
  for (const visitor of [asha.visitor, bahati]) expect((await visitor.get('/api/me')).status).toBe(200);
  const { body } = await bahati.get('/api/me/devices');
  expect(body.data).toHaveLength(2);
  await bahati.post('/api/auth/sign-out');
  expect((await asha.visitor.get('/api/me/devices')).body.data).toHaveLength(2);
});

/** Returns a reply without what changes as the clock moves: when a device was used, the order of devices, and how
 * long a proof counts. */
function withoutClock({ status, body }: Reply): unknown {
  const parts: unknown = Array.isArray(body.data)
    ? (body.data as { id?: string }[]).toSorted((one, other) => String(one.id).localeCompare(String(other.id)))
    : body.data;
  return JSON.parse(
    JSON.stringify({ status, parts }, (key, value: unknown) =>
      ['last_seen_at', 'csrf', 'today', 'proven_until'].includes(key) ? undefined : value,
    ),
  );
}
