/** Jobs that the module `identity` runs, with the payload of each. */
export interface IdentityJobs {
  'identity.forget-expired': Record<string, never>;
  'identity.send-code': { challengeId: string };
}
