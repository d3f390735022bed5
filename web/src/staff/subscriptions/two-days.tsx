import { useSubscriptionWords } from './use-subscription-words.ts';

/** From when to when something holds, on two lines; both are instants. */
export function TwoDays({ first, last }: { first: string; last: string }) {
  const { day } = useSubscriptionWords();
  return (
    <>
      <time dateTime={first}>{day(first)}</time>
      <p>
        <time dateTime={last}>{day(last)}</time>
      </p>
    </>
  );
}
