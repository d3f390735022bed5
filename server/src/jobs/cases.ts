/** Jobs that the module `cases` runs, with the payload of each. */
export interface CaseJobs {
  'cases.sweep': Record<string, never>;
}
