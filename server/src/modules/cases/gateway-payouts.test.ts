import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, anAppointment, at, brokenInvariants, force, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { sentOut } from '../../../test/payout-makers.ts';
import { aMemberOfStaff, giveSession } from '../../../test/staff-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { inTransaction } from '../../platform/context.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { employPerson } from '../identity/index.ts';
import { deliverPayout, queryPayout, sweepPayouts } from './deliver-payout.ts';
import { gatewayFor } from './payout-sources.ts';

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
  await fetch(`${product.sandboxUrl}/sandbox/scenario`, { method: 'DELETE' });
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const read = async (caseId: string, by = one) => (await by.get(`/api/admin/cases/${caseId}`)).body.data;
/** Decides as somebody who has just read the case, with a fresh factor. */
async function decide(caseId: string, decision: string, rest: object = {}, by = one): Promise<Reply> {
  const { version } = await read(caseId, by);
  return by.post(`/api/admin/cases/${caseId}/decision`, { decision, version, ...rest });
}
const factsOf = async (caseId: string): Promise<Record<string, string | undefined>> =>
  Object.fromEntries(
    (await read(caseId)).facts.map(({ label, text }: { label: string; text?: string }) => [label, text]),
  );
const stageOf = async (caseId: string): Promise<string | null> => (await read(caseId)).case.stage;

let days = 0;
interface Approved {
  readonly caseId: string;
  readonly doctor: Visitor;
  readonly withdrawalId: string;
}
/** A withdrawal that two people approved, whose number the sandbox treats as said. */
async function anApproved(scenario: object = {}): Promise<Approved> {
  days += 1;
  const { doctor, withdrawalId } = await aWithdrawal(product, patient, at(product, days, '10:00'));
  await force(product, { phone: doctor.phone, ...scenario });
  const { cases } = (await one.get('/api/admin/cases?kind=withdrawal')).body.data;
  const caseId = cases.at(-1).id as string;
  await decide(caseId, 'propose');
  await product.settle();
  await decide(caseId, 'approve', {}, other);
  await product.settle();
  return { caseId, doctor, withdrawalId };
}
/** One that an administrator has let the gateway pay. */
async function aSent(scenario: object = {}): Promise<Approved> {
  const approved = await anApproved(scenario);
  expect((await decide(approved.caseId, 'send')).body.data.case.stage).toBe('sending');
  return approved;
}
const earningsOf = async (doctor: Visitor) => (await doctor.get('/api/doctor/earnings')).body.data;
const journals = async (withdrawalId: string): Promise<number> =>
  (
    await asSystem<{ id: string }>(
      product,
      `select id from ledger_journals where kind = 'payout' and reference = '${withdrawalId}'`,
    )
  ).length;
const sendings = (withdrawalId: string) =>
  asSystem<{ id: string; external_id: string; state: string }>(
    product,
    `select s.id, s.external_id, s.state from payout_sendings s join payouts p on p.id = s.payout_id where p.subject_id = '${withdrawalId}' order by s.created_at`,
  );

