import { CreditModel, sumOf } from './credit-model.ts';
import type { Taken } from './credit-model.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOLD = 10 * MINUTE;
const LEAD = 15 * MINUTE;

export interface ModelBooking {
  readonly id: string;
  readonly patient: number;
  readonly doctor: number;
  readonly price: number;
  /** How much of the price credit pays; fixed when the time was held. */
  readonly credit: number;
  /** The credit that is set aside for it or has paid for it. */
  taken: Taken[];
  /** Credit alone has paid for it, also if it was cancelled later. */
  byCredit: boolean;
  readonly holdUntil: number;
  startsAt: number;
  /** The times at which it was moved. */
  readonly moves: number[];
  state: 'awaiting-payment' | 'scheduled' | 'completed' | 'cancelled' | 'expired' | 'missed';
  /** 'credit': credit alone has paid. */
  money: 'none' | 'paid' | 'credit' | 'owed-back';
  /** The time at which the wallet answers. Until then the payment has no result. */
  answersAt?: number | undefined;
  /** The doctor learns of a booking only when it is scheduled. */
  wasScheduled: boolean;
  /** The end of the day in which the patient may contest the doctor's word. Nothing is earned before it. */
  contestableUntil?: number | undefined;
  contested: boolean;
  reviewed: boolean;
}

export type HoldVerdict =
  'held' | 'same' | 'slot-not-offered' | 'slot-taken' | 'patient-busy' | 'too-many-holds' | 'payment-awaited';

/** A model of the marketplace without a database. The walk compares the product with it after every step. */
export class MarketModel {
  readonly bookings: ModelBooking[] = [];
  /** What each doctor may withdraw, in minor units. */
  readonly balances: number[];
  /** What each doctor has asked for and not got yet, in minor units. */
  readonly asked: number[];
  readonly paidOut: number[];
  owedBack = 0;
  readonly credits: CreditModel[];
  private readonly cancels: number[][];
  /** Half hours that a doctor cancelled. They stay closed. */
  private readonly closed = new Set<string>();
  now: number;

  constructor({ now, patients, doctors }: { now: number; patients: number; doctors: number }) {
    this.now = now;
    this.balances = Array.from({ length: doctors }, () => 0);
    this.asked = this.balances.map(() => 0);
    this.paidOut = this.balances.map(() => 0);
    this.cancels = Array.from({ length: patients }, () => []);
    this.credits = this.cancels.map(() => new CreditModel());
  }

  /**
   * Sets the time. Unpaid holds end after ten minutes (B-01), and an uncontested consultation is earned after a day
   * (I-40).
   */
  turnTo(now: number): void {
    this.now = now;
    for (const booking of this.bookings)
      if (booking.state === 'awaiting-payment' && booking.holdUntil <= now) this.expire(booking);
    for (const credit of this.credits) credit.turnTo(now);
    for (const booking of this.bookings) {
      if (booking.contestableUntil === undefined || booking.contestableUntil > now) continue;
      if (!booking.contested) this.balances[booking.doctor]! += Math.round((booking.price * 80) / 100);
      booking.contestableUntil = undefined;
    }
  }

  private expire(booking: ModelBooking): void {
    booking.state = 'expired';
    this.credits[booking.patient]!.release(booking.taken);
    booking.taken = [];
  }

  /** Schedules a booking that money, credit or both pay. After the hold its credit is taken again, if it is there. */
  schedule(booking: ModelBooking, money: 'paid' | 'credit'): void {
    if (booking.state === 'expired') booking.taken = this.credits[booking.patient]!.take(booking.credit, this.now);
    if (sumOf(booking.taken) !== booking.credit) throw new Error(`credit is missing for booking ${booking.id}`);
    Object.assign(booking, { state: 'scheduled', money, wasScheduled: true, answersAt: undefined });
  }

  /** A third of the price, in whole shillings, counts as a consultation; the rest is credit. */
  miss(booking: ModelBooking): void {
    const counted = Math.floor(booking.price / 300) * 100;
    booking.state = 'missed';
    booking.taken = [];
    this.balances[booking.doctor]! += Math.round((counted * 80) / 100);
    this.credits[booking.patient]!.give(booking.price - counted, this.now);
  }

