export { askGateway, callGateway } from './call-gateway.ts';
export type { Asked } from './call-gateway.ts';
export { checks } from './checks.ts';
export { approvePayout, dropPayout, recordPayout } from './decide-payout.ts';
export {
  declineSending,
  foundPaid,
  foundUnpaid,
  isNumberUsed,
  isOutOfPatience,
  loseSending,
  nextAsking,
  noteAccepted,
  noteAsked,
  noteDoubt,
  paySending,
} from './end-sending.ts';
export {
  findPayout,
  findSending,
  lastSendingOf,
  listLostSendings,
  listTroubledSendings,
  payoutHistory,
  payoutsOf,
  subjectsNumbered,
} from './find-payouts.ts';
export { lookUpName, networkNameOf } from './look-up-name.ts';
export type { PayoutHistory } from './find-payouts.ts';
export { proposePayout } from './propose-payout.ts';
export { namesAgree } from './rules.ts';
export { sendPayout } from './send-payout.ts';
export type { SendingRow } from './sending-store.ts';
export { PAID_REFUNDS } from './store.ts';
export type { PayoutKind, PayoutRow } from './store.ts';
export { exportRefunds } from './export-own.ts';
