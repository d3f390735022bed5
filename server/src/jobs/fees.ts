/** Jobs that the module `fees` runs, with the payload of each. */
export interface FeeJobs {
  'fees.begin-planned': Record<string, never>;
}
