import type { ApplicationStatus, DocumentLabel } from '@tabibu/contract/application-words';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findAlike, readFile } from '../files/index.ts';
import * as history from './move-store.ts';
import { auditReaders } from './audit-readers.ts';
import { PURPOSE } from './rules.ts';
import * as store from './store.ts';

/** Returns the hundred proven applications in these statuses that wait longest. For staff. */
export async function listApplications(
  ctx: Context,
  statuses: readonly ApplicationStatus[],
): Promise<store.ApplicationRow[]> {
  return ctx.db.many(store.list, { statuses, limit: 100 });
}

export interface ShownApplication {
  readonly application: store.ApplicationRow;
  readonly documents: readonly store.DocumentRow[];
  readonly moves: readonly history.MoveRow[];
  readonly licences: readonly history.LicenceRow[];
  /** Numbers of other applications that look like this one, each with what is the same. */
  readonly alike: readonly { readonly number: number; readonly same: 'phone' | 'licence' | 'document' }[];
}

/** Returns everything about one application, for staff; reading it is audited. Throws `not-found`. */
export async function showApplication(ctx: Context, number: number): Promise<ShownApplication> {
  const application = await ctx.db.maybe(store.byNumber, { number });
  if (application === undefined) throw new Problem('not-found');
  const applicationId = application.id;
  await auditReaders(ctx, 'applications.read', [application]);
  const sameFiles = await findAlike(ctx, { kind: PURPOSE, id: applicationId });
  const numbers = await ctx.db.many(store.numbers, { ids: sameFiles });
  return {
    application,
    documents: await ctx.db.many(store.documents, { applicationId }),
    moves: await ctx.db.many(history.moves, { applicationId }),
    licences: await ctx.db.many(history.licences, { applicationId }),
    alike: [
      ...(await ctx.db.many(store.alike, {
        applicationId,
        licenceNumber: application.licence_number,
        phone: application.phone,
      })),
      ...numbers.map(({ number: other }) => ({ number: other, same: 'document' as const })),
    ],
  };
}

/** Returns the bytes of one document of an application, for staff; each reading is audited. Throws `not-found`. */
export async function readDocument(
  ctx: Context,
  { number, label }: { number: number; label: DocumentLabel },
): Promise<{ kind: 'pdf' | 'jpeg' | 'png'; bytes: Buffer }> {
  const application = await ctx.db.maybe(store.byNumber, { number });
  const documents =
    application === undefined ? [] : await ctx.db.many(store.documents, { applicationId: application.id });
  const found = documents.find((document) => document.label === label);
  if (application === undefined || found === undefined) throw new Problem('not-found');
  await audit(ctx, {
    action: 'applications.read-document',
    object: 'application',
    objectId: application.id,
    details: { label, file: found.file_id },
  });
  return readFile(ctx, found.file_id);
}
