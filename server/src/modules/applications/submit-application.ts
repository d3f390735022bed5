import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import type { DocumentLabel } from '@tabibu/contract/application-words';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { readSpecialties } from '../doctors/index.ts';
import { HOUR, later } from '../../platform/time.ts';
import { addressDigest, receiveFile } from '../files/index.ts';
import { attachDocuments } from './attach-documents.ts';
import type { HandedInDocument } from './attach-documents.ts';
import { APPLICATIONS_PER_HOUR, readForm } from './rules.ts';
import type { TypedForm } from './rules.ts';
import * as store from './store.ts';

export interface SentApplication {
  readonly application_id: string;
  /** E.164: the number that has to be proven. */
  readonly phone: string;
  /** Proves later who filled in the form. */
  readonly claim: string;
}

/**
 * Stores an application whose phone is not proven, with one document for each of the four labels; `language` is that of
 * the page in which it was written, else the caller's. Throws what `readForm` throws, `documents-missing` with the
 * labels, and `applications-exhausted` after five of one address within an hour (DOC-APPLY-03…15, U-02).
 */
export async function submitApplication(
  ctx: Context,
  {
    form,
    documents,
    language = ctx.language,
  }: { form: TypedForm; documents: readonly HandedInDocument[]; language?: Language | undefined },
): Promise<SentApplication> {
  const now = ctx.clock.now();
  const read = readForm(form, now.toISOString().slice(0, 10), await readSpecialties(ctx));
  refuseMissing(documents.map(({ label }) => label));
  return inTransaction(ctx, async (inside) => {
    const digest = addressDigest(inside);
    await inside.db.many(store.lockAddress, { addressDigest: digest });
    await refuseMany(inside);
    const [id, claim] = [newId(now), randomToken()];
    await inside.db.run(store.add, {
      ...read,
      id,
      doctorId: newId(now),
      claimHash: hashToken(claim),
      addressDigest: digest,
      language,
      now,
    });
    await attachDocuments(inside, id, documents);
    await audit(inside, { action: 'applications.submit', object: 'application', objectId: id });
    return { application_id: id, phone: read.phone, claim };
  });
}

/**
 * The printed call: the form with its four files at once (API-52). Throws what `submitApplication` and `receiveFile`
 * throw.
 */
export async function submitForm(
  ctx: Context,
  { form, files }: { form: TypedForm; files: ReadonlyMap<string, SentFile> },
): Promise<SentApplication> {
  // Everything that is cheap to refuse is refused before a document is decoded.
  readForm(form, ctx.clock.now().toISOString().slice(0, 10), await readSpecialties(ctx));
  await refuseMany(ctx);
  const labels = DOCUMENT_LABELS.filter((label) => files.has(label));
  refuseMissing(labels);
  const documents: HandedInDocument[] = [];
  for (const label of labels) documents.push({ label, upload: await receiveFile(ctx, files.get(label)!) });
  return submitApplication(ctx, { form, documents });
}

function refuseMissing(given: readonly DocumentLabel[]): void {
  const missing = DOCUMENT_LABELS.filter((label) => !given.includes(label));
  if (missing.length > 0) throw new Problem('documents-missing', { labels: missing });
}

async function refuseMany(ctx: Context): Promise<void> {
  const since = later(ctx.clock.now(), -HOUR);
  const { count } = await ctx.db.one(store.countSince, { addressDigest: addressDigest(ctx), since });
  if (count >= APPLICATIONS_PER_HOUR) throw new Problem('applications-exhausted');
}
