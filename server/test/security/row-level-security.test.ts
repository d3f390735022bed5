import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/checks.ts';
import { runChecks } from '../../src/platform/database/invariants.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { asSystem } from '../as-system.ts';
import { aKeptConversation } from '../assistant-makers.ts';
import { aPhoto } from '../call-makers.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { measure } from '../reading-makers.ts';
import { aPregnancy } from '../pregnancy-makers.ts';
import { aDose } from '../schedule-makers.ts';
import { ITEM, NOTE, aVisit, signed } from '../record-makers.ts';
import type { VisitPeople } from '../record-makers.ts';
import {
  EXPORT_TABLES,
  HEALTH_TABLES,
  MONEY_TABLES,
  NOBODY,
  PEOPLE_TABLES,
  PLAN_TABLES,
  actingAs,
  countRows,
  runtimeLogin,
  tryChange,
} from './guarded-rows.ts';
import { asOwner } from './kept-rows.ts';

let product: TestProduct;
let visit: VisitPeople;
let other: VisitPeople;

beforeAll(async () => {
  product = await openTestProduct();
  visit = await aVisitWithEverything();
  other = await aVisitWithEverything();
});
afterAll(() => product.close());

/** Creates a visit with at least one row in each guarded table. */
async function aVisitWithEverything(): Promise<VisitPeople> {
  const people = await aVisit(product);
  const { patient, doctor, bookingId } = people;
  await patient.put('/api/me/allergies', { version: 0, status: 'none-known' });
  await patient.put('/api/me/facts', { version: 0, sex: 'female' });
  await measure(patient);
  await aDose(patient);
  await aPregnancy(patient);
  await signed(people, 'note', NOTE);
  await doctor.post(`/api/doctor/visits/${bookingId}/note/addenda`, { text: 'Nyongeza' });
  await signed(people, 'prescription', { items: [ITEM] });
  await asSystem(product, 'update kept_conversations set booking_id = $2 where id = $1', [
    await aKeptConversation(patient),
    bookingId,
  ]);
  const photo = aPhoto().toString('base64');
  await patient.post(`/api/appointments/${bookingId}/messages`, { text: 'Tazama', photo });
  await doctor.post(`/api/appointments/${bookingId}/messages`, { text: 'Nimeona' });
  return people;
}

const app = () => runtimeLogin(product);
const counts = (login: pg.ClientConfig, settings: string) => countRows(login, settings, HEALTH_TABLES);
const as = actingAs;
const each = (count: number) => Object.fromEntries(HEALTH_TABLES.map((table) => [table, count]));
const OF_ONE_VISIT = {
  allergy_statements: 1,
  call_messages: 2,
  call_photos: 1,
  kept_conversations: 1,
  medication_doses: 1,
  medication_schedules: 1,
  patient_facts: 1,
  pregnancies: 1,
  readings: 1,
  visit_addenda: 1,
  visit_documents: 2,
};
const OF_BOTH = Object.fromEntries(Object.entries(OF_ONE_VISIT).map(([table, count]) => [table, 2 * count]));

test('the tables of health, money, people, plans and exports are guarded, forced, and each has its policies', async () => {
  const rows = await asOwner(
    product.owner,
    async (client) =>
      (
        await client.query<{ name: string; forced: boolean; policies: string[] }>(
          `select c.relname as name, c.relforcerowsecurity as forced,
                  (select array_agg(p.polname::text order by p.polname) from pg_policy p where p.polrelid = c.oid and p.polpermissive) as policies
             from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity order by 1`,
        )
      ).rows,
  );
  const policies = ['all_for_checker', 'all_for_owner', 'rows_of_people'];
  const guarded = [...EXPORT_TABLES, ...HEALTH_TABLES, ...MONEY_TABLES, ...PEOPLE_TABLES, ...PLAN_TABLES].toSorted();
  expect(rows).toEqual(guarded.map((name) => ({ name, forced: true, policies })));
});

describe('the runtime role sees', () => {
  test('nothing without an actor, as nobody, as staff, and as a person without such rows', async () => {
    const { browser } = await aWorkingDoctor(product);
    const stranger = await product.patient();
    for (const settings of [
      NOBODY,
      `${NOBODY}; set local tabibu.role = 'nobody'`,
      `${NOBODY}; set local tabibu.role = 'patient'`,
      `${NOBODY}; set local tabibu.role = 'System'`,
      as('administrator', visit.patient.accountId),
      as('patient', stranger.accountId),
      as('doctor', browser.accountId),
    ])
      expect([settings, await counts(app(), settings)]).toEqual([settings, each(0)]);
  });

  test('the rows of the patient, and of the doctor of the visit, each in their own role only', async () => {
    for (const people of [visit, other]) {
      expect(await counts(app(), as('patient', people.patient.accountId))).toEqual(OF_ONE_VISIT);
      const ofDoctor = { ...OF_ONE_VISIT, medication_schedules: 0 };
      expect(await counts(app(), as('doctor', people.doctor.accountId))).toEqual(ofDoctor);
      expect(await counts(app(), as('doctor', people.patient.accountId))).toEqual(each(0));
      expect(await counts(app(), as('patient', people.doctor.accountId))).toEqual(each(0));
    }
  });

  test('everything as system, and in a process of the release before, which names no role', async () => {
    expect(await counts(app(), `${NOBODY}; set local tabibu.role = 'system'`)).toEqual(OF_BOTH);
    expect(await counts(app(), 'select 1')).toEqual(OF_BOTH);
  });
});

