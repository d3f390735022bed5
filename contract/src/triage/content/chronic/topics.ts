import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about long-term illness and fever. */
export const topics: readonly Topic[] = [
  {
    id: 'sickle-cell',
    about: 'sickle-cell',
    problems: ['blood'],
    signs: 'fever chest-pain breathless severe one-side-weak',
    meanwhile: says(
      'Kunywa maji mengi. Kaa mahali pa joto na pumzika. Tumia dawa zako kama ulivyoelekezwa.',
      'Drink much water. Keep warm and rest. Take your medicine as you were told.',
      'Buvez beaucoup d’eau. Restez au chaud et au repos. Prenez vos médicaments comme indiqué.',
    ),
    back: say(
      'Rudi kama maumivu hayapungui.',
      'Come back if the pain does not ease.',
      'Revenez si la douleur ne baisse pas.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'fever',
    about: 'fever malaria measles chills violent-shivers weak-immunity',
    problems: ['other'],
    signs: 'stiff-neck confused breathless yellow very-weak fit',
    meanwhile: says(
      'Kunywa maji mara kwa mara. Vaa nguo nyepesi na pumzika. Pima malaria kabla ya kutumia dawa yake.',
      'Drink often. Wear light clothes and rest. Get a malaria test before you take its medicine.',
      'Buvez souvent. Habillez-vous léger et reposez-vous. Faites un test du paludisme avant tout traitement.',
    ),
    back: say(
      'Rudi kama homa ipo siku tatu.',
      'Come back if fever lasts three days.',
      'Revenez si la fièvre dure trois jours.',
    ),
    causes: says(
      'Inaweza kuwa malaria, mafua, mkojo, mapafu au homa ya matumbo.',
      'It may be malaria, flu, urine, lungs or typhoid.',
      'C’est peut-être le paludisme, la grippe, l’urine, les poumons ou la typhoïde.',
    ),
  },
  {
    id: 'diabetes',
    about: 'diabetes low-sugar',
    problems: ['diabetes'],
    signs: 'vomits confused drowsy deep-breathing foot-wound',
    meanwhile: says(
      'Pima sukari ukiweza. Usiache dawa zako. Kunywa maji. Kagua miguu kila siku.',
      'Measure the sugar if you can. Do not stop your medicine. Drink water. Look at the feet each day.',
      'Mesurez le sucre si possible. N’arrêtez pas vos médicaments. Buvez de l’eau. Regardez vos pieds chaque jour.',
    ),
    back: say(
      'Rudi kama sukari inabaki juu au chini.',
      'Come back if the sugar stays high or low.',
      'Revenez si le sucre reste haut ou bas.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'hiv',
    about: 'hiv new-hiv-medicine',
    problems: ['hiv'],
    signs: 'headache-bad breathless confused fever very-weak',
    meanwhile: says(
      'Endelea na dawa zako kila siku. Usiache bila kuongea na kliniki.',
      'Go on with your medicine each day. Do not stop without asking the clinic.',
      'Continuez vos médicaments chaque jour. N’arrêtez pas sans demander à la clinique.',
    ),
    back: say(
      'Nenda kliniki kila tarehe uliyopewa.',
      'Go to the clinic on every date you were given.',
      'Allez à la clinique à chaque date prévue.',
    ),
    causes: says('', '', ''),
  },
];