describe('a payout by the gateway', () => {
  test('is sent, confirmed and told as one by hand is, and is in the books once (S44)', async () => {
    const { caseId, doctor, withdrawalId } = await anApproved({ outcome: 'paid', registeredName: 'NEEMA MUSHI' });
    const story = await read(caseId);
    expect(story.decisions).toEqual(['send', 'record-paid', 'drop', 'reject']);
    expect(story.facts).toContainEqual({ label: 'gateway', text: 'AzamPay' });
    const sent = await decide(caseId, 'send');
    expect(sent.body.data).toMatchObject({ case: { stage: 'sending' }, decisions: [], steps: { length: 3 } });
    expect((await earningsOf(doctor)).withdrawals[0]).toMatchObject({ status: 'approved', paid: false });
    await product.settle();
    await pass(product, 20 * SECOND);

    const [sending] = await sendings(withdrawalId);
    const [payout] = await sentOut(product, doctor.phone);
    expect(payout).toMatchObject({ externalId: sending!.external_id, state: 'paid', amount: '10000', asked: 1 });
    const number = `SBX${payout!.transactionId.slice(0, 10).toUpperCase()}`;
    expect((await read(caseId)).steps.at(-1)).toMatchObject({ step: 'gateway-paid', note: number });
    expect(await stageOf(caseId)).toBeNull();
    expect(await earningsOf(doctor)).toMatchObject({
      paid_out: { amount: 1_000_000 },
      withdrawals: [{ status: 'approved', paid: true, transaction_number: number }],
    });
    expect((await messagesTo(product, doctor.phone)).at(-1)).toBe(
      `Tabibu: we have sent you the TSh 10,000 that you asked for. Transaction number: ${number}.`,
    );
    expect(await journals(withdrawalId)).toBe(1);
    await queryPayout(product.ctx(), { sendingId: sending!.id });
    await deliverPayout(product.ctx(), { sendingId: sending!.id });
    expect(await journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('of a refund goes back to the wallet that paid', async () => {
    const payer = await product.patient();
    const id = await anAppointment(product, payer, await aDoctor(product), at(product, 1, '10:00'));
    await payer.post(`/api/appointments/${id}/cancel`);
    await product.settle();
    const caseId = (await one.get('/api/admin/cases?kind=refund-due')).body.data.cases.at(-1).id as string;
    await decide(caseId, 'propose');
    await decide(caseId, 'approve', {}, other);
    await decide(caseId, 'send');
    await product.settle();
    await pass(product, 20 * SECOND);
    expect(await stageOf(caseId)).toBeNull();
    const [told] = await asSystem<{ via: string }>(
      product,
      "select e.account as via from ledger_journals j join ledger_entries e on e.journal_id = j.id where j.kind = 'refund' and e.amount > 0",
    );
    expect(told).toEqual({ via: 'clearing:azampay:TZS' });
    expect(await sentOut(product, '+255754000000')).toMatchObject([{ state: 'paid', amount: '15000' }]);
    expect((await messagesTo(product, payer.phone)).at(-1)).toContain('zimerudishwa kwenye namba uliyolipia');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is declined stays approved with the reason, and may be sent again', async () => {
    const { caseId, doctor, withdrawalId } = await aSent({ outcome: 'insufficient' });
    await product.settle();
    await pass(product, 20 * SECOND);
    expect(await read(caseId)).toMatchObject({ case: { stage: 'approved' }, steps: { length: 4 } });
    expect(await factsOf(caseId)).toMatchObject({ declined: 'insufficient-funds' });
    expect((await earningsOf(doctor)).withdrawals[0]).toMatchObject({ paid: false });
    await force(product, { phone: doctor.phone, outcome: 'paid' });
    await decide(caseId, 'send', {}, other);
    await product.settle();
    await pass(product, 20 * SECOND);
    expect(await stageOf(caseId)).toBeNull();
    expect((await sendings(withdrawalId)).map(({ state }) => state)).toEqual(['declined', 'paid']);
    expect(await journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is never answered becomes unknown, is never sent again, and a person finds out that it was paid', async () => {
    const { caseId, doctor, withdrawalId } = await aSent({ outcome: 'silence' });
    await product.settle();
    await pass(product, 3 * MINUTE, 20 * SECOND);
    expect(await read(caseId)).toMatchObject({
      case: { stage: 'unknown' },
      decisions: ['record-paid', 'record-unpaid'],
    });
    expect(await factsOf(caseId)).toMatchObject({ 'gateway-said': 'pending' });
    for (const decision of ['send', 'drop', 'reject', 'propose'])
      expect((await decide(caseId, decision, { note: 'No.' })).body.code).toBe('not-allowed');
    await pass(product, HOUR, 5 * MINUTE);
    expect(await sentOut(product, doctor.phone)).toMatchObject([{ asked: 1 }]);
    one = await aMemberOfStaff(product, 'administrator');
    expect((await decide(caseId, 'record-paid', { transaction_number: 'BKJ7X21Q' })).status).toBe(200);
    await product.settle();
    expect(await stageOf(caseId)).toBeNull();
    expect(await journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('of which the network says that it was not paid needs two people again (Z-10)', async () => {
    const { caseId, doctor, withdrawalId } = await aSent({ outcome: 'silence' });
    await product.settle();
    await pass(product, 3 * MINUTE, 20 * SECOND);
    expect((await decide(caseId, 'record-unpaid')).body.code).toBe('reason-required');
    const anew = await decide(caseId, 'record-unpaid', { note: 'Vodacom, by phone: not paid.' });
    expect(anew.body.data).toMatchObject({ case: { stage: 'open' }, decisions: ['propose', 'reject'] });
    const audited = await asSystem(product, "select 1 from audit_log where action = 'payouts.find-unpaid'");
    expect(audited).toHaveLength(1);
    await force(product, { phone: doctor.phone, outcome: 'paid' });
    await decide(caseId, 'propose');
    expect((await decide(caseId, 'approve')).body.code).toBe('own-approval');
    await decide(caseId, 'approve', {}, other);
    await decide(caseId, 'send');
    await product.settle();
    await pass(product, 20 * SECOND);
    expect(await stageOf(caseId)).toBeNull();
    expect(await journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is answered late is settled late, once, and a lost answer is found by our own reference', async () => {
    const { caseId, doctor, withdrawalId } = await aSent({ outcome: 'paid', answer: 'lost', delayMs: 150_000 });
    await product.settle();
    expect(await stageOf(caseId)).toBe('unknown');
    await pass(product, 6 * MINUTE, 15 * SECOND);
    expect(await stageOf(caseId)).toBeNull();
    expect(await sentOut(product, doctor.phone)).toMatchObject([{ state: 'paid', asked: 1 }]);
    expect(await journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is reported many times is settled once, by the status that the report only asks for', async () => {
    const { caseId, withdrawalId } = await aSent({ outcome: 'paid', copies: 5 });
    await product.settle();
    await pass(product, 20 * SECOND, SECOND);
    expect(await stageOf(caseId)).toBeNull();
    expect(await journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is reported as paid while the gateway itself says otherwise is not paid', async () => {
    const { caseId, withdrawalId } = await aSent({ outcome: 'forged' });
    await product.settle();
    await pass(product, 3 * MINUTE, 20 * SECOND);
    expect(await stageOf(caseId)).toBe('unknown');
    expect(await journals(withdrawalId)).toBe(0);
    await decide(caseId, 'record-unpaid', { note: 'Not paid.' });
    await decide(caseId, 'reject', { note: 'Over.' });
  });

  test.each([
    [{ outcome: 'wrong-amount' }, 'amount'],
    [{ outcome: 'paid', status: 'loose' }, 'unproven'],
  ])('that the gateway calls paid with %o stays in front of a person', async (scenario, doubt) => {
    const { caseId, withdrawalId } = await aSent(scenario);
    await product.settle();
    await pass(product, 20 * SECOND);
    expect(await stageOf(caseId)).toBe('unknown');
    const { facts } = await read(caseId);
    expect(facts).toContainEqual({
      label: 'doubt',
      text: doubt,
      ...(doubt === 'amount' ? { money: { amount: 999_900, currency: 'TZS' } } : {}),
    });
    expect(await journals(withdrawalId)).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
    await decide(caseId, 'record-paid', { transaction_number: `SBX-${doubt}` });
    expect(await journals(withdrawalId)).toBe(1);
  });

  test('that counts as not paid and was paid after all raises an alarm when the gateway reports it', async () => {
    const { caseId, withdrawalId } = await aSent({ outcome: 'paid', delayMs: 30 * MINUTE });
    await product.settle();
    await pass(product, 3 * MINUTE, 20 * SECOND);
    await decide(caseId, 'record-unpaid', { note: 'They say so.' });
    product.clock.advance(30 * MINUTE);
    const [sending] = await sendings(withdrawalId);
    const alarms: unknown[] = [];
    const log = { ...product.services.log, error: (said: unknown) => void alarms.push(said) };
    await queryPayout(product.ctx(undefined, { log: log as typeof product.services.log }), { sendingId: sending!.id });
    expect(alarms).toMatchObject([{ alarm: 'payout-paid-after-all' }]);
    expect(await journals(withdrawalId)).toBe(0);
    await decide(caseId, 'reject', { note: 'Over.' }, await aMemberOfStaff(product, 'administrator'));
  });

  test('that cannot reach the gateway goes back to those who approved it', async () => {
    const { caseId } = await aSent({ outcome: 'paid' });
    const { integrations } = product.ctx();
    const away = { ...integrations, payoutGatewayNamed: () => null };
    const [{ id: sendingId }] = (await asSystem<{ id: string }>(
      product,
      "select id from payout_sendings where state = 'sending'",
    )) as [{ id: string }];
    await deliverPayout(product.ctx(undefined, { integrations: away }), { sendingId });
    expect(await stageOf(caseId)).toBe('approved');
    expect(await factsOf(caseId)).toMatchObject({ declined: 'network' });
    await decide(caseId, 'reject', { note: 'Over.' });
  });

  test('whose jobs were lost is found by the sweep', async () => {
    const { caseId, withdrawalId } = await aSent({ outcome: 'paid' });
    const [sending] = await sendings(withdrawalId);
    await product.db.pool.query("delete from outbox where name in ('cases.deliver-payout', 'cases.query-payout')");
    await product.settle();
    expect(await stageOf(caseId)).toBe('sending');
    product.clock.advance(30 * SECOND);
    await sweepPayouts(product.ctx());
    await product.settle();
    await pass(product, 20 * SECOND);
    expect(await stageOf(caseId)).toBeNull();
    expect((await sendings(withdrawalId)).map(({ id }) => id)).toEqual([sending!.id]);
  });
});

describe('who lets the gateway pay', () => {
  test('needs a fresh factor, and is not the one who is paid', async () => {
    const { caseId, doctor } = await anApproved();
    product.clock.advance(6 * MINUTE);
    expect((await decide(caseId, 'send')).body).toMatchObject({ status: 403, code: 'step-up-required' });
    await inTransaction(product.ctx(), (inside) =>
      employPerson(inside, { spelling: doctor.phone, fullName: 'Neema', role: 'administrator' }),
    );
    await giveSession(product, doctor, doctor.accountId, 'administrator');
    expect((await decide(caseId, 'send', {}, doctor)).body).toMatchObject({ status: 409, code: 'own-payout' });
    const fresh = await aMemberOfStaff(product, 'administrator');
    await decide(caseId, 'reject', { note: 'Over.' }, fresh);
  });

  test('sends it once, also if two people do so at once', async () => {
    const { caseId, doctor } = await anApproved({ outcome: 'paid' });
    const { version } = await read(caseId);
    const send = (by: Visitor) => by.post(`/api/admin/cases/${caseId}/decision`, { decision: 'send', version });
    const replies = await Promise.all([send(one), send(other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await product.settle();
    await pass(product, 20 * SECOND);
    expect(await sentOut(product, doctor.phone)).toMatchObject([{ state: 'paid', asked: 1 }]);
    expect(await stageOf(caseId)).toBeNull();
  });

  test.each([
    ['NEEMA MUSHI', 'agrees'],
    ['JUMA HASSAN KOMBA', 'differs'],
  ])('reads that the network calls the number %s, which %s', async (registeredName, check) => {
    const { caseId } = await anApproved({ registeredName });
    expect(await factsOf(caseId)).toMatchObject({ 'name-check': check, 'network-name': registeredName });
    await decide(caseId, 'reject', { note: 'Over.' });
    const kept = await asSystem(product, 'select 1 from payouts where network_name_sealed is not null');
    expect(kept).toEqual([]);
  });

  test('reads that the network knows no name, or did not answer, and may still send', async () => {
    const { caseId } = await anApproved({ registeredName: '' });
    expect(await factsOf(caseId)).toMatchObject({ 'name-check': 'unknown' });
    expect((await read(caseId)).decisions).toContain('send');
    await decide(caseId, 'reject', { note: 'Over.' });
    const silent = await anApproved({ answer: 'unavailable' });
    expect(await factsOf(silent.caseId)).toMatchObject({ 'name-check': 'unavailable' });
    await decide(silent.caseId, 'reject', { note: 'Over.' });
  });

  test('cannot where none pays out: in other currencies, to no wallet, and in parts of a shilling', () => {
    const ctx = product.ctx();
    const owed = {
      payeeId: '',
      money: { amount: 600_000, currency: 'TZS' },
      phone: '+255754000000',
      wallet: 'mpesa',
      collectedBy: null,
    } as const;
    expect(gatewayFor(ctx, owed)?.name).toBe('azampay');
    expect(gatewayFor(ctx, { ...owed, wallet: null })).toBeNull();
    expect(gatewayFor(ctx, { ...owed, collectedBy: 'azampay' })?.name).toBe('azampay');
    expect(gatewayFor(ctx, { ...owed, collectedBy: 'cards' })).toBeNull();
    expect(gatewayFor(ctx, { ...owed, money: { amount: 600_050, currency: 'TZS' } })).toBeNull();
    expect(gatewayFor(ctx, { ...owed, money: { amount: 600_000, currency: 'KES' } })).toBeNull();
    expect(gatewayFor(ctx, { ...owed, wallet: 'mtn', money: { amount: 6_000, currency: 'UGX' } })).toBeNull();
  });
});
