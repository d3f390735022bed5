/** Jobs that the module `medication` runs, with the payload of each. */
export interface MedicationJobs {
  'medication.remind': Record<string, never>;
}
