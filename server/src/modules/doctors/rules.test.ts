import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEALTH_PROBLEMS } from '@tabibu/contract/health-problems';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { specialtiesIn } from './read-specialties.ts';
import { chooseSpecialties, prefixEditDistance, foldMeanings, allowedErrors, meaningOf } from './rules.ts';

test.each([
  ['cardilogist', 'cardiologist', 1],
  ['cardiolgoist', 'cardiologist', 1],
  ['kardiologist', 'cardiologist', 1],
  ['mwakiusa', 'mwakyusa', 1],
  ['cardiolo', 'cardiologist', 0],
  ['cardilo', 'cardiologist', 1],
  ['mosah', 'mosha', 1],
  ['juma', 'asha', 3],
])('from %s to a prefix of %s there are %i typing errors', (typed, word, errors) => {
  expect(prefixEditDistance(typed, word)).toBe(errors);
});

const PRINTED = specialtiesIn(new Map());
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('one changed, missing or added letter is at most one error, and a prefix is none', () => {
  fc.assert(
    fc.property(letters, fc.nat(6), fc.constantFrom('a', 'b', 'z', ''), (word, at, letter) => {
      expect(prefixEditDistance(word.slice(0, at), word)).toBe(0);
      expect(prefixEditDistance(word.slice(0, at) + letter + word.slice(at + 1), word)).toBeLessThanOrEqual(1);
      expect(prefixEditDistance(word.slice(0, at) + letter + word.slice(at), word)).toBeLessThanOrEqual(1);
    }),
  );
});

test('short words have to be right; from four letters one error is allowed, from eight two', () => {
  expect(['ali', 'juma', 'mwanaid', 'mwanaidi'].map(allowedErrors)).toEqual([0, 1, 1, 2]);
});

describe('a typed word', () => {
  const nobody = { names: [], doctors: 0, alike: [] };
  const called = (...names: string[]) => ({ names, doctors: names.length, alike: [] });

  test('that begins a name or a specialty means both', () => {
    expect(meaningOf(PRINTED, 'mo', called('mosha', 'moshi'))).toEqual({
      specialties: ['cardiologist'],
      names: ['mosha', 'moshi'],
      beginning: undefined,
    });
  });

  test('that begins nothing means all equally near words within the allowed errors', () => {
    const alike = ['kimaro', 'mosha', 'moshi', 'mwasho'];
    expect(meaningOf(PRINTED, 'mosho', { ...nobody, alike })).toEqual({
      specialties: [],
      names: ['mosha', 'moshi'],
      beginning: undefined,
    });
    expect(meaningOf(PRINTED, 'cardilogist', nobody)).toEqual({
      specialties: ['cardiologist'],
      names: [],
      beginning: undefined,
    });
    expect(meaningOf(PRINTED, 'xyzzy', { ...nobody, alike: ['moshi'] })).toBeNull();
  });

  test('that begins too many names, or names of many doctors, may be searched as a prefix', () => {
    expect(meaningOf(PRINTED, 'q', called(...Array.from({ length: 301 }, (_, index) => `q${index}`)))).toEqual({
      specialties: [],
      names: [],
      beginning: 'q',
    });
    expect(meaningOf(PRINTED, 'asha', { ...called('asha'), doctors: 4000 })).toEqual({
      specialties: [],
      names: ['asha'],
      beginning: 'asha',
    });
  });

  test('is folded into the specialties only when it cannot be a name', () => {
    const all = { specialties: undefined, doctorType: undefined };
    const heart = meaningOf(PRINTED, 'moyo', nobody)!;
    const of = meaningOf(PRINTED, 'wa', called('wanjiru'))!;
    const wanjiru = meaningOf(PRINTED, 'wanjiru', called('wanjiru'))!;
    expect(foldMeanings(PRINTED, all, [heart, of, wanjiru])).toEqual({
      choice: { specialties: ['cardiologist'], doctorType: undefined },
      rest: [wanjiru],
    });
    expect(
      foldMeanings(PRINTED, { specialties: undefined, doctorType: 'general' }, [heart]).choice.specialties,
    ).toEqual([]);
    expect(foldMeanings(PRINTED, all, [of])).toEqual({ choice: all, rest: [of] });
  });
});

describe('specialties, problems and type together', () => {
  test('without a filter every specialty stays', () => {
    expect(chooseSpecialties(PRINTED, { type: 'all', specialty: '', problem: '' })).toEqual({
      specialties: undefined,
      doctorType: undefined,
    });
  });

  test.each(['ophthalmologist', 'Opthalmologist', 'Ophtalmologue', 'daktari wa macho', ' OPHTHALMOLOGIST '])(
    '%s is understood as ophthalmologist',
    (specialty) => {
      expect(chooseSpecialties(PRINTED, { type: 'all', specialty }).specialties).toEqual(['ophthalmologist']);
    },
  );

  test.each(HEALTH_PROBLEMS.map(({ id, specialties }) => [id, specialties] as const))(
    'the problem %s is treated by its specialties',
    (problem, specialties) => {
      expect(chooseSpecialties(PRINTED, { type: 'all', problem }).specialties!.toSorted()).toEqual(
        specialties.toSorted(),
      );
    },
  );

  test('several problems widen the result, specialty and type narrow it', () => {
    expect(chooseSpecialties(PRINTED, { type: 'all', problem: 'heart, other' }).specialties!.toSorted()).toEqual([
      'cardiologist',
      'family-medicine',
      'general-practitioner',
    ]);
    expect(chooseSpecialties(PRINTED, { type: 'specialists', problem: 'heart,other' }).specialties).toEqual([
      'cardiologist',
    ]);
    expect(chooseSpecialties(PRINTED, { type: 'general', specialty: 'cardiologist' }).specialties).toEqual([]);
  });

  test('an unknown specialty or problem matches nobody', () => {
    expect(chooseSpecialties(PRINTED, { type: 'all', specialty: 'wizard' }).specialties).toEqual([]);
    expect(chooseSpecialties(PRINTED, { type: 'all', problem: 'hiccups' }).specialties).toEqual([]);
  });

  test('every problem has a specialty that treats it', () => {
    const ids = new Set<string>(SPECIALTIES.map(({ id }) => id));
    expect(HEALTH_PROBLEMS).toHaveLength(25);
    for (const { id } of HEALTH_PROBLEMS)
      expect(
        chooseSpecialties(PRINTED, { type: 'all', problem: id }).specialties!.every((found) => ids.has(found)),
      ).toBe(true);
  });
});
