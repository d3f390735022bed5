/** Events that the modules `record-locks` and `record-opening` publish, with their payloads. */
export interface RecordLockEvents {
  /** A record passphrase was chosen, in place of an earlier one too, or removed. */
  'record-locks.changed': { accountId: string; change: 'chosen' | 'removed'; occasion: string };
  /** Somebody who is signed in asked to open the records without the passphrase. */
  'record-opening.asked': { accountId: string; occasion: string };
  /** Somebody typed five wrong record passphrases of this account in a row. */
  'record-locks.tries-failed': { accountId: string; occasion: string };
}
