/** Jobs that the module `applications` runs, with the payload of each. */
export interface ApplicationJobs {
  'applications.forget-unproven': Record<string, never>;
  'applications.end-licences': Record<string, never>;
  'applications.remind-of-licences': Record<string, never>;
}
