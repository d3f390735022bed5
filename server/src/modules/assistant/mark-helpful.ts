import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readerOf } from '../../platform/reader-cookie.ts';
import type { ReaderCookie } from '../../platform/reader-cookie.ts';
import { openConversation } from './seal-conversation.ts';
import * as store from './store.ts';

interface Mark {
  readonly conversation: string;
  readonly helpful: boolean;
}

/**
 * Notes that a conversation helped, or takes that back: once per account, or per browser of who is not signed in (W07).
 * Stored are a keyed hash, the level and the language, so that nobody who reads the table learns who asked about what.
 * Throws `conversation-over`.
 */
export async function markHelpful(
  ctx: Context,
  { conversation, helpful }: Mark,
  cookie: string | undefined,
): Promise<{ readonly helpful: boolean; readonly reader: ReaderCookie | undefined }> {
  const known = openConversation(ctx, conversation);
  if (known === undefined) throw new Problem('conversation-over');
  const reader = readerOf(ctx, cookie);
  const marker = ctx.keys.sign('reader', `helpful ${known.thread} ${reader.id}`);
  const { level, language } = known.state;
  if (helpful)
    await ctx.db.run(store.mark, {
      marker,
      level: level ?? 'routine',
      language: language ?? ctx.language,
      byModel: known.wording !== undefined,
      now: ctx.clock.now(),
    });
  else await ctx.db.run(store.unmark, { marker });
  return { helpful, reader: helpful ? reader.cookie : undefined };
}
