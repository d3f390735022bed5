import { afterAll, beforeAll, beforeEach } from 'vitest';
import { MINUTE } from '../src/platform/time.ts';
import { asSystem } from './as-system.ts';
import { at, force } from './booking-makers.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { aMemberOfStaff } from './staff-makers.ts';
import type { Reply, Visitor } from './visitor.ts';
import { aWithdrawal } from './withdrawal-makers.ts';

/** A withdrawal that two people approved. */
interface Approved {
  readonly caseId: string;
  readonly doctor: Visitor;
  readonly withdrawalId: string;
}

/**
 * A product and two administrators with fresh factors for each test of a file, and what they do with cases of
 * withdrawals.
 */
export class CaseDesk {
  product!: TestProduct;
  one!: Visitor;
  other!: Visitor;
  private patient!: Visitor;
  private days = 0;

  constructor() {
    beforeAll(async () => {
      this.product = await openTestProduct();
      this.patient = await this.product.patient();
    });
    afterAll(() => this.product.close());
    beforeEach(async () => {
      this.product.clock.advance(16 * MINUTE);
      await fetch(`${this.product.sandboxUrl}/sandbox/scenario`, { method: 'DELETE' });
      await this.comeBack();
    });
  }

  /** Replaces the administrators by two whose factors are fresh. */
  async comeBack(): Promise<void> {
    this.one = await aMemberOfStaff(this.product, 'administrator');
    this.other = await aMemberOfStaff(this.product, 'administrator');
  }

  async read(caseId: string, by = this.one) {
    return (await by.get(`/api/admin/cases/${caseId}`)).body.data;
  }

  /** Decides as somebody who has just read the case. */
  async decide(caseId: string, decision: string, rest: object = {}, by = this.one): Promise<Reply> {
    const { version } = await this.read(caseId, by);
    // The sandbox may name somebody else for the number: then it takes a reason.
    const note = decision === 'approve' || decision === 'send' ? { note: 'Spoke to both.' } : {};
    return by.post(`/api/admin/cases/${caseId}/decision`, { decision, version, ...note, ...rest });
  }

  /** The texts of the facts by their labels. */
  async factsOf(caseId: string): Promise<Record<string, string | undefined>> {
    const { facts } = (await this.read(caseId)) as { facts: { label: string; text?: string }[] };
    return Object.fromEntries(facts.map(({ label, text }) => [label, text]));
  }

  async stageOf(caseId: string): Promise<string | null> {
    return (await this.read(caseId)).case.stage;
  }

  /** A withdrawal that two people approved, whose number the sandbox treats as said. */
  async anApproved(scenario: object = {}): Promise<Approved> {
    this.days += 1;
    const { product } = this;
    const { doctor, withdrawalId } = await aWithdrawal(product, this.patient, at(product, this.days, '10:00'));
    await force(product, { phone: doctor.phone, ...scenario });
    const { cases } = (await this.one.get('/api/admin/cases?kind=withdrawal')).body.data;
    const caseId = cases.at(-1).id as string;
    await this.decide(caseId, 'propose');
    await product.settle();
    await this.decide(caseId, 'approve', {}, this.other);
    await product.settle();
    return { caseId, doctor, withdrawalId };
  }

  /** One that an administrator has let the gateway pay; no job has run since. */
  async aSent(scenario: object = {}): Promise<Approved> {
    const approved = await this.anApproved(scenario);
    const sent = await this.decide(approved.caseId, 'send');
    if (sent.status !== 200) throw new Error(`it was not sent: ${sent.status} ${sent.text}`);
    return approved;
  }

  /** How often the money of a withdrawal left the house. */
  async journals(withdrawalId: string): Promise<number> {
    const sql = `select 1 from ledger_journals where kind = 'payout' and reference = '${withdrawalId}'`;
    return (await asSystem(this.product, sql)).length;
  }

  /** The attempts of the gateway to pay a withdrawal, oldest first. */
  async sendings(withdrawalId: string): Promise<{ id: string; external_id: string; state: string }[]> {
    return asSystem<{ id: string; external_id: string; state: string }>(
      this.product,
      `select s.id, s.external_id, s.state from payout_sendings s join payouts p on p.id = s.payout_id
        where p.subject_id = '${withdrawalId}' order by s.created_at`,
    );
  }
}
