import { describe, expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

describe('what was measured, as people write it', () => {
  test.each([
    ['utepe umesoma 10.9 sentimita', { arm: 109 }],
    ['le bracelet rouge a 10,8 cm', { arm: 108 }],
    ['utepe kwenye nyekundu, milimita mia moja na nane', { arm: 108 }],
    ['MUAC 108', { arm: 108 }],
    ['muac 13.5', { arm: 135 }],
    ['TA 20/12, mal de tête', { systolic: 200, diastolic: 120 }],
    ['ma tension est à 18 sur 11', { systolic: 180, diastolic: 110 }],
    ['tension de 18,8/12 ce matin', { systolic: 188, diastolic: 120 }],
    ['BP 21/13 from the nurse', { systolic: 210, diastolic: 130 }],
    ['presha ni 186 juu ya 122', { systolic: 186, diastolic: 122 }],
    ['presha 190 na chini 120', { systolic: 190, diastolic: 120 }],
    ['35 SA, 14,5/9, asymptomatique', { systolic: 145, diastolic: 90 }],
    ['BP 120/80', { systolic: 120 }],
    ['saturation 86 %', { oxygen: 86 }],
    ['satu 82 kwenye kidole', { oxygen: 82 }],
    ['no lunch, RBG 2.2', { sugar: 2.2 }],
    ['glycémie 0,45 g/L', { sugar: 2.5 }],
    ['glycémie 1,2 g/l', { sugar: 6.66 }],
    ['glycémie 1,1', { sugar: 6.1 }],
    ['sukari mbili nukta nne', { sugar: 2.4 }],
    ['dans les fesses, comme on nous l’a appris : trente-huit huit.', { temperature: 38.8 }],
    ['fever of thirty nine point five', { temperature: 39.5 }],
    ['homa nyuzi thelathini na tisa na nusu', { temperature: 39.5 }],
    ['fièvre à trente-neuf et demi', { temperature: 39.5 }],
    ['joto arobaini', { temperature: 40 }],
    ['38.0 since morning', { temperature: 38 }],
    ['mapigo ya moyo mia moja na thelathini', { pulse: 130 }],
  ])('%s', (text, measures) => {
    const read = readFacts(text).measures;
    for (const [name, value] of Object.entries(measures))
      expect(read[name as keyof typeof read], name).toBeCloseTo(value, 1);
  });

  test.each([
    ['nina sukari kwa miaka arobaini', 'sugar'],
    ['sugar disease for three years', 'sugar'],
    ['vijiko viwili na nusu vya sukari', 'sugar'],
    ['fever, I am thirty-eight, two children', 'temperature'],
    ['fièvre, elle a trente-huit ans', 'temperature'],
    ['she weighs 38.5 kg', 'temperature'],
    ['ana kilo 38.5', 'temperature'],
  ] as const)('%s: no %s', (text, name) => {
    const { measures } = readFacts(text);
    expect(Number.isInteger(measures[name] ?? 0)).toBe(true);
    if (name === 'sugar') expect(measures.sugar).toBeUndefined();
  });

  test('the tape around the arm says whether a child starves', () => {
    expect(readFacts('muac 108', { ageDays: 500 }).present).toContain('thin-arm');
    expect(readFacts('muac 13.5', { ageDays: 500 }).present).not.toContain('thin-arm');
  });
});

describe('how old a small one is', () => {
  test.each([
    ['kichanga cha wiki mbiri', 14],
    ['La petite a cinq semaines', 35],
    ['Notre Espérance a dix semaines', 70],
    ['he is six weeks and hot', 42],
    ['bébé de 9 j', 9],
    ['baby 5 mo', 150],
    ['il vomit et il tousse, 3 ans', 3 * 365],
    ['il a six semaines', 42],
  ])('%s', (text, days) => expect(readFacts(text).measures.ageDays).toBe(days));

  test.each([
    'notre plaie a dix jours',
    'il y a dix jours',
    'elle a deux mois de grossesse',
    'toux depuis, 3 ans de suite',
  ])('%s: no age', (text) => expect(readFacts(text).measures.ageDays).toBeUndefined());

  test('who speaks of a baby of some days gave birth or knows who did', () => {
    const woman = { ageDays: 24 * 365, sex: 'female' } as const;
    expect(readFacts('kichanga changu, naogopa nitamuua', woman).present).toContain('gave-birth');
    expect(readFacts('kichanga changu', { ...woman, sex: 'male' }).present).not.toContain('gave-birth');
    expect(readFacts('Baby is ten days. The radio tells me he is not mine').present).toContain('gave-birth');
  });
});

describe('numbers of notes', () => {
  test.for([
    ['PR 72, SpO2 99%', { oxygen: 99 }],
    ['HR 88 SpO2 97', { pulse: 88, oxygen: 97 }],
    ['T 37, RR 18', { temperature: 37, breaths: 18 }],
    ['T 38.8, RR 30, SpO2 95%', { temperature: 38.8, breaths: 30, oxygen: 95 }],
    ['FC 110, FR 20, sat 96', { pulse: 110, breaths: 20, oxygen: 96 }],
    ['98% sats, 28 breaths a minute', { oxygen: 98, breaths: 28 }],
    ['39 fever for 3 days', { temperature: 39 }],
  ] as const)('%s', ([text, measures]) => {
    const { temperature, breaths, oxygen, pulse } = readFacts(text).measures;
    const found = Object.entries({ temperature, breaths, oxygen, pulse }).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(found)).toEqual(measures);
  });

  test.for(['GCS 15/15', 'Glasgow 15', 'GCS 15'])('%s is wide awake', (text) => {
    const { present } = readFacts(`${text}, asks for his bag`);
    expect(present).not.toContain('unconscious');
    expect(present).not.toContain('confused');
  });

  test('a low score is not', () => {
    expect(readFacts('Glasgow 7').present).toContain('unconscious');
  });
});

test('more than 130 beats a minute are a racing heart of a grown person, and of no child', () => {
  expect(readFacts('HR 144, dizzy').present).toContain('racing-heart');
  expect(readFacts('HR 120, dizzy').present).not.toContain('racing-heart');
  expect(readFacts('mtoto wangu mchangamfu, mapigo 144', { ageDays: 400 }).present).not.toContain('racing-heart');
});
