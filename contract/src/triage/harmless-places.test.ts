import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { readFacts } from './read-facts.ts';

describe('a word of danger in a harmless place', () => {
  test.for([
    ['The eyes are glued with yellow gunk in the morning', 'yellow'],
    ['Jicho limegandana na tongotongo la njano', 'yellow'],
    ['Les yeux collent, des sécrétions jaunes', 'yellow'],
    ['I was pushing the loaded cart uphill', 'urge-to-push'],
    ['En poussant le vélo chargé', 'urge-to-push'],
    ['Kifundo kimevimba kidogo, vidole vina joto', 'fever'],
    ['Cheville gonflée, orteils chauds', 'fever'],
    ['Is a hot bath better or a cold one', 'fever'],
    ['Joto la mwili ni la kawaida', 'fever'],
    ["J'ai bu du thé brûlant", 'fever'],
    ['Elle ne voit plus ses règles depuis huit ans', 'sight-loss'],
    ['Ubavu unauma ukigongwa', 'major-trauma'],
    ['Je me suis coupé le pouce avec le couteau', 'danger-to-others'],
    ['Panga imenikata mguuni nikifyeka', 'unsafe'],
    ['Uvimbe wa shavu haujafika jichoni wala shingoni', 'swelling-to-eye'],
    ['Kichwa changu cha kawaida cha stress', 'low-mood'],
    ['No shortness of breath on the stairs', 'not-breathing'],
    ['When am I fit to be let near people?', 'fit'],
    ['My back hurts, both legs are strong', 'both-legs-weak'],
    ['It is a headache, a tight band on both sides', 'chest-pain'],
    ['Nyonga inauma nikitembea', 'suicide-plan'],
    ['Kamba ya bembea ilikatika', 'suicide-plan'],
    ['He tripped over the goat rope', 'suicide-plan'],
    ['Il pleut des cordes, je serai en retard', 'suicide-plan'],
    ['App inahang kila nikiopen camera', 'suicide-plan'],
    ['His milk tooth is hanging by a thread', 'suicide-plan'],
    ['I am dying to fit into my old jeans', 'cry-for-help'],
    ['I am losing my temper with this corn', 'cry-for-help'],
    ['Aidez-moi à me connecter', 'cry-for-help'],
    ['Which specialist fits contact lenses?', 'fit'],
    ['Le café de seize heures', 'fit'],
    ['Landlord amezima simu', 'unconscious'],
    ['School fees are strangling us this term', 'unsafe'],
    ["J'étouffe sous les factures", 'breathless'],
    ['Will the family doctor kill me?', 'unsafe'],
    ['Le public nous a fusillés du regard', 'major-trauma'],
    ['Son bulletin est mauvais', 'major-trauma'],
    ['I am thinking of dying my hair red', 'suicide-thoughts'],
    ['I am tired of waking up at five', 'suicide-thoughts'],
    ['Je pense à mourir de rire', 'suicide-thoughts'],
    ['I do not want to wake up early', 'unconscious'],
    ['Nimepima mimba leo, sina', 'pregnant'],
    ['Mkato msafi sana kwenye kidole', 'severe'],
    ['My thighs are sore, worst on the stairs', 'severe'],
    ['Son dos fait mal depuis une semaine', 'child'],
    ['Fainali ni wiki mbili zijazo, kifundo kinauma', 'newborn'],
    ['Naendesha trekta, kiuno kinauma', 'diarrhoea'],
    ['Mother in law anapiga simu kuuliza kama natoka damu', 'vaginal-bleeding'],
    ['I am keeping down rehydrate and toast, five loose stools', 'dehydrated'],
    ['Nina miaka kumi na mbili, naharisha', 'much-watery'],
    ['Kiuno kinauma nikiinama', 'belly-pain-severe'],
    ['Mbu wa jioni wamenipiga', 'partner-violence'],
    ['Les cuisses et les mollets sont raides des deux côtés', 'calf-swollen'],
    ['Mimba wiki kumi, presha ilikuwa 110 kwa 70', 'high-pressure'],
    ['Picha kuhusu homa ya uti wa mgongo', 'fever'],
    ['Nikijichua na maji ya moto unaachia', 'burn'],
    ['My throat is a little raw', 'unprotected-sex'],
    ['Je dors à plat, le nez coule', 'very-weak'],
    ['Baby is 5mnths', 'swallowed-poison'],
    ['Sivai lenzi, jicho lina tongotongo', 'contact-lens'],
    ['Nacheka nikishuka ngazi', 'fever'],
    ['A aperçu un serpent au grenier, ni mordu ni aspergé', 'snake-bite'],
    ['Le nez coule comme de l’eau', 'major-trauma'],
  ] as const)('%s: no %s', ([text, concept]) => {
    expect(readFacts(text).present).not.toContain(concept);
  });

  test.for([
    ['Her eyes are yellow and so is her urine', 'yellow'],
    ['Macho yake ni ya njano na mkojo wa njano', 'yellow'],
    ['She is pushing and the head is showing', 'urge-to-push'],
    ['Joto la mwili si la kawaida', 'fever'],
    ['Mwili wa moto, nimempa maji ya moto', 'fever'],
    ['My temperature is higher than normal', 'fever'],
    ['He has a machete and stands outside', 'unsafe'],
    ['My belly hurts and both legs are weak', 'both-legs-weak'],
    ['Tight band across my chest and a headache', 'chest-pain'],
    ['A snake crossed the path and bit her leg, she did not scream', 'snake-bite'],
    ['Ana kamba na anataka kujinyonga', 'suicide-plan'],
    ['He has a rope over the beam', 'suicide-plan'],
    ['I am tired of waking up every day', 'suicide-thoughts'],
    ['He does not wake up', 'unconscious'],
    ['She hanged herself from the roof', 'suicide-plan'],
    ['Help, he is dying', 'cry-for-help'],
    ['He fits every ten minutes', 'fit'],
    ['Amezima ghafla, haamki', 'unconscious'],
    ['He was strangling me, and the rent is due', 'unsafe'],
    ["Il s'étouffe, il est bleu", 'breathless'],
    ['My husband will kill me tonight', 'unsafe'],
    ['Le voleur lui a tiré dessus', 'major-trauma'],
    ['Natoka damu ukeni', 'vaginal-bleeding'],
    ['Mume wangu amenipiga jana', 'partner-violence'],
    ['Presha ni 170 kwa 110', 'high-pressure'],
    ['Naharisha mara kumi na mbili, maji tupu', 'much-watery'],
    ['Le mollet droit est gonflé et chaud', 'calf-swollen'],
    ['Maji ya moto yamenimwagikia mkononi', 'burn'],
    ['My son has a back ache', 'child'],
    ['He had a fit for ten minutes', 'fit'],
    ['She had two fits in the night', 'fit'],
    ['We live upstairs and my son fell from the third floor', 'major-trauma'],
    ['A snake bit her leg, she did not touch it', 'snake-bite'],
    ['Nimepigwa panga shingoni, damu imekoma', 'major-trauma'],
    ['Avc du côté gauche, il ne parle plus', 'one-side-weak'],
    ['Kichwa kinauma sana', 'severe'],
    ['The worst headache of my life', 'severe'],
    ['He wants to cut me with a knife', 'danger-to-others'],
  ] as const)('%s: %s', ([text, concept]) => {
    expect(readFacts(text).present).toContain(concept);
  });

  test('what bleeds again has not stopped', () => {
    expect(assess('Damu ilikata. Imeanza tena na imelowesha vitambaa vitatu').level).toBe('emergency');
  });
});

test.for(['Tusaidieni kwa haraka', 'Nisaidieni kumbeba', 'Nisaidieni kumpeleka hospitali'])(
  'a cry for help stays one: %s',
  (text) => expect(assess(text).level).toBe('emergency'),
);

test('help to do something everyday is no cry for help', () => {
  expect(assess('Nisaidieni kubadilisha namba').facts.present).not.toContain('cry-for-help');
});
