/** Events that the module `passwords` publishes, with their payloads. */
export interface PasswordEvents {
  /** Somebody typed wrong passwords of this account five times in a row. */
  'passwords.tries-failed': { accountId: string; occasion: string };
  /** Wrong passwords came for many pairs of user name and address; `hour` counts hours since 1970. */
  'passwords.tried-widely': { hour: number; count: number };
  /** The user name or password was changed by its person. */
  'passwords.changed': { accountId: string; occasion: string };
}
