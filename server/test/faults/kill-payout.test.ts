import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sweepPayouts } from '../../src/modules/cases/deliver-payout.ts';
import type { FaultPoint } from '../../src/platform/fault-points.ts';
import { MINUTE, SECOND } from '../../src/platform/time.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { asSystem } from '../as-system.ts';
import { at, brokenInvariants, force, pass } from '../booking-makers.ts';
import { clusterOfRun } from '../cluster-of-run.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { sentOut } from '../payout-makers.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { Visitor } from '../visitor.ts';
import { aWithdrawal } from '../withdrawal-makers.ts';
import { launchProduct } from './processes.ts';

const LONGEST_WAIT_FOR_POINT = 40_000;

let product: TestProduct;
beforeEach(async () => {
  // The process that is killed has the real clock, and the gateway refuses requests of another time.
  product = await openTestProduct({ start: new Date(Date.now() + MINUTE) });
  const { adminUrl, ownerUrl } = clusterOfRun();
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`grant tabibu_app, tabibu_check to ${ownerUrl.user}`);
  await admin.end();
});
afterEach(() => product.close());

/** A withdrawal that two people approved and one lets the gateway pay. No job has run yet. */
async function aSentWithdrawal(scenario: object): Promise<{ doctor: Visitor; withdrawalId: string }> {
  const patient = await product.patient();
  const people = await aWithdrawal(product, patient, at(product, 1, '10:00'));
  await force(product, { phone: people.doctor.phone, ...scenario });
  const [one, other] = [await aMemberOfStaff(product, 'administrator'), await aMemberOfStaff(product, 'administrator')];
  const { id } = (await one.get('/api/admin/cases?kind=withdrawal')).body.data.cases[0] as { id: string };
  for (const [by, decision] of [
    [one, 'propose'],
    [other, 'approve'],
    [other, 'send'],
  ] as const) {
    if (decision === 'send') await product.settle();
    const { version } = (await by.get(`/api/admin/cases/${id}`)).body.data;
    const decided = { decision, version, note: 'Spoke to both.' };
    expect((await by.post(`/api/admin/cases/${id}/decision`, decided)).status).toBe(200);
  }
  return people;
}

/** Runs another process on the product's database until it has died at the point. */
async function dieAt(point: FaultPoint): Promise<void> {
  const { user, password, host, port, database } = product.owner;
  const running = launchProduct({
    port: await freePort(),
    sandboxUrl: product.sandboxUrl,
    databaseUrl: `postgres://${user}:${String(password)}@localhost/${database}?host=${encodeURIComponent(host!)}&port=${port}`,
    environment: { FAULT_POINT: point, SEED_DEMO: 'false', APP_SECRET: product.services.config.appSecret! },
  });
  const end = await Promise.race([running.exited, pause(LONGEST_WAIT_FOR_POINT, undefined, { ref: false })]);
  if (end === undefined) await running.kill('SIGKILL');
  expect(end, `${point} was not reached:\n${running.output()}`).toMatchObject({ signal: 'SIGKILL' });
}

interface Standing {
  readonly payout: string;
  readonly sendings: number;
  readonly journals: number;
}
async function standingOf(withdrawalId: string): Promise<Standing> {
  const [standing] = await asSystem<Standing>(
    product,
    `select p.state as payout,
            (select count(*) from payout_sendings s where s.payout_id = p.id) as sendings,
            (select count(*) from ledger_journals j where j.kind = 'payout' and j.reference = p.subject_id::text) as journals
       from payouts p where p.subject_id = '${withdrawalId}'`,
  );
  return standing!;
}

/** Lets a process that lives take over: its sweep, and five minutes of its jobs. */
async function recover(): Promise<void> {
  product.clock.advance(MINUTE);
  await sweepPayouts(product.ctx());
  await product.settle();
  await pass(product, 5 * MINUTE, 20 * SECOND);
  await sweepPayouts(product.ctx());
  await product.settle();
}

describe('a process that is killed while a gateway pays (R-02, R-04)', () => {
  test.each(['after-payout-call', 'after-payout-status', 'after-payout-settled'] as const)(
    '%s: the gateway was asked once, and it is in the books once',
    { timeout: 90_000 },
    async (point) => {
      const { doctor, withdrawalId } = await aSentWithdrawal({ outcome: 'paid', delayMs: 0 });
      await dieAt(point);
      const paidAtOnce = point === 'after-payout-settled';
      expect(await standingOf(withdrawalId)).toMatchObject({
        payout: paidAtOnce ? 'paid' : 'sending',
        journals: paidAtOnce ? 1 : 0,
      });
      await recover();
      expect(await standingOf(withdrawalId)).toEqual({ payout: 'paid', sendings: 1, journals: 1 });
      expect(await sentOut(product, doctor.phone)).toMatchObject([{ state: 'paid', asked: 1 }]);
      expect(await brokenInvariants(product)).toEqual([]);
    },
  );

  test(
    'before-payout-call: nobody paid, nobody can know that, and nothing is sent again',
    { timeout: 90_000 },
    async () => {
      const { doctor, withdrawalId } = await aSentWithdrawal({ outcome: 'paid', delayMs: 0 });
      await dieAt('before-payout-call');
      await recover();
      expect(await standingOf(withdrawalId)).toEqual({ payout: 'unknown', sendings: 1, journals: 0 });
      expect(await sentOut(product, doctor.phone)).toEqual([]);
      expect(await brokenInvariants(product)).toEqual([]);
    },
  );
});
