import { LICENCE_REMINDERS } from '@tabibu/contract/application-words';
import type { OwnLicenceBody } from '../../api/licences.ts';
import { useTranslation } from '../../shell/translation.tsx';

type Licence = NonNullable<OwnLicenceBody['licence']>;

/** Returns how urgent the end of a licence is: it is over, it is near, or neither. */
export function stageOf({ days_left: left }: Licence): 'over' | 'near' | 'far' {
  if (left < 0) return 'over';
  return left <= LICENCE_REMINDERS[0] ? 'near' : 'far';
}

/** Returns a function that formats a calendar day with its year. */
export function useLongDay(): (day: string) => string {
  const { language } = useTranslation();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
