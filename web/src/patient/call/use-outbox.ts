import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { messagesQuery, sendMessage } from '../../api/calls.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../parts/kept-draft.ts';
import { ME, useMe } from '../../shell/session.tsx';
import { ChatOutbox } from './chat-outbox.ts';
import type { Unsent } from './chat-outbox.ts';

/** Under this name a history entry keeps what was said here and not sent yet. */
const UNSENT = 'chat';

const outboxes = new Map<string, ChatOutbox>();

/** The one outbox of this person for an appointment; it lives as long as the page, whatever screen is shown. */
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
  const outbox = new ChatOutbox({
    isStillTheirs: () => client.getQueryData<{ id: string } | null>(ME.queryKey)?.id === owner,
    send: async ({ key, text, photo }, signal) => {
      const sent = await sendMessage(bookingId, photo === undefined ? { text } : { text, photo }, key, signal);
      client.setQueryData(queryKey, (page) => page && { ...page, messages: [...page.messages.filter(({ id }) => id !== sent.id), sent] });
    },
    keep: (unsent) => keepTexts(bookingId, name, unsent),
  }, keptDraft<readonly Unsent[]>(UNSENT, name));
  outboxes.set(name, outbox);
  window.addEventListener('online', () => outbox.wake());
  return outbox;
}

/** Texts survive a reload in the history entry of the call's page; photos are too large for it and live as long as the page. */
function keepTexts(bookingId: string, name: string, unsent: readonly Unsent[]): void {
  if (location.pathname !== `/call/${bookingId}`) return;
  const texts = unsent.filter(({ photo }) => photo === undefined).map(({ key, text }) => ({ key, text, state: 'waiting' }));
  if (texts.length > 0) keepDraft(UNSENT, name, texts);
  else forgetDraft(UNSENT);
}
