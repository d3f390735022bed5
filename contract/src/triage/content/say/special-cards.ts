import type { SpecialCardKind } from '../../cards.ts';
import { ownerOf } from './owner.ts';
import type { Owned } from './owner.ts';
import { says } from './sentence.ts';
import type { Sentences } from './sentence.ts';

/** Rules about injuries that somebody who was attacked may have as well. */
const INJURIES = 'any-3 any-5 any-10 any-12 any-13 any-14 skin-4 women-1';

/**
 * What a special card says besides the level: what to do first, what to do if there is danger now (`{number}` rings for
 * it), and what else helps. In an emergency only if the rules that made it one own the card.
 */
export const SPECIAL_CARDS: Readonly<
  Record<SpecialCardKind, Owned & { first: Sentences; inDanger?: Sentences; meanwhile: Sentences }>
> = {
  suicide: {
    of: 'mind-1 mind-1t',
    beside: 'mind-6',
    first: says(
      'Asante kwa kutuambia. Hauko peke yako. Kaa na mtu unayemwamini sasa. Weka mbali vitu vinavyoweza kukudhuru.',
      'Thank you for telling us. You are not alone. Stay with somebody you trust now. Put away what could hurt you.',
      'Merci de nous le dire. Vous n’êtes pas seul. Restez avec quelqu’un de confiance. Éloignez ce qui peut vous blesser.',
    ),
    meanwhile: says(
      'Kama ni mtu mwingine, muulize wazi na umsikilize. Usimwache peke yake. Hisia hizi zinaweza kupungua kwa msaada.',
      'If it is somebody else, ask plainly and listen. Do not leave the person alone. These feelings can ease with help.',
      'Si c’est quelqu’un d’autre, demandez et écoutez. Ne laissez pas la personne seule. Ces idées passent avec de l’aide.',
    ),
  },
  rape: {
    of: 'mind-5 mind-5t mind-5s',
    beside: INJURIES,
    first: says(
      'Pole sana. Si kosa lako. Kwanza nenda upate huduma; polisi baadaye kama utataka.',
      'We are sorry this happened. It is not your fault. Get care first; the police later if you want.',
      'Nous sommes désolés. Ce n’est pas votre faute. Les soins d’abord ; la police ensuite si vous voulez.',
    ),
    meanwhile: says(
      'Dawa ya kuzuia VVU hufanya kazi ndani ya saa 72. Dawa ya kuzuia mimba hufanya kazi ndani ya siku tano. Ukiweza, usioge kabla ya kupimwa. Hifadhi nguo kwenye mfuko wa karatasi.',
      'Medicine against HIV works within 72 hours. Medicine against pregnancy works within five days. If you can, do not wash before the check. Keep the clothes in a paper bag.',
      'Le traitement contre le VIH marche dans les 72 heures. La contraception d’urgence marche dans les cinq jours. Si possible, ne vous lavez pas avant l’examen. Gardez les habits dans du papier.',
    ),
  },
  violence: {
    of: 'mind-6 mind-6t mind-6s',
    beside: INJURIES,
    first: says(
      'Je, uko salama kusoma hii sasa? Si kosa lako.',
      'Is it safe for you to read this now? It is not your fault.',
      'Pouvez-vous lire ceci en sécurité ? Ce n’est pas votre faute.',
    ),
    inDanger: says(
      'Kama uko hatarini sasa, piga {number} au nenda kwa mtu unayemwamini.',
      'If you are in danger now, ring {number} or go to somebody you trust.',
      'En danger maintenant, appelez le {number} ou allez chez quelqu’un de confiance.',
    ),
    meanwhile: says(
      'Hatutamwambia mwenza wako chochote. Andaa pesa, simu na karatasi muhimu mahali salama. Nenda ukapimwe majeraha hata kama ni madogo.',
      'We tell your partner nothing. Keep money, phone and papers ready in a safe place. Have injuries checked, even small ones.',
      'Nous ne disons rien à votre partenaire. Gardez argent, téléphone et papiers en lieu sûr. Faites voir même les petites blessures.',
    ),
  },
  'child-abuse': {
    of: 'mind-5 mind-7 mind-7t',
    beside: INJURIES,
    first: says(
      'Mwamini mtoto na mwambie si kosa lake. Mweke mahali salama. Usigombane na unayemshuku.',
      'Believe the child and say it is not the child’s fault. Bring the child to a safe place. Do not confront anybody.',
      'Croyez l’enfant et dites que ce n’est pas sa faute. Mettez-le en sécurité. N’affrontez personne.',
    ),
    inDanger: says(
      'Kama mtoto yuko hatarini sasa, piga {number} na umwondoe hapo.',
      'If the child is in danger now, ring {number} and take the child away.',
      'Si l’enfant est en danger maintenant, appelez le {number} et éloignez-le.',
    ),
    meanwhile: says(
      'Msikilize bila kumuuliza maswali mengi. Mpeleke hospitali apimwe. Usimuogeshe kabla ya kupimwa kama aliingiliwa.',
      'Listen without many questions. Take the child to hospital for a check. After sexual harm, do not wash before the check.',
      'Écoutez sans trop de questions. Emmenez l’enfant à l’hôpital. Après un abus sexuel, ne lavez pas avant l’examen.',
    ),
  },
  poisoning: {
    of: 'any-8',
    first: says('Usimfanye atapike.', 'Do not make the person vomit.', 'Ne faites pas vomir.'),
    meanwhile: says(
      'Kama alifanya kwa makusudi, msikilize bila kumlaumu.',
      'If it was on purpose, listen and do not blame.',
      'Si c’était voulu, écoutez sans reproche.',
    ),
  },
  'pregnancy-loss': {
    of: 'women-14',
    beside: 'any-5 any-6 women-10',
    first: says(
      'Pole. Huduma hii ni ya siri na hakuna atakayekuhukumu.',
      'We are sorry. This care is private, and nobody judges you.',
      'Nous sommes désolés. Ces soins sont confidentiels, sans jugement.',
    ),
    meanwhile: says('', '', ''),
  },
  'hiv-exposure': {
    of: 'mind-8',
    first: says(
      'Nenda upate dawa ya kinga mapema iwezekanavyo. Haraka ni bora: saa mbili za kwanza ndizo nzuri zaidi.',
      'Go for protective medicine as early as you can. Sooner is better: the first two hours are best.',
      'Allez chercher le traitement préventif dès que possible. Le plus tôt est le mieux : les deux premières heures.',
    ),
    meanwhile: says(
      'Osha ngozi iliyoguswa kwa sabuni na maji. Usiminye jeraha. Tumia kondomu hadi majibu ya kipimo.',
      'Wash skin that was touched with soap and water. Do not squeeze the wound. Use condoms until the test result.',
      'Lavez la peau touchée à l’eau et au savon. Ne pressez pas la plaie. Utilisez des préservatifs jusqu’au résultat.',
    ),
  },
  hiv: { of: '', first: says('', '', ''), meanwhile: says('', '', '') },
};

/**
 * Returns the special card whose text belongs into an emergency: that of its rules, and no other. What was heard beside
 * them may be a word for something else. Pure.
 */
export function ownedCard(
  card: SpecialCardKind | null,
  rules: readonly string[],
  present: ReadonlySet<string>,
): SpecialCardKind | null {
  return card !== null && ownerOf(SPECIAL_CARDS[card]).owns(rules, present) ? card : null;
}
