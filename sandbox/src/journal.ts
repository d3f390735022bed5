import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A line of the journal: the complete new value of one object. The last line about an object counts. */
interface JournalLine {
  kind: string;
  id: string;
  value: unknown;
}

export interface Journal {
  /** The lines of earlier runs, oldest first. */
  readonly past: readonly JournalLine[];
  /**
   * Writes the line to the operating system before it returns, so a killed process loses nothing that it has answered
   * for.
   */
  append(line: JournalLine): void;
  close(): void;
}

/** Opens an append-only NDJSON file; with `file` null it stores nothing. Skips an incomplete last line. */
export function openJournal(file: string | null): Journal {
  if (file === null) return { past: [], append: () => {}, close: () => {} };
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const fd = openSync(file, 'a', 0o600);
  if (text !== '' && !text.endsWith('\n')) writeSync(fd, '\n');
  let open = true;
  return {
    past: text.split('\n').flatMap(parseLine),
    append(line) {
      if (open) writeSync(fd, `${JSON.stringify(line)}\n`);
    },
    close() {
      if (!open) return;
      open = false;
      fsyncSync(fd);
      closeSync(fd);
    },
  };
}

function parseLine(text: string): JournalLine[] {
  try {
    const line: unknown = JSON.parse(text);
    return isLine(line) ? [line] : [];
  } catch {
    return [];
  }
}

function isLine(line: unknown): line is JournalLine {
  return typeof line === 'object' && line !== null && 'kind' in line && 'id' in line && 'value' in line;
}
