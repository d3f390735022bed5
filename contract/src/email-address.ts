/** The longest address that mail servers accept (RFC 5321, 4.5.3.1.3, without the brackets). */
export const EMAIL_LENGTH = 254;

/** Returns whether a text has the form of an email address. Does not check whether the address exists. */
export function isEmail(text: string): boolean {
  return (
    text.length <= EMAIL_LENGTH &&
    /^[^\s@<>,;:"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u.test(text)
  );
}
