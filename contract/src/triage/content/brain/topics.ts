import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about complaints of head, nerves, back and limbs. */
export const topics: readonly Topic[] = [
  {
    id: 'stroke',
    about: 'face-droop one-side-weak slurred both-legs-weak',
    problems: ['head'],
    signs: 'one-side-weak slurred confused headache-worst',
    meanwhile: says('', '', ''),
    back: say(
      'Rudi mara moja kama dalili zinarudi.',
      'Come back at once if the signs return.',
      'Revenez tout de suite si les signes reviennent.',
    ),
    causes: says(
      'Inaweza kuwa kiharusi au mishipa ya fahamu.',
      'It may be a stroke or a nerve.',
      'C’est peut-être un AVC ou un nerf.',
    ),
  },
  {
    id: 'headache',
    about: 'headache headache-bad headache-worst headache-daily-worse tension-headache jaw-pain',
    problems: ['head'],
    signs: 'headache-worst stiff-neck confused one-side-weak blurred',
    meanwhile: says(
      'Kunywa maji na kula kitu. Pumzika mahali penye utulivu na giza. Dawa ya maumivu ya kawaida husaidia; fuata maelezo ya pakiti.',
      'Drink water and eat something. Rest where it is quiet and dark. A common painkiller helps; follow the packet.',
      'Buvez de l’eau et mangez un peu. Reposez-vous au calme et dans le noir. Un antidouleur courant aide ; suivez la notice.',
    ),
    back: say(
      'Rudi kama kichwa kinauma zaidi ya siku tatu, au kinarudi mara kwa mara.',
      'Come back if it lasts over three days, or keeps returning.',
      'Revenez si cela dure plus de trois jours, ou revient souvent.',
    ),
    causes: says(
      'Mara nyingi ni uchovu, kiu, njaa au macho. Homa inaweza kuwa malaria.',
      'Most often it is tiredness, thirst, hunger or the eyes. With fever it can be malaria.',
      'Le plus souvent c’est la fatigue, la soif, la faim ou les yeux. Avec fièvre, peut-être le paludisme.',
    ),
  },
  {
    id: 'back',
    about: 'back-pain numb-saddle bladder-bowel-change',
    problems: ['bone'],
    signs: 'numb-saddle bladder-bowel-change both-legs-weak fever',
    meanwhile: says(
      'Endelea kutembea kidogo kidogo. Usibebe vitu vizito. Weka kitambaa cha moto mahali panapouma. Dawa ya maumivu ya kawaida husaidia; fuata maelezo ya pakiti.',
      'Keep walking a little. Lift nothing heavy. Put a warm cloth where it hurts. A common painkiller helps; follow the packet.',
      'Continuez à marcher un peu. Ne portez rien de lourd. Mettez un linge chaud. Un antidouleur courant aide ; suivez la notice.',
    ),
    back: say(
      'Rudi kama mgongo unauma zaidi ya wiki mbili.',
      'Come back if it hurts for over two weeks.',
      'Revenez si cela dure plus de deux semaines.',
    ),
    causes: says(
      'Mara nyingi ni misuli iliyochoka au kubeba mzigo.',
      'Most often it is a tired muscle or heavy lifting.',
      'Le plus souvent c’est un muscle fatigué ou une charge lourde.',
    ),
  },
  {
    id: 'muscle',
    about: 'muscle-ache walks-on-it numb',
    problems: ['bone'],
    signs: 'closed-break cold-limb one-side-weak fever',
    meanwhile: says(
      'Pumzisha sehemu inayouma. Weka kitambaa baridi siku ya kwanza. Anza kutumia sehemu hiyo polepole.',
      'Rest the part that hurts. Put a cold cloth on it the first day. Begin to use it slowly.',
      'Reposez la partie douloureuse. Mettez un linge froid le premier jour. Recommencez doucement à bouger.',
    ),
    back: say(
      'Rudi kama bado inauma baada ya wiki moja.',
      'Come back if it still hurts after a week.',
      'Revenez si cela fait encore mal après une semaine.',
    ),
    causes: says(
      'Mara nyingi ni msuli uliochoka au kunyooka.',
      'Most often it is a tired or strained muscle.',
      'Le plus souvent c’est un muscle fatigué ou étiré.',
    ),
  },
  {
    id: 'sleep',
    about: 'poor-sleep',
    problems: ['sleep', 'mental'],
    signs: 'suicide-thoughts chest-pain breathless confused',
    meanwhile: says(
      'Lala na amka saa ileile kila siku. Acha simu na kahawa jioni.',
      'Go to bed and get up at the same time each day. Leave phone and coffee in the evening.',
      'Couchez-vous et levez-vous à la même heure. Laissez téléphone et café le soir.',
    ),
    back: say(
      'Rudi kama hulali vizuri zaidi ya mwezi mmoja.',
      'Come back if you sleep badly for over a month.',
      'Revenez si vous dormez mal plus d’un mois.',
    ),
    causes: says(
      'Inaweza kuwa mawazo, maumivu, kahawa au pombe.',
      'It may be worries, pain, coffee or alcohol.',
      'C’est peut-être des soucis, une douleur, le café ou l’alcool.',
    ),
  },
];
