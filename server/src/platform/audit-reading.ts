import type { ReadObject } from '@tabibu/contract/record-readings';
import { actorName } from './audit.ts';
import { hasAccount } from './context.ts';
import type { Context } from './context.ts';
import { statement } from './database/statement.ts';

const add = statement<{
  at: Date;
  actor: string;
  actorId: string | null;
  sessionId: string | null;
  action: string;
  requestId: string;
  personIds: string[];
  objects: string[];
  objectIds: string[];
}>(
  'platform.audit-reading',
  `insert into audit_log (at, kind, actor, actor_id, session_id, person_id, action, object, object_id, request_id)
   select $at, 'read', $actor, $actorId, $sessionId, reading.person_id, $action, reading.object, reading.object_id, $requestId
     from unnest($personIds::uuid[], $objects::text[], $objectIds::text[]) as reading (person_id, object, object_id)
   on conflict do nothing`,
);

/** What somebody read of another person's data. */
interface Reading {
  /** The account of the person whose data were read. */
  readonly personId: string;
  readonly object: ReadObject;
  readonly objectId: string;
}

interface Readings {
  /** Module and verb: 'records.read'. */
  readonly action: string;
  readonly readings: readonly Reading[];
  /** A doctor who reads by a link without a session, with the account if there is one. By default, the actor reads. */
  readonly doctor?: { readonly accountId: string | null };
}

/** More readings than all doctors of a process make in an hour; then it begins anew. */
const MOST_REMEMBERED = 50_000;
/** Readings that this process has written: asking for the same page again costs no statement. */
const written = new Set<string>();

/**
 * Writes to the audit log that somebody read data of other people, before the data leave. One row for each reader,
 * object and hour, or day for an appointment, however often a page asks: more rows would say nothing more about who saw
 * what, and a page that asks every few seconds would bury the others. Reading one's own data leaves no row (I-32).
 */
export async function auditReading(ctx: Context, { action, readings, doctor }: Readings): Promise<void> {
  const person = hasAccount(ctx.actor) ? ctx.actor : undefined;
  const reader = doctor === undefined ? actorName(ctx.actor) : 'doctor';
  const readerId = doctor === undefined ? (person?.accountId ?? null) : doctor.accountId;
  const at = ctx.clock.now();
  const fresh = readings
    .filter(({ personId }) => personId !== readerId)
    .map((reading) => ({ ...reading, key: keyOf(reading, `${reader} ${readerId}`, at) }))
    .filter(({ key }) => !written.has(key))
    // In one order for everybody, so that two lists that are written at once do not wait for each other.
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  if (fresh.length === 0) return;
  await ctx.db.run(add, {
    at,
    actor: reader,
    actorId: readerId,
    sessionId: person?.sessionId ?? null,
    action,
    requestId: ctx.requestId,
    personIds: fresh.map(({ personId }) => personId),
    objects: fresh.map(({ object }) => object),
    objectIds: fresh.map(({ objectId }) => objectId),
  });
  const remember = () => {
    if (written.size > MOST_REMEMBERED) written.clear();
    for (const { key } of fresh) written.add(key);
  };
  if (ctx.db.kind === 'transaction') ctx.db.afterCommit(remember);
  else remember();
}

/** As the unique indexes of the table count: by UTC hour, an appointment by UTC day. */
function keyOf({ object, objectId }: Reading, reader: string, at: Date): string {
  const span = at.toISOString().slice(0, object === 'appointment' ? 'yyyy-mm-dd'.length : 'yyyy-mm-ddThh'.length);
  return `${reader} ${object} ${objectId} ${span}`;
}
