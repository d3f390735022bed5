import { describe, expect, test } from 'vitest';
import { CaseDesk } from '../../../test/case-desk.ts';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, anAppointment, at, brokenInvariants, force, pass } from '../../../test/booking-makers.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { sentOut } from '../../../test/payout-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { deliverPayout, queryPayout } from './deliver-payout.ts';

const desk = new CaseDesk();

const earningsOf = async (doctor: Visitor) => (await doctor.get('/api/doctor/earnings')).body.data;

describe('a payout by the gateway', () => {
  test('is sent, confirmed and told as one by hand is, and is in the books once (S44)', async () => {
    const { caseId, doctor, withdrawalId } = await desk.anApproved({ outcome: 'paid', registeredName: 'NEEMA MUSHI' });
    const story = await desk.read(caseId);
    expect(story.decisions).toEqual(['send', 'record-paid', 'drop', 'reject']);
    expect(story.facts).toContainEqual({ label: 'gateway', text: 'AzamPay' });
    const sent = await desk.decide(caseId, 'send');
    expect(sent.body.data).toMatchObject({ case: { stage: 'sending' }, decisions: [], steps: { length: 3 } });
    expect((await earningsOf(doctor)).withdrawals[0]).toMatchObject({ status: 'approved', paid: false });
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND);

    const [sending] = await desk.sendings(withdrawalId);
    const [payout] = await sentOut(desk.product, doctor.phone);
    expect(payout).toMatchObject({ externalId: sending!.external_id, state: 'paid', amount: '10000', asked: 1 });
    const number = `SBX${payout!.transactionId.slice(0, 10).toUpperCase()}`;
    expect((await desk.read(caseId)).steps.at(-1)).toMatchObject({ step: 'gateway-paid', note: number });
    expect(await desk.stageOf(caseId)).toBeNull();
    expect(await earningsOf(doctor)).toMatchObject({
      paid_out: { amount: 1_000_000 },
      withdrawals: [{ status: 'approved', paid: true, transaction_number: number }],
    });
    expect((await messagesTo(desk.product, doctor.phone)).at(-1)).toBe(
      `Tabibu: we have sent you the TSh 10,000 that you asked for. Transaction number: ${number}.`,
    );
    expect(await desk.journals(withdrawalId)).toBe(1);
    await queryPayout(desk.product.ctx(), { sendingId: sending!.id });
    await deliverPayout(desk.product.ctx(), { sendingId: sending!.id });
    expect(await desk.journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(desk.product)).toEqual([]);
  });

  test('of a refund goes back to the wallet that paid', async () => {
    const payer = await desk.product.patient();
    const id = await anAppointment(desk.product, payer, await aDoctor(desk.product), at(desk.product, 1, '10:00'));
    await payer.post(`/api/appointments/${id}/cancel`);
    await desk.product.settle();
    const caseId = (await desk.one.get('/api/admin/cases?kind=refund-due')).body.data.cases.at(-1).id as string;
    await desk.decide(caseId, 'propose');
    await desk.decide(caseId, 'approve', {}, desk.other);
    await desk.decide(caseId, 'send');
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND);
    expect(await desk.stageOf(caseId)).toBeNull();
    const [told] = await asSystem<{ via: string }>(
      desk.product,
      "select e.account as via from ledger_journals j join ledger_entries e on e.journal_id = j.id where j.kind = 'refund' and e.amount > 0",
    );
    expect(told).toEqual({ via: 'clearing:azampay:TZS' });
    expect(await sentOut(desk.product, '+255754000000')).toMatchObject([{ state: 'paid', amount: '15000' }]);
    expect((await messagesTo(desk.product, payer.phone)).at(-1)).toContain('zimerudishwa kwenye namba uliyolipia');
    expect(await brokenInvariants(desk.product)).toEqual([]);
  });

  test('that is declined stays approved with the reason, and may be sent again', async () => {
    const { caseId, doctor, withdrawalId } = await desk.aSent({ outcome: 'insufficient' });
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND);
    expect(await desk.read(caseId)).toMatchObject({ case: { stage: 'approved' }, steps: { length: 4 } });
    expect(await desk.factsOf(caseId)).toMatchObject({ declined: 'insufficient-funds' });
    expect((await earningsOf(doctor)).withdrawals[0]).toMatchObject({ paid: false });
    await force(desk.product, { phone: doctor.phone, outcome: 'paid' });
    await desk.decide(caseId, 'send', {}, desk.other);
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND);
    expect(await desk.stageOf(caseId)).toBeNull();
    expect((await desk.sendings(withdrawalId)).map(({ state }) => state)).toEqual(['declined', 'paid']);
    expect(await desk.journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(desk.product)).toEqual([]);
  });

  test('that is never answered becomes unknown, is never sent again, and a person finds out that it was paid', async () => {
    const { caseId, doctor, withdrawalId } = await desk.aSent({ outcome: 'silence' });
    await desk.product.settle();
    await pass(desk.product, 3 * MINUTE, 20 * SECOND);
    expect(await desk.read(caseId)).toMatchObject({
      case: { stage: 'unknown' },
      decisions: ['record-paid', 'record-unpaid'],
    });
    expect(await desk.factsOf(caseId)).toMatchObject({ 'gateway-said': 'pending' });
    for (const decision of ['send', 'drop', 'reject', 'propose'])
      expect((await desk.decide(caseId, decision, { note: 'No.' })).body.code).toBe('not-allowed');
    await pass(desk.product, HOUR, 5 * MINUTE);
    expect(await sentOut(desk.product, doctor.phone)).toMatchObject([{ asked: 1 }]);
    await desk.comeBack();
    expect((await desk.decide(caseId, 'record-paid', { transaction_number: 'BKJ7X21Q' })).status).toBe(200);
    await desk.product.settle();
    expect(await desk.stageOf(caseId)).toBeNull();
    expect(await desk.journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(desk.product)).toEqual([]);
  });

  test('of which the network says that it was not paid needs two people again (Z-10)', async () => {
    const { caseId, doctor, withdrawalId } = await desk.aSent({ outcome: 'silence' });
    await desk.product.settle();
    await pass(desk.product, 3 * MINUTE, 20 * SECOND);
    expect((await desk.decide(caseId, 'record-unpaid')).body.code).toBe('reason-required');
    const anew = await desk.decide(caseId, 'record-unpaid', { note: 'Vodacom, by phone: not paid.' });
    expect(anew.body.data).toMatchObject({ case: { stage: 'open' }, decisions: ['propose', 'reject'] });
    const audited = await asSystem(desk.product, "select 1 from audit_log where action = 'payouts.find-unpaid'");
    expect(audited).toHaveLength(1);
    await force(desk.product, { phone: doctor.phone, outcome: 'paid' });
    await desk.decide(caseId, 'propose');
    expect((await desk.decide(caseId, 'approve')).body.code).toBe('own-approval');
    await desk.decide(caseId, 'approve', {}, desk.other);
    await desk.decide(caseId, 'send');
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND);
    expect(await desk.stageOf(caseId)).toBeNull();
    expect(await desk.journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(desk.product)).toEqual([]);
  });

  test('that is answered late is settled late, once, and a lost answer is found by our own reference', async () => {
    const { caseId, doctor, withdrawalId } = await desk.aSent({ outcome: 'paid', answer: 'lost', delayMs: 150_000 });
    await desk.product.settle();
    expect(await desk.stageOf(caseId)).toBe('unknown');
    await pass(desk.product, 6 * MINUTE, 15 * SECOND);
    expect(await desk.stageOf(caseId)).toBeNull();
    expect(await sentOut(desk.product, doctor.phone)).toMatchObject([{ state: 'paid', asked: 1 }]);
    expect(await desk.journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(desk.product)).toEqual([]);
  });
});
