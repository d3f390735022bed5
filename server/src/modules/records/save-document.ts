import { readCodes } from '@tabibu/contract/read-dose';
import type { DocumentKind } from '@tabibu/contract/visit-documents';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { refuseClosed } from '../patient-facts/index.ts';
import { findVisit } from './find-visit.ts';
import type { Visit } from './find-visit.ts';
import { isFollowUpDay } from './rules.ts';
import type { Contents } from './rules.ts';
import { openDocument, sealContent } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';

/** Adds codes to the medicines, computed from their words. Codes from the client are replaced. */
function withDoseCodes<Kind extends DocumentKind>(content: Contents[Kind]): Contents[Kind] {
  return 'items' in content
    ? { ...content, items: content.items.map((item) => ({ ...item, codes: readCodes(item) })) }
    : content;
}

export interface SaveInput<Kind extends DocumentKind> {
  readonly bookingId: string;
  readonly kind: Kind;
  /** The version that the page has seen; 0 before the first save. */
  readonly version: number;
  readonly content: Contents[Kind];
}

type RowOf<Kind extends DocumentKind> = DocumentRow & { readonly kind: Kind };

/**
 * Saves the whole draft of a document. Throws `record-stale` with the current version when somebody else saved in
 * between, so that nothing is overwritten. Repeating the last save changes nothing and returns the saved draft. Throws
 * `not-found`, `visit-not-begun`, `visit-too-old`, `record-signed` or `follow-up-invalid`.
 */
export async function saveDocument<Kind extends DocumentKind>(
  ctx: Context,
  given: SaveInput<Kind>,
): Promise<RowOf<Kind>> {
  const input = { ...given, content: withDoseCodes(given.content) };
  return inTransaction(ctx, async (inside) => {
    const visit = await findVisit(inside, input.bookingId);
    refuseClosed(visit.closed);
    const followUp = followUpOf(input.content);
    if (followUp !== null && !isFollowUpDay(followUp, visit.today)) throw new Problem('follow-up-invalid');
    const found = await inside.db.maybe(store.standingLocked, { bookingId: input.bookingId, kind: input.kind });
    const saved =
      found === undefined ? await createDraft(inside, visit, input) : await updateDraft(inside, found, input);
    return saved as RowOf<Kind>;
  });
}

/** Returns the day of the follow-up that a note asks for, or null. */
function followUpOf(content: object): string | null {
  return 'follow_up_on' in content ? (content.follow_up_on as string | null) : null;
}

async function createDraft(
  ctx: Context,
  { booking }: Visit,
  { bookingId, kind, version, content }: SaveInput<DocumentKind>,
): Promise<DocumentRow> {
  if (version !== 0) throw new Problem('record-stale', { version: 0 });
  const now = ctx.clock.now();
  const id = newId(now);
  const added = await ctx.db.maybe(store.add, {
    id,
    bookingId,
    patientId: booking.patientId,
    doctorId: booking.doctorId,
    country: booking.country,
    kind,
    contentSealed: sealContent(ctx, id, content),
    followUpOn: followUpOf(content),
    now,
  });
  // Another request has begun this document at the same time.
  if (added === undefined) throw new Problem('record-stale', { version: 1 });
  await audit(ctx, {
    action: 'records.begin',
    object: 'document',
    objectId: id,
    details: { booking: bookingId, kind },
  });
  return added;
}

async function updateDraft(
  ctx: Context,
  found: DocumentRow,
  { version, content }: SaveInput<DocumentKind>,
): Promise<DocumentRow> {
  if (found.state === 'signed') throw new Problem('record-signed');
  if (found.version !== version) {
    const repeated =
      found.version === version + 1 && JSON.stringify(openDocument(ctx, found).content) === JSON.stringify(content);
    if (repeated) return found;
    throw new Problem('record-stale', { version: found.version });
  }
  const saved = await ctx.db.one(store.saveDraft, {
    id: found.id,
    version,
    contentSealed: sealContent(ctx, found.id, content),
    followUpOn: followUpOf(content),
    now: ctx.clock.now(),
  });
  await audit(ctx, {
    action: 'records.save',
    object: 'document',
    objectId: found.id,
    details: { version: saved.version },
  });
  return saved;
}
