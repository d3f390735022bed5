import { describe, expect, test } from 'vitest';
import { CaseDesk } from '../../../test/case-desk.ts';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants, pass } from '../../../test/booking-makers.ts';
import { asOwner } from '../../../test/security/kept-rows.ts';
import { eventually } from '../../../test/slow-machines.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { deliverPayout, queryPayout, sweepPayouts } from './deliver-payout.ts';

const desk = new CaseDesk();

describe('a payout whose outcome is in doubt', () => {
  test('that is reported many times is settled once, by the status that the report only asks for', async () => {
    const { caseId, withdrawalId } = await desk.aSent({ outcome: 'paid', copies: 5 });
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND, SECOND);
    expect(await desk.stageOf(caseId)).toBeNull();
    // The sandbox reports in real time, also after the status has settled it.
    const reports = () =>
      asSystem<{ outcome: string }>(
        desk.product,
        "select outcome from callback_inbox where claim ? 'externalId' and payment_id is null",
      );
    await eventually(async () => {
      await desk.product.settle();
      return (await reports()).length > 0;
    });
    expect(new Set((await reports()).map(({ outcome }) => outcome))).toEqual(new Set(['payout']));
    expect(await desk.journals(withdrawalId)).toBe(1);
    expect(await brokenInvariants(desk.product)).toEqual([]);
  });

  test('that stands as paid without a journal breaks the invariants', async () => {
    const { caseId, withdrawalId } = await desk.anApproved();
    const mark = (state: string, more: string) =>
      `alter table payouts disable trigger user; update payouts set state = '${state}', ${more} where subject_id = '${withdrawalId}'; alter table payouts enable trigger user`;
    await asOwner(desk.product.owner, async (client) => {
      await client.query(mark('paid', "paid_by = approved_by, paid_at = now(), transaction_number = 'NEVER-PAID'"));
      expect((await brokenInvariants(desk.product)).map((line) => line.slice(0, 4))).toEqual(['I-95', 'I-98']);
      await client.query(mark('approved', 'paid_by = null, paid_at = null, transaction_number = null'));
    });
    await desk.decide(caseId, 'reject', { note: 'Over.' });
    expect(await brokenInvariants(desk.product)).toEqual([]);
  });

  test('that is reported as paid while the gateway itself says otherwise is not paid', async () => {
    const { caseId, withdrawalId } = await desk.aSent({ outcome: 'forged' });
    await desk.product.settle();
    await pass(desk.product, 3 * MINUTE, 20 * SECOND);
    expect(await desk.stageOf(caseId)).toBe('unknown');
    expect(await desk.journals(withdrawalId)).toBe(0);
    await desk.decide(caseId, 'record-unpaid', { note: 'Not paid.' });
    await desk.decide(caseId, 'reject', { note: 'Over.' });
  });

  test.each([
    [{ outcome: 'wrong-amount' }, 'amount'],
    [{ outcome: 'paid', status: 'loose' }, 'unproven'],
  ])('that the gateway calls paid with %o stays in front of a person', async (scenario, doubt) => {
    const { caseId, withdrawalId } = await desk.aSent(scenario);
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND);
    expect(await desk.stageOf(caseId)).toBe('unknown');
    const { facts } = await desk.read(caseId);
    expect(facts).toContainEqual({
      label: 'doubt',
      text: doubt,
      ...(doubt === 'amount' ? { money: { amount: 999_900, currency: 'TZS' } } : {}),
    });
    expect(await desk.journals(withdrawalId)).toBe(0);
    expect(await brokenInvariants(desk.product)).toEqual([]);
    await desk.decide(caseId, 'record-paid', { transaction_number: `SBX-${doubt}` });
    expect(await desk.journals(withdrawalId)).toBe(1);
  });

  test('that counts as not paid and was paid after all raises an alarm when the gateway reports it', async () => {
    const { caseId, withdrawalId } = await desk.aSent({ outcome: 'paid', delayMs: 30 * MINUTE });
    await desk.product.settle();
    await pass(desk.product, 3 * MINUTE, 20 * SECOND);
    await desk.decide(caseId, 'record-unpaid', { note: 'They say so.' });
    desk.product.clock.advance(30 * MINUTE);
    const [sending] = await desk.sendings(withdrawalId);
    const alarms: unknown[] = [];
    const log = { ...desk.product.services.log, error: (said: unknown) => void alarms.push(said) };
    await queryPayout(desk.product.ctx(undefined, { log: log as typeof desk.product.services.log }), {
      sendingId: sending!.id,
    });
    expect(alarms).toMatchObject([{ alarm: 'payout-paid-after-all' }]);
    expect(await desk.journals(withdrawalId)).toBe(0);
    await desk.decide(caseId, 'reject', { note: 'Over.' }, await aMemberOfStaff(desk.product, 'administrator'));
  });

  test('that cannot reach the gateway goes back to those who approved it', async () => {
    const { caseId } = await desk.aSent({ outcome: 'paid' });
    const { integrations } = desk.product.ctx();
    const away = { ...integrations, payoutGatewayNamed: () => null };
    const [{ id: sendingId }] = (await asSystem<{ id: string }>(
      desk.product,
      "select id from payout_sendings where state = 'sending'",
    )) as [{ id: string }];
    await deliverPayout(desk.product.ctx(undefined, { integrations: away }), { sendingId });
    expect(await desk.stageOf(caseId)).toBe('approved');
    expect(await desk.factsOf(caseId)).toMatchObject({ declined: 'network' });
    await desk.decide(caseId, 'reject', { note: 'Over.' });
  });

  test('whose jobs were lost is found by the sweep', async () => {
    const { caseId, withdrawalId } = await desk.aSent({ outcome: 'paid' });
    const [sending] = await desk.sendings(withdrawalId);
    await desk.product.db.pool.query("delete from outbox where name in ('cases.deliver-payout', 'cases.query-payout')");
    await desk.product.settle();
    expect(await desk.stageOf(caseId)).toBe('sending');
    desk.product.clock.advance(30 * SECOND);
    await sweepPayouts(desk.product.ctx());
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND);
    expect(await desk.stageOf(caseId)).toBeNull();
    expect((await desk.sendings(withdrawalId)).map(({ id }) => id)).toEqual([sending!.id]);
  });
});
