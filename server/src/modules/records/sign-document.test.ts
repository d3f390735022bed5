import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { ITEM, NOTE, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import { DAY, addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;
const today = () => wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day;

async function asOwner<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(product.owner);
  await client.connect();
  return work(client).finally(() => client.end());
}

describe('a prescription', () => {
  test.each(['Tramadol', 'Diazepam 5 mg', 'Morphine'])(
    'with %s shows a warning in the draft and is refused at the signing',
    async (medicine) => {
      const people = await aVisit(product);
      const saved = await people.doctor.put(`${visitOf(people.bookingId)}/prescription`, {
        version: 0,
        items: [ITEM, { ...ITEM, medicine }],
      });
      expect(saved.body.data.not_allowed).toMatchObject([{ item: 1, medicine }]);
      const refused = await people.doctor.post(`${visitOf(people.bookingId)}/prescription/sign`, { version: 1 });
      expect([refused.status, refused.body.code, refused.body.params.medicine]).toEqual([
        422,
        'medicine-not-allowed',
        medicine,
      ]);
    },
  );

  test('without a medicine, or with thirteen, is refused', async () => {
    const people = await aVisit(product);
    expect((await signed(people, 'prescription', { items: [] })).body.params.fields).toEqual(['items']);
    expect(
      (
        await people.doctor.put(`${visitOf(people.bookingId)}/prescription`, {
          version: 1,
          items: Array.from({ length: 13 }, () => ITEM),
        })
      ).status,
    ).toBe(422);
  });
});

describe('referral and sick note', () => {
  test('are signed, cancelled with a reason, and may then be written anew', async () => {
    const people = await aVisit(product);
    const { doctor, bookingId } = people;
    expect((await signed(people, 'referral', { ...REFERRAL, reason: '' })).body.params.fields).toEqual(['reason']);
    const draft = (await doctor.get(visitOf(bookingId))).body.data.referral;
    expect((await doctor.post(`${visitOf(bookingId)}/referral/cancel`, { reason: 'x' })).body.code).toBe(
      'record-not-signed',
    );
    await doctor.put(`${visitOf(bookingId)}/referral`, { version: draft.version, ...REFERRAL });
    expect((await doctor.post(`${visitOf(bookingId)}/referral/sign`, { version: draft.version + 1 })).status).toBe(200);
    expect((await doctor.post(`${visitOf(bookingId)}/referral/cancel`, { reason: ' ' })).body.code).toBe(
      'record-cancel-reason-required',
    );
    const cancelled = await doctor.post(`${visitOf(bookingId)}/referral/cancel`, { reason: 'Kituo kimefungwa' });
    expect(cancelled.body.data).toMatchObject({
      referral: null,
      cancelled: [{ kind: 'referral', reason: 'Kituo kimefungwa' }],
    });
    expect((await doctor.post(`${visitOf(bookingId)}/referral/cancel`, { reason: 'tena' })).body.code).toBe(
      'record-cancelled',
    );
    expect((await documentOf(people, 'referral')).body.data).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'Kituo kimefungwa',
    });
    product.clock.advance(1000);
    expect((await signed(people, 'referral', { ...REFERRAL, to_facility: 'Aga Khan' })).status).toBe(200);
    const { body } = await people.patient.get(`/api/appointments/${bookingId}/documents`);
    expect(body.data.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`)).toEqual([
      'referral valid',
      'referral cancelled',
    ]);
  });

  test.each([
    ['before the visit', -1, 2],
    ['backwards', 3, 2],
    ['longer than 14 days', 0, 15],
  ])('days %s are refused', async (_, from, to) => {
    const people = await aVisit(product);
    const days = { from_day: addDays(today(), from), to_day: addDays(today(), to) };
    expect((await signed(people, 'sick-note', days)).body.code).toBe('sick-days-invalid');
  });

  test('a sick note shows its diagnosis only with consent, which needs one', async () => {
    const people = await aVisit(product);
    const refused = await signed(people, 'sick-note', {
      from_day: today(),
      to_day: addDays(today(), 14),
      show_diagnosis: true,
    });
    expect(refused.body.params.fields).toEqual(['diagnosis']);
  });
});

test('documents of one day are told of once, and those of the next day again', async () => {
  const people = await aVisit(product);
  const told = async () => {
    await product.settle();
    return (await messagesTo(product, people.patient.phone)).filter((text) => text.includes('ameandika')).length;
  };
  await signed(people, 'note', NOTE);
  await signed(people, 'sick-note', { from_day: today(), to_day: today() });
  expect(await told()).toBe(1);
  product.clock.advance(DAY);
  const doctor = await signInAsDoctor(product, people.doctor.phone);
  expect((await signed({ ...people, doctor }, 'referral', REFERRAL)).status).toBe(200);
  expect(await told()).toBe(2);
});

describe('the database', () => {
  test('keeps what is signed: no change, no deletion, also by the owner of the tables', async () => {
    const people = await aVisit(product);
    await signed(people, 'note', NOTE);
    await people.doctor.post(`${visitOf(people.bookingId)}/note/addenda`, { text: 'Nyongeza' });
    const { id } = (await documentOf(people, 'note')).body.data;
    const attempts = [
      `update visit_documents set content_sealed = '\\x00' where id = '${id}'`,
      `update visit_documents set signature = 'x' where id = '${id}'`,
      `update visit_documents set state = 'draft', signed_at = null where id = '${id}'`,
      `update visit_documents set doctor_name = 'x' where id = '${id}'`,
      `update visit_documents set patient_name_sealed = '\\x01' where id = '${id}'`,
      `update visit_documents set follow_up_on = '2030-01-01' where id = '${id}'`,
      `delete from visit_documents where id = '${id}'`,
      'truncate visit_documents cascade',
      `update visit_addenda set author_name = 'x' where document_id = '${id}'`,
      `delete from visit_addenda where document_id = '${id}'`,
    ];
    await asOwner(async (client) => {
      for (const sql of attempts) await expect(client.query(sql), sql).rejects.toMatchObject({ code: '23001' });
    });
  });

  test('a row that was changed in spite of that is not shown (E-01)', async () => {
    const people = await aVisit(product);
    await signed(people, 'prescription', { items: [ITEM] });
    const { data } = (await documentOf(people, 'prescription')).body;
    await asOwner(async (client) => {
      await client.query('alter table visit_documents disable trigger guard_visit_document');
      await client.query('update visit_documents set valid_until = valid_until + 300 where id = $1', [data.id]);
      await client.query('alter table visit_documents enable trigger guard_visit_document');
    });
    for (const reply of [
      await people.patient.get(`/api/appointments/${people.bookingId}/documents/${data.id}`),
      await product.visitor().get(`/api/verify/${data.code}`),
      await people.doctor.get(visitOf(people.bookingId)),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([500, 'record-altered']);
    }
    await asOwner(async (client) => {
      await client.query('alter table visit_documents disable trigger guard_visit_document');
      await client.query('update visit_documents set valid_until = valid_until - 300 where id = $1', [data.id]);
      await client.query('alter table visit_documents enable trigger guard_visit_document');
    });
    expect((await people.patient.get(`/api/appointments/${people.bookingId}/documents/${data.id}`)).status).toBe(200);
  });
});

test('every invariant holds afterwards', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
