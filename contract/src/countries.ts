import type { Currency } from './currencies.ts';
import type { PaymentMethodId } from './payment-methods.ts';

/** ISO 3166-1 alpha-2 codes of the ten countries that the product names (PAT-CONST-01, PAT-CONST-02). */
export type CountryCode = 'TZ' | 'KE' | 'UG' | 'RW' | 'BI' | 'ZA' | 'US' | 'GB' | 'DE' | 'AE';

interface PrintedPrices {
  readonly video: number;
  readonly phone: number;
  readonly subscription15: number;
  readonly subscription30: number;
}

export interface Country {
  readonly code: CountryCode;
  /** The name that the specification and its API calls use. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly flag: string;
  readonly status: 'live' | 'coming_soon';
  readonly currency: Currency;
  readonly dialCode: string;
  /** An example number as people write it in the country; the hint of the phone field. */
  readonly phoneExample: string;
  /** The IANA zone; null if nobody can book there yet. */
  readonly timeZone: string | null;
  /** Prices of general doctors in whole major units, from the specification (PAT-CONST-06…16). */
  readonly prices: PrintedPrices;
  readonly methods: readonly PaymentMethodId[];
  /** False by default: patients give up when a card is required although a wallet would do (C09). */
  readonly cardRequired: boolean;
  readonly videoBookable: boolean;
}

/** Price of a specialist = price of a general doctor × 2.5, rounded half up to whole units (C01, C03). */
export const SPECIALIST_MULTIPLIER = 2.5;
export const DEFAULT_COUNTRY: CountryCode = 'TZ';

