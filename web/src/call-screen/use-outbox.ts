import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { messagesQuery, sendMessage } from '../api/calls.ts';
import { setAnswer } from '../api/query.ts';
import { forgetDraft, keepDraft, keptDraft } from '../components/forms/kept-draft.ts';
import { ME, useMe } from '../shell/session.tsx';
import { ChatOutbox } from './chat-outbox.ts';
import type { UnsentMessage } from './chat-outbox.ts';

/** Name under which the history entry keeps unsent messages. */
const UNSENT = 'chat';

const outboxes = new Map<string, ChatOutbox>();

/** Returns this person's outbox of an appointment. There is one per page load, and it survives a change of screen. */
export function useOutbox(bookingId: string): ChatOutbox {
  const client = useQueryClient();
  const owner = useMe()?.id ?? '';
  return useState(() => outboxOf(client, bookingId, owner))[0];
}

function outboxOf(client: QueryClient, bookingId: string, owner: string): ChatOutbox {
  const name = `${owner} ${bookingId}`;
  const known = outboxes.get(name);
  if (known) return known;
  const { queryKey } = messagesQuery(bookingId);
  const outbox = new ChatOutbox(
    {
      isStillTheirs: () => client.getQueryData<{ id: string } | null>(ME.queryKey)?.id === owner,
      send: async ({ key, text, photo }, signal) => {
        const sent = await sendMessage(bookingId, photo === undefined ? { text } : { text, photo }, key, signal);
        await setAnswer(
          client,
          queryKey,
          (page) => page && { ...page, messages: [...page.messages.filter(({ id }) => id !== sent.id), sent] },
        );
      },
      keep: (unsent) => keepTexts(bookingId, name, unsent),
    },
    keptDraft<readonly UnsentMessage[]>(UNSENT, name),
  );
  outboxes.set(name, outbox);
  window.addEventListener('online', () => outbox.wake());
  return outbox;
}

/**
 * Keeps unsent texts in the history entry of the call's page, where they survive a reload. Photos are too large for it
 * and are lost on a reload.
 */
function keepTexts(bookingId: string, name: string, unsent: readonly UnsentMessage[]): void {
  if (location.pathname !== `/call/${bookingId}`) return;
  const texts = unsent
    .filter(({ photo }) => photo === undefined)
    .map(({ key, text }) => ({ key, text, state: 'waiting' }));
  if (texts.length > 0) keepDraft(UNSENT, name, texts);
  else forgetDraft(UNSENT);
}
