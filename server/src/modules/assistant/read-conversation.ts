import type { AttachedBody, KeptBody, KeptHeadBody } from '@tabibu/contract/assistant';
import { auditReading } from '../../platform/audit-reading.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { LAST_ID } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { findDoctorBooking } from '../bookings/index.ts';
import { doctorOfAccount } from '../doctors/index.ts';
import * as store from './store.ts';

/** What is sealed of a kept conversation. */
export type KeptContent = Omit<KeptBody, 'id' | 'booking_id' | 'kept_at'>;

type Place = Pick<store.KeptRow, 'account_id' | 'thread'>;

const placeOf = ({ account_id: account, thread }: Place) => `kept_conversations.content.${account} ${thread}`;

/** Encrypts a kept conversation, bound to its person and thread (E-01). */
export function sealContent(ctx: Context, place: Place, content: KeptContent): Buffer {
  return ctx.keys.seal(placeOf(place), JSON.stringify(content));
}

/** Decrypts a kept conversation. */
export function contentOf(ctx: Context, row: store.KeptRow): KeptContent {
  return JSON.parse(ctx.keys.open(placeOf(row), row.content_sealed)) as KeptContent;
}

/** Returns a kept conversation as its person reads it. */
export function keptBody(row: store.KeptRow, content: KeptContent): KeptBody {
  const { id, booking_id: bookingId, kept_at: keptAt } = row;
  return { id, booking_id: bookingId, kept_at: keptAt.toISOString(), ...content };
}

/** Returns a kept conversation as lists show it. */
export function headOf(ctx: Context, row: store.KeptRow): KeptHeadBody {
  const { title, language, urgency } = contentOf(ctx, row);
  return {
    id: row.id,
    title,
    language,
    urgency,
    booking_id: row.booking_id,
    kept_at: row.kept_at.toISOString(),
  };
}

/** Returns one page of the signed-in person's kept conversations, newest first. Throws `invalid-input`. */
export async function listConversations(
  ctx: Context,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ conversations: KeptHeadBody[]; next_cursor: string | null }> {
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.list, {
    accountId: accountOf(ctx),
    at: after?.at ?? null,
    id: after?.id ?? LAST_ID,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    conversations: shown.map((row) => headOf(ctx, row)),
    next_cursor: rows.length > limit && last !== undefined ? writeTimeCursor({ at: last.kept_at, id: last.id }) : null,
  };
}

/** Returns a kept conversation of the signed-in person. Throws `not-found`. */
export async function readConversation(ctx: Context, id: string): Promise<KeptBody> {
  const row = await ctx.db.maybe(store.find, { accountId: accountOf(ctx), id });
  if (row === undefined) throw new Problem('not-found');
  return keptBody(row, contentOf(ctx, row));
}

/**
 * Returns the conversation that the patient attached to a paid appointment of the signed-in doctor, and audits the
 * reading; null if there is none. Throws `not-found` for an appointment of another doctor.
 */
export async function readAttached(ctx: Context, bookingId: string): Promise<AttachedBody | null> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  const booking = doctor === undefined ? undefined : await findDoctorBooking(ctx, { doctorId: doctor.id, bookingId });
  if (booking === undefined) throw new Problem('not-found');
  const row = await ctx.db.maybe(store.findAttached, { bookingId });
  if (row === undefined) return null;
  await auditReading(ctx, {
    action: 'assistant.read',
    readings: [{ personId: row.account_id, object: 'conversation', objectId: bookingId }],
  });
  const { title: _, ...content } = contentOf(ctx, row);
  return { ...content, kept_at: row.kept_at.toISOString() };
}
