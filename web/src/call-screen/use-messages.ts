import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { messagesQuery, readOlderMessages } from '../api/calls.ts';
import type { CallViewBody, ChatMessageBody } from '../api/calls.ts';
import { withNewest, withOlder } from './message-pages.ts';
import type { KnownMessages } from './message-pages.ts';

/** The messages of an appointment that this page has loaded. */
export interface Messages {
  readonly all: readonly ChatMessageBody[] | undefined;
  /** Number of messages from the other side, without older ones loaded on demand. */
  readonly received: number;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Whether there are older messages, and whether they are loading or failed to load. */
  readonly older: 'none' | 'there' | 'loading' | 'failed';
  readonly loadOlder: () => void;
}

/**
 * Loads the messages of an appointment. Refetches every 15 seconds and when `news` grows; loads older ones on demand.
 */
export function useMessages({ booking_id: bookingId, side }: CallViewBody, news: number, enabled = true): Messages {
  const { data, isError, refetch } = useQuery({ ...messagesQuery(bookingId), enabled, refetchInterval: 15_000 });
  const [kept, setKept] = useState<KnownMessages>();
  const [state, setState] = useState<'loading' | 'failed'>();
  useEffect(() => {
    if (news > 0) void refetch();
  }, [news, refetch]);
  useEffect(() => {
    if (data) setKept((before) => withNewest(before, data));
  }, [data]);
  const known = data ? withNewest(kept, data) : kept;
  const loadOlder = () => {
    if (!known?.cursor || state === 'loading') return;
    setState('loading');
    readOlderMessages(bookingId, known.cursor).then(
      (page) => {
        setKept((before) => withOlder(before ?? known, page));
        setState(undefined);
      },
      () => setState('failed'),
    );
  };
  return {
    all: known && [...known.older, ...known.recent],
    received: (known?.recent ?? []).filter(({ from }) => from !== side).length,
    failed: isError && !data,
    reload: () => void refetch(),
    older: known?.cursor ? (state ?? 'there') : 'none',
    loadOlder,
  };
}
