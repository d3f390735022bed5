import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/checks.ts';
import { runChecks } from '../../src/platform/database/invariants.ts';
import { statement } from '../../src/platform/database/statement.ts';
import { aDoctor, anAppointment, at, hold } from '../booking-makers.ts';
import { aMissedAppointment } from '../credit-makers.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aVisit } from '../record-makers.ts';
import type { VisitPeople } from '../record-makers.ts';
import { MONEY_TABLES, NOBODY, actingAs, countRows, runtimeLogin, tryChange } from './guarded-rows.ts';
import { asOwner } from './kept-rows.ts';

/** A visit that earned something, its payments, and the withdrawal of its doctor. */
interface Business extends VisitPeople {
  /** Payments with the doctor of the visit: settled, owed back, and one that the patient has just opened. */
  readonly settled: string;
  readonly owed: string;
  readonly open: string;
  /** The patient's hold with another doctor, for which no payment was opened. */
  readonly held: string;
}

let product: TestProduct;
let visit: Business;
let other: Business;

beforeAll(async () => {
  product = await openTestProduct();
  visit = await aBusiness();
  other = await aBusiness();
  const opened =
    "insert into payment_cases (id, kind, provider, payment_id, opened_at) values (gen_random_uuid(), 'long-unknown', 'azampay', $1, now())";
  await asOwner(product.owner, async (client) => {
    await client.query(opened, [visit.open]);
    await client.query(proposal(visit));
    await client.query(sending(visit));
    await client.query("update payout_sendings set state = 'declined', decline_reason = 'other', ended_at = now()");
  });
});
afterAll(() => product.close());

async function aBusiness(): Promise<Business> {
  const people = await aVisit(product);
  const { patient, doctor, doctorId, bookingId } = people;
  await product.settle();
  const asked = await doctor.post('/api/doctor/withdrawals', { amount: 100_000, payout_phone: doctor.phone });
  expect(asked.status).toBe(201);
  const cancelled = await anAppointment(product, patient, doctorId, at(product, 2, '10:00'));
  expect((await patient.post(`/api/appointments/${cancelled}/cancel`, {})).status).toBe(200);
  const unpaid = (await hold(patient, doctorId, at(product, 3, '10:00'))).body.data.id as string;
  const order = { booking_id: unpaid, full_name: 'Asha Juma', phone: '+255754000000' };
  expect((await patient.post('/api/payments/save', order)).status).toBe(201);
  const held = (await hold(patient, await aDoctor(product), at(product, 3, '11:00'))).body.data.id as string;
  // Credit of a missed appointment, a part of which pays for another one.
  await aMissedAppointment(product, patient, doctorId);
  const general = await aDoctor(product, { specialty: 'general-practitioner' });
  const byCredit = (await hold(patient, general, at(product, 4, '10:00'))).body.data.id as string;
  expect((await patient.post(`/api/appointments/${byCredit}/pay-by-credit`, {})).status).toBe(200);
  const [settled, owed, open] = await Promise.all([bookingId, cancelled, unpaid].map(paymentOf));
  return { ...people, settled: settled!, owed: owed!, open: open!, held };
}

/** A proposal to pay the patient of a business back. */
const proposal = ({ owed, patient, doctor }: Business): string =>
  `insert into payouts (id, kind, subject_id, payee_id, amount, currency, proposed_by, proposed_at)
   values (gen_random_uuid(), 'refund', '${owed}', '${patient.accountId}', 100, 'TZS', '${doctor.accountId}', now())`;

/** An attempt of a gateway to pay the proposals of a business. */
const sending = ({ owed, patient, doctor }: Business): string =>
  `insert into payout_sendings (id, payout_id, payee_id, gateway, method, external_id, sent_by, created_at)
   values (gen_random_uuid(), coalesce((select id from payouts where subject_id = '${owed}'), gen_random_uuid()), '${patient.accountId}', 'azampay', 'mpesa',
     upper(substr(md5(random()::text), 1, 26)), '${doctor.accountId}', now())`;

const paymentOf = (bookingId: string): Promise<string> =>
  one<string>('select id as value from payments where purpose_id = $1', bookingId);

/** Reads one value past all policies. */
const one = <Value>(sql: string, value: string): Promise<Value> =>
  asOwner(
    product.owner,
    async (client) => (await client.query<{ value: Value }>(sql, [value])).rows[0]?.value as Value,
  );

