/** Jobs that the module `pregnancy` runs, with the payload of each. */
export interface PregnancyJobs {
  'pregnancy.remind': Record<string, never>;
}
