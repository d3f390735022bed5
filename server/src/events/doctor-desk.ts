/** Events that the module `doctor-desk` publishes, with their payloads. */
export interface DoctorDeskEvents {
  /**
   * A doctor was invited. `addressSealed`: the link, encrypted for the message that carries it. `isVerified` is false
   * until an administrator has verified whom a staff admin added; events of earlier releases have neither it nor the
   * doctor.
   */
  'doctor-desk.invited': {
    doctorId?: string;
    accountId: string;
    invitationId: string;
    addressSealed: string;
    expiresAt: string;
    isVerified?: boolean;
  };
  /** An administrator verified a doctor, or took that back. `occasion` makes the messages of it one. */
  'doctor-desk.verification-changed': { doctorId: string; isVerified: boolean; occasion: string };
  /** A doctor's service was ended by an administrator. `accountId`: the person; null if no account signed in. */
  'doctor-desk.removed': { doctorId: string; accountId: string | null };
}
