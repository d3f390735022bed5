/** Events that the module `staff` publishes, with their payloads. */
export interface StaffEvents {
  /** Somebody was invited to work here. `addressSealed`: the set-up link, encrypted for the message that carries it. */
  'staff.invited': { accountId: string; linkId: string; addressSealed: string; expiresAt: string };
}
