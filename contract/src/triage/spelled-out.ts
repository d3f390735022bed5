/** Contractions and shorthand of messages and clinic notes, and what they stand for. */
export const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  // Swahili verbs without the vowel of their subject.
  [/\bn(me|ta|li)(?=[a-z]{3})/g, 'ni$1'],
  [/\bc(?=j[aiu][a-z]|w[aei]z|na[a-z]|[tpkzvm][aeiou][a-z]+[aei]\b)/g, 'si'],
  // French of messages: 'pa de', 'jai pa dormi', 'jmarche'.
  [/\bpa 2\b/g, 'pas de'],
  [/\bpa(?=\s*[,.;!?]|\s*$)/g, 'pas'],
  [/\bsan (?=(?:douleur|mal|fievre|sang|toux|bouton|plaie|bless|vomi|malais|vertige|peine|effort|probl|gene|souci|saigne|gonfl|tache))/g, 'sans '], // prettier-ignore
  [/\bdm (?=(?:hamna|hakuna|haitok|kidogo|nyingi|inato|imeka|ilika|imesi|imeis))/g, 'damu '],
  [/\b(hamna|hakuna|sina|hana|bila) dm\b/g, '$1 damu'],
  [/\bavc (?=(?:du (?:lait|pain|the|sel|miel|sucre|jus)|des frissons|de l eau|la fievre)\b)/g, 'avec '],
  [/\b(siku|wiki|mwezi|miezi|tatu|nne|mbili|tano|moja|hadi|mpaka|\d{1,2}) ss\b/g, '$1 sasa'],
  [/\b(du|au) marche\b/g, '$1 bazar'],
  [/\b(je|tout) sang\b/g, '$1 sens'],
  // Notes: who is wide awake, and tests that found nothing.
  [/\b(?:gcs|glasgow)(?: (?:score|de|a|is|was|ya|ni))? ?:? ?15(?: ?\/ ?15| sur 15)?\b/g, 'alert'],
  [/\b(malaria|mrdt|rdt|tdr|hiv|bs|upt|hcg|test|covid|kernig|murphy|stiffness|tenderness) ?-ve\b/g, '$1 negative'],
  // 'And' of messages; before a vowel it may be the French denial.
  [/\bn (?=[bcdfghjklmnpqrstvwyz][a-z])/g, 'and '],
  [
    /\bdying (?=(?:of|from) (?:boredom|laughter|laughing|curiosity|shame|embarrassment)\b)|\bmorte? de rire\b/g,
    'bored ',
  ],
  [/(?<!\b(?:mahali|sehemu|hapo|pale|nyumbani) )\bpa (?!k[uw])/g, 'pas '],
  [/\bmal(?=(?: a| o| au| de| \w+){0,2} nulle part)/g, 'rien'],
  [
    /\b(j?ai|est|e|peu|peut|peux|va|fai|fait|sui|suis|veu|veut|sen|sens|voi|voit|boi|bois|boit|tete|mange|pleure|dor|dort) pa\b/g,
    '$1 pas',
  ],
  [
    /\bj(?=(?:ai|me|voi|march|respir|aval|sui|ve[uy]|peu|tomb|ariv|arriv|manj|mang|boi|dor|tous|vomi|sen|piss|saign|entend|grelot|trembl|frisson|tien|pens|croi|cris|brul|bless|perd|tir|regard|appui|prend|touss|crach|pren)[a-z]*\b)/g,
    'j ',
  ],
  [/\b(can|could|would|should|did|does|do|is|was|were|are|has|have|had)n[' ]?t\b/g, '$1 not'],
  [/\bca not\b/g, 'can not'],
  [/\bwon't\b|\bwont\b/g, 'will not'],
  [/\bcannot\b|\bcan't\b|\bcant\b/g, 'can not'],
  [/\bi'm\b/g, 'i am'],
  [/\b(he|she|it)'s\b/g, '$1 is'],
  [/\bi've\b/g, 'i have'],
  [/\b(l|d|j|n|m|t|s|c|qu|jusqu)'(?=[a-z])/g, '$1 '],
  // Ways of saying that somebody cannot or will not, in the form that the patterns have.
  [
    /\b(?:could not|unable to|not able to|fail(?:s|ed|ing) to|struggl(?:es|ed|ing) to|can not manage to|can not even)\b/g,
    'can not',
  ],
  [/\b(?:refus(?:es|ed|ing) to|does not want to|do not want to)\b/g, 'will not'],
  [/\bn (?:arrive|arrives|arrivait|est pas arrive|arrivent) (?:pas|plus|meme pas) (?:a|de)\b/g, 'ne peut pas'],
  [/\bne (?:parvient|parviens|reussit|reussis) (?:pas|plus) a\b/g, 'ne peut pas'],
  [/\bne (?:peut|peux|peuvent|pouvait) (?:plus|pas|meme plus|meme pas)\b/g, 'ne peut pas'],
  // Not 'ne sait plus quel jour', which tells of confusion.
  [/\bne sait (?:plus|pas|meme plus|meme pas) (?=(?:se |s |le |la |l )?\w+(?:er|ir|re|oir)\b)/g, 'ne peut pas '],
  [/\bincapable d(?:e|') ?/g, 'ne peut pas '],
  [/\bne (?:veut|veux) (?:plus|pas)\b|\brefus(?:e|ent|ait) de\b/g, 'ne veut pas'],
  [/\b(?:siwezi|hatuwezi|hawawezi|hakuweza|hajaweza|sikuweza|haweza)\b/g, 'hawezi'],
  [/\b(?:ana|na|nina|ame|nime|wana|ali|nili|tume)shindwa(?: hata)? (?=ku)/g, 'hawezi '],
  [/\bhawezi (?:hata|tena|kabisa) /g, 'hawezi '],
  [/\b(?:sitaki|hakutaka|(?:ana|ame|ali)(?:kataa|goma|gomea)) (?=ku)/g, 'hataki '],
  // French as it is spoken: 'il respire plus', 'j'arrive plus a'.
  [/\bj ?(?:arr?ive|peu[tx]?) (?:plus|plu|pas|pa)(?: (?:a|de))?\b|(?<!n )\barrive (?:plus|plu) a\b/g, 'ne peut pas'],
  [
    /(?<!\b(?:n|ne) (?:s |se |me |m )?)\b(respire?|repond|repon|reagi[ts]?|bouge|tete|mange|boit|urine|pisse|parle|marche|avale|leve|voi[ts]?|sen[ts]?|reveille) (?:plu|plus|pas|pa)\b(?! (?:de |d |que|fort|vite|mal|bien|en plus))/g,
    'ne $1 plus',
  ],
  [/\b(\d{2}) sa\b/g, '$1 semaines enceinte'],
  [/\b(\d|un|deux|trois|quatre|cinq|six|sept|huit|neuf) moi\b/g, '$1 mois'],
  [/\b(?:afebrile|apyrexial|apyretique)\b/g, 'no fever'],
  [/\bbit of\b/g, 'little'],
  // How fast somebody breathes, not whether.
  [/\bha(?:wa)?pumui (?=(?:kwa )?(?:haraka|upesi|mbio|kasi))/g, 'napumua vizuri '],
  [/\bne respire pas (?=(?:trop |tres |si )?(?:vite|rapidement|fort))/g, 'pas de souffle '],
  // Who breathes 'without difficulty' says so in a negative form; who hit the own head was hit by nobody.
  [/\b(?:si|ha|hatu|hawa)pumui (?:vibaya|kwa (?:shida|taabu|tabu|nguvu))\b/g, 'napumua vizuri'],
  [/\bje me suis (cogne|tape|heurte)/g, 'je suis $1'],
  // Things beside which a word means no complaint: nets, cold water, salt with sugar, the fever of a cold.
  [/\bmosquito nets?\b|\bmoustiquaires?\b/g, 'net'],
  [/\bcold (?=(?:water|drinks?|air|weather|season|food|milk|floor|night)\b)/g, 'cool '],
  [
    /\bchumvi (?:na )?sukari\b|\bsukari na chumvi\b|\bsalt and sugar\b|\bsugar and salt\b|\bsel et (?:du )?sucre\b|\bsucre et (?:du )?sel\b/g,
    'ors',
  ],
  [/\bhoma ya mafua\b/g, 'mafua'],
  [/\ba (?:little |tiny |wee )?bit\b/g, 'a little'],
  [/\bstar(?:ing|ed) at (?:the |a |my )?(?=screen|computer|phone|laptop)/g, 'before '],
  [/\btetanos (?:est )?(?:a jour|fait)\b|\btetanus (?:is )?(?:covered|done)\b/g, 'vaccin'],
  [/\bdu cote (?:du |des |de )(?=reins?\b)/g, 'au '],
  [/\bc\/o\b/g, 'complains of'],
  [/\bhx\b|\bh\/o\b/g, 'history of'],
  [/\bhob\b/g, 'fever'],
  [/\b(dib|sob)\b/g, 'difficulty breathing'],
  [/\bloc\b/g, 'lost consciousness'],
  [/\bpv bleed\w*/g, 'vaginal bleeding'],
  [/\bn\/v\b/g, 'nausea vomiting'],
  [/\bd\/v\b/g, 'diarrhoea vomiting'],
  [/\blap\b/g, 'lower belly pain'],
  [/\brta\b/g, 'road accident'],
  // Blood that is measured, not lost.
  [/\bblood (pressure|sugar|glucose|test|tests|group)\b/g, 'blood$1'],
  [/\bshinikizo la damu\b/g, 'shinikizodamu'],
  [/\bpression (arterielle|sanguine)\b/g, 'tension'],
  // Notes in French give the pressure in centimetres: 'TA 20/12', 'tension de 18,8 sur 12'.
  [
    /\b(ta|tension|pa|bp|pressure|presha)((?: [a-z]+){0,3}:?) (1\d|2\d)[.,](\d) ?(?:\/|sur|over|kwa) ?([4-9]|1[0-8])(?:[.,]\d)?\b(?! ?\/)/g,
    '$1$2 $3$4/$50',
  ],
  [
    /\b(ta|tension|pa|bp|pressure|presha)((?: [a-z]+){0,3}:?) ([89]|1\d|2\d) ?(?:\/|sur|over|kwa) ?([4-9]|1[0-8])\b(?! ?\/)/g,
    '$1$2 $30/$40',
  ],
  [/\b(1\d|2\d)[.,](\d) ?\/ ?([4-9]|1[0-3])(?:[.,]\d)?\b(?! ?\/)/g, 'tension $1$2/$30'],
  [/(\d)(?:yo|y\/o)\b/g, '$1 years old'],
  [/(\d)(?:mnths?|mths?)\b/g, '$1 months'],
  [/\byo\b|\by\/o\b/g, ' years old'],
  [/\b(\d+)\s*\/\s*7\b/g, '$1 days'],
  [/\b(\d+)\s*\/\s*52\b/g, '$1 weeks'],
  [/\b(\d+)\s*\/\s*12\b/g, '$1 months'],
  [/\b(\d+)\s*\/\s*40\b/g, '$1 weeks pregnant'],
  [/ng'/g, 'ng'],
  // Swahili joined to a verb of English: 'ana-vomit', 'ame-faint', 'zina-shake'.
  [/\b(n|ni|a|u|tu|wa|i|li|zi|ya|ki|vi)(na|me|li|ka|ki)-(?=[a-z])/g, '$1$2 '],
  [/\b(carnt|cudnt|kant)\b/g, 'can not'],
  [/\bdam\b/g, 'damu'],
  [/\bdm (?=(?:i(?:na|me|li)|na[a-z]{3}|ha|nyingi|puani))/g, 'damu '],
  [/\b(nusu|robo|kila|kama) sa\b/g, '$1 saa'],
  [/\bmto (?=(?:ha(?:ja|toki|chezi|nyonyi|amki|pumui|li)|ana|ame)[a-z]*)/g, 'mtoto '],
  // French as it is heard: an article that is not set apart, 'j'ai' as one letter, 'le doit' for a finger.
  [/\b([ld])(?=(?:oeil|oreil|epaul|enfan|estoma|accouch|air|eau|urin|abdomen|hopita)(?:le?s?|ts?|c|e|l)?\b)/g, '$1 '],
  // Who speaks to the dead does so now.
  [/\b(died|dead|waliokufa|aliyekufa|marehemu) (?:long ago|zamani)\b/g, '$1 before'],
  [/\bse sert\b(?! de)/g, 'se serre'],
  [
    /\b([mtl])a (?=(?:mord|piqu?k?|fors|forc|frap|viol|cogn|bless|renvers|atta|griff|etrangl|menac|oblig)[a-z]*)/g,
    '$1 a ',
  ],
  [/\bke (?=[a-z])/g, 'que '],
  [/(?<!\d ?)\bg (?=[a-z]{2,})/g, 'j ai '],
  [/(?<!\d ?)\bmm (?=[a-z]{3,})/g, 'meme '],
  [/\b(du|de|en|beaucoup|le) san\b/g, '$1 sang'],
  [/\b(hdache|hedache|hedake|headake)s?\b/g, 'headache'],
  [/\bpregn?ant\b|\bpreggo\b|\bpreg\b/g, 'pregnant'],
  [/\bwks?\b/g, 'weeks'],
  [/\b(niko|yuko|anakula|keep|keeping|feel|feels|feeling|is|am|iko|physically|very|poa|na) fit\b/g, '$1 fine'],
  [/\bhiv (status|test|tests|negative)\b/g, 'status'],
  // How somebody breathes, not whether.
  [/\bnot breathing (?=(?:very |too |so )?(?:fast|hard|quick|heav|loud))/g, 'no breathing '],
  // Who cannot be pregnant is not.
  [/\bcan not (?:possibly )?be pregnant\b/g, 'not pregnant'],
  [/\bhawezi kuwa (?:na (?:mimba|ujauzito)|mjamzito)\b/g, 'hana mimba'],
  [/\bne peut pas etre enceinte\b/g, 'pas enceinte'],
  // A vaccine is no disease.
  [/\b(tetanus|rabies) (jab|jabs|shot|shots|vaccin\w*|injection|booster|is up|up to)\b/g, 'vaccine'],
  [/\b(?:flu|covid|allergy|vaccine|vaccination|depo|my|his|her) shots?\b/g, 'vaccine'],
  [/\b(chanjo ya|sindano ya) (pepopunda|tetanus)\b/g, '$1'],
  [/(chanjwa) (?:pepopunda|tetanus)\b/g, '$1'],
  [/\bvaccin\w* (?:du |contre le |anti)?tetan\w*/g, 'vaccin'],
  [/\bmolar pregnancy\b/g, 'pregnant'],
  // A headache of stress is no high blood pressure.
  [/\btension (?=headaches?\b)|\bde tension(?= nerveuse)/g, 'crispation '],
  [/\b((?:tete|cephalees?|migraines?)(?: [a-z]+)?) de tension\b/g, '$1 de crispation'],
  // French 'né', born, is not the 'ne' of a denial.
  [/\bnouveau ?-?ne(s?)\b/g, 'nouveaune$1'],
  [
    /\b(est|etait|bebe|enfant|fils) ne (?=hier|ce matin|aujourd|avant|il y a|le \d|a terme|depuis|premature)/g,
    '$1 nee ',
  ],
  // Words of danger that mean something else beside these words.
  [/\btorsion (?:de |du |d )?(?:la |l |ma |mon |le )?(cheville|genou|poignet|pied|coude|dos|cou)\b/g, 'entorse $1'],
  [/\b(?:purple|blue|black|grey|dark|yellow) (?=(?:nail )?(?:polish|paint|dye|henna|ink|pen|varnish)\b)/g, ''],
  [/\b(?:vernis|encre|henne) (?:bleu|noir|violet)\w*/g, 'vernis'],
  [
    /\b(?:water|maji|eau)(?=[^.!?]{0,20}\b(?:bath\w*|swim\w*|shower|pool|kuoga|kuogelea|bain|nager|piscine|douche)\b)/g,
    'bath',
  ],
  // Greetings say nothing of a time.
  [/\bgood (?:morning|evening|afternoon|day|night)\b|\bhabari (?:za|ya) (?:leo|asubuhi|jioni|mchana)\b/g, 'hello'],
  [/\bhay fever\b/g, 'hayfever'],
  [/\b(?:a|the|kwa|ya|catch\w*|kick\w*|play\w*|tennis|soccer|rugby) ball\b/g, 'sport'],
  [
    /\bhot[ -]?water bottle\b|\bchupa ya maji (?:ya )?moto\b|\b(?:ni)?kand\w+ (?:na |kwa )?maji ya moto\b|\bbouillotte\b/g,
    'compress',
  ],
  [/\bha(?:toki|itoki|tokwi|tokwi na|vuji) damu\b/g, 'hana damu'],
  [/\b(?:chanjo|sindano) ya (?:homa ya )?manjano\b|\b(?:vaccin\w*) (?:contre |de )?(?:la )?fievre jaune\b/g, 'chanjo'],
  [/\b(?:kupima|kutoa|kuchangia) damu\b/g, 'kipimo'],
];
