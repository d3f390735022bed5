import { expect, test } from 'vitest';
import { COUNTRIES, LIVE_COUNTRIES, findCountry } from './countries.ts';
import { HEALTH_PROBLEMS } from './health-problems.ts';
import { guessWallet } from './payment-methods.ts';
import { SPECIALTIES } from './specialties.ts';

/** The table of the specification: video, phone, 15 calls, 30 calls, currency. */
const PRINTED: Record<string, [number, number, number, number, string]> = {
  US: [60, 50, 600, 1050, 'USD'],
  DE: [55, 45, 550, 962, 'EUR'],
  AE: [220, 185, 2200, 3850, 'AED'],
  ZA: [270, 225, 2700, 4725, 'ZAR'],
  GB: [50, 40, 500, 875, 'GBP'],
  KE: [900, 750, 9000, 15750, 'KES'],
  TZ: [6000, 6000, 60000, 105000, 'TZS'],
  UG: [6700, 5600, 67000, 117250, 'UGX'],
  RW: [7200, 6000, 72000, 126000, 'RWF'],
  BI: [12000, 10000, 120000, 210000, 'BIF'],
};

test('all ten countries have the prices of the specification', () => {
  const prices = Object.fromEntries(
    COUNTRIES.map(({ code, prices: p, currency }) => [
      code,
      [p.video, p.phone, p.subscription15, p.subscription30, currency],
    ]),
  );
  expect(prices).toEqual(PRINTED);
});

test('six countries are live and four are coming soon', () => {
  expect(LIVE_COUNTRIES.map((country) => country.code).sort()).toEqual(['BI', 'KE', 'RW', 'TZ', 'UG', 'ZA']);
  expect(
    COUNTRIES.filter((country) => country.status === 'coming_soon')
      .map((country) => country.code)
      .sort(),
  ).toEqual(['AE', 'DE', 'GB', 'US']);
});

test.each([
  ['South', 'ZA'],
  ['united states', 'US'],
  ['United Arab Emirates', 'AE'],
  ['kenya', 'KE'],
  ['TZ', 'TZ'],
])('%s is %s', (spelling, code) => {
  expect(findCountry(spelling)?.code).toBe(code);
});

test('each country offers all payment methods that the specification names for it', () => {
  const methods = Object.fromEntries(LIVE_COUNTRIES.map((country) => [country.code, country.methods]));
  expect(methods).toEqual({
    TZ: ['mpesa', 'tigopesa', 'airtel_money', 'halopesa', 'card'],
    KE: ['mpesa', 'airtel_money', 'card'],
    UG: ['mtn', 'airtel_money', 'card'],
    RW: ['mtn', 'airtel_money', 'card'],
    BI: ['ecocash', 'lumicash', 'card'],
    ZA: ['card', 'paypal', 'instant_eft', 'snapscan'],
  });
});

test.each([
  ['TZ', '+255', '+255754000111', 'mpesa'],
  ['TZ', '+255', '+255655000111', 'tigopesa'],
  ['TZ', '+255', '+255784000111', 'airtel_money'],
  ['TZ', '+255', '+255621000111', 'halopesa'],
  ['KE', '+254', '+254757000111', 'mpesa'],
  ['KE', '+254', '+254750000111', 'airtel_money'],
  ['BI', '+257', '+25771000111', 'ecocash'],
])('in %s the number %s%s suggests %s', (country, dialCode, phone, wallet) => {
  expect(guessWallet(country, dialCode, phone)).toBe(wallet);
});

test('exactly nine of the 22 specialties are priced as specialists', () => {
  expect(SPECIALTIES).toHaveLength(22);
  expect(SPECIALTIES.filter((specialty) => specialty.specialist).map((specialty) => specialty.name)).toEqual([
    'Cardiologist',
    'Neurologist',
    'Pediatrician',
    'Gynecologist',
    'Dermatologist',
    'Orthopedic Surgeon',
    'Oncologist',
    'Endocrinologist',
    'Psychiatrist',
  ]);
});

test('25 health problems lead to specialties; "other" leads to general practice', () => {
  expect(HEALTH_PROBLEMS).toHaveLength(25);
  const treating = (problem: string) => HEALTH_PROBLEMS.find(({ id }) => id === problem)?.specialties;
  expect(treating('heart')).toEqual(['cardiologist']);
  expect(treating('other')).toEqual(['general-practitioner', 'family-medicine']);
  expect(treating('maternal')).toEqual(['gynecologist', 'family-medicine']);
});
