import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about complaints of the whole body, injuries and bites. */
export const topics: readonly Topic[] = [
  {
    id: 'allergy',
    about: 'hives tongue-swelling allergy-trigger',
    problems: ['allergy', 'skin'],
    signs: 'breathless tongue-swelling fainted vomits',
    meanwhile: says(
      'Acha kitu kilicholeta mzio. Poza ngozi kwa kitambaa chenye maji baridi.',
      'Stop what brought the allergy. Cool the skin with a wet cloth.',
      'Arrêtez ce qui a donné l’allergie. Rafraîchissez la peau avec un linge mouillé.',
    ),
    back: say(
      'Rudi kama vipele havijaisha ndani ya siku mbili.',
      'Come back if the spots stay more than two days.',
      'Revenez si les plaques durent plus de deux jours.',
    ),
    causes: says(
      'Inaweza kuwa mzio wa chakula, dawa au mdudu.',
      'It may be an allergy to food, a medicine or an insect.',
      'C’est peut-être une allergie à un aliment, un médicament ou un insecte.',
    ),
  },
  {
    id: 'bite',
    about: 'mammal-bite deep-bite venom-bite snake-bite',
    problems: ['other'],
    signs: 'deep-bite heavy-bleeding breathless fear-of-water',
    meanwhile: says(
      'Osha jeraha kwa sabuni na maji mengi kwa dakika 15. Usilifunge kwa nguvu.',
      'Wash the wound with soap and much water for 15 minutes. Do not bind it tightly.',
      'Lavez la plaie au savon et à beaucoup d’eau pendant 15 minutes. Ne la serrez pas.',
    ),
    back: say(
      'Rudi kama jeraha linavimba au linatoa usaha.',
      'Come back if the wound swells or has pus.',
      'Revenez si la plaie gonfle ou a du pus.',
    ),
    causes: says(
      'Mnyama anaweza kuwa na kichaa cha mbwa, hata akionekana mzima.',
      'An animal can have rabies even when it looks well.',
      'Un animal peut avoir la rage même s’il semble sain.',
    ),
  },
  {
    id: 'burn',
    about: 'burn burn-serious burn-blistered',
    problems: ['skin'],
    signs: 'burn-serious breathless very-weak smoke',
    meanwhile: says(
      'Poza kwa maji safi ya kawaida kwa dakika 20. Usipake dawa ya meno, mafuta wala asali. Funika kwa kitambaa safi.',
      'Cool it with clean water for 20 minutes. Put on no toothpaste, oil or honey. Cover it with a clean cloth.',
      'Refroidissez avec de l’eau propre pendant 20 minutes. Ne mettez ni dentifrice, ni huile, ni miel. Couvrez d’un linge propre.',
    ),
    back: say(
      'Rudi kama kidonda kinanuka au homa inaanza.',
      'Come back if the burn smells or fever begins.',
      'Revenez si la brûlure sent mauvais ou si la fièvre commence.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'injury',
    about: 'closed-break open-break head-blow minor-fall major-trauma cold-limb',
    problems: ['bone'],
    signs: 'unconscious confused vomits heavy-bleeding cold-limb open-break',
    meanwhile: says(
      'Tulia na usitumie sehemu iliyoumia. Weka kitambaa chenye maji baridi juu yake.',
      'Rest the part that is hurt. Put a cold, wet cloth on it.',
      'Reposez la partie blessée. Mettez un linge froid et mouillé dessus.',
    ),
    back: say(
      'Rudi kama maumivu au uvimbe unazidi baada ya siku mbili.',
      'Come back if pain or swelling grows after two days.',
      'Revenez si la douleur ou le gonflement augmente après deux jours.',
    ),
    causes: says(
      'Inaweza kuwa mkwaruzo, msuli ulionyooka, au mfupa uliovunjika.',
      'It may be a bruise, a sprain or a broken bone.',
      'C’est peut-être un bleu, une entorse ou un os cassé.',
    ),
  },
  {
    id: 'faint',
    about: 'fainted dizzy faint-on-effort racing-heart',
    problems: ['heart'],
    signs: 'chest-pain breathless faint-on-effort black-stool one-side-weak',
    meanwhile: says(
      'Lala chini na inua miguu juu kidogo. Kunywa maji. Simama polepole.',
      'Lie down and raise the legs a little. Drink water. Stand up slowly.',
      'Allongez-vous et levez un peu les jambes. Buvez de l’eau. Levez-vous lentement.',
    ),
    back: say('Rudi kama kizunguzungu kinarudi tena.', 'Come back if it happens again.', 'Revenez si cela recommence.'),
    causes: says(
      'Inaweza kuwa kiu, njaa, uchovu, damu kidogo au moyo.',
      'It may be thirst, hunger, tiredness, too little blood or the heart.',
      'C’est peut-être la soif, la faim, la fatigue, un manque de sang ou le cœur.',
    ),
  },
  {
    id: 'fit',
    about: 'fit fit-now fit-repeated epilepsy spasms locked-jaw',
    problems: ['head'],
    signs: 'fit-repeated unconscious stiff-neck pregnant',
    meanwhile: says(
      'Tumia dawa za kifafa kila siku kama ulivyoelekezwa. Lala vya kutosha.',
      'Take epilepsy medicine each day as you were told. Sleep enough.',
      'Prenez le traitement de l’épilepsie chaque jour comme indiqué. Dormez assez.',
    ),
    back: say(
      'Rudi baada ya kila degedege jipya.',
      'Come back after each new fit.',
      'Revenez après chaque nouvelle crise.',
    ),
    causes: says(
      'Inaweza kuwa kifafa, homa kali au sukari iliyoshuka.',
      'It may be epilepsy, high fever or low sugar.',
      'C’est peut-être l’épilepsie, une forte fièvre ou un sucre bas.',
    ),
  },
  {
    id: 'weak',
    about: 'very-weak drowsy confused pale-palms weight-loss',
    problems: ['other', 'blood'],
    signs: 'breathless confused fever chest-pain black-stool',
    meanwhile: says(
      'Pumzika na kunywa maji mara kwa mara. Usiwe peke yako.',
      'Rest and drink often. Do not stay alone.',
      'Reposez-vous et buvez souvent. Ne restez pas seul.',
    ),
    back: say(
      'Rudi kama nguvu hazirudi ndani ya siku moja.',
      'Come back if strength is not back within a day.',
      'Revenez si les forces ne reviennent pas en un jour.',
    ),
    causes: says(
      'Inaweza kuwa maambukizi, kiu, damu kidogo au sukari.',
      'It may be an infection, thirst, too little blood or the sugar.',
      'C’est peut-être une infection, la soif, un manque de sang ou le sucre.',
    ),
  },
];
