/** Events that the module `waitlist` publishes, with their payloads. */
export interface WaitlistEvents {
  /** The next patient on a doctor's wait list is to be told of a free time. */
  'waitlist.time-free': { entryId: string; patientId: string; doctorId: string };
}
