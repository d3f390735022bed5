import { useQuery } from '@tanstack/react-query';
import type { CountryCode } from '@tabibu/contract/countries';
import { emergencyNumbersIn, emergencyNumbersOf } from '@tabibu/contract/emergency-number';
import type { EmergencyNumbers } from '@tabibu/contract/emergency-number';
import { siteQuery } from '../../api/public/site.ts';

/**
 * Returns a function that gives the emergency numbers of a country: those that administrators have set, else those that
 * came with the page. Without a network the latter are there at once.
 */
export function useEmergencyNumbers(): (country: CountryCode) => EmergencyNumbers {
  const { data: site } = useQuery(siteQuery());
  return (country) => {
    const set = site?.emergency_numbers.find((one) => one.country === country)?.numbers;
    return (set === undefined ? null : emergencyNumbersIn(set)) ?? emergencyNumbersOf(country);
  };
}
