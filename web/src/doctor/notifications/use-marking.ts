import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { NOTIFICATIONS, readAllNotifications, readNotification } from '../../api/notifications.ts';
import type { BellBody } from '../../api/notifications.ts';
import { marked, markingAll, markingOf, undone } from './marks.ts';
import type { Marking } from './marks.ts';

interface Failure {
  readonly error: unknown;
  readonly again: () => void;
}

/** Marks as read at once and asks the server afterwards; what it refuses is taken back and can be tried again (DOC-DASH-16, W66). */
export function useMarking() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const pages = () => client.getQueriesData<BellBody>(NOTIFICATIONS).flatMap(([, page]) => (page ? [page] : []));
  const apply = (marking: Marking) => client.setQueriesData<BellBody>(NOTIFICATIONS, (page) => page && marked(page, marking));
  const mark = async (marking: Marking, send: () => Promise<unknown>) => {
    setFailure(undefined);
    // An older answer that is still on its way must not overwrite the marks.
    await client.cancelQueries(NOTIFICATIONS);
    const before = pages()[0]?.unread ?? 0;
    apply(marking);
    try {
      await send();
      void client.invalidateQueries(NOTIFICATIONS);
    } catch (error) {
      apply(undone(marking, before));
      setFailure({ error, again: () => void mark(marking, send) });
    }
  };
  return {
    failure,
    readOne: (id: string) => void mark(markingOf(id), () => readNotification(id)),
    readAll: () => void mark(markingAll(pages()), readAllNotifications),
  };
}
