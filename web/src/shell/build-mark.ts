const LENGTH = 4;

/**
 * Returns the last four characters of the hash in a file name, by which a build recognises its own files. A list of
 * whole names would add a kilobyte to the download.
 */
export function hashSuffixOf(file: string): string {
  const dot = file.lastIndexOf('.');
  return file.slice(Math.max(0, dot - LENGTH), dot);
}

/**
 * Returns whether a cached file belongs to the build with these marks, concatenated. With four characters an old file
 * can match by chance; it is then kept.
 */
export function isOfBuild(marks: string, file: string): boolean {
  const mark = hashSuffixOf(file);
  for (let at = 0; mark.length === LENGTH && at < marks.length; at += LENGTH)
    if (marks.startsWith(mark, at)) return true;
  return false;
}
