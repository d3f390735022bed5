import type { StageBody } from '@tabibu/contract/stages';
import type { CallViewBody } from '../api/calls.ts';

/** Stages in which the appointment is still to come or in progress. */
const GOES_ON: readonly StageBody['name'][] = ['planned', 'delayed', 'open', 'accepted'];

/** Returns whether the appointment is over or waits for a decision: nobody joins its call any more. */
export function isSettled({ stage }: Pick<CallViewBody, 'stage'>): boolean {
  return !GOES_ON.includes(stage.name);
}