describe('the runtime role writes', () => {
  const refused = (settings: string, sql: string) => tryChange(app(), settings, sql);
  const message = (bookingId: string, side: string) =>
    `insert into call_messages (id, booking_id, side, text_sealed, sent_at) values (gen_random_uuid(), '${bookingId}', '${side}', '\\x00', now())`;
  const facts = (patientId: string) =>
    `insert into patient_facts (patient_id, version, facts_sealed, account_id, said_at) values ('${patientId}', 1, '\\x00', '${patientId}', now())`;
  const ofVisit = (table: string) =>
    `update ${table} set booking_id = booking_id where booking_id = '${visit.bookingId}'`;

  test('into the chat of its own appointment and for its own side', async () => {
    const patient = as('patient', visit.patient.accountId);
    expect(await refused(patient, message(visit.bookingId, 'patient'))).toBe(1);
    expect(await refused(patient, message(visit.bookingId, 'doctor'))).toBe('42501');
    expect(await refused(patient, message(other.bookingId, 'patient'))).toBe('42501');
    expect(await refused(as('doctor', visit.doctor.accountId), message(visit.bookingId, 'doctor'))).toBe(1);
    expect(await refused(as('doctor', other.doctor.accountId), message(visit.bookingId, 'doctor'))).toBe('42501');
    expect(await refused(NOBODY, message(visit.bookingId, 'patient'))).toBe('42501');
  });

  test('facts of the patient only for the patient and the doctors of paid appointments', async () => {
    const fresh = await product.patient();
    expect(await refused(as('patient', fresh.accountId), facts(fresh.accountId))).toBe(1);
    expect(await refused(as('patient', visit.patient.accountId), facts(fresh.accountId))).toBe('42501');
    expect(await refused(as('doctor', visit.doctor.accountId), facts(fresh.accountId))).toBe('42501');
  });

  test('no document or addendum of another doctor, and none as a patient', async () => {
    const addendum = `insert into visit_addenda (id, document_id, author_name, text_sealed, signature, added_at)
      select gen_random_uuid(), document_id, 'x', '\\x00', 'x', now() from (select '${await noteOf(visit)}'::uuid as document_id) made`;
    expect(await refused(as('doctor', visit.doctor.accountId), addendum)).toBe(1);
    expect(await refused(as('doctor', other.doctor.accountId), addendum)).toBe('42501');
    expect(await refused(as('patient', visit.patient.accountId), addendum)).toBe('42501');
    expect(await refused(as('patient', visit.patient.accountId), ofVisit('visit_documents'))).toBe('42501');
    expect(await refused(as('doctor', other.doctor.accountId), ofVisit('visit_documents'))).toBe(0);
  });
});

async function noteOf({ bookingId }: VisitPeople): Promise<string> {
  return asOwner(
    product.owner,
    async (client) =>
      (await client.query("select id from visit_documents where kind = 'note' and booking_id = $1", [bookingId]))
        .rows[0].id,
  );
}

describe('the owner and the checker', () => {
  test('see every row by their own policies, also once a connection without a role sees nothing', async () => {
    expect(await counts(product.owner, NOBODY)).toEqual(OF_BOTH);
    expect(await counts(product.check, NOBODY)).toEqual(OF_BOTH);
  });

  test('no invariant is checked while rows are hidden from the checker; the next start lets it see them again', async () => {
    await asOwner(product.owner, (client) => client.query('drop policy all_for_checker on visit_documents'));
    expect((await counts(product.check, NOBODY))['visit_documents']).toBe(0);
    await expect(runChecks(product.check, CHECKS)).rejects.toThrow('does not see every row of visit_documents');
    expect(await migrate(product.owner)).toEqual([]);
    expect((await runChecks(product.check, CHECKS)).filter(({ broken }) => broken > 0)).toEqual([]);
    expect(await counts(product.check, NOBODY)).toEqual(OF_BOTH);
  });

  test('a start that finds all policies in place makes none anew', async () => {
    const policies = () =>
      asOwner(
        product.owner,
        async (client) => (await client.query('select oid, polname from pg_policy order by 1')).rows,
      );
    const before = await policies();
    await migrate(product.owner);
    expect(await policies()).toEqual(before);
  });
});
