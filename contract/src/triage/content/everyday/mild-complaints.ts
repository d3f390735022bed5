/**
 * Everyday complaints that usually pass by themselves, in English, Swahili and French: by concept, separated by
 * bars.
 */
export const mildComplaints = {
  'cold-symptoms': `
    runny nose | nose is running | nose running | nose keeps running | nose drips | stuffy nose | stuffed nose | stuffed up nose | blocked nose | nose is blocked | nose blocked | a cold | head cold | common cold | the sniffles | sniffles | snuffles | snotty |
    snot | blow my nose | blowing my nose | mucus | congested | congestion | catarrh | hoarse from | lost my voice | the flu | little flu | slight flu | post nasal | sinus | mafua | ana mafua | nina mafua | kamasi | makamasi | pua inatoka | pua inatiririka | pua inavuja |
    pua imeziba | pua imejaa | pua zimeziba | pua inachuruzika | homa ya mafua | flu | sauti imekauka | rhume | enrhume | enrhumee | nez qui coule | nez coule | nez bouche | nez pris | je me mouche | il se mouche | morve | petit rhume | gros rhume | sinusite | enroue | voix enrouee
  `,
  cough: `
    bit of a cough | slight cough | dry cough | tickly cough | tickle in my throat and cough | small cough | light cough | little cough | cough a bit | coughing a bit | wet cough | chesty cough | cough at night | kikohozi kidogo | nakohoa kidogo | anakohoa kidogo | kikohozi kikavu | nakohoa kiasi |
    petite toux | toux seche | toux grasse | je toussote | toussote | tousse un peu | tousse la nuit | toux legere
  `,
  'sore-throat': `
    throat is scratchy | scratchy throat | throat scratchy | throat is raw | raw throat | throat & raw | throat & tickl* | throat & itch* | throat is itchy | throat is dry | throat & dry | throat hurts | throat is sore | throat pain | throat & burns | pain swallowing | hurts to swallow a bit | tonsils |
    koo linauma | koo linawasha | koo linakereketa | koo linakwaruza | koo limekauka | koo kavu | koo linachoma | koo linaniuma | koo linanikera | koo kuwasha | maumivu ya koo | kuumwa koo | naumwa koo | nameza kwa shida kidogo | tonsesi |
    mal a la gorge | mal de gorge | gorge irritee | gorge qui pique | gorge qui gratte | gorge pique | gorge gratte | gorge seche | gorge rouge | gorge enflammee | gorge en feu | angine | avaler fait un peu mal
  `,
  sneezing: `
    sneeze | sneezing | sneezes | hay fever | dust allergy | pollen | itchy nose | nose itches | nose is itchy | nose itching | nose & itch* | eyes itch | eyes are itchy | itchy eyes | eyes & itch* | allergy to dust | allergic to dust | allergic to pollen | allergic rhinitis |
    napiga chafya | chafya | anapiga chafya | pua inawasha | pua & -washa | macho yanawasha | macho & -washa | aleji ya vumbi | mzio wa vumbi | vumbi & pua | vumbi & chafya |
    eternue | eternuements | j eternue | nez qui gratte | nez me demange | nez me gratte | nez & demang* | nez & grat* | yeux qui grattent | yeux me grattent | yeux & demang* | yeux & grat* | allergie a la poussiere | allergie au pollen | rhume des foins | allergie & poussiere
  `,
  'back-pain': `
    pulled my back | strained my back | hurt my back lifting | back is sore | back & sore | back & stiff | back & ach* | sore back | stiff back | bad back | back went | put my back out | lumbago | back & lift* | back & bending | back & digging | back & carry* | lower back & sore | backache |
    mgongo unauma | mgongo unaniuma | mgongo umekaza | mgongo umechoka | mgongo & -beba | kiuno kinauma | kiuno kinaniuma | kiuno kimekaza | kiuno & -beba | kiuno & -inama | maumivu ya mgongo | maumivu ya kiuno | naumwa mgongo | naumwa kiuno |
    mal au dos | mal de dos | mal aux reins | dos bloque | dos coince | dos est bloque | tour de rein | tour de reins | lumbago | lombalgie | dos raide | dos douloureux | douleur au dos | bas du dos | dos & soulev* | dos & port* | dos & jardin*
  `,
  'muscle-ache': `
    pulled muscle | pulled a muscle | strained muscle | muscle strain | muscles ache | muscles are sore | sore muscles | muscles sore | muscle soreness | stiff and sore | sore and stiff | body aches | body ache | aching all over after | ache after & gym | ache after & football | ache after & run | ache after & work | sore after & gym | sore after & football | sore after & running | sore after & work* | sore & exercis* | sore & training |
    twisted my ankle | twisted ankle | rolled my ankle | sprain | sprained | sprained ankle | ankle & sprain* | turned my ankle | tweaked | cramp in my leg at night | leg cramps at night | thighs & sore | arms & sore & work* | legs & sore & walk* | legs & stiff & walk* | stiff legs |
    misuli inauma | misuli imechoka | misuli imekaza & mazoezi | mwili umechoka | mwili unauma baada | mwili unauma & kazi | viungo vimechoka | nimeteguka | ameteguka | kuteguka | nimeteguka kifundo | kifundo kimeteguka | nimejikwaa | mapaja yanauma & mazoezi | miguu inauma & mazoezi | miguu inauma & kutembea | miguu imechoka | mikono inauma & kazi | nimekaza misuli | nimechubuka misuli |
    courbatures | courbature | courbatu | muscles douloureux | muscles font mal | mal aux muscles | mal aux jambes & sport | mal aux cuisses & sport | mal aux jambes & march* | mal aux bras & travail | entorse | petite entorse | foule la cheville | foulure | tordu la cheville | cheville tordue | elongation | claquage | crampe | crampes la nuit | crampes nocturnes | tendinite
  `,
  'walks-on-it': `
    can walk on it | walk on it | walking on it | can put weight | put weight on | bear weight | can step on | can stand on it | walk normally | walking normally | walk fine | walking fine | walks fine | walk ok | walks normally | can still walk | natembea vizuri | natembea sawa | natembea kawaida | naweza kutembea | anatembea vizuri | naweza kukanyaga | nakanyaga | naikanyagia |
    je marche bien | je marche dessus | je marche normalement | je peux marcher | il marche | elle marche | marche sans probleme | je pose le pied | pose le pied | peut poser le pied | appui possible
  `,
  'insect-bite': `
    mosquito bite* | mosquito bites | bitten by mosquito* | mosquitoes bit* | insect bite* | bug bite* | ant bite* | ants bit* | ant & bit* | bitten by ants | bitten by an ant | fly bite | flea bite* | fleas | bedbug* | bed bugs | tick | tick bite | caterpillar | bee stung & yesterday | wasp stung & yesterday | gnat | midges | something small bit | small insect | little insect | insect & bump | bit & itchy bump | bite is itchy | bite itches |
    nimeumwa na mbu | mbu wameniuma | mbu wamenitafuna | mbu ameniuma | ameumwa na mbu | mbu & -uma | siafu | siafu wameniuma | sisimizi | chungu wameniuma | mdudu ameniuma | mdudu mdogo & -uma | wadudu wameniuma | kunguni | viroboto | kupe | kiwavi | nzi & -uma | nyuki & jana & -wash* |
    piqure de moustique | piqures de moustique* | pique par un moustique | moustiques m ont | moustique & piq* | piqure d insecte | piqures d insectes | insecte & piq* | pique par un insecte | fourmis & piq* | fourmi & piq* | puces | punaise* | tique | chenille | moucheron*
  `,
  'small-cut': `
    paper cut | small cut | tiny cut | little cut | minor cut | shallow cut | nick* my finger | nick on | nicked | small scrape | scrape on | scraped my | scraped knee | scraped elbow | graze | grazed | grazed knee | scratch on my | small scratch | tiny scratch | light scratch | scratched by a thorn | thorn scratch | splinter | small wound | tiny wound | minor wound | superficial | cut my finger & small | cut & clean & stopped | cut & stopped at once | cut & stopped quickly | pricked my finger & kitchen | blister from shoes | blister on my heel |
    nimejikata kidogo | amejikata kidogo | kidonda kidogo | mkato mdogo | nimejikwaruza | nimekwaruzika | amekwaruzika | kukwaruzika | mkwaruzo | mchubuko | mchubuko mdogo | nimechubuka | amechubuka kidogo | nimechubuka goti | kimenikata kidogo | imenikata kidogo | kijikidonda | kakidonda | mwiba mdogo | karatasi & -kata |
    petite coupure | coupure superficielle | coupure legere | petite plaie | plaie superficielle | petite ecorchure | ecorchure | ecorche | egratignure | egratigne | eraflure | erafle | petite blessure | coupe avec du papier | coupe legerement | legerement coupe | echarde | ampoule au talon | petit bobo
  `,
  headache:
    'my head aches | head aches | head is aching | dull ache & forehead | ache & forehead | ache & temples & computer | heavy head | head feels heavy | head is heavy | tight head | kichwa kinauma | kichwa kizito | kichwa kinaniuma | kichwa kinagonga | kichwa kimenibana | kichwa kinabana | kichwa kuuma | tete lourde | mal au front | mal de crane | mal a la tete | mal a ma tete | maux de tete | tete qui serre | migraine',
  'mild-headache': `
    mild headache | slight headache | light headache | small headache | little headache | usual headache | usual tension | tension headache | dull headache | dull ache & forehead | headache & goes away | headache & passes | headache after work | headache & screen | headache & computer | headache & stress | headache & skipped | headache & hungry | headache & not slept | headache & lack of sleep | headache & rest helps | headache & paracetamol helps | headache & goes with | same headache as | headache as usual |
    kichwa kidogo | kichwa kinauma kidogo | kichwa kinauma kiasi | kichwa & kidogo & kawaida | kichwa kama kawaida | kichwa & uchovu | kichwa & kukosa usingizi | kichwa & nikikosa usingizi | kichwa & nikilala & -isha | kichwa & panadol & -isha | kichwa & kupumzika & -isha | kichwa & njaa |
    petit mal de tete | leger mal de tete | mal de tete leger | mal de tete habituel | mal de tete comme d habitude | mal de tete & fatigue | mal de tete & stress | mal de tete & ecran | mal de tete & passe | mal de tete & repos | tete un peu lourde | un peu mal a la tete | migraine habituelle
  `,
  diarrhoea: `
    loose stools | loose stool | loose motions | loose motion | runny stool | runny stools | running tummy | running stomach | tummy is running | stomach is running | upset stomach & toilet | the runs | got the runs | toilet three times | toilet four times | watery poo | soft stools & times | going to the toilet often | stomach bug |
    naharisha | anaharisha | naendesha | anaendesha | tumbo linaendesha | tumbo linaharisha | tumbo la kuharisha | kuhara | choo laini & mara | choo cha majimaji | choo chepesi | naenda chooni mara | tumbo linakimbia | diarrhee | selles molles | selles liquides | la courante | gastro | ventre qui coule | je vais souvent aux toilettes | va aux toilettes & fois
  `,
  vomits: `
    threw up once | vomited once | vomited twice | threw up twice | been sick once | was sick once | sick twice | feel sick | feeling sick | nauseous | nausea | queasy | upset stomach | food poisoning | nimetapika mara moja | nilitapika mara moja | ametapika mara moja | nimetapika mara mbili | kichefuchefu | nasikia kutapika | natapika kidogo | moyo unanichafuka | tumbo limechafuka |
    vomi une fois | vomi deux fois | j ai vomi | nausee | nausees | envie de vomir | mal au coeur et | l estomac retourne | intoxication alimentaire legere
  `,
  'drinking-well': `
    drinking well | drinks well | drinking plenty | drinking lots | drinking water | drinking fluids | drinking ors | sipping water | stays down | keep water down | keeping water down | keeps fluids down | keep fluids down | drinks normally | can drink | peeing normally | passing urine normally | urine is normal | pee is normal | eats and drinks | eating and drinking | drinks and plays | nakunywa | nakunywa maji | nakunywa vizuri | anakunywa vizuri | anakunywa maji | nakula na kunywa | anakula na kunywa | anakula vizuri | nakojoa kawaida | nakojoa vizuri | anakojoa kawaida | maji yanakaa |
    je bois | je bois bien | il boit bien | elle boit bien | boit bien | boit normalement | je bois du sro | je bois de l eau | urine bien | urine normalement | j urine | mange et boit | bois et mange | garde l eau | garde ce que je mange | ca reste
  `,
  heartburn: `
    heartburn | acid reflux | reflux | acidity | indigestion | sour taste | sour stomach | acid comes up | acid in my throat | burning after eating | burning after meals | burning after spicy | burn* behind & breastbone | burn* in & chest & spicy | burn* & breastbone & eat* | burn* & stomach & eat* | antacid | gaviscon | eno | burping | belching | burp* & acid | kiungulia | ladha chungu mdomoni | ladha ya uchachu | chachu mdomoni | asidi tumboni | tumbo linawaka baada ya kula | kifua kinawaka baada ya kula | moto kifuani baada ya kula | nacheua | kucheua | vidonda vya tumbo |
    brulures d estomac | brulure d estomac | remontees acides | remontee acide | aigreurs | acidite | reflux gastrique | estomac brule | estomac qui brule | ca remonte & acide | rots acides | digestion difficile | brulure & apres les repas | brule apres les repas
  `,
  gas: 'bloating and wind | bloated after | wind after | gassy | passing gas a lot | farting | tummy rumbles | gesi tumboni | tumbo limejaa gesi | tumbo linanguruma | najamba | ballonnements | ballonne apres | gaz apres | flatulences | ventre qui gargouille',
  'period-pain': `
    period pain | period pains | period cramps | menstrual cramps | menstrual pain | cramps every month | cramps as every month | cramps with my period | monthly pain | monthly cramps | time of the month | pms | tumbo la hedhi | tumbo la period | tumbo la siku | maumivu ya hedhi | hedhi inauma | siku zangu & tumbo & -uma | tumbo & mwezini | tumbo kila mwezi | kila mwezi & tumbo | period cramps |
    regles douloureuses | douleurs de regles | douleur des regles | mal au ventre & regles | mal de regles | crampes de regles | crampes menstruelles | regles & comme tous les mois | regles & habituel* | dysmenorrhee
  `,
  'sticky-eye': `
    sticky eye | sticky eyes | gluey eye | gluey eyes | gunk in & eye | goo in & eye | gunky eye | crusty eye | crusty eyes | crust & eye* | eye & crust* | eye & glued | eyes & glued | eye & stuck & morning | eyes stuck together | eye discharge | pink eye | conjunctivitis | weepy eye | watery eye* | eye is watering | tongotongo | matongotongo | jicho lina matongo | macho yameshikana asubuhi | macho yameganda | jicho limeganda | macho yanatoa majimaji | macho mekundu & asubuhi | jicho linatoa uchafu | oeil colle | yeux colles | oeil qui colle | oeil & croute* | yeux & croutes | oeil qui coule | yeux qui coulent | conjonctivite | secretions & oeil | yeux larmoyants
  `,
  'pregnancy-nausea': `
    morning sickness | sick in the morning* | nausea in the morning* | feel sick & pregnan* | feeling sick & pregnan* | nausea & pregnan* | nauseous & pregnan* | vomit* & morning & pregnan* | queasy & pregnan* | kichefuchefu & mimba | kichefuchefu & asubuhi | kutapika asubuhi & mimba | kichefuchefu cha mimba | kichefuchefu cha ujauzito | nausees le matin | nausees & enceinte | nausee & enceinte | nausees de grossesse | vomissements du matin | mal au coeur le matin
  `,
  'skin-problem': `
    pimples | acne | dandruff | eczema | ringworm | dry skin | itchy skin | dark spots & face | spots on my face | spots on my back | round patch | ring shaped | flaky skin | scaly | athlete s foot | itch between & toes | fungus | nail fungus | wart | warts | mole | heat rash | prickly heat | razor bumps | itchy scalp | lice | scabies | chunusi | mba | upele | fangasi | ukurutu | pele za joto | vipele vya joto | ngozi kavu | madoa usoni | mashilingi | shilingi ya ngozi | choa | ngozi inawasha | kichwa kinawasha & mba | chawa | acne | boutons sur le visage | boutons & dos & mois | pellicules | eczema | teigne | peau seche | mycose | champignons & peau | champignons & pieds | plaque ronde | verrue | verrues | taches brunes & visage | poux | gale | demangeaisons de la peau
  `,
  'urine-burns': `
    stings when i pee | sting* & pee | burns when i pee | burn* & pee | burn* & urinat* | burns when passing | burning & urine | pain when i pee | hurts to pee | pain passing urine | uti | cystitis | bladder infection | nikikojoa & -choma | nikikojoa & -uma | mkojo unachoma | mkojo unawasha | mkojo unauma | kukojoa & -choma | kukojoa & -uma | brule quand j urine | brule en urinant | brulure* & urin* | pique quand j urine | pique en urinant | mal en urinant | mal quand j urine | mal a uriner | cystite | pisse & brule
  `,
  'urine-often':
    'pee often | pee more often | urinate often | go often to pee | need to pee all | pee every hour | keep needing to pee | nakojoa mara kwa mara | mkojo mara kwa mara | kukojoa mara kwa mara | uriner souvent | urine souvent | envie d uriner & souvent | pipi souvent',
  'poor-sleep':
    'can not sleep well | sleep badly | sleeping badly | poor sleep | trouble sleeping | insomnia | wake at night worrying | lie awake | sipati usingizi | silali vizuri | nakosa usingizi | usingizi haupo | dors mal | mal dormir | du mal a dormir | insomnie | insomnies',
  'low-mood': `
    feel low | feeling low | low mood | feel sad | feeling sad | i am sad | down lately | feeling down | feel down | depressed | depression | no joy | cry for no reason | crying a lot | crying every day | hopeless | anxious all the time | anxiety | panic attacks | worried all the time | stressed | burnt out | nina huzuni | najisikia huzuni | huzuni sana | nalia kila siku | nalia ovyo | msongo wa mawazo | mawazo mengi | sina raha | sina furaha | nimekata tamaa | nina wasiwasi | wasiwasi mwingi | sonona |
    je suis triste | tristesse | deprime | deprimee | depression | le moral | moral bas | cafard | je pleure tous les jours | pleure sans raison | angoisse* | anxiete | anxieuse | anxieux | crises de panique | sans espoir | plus envie de rien | stresse | stressee | burn out
  `,
  constipation:
    'constipated | constipation | hard stools | hard stool | hard poo | difficult to pass stool | not gone for two days & stool | choo kigumu | choo kikavu | kufunga choo | nimefunga choo | tumbo limefunga | haja ngumu | constipe | constipee | constipation | selles dures | dur d aller a la selle',
} as const;
