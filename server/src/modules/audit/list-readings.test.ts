import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAttacker } from '../../../test/audit-attacks.ts';
import type { Attacker } from '../../../test/audit-attacks.ts';
import { sweptCasesOf } from '../../../test/case-makers.ts';
import { editable } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aVisit } from '../../../test/record-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { auditReading } from '../../platform/audit-reading.ts';
import { newId } from '../../platform/ids.ts';
import { DAY, MINUTE, later } from '../../platform/time.ts';

let product: TestProduct;
let attacker: Attacker;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
  attacker = await openAttacker(product);
});
afterAll(async () => {
  await attacker.leave();
  await product.close();
});

const readingsOf = async (person: Visitor, cursor?: string) =>
  (await person.get(`/api/me/readings${cursor === undefined ? '' : `?cursor=${cursor}`}`)).body.data as {
    readings: { by: string; name: string; object: string; at: string }[];
    next_cursor: string | null;
  };
const objectsOf = async (person: Visitor) => (await readingsOf(person)).readings.map(({ object }) => object).sort();
const idOf = async (person: Visitor) => (await person.get('/api/me')).body.data.id as string;
const PHONE = '+255754777111';
const pass = (time: number) => product.clock.set(later(product.clock.now(), time));

describe('who opened the record', () => {
  test('is read by the patient: each thing that the doctor opened, with the name, once an hour', async () => {
    const patient = await product.patient({ phone: PHONE });
    const { doctor, bookingId } = await aVisit(product, { patient });
    expect(await objectsOf(patient)).toEqual([]);
    const open = () =>
      Promise.all(
        ['', '/note', '/facts', '/allergies']
          .map((part) => `/api/doctor/visits/${bookingId}${part}`)
          .concat(`/api/appointments/${bookingId}/messages`, `/api/doctor/appointments/${bookingId}`)
          .concat('/api/doctor/appointments?tab=completed', '/api/doctor/overview')
          .map(async (path) => expect((await doctor.get(path)).status, path).toBe(200)),
      );
    // All at once and again: neither rivals nor a page that asks again leave a second row.
    await Promise.all([open(), open()]);
    await open();
    const once = ['allergies', 'appointment', 'chat', 'facts', 'visit'];
    expect(await objectsOf(patient)).toEqual(once);
    const { readings, next_cursor: next } = await readingsOf(patient);
    const name = (await doctor.get('/api/me')).body.data.full_name as string;
    expect(name).not.toBe('');
    expect(new Set(readings.map((reading) => `${reading.by} ${reading.name}`))).toEqual(new Set([`doctor ${name}`]));
    expect([readings[0]!.at, next]).toEqual([product.clock.now().toISOString(), null]);
    for (const minutes of [20, 20, 20]) {
      pass(minutes * MINUTE);
      await open();
    }
    expect(await objectsOf(patient)).toEqual([...once, ...once.filter((object) => object !== 'appointment')].sort());
    const [accountId, personId] = await Promise.all([doctor, patient].map(idOf));
    pass(DAY);
    await auditReading(product.ctx({ kind: 'doctor', accountId: accountId!, sessionId: newId(new Date()) }), {
      action: 'test.read',
      readings: [{ personId: personId!, object: 'appointment', objectId: bookingId }],
    });
    expect((await readingsOf(await product.patient({ phone: PHONE }))).readings[0]).toMatchObject({
      object: 'appointment',
      at: product.clock.now().toISOString(),
    });
    expect((await attacker.check()).faults).toEqual([]);
  });

  test('does not name the person who reads their own, and is nobody else’s to read', async () => {
    const { patient, doctor, bookingId } = await aVisit(product);
    for (const path of [`/api/appointments/${bookingId}/messages`, '/api/me/facts', '/api/documents'])
      expect((await patient.get(path)).status).toBe(200);
    await doctor.get(`/api/doctor/visits/${bookingId}`);
    expect(await objectsOf(patient)).toEqual(['visit']);
    for (const other of [doctor, await product.patient()]) expect(await objectsOf(other)).toEqual([]);
    expect((await product.visitor().get('/api/me/readings')).status).toBe(401);
  });

  test('names staff: what waits for an answer, and what a doctor asks to have changed', async () => {
    const { patient, doctor } = await aVisit(product);
    const words = {
      first_name: 'Asha',
      last_name: 'Juma',
      email: '',
      subject: 'Malipo',
      message: 'Nilituma mara mbili',
    };
    expect((await patient.post('/api/contact', words)).status).toBeLessThan(300);
    const profile = editable((await doctor.get('/api/doctor/profile')).body.data);
    expect((await doctor.put('/api/doctor/profile', { ...profile, specialty: 'Dermatologist' })).status).toBe(200);
    const staff = await aMemberOfStaff(product, 'staff-admin');
    expect((await staff.get('/api/admin/complaints')).status).toBe(200);
    expect(await sweptCasesOf(product, staff, 'profile-change')).toHaveLength(1);
    expect((await readingsOf(patient)).readings).toMatchObject([{ by: 'staff', name: '', object: 'message' }]);
    expect((await readingsOf(doctor)).readings).toMatchObject([{ by: 'staff', name: '', object: 'profile' }]);
  });

  test('names the doctor who came by the link of an emergency’s SMS', async () => {
    const patient = await product.patient();
    const link = product.ctx({ kind: 'nobody' });
    const readings = [{ personId: await idOf(patient), object: 'appointment' as const, objectId: newId(new Date()) }];
    for (const accountId of [null, null, await idOf(await product.patient())])
      await auditReading(link, { action: 'emergencies.read', readings, doctor: { accountId } });
    expect((await readingsOf(patient)).readings).toMatchObject([{ by: 'doctor' }, { by: 'doctor' }]);
  });

  test('comes in pages, none twice and none left out', async () => {
    const patient = await product.patient();
    const personId = await idOf(patient);
    const readings = Array.from({ length: 45 }, () => ({
      personId,
      object: 'chat' as const,
      objectId: newId(new Date()),
    }));
    await auditReading(product.ctx(), { action: 'test.read', readings });
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await readingsOf(patient, cursor);
      sizes.push(page.readings.length);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(sizes).toEqual([20, 20, 5]);
    for (const wrong of ['x', Buffer.from('2026-01-01T00:00:00.000Z 1e3').toString('base64url')])
      expect((await patient.get(`/api/me/readings?cursor=${wrong}`)).body.code).toBe('invalid-input');
  });

  test('is written before the data leave: without the row nothing is shown', async () => {
    const { patient, doctor, bookingId } = await aVisit(product);
    await attacker.rows(`revoke insert on audit_log from ${product.services.db.pool.options.user}`);
    const refused = await doctor.get(`/api/doctor/visits/${bookingId}`);
    await attacker.rows(`grant insert on audit_log to ${product.services.db.pool.options.user}`);
    expect(refused.status).toBe(500);
    expect((await doctor.get(`/api/doctor/visits/${bookingId}`)).status).toBe(200);
    expect(await objectsOf(patient)).toEqual(['visit']);
  });
});
