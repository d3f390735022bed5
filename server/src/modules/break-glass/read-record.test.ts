import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRecord, anotherSessionOf, openRecord } from '../../../test/break-glass-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { ITEM, NOTE, signed } from '../../../test/record-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { runChecks } from '../../platform/database/invariants.ts';
import { newId } from '../../platform/ids.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { sendNotice } from '../notifications/index.ts';
import { checks } from './checks.ts';

let product: TestProduct;
let record: Awaited<ReturnType<typeof aRecord>>;
let administrator: Visitor;
let accessId: string;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  record = await aRecord(product);
  administrator = await aMemberOfStaff(product, 'administrator');
  accessId = (await openRecord(administrator, record.patient.accountId)).body.data.id as string;
  await product.settle();
});

const read = (by: Visitor = administrator, more = '') => by.get(`/api/admin/break-glass/${accessId}/record${more}`);
const paper = (id: string, by: Visitor = administrator) => read(by, `/${id}`);
const refusal = ({ status, body }: Reply) => [status, body.code];
const broken = async () =>
  (await runChecks(product.check, checks))
    .filter((found) => found.broken > 0)
    .map(({ id, examples }) => [id, examples]);
const rowsOf = async (kind: 'read' | 'change') =>
  (
    await product.db.pool.query(
      "select actor, actor_id, person_id, object, details from audit_log where action = 'break-glass.read' and kind = $1 and object_id = $2 order by id",
      [kind, accessId],
    )
  ).rows;

describe('an open access', () => {
  test('shows facts, allergies and signed papers of its patient, without drafts and codes', async () => {
    await signed(record, 'prescription', { items: [ITEM] });
    await record.doctor.put(`/api/doctor/visits/${record.bookingId}/sick-note`, {
      version: 0,
      from_day: null,
      to_day: null,
      diagnosis: 'Siri',
      show_diagnosis: false,
    });
    const { status, body, text } = await read();
    expect(status).toBe(200);
    expect(body.data.facts).toMatchObject({ sex: { value: 'female' }, weight_kg: { value: 61.5 } });
    expect(body.data.allergies.items).toMatchObject([{ substance: 'Penisilini', reaction: 'Upele' }]);
    expect(body.data.documents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['note', 'prescription']);
    expect(text).not.toContain('Siri');
    const note = await paper(record.noteId);
    expect(note.body.data.note).toMatchObject({ plan: NOTE.plan, assessment: NOTE.assessment });
    const prescription = (body.data.documents as { id: string; kind: string }[]).find(
      ({ kind }) => kind === 'prescription',
    )!;
    const shown = await paper(prescription.id);
    expect(shown.body.data.prescription.items).toMatchObject([{ medicine: ITEM.medicine }]);
    for (const key of ['code', 'short_code', 'verify_url', 'qr']) expect(shown.body.data).not.toHaveProperty(key);
  });

  test('has each reading in the log, and one line in the patient’s own list', async () => {
    await read();
    await paper(record.noteId);
    await paper(record.noteId);
    const patient = record.patient.accountId;
    const by = { actor: 'administrator', actor_id: administrator.accountId, object: 'break-glass' };
    expect(await rowsOf('change')).toEqual([
      { ...by, person_id: null, details: { part: 'record', patient } },
      { ...by, person_id: null, details: { part: 'paper', document: record.noteId, patient } },
      { ...by, person_id: null, details: { part: 'paper', document: record.noteId, patient } },
    ]);
    expect(await rowsOf('read')).toEqual([{ ...by, person_id: patient, details: {} }]);
    const { readings } = (await record.patient.get('/api/me/readings')).body.data;
    expect(readings[0]).toEqual({
      by: 'staff',
      name: '',
      object: 'break-glass',
      at: product.clock.now().toISOString(),
    });
    expect((await administrator.get('/api/admin/break-glass')).body.data.accesses[0]).toMatchObject({ reads: 3 });
    expect(await broken()).toEqual([]);
  });

  test('ends by itself after thirty minutes, to the second', async () => {
    for (const minutes of [10, 10]) {
      product.clock.advance(minutes * MINUTE);
      expect((await read()).status).toBe(200);
    }
    product.clock.advance(10 * MINUTE - SECOND);
    expect((await paper(record.noteId)).status).toBe(200);
    product.clock.advance(SECOND);
    expect(refusal(await read())).toEqual([409, 'break-glass-over']);
    expect(refusal(await paper(record.noteId))).toEqual([409, 'break-glass-over']);
    expect(await rowsOf('change')).toHaveLength(3);
    expect(await broken()).toEqual([]);
  });

  test.each(['its administrator', 'the same person in another browser', 'another administrator'] as const)(
    'is ended before by %s, once',
    async (who) => {
      const other = who === 'another administrator' ? await aMemberOfStaff(product, 'administrator') : undefined;
      const by =
        other ?? (who === 'its administrator' ? administrator : await anotherSessionOf(product, administrator));
      await read();
      const end = () => by.post(`/api/admin/break-glass/${accessId}/end`);
      expect((await end()).status).toBe(200);
      expect(refusal(await read())).toEqual([409, 'break-glass-over']);
      expect(refusal(await end())).toEqual([409, 'break-glass-over']);
      expect(await broken()).toEqual([]);
      // Another one can be opened at once.
      expect((await openRecord(administrator, record.patient.accountId)).status).toBe(201);
    },
  );

  test('is read in the session that opened it only, by its administrator only', async () => {
    const sameElsewhere = await anotherSessionOf(product, administrator);
    const other = await aMemberOfStaff(product, 'administrator');
    for (const ask of [read, (by: Visitor) => paper(record.noteId, by)]) {
      expect(refusal(await ask(sameElsewhere))).toEqual([409, 'break-glass-elsewhere']);
      expect(refusal(await ask(other))).toEqual([404, 'not-found']);
      for (const person of [record.patient, record.doctor]) expect((await ask(person)).status).toBe(403);
    }
    const [listed] = (await sameElsewhere.get('/api/admin/break-glass')).body.data.accesses;
    expect(listed).toMatchObject({ id: accessId, own: true, open: true, may_read: false, may_review: false });
    expect(await rowsOf('change')).toEqual([]);
  });

  test('leads to no paper of another patient, and to no draft', async () => {
    const saved = await record.doctor.put(`/api/doctor/visits/${record.bookingId}/referral`, {
      version: 0,
      to_specialty: 'Cardiology',
      to_facility: '',
      urgency: 'urgent',
      reason: 'x',
      summary: 'y',
    });
    const stranger = await aRecord(product);
    administrator = await aMemberOfStaff(product, 'administrator');
    accessId = (await openRecord(administrator, record.patient.accountId)).body.data.id as string;
    for (const id of [stranger.noteId, saved.body.data.id as string, newId(product.clock.now())])
      expect([id, ...refusal(await paper(id))]).toEqual([id, 404, 'not-found']);
    expect((await paper(record.noteId)).status).toBe(200);
  });

  test('is over for somebody who is no administrator any more', async () => {
    const other = await aMemberOfStaff(product, 'administrator');
    expect((await other.post(`/api/admin/staff/${administrator.accountId}/suspend`)).status).toBe(200);
    expect((await read()).status).toBe(401);
  });
});

