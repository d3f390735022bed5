import type { Taken } from './credit-model.ts';

/** A booking as the model of the market knows it. */
export interface ModelBooking {
  readonly id: string;
  readonly patient: number;
  readonly doctor: number;
  /** The member of the patient's family for whom it is; null for the patient. */
  member: string | null;
  readonly price: number;
  /** How much of the price credit pays; fixed when the time was held. */
  readonly credit: number;
  /** The credit that is set aside for it or has paid for it. */
  taken: Taken[];
  /** Credit alone has paid for it, also if it was cancelled later. */
  byCredit: boolean;
  /** A call of the patient's coupon has paid for it, also if it was cancelled later. */
  byCall: boolean;
  readonly holdUntil: number;
  startsAt: number;
  /** The times at which it was moved. */
  readonly moves: number[];
  state: 'awaiting-payment' | 'scheduled' | 'completed' | 'cancelled' | 'expired' | 'missed';
  /** 'credit': credit alone has paid; 'call': a call of a coupon has. */
  money: 'none' | 'paid' | 'credit' | 'call' | 'owed-back';
  /** The time at which the wallet answers. Until then the payment has no result. */
  answersAt?: number | undefined;
  /** The doctor learns of a booking only when it is scheduled. */
  wasScheduled: boolean;
  /** The end of the day in which the patient may contest the doctor's word. Nothing is earned before it. */
  contestableUntil?: number | undefined;
  contested: boolean;
  /** The call itself proves it: earned at once, and contestable until then. */
  provenUntil?: number | undefined;
  isProven: boolean;
  /** What was decided about its contest. */
  verdict?: 'refund' | 'keep' | 'new-appointment';
  reviewed: boolean;
}

export type HoldVerdict =
  | 'held'
  | 'same'
  | 'slot-not-offered'
  | 'slot-taken'
  | 'patient-busy'
  | 'too-many-holds'
  | 'payment-awaited';

/** Returns a booking whose time has just been held. */
export function newBooking(
  held: Pick<
    ModelBooking,
    'id' | 'patient' | 'doctor' | 'member' | 'price' | 'credit' | 'taken' | 'holdUntil' | 'startsAt'
  >,
): ModelBooking {
  return {
    ...held,
    state: 'awaiting-payment',
    money: 'none',
    wasScheduled: false,
    byCredit: false,
    byCall: false,
    moves: [],
    reviewed: false,
    contested: false,
    isProven: false,
  };
}

/** A patient may rate only a consultation that was completed and can no longer be contested. */
export function mayRate({ state, reviewed, contested, verdict, contestableUntil }: ModelBooking): boolean {
  if (state !== 'completed' || reviewed) return false;
  return contested ? verdict === 'keep' || verdict === 'new-appointment' : contestableUntil === undefined;
}