const app = () => runtimeLogin(product);
const counts = (settings: string, login = app()) => countRows(login, settings, MONEY_TABLES);
const patientOf = ({ patient }: Business) => actingAs('patient', patient.accountId);
const doctorOf = ({ doctor }: Business) => actingAs('doctor', doctor.accountId);
const NOTHING = Object.fromEntries(MONEY_TABLES.map((table) => [table, 0]));

/** What the payments of one patient, all with the same doctor, leave behind: that many changes of state. */
const changes = ({ patient }: Business): Promise<number> =>
  one<number>(
    'select count(*)::int as value from payment_history h join payments p on p.id = h.payment_id where p.payer_id = $1',
    patient.accountId,
  );

describe('the runtime role sees of money', () => {
  test('nothing without an actor, as nobody, as staff, and as a person who has none', async () => {
    const { browser } = await aWorkingDoctor(product);
    const stranger = await product.patient();
    for (const settings of [
      NOBODY,
      `${NOBODY}; set local tabibu.role = 'nobody'`,
      actingAs('administrator', visit.patient.accountId),
      actingAs('manager', visit.doctor.accountId),
      actingAs('patient', stranger.accountId),
      actingAs('doctor', visit.patient.accountId),
      actingAs('patient', visit.doctor.accountId),
    ])
      expect([settings, await counts(settings)]).toEqual([settings, NOTHING]);
    // Each doctor has a row of what was earned, also while that is nothing.
    expect(await counts(actingAs('doctor', browser.accountId))).toEqual({ ...NOTHING, doctor_earnings: 1 });
  });

  test('as a patient the own payments with their history, and the own credit', async () => {
    for (const business of [visit, other]) {
      const own = { ...NOTHING, payments: 4, payment_history: await changes(business) };
      expect(await counts(patientOf(business))).toEqual({ ...own, credits: 1, credit_uses: 1 });
    }
  });

  test('as a doctor the payments of the own appointments, the own withdrawals, and of the ledger the own account', async () => {
    for (const business of [visit, other]) {
      const own = { ...NOTHING, payments: 4, payment_history: await changes(business) };
      expect(await counts(doctorOf(business))).toEqual({
        ...own,
        withdrawals: 1,
        doctor_earnings: 1,
        ledger_accounts: 1,
        // The other entries of these journals are not the doctor's.
        ledger_journals: 3,
        ledger_entries: 3,
      });
    }
  });

  test('everything as system, in a process of the release before, as the owner and as the checker', async () => {
    const everything = await counts(`${NOBODY}; set local tabibu.role = 'system'`);
    expect(everything).toMatchObject({ payments: 8, withdrawals: 2, payment_cases: 1, payouts: 1, payout_sendings: 1 });
    expect(Math.min(...Object.values(everything))).toBeGreaterThan(0);
    expect(await counts('select 1')).toEqual(everything);
    expect(await counts(NOBODY, product.owner)).toEqual(everything);
    expect(await counts(NOBODY, product.check)).toEqual(everything);
  });
});

