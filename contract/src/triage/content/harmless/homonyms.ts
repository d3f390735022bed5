import type { HarmlessPlace } from './place.ts';

/** Words that name a sign in one sentence, and in another a car, a ball game, a drum, sugar in tea or a joke. */
export const homonyms: readonly HarmlessPlace[] = [
  { concepts: 'burn-serious major-trauma', said: /\bfoudre\b/, takes: /\bcoup de foudre\b/g },
  {
    concepts: 'choking breathless breathless-at-rest not-breathing',
    said: /\b(?:suffocat|etouff)\w*/,
    takes:
      /\bsuffocat\w+ (?:us|me|him|her|them) with\b|\betouff\w+ (?:de|sous) (?:la |le |les |l )?(?:paperasse|papiers|travail|boulot|dettes?|factures|questions|devoirs|messages)\b/g,
  },
  {
    concepts: 'cry-for-help',
    said: /\b(?:dying|meur\w*)\b/,
    takes:
      /\bdying to (?!breath)\w+|\bdying of (?:laughter|boredom|curiosity|shame)\b|\b(?:feuilles?|plantes?|tomates?|fleurs?|poules?|vaches?|chevres?)(?: \w+){0,3} meur\w+|\bon en meurt\b/g,
  },
  {
    concepts: 'fainted faint-on-effort',
    said: /zim(?:i|a|ik)\w*/,
    takes: /\b(?:gari|pikipiki|boda|bodaboda|simu|umeme|taa|injini|laptop|jenereta|tv)(?: \w+){0,2} \w*zim\w+/g,
  },
  {
    concepts: 'fainted unconscious',
    said: /\b(?:went down|on the floor)\b/,
    takes:
      /\b(?:voice|it|fever|temperature|swelling|pain|prices?|bump|sugar|pressure|power|lights?) (?:\w+ )?went down\b|\b(?:sleep\w*|slept|thr[eo]w\w*|s[ia]t\w*|play\w*|spill\w*|clean\w*|mop\w*|lie|mattress|papers?|clothes|socks) (?:\w+ ){0,2}on the floor\b/g,
  },
  {
    concepts: 'chest-pain',
    said: /\b(?:band|on my chest)\b/,
    takes:
      /\bband (?:a?round|on|across|over) (?:(?:my|his|her|the) )?(?:head|forehead|temples?|skull|brow)\b|\bchin (?:on|to|onto|touches) my chest\b/g,
  },
  {
    // Whoever drives, or runs a shop.
    concepts: 'diarrhoea',
    said: /endesha\b/,
    takes:
      /endesha (?:(?:ma)?gari|baiskeli|boda\w*|pikipiki|saluni|duka|biashara|kampuni|basi|lori|daladala|matatu|teksi|taxi|uber|hoteli|shamba|kikundi|ofisi|mradi|mgahawa|bajaji|trekta|treni|mashine|familia|maisha)\b/g,
  },
  {
    concepts: 'hiv',
    said: /\bngoma\b/,
    takes:
      /\b\w*(?:cheza|piga|sikiliza) (?:\w+ )?ngoma\b|\bngoma (?:za|ya) (?:asili|kienyeji|harusi|kitamaduni)\b|\bngoma isiyo\b/g,
  },
  {
    concepts: 'diabetes',
    said: /\b(?:sukari|sugar)\b/,
    takes:
      /\b(?:mfuko wa|kilo ya|bei ya|robo ya|pakiti ya|kijiko cha|vijiko \w+ vya|chai bila|chai ya) sukari\b|\b(?:bag|kilos?|spoons?|packets?|price) of sugar\b|\bsugar at this price\b/g,
  },
  {
    // In Nairobi a 'ball' is a pregnancy, and elsewhere what one plays with.
    concepts: 'pregnant',
    said: /\bball\b/,
    takes:
      /\b\w*(?:cheza|play\w*|kick\w*|watch\w*) (?:\w+ )?ball\b|\b(?:left|right|one|my) ball\b|\bball (?:moja|jana|game)\b|\bkwa ball\b/g,
  },
  {
    concepts: 'burn burn-serious burn-blistered',
    said: /\b(?:moto|hot water)\b/,
    takes:
      /\bbarafu (?:ama|au) maji (?:ya )?moto\b|\b(?:nikiweka|kuweka|nakunywa|kunywa|kuoga|naoga|chupa ya|kitambaa cha) maji (?:ya )?moto\b|\bhot water (?:bottle|bag)\b/g,
  },
  {
    concepts: 'bleeding heavy-bleeding pad-soaking vaginal-bleeding',
    said: /\bdamu\b/,
    takes: /\b(?:vidonge|dawa) (?:vya|za|ya)(?: kuongeza)? damu\b|\bupungufu wa damu\b/g,
  },
  {
    concepts: 'swallowed-poison',
    said: /\bmafuta\b/,
    takes: /\b(?:bei ya|lita \w* ?ya|duka la|kuuza|nauza|kibatari cha) mafuta ya taa\b/g,
  },
  {
    concepts: 'unsafe danger-to-others',
    said: /ua\b/,
    takes: /\bata\w*ua kwa (?:ma)?(?:kelele|vicheko|kicheko|vituko|maneno|stori)\b/g,
  },
  {
    concepts: 'fainted minor-fall',
    said: /anguka\b/,
    takes: /cheka (?:\w+ )?(?:hadi|mpaka) \w+anguka\b/g,
  },
  {
    concepts: 'urge-to-push',
    said: /\b(?:pouss|push)\w*|sukuma\b/,
    takes:
      /\b(?:dents?|cheveux|barbe|ongles?)(?: \w+){0,3} pouss\w+|\bj ai pousse (?:l|la|le|un|une|mon|ma|des) \w+|\b(?:slap\w*|shov\w*|hitting) (?:\w+ )?(?:and )?pushing\b|\bkisukuma\b/g,
  },
  { concepts: 'venom-bite', said: /\btendue?s?\b/, takes: /\btendue?s?\b/g },
  {
    concepts: 'danger-to-others',
    said: /\bdangereu\w+/,
    takes: /\b(?:est ce|c est|est il|serait ce) (?:\w+ )?dangereux\b|\bdangereux (?:de|pour)\b/g,
  },
  {
    // A head that throbs, and nobody struck it.
    concepts: 'head-blow',
    said: /gonga\b/,
    takes: /\bkichwa(?: \w+)? (?:ki|i)na(?:ni|m)?gonga\b/g,
  },
  {
    concepts: 'unconscious drowsy',
    said: /\bhaitiki\b/,
    takes: /\bnikimwita (?:kwa )?(?:la|jina) (?:la )?\w+ haitiki\b/g,
  },
  {
    // What falls off every navel within two weeks.
    concepts: 'navel-red minor-fall',
    said: /\b(?:kitovu|cord|cordon|kimedondoka|kimeanguka|fell|tombe)\b/,
    takes:
      /\b(?:kitovu|cord|cordon)(?: (?:stump|est|cha mtoto))? (?:kimedondoka|kimeanguka|kilidondoka|fell off|came off|tombe)\b/g,
  },
];
