import { deliverPayout, lookUpPayee, queryPayout, sweepPayouts } from './deliver-payout.ts';
import { sweepCases } from './sync-case.ts';
import { tellStaff } from './tell-staff.ts';

/** The jobs of this module, by name. */
export const jobs = {
  'cases.sweep': sweepCases,
  'cases.tell-staff': tellStaff,
  'cases.deliver-payout': deliverPayout,
  'cases.query-payout': queryPayout,
  'cases.look-up-payee': lookUpPayee,
  'cases.sweep-payouts': sweepPayouts,
};
