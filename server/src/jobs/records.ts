/** Jobs that the module `records` runs, with the payload of each. */
export interface RecordJobs {
  'records.remind-follow-up': { documentId: string };
  'records.sweep': Record<string, never>;
}
