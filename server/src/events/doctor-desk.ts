/** Events that the module `doctor-desk` publishes, with their payloads. */
export interface DoctorDeskEvents {
  /** A doctor was invited. `addressSealed`: the link, encrypted for the message that carries it. */
  'doctor-desk.invited': { accountId: string; invitationId: string; addressSealed: string; expiresAt: string };
  /** An administrator verified a doctor, or took that back. `occasion` makes the messages of it one. */
  'doctor-desk.verification-changed': { doctorId: string; isVerified: boolean; occasion: string };
  /** A doctor's service was ended by an administrator. `accountId`: the person; null if no account signed in. */
  'doctor-desk.removed': { doctorId: string; accountId: string | null };
}
