import { PICTURE_BYTES } from '@tabibu/contract/doctor-desk-words';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { attachFiles, readFile, removeFiles } from '../files/index.ts';
import { invalidateAnswers } from './cache-answer.ts';
import * as desk from './desk-store.ts';

/** The kind of the purpose of a doctor's picture. */
const PURPOSE = 'doctor-picture';

/**
 * Gives a doctor the picture that was uploaded under a secret, in the caller's transaction, or none for null; an
 * earlier one is deleted. Throws `doctor-picture-refused` for anything but a picture of at most one megabyte,
 * `file-not-scanned` while the malware scanner has not judged it, and the refusals of `attachFiles`.
 */
export async function setPicture(inside: Context, doctorId: string, secret: string | null): Promise<void> {
  const before = (await inside.db.maybe(desk.pictureFile, { doctorId }))?.picture_file ?? null;
  if (before === null && secret === null) return;
  const fileId = secret === null ? null : await accept(inside, doctorId, secret);
  const image = fileId === null ? null : `/api/doctors/${doctorId}/pictures/${fileId}`;
  await inside.db.run(desk.setPicture, { doctorId, image, fileId });
  if (before !== null) await removeFiles(inside, [before]);
  await audit(inside, {
    action: 'doctors.set-picture',
    object: 'doctor',
    objectId: doctorId,
    details: { file: fileId },
  });
  invalidateAnswers(inside);
}

async function accept(inside: Context, doctorId: string, secret: string): Promise<string> {
  const [file] = await attachFiles(inside, { secrets: [secret], purpose: { kind: PURPOSE, id: doctorId } });
  const { kind, bytes } = await readFile(inside, file!.id);
  if (kind === 'pdf' || bytes.length > PICTURE_BYTES)
    throw new Problem('doctor-picture-refused', { fields: ['picture'] });
  return file!.id;
}

/**
 * Returns a doctor's picture. Throws `not-found` for an earlier one, for one that is no picture, and after the doctor
 * has left.
 */
export async function readPicture(
  ctx: Context,
  { doctorId, fileId }: { doctorId: string; fileId: string },
): Promise<{ kind: 'jpeg' | 'png'; bytes: Buffer }> {
  if ((await ctx.db.maybe(desk.picture, { doctorId, fileId })) === undefined) throw new Problem('not-found');
  const { kind, bytes } = await readFile(ctx, fileId);
  if (kind === 'pdf') throw new Problem('not-found');
  return { kind, bytes };
}
