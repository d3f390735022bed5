/** Roundabout ways of saying what is dangerous, in English, Swahili and French: by concept, separated by bars. */
export const roundabout = {
  bleeding:
    'dent & coule | dent arrachee & coule | tooth & oozing | tooth & oozes | gum & oozing | jino & -vuja | ca coule toujours | still oozing | keeps oozing | gums bleed* | gencives & saign* | fizi & damu | bruis* easily',
  'blood-thinner':
    'warfarin | rivaroxaban | xarelto | sintrom | previscan | blood thinner* | dawa ya kupunguza damu | dawa za kuyeyusha damu | anti vitamine k | eliquis | heparin*',
  fainted:
    '-dondoka & akisimama | -anguka & kila akisimama | each time & rise & black | room turns black | room goes black | chumba kinazunguka & giza | tombe a chaque fois & leve | s effondre quand & leve | drops when & stand* | falls when & stand* | falls each time',
  'heavy-bleeding':
    'blood pumping | blood pumps | dripping & shirts | shirts & dripping & blood | we tied & blood | tied & still & blood | damu & hata tukikandamiza | damu & hata nikibana | tukikandamiza & haisimami | garrot | tourniquet | sang & malgre & compression | saigne malgre | saigne & a travers | soaked through & blood',
  'swallowed-poison': `
    taking & twenty & paracetamol | took & twenty & paracetamol | twenty & paracetamol | thirty & paracetamol | fifteen & paracetamol | forty & paracetamol | paracetamol & whole | panadol & whole | panadol & twenty | tablets & handful | pills & handful | handful of pills | handful of tablets | took a lot of & pills | took a lot of & tablets | took so many | too many sleeping | sleeping tablets & all | sleeping pills & all | all & sleeping pills |
    avale tous les somniferes | somniferes & tous | somniferes & boite | drank sheep dip | sheep dip | drank & dip | chupa ya soda & mafuta | amekunywa & chupa ya soda | bouteille de fanta & petrole | panadol nyingi | panadol & ishirini | amekunywa panadol | vidonge vya usingizi | sumu ya kunguni | sumu ya mchwa | dawa ya mchwa | dawa ya kunguni | antidote
  `,
  unconscious: `
    get & to open & eyes | get & open & eyes | pinch* does nothing | pinch* & does nothing | pinching does | does not react to | no reaction to | only snores | snores oddly | snoring & can not wake | ni a la voix | ni au pincement | ne repond ni | hajibu wala | haoni hasikii | hasikii wala | hana fahamu hata | amezima kabisa | amezima | amekuwa kama mti & haongei | lies like a log | like a log & not
  `,
  'major-trauma': `
    boat & turned over | boat & capsiz* | canoe & capsiz* | boat & overturn* | dragged & from the lake | dragged & from the river | dragged & out of the water | pulled & from the water | coughing water | cough* & swallowed & lake | mtumbwi & -pinduka | boti & -pinduka | mashua & -zama | tumemvuta & majini | tumemtoa & maji | pirogue & chavir* | barque & chavir* | pirogue & retourn* | tire de l eau | repeche* & eau |
    off the roof | off a roof | slid off & roof | fell off & roof | two floors | three floors | second floor & fell | landed on his back & fell | landed on her back & fell | from a great height | from the top of | off a cliff | off a bridge & fell | fell off the truck | thrown off the truck | off a moving | fell off the bus | thrown off the bus | fell off the lorry | thrown off the lorry | out of a moving | jumped from | jumped off the | collided | collision | bodaboda & -gongana | -gongana na lori | -gongana uso kwa uso | uso kwa uso | ajali ya bodaboda | ajali ya pikipiki | ajali ya gari | ajali ya basi |
    coups de couteau | coup de couteau & dos | recu & balle | recu & couteau | recu & machette | tombe du camion | tombe du bus | saute du | tombe du toit | toit & deux etages | deux etages | trois etages | chute de plusieurs | choc frontal | eventr* | disembowel* | impaled | empale*
  `,
  'burn-serious': `
    assis* & eau bouillante | bassine & bouillante | bassine d eau chaude | parties intimes & vif | fesses & vif | burn* & all the way round | burnt all the way | all the way around & burn* | feels like leather | like leather & burn* | petrol flared | flared & arm | flared & face | ameketi & maji ya moto | amekaa & maji ya moto | ameanguka & maji ya moto | ameanguka & uji | makalio & -ungua | mwili wote & -ungua | nusu ya mwili & -ungua | brulure & tout le bras | brulure & toute la jambe | brulure & tout autour | peau cartonnee
  `,
  'inhaler-fails':
    'kipuliza hakisaidii | kipuliza & hakisaidii | kipuliza & bado | reliever & nothing | reliever gives nothing | reliever & not | reliever does | reliever is | inhaler gives | inhaler does | spray ne | inhela haifanyi',
  'breathless-at-rest':
    'kusema jina lake & -shindwa | hata kusema anashindwa | hata kuongea anashindwa | hata kuongea hawezi | kuongea anashindwa | can not say his name | can not say her name | can not even talk | can not even speak | peut a peine parler | peut a peine dire | arrive a peine a parler | barely talk | barely speak | hardly talk & breath*',
  'coughs-blood':
    '-kohoa & damu | -kohoa & kutoa damu | kikohozi & damu | damu mbichi & -kohoa | cough* & brings up & blood | cough brings up & blood | cough* & red & cup | crach* & rouge & tous* | tousse & caillot*',
  'eye-injury':
    'hit my eyeball | hit & eyeball | eyeball & leak* | eyeball & cut | eyeball & burst | eyeball & pierc* | eye & pierc* | eye & punctur* | in my eye & drill* | in my eye & grind* | in my eye & hammer* | in my eye & weld* | eye & hammer* & metal | metal & oeil | oeil & meul* | oeil & perc* | oeil & marteau | oeil & soud* & eclat | jicho & -toboa | jicho & -toboka | jicho & nyundo | jicho & kuchomelea',
  'weak-immunity':
    '-tolewa bandama | bandama & -tolewa | bandama & -toa | sina bandama | natumia dawa za saratani | niko kwenye kemo | natumia kemo | greffe | rate retiree | on m a enleve la rate | splenectomy | splenectomi* | asplenia | bone marrow',
  'unborn-quiet':
    'me donne des coups & rien | coups & depuis & rien | d habitude & coups & rien | depuis ce matin rien | depuis hier rien du tout | rien du tout depuis | usually kicks & nothing | kicks & today none | none today | kwa kawaida hupiga & leo hakuna | leo hakuna kitu tumboni | leo kimya | tangu asubuhi kimya | usually & today nothing | usually & nothing at all | today nothing at all | nothing at all today | nothing since & night | nothing from the baby | baby gives no sign | mtoto hajigeuzi | hajigeuzi | hageuki tumboni | tumbo limetulia | aucun mouvement | aucun signe du bebe | plus aucun mouvement | ne se retourne plus',
  'one-side-weak':
    'upande & hausogei | upande & haufanyi kazi | upande & hauna nguvu | upande & umekufa | upande & umekata | upande wa kushoto hausogei | upande wa kulia hausogei | side & not move | side does not move | side will not move | side & dead | side & not working | cote ne bouge | cote & bouge plus | cote & repond plus | leg is clumsy | hand is clumsy | arm is clumsy | clumsy & sudden* | clumsy & hand & headache | clumsy & leg & headache',
  'face-droop':
    'face gone 1 side | face gone one side | face gone & side | face & 1 side | mouth & 1 side | mouth gone to & side',
  slurred:
    'maneno & yamevunjika | maneno yanatoka yamevunjika | maneno yanakatika | maneno & hayaeleweki & ghafla | talking funny | speaking funny | talks funny | speaks funny | tlkin funny | sounds funny & face | words broken | words run together',
  voices:
    'sees rats | sees snakes | sees spiders | sees insects | sees animals | sees devils | sees demons | sees ghosts | sees things on the wall | rats on the wall | insects on & skin | anaona panya | anaona nyoka ukutani | anaona wadudu | anaona mashetani | anaona majini | voit des rats | voit des serpents | voit des araignees | voit des insectes | voit des demons | voit des fantomes | god telling her | god tells her | god told her | god is telling | mungu anamwambia | dieu lui dit | dieu lui ordonne',
  'acts-strange':
    'people want to & baby | wants to save & baby | saved from demons | watu wanataka kumuua mtoto | watu wanataka kumuua | on veut tuer & bebe',
  unsafe: `
    will finish me | finish me tonight | finish us | says he will finish | atanimaliza leo | va me finir | will end me | says he will hurt me again | beat me again tonight | tonight & kill |
    atanichinja | atanikata | atanichoma | ataniua | atanimaliza | ataniuwa | atatuchinja | atatuchoma | anataka kuniua | anataka kunichinja | alitaka kuniua | ananitisha | amenifungia | amenifungia nyumbani | amefunga mlango & -piga | -piga & atanipiga tena usiku | amesema leo & -ua | will slaughter me | will burn me | will cut me | wants to kill me | tried to kill me | tried to strangle | going to kill me | terrified to go home | terrified of going home | too scared to go home | fears going home | afraid of going home | a peur de rentrer | peur de rentrer | il a peur de rentrer | elle a peur de rentrer | veut me tuer | a essaye de me tuer | va m egorger | menace de m egorger | anaogopa kurudi nyumbani | anaogopa kwenda nyumbani | amesema atamuua
  `,
  'child-abuse':
    'beats him with | beats her with | beat him with & wire | beats & child & wire | stepfather & beat* | stepmother & beat* | anamchoma mtoto | -choma & mtoto & sigara | baba wa kambo & -piga | baba wa kambo & -choma | mama wa kambo & -piga | oncle & frappe & enfant | oncle le frappe | oncle la frappe | frappe avec un cable | frappe avec un fil | beau pere & frappe | belle mere & frappe | brule avec & cigarette | cigarette & burn* & child | hot iron & child | locked & without food & child',
  'suicide-plan':
    'juu ya daraja | niko darajani | standing on the bridge | on the bridge & jump | sitting on the roof & jump | on the edge & jump | on the railing | nataka kuruka | nitaruka | najiandaa kuruka | sur le pont & sauter | sur le toit & sauter | au bord & sauter | fusil & table & vivre | fusil & n en peux plus | gun & beside me & live | gun in my hand | gun is loaded | kisu mkononi & -jiua | kisu & nataka kufa | swallowed the pills & wanted | swallowed & wanted it to stop | wanted it to stop | rope ready | rope is ready | got d rope | got the rope | s ouvrir les veines | enfermee avec une lame | enferme avec une lame | locked herself & blade | locked himself & blade | locked herself & knife | locked herself & pills | locked himself & rope | amejifungia & kisu | amejifungia & sumu | amejifungia & kamba | can not go on & tonight',
  'deep-bite':
    'sank its teeth | teeth sank | dog & teeth & deep | tendon & dog | flap of skin & dog | flesh & hang* & dog | nyama & mbwa & inaning inia | chair & pend & chien | lambeau & chien | crocs & enfonc* | ripped his cheek | ripped her cheek | ripped & cheek | ripped & face | ripped open | cheek open & dog | arrache un bout | arrache & levre | arrache & joue | arrache & doigt | mpaka mfupa & mbwa | mpaka mfupa unaonekana | ameniuma & mfupa | bone & dog & see',
  'cannot-drink':
    'can not get her to drink | can not get him to drink | clamps & mouth shut & water | plus boire | ne veut plus boire | n avale plus rien | hataki kunywa kitu | anakataa kunywa kila kitu',
  'stopped-eating':
    'hajatia chakula | hajatia kitu mdomoni | hajatia & mdomoni | hajala kitu | hajala chochote & siku | hagusi chakula | refuses the spoon | nothing has passed & lips | nothing passed & lips | not taken a bite | not had a bite | pas mange depuis & jours | n a rien avale depuis | rien mange ni bu | ni bu ni mange | not eaten or drunk | not eaten nor drunk | ni repas ni eau | ni manger ni boire | ne mange plus ne boit plus | n avale plus rien depuis | neither food nor water | no food or water for | hali wala hanywi | hajala wala kunywa | hajagusa chakula siku',
  grunting:
    'grunting with each | grunt* & each breath | narines battent | ailes du nez | nostrils flare & baby | grunts when | kila pumzi & -guna',
  'not-feeding':
    'hajagusa titi | hagusi titi | ukimwekea analala | ukimpa titi analala | hashiki chuchu | turns her head from & breast | turns his head from & breast | sein & endort & rien | ne touche plus au sein | ne touche pas au biberon | lets the nipple slip | nipple slip* | no strength to suck | hana hamu ya titi | hana hamu ya kunyonya | hamu ya kunyonya | =tete a peine | no interest in milk | too tired to suck | sleeps through every feed | sleeps through & feed*',
  'hot-swollen-joint': 'goti & moto & -vimba | knee & hot & swollen | genou & chaud & gonfl*',
  'child-will-not-walk':
    'will not put & foot down | refuses to stand | cries when & leg | hataki kusimama | hataki kukanyaga | ne veut plus se mettre debout',
  'closed-break':
    'one leg looks shorter | leg looks shorter | one leg shorter | can not put weight on the leg | jambe plus courte | mguu mfupi kuliko | mguu umekuwa mfupi | hawezi kusimama wala kuinua mguu | hawezi kuinua mguu | can not lift the leg | ne peut plus poser la jambe | foot turned outward | leg turned outward | pied tourne vers',
  'foul-discharge': 'discharge stinks | discharge & stinks | pertes qui sentent | pertes qui puent',
  'locked-jaw':
    'can not chew & rigid | cheeks are rigid | cheeks & rigid | joues & raides | mashavu & -kaza | kupanua kinywa | siwezi kupanua kinywa | hawezi kupanua kinywa | taya gumu',
  spasms:
    'jerks when the door | jerks when & noise | jerks at & sound | jumps & stiff & sound | vinakaza vyenyewe | inakaza yenyewe | mwili unakaza wenyewe | shingo na mgongo vinakaza | sursaute & raide & bruit | body tightens by itself',
  'fear-of-water':
    'refuse le verre d eau | verre d eau & hurl* | verre d eau & panique | glass of water & scream* | glass of water & panic* | kikombe cha maji & -piga kelele | glasi ya maji & -ogopa',
  mottled:
    'hands & blotchy | hands cold and blotchy | legs & blotchy | feet & blotchy | skin & blotchy | mabaka ya bluu | mabaka ya buluu | plaques bleutees | peau & plaques bleues & froid*',
  'no-urine':
    'almost no urine | hardly any pee | hardly any urine | hajaenda msalani kukojoa | hajaenda kukojoa | hajaenda haja ndogo | presque pas urine | presque plus d urine | n ai pas urine | pas urine',
  'outbreak-contact':
    'bled to death | neighbours died & outbreak | family & died & ebola | walikufa & ebola | morts d ebola | morte d ebola',
  outbreak:
    'mlipuko wa ebola | mlipuko wa marburg | outbreak of ebola | in this outbreak | ebola outbreak | marburg outbreak | epidemie d ebola | marburg dans la region | ebola dans la region | ebola & kijijini | ebola & village | ebola & wilaya',
  'stuck-foreskin':
    'govi & haliwezi kurudi | govi limerudi nyuma | govi & -vimba | govi & limekwama | govi & halirudi | foreskin pulled back | foreskin & will not | foreskin & tight & swollen | foreskin & can not | prepuce & coince | prepuce & gonfl* | prepuce & revient pas | paraphimosis',
  'headache-bad':
    'mal de tete & vomis le matin | headache & vomit* & morning | headache & wakes me | headache & worse lying | headache & cough* & worse | mal de tete & reveille la nuit',
  'numb-saddle':
    'plus de sensation & cuisses | plus de sensation entre | plus aucune sensation | aucune sensation & cuisses | aucune sensation & siege | no sensation between | no sensation & thighs | no feeling between | no feeling in & bottom | no feeling & private | lost feeling & between | lost feeling & bottom | lost all feeling & down there | sihisi kitu & mapaja | hakuna hisia & mapaja | hakuna hisia & makalio | hakuna hisia & siri',
  confused:
    'repond de travers | repond a cote | repond n importe | answers wrong | answers make no sense | gives wrong answers | anajibu visivyo | anajibu ovyo | does not answer properly | not answering properly | ne repond pas correctement',
  'partner-violence': 'he beats me | he hits me | my man beats | ananipiga kila | amenipiga tena',
  'muscle-ache':
    'mapaja & -uma & -panda | mapaja yanauma | thighs & ach* & climb* | thighs & ach* & hike | cuisses & mal & montee | cuisses & mal & randonnee | mapaja & baada ya | miguu & baada ya kupanda mlima',
  'sticky-eye':
    'eyes & red from dust | eyes & bit red | eye & bit red | eyes a bit red | yeux un peu rouges | macho mekundu kidogo | macho yamekuwa mekundu & vumbi',
} as const;
