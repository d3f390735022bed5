/**
 * What an administrator may still call who has no passkey when the thirty days are over, besides what is open.
 * The contract states the same a second time on purpose, as with the access matrix.
 */
export const WITHOUT_PASSKEY: readonly string[] = [
  'identity.sign-out',
  'identity.read-me',
  'identity.change-me',
  'identity.list-devices',
  'identity.sign-out-device',
  'identity.step-up',
  'identity.step-up-by-password',
  'identity.read-second-factor',
  'identity.begin-second-factor',
  'identity.confirm-second-factor',
  'identity.renew-recovery-codes',
  'identity.remove-second-factor',
  'staff.read-profile',
  'staff.read-case-texts',
  'staff.switch-case-texts',
  'staff.change-profile',
  'passkeys.list',
  'passkeys.begin',
  'passkeys.add',
  'passkeys.rename',
  'passkeys.remove',
  'passkeys.ask-own',
  'passkeys.step-up',
];
