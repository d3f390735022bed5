import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { switchPushOn, switchPushOff, isPushOn } from './push-here.ts';
import { setAnswer } from '../api/query.ts';

const KEY = ['api', 'push-of-this-browser'];

export interface PushHere {
  readonly on: boolean;
  readonly busy: boolean;
  /** True after it was switched on by a click on this page. */
  readonly justOn: boolean;
  readonly failure: Error | null;
  turn(on: boolean): void;
}

/** Returns whether push messages reach this browser, and `turn`, which switches them. The server renders "off". */
export function usePushSubscription(): PushHere {
  const client = useQueryClient();
  const { data: on = false } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => isPushOn(signal),
    staleTime: 0,
  });
  const turning = useMutation({
    mutationFn: (next: boolean) => (next ? switchPushOn() : switchPushOff()),
    onSuccess: (_, next) => setAnswer(client, KEY, next),
    // After an error, load the actual state.
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return {
    on,
    busy: turning.isPending,
    justOn: turning.isSuccess && turning.variables && on,
    failure: turning.error,
    turn: turning.mutate,
  };
}
