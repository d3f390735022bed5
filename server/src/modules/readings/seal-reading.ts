import type { Meal, ReadingKind, ReadingValues } from '@tabibu/contract/reading-kinds';
import type { ReadingBody } from '@tabibu/contract/readings';
import type { Context } from '../../platform/context.ts';
import type { ReadingRow } from './store.ts';

/** What of a reading is encrypted: also its kind may be an illness. */
interface Secret {
  readonly kind: ReadingKind;
  readonly values: ReadingValues;
  readonly meal?: Meal | undefined;
}

type Place = Pick<ReadingRow, 'person_id' | 'id' | 'version'>;

const placeOf = ({ person_id: personId, id, version }: Place) => `readings.sealed.${personId} ${id} ${version}`;

/** Encrypts a reading, bound to person, id and version (E-01). */
export function sealReading({ keys }: Pick<Context, 'keys'>, place: Place, { kind, values, meal }: Secret): Buffer {
  return keys.seal(placeOf(place), JSON.stringify({ kind, values, ...(meal === undefined ? {} : { meal }) }));
}

/** Returns the reading that a row keeps; null once it was deleted. */
export function openReading(ctx: Context, row: ReadingRow): ReadingBody | null {
  if (row.sealed === null) return null;
  const secret = JSON.parse(ctx.keys.open(placeOf(row), row.sealed)) as Secret;
  return { id: row.id, version: row.version, ...secret, measured_at: row.measured_at.toISOString() };
}