/** In the order of the country buttons on the search page (PAT-SRCH-13). */
export const COUNTRIES: readonly Country[] = [
  {
    code: 'TZ',
    name: 'Tanzania',
    aliases: ['United Republic of Tanzania'],
    flag: '🇹🇿',
    status: 'live',
    currency: 'TZS',
    dialCode: '+255',
    phoneExample: '0754 000 111',
    timeZone: 'Africa/Dar_es_Salaam',
    prices: { video: 6000, phone: 6000, subscription15: 60000, subscription30: 105000 },
    methods: ['mpesa', 'tigopesa', 'airtel_money', 'halopesa', 'card'],
    cardRequired: false,
    videoBookable: true,
  },
  {
    code: 'ZA',
    name: 'South Africa',
    aliases: ['South'],
    flag: '🇿🇦',
    status: 'live',
    currency: 'ZAR',
    dialCode: '+27',
    phoneExample: '071 123 4567',
    timeZone: 'Africa/Johannesburg',
    prices: { video: 270, phone: 225, subscription15: 2700, subscription30: 4725 },
    methods: ['card', 'paypal', 'instant_eft', 'snapscan'],
    cardRequired: false,
    videoBookable: true,
  },
  {
    code: 'KE',
    name: 'Kenya',
    aliases: [],
    flag: '🇰🇪',
    status: 'live',
    currency: 'KES',
    dialCode: '+254',
    phoneExample: '0712 345 678',
    timeZone: 'Africa/Nairobi',
    prices: { video: 900, phone: 750, subscription15: 9000, subscription30: 15750 },
    methods: ['mpesa', 'airtel_money', 'card'],
    cardRequired: false,
    videoBookable: true,
  },
  {
    code: 'RW',
    name: 'Rwanda',
    aliases: [],
    flag: '🇷🇼',
    status: 'live',
    currency: 'RWF',
    dialCode: '+250',
    phoneExample: '0788 123 456',
    timeZone: 'Africa/Kigali',
    prices: { video: 7200, phone: 6000, subscription15: 72000, subscription30: 126000 },
    methods: ['mtn', 'airtel_money', 'card'],
    cardRequired: false,
    videoBookable: true,
  },
  {
    code: 'UG',
    name: 'Uganda',
    aliases: [],
    flag: '🇺🇬',
    status: 'live',
    currency: 'UGX',
    dialCode: '+256',
    phoneExample: '0772 345 678',
    timeZone: 'Africa/Kampala',
    prices: { video: 6700, phone: 5600, subscription15: 67000, subscription30: 117250 },
    methods: ['mtn', 'airtel_money', 'card'],
    cardRequired: false,
    videoBookable: true,
  },
  {
    code: 'BI',
    name: 'Burundi',
    aliases: [],
    flag: '🇧🇮',
    status: 'live',
    currency: 'BIF',
    dialCode: '+257',
    phoneExample: '79 561 234',
    timeZone: 'Africa/Bujumbura',
    prices: { video: 12000, phone: 10000, subscription15: 120000, subscription30: 210000 },
    methods: ['ecocash', 'lumicash', 'card'],
    cardRequired: false,
    videoBookable: true,
  },
  {
    code: 'US',
    name: 'USA',
    aliases: ['United States'],
    flag: '🇺🇸',
    status: 'coming_soon',
    currency: 'USD',
    dialCode: '+1',
    phoneExample: '(201) 555-0123',
    timeZone: null,
    prices: { video: 60, phone: 50, subscription15: 600, subscription30: 1050 },
    methods: ['card', 'paypal', 'apple_pay', 'google_pay'],
    cardRequired: false,
    videoBookable: false,
  },
  {
    code: 'GB',
    name: 'UK',
    aliases: ['United Kingdom'],
    flag: '🇬🇧',
    status: 'coming_soon',
    currency: 'GBP',
    dialCode: '+44',
    phoneExample: '07400 123456',
    timeZone: null,
    prices: { video: 50, phone: 40, subscription15: 500, subscription30: 875 },
    methods: ['card', 'paypal', 'apple_pay', 'google_pay'],
    cardRequired: false,
    videoBookable: false,
  },
  {
    code: 'DE',
    name: 'Germany',
    aliases: [],
    flag: '🇩🇪',
    status: 'coming_soon',
    currency: 'EUR',
    dialCode: '+49',
    phoneExample: '01512 3456789',
    timeZone: null,
    prices: { video: 55, phone: 45, subscription15: 550, subscription30: 962 },
    methods: ['card', 'paypal'],
    cardRequired: false,
    videoBookable: false,
  },
  {
    code: 'AE',
    name: 'UAE',
    aliases: ['United Arab Emirates'],
    flag: '🇦🇪',
    status: 'coming_soon',
    currency: 'AED',
    dialCode: '+971',
    phoneExample: '050 123 4567',
    timeZone: null,
    prices: { video: 220, phone: 185, subscription15: 2200, subscription30: 3850 },
    methods: ['card', 'paypal', 'apple_pay'],
    cardRequired: false,
    videoBookable: false,
  },
];

export type LiveCountryCode = 'TZ' | 'KE' | 'UG' | 'RW' | 'BI' | 'ZA';

export const LIVE_COUNTRIES: readonly Country[] = COUNTRIES.filter((country) => country.status === 'live');

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]));

const BY_SPELLING = new Map<string, Country>(
  COUNTRIES.flatMap((country) =>
    [country.code, country.name, ...country.aliases].map((spelling) => [spelling.toLowerCase(), country] as const),
  ),
);

/** Returns the country with this code. Throws `RangeError` if there is none. */
export function countryOf(code: CountryCode): Country {
  const country = BY_CODE.get(code);
  if (country === undefined) throw new RangeError(`unknown country ${code}`);
  return country;
}

/** Returns the IANA time zone of a country, or UTC if nobody can book there yet. */
export function timeZoneOf(code: CountryCode): string {
  return countryOf(code).timeZone ?? 'UTC';
}

/** Finds a country by code, name or alias ('South', 'United States'), ignoring case (C12, C51). */
export function findCountry(spelling: string): Country | undefined {
  return BY_SPELLING.get(spelling.trim().toLowerCase());
}
