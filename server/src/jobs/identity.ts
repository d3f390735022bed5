/** Jobs that the module `identity` runs, with the payload of each. */
export interface IdentityJobs {
  'identity.forget-expired': Record<string, never>;
  /**
   * `isForOffice`: the code is read to the office; `isForBooking`: by a caller for whom it books. A job of the previous
   * release lacks the second.
   */
  'identity.send-code': { challengeId: string; isForOffice?: boolean; isForBooking?: boolean };
}
