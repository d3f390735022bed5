/** Jobs that the module `earnings` runs, with the payload of each. */
export interface EarningJobs {
  'earnings.settle-missed': Record<string, never>;
}
