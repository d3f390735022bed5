import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ringClosedHere, ringClosedHereNoMore, ringsClosedHere } from './push-here.ts';

const KEY = ['api', 'push-of-this-browser'];

export interface PushHere {
  readonly on: boolean;
  readonly busy: boolean;
  /** It was switched on by a press on this page. */
  readonly justOn: boolean;
  readonly failure: Error | null;
  turn(on: boolean): void;
}

/** The ring with the page closed, as browser and server have it, and the way to change it. The server draws it as off. */
export function usePushHere(): PushHere {
  const client = useQueryClient();
  const { data: on = false } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => ringsClosedHere(signal), staleTime: 0 });
  const turning = useMutation({
    mutationFn: (next: boolean) => (next ? ringClosedHere() : ringClosedHereNoMore()),
    onSuccess: (_, next) => client.setQueryData(KEY, next),
    // Whatever went wrong: what holds now is asked for.
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { on, busy: turning.isPending, justOn: turning.isSuccess && turning.variables && on, failure: turning.error, turn: turning.mutate };
}
