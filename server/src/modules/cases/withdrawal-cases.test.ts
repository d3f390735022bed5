import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, brokenInvariants } from '../../../test/booking-makers.ts';
import { decideCase, readCase } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff, giveSession } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { inTransaction } from '../../platform/context.ts';
import { MINUTE } from '../../platform/time.ts';
import { employPerson } from '../identity/index.ts';

let product: TestProduct;
let patient: Visitor;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(16 * MINUTE);
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

let days = 0;
/** A doctor who asks to be paid out, and the id of the case. */
async function aWithdrawalCase(): Promise<{ doctor: Visitor; caseId: string }> {
  days += 1;
  const { doctor } = await aWithdrawal(product, patient, at(product, days, '10:00'));
  const { cases } = (await one.get('/api/admin/cases?kind=withdrawal')).body.data;
  return { doctor, caseId: cases.at(-1).id as string };
}

const earningsOf = async (doctor: Visitor) => (await doctor.get('/api/doctor/earnings')).body.data;

describe('a withdrawal in the queue', () => {
  test('is proposed by one, approved by another, paid by hand, and told to its doctor (S44, S58, Z-10)', async () => {
    const { doctor, caseId } = await aWithdrawalCase();
    const story = await readCase(one, caseId);
    expect(story.case).toMatchObject({
      kind: 'withdrawal',
      stage: 'open',
      money: { amount: 1_000_000, currency: 'TZS' },
      owner: null,
      closed_at: null,
    });
    expect(Date.parse(story.case.due_at) - Date.parse(story.case.opened_at)).toBe(48 * 60 * MINUTE);
    expect(story.facts).toContainEqual({ label: 'payout-phone', text: doctor.phone });
    expect(story.facts).toContainEqual({ label: 'balance', money: { amount: 200_000, currency: 'TZS' } });
    expect(story.decisions).toEqual(['propose', 'reject']);

    expect((await decideCase(one, caseId, 'record-paid', { transaction_number: 'QK7X21' })).body.code).toBe(
      'not-allowed',
    );
    expect((await decideCase(one, caseId, 'propose')).body.data).toMatchObject({
      case: { stage: 'proposed' },
      decisions: ['drop', 'reject'],
      hindrance: 'own-proposal',
    });
    expect((await decideCase(one, caseId, 'approve')).body).toMatchObject({ status: 409, code: 'own-approval' });
    expect((await decideCase(other, caseId, 'approve')).body.data).toMatchObject({
      case: { stage: 'approved' },
      decisions: ['send', 'record-paid', 'drop', 'reject'],
    });
    expect((await earningsOf(doctor)).withdrawals[0]).toMatchObject({ status: 'approved', paid: false });
    expect((await decideCase(other, caseId, 'record-paid')).body).toMatchObject({
      status: 422,
      code: 'transaction-number-missing',
    });
    const paid = await decideCase(other, caseId, 'record-paid', { transaction_number: 'QK7X21' });
    expect(paid.body.data).toMatchObject({
      // Who was paid what stays readable.
      case: {
        stage: null,
        closed_at: expect.any(String),
        person: story.case.person,
        money: { amount: 1_000_000, currency: 'TZS' },
      },
      decisions: [],
      steps: [{ step: 'propose' }, { step: 'approve' }, { step: 'record-paid', note: 'QK7X21' }],
    });
    await product.settle();

    expect(await earningsOf(doctor)).toMatchObject({
      balance: { amount: 200_000 },
      pending: { amount: 0 },
      paid_out: { amount: 1_000_000 },
      withdrawals: [{ status: 'approved', paid: true, transaction_number: 'QK7X21', note: null }],
    });
    expect((await messagesTo(product, doctor.phone)).at(-1)).toBe(
      'Tabibu: we have sent you the TSh 10,000 that you asked for. Transaction number: QK7X21.',
    );
    const bell = (await doctor.get('/api/doctor/notifications')).body.data.notifications;
    expect(bell.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Withdrawal approved', 'Money sent']),
    );
    expect((await one.get('/api/admin/cases')).body.data.cases).toEqual([]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is refused gives the money back; the doctor reads why and may ask again', async () => {
    const { doctor, caseId } = await aWithdrawalCase();
    await decideCase(one, caseId, 'propose');
    await decideCase(other, caseId, 'approve');
    expect((await decideCase(one, caseId, 'reject')).body).toMatchObject({ status: 422, code: 'reason-required' });
    expect((await decideCase(one, caseId, 'reject', { note: 'The number belongs to somebody else.' })).status).toBe(
      200,
    );
    await product.settle();
    expect(await earningsOf(doctor)).toMatchObject({
      balance: { amount: 1_200_000 },
      total_earned: { amount: 1_200_000 },
      pending: { amount: 0 },
      withdrawals: [{ status: 'rejected', paid: false, note: 'The number belongs to somebody else.' }],
    });
    expect((await messagesTo(product, doctor.phone)).at(-1)).toContain('was refused');
    expect(
      (await doctor.post('/api/doctor/withdrawals', { amount: 1_200_000, payout_phone: doctor.phone })).status,
    ).toBe(201);
    await product.settle();
    const again = (await one.get('/api/admin/cases?kind=withdrawal')).body.data.cases.at(-1).id as string;
    expect(again).not.toBe(caseId);
    await decideCase(one, again, 'reject', { note: 'Again.' });
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is decided once by two people at once; the other is told that it has changed', async () => {
    const { caseId } = await aWithdrawalCase();
    const { version } = await readCase(one, caseId);
    const send = (by: Visitor, decision: string) =>
      by.post(`/api/admin/cases/${caseId}/decision`, { decision, version, note: 'No.' });
    const replies = await Promise.all([send(one, 'propose'), send(other, 'reject')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.code).toMatch(/^case-(changed|closed)$/);
    const standing = await readCase(one, caseId);
    if (standing.case.stage !== null) await decideCase(one, caseId, 'reject', { note: 'Over.' });
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('one person in two sessions stays one person, and nobody pays the own account (Z-10)', async () => {
    const { doctor, caseId } = await aWithdrawalCase();
    await decideCase(one, caseId, 'propose');
    const elsewhere = product.visitor();
    await giveSession(product, elsewhere, one.accountId, 'administrator');
    expect((await decideCase(elsewhere, caseId, 'approve')).body.code).toBe('own-approval');
    await inTransaction(product.ctx(), (inside) =>
      employPerson(inside, { spelling: doctor.phone, fullName: 'Neema', role: 'administrator' }),
    );
    await giveSession(product, doctor, doctor.accountId, 'administrator');
    expect((await decideCase(doctor, caseId, 'approve')).body).toMatchObject({ status: 409, code: 'own-payout' });
    expect((await decideCase(doctor, caseId, 'drop', { note: 'Mine.' })).body.code).toBe('own-payout');
    expect((await decideCase(other, caseId, 'reject', { note: 'Begin anew.' })).status).toBe(200);
  });

  test('one transaction number pays one thing', async () => {
    const [first, second] = [await aWithdrawalCase(), await aWithdrawalCase()];
    for (const { caseId } of [first, second]) {
      await decideCase(one, caseId, 'propose');
      await decideCase(other, caseId, 'approve');
    }
    expect((await decideCase(one, first.caseId, 'record-paid', { transaction_number: 'MP250X' })).status).toBe(200);
    expect((await decideCase(one, second.caseId, 'record-paid', { transaction_number: 'mp250x' })).body).toMatchObject({
      status: 409,
      code: 'transaction-number-used',
    });
    expect((await decideCase(one, second.caseId, 'record-paid', { transaction_number: 'MP250Y' })).status).toBe(200);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('wants a factor that was given lately, and leaves its trace in the log', async () => {
    const { caseId } = await aWithdrawalCase();
    product.clock.advance(6 * MINUTE);
    const { version } = await readCase(one, caseId);
    const sent = await one.post(`/api/admin/cases/${caseId}/decision`, { decision: 'propose', version });
    expect(sent.body).toMatchObject({ status: 403, code: 'step-up-required' });
    const log = (await other.get(`/api/admin/audit?account_id=${one.accountId}`)).body.data.entries;
    expect(log.map(({ action }: { action: string }) => action)).toContain('cases.read');
  });
});

describe('the money of a doctor who was closed', () => {
  test('is not proposed, approved or sent: it is held with a reason until another administrator releases it', async () => {
    const { doctor, caseId } = await aWithdrawalCase();
    const doctorId = (await doctor.get('/api/doctor/profile')).body.data.id as string;
    await decideCase(one, caseId, 'propose');
    const path = `/api/admin/doctors/${doctorId}`;
    expect((await one.put(`${path}/verified`, { is_verified: false })).body.code).toBe('reason-required');
    const closed = await one.put(`${path}/verified`, { is_verified: false, reason: 'Fake visits', hold_money: true });
    expect(closed.body.data).toMatchObject({ is_verified: false, money_held: true });
    await product.settle();
    const story = await readCase(other, caseId);
    expect(story).toMatchObject({ decisions: ['drop', 'reject'], hindrance: 'money-held' });
    expect(story.facts[0]).toMatchObject({ label: 'money-held', text: 'Fake visits' });
    expect((await decideCase(other, caseId, 'approve')).body.code).toBe('money-held');
    expect((await messagesTo(product, doctor.phone)).at(-1)).toContain('What you earned is held for now');
    expect((await earningsOf(doctor)).standing).toMatchObject({
      reason: 'Fake visits',
      held_since: expect.any(String),
    });
    const again = await doctor.post('/api/doctor/withdrawals', { amount: 100_000, payout_phone: doctor.phone });
    expect(again.body.code).toBe('money-held');
    const held = (await one.get('/api/admin/doctors?standing=money-held')).body.data.doctors;
    expect(held.map(({ id }: { id: string }) => id)).toEqual([doctorId]);
    const listed = (await one.get('/api/admin/doctors?standing=closed')).body.data.doctors;
    expect(listed.map(({ id }: { id: string }) => id)).toContain(doctorId);

    const release = (by: Visitor) => by.put(`${path}/money-held`, { money_held: false, reason: 'Cleared' });
    expect((await release(one)).body.code).toBe('hold-by-you');
    expect((await release(other)).body.data.money_held).toBe(false);
    // The network names somebody else.
    await decideCase(other, caseId, 'approve', { note: 'Known to us' });
    expect((await readCase(one, caseId)).case.stage).toBe('approved');
    expect(await brokenInvariants(product)).toEqual([]);
  });
});
