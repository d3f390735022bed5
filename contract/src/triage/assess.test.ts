import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assess } from './assess.ts';
import { LEVELS } from './levels.ts';
import type { Level } from './levels.ts';

/** Texts as people write them, and how urgent the guidance says that they are. */
const TEXTS: readonly (readonly [Level, string])[] = [
  ['emergency', 'My husband suddenly has crushing pain in his chest and is sweating'],
  ['emergency', 'Mume wangu ana maumivu makali ya kifua na anatoka jasho'],
  ['emergency', 'Mon mari a une forte douleur dans la poitrine et il transpire'],
  ['emergency', 'Mama yangu mdomo umepinda na mkono wa kushoto hauna nguvu'],
  ['emergency', 'Ma mère a la bouche de travers et ne peut plus lever le bras gauche'],
  ['emergency', 'Her face is drooping on one side since this morning'],
  ['emergency', 'Mtoto wa mwaka mmoja anaharisha, macho yameingia ndani, hakojoi'],
  ['emergency', 'My 2 year old has diarrhoea and her eyes are sunken and she has not passed urine since last night'],
  ['emergency', 'Nina mimba ya miezi 8, kichwa kinauma sana na naona ukungu'],
  ['emergency', 'I am 34 weeks pregnant, bad headache and seeing spots'],
  ['emergency', 'Enceinte de 8 mois, mal de tête violent et vision floue'],
  ['emergency', 'Natokwa na damu nyingi baada ya kujifungua, pedi zinajaa kila saa'],
  ['emergency', 'gave birth 3 days ago and I am soaking a pad every half hour'],
  ['emergency', 'Ameumwa na nyoka mguuni'],
  ['emergency', 'A snake bit my son on the foot'],
  ['emergency', 'mtoto amekunywa mafuta ya taa'],
  ['emergency', 'my toddler drank paraffin'],
  ['emergency', 'mon enfant a avalé du pétrole'],
  ['emergency', 'He fell from a mango tree and is not waking up'],
  ['emergency', 'Mtoto wangu wa wiki mbili hanyonyi na ana joto'],
  ['emergency', 'Mon nouveau-né ne tète plus'],
  ['emergency', 'Mtoto anapata degedege'],
  ['emergency', 'My child is having convulsions'],
  ['emergency', 'Nataka kujiua'],
  ['emergency', 'I want to kill myself, I have the pills here'],
  ['emergency', 'je veux me suicider'],
  ['emergency', 'hawezi kupumua'],
  ['emergency', "elle n'arrive pas à respirer"],
  ['emergency', 'He is vomiting blood'],
  ['emergency', 'anatapika damu'],
  ['emergency', 'Korodani ya kulia imevimba ghafla na inauma sana'],
  ['emergency', 'my right testicle suddenly hurts badly'],
  ['emergency', 'Homa kali, shingo imekakamaa na mwanga unamuumiza'],
  ['emergency', 'High fever, stiff neck and confused'],
  ['emergency', 'fièvre et nuque raide'],
  ['emergency', 'mtoto amemeza betri ya saa'],
  ['emergency', 'Mume wangu anatishia kuniua na ana kisu'],
  ['emergency', 'she has diabetes, vomiting and breathing deeply, very drowsy'],
  ['emergency', 'mtoto mwenye selimundu ana homa'],
  ['emergency', 'acid splashed in my eye'],
  ['emergency', 'Simsikii mtoto akicheza tumboni tangu jana'],
  ['emergency', 'bébé ne bouge plus depuis hier, je suis à 36 semaines'],
  ['emergency', 'uso umevimba na koo linabana baada ya kula karanga'],
  ['emergency', 'worst headache of my life came on in a second'],
  ['emergency', 'I missed my period and have pain low on one side, I feel faint'],
  ['today', 'Nimeumwa na mbwa mkononi'],
  ['today', 'A dog bit my hand this morning'],
  ['today', "un chien m'a mordu la main"],
  ['today', 'Homa siku nne, kichwa na mwili kuuma'],
  ['today', 'Fever for four days with body aches'],
  ['today', "condom broke last night and I don't know his HIV status"],
  ['today', 'nimebakwa jana'],
  ['today', 'Damu kwenye choo na kuharisha'],
  ['today', 'my calf is swollen and painful on one side'],
  ['today', 'My 3 year old has cough and is breathing fast'],
  ['today', 'mtoto wa miaka mitatu anakohoa na anapumua haraka'],
  ['today', 'tooth pain and my cheek is swollen'],
  ['today', 'Nimekanyaga msumari wenye kutu'],
  ['today', 'spotting, I am 8 weeks pregnant'],
  ['soon', 'I am five months pregnant and have a runny nose'],
  ['soon', 'Nina kisukari na mafua tangu jana'],
  ['today', 'Mpira ulipasuka juzi na mpenzi wangu. Wote tuko salama, nauliza tu kama bado kuna muda'],
  ['today', 'We forgot to use a condom last night'],
  ['today', 'Jino limeniweka macho siku mbili, leo shavu limevimba'],
  ['soon', 'Haja ndogo inaniunguza tangu jana'],
  ['today', 'pain when I pee with fever'],
  ['soon', 'Mkojo unachoma kwa siku mbili, sina homa'],
  ['soon', 'burning when I pee, no fever, not pregnant'],
  ['soon', 'ça brûle en urinant, pas de fièvre'],
  ['soon', 'Nimekuwa na kikohozi kwa wiki tatu na nimekonda'],
  ['soon', 'cough for three weeks and night sweats'],
  ['soon', 'sikio la mtoto linauma'],
  ['self-care', 'Runny nose and sneezing for two days, no fever'],
  ['self-care', 'Mafua na kupiga chafya siku mbili, sina homa'],
  ['self-care', 'nez qui coule depuis hier, pas de fièvre, je respire bien'],
  ['self-care', 'koo linauma kidogo tangu jana'],
  ['self-care', "J'ai un peu mal à la gorge"],
  ['self-care', 'my back hurts after lifting a sack yesterday, I can walk fine'],
  ['self-care', 'Mgongo unauma baada ya kubeba mzigo'],
  ['self-care', 'mosquito bites that itch'],
  ['self-care', 'heartburn after eating spicy food'],
  ['self-care', 'kiungulia baada ya kula'],
  ['self-care', 'mild headache after a long day at work'],
  ['self-care', 'small cut on my finger, bleeding stopped'],
  ['self-care', 'period cramps as usual'],
  ['self-care', 'maumivu ya hedhi kama kawaida'],
  ['self-care', 'I twisted my ankle, I can walk on it'],
  ['routine', 'chunusi usoni'],
  ['routine', 'pimples on my face'],
  ['routine', 'I cannot sleep well for months'],
  ['routine', 'what are the signs of malaria?'],
  ['routine', 'dalili za kiharusi ni zipi?'],
  ['routine', "quels sont les signes d'un AVC ?"],
  ['routine', "ringworm on my child's head"],
];

