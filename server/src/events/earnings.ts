import type { Currency } from '@tabibu/contract/currencies';

/** Events that the module `earnings` publishes, with their payloads. */
export interface EarningEvents {
  'earnings.withdrawal-requested': { withdrawalId: string; doctorId: string; amount: number; currency: Currency };
}
