/** What the marketplace must do, written again without a database: the smallest thing that can disagree with the product. */

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
  /** When it was moved. */
  readonly moves: number[];
  state: 'awaiting-payment' | 'scheduled' | 'completed' | 'cancelled' | 'expired';
  money: 'none' | 'paid' | 'owed-back';
  /** The wallet answers at that instant; whatever it says until then is nothing. */
  answersAt?: number | undefined;
  /** Only then does its doctor know of it. */
  wasScheduled: boolean;
  /** Only its doctor says that it took place: until then the patient may contest it, and nothing is earned. */
  contestableUntil?: number | undefined;
  contested: boolean;
  reviewed: boolean;
}

export type HoldVerdict = 'held' | 'same' | 'slot-not-offered' | 'slot-taken' | 'patient-busy' | 'too-many-holds' | 'payment-awaited';

export class MarketModel {
  readonly bookings: ModelBooking[] = [];
  /** What each doctor may ask to be paid out, in minor units. */
  readonly balances: number[];
  readonly asked: boolean[];
  owedBack = 0;
  private readonly cancels: number[][];
  /** Half hours that a doctor called off: they stay closed. */
  private readonly closed = new Set<string>();
  now: number;

  constructor({ now, patients, doctors }: { now: number; patients: number; doctors: number }) {
    this.now = now;
    this.balances = Array.from({ length: doctors }, () => 0);
    this.asked = this.balances.map(() => false);
    this.cancels = Array.from({ length: patients }, () => []);
  }

  /** Time has come to this instant: unpaid holds are over after ten minutes (B-01), and what nobody contested for a day is earned (I-40). */
  turnTo(now: number): void {
    this.now = now;
    for (const booking of this.bookings) if (booking.state === 'awaiting-payment' && booking.holdUntil <= now) booking.state = 'expired';
    for (const booking of this.bookings) {
      if (booking.contestableUntil === undefined || booking.contestableUntil > now) continue;
      if (!booking.contested) this.balances[booking.doctor]! += Math.round((booking.price * 80) / 100);
      booking.contestableUntil = undefined;
    }
  }

  liveAt(startsAt: number, but?: ModelBooking): ModelBooking[] {
    return this.bookings.filter((one) => one !== but && one.startsAt === startsAt && (one.state === 'awaiting-payment' || one.state === 'scheduled'));
  }

  /** What asking for a slot has to be answered with (I-17, I-18, B-01). */
  judgeHold(patient: number, doctor: number, startsAt: number): HoldVerdict {
    if (startsAt < this.now + LEAD || this.isClosedAt(doctor, startsAt)) return 'slot-not-offered';
    const live = this.liveAt(startsAt);
    if (live.some((one) => one.doctor === doctor && one.patient !== patient)) return live.some((one) => one.patient === patient) ? 'patient-busy' : 'slot-taken';
    if (live.some((one) => one.doctor === doctor && one.state === 'awaiting-payment')) return 'same';
    const own = this.bookings.filter((one) => one.patient === patient && one.doctor === doctor && one.answersAt !== undefined);
    if (own.some((one) => one.state === 'expired' && one.startsAt === startsAt)) return 'payment-awaited';
    const other = this.heldWith(patient, doctor);
    const holds = this.bookings.filter((one) => one.patient === patient && one.state === 'awaiting-payment').length;
    if ((other === undefined && holds >= 3) || this.isClosedTo(patient)) return 'too-many-holds';
    if (other?.answersAt !== undefined) return 'payment-awaited';
    return live.some((one) => one.patient === patient) ? 'patient-busy' : 'held';
  }

  /** The unpaid time that a patient keeps with a doctor: there is one at most. */
  private heldWith(patient: number, doctor: number): ModelBooking | undefined {
    return this.bookings.find((one) => one.patient === patient && one.doctor === doctor && one.state === 'awaiting-payment');
  }

  isClosedAt(doctor: number, startsAt: number): boolean {
    return this.closed.has(`${doctor} ${startsAt}`);
  }

  /** Only what took place beyond doubt is rated. */
  mayRate({ state, reviewed, contested, contestableUntil }: ModelBooking): boolean {
    return state === 'completed' && !reviewed && !contested && contestableUntil === undefined;
  }

  /** The third own cancellation within a day closes the door for a day from then. */
  private isClosedTo(patient: number): boolean {
    const times = this.cancels[patient]!;
    return times.some((third, index) => index >= 2 && third - times[index - 2]! < DAY && third + DAY > this.now);
  }

  hold(patient: number, doctor: number, booking: { id: string; startsAt: number; price: number }): void {
    const other = this.heldWith(patient, doctor);
    if (other !== undefined) other.state = 'expired';
    this.bookings.push({ ...booking, patient, doctor, holdUntil: this.now + HOLD, state: 'awaiting-payment', money: 'none', wasScheduled: false, moves: [], reviewed: false, contested: false });
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
