import { isId } from './ids.ts';
import { Problem } from './problem.ts';

/** The row where a page of a list in the order of time ended. */
export interface TimePlace { readonly at: Date; readonly id: string }

/** Opaque text for the browser, that names where the next page begins. */
export function writeTimeCursor({ at, id }: TimePlace): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Reads such a text. Throws `invalid-input` for one that we did not make. */
export function readTimeCursor(cursor: string): TimePlace {
  const [text = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!isCursorMoment(text) || !isId(id) || more.length > 0) throw new Problem('invalid-input', { fields: ['cursor'] });
  return { at: new Date(text), id };
}

/** Written as we write moments, and in a year in which something of ours can have happened: the database knows fewer dates than the language. */
export function isCursorMoment(text: string): boolean {
  return /^(19[7-9]\d|2\d{3})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
}
