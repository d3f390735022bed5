import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { messagesQuery } from '../../api/calls.ts';
import type { CallViewBody, ChatMessageBody } from '../../api/calls.ts';

/** What both said, as far as the server has told this page. */
export interface Messages {
  readonly all: readonly ChatMessageBody[] | undefined;
  /** How many came from the other side. */
  readonly received: number;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** The messages of an appointment: asked for again at every nudge, and now and then without one. */
export function useMessages({ booking_id: bookingId, side }: CallViewBody, news: number): Messages {
  const { data, isError, refetch } = useQuery({ ...messagesQuery(bookingId), refetchInterval: 15_000 });
  useEffect(() => {
    if (news > 0) void refetch();
  }, [news, refetch]);
  return { all: data, received: (data ?? []).filter(({ from }) => from !== side).length, failed: isError && !data, reload: () => void refetch() };
}
