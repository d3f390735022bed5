import type { VerificationBody } from '@tabibu/contract/verification';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { doctorNames } from '../doctors/index.ts';
import { dispensingOf } from './document-view.ts';
import { zoneOf } from './find-visit.ts';
import { worthOf } from './rules.ts';
import type { Contents } from './rules.ts';
import { digestCode, openDocument } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';
import { readCode } from './verification-code.ts';
import * as codes from './verification-store.ts';

/** Is a paper genuine, and what may its holder's pharmacy or employer know of it? Problems: `not-found`, `record-altered`. */
export async function verifyDocument(ctx: Context, { code }: { code: string }): Promise<VerificationBody> {
  return verificationOf(ctx, await findByCode(ctx, code));
}

/** The signed document of a long code. */
export async function findByCode(ctx: Context, typed: string): Promise<DocumentRow> {
  const code = readCode(typed);
  const found = code === null ? undefined : await ctx.db.maybe(codes.byCode, [digestCode(ctx, code)]);
  if (found === undefined) throw new Problem('not-found');
  return ctx.db.one(store.find, [found.id]);
}

/**
 * A document as anybody with its code sees it: a pharmacy the medicines, everybody else only names, days and validity. A code lies in an SMS for ever,
 * so what is no longer good tells its state and neither name nor content; `forWhoDispensed` sees once more what was given out. That it was shown is audited.
 */
export async function verificationOf(ctx: Context, row: DocumentRow, { forWhoDispensed = false } = {}): Promise<VerificationBody> {
  const opened = openDocument(ctx, row);
  await audit(ctx, { action: 'records.verify', object: 'document', objectId: row.id });
  const zone = zoneOf(row.country);
  const doctor = (await doctorNames(ctx, [row.doctor_id])).get(row.doctor_id);
  const state = worthOf(row, wallClock(ctx.clock.now(), zone).day);
  const whole = state === 'valid' || forWhoDispensed;
  const sick = row.kind === 'sick-note' && whole ? (opened.content as Contents['sick-note']) : null;
  const items = row.kind === 'prescription' && whole ? [...(opened.content as Contents['prescription']).items] : [];
  return {
    kind: row.kind,
    code: opened.codes?.code ?? '',
    state,
    patient_name: whole ? opened.patientName : '',
    doctor: { name: row.doctor_name!, specialty_id: row.specialty!, country: doctor?.country ?? row.country },
    country: row.country,
    issued_on: wallClock(row.signed_at!, zone).day,
    valid_until: row.valid_until,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    prescription: row.kind === 'prescription' ? { items, dispensed: dispensingOf(row, opened) } : null,
    sick_note: sick === null ? null : { from_day: sick.from_day!, to_day: sick.to_day! },
  };
}
