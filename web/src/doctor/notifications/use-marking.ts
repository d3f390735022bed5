import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { NOTIFICATIONS, readAllNotifications, readNotification } from '../../api/notifications.ts';
import type { BellBody } from '../../api/notifications.ts';
import { applyMarking, markingAll, markingOf, reverseMarking } from './marks.ts';
import type { Marking } from './marks.ts';

interface Failure {
  readonly error: unknown;
  readonly again: () => void;
}

/**
 * Marks notifications as read on the screen at once and then on the server. If the server fails, the marking is undone
 * and `failure` allows a retry (DOC-DASH-16, W66).
 */
export function useMarking() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const pages = () => client.getQueriesData<BellBody>(NOTIFICATIONS).flatMap(([, page]) => (page ? [page] : []));
  const apply = (marking: Marking) =>
    client.setQueriesData<BellBody>(NOTIFICATIONS, (page) => page && applyMarking(page, marking));
  const mark = async (marking: Marking, send: () => Promise<unknown>) => {
    setFailure(undefined);
    // An answer to an earlier request must not overwrite the marks.
    await client.cancelQueries(NOTIFICATIONS);
    const before = pages()[0]?.unread ?? 0;
    apply(marking);
    try {
      await send();
      void client.invalidateQueries(NOTIFICATIONS);
    } catch (error) {
      apply(reverseMarking(marking, before));
      setFailure({ error, again: () => void mark(marking, send) });
    }
  };
  return {
    failure,
    readOne: (id: string) => void mark(markingOf(id), () => readNotification(id)),
    readAll: () => void mark(markingAll(pages()), readAllNotifications),
  };
}
