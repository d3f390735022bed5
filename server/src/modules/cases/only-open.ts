import type { CaseDecision, CaseStage } from '@tabibu/contract/case-words';

/** Returns the decisions of a kind whose cases are decided in one step. Pure. */
export function decidedAtOnce(
  decisions: readonly CaseDecision[],
): Readonly<Record<CaseStage, readonly CaseDecision[]>> {
  return { open: decisions, proposed: [], approved: [], sending: [], unknown: [] };
}

/** Where a thing stands that is decided in one step. */
export const OPEN = { stage: 'open', proposedBy: null } as const;
