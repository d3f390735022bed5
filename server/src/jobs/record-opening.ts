/** Jobs that the module `record-opening` runs, with the payload of each. */
export interface RecordOpeningJobs {
  'record-opening.open-due': Record<string, never>;
}
