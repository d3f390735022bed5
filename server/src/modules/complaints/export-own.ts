import type { Context } from '../../platform/context.ts';
import { ownRows } from '../../platform/own-rows.ts';
import { describeOwn } from './list-own-complaints.ts';
import { openText } from './seal-words.ts';
import * as store from './store.ts';

/** Yields what the signed-in person wrote to us, with the answers and the name and email that were typed. */
export const exportComplaints = (ctx: Context) =>
  ownRows(ctx, store.ownComplaints, async (rows) => {
    const told = await describeOwn(ctx, rows);
    return rows.map((row, place) => {
      const { firstName, lastName, email } = openText(ctx, row);
      return { ...told[place]!, first_name: firstName, last_name: lastName, email };
    });
  });
