import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../as-system.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { ITEM, NOTE, aVisit } from '../record-makers.ts';
import type { Reply, Visitor } from '../visitor.ts';
import { createPatientObjects } from './belongings.ts';
import type { PatientObjects } from './patient-objects.ts';
import { switchChecksOff } from './checks-off.ts';
import { dumpTables, rowsWith } from './dump-tables.ts';
import { callerFor } from './every-endpoint.ts';
import { HEALTH_TABLES, setPolicies } from './guarded-rows.ts';
import type { Ids, ReplayCase } from './replay-case.ts';
import { CALL_CASES } from './replay-calls.ts';
import { endpointOf } from './replay-cases.ts';
import { RECORD_CASES } from './replay-records.ts';

// What the database does when the product's own checks are wrong: they are switched off here (Z-08).

const ASHA = { phone: '+255754111225', full_name: 'Asha Mwinyi', country: 'TZ', language: 'sw' };
const ALLERGY = { substance: 'Karangaqx', reaction: 'Vipele' };
/** What Asha's health rows say, as it would stand in an answer. */
const TEXTS = [
  NOTE.history,
  NOTE.findings,
  NOTE.assessment,
  NOTE.plan,
  ITEM.medicine,
  ALLERGY.substance,
  '1987-03-14',
  'Tazama hapa',
];

/** Every case that names a row of a guarded table or its appointment. A code is a right of its own, whoever has it. */
const CASES: readonly ReplayCase[] = [
  ...RECORD_CASES.filter(({ at }) => at !== 'path code'),
  ...CALL_CASES.filter(({ endpoint }) =>
    ['calls.list-messages', 'calls.mark-seen', 'calls.send-message', 'calls.read-photo'].includes(endpoint),
  ),
];

/** The lists whose statements ask for rows of one person, now without asking for that person. */
const LISTS = ['/api/documents', '/api/me/allergies', '/api/me/facts'];

let product: TestProduct;
let asha: PatientObjects;
let people: { readonly patient: Visitor; readonly doctor: Visitor };
let ownBooking: string;
let restore: () => void;

beforeAll(async () => {
  product = await openTestProduct();
  const bahati = await aVisit(product);
  ownBooking = bahati.bookingId;
  asha = await createPatientObjects(product, ASHA);
  await asha.visitor.put('/api/me/allergies', { version: 0, status: 'listed', items: [ALLERGY] });
  // With the checks off a reading takes any row it is shown: that of the child, or of the person whose record is
  // offered to her, would hide the mother's.
  await asha.visitor.delete(`/api/family/${asha.member}`);
  await asSystem(product, 'delete from patient_facts where patient_id <> $1', [asha.visitor.accountId]);
  await asha.visitor.put('/api/me/facts', { version: 0, birth_date: '1987-03-14' });
  const past = asha.orders[0]!.bookingId;
  await asha.doctor.post(`/api/doctor/visits/${past}/note/addenda`, { text: NOTE.plan });
  people = { patient: bahati.patient, doctor: (await aWorkingDoctor(product)).browser };
  restore = switchChecksOff();
});
afterAll(async () => {
  restore();
  await product.close();
});

/** Ids of Asha's for one of her appointments. */
const idsOf = (booking: string): Ids =>
  ({
    booking,
    document: asha.document,
    photo: asha.photo,
    message: asha.message,
    documentCursor: Buffer.from(`2999-01-01T00:00:00.000Z ${asha.document}`).toString('base64url'),
  }) as Ids;

async function attack({ endpoint, request }: ReplayCase, booking: string): Promise<Reply> {
  const stranger = callerFor(endpointOf(endpoint), people);
  const { path, body } = request(idsOf(booking), idsOf(ownBooking), '');
  return stranger.send(endpointOf(endpoint).method, path, body, { 'idempotency-key': crypto.randomUUID() });
}

/** Returns what an answer tells of Asha's health rows. */
const leaksIn = ({ text, status, headers }: Reply): string[] => [
  ...[...TEXTS, asha.code, asha.document].filter((needle) => text.includes(needle)),
  ...(status === 200 && /image|pdf/.test(String(headers['content-type'])) ? ['a file'] : []),
];

/** Tries every case on every appointment of Asha's. Returns the endpoints that told something, sorted. */
async function leakingEndpoints(): Promise<string[]> {
  const leaking = new Set<string>();
  for (const one of CASES)
    for (const { bookingId } of asha.orders)
      if (leaksIn(await attack(one, bookingId)).length > 0) leaking.add(one.endpoint);
  return [...leaking].toSorted();
}

const ashasRows = async () =>
  rowsWith(await dumpTables(product.owner), [
    asha.visitor.accountId,
    asha.message,
    ...asha.orders.map(({ bookingId }) => bookingId),
  ]).filter(({ table }) => (HEALTH_TABLES as readonly string[]).includes(table));

describe("with the product's own checks switched off", () => {
  test("a stranger who names somebody else's appointment, document, message or photo reads nothing and changes nothing", async () => {
    const before = await ashasRows();
    expect(await leakingEndpoints()).toEqual([]);
    expect(await ashasRows()).toEqual(before);
  });

  test.each(LISTS)('%s holds nothing of other people', async (path) => {
    const reply = await people.patient.get(path);
    expect([reply.status, leaksIn(reply)]).toEqual([200, []]);
    expect(reply.text).not.toContain(asha.document);
  });

  test("the marks of visits say nothing of another doctor's documents", async () => {
    const { body } = await people.doctor.get(`/api/doctor/visits?booking_ids=${asha.orders[0]!.bookingId}`);
    expect(body.data).toMatchObject([{ note: 'none', signed: 0, drafts: 0 }]);
  });

  test('patient and doctor still read what is theirs', async () => {
    const { bookingId } = asha.orders[0]!;
    expect((await asha.visitor.get(`/api/appointments/${bookingId}/documents/${asha.document}`)).text).toContain(
      ITEM.medicine,
    );
    const visit = await asha.doctor.get(`/api/doctor/visits/${bookingId}`);
    expect(TEXTS.filter((text) => !visit.text.includes(text))).toEqual(['Tazama hapa']);
  });

  test('without the policies the same requests tell everything: the checks are off', async () => {
    await setPolicies(product, 'disable', HEALTH_TABLES);
    try {
      const marks = await people.doctor.get(`/api/doctor/visits?booking_ids=${asha.orders[0]!.bookingId}`);
      expect(marks.body.data).toMatchObject([{ note: 'signed', signed: 2 }]);
      expect((await people.patient.get('/api/documents')).text).toContain(asha.document);
      expect(await leakingEndpoints()).toEqual([
        'calls.list-messages',
        'calls.read-photo',
        'records.add-addendum',
        'records.cancel-prescription',
        'records.hide-papers',
        'records.list-all-documents',
        'records.list-documents',
        'records.read-document',
        'records.read-document-pdf',
        'records.read-note',
        'records.read-visit',
        'records.read-visit-allergies',
        'records.read-visit-facts',
      ]);
    } finally {
      await setPolicies(product, 'enable', HEALTH_TABLES);
    }
  });
});
