/**
 * What happens to somebody: words of one meaning in Swahili, English and French, by the name of the meaning. An entry
 * is a word, `word*` (begins so) or `-stem` (a form of the Swahili verb).
 */
export const happensMeanings = {
  pain: 'pain pains painful paining hurt hurts hurting ache aches aching sore -uma -umwa maumivu mauma uchungu mal douleur douleurs douloureux douloureuse souffre souffrance',
  burn: 'burn burns burned burnt burning scald scalded scalds -ungua -unguza -choma brule brulure brulures bruler brulee ebouillante ebouillantee brulait calcine calcinee charred',
  swell:
    'swell swells swelling swollen swelled puffy enlarged bulging bulges ballooned -vimba uvimbe kuvimba -jaa -fura -tutumka gonfle gonflee gonfles gonflees gonflement gonfler enfle enflee enfles enflees oedeme oedemes bouffi bouffie ballooning bloated inflated boursoufle boursouflee tumefie gonflent enflent bouffis boursouffle boursoufflee swole',
  itch: 'itch itchy itches itching -washa kuwasha gratte grattent demange demangeaison demangeaisons',
  numb: 'numb numbness ganzi engourdi engourdie engourdis engourdies insensible',
  stiff:
    'stiff stiffness rigid raide raides -kakamaa -kaza kukakamaa raideur raidit raidi raidie raidissait stiffened stiffens stiffening rigide rigides',
  hard: 'hard ngumu mgumu gumu kigumu dur dure durs dures rigid',
  weak: 'weak weakness feeble limp floppy dhaifu -legea -legelege faible faibles faiblesse mou molle mous amorphe -dhoofika enfeebled affaibli affaiblie ramolli ramollie',
  paralysed: 'paralys* paralyz* -pooza kupooza',
  breathe:
    'breath breathe breathes breathing breathed breaths -pumua -hema pumzi kupumua respire respirer respiration respirent respirait souffle inhale inhales gasp gasps gasping pant pants panting souffler',
  air: 'air hewa oxygen oksijeni oxygene',
  see: 'see sees seeing saw sight vision -ona kuona voit vois voir voient vue vision',
  hear: 'hear hears hearing -sikia kusikia entend entends entendre',
  speak:
    'speak speaks speaking speech talk talks talking spoke -ongea -sema -zungumza kuongea kusema parle parler parlent parole usemi',
  eat: 'eat eats eating ate eaten feed feeds kula anakula nakula akila amekula hajala hali sili mange manger mangent mangeait',
  drink: 'drink drinks drinking drank -nywa kunywa boit bois boire boivent bu sip sips sipped gulped',
  swallow:
    'swallow swallows swallowed swallowing -meza kumeza avale avaler avalee avalent ingested ingere ingeree gulped',
  suck: 'suck sucks sucking suckle suckles breastfeed breastfeeds breastfeeding latch nurses nursing feeds feeding feed -nyonya kunyonya tete teter tetee sein tetait',
  walk: 'walk walks walking walked -tembea kutembea marche marcher',
  stand: 'stand stands standing stood -simama kusimama debout lever',
  sit: 'sit sits sitting seated sat -kaa -keti kukaa kuketi asseoir assis assise',
  wake: 'wake wakes waking woke woken awake awaken rouse roused arouse -amka -amsha -zinduka kuamka reveille reveiller reveillee reveillent revive rouses reveillait',
  sleep:
    'sleep sleeps sleeping slept asleep sleepy drowsy drowsiness -lala -sinzia usingizi dort dormir dors sommeil endormi endormie somnole somnolent somnolente somnolence somnolait dozing dozes drowsily snoozing assoupi assoupie',
  respond:
    'respond responds responding response answer answers answering react reacts reacting -itika -jibu repond repondre reagit reagir repondait -itikia -shtuka reagissait reagissent',
  move: 'move moves moving moved movement movements kick kicks kicking -sogea -cheza mateke -jisogeza -tikisika bouge bouger bougent remue remuer mouvement mouvements',
  lift: 'lift lifts lifting raise raises raising -nyanyua -inua kuinua kunyanyua souleve soulever lever leve',
  stop: 'stop stops stopped stopping ceases ceased quit -acha -koma -katika arrete arreter arretent cesse cesser arretait',
  start: 'start starts started begin begins began begun -anza kuanza commence commencent debut debute',
  fall: 'fall falls fell fallen falling tripped slipped -anguka -dondoka -poromoka tombe tombee tomber chute chuter tombait slid tumbled toppled plunged -teleza degringole glisse glissee bascule basculee -tumbukia tumble tombes tombees chutes tumbles',
  hit: 'hit hits struck knocked knock banged bumped bang bump kicked punched -gonga -gongwa -pigwa -piga -pigiza cogne cognee cogner frappe frappee heurte tape battu battue smashed slammed rammed percute percutee renverse renversee -bamiza -pigiwa cognes heurtee bashed whacked clobbered tamponne tamponnee fauche fauchee',
  cut: 'cut cuts slashed slash sliced gash -kata -katwa coupe coupee coupure entaille lacerated lacere laceree tailladee taillade',
  break:
    'break broke broken fracture fractured snapped -vunjika -vunja casse cassee fracturee fractures casses brise brisee shattered',
  bite: 'bite bites bitten biting -ngatwa -ngata mordu mordue morsure mord morsures mauled ripped -rarua dechiquete',
  sting: 'sting stings stung -dungwa -dunga -chomwa pique piquee piqure piqures',
  scratch: 'scratch scratched scratches -kwaruza -parura griffe griffee griffure',
  fit: 'fit fits fitting seizure seizures convulse convulsed convulses convulsing convulsion convulsions epileptic degedege dege kifafa convulsions convulse convulser crise crises convulsait convulsant convulsee convulsent seizing seized',
  shake:
    'shake shakes shaking shaky tremble trembles trembling -tetemeka kutetemeka tremble trembler tremblent tremblements',
  jerk: 'jerk jerks jerking twitch twitches twitching -tikisika -rukaruka secousse secousses soubresauts thrash thrashes thrashing thrashed flail flailing convuls* secoue secouee secoues -shtukashtuka',
  shiver: 'shiver shivers shivering chills rigors -tetemeka frisson frissons grelotte',
  faint:
    'faint fainted fainting faints collapse collapsed collapses -zimia -zirai evanoui evanouie evanouir syncope malaise ecroule ecroulee slumped slump keeled effondre effondree evanouit evanouis evanouissement evanouissements keels blackout syncopes',
  unconscious: 'unconscious unresponsive comatose coma inconscient inconsciente -zimia koma',
  consciousness: 'consciousness awareness fahamu connaissance conscience',
  confused:
    'confused confusion delirious disoriented muddled -changanyikiwa -weweseka confus confuse delire divague desoriente desorientee rambling babbling incoherent incoherente incoherents -payuka -ropoka delires delirait divaguait confuses',
  fever: 'fever fevers feverish febrile homa fievre fievreux fievreuse',
  hot: 'hot warm heat joto chaud chaude chauds chaudes chaleur bouillant bouillante brulant brulante -chemka boiling roasting',
  cold: 'cold chilly icy baridi -poa froid froide froids froides glace glacee glaces',
  cough: 'cough coughs coughing coughed -kohoa kikohozi kukohoa tousse tousser toux',
  choke:
    'choke chokes choking choked gag gagging -paliwa -kaba -kabwa etouffe etouffer etrangle etranglee suffoque etouffait suffoquer suffocating suffocate -nyongwa',
  stuck: 'stuck lodged jammed trapped -kwama coince coincee bloque bloquee wedged coincees',
  blocked: 'blocked block blocking -ziba -zibwa bouche bouchee bouches bouchees obstrue',
  lost: 'lost lose loses losing -poteza -potea perdu perd perds perdue perdre perte perdus perdues perdait',
  refuse: 'refuse refuses refused refusing -kataa -goma refuse refusent',
  want: 'want wants wanted wanting -taka veut veux voudrait voulait envie',
  burst:
    'burst bursts ruptured rupture split -pasuka creve eclate eclatee rompu rompue rompt dechire dechiree eclater -lipuka explode exploded explosion explose explosee eclatent',
  smell:
    'smell smells smelly smelling stink stinks stinking foul rotten odour -nuka harufu sent odeur pue puant puante fetide nauseabond*',
  wound:
    'wound wounds injury injured injures -umia ulcer ulcers sore sores kidonda vidonda jeraha majeraha plaie plaies blessure blessures ulcere',
  rash: 'rash rashes spots bumps pimples vipele mapele upele bouton boutons plaques eruption eruptions',
  patches: 'patches blotches spots madoa mabaka taches tache marbrures',
  blister: 'blister blisters blistered blistering malengelenge lengelenge cloque cloques ampoule ampoules',
  lump: 'lump lumps growth tumour tumor uvimbe kivimbe donge boule bosse grosseur',
  spread: 'spread spreads spreading -sambaa -enea etend etendre propage propagent',
  leak: 'leak leaks leaking leaked drip drips dripping trickle trickling -vuja -tiririka -churuzika -dondoka coule couler coulent fuit fuite fuites goutte -miminika -foka oozes coulait seeping seeps suinte suintait',
  pour: 'pour pours poured pouring gush gushes gushing spurt spurts spurting spray squirt -mwagika -bubujika -ruka jaillit gicle giclee flots coule flooding floods flooded inonde jaillissait -miminika',
  soak: 'soak soaks soaked soaking drench* -lowa -lowesha -loana trempe trempee trempes imbibe imbibee',
  'draws-in': 'indraw* retract* -bonyea -zama -didimia tirage creuse creusent creuser',
  sunken: 'sunken sunk hollow creux creuse creuses enfonce enfonces -zama -bonyea -dumbukia',
  twist:
    'twist twisted twists crooked lopsided bent drooping droops droop droopy slanted -pinda tordu tordue devie deviee travers',
  dislocate: 'dislocat* -teguka deboite deboitee luxe luxation',
  blur: 'blurred blurry blur hazy foggy misty ukungu maluweluwe flou floue trouble brouille',
  blind: 'blind blindness pofu upofu -pofuka aveugle',
  light: 'light mwanga nuru lumiere',
  noise: 'noise noisy sound sounds loud mlio kelele bruit bruits bruyant bruyante',
  whistle: 'whistle whistles whistling wheeze wheezes wheezing filimbi siffle sifflement sifflements',
  diarrhoea: 'diarrhoea diarrhea -harisha -hara -endesha kuhara kuharisha diarrhee diarrhees',
  tired: 'tired tiring exhausted exhausting fatigue fatigued -choka uchovu fatigue fatiguee epuise epuisee',
  dizzy: 'dizzy dizziness lightheaded giddy kizunguzungu vertige vertiges etourdi etourdie',
  grow: 'grow grows growing grew bigger larger -kua -ongezeka grossit grandit grossi',
  peel: 'peel peels peeling -chubuka -babuka -banduka pele peler decolle',
  worse: 'worse worsening worsens worsened aggravate* -zidi empire aggrave aggravee pire',
  crying: 'cry cries crying cried kulia analia akilia pleure pleurer pleurs',
  play: 'play plays playing -cheza kucheza joue jouer',
  run: 'run runs running ran -kimbia mbio court courir',
  sweaty: 'clammy moite',
  beat: 'beats beating pounding racing pounds palpitations -dunda -pigapiga mapigo bat battements palpitations',
  pull: 'pull pulled pulls pulling fished dragged drags tire tiree tires sorti sortie sortis repeche repechee -opoa -vuta',
  foam: 'foam foams foaming froth froths frothing povu mousse ecume',
  bruise: 'bruise bruises bruised bruising -vilia bleus hematome hematomes',
} as const;
