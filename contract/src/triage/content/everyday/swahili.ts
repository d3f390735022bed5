/** Everyday Swahili ways of saying what is dangerous: by concept, separated by bars. */
export const swahili = {
  'not-breathing':
    'hapumui tena | kifua hakisogei | pumzi haipo | hana pumzi | pumzi imeisha | ameacha kuhema | hahemi tena | pumzi zimesimama',
  choking: `
    imekwama kooni | kimekwama kooni | -kwama koo | -paliwa | karanga & hawezi kulia | mfupa wa samaki & koo | sarafu & koo |
    hawezi kulia wala kukohoa | chakula kimeziba koo | ameshika koo
  `,
  'noisy-breath':
    'pumzi inakoroma | anakoroma akivuta | anapovuta hewa inatoa sauti | sauti kama filimbi kooni | mluzi kooni',
  'blue-lips':
    'midomo imegeuka bluu | imegeuka bluu | -geuka bluu | -geuka kijivu | midomo myeusi | kucha za bluu | rangi ya bluu',
  breathless: `
    nashindwa kuvuta hewa | -shindwa kuvuta | -shindwa kupumua | nakosa hewa | -kosa hewa | hewa haitoshi | hewa haipiti |
    pumzi inamkatika | pumzi zinakatika | pumzi inakatika | pumzi ngumu | kupumua kugumu | -pumua kwa nguvu | -pigania pumzi |
    kifua kimebana pumzi | pumzi ndefu & shida | pumzi inabana | hawezi kuvuta pumzi | siwezi kuvuta pumzi | siwezi kuhema |
    pumzi hazipiti | -tweta | pumzi hafifu | anahema sana | naishiwa pumzi | -ishiwa pumzi | -ishiwa na pumzi
  `,
  'breathless-at-rest': `
    hata akikaa | hata nikikaa | akiwa amekaa | nikiwa nimekaa | hata amekaa tu | hata nimekaa | hata akilala | hata nikilala |
    hawezi kulala chini | hawezi kuongea kwa | anaongea neno moja | maneno mawili tu | analala ameketi
  `,
  'fast-breath':
    '-pumua haraka | pumzi za haraka | pumzi mbio | -hema kama mbwa | pumzi & mbio | -hema mbio | kifua kinapanda na kushuka | pumzi sabini | pumzi sitini | pumzi hamsini | anahemahema',
  unconscious: `
    hazinduki | haamki kabisa | hajibu akiitwa | haitiki | hasikii tukimwita | ameduwaa | macho yamefunga hajibu | amezima kabisa |
    amelala hatumwamshi | fahamu zimepotea | fahamu zimemtoka | hana habari | tunamtikisa hajibu | haoneshi dalili ya kuamka |
    -poteza fahamu | hajarudi fahamu | hajaregain
  `,
  fainted: `
    -zima ghafla | nimezima | amezima | nikisimama nazima | -anguka chini ghafla | -dondoka ghafla | -zirai | -zimia | -zimika |
    nikaanguka na | giza machoni na kuanguka | naona giza nikisimama | kuanguka nikisimama | amedondoka
  `,
  dizzy:
    'kizunguzungu | kisunzi | dunia inazunguka | nahisi kuanguka | -pepesuka | -yumbayumba | karibu nianguke | nusura nianguke | kichwa chepesi',
  confused: `
    -ropoka | hajui anaongea nini | hajui alipo | -changanya maneno | nachanganya maneno | hatujui | hanitambui | hamtambui |
    hawatambui | anaongea upuuzi | hasemi kinachoeleweka | maneno hayaunganiki | hajui siku | amesahau majina | akili imepotea |
    akili haiko sawa | anaona wadudu | -weuka | ameanza kuropoka | -changanyikiwa | hajielewi
  `,
  drowsy: `
    hachangamki | amelegea | usingizi hauishi | analala muda wote | -sinziasinzia | macho hayafunguki vizuri | hana uchangamfu |
    hataki kucheza kabisa | hachezi kabisa | mzito kuamka | anaamshwa kwa shida | amenyong onyea | amezubaa | amepooza hana |
    kama mtu aliyelewa | usingizi usio wa kawaida
  `,
  fit: `
    -tikisika mwili | mwili mzima ukatikisika | akatikisika | -tetemeka mwili mzima | -kamaa | amekamaa | -kakamaa | kukakamaa |
    macho imepinduka | macho yamepinduka | macho yamepanda juu | povu mdomoni | -toa povu | degedege | kifafa | mikono inarukaruka |
    -rukaruka | -tupa miguu | anajerk | mwili unakuwa mgumu | anakuwa mgumu | mwili ulikuwa mgumu | -gagazika | -tapatapa |
    -gangamaa | dege dege
  `,
  'fit-repeated':
    'tena na tena | mara ya pili leo | mara ya tatu leo | degedege mbili | dakika kadhaa tena | -tetemeka & mfululizo | -kakamaa & mfululizo | -shtuka & mfululizo | mfululizo bila kuamka | mfululizo bila kuzinduka | kimemjia & mfululizo',
  'heavy-bleeding': `
    damu mob | damu inaruka | damu inachuruzika | -churuzika damu | damu imelowanisha | damu haikomi | damu haikati | damu ni nyingi |
    damu inabubujika | damu imejaa | damu bado inatoka | damu inazidi | dimbwi la damu | damu imetapakaa | damu sana | damu nyingi sana
  `,
  'blood-thinner': 'dawa za kuzuia damu isigande | dawa ya kufanya damu nyepesi | dawa za damu nzito | warfarin',
  'cold-clammy': `
    jasho jembamba | jasho la baridi | mwili umepoa na jasho | baridi kama barafu | baridi kama samaki | mikono na miguu ya baridi |
    mikono ni baridi | miguu ni baridi | mwili wa baridi na jasho | -lowa jasho baridi | ngozi baridi | ngozi ya baridi
  `,
  'very-weak': `
    nguvu zimeisha | nguvu zimemwisha | hana nguvu kabisa | hawezi hata kusimama | siwezi hata kukaa | hawezi kuketi | hajiwezi |
    amekuwa hoi | hoi | hoi bin taabani | mahututi | hawezi kutoka kitandani | miguu haimbebi | amechoka kupita | nimechoka kupita |
    hawezi kuinuka | nashindwa kusimama | -shindwa kusimama | -shindwa kukaa | -shindwa kutembea | hainuki
  `,
  'tongue-swelling': `
    midomo imevimba | midomo imefura | ulimi umevimba | ulimi umejaa | koo linafunga | koo kama linafunga | koo linajifunga |
    koo limevimba ndani | uso umefura | uso umejaa ghafla | macho yamevimba yamefunga
  `,
  hives:
    'mapele | mapele mwilini | vipele mwili mzima | mwili umetoka mapele | mabaka mekundu | -washa sana mwili | vinawasha mwili mzima | mwili umetoka',
  'allergy-trigger':
    'nyuki | nyuki wamenuma | baada ya kula samaki | baada ya kula dagaa | karanga | baada ya sindano | dagaa | kamba | baada ya kudungwa | penicillin',
  'swallowed-poison': `
    dawa ya kuua | dawa ya mende | dawa ya kupe | dawa ya panya | dawa ya magugu | maji ya betri | -nywa jik | -nywa mafuta ya taa |
    mafuta taa | -nywa petroli | -meza dawa za | vidonge vya mama | dawa za bibi | tembe za bibi | kala dawa |
    -nywa spiriti | -meza vidonge | -nywa dawa ya nyumba | mafuta ya taa & mdomo | -nywa sabuni | -nywa tindikali
  `,
  'snake-bite': 'matundu mawili ya meno | matundu mawili | meno mawili mguuni | mluzi wa nyoka',
  burn: '-ungua | -mwagikiwa | -babuka | moto umemuunguza | maji moto | uji wa moto | chai ya moto | -lamba moto | pasi ya moto | -choma na pasi | jiko limemuunguza',
  'burn-serious': `
    -ungua kifua na | ngozi imetoka baada ya kuungua | ngozi imeng oka | ngozi imebabuka | -babuka mwili | -ungua miguu yote |
    -ungua mikono yote | -mwagikiwa na maji & kifua | -mwagikiwa & tumbo | -mwagikiwa & uso | -mwagikiwa & mgongo | hot & kifua |
    -anguka kwenye moto | -tumbukia & moto | -tumbukia & maji moto | -ungua & makalio | -ungua & shingo | ngozi imepeel |
    petroli & -ungua | gesi & -lipuka | jiko & -lipuka | stovu & -lipuka
  `,
  'major-trauma': `
    -gongwa | amegongwa na mat | -gongwa na basi | -gongwa na lori | -gongwa na boda | -pata ajali | ajali | -pinduka | -anguka toka |
    -anguka darini | -anguka ghorofani | -anguka mnazi | -anguka kwenye mwembe | -anguka kisimani | -tumbukia kisimani | -tumbukia |
    -dungwa | -chomwa na kisu | -chomwa kisu | -chomwa bisibisi | -pigwa risasi | -katwa na panga | -katwa kwa panga | -kanyagwa |
    ukuta umemwangukia | -angukiwa | -pigwa na radi | -nusurika kuzama | -zama | -okolewa majini | -fukiwa | -pigwa shoti |
    -shikwa na umeme | -rushwa na umeme | -pigwa na ng ombe | -alifall from
  `,
  'head-blow': `
    -jigonga kichwa | -gongwa kichwa | -pigwa kichwa | -anguka akapiga kichwa | kichwa & -piga chini | -pigwa rungu | -pigwa chupa |
    -angukia kichwa | kichwa & -pigwa | kichwani & -pigwa | kichwani & -angukia | kisogo & -piga | nazi & kichwa
  `,
  'clear-fluid-head':
    'maji masikioni | maji sikioni | maji puani | damu sikioni | maji meupe & pua | maji meupe & sikio | ute & sikio',
  'closed-break':
    '-vunjika | umepinda | mkono umepinda | mguu umepinda | mfupa umelia | -sikia mlio | akabreak | -fracture | kifundo kimepinda',
  'open-break':
    'mfupa uko nje | mfupa unaonekana | mfupa nje | mfupa umechomoza | mfupa umetokeza | bega limetoka | bega limechomoka | nyonga imetoka | goti limetoka | -chomoka',
  'cold-limb':
    'mguu wa baridi | mguu umekuwa wa baridi | mguu umekuwa mweupe | vidole vya baridi | mkono wa baridi | mguu umekufa baridi | vidole vya miguu bluu',
  'stiff-neck':
    'shingo ngumu | shingo haipindi | shingo haikunjiki | shingo imekuwa ngumu | kidevu hakifiki kifuani | shingo inauma akiinama | shingo kama mti | shingo imekakamaa | hawezi kugeuza shingo',
  'non-fading-rash':
    'madoa hayapotei | madoa hayafifii | madoa meusi mwilini | madoa ya damu | madoa ya zambarau | vidoa vyekundu visivyo | hayapotei nikibonyeza | alama za damu chini ya ngozi',
  'bulging-soft-spot': 'utosi unavimba | utosini pamevimba | utosi umetokeza | utosi umetutumka | utosi mgumu',
  mottled: 'mabaka ya bluu | ngozi mabakamabaka | ngozi ya marumaru | mabaka mabaka miguuni | magoti mabaka',
  'no-urine': `
    hajakojoa tangu | hajapee | hajasusu | hajapata haja ndogo | mkojo haupo | sijapata mkojo | hakuna mkojo | nepi kavu | pampers kavu |
    hajalowesha nepi | nepi haijalowa | hakojoi kabisa | mkojo kidogo sana
  `,
  'violent-shivers':
    '-tetemeka kama | meno yanagongana | kutetemeka kitanda | baridi kali akitetemeka | -tetemeka hadi kitanda',
  'locked-jaw':
    'mdomo haufunguki | kinywa hakifunguki | taya limebana | taya limekaza | meno yamebana | taya halifunguki | mdomo umebana | meno yameshikana | taya imekufa',
  spasms:
    'mgongo unajipinda | mwili unajikunja nyuma | -pinda kama upinde | misuli inajikaza | mwili unakaza wenyewe | mgongo unapinda nyuma | -kunjama',
  'fear-of-water':
    'akiona maji | maji yanamtisha | akipewa maji anashtuka | anaogopa maji | maji & -ogopa | koo linakaza akiona maji | akisikia maji',
  outbreak: 'ebola | marburg | kipindupindu kimeingia | kuna kipindupindu | mlipuko | mpox',
  'outbreak-contact':
    'nilimuuguza | alimuuguza | -uguza | nilimhudumia | nilizika | -osha maiti | mazishi | aliyekufa kwa | -zika',
  smoke:
    'mkaa chumbani | jiko la mkaa chumbani | jiko chumbani | tulilala na mkaa | tulilala na jiko | jiko ndani | makaa ndani | makaa & chumba | mkaa & chumba | mkaa & lala | jenereta & ndani | moshi & chumba | madirisha & mkaa | jiko & lala | jiko & chumbani | jiko & ndani',
  fever:
    'mwili moto | joto jingi | mwili unawaka | body iko hot | mwili ni moto | -chemka | ana moto | homa | mwili wa moto | mwili uko moto | mwili una moto | amepanda joto | joto limepanda | mwili joto',
  'cry-for-help': 'nisaidieni | anakufa | tusaidieni haraka | anakata roho | yu hatarini | tunampoteza',
  infection: 'maambukizi | nimonia | homa ya mapafu | jipu | kidonda & usaha | infection',
  bleeding: 'damu | -vuja damu | -toka damu',
} as const;
