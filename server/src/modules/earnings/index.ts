export { checks } from './checks.ts';
export { balanceOfDoctor } from './count-for-desk.ts';
export { creditEarning } from './credit-earning.ts';
export { approveWithdrawal, cancelWithdrawal, payWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
export { findEarning, moneyOf } from './find-earning.ts';
export { countWithdrawals, earnedBy, findWithdrawals } from './find-withdrawals.ts';
export type { FoundWithdrawal } from './find-withdrawals.ts';
export {
  findWithdrawal,
  listOpenWithdrawals,
  openWithdrawals,
  openWithdrawalsOf,
  standingOf,
} from './list-withdrawals.ts';
export type { OpenWithdrawal } from './list-withdrawals.ts';
export { jobs } from './jobs.ts';
export { listDebts } from './list-debts.ts';
export type { Debt } from './list-debts.ts';
export { listPayouts } from './list-payouts.ts';
export { requirePaidOut } from './require-paid-out.ts';
export { requestLastPayout, requestRest } from './request-last-payout.ts';
export { reverseEarning } from './reverse-earning.ts';
export { routes } from './routes.ts';
export { settleMissed } from './settle-missed.ts';
export { walkWithdrawals } from './walk-withdrawals.ts';
export { writeOffOwed } from './write-off-owed.ts';
