const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOLD = 10 * MINUTE;
const LEAD = 15 * MINUTE;

export interface ModelBooking {
  readonly id: string;
  readonly patient: number;
  readonly doctor: number;
  readonly price: number;
  readonly holdUntil: number;
  startsAt: number;
  /** The times at which it was moved. */
  readonly moves: number[];
  state: 'awaiting-payment' | 'scheduled' | 'completed' | 'cancelled' | 'expired';
  money: 'none' | 'paid' | 'owed-back';
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
  }

  /**
   * Sets the time. Unpaid holds end after ten minutes (B-01), and an uncontested consultation is earned after a day
   * (I-40).
   */
  turnTo(now: number): void {
    this.now = now;
    for (const booking of this.bookings)
      if (booking.state === 'awaiting-payment' && booking.holdUntil <= now) booking.state = 'expired';
    for (const booking of this.bookings) {
      if (booking.contestableUntil === undefined || booking.contestableUntil > now) continue;
      if (!booking.contested) this.balances[booking.doctor]! += Math.round((booking.price * 80) / 100);
      booking.contestableUntil = undefined;
    }
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
    if (other !== undefined) other.state = 'expired';
    this.bookings.push({
      ...booking,
      patient,
      doctor,
      holdUntil: this.now + HOLD,
      state: 'awaiting-payment',
      money: 'none',
      wasScheduled: false,
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
    if (booking.money === 'paid') this.giveBack(booking);
  }

  giveBack(booking: ModelBooking): void {
    booking.money = 'owed-back';
    this.owedBack += booking.price;
  }

  complete(booking: ModelBooking): void {
    booking.state = 'completed';
    booking.contestableUntil = this.now + DAY;
  }
}
