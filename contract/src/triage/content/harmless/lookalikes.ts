import type { HarmlessPlace } from './place.ts';

const GOODS =
  '(?:gas|food|parcels?|milk|bread|water|goods|letters?|newspapers?|orders?|pizza|charcoal|eggs|vegetables|packages?|boxes|furniture)';
const SPENT =
  '(?:bob|shillings?|shilingi|kes|ugx|tzs|rwf|rand|francs?|minutes?|mins?|hours?|days|weeks|months|photos?|pictures?|steps?|passengers|goats)';
const LIMBS = '(?:arms?|hands?|wrists?|face|legs?|ankles?|hips?|skin|fingers?|foot|feet|chest|bones?|child|baby)';

/** Words that look like the word of a sign and mean something else: a noun and a verb, two languages, one spelling. */
export const lookalikes: readonly HarmlessPlace[] = [
  {
    // 'La tête' is spelled like a breastfed child's 'il tète' without its accents.
    concepts: 'not-feeding',
    said: /\btetes?\b/,
    takes: /\b(?:la|sa|ma|ta|de|en|une|leur|mal (?:a|de)) tetes?\b|\bmaux de tetes?\b/g,
  },
  { concepts: 'mammal-bite', said: /\brages?\b/, takes: /\brages? de? dents?\b/g },
  {
    concepts: 'burn burn-serious burn-blistered',
    said: /\b(?:bru\w*|burn\w*)\b/,
    takes:
      /\bbrulures? (?:d |de l )?estomac\b|\bca brule (?:(?:un peu|beaucoup|fort) )?(?:quand (?:j |je |il |elle )?(?:urin|fai[st] pipi|pisse)|en (?:urinant|pissant|faisant pipi))\w*|\bburn(?:s|ing)?(?: a (?:little|bit))? (?:when|to|wen|as|while) (?:(?:i|she|he) )?(?:pee|wee|urinat|pass|peeing)\w*/g,
  },
  {
    concepts: 'numb',
    said: /\bfourmis?\b/,
    takes:
      /\b(?:grosses?|petites?|une|la|les|des|ces) fourmis? (?:rouges?|noires?|m|nous|l|t|lui|qui|dans (?:la|le|les|ma|mon) (?!jambes?|bras|mains?|pieds?|doigts?)\w+)|\bfourmis? (?:m|nous|l|t) \w+|\bpiqures? de fourmis?\b|\bgrosses? fourmis?\b/g,
  },
  {
    concepts: 'acts-strange voices',
    said: /\b(?:kichaa|folle|fou)\b/,
    takes:
      /\bkichaa cha (?:mbwa|muziki|mpira|mapenzi)\b|\brend(?:s|ent|re)?(?: \w+)? (?:folle|fou)\b|\b(?:folle|fou) d(?:e|u)? (?:joie|rire|amour|foot\w*|musique)\b/g,
  },
  { concepts: 'low-pain period-pain', said: /\bcamping\b/, takes: /\bcamping\b/g },
  { concepts: 'sore-throat', said: /\bingine\b/, takes: /\bingine\b/g },
  {
    concepts: 'blood-streaks',
    said: /\brusty\b/,
    takes:
      /\brusty (?:\w+ ){0,2}(?:nails?|sheets?|wires?|roof\w*|tins?|metal|iron|knife|blades?|fence|gate|zinc|mabati|pipe)\b/g,
  },
  {
    concepts: 'swallowed-poison',
    said: /\btook\b/,
    takes: new RegExp(
      `\\btook (?:my |our |his |her |the |another )?(?:\\d+|[a-z]+) ${SPENT}\\b(?! (?:worth|supply|of))`,
      'g',
    ),
  },
  {
    // Who takes medicine that is prescribed, or forgot to.
    concepts: 'swallowed-poison',
    said: /meza\b/,
    takes:
      /\b(?:ku|nina|nime|na)meza (?:vidonge|dawa)(?: (?:vyangu|zangu))? (?:vya|za) (?:presha|bp|sukari|kisukari|uzazi|malaria|minyoo|maumivu|arv\w*|hiv|vvu|tb|mzio)\b(?! (?:vyote|zote|vingi|nyingi))|\b(?:nilisahau|nimesahau|kusahau|nikisahau|huwa nasahau|nimemaliza) kumeza \w+/g,
  },
  {
    concepts: 'gave-birth labour',
    said: /\bdeliver\w*/,
    takes: new RegExp(
      `\\bdeliver(?:s|ed|ing)? (?:the |my |our |your )?${GOODS}\\b|\\bdeliver(?:y|ies) (?:man|men|guy|boy|bike|rider|fee|service|van|truck|app|charge|address)\\b`,
      'g',
    ),
  },
  {
    concepts: 'blue-lips',
    said: /\bgr[ae]y\b/,
    takes:
      /\beverything (?:\w+ )?(?:went|goes|turned) gr[ae]y\b|\bgr[ae]y (?:scales?|hairs?|beard)\b|\bgoing gr[ae]y at\b/g,
  },
  { concepts: 'locked-jaw', said: /kinywa/, takes: /\b(?:ki|vi)fungua kinywa\b/g },
  { concepts: 'black-skin', said: /pooz/, takes: /\b\w*pooz\w*/g },
  {
    concepts: 'heavy-bleeding pad-soaking',
    said: /\bdamu\b/,
    takes: /\bdamu (?:\w+ )?kidogo(?: tu| sana)?\b|\bdamu ndani ya (?:bomba|sindano)\b/g,
  },
  {
    concepts: 'fit fit-now fit-repeated',
    said: /\bfits?\b/,
    takes:
      /\b(?:bra|dress|skirt|shirts?|shoes?|trousers|jeans|ring|hat|cap|uniform|suit|key|lid|boots?|belt|gown|helmet|denture|mask|card|sofa|bed|time|budget) (?:\w+ ){0,2}fits?\b|(?<!\b(?:a|an|the|another|one|two|three|his|her|first|had|having) )\bfits? (?:in|into|inside|through|under) (?:a|an|the|my|our|his|her|one|your)\b/g,
  },
  {
    concepts: 'child',
    said: /\bson\b/,
    takes:
      /\b(?:de|avec|dans|sur|pour|par|et|que|sans|chez|sous|est|dit|mais|car|comme|il|elle|perd|perdu|mis|pris|vendu|ouvert|toute?|aime|donne|porte|cache|tient|mange|boit|prend|met|crie|tourne|bouge) son (?!is\b|has\b|was\b|had\b|who\b)[a-z]+/g,
  },
  { concepts: 'tongue-swelling', said: /\bmdomoni\b/, takes: /\bmate (?:\w+ ){1,2}mdomoni\b/g },
  {
    concepts: 'urge-to-push',
    said: /sukum/,
    takes: /\b(?:a|wa|hu|wata|ata|ana|ali|ame|aka|wali|wame)\w*(?:ni|m|tu)sukum\w*/g,
  },
  {
    concepts: 'unsafe',
    said: /\blocked in\b/,
    takes:
      /\blocked in (?:a |an |the |my |our )?(?:\w+ )?(?:tin|box|cupboard|drawer|safe|garage|cabinet|store|shop)\b/g,
  },
  { concepts: 'baby-moves-less', said: /cheza/, takes: /cheza (?:mpira|kombolela|karata|ngoma|muziki|bao)\b/g },
  { concepts: 'fainted', said: /\bdark\b/, takes: /\bsee in the dark\b/g },
  {
    // 'Râper' is to grate.
    concepts: 'rape',
    said: /\b(?:rap|viol)\w*/,
    takes:
      /\b(?:gorge|voix|langue)(?: \w+){0,2} rap(?:e|euse)\b|\brapeu(?:x|ses?)\b|\b(?:une|la) rape\b|\bai rape\b|\bviol(?:et|on)\w*/g,
  },
  {
    concepts: 'fever',
    said: /\b(?:fe+ver|fievre|homa)\b/,
    takes:
      /\bhay fe+ver\b|\byellow fe+ver (?:card|certificate|vaccin\w*|jab|shot|injection|stamp)|\b(?:vaccin\w*|carte|certificat|carnet)(?: \w+){0,3} fievre jaune\b|\b(?:chanjo|kadi|cheti|sindano)(?: \w+){0,2} homa ya manjano\b/g,
  },
  {
    concepts: 'closed-break open-break',
    said: /\bbroke\b/,
    takes: new RegExp(
      `\\bbroke (?:my|his|her|our|their|the) (?:heart|fence|phone|screen|plate|cup|glass\\w*|fast|record|promise|window|door|chair|bed|car|pot|spirit|budget|laptop|tv)\\b(?!.*\\b${LIMBS}\\b)`,
      'g',
    ),
  },
  {
    concepts: 'burn burn-serious',
    said: /\bburn\w*/,
    takes: new RegExp(
      `\\bburn(?:ed|t|s|ing)? (?:the |my |our )?(?:toast|rice|food|ugali|beans|chapati|cake|calories|fat|money|candles?|bridges)\\b(?!.*\\b${LIMBS}\\b)`,
      'g',
    ),
  },
  {
    concepts: 'much-watery',
    said: /\blitres?\b/,
    takes:
      /\bbidon(?: \w+){0,2} litres?\b|\b(?:how many|combien de) litres?\b|\blitres? (?:a day|par jour|d eau par jour|should)\b|\btwenty litres?\b|\bvingt litres?\b/g,
  },
  {
    concepts: 'heavy-bleeding pad-soaking clear-fluid-head',
    said: /\b(?:robinet|tap)\b/,
    takes: /\bnez(?: \w+){0,3} comme un robinet\b|\bnose(?: \w+){0,4} (?:like|as) (?:a|the|an) (?:\w+ )?tap\b/g,
  },
  {
    concepts: 'pale-palms',
    said: /\b(?:sang|bleeding|saignement)\b/,
    takes: /\b(?:plus|pas) de sang\b|\bbleeding (?:\w+ )?finished\b|\bsaignement (?:\w+ )?fini\b|\bsang est fini\b/g,
  },
  {
    concepts: 'low-mood',
    said: /\bempt\w+/,
    takes: /\bempt(?:y|ies|ied) (?:stomach|bladder|bottles?|house|box|it|them|page|packet)\b/g,
  },
  {
    concepts: 'hiv-exposure',
    said: /\b(?:needles?|aiguilles?)\b/,
    takes:
      /\b(?:clean |sewing |knitting )+needles?\b|\bworth the needle\b|\baiguilles? a (?:coudre|tricoter)\b|\benfiler l aiguille\b/g,
  },
  {
    concepts: 'drowsy',
    said: /\bendorm\w*/,
    takes: /\b(?:mains?|bras|jambes?|pieds?|doigts?)(?: \w+){0,2} endorm\w*/g,
  },
  {
    concepts: 'belly-pain-severe',
    said: /\bbend\w*|nikibend/,
    takes: /\bwhen(?:ever)? i bend\b|\bbend over (?:a|the|my|to)\b|\bfrom bending\b|\bnikibend\b/g,
  },
  {
    concepts: 'unprotected-sex',
    said: /\bmorning after\b/,
    takes: /\b(?:this|every|each|yesterday) morning after(?! pill)\b/g,
  },
  {
    concepts: 'flank-pain',
    said: /\bloin\b/,
    takes: /\b(?:est|de|plus|trop|aller|habite|vais|non|moins|assez|bien|va|tres|pas) loin\b/g,
  },
  { concepts: 'lower-belly-pain', said: /\bbas\b/, takes: /\bbas du dos\b/g },
  {
    // It burns where somebody passes urine, in whichever order it is told.
    concepts: 'burn burn-serious',
    said: /\b(?:brule|burns|burning)\b/,
    takes: new RegExp(`^(?=.*\\b(?:urin\\w*|pipi|pee\\w*|wee)\\b)(?!.*\\b${LIMBS}\\b).*$`, 'g'),
  },
  { concepts: 'closed-break', said: /\bumepinda\b/, takes: /\b(?:mdomo|uso)(?: \w+)? umepinda\b/g },
  { concepts: 'heavy-bleeding', said: /\bspurts?\b/, takes: /\bgrowth spurts?\b/g },
  {
    concepts: 'bleeding heavy-bleeding',
    said: /\bsang\b/,
    takes: /\b(?:stomach|choir|birds?|she|he|we|they|i) sang\b/g,
  },
  { concepts: 'open-break', said: /\b(?:came|out)\b/, takes: /\bstitches (?:\w+ )?came out\b/g },
  {
    // Whoever bites the own cheek was bitten by nobody.
    concepts: 'deep-bite mammal-bite',
    said: /\b(?:bit|mordu\w*)\b/,
    takes: /\bbit my (?:own )?(?:cheek|tongue|lip|nails?)\b|\bmordue? (?:la|ma|les) (?:joue|langue|levres?)\b/g,
  },
  {
    concepts: 'fit fit-now stiff-body',
    said: /\b(?:rolls?|ulimi)\b/,
    takes: /\brolls? (?:her|his|their|my) eyes at\b|\bulimi nime\w*ngata\b|\bnime\w*ngata ulimi\b/g,
  },
  {
    concepts: 'urge-to-push',
    said: /\banatoka\b/,
    takes: /\bmtoto (?:\w+ )?anatoka (?:jasho|machozi|mate|makamasi|kamasi|shule|shuleni|nyumbani|nje)\b/g,
  },
  { concepts: 'unsafe', said: /\benferm\w*/, takes: /\bs enferm\w+ (?:dans|avec)\b/g },
  {
    concepts: 'unsafe suicide-plan',
    said: /\btuer\b/,
    takes: /\b(?:maman|mere|patron|prof) va me tuer\b/g,
  },
  { concepts: 'burn burn-serious', said: /\bmoto\b/, takes: /\b(?:amewaka|aliwaka|atawaka) moto\b|\bmoto wa aibu\b/g },
  { concepts: 'unconscious drowsy', said: /\bnisimjibu\b/, takes: /\bnisimjibu\b/g },
  { concepts: 'confused acts-strange', said: /\blose\b/, takes: /\blose my mind\b/g },
  {
    concepts: 'one-side-weak',
    said: /\b(?:find|can)\b/,
    takes: /\bcan not find (?:the|a|my) (?:button|menu|page|link|receipt|form)\b/g,
  },
];
