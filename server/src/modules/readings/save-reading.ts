import type { ReadingBody, ReadingInputBody } from '@tabibu/contract/readings';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { reportUrgent } from './report-urgent.ts';
import { requirePerson } from '../people/index.ts';
import { checkReading, isSame } from './rules.ts';
import { openReading, sealReading } from './seal-reading.ts';
import * as store from './store.ts';

interface SentReading {
  readonly personId: string;
  readonly id: string;
  readonly input: ReadingInputBody;
}

/**
 * Writes down or corrects a reading of the signed-in patient or of somebody in the family. What is stored already, as
 * when a phone sends it again, is returned and changes nothing. Throws `not-found`, also for a deleted reading,
 * `record-stale` with the stored version, and the problems of `checkReading`.
 */
export async function saveReading(ctx: Context, { personId, id, input }: SentReading): Promise<ReadingBody> {
  return inTransaction(ctx, async (inside) => {
    await requirePerson(inside, personId);
    const stored = await inside.db.maybe(store.find, { personId, id });
    const known = stored && openStored(inside, stored);
    if (known !== undefined && isSame(known, input)) return known;
    checkReading(input, inside.clock.now());
    if (input.version !== (known?.version ?? 0)) throw new Problem('record-stale', { version: known?.version ?? 0 });
    const version = input.version + 1;
    // A reading of a record that the person took over keeps its person.
    const keyId = stored?.person_id ?? personId;
    const row = {
      personId: keyId,
      id,
      sealed: sealReading(inside, { person_id: keyId, id, version }, input),
      measuredAt: new Date(input.measured_at),
      now: inside.clock.now(),
    };
    const saved = await (version === 1
      ? inside.db.run(store.add, row)
      : inside.db.run(store.change, { ...row, version }));
    // The same phone may have sent it twice at once; otherwise another device was faster.
    if (saved === 0) {
      const now = await inside.db.maybe(store.find, { personId, id });
      const other = now && openStored(inside, now);
      if (other !== undefined && isSame(other, input)) return other;
      throw new Problem('record-stale', { version });
    }
    await audit(inside, { action: 'readings.save', object: 'person', objectId: keyId, details: { version } });
    const { kind, values, meal } = input;
    const reading: ReadingBody = {
      id,
      version,
      kind,
      values,
      ...(meal === undefined ? {} : { meal }),
      measured_at: row.measuredAt.toISOString(),
    };
    await reportUrgent(inside, { personId, reading });
    return reading;
  });
}

/** Opens a stored reading. Throws `not-found` for a deleted one. */
function openStored(inside: Context, row: store.ReadingRow): ReadingBody {
  const reading = openReading(inside, row);
  if (reading === null) throw new Problem('not-found');
  return reading;
}
