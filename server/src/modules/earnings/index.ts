export { checks } from './checks.ts';
export { creditEarning } from './credit-earning.ts';
export { approveWithdrawal, payWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
export { findWithdrawal, listOpenWithdrawals, openWithdrawals, standingOf } from './list-withdrawals.ts';
export { jobs } from './jobs.ts';
export { listPayouts } from './list-payouts.ts';
export { reverseEarning } from './reverse-earning.ts';
export { routes } from './routes.ts';
export { settleMissed } from './settle-missed.ts';
