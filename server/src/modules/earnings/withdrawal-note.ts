import type { Context } from '../../platform/context.ts';

const placeOf = (withdrawalId: string) => `withdrawals.note.${withdrawalId}`;

/** Encrypts why a withdrawal was refused; the text may name people. */
export function sealNote(ctx: Context, withdrawalId: string, note: string): Buffer {
  return ctx.keys.seal(placeOf(withdrawalId), note);
}

/** Decrypts why a withdrawal was refused; null when it was not. The caller shows it to its doctor only. */
export function noteOf(
  ctx: Context,
  { id, note_sealed: sealed }: { readonly id: string; readonly note_sealed: Buffer | null },
): string | null {
  return sealed === null ? null : ctx.keys.open(placeOf(id), sealed);
}
