import { wallClockAt } from '@tabibu/contract/clock-times';
import { PACKAGE_TYPES } from '@tabibu/contract/subscription-words';
import type { PackageType } from '@tabibu/contract/subscription-words';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { useDays } from '../applications/use-days.ts';

type ColumnWord =
  | 'name'
  | 'owner'
  | 'phone'
  | 'package'
  | 'doctor'
  | 'start'
  | 'end'
  | 'calls'
  | 'coupon'
  | 'code'
  | 'created'
  | 'expires'
  | 'status'
  | 'actions';

/** Returns how columns, packages, masked numbers and days of subscriptions are written. */
export function useSubscriptionWords() {
  const { t } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const days = useDays();
  const title = (name: ColumnWord) => t(`subscriptions.column-${name}`);
  return {
    /** Name and title of a column. */
    column: (name: ColumnWord) => ({ name, title: title(name) }),
    /** The same of two facts in one column, so that the table has room beside the navigation. */
    columnOfTwo: (above: ColumnWord, below: ColumnWord) => ({
      name: above,
      title: `${title(above)} · ${title(below)}`,
    }),
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
