import type { HarmlessPlace } from './place.ts';

const YELLOW = '(?:yellow\\w*|njano|manjano|jaunes?|jaunatres?)';
/** What leaves the body may be yellow, and so may stools: no jaundice shows itself by it. */
const YELLOW_THING =
  '(?:tongotongo|matongo\\w*|kamasi|makamasi|makohozi|kohozi|usaha|uchafu|ute|mkojo|kinyesi|choo|snot|mucus|phlegm|sputum|gunk|goo|gunge|pus|discharge|crusts?|stuff|urine|pee|wee|stools?|poo|morves?|crachats?|glaires?|secretions?|croutes?|urines|pipi|selles|caca)';
const PUSHED =
  '(?:carts?|handcarts?|bicycles?|bikes?|cars?|wheelbarrows?|trolleys?|trucks?|vans?|taxis?|matatus?|prams?|swings?|mowers?|boats?|sofas?|fridges?|doors?|boxes|bins?|velos?|charrettes?|brouettes?|voitures?|poussettes?|chariots?|motos?|armoires?|meubles?|portes?|camions?|pirogues?|baiskeli|mkokoteni|mikokoteni|gari|toroli|pikipiki|mashua|mtumbwi|kabati|friji|mlango|pushchair|pram)';
const HOT_THING =
  '(?:bath\\w*|water|tea|drinks?|soup|compress\\w*|packs?|towels?|showers?|sun|day|weather|season|chips|porridge|food|meals?|stove|iron|oil|milk|lemon|ginger|pepper|sauce|bottle)';
const SWAHILI_HOT = '(?:maji|chai|supu|uji|chakula|maziwa|mchanga|jua|pasi|mafuta|ndimu|tangawizi|kahawa)';
const FRENCH_HOT =
  '(?:the|eau|bain|soupe|lait|boissons?|tisane|compresses?|douche|repas|plats?|chocolat|bouillotte|cafe|temps|saison)';
/** Words behind which 'normal' says nothing good: 'not normal', 'above normal'. */
const WORSE = '(?:si|sio|siyo|not|no|pas|haiko|zaidi|kuliko|above|than|over|higher|juu|more|plus|dessus)';
const BLADES = '(?:couteaux?|machettes?|panga|kisu|knife|knives|shoka|axe|hache)';

/**
 * Places of signs of an emergency. `takes` finds the words of danger with what makes them harmless; what is left of a
 * sentence counts.
 */
