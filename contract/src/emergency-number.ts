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
export type EmergencyNumbers = readonly [EmergencyNumber, ...EmergencyNumber[]];

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
const NUMBERS: Readonly<Record<CountryCode, EmergencyNumbers>> = {
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

/** The kinds of numbers, in the words of the setting that replaces them. */
const KINDS = ['general', 'ambulance', 'maternal'] as const;
/** The most numbers that a country shows. */
const MOST_NUMBERS = 4;

/**
 * Reads numbers that an administrator has had called: '112 general, 115 maternal', the one to call first at the
 * beginning. Returns null if there is none, there are too many, or one has no known kind. Pure.
 */
export function emergencyNumbersIn(text: string): EmergencyNumbers | null {
  const numbers = text.split(',').map((part): EmergencyNumber | null => {
    const [, number, kind] = /^([0-9]{2,6}) ([a-z]+)$/.exec(part.trim()) ?? [];
    const known = KINDS.find((one) => one === kind);
    return number === undefined || known === undefined
      ? null
      : { number, kind: known, source: null, status: 'checked' };
  });
  const [first, ...rest] = numbers.filter((one) => one !== null);
  const isWhole = rest.length === numbers.length - 1 && numbers.length <= MOST_NUMBERS;
  const isOnce = new Set(numbers.map((one) => one?.number)).size === numbers.length;
  return first !== undefined && isWhole && isOnce ? [first, ...rest] : null;
}

/** Returns numbers as the setting writes them. Pure. */
export function emergencyNumbersText(numbers: readonly Pick<EmergencyNumber, 'number' | 'kind'>[]): string {
  return numbers.map(({ number, kind }) => `${number} ${kind}`).join(', ');
}

/** Returns the numbers of a country that come with a release, at least one; the first is the one to call first. */
export function emergencyNumbersOf(country: CountryCode): EmergencyNumbers {
  return NUMBERS[country];
}
