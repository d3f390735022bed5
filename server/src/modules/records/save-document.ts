import type { DocumentKind } from '@tabibu/contract/records';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { findVisit, refuseClosed } from './find-visit.ts';
import type { Visit } from './find-visit.ts';
import { isFollowUpDay } from './rules.ts';
import type { Contents } from './rules.ts';
import { openDocument, sealContent } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';

export interface SaveInput<Kind extends DocumentKind> {
  readonly bookingId: string;
  readonly kind: Kind;
  /** The version that the writer saw last; 0 before the first save. */
  readonly version: number;
  readonly content: Contents[Kind];
}

type RowOf<Kind extends DocumentKind> = DocumentRow & { readonly kind: Kind };

/**
 * Saves the draft of a document as a whole. Somebody who saved in between is not written over: Problem `record-stale` with the version that
 * is there. Sending again what was saved already is answered as saved. Problems: `not-found`, `visit-not-begun`, `visit-too-old`,
 * `record-signed`, `follow-up-invalid`.
 */
export async function saveDocument<Kind extends DocumentKind>(ctx: Context, input: SaveInput<Kind>): Promise<RowOf<Kind>> {
  return inTransaction(ctx, async (inside) => {
    const visit = await findVisit(inside, input.bookingId);
    refuseClosed(visit.closed);
    const followUp = followUpOf(input.content);
    if (followUp !== null && !isFollowUpDay(followUp, visit.today)) throw new Problem('follow-up-invalid');
    const found = await inside.db.maybe(store.standingLocked, [input.bookingId, input.kind]);
    const saved = found === undefined ? await begin(inside, visit, input) : await goOn(inside, found, input);
    return saved as RowOf<Kind>;
  });
}

/** The day on which a note asks somebody to come again. */
export function followUpOf(content: object): string | null {
  return 'follow_up_on' in content ? (content.follow_up_on as string | null) : null;
}

async function begin(ctx: Context, { booking }: Visit, { bookingId, kind, version, content }: SaveInput<DocumentKind>): Promise<DocumentRow> {
  if (version !== 0) throw new Problem('record-stale', { version: 0 });
  const now = ctx.clock.now();
  const id = newId(now);
  const added = await ctx.db.maybe(store.add, [
    id, bookingId, booking.patientId, booking.doctorId, booking.country, kind, sealContent(ctx, id, content), followUpOf(content), now,
  ]);
  // Somebody else began at the same time.
  if (added === undefined) throw new Problem('record-stale', { version: 1 });
  await audit(ctx, { action: 'records.begin', object: 'document', objectId: id, details: { booking: bookingId, kind } });
  return added;
}

async function goOn(ctx: Context, found: DocumentRow, { version, content }: SaveInput<DocumentKind>): Promise<DocumentRow> {
  if (found.state === 'signed') throw new Problem('record-signed');
  if (found.version !== version) {
    const repeated = found.version === version + 1 && JSON.stringify(openDocument(ctx, found).content) === JSON.stringify(content);
    if (repeated) return found;
    throw new Problem('record-stale', { version: found.version });
  }
  const saved = await ctx.db.one(store.saveDraft, [found.id, version, sealContent(ctx, found.id, content), followUpOf(content), ctx.clock.now()]);
  await audit(ctx, { action: 'records.save', object: 'document', objectId: found.id, details: { version: saved.version } });
  return saved;
}
