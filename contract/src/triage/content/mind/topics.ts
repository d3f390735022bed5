import { say, says } from '../say/sentence.ts';
import type { Topic } from '../say/topic.ts';

/** What is said about mind, violence and exposure; special cards say more. */
export const topics: readonly Topic[] = [
  {
    id: 'suicide',
    about: 'suicide-plan suicide-thoughts',
    problems: ['mental'],
    signs: 'suicide-plan swallowed-poison unsafe',
    meanwhile: says('', '', ''),
    back: say(
      'Rudi wakati wowote mawazo haya yanaporudi.',
      'Come back whenever these thoughts return.',
      'Revenez dès que ces pensées reviennent.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'safety',
    about: 'child-abuse rape partner-violence unsafe hurt danger-to-others',
    problems: ['other', 'mental'],
    signs: 'unsafe heavy-bleeding hurt',
    meanwhile: says('', '', ''),
    back: say('Unaweza kurudi wakati wowote.', 'You can come back at any time.', 'Vous pouvez revenir à tout moment.'),
    causes: says('', '', ''),
  },
  {
    id: 'exposure',
    about: 'hiv-exposure unprotected-sex',
    problems: ['hiv', 'maternal'],
    signs: 'rape fever pregnant',
    meanwhile: says('', '', ''),
    back: say(
      'Pima tena tarehe utakayopewa na kliniki.',
      'Test again on the date that the clinic gives you.',
      'Refaites le test à la date donnée par la clinique.',
    ),
    causes: says('', '', ''),
  },
  {
    id: 'mood',
    about: 'low-mood voices stopped-alcohol shakes',
    problems: ['mental'],
    signs: 'suicide-thoughts danger-to-others confused fit',
    meanwhile: says(
      'Zungumza na mtu unayemwamini. Lala na kula saa zilezile. Usinywe pombe.',
      'Talk to somebody you trust. Sleep and eat at regular times. Drink no alcohol.',
      'Parlez à quelqu’un de confiance. Dormez et mangez à heures fixes. Pas d’alcool.',
    ),
    back: say(
      'Rudi kama hali haijabadilika ndani ya wiki mbili.',
      'Come back if it is not better in two weeks.',
      'Revenez si cela ne va pas mieux en deux semaines.',
    ),
    causes: says(
      'Inaweza kuwa msongo, kupoteza mtu, uchovu au ugonjwa.',
      'It may be stress, a loss, tiredness or an illness.',
      'C’est peut-être le stress, un deuil, la fatigue ou une maladie.',
    ),
  },
];
