import type { CaseStep } from '@tabibu/contract/case-words';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { sealNote } from './case-note.ts';
import * as store from './store.ts';

interface NewStep {
  readonly caseId: string;
  /** Who did it, or whose doing has this result. */
  readonly accountId: string;
  readonly step: CaseStep;
  /** Empty for none. */
  readonly note: string;
}

/** Writes into the history of a case what the caller did, with a note or ''. */
export async function addStep(inside: Context, caseId: string, step: CaseStep, note: string): Promise<void> {
  await addStepOf(inside, { caseId, accountId: accountOf(inside), step, note });
}

/** Writes into the history of a case what somebody did, or what came of it. */
export async function addStepOf(inside: Context, { caseId, accountId, step, note }: NewStep): Promise<void> {
  const now = inside.clock.now();
  const id = newId(now);
  const noteSealed = sealNote(inside, id, note);
  await inside.db.run(store.addStep, { id, caseId, now, accountId, step, noteSealed });
}
