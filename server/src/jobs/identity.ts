/** Jobs that the module `identity` runs, with the payload of each. */
export interface IdentityJobs {
  'identity.forget-expired': Record<string, never>;
  /** `isForOffice`: the code is read to the office; a job of the previous release lacks it. */
  'identity.send-code': { challengeId: string; isForOffice?: boolean };
}
