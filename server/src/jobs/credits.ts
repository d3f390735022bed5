/** Jobs that the module `credits` runs, with the payload of each. */
export interface CreditJobs {
  'credits.end': Record<string, never>;
}
