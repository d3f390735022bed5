import { expect } from 'vitest';
import { MINUTE, SECOND } from '../../src/platform/time.ts';
import { asSystem } from '../as-system.ts';
import { force, pass } from '../booking-makers.ts';
import { sentOut } from '../payout-makers.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { Visitor } from '../visitor.ts';
import type { MarketModel } from './market-model.ts';
import { asDoctor, step } from './market-step.ts';
import type { Command, Market } from './market-step.ts';

/** How the gateway treats a payout, and where it stands after three minutes. */
const MANNERS = {
  pays: { scenario: { outcome: 'paid' }, stage: null },
  'pays, and its answer is lost': { scenario: { outcome: 'paid', answer: 'lost' }, stage: null },
  'pays, and reports it five times': { scenario: { outcome: 'paid', copies: 5 }, stage: null },
  declines: { scenario: { outcome: 'insufficient' }, stage: 'approved' },
  'never answers': { scenario: { outcome: 'silence' }, stage: 'unknown' },
  'pays too little': { scenario: { outcome: 'wrong-amount' }, stage: 'unknown' },
  'lies about it': { scenario: { outcome: 'forged' }, stage: 'unknown' },
} as const;

export type Manner = keyof typeof MANNERS;
export const PAYOUT_MANNERS = Object.keys(MANNERS) as Manner[];

/** A shilling in minor units. */
const SHILLING = 100;

let numbers = 0;

/**
 * Two administrators let the gateway pay what a doctor asked for, or asks for now: all that there is in whole
 * shillings, because a call of a coupon is worth a part of a shilling too and a payout is not. Where the gateway does
 * not pay, they find out whether it was paid: then they record it, otherwise they refuse the request. What is asked
 * for is paid once or back on the balance.
 */
export function paysOut([doctor, manner, isFound]: [number, Manner, boolean]): Command {
  return step(
    `the gateway ${manner} when it is to pay doctor ${doctor}, ${isFound ? 'and it was paid' : 'and it was not paid'}`,
    (model) => model.asked[doctor]! > 0 || model.balances[doctor]! >= SHILLING,
    async (model, market) => {
      if (model.asked[doctor] === 0) await asksForAll(model, market, doctor);
      const amount = model.asked[doctor]!;
      const before = await sendingsTo(market, doctor);
      const { scenario, stage } = MANNERS[manner];
      await force(market.product, { phone: market.doctors[doctor]!.phone, ...scenario });
      const caseId = await caseOf(market, doctor);
      // Paying takes two: the second one has to be there when the first one proposes.
      await anAdministrator(market);
      await decide(market, caseId, ['propose'], ['approve'], ['send']);
      await pass(market.product, 3 * MINUTE, 15 * SECOND);
      const shown = await readCase(market, caseId);
      // Of a single shilling nothing smaller can be paid: the sandbox then declines.
      const isDeclined = manner === 'pays too little' && amount === SHILLING;
      expect([manner, shown.case.stage]).toEqual([manner, isDeclined ? 'approved' : stage]);
      let isPaid = stage === null;
      if (!isPaid) isPaid = await settleByHand(market, caseId, shown.case.stage, isFound);
      model.asked[doctor] = 0;
      if (isPaid) model.paidOut[doctor]! += amount;
      else model.receive(doctor, amount);
      expect(await sendingsTo(market, doctor)).toBe(before + 1);
      const { body } = await asDoctor(market, doctor, (browser) => browser.get('/api/doctor/earnings'));
      expect(body.data).toMatchObject({ paid_out: { amount: model.paidOut[doctor] }, pending: { amount: 0 } });
    },
  );
}

async function asksForAll(model: MarketModel, market: Market, doctor: number): Promise<void> {
  const amount = Math.floor(model.balances[doctor]! / SHILLING) * SHILLING;
  const wish = { amount, payout_phone: market.doctors[doctor]!.phone };
  const asked = await asDoctor(market, doctor, (browser) => browser.post('/api/doctor/withdrawals', wish));
  expect(asked.status).toBe(201);
  model.balances[doctor]! -= amount;
  model.asked[doctor] = amount;
}

/** Ends what the gateway did not pay for sure. Returns whether it counts as paid. */
async function settleByHand(market: Market, caseId: string, stage: string | null, isFound: boolean): Promise<boolean> {
  numbers += 1;
  if (isFound) await decide(market, caseId, ['record-paid', { transaction_number: `MARKET-${numbers}` }]);
  else if (stage === 'unknown')
    await decide(market, caseId, ['record-unpaid', { note: 'Hapana' }], ['reject', { note: 'Hapana' }]);
  else await decide(market, caseId, ['reject', { note: 'Hapana' }]);
  return isFound;
}

type Decision = readonly [string, object?];

/** Decides one thing after the other, each as another administrator than the one before. */
export async function decide(market: Market, caseId: string, ...decisions: readonly Decision[]): Promise<void> {
  for (const [decision, rest = {}] of decisions) {
    const by = await anAdministrator(market);
    const { version } = (await by.get(`/api/admin/cases/${caseId}`)).body.data;
    const reply = await by.post(`/api/admin/cases/${caseId}/decision`, {
      decision,
      version,
      note: 'Spoke to both.',
      ...rest,
    });
    expect([decision, reply.status]).toEqual([decision, 200]);
    await market.product.settle();
  }
}

const anAdministrator = ({ product }: Market): Promise<Visitor> => aMemberOfStaff(product, 'administrator');

async function readCase(market: Market, caseId: string): Promise<{ case: { stage: string | null } }> {
  return (await (await anAdministrator(market)).get(`/api/admin/cases/${caseId}`)).body.data;
}

/** How often the gateway was told to pay a doctor. */
async function sendingsTo({ product, doctors }: Market, doctor: number): Promise<number> {
  return (await sentOut(product, doctors[doctor]!.phone)).length;
}

async function caseOf({ product, doctors }: Market, doctor: number): Promise<string> {
  await product.settle();
  const [found] = await asSystem<{ id: string }>(
    product,
    `select c.id from cases c join withdrawals w on c.kind = 'withdrawal' and c.subject_id = w.id::text
      where w.doctor_id = '${doctors[doctor]!.id}' and w.state = 'pending' and c.closed_at is null`,
  );
  return found!.id;
}
