import { useState } from 'react';
import { markViewed } from '../../api/booking-desk.ts';
import type { ListedBookingBody } from '../../api/booking-desk.ts';

interface Viewed {
  readonly isViewed: (booking: ListedBookingBody) => boolean;
  /** Marks a booking as viewed at once, and takes the mark back if the server does not have it. */
  readonly view: (booking: ListedBookingBody) => void;
  /** The last booking whose mark could not be saved (W66). */
  readonly failed: ListedBookingBody | undefined;
}

/** Which bookings of the list were viewed: those of the server, and those that were opened here meanwhile. */
export function useViewed(): Viewed {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ListedBookingBody>();
  const view = (booking: ListedBookingBody) => {
    if (booking.viewed || opened.has(booking.id)) return;
    setFailed(undefined);
    setOpened((before) => new Set([...before, booking.id]));
    markViewed(booking.id).catch(() => {
      setOpened((before) => new Set([...before].filter((id) => id !== booking.id)));
      setFailed(booking);
    });
  };
  return { isViewed: ({ id, viewed }) => viewed || opened.has(id), view, failed };
}
