import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import * as store from './export-store.ts';
import { ownMembers } from './find-members.ts';
import { nameOf, numberOf } from './seal-name.ts';

/** Yields the family of the signed-in person, removed members too, with the consent given for each. */
export const exportFamily = (ctx: Context) =>
  ownRows(ctx, store.ownMembers, (rows) =>
    rows.map(({ name_sealed: sealed, phone_sealed: number, ...row }) => ({
      ...row,
      name: nameOf(ctx, { id: row.id, name_sealed: sealed }),
      phone: numberOf(ctx, { id: row.id, phone_sealed: number }),
    })),
  );

/** Returns the ids of the signed-in person and of everybody in the person's care. */
export async function idsInCare(ctx: Context): Promise<string[]> {
  return [accountOf(ctx), ...(await ownMembers(ctx)).map(({ id }) => id)];
}
