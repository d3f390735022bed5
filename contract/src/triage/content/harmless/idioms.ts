import type { HarmlessPlace } from './place.ts';

const BILLS =
  '(?:school fees|fees|bills?|rent|loans?|debts?|taxes|prices|homework|factures?|dettes?|loyer|impots|devoirs|prix|madeni|kodi|ada|bei|bili)';
const TEAMS_AND_TROUBLES =
  '(?:arsenal|chelsea|liverpool|united|simba|yanga|gor mahia|team|club|boss|job|traffic|heat|school|exams?|homework)';

/** Ways of speaking in which a word of danger means something else. */
export const idioms: readonly HarmlessPlace[] = [
  {
    concepts: 'suicide-plan',
    said: /\b(?:ropes?|cordes?|kamba)\b/,
    takes:
      /\b(?:skipping|jumping|jump|goat|washing|tow|climbing) ropes?\b|\bpleu(?:t|vait) des cordes\b|\bcomme (?:des|une) cordes?\b|\bcordes? (?:a (?:sauter|linge)|vocales?)\b|\bka kamba\b/g,
  },
  {
    concepts: 'cry-for-help',
    said: /\b(?:dying|losing|aidez)\b/,
    takes:
      /\bdying (?:for (?:a|an|some)|to (?:fit|know|see|meet|try|wear|hear|taste|visit)|(?:of|from) (?:worry|confusion|bills|envy|love))\b|\blosing (?:my|his|her|our) (?:temper|patience|hair|money|weight|keys|phone)\b|\baidez (?:moi|nous) a (?:me |nous )?(?:connecter|payer|choisir|reserver|comprendre|trouver|changer|inscrire|telecharger)\b/g,
  },
  {
    concepts: 'cry-for-help',
    said: /\b(?:ni|tu)saidieni?\b/,
    takes: /\b(?:ni|tu)saidieni? ku ?(?:update|reset|login|log in|change|download|register|book|pay)\b/g,
  },
  {
    concepts: 'fit fit-now',
    said: /\b(?:fits?|crises?|seize)\b/,
    takes:
      /\bfits? (?:contact|lenses|glasses|braces|dentures|curtains|tyres)\b|\bcrises? (?:de (?:nerfs|rire|fou rire|jalousie|la quarantaine)|economique)\b|\bseize (?:heures?|h|ans|mois|jours|mille|kilos|eleves|personnes)\b/g,
  },
  {
    concepts: 'unconscious fainted',
    said: /\b\w*mezima\b/,
    takes: /\b(?:a|wa|tu|u)mezima (?:simu|data|taa|tv|redio|radio|jiko|gari|feni|mtandao|laptop)\b/g,
  },
  {
    concepts: 'unsafe choking breathless',
    said: /\b(?:strangl\w*|suffocat\w*|chok\w*|etrangl\w*|etouff\w*)\b/,
    takes: new RegExp(
      `\\b${BILLS}(?: \\w+){0,3} (?:strangl\\w*|suffocat\\w*|chok\\w*|etrangl\\w*|etouff\\w*)\\b|\\betouff\\w* (?:sous|par) (?:\\w+ ){0,2}${BILLS}\\b`,
      'g',
    ),
  },
  {
    concepts: 'unsafe',
    said: /\b(?:kill|end)\b/,
    takes: new RegExp(
      `\\b${TEAMS_AND_TROUBLES}(?: \\w+){0,2} (?:kill me|be the end of me)\\b|\\bkill me (?:haha|hahaha|lol|with laughter)\\b`,
      'g',
    ),
  },
  {
    concepts: 'unsafe',
    said: /\bkill me\b/,
    takes:
      /\b(?:will |would )?(?:the |my )?(?:\w+ )?(?:doctor|boss|teacher|coach|dentist|nurse|mother|mum|mom|grandmother) (?:(?:will|would) )?kill me\b/g,
  },
  {
    concepts: 'major-trauma',
    said: /\b(?:fusille\w*|roule\w*|tire|bulletins?|stables?)\b/,
    takes:
      /\bfusille\w*(?: \w+){0,2} du regard\b|\bje (?:roule|roulais)(?: \w+){0,3} (?:a|en) velo\b|\bje tire dessus\b|\bbulletins?\b|\bstables?\b/g,
  },
  {
    concepts: 'suicide-thoughts suicide-plan cry-for-help',
    said: /\b(?:dying|mourir|waking|wake|mzigo)\b/,
    takes:
      /\bdying (?:my|her|his|the|some) (?:\w+ )?(?:hair|beard|braids|cloth\w*|dress\w*|fabric|wool)\b|\bmourir de (?:rire|honte|curiosite|envie)\b|\b(?:waking|wake) up (?:so |too )?(?:early|at|for|in the night|to (?:feed|cook|pray|pee))\b|\bmzigo (?:kwa bosi|wa (?:kuni|nguo|sokoni|gari)|mzito (?:mgongoni|kichwani|begani))\b/g,
  },
  {
    concepts: 'unconscious drowsy',
    said: /\b(?:wake|waking)\b/,
    takes:
      /\b(?:i|we) (?:do not|will not|never) (?:want to )?(?:wake|waking) up (?:so |too )?(?:early|at|before|for|on time)\b/g,
  },
];
