import { sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as sessions from './session-store.ts';

/** Versions by what they are of, such as `care-plans`. */
export type Versions = Readonly<Record<string, string>>;

/** Remembers what the caller's session has just read. A save without a version counts as made on these. */
export async function rememberVersions(ctx: Context, versions: Versions): Promise<void> {
  await ctx.db.run(sessions.rememberVersions, { sessionId: sessionOf(ctx), versions: JSON.stringify(versions) });
}

/** Returns the version that the caller's session read last; undefined if it read none. */
export async function versionRead(ctx: Context, what: string): Promise<string | undefined> {
  const row = await ctx.db.maybe(sessions.versionRead, { sessionId: sessionOf(ctx), what });
  return row?.version ?? undefined;
}
