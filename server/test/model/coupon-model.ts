/** What a plan of the walks gives in Tanzania. The worth of a call is its price by its calls, in minor units. */
export const PLANS = {
  family: { calls: 17, people: 6, worth: 588_235 },
  hypertension: { calls: 15, people: 3, worth: 566_666 },
} as const;

/** A model of one patient's coupon: calls for general doctors, until it ends, shared by the payer's family. */
export class CouponModel {
  readonly code: string;
  readonly endsAt: number;
  readonly worth: number;
  /** The members of the family who have a place of the plan. They keep it, also when they leave the family. */
  readonly sharing = new Set<string>();
  left: number;
  private readonly people: number;

  constructor({ code, endsAt, planId }: { code: string; endsAt: number; planId: keyof typeof PLANS }) {
    this.code = code;
    this.endsAt = endsAt;
    const { calls, people, worth } = PLANS[planId];
    this.left = calls;
    this.people = people;
    this.worth = worth;
  }

  /**
   * Returns why it cannot pay for a call with this type of doctor, for a member of the family or for the payer (null);
   * undefined if it can.
   */
  refusalAt(now: number, type: 'general' | 'specialist', memberId: string | null): string | undefined {
    if (this.endsAt <= now) return 'coupon-expired';
    if (this.left === 0) return 'coupon-used-up';
    if (type !== 'general') return 'coupon-wrong-type';
    const hasPlace = memberId === null || this.sharing.has(memberId) || this.sharing.size < this.people - 1;
    return hasPlace ? undefined : 'coupon-family-full';
  }

  /** One call is used for somebody, who has a place of the plan from then on. */
  use(memberId: string | null): void {
    this.left -= 1;
    if (memberId !== null) this.sharing.add(memberId);
  }
}
