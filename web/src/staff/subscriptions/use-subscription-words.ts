import { wallClockAt } from '@tabibu/contract/clock-times';
import { useQuery } from '@tanstack/react-query';
import { textFor } from '@tabibu/contract/care-plan-rules';
import { NAMED_PACKAGES, SINGLE_PACKAGES } from '@tabibu/contract/subscription-words';
import type { NamedPackage } from '@tabibu/contract/subscription-words';
import { planDeskQuery } from '../../api/plan-desk.ts';
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
  const { t, language } = useTranslation();
  const { data: kept } = useQuery(planDeskQuery());
  const plans = new Map(kept?.plans.map((plan) => [plan.id, plan]));
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
    /** The name of a package: that of the care plan; one that was deleted keeps its printed name, or only its id. */
    package: (type: string) => {
      const plan = plans.get(type);
      if (plan !== undefined) return textFor(plan.name, language);
      return isNamed(type) ? t(`subscriptions.package-${type}`) : type.replaceAll('_', ' ');
    },
    /** For what a coupon can be made by hand: a call, an emergency, and the care plans that are sold. */
    packages: [...SINGLE_PACKAGES, ...[...plans.values()].filter((plan) => plan.is_active).map(({ id }) => id)],
    /** A number of which only the last three digits are known; nothing for a deleted account. */
    /** The day of an instant in the zone of the reader's country. */
    day: (instant: string) => days.day(wallClockAt(instant, zone).day),
  };
}

function isNamed(type: string): type is NamedPackage {
  return (NAMED_PACKAGES as readonly string[]).includes(type);
}
