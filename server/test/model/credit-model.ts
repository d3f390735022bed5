const DAY = 24 * 60 * 60_000;
const DAYS = 30;
/** Dar es Salaam is three hours ahead of UTC all year. */
const AHEAD = 3 * 60 * 60_000;

/** The end of the last of some days that are counted from tomorrow. */
const endOfDays = (now: number, days: number): number => (Math.floor((now + AHEAD) / DAY) + days + 1) * DAY - AHEAD;

interface Lot {
  free: number;
  endsAt: number;
}

/** Credit of a patient that is set aside for a booking, or has paid for it. */
export interface Taken {
  readonly lot: Lot;
  readonly amount: number;
}

/** A model of one patient's credit: what is left of missed appointments, and when it ends. */
export class CreditModel {
  private readonly lots: Lot[] = [];

  give(amount: number, now: number): void {
    this.lots.push({ free: amount, endsAt: endOfDays(now, DAYS) });
  }

  /** Takes at most this much, that which ends first before the rest. */
  take(most: number, now: number): Taken[] {
    this.turnTo(now);
    const taken: Taken[] = [];
    let left = most;
    for (const lot of [...this.lots].sort((one, other) => one.endsAt - other.endsAt)) {
      const amount = Math.min(lot.free, left);
      if (amount === 0) continue;
      lot.free -= amount;
      left -= amount;
      taken.push({ lot, amount });
    }
    return taken;
  }

  release(taken: readonly Taken[]): void {
    for (const { lot, amount } of taken) lot.free += amount;
  }

  /** Credit that has paid comes back until tomorrow at least; for all of its days if its patient gave nothing up. */
  giveBack(taken: readonly Taken[], now: number, anew: boolean): void {
    this.turnTo(now);
    for (const { lot, amount } of taken) {
      lot.free += amount;
      lot.endsAt = Math.max(lot.endsAt, endOfDays(now, anew ? DAYS : 1));
    }
  }

  turnTo(now: number): void {
    for (const lot of this.lots) if (lot.endsAt <= now) lot.free = 0;
  }

  get free(): number {
    return this.lots.reduce((sum, { free }) => sum + free, 0);
  }
}

export const sumOf = (taken: readonly Taken[]): number => taken.reduce((sum, { amount }) => sum + amount, 0);
