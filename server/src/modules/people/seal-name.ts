import type { Context } from '../../platform/context.ts';
import type { MemberRow } from './store.ts';

const placeOfNumber = (personId: string) => `people.phone.${personId}`;
const placeOf = (personId: string) => `people.name.${personId}`;

/** Encrypts the name of a member, bound to the person (E-01). */
export function sealName(ctx: Context, personId: string, name: string): Buffer {
  return ctx.keys.seal(placeOf(personId), name);
}

/** Decrypts the name of a member; '' once it was forgotten. */
export function nameOf(ctx: Context, { id, name_sealed: sealed }: Pick<MemberRow, 'id' | 'name_sealed'>): string {
  return sealed === null ? '' : ctx.keys.open(placeOf(id), sealed);
}

/** Encrypts the number of a member (E.164) in the same way. */
export function sealNumber(ctx: Context, personId: string, phone: string | null): Buffer | null {
  return phone === null ? null : ctx.keys.seal(placeOfNumber(personId), phone);
}

/** Decrypts the number of a member; null without one. */
export function numberOf(ctx: Context, { id, phone_sealed: sealed }: Pick<MemberRow, 'id' | 'phone_sealed'>) {
  return sealed === null ? null : ctx.keys.open(placeOfNumber(id), sealed);
}

/** Returns the digest by which a number is known whose owner stopped the messages. */
export function stoppedMark(ctx: Context, phone: string): Buffer {
  return Buffer.from(ctx.keys.sign('link', `stopped ${phone}`), 'base64url');
}
