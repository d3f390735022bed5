import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskDoctorPageBody, ListedDoctorBody } from '@tabibu/contract/doctor-desk';
import { COUNTRIES as COUNTRIES_IN_ORDER } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';
import { completeBooking } from '../bookings/index.ts';
import { listDoctors } from './list-doctors.ts';

const COUNTRIES: readonly CountryCode[] = ['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA'];

let product: TestProduct;
let one: Visitor;
let asha: Visitor;
let neema: string;
let juma: string;
beforeAll(async () => {
  product = await openTestProduct();
  asha = await product.patient({ full_name: 'Asha Mwinyi' });
  const jane = await product.patient({ full_name: 'Jane Mwinyi' });
  // Thirty doctors in six countries.
  for (const [place, country] of COUNTRIES.entries())
    for (let number = 0; number < 5; number += 1) await anotherDoctor(country, number, `+2557125${place}${number}000`);
  neema = (await aWorkingDoctor(product, { fullName: 'Neema Mollel', startRating: 5 })).id;
  juma = (await aWorkingDoctor(product, { fullName: 'Juma Ng’ang’a', specialty: 'general-practitioner' })).id;
  await consultation(asha, neema, at(product, 2, '09:00'));
  await consultation(asha, neema, at(product, 2, '10:00'), { call_type: 'video' });
  await consultation(jane, neema, at(product, 2, '11:00'));
  await consultation(asha, juma, at(product, 2, '12:00'));
  one = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

async function anotherDoctor(country: CountryCode, number: number, phone: string): Promise<void> {
  const specialty: SpecialtyId = number === 0 ? 'cardiologist' : 'dermatologist';
  const startRating = ([5, 4, 3, 0, 0] as const)[number]!;
  await aDoctor(product, { country, phone, specialty, startRating, fullName: `Dkt. Zuri ${country}` });
}

async function consultation(patient: Visitor, doctorId: string, startsAt: string, more: object = {}): Promise<void> {
  const id = await anAppointment(product, patient, doctorId, startsAt, { ...more });
  const afterwards = { ...product.clock, now: () => new Date(Date.parse(startsAt) + MINUTE) };
  await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: id });
  await product.settle();
}

const list = async (search = ''): Promise<DeskDoctorPageBody> =>
  (await one.get(`/api/admin/doctors${search}`)).body.data;
const names = ({ doctors }: DeskDoctorPageBody) => doctors.map(({ full_name: name }) => name);

test('S40: thirty doctors in six countries: counts and earnings come from appointments and the ledger, not from a formula (W42, C19, ADM-DOC-29, ADM-DOC-30)', async () => {
  const { doctors, shown, total, sums } = await list('?q=neema');
  expect(doctors).toHaveLength(1);
  expect(doctors[0]).toMatchObject({
    id: neema,
    full_name: 'Neema Mollel',
    specialty: 'Cardiologist',
    country: 'TZ',
    rating: 5,
    is_verified: true,
    is_featured: false,
    patients: 2,
    consultations: 3,
    video_calls: 1,
    phone_calls: 2,
  });
  const [row] = await asSystem<{ sum: string }>(product, 'select sum(amount) from ledger_entries where account = $1', [
    `doctor:${neema}:TZS`,
  ]);
  expect(doctors[0]!.earnings).toEqual([{ amount: Number(row!.sum), currency: 'TZS' }]);
  expect([shown, total, sums!.patients, sums!.average_patients]).toEqual([1, 32, 2, 2]);
  expect(sums!.earnings).toEqual([{ total: doctors[0]!.earnings![0], average: doctors[0]!.earnings![0] }]);
});

test('the three summary figures count what the filter finds; a patient of two doctors is one person (ADM-DOC-07…09)', async () => {
  const all = await list();
  expect([all.shown, all.total, all.sums!.patients, all.pages]).toEqual([32, 32, 2, 2]);
  expect([all.is_more, all.is_total_more]).toEqual([false, false]);
  expect(all.sums!.average_patients).toBe(0.1);
  const [mine] = (await list('?q=mollel')).sums!.earnings!;
  const [his] = (await list('?q=juma')).sums!.earnings!;
  const tanzanians = await list('?country=TZ');
  const sum = mine!.total.amount + his!.total.amount;
  expect(tanzanians.sums!.earnings).toEqual([
    // Seven doctors are paid in shillings; the mean has no cents.
    { total: { amount: sum, currency: 'TZS' }, average: { amount: 100 * Math.round(sum / 700), currency: 'TZS' } },
  ]);
  expect((await list('?country=KE')).sums!.earnings).toEqual([]);
});

