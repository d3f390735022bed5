import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about complaints of eyes, mouth, skin and joints. */
export const topics: readonly Topic[] = [
  {
    id: 'eye',
    about: 'red-eye eye-pain eye-injury chemical-in-eye sight-loss blurred cloudy-eye light-hurts',
    problems: ['eye'],
    signs: 'sight-loss eye-injury chemical-in-eye eye-pain',
    meanwhile: says(
      'Usisugue jicho. Vua lenzi. Usitumie dawa ya jicho ya mtu mwingine.',
      'Do not rub the eye. Take out contact lenses. Use no drops of other people.',
      'Ne frottez pas l’œil. Enlevez les lentilles. N’utilisez pas les gouttes d’un autre.',
    ),
    back: say(
      'Rudi kama halijapona ndani ya siku mbili.',
      'Come back if it is not better in two days.',
      'Revenez si cela dure plus de deux jours.',
    ),
    causes: says(
      'Inaweza kuwa maambukizi, mzio au kitu jichoni.',
      'It may be an infection, an allergy or something in the eye.',
      'C’est peut-être une infection, une allergie ou un corps étranger.',
    ),
  },
  {
    id: 'sticky-eye',
    about: 'sticky-eye',
    problems: ['eye'],
    signs: 'eye-pain blurred sight-loss swelling-to-eye',
    meanwhile: says(
      'Safisha jicho kwa maji safi yaliyochemshwa na kupoa. Tumia kitambaa kipya kila jicho. Nawa mikono.',
      'Clean the eye with boiled, cooled water. Use a new cloth for each eye. Wash hands.',
      'Nettoyez l’œil à l’eau bouillie puis froide. Un linge neuf pour chaque œil. Lavez-vous les mains.',
    ),
    back: say(
      'Rudi kama halijapona ndani ya siku tatu.',
      'Come back if it is not better in three days.',
      'Revenez si cela dure plus de trois jours.',
    ),
    causes: says(
      'Mara nyingi ni maambukizi madogo au mzio.',
      'Most often it is a small infection or an allergy.',
      'Le plus souvent c’est une petite infection ou une allergie.',
    ),
  },
  {
    id: 'tooth',
    about: 'toothache face-swollen swelling-to-eye',
    problems: ['dental'],
    signs: 'face-swollen swelling-to-eye neck-swelling breathless fever',
    meanwhile: says(
      'Sukutua kwa maji ya uvuguvugu yenye chumvi. Piga mswaki taratibu. Dawa ya maumivu ya kawaida husaidia; fuata maelezo ya pakiti.',
      'Rinse with warm salt water. Brush gently. A common painkiller helps; follow the packet.',
      'Rincez à l’eau tiède salée. Brossez doucement. Un antidouleur courant aide ; suivez la notice.',
    ),
    back: say(
      'Rudi kama jino linauma zaidi ya siku mbili.',
      'Come back if it hurts for over two days.',
      'Revenez si cela fait mal plus de deux jours.',
    ),
    causes: says(
      'Mara nyingi ni jino lililooza au fizi.',
      'Most often it is a rotten tooth or the gum.',
      'Le plus souvent c’est une dent cariée ou la gencive.',
    ),
  },
  {
    id: 'red-skin',
    about: 'spreading-red-skin black-skin foot-wound foot-black dirty-wound',
    problems: ['skin'],
    signs: 'fever black-skin very-weak confused',
    meanwhile: says(
      'Osha kwa sabuni na maji safi. Funika kwa kitambaa safi. Inua sehemu hiyo juu.',
      'Wash with soap and clean water. Cover with a clean cloth. Keep that part raised.',
      'Lavez au savon et à l’eau propre. Couvrez d’un linge propre. Gardez la partie levée.',
    ),
    back: say('Rudi kama wekundu unasambaa.', 'Come back if the redness spreads.', 'Revenez si la rougeur s’étend.'),
    causes: says(
      'Inaweza kuwa maambukizi ya ngozi.',
      'It may be an infection of the skin.',
      'C’est peut-être une infection de la peau.',
    ),
  },
  {
    id: 'cut',
    about: 'small-cut',
    problems: ['skin'],
    signs: 'heavy-bleeding dirty-wound black-skin fever',
    meanwhile: says(
      'Bonyeza kwa kitambaa safi hadi damu ikome. Osha kwa maji safi na sabuni. Funika kwa bandeji safi. Uliza kuhusu chanjo ya pepopunda.',
      'Press with a clean cloth until bleeding stops. Wash with clean water and soap. Cover with a clean dressing. Ask about the tetanus vaccine.',
      'Appuyez avec un linge propre jusqu’à l’arrêt du sang. Lavez à l’eau et au savon. Couvrez proprement. Demandez le vaccin du tétanos.',
    ),
    back: say(
      'Rudi kama jeraha linavimba, lina joto au usaha.',
      'Come back if it swells, is hot or has pus.',
      'Revenez si elle gonfle, chauffe ou a du pus.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'insect',
    about: 'insect-bite',
    problems: ['skin'],
    signs: 'breathless tongue-swelling fainted fever',
    meanwhile: says(
      'Osha kwa sabuni na maji. Weka kitambaa baridi. Usikwaruze. Lala ndani ya chandarua.',
      'Wash with soap and water. Put a cold cloth on it. Do not scratch. Sleep under a net.',
      'Lavez au savon. Mettez un linge froid. Ne grattez pas. Dormez sous une moustiquaire.',
    ),
    back: say(
      'Rudi kama wekundu unasambaa au homa inaanza.',
      'Come back if redness spreads or fever begins.',
      'Revenez si la rougeur s’étend ou si la fièvre commence.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'joint',
    about: 'joint-pain hot-swollen-joint child-will-not-walk',
    problems: ['joint', 'bone'],
    signs: 'hot-swollen-joint fever closed-break sickle-cell',
    meanwhile: says(
      'Pumzisha kiungo, lakini kikunje taratibu kila siku. Weka kitambaa cha moto au baridi.',
      'Rest the joint, but bend it gently every day. Use a warm or cold cloth.',
      'Reposez l’articulation, mais pliez-la doucement chaque jour. Mettez un linge chaud ou froid.',
    ),
    back: say(
      'Rudi kama kinauma zaidi ya wiki mbili.',
      'Come back if it hurts for over two weeks.',
      'Revenez si cela dure plus de deux semaines.',
    ),
    causes: says(
      'Inaweza kuwa uchakavu, jeraha, gauti au maambukizi.',
      'It may be wear, an injury, gout or an infection.',
      'C’est peut-être l’usure, une blessure, la goutte ou une infection.',
    ),
  },
  {
    id: 'skin',
    about: 'skin-problem rash skin-peeling non-fading-rash pustules deep-mouth-sores',
    problems: ['skin'],
    signs: 'fever skin-peeling deep-mouth-sores tongue-swelling breathless',
    meanwhile: says(
      'Osha kwa maji na sabuni isiyo na harufu. Usikwaruze. Usitumie krimu usiyoijua.',
      'Wash with water and plain soap. Do not scratch. Use no cream that you do not know.',
      'Lavez à l’eau et au savon simple. Ne grattez pas. N’utilisez pas de crème inconnue.',
    ),
    back: say(
      'Rudi kama inasambaa au haiponi ndani ya wiki mbili.',
      'Come back if it spreads or lasts two weeks.',
      'Revenez si cela s’étend ou dure deux semaines.',
    ),
    causes: says(
      'Inaweza kuwa fangasi, mzio, upele au chunusi.',
      'It may be a fungus, an allergy, scabies or acne.',
      'C’est peut-être un champignon, une allergie, la gale ou l’acné.',
    ),
  },
  {
    id: 'lump',
    about: 'long-lump',
    problems: ['cancer'],
    signs: 'breathless heavy-bleeding cannot-drink fever',
    meanwhile: says(
      'Usibonyeze wala kupaka dawa za kienyeji. Andika tangu lini ipo.',
      'Do not press it or put herbs on it. Write down since when it is there.',
      'N’appuyez pas et ne mettez pas de plantes. Notez depuis quand elle est là.',
    ),
    back: say(
      'Onana na daktari hata kama haiumi.',
      'See a doctor even if it does not hurt.',
      'Voyez un médecin même si cela ne fait pas mal.',
    ),
    causes: says(
      'Uvimbe mwingi si saratani, lakini lazima upimwe.',
      'Most lumps are not cancer, but each needs a check.',
      'La plupart ne sont pas un cancer, mais il faut vérifier.',
    ),
  },
];
