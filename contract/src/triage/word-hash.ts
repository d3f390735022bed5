const START = 0x81_1c_9d_c5 | 0;
const FACTOR = 0x01_00_01_93;

/** What a hash begins with. */
export const HASH_START = START;

/** Returns a hash with one more character (FNV-1a of 32 bits). */
export function withCharacter(hash: number, character: number): number {
  return Math.imul(hash ^ character, FACTOR);
}

/** Returns the place of a hash in a table whose size is a power of two. */
export function placeOf(hash: number, size: number): number {
  return (hash ^ (hash >>> 15)) & (size - 1);
}

/** Returns the smallest power of two that is no less than a number. */
export function powerOfTwo(least: number): number {
  let size = 1;
  while (size < least) size *= 2;
  return size;
}
