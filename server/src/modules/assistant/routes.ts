import * as contract from '@tabibu/contract/assistant';
import { COUNTRIES } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { askAssistant } from './ask-assistant.ts';
import { attachConversation } from './attach-conversation.ts';
import { deleteConversation } from './delete-conversation.ts';
import { keepConversation } from './keep-conversation.ts';
import { markHelpful } from './mark-helpful.ts';
import { listConversations, readAttached, readConversation } from './read-conversation.ts';
import { tellConversation } from './tell-conversation.ts';
import { isModelOffered } from './word-answer.ts';
import { wordNumbers } from './read-numbers.ts';

const success = true as const;

/** A refusal, too, tells somebody in danger whom to ring. */
async function numbersOfRefusal(ctx: Context, body: unknown): Promise<Record<string, unknown>> {
  const wished: unknown = typeof body === 'object' && body !== null && 'country' in body ? body.country : undefined;
  const country = COUNTRIES.find(({ code }) => code === wished)?.code ?? ctx.country;
  const numbers = await wordNumbers(ctx, country, ctx.language);
  return { emergency_numbers: numbers, number: numbers[0]?.number };
}

/** HTTP endpoints of this module. */
export const routes: readonly Route[] = [
  route(contract.ask, async (ctx, { body }) => ({ success, data: await askAssistant(ctx, body) }), {
    addsToRefusals: numbersOfRefusal,
  }),
  route(contract.readAssistant, async (ctx, { query: { country = ctx.country, language = ctx.language } }) => ({
    success,
    data: {
      model: isModelOffered(ctx, { country }) ? { party: ctx.integrations.textModel!.party } : null,
      emergency_numbers: await wordNumbers(ctx, country, language),
    },
  })),
  route(contract.tellConversation, async (ctx, { body }) => ({
    success,
    data: await tellConversation(ctx, body.conversation_id),
  })),
  route(contract.markHelpful, async (ctx, { body: { conversation_id: conversation, helpful } }, { readerCookie }) => {
    const { reader, ...data } = await markHelpful(ctx, { conversation, helpful }, readerCookie);
    return answer({ success, data }, reader === undefined ? {} : { reader });
  }),
  route(contract.keepConversation, async (ctx, { body }) => ({
    success,
    data: await keepConversation(ctx, body.conversation_id),
  })),
  route(contract.listConversations, async (ctx, { query }) => ({ success, data: await listConversations(ctx, query) })),
  route(contract.readConversation, async (ctx, { params }) => ({
    success,
    data: await readConversation(ctx, params.kept_id),
  })),
  route(contract.deleteConversation, async (ctx, { params: { kept_id: id } }) => {
    await deleteConversation(ctx, id);
    return { success, data: { id } };
  }),
  route(contract.attachConversation, async (ctx, { params: { kept_id: id }, body: { booking_id: bookingId } }) => ({
    success,
    data: await attachConversation(ctx, { id, bookingId }),
  })),
  route(contract.readAttached, async (ctx, { params }) => ({
    success,
    data: await readAttached(ctx, params.booking_id),
  })),
];
