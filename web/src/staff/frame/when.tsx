import { useTranslation } from '../../shell/translation.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useDays } from '../applications/use-days.ts';

/** An instant (ISO 8601) in the zone of the reader's country: day and clock, with the day of the week on hover. */
export function When({ at }: { at: string }) {
  const { moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  return (
    <time dateTime={at} title={moment(at, zone, now)} suppressHydrationWarning>
      {useDays().moment(at)}
    </time>
  );
}
