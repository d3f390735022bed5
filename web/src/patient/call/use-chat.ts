import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messagesQuery, sendMessage } from '../../api/calls.ts';
import type { CallViewBody, ChatMessageBody } from '../../api/calls.ts';
import { newIdempotencyKey } from '../../api/client.ts';

/** A message that the server has not confirmed; its key makes sending it again harmless. */
export interface PendingMessage {
  readonly key: string;
  readonly text: string;
  /** A JPEG in base64. */
  readonly photo?: string;
  readonly failure?: unknown;
}

export interface Chat {
  readonly messages: readonly ChatMessageBody[] | undefined;
  readonly pending: readonly PendingMessage[];
  /** How many came from the other side. */
  readonly received: number;
  readonly failed: boolean;
  readonly reload: () => void;
  readonly say: (text: string, photo?: string) => void;
  readonly sayAgain: (message: PendingMessage) => void;
}

/** The chat of an appointment: shown at once, sent in the background, asked for again at every nudge and now and then without one. */
export function useChat({ booking_id: bookingId, side }: CallViewBody, news: number): Chat {
  const client = useQueryClient();
  const query = messagesQuery(bookingId);
  const found = useQuery({ ...query, refetchInterval: 15_000 });
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const { refetch } = found;
  useEffect(() => {
    if (news > 0) void refetch();
  }, [news, refetch]);
  const send = async (message: PendingMessage) => {
    const { key, text, photo } = message;
    try {
      const sent = await sendMessage(bookingId, photo ? { text, photo } : { text }, key);
      client.setQueryData(query.queryKey, (known) => [...(known ?? []).filter(({ id }) => id !== sent.id), sent]);
      setPending((all) => all.filter((one) => one.key !== key));
    } catch (failure) {
      setPending((all) => all.map((one) => (one.key === key ? { ...one, failure } : one)));
    }
  };
  const say = (text: string, photo?: string) => {
    const message: PendingMessage = photo ? { key: newIdempotencyKey(), text, photo } : { key: newIdempotencyKey(), text };
    setPending((all) => [...all, message]);
    void send(message);
  };
  const sayAgain = ({ key, text, photo }: PendingMessage) => {
    const message: PendingMessage = photo ? { key, text, photo } : { key, text };
    setPending((all) => all.map((one) => (one.key === key ? message : one)));
    void send(message);
  };
  return {
    messages: found.data, pending, failed: found.isError && !found.data, reload: () => void refetch(), say, sayAgain,
    received: (found.data ?? []).filter(({ from }) => from !== side).length,
  };
}
