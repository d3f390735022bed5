import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWorkingDoctor, signInAsDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aVisit } from '../record-makers.ts';
import type { VisitPeople } from '../record-makers.ts';
import type { Reply, Visitor } from '../visitor.ts';
import { createPatientObjects } from './belongings.ts';
import type { PatientObjects } from './patient-objects.ts';
import { switchMoneyChecksOff } from './checks-off.ts';
import { dumpTables, rowsWith } from './dump-tables.ts';
import { callerFor } from './every-endpoint.ts';
import { MONEY_TABLES, setPolicies } from './guarded-rows.ts';
import { asOwner } from './kept-rows.ts';
import type { Ids, ReplayCase } from './replay-case.ts';
import { REPLAY_CASES, endpointOf } from './replay-cases.ts';

// What the database does when the product's own checks of whose money it is are wrong: they are off here (Z-08).

const ASHA = { phone: '+255754111226', full_name: 'Asha Mwinyi', country: 'TZ', language: 'sw' };

/** What names a payment or its appointment, in this order: opening a payment anew takes the one before away. */
const ENDPOINTS = [
  'payments.start-checkout',
  'payments.ask-provider',
  'bookings.read-status',
  'receipts.read-receipt',
  'receipts.read-receipt-pdf',
  'bookings.read-appointment',
  'bookings.save-payment',
];
const CASES: readonly ReplayCase[] = ENDPOINTS.flatMap((id) =>
  REPLAY_CASES.filter(({ endpoint, at: place }) => endpoint === id && /(reference|booking)_id$/.test(place)),
).filter(({ status }) => status === undefined);

/** They do something with the payment, so that being let do it tells enough. */
const DOES = ['payments.start-checkout', 'payments.ask-provider', 'bookings.save-payment'];

const LISTS = ['/api/appointments?tab=upcoming', '/api/appointments?tab=completed', '/api/appointments?tab=cancelled'];

interface Order {
  readonly bookingId: string;
  readonly reference: string | null;
}

let product: TestProduct;
let asha: PatientObjects;
let orders: readonly Order[];
/** A doctor who has earned something and asked to be paid out. */
let earner: VisitPeople;
let withdrawal: string;
let people: { readonly patient: Visitor; readonly doctor: Visitor };
let own: Order;
/** What would stand in an answer that tells something of the money of Asha or of that doctor. */
let secrets: readonly string[];
let restore = (): void => undefined;

beforeAll(async () => {
  product = await openTestProduct();
  const bahati = await aVisit(product);
  const { body } = await bahati.patient.get(`/api/appointments/${bahati.bookingId}`);
  own = { bookingId: bahati.bookingId, reference: body.data.payment_reference };
  earner = await aVisit(product);
  await product.settle();
  const asked = await earner.doctor.post('/api/doctor/withdrawals', {
    amount: 100_000,
    payout_phone: earner.doctor.phone,
  });
  withdrawal = asked.body.data.id;
  asha = await createPatientObjects(product, ASHA);
  orders = [await openPayment(asha), ...asha.orders.filter(({ what }) => what !== 'held')];
  secrets = await secretsOf(asha.visitor.accountId);
  people = { patient: bahati.patient, doctor: (await aWorkingDoctor(product)).browser };
  restore = switchMoneyChecksOff();
});
afterAll(async () => {
  restore();
  await product.close();
});

/** Opens a payment for the slot that Asha holds, so that there is one that may be checked out now. */
async function openPayment({ visitor, orders: all }: PatientObjects): Promise<Order> {
  const { bookingId } = all.find(({ what }) => what === 'held')!;
  const order = { booking_id: bookingId, full_name: 'Asha Mwinyi', phone: '+255754000000' };
  const saved = await visitor.post('/api/payments/save', order);
  if (saved.status !== 201) throw new Error(`not opened: ${saved.status} ${saved.text}`);
  return { bookingId, reference: saved.body.data.reference_id };
}

async function secretsOf(payerId: string): Promise<string[]> {
  const { rows } = await asOwner(product.owner, (client) =>
    client.query<Record<string, string | null>>(
      `select p.id, p.reference, p.transaction_id, p.external_id::text from payments p where p.payer_id = $1
       union all select e.journal_id, $2::text, null, null from ledger_entries e where e.account = $3`,
      [payerId, withdrawal, `doctor:${earner.doctorId}:TZS`],
    ),
  );
  return rows.flatMap((row) => Object.values(row)).filter((value) => value !== null);
}

const idsOf = ({ bookingId, reference }: Order): Ids =>
  ({ booking: bookingId, reference: reference ?? 'TBB-1767225600-ABCDEFGH', provider: 'azampay' }) as Ids;

