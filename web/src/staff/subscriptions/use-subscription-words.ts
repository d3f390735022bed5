import { wallClockAt } from '@tabibu/contract/clock-times';
import { PACKAGE_TYPES } from '@tabibu/contract/subscription-words';
import type { PackageType } from '@tabibu/contract/subscription-words';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { useDays } from '../applications/use-days.ts';

/** Returns how packages, masked numbers and days of subscriptions are written. */
export function useSubscriptionWords() {
  const { t } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const days = useDays();
  return {
    /** The name of a package; a plan that was added later has only its id. */
    package: (type: string) => (isKnown(type) ? t(`subscriptions.package-${type}`) : type.replaceAll('_', ' ')),
    /** A number of which only the last three digits are known; nothing for a deleted account. */
    phone: (digits: string) => (digits === '' ? '' : t('subscriptions.masked', { digits })),
    /** The day of an instant in the zone of the reader's country. */
    day: (instant: string) => days.day(wallClockAt(instant, zone).day),
  };
}

function isKnown(type: string): type is PackageType {
  return (PACKAGE_TYPES as readonly string[]).includes(type);
}
