import type { KeptBody } from '@tabibu/contract/assistant';
import { MOST_KEPT } from '@tabibu/contract/assistant-words';
import type { Language } from '@tabibu/contract/languages';
import { advance } from '@tabibu/contract/triage/conversation';
import type { Reply } from '@tabibu/contract/triage/reply';
import { questionOf } from '@tabibu/contract/triage/questions';
import { speaker } from '@tabibu/locales/server-speech';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { readNumbers } from './read-numbers.ts';
import { keptBody, sealContent } from './read-conversation.ts';
import type { KeptContent } from './read-conversation.ts';
import { openConversation } from './seal-conversation.ts';
import type { CarriedConversation } from './seal-conversation.ts';
import * as store from './store.ts';

/** How long the title of a kept conversation may be. */
const TITLE = 80;

/**
 * Keeps a conversation of the signed-in person as it stands: what was said, asked and answered last. Kept again, it
 * takes the place of what was kept of it before. Throws `conversation-over` or `conversations-full`.
 */
export async function keepConversation(ctx: Context, sealed: string): Promise<KeptBody> {
  const conversation = openConversation(ctx, sealed);
  if (conversation === undefined) throw new Problem('conversation-over');
  const content = await contentOf(ctx, conversation);
  const accountId = accountOf(ctx);
  const { thread } = conversation;
  const now = ctx.clock.now();
  return inTransaction(ctx, async (inside) => {
    const [row] = await inside.db.many(store.keep, {
      id: newId(now),
      accountId,
      thread,
      contentSealed: sealContent(inside, { account_id: accountId, thread }, content),
      now,
      most: MOST_KEPT,
    });
    if (row === undefined) throw new Problem('conversations-full', { most: MOST_KEPT });
    await audit(inside, { action: 'assistant.keep', object: 'conversation', objectId: row.id });
    return keptBody(row, content);
  });
}

/** Makes the last answer again from what it followed: the same words and state always give the same reply. */
async function contentOf(ctx: Context, conversation: CarriedConversation): Promise<KeptContent> {
  const { before, context, turns, wording } = conversation;
  const last = turns.at(-1)!;
  const numbers = await readNumbers(ctx, context.country);
  const { reply } = advance(before ?? undefined, { text: last.t, questionId: last.q }, { ...context, numbers });
  return {
    title: titleOf(turns[0]!.t),
    language: reply.language,
    // A model may have raised it.
    urgency: wording === undefined ? reply.urgency : (conversation.state.level ?? reply.urgency),
    turns: turns.map((turn) => wordTurn(turn, reply.language)),
    reasons: [...reply.reasons],
    heard: reply.heard.map(({ text }) => text),
    parts: (wording ?? reply.parts).map(copyPart),
    worded_by_model: wording !== undefined,
  };
}

function titleOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= TITLE ? line : `${line.slice(0, TITLE - 1).trimEnd()}…`;
}

const copyPart = ({ kind, heading, sentences }: Reply['parts'][number]) => ({
  kind,
  heading,
  sentences: [...sentences],
});

/** Returns a turn in words: the question that was open, and the label of a choice where one was pressed. */
export function wordTurn(
  { q, t }: CarriedConversation['turns'][number],
  language: Language,
): KeptContent['turns'][number] {
  const question = q === undefined ? null : questionOf(q, language);
  if (question === null) return { asked: null, said: t };
  const skipped = t === 'skip' ? speaker(language)('assistant.skipped') : undefined;
  const said = skipped ?? question.choices.find(({ id }) => id === t)?.label ?? t;
  return { asked: question.text, said };
}
