/** Events that the module `record-locks` publishes, with their payloads. */
export interface RecordLockEvents {
  /** A record passphrase was chosen, in place of an earlier one too, or removed. */
  'record-locks.changed': { accountId: string; change: 'chosen' | 'removed'; occasion: string };
  /** Somebody typed five wrong record passphrases of this account in a row. */
  'record-locks.tries-failed': { accountId: string; occasion: string };
}
