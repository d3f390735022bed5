import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { ITEM, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import type { VisitPeople } from '../../../test/record-makers.ts';

let product: TestProduct;
let people: VisitPeople;
let referral: string;
let prescription: string;
let otherDoctor: string;

beforeAll(async () => {
  product = await openTestProduct();
  people = await aVisit(product);
  await signed(people, 'referral', REFERRAL);
  await signed(people, 'prescription', { items: [ITEM] });
  await people.patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
  referral = (await documentOf(people, 'referral')).body.data.id;
  const { id, code } = (await documentOf(people, 'prescription')).body.data;
  prescription = id;
  await product.visitor().post(`/api/verify/${code}/dispense`, { pharmacy: 'Upendo', town: 'Moshi' });
  otherDoctor = (await aWorkingDoctor(product)).id;
});
afterAll(() => product.close());

const audited = (action: string) =>
  `insert into audit_log (at, actor, action, object, object_id, request_id) values (now(), 'nobody', '${action}', 'document', '${prescription}', 'x')`;

/** For each invariant the statements that break it, run with the triggers switched off. */
const FAULTS: Readonly<Record<string, () => string[]>> = {
  'I-61': () => [
    `update bookings set state = 'expired', funding = null, confirmed_at = null, completed_at = null, credited_contest_until = null where id = '${people.bookingId}'`,
  ],
  'I-62': () => [`update visit_documents set doctor_id = '${otherDoctor}' where id = '${referral}'`],
  'I-63': () => [
    'drop index visit_documents_one_standing',
    `insert into visit_documents select (d2).* from (select jsonb_populate_record(null::visit_documents, to_jsonb(d) || jsonb_build_object('id', gen_random_uuid(), 'code_digest', null, 'short_code_digest', null, 'codes_sealed', null)) as d2 from visit_documents d where id = '${referral}') made`,
  ],
  'I-64': () => [audited('records.dispense')],
  'I-65': () => [audited('records.remind'), audited('records.remind')],
  'I-66': () => [
    `insert into visit_addenda (id, document_id, author_name, text_sealed, signature, added_at) values (gen_random_uuid(), '${referral}', 'x', '\\x00', 'x', now() + interval '9 days')`,
  ],
  'I-67': () => [
    `insert into allergy_statements select patient_id, 3, status, items_sealed, said_by, account_id, said_at from allergy_statements where patient_id = '${people.patient.accountId}'`,
  ],
};

test('every invariant holds at first', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});

test.each(Object.keys(FAULTS))('%s finds rows that break it', async (check) => {
  const client = new pg.Client(product.owner);
  await client.connect();
  const before = await brokenInvariants(product);
  expect(before.filter((line) => line.startsWith(check))).toEqual([]);
  try {
    for (const table of ['visit_documents', 'bookings'])
      await client.query(`alter table ${table} disable trigger user`);
    for (const sql of FAULTS[check]!()) await client.query(sql);
  } finally {
    await client.end();
  }
  expect((await brokenInvariants(product)).filter((line) => line.startsWith(check))).toHaveLength(1);
});
