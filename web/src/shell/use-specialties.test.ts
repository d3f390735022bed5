import { beforeAll, expect, test } from 'vitest';
import { countryOf } from '@tabibu/contract/countries';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import { readFilters } from '../patient/search/filters.ts';
import { readTypeList } from '../patient/search/type-list-screen.tsx';
import { loadSentences } from './catalogues.ts';
import { translationOf } from './translation.tsx';

const CHANGED: readonly ShownSpecialty[] = [
  { id: 'geriatrician', labels: { sw: 'Daktari wa Wazee', en: 'Geriatrician', fr: 'Gériatre' } },
  { id: 'dentist', labels: { sw: 'Meno', en: 'Tooth Doctor', fr: 'Dents' } },
  { id: 'urologist' },
];
const home = countryOf('TZ');

beforeAll(() => loadSentences('fr', ['public']));

test('names are those of administrators, else the printed ones, else what the server said', () => {
  const { specialty } = translationOf('fr', CHANGED);
  expect([specialty('geriatrician'), specialty('dentist'), specialty('urologist')]).toEqual([
    'Gériatre',
    'Dents',
    'Urologue',
  ]);
  expect(translationOf('fr').specialty('geriatrician', 'Geriatrician')).toBe('Geriatrician');
});

test('an added specialty is a filter and has a list of its own; without it neither is there', () => {
  const search = new URLSearchParams('specialty=geriatrician');
  expect(readFilters(search, home, CHANGED).specialty).toBe('geriatrician');
  expect(readFilters(search, home).specialty).toBe('');
  expect(readTypeList('Kenya', 'geriatrician', CHANGED)?.specialty).toBe('geriatrician');
  expect(readTypeList('Kenya', 'geriatrician')).toBeUndefined();
});
