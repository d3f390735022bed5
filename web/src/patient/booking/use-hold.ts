import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { appointmentQuery, holdBooking } from '../../api/bookings.ts';
import type { BookingInput } from '../../api/bookings.ts';
import type { MeBody } from '../../api/identity.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { isProblem } from '../../api/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useMe } from '../../shell/session.tsx';

/** Holds a time or opens an emergency. If the patient is not signed in, the request waits in `waiting`. */
export interface Hold {
  readonly busy: boolean;
  readonly refusal: unknown;
  /** The request that waits until the person has signed in. */
  readonly waiting: BookingInput | undefined;
  ask(wish: BookingInput): void;
  /** Sends the request that waited, for whom the person then chose to book. */
  signedIn(me: MeBody): void;
  giveUpSignIn(): void;
}

/**
 * Returns `ask`, which sends a booking request and goes on to payment. A visitor signs in first and the request is kept
 * meanwhile. `onHeld` is called before the page changes. `refused` is the refusal of a form that was sent without
 * script.
 */
export function useHold(onHeld: () => void, refused?: unknown): Hold {
  const me = useMe();
  const send = useIdempotentSend();
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const [state, setState] = useState<{ busy: boolean; refusal?: unknown; waiting?: BookingInput }>({
    busy: false,
    ...(refused === undefined ? {} : { refusal: refused }),
  });

  const hold = async (wish: BookingInput) => {
    setState({ busy: true });
    try {
      const appointment = await holdBooking(send, wish);
      await setAnswer(client, appointmentQuery(appointment.id).queryKey, appointment);
      void client.invalidateQueries({
        queryKey: ['api'],
        predicate: ({ queryKey }) => /^\/api\/(appointments\?|doctors\/[^/]+\/slots)/.test(String(queryKey[1])),
        refetchType: 'none',
      });
      onHeld();
      goTo(`/pay/${appointment.id}`);
    } catch (refusal) {
      if (isProblem(refusal, 'not-signed-in')) setState({ busy: false, waiting: wish });
      else setState({ busy: false, refusal });
      // The free times on the screen are out of date now: load them again.
      void client.invalidateQueries({
        queryKey: ['api'],
        predicate: ({ queryKey }) => /^\/api\/doctors\/[^/]+\/slots/.test(String(queryKey[1])),
      });
    }
  };
  return {
    busy: state.busy,
    refusal: state.refusal,
    waiting: state.waiting,
    ask: (wish) => (me ? void hold(wish) : setState({ busy: false, waiting: wish })),
    signedIn: ({ person_id: person }) =>
      state.waiting && void hold({ ...(person === undefined ? {} : { person_id: person }), ...state.waiting }),
    giveUpSignIn: () => setState({ busy: false }),
  };
}
