/** Jobs that the module `audit` runs, with the payload of each. */
export interface AuditJobs {
  'audit.anchor': Record<string, never>;
}