describe('the runtime role changes of money', () => {
  const change = (settings: string, sql: string) => tryChange(app(), settings, sql);
  const set = (what: string, id: string) => `update payments set ${what} where id = '${id}'`;
  const OWED = "state = 'refund-due'";
  const PHONE = "phone = '+255754000009'";

  test('as a patient what an own payment was opened with, and whether its money goes back', async () => {
    const patient = patientOf(visit);
    expect(await change(patient, set(PHONE, visit.open))).toBe(1);
    expect(await change(patient, set("state = 'voided'", visit.open))).toBe(1);
    expect(await change(patient, set(OWED, visit.settled))).toBe(1);
    expect(await change(patient, set(PHONE, other.open))).toBe(0);
    expect(await change(patient, set(OWED, other.settled))).toBe(0);
  });

  test('never as a person that a payment is paid or paid back', async () => {
    const proven =
      "settled_at = now(), verified_at = now(), verified_by = 'status', verified_payee = 'x', verified_amount = amount, verified_currency = currency";
    for (const settings of [patientOf(visit), doctorOf(visit)]) {
      expect(await change(settings, set(`state = 'settled', ${proven}`, visit.open))).toBe('42501');
      expect(await change(settings, set(PHONE, visit.settled))).toBe('42501');
      expect(await change(settings, set("state = 'refunded'", visit.owed))).toBe('42501');
    }
  });

  test('as a doctor only that the money of an own appointment goes back', async () => {
    const doctor = doctorOf(visit);
    expect(await change(doctor, set(OWED, visit.settled))).toBe(1);
    expect(await change(doctor, set(OWED, other.settled))).toBe(0);
    expect(await change(doctor, set("state = 'voided'", visit.open))).toBe('42501');
    expect(await change(doctor, set(PHONE, visit.open))).toBe('42501');
  });

  test('a payment is opened by its payer, for the own booking', async () => {
    const opened = (payer: string, booking: string) =>
      `insert into payments (id, reference, purpose_kind, purpose_id, payer_id, amount, currency, price_version, description, full_name, phone, country, return_path, external_id, created_at, moved_at)
       values (gen_random_uuid(), 'TBB-1767225600-ABCDEFGH', 'booking', '${booking}', '${payer}', 100, 'TZS', 1, '', 'x', '+255754000000', 'TZ', '/', gen_random_uuid(), now(), now())`;
    const { accountId } = visit.patient;
    expect(await change(patientOf(visit), opened(accountId, visit.held))).toBe(1);
    expect(await change(patientOf(visit), opened(accountId, other.held))).toBe('42501');
    expect(await change(patientOf(visit), opened(other.patient.accountId, other.held))).toBe('42501');
    expect(await change(doctorOf(visit), opened(accountId, visit.held))).toBe('42501');
    expect(await change(NOBODY, opened(accountId, visit.held))).toBe('42501');
  });

  test('as a doctor a request to be paid out, with the own account, and nothing of what becomes of it', async () => {
    const asked = (doctorId: string, by: string) =>
      `insert into withdrawals (id, doctor_id, requested_by, amount, currency, payout_phone, created_at) values (gen_random_uuid(), '${doctorId}', '${by}', 100, 'TZS', '+255754000000', now())`;
    const fresh = await aWorkingDoctor(product);
    const doctor = actingAs('doctor', fresh.browser.accountId);
    expect(await change(doctor, asked(fresh.id, fresh.browser.accountId))).toBe(1);
    expect(await change(doctor, asked(fresh.id, visit.doctor.accountId))).toBe('42501');
    expect(await change(doctor, asked(visit.doctorId, fresh.browser.accountId))).toBe('42501');
    expect(await change(actingAs('patient', fresh.browser.accountId), asked(fresh.id, fresh.browser.accountId))).toBe(
      '42501',
    );
    const decided = "update withdrawals set state = 'approved', decided_at = now()";
    expect(await change(doctorOf(visit), decided)).toBe('42501');
    expect(await change(doctor, decided)).toBe(0);
  });

  test('nothing in the ledger, the history, the callbacks, the cases and the payouts, whoever the person is', async () => {
    const account = `doctor:${visit.doctorId}:TZS`;
    for (const settings of [patientOf(visit), doctorOf(visit), NOBODY])
      for (const sql of [
        proposal(other),
        sending(other),
        "insert into ledger_accounts (code, kind, currency, may_be_negative) values ('doctor:x:TZS', 'doctor', 'TZS', false)",
        "insert into ledger_journals (id, kind, reference, created_at) values (gen_random_uuid(), 'earning', 'x', now())",
        `insert into ledger_entries (journal_id, account, amount, currency) values (gen_random_uuid(), '${account}', 100, 'TZS')`,
        `insert into payment_history (payment_id, to_state, at) values ('${visit.open}', 'settled', now())`,
        "insert into callback_inbox (id, provider, content_hash, raw, headers, received_at) values (gen_random_uuid(), 'azampay', '\\x01', '\\x01', '{}', now())",
        `insert into payment_cases (id, kind, provider, payment_id, opened_at) values (gen_random_uuid(), 'mismatch', 'azampay', '${visit.open}', now())`,
      ])
        expect([sql, await change(settings, sql)]).toEqual([sql, '42501']);
  });
});

test('a journal that does not balance is refused at the commit, whoever acts by then', async () => {
  const unbalanced = product.db.actingFor({ role: 'doctor', accountId: visit.doctor.accountId }).transaction((inside) =>
    inside.seeingEveryRow(async () => {
      const journal = crypto.randomUUID();
      for (const [name, text] of [
        [
          'journal',
          `insert into ledger_journals (id, kind, reference, created_at) values ('${journal}', 'earning', 'half', now())`,
        ],
        [
          'entry',
          `insert into ledger_entries (journal_id, account, amount, currency) values ('${journal}', 'doctor:${visit.doctorId}:TZS', 100, 'TZS')`,
        ],
      ] as const)
        await inside.run(statement(`test.unbalanced-${name}`, text, { guarded: true }));
    }),
  );
  await expect(unbalanced).rejects.toThrow(/has 1 entries/);
});

test('every invariant holds after these requests', async () => {
  const broken = (await runChecks(product.check, CHECKS)).filter((finding) => finding.broken > 0);
  expect(broken).toEqual([]);
});
