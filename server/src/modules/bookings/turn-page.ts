import { Problem } from '../../platform/problem.ts';
import type { BookingRow } from './store.ts';

/** Opaque text that names the row where a page ended. */
export function cursorOf(row: Pick<BookingRow, 'id' | 'starts_at' | 'created_at'>): string {
  return Buffer.from(`${(row.starts_at ?? row.created_at).toISOString()} ${row.id}`).toString('base64url');
}

/** Reads a cursor; anything else is refused as invalid input. */
export function readCursor(cursor: string): [Date, string] {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new Problem('invalid-input', { fields: ['cursor'] });
  return [instant, id];
}
