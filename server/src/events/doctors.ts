/** Events that the module `doctors` publishes, with their payloads. */
export interface DoctorEvents {
  /** The office asked for another number in the name of a doctor. */
  'doctors.number-asked': { changeId: string; doctorId: string };
  'doctors.change-decided': {
    changeId: string;
    doctorId: string;
    field: 'specialty' | 'country' | 'phone' | 'licence';
    approved: boolean;
    /** The office changed it without a request of the doctor; an event of the previous release lacks it. */
    isOfOffice?: boolean;
    /** What staff wrote for the doctor; an event of the previous release lacks it. */
    why?: string;
  };
}
