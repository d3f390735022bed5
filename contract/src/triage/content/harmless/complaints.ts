import type { HarmlessPlace } from './place.ts';

/** Places of signs of what needs care today or soon, and of guesses. */
export const complaints: readonly HarmlessPlace[] = [
  // 'Thanks sana' is no measure of an illness.
  {
    concepts: 'severe',
    said: /\bsana\b/,
    takes: /\b(?:asanteni|asante|shukrani|thanks|thank you|merci|karibu|poleni|pole) sana\b/g,
  },
  {
    concepts: 'dehydrated',
    said: /\b(?:re|des)hydrat\w*\b/,
    takes: /\brehydrat\w*|\b(?:annonce|craint|redoute)(?: deja)?(?: la)? deshydratation\b/g,
  },
  {
    concepts: 'much-watery',
    said: /\b(?:litres?|bomba|dakika|kumi|ishirini)\b/,
    takes:
      /\b(?:drink\w*|drank|bois|boit|\w*kunywa|down)(?: \w+){0,6} litres?\b|\b(?:pua|kamasi)(?: \w+){0,3} kama bomba\b|\b(?:sneez\w*|chafya|cough\w*|kikohozi)(?: \w+){0,2} kila dakika\b|\b(?:miaka|saa|masaa|umri|pedi|tarehe)(?: ya| wa)? (?:kumi|ishirini)(?: na \w+)?\b/g,
  },
  {
    concepts: 'burn burn-serious',
    said: /\b(?:maji|\w+ungua|crampes)\b/,
    takes:
      /\b\w*(?:kand|chua|og[ae]|nywa|nawa|osh)\w*(?: \w+){0,2} maji (?:ya )?moto\b|\b(?:nyaya|waya|chakula|wali|ugali|simu|kipaza)(?: \w+){0,4} (?:zi|i|u|ki|li)(?:li|me)ungua\b|\bcrampes\b/g,
  },
  {
    concepts: 'vaginal-bleeding bleeding spotting',
    said: /\b(?:damu|sang|bleed\w*|blood)\b/,
    takes:
      /\b(?:(?:ana|wana)\w*uliza|kuniuliza|simu(?: \w+)? kuuliza|asks? me|asking me)(?: \w+){0,3} (?:kama|if|whether)(?: \w+){0,4} (?:damu|bleed\w*|blood)\b|\b(?:demande\w*|savoir) si j(?: \w+){0,4} sang\b/g,
  },
  {
    concepts: 'vaginal-bleeding',
    said: /\bdamu\b/,
    takes: /^(?=.*\b(?:kidole|finger|mkono|goti|kisu|mkasi|wembe|pua)\b).*\bdamu ilitoka\b.*$/g,
  },
  { concepts: 'pad-soaking', said: /\bpedi\b/, takes: /\bpedi (?:hai|hazi)ja(?:i|a|ja)\w*/g },
  { concepts: 'cannot-drink', said: /\bgoutte\b/, takes: /^non pas une goutte\b/g },
  {
    concepts: 'belly-pain-severe',
    said: /\b(?:nikiinama|kelele|linakata)\b/,
    takes:
      /\b(?:kiuno|mgongo)\b.*\bnikiinama\b|\btumbo linapiga kelele\b|\blinakata(?: \w+){0,2} kama (?:miaka|kila|siku|miezi|kawaida)\b/g,
  },
  {
    concepts: 'drowsy very-weak',
    said: /\b(?:dull|nimelala|nililala|plat|mahututi)\b/,
    takes:
      /\b(?:cramps?|ache|pain)(?: \w+){0,14} dull and\b|\bni(?:me|li)lala saa \w+ tu\b|\b(?:dor\w*|allongee?)(?: \w+)? a plat\b|\bkama mgonjwa wa mahututi\b/g,
  },
  {
    concepts: 'partner-violence',
    said: /\w*pig[aie]\b/,
    takes:
      /\b(?:mbu|wadudu)(?: \w+){0,3} wa(?:me|li|na)ni?piga\b|\w*(?:(?<!ni|m|wa|tu)piga|pigi[ae]) makofi\b|\w*pig[aie] (?:chafya|pushapu|kelele|picha|simu|mswaki|pasi|hodi|kura|push|mpira|magoti|kambi|debe)\b/g,
  },
  { concepts: 'calf-swollen', said: /\bmollets\b/, takes: /\bmollets\b/g },
  {
    concepts: 'calf-swollen',
    said: /\bmgu\w+/,
    takes: /\b(?:siafu|mbu|nyuki|sisimizi|mdudu|chungu)\b.*\bmgu\w+.*$/g,
  },
  {
    concepts: 'high-pressure',
    said: /\b(?:presha|tension|bloodpressure|pressure|bp|ta)\b/,
    takes:
      /\b(?:presha|tension|bloodpressure|pressure|bp|ta)(?: \w+){0,3} (?:9\d|1[0-3]\d)(?:\/| kwa | sur | over )[5-8]\d\b|\btension (?:9|1[0-3])(?:\/| sur )[5-8]\b/g,
  },
  {
    concepts: 'fever urine-burns',
    said: /\b(?:homa|uti)\b/,
    takes: /\bkuhusu homa(?: ya uti wa mgongo)?\b|\buti wa mgongo\b/g,
  },
  {
    concepts: 'unprotected-sex',
    said: /\braw\b/,
    takes: /\bthroat\b.*\braw\b|\braw\b.*\bthroat\b|\braw (?:food|meat|egg|fish|milk)\w*/g,
  },
  { concepts: 'child-abuse', said: /\btouch\b/, takes: /\btouch rugby\b/g },
  { concepts: 'closed-break', said: /\bcassee?\b/, takes: /\bvoix(?: est)?(?: un peu)? cassee?\b/g },
  { concepts: 'weight-loss', said: /\bkonda\b/, takes: /\bkonda wa\b/g },
  {
    concepts: 'cannot-pass-urine',
    said: /\burine coule\b/,
    takes: /\burine coule (?:toute? seule?|sans arret|jour et nuit|sans cesse)\b/g,
  },
  {
    concepts: 'severe',
    said: /\b(?:sana|kali|worst|fort)\b/,
    takes:
      /\b(?:m?safi|\w*wash[ae]|\w*chek[ae]|\w*zuri|asante|shukrani|furaha|chafya|\w*furahi|kidogo|taratibu|\w*pend[ae]|\w*saidia|\w*kojoa|\w*kunywa|bila \w+) (?:kwa )?sana\b|\b(?:baridi|jua|pilipili|beu|chai|kahawa|harufu)(?: \w+){0,3} kali\b|\bworst (?:on|when|in|at|after|going|getting)\b|\b(?:chant|cri|parl|musique|ri|hurl)\w*(?: \w+){0,3} fort\b/g,
  },
  {
    concepts: 'worse',
    said: /\b(?:zidi|\w+zidi|\w+ongezeka)\b/,
    takes: /\b(?:furaha|raha|kazi|kelele|baridi) (?:i|u)me(?:zidi|ongezeka)\b/g,
  },
  {
    concepts: 'child',
    said: /\bson\b/,
    takes:
      /\bson (?:dos|oeil|bras|ventre|nez|cou|coeur|pied|genou|doigt|gout\w*|asthme|age|travail|mari|pere|frere|lit|sac|sang|corps|visage|front|poignet|coude|epaule|etat|medecin|traitement|medicament|telephone|velo|assiette|repas)\b/g,
  },
  {
    concepts: 'newborn child',
    said: /\bwiki\b/,
    takes: /\bwiki (?:moja|mbili|tatu|nne) (?:zijazo|ijayo|iliyopita|zilizopita|bila|sasa|hizi)\b/g,
  },
  { concepts: 'double-vision', said: /\bmbili\b/, takes: /\bhaja (?:zote )?mbili\b/g },
  {
    concepts: 'diarrhoea',
    said: /\w*endesha\b/,
    takes:
      /\b\w*endesha (?:trekta|gari|baiskeli|pikipiki|boda\w*|basi|lori|mradi|duka|biashara|daladala|matatu|bajaji)\b/g,
  },
  { concepts: 'much-watery', said: /\bmaji\b/, takes: /\bmaji ?maji\b/g },
  // 'It bit my son and nobody else': somebody is ill.
  { concepts: 'nobody-ill', said: /\w/, takes: /^.*\b(?:else|mwingine|wengine|autres?)\b.*$/g },
];
