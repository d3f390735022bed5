import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { weighedMeanings } from './content/meanings/weighed.ts';
import { soundsLike } from './danger-score.ts';

const rulesOf = (text: string) => assess(text, { ageDays: 10_000 }).rules.map(({ id }) => id);

describe('words like those of an emergency', () => {
  test('make one where no sign of them is known by itself', () => {
    const text = 'His eyelids droop, his breaths come slower and slower, nothing we shout into his ear moves him';
    expect(rulesOf(text)[0]).toMatch(/^any-/);
    expect(assess(text).level).toBe('emergency');
  });

  test.for([
    'mtoto ana homa',
    'nina maumivu ya goti',
    'maumivu ya tumbo',
    'headache',
    'mon enfant tousse',
    'I have a rash',
  ])('are more than a bare complaint: %s', (text) => expect(rulesOf(text)).not.toContain('any-27'));

  test.for([
    'I snore and my wife complains',
    'Nywele zangu zinakatika sana siku hizi',
    'Ngozi yangu inakuwa kavu msimu wa baridi',
    'Mon fils mouille encore son lit à sept ans',
    'Ninapanga kwenda Mombasa, dawa gani za malaria nichukue',
    'How do I change the phone number of my account?',
    'Je cherche un dentiste pour un détartrage samedi',
  ])('are more than what people write every day: %s', (text) => expect(assess(text).level).not.toBe('emergency'));

  test('are weighed with nothing known of the words', () => {
    const sound = soundsLike(
      { who: ['known:none'], sentences: [new Set(['no such meaning'])], highest: 'none', weighed: 1 },
      1,
    );
    expect(sound.isDangerous).toBe(false);
  });
});

describe('a word of danger in a calm text', () => {
  const calm =
    'Koo linawasha tangu jana, hakuna uvimbe nyuma ya sikio ambayo ni nyekundu, nameza mate na chakula vizuri, nacheza';

  test('is not believed where it was only guessed', () => {
    expect(assess(calm, { ageDays: 9_000 }).level).not.toBe('emergency');
  });

  test.for([
    'We had a debate about suicide laws in class and I spoke for the motion. I am good. Where can I find statistics?',
    'Le livre parle de suicide, je le lis pour le cours de lettres. Où trouver la suite ?',
    'they call me Stroke because I swim butterfly. Looking for a sports physio',
  ])('is asked about and seen today at the latest where a single word names it: %s', (text) => {
    const { level, rules } = assess(text, { ageDays: 10_000 });
    expect(rules.map(({ id }) => id)).toContain('any-28');
    expect(level).toBe('today');
  });

  test.for([
    'He swallowed rat poison and is playing happily, he is fine, no pain, no vomiting',
    'Ameumwa na nyoka lakini anacheza vizuri, hana maumivu, anakula kawaida',
    'I feel fine and calm, I have decided to hang myself tonight, no pain, no fever',
  ])('is believed where a danger holds however well somebody is: %s', (text) => {
    expect(assess(text, { ageDays: 2_500 }).level).toBe('emergency');
  });
});

test('a word is weighed under one name only', () => {
  const names = new Map<string, string[]>();
  for (const [name, words] of Object.entries(weighedMeanings))
    for (const word of new Set(words.split(' '))) names.set(word, [...(names.get(word) ?? []), name]);
  expect([...names].filter(([, all]) => all.length > 1)).toEqual([]);
});