  liveAt(startsAt: number, but?: ModelBooking): ModelBooking[] {
    return this.bookings.filter(
      (one) =>
        one !== but && one.startsAt === startsAt && (one.state === 'awaiting-payment' || one.state === 'scheduled'),
    );
  }

  /** Returns how the product has to answer a request for a slot (I-17, I-18, B-01). */
  judgeHold(patient: number, doctor: number, startsAt: number): HoldVerdict {
    if (startsAt < this.now + LEAD || this.isClosedAt(doctor, startsAt)) return 'slot-not-offered';
    const live = this.liveAt(startsAt);
    if (live.some((one) => one.doctor === doctor && one.patient !== patient))
      return live.some((one) => one.patient === patient) ? 'patient-busy' : 'slot-taken';
    if (live.some((one) => one.doctor === doctor && one.state === 'awaiting-payment')) return 'same';
    const own = this.bookings.filter(
      (one) => one.patient === patient && one.doctor === doctor && one.answersAt !== undefined,
    );
    if (own.some((one) => one.state === 'expired' && one.startsAt === startsAt)) return 'payment-awaited';
    const other = this.heldWith(patient, doctor);
    const holds = this.bookings.filter((one) => one.patient === patient && one.state === 'awaiting-payment').length;
    if ((other === undefined && holds >= 3) || this.isClosedTo(patient)) return 'too-many-holds';
    if (other?.answersAt !== undefined) return 'payment-awaited';
    return live.some((one) => one.patient === patient) ? 'patient-busy' : 'held';
  }

  /** Returns the unpaid booking of a patient with a doctor. There is at most one. */
  private heldWith(patient: number, doctor: number): ModelBooking | undefined {
    return this.bookings.find(
      (one) => one.patient === patient && one.doctor === doctor && one.state === 'awaiting-payment',
    );
  }

  isClosedAt(doctor: number, startsAt: number): boolean {
    return this.closed.has(`${doctor} ${startsAt}`);
  }

  /** A patient may rate only a consultation that was completed and can no longer be contested. */
  mayRate({ state, reviewed, contested, contestableUntil }: ModelBooking): boolean {
    return state === 'completed' && !reviewed && !contested && contestableUntil === undefined;
  }

  /** A patient who cancels three times within a day cannot book for a day after the third time. */
  private isClosedTo(patient: number): boolean {
    const times = this.cancels[patient]!;
    return times.some((third, index) => index >= 2 && third - times[index - 2]! < DAY && third + DAY > this.now);
  }

  hold(patient: number, doctor: number, booking: { id: string; startsAt: number; price: number }): void {
    const other = this.heldWith(patient, doctor);
    if (other !== undefined) this.expire(other);
    const taken = this.credits[patient]!.take(booking.price, this.now);
    this.bookings.push({
      ...booking,
      taken,
      credit: sumOf(taken),
      patient,
      doctor,
      holdUntil: this.now + HOLD,
      state: 'awaiting-payment',
      money: 'none',
      wasScheduled: false,
      byCredit: false,
      moves: [],
      reviewed: false,
      contested: false,
    });
  }

  mayCancel({ state, startsAt }: ModelBooking): boolean {
    return state === 'awaiting-payment' || (state === 'scheduled' && startsAt > this.now);
  }

  cancel(booking: ModelBooking, by: 'patient' | 'doctor'): void {
    booking.state = 'cancelled';
    if (by === 'doctor') this.closed.add(`${booking.doctor} ${booking.startsAt}`);
    if (by === 'patient') this.cancels[booking.patient]!.push(this.now);
    const credit = this.credits[booking.patient]!;
    if (booking.wasScheduled) credit.giveBack(booking.taken, this.now, by === 'doctor');
    else credit.release(booking.taken);
    booking.taken = [];
    if (booking.money === 'paid') this.giveBack(booking);
    if (booking.money === 'credit') booking.money = 'none';
  }

  giveBack(booking: ModelBooking): void {
    booking.money = 'owed-back';
    this.owedBack += booking.price - booking.credit;
  }

  complete(booking: ModelBooking): void {
    booking.state = 'completed';
    booking.contestableUntil = this.now + DAY;
  }
}
