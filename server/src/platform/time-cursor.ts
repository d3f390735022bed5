import { Problem } from './problem.ts';

/** The row where a page of a list in the order of time ended. */
export interface TimePlace { readonly at: Date; readonly id: string }

/** Opaque text for the browser, that names where the next page begins. */
export function writeTimeCursor({ at, id }: TimePlace): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Reads such a text. Throws `invalid-input` for one that we did not make. */
export function readTimeCursor(cursor: string): TimePlace {
  const [text = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new Problem('invalid-input', { fields: ['cursor'] });
  return { at, id };
}
