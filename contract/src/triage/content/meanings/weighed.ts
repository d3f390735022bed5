/**
 * Words that tell how grave something is without being a sign: how people play something down, ask, tell of what is
 * over, or name who and what. Only the score of a text weighs them (`danger-score.ts`); patterns do not know them. By
 * the name of the meaning, in Swahili, English and French.
 */
export const weighedMeanings = {
  'all-well':
    'perfectly simply clearly calmement tranquillement properly healthy mzima wazima fiti imara sante uzima vizuri bien fine sawa well normal normale normaux kawaida normalement ok okay oky normally salama poa good usual usually habitude nafuu safi correct freshi shwari happily fresh calmly tranquille powa strong forte fermement easily facilement kirahisi comfortably comfortable nzuri mzuri muzuri chepesi forme tranquil',
  small:
    'tiny discomfort bearable moyen wastani madogo kidg kdg small petit petite mdogo ndogo dogo kadogo bit few quelques mild mildly tone coin seulement juste only tiny slight slightly minor leger legere legerement kidogo peu superficiel superficial shallow mchubuko scrape graze egratignure',
  past: 'ago iliyopita zilizopita uliopita used zamani formerly previously autrefois historia history utotoni childhood wakati antecedent antecedents passe dernier derniere year mwaka miaka annee annees healed gueri guerie nilipona alipona amepona nimepona imepona old ancien ancienne jadis',
  asks: 'signs zipi lini quels quelles learn risk risque safely care must choisir choose trouver find best gharama price argent bei nifanyeje nifanye nitumie najiuliza wonder curious jinsi tofauti difference anybody anyone nini how wapi gani nauliza ushauri kuhusu mpango should naweza nataka kupata question swali maswali recommend conseil conseils conseillez comment combien quand quel quelle faut why pourquoi when kwanini nishauri nisaidie jifunze learn curious curieux kwa prevent prevention kuzuia eviter protect protege kujikinga advise safely dalili signes signs explain expliquer elezea eleza voudrais ningependa savoir naomba wondering whether tips conseiller renseignement information need want demande',
  'plain-cold':
    'runny mafua chafya rhume kamasi eternue eternuer eternuements sneeze sneezes sneezing flu stuffy congested congestion enrhume enrhumee makamasi snot morve mucus',
  exercise:
    'gym mazoezi match courbatures football foot mpira zoezi jogging running squats sport sports marathon workout exercise exercises jembe kulima bustani jardin gardening lifted lifting carrying kubeba mizigo training entrainement',
  kin: 'dad baba bro brother sister dada kaka uncle cousin mum mama mother father pere mere frere soeur mjomba shangazi aunt tante oncle grandma granny grandfather bibi babu nyanya shosho mzee papa maman neighbour neighbor jirani voisin voisine husband wife mume mke mari femme budangu mathe cucu guka',
  says: 'anasema says dit said raconte complains analalamika claims',
  headache: 'headache headaches migraine migraines cephalee cephalees',
  asthma: 'asthma asthme pumu asthmatic asthmatique inhaler ventolin ventoline pump puffer kipuliza salbutamol spray',
  pressure: 'presha tension bp bloodpressure hypertension shinikizodamu hypertensive hypertendu',
  malaria: 'malaria palu paludisme mrdt',
  outbreak: 'ebola marburg cholera kipindupindu mpox lassa',
  thinner: 'anticoagulant anticoagulants warfarin xarelto heparin sintrom rivaroxaban',
  thermometer: 'thermometer temperature kipimajoto thermometre temp degree degrees nyuzi degres',
  vessel:
    'cup kikombe vikombe glass verre bakuli kopo tasse basin cupful glassful tumbler soup bowl bucket ndoo seau beseni bassine debe mug jug',
  bottle: 'bottle bottles chupa bouteille soda flacon',
  dark: 'giza darkness blackness obscurite',
  nearly: 'nearly almost presque karibu nusura failli nusra',
  hardly: 'hardly barely peine scarcely',
  vaccine: 'vaccine vaccines vaccination vaccin vaccins chanjo kuchanjwa chanjwa jab jabs',
  checked:
    'screening screened apimwe kupimwa depistage bilan examens examen leseni licence pharmacy kulazwa certificat pension test tests kipimo vipimo kliniki clinic checkup checked routine renew refill prescription ordonnance renouveler ratiba rendezvous appointment results resultats majibu certificate certificat cheti',
  gas: 'gas gaz gesi wind kujamba bloated bloating burp belching ballonne ballonnements rots',
  cramps: 'cramp cramps crampe crampes period periods hedhi regles menses',
  heartburn: 'heartburn kiungulia acidity reflux spicy pilipili pimente epice antacid',
  snores: 'anakoroma snore snores snoring ronfle ronfler ronflement',
  dropped: 'dropped drops thrown thrown flung rolled ejected projete projetee',
  'comes-out': 'inatoka yanatoka anatoka zinatoka kutoka unatoka linatoka kinatoka umetoka imetoka yametoka',
  'goes-in': 'inaingia zinaingia yanaingia imeingia umeingia entered',
  bad: 'bad badly mbaya vibaya mauvais mauvaise dreadful ugly',
  'word-said': 'words mots maneno neno sentence sentences phrase phrases sentensi',
  nonsense: 'ovyo nonsense gibberish rubbish incoherent',
  nail: 'msumari nail clou kioo blade kiwembe wembe razor rasoir miba epine thorn',
  wood: 'ubao board plank wood bois planche jiwe stone rock pierre',
  infection: 'infection infected infecte infectee maambukizi',
  chemo: 'chemo chimio chemotherapy chimiotherapie kemo mionzi',
  operation: 'upasuaji operation operated surgery opere operee operesheni surgical chirurgie cesarienne caesarean',
  hunger: 'njaa hungry faim appetite appetit appetite',
  lively:
    'lively active playful alert anachangamka mchangamfu eveille eveillee vif gaie gai cheerful happy furaha smiling chatting chats bavarde anapiga stori',
  plays:
    'plays playing played anacheza joue jouer jouait laughs laughing anacheka rit rigole smiles tabasamu sourit jumps runs anakimbia court',
  work: 'work working kazi kazini travail travaille office ofisi bureau computer kompyuta screen ecran',
  bored: 'lol haha hehe mdr rire joke joking jokes utani blague plaisante kucheka mzaha cheka',
  'second-long': 'seconds sekunde secondes second',
  eases:
    'eases eased relieved inapungua imepungua passes disappears inaisha imeisha inapoa soulage better mieux improves improving unapungua yanapungua',
  itself: 'itself wenyewe yenyewe seul seule spontanement lenyewe',
  weapon:
    'weapon weapons armed silaha bunduki mapanga rungu fimbo shoka arme armes armee armed tesson hammer nyundo marteau iron spear mkuki baton club stick',
  threatens:
    'threatens threatened threatening anatishia ananitishia alinitishia ametishia menace menacent menacee finish finir recommencera atarudi amelewa akilewa drunk ivre revenge kisasi',
  forced:
    'forced lazimisha kunilazimisha alinilazimisha amenilazimisha walinilazimisha force obligee defiled abused abuse abusee ilazimisha',
  spirits:
    'demons demon spirits spirit jini majini mapepo pepo mashetani shetani devil devils esprits esprit diable hallucinations hallucinating sorciers witches wachawi wadudu insects insectes araignees spiders rats panya',
  hides:
    'nimejificha hiding hidden cachee cache locked enfermee enferme nimejifungia amenifungia chased fled nimekimbia fui',
  'grave-note':
    'trismus dysarthria deficit prostration gcs retractions indrawing flaring lethargic lethargy obtunded cyanosed mottled marbres diaphoretic rigors photophobia meningism hemiparesis hemiplegia hemiplegie aphasia shock hypotension muffled dusky blotchy stridor opisthotonos petechiae purpura torsion peritonism guarding rebound aura postictal',
  'dark-as': 'lami tar tarry coca cola kahawa coffee cafe goudron marc soot masizi',
  travel: 'travel travelling voyage voyager safari kusafiri holiday vacances trip embassy visa',
  net: 'chandarua moustiquaire repellent prophylaxis kinga',
  sharp: 'sharp stabbing vive lancinante stab knifelike pointu poignard transperce shooting piercing',
  found: 'found tumemkuta nimemkuta walimkuta alikutwa trouve trouvee retrouve retrouvee',
  carried: 'carried brought rushed amebebwa wamembeba tumembeba porte emmene emmenee transporte',
  height: 'metres metre meters meter mita etage etages floors storey ghorofa ladder ngazi echelle echafaudage',
  band: 'band bandeau mkanda belt etau vice ceinture',
  shoes: 'shoes shoe viatu kiatu chaussures chaussure souliers soulier boots kisigino talon heel',
  sometimes: 'sometimes parfois occasionally weekend weekends',
  washed:
    'washed washing nimeosha tumeosha nimesafisha lave laver cleaned rinsed rince rincee rincer soap sabuni savon',
  late: 'late retard missed kuchelewa imechelewa zimechelewa delayed overdue',
  bladder: 'bladder kibofu vessie',
  wrong: 'wrong funny odd bizarre weird ajabu isiyo',
  stroke: 'stroke kiharusi avc',
  grape: 'grape grapes zabibu lumps morceaux morceau mabonge bonge vipande',
  hernia: 'hernia hernie ngiri henia',
  insulin: 'insulin insuline insulini',
  contacts: 'contacts lenses lenzi lentilles glasses miwani lunettes',
  cloudy: 'sparkles stars nyota etoiles mouches ukungu mist foggy misty haze spots',
  scar: 'scar kovu cicatrice',
  'skin-mild': 'acne chunusi mba dandruff pellicules pimples pimple boutons bouton tickly scratchy',
  goodbye: 'goodbye goodbyes farewell farewells wosia adieu adieux kwaheri kuaga barua lettre letter note testament',
  pins: 'fourmillements tingling engourdissement pins',
  pulse: 'pulse pouls',
  tap: 'tap bomba robinet fontaine fountain geyser hose chemchemi',
  drunkard: 'mlevi walevi ivrogne drunkard tipsy saoul',
  floor: 'floor ground sakafuni sakafu carrelage plancher',
  silent: 'kimya silent silence silently silencieux quiet quietly muet muette',
  stare:
    'stare stares staring stared gaze gazes gazing blank blankly vacant fixe fixement kukodoa anakodoa amekodoa anakodolea glassy vitreux vitreuse absent',
  'heavy-thing': 'mzito nzito kizito lourd lourde lourds lourdes heaviness',
  pinch: 'pince pincer pinch pinched pinching finya kumfinya nikimfinya tukimfinya',
  'call-name': 'call calls calling called appelle appeler jina name nom nikimwita tukimwita kumwita namwita tunamwita',
  slurred: 'slurred slurs slurring slur pateux pateuse empatee',
  oil: 'mafuta huile oil',
  'cooking-pot': 'sufuria marmite casserole kettle birika bouilloire friture',
  colour: 'rangi colour color couleur teint',
  thought:
    'nilidhani tukadhani nikadhani tulidhani anadhani wanadhani nadhani thought pensait pensions croyait croyais assumed reckons',
  witchcraft:
    'uchawi kurogwa amerogwa karogwa sorcellerie envoute envoutee bewitched witchcraft curse cursed laana mganga',
  prayer: 'pray prayed prayers praying pastor maombi pasta mchungaji priere prieres pasteur prions',
  placenta: 'placenta afterbirth kondo zalio delivrance',
  twins: 'twins mapacha jumeaux',
  midwife: 'midwife mkunga wakunga accoucheuse matrone',
  unable: 'unable anashindwa nashindwa ameshindwa nimeshindwa imeshindwa wameshindwa fails failing failed',
  nappy: 'nappy nappies diaper diapers couche couches nepi pampu pampers pampas',
  school:
    'school shule shuleni essay homework exam exams lesson class darasa darasani student students mwanafunzi wanafunzi eleves ecole course insha',
  'told-story': 'film movie series video novel book radio redio television kitabu filamu sinema livre roman magazine',
  soft: 'souple laini soft supple',
  pink: 'pink rosy',
  weight: 'weight uzito poids maigri kilos kilo amaigri',
  brown: 'brown brownish brune brunes marron kahawia',
  once: 'once twice',
  'self-harm': 'kujidhuru jidhuru scarifie kujikata',
  packet: 'packet packets sachet sachets granules powder poudre pakiti kifurushi tin jerrican jerrycan bidon',
  lick: 'lick licked licks amelamba analamba leche goute tasted ameonja',
  'hot-food': 'chai tea uji porridge bouillie supu',
  wall: 'wall walls ukuta ukutani mur murs gate geti portail fence',
  'big-animal':
    'horn horns pembe corne cornes gored hoof bull donkey horse punda farasi fahali taureau cheval hippo kiboko buffalo nyati hyena fisi crocodile',
  drown: 'drown drowned drowning noye noyee noyade noyer',
  river: 'river mtoni mto riviere lac lake sea bahari baharini',
  memory:
    'remember remembers memory forgets forgot forgetting sikumbuki hakumbuki anasahau amesahau kumbukumbu rappelle souvient souviens oublie memoire amnesia amnesie',
  burden: 'burden mzigo fardeau pointless worthless useless inutile hopeless desespoir',
  police: 'police polisi gendarmes',
  'step-parent': 'stepfather stepmother stepdad stepmum kambo beaupere bellemere maratre',
  term: 'trimester trimestre bump term terme',
  breech: 'breech siege',
  curtain: 'curtain pazia rideau shutter',
  glue: 'cement saruji ciment chokaa chaux glue superglue gundi colle',
  allergen:
    'peanut peanuts njugu karanga arachide arachides cacahuete cacahuetes shellfish shrimp prawn prawns crevette crevettes seafood penicillin penicilline amoxicillin amoxicilline antibiotic antibiotique groundnut groundnuts nuts cashew korosho',
  plea: 'jamani hurry upesi depechez nisaidieni tusaidieni secours urgent emergency dharura urgence ambulance',
  nonstop: 'mfululizo nonstop continuous continuously continu constantly constamment endless',
  push: 'push pushes pushing pushed pousse pousser poussee anasukuma nasukuma kusukuma crowning crowns',
} as const;
