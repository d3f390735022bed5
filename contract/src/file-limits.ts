/** Limits of files that people hand in: 10 MB each, 40 MB together. Free of zod, so that pages can import it. */
export const FILE_BYTES = 10 * 1024 * 1024;
export const FILES_BYTES = 4 * FILE_BYTES;
/** The largest part of a file that one request sends. On 64 kbit/s a part of 64 KiB takes eight seconds. */
export const PART_BYTES = 512 * 1024;
/** The endings that a file's name may have. Its content decides all the same. */
const FILE_ENDINGS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

/**
 * Returns whether a file's name ends like a PDF, JPEG or PNG, with nothing hidden before it: 'a.pdf', not 'a.exe'. A
 * name without an ending says nothing, as phones give it to what they share: the content decides.
 */
export function hasAllowedEnding(name: string): boolean {
  if (name.includes('\u0000')) return false;
  return !name.includes('.') || FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
}
