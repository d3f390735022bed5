import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { deriveKeys } from '../../server/src/platform/keys.ts';
import { sealReading } from '../../server/src/modules/readings/seal-reading.ts';
import { SECRET } from '../product-process.ts';

const DAY = 86_400_000;
/** On which hours of the day somebody measures. */
const HOURS = [4.5, 10, 17];

/** Adds three blood pressures with pulse for each of some days before now, sealed as the product seals them. */
export async function addReadings(owner: pg.Client, personId: string, days: number): Promise<void> {
  const keys = deriveKeys(SECRET);
  const today = Math.floor(Date.now() / DAY) * DAY;
  const rows = Array.from({ length: days }, (_, day) =>
    HOURS.map((hour, place) => {
      const id = randomUUID();
      const at = today - (days - day) * DAY + hour * 3_600_000 + Math.floor(Math.random() * 50) * 60_000;
      const swing = Math.sin(day / 20) * 8 + place * 3;
      const values = {
        systolic: Math.round(128 + swing + Math.random() * 18),
        diastolic: Math.round(80 + swing / 2 + Math.random() * 10),
        pulse: Math.round(66 + Math.random() * 20),
      };
      const sealed = sealReading({ keys }, { person_id: personId, id, version: 1 }, { kind: 'blood-pressure', values });
      return { id, at: new Date(at), sealed };
    }),
  ).flat();
  await owner.query(
    `insert into readings (person_id, id, sealed, measured_at, version, saved_at)
     select $1, r.id, r.sealed, r.at, 1, r.at from unnest($2::uuid[], $3::bytea[], $4::timestamptz[]) as r (id, sealed, at)`,
    [personId, rows.map(({ id }) => id), rows.map(({ sealed }) => sealed), rows.map(({ at }) => at)],
  );
}
