/** How many characters a password has at least, at least without an authenticator beside it, and at most. */
export const PASSWORD_LENGTH = { least: 12, alone: 15, most: 128 } as const;

/** How many characters a record passphrase has at least and at most. */
export const PASSPHRASE_LENGTH = { least: 8, most: 128 } as const;

/**
 * Returns a typed user name in the form in which names are compared: without spaces around it, small letters, one
 * spelling per character. Returns null unless it is 3 to 64 letters, digits, dots, dashes, underscores or at signs and
 * begins with a letter or digit.
 */
export function cleanUsername(typed: string): string | null {
  const name = typed.normalize('NFKC').trim().toLowerCase();
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]{2,63}$/u.test(name) ? name : null;
}

/** The number of characters of a password as its person counts them. */
export function lengthOfPassword(password: string): number {
  return Array.from(password.normalize('NFC')).length;
}
