import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anApplication } from '../../../test/application-makers.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE } from '../../platform/time.ts';
import { jobs } from './index.ts';

const LICENCE = { council: 'HPCSA', number: 'MP0123456', registered_name: 'T. Nkosi', expires_on: '2039-03-31' };

let product: TestProduct;
let administrator: Visitor;
let staffAdmin: Visitor;
let phones = 0;
const freshPhone = () => `082 200 ${String((phones += 1)).padStart(4, '0')}`;
beforeAll(async () => {
  product = await openTestProduct();
});
// So that the limit per address and hour does not join the tests, and every session is fresh.
beforeEach(async () => {
  product.clock.advance(HOUR);
  administrator = await aMemberOfStaff(product, 'administrator');
  staffAdmin = await aMemberOfStaff(product, 'staff-admin');
});
afterAll(() => product.close());

const rowsOf = async (sql: string, values: unknown[] = []) => (await product.db.pool.query(sql, values)).rows;
const fresh = () => anApplication(product, { phone: freshPhone() });
const move = (who: Visitor, id: string, body: object) => who.post(`/api/update-application-status/${id}`, body);

describe('deleting', () => {
  const remove = (who: Visitor, id: string) => who.delete(`/api/delete-application/${id}`);

  test('hides an application at once and deletes it with its files thirty days later (STF-APP-10, API-51)', async () => {
    const { applicant, application } = await fresh();
    expect((await remove(staffAdmin, application.id)).status).toBe(403);
    expect((await remove(administrator, application.id)).status).toBe(200);
    expect((await remove(administrator, application.id)).status).toBe(404);
    expect((await administrator.get(`/api/applications/${application.id}`)).status).toBe(404);
    expect((await applicant.get('/api/doctor-application')).body.data).toBeNull();
    const files = () => rowsOf('select id from files where purpose_id = $1', [application.id]);
    await jobs['applications.forget-unproven'](product.ctx());
    expect(await files()).toHaveLength(4);
    product.clock.advance(30 * DAY + HOUR);
    await jobs['applications.forget-unproven'](product.ctx());
    expect(await files()).toEqual([]);
    expect(await rowsOf('select id from applications where id = $1', [application.id])).toEqual([]);
  });

  test('needs the authenticator again five minutes after the sign-in (A-14)', async () => {
    const { application } = await fresh();
    product.clock.advance(6 * MINUTE);
    expect((await remove(administrator, application.id)).body.code).toBe('step-up-required');
  });

  test('is refused while the doctor is approved; the table refuses it too', async () => {
    const { application } = await fresh();
    await move(administrator, application.id, { status: 'approved', licence: LICENCE });
    expect((await remove(administrator, application.id)).body.code).toBe('application-approved');
    await expect(
      rowsOf('update applications set deleted_at = now() where id = $1', [application.id]),
    ).rejects.toMatchObject({ constraint: 'applications_approved_stays' });
    await move(administrator, application.id, { status: 'rejected', notes: 'A mistake.' });
    expect((await remove(administrator, application.id)).status).toBe(200);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('leaves room for one new application, not for two', async () => {
    const phone = freshPhone();
    const first = await anApplication(product, { phone });
    await remove(administrator, first.application.id);
    product.clock.advance(HOUR);
    const second = await anApplication(product, { phone });
    expect(second.application.id).not.toBe(first.application.id);
    await expect(
      rowsOf('update applications set deleted_at = null where id = $1', [first.application.id]),
    ).rejects.toMatchObject({ constraint: 'applications_one_left_per_account' });
  });
});
