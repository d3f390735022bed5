import type { Currency } from '@tabibu/contract/currencies';

/** Events that the module `earnings` publishes, with their payloads. */
export interface EarningEvents {
  'earnings.withdrawal-requested': { withdrawalId: string; doctorId: string; amount: number; currency: Currency };
  /** A request was approved, refused or paid. */
  'earnings.withdrawal-settled': { withdrawalId: string; doctorId: string; outcome: 'approved' | 'rejected' | 'paid' };
}
