import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { meaningOf, readMeanings } from './meanings.ts';
import { soundOf } from './spelling.ts';

const meaningsOf = (text: string) =>
  readMeanings(text.split(' ').map((word) => ({ word, segment: 0, meant: meaningOf(word) }))).map(
    ({ meanings }) => meanings[0],
  );

describe('words of one meaning', () => {
  test.for([
    ['the tongue is swelling', 'ulimi unavimba', 'la langue gonfle'],
    ['does not breathe', 'hapumui', 'ne respire plus'],
    ['can not swallow', 'hawezi kumeza', 'ne peut pas avaler'],
  ])('are the same in every language: %s', ([english, swahili, french]) => {
    expect(meaningsOf(swahili!)).toEqual(meaningsOf(english!));
    expect(meaningsOf(french!)).toEqual(meaningsOf(english!));
  });

  test('are denied by the word before, and over a list', () => {
    expect(meaningsOf('hawezi kula wala kunywa')).toEqual(['not:eat', 'not:drink']);
    expect(meaningsOf('no blood and pain')).toEqual(['not:blood', 'not:pain']);
    expect(meaningsOf('no blood but pain')).toEqual(['not:blood', 'w:but', 'pain']);
  });
});

describe('a complaint in any order and language', () => {
  test.for([
    'Baby in my womb has been quiet since last night, seven months',
    'Amemeza kibetri cha saa',
    'Mum will not stir, we shook her and shouted',
    'Grand-mère ne réagit plus quand on lui parle',
    'Midomo inavimba na koo linaziba baada ya kula kamba',
    'blood pours from the wound and the kitambaa is soaked',
    'mtoto yuko floppy na hawezi suck breast, ana wiki mbili',
  ])('is an emergency: %s', (text) => expect(assess(text).level).toBe('emergency'));

  test.for([
    'I spent the weekend digging and now my arms and shoulders are stiff, I can move everything',
    'One eye is gluey in the mornings, it does not hurt, I see well',
    'Torsion de la cheville au foot hier, je marche dessus, un peu sensible',
    'Siafu ameniuma mguuni, panawasha na pamevimba kidogo tu, napumua vizuri',
    'Mal de tête après une journée devant l’écran, ça passe avec le repos, vision normale',
  ])('stays at home: %s', (text) => expect(assess(text, { ageDays: 10_000 }).level).toBe('self-care'));

  test.for([
    'My nails have purple polish stain, how do I remove it',
    'A child is afraid of water at bath time, what can we do',
    'Il y a eu un feu chez le voisin, personne n’est brûlé et personne n’a respiré la fumée',
    'Thirty weeks, baby kicking as always, no bleeding, no headache, can I travel by bus?',
    'Ningependa kupima damu kujua kundi langu, sina shida yoyote',
  ])('is no emergency where the words mean something else: %s', (text) =>
    expect(['routine', 'soon', 'self-care']).toContain(assess(text).level),
  );
});

describe('one way of saying a danger', () => {
  test('is enough where nothing is softened, and not where something is', () => {
    expect(assess('Nikicheza mpira giza likaniingia, moyo ulikuwa unadunda').level).toBe('emergency');
    expect(assess('I passed out and before that my heart was fluttering like mad').level).toBe('emergency');
    expect(assess('Legs are a little sore, heart is fine, I sleep well', { ageDays: 9_000 }).level).not.toBe(
      'emergency',
    );
  });
});

describe('what is grave and not clear', () => {
  test.for(['Tumbo linauma sana ghafla', 'Severe pain in the ear', 'Mal au dos brutal, très fort'])(
    'is seen today at the latest: %s',
    (text) => expect(['emergency', 'today']).toContain(assess(text, { ageDays: 12_000 }).level),
  );
});

describe('spelling', () => {
  test.for([
    ['bleading', 'bleeding'],
    ['stomak', 'stomach'],
    ['damuu', 'damu'],
    ['kuharisa', 'kuhalisa'],
    ['douleurs', 'douleur'],
  ])('%s sounds like %s', ([written, meant]) => expect(soundOf(written!)).toBe(soundOf(meant!)));

  test.for([
    'uncontious and not wakin',
    'hes vomitting blud and has blak stool',
    'cwezi kupumua, naskia kama nakufa',
    'jai mal a la pwatrine et jarrive plus a respirer',
  ])('is read in messages: %s', (text) => expect(assess(text).level).toBe('emergency'));
});
