/** Jobs that the module `assisted-bookings` runs, with the payload of each. */
export interface AssistedBookingJobs {
  'assisted-bookings.sweep': Record<string, never>;
}