test('finds by name, specialty, least rating and country, and a country shows its own doctors only (ADM-DOC-01…06, C55)', async () => {
  expect(names(await list('?q=nganga'))).toEqual(['Juma Ng’ang’a']);
  for (const country of COUNTRIES) {
    const { doctors, shown } = await list(`?country=${country}`);
    expect(shown).toBe(country === 'TZ' ? 7 : 5);
    expect(doctors.every((doctor) => doctor.country === country)).toBe(true);
  }
  expect((await list('?country=DE')).doctors).toEqual([]);
  expect((await list('?specialty=Cardiologist')).shown).toBe(7);
  expect((await one.get('/api/admin/doctors?specialty=Herbalist')).body.code).toBe('invalid-input');
  expect([(await list('?rating=5')).shown, (await list('?rating=4')).shown, (await list('?rating=3')).shown]).toEqual([
    7, 13, 19,
  ]);
});

test('sorts by rating, consultations and earnings, both ways (ADM-DOC-05, C52)', async () => {
  expect(names(await list('?country=TZ&sort=consultations')).slice(0, 2)).toEqual(['Neema Mollel', 'Juma Ng’ang’a']);
  expect(names(await list('?country=TZ&sort=earnings&direction=desc')).slice(0, 2)).toEqual([
    'Neema Mollel',
    'Juma Ng’ang’a',
  ]);
  expect(names(await list('?country=TZ&sort=earnings&direction=asc')).slice(-2)).toEqual([
    'Juma Ng’ang’a',
    'Neema Mollel',
  ]);
  const ratings = (await list('?direction=asc')).doctors.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
});

test('every order lists each doctor once over its pages, by the kept figures', async () => {
  const keyOf = (doctor: ListedDoctorBody, sort: 'rating' | 'consultations' | 'earnings') =>
    sort === 'earnings' ? doctor.earnings_tzs!.amount : doctor[sort];
  for (const direction of ['asc', 'desc'] as const) {
    const sign = direction === 'asc' ? 1 : -1;
    for (const sort of ['rating', 'consultations', 'earnings'] as const) {
      const search = `?sort=${sort}&direction=${direction}`;
      const all = [...(await list(search)).doctors, ...(await list(`${search}&page=2`)).doctors];
      expect(new Set(all.map(({ id }) => id)).size).toBe(32);
      const keys = all.map((one) => sign * keyOf(one, sort));
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    }
  }
});

test('the kept figures are those of appointments and ledger, also after a move to another country (I-128)', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
  const { rows } = await product.db.pool.query('select country, currency from country_currencies order by place');
  expect(rows).toEqual(COUNTRIES_IN_ORDER.map(({ code, currency }) => ({ country: code, currency })));
  await product.db.pool.query("update doctors set country = 'KE' where id = $1", [juma]);
  expect(await brokenInvariants(product)).toEqual([]);
  expect((await list('?country=KE&sort=earnings&q=juma')).doctors).toMatchObject([
    { id: juma, earnings: [{ currency: 'TZS' }] },
  ]);
  await product.db.pool.query("update doctors set country = 'TZ' where id = $1", [juma]);
});

test('two visits of one patient that end at once count one patient', async () => {
  const { id } = await aWorkingDoctor(product, { fullName: 'Amani Kessy' });
  const bookings = [
    await anAppointment(product, asha, id, at(product, 3, '09:00')),
    await anAppointment(product, asha, id, at(product, 3, '10:00')),
  ];
  const late = { ...product.clock, now: () => new Date(Date.parse(at(product, 3, '10:00')) + MINUTE) };
  await Promise.all(
    bookings.map((bookingId) => completeBooking(product.ctx(undefined, { clock: late }), { bookingId })),
  );
  await product.settle();
  expect((await list('?q=kessy')).doctors).toMatchObject([{ patients: 1, consultations: 2 }]);
  expect(await brokenInvariants(product)).toEqual([]);
  await product.db.pool.query('update doctors set left_at = now(), suspended_at = now(), phone = null where id = $1', [
    id,
  ]);
});

test('a page behind the last one gives the last one, and a long list takes as many statements as a short one', async () => {
  const last = await list('?page=99');
  expect([last.page, last.pages, last.doctors.length]).toEqual([2, 2, 8]);
  expect(await statementsOf('KE')).toBe(await statementsOf(undefined));
});

async function statementsOf(country: CountryCode | undefined): Promise<number> {
  let count = 0;
  const db = new Proxy(product.services.db.actingFor({ role: 'system' }), {
    get(target, name, receiver) {
      if (name === 'many' || name === 'one' || name === 'run' || name === 'maybe') count += 1;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  await listDoctors(product.ctx(undefined, { db }), { country });
  return count;
}

test('managers list no doctors, and the reading of each profile is in the audit log (W40)', async () => {
  const staff = await aMemberOfStaff(product, 'manager');
  expect((await staff.get('/api/admin/doctors')).status).toBe(403);
  expect((await product.visitor().get('/api/admin/doctors')).status).toBe(401);
  const { rowCount } = await product.db.pool.query(
    "select 1 from audit_log where action = 'doctor-desk.list-doctors' and object_id = $1",
    [neema],
  );
  expect(rowCount).toBeGreaterThan(0);
});