async function attack({ endpoint, request }: ReplayCase, order: Order): Promise<Reply> {
  const stranger = callerFor(endpointOf(endpoint), people);
  const { path, body } = request(idsOf(order), idsOf(own), '');
  return stranger.send(endpointOf(endpoint).method, path, body, { 'idempotency-key': crypto.randomUUID() });
}

/** Returns what an answer tells of money of other people. */
const leaksIn = ({ text, status, headers }: Reply): string[] => [
  ...secrets.filter((secret) => text.includes(secret)),
  ...(status === 200 && /pdf/.test(String(headers['content-type'])) ? ['a file'] : []),
];

/** Tries every case on every order of Asha's. Returns the endpoints that told or did something, sorted. */
async function leakingEndpoints(): Promise<string[]> {
  const leaking = new Set<string>();
  for (const one of CASES)
    for (const order of orders) {
      const reply = await attack(one, order);
      if (leaksIn(reply).length > 0 || (reply.status < 300 && DOES.includes(one.endpoint))) leaking.add(one.endpoint);
    }
  return [...leaking].toSorted();
}

const moneyOfOthers = async () =>
  rowsWith(await dumpTables(product.owner), [
    asha.visitor.accountId,
    earner.doctorId,
    ...secrets,
    ...orders.map(({ bookingId }) => bookingId),
  ]).filter(({ table }) => (MONEY_TABLES as readonly string[]).includes(table));

const upcoming = () => asha.orders.find(({ what }) => what === 'upcoming')!.bookingId;

/** A stranger cancels Asha's paid appointment, as a patient and as a doctor. Returns the statuses of the answers. */
async function cancelAsStrangers(): Promise<number[]> {
  const cancel = { reason: 'Siwezi' };
  const patients = await people.patient.post(`/api/appointments/${upcoming()}/cancel`, cancel);
  const doctors = await people.doctor.post(`/api/doctor/appointments/${upcoming()}/cancel`, cancel);
  return [patients.status, doctors.status];
}

describe("with the product's own checks of money switched off", () => {
  test("a stranger who names somebody else's payment or appointment reads nothing of its money and moves none", async () => {
    const before = await moneyOfOthers();
    expect(await leakingEndpoints()).toEqual([]);
    expect(await moneyOfOthers()).toEqual(before);
  });

  test('a stranger cannot cancel a paid appointment: its money would stay', async () => {
    const before = await moneyOfOthers();
    expect(await cancelAsStrangers()).toEqual([500, 500]);
    expect(await moneyOfOthers()).toEqual(before);
    expect((await asha.visitor.get(`/api/appointments/${upcoming()}`)).body.data.state).toBe('scheduled');
  });

  test.each(LISTS)('%s tells nothing of the payments of other people', async (path) => {
    const reply = await people.patient.get(path);
    expect([reply.status, leaksIn(reply)]).toEqual([200, []]);
  });

  test('the earnings of a doctor hold nothing of another doctor', async () => {
    const reply = await people.doctor.get('/api/doctor/earnings');
    expect(leaksIn(reply)).toEqual([]);
    const nothing = { amount: 0, currency: 'TZS' };
    expect(reply.body.data).toMatchObject({
      total_earned: nothing,
      pending: nothing,
      transactions: [],
      withdrawals: [],
    });
  });

  test('payer and doctor still read what is theirs', async () => {
    const { reference } = asha.orders[0]!;
    expect((await asha.visitor.get(`/api/receipts/${reference}`)).body.data.reference_id).toBe(reference);
    const again = await signInAsDoctor(product, earner.doctor.phone);
    const { data } = (await again.get('/api/doctor/earnings')).body;
    expect(data.transactions).toHaveLength(2);
    expect(data.withdrawals).toMatchObject([{ id: withdrawal }]);
  });

  test('without the policies the same requests tell and move everything: the checks are off', async () => {
    await setPolicies(product, 'disable', MONEY_TABLES);
    try {
      const earnings = await people.doctor.get('/api/doctor/earnings?limit=50');
      expect(leaksIn(earnings)).toContain(withdrawal);
      expect(earnings.body.data.transactions.length).toBeGreaterThan(2);
      for (const path of LISTS) expect([path, leaksIn(await people.patient.get(path))]).not.toEqual([path, []]);
      expect(await leakingEndpoints()).toEqual(ENDPOINTS.toSorted());
      expect(await cancelAsStrangers()).toEqual([200, 200]);
      const { body } = await asha.visitor.get(`/api/appointments/${upcoming()}`);
      expect(body.data.payment_status).toBe('refund_due');
    } finally {
      await setPolicies(product, 'enable', MONEY_TABLES);
    }
  });
});
