import type { Context } from '../../platform/context.ts';
import type { MemberRow } from './store.ts';

const placeOf = (personId: string) => `people.name.${personId}`;

/** Encrypts the name of a member, bound to the person (E-01). */
export function sealName(ctx: Context, personId: string, name: string): Buffer {
  return ctx.keys.seal(placeOf(personId), name);
}

/** Decrypts the name of a member; '' once it was forgotten. */
export function nameOf(ctx: Context, { id, name_sealed: sealed }: Pick<MemberRow, 'id' | 'name_sealed'>): string {
  return sealed === null ? '' : ctx.keys.open(placeOf(id), sealed);
}
