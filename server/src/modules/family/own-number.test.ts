import { NUMBERS_A_DAY } from '@tabibu/contract/family-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REHEMA, aMember, aMothersCall, aNumber, askToAdd } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aCall } from '../../../test/call-makers.ts';
import { aDoctor, pay } from '../../../test/booking-makers.ts';
import type { SandboxCall } from '@tabibu/sandbox/world';
import { messagesTo } from '../../../test/one-time-code.ts';
import { openBridgeProduct } from '../../../test/bridge-makers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const familyOf = async (visitor: Visitor) => (await visitor.get('/api/family')).body.data.members;
const stored = statement<{ personId: string }, { phone_sealed: Buffer | null }>(
  'test.number',
  'select phone_sealed from people where id = $personId',
  { guarded: true },
);

describe('the number of a member', () => {
  test('is that of the country that was chosen, not a stranger’s in the guardian’s country, and lies sealed', async () => {
    const guardian = await product.patient({ country: 'KE', phone: '+254712000777' });
    const added = await askToAdd(guardian, { ...REHEMA, phone: '0754 322 001', phone_country: 'TZ' });
    expect(added.body.data).toMatchObject({ phone: '+255754322001' });
    const { id } = added.body.data;
    const row = await product.ctx().db.one(stored, { personId: id });
    expect(row.phone_sealed!.toString('latin1')).not.toContain('754322001');
    const path = `/api/family/${id}`;
    const kept = await guardian.put(path, { version: 1, ...REHEMA, name: 'Rehema Swai Ali' });
    expect(kept.body.data).toMatchObject({ phone: '+255754322001', version: 2 });
    const gone = await guardian.put(path, { version: 2, ...REHEMA, phone: '' });
    expect(gone.body.data).toMatchObject({ phone: null, version: 3 });
  });

  test.each([
    ['a child, whose guardian is called', { birth_date: '2032', phone: '+255754322002' }, 'member-number-early'],
    ['something that is no number', { phone: '12345' }, 'phone-invalid'],
    ['a number of no country of ours', { phone: '+39 347 123 4567' }, 'phone-invalid'],
  ])('is not %s', async (_, wish, code) => {
    const guardian = await product.patient();
    const reply = await askToAdd(guardian, { ...REHEMA, ...wish });
    expect([reply.status, reply.body.code, await familyOf(guardian)]).toEqual([422, code, []]);
  });

  test('does not stay with somebody who turns out to be a child', async () => {
    const guardian = await product.patient();
    const phone = aNumber();
    const path = `/api/family/${await aMember(guardian, { ...REHEMA, phone })}`;
    const child = { ...REHEMA, birth_date: '2032' };
    const typed = await guardian.put(path, { version: 1, ...child, phone });
    expect([typed.status, typed.body.code]).toEqual([422, 'member-number-early']);
    expect((await familyOf(guardian))[0]).toMatchObject({ phone, birth_date: '1958' });
    const untyped = await guardian.put(path, { version: 1, ...child });
    expect([untyped.status, untyped.body.data.phone]).toEqual([200, null]);
    expect((await familyOf(guardian))[0]).toMatchObject({ phone: null, birth_date: '2032' });
  });

  test('is not the guardian’s own', async () => {
    const guardian = await product.patient();
    const reply = await askToAdd(guardian, { ...REHEMA, phone: guardian.phone });
    expect(reply.body.code).toBe('member-number-yours');
  });

  test('is new five times a day at most, also for people who are added', async () => {
    const guardian = await product.patient();
    for (let count = 1; count <= NUMBERS_A_DAY; count += 1) await aMember(guardian, { ...REHEMA, phone: aNumber() });
    const refused = await askToAdd(guardian, { ...REHEMA, phone: aNumber() });
    expect([refused.status, refused.body.code]).toEqual([429, 'member-number-often']);
    expect((await askToAdd(guardian, REHEMA)).status).toBe(201);
  });

  test('goes with the person who is removed', async () => {
    const guardian = await product.patient();
    const personId = await aMember(guardian, { ...REHEMA, phone: aNumber() });
    await guardian.delete(`/api/family/${personId}`);
    expect((await product.ctx().db.one(stored, { personId })).phone_sealed).toBeNull();
  });
});

