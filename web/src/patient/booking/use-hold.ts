import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { appointmentQuery, holdBooking } from '../../api/bookings.ts';
import type { BookingInput } from '../../api/bookings.ts';
import type { MeBody } from '../../api/identity.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useMe } from '../../shell/session.tsx';

/** Holds a time or opens an emergency. If the patient is not signed in, the request waits in `waiting`. */
export interface Hold {
  readonly busy: boolean;
  readonly refusal: unknown;
  /** The request that waits until the person has signed in. */
  readonly waiting: BookingInput | undefined;
  /** `way`: the patient pays directly although a plan could, which the page of the payment takes over. */
  ask(wish: BookingInput, way?: 'direct'): void;
  /** Sends the request that waited, for whom the person then chose to book. */
  signedIn(me: MeBody): void;
  giveUpSignIn(): void;
}

interface Waiting {
  readonly wish: BookingInput;
  readonly way: 'direct' | undefined;
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
  const [state, setState] = useState<{ busy: boolean; refusal?: unknown; waiting?: Waiting }>({
    busy: false,
    ...(refused === undefined ? {} : { refusal: refused }),
  });

  const hold = async ({ wish, way }: Waiting) => {
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
      goTo(way === undefined ? `/pay/${appointment.id}` : `/pay/${appointment.id}?way=${way}`);
    } catch (refusal) {
      if (isProblem(refusal, 'not-signed-in')) setState({ busy: false, waiting: { wish, way } });
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
    waiting: state.waiting?.wish,
    ask: (wish, way) => (me ? void hold({ wish, way }) : setState({ busy: false, waiting: { wish, way } })),
    signedIn: ({ person_id: person }) => {
      if (state.waiting === undefined) return;
      const { wish, way } = state.waiting;
      void hold({ wish: { ...(person === undefined ? {} : { person_id: person }), ...wish }, way });
    },
    giveUpSignIn: () => setState({ busy: false }),
  };
}
