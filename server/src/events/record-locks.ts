/** Events that the modules `record-locks` and `record-opening` publish, with their payloads. */
export interface RecordLockEvents {
  /**
   * A record passphrase was chosen, in place of an earlier one too, a passkey was added, one of several ways to open
   * the records was removed, or the last one.
   */
  'record-locks.changed': {
    accountId: string;
    change: 'chosen' | 'passkey-chosen' | 'one-removed' | 'removed';
    occasion: string;
  };
  /** Somebody who is signed in asked to open the records without the passphrase. */
  'record-opening.asked': { accountId: string; occasion: string };
  /** Somebody gave five wrong record passphrases or passkeys of this account in a row. */
  'record-locks.tries-failed': { accountId: string; occasion: string };
}
