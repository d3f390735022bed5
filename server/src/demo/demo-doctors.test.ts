import { describe, expect, test } from 'vitest';
import type { CountryCode } from '@tabibu/contract/countries';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { normalizePhone } from '../platform/phone.ts';
import { demoDoctors } from './demo-doctors.ts';

const doctors = demoDoctors(new Date('2026-11-20T08:00:00Z'));
const profiles = doctors.map(({ profile }) => profile);
const count = <Value>(values: readonly Value[]) => new Set(values).size;

test('at least 150 doctors work in the six live countries', () => {
  expect(profiles.length).toBeGreaterThanOrEqual(150);
  expect(count(profiles.map(({ country }) => country))).toBe(6);
});

test('they are the same at every start', () => {
  expect(demoDoctors(new Date('2026-11-20T08:00:00Z'))).toEqual(doctors);
});

test('names, ids and numbers are unique', () => {
  for (const values of [
    profiles.map(({ fullName }) => fullName),
    profiles.map(({ id }) => id),
    profiles.map(({ phone }) => phone),
  ]) {
    expect(count(values)).toBe(profiles.length);
  }
});

test('each number is a mobile number of its country', () => {
  expect(
    profiles.filter(({ phone, country }) => normalizePhone(phone, country) !== phone).map(({ phone }) => phone),
  ).toEqual([]);
});

describe.each<CountryCode>(['TZ', 'KE'])('%s', (country) => {
  test('has a doctor of every specialty', () => {
    expect(count(profiles.filter((profile) => profile.country === country).map(({ specialty }) => specialty))).toBe(
      SPECIALTIES.length,
    );
  });
});

describe.each<CountryCode>(['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA'])('%s', (country) => {
  const here = profiles.filter((profile) => profile.country === country);
  const specialists = new Set<string>(SPECIALTIES.filter(({ specialist }) => specialist).map(({ id }) => id));

  test('has featured doctors and, of both types, doctors on call', () => {
    expect(here.some(({ featured }) => featured)).toBe(true);
    expect(here.some(({ onCall, specialty }) => onCall === true && specialists.has(specialty))).toBe(true);
    expect(here.some(({ onCall, specialty }) => onCall === true && !specialists.has(specialty))).toBe(true);
  });

  test('shows no dentist or haematologist among the eight general doctors of the home page', () => {
    const first = here.filter(({ specialty, featured }) => featured === true && !specialists.has(specialty));
    expect(first.length).toBeGreaterThanOrEqual(8);
    expect(
      first.filter(({ specialty }) => specialty !== 'general-practitioner' && specialty !== 'family-medicine'),
    ).toEqual([]);
  });

  test('features specialists, but not all of them', () => {
    const special = here.filter(({ specialty }) => specialists.has(specialty));
    expect(special.some(({ featured }) => featured)).toBe(true);
    expect(special.every(({ featured }) => featured)).toBe(false);
  });

  test('has eight general doctors and eight specialists for the lists of the home page', () => {
    const special = here.filter(({ specialty }) => specialists.has(specialty)).length;
    expect(special).toBeGreaterThanOrEqual(8);
    expect(here.length - special).toBeGreaterThanOrEqual(8);
  });
});

test('bios differ between doctors and between the three languages', () => {
  for (const { bio } of profiles) expect(new Set(Object.values(bio)).size).toBe(3);
  expect(count(profiles.map(({ bio }) => bio.sw))).toBeGreaterThan(100);
});
