/** Swahili ways of saying what concerns babies and small children: by concept, separated by bars. */
export const swahili = {
  newborn: `
    kichanga | mtoto mchanga | mtoto wa siku | amezaliwa jana | amezaliwa juzi | mtoto wa wiki |
    amezaliwa wiki iliyopita | kachanga | amezaliwa leo | amezaliwa asubuhi | amezaliwa usiku | alizaliwa jana |
    alizaliwa juzi | alizaliwa leo | alizaliwa wiki | wa wiki mbili | wa wiki moja | wa wiki tatu |
    siku mbili tangu azaliwe | mtoto njiti | njiti | malaika mchanga | mtoto wa masaa | katoto kachanga |
    bebi mchanga | katoi ka siku
  `,
  'not-feeding': `
    !-nyonya | -kataa kunyonya | hawezi kunyonya | hataki kunyonya | ameshindwa kunyonya | -acha kunyonya |
    -kataa ziwa | -kataa titi | anashindwa kunyonya | hanyonyi | hataki ziwa | hataki titi | hataki nyonyo |
    hataki chuchu | hataki maziwa | hashiki ziwa | hashiki titi | hashiki chuchu | haachamishi kunyonya |
    ameacha ziwa | ameacha titi | ameacha kunyonya | amesusa ziwa | amesusa kunyonya | amesusa titi |
    amegoma kunyonya | amegoma ziwa | -goma kunyonya | hana nguvu za kunyonya | hana nguvu ya kunyonya |
    haamki kunyonya | haombi kunyonya | halilii kunyonya | ziwa halitaki | titi analikataa | ziwa analikataa |
    maziwa yanamwagika mdomoni | maziwa yanatoka mdomoni | amechoka kunyonya | kunyonya hataki | kunyonya hawezi |
    hajanyonya | hajanyonya tangu | hanyonyi kabisa | hamung'unyi | hafyonzi | -suck | hasuck | hafeed |
    anageuza uso nikimpa ziwa | hapokei maziwa | hapokei ziwa | hapokei titi | hali ziwa | kukataa ziwa |
    kugoma kunyonya
  `,
  'cannot-drink': `
    hawezi kunywa | hanywi | hawezi kumeza | hataki kunywa | -shindwa kunywa | -kataa kunywa | anashindwa kumeza |
    siwezi kumeza | hameze | hamezi | hamezi chochote | hamezi hata mate | hamezi kitu | hanywi chochote |
    hanywi maji | hanywi kabisa | hapokei maji | hapokei chochote | hapokei kitu | hataki maji |
    hataki kunywa chochote | hawezi drink | hadrink | haswallow | kila nikimpa anatema | anatema maji |
    anatema kila kitu | maji yanamwagika mdomoni | maji yanatoka mdomoni | anafunga mdomo | amefunga mdomo |
    anabana mdomo | hafungui mdomo anywe | kushindwa kunywa | kushindwa kumeza | ameshindwa kumeza |
    ameshindwa kunywa | hakuna anachokunywa | hajanywa | hajanywa chochote | hajanywa kitu | hajaweka kitu mdomoni |
    hata tone la maji | hata tone hapokei | hana nguvu ya kunywa | hana nguvu za kunywa | amegoma kunywa |
    amegoma maji | hawezi kulamba
  `,
  grunting: `
    -guna | anaguna akipumua | kukoroma akipumua | anagumia | -gumia | -koroma akipumua | anagumia kila pumzi |
    anatoa sauti kila akipumua | anatoa mlio akipumua | anaguna kila akipumua | anaguna kila pumzi | anaguguma |
    analalamika akipumua | sauti ya kuguna | mguno | miguno | anapumua kwa kuguna | anakoroma kila anapovuta |
    anagrunt | -grunt
  `,
  'ribs-draw-in': `
    kifua kinaingia ndani | mbavu zinaingia ndani | kifua kinabonyea | mbavu zinaonekana akipumua | kifua kinazama |
    mbavu zinabonyea | pua zinapanuka | mbavu zinachimbika | kifua kinachimbika | kifua kinadidimia |
    kifua kinazama ndani | mbavu zinazama | mbavu zinaingia | mbavu zinavutwa | kifua kinavutwa ndani |
    kifua kinavuta ndani | ngozi inaingia kati ya mbavu | ngozi ya mbavu inaingia | ngozi kati ya mbavu |
    nyama za mbavu zinaingia | chini ya mbavu panabonyea | chini ya mbavu panaingia | panabonyea akipumua |
    panaingia ndani akipumua | mbavu zinahesabika akipumua | tumbo linaingia ndani akipumua | shingo inabonyea |
    shingo inaingia | shimo la shingo | tundu za pua zinapanuka | pua zinafunguka | pua inapanuka |
    matundu ya pua yanapanuka | kifua kinapanda na kuingia | kichwa kinatikisika akipumua | indrawing |
    chest indrawing | anavuta pumzi kwa nguvu sana | anatumia nguvu nyingi kupumua | anahangaika kupumua |
    mbavu zinasink
  `,
  limp: `
    -legea | hachezi | hasogei | amelegea kama kitambaa | analia kwa sauti dhaifu | halii | amenyong'onyea |
    hana nguvu za kulia | kama kitambaa | kama gunia | kama mlenda | kama mfu | kama hana mifupa | kama mdoli |
    kama nguo | kama kamba | laini kama | hajisogezi | hajigusi | hatikisiki | hasogezi mikono | hasogezi miguu |
    hainui mikono | mikono inaning'inia | shingo haishiki | hasogei mpaka | hasogei hadi | anasogea nikimgusa tu |
    mpaka nimguse | mpaka aguswe | hadi nimguse | hadi aguswe | mpaka nimfinye | mpaka nimpige | akiguswa tu |
    amelemaa | amelegea | amelala kama mfu | ametulia kupita kiasi | ametulia mno | mlegevu | dhoofu | amenyauka |
    amefifia | analia kidogo kama paka | analia kama paka | kilio dhaifu | kilio kidogo | sauti ya kulia haitoki |
    halii kabisa | hawezi kulia | kulia hawezi | ameacha kulia | amekuwa floppy | floppy | ako floppy | ako weak |
    hamove | !-move | hana nguvu mwilini | viungo vimelegea | mwili umelegea | mwili mlegevu
  `,
  'cold-body': `
    mwili wa baridi | mwili umepoa | amekuwa baridi | mwili baridi | baridi kama barafu | baridi kama |
    wa baridi kama | mwili ni baridi | miguu ya baridi | mikono ya baridi | mikono na miguu baridi | miguu baridi |
    tumbo la baridi | hapati joto | hapashiki joto | hapashi joto | hashiki joto | hajashika joto |
    mwili hauna joto | hana joto mwilini | amepoa | amepoa mwili | -poa mwili | amekuwa wa baridi | ni baridi sana |
    baridi mwilini | baridi hata nikimfunika | ngozi ya baridi | ako cold | mwili cold | joto limeshuka |
    joto liko chini
  `,
  'yellow-palms': `
    viganja vya njano | manjano tangu kuzaliwa | nyayo za njano | manjano mpaka miguuni | njano mpaka miguuni |
    njano hadi miguuni | njano hadi nyayo | njano mpaka nyayo | miguu ya njano | nyayo njano | viganja njano |
    viganja na nyayo | mwili mzima wa njano | njano mwili mzima | manjano mwili mzima | njano kabisa |
    wa njano sana | njano iliyokolea | manjano yaliyokolea | rangi ya manjano iliyokolea
  `,
  'navel-red': `
    kitovu kinatoa usaha | kitovu kinanuka | kitovu chekundu | kitovu kimekuwa chekundu | wekundu kwenye kitovu |
    wekundu kuzunguka kitovu | kuzunguka kitovu | pembeni ya kitovu | kitovu kina usaha | kitovu kinatoa |
    kitovu kimevimba | kitovu kimeoza | kitovu kinaoza | kitovu kina harufu | kitovu harufu | kitovu kina uchafu |
    kitovu kinavuja | kitovu kimepata maambukizi | kitovu hakijapona na kina
  `,
  pustules: `
    vipele vya usaha | majipu | vipele vyenye usaha | vipele vina usaha | upele wa usaha | upele wenye usaha |
    malengelenge ya usaha | malengelenge yenye usaha | majipu madogo | majipu mengi | majipu mwilini | vijipu |
    vijipu vingi | vidonda vya usaha | vipele vingi vyenye maji | malengelenge mengi
  `,
  'pale-palms': `
    amepauka sana | viganja vyeupe | upungufu wa damu | amepungukiwa damu | -ishiwa damu |
    damu imeisha mwilini | viganja vimekuwa vyeupe | viganja vimepauka | viganja havina damu |
    viganja havina rangi | mikono haina damu | macho meupe ndani | ndani ya kope meupe | kope nyeupe |
    kope zimekuwa nyeupe | fizi nyeupe | fizi zimepauka | midomo imepauka | midomo myeupe | midomo imekuwa myeupe |
    ulimi umepauka | mweupe kama karatasi | nyeupe kama karatasi | vyeupe kama karatasi | amepauka kama |
    hana damu mwilini | damu haipo | damu imepungua | damu imekwisha | damu kidogo mwilini | ana upungufu wa damu |
    anaemia | anemia | amekosa damu | damu ndogo | hb 4 | hb 5 | hb 3 | nyayo nyeupe
  `,
  'thin-arm': `
    utapiamlo | kwashakoo | -konda sana | mkono mwembamba | mifupa inaonekana | muac nyekundu | tepe nyekundu |
    tepe imeonyesha nyekundu | utepe mwekundu | mkono kama fimbo | mikono kama fimbo | mikono kama vijiti |
    mkono kama kijiti | mikono myembamba | mkono umekonda | amekonda sana | amekonda mno | amekondeana |
    amekonda kupita kiasi | mifupa tupu | mifupa mitupu | ngozi na mifupa | mbavu zinaonekana | mbavu zinahesabika |
    amebaki mifupa | uso wa mzee | uso kama mzee | ngozi imelegea matakoni | kwashiorkor | kwashakor | marasmus |
    unyafuzi | nyafuzi | utapia mlo | utapiamlo mkali | amenyafuka | ako skinny sana
  `,
  'both-feet-swollen': `
    miguu yote imevimba | miguu yote miwili imevimba | nyayo zote zimevimba | miguu miwili imevimba |
    miguu imevimba yote | miguu imejaa maji | nyayo zimevimba | nyayo zimejaa | miguu na uso vimevimba |
    miguu yake imevimba | miguu imefura | miguu imefura yote | miguu imefura mbili |
    nikibonyeza miguu inabaki shimo | ukibonyeza panabaki shimo | panabaki shimo | inabaki shimo |
    miguu inang'aa imevimba | miguu imeswell
  `,
  measles: 'surua | ukambi | suruwa | rubela | surua ya | shurua | ugonjwa wa surua',
  'cloudy-eye': `
    jicho lina ukungu | jicho limekuwa jeupe | jicho lina utando | macho yana ukungu | jicho jeupe | macho meupe |
    macho yamekuwa meupe | kiini cheupe | kiini kimekuwa cheupe | jicho limeziba na utando | utando mweupe machoni |
    utando jichoni | doa jeupe jichoni | haoni tena | jicho kama maziwa
  `,
  'deep-mouth-sores': `
    vidonda mdomoni | vidonda vya mdomo | vidonda kinywani | vidonda kwenye ulimi | vidonda vya ulimi |
    vidonda ndani ya mdomo | mdomo umechubuka | mdomo umejaa vidonda | mdomo wote vidonda | kinywa kina vidonda |
    mdomo una vidonda | vidonda virefu mdomoni | mdomo unatoa damu na vidonda
  `,
  'swelling-behind-ear': `
    uvimbe nyuma ya sikio | nyuma ya sikio pamevimba | sikio limesukumwa | sikio limetokeza | sikio limetoka nje |
    sikio limesimama | sikio limejitokeza | sikio limeinama mbele | nundu nyuma ya sikio | donge nyuma ya sikio |
    jipu nyuma ya sikio | nyuma ya sikio pamefura | nyuma ya sikio panauma | nyuma ya sikio pagumu |
    nyuma ya sikio pamejaa | mfupa wa nyuma ya sikio | behind ear imeswell
  `,
  'ear-pain': `
    sikio linauma | sikio linatoa usaha | maumivu ya sikio | masikio yanauma | sikio linamuuma | sikio linamsumbua |
    anavuta sikio | anashika sikio | anajishika sikio | anakuna sikio akilia | sikio linatoka usaha |
    usaha sikioni | usaha masikioni | sikio linavuja | sikio linatoa maji | sikio linatoa uchafu | sikio linanuka |
    sikio inauma | ear inauma
  `,
  'swallowed-battery': `
    amemeza betri | amemeza sumaku | kumeza betri | kumeza sumaku | betri mdomoni | betri puani | betri sikioni |
    sumaku mdomoni | amekula betri | amebugia betri | kambugia betri | kameza betri | kameza sumaku |
    ameswallow battery | amemeza battery | betri haionekani | betri imepotea mdomoni | alikuwa na betri mdomoni |
    sumaku mbili | sumaku tatu | vipande vya sumaku
  `,
  teething: '-ota meno | kuota meno',
  'first-day': `
    siku ya kwanza | tangu azaliwe | tangu kuzaliwa | tangu alipozaliwa | amezaliwa leo | amezaliwa jana |
    alizaliwa jana | alizaliwa leo | saa 12 tangu azaliwe | masaa tangu azaliwe | mtoto wa masaa | hajafikisha siku
  `,
  'vomits-all': `
    anarudisha vyote | anarudisha yote | anarudisha kila kitu | anarudisha kila | narudisha vyote |
    narudisha kila kitu | anatapika vyote | anatapika yote | anatapika kila | -tapika kila nikimpa |
    -tapika kila akinywa | -tapika kila akinyonya | -tapika kila anaponyonya | -tapika papo hapo |
    -tapika hapo hapo | kila akila anarudisha | kila nikimpa anatapika | hata kijiko hakibaki | hata kijiko kimoja |
    hakuna kinachobaki | hakuna kinachokaa | hakuna kinachoingia | hakibaki kitu | hakikai kitu | haikai tumboni |
    hayakai tumboni | hakikai tumboni | maziwa yanarudi yote | kila kitu anavomit | anavomit kila kitu |
    anavomit everything | navomit kila kitu | -vomit kila kitu | -cheua kila kitu | -tapika hata maji |
    -tapika dawa na maji | matapishi kila akila
  `,
  'fast-breath': `
    -pumua kama amekimbia | kama amekimbia | kama ametoka kukimbia | kama mbwa | anahema kama | -hema kama |
    kifua kinapanda na kushuka | kifua kinaenda mbio | tumbo linapanda na kushuka | tumbo linapanda kushuka haraka |
    pumzi mbio mbio | pumzi zinakimbia | pumzi za mbio | pumzi za haraka haraka | pumzi fupi fupi | anapumua upesi |
    anapumua kasi | -pumua kasi | -pumua kwa kasi | -pumua upesi | -pumua kwa mbio | anabreathe fast |
    -breathe fast | breathing yake iko fast | kuhema | kuhemahema | anahemahema | anatweta
  `,
  drowsy: `
    hafungui macho | hafumbui macho | hawezi kufungua macho | macho hafungui | macho yanafumba | macho yanajifunga |
    macho nusu wazi | amezubaa | anazubaa | anatazama tu | haangalii | hatazami | hafuati kwa macho |
    haonyeshi kujali | hajali kitu | analala muda wote | analala kupita kiasi | analala sana | analala tu |
    anasinzia tu | anasinzia kila wakati | hataki kuamka | haamki kirahisi | anaamka kwa shida |
    kumuamsha ni shida | kumwamsha ni kazi | ni vigumu kumwamsha | ni vigumu kumuamsha | nikimuamsha analala tena |
    nikimwamsha analala | hachangamki | hajachangamka | hachangamki kabisa | hana uchangamfu | amepooza kama |
    amenyong'onyea | mnyong'onyevu | ameduwaa | -duwaa | ako sleepy | amelala fofofo | usingizi hauishi |
    usingizi wa ajabu | yuko nusu fahamu | fahamu nusu | hashtuki | hashituki | haitikii sauti | hajibu |
    hasikii nikimuita | hazungumzi tena
  `,
  'blue-lips': `
    midomo ya blue | midomo bluu | midomo imekuwa blue | midomo buluu | midomo imebadilika rangi | midomo myeusi |
    midomo imekuwa meusi | rangi ya bluu | rangi ya buluu | amegeuka bluu | anageuka bluu | amekuwa blue |
    anakuwa blue | kucha za bluu | kucha zimekuwa bluu | ulimi wa bluu | mwili wa bluu | amekuwa mweusi mdomoni |
    mdomo umekuwa mweusi | samawati | amekuwa kijivu | rangi ya majivu | kibuluu
  `,
  'stiff-body': `
    mwili mgumu | mwili unakuwa mgumu | mwili umekuwa mgumu | mwili umekaza | mwili unakaza | anakaza mwili |
    amekaza mwili | -kaza mwili | -kaza | -jikaza | -jikunja | -kunjakunja | mgumu kama ubao | mgumu kama mti |
    mgumu kama fimbo | mkavu kama mti | anarukaruka | -rukaruka | inarukaruka | inaruka ruka | mikono inaruka |
    miguu inaruka | mikono inacheza yenyewe | mkono unacheza wenyewe | mguu unacheza | mkono unatikisika |
    mkono unatetemeka | -tikisika | anatikisika | anapiga mikono | anaendesha baiskeli | kama anaendesha baiskeli |
    anatafuna bila kitu | anatafunatafuna | midomo inachezacheza | macho yanageuka | macho yamegeuka |
    macho yanapinduka | macho yanapepesa | macho yanaenda juu | ngumi zimekaza | amekunja ngumi | -shtuka shtuka |
    anashtuka kila mara | -tetemeka mwili | anapinda mgongo | mgongo unapinda | anajipinda nyuma |
    -pinda kama upinde | shingo imepinda nyuma | -kakamaa | -jinyonganyonga | mtukutiko | -jerk | -shake
  `,
  fit: `
    dege dege | mtoto anashake | anaconvulse | -convulse | kuconvulse | macho juu | macho yameenda juu |
    macho yamepinduka | macho yaligeuka juu | povu mdomoni | anatoa povu | povu linatoka | mapovu mdomoni |
    amekakamaa na kutetemeka | ametetemeka mwili mzima | alitetemeka mwili mzima | anatetemeka mwili mzima macho |
    amekaza mwili macho juu | ndege ndege | babu watoto | amerushwa rushwa | kurusharusha | -rusharusha
  `,
  fever: `
    amechemka | anachemka | mwili unachoma | mwili unaungua | moto kama pasi | joto kama moto | mwili kama moto |
    mwili kama pasi | mwili joto | joto limepanda | joto limezidi | joto liko juu | ana joto | ana joto kali |
    ana joto jingi | ni wa moto | moto mwilini | mwili unawaka | paji la uso la moto | kichwa cha moto |
    kipaji cha moto | body iko hot | ako hot | mwili iko hot | ana fever | niko na fever | ako na fever |
    homa kali | homa inapanda | homa inapanda na kushuka | amepata homa | joto la mwili limepanda
  `,
  'baby-yellow': `
    mtoto wa njano | amekuwa wa njano | amekuwa njano | amegeuka njano | rangi ya njano | rangi ya manjano |
    umanjano | amekuwa yellow | ako yellow | ngozi imekuwa njano | macho ya njano | macho njano |
    homa ya manjano ya mtoto
  `,
  thirsty: `
    anaomba maji | -omba maji | anataka maji kila mara | anataka maji muda wote | maji kila mara |
    maji kila wakati | maji muda wote | anakunywa kama | anakunywa kwa haraka | anakunywa kwa kasi |
    anakunywa kwa tamaa | anang'ang'ania kikombe | ananyang'anya kikombe | anavuta kikombe | anashika kikombe |
    anakimbilia maji | anakimbilia kikombe | analilia maji | kiu kubwa | kiu kikali | kiu haiishi | kiu isiyoisha |
    ana kiu sana | -skia kiu | hashibi maji | kwa pupa | thirsty sana
  `,
  'slow-skin': `
    ngozi hairudi | ngozi hairudi haraka | ngozi inabaki imekunjamana | ngozi inabaki juu | ngozi inakaa juu |
    ngozi nikiivuta | ngozi nikibana | ngozi ukiivuta | ngozi ukibana | ngozi ukifinya | ngozi nikifinya |
    ngozi ikifinywa | ngozi ikibanwa | ngozi imekunjamana | ngozi imesinyaa | ngozi imelegea | ngozi haibounce |
    ngozi haibounce back | ngozi inachelewa kurudi | ngozi kurudi polepole
  `,
  'sunken-eyes': `
    macho yamedidimia | macho yamerudi ndani | macho yamerudi nyuma | macho ndani | macho yamechimbika |
    macho yamezama ndani | macho yametumbukia | macho zimesink | macho imesink | macho yamesink | macho yameingia |
    macho yana mashimo | macho mashimo | utosi umebonyea | utosi umezama | utosi umeingia ndani | utosi umedidimia |
    utosi umerudi ndani
  `,
  dehydrated: `
    machozi hakuna | machozi hayatoki | analia bila machozi | bila machozi | midomo imekauka | midomo mikavu |
    ulimi umekauka | ulimi mkavu | mdomo umekauka kabisa | mate hakuna | amekauka | amekaukiwa maji | amekaukiwa |
    maji yamekwisha mwilini | maji yameisha mwilini
  `,
  diarrhoea: `
    kinyesi cha maji | kinyesi laini | kinyesi majimaji | choo laini | choo majimaji | choo chepesi |
    choo kinatoka maji | anaenda choo mara nyingi | anaendesha | tumbo la kuhara | anahara | tumbo linaendesha |
    tumbo inaendesha | tumbo inarun | diarrhea | diaria | anadiarrhea | kuharishia | ameharisha | kuendesha
  `,
  'feeds-weakly': `
    ananyonya kidogo | ananyonya kwa shida | ananyonya vibaya | ananyonya mara moja na kuacha |
    ananyonya kidogo analala | anaachia ziwa | anaachia titi | ananyonya na kuacha | kunyonya kumepungua |
    hanyonyi kama kawaida | hanyonyi vizuri
  `,
} as const;
