import type { CountryCode } from './countries.ts';

export interface EmergencyNumber {
  readonly number: string;
  readonly kind: 'general' | 'ambulance' | 'maternal';
  /** The page that names the number; null if no such page could be opened. */
  readonly source: string | null;
  /** `checked` once a person has called it in that country. */
  readonly status: 'draft' | 'checked';
}

/** At least one number, so that no country has a heading without a number below. */
type Numbers = readonly [EmergencyNumber, ...EmergencyNumber[]];

const draft = (number: string, kind: EmergencyNumber['kind'], source: string | null): EmergencyNumber => ({
  number,
  kind,
  source,
  status: 'draft',
});

const IN_999 = 'https://de.qwe.wiki/wiki/999_(emergency_telephone_number)';
const IN_THE_UK = 'https://www.wellingtonpractice.co.uk/emergency-information/';
const IN_SHARJAH = 'https://citiesinsider.com/country/united-arab-emirates/sharjah/emergency-communication/en';

/** All countries, including those that are coming soon. Nobody has called these numbers yet (`docs/open-points.md`). */
const NUMBERS: Readonly<Record<CountryCode, Numbers>> = {
  TZ: [
    draft('112', 'general', 'https://eastafricagorillasafaris.com/what-are-tanzanias-emergency-numbers/'),
    draft(
      '115',
      'maternal',
      'https://vodafone.com/news/vodafone-foundation/tanzania-launches-emergency-number-for-mothers-and-babies-in-health-emergencies',
    ),
  ],
  ZA: [
    draft('10177', 'ambulance', 'https://trekmedics.org/database/south_africa/'),
    draft('112', 'general', 'https://trekmedics.org/database/south_africa/'),
  ],
  KE: [draft('999', 'general', IN_999), draft('112', 'general', null)],
  RW: [
    draft('112', 'general', null),
    draft('912', 'ambulance', 'https://www.countryreports.org/country/Rwanda/health.htm'),
  ],
  UG: [draft('999', 'general', IN_999), draft('112', 'general', null)],
  BI: [draft('112', 'general', null), draft('117', 'general', null)],
  US: [draft('911', 'general', 'https://worddisk.com/wiki/Emergency_telephone_number/')],
  GB: [draft('999', 'general', IN_THE_UK), draft('112', 'general', IN_THE_UK)],
  DE: [
    draft(
      '112',
      'ambulance',
      'https://international.bonn.de/services/fire-and-rescue-service/emergency-telephone-numbers.php',
    ),
  ],
  AE: [draft('998', 'ambulance', IN_SHARJAH), draft('999', 'general', IN_SHARJAH)],
};

/** Returns the numbers of a country, at least one; the first is the one to call first. */
export function emergencyNumbersOf(country: CountryCode): Numbers {
  return NUMBERS[country];
}

/** Returns the one number that texts name when a life is in danger. */
export function emergencyNumberOf(country: CountryCode): string {
  return NUMBERS[country][0].number;
}
