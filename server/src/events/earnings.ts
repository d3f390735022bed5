import type { Currency } from '@tabibu/contract/currencies';

/** Events that the module `earnings` publishes, with their payloads. */
export interface EarningEvents {
  'earnings.withdrawal-requested': { withdrawalId: string; doctorId: string; amount: number; currency: Currency };
  /** A request was approved, refused, paid, or cancelled because an earning was taken back. */
  'earnings.withdrawal-settled': {
    withdrawalId: string;
    doctorId: string;
    outcome: 'approved' | 'rejected' | 'paid' | 'cancelled';
  };
  /** An earning of `amount` minor units was taken back; `owed` of them the doctor owes now. */
  'earnings.reversed': { bookingId: string; doctorId: string; amount: number; owed: number; currency: Currency };
}
