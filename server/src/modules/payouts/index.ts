export { approvePayout, dropPayout, recordPayout } from './decide-payout.ts';
export { payoutsOf } from './find-payouts.ts';
export { proposePayout } from './propose-payout.ts';
export type { PayoutKind, PayoutRow } from './store.ts';