export const dangers: readonly HarmlessPlace[] = [
  {
    concepts: 'yellow baby-yellow',
    said: /\b(?:yellow\w*|njano|manjano|jaunes?|jaunatres?)\b/,
    takes: new RegExp(`\\b${YELLOW_THING}(?: \\w+){0,3} ${YELLOW}\\b|\\b${YELLOW} (?:\\w+ )?${YELLOW_THING}\\b`, 'g'),
  },
  {
    concepts: 'urge-to-push',
    said: /\b(?:push\w*|pouss\w*|\w*sukum[ae])\b/,
    takes: new RegExp(
      `\\b(?:push\\w*|pouss\\w*|\\w*sukum[ae])(?: (?:a|the|my|his|her|our|some|loaded|heavy|full|two|le|la|l|un|une|mon|son|ma|sa|notre|les|des|du)){0,2} ${PUSHED}\\b|\\bpush ?ups?\\b|\\bpushed (?:me|him|her|us|over)\\b|\\b(?:m|l|nous|s) (?:a|ont|est) (?:\\w+ )?pousse\\w*|\\b(?:dents?|cheveux|herbe|plantes?|ongles?)(?: qui)? pouss\\w*|\\bpousse un (?:cri|soupir)\\b`,
      'g',
    ),
  },
  {
    concepts: 'fever',
    said: /\b(?:joto|moto|warm|hot|chaude?s?|brulante?s?|temperature|temp|mwili)\b/,
    takes: new RegExp(
      `\\b(?:vidole|kidole|toes?|fingers?|orteils?|doigts?)(?: \\w+){0,3} (?:joto|moto|warm|hot|chaude?s?)\\b|\\b(?:hot|warm)(?: (?:a|or|cold|and)){0,2} ${HOT_THING}\\b|\\b${SWAHILI_HOT}(?: \\w+){0,2} (?:ya|wa|cha|la|za) (?:moto|joto)\\b|\\b${SWAHILI_HOT} moto\\b|\\b${FRENCH_HOT}(?: \\w+)? (?:chaude?s?|brulante?s?)\\b|\\b(?:joto|temperature|temp|mwili)(?: (?!${WORSE}\\b)\\w+){0,5} (?:kawaida|normale?|sawa|fine|ok|usual|usuelle|habituelle)\\b`,
      'g',
    ),
  },
  {
    concepts: 'sight-loss blurred',
    said: /\b(?:voi[ts]?|vue?|sees?|seen|(?:si|ha)(?:ja)?on[ai])\b/,
    takes:
      /\b(?:voi[ts]?|vue?)(?: \w+)? (?:plus|pas|jamais)(?: (?:eu|vu|encore))? (?:ses|mes|les|leurs|de|d|nos) regles\b|\b(?:plus|pas|jamais)(?: encore)? vue? (?:ses|mes|les|de) regles\b|\b(?:si|ha)(?:ja)?on[ai](?: tena| bado)? (?:hedhi|siku|mwezi|periods?)\b|\bseen? (?:my|her) periods?\b/g,
  },
  {
    concepts: 'major-trauma head-blow',
    said: /\b(?:[uil]|ki|pa)ki(?:gongwa|guswa|bonyezwa)\b/,
    takes: /\b(?:[uil]|ki|pa)ki(?:gongwa|guswa|bonyezwa)\b/g,
  },
  {
    concepts: 'major-trauma minor-fall head-blow fainted',
    said: /\b(?:tomb\w*|fall\w*|fell|\w*anguka)\b/,
    takes:
      /\b(?:rhume|grippe|regles|cycle|nuit|pluie|date|fete|nouvelle|examen|anniversaire)(?: \w+){0,4} tomb\w*|\btomb\w* (?:malade|amoureu\w*|enceinte|en panne|d accord|pile|dessus|sur (?:mon|un|le|l) (?:oral|jour|week|examen|weekend)|un (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))\b|\b(?:fall\w*|fell) (?:asleep|in love|pregnant|behind|out with|apart laughing|on (?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b\w*anguka (?:mtihani|kwenye mtihani|siku ya|tarehe)\b/g,
  },
  {
    concepts: 'fit fit-now',
    said: /\bseized\b/,
    takes:
      /\b(?:back|neck|shoulders?|knees?|hips?|muscles?|engine|legs?|calf|calves)(?: \w+){0,4} seized\b|\bseized up\b/g,
  },
  {
    concepts: 'fainted fit unconscious',
    said: /\b(?:a|wa)ta(?:zimia|zirai|anguka|poteza|kufa)\b/,
    takes: /\b(?:a|wa)ta(?:zimia|zirai|anguka|poteza|kufa)\b/g,
  },
  {
    concepts: 'confused',
    said: /\b(?:thinks|ne peut pas)\b/,
    takes:
      /\bthinks (?:that )?(?:it|this) is (?:hilarious|funny|flu|malaria|nothing|nerves|stress|just|only|normal|because|from|better|silly)\b|\bon ne peut pas dire\b/g,
  },
  {
    concepts: 'not-breathing',
    said: /\b(?:no(?: \w+){0,2} breath\w*|(?:hana|sina) pumzi)\b/,
    takes:
      /\b(?:no|any) (?:shortness of breath|trouble breathing|difficulty (?:in )?breathing|breathing (?:trouble|problem\w*)|pain (?:on|when|while) breathing)\b|\b(?:hana|sina) pumzi (?:fupi|ya shida)\b/g,
  },
  {
    concepts: 'burn burn-serious',
    said: /\b(?:steam\w*|vapeur|mvuke)\b/,
    takes:
      /\b(?:no steam|steam or|steam inhal\w*|(?:inhal\w*|kujifukiza|inhalations?)(?: \w+){0,2} (?:steam|vapeur|mvuke))\b/g,
  },
  {
    concepts: 'fit fit-now',
    said: /\bfits?\b/,
    takes:
      /\bfit (?:to (?:be|work|travel|fly|drive|play|go|return|run)|for (?:work|school|duty|travel|sport|purpose|life)|enough|into|and (?:well|healthy|fine))\b|\bfits (?:well|me|him|her)\b/g,
  },
  {
    concepts: 'both-legs-weak',
    said: /\b(?:both|deux|legs|jambes|miguu)\b/,
    takes:
      /\b(?:both legs|deux jambes|jambes|legs|miguu)(?: (?:are|is|feel|sont|still|all|very|quite|both|ina|iko|yote|miwili|yangu|my)){0,4} (?:strong|fine|ok|okay|good|normal|solides?|fortes?|nguvu|imara|sawa|bien)\b/g,
  },
  {
    concepts: 'chest-pain',
    said: /\b(?:band|bandeau|serre\w*)\b/,
    takes:
      /^(?!.*\b(?:chest|heart|poitrine|kifua|moyo)\b).*\b(?:headache|head|forehead|temples|tete|front|kichwa|paji)\b.*\b(?:band|bandeau|serre\w*)\b.*$/g,
  },
  {
    concepts: 'major-trauma',
    said: /\bfrom\b/,
    takes: /\bfrom the top of (?:the |my )?(?:stomach|belly|head|tummy|chest|throat)\b/g,
  },
  {
    concepts: 'major-trauma',
    said: /\b(?:floor|ghorofa\w*|etage)\b/,
    takes:
      /^(?!.*\b(?:fell|fall\w*|jump\w*|thr[eo]w\w*|\w*anguka|\w*dondoka|\w*ruka|tomb\w*|saut\w*|chute)\b).*\b(?:tulihama|nilihama|moved|moving|lift|live|ninaishi|naishi|demenage\w*|habite)\b.*$/g,
  },
  {
    concepts: 'major-trauma',
    said: /\b(?:ngazi|crash\w*|accident|ajali)\b/,
    takes:
      /\bngazi moja\b|\b(?:crash|accident|ajali)(?: \w+){0,3} (?:we saw|i saw|tuliyoiona|niliyoiona|que nous avons vue?|qu on a vue?)\b/g,
  },
  {
    concepts: 'major-trauma',
    said: /\bpanga\b/,
    takes:
      /^(?!.*\b(?:ali|wali|wame|ame)(?:ni|m|mw|tu|wa)?(?:kat[aw]|pig[aw]|shambuli|chap[aw])|.*\b(?:shingo\w*|kichwa\w*|tumbo\w*|kifua\w*|neck|head|belly|chest|attack\w*|thief|thieves|mwizi|wezi|husband|mume|they)\b)(?=.*\b(?:bleeding|damu)(?: \w+){0,2} (?:stopped|imestop|imekata|ilikata|imekoma|imeacha)\b).*\bpanga\b.*$/g,
  },
  // 'Ninapanga kwenda', I plan to go, has the letters of a machete.
  {
    concepts: 'major-trauma unsafe',
    said: /panga\b/,
    takes: /\b(?:(?:ni|u|a|tu|m|wa)(?:na|me|li|ta|ki|ka|nge)|na|ku)panga\b/g,
  },
  // Help to do something everyday is no cry for help.
  {
    concepts: 'cry-for-help',
    said: /\b(?:ni|tu)saidie(?:ni)?\b/,
    takes:
      /\b(?:ni|tu)saidie(?:ni)? (?:ku(?:ingia|jua|badili\w*|lipa|chagua|elewa|fungua|jisajili|tuma|panga)|kwa (?:ushauri|taarifa|maelezo)|jinsi|namna|namba|ushauri|maelezo|majibu|bei|mbinu)\b/g,
  },
  {
    concepts: 'major-trauma fluid-leaks waters-broke much-watery',
    said: /\b(?:eau|coul\w*)\b/,
    takes:
      /\b(?:nez|yeux)(?: \w+){0,3} coule\w*(?: comme)?(?: de)?(?: l)?(?: eau)?\b|\bcouler (?:de l eau|du savon)(?: \w+){0,3}/g,
  },
  {
    concepts: 'swallowed-poison',
    said: /\bbottle\b/,
    takes: /\b(?:dropp\w*|broke|spil\w*|smash\w*) (?:\w+ ){0,2}bottle(?: of)?\b/g,
  },
  { concepts: 'gave-birth', said: /\bhad\b/, takes: /\bhad been (?:\w+ ){0,3}baby\b/g },
  {
    concepts: 'slurred',
    said: /\bspeech\b/,
    takes: /\bspeech (?:is|was|remains)(?: as)? (?:sharp|clear|fine|normal|fluent|good|perfect|even)\b/g,
  },
  {
    concepts: 'snake-bite',
    said: /\b(?:serpents?|snakes?|nyoka)\b/,
    takes:
      /^(?!.*\b(?:bit(?! nobody| no one)|bitten by|stung|a(?:me|li)(?:m|ni|tu)?(?:uma|ngata|gonga)|ka(?:m|ni)(?:uma|ngata|gonga)|\w*(?:umwa|ngatwa|gongwa) na|a (?:mordu|pique)\w*|mordue? (?:par|a|au)|spat|spit\w*|crach\w*|\w*temea|oeil|yeux|eyes?|jicho\w*|macho)\b).*\b(?:(?:ni|pas|jamais) (?:\w+ )?(?:mordu\w*|pique\w*|touche\w*)|(?:did|has|had) not (?:bite|bitten|touch\w*)|bit (?:nobody|no one)|ha(?:ku|ja)(?:m|ni|tu)ng?\w*)\b.*$/g,
  },
  { concepts: 'snake-bite', said: /\btrous\b/, takes: /\bceinture(?: \w+){0,3} deux trous\b/g },
  {
    concepts: 'cannot-pass-urine',
    said: /\bgoutte\b/,
    takes: /\b(?:pression|presse|appuye?|compress\w*|saign\w*|sang)(?: \w+){0,6} plus une goutte\b/g,
  },
  {
    concepts: 'drowsy',
    said: /\b(?:nilale|ni(?:na|me|li)?lal[ae])\b/,
    takes: /\bnilale\b|\bni(?:na|me|li)lal[ae] tu\b/g,
  },
  {
    concepts: 'fever chills',
    said: /tetemeka/,
    takes: /\b(?:pombe|alcohol|alcool|brandy|gongo|beer)\b.*tetemeka(?: \w+){0,2} jasho\b/g,
  },
  {
    concepts: 'testicle-pain',
    said: /\bkokwa\b/,
    takes: /\bkokwa (?:ya|la|za) (?:embe|parachichi|tende|tunda|pera)\b/g,
  },
  { concepts: 'headache-worst', said: /\bsijawahi\b/, takes: /\bsijawahi kuwa mtu wa\b/g },
  {
    concepts: 'breathless-at-rest',
    said: /\bnikilala\b/,
    takes: /^(?!.*(?:pumzi|hewa|pumu|\whema|breath|kifua)).*\bhata nikilala\b.*$/g,
  },
  { concepts: 'chemical-in-eye', said: /\brangi\b/, takes: /\blenzi(?: \w+){0,3} rangi\b/g },
  {
    concepts: 'pregnant',
    said: /\b(?:mimba|ujauzito|pregnan\w*|grossesse)\b/,
    takes:
      /\b(?:\w*pima|test\w*)(?: \w+){0,2} (?:mimba|pregnancy|ujauzito|grossesse)(?: \w+){0,4} (?:sina|hana|hakuna|hamna|negative|negatif|neg)\b/g,
  },
  { concepts: 'suicide-plan', said: /\bnyonga\b/, takes: /\bnyonga\b/g },
  {
    concepts: 'suicide-plan',
    said: /\bkamba\b/,
    takes:
      /\bkamba (?:ya |za )?(?:bembea|viatu|kuruka|ng?ombe|mbuzi|nguo|katani)\b|\bkuruka kamba\b|\w*vuta(?: kwa)? kamba\b/g,
  },
  {
    concepts: 'no-urine',
    said: /\btangu\b/,
    takes: /\btangu (?:jana|juzi|asubuhi|leo)(?: asubuhi| usiku)? mkojo (?:unachoma|unauma|unatoka|unawasha)\b/g,
  },
  {
    concepts: 'much-watery',
    said: /\bkila\b/,
    takes:
      /^(?!.*(?:\whar|kinyesi|choo|stool|diarr|selles)).*\b(?:mkojo|haja ndogo|urine|pee|uriner)\b.*\bkila (?:baada ya )?dakika\b.*$/g,
  },
  { concepts: 'sight-loss', said: /\bmzima\b/, takes: /\bmzima\b/g },
  {
    concepts: 'unsafe danger-to-others partner-violence',
    said: new RegExp(`\\b${BLADES}\\b`),
    takes: new RegExp(
      `\\b(?:me suis|s est|s etait|m etais) (?:\\w+ )?(?:coupe|entaille|blesse|pique|erafle)\\w*(?: \\w+){0,6} ${BLADES}\\b|\\b${BLADES} (?:de cuisine|de table|de ma|de mon|de chef|cha (?:jikoni|vitunguu|mkate|matunda|kukat\\w*)|ya (?:jikoni|vitunguu|sukuma|mkate|chef|kukat\\w*)|slipp\\w*|skidd\\w*|glisse\\w*|a (?:glisse|derape))|\\b${BLADES} (?:safi |propre |clean )?(?:i|ki|li)(?:me|li|ka)?(?:ni|m)?(?:kata|teleza|gusa|kwaruza)\\b|\\bi (?:have |just |only |accidentally )*(?:cut|nicked|sliced) my (?:\\w+ ){1,4}(?:with|on) (?:a|the|my) (?:\\w+ )?${BLADES}\\b|\\b(?:cut|nicked|sliced) (?:his|her) (?:\\w+ )?(?:finger|thumb|fingertip|knuckle)s? (?:\\w+ ){0,3}(?:with|on) (?:a|the|his|her) (?:\\w+ )?${BLADES}\\b|\\b(?:ni|a)(?:me|li)?ji(?:kata|kwaruza|dunga)\\w*(?: \\w+){0,5} ${BLADES}\\b|\\bkushika ${BLADES}\\b|\\bherit\\w*(?: \\w+){0,2} ${BLADES}\\b|\\b(?:entaille|coupure|egratignure|eraflure)\\w*(?: \\w+){0,5} ${BLADES}\\b`,
      'g',
    ),
  },
  {
    concepts: 'swelling-to-eye neck-swelling',
    said: /\b(?:jichoni|machoni|shingoni|oeil|yeux|cou|gorge|eyes?|neck|throat)\b/,
    takes:
      /\bha(?:u|i|li|ki)?(?:ja|ku)?(?:fik|end|pand|shuk|samba|elek)\w*(?: \w+){1,5}|\bne (?:monte|descend|gagne|touche|va|atteint|remonte|s etend)(?:nt)? (?:pas|plus|ni)(?: \w+){1,8}|\b(?:not|nor) (?:reach\w*|spread\w*|gone|go|come|extend\w*|near|touch\w*)(?: \w+){1,5}/g,
  },
  {
    concepts: 'low-mood',
    said: /\b(?:stress\w*|msongo)\b/,
    takes:
      /\b(?:headaches?|head|tete|kichwa|cephalees?|migraines?)(?: \w+){0,5} (?:stress\w*|msongo)\b|\b(?:stress\w*|msongo)(?: \w+){0,2} (?:headaches?|head|tete|kichwa)\b/g,
  },
  {
    concepts: 'outbreak much-watery',
    said: /\b(?:cholera|kipindupindu|ebola)\b/,
    takes:
      /\b(?:cholera|kipindupindu|ebola)(?: \w+){0,2} (?:n est pas|pas chez|hakipo|haipo|hakijafika|hamna|hakuna|is not|not (?:here|around|in))\b|\b(?:vaccin\w*|chanjo|chanjwa)(?: \w+){0,2} (?:cholera|kipindupindu|ebola)\b/g,
  },
];
