import { describe, expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

describe('what is told of others', () => {
  test.for([
    ['My dog died of a snake bite, is the yard safe?', 'snake-bite'],
    ['Mbuzi wangu ameumwa na nyoka, nifanye nini', 'snake-bite'],
    ['Mon père a fait un AVC en 2015, quels examens pour moi', 'one-side-weak'],
    ['Nimesoma kwamba maumivu ya kifua ni hatari', 'chest-pain'],
    ['I dreamt that a snake bit me and I could not breathe, then I woke up laughing', 'snake-bite'],
    ['The heroine of our series coughs blood in each episode', 'coughs-blood'],
    ['He had one fit with fever when he was two, nothing since', 'fit'],
    ['My neighbour had breathing trouble. I am healthy. Should I be screened?', 'breathless'],
    ['My uncle had a stroke last year and cannot speak. Mine is a dull ache after nine hours of sitting', 'slurred'],
    ['Un cousin est tombé du toit il y a dix ans. Le mien proteste après le jardin', 'major-trauma'],
    ['Rafiki yangu alivunjika mguu mwezi jana. Mimi mguu umechoka tu', 'closed-break'],
    ['I know people who broke bones on that trampoline. I rolled my ankle a little', 'closed-break'],
  ] as const)('%s says nothing of a patient: %s', ([text, concept]) => {
    expect(readFacts(text).present).not.toContain(concept);
  });

  test.for([
    ['The dog is mad and it bit my child on the face', 'mammal-bite'],
    ['I dreamt of snakes, and I have chest pain now', 'chest-pain'],
    ['My brother has chest pain since this morning', 'chest-pain'],
    ["En la changeant j'ai vu que la paume est jaune", 'yellow-palms'],
    ['Nimeona kwamba ana degedege', 'fit'],
    ['I saw that her palms are yellow', 'yellow-palms'],
    ['She will not open her eyes for her favourite cartoon', 'unconscious'],
    ['Midomo imevimba kama ya katuni na koo linafunga', 'tongue-swelling'],
    ['I read that chest pain is dangerous, I have chest pain now', 'chest-pain'],
    ['My father died of a stroke, now I cannot lift my left arm', 'one-side-weak'],
    ['My uncle died of Ebola, I washed his body', 'outbreak-contact'],
    ['My brother had a stroke last year. Now he cannot lift his left arm', 'one-side-weak'],
    ['Mama alipooza upande mmoja wiki iliyopita, hawezi kuongea', 'one-side-weak'],
  ] as const)('%s speaks of a patient: %s', ([text, concept]) => {
    expect(readFacts(text).present).toContain(concept);
  });

  test.for([
    'A snake crossed the path in front of us, it bit nobody. What plant keeps them away?',
    "Nyoka alipita mlangoni, hajamng'ata mtu yeyote. Wanauza wapi dawa ya kumfukuza?",
    "Le serpent est parti, il n'a mordu personne. Comment l'éloigner ?",
    'If somebody drinks paraffin, what should you do? It is homework',
    'Just curious: which vaccines does a traveller to Kigali need?',
    'Nauliza tu, chanjo ya homa ya ini inapatikana wapi?',
  ])('nobody is ill: %s', (text) => {
    expect(readFacts(text).onlyAsks).toBe(true);
  });

  test.for([
    'The snake bit my brother, it did not bite anyone else',
    'Nyoka amemuuma mtoto, hakumuuma mtu mwingine',
    'Her homework waits, she has a stiff neck and a fever',
    'I have to give a talk tomorrow and my chest hurts',
    'Just asking: he was bitten by a snake, which cream do you sell?',
    'Naulizia tu bei ya inhaler. Nimekaa na pumzi haitoshi, siwezi kumaliza sentensi',
    "Je demande juste : elle est enceinte et elle saigne beaucoup, un thé l'aiderait ?",
  ])('somebody is ill: %s', (text) => {
    expect(readFacts(text).onlyAsks).toBe(false);
  });

  test('years and months are counted in all forms of Swahili numbers', () => {
    expect(readFacts('Nilipata kiharusi miaka minne iliyopita').present).not.toContain('one-side-weak');
  });
});