describe('by ordinary phone a doctor calls the member', () => {
  test('whose number is shown with the name of who answers, and nobody reads that the doctor phones the booker', async () => {
    const call = await aMothersCall(product, 1, { call_type: 'phone' });
    const path = `/api/appointments/${call.bookingId}`;
    const shown = await call.doctor.post(`${path}/call/attempts`, {});
    expect(shown.body.data).toMatchObject({ phone: call.phone, answers: REHEMA.name, other: { name: 'Neema Swai' } });
    expect((await call.patient.get(`${path}/call`)).body.data).toMatchObject({ answers: REHEMA.name, phone: null });
    expect((await call.patient.get(path)).body.data.person).toMatchObject({ phone: call.phone });
    await product.settle();
    const told = [
      ...(await messagesTo(product, call.patient.phone)),
      (await call.patient.get(`${path}/calendar.ics`)).text,
    ];
    expect(told.join(' ')).toContain('daktari atampigia');
    expect(told.join(' ')).not.toContain('daktari atakupigia');
  });

  test('and the booker where the member has none', async () => {
    const guardian = await product.patient({ full_name: 'Neema Swai' });
    const personId = await aMember(guardian, REHEMA);
    const call = await aCall(product, 1, undefined, { call_type: 'phone', person_id: personId }, guardian);
    const shown = await call.doctor.post(`/api/appointments/${call.bookingId}/call/attempts`, {});
    expect(shown.body.data).toMatchObject({ phone: guardian.phone, answers: null });
  });

  test('in an emergency that the doctor has accepted', async () => {
    const onCall = '+255718888041';
    const doctorId = await aDoctor(product, { phone: onCall, onCall: true });
    const guardian = await product.patient({ full_name: 'Neema Swai' });
    const phone = aNumber();
    const personId = await aMember(guardian, { ...REHEMA, phone });
    const wish = { doctor_id: doctorId, is_emergency: true, person_id: personId };
    const { id } = (await guardian.post('/api/bookings', wish)).body.data;
    await pay(product, guardian, id);
    await product.settle();
    const link = /\/e\/([\w-]{20,})/.exec((await messagesTo(product, onCall)).at(-1)!)![1]!;
    const accepted = await product.visitor().post(`/api/emergencies/${link}/accept`);
    expect(accepted.body.data).toMatchObject({ patient_first_name: 'Rehema', patient_phone: phone });
    await product.settle();
    expect((await messagesTo(product, guardian.phone)).at(-1)).toContain('daktari atampigia Rehema');
  });
});

test('a bridge that the doctor asks for rings the member, never the booker', async () => {
  const bridged = await openBridgeProduct();
  const call = await aMothersCall(bridged, 1, { call_type: 'phone' });
  const rung = async () => {
    await bridged.settle();
    await fetch(`${bridged.sandboxUrl}/sandbox/handset/call`, {
      method: 'POST',
      body: new URLSearchParams({
        phone: call.doctor.phone,
        session: (await calls()).at(-1)!.sessionId,
        key: 'answer',
      }),
      redirect: 'manual',
    });
    return (await calls()).at(-1)!.second;
  };
  const calls = async () => {
    const { calls: all } = (await (await fetch(`${bridged.sandboxUrl}/sandbox/truth/calls`)).json()) as {
      calls: SandboxCall[];
    };
    return all.filter(({ first }) => first === call.doctor.phone.slice(1));
  };
  await call.doctor.post(`/api/appointments/${call.bookingId}/call/bridge`);
  expect(await rung()).toBe(call.phone.slice(1));
  expect((await call.patient.get(`/api/appointments/${call.bookingId}/call`)).body.data).toMatchObject({
    answers: REHEMA.name,
    bridge: { last: { asked_by: 'doctor' } },
  });
  await bridged.close();
});
