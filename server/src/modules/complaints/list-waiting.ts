import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import * as desk from './desk-store.ts';
import { waitingSince } from './rules.ts';
import { openText } from './seal-words.ts';

/** A complaint that waits for an answer. */
export interface WaitingComplaint {
  readonly id: string;
  readonly number: number;
  readonly accountId: string | null;
  readonly country: CountryCode;
  readonly since: Date;
  readonly subject: string;
}

/** Returns those of these complaints that wait for an answer, by id. */
export async function waitingComplaints(
  ctx: Context,
  complaintIds: readonly string[],
): Promise<Map<string, WaitingComplaint>> {
  const rows = await ctx.db.many(desk.waitingOf, { complaintIds });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        number: row.number,
        accountId: row.account_id,
        country: row.country,
        since: waitingSince(row)!,
        subject: openText(ctx, row).subject,
      },
    ]),
  );
}

/** Returns the ids of such complaints, in the order of the ids, after the last one of the page before. */
export async function listWaitingComplaints(
  ctx: Context,
  page: { after: string | null; limit: number },
): Promise<string[]> {
  return (await ctx.db.many(desk.listWaiting, page)).map(({ id }) => id);
}
