import type { CouponModel } from './coupon-model.ts';
import { CreditModel, sumOf } from './credit-model.ts';
import { FamilyModel } from './family-model.ts';
import { newBooking } from './model-booking.ts';
import type { HoldVerdict, ModelBooking } from './model-booking.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOLD = 10 * MINUTE;
const LEAD = 15 * MINUTE;

/** A model of the marketplace without a database. The walk compares the product with it after every step. */
export class MarketModel {
  readonly bookings: ModelBooking[] = [];
  /** What each doctor may withdraw, in minor units. */
  readonly balances: number[];
  /** What each doctor has asked for and not got yet, in minor units. */
  readonly asked: number[];
  readonly paidOut: number[];
  /** What each doctor owes, because an earning was taken back that was paid out before. */
  readonly owed: number[];
  owedBack = 0;
  readonly credits: CreditModel[];
  readonly coupons: readonly CouponModel[];
  readonly families: readonly FamilyModel[];
  private readonly cancels: number[][];
  private readonly givenUp: number[][];
  /** Half hours that a doctor cancelled. They stay closed. */
  private readonly closed = new Set<string>();
  now: number;

  constructor({ now, coupons, doctors }: { now: number; coupons: readonly CouponModel[]; doctors: number }) {
    this.now = now;
    this.balances = Array.from({ length: doctors }, () => 0);
    this.asked = this.balances.map(() => 0);
    this.paidOut = this.balances.map(() => 0);
    this.owed = this.balances.map(() => 0);
    this.coupons = coupons;
    this.cancels = coupons.map(() => []);
    this.givenUp = coupons.map(() => []);
    this.families = coupons.map(() => new FamilyModel());
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
      if ((booking.provenUntil ?? 0) <= now) booking.provenUntil = undefined;
      if (booking.contestableUntil === undefined || booking.contestableUntil > now) continue;
      if (!booking.contested) this.receive(booking.doctor, shareOf(this.worthOf(booking)));
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

  /** Schedules a booking that a call of its patient's coupon pays; the credit that was set aside is free again. */
  useCall(booking: ModelBooking): void {
    this.credits[booking.patient]!.release(booking.taken);
    Object.assign(booking, { state: 'scheduled', money: 'call', byCall: true, wasScheduled: true, taken: [] });
    this.coupons[booking.patient]!.use(booking.member);
  }

  /** What is held for a booking: its price, or the worth of the call that pays for it. */
  private worthOf({ byCall, patient, price }: ModelBooking): number {
    return byCall ? this.coupons[patient]!.worth : price;
  }

  /** A third of it, in whole shillings, counts as a consultation; the rest is credit, of a call the house's. */
  miss(booking: ModelBooking): void {
    const counted = Math.floor(this.worthOf(booking) / 300) * 100;
    booking.state = 'missed';
    booking.taken = [];
    this.receive(booking.doctor, shareOf(counted));
    if (!booking.byCall) this.credits[booking.patient]!.give(booking.price - counted, this.now);
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

  /**
   * A patient who cancels three paid appointments within a day, or gives up twenty unpaid holds, cannot book for a day
   * after the last one.
   */
  private isClosedTo(patient: number): boolean {
    const closes = (times: readonly number[], limit: number) =>
      times.some(
        (last, index) => index >= limit - 1 && last - times[index - limit + 1]! < DAY && last + DAY > this.now,
      );
    return closes(this.cancels[patient]!, 3) || closes(this.givenUp[patient]!, 20);
  }

  /** An appointment for this member of a family is held or to come. */
  isAwaited(memberId: string): boolean {
    return this.bookings.some(
      ({ member, state }) => member === memberId && (state === 'awaiting-payment' || state === 'scheduled'),
    );
  }

  hold(patient: number, doctor: number, booking: Pick<ModelBooking, 'id' | 'startsAt' | 'price' | 'member'>): void {
    const other = this.heldWith(patient, doctor);
    if (other !== undefined) this.expire(other);
    const taken = this.credits[patient]!.take(booking.price, this.now);
    const credit = sumOf(taken);
    this.bookings.push(newBooking({ ...booking, taken, credit, patient, doctor, holdUntil: this.now + HOLD }));
  }

  mayCancel({ state, startsAt }: ModelBooking): boolean {
    return state === 'awaiting-payment' || (state === 'scheduled' && startsAt > this.now);
  }

  cancel(booking: ModelBooking, by: 'patient' | 'doctor'): void {
    booking.state = 'cancelled';
    if (by === 'doctor') this.closed.add(`${booking.doctor} ${booking.startsAt}`);
    if (by === 'patient' && booking.wasScheduled) this.cancels[booking.patient]!.push(this.now);
    if (by === 'patient' && !booking.wasScheduled) this.givenUp[booking.patient]!.push(this.now);
    const credit = this.credits[booking.patient]!;
    if (booking.wasScheduled) credit.giveBack(booking.taken, this.now, by === 'doctor');
    else credit.release(booking.taken);
    booking.taken = [];
    if (booking.money === 'paid') this.giveBack(booking);
    if (booking.money === 'credit') booking.money = 'none';
    this.returnCall(booking);
  }

  private returnCall(booking: ModelBooking): void {
    if (booking.money !== 'call') return;
    booking.money = 'none';
    this.coupons[booking.patient]!.left += 1;
  }

  giveBack(booking: ModelBooking): void {
    booking.money = 'owed-back';
    this.owedBack += booking.price - booking.credit;
  }

  complete(booking: ModelBooking): void {
    booking.state = 'completed';
    booking.contestableUntil = this.now + DAY;
  }

  /** The call proves it: its doctor earns at once, and the patient may contest it for a day. */
  prove(booking: ModelBooking): void {
    Object.assign(booking, { state: 'completed', isProven: true, provenUntil: this.now + DAY });
    this.receive(booking.doctor, shareOf(this.worthOf(booking)));
  }

  /** Money comes to a doctor's account. What the doctor owes is taken from it first. */
  receive(doctor: number, amount: number): void {
    const repaid = Math.min(amount, this.owed[doctor]!);
    this.owed[doctor]! -= repaid;
    this.balances[doctor]! += amount - repaid;
  }

  /** Takes an earning back. A request is cancelled if its money is needed; what is not there is owed. */
  private takeBack(doctor: number, amount: number): void {
    if (amount + this.owed[doctor]! > this.balances[doctor]!) {
      const asked = this.asked[doctor]!;
      this.asked[doctor] = 0;
      this.receive(doctor, asked);
    }
    const given = Math.min(amount, this.balances[doctor]!);
    this.balances[doctor]! -= given;
    this.owed[doctor]! += amount - given;
  }

  failCall(booking: ModelBooking, outcome: 'refunded' | 'new-appointment'): void {
    booking.state = 'cancelled';
    this.returnAll(booking, outcome === 'refunded');
    if (outcome === 'new-appointment' && !booking.byCall)
      this.credits[booking.patient]!.give(booking.price - booking.credit, this.now);
  }

  judge(booking: ModelBooking, verdict: 'refund' | 'keep' | 'new-appointment'): void {
    booking.verdict = verdict;
    const share = shareOf(this.worthOf(booking));
    if (verdict === 'refund') {
      if (booking.isProven) this.takeBack(booking.doctor, share);
      this.returnAll(booking, true);
      return;
    }
    if (!booking.isProven) this.receive(booking.doctor, share);
    if (verdict === 'new-appointment') this.credits[booking.patient]!.give(booking.price, this.now);
  }

  /** Returns the credit that had paid with all of its days, and owes the money back if it goes back. */
  private returnAll(booking: ModelBooking, goesBack: boolean): void {
    this.credits[booking.patient]!.giveBack(booking.taken, this.now, true);
    booking.taken = [];
    if (booking.money === 'paid' && goesBack) this.giveBack(booking);
    if (booking.money === 'credit') booking.money = 'none';
    this.returnCall(booking);
  }
}

/** The doctor's share of a price or a part of it. */
const shareOf = (amount: number): number => Math.round((amount * 80) / 100);
