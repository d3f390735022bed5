/** More Swahili ways of saying what is dangerous in any part of the body: by concept, separated by bars. */
export const swahiliDanger = {
  'not-breathing': `
    pumzi zimeisha | pumzi zimeacha | pumzi imesimama | pumzi imeacha | hatoi pumzi | havuti pumzi | hapumuwi |
    moyo umesimama | kifua hakipandi | kifua kimetulia kabisa | havuti hewa | hana mapigo | sioni akipumua |
    hasikiki akipumua | pumzi hazisikiki | hajapumua | apumui
  `,
  choking: `
    kimemkaba | imemkaba | kimekwama shingoni | imekwama shingoni | chakula & -kwama & koo | nyama & -kwama & koo |
    mwiba wa samaki & koo | shilingi & koo | njugu & koo | mahindi & koo | pipi & koo | ugali & -kwama | imeziba njia ya hewa |
    imeziba koo | kimeziba koo | amepaliwa | amejipalia | -palia na | -kabwa na | -kwamwa | kitu & -kwama & koo | ana choke | anachoke
  `,
  'noisy-breath': `
    sauti ya ajabu akivuta | anavuta pumzi kwa sauti | pumzi inapiga filimbi akivuta | koo linakoroma | koo linapiga |
    sauti ya mbwa akivuta | mlio akivuta hewa | mlio akivuta pumzi | anatoa mlio akivuta | stridor
  `,
  'blue-lips': `
    midomo ya zambarau | midomo imekuwa nyeusi | midomo inageuka | kucha zimekuwa bluu | kucha zimegeuka | vidole vimegeuka rangi |
    uso umekuwa bluu | -geuka rangi & midomo | ulimi wa bluu | amegeuka blue | ako blue | lips ziko blue | lips zimeturn blue | cyanosis
  `,
  breathless: `
    hewa haiingii | hewa haifiki | pumzi haiingii | pumzi haifiki | pumzi haishuki | pumzi hazishuki | pumzi zinamuishia |
    pumzi inamuishia | pumzi zinaniishia | -hangaika kupumua | -pambana kupumua | -pata tabu kupumua | -pata taabu kupumua |
    -hangaika & pumzi | -tafuta hewa | -tafuta pumzi | natafuta pumzi | anatafuta pumzi | anahaha | pumzi zinakatakata |
    pumzi nzito | kama nazama | kifua kimeziba | breath imeisha | breath inaisha | hawezi breathe | siwezi breathe | -breathe na shida |
    can't breathe  | anagasp | inakuwa ngumu kupumua | kupumua imekuwa ngumu | pumzi shida | shida ya hewa
  `,
  'breathless-at-rest': `
    anaongea neno kwa neno | anakatiza maneno | maneno yanakatika & pumzi | lazima akae & pumua | analala akiwa amekaa |
    anakaa wima & pumua | hawezi kulala kwa pumzi | akilala pumzi | nikilala pumzi | ameinama mbele & pumua |
    hata bila kufanya kazi & pumzi | bila kufanya chochote & pumzi | hamalizi sentensi | hawezi kumaliza maneno | hata kukaa & pumzi
  `,
  unconscious: `
    hana ufahamu | amekata fahamu | -potelewa na fahamu | fahamu zimekatika | ametoka fahamu | haitiki tukimwita | haitiki akiitwa |
    hajibu chochote | hafungui macho | hagutuki | hashtuki | hasikii maumivu | hajasikia tukimwita | tunamwita hajibu |
    tunamwamsha | ukimfinya hashtuki | -lala kama maiti | -lala kama mfu | kama amekufa | amezima tu | amepoteza network |
    ame black out | ameblack out | yuko unconscious | ako unconscious | not conscious  | amepassout | ame pass out | hawezi kuamka |
    hajaamka tangu | haamuki | haamshiki | fahamu amepoteza | kapoteza fahamu | kazima | hajatambua mtu
  `,
  fainted: `
    -anguka kizunguzungu | akaanguka akazima | kaanguka akazima | -poteza fahamu dakika | nimeblackout | amefaint | nilifaint | alifaint |
    macho yakafunga giza & -anguka
  `,
  confused: `
    hajui aliko | hajui jina lake | hajui tuko wapi | hajui yupo wapi | hakumbuki jina | hamjui | hatujui sisi | hawajui watoto wake |
    anaita watu waliokufa | anaongea na watu waliokufa | anaongea mambo ya ajabu | anaongea mambo yasiyo | maneno hayaeleweki & homa |
    anazungumza ovyo | -zungumza ovyo | anapayapaya | -bwabwaja | anatangatanga & homa | akili zimeruka | akili zimemruka | akili imeruka |
    kama amerukwa | kama mlevi bila | anaongea hovyo | -ongea hovyo | hovyohovyo | haeleweki anachosema | hasemi kitu cha maana |
    ako confused | yuko confused | amekuwa confused | anaconfuse | hayuko sawa kiakili | -changanya watu | delirious
  `,
  drowsy: `
    analala lala  | anasinziasinzia | akiamshwa analala | ukimwamsha analala | anaamka na kulala tena  |
    anafumba macho tu | hana nuru | amelala fofofo | amezubaa | amekuwa mzito | haonyeshi uhai | amedorora | -dorora | amelegea mwili |
    ako drowsy | ako sleepy sana | lethargic | hachangamki | ameloweka | amelala lala | amechoka mno hafumbui  | tepetepe | mtepetevu
  `,
  fit: `
    anatupatupa mikono | -tupa mikono | -tupatupa mikono | -tingishika mwili | mwili unatingishika | mwili unatikisika | -pigapiga mikono na miguu |
    -tetema mwili | mwili unagangamaa | mwili umegangamaa | mwili umekakamaa | mwili unakakamaa | amekakamaa | macho yanageuka juu |
    macho juu & -kakamaa | macho meupe tu | -uma ulimi & -tetemeka | povu linatoka mdomoni | povu mdomo | mate ya povu | -anguka na kutetemeka |
    -anguka akitetemeka | amefit | anafit | alifit | anapata fits | convulse | anaconvulse | ameconvulse | kutetemeka bila kujitambua |
    mitukutiko | mtukutio | mshtuko wa mwili | -shtukashtuka | dege la mtoto | ugonjwa wa dege | ndege ya watoto | -gongana meno & povu
  `,
  'heavy-bleeding': `
    damu inakuja kwa nguvu | damu inatoka kwa nguvu | damu inatoka kama maji | damu kama bomba | damu kama maji | damu inapiga | damu inaruka juu |
    damu inachirizika | damu inachuruza | damu haizuiliki | damu haisimami | damu inaendelea kutoka | damu inaendelea kuvuja | damu haiwezi kusimama |
    damu inaflow | damu haistop | -bleed sana | anableed sana | kitambaa & -lowa & damu | shuka & -lowa & damu | shati & -lowa & damu |
    bandeji & damu & -lowa | godoro & damu | sakafu & damu | damu imetapakaa | mshipa umekatika | mshipa & -katika | -pita damu nyingi |
    damu dakika ishirini | damu nusu saa | damu inabubujika | damu mingi | damu tele | ndoo ya damu
  `,
  'cold-clammy': `
    amepoa na jasho | mwili umepoa | ngozi imepoa | ngozi imelowa | ngozi inateleza | jasho la kifo | jasho linamtoka & baridi |
    jasho kama maji & baridi | jasho & mikono & baridi | -paukuka na jasho | amepauka na jasho | ako cold na jasho | sweating cold
  `,
  'very-weak': `
    hawezi kuinua kichwa | hainui kichwa | hawezi kujigeuza | hajigeuzi | amelala tu kitandani | hawezi kujisogeza | hasimami |
    hawezi hata kutembea | tunambeba | anabebwa  | miguu haishiki | magoti yanaisha nguvu | miguu inakatika | mwili hauna nguvu kabisa |
    hana nguvu hata | nguvu sina | hali mbaya sana | taabani | amezidiwa | amezidiwa sana | kazidiwa | nimezidiwa | ako weak sana |
    hawezi stand | hawezi walk | hawezi tembea
  `,
  'tongue-swelling': `
    midomo imekuwa mikubwa | midomo minene | ulimi umekuwa mkubwa | ulimi mnene | ulimi haujai | ulimi umejaa mdomo | koo linabanwa |
    koo limebana | koo limekaza | koo linakaza | koo inafunga | koo inajifunga | koo inaswell | midomo imeswell | lips zimeswell | uso umeswell |
    lips zimefura | tongue imefura | tongue imeswell | throat inafunga | throat inaclose | uso wote umevimba | macho yamefunga kwa kuvimba
  `,
  'allergy-trigger': `
    allergy | allergic | mzio wa | nimekula samaki | amekula samaki | amekula karanga | amekula mayai | amekula kamba | amechomwa sindano |
    nyuki & -uma | nyuki & -dunga | nyigu & -uma | nyigu & -dunga | manyigu | mavu | amedungwa sindano | baada ya kunywa antibiotic | baada ya dawa mpya
  `,
  hives: `
    vimepanda mwili mzima | mavimbe yanawasha | vipele vya ghafla | mapele yanawasha | mwili umevimba vipele | rashes mwili mzima |
    mwili umetokea vipele | upele umetoka ghafla | madoa yanayowasha | mwili umevimbavimba | mabaka & -washa
  `,
  'swallowed-poison': `
    sumu ya mende | sumu ya wadudu | sumu ya kupe | -nywa & dawa ya mimea | -nywa & dawa ya kunyunyizia | -nywa & dawa ya ng ombe | -nywa & dawa ya mifugo |
    -nywa & kerosene | -nywa & parafini | -nywa & taa | -nywa & diesel | -nywa & dizeli | -nywa & thinner | -nywa & bleach | -nywa & harpic |
    -nywa & dettol | -nywa & asidi | -nywa & omo | -nywa & diazinon | -nywa & furadan | -nywa & triatix | -meza & furadan | -meza & sumu | -bwia vidonge |
    -bwia dawa | -meza & tembe | -meza & dawa za | -meza & pakiti | -meza & chupa nzima | amekunywa dawa zote | kameza dawa | kanywa sumu |
    -zidisha dawa | -overdose | ameoverdose | -drink jik | -drink poison | -drink acid | amepewa sumu | -tiliwa sumu | -tegeshewa sumu |
    harufu ya mafuta ya taa | mdomo unanuka mafuta | mdomo unanuka dawa | uyoga & -kula | mihogo michungu | matunda ya porini & -kula
  `,
  'snake-bite': `
    nyoka & -ng ata | nyoka & -gonga | nyoka & -dona | nyoka & -tema | nyoka & -uma | nyoka & -dunga | nyoka & mguu | nyoka & macho | nyoka & shamba |
    koboko | songwe | kifutu | nyoka & -gusa | joka & -uma | snake & -uma | snake & -bite | swila
  `,
  'burn-serious': `
    -ungua & mwili wote | -ungua & nusu ya mwili | -ungua & mikono miwili | -ungua & uso | -ungua & kichwa | -ungua & sehemu za siri | -ungua & mdomo |
    -ungua & kifua | -ungua & mgongo | -ungua & tumbo | -ungua & shingo | -ungua & miguu yote | -ungua & ngozi | -mwagikiwa & kifua | -mwagikiwa & mwili |
    -mwagiwa & asidi | -mwagiwa & tindikali | -mwagiwa & maji ya moto | -ungua & gesi | -ungua & petroli | -ungua & asidi | nguo & -shika moto |
    nguo & -waka moto | nyumba & -ungua & -tolewa | -ungua & nyama | -tumbukia kwenye sufuria | -kalia sufuria | -ingia kwenye moto | moto & uso & -ungua |
    -babuka & ngozi | -burn & uso | ameburn mwili | -chomwa na asidi
  `,
  'major-trauma': `
    -pigwa na gari | -gongana na | magari & -gongana | boda & -anguka | nduthi & -anguka | nduthi & -gonga  | pikipiki & -anguka | pikipiki & -pinduka |
    gari & -pinduka | matatu & -pinduka | gari & -kanyaga | gari & -buruza | -rushwa na gari | lori & -gonga | treni & -gonga | tuk tuk & -gonga |
    -anguka & ghorofa | -anguka & juu ya mti | -anguka & mnazi | -anguka & paa | -anguka & darini | -anguka & ngazi ndefu | -anguka & shimo | -anguka & kisima |
    -anguka & jengo | -chomwa & kisu | -chomwa & mkuki | -chomwa & mshale | -dungwa & kisu | -dungwa & mshale | -katwa & panga | -katwa & shoka | -kata & panga |
    -pigwa & risasi | risasi imemwingia | -choma & kisu & tumbo | shoti & umeme | -shikwa & umeme | -naswa na umeme | umeme & -tupa | umeme & -rusha |
    stima & -shika | stima & -tupa | stima & -pigwa | radi & -piga | -zama & maji | -zama & mto | -zama & ziwa | -kunywa maji & mto | -tolewa majini |
    -fukiwa na udongo | ukuta & -angukia | mti & -angukia | tembo & -piga | kiboko & -uma | mamba & -uma | nyati & -piga | ng ombe & pembe | fahali & -piga
  `,
  'head-blow': `
    -gonga & kichwa & ukuta | -gonga & kichwa & sakafu | -piga & kichwa & chini | -angukia & kisogo | -anguka & kisogo | -pigwa & jiwe & kichwa |
    -pigwa & rungu & kichwa | -pigwa & nondo | -pigwa & shoka & kichwa | kichwa & -pasuka & -anguka | -tobolewa kichwa | -anguka & kitandani & kichwa |
    fuvu & -pasuka | -hit kichwa | amehit kichwa | alihit kichwa | -bang kichwa | kichwa & -jeruhi | kichwa & kimepasuka | kichwa & -chanika
  `,
  'clear-fluid-head': `
    damu & -toka & sikio | damu & -toka & masikio | maji & -toka & sikio & -anguka | maji & -toka & pua & -anguka | maji & -toka & pua & kichwa & -gonga |
    damu masikio | damu kwa maskio | damu kwa masikio | maji kwa masikio
  `,
  'open-break': `
    mfupa & ngozi & -toboa | mfupa & -chungulia | mfupa & nje | mfupa & -onekana | mfupa & -jitokeza | bone imetoka | bone inaonekana | mfupa wazi |
    bega & -teguka | nyonga & -teguka | bega & -hama | goti & -hama | kiwiko & -teguka | bega & -shuka
  `,
  'closed-break': `
    mkono & -vunjika | mguu & -vunjika | mkono & -katika | mguu & -katika | mkono & -pinda & -anguka | mguu & -pinda & -anguka | mfupa & -pasuka | mfupa & -alika |
    hawezi kukanyaga & -anguka | kukanyaga hawezi & -anguka | kifundo & -vunjika | bega & -vunjika | ubavu & -vunjika | -break mguu | -break mkono | fracture
  `,
  'cold-limb': `
    mguu & -kufa ganzi & baridi | vidole & -poa | mguu & -poa | mkono & -poa | mguu & rangi & baridi | vidole & buluu | vidole & -geuka rangi | mguu & -pauka & baridi |
    mguu hausikii & baridi | plasta & vidole & baridi | plasta & vidole & ganzi | pop & vidole
  `,
  'stiff-neck': `
    shingo haigeuki | shingo haikubali | shingo haiinami | hawezi kuinamisha kichwa | hawezi kuinamisha shingo | hawezi kuinama shingo | shingo & -kaza |
    shingo & -gangamaa | shingo & mbao | shingo & mti | shingo iko stiff | shingo ni stiff | neck stiff | neck iko stiff | kidevu & kifua & hawezi |
    kidevu & kifua & hakifiki | shingo & -vuta nyuma | kichwa & -rudi nyuma | shingo & nyuma & -pinda
  `,
  'non-fading-rash': `
    madoa & glasi | vipele & glasi | vidoa vya damu | madoa ya damu | madoa mekundu & hayaondoki | vipele & havifutiki | vidoa & havipotei | vipele & havipotei |
    madoa & hayapotei | madoa & hayaondoki | damu chini ya ngozi | madoa meusi & homa | alama za zambarau | spots za purple | petechiae | purpura
  `,
  'bulging-soft-spot': `
    utosi & -vimba | utosi & -tuna | utosi & -panda | utosi & -inuka | utosi & -jaa | utosi & juu | fontanelle | utosini & -vimba | utosini & -tuna | utosi & -dunda
  `,
  mottled:
    'ngozi & mabaka & bluu | ngozi & mabaka & kijivu | ngozi & marumaru | miguu & mabaka | ngozi madoadoa & baridi | mottled | mabakamabaka',
  'no-urine': `
    mkojo & hautoki | mkojo & umekauka | mkojo & umekatika | mkojo & umekata | mkojo & hakuna | hajasusu | hajaenda haja ndogo | hajapita mkojo | haendi haja ndogo |
    hajakojoa tangu jana | nepi & kavu | nepi & haijalowa | pampers & kavu | pampas & kavu | diaper & kavu | hajapee | hapee | no urine output | anuria
  `,
  'violent-shivers': `
    -tetemeka & meno | meno & -gongana | -tetemeka & kitanda | baridi & mifupa & -tetemeka | -tetemeka & mablanketi | blanketi & -tetemeka | -tetemeka & hawezi kushika |
    anashake sana | anashiver sana | rigors | -tetemeka mwili mzima kwa baridi | -tetemeka kama ameshikwa
  `,
  'locked-jaw': `
    taya & -kaza | taya & -bana | taya & -funga | taya & -kufa | mdomo & -kaza | mdomo & -bana & hawezi | meno & -bana | meno & hayafunguki | mdomo & haufunguki |
    mdomo & haufungi | mdomo hauachami | hawezi kuachama | siwezi kuachama | hawezi kupanua mdomo | siwezi kupanua mdomo | jaw imelock | jaw imefunga | pepopunda & ana | tetenasi
  `,
  spasms: `
    mwili & -pinda nyuma | mgongo & -pinda & nyuma | mwili & upinde | mwili & -kaza & ghafla | misuli & -kaza & yenyewe | misuli & -vuta & mwili | mwili & -kaza & akiguswa |
    -kaza & kelele | mwili unamkaza | anaspasm | mwili & -kaza & sauti | mgongo & upinde
  `,
  'fear-of-water': `
    maji & -ogopa & mbwa | maji & -mwogopesha | maji & -shtua | -ogopa & maji & kunywa | akiona maji & -kaba | akijaribu kunywa & koo | koo & -kaba & maji | -ogopa & upepo & mbwa |
    mbwa & -tokwa na mate | mbwa & -bweka kama
  `,
  'outbreak-contact': `
    -zika & mgonjwa | -osha & maiti | -gusa & maiti | mazishi & ebola | mazishi & marburg | ebola & -kaa na | ebola & jirani | ebola & ndugu | marburg & ndugu | marburg & jirani |
    ebola & -hudumia | marburg & -hudumia | kipindupindu & nyumba | ebola & hospitali | msibani & ebola | msiba & ebola
  `,
  smoke: `
    jiko & mkaa & -lala | jiko & mkaa & chumba | jiko & mkaa & nyumba | makaa & -lala | makaa & chumba | mkaa & madirisha | mkaa & dirisha | jenereta & chumba | jenereta & -lala |
    gesi & -vuja | gesi & harufu & chumba | gas & -leak | moshi & -vuta | moshi & nyumba & -ungua | jiko & dirisha & -funga | jiko & mlango & -funga | seredani | mkaa ndani ya nyumba
  `,
  'cry-for-help': `
    anakaribia kufa | karibu kufa | nahisi nakufa | anaonekana anakufa | tafadhali haraka & anakufa | emergency tafadhali | nisaidie haraka | tusaidie haraka | anaenda kufa |
    yuko kufani | anakata kamba | maisha yake yako hatarini | naomba msaada haraka | help anakufa
  `,
} as const;
