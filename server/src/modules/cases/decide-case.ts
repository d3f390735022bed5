import type { CaseDecision } from '@tabibu/contract/case-words';
import { needsReason } from '@tabibu/contract/case-words';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStepUp } from '../identity/index.ts';
import { addStep } from './add-step.ts';
import { requireVisible } from './case-kinds.ts';
import { readCase } from './read-case.ts';
import { CASE_SOURCES } from './case-sources.ts';
import * as store from './store.ts';
import { syncCase } from './sync-case.ts';

interface CaseDecided {
  readonly decision: CaseDecision;
  /** What the caller saw. */
  readonly version: string;
  readonly note?: string | undefined;
  readonly transaction_number?: string | undefined;
}

/**
 * Decides a case and carries the decision out, in one transaction. Of two people at once one decides, the other gets
 * `case-changed`. Also throws `not-found`, `step-up-required`, `case-closed`, `case-changed` when the case is not what
 * the caller saw, `not-allowed` for a decision that its stage does not allow, `own-approval` and `own-payout` (Z-10),
 * and `reason-required` for a decision that nobody takes without saying why, and for money to a number whose network
 * names somebody else.
 */
export async function decideCase(ctx: Context, id: string, decided: CaseDecided): Promise<void> {
  const { decision, version, note = '', transaction_number: transactionNumber } = decided;
  if (note === '' && needsReason(decision)) throw new Problem('reason-required');
  await inTransaction(ctx, async (inside) => {
    const row = requireVisible(inside, await inside.db.maybe(store.lockCase, { id }));
    await requireStepUp(inside);
    if (row.closed_at !== null) throw new Problem('case-closed');
    const story = await readCase(inside, id);
    const { stage } = story.case;
    if (stage === null || story.version !== version) throw new Problem('case-changed');
    if (!story.decisions.includes(decision)) throw refusalOf(story.hindrance);
    const nameCheck = story.facts.find(({ label }) => label === 'name-check')?.text ?? '';
    if (note === '' && needsReason(decision, nameCheck)) throw new Problem('reason-required');
    await CASE_SOURCES[row.kind].decide(inside, row.subject_id, { decision, note, transactionNumber });
    // The number of the payment stays readable in the history of a settled case.
    const written = decision === 'record-paid' ? [transactionNumber ?? '', note] : [note];
    await addStep(inside, id, decision, written.filter((line) => line !== '').join('\n'));
    await audit(inside, {
      action: 'cases.decide',
      object: 'case',
      objectId: id,
      details: { kind: row.kind, subject: row.subject_id, decision },
    });
    await syncCase(inside, row.kind, row.subject_id);
  });
}

function refusalOf(hindrance: Awaited<ReturnType<typeof readCase>>['hindrance']): Problem {
  if (hindrance === 'own-money') return new Problem('own-payout');
  if (hindrance === 'money-held') return new Problem('money-held');
  if (hindrance === 'about-family') return new Problem('about-family');
  return new Problem(hindrance === null ? 'not-allowed' : 'own-approval');
}
