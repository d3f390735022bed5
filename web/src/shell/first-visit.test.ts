import { expect, test } from 'vitest';
import { countryOfDevice, languageOfDevice, wishOfDevice } from './first-visit.ts';

const device = (zone: string | undefined, ...languages: string[]) => ({ zone, languages });

test.each([
  [device('Africa/Nairobi', 'en-KE'), 'KE', 'sw'],
  [device('Africa/Dar_es_Salaam', 'en-US'), 'TZ', 'sw'],
  [device('Africa/Johannesburg', 'en-ZA'), 'ZA', 'en'],
  [device('Africa/Kampala', 'en-US'), 'UG', 'en'],
  [device('Africa/Bujumbura', 'fr-BI'), 'BI', 'fr'],
  [device('Africa/Kigali', 'rw-RW', 'fr-FR', 'en'), 'RW', 'fr'],
  [device('Africa/Maputo', 'en-RW'), 'RW', 'en'],
  [device('Europe/London', 'sw-KE', 'en-GB'), 'KE', 'sw'],
  [device('Europe/London', 'en-GB'), undefined, 'en'],
  [device(undefined, 'en'), undefined, 'sw'],
  [device(undefined), undefined, 'sw'],
])('a device with %j starts in %s and %s', (traits, country, language) => {
  expect([countryOfDevice(traits), languageOfDevice(traits)]).toEqual([country, language]);
});

test('a browser that knows its language or country takes nothing from the device', () => {
  const kampala = device('Africa/Kampala', 'en-UG');
  expect(wishOfDevice('', kampala)).toEqual({ language: 'en', country: 'UG' });
  expect(wishOfDevice('lang=sw', kampala)).toEqual({ country: 'UG' });
  expect(wishOfDevice('lang=sw~; country=TZ', kampala)).toEqual({});
  expect(wishOfDevice('', device('Africa/Dar_es_Salaam', 'sw-TZ'))).toEqual({});
});
