/** Jobs that the module `family` runs, with the payload of each. */
export interface FamilyJobs {
  'family.end-old-offers': Record<string, never>;
}
