import type { WITHDRAWAL_STATES } from '@tabibu/contract/earnings';

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** What becomes of the money when a request is decided; a paid one carries its moment. The trigger on `withdrawals` holds the same list. */
export interface Edge {
  readonly from: WithdrawalState;
  readonly to: WithdrawalState;
  readonly who: string;
  readonly money: string;
}

export const EDGES: readonly Edge[] = [
  { from: 'pending', to: 'approved', who: 'an administrator', money: 'stays set aside until it is marked as paid' },
  { from: 'pending', to: 'rejected', who: 'an administrator', money: 'goes back to the doctor' },
];
