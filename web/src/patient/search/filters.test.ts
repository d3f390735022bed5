import { countryOf } from '@tabibu/contract/countries';
import { expect, test } from 'vitest';
import { doctorsPath } from '../../api/public/doctors.ts';
import { addressOf, isFiltered, readFilters, searchOf } from './filters.ts';

const home = countryOf('TZ');
const read = (address: string) => readFilters(new URLSearchParams(address), home);

test('default filters give an address without a query', () => {
  expect(addressOf(read(''), home)).toBe('/doctors');
});

test('filters written to an address are read back unchanged', () => {
  const filters = read('country=KE&q=neema&type=general&problem=heart,skin&rating=4&call_type=video&sort=soonest');
  expect(readFilters(new URLSearchParams(addressOf(filters, home).slice('/doctors?'.length)), home)).toEqual(filters);
});

test('several checked boxes of a form sent without script mean several problems', () => {
  expect(read('problem=heart&problem=skin').problem).toEqual(['heart', 'skin']);
});

test('values that do not exist count as not given', () => {
  expect(read('country=Atlantis&specialty=barber&problem=hunger&rating=9&call_type=pigeon&sort=price')).toEqual(
    read(''),
  );
});

test.each(['Kenya', 'KE', 'ke'])('the country %s is understood', (spelling) => {
  expect(read(`country=${spelling}`).country).toBe('KE');
});

test('country and order do not count as filters', () => {
  expect(isFiltered(read('country=KE'))).toBe(false);
  expect(isFiltered(read('q=neema'))).toBe(true);
});

test('the API request leaves out filters that are not set', () => {
  expect(doctorsPath(searchOf(read('q=neema&rating=all'), 20))).toBe(
    '/api/doctors?country=TZ&q=neema&sort=rating&limit=20',
  );
});
