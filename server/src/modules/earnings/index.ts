export { checks } from './checks.ts';
export { creditEarning } from './credit-earning.ts';
export { approveWithdrawal, payWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
export { earnedBy, findWithdrawals } from './find-withdrawals.ts';
export type { FoundWithdrawal } from './find-withdrawals.ts';
export { findWithdrawal, listOpenWithdrawals, openWithdrawals, standingOf } from './list-withdrawals.ts';
export { listPayouts } from './list-payouts.ts';
export { reverseEarning } from './reverse-earning.ts';
export { routes } from './routes.ts';
