/** Jobs that the module `calls` runs, with the payload of each. */
export interface CallJobs {
  'calls.sweep': Record<string, never>;
}