const addRow = (action: string, objectId: string, at: Date) =>
  product.db.pool.query(
    "insert into audit_log (at, actor, actor_id, action, object, object_id, outcome, request_id) values ($1, 'administrator', $2, $3, 'break-glass', $4, 'done', 'test')",
    [at, administrator.accountId, action, objectId],
  );

test('a reading outside of an access, and one that is not counted, break the invariant', async () => {
  await read();
  await product.settle();
  expect(await broken()).toEqual([]);
  await addRow('break-glass.read', accessId, new Date(product.clock.now().getTime() + 31 * MINUTE));
  expect(await broken()).toEqual([['I-93', [expect.any(String), accessId]]]);
});

test('an access without its row of the log, and one whose patient was not told, break the invariant', async () => {
  const untold = async () => (await broken()).filter(([id]) => id === 'I-94').map(([, ids]) => ids);
  expect(await untold()).toEqual([]);
  const { rows } = await product.db.pool.query<{ id: string; opened_at: Date }>(
    `insert into break_glass_accesses (id, administrator_id, session_id, patient_id, reason_sealed, reason_letters, opened_at, ends_at)
     select gen_random_uuid(), administrator_id, session_id, patient_id, reason_sealed, 20, '2026-01-01T08:00Z', '2026-01-01T08:30Z'
       from break_glass_accesses where id = $1 returning id, opened_at`,
    [accessId],
  );
  const { id, opened_at: openedAt } = rows[0]!;
  expect(await untold()).toEqual([[id]]);
  await addRow('break-glass.open', id, openedAt);
  expect(await untold()).toEqual([[id]]);
  await sendNotice(product.ctx(), {
    to: { accountId: record.patient.accountId },
    template: 'break-glass-opened',
    values: {},
    key: `break-glass-opened:${id}`,
  });
  expect(await untold()).toEqual([]);
});
