import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anotherSessionOf, openRecord } from '../../../test/break-glass-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { newId } from '../../platform/ids.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let patient: Visitor;
let one: Visitor;
let other: Visitor;
let accessId: string;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(16 * MINUTE);
  patient = await product.patient();
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
  accessId = (await openRecord(one, patient.accountId)).body.data.id as string;
});

const end = () => one.post(`/api/admin/break-glass/${accessId}/end`);
const review = (by: Visitor, body: object = {}, id = accessId) =>
  by.post(`/api/admin/break-glass/${id}/review`, { verdict: 'justified', note: 'Ndugu walithibitisha', ...body });
const listed = async (by: Visitor) =>
  (
    (await by.get('/api/admin/break-glass')).body.data.accesses as {
      id: string;
      may_review: boolean;
      review: unknown;
    }[]
  ).find(({ id }) => id === accessId)!;

describe('a review', () => {
  test('comes from a second administrator, after the end, once, and stays', async () => {
    expect((await review(other)).body.code).toBe('break-glass-not-over');
    expect((await listed(other)).may_review).toBe(false);
    await end();
    expect([(await listed(other)).may_review, (await listed(one)).may_review]).toEqual([true, false]);
    expect((await review(other, { verdict: 'not-justified' })).status).toBe(200);
    expect(await listed(one)).toMatchObject({
      may_review: false,
      ended_by: 'Rehema Kileo',
      review: {
        verdict: 'not-justified',
        note: 'Ndugu walithibitisha',
        by: 'Rehema Kileo',
        at: product.clock.now().toISOString(),
      },
    });
    const third = await aMemberOfStaff(product, 'administrator');
    for (const by of [other, third]) expect((await review(by)).body.code).toBe('break-glass-reviewed');
    const { rows } = await product.db.pool.query(
      "select actor_id, details from audit_log where action = 'break-glass.review' and object_id = $1",
      [accessId],
    );
    expect(rows).toEqual([{ actor_id: other.accountId, details: { verdict: 'not-justified' } }]);
  });

  test('is never one’s own, in the same session or in another (Z-10)', async () => {
    await end();
    for (const browser of [one, await anotherSessionOf(product, one)]) {
      const { status, body } = await review(browser);
      expect([status, body.code]).toEqual([409, 'own-approval']);
    }
    expect((await listed(other)).review).toBeNull();
  });

  test('of two at once, one stands', async () => {
    await end();
    const third = await aMemberOfStaff(product, 'administrator');
    const replies = await Promise.all([review(other), review(third, { verdict: 'not-justified' })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('needs a note, a fresh factor, an administrator and an access', async () => {
    await end();
    expect((await review(other, { note: '   ' })).body.code).toBe('break-glass-note-missing');
    expect((await review(other, {}, newId(product.clock.now()))).status).toBe(404);
    for (const role of ['manager', 'staff-admin'] as const)
      expect((await review(await aMemberOfStaff(product, role))).status).toBe(403);
    product.clock.advance(6 * MINUTE);
    expect((await review(other)).body.code).toBe('step-up-required');
    expect((await listed(other)).review).toBeNull();
  });

  test('says when there is nobody who could give it', async () => {
    const alone = await openTestProduct();
    try {
      const only = await aMemberOfStaff(alone, 'administrator');
      expect((await only.get('/api/admin/break-glass')).body.data).toEqual({ accesses: [], has_second_person: false });
    } finally {
      await alone.close();
    }
  });
});

describe('the database refuses', () => {
  const change = (sql: string, ...values: unknown[]) => product.db.pool.query(sql, values).then(() => 'done', String);
  const copy = (columns: Record<string, string>) => {
    const own: Record<string, string> = {
      id: 'gen_random_uuid()',
      opened_at: "opened_at - interval '2 hours'",
      ends_at: "opened_at - interval '90 minutes'",
      ended_by: `'${other.accountId}'`,
      ...columns,
    };
    const all = ['id', 'administrator_id', 'session_id', 'patient_id', 'reason_sealed', 'reason_letters', 'opened_at'];
    const names = [...new Set([...all, ...Object.keys(own)])];
    const values = names.map((name) => own[name] ?? name).join(', ');
    return change(
      `insert into break_glass_accesses (${names.join(', ')}) select ${values} from break_glass_accesses where id = $1`,
      accessId,
    );
  };

  test('an access that no rule allows', async () => {
    const review = { reviewed_at: 'opened_at', note_sealed: 'reason_sealed', verdict: "'justified'" };
    expect(await copy({ reason_letters: '19' })).toContain('break_glass_reason_given');
    expect(await copy({ administrator_id: 'patient_id' })).toContain('break_glass_somebody_else');
    expect(await copy({ ended_by: 'null', ends_at: 'opened_at' })).toContain('break_glass_half_hour');
    expect(await copy({ ends_at: "opened_at - interval '80 minutes'" })).toContain('break_glass_half_hour');
    expect(await copy({ ...review, reviewed_by: 'administrator_id' })).toContain('break_glass_two_people');
    expect(await copy({ ...review, reviewed_by: 'patient_id' })).toContain('break_glass_two_people');
    expect(await copy({ verdict: "'justified'" })).toContain('break_glass_reviewed_whole');
    expect(await copy({ ...review, reviewed_by: `'${other.accountId}'`, verdict: "'perhaps'" })).toContain(
      'break_glass_verdict_known',
    );
    expect(await copy({ reads: '-1' })).toContain('break_glass_reads_counted');
    const now = { opened_at: "opened_at + interval '1 minute'", ends_at: "opened_at + interval '31 minutes'" };
    expect(await copy(now)).toContain('break_glass_one_at_a_time');
    expect(await copy({})).toBe('done');
  });

  test('to change, lengthen or delete what was written', async () => {
    const set = (columns: string) => change(`update break_glass_accesses set ${columns} where id = $1`, accessId);
    expect(await set("reason_sealed = '\\x00'")).toContain('never changes');
    expect(await set('patient_id = administrator_id')).toContain('never changes');
    await end();
    expect(await set("ends_at = opened_at + interval '30 minutes'")).toContain('never made longer');
    expect(await set('ended_by = patient_id')).toContain('ended once');
    await review(other);
    expect(await set("verdict = 'not-justified'")).toContain('reviewed once');
    expect(await change('delete from break_glass_accesses where id = $1', accessId)).toMatch(
      /never deleted|permission/,
    );
  });
});
