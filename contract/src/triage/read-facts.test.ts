import { describe, expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

describe('denials', () => {
  test.each([
    ['no fever, cough or chest pain', ['fever', 'cough', 'chest-pain']],
    ['she denies fever and vomiting', ['fever', 'vomits']],
    ['hana homa wala kikohozi', ['fever', 'cough']],
    ['pas de fièvre ni de toux', ['fever', 'cough']],
    ['il ne vomit pas', ['vomits']],
    ['fever: no', ['fever']],
    ['hatapiki', ['vomits']],
    ['choo kisicho na damu', ['bleeding']],
    ['usual cramps, can not be pregnant', ['pregnant']],
    ['siwezi kuwa na mimba', ['pregnant']],
    ['Denies headache, chest pain, blurred vision, cough', ['headache', 'chest-pain', 'blurred', 'cough']],
    ['Nie fièvre, toux, douleur dans la poitrine', ['fever', 'cough', 'chest-pain']],
    ['chest free of pain', ['chest-pain']],
    ['homa hamna', ['fever']],
    ['la langue et les lèvres ne sont pas gonflées', ['tongue-swelling']],
    ['peau ni noire ni cloquée, le bras est rouge', ['black-skin']],
    ['kichwa kinabana, haikuja ghafla', ['sudden']],
    ['hatumii dawa za kuyeyusha damu', ['blood-thinner']],
    ['ça siffle pa', ['wheeze']],
    ['ctapiki', ['vomits']],
    ['nevr had fits', ['fit']],
  ])('%s', (text, concepts) => {
    const { denied, present } = readFacts(text);
    for (const concept of concepts) {
      expect(denied).toContain(concept);
      expect(present).not.toContain(concept);
    }
  });

  test.each([
    ['no fever but chest pain', 'chest-pain'],
    ['hana homa lakini kifua kinauma', 'chest-pain'],
    ['no fever, chest pain since morning', 'chest-pain'],
    ['denies fever, vomiting x 3 since morning', 'vomits'],
    ['haachi kutapika, hatumii dawa', 'vomits'],
    ['denies headache, collapsed at work, vomits', 'vomits'],
    ['free clinic, she has chest pain', 'chest-pain'],
    ['jasho hakuna, ni kiungulia tu kooni', 'heartburn'],
    ['she cannot stop vomiting', 'vomits'],
    ['haachi kutapika', 'vomits'],
    ['bleeding does not stop', 'heavy-bleeding'],
    ['not only fever but also a stiff neck', 'stiff-neck'],
    ['pas de fièvre mais il vomit', 'vomits'],
    ['hajapata usingizi kwa sababu ya maumivu ya kifua', 'chest-pain'],
  ])('%s does not deny %s', (text, concept) => {
    expect(readFacts(text).present).toContain(concept);
  });
});

test('a place of several words is found in any order', () => {
  expect(readFacts('quand il fait caca ça brûle, plus rien sens entre les jambes').present).toContain('numb-saddle');
});

describe('words that look alike', () => {
  test('a medicine is no blood, fire is no child, sheep are no chest', () => {
    expect(readFacts('nimekunywa dawa').present).not.toContain('bleeding');
    expect(readFacts('moto umewaka').present).not.toContain('child');
    expect(readFacts('my blood pressure is high').present).not.toContain('bleeding');
  });
});

describe('numbers', () => {
  test.each([
    ['temperature 39,5', { temperature: 39.5 }],
    ['BP 180 kwa 110', { systolic: 180, diastolic: 110 }],
    ['sukari 3.2', { sugar: 3.2 }],
    ['SpO2 88', { oxygen: 88 }],
    ['mtoto wa miezi 8', { ageDays: 240 }],
    ['nina mimba ya miezi 8', { pregnantWeeks: 34 }],
    ['bébé de 3 semaines', { ageDays: 21 }],
    ['a 25F with a cough', { ageDays: 25 * 365 }],
    ['she is 62', { ageDays: 62 * 365 }],
  ])('%s', (text, measures) => {
    expect(readFacts(text).measures).toMatchObject(measures);
  });

  test.each([
    ['cough for three weeks', 'cough', 21 * 24],
    ['homa kwa siku nne', 'fever', 4 * 24],
    ['fièvre depuis hier', 'fever', 24],
    ['cough 3/7', 'cough', 3 * 24],
  ])('%s: %s lasts %i hours', (text, concept, hours) => {
    expect(readFacts(text).hours.get(concept)).toBe(hours);
  });

  test('a time that something lasts is no age', () => {
    expect(readFacts('my child has had a cough for 3 weeks').measures.ageDays).toBeUndefined();
  });
});

test('grandparents who are named do not make somebody old whose age was tapped', () => {
  expect(readFacts('bibi ananiangalia, nina mafua', { ageDays: 10_000 }).present).not.toContain('elderly');
  expect(readFacts('bibi ana mafua').present).toContain('elderly');
});

test('what was long ago is not there, except what lasts for life', () => {
  expect(readFacts('I had chest pain two years ago').present).not.toContain('chest-pain');
  expect(readFacts('diabetes for ten years').present).toContain('diabetes');
  expect(readFacts('since my delivery last year urine leaks all day').present).toContain('leaks-waste');
});

test('who cannot do something in French is not confused, and who no longer knows the day is', () => {
  for (const text of ['je ne peux pas venir demain', "elle n'arrive pas à dormir", 'il ne sait pas nager'])
    expect(readFacts(text).present, text).not.toContain('confused');
  for (const text of ['papa ne sait plus quel jour on est', 'elle ne sait plus qui je suis'])
    expect(readFacts(text).present, text).toContain('confused');
});

test('a question about signs says of nobody that they are there', () => {
  expect(readFacts('dalili za degedege ni zipi?').onlyAsks).toBe(true);
  expect(readFacts('je, mtoto wangu ana dalili za degedege?').onlyAsks).toBe(false);
});

test('breaths that were counted and are not too many are no fast breath', () => {
  expect(readFacts('pumzi 50 kwa dakika', { ageDays: 20 }).present).not.toContain('fast-breath');
  expect(readFacts('anapumua haraka, pumzi 64 kwa dakika', { ageDays: 20 }).present).toContain('fast-breath');
});

test('weeks beside how an unborn baby moves are weeks of pregnancy', () => {
  expect(readFacts('37 weeks, the baby has not kicked since yesterday').measures).toMatchObject({ pregnantWeeks: 37 });
  expect(readFacts('37 weeks old, coughs').measures.pregnantWeeks).toBeUndefined();
});
