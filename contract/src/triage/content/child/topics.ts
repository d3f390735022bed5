import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about complaints of babies and children. */
export const topics: readonly Topic[] = [
  {
    id: 'newborn',
    about: 'newborn not-feeding limp grunting yellow-palms navel-red cold-body pustules bulging-soft-spot',
    problems: ['child'],
    signs: 'not-feeding fever cold-body fast-breath drowsy yellow-palms',
    meanwhile: says(
      'Mkumbatie mtoto kifuani, ngozi kwa ngozi. Mnyonyeshe mara kwa mara kama anaweza. Usimpe dawa za kienyeji.',
      'Hold the baby on the chest, skin to skin. Offer the breast often if the baby can suck. Give no herbs.',
      'Tenez le bébé peau contre peau. Proposez souvent le sein s’il peut téter. Ne donnez pas de plantes.',
    ),
    back: say(
      'Rudi mara moja kama anabadilika.',
      'Come back at once if the baby changes.',
      'Revenez tout de suite si le bébé change.',
    ),
    causes: says(
      'Kwa mtoto mchanga inaweza kuwa maambukizi.',
      'In a young baby it may be an infection.',
      'Chez un bébé, c’est peut-être une infection.',
    ),
  },
  {
    id: 'child-fever',
    about: 'fever malaria measles chills',
    only: 'child',
    problems: ['child'],
    signs: 'cannot-drink fit drowsy stiff-neck fast-breath vomits-all',
    meanwhile: says(
      'Mpe maji au maziwa mara kwa mara. Mvue nguo nzito. Usimpake maji baridi sana.',
      'Give water or breast milk often. Take off thick clothes. Use no very cold water.',
      'Donnez souvent à boire ou le sein. Enlevez les habits épais. Pas d’eau très froide.',
    ),
    back: say(
      'Rudi kama bado ana homa kesho.',
      'Come back if fever is still there tomorrow.',
      'Revenez si la fièvre est encore là demain.',
    ),
    causes: says(
      'Inaweza kuwa malaria, mafua, sikio, mkojo au mapafu.',
      'It may be malaria, a cold, the ear, urine or lungs.',
      'C’est peut-être le paludisme, un rhume, l’oreille, l’urine ou les poumons.',
    ),
  },
  {
    id: 'thin-child',
    about: 'thin-arm both-feet-swollen malnutrition not-eating stopped-eating cannot-drink',
    problems: ['child', 'other'],
    signs: 'cannot-drink drowsy fever vomits-all very-weak',
    meanwhile: says(
      'Mpe chakula na maziwa kidogo kidogo mara nyingi. Mweke mahali pa joto.',
      'Offer food and milk in small amounts often. Keep warm.',
      'Proposez souvent un peu de nourriture et de lait. Gardez au chaud.',
    ),
    back: say(
      'Rudi kama hali vizuri baada ya siku mbili.',
      'Come back if eating is not better in two days.',
      'Revenez s’il ne mange pas mieux dans deux jours.',
    ),
    causes: says(
      'Inaweza kuwa maambukizi, minyoo au chakula kidogo.',
      'It may be an infection, worms or too little food.',
      'C’est peut-être une infection, des vers ou trop peu de nourriture.',
    ),
  },
  {
    id: 'ear',
    about: 'ear-pain swelling-behind-ear',
    problems: ['ear'],
    signs: 'swelling-behind-ear stiff-neck fever drowsy',
    meanwhile: says(
      'Usiingize kitu sikioni. Futa usaha kwa kitambaa safi kikavu. Dawa ya maumivu ya kawaida husaidia; fuata maelezo ya pakiti.',
      'Put nothing into the ear. Wipe pus with a clean, dry cloth. A common painkiller helps; follow the packet.',
      'Ne mettez rien dans l’oreille. Essuyez le pus avec un linge propre et sec. Un antidouleur courant aide ; suivez la notice.',
    ),
    back: say(
      'Rudi kama linauma baada ya siku mbili, au linatoa usaha.',
      'Come back if it hurts after two days, or has pus.',
      'Revenez si cela fait mal après deux jours, ou s’il y a du pus.',
    ),
    causes: says(
      'Mara nyingi ni mafua, maambukizi au nta.',
      'Most often it is a cold, an infection or wax.',
      'Le plus souvent c’est un rhume, une infection ou de la cire.',
    ),
  },
];
