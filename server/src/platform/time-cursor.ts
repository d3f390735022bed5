import { isId } from './ids.ts';
import { Problem } from './problem.ts';

/** The last row of a page, in a list that is ordered by time and then id. */
export interface TimePlace {
  readonly at: Date;
  readonly id: string;
}

/** Returns the cursor that the browser sends to get the next page. */
export function writeTimeCursor({ at, id }: TimePlace): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Reads a cursor. Throws `invalid-input` if this product did not write it. */
export function readTimeCursor(cursor: string): TimePlace {
  const [text = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!isCursorMoment(text) || !isId(id) || more.length > 0) throw new Problem('invalid-input', { fields: ['cursor'] });
  return { at: new Date(text), id };
}

/**
 * Returns whether the text is a moment in the format of our cursors and between 1970 and 2999. Other years are refused
 * because PostgreSQL cannot store every date that JavaScript can.
 */
export function isCursorMoment(text: string): boolean {
  return (
    /^(19[7-9]\d|2\d{3})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString() === text
  );
}
