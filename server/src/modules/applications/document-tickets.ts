import { accountOf, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { MINUTE, later } from '../../platform/time.ts';
import { refuseUnscannedFile, useLinkOnce } from '../files/index.ts';
import * as desk from './desk-store.ts';
import { readDocument } from './list-applications.ts';
import * as renewals from './renewal-store.ts';
import { readRenewal } from './review-renewal.ts';

/** The kinds of documents with the media type in which each is served. */
export const MEDIA = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;

/** Returns the address of a document. It needs a ticket. */
export function documentAddress(fileId: string): string {
  return `/api/application-files/${fileId}`;
}

/**
 * Returns a link to a document of an application or to a doctor's new licence. It works once, within a minute, for this
 * file and in the caller's own session only, so a copied link is worth nothing (U-06). Throws `not-found`, and
 * `file-not-scanned` while the malware scanner has not judged the file.
 */
export async function openDocument(ctx: Context, fileId: string): Promise<{ address: string; ends_at: string }> {
  await findDocument(ctx, fileId);
  await refuseUnscannedFile(ctx, fileId);
  const ends = later(ctx.clock.now(), MINUTE);
  const stamp = ends.getTime().toString(36);
  const ticket = `${stamp}.${ctx.keys.sign('document-link', signedText(ctx, fileId, stamp))}`;
  return { address: `${documentAddress(fileId)}?ticket=${ticket}`, ends_at: ends.toISOString() };
}

/**
 * Returns the bytes of a document by such a link, once; every opening is audited. Throws `not-found` for any other link
 * and for one that was used.
 */
export async function readByTicket(
  ctx: Context,
  { fileId, ticket }: { fileId: string; ticket: string },
): Promise<{ kind: keyof typeof MEDIA; bytes: Buffer; name: string }> {
  const [stamp = '', signature = ''] = ticket.split('.');
  const isOurs = ctx.keys.agrees('document-link', signedText(ctx, fileId, stamp), signature);
  const ends = Number.parseInt(stamp, 36);
  if (!isOurs || ends < ctx.clock.now().getTime()) throw new Problem('not-found');
  const { name, read } = await findDocument(ctx, fileId);
  await useLinkOnce(ctx, fileId, new Date(ends));
  const { kind, bytes } = await read();
  return { kind, bytes, name: `${name}.${kind}` };
}

interface FoundDocument {
  /** For saving, without its ending. */
  readonly name: string;
  /** Reads the bytes and audits that. */
  readonly read: () => Promise<{ kind: keyof typeof MEDIA; bytes: Buffer }>;
}

/** Finds the application or the new licence to which a file belongs. Throws `not-found` for any other file. */
async function findDocument(ctx: Context, fileId: string): Promise<FoundDocument> {
  const document = await ctx.db.maybe(desk.ofDocument, { fileId });
  if (document !== undefined) {
    const { number, label } = document;
    const name = `application-${number}-${label.toLowerCase().replaceAll(' ', '-')}`;
    return { name, read: () => readDocument(ctx, { number, label }) };
  }
  const renewal = await ctx.db.maybe(renewals.ofFile, { fileId });
  if (renewal === undefined) throw new Problem('not-found');
  const { number } = renewal;
  return { name: `new-licence-${number}`, read: () => readRenewal(ctx, number) };
}

const signedText = (ctx: Context, fileId: string, stamp: string) =>
  `${fileId} ${accountOf(ctx)} ${sessionOf(ctx)} ${stamp}`;
