import fc from 'fast-check';

/**
 * The zeros of the digits that keyboards of our countries and their neighbours write: Latin, Arabic, Persian, full
 * width.
 */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];

/** A telephone number as people type, copy and dictate it: the same digits, written in another way. */
export function spellingsOf(national: string, dial: string): fc.Arbitrary<string> {
  return fc
    .record({
      start: fc.constantFrom('0', dial, dial.slice(1), `00${dial.slice(1)}`, ''),
      zero: fc.constantFrom(...ZEROS),
      gap: fc.constantFrom('', ' ', '-', '\u00A0', '\u2011', '\u2013', '\u202F'),
      around: fc.constantFrom(['', ''], ['\u202A', '\u202C'], ['\u2066', '\u2069'], [' ', '\u200B'], ['\uFEFF', '']),
    })
    .map(({ start, zero, gap, around: [before, after] }) => {
      const grouped = [national.slice(0, 3), national.slice(3, 6), national.slice(6)].join(gap);
      const text = `${start}${gap}${grouped}`.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      return `${before}${text}${after}`;
    });
}
