/**
 * What relatives see of a danger of women, children and the mind, in Swahili and Sheng: by concept, separated by
 * bars.
 */
export const seenSwahiliPeople = {
  'cannot-pass-urine':
    'mkojo hautoki | mkojo umegoma | mkojo umeziba | mkojo umefunga | mkojo umekataa | nashindwa kukojoa | anashindwa kukojoa | siwezi kukojoa | hawezi kukojoa | najaribu kukojoa & haitoki | najaribu kukojoa & hautoki | hata tone moja | kibofu kimejaa | kibofu kinauma | kibofu & -pasuka | mrija wa mkojo & -ziba | katheta & -ziba',
  'testicle-pain':
    'pumbu & -uma | pumbu & -vimba | pumbu & ghafla | pumbu la kushoto | pumbu la kulia | korodani & -uma | korodani & -vimba | korodani & ghafla | korodani moja | korodani imepanda | makende & -uma | makende & -vimba | kende & -uma | kende & -vimba | mapumbu & -uma | mapumbu & -vimba | mipira & -uma & siri',
  'vaginal-bleeding':
    'damu inatoka ukeni | damu ukeni | damu miguuni & mimba | damu mapajani | damu kwenye chupi | damu ya ukeni | natokwa na damu | anatokwa na damu ukeni | damu inashuka | damu imetoka chini | nableed | ana-bleed | na-bleed | bleeding ukeni',
  pregnant:
    'mimba ya | mimba ina | mimba yangu | nina mimba | ana mimba | ujauzito wa | nina ujauzito | ana ujauzito | ni mjamzito | nimebeba mimba | nina mtoto tumboni | mtoto wa tumboni | kliniki ya wajawazito | niko mjamzito | nina ball | ana ball',
  'missed-period':
    'siku zangu hazijaja | siku zangu hazijafika | siku zangu zimechelewa | siku zake hazijaja | sijaona siku | sijaingia mwezini | hedhi haijaja | hedhi imechelewa | hedhi imekata | sijapata hedhi | hajapata hedhi | period haijakuja | period imechelewa | periods hazijakuja | sijaona period | sijableed mwezi | nimechelewa siku | nimepitisha siku | nahisi nina mimba changa',
  'low-pain':
    'tumbo la chini upande | chini ya kitovu & -uma | chini ya kitovu & upande | kinena & -uma & upande | nyonga & -uma & hedhi',
  'headache-bad':
    'kichwa kinapasuka | kichwa kinataka kupasuka | kichwa kinauma sana | kichwa kinauma vibaya | kichwa kinaniua | kichwa kinawaka | kichwa & hakivumiliki | kichwa & panadol & haisaidii | kichwa & dawa & haisaidii | kichwa & siwezi kufungua macho',
  'sees-spots':
    'naona nyota | nyota nyota | naona vimulimuli | vimulimuli machoni | naona cheche | cheche machoni | naona madoa | naona vitu vinaelea | naona mwanga unawaka | naona vidoti | nyota machoni | naona ukungu | naona maluweluwe | macho yanaona nyota',
  'swollen-face':
    'uso na mikono & -vimba | uso umevimba | uso umejaa | mikono na uso | pete haitoki | pete inabana | macho yamevimba & mimba',
  'upper-belly-pain':
    'tumbo la juu & -uma | chini ya mbavu & -uma | juu ya kitovu & -uma | chembe ya moyo | chembe & -uma | mbavu za kulia & -uma',
  'baby-moves-less':
    'mtoto & teke & -sikii | sisikii mtoto | simsikii mtoto | simsikii akicheza | sisikii mateke | sisikii teke | hajapiga teke | hapigi teke | hapigi mateke | mateke yamepungua | mateke hakuna | hakuna mateke | mtoto ametulia tumboni | ametulia tumboni | ametulia sana tumboni | hachezi tumboni | hajacheza tangu | hachezi tangu | mtoto hachezi | mtoto tumboni & kimya | mtoto tumboni & ametulia | tumboni kimya | anacheza kidogo | anacheza kwa nadra | mtoto hasogei tumboni | mtoto hatikisiki | mchezo wa mtoto umepungua',
  'waters-broke':
    'maji yamepasuka | chupa imepasuka | chupa ya uzazi | maji yanatoka ukeni | maji yananitoka | maji yanavuja | maji yametoka & mimba | maji mengi & mimba & -toka | maji mapajani | nimelowa maji & mimba | maji ya uzazi | maji yanachuruzika',
  'green-fluid':
    'maji ya kijani | maji yana rangi ya kijani | maji ya kahawia & uchungu | maji machafu & uchungu | maji & kijani & mimba',
  'cord-out':
    'kitovu kimetoka & mimba | kitovu cha mtoto kimetoka | kamba ya mtoto | kamba imetoka | kitovu kinaning inia & uchungu | mkono wa mtoto umetoka | mguu wa mtoto umetoka | ametanguliza miguu | ametanguliza mguu | ametanguliza makalio',
  'long-labour':
    'uchungu tangu jana | uchungu tangu juzi | uchungu siku mbili | uchungu usiku kucha | uchungu & tangu & jana | nasukuma & hatoki | anasukuma & hatoki | mtoto hatoki | mtoto amekwama | ana uchungu & siku | nimekaa na uchungu',
  'pad-soaking':
    'pedi kila saa | pedi kila nusu saa | pedi kila dakika | pedi zinajaa | pedi inajaa | pedi mbili kwa saa | pedi & saa moja | nabadilisha pedi kila | nabadili pedi kila | anabadilisha pedi kila | kanga kila | kitambaa kila nusu saa | vitambaa & saa | mabonge makubwa | mabonge ya damu | madonge ya damu | mapande ya damu | vipande vya damu | kama maini | kama ini | damu & mabonge | godoro limelowa | damu inamiminika | damu inatiririka miguuni',
  'gave-birth':
    'nilijifungua | amejifungua | alijifungua | nimejifungua | amezaa | nilizaa | nimezaa | tangu nijifungue | tangu kujifungua | baada ya kujifungua | baada ya kuzaa | alizalia nyumbani | amejifungulia nyumbani | nimejifungulia | mzazi wa siku | nina kichanga na mimi | nilifanyiwa c section | nilizaa kwa upasuaji',
  'foul-discharge':
    'uchafu unanuka | uchafu wenye harufu | uchafu unaonuka | majimaji yenye harufu | majimaji yanayonuka | ukeni & -nuka | ukeni & harufu | harufu mbaya & ukeni | harufu mbaya & chini | damu inanuka | damu yenye harufu | usaha ukeni',
  fever:
    'mwili unachemka | mwili umechemka | mwili unawaka | mwili umewaka | mwili kama moto | mwili una moto | moto mwilini | anachemka mwili | anachemka | nachemka mwili | joto limepanda | mwili umepata joto | ana joto la mwili | ana homa',
  'acts-strange':
    'hayuko kawaida & kuzaa | amebadilika tabia | anafanya mambo ya ajabu | anaongea peke yake | anacheka peke yake | anacheka ovyo | halali kabisa & kuzaa | hajalala siku & kujifungua | anakimbia uchi',
  'baby-evil':
    'mtoto ni shetani | mtoto ni jini | mtoto si wake | mtoto amebadilishwa | mtoto ana pepo | mtoto ana mapepo | mtoto ametumwa | mtoto amerogwa | mtoto ni nyoka',
  'after-abortion':
    'nimetoa mimba | alitoa mimba | ametoa mimba | nilitoa mimba | mimba imetoka | mimba ilitoka | mimba imeharibika | mimba iliharibika | nimemeza dawa za kutoa mimba | dawa za kutoa mimba | kutoa ujauzito | nilisafishwa | amesafishwa | nimesafishwa kizazi | kuharibikiwa mimba | kuharibika kwa mimba | misoprostol',
  'not-feeding':
    'hanyonyi | hanyonyi vizuri | amekataa kunyonya | anakataa kunyonya | amekataa titi | anakataa titi | amekataa ziwa | anakataa ziwa | hataki kunyonya | hataki titi | ameacha kunyonya | kunyonya hataki | ananyonya kidogo | ananyonya kidogo sana | anavuta mara mbili | akinyonya mara mbili & -lala | akinyonya anachoka | analala akinyonya | anashindwa kunyonya | hana nguvu ya kunyonya | hawezi kunyonya | hajanyonya tangu | hajanyonya | titi halishiki | hashiki titi | maziwa yanatoka mdomoni | hanywi maziwa | hali wala kunyonya',
  limp: 'amelegea | amelegea kama | amelegea mwili | kama kitambaa | kama mdoli | mwili umelegea | hana nguvu & kichanga | hachangamki & kichanga | hajitikisi & kichanga | halii & kichanga | sauti ya kulia & ndogo | analia kwa shida | analia kidogo sana | mikono na miguu imelegea | shingo imelegea | kichwa kinaanguka & kichanga | hasogei mpaka nimguse | akiguswa tu ndio anasogea',
  'navel-red':
    'kitovu & chekundu | kitovu & -vimba | kitovu & usaha | kitovu & -nuka | kitovu kinanuka | kitovu kinatoa usaha | kitovu kimevimba | kitovu kimekuwa chekundu | kitovu & harufu | pembeni ya kitovu & nyekundu | kuzunguka kitovu & nyekundu',
  'fast-breath':
    'anapumua haraka | anapumua kwa haraka | anahema haraka | anahema kwa kasi | anapumua kwa kasi | anapumua mbio | pumzi za haraka | tumbo linapanda na kushuka & haraka | anahema kama mbwa | anahema kama amekimbia | pumzi & kwa dakika | anahema juu juu',
  'ribs-draw-in':
    'mbavu zinaingia | mbavu zinaingia ndani | mbavu zinaonekana & -pumua | mbavu zinazama | kifua kinaingia ndani | kifua kinabonyea | kifua kinazama | kifua kinaingia | ngozi & mbavu & ndani | kati ya mbavu & ndani | chini ya mbavu & ndani & -pumua | tumbo linaingia & -pumua | shimo la shingo & -pumua',
  grunting: 'anaguna | anaguna akipumua | anakoroma akipumua | anagumia | anatoa mlio akipumua | mguno',
  'vomits-all':
    'anatapika kila kitu | anatapika chochote | anatapika kila anachokula | anatapika kila akinywa | natapika kila kitu | natapika kila ninachokula | hata maji anatapika | hata maji natapika | kila akinywa anatapika | kila anachokula kinarudi | chakula kinarudi | maji yanarudi | hakuna kinachokaa tumboni | chakula hakikai | maji hayakai | hakikai tumboni | anatapika mfululizo',
  'cannot-drink':
    'hawezi kunywa | hataki kunywa | hanywi | hanywi chochote | hanywi maji | hajanywa | hajanywa chochote | amekataa kunywa | anakataa kunywa | anakataa maji | hata maji hataki | hata maji hawezi | maji yanamtoka mdomoni | hamezi | hawezi kumeza | anashindwa kumeza | anashindwa kunywa | kunywa hawezi | hali wala kunywa | hali hanywi | hali wala hanywi',
  drowsy:
    'hafungui macho | anataka kulala tu | analala tu | analala muda wote | analala kila wakati | amelala tangu | anasinzia | anasinzia tu | anasinziasinzia | macho yamelegea | usingizi mwingi | hachangamki | hachezi wala | hachezi tena & homa | amepoa sana | amezubaa | amepooza & homa & mtoto | hajichangamshi | ananyong onyea | amenyongea | amelegea na | dhaifu na analala | mlegevu',
  'pale-palms':
    'viganja vyeupe | viganja & nyeupe | viganja vimepauka | viganja havina damu | macho meupe & mtoto | ulimi mweupe & -choka | amepauka sana | damu imepungua | upungufu wa damu | damu imeisha | midomo myeupe',
  'both-feet-swollen':
    'miguu yote & -vimba & mtoto | miguu yote miwili imevimba | miguu imevimba & mtoto | nyayo zimevimba | kwashiorkor | kwashakoo | miguu imejaa maji',
  'thin-arm':
    'mkono mwembamba | mkono & mwembamba | amekonda sana | amekondeana | amebaki mifupa | mifupa inaonekana | mbavu zinaonekana & amekonda | muac | utapiamlo',
  'swallowed-battery':
    'amemeza betri | kabetri | betri ndogo | betri ya | betri & -meza | betri & haionekani | betri & puani | betri & sikioni | sumaku & -meza | visumaku',
  'sight-loss':
    'haoni kabisa | sioni kabisa | jicho halioni | jicho moja halioni | jicho limeacha kuona | jicho limekuwa giza | macho yamekuwa giza | upofu wa ghafla | amepofuka ghafla | ghafla sioni | ghafla haoni | sioni upande mmoja | sioni kitu | pazia & jicho | pazia & macho | kama pazia | kivuli & jicho & ghafla | giza & jicho',
  'chemical-in-eye':
    'dawa & machoni & -mwagika | asidi machoni | jik machoni | jiki machoni | saruji machoni | chokaa machoni | sabuni & machoni & -choma | dawa imemwingia machoni | dawa imeniingia machoni | kemikali machoni | pilipili ya kupuliza | dawa ya wadudu machoni | betri & machoni & maji',
  'eye-injury':
    'kijiti & jicho | mti & jicho & -choma | msumari & jicho | kioo & jicho | chuma & jicho | jicho limetobolewa | jicho limepasuka | jicho limechomwa | jicho & damu | jicho & -katwa | ngumi & jicho | jiwe & jicho | waya & jicho | mwiba & jicho',
  drooling:
    'mate yanamtoka | mate yanatoka | mate yanachuruzika | mate mengi & -meza | hawezi kumeza mate | siwezi kumeza mate | udenda & -meza | udenda unamtoka & homa | udenda & koo | anatokwa na mate & koo',
  'skin-peeling':
    'ngozi inabanduka | ngozi inachubuka | ngozi inamenyeka | ngozi inavuka | ngozi imebabuka | ngozi inatoka | ngozi inanyofoka | ngozi & malengelenge & dawa | mwili & -babuka | mdomo & vidonda & dawa & ngozi',
  'deep-mouth-sores':
    'mdomo umejaa vidonda | mdomo una vidonda | vidonda mdomoni & ngozi | vidonda mdomoni & macho | vidonda vya mdomo & surua | vidonda mdomoni & surua | mdomo mzima & vidonda',
  'new-medicine':
    'dawa mpya | nimeanza dawa | ameanza dawa | nilianza dawa | baada ya kutumia dawa | baada ya kumeza dawa | baada ya dawa | septrin | nevirapine | tangu nianze dawa',
  'low-sugar':
    'sukari imeshuka | sukari iko chini | sukari ndogo | sukari chini | sukari imepungua | sukari yake ni 2 | sukari yake ni 3 | sukari 2 | amechoma insulini & hajala | insulini & hajala | insulini bila kula | hypo',
  sweating:
    'jasho linamtoka | jasho linanitoka | jasho jingi | jasho linatiririka | jasho limemlowesha | amelowa jasho | nimelowa jasho | jasho kama maji | anatokwa jasho | anatokwa na jasho | natokwa na jasho | natokwa jasho',
  diabetes:
    'ana kisukari | nina kisukari | mgonjwa wa kisukari | mgonjwa wa sukari | ana sukari | nina sukari | ugonjwa wa sukari | anatumia insulini | anachoma insulini | sindano za sukari | dawa za sukari | metformin',
  'deep-breathing':
    'anahema kwa nguvu | anapumua kwa nguvu | pumzi ndefu ndefu | anavuta pumzi ndefu | mdomo unanuka kama matunda | pumzi inanuka matunda | pumzi & harufu ya matunda | mdomo unanuka asetoni | pumzi nzito ndefu',
  'dark-urine':
    'mkojo kama cocacola | mkojo kama coca | mkojo kama soda | mkojo kama chai | mkojo kama kahawa | mkojo mweusi | mkojo wa rangi ya | mkojo & kahawa | mkojo & mweusi | mkojo & damu & homa | mkojo mwekundu',
  malaria: 'malaria imempanda | malaria imepanda kichwani | malaria kali | malaria ya kichwa',
  'suicide-plan':
    'barua ya kuaga | nimeandika barua | ameandika barua & -jiua | mwisho wangu | leo ndio mwisho | leo ni mwisho | leo ndo mwisho | siku yangu ya mwisho | kwaherini | naomba mnisamehe & -ondoka | nimenunua kamba | nimenunua sumu | nina sumu | nimeshika sumu | nimeandaa kamba | nimeandaa sumu | =nimefunga kamba juu | =nimefunga kamba & dari* | =nimefunga kamba & mti* | =nimefunga kamba & shingo* | kamba iko tayari | nitajinyonga | nataka kujinyonga | najinyonga | nitajiua | nitakunywa sumu | nataka kunywa sumu | nitameza vidonge | nitajirusha | nataka kujirusha | nitajitupa | najikata mishipa | nimejikata mishipa | nitajichoma | nitajipiga risasi | alijaribu kujiua | amejaribu kujiua | nilijaribu kujiua | amejaribu kujinyonga | usiku huu najimaliza | nitajimaliza | najimaliza | najitoa uhai | nitajitoa uhai | kujitoa uhai | nimeamua kufa | nimeamua kujiua | nimepanga kujiua | nimepanga kufa | kesho hamtaniona | hamtaniona tena | mtanikuta nimekufa | naenda kujiua | naenda kujitupa',
  'suicide-thoughts':
    'bora nife | heri nife | nafuu nife | natamani kufa | natamani nife | natamani kujiua | sitaki kuishi | sioni sababu ya kuishi | maisha hayana maana | maisha hayana thamani | nimechoka na maisha | nimechoka kuishi | nawaza kujiua | nafikiria kujiua | mawazo ya kujiua | nisiamke tena | nisipoamka',
  unsafe:
    'amenikaba shingo | alinikaba shingo | amenikaba koo | alinikaba | ananikaba | amenishikia kisu | amenishikia panga | ana panga & -ua | ana kisu & -ua | ametishia kuniua | anatishia kuniua | atatuua | ataniua | ameniambia ataniua | amesema ataniua | atanimaliza | amenifungia ndani | ametufungia ndani | naogopa kurudi nyumbani | naogopa kwenda nyumbani | nimejificha | tumejificha | ananitafuta aniue | amenimwagia petroli | amenimwagia mafuta | ananifuatilia | anakuja kuniua | yuko mlangoni & kisu | siko salama | hatuko salama',
  'venom-bite':
    'nge & -uma | nge & -gonga | nge & -choma | nge amemuuma | nge amemgonga | ameumwa na nge | ameumwa na buibui | buibui & -uma | tandu & -uma | nge amenigonga',
  'whole-body-signs':
    'anatokwa jasho na mate | mate mengi | jasho na mate | anatetemeka mwili | macho yanachezacheza | anatapika na kutetemeka',
  'weak-immunity':
    'chemotherapy | kemo | dawa za saratani | matibabu ya saratani | amepandikizwa figo | figo ya kupandikizwa | bandama limetolewa | prednisolone & miezi | damu ya saratani | kansa ya damu',
  'stopped-alcohol':
    'ameacha pombe | nimeacha pombe | aliacha pombe | ameacha kunywa pombe | nimeacha kunywa pombe | hajanywa pombe | tangu aache pombe | siku & bila pombe',
} as const;
