/**
 * Jobs that the module `doctor-day` runs, with the payload of each. The name begins with `bookings.`, because jobs that
 * are already queued have this name.
 */
export interface DoctorDayJobs {
  'bookings.send-delay': { doctorId: string; delayId: string };
}