test.each(TEXTS)('%s: %s', (level, text) => {
  expect(assess(text).level).toBe(level);
});

test('a danger that is denied raises nothing, and a danger that is negative in form does', () => {
  expect(assess('nina mafua, sina shida ya kupumua').level).toBe('self-care');
  expect(assess('nina mafua, siwezi kupumua').level).toBe('emergency');
  expect(assess('runny nose, no chest pain').level).toBe('self-care');
  expect(assess("j'ai le nez qui coule et je n'arrive pas à respirer").level).toBe('emergency');
});

test('one wrong letter keeps the urgency', () => {
  expect(assess('he has convulsiosn').level).toBe('emergency');
  expect(assess('anatapikaa damu').level).toBe('emergency');
  expect(assess('douleur a la poitirne').level).toBe('emergency');
});

test('what nobody understands is routine, not self-care', () => {
  expect(assess('qwrt zzxy')).toMatchObject({ level: 'routine', understood: false, rules: [] });
});

test('what is stated besides the text counts: a fever of a baby of two weeks', () => {
  expect(assess('fever', { ageDays: 14 }).level).toBe('emergency');
  expect(assess('fever', { ageDays: 30 * 365 }).level).toBe('today');
});

test('any text has a level, and a text that says nothing known is never self-care', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { level, understood } = assess(text);
      return LEVELS.includes(level) && (understood || level !== 'self-care');
    }),
    { numRuns: 500 },
  );
});
