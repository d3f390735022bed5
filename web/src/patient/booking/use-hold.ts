import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { appointmentQuery, holdBooking } from '../../api/bookings.ts';
import type { BookingWish } from '../../api/bookings.ts';
import { useIntention } from '../../api/intention.ts';
import { isProblem } from '../../api/problem-text.ts';
import { useMe } from '../../shell/session.tsx';

/** Holding a time or opening an emergency, with signing in where needed; what was chosen waits meanwhile. */
export interface Hold {
  readonly busy: boolean;
  readonly refusal: unknown;
  /** What is waiting for the person to sign in. */
  readonly waiting: BookingWish | undefined;
  ask(wish: BookingWish): void;
  signedIn(): void;
  giveUpSignIn(): void;
}

/** Sends the wish and goes on to payment; a visitor signs in first and nothing is lost. `onHeld` is called before leaving. */
export function useHold(onHeld: () => void): Hold {
  const me = useMe();
  const send = useIntention();
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const [state, setState] = useState<{ busy: boolean; refusal?: unknown; waiting?: BookingWish }>({ busy: false });

  const hold = async (wish: BookingWish) => {
    setState({ busy: true });
    try {
      const appointment = await holdBooking(send, wish);
      client.setQueryData(appointmentQuery(appointment.id).queryKey, appointment);
      void client.invalidateQueries({ queryKey: ['api'], predicate: ({ queryKey }) => /^\/api\/(appointments\?|doctors\/[^/]+\/slots)/.test(String(queryKey[1])), refetchType: 'none' });
      onHeld();
      goTo(`/pay/${appointment.id}`);
    } catch (refusal) {
      if (isProblem(refusal, 'not-signed-in')) setState({ busy: false, waiting: wish });
      else setState({ busy: false, refusal });
      // What was offered is not true any more: the picker shows what is free now.
      void client.invalidateQueries({ queryKey: ['api'], predicate: ({ queryKey }) => /^\/api\/doctors\/[^/]+\/slots/.test(String(queryKey[1])) });
    }
  };
  return {
    busy: state.busy,
    refusal: state.refusal,
    waiting: state.waiting,
    ask: (wish) => (me ? void hold(wish) : setState({ busy: false, waiting: wish })),
    signedIn: () => state.waiting && void hold(state.waiting),
    giveUpSignIn: () => setState({ busy: false }),
  };
}
