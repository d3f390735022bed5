/** Events that the module `doctors` publishes, with their payloads. */
export interface DoctorEvents {
  'doctors.change-decided': {
    changeId: string;
    doctorId: string;
    field: 'specialty' | 'country' | 'phone' | 'licence';
    approved: boolean;
  };
}
