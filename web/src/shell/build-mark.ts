const LENGTH = 4;

/** The end of the hash in a file's name, by which a build knows its own files: a list of whole names would be a kilobyte more to download. */
export function markOf(file: string): string {
  const dot = file.lastIndexOf('.');
  return file.slice(Math.max(0, dot - LENGTH), dot);
}

/** Whether a kept file is one of the build whose marks these are, written one after the other. One of many thousand old files may pass for one, and is kept. */
export function isOfBuild(marks: string, file: string): boolean {
  const mark = markOf(file);
  for (let at = 0; mark.length === LENGTH && at < marks.length; at += LENGTH) if (marks.startsWith(mark, at)) return true;
  return false;
}
