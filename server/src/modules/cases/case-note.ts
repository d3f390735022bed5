import type { Context } from '../../platform/context.ts';

const placeOf = (stepId: string) => `case_steps.note.${stepId}`;

/** Encrypts a note of the history; null for none. */
export function sealNote(ctx: Context, stepId: string, note: string): Buffer | null {
  return note === '' ? null : ctx.keys.seal(placeOf(stepId), note);
}

/** Decrypts a note of the history; null when there is none. The caller shows it to administrators only. */
export function noteOf(
  ctx: Context,
  { id, note_sealed: sealed }: { readonly id: string; readonly note_sealed: Buffer | null },
): string | null {
  return sealed === null ? null : ctx.keys.open(placeOf(id), sealed);
}
