/** Events that the module `identity` publishes, with their payloads. */
export interface IdentityEvents {
  'identity.account-erased': { accountId: string };
  'identity.second-factor-changed': {
    accountId: string;
    change: 'on' | 'off' | 'reset' | 'codes-renewed' | 'recovery-used' | 'passkey-added' | 'passkey-removed';
    occasion: string;
    left: number;
  };
  /** `oldSealed`: the old phone number, encrypted, for the one message that is sent to it. */
  'identity.number-changed': { accountId: string; occasion: string; oldSealed: string };
  /** A person who works here signed in from a browser that was not known. */
  'identity.new-device': { accountId: string; sessionId: string };
  'identity.session-revoked': { accountId: string; sessionId: string };
}
