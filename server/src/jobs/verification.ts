/** Jobs that the module `verification` runs, with the payload of each. */
export interface VerificationJobs {
  'verification.forget-misses': Record<string, never>;
}
