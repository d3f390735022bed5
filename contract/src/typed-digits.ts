/** What people type and paste as digits: one-time codes and telephone numbers. Pages and API read both by this file. */

/**
 * Returns a typed text as a keyboard for English would have written it: digits of every script as 0 to 9, every dash as
 * a hyphen, every space as one kind, and without the invisible characters that phone books and chats put around
 * numbers (U+202A to U+202C and others). Pure.
 */
export function plainTyped(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/**
 * Returns the value of a digit of any script. Unicode places the ten digits of a script in order, beginning with its
 * zero.
 */
function valueOfDigit(digit: string): number {
  const point = digit.codePointAt(0)!;
  for (let value = 0; value < 9; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return value;
  }
  return 9;
}

/**
 * Returns a typed code of six digits, or null if the text has none: the text itself ('123 456', '١٢٣٤٥٦'), or in a
 * pasted message the first six digits that stand together. Pure.
 */
export function readSixDigits(typed: string): string | null {
  const text = plainTyped(typed);
  const alone = text.replace(/[\s-]/g, '');
  if (/^\d*$/.test(alone)) return alone.length === 6 ? alone : null;
  return (
    text.match(/\d+/g)?.find((digits) => digits.length === 6) ??
    /(?:^|\D)(\d{3})[ -](\d{3})(?:\D|$)/.exec(text)?.slice(1).join('') ??
    null
  );
}

/** Returns as much of a code of six digits as was typed so far. Pure. */
export function typedCode(typed: string): string {
  return readSixDigits(typed) ?? plainTyped(typed).replace(/\D/g, '').slice(0, 6);
}
