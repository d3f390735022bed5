import { HANDOVERS_A_DAY, HANDOVER_DAYS } from '@tabibu/contract/family-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment, at } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { aGrownUp, aMember, offerRecord, takeRecord } from '../../../test/family-makers.ts';
import type { GrownUp } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const offer = ({ guardian, personId }: GrownUp, phone: string) =>
  guardian.post(`/api/family/${personId}/handover`, { phone });
const offeredTo = async (visitor: Visitor) => (await visitor.get('/api/me/offered-records')).body.data;
const memberOf = async ({ guardian }: GrownUp) => (await guardian.get('/api/family')).body.data.members[0];

describe('an offer to hand a record over', () => {
  test('is sent to the number, seen by its account only, withdrawn by the guardian, and audited', async () => {
    const people = await aGrownUp(product);
    const id = await offerRecord(people);
    await product.settle();
    expect((await messagesTo(product, people.own.phone)).at(-1)).toMatch(/Neema Mwinyi.*\/more\/family\/take-over/);
    expect(await offeredTo(people.own)).toEqual([
      expect.objectContaining({ id, guardian: 'Neema Mwinyi', name: 'Rehema Mwinyi', relation: 'child' }),
    ]);
    expect(await offeredTo(await product.patient())).toEqual([]);
    expect((await memberOf(people)).handover).toMatchObject({ phone: people.own.phone });
    expect((await offer(people, people.own.phone)).body.code).toBe('handover-open');
    expect((await people.guardian.delete(`/api/family/${people.personId}/handover`)).status).toBe(200);
    expect([await offeredTo(people.own), (await memberOf(people)).handover]).toEqual([[], null]);
    expect((await takeRecord(people.own, id)).status).toBe(404);
    const { rows } = await product.db.pool.query(
      "select action from audit_log where object_id = $1 and action like 'family.%' order by id",
      [people.personId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['family.offer-record', 'family.withdraw-offer']);
  });

  test('needs a grown-up of known age, another number, and no appointment to come', async () => {
    const people = await aGrownUp(product);
    expect((await offer(people, people.guardian.phone)).body.code).toBe('handover-own-number');
    expect((await offer(people, '12')).body.code).toBe('phone-invalid');
    const child = await aMember(people.guardian);
    const young = await offer({ ...people, personId: child }, people.own.phone);
    expect([young.body.code, young.body.params]).toEqual(['handover-too-young', { age: 18 }]);
    await people.guardian.put(`/api/family/${child}/facts`, { version: 1, birth_date: null });
    expect((await offer({ ...people, personId: child }, people.own.phone)).body.code).toBe('handover-age-unknown');
    const { id: doctor } = await aWorkingDoctor(product);
    await anAppointment(product, people.guardian, doctor, at(product, 2, '10:00'), { person_id: people.personId });
    expect((await offer(people, people.own.phone)).body.code).toBe('handover-has-visit');
    const stranger = await product.patient();
    expect((await offer({ ...people, guardian: stranger }, people.own.phone)).status).toBe(404);
  });

  test(`is made ${HANDOVERS_A_DAY} times a day at most, because each sends a message`, async () => {
    const people = await aGrownUp(product);
    for (let count = 0; count < HANDOVERS_A_DAY; count += 1) {
      await offerRecord(people);
      await people.guardian.delete(`/api/family/${people.personId}/handover`);
    }
    expect((await offer(people, people.own.phone)).body.code).toBe('handover-too-often');
  });

  test('ends after its days, and its number is forgotten', async () => {
    const people = await aGrownUp(product);
    const id = await offerRecord(people);
    product.clock.advance(HANDOVER_DAYS * DAY);
    expect([await offeredTo(people.own), (await takeRecord(people.own, id)).body.code]).toEqual([[], 'handover-over']);
    await product.settle();
    expect((await offer(people, people.own.phone)).status).toBe(201);
  });

  test('is declined: the guardian is told and keeps the record', async () => {
    const people = await aGrownUp(product);
    const id = await offerRecord(people);
    expect((await people.own.post(`/api/me/offered-records/${id}/decline`)).status).toBe(200);
    await product.settle();
    expect((await messagesTo(product, people.guardian.phone)).at(-1)).toMatch(/Rehema/);
    expect([(await memberOf(people)).handover, await offeredTo(people.own)]).toEqual([null, []]);
    expect((await takeRecord(people.own, id)).body.code).toBe('handover-over');
  });
});
