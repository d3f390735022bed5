/** Jobs that the module `waitlist` runs, with the payload of each. */
export interface WaitlistJobs {
  'waitlist.tell': { doctorId: string };
  'waitlist.sweep': Record<string, never>;
}
