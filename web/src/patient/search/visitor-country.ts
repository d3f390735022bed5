import { useEffect } from 'react';
import type { Country } from '@tabibu/contract/countries';
import { usePreferences, useSession } from '../../shell/session.tsx';

/**
 * A visitor is charged and signs in by the country whose doctors they look at: the price of the list is then the price
 * of the doctor's page and of the booking, and the form of signing in asks for a number of that country.
 */
export function useVisitorFollows(wanted: Country | undefined): void {
  const { country, choose } = usePreferences();
  const { me, known } = useSession();
  const follows = known && me === null && wanted?.status === 'live' && wanted.code !== country.code;
  useEffect(() => {
    if (follows) void choose({ country: wanted.code });
  }, [follows, wanted, choose]);
}
