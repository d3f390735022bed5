import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PUSH_OFF, readPushHere, switchPushOff, switchPushOn } from './push-here.ts';
import { setAnswer } from '../api/query.ts';

const KEY = ['api', 'push-of-this-browser'];

/** What a press of a switch asks for. */
interface Wanted {
  readonly on: boolean;
  readonly announcements?: boolean;
}

export interface PushHere {
  readonly on: boolean;
  /** Announcements to doctors reach it too. */
  readonly announcements: boolean;
  readonly busy: boolean;
  /** True after it was switched on by a click on this page. */
  readonly justOn: boolean;
  readonly failure: Error | null;
  turn(on: boolean): void;
  /** Switches announcements; switched on, they bring the other messages with them. */
  turnAnnouncements(on: boolean): void;
}

/** Returns whether push messages reach this browser, and `turn`, which switches them. The server renders "off". */
export function usePushSubscription(): PushHere {
  const client = useQueryClient();
  const { data: state = PUSH_OFF } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readPushHere(signal),
    staleTime: 0,
  });
  const turning = useMutation({
    mutationFn: ({ on, announcements }: Wanted) => (on ? switchPushOn(announcements) : switchPushOff()),
    onSuccess: (next) => setAnswer(client, KEY, next),
    // After an error, load the actual state.
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return {
    ...state,
    busy: turning.isPending,
    justOn: turning.isSuccess && turning.variables.on && turning.variables.announcements !== false && state.on,
    failure: turning.error,
    turn: (on) => turning.mutate({ on }),
    turnAnnouncements: (announcements) => turning.mutate({ on: true, announcements }),
  };
}
