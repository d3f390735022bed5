import type { SpecialCardKind } from '../../cards.ts';
import { says } from './sentence.ts';
import type { Sentences } from './sentence.ts';

/**
 * What a special card says besides the level: what to do first, what to do if there is danger now (`{number}` rings for
 * it), and what else helps.
 */
export const SPECIAL_CARDS: Readonly<
  Record<SpecialCardKind, { first: Sentences; inDanger?: Sentences; meanwhile: Sentences }>
> = {
  suicide: {
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
    first: says('Usimfanye atapike.', 'Do not make the person vomit.', 'Ne faites pas vomir.'),
    meanwhile: says(
      'Kama alifanya kwa makusudi, msikilize bila kumlaumu.',
      'If it was on purpose, listen and do not blame.',
      'Si c’était voulu, écoutez sans reproche.',
    ),
  },
  'pregnancy-loss': {
    first: says(
      'Pole. Huduma hii ni ya siri na hakuna atakayekuhukumu.',
      'We are sorry. This care is private, and nobody judges you.',
      'Nous sommes désolés. Ces soins sont confidentiels, sans jugement.',
    ),
    meanwhile: says('', '', ''),
  },
  'hiv-exposure': {
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
  hiv: { first: says('', '', ''), meanwhile: says('', '', '') },
};
