import { fileURLToPath } from 'node:url';
import { PICTURE_BYTES } from '@tabibu/contract/doctor-desk-words';
import type { DoctorProfileBody } from '@tabibu/contract/doctor-profile';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { runApart } from '../../platform/run-apart.ts';
import { attachFiles, keepDrawn, readFile, removeFiles } from '../files/index.ts';
import { invalidateAnswers } from './cache-answer.ts';
import * as desk from './desk-store.ts';
import * as profile from './profile-store.ts';
import { readProfile } from './read-profile.ts';

/** The kind of the purpose of a doctor's picture. */
const PURPOSE = 'doctor-picture';
const PROGRAM = fileURLToPath(new URL('./draw-portrait.ts', import.meta.url));
/** Seconds of processor time. */
const CPU_LIMIT = 20;

/**
 * Gives a doctor the picture that was uploaded under a secret, in the caller's transaction, or none for null; an
 * earlier one is deleted. Throws `doctor-picture-refused` for anything but a picture of at most one megabyte,
 * `file-not-scanned` while the malware scanner has not judged it, and the refusals of `attachFiles`.
 */
export async function setPicture(inside: Context, doctorId: string, secret: string | null): Promise<void> {
  const before = await pictureOf(inside, doctorId);
  if (before === null && secret === null) return;
  const fileId = secret === null ? null : await accept(inside, doctorId, secret);
  await show(inside, { doctorId, fileId, before });
}

/**
 * Gives a doctor without a picture the one of a kept file, such as the photo of the application: cropped to a square of
 * at most 40 kB. Nothing happens for a doctor who has one or has left, and for a file that is gone or no picture. May
 * be repeated.
 */
export async function adoptPicture(ctx: Context, doctorId: string, fileId: string): Promise<void> {
  if ((await pictureOf(ctx, doctorId)) !== null) return;
  const { kind, bytes } = await readFile(ctx, fileId);
  if (kind === 'pdf') return;
  const drawn = await runApart(PROGRAM, async () => bytes, { cpuSeconds: CPU_LIMIT });
  if (drawn.length === 0) return;
  await inTransaction(ctx, async (inside) => {
    const doctor = await inside.db.maybe(desk.lockPicture, { doctorId });
    if (doctor === undefined || doctor.picture_file !== null) return;
    const kept = await keepDrawn(inside, { kind: PURPOSE, id: doctorId }, drawn);
    await show(inside, { doctorId, fileId: kept, before: null });
  });
}

async function pictureOf(ctx: Context, doctorId: string): Promise<string | null> {
  return (await ctx.db.maybe(desk.pictureFile, { doctorId }))?.picture_file ?? null;
}

interface ShownPicture {
  readonly doctorId: string;
  readonly fileId: string | null;
  /** The file that goes. */
  readonly before: string | null;
}

async function show(inside: Context, { doctorId, fileId, before }: ShownPicture): Promise<void> {
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
 * Gives the signed-in doctor the picture that was uploaded under a secret, or none for null, and returns the profile.
 * Throws `not-found` for whoever is no doctor here, and the refusals of `setPicture`.
 */
export async function setOwnPicture(ctx: Context, secret: string | null): Promise<DoctorProfileBody> {
  return inTransaction(ctx, async (inside) => {
    const doctor = await inside.db.maybe(profile.serviceOf, { accountId: accountOf(inside) });
    if (doctor === undefined) throw new Problem('not-found');
    await setPicture(inside, doctor.id, secret);
    return readProfile(inside);
  });
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
