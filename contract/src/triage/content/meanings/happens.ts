/**
 * What happens to somebody: words of one meaning in Swahili, English and French, by the name of the meaning. An entry
 * is a word, `word*` (begins so) or `-stem` (a form of the Swahili verb).
 */
export const happensMeanings = {
  pain: 'pain pains painful paining hurt hurts hurting ache aches aching sore -uma -umwa maumivu mauma uchungu mal douleur douleurs douloureux douloureuse souffre souffrance souffrait souffrent souffrir elancement elancements tenaille -umiza painfully',
  burn: 'burn burns burned burnt burning scald scalded scalds -ungua -unguza -choma brule brulure brulures bruler brulee ebouillante ebouillantee brulait calcine calcinee charred -unguliwa -babua scorched singed brulent brules',
  swell:
    'swell swells swelling swollen swelled puffy enlarged bulging bulges ballooned -vimba uvimbe kuvimba -jaa -fura -tutumka gonfle gonflee gonfles gonflees gonflement gonfler enfle enflee enfles enflees oedeme oedemes bouffi bouffie ballooning bloated inflated boursoufle boursouflee tumefie gonflent enflent bouffis boursouffle boursoufflee swole gonflait gonflant boursouflure puffed balloons bloat -umuka',
  itch: 'itch itchy itches itching -washa kuwasha gratte grattent demange demangeaison demangeaisons prurit pruritus pruritic -jikuna grattait demangeait itchiness',
  numb: 'numb numbness ganzi engourdi engourdie engourdis engourdies insensible engourdissement engourdissements deadened',
  stiff:
    'stiff stiffness rigid raide raides -kakamaa -kaza kukakamaa raideur raidit raidi raidie raidissait stiffened stiffens stiffening rigide rigides raidissent raidissement arched arches arching cambre cambree contracture contracte contractee crispe crispee',
  hard: 'hard ngumu mgumu gumu kigumu dur dure durs dures rigid',
  weak: 'weak weakness feeble limp floppy dhaifu -legea -legelege faible faibles faiblesse mou molle mous amorphe -dhoofika enfeebled affaibli affaiblie ramolli ramollie feebly listless flaccid flabby slack mnyonge wanyonge mlegevu legevu tepetevu mollasse flasque affaisse affaissee avachi hypotonic hypotonique hypotonia',
  paralysed: 'paralys* paralyz* -pooza kupooza palsy paralysie hemiplegic -lemaa',
  breathe:
    'breath breathe breathes breathing breathed breaths -pumua pumzi kupumua respire respirer respiration respirent respirait souffle inhale inhales gasp gasps gasping souffler pumuzi pumz inspire inspiration expire haleine',
  air: 'air hewa oxygen oksijeni oxygene',
  see: 'see sees seeing saw sight vision -ona kuona voit vois voir voient vue vision voyait voyais eyesight',
  hear: 'hear hears hearing -sikia kusikia entend entends entendre',
  speak:
    'speak speaks speaking speech talk talks talking spoke -ongea -sema -zungumza kuongea kusema parle parler parlent parole usemi parlait parlant articule articuler prononcer prononce mumble mumbles mumbled mumbling marmonne bredouille -tamka kutamka kauli matamshi',
  eat: 'eat eats eating ate eaten feed feeds kula anakula nakula akila amekula hajala hali sili mange manger mangent mangeait',
  drink:
    'drink drinks drinking drank -nywa kunywa boit bois boire boivent bu sip sips sipped gulped buvait buvant swig swigged sipping gorgee gorgees -gugumia',
  swallow:
    'swallow swallows swallowed swallowing -meza kumeza avale avaler avalee avalent ingested ingere ingeree gulped',
  suck: 'suck sucks sucking suckle suckles breastfeed breastfeeds breastfeeding latch nurses nursing feeds feeding feed -nyonya kunyonya tete teter tetee sein tetait tetent tetees allaite allaiter allaitement -nyonyesha breastfed latches latched suckled',
  walk: 'walk walks walking walked -tembea kutembea marche marcher',
  stand: 'stand stands standing stood -simama kusimama debout lever',
  sit: 'sit sits sitting seated sat -kaa -keti kukaa kuketi asseoir assis assise',
  wake: 'wake wakes waking woke woken awake awaken rouse roused arouse -amka -amsha -zinduka kuamka reveille reveiller reveillee reveillent revive rouses reveillait',
  sleep:
    'sleep sleeps sleeping slept asleep sleepy drowsy drowsiness -lala -sinzia usingizi dort dormir dors sommeil endormi endormie somnole somnolent somnolente somnolence somnolait dozing dozes drowsily snoozing assoupi assoupie groggy dormait dormant endort endormait ensommeille ensommeillee somnoler',
  respond:
    'respond responds responding response answer answers answering react reacts reacting -itika -jibu repond repondre reagit reagir repondait -itikia -shtuka reagissait reagissent reponse reactif flinch flinches flinched',
  move: 'move moves moving moved movement movements kick kicks kicking -sogea -cheza mateke -jisogeza -tikisika bouge bouger bougent remue remuer mouvement mouvements budge budges wriggle wriggles wiggle wiggles gigote gigoter gigotait bougeait bougeant remuait',
  lift: 'lift lifts lifting raise raises raising -nyanyua -inua kuinua kunyanyua souleve soulever lever leve',
  stop: 'stop stops stopped stopping ceases ceased quit -acha -koma -katika arrete arreter arretent cesse cesser arretait',
  start: 'start starts started begin begins began begun -anza kuanza commence commencent debut debute',
  fall: 'fall falls fell fallen falling tripped slipped -anguka -dondoka -poromoka tombe tombee tomber chute chuter tombait slid tumbled toppled plunged -teleza degringole glisse glissee bascule basculee -tumbukia tumble tombes tombees chutes tumbles -angukia -angukiwa -dondokea -dondokewa -poromokea culbute tombant tumbling plummeted',
  hit: 'hit hits struck knocked knock banged bumped bang bump kicked punched -gonga -gongwa -pigwa -piga -pigiza cogne cognee cogner frappe frappee heurte tape battu battue smashed slammed rammed percute percutee renverse renversee -bamiza -pigiwa cognes heurtee bashed whacked clobbered tamponne tamponnee fauche fauchee -gongana -tandika -chapa -chapwa -pondwa -pondeka tabasse tabassee percuter ecrase ecrasee ecrases crushed crush crushing assomme assommee beaten collided collision slapped slap slaps',
  cut: 'cut cuts slashed slash sliced gash -kata -katwa coupe coupee coupure entaille lacerated lacere laceree tailladee taillade laceration lacerations gashed slit entaillee coupures -chanika -kateka',
  break:
    'break broke broken fracture fractured snapped -vunjika -vunja casse cassee fracturee fractures casses brise brisee shattered',
  bite: 'bite bites bitten biting -ngatwa -ngata mordu mordue morsure mord morsures mauled ripped -rarua dechiquete mordre mordait fang fangs crocs',
  sting: 'sting stings stung -dungwa -dunga -chomwa pique piquee piqure piqures',
  scratch: 'scratch scratched scratches -kwaruza -parura griffe griffee griffure',
  fit: 'fit fits fitting seizure seizures convulse convulsed convulses convulsing convulsion convulsions epileptic degedege dege kifafa convulsions convulse convulser crise crises convulsait convulsant convulsee convulsent seizing seized epilepsie convulsif convulsive',
  shake:
    'shake shakes shaking shaky tremble trembles trembling -tetemeka kutetemeka tremble trembler tremblent tremblements',
  jerk: 'jerk jerks jerking twitch twitches twitching -tikisika -rukaruka secousse secousses soubresauts thrash thrashes thrashing thrashed flail flailing convuls* secoue secouee secoues -shtukashtuka jerky tressaute tressautent tressauter saccade saccades shudder shudders shuddering -papatika -kukurika',
  shiver:
    'shiver shivers shivering chills rigors -tetemeka frisson frissons grelotte frissonne frissonner frissonnait grelotter grelottait tetemeko',
  faint:
    'faint fainted fainting faints collapse collapsed collapses -zimia -zirai evanoui evanouie evanouir syncope malaise ecroule ecroulee slumped slump keeled effondre effondree evanouit evanouis evanouissement evanouissements keels blackout syncopes swoon swooned collapsing defaillance defaille -zimika crumpled crumples buckled',
  unconscious: 'unconscious unresponsive comatose coma inconscient inconsciente -zimia koma comateux comateuse',
  consciousness: 'consciousness awareness fahamu connaissance conscience',
  confused:
    'confused confusion delirious disoriented muddled -changanyikiwa -weweseka confus confuse delire divague desoriente desorientee rambling babbling incoherent incoherente incoherents -payuka -ropoka delires delirait divaguait confuses desorientation disorientated delirium delirer divaguer deraisonne deraisonner raving raves addled -pagawa',
  fever: 'fever fevers feverish febrile homa fievre fievreux fievreuse pyrexia hyperthermie hyperthermia',
  hot: 'hot warm heat joto chaud chaude chauds chaudes chaleur bouillant bouillante brulant brulante -chemka boiling roasting hotter scorching brulants brulantes bouillants tanuri furnace',
  cold: 'cold chilly icy baridi -poa froid froide froids froides glace glacee glaces colder freezing frozen gele gelee geles glacial glaciale -zizima barafu refroidi refroidie',
  cough:
    'cough coughs coughing coughed -kohoa kikohozi kukohoa tousse tousser toux toussait toussant toussote quinte quintes',
  choke:
    'choke chokes choking choked gag gagging -paliwa -kaba -kabwa etouffe etouffer etrangle etranglee suffoque etouffait suffoquer suffocating suffocate -nyongwa strangle strangled strangling strangles strangulation -kabana suffocation asphyxie asphyxia smother smothered throttle throttled etranglement etrangler',
  stuck:
    'stuck lodged jammed trapped -kwama coince coincee bloque bloquee wedged coincees coinces enclave -kwamia -nasa -naswa obstructed obstruction',
  blocked: 'blocked block blocking -ziba -zibwa bouche bouchee bouches bouchees obstrue',
  lost: 'lost lose loses losing -poteza -potea perdu perd perds perdue perdre perte perdus perdues perdait',
  refuse:
    'refuse refuses refused refusing -kataa -goma refuse refusent refusait refusant refuser declines -susa -susia -gomea',
  want: 'want wants wanted wanting -taka veut veux voudrait voulait envie',
  burst:
    'burst bursts ruptured rupture split -pasuka creve eclate eclatee rompu rompue rompt dechire dechiree eclater -lipuka explode exploded explosion explose explosee eclatent perce percee perfore perforee perforated -tumbuka',
  smell:
    'smell smells smelly smelling stink stinks stinking foul rotten odour -nuka harufu sent odeur pue puant puante fetide nauseabond* smelt stench reek reeks reeking putride putrid uvundo -vunda puent offensive',
  wound:
    'wound wounds injury injured injures -umia ulcer ulcers sore sores kidonda vidonda jeraha majeraha plaie plaies blessure blessures ulcere blesse blessee blesses lesion lesions -jeruhiwa',
  rash: 'rash rashes spots bumps pimples vipele mapele upele bouton boutons plaques eruption eruptions harara exanthem urticaire urticaria hives welts welt',
  patches: 'patches blotches spots madoa mabaka taches tache marbrures',
  blister:
    'blister blisters blistered blistering malengelenge lengelenge cloque cloques ampoule ampoules bulle bulles phlyctene phlyctenes vesicles',
  lump: 'lump lumps growth tumour tumor uvimbe kivimbe donge boule bosse grosseur',
  spread:
    'spread spreads spreading -sambaa -enea etend etendre propage propagent creeps creeping creep extends extending -tapakaa -panuka etale',
  leak: 'leak leaks leaking leaked drip drips dripping trickle trickling -vuja -tiririka -churuzika -dondoka coule couler coulent fuit fuite fuites goutte -miminika -foka oozes coulait seeping seeps suinte suintait degouline degouliner degoulinait ruisselle ruisselait trickled leakage -dondosha -chirizika',
  pour: 'pour pours poured pouring gush gushes gushing spurt spurts spurting spray squirt -mwagika -bubujika -ruka jaillit gicle giclee flots coule flooding floods flooded inonde jaillissait -miminika -mwaga -mwagia -mwagiwa -mwagikia -rukia splash splashed splashes spilled spilt spill eclabousse eclaboussee jaillir giclait gicler squirted squirting squirts spurted sprayed gushed torrent',
  soak: 'soak soaks soaked soaking drench* -lowa -lowesha -loana trempe trempee trempes imbibe imbibee',
  'draws-in':
    'indraw* retract* -bonyea -zama -didimia tirage creuse creusent creuser recession recessions tugging caves caving',
  sunken:
    'sunken sunk hollow creux creuse creuses enfonce enfonces -zama -bonyea -dumbukia hollowed cernes enfoncees sinking',
  twist:
    'twist twisted twists crooked lopsided bent drooping droops droop droopy slanted -pinda tordu tordue devie deviee travers askew awry deforme deformee deformed deformity -potoka -pindika grimace grimaces sagging sags skewed',
  dislocate: 'dislocat* -teguka deboite deboitee luxe luxation -tenguka -fyatuka disloque disloquee',
  blur: 'blurred blurry blur hazy foggy misty ukungu maluweluwe flou floue trouble brouille blurring dim dimmed dimming fuzzy floues voile voilee veil',
  blind: 'blind blindness pofu upofu -pofuka aveugle blinded cecite kipofu',
  light: 'light mwanga nuru lumiere',
  noise: 'noise noisy sound sounds loud mlio kelele bruit bruits bruyant bruyante',
  whistle:
    'whistle whistles whistling wheeze wheezes wheezing filimbi siffle sifflement sifflements sifflant sifflante sifflait mluzi miluzi wheezy',
  diarrhoea: 'diarrhoea diarrhea -harisha -hara -endesha kuhara kuharisha diarrhee diarrhees purging purges gastro',
  tired: 'tired tiring exhausted exhausting fatigue fatigued -choka uchovu fatigue fatiguee epuise epuisee',
  dizzy:
    'dizzy dizziness lightheaded giddy kizunguzungu vertige vertiges etourdi etourdie vertigo woozy spinning kisunzi etourdissement etourdissements giddiness lightheadedness',
  grow: 'grow grows growing grew bigger larger -kua -ongezeka grossit grandit grossi',
  peel: 'peel peels peeling -chubuka -babuka -banduka pele peler decolle peeled lambeaux desquame desquamation sloughing sloughs shedding -ambuka -chunika decollent',
  worse:
    'worse worsening worsens worsened aggravate* -zidi empire aggrave aggravee pire worsen deteriorates deteriorating deteriore deterioree empirer aggravation -zorota',
  crying: 'cry cries crying cried kulia analia akilia pleure pleurer pleurs',
  play: 'play plays playing -cheza kucheza joue jouer',
  run: 'run runs running ran -kimbia mbio court courir',
  sweaty: 'clammy moite',
  beat: 'beats beating pounding racing pounds palpitations -dunda -pigapiga mapigo bat battements palpitations tachycardia tachycardie thumping thumps hammering galloping gallops gallope affole affolee fluttering flutters',
  pull: 'pull pulled pulls pulling fished dragged drags tire tiree tires sorti sortie sortis repeche repechee -opoa -vuta',
  foam: 'foam foams foaming froth froths frothing povu mousse ecume mapovu mousseux mousseuse frothy foamy bubbles bubbling ecumait',
  bruise: 'bruise bruises bruised bruising -vilia bleus hematome hematomes ecchymose ecchymoses contusion contusions',
  'short-breath':
    'breathless breathlessness winded essouffle essoufflee essoufflement dyspnee dyspnoea dyspnea dyspneique tachypnee tachypnoea tachypnea polypnee -tweta halete haletant haleter haletait -hema kuhema pant pants panting',
  stagger:
    'stagger staggers staggering staggered -yumba -yumbayumba -pepesuka titube tituber titubait titubant vacille chancelle sway sways swaying swayed wobble wobbles wobbling wobbled lurch lurches lurching',
  motionless: 'motionless immobile inerte inert lifeless inanime inanimee',
  groan:
    'grunt grunts grunting grunted groan groans groaning moan moans moaning gemit gemir gemissait gemissement gemissements geint geignait -guna -gumia -ugulia rale rales whimper whimpers whimpering whimpered',
  rattle: 'gurgle gurgles gurgling gargouille rattle rattles rattling stridor crowing',
  scream:
    'scream* shriek* hurle hurler hurlait hurlement hurlements yell yells yelling yelled wail wails wailing wailed howl howls howling yowe mayowe ukunga shout shouts shouting shouted crie crier criait cris',
  tight:
    'tight tightness tighter tightening squeeze squeezes squeezing squeezed constrict* serre serree serrement oppresse oppression etreint -bana kubana -banwa',
} as const;
