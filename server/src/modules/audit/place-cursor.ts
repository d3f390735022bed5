import { Problem } from '../../platform/problem.ts';
import { isCursorMoment } from '../../platform/time-cursor.ts';

/** A place in a list of audit rows that is ordered by time. */
export interface Place {
  readonly at: Date;
  readonly id: number;
}

/** Writes the place of a row, for the next page of a list. */
export function writePlace({ at, id }: Place): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Reads the place that `writePlace` wrote. Throws `invalid-input` if this product did not write it. */
export function readPlace(cursor: string): Place {
  const [at = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!isCursorMoment(at) || !/^[1-9]\d{0,14}$/.test(id) || more.length > 0)
    throw new Problem('invalid-input', { fields: ['cursor'] });
  return { at: new Date(at), id: Number(id) };
}
