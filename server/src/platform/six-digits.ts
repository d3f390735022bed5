/** Returns a typed code as six ASCII digits ('123 456', '١٢٣٤٥٦'), or null if it cannot be one. */
export function readSixDigits(typed: string): string | null {
  const digits = typed
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
  return /^\d{6}$/.test(digits) ? digits : null;
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
