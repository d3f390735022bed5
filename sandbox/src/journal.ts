import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** One line of the journal: the whole new value of one thing of one kind. The last line about a thing wins. */
export interface JournalLine {
  kind: string;
  id: string;
  value: unknown;
}

export interface Journal {
  /** Everything written before, oldest first. */
  readonly past: readonly JournalLine[];
  /** Returns when the line is with the operating system, so that a killed process loses nothing it answered for. */
  append(line: JournalLine): void;
  close(): void;
}

/** Opens an append-only NDJSON file, or keeps nothing when `file` is null. A torn last line is skipped. */
export function openJournal(file: string | null): Journal {
  if (file === null) return { past: [], append: () => {}, close: () => {} };
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const fd = openSync(file, 'a', 0o600);
  if (text !== '' && !text.endsWith('\n')) writeSync(fd, '\n');
  let open = true;
  return {
    past: text.split('\n').flatMap(readLine),
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

function readLine(text: string): JournalLine[] {
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
