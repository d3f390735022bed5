/** Jobs that the module `cases` runs, with the payload of each. */
export interface CaseJobs {
  'cases.sweep': Record<string, never>;
  'cases.tell-staff': Record<string, never>;
  'cases.deliver-payout': { sendingId: string };
  'cases.query-payout': { sendingId: string; attempt: number };
  'cases.look-up-payee': { payoutId: string };
  'cases.sweep-payouts': Record<string, never>;
}
