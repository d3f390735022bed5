/**
 * Where the bytes of files are kept, outside the web root (U-04). It sees ciphertext only. Names are 32 hexadecimal
 * digits that we choose at random; no name comes from a person.
 * While it is away or full every method rejects with `StoreUnavailable`.
 */
export interface FileStore {
  /** Keeps bytes under a new name. Once it resolves, they survive a crash. Rejects if the name is taken. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns the bytes of a name, or undefined if there are none. */
  get(name: string): Promise<Buffer | undefined>;
  /** Deletes the bytes of a name. Idempotent. */
  remove(name: string): Promise<void>;
  /** Returns the names that were put before an instant. */
  namesBefore(before: Date): Promise<string[]>;
  /** Returns how many bytes there is room for; undefined if nothing limits them. */
  freeBytes(): Promise<number | undefined>;
}

/** The store is away or full: what was asked is not done, and may be asked again later. */
export class StoreUnavailable extends Error {}

/** The form of every name; anything else is a mistake of ours and throws. */
export const STORED_NAME = /^[0-9a-f]{32}$/;
