import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntryBody } from '@tabibu/contract/audit-log';
import { anAppointment, at } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { audit } from '../../platform/audit.ts';
import { HOUR, SECOND } from '../../platform/time.ts';
import { jobs } from './jobs.ts';

let product: TestProduct;
let admin: Visitor;
let patient: Visitor;
let doctor: WorkingDoctor;
let booking: string;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
  patient = await product.patient({ full_name: 'Asha Mwinyi', phone: '+255754111223' });
  doctor = await aWorkingDoctor(product);
  booking = await anAppointment(product, patient, doctor.id, at(product, 1, '10:00'));
  await doctor.browser.get(`/api/doctor/appointments/${booking}`);
  product.clock.advance(HOUR);
  admin = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const read = async (query = '') => (await admin.get(`/api/admin/audit${query}`)).body.data;
const actionsOf = (entries: AuditEntryBody[]) => entries.map(({ action }) => action);

describe('the audit log', () => {
  test('of a person holds what they did and who opened their data, and names both', async () => {
    const { entries } = await read(`?account_id=${patient.accountId}`);
    expect(actionsOf(entries)).toEqual(expect.arrayContaining(['doctor-day.read', 'bookings.hold']));
    for (const { actor_id: actor, person_id: person } of entries) expect([actor, person]).toContain(patient.accountId);
    const opened = entries.find(({ kind }: AuditEntryBody) => kind === 'read');
    expect(opened).toMatchObject({
      actor: 'doctor',
      actor_id: doctor.browser.accountId,
      actor_name: 'Dkt. Neema Mushi',
      person_name: 'Asha Mwinyi',
    });
  });

  test('of an object holds everything about it, newest first', async () => {
    const { entries } = await read(`?object_id=${booking}`);
    expect(actionsOf(entries)).toContain('bookings.hold');
    for (const { object_id: id } of entries) expect(id).toBe(booking);
    const times = entries.map(({ at: when }: AuditEntryBody) => when);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('before a time holds nothing younger', async () => {
    const before = new Date(product.clock.now().getTime() - HOUR / 2).toISOString();
    const { entries } = await read(`?before=${before}`);
    expect(entries.length).toBeGreaterThan(0);
    for (const { at: when } of entries) expect(when < before).toBe(true);
    expect((await read('?before=1971-01-01T00:00:00Z')).entries).toEqual([]);
  });

  test('comes in pages that neither repeat nor leave out a row', async () => {
    for (let n = 0; n < 60; n += 1)
      await audit(product.ctx(), { action: 'test.row', object: 'row', objectId: String(n) });
    const last = (await product.db.pool.query('select max(id)::int as id from audit_log')).rows[0].id as number;
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: { entries: AuditEntryBody[]; next_cursor: string | null } = await read(
        cursor ? `?cursor=${cursor}` : '',
      );
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    // Each page that is read is a row of its own, above the first page.
    const all = (
      await product.db.pool.query('select id::int from audit_log where id <= $1 order by at desc, id desc', [last])
    ).rows;
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(all.length).toBeGreaterThan(50);
  });

  test('holds each of its own readings, with what was looked for', async () => {
    await read(`?account_id=${patient.accountId}`);
    expect((await read()).entries[0]).toMatchObject({
      action: 'audit.list-entries',
      actor: 'administrator',
      actor_id: admin.accountId,
      object_id: patient.accountId,
    });
  });

  test('says when it was last sealed', async () => {
    expect((await read()).anchored_at).toBeNull();
    await jobs['audit.anchor'](product.ctx());
    expect((await read()).anchored_at).toBe(product.clock.now().toISOString());
  });

  test.each(['?cursor=x', '?account_id=1', '?before=yesterday', '?object_id='])('refuses %s', async (query) => {
    expect((await admin.get(`/api/admin/audit${query}`)).body.code).toBe('invalid-input');
  });
});

describe('a person is found by the phone number', () => {
  const find = (phone: string) => admin.post('/api/admin/audit/person', { phone });

  test('in any spelling; the question is a row of the log', async () => {
    product.clock.advance(SECOND);
    expect((await find('0754 111 223')).body.data).toEqual({
      account_id: patient.accountId,
      full_name: 'Asha Mwinyi',
    });
    expect(
      (await read(`?object_id=${patient.accountId}`)).entries.map(({ action }: AuditEntryBody) => action),
    ).toContain('audit.find-person');
  });

  test.each([
    ['0754 999 999', 404, 'not-found'],
    ['12', 422, 'phone-invalid'],
  ])('%s gives %i %s', async (phone, status, code) => {
    const reply = await find(phone);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });
});
