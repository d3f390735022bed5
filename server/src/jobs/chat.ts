/**
 * Jobs that the module `chat` runs, with the payload of each. The name begins with `calls.`, because jobs that are
 * already queued have this name.
 */
export interface ChatJobs {
  'calls.tell-patient': { bookingId: string; sentAt: string };
  'calls.tell-doctor': { bookingId: string };
}
