/**
 * Jobs that the module `emergencies` runs, with the payload of each. Two names begin with `bookings.`, because jobs
 * that are already queued have these names.
 */
export interface EmergencyJobs {
  'bookings.escalate-emergency': { bookingId: string };
  'bookings.ring-others': { bookingId: string };
  'emergencies.sweep': Record<string, never>;
}
