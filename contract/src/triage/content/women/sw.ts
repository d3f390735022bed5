/** Swahili ways of saying what concerns women, pregnancy and birth: by concept, separated by bars. */
export const swahili = {
  pregnant: `
    mjamzito | nina mimba | ana mimba | mimba | niko na ball | ana ball | ujauzito | wajawazito | mja mzito |
    ni mjamzito | nina ujauzito | ana ujauzito | mimba yangu | mimba yake | -beba mimba | -beba ujauzito |
    niko mja mzito | ni mzito wa | mja-mzito | mimba ya miezi | mimba ya wiki | mimba changa | mimba kubwa |
    kiumbe tumboni | mtoto tumboni | mtoto aliye tumboni | niko na mimba | yuko na mimba | tuko na mimba |
    mamake mtoto mtarajiwa | mama mjamzito | mama mtarajiwa | ana mzigo tumboni | mwenye mimba | mwenye ujauzito |
    na ball | ball ya | uja uzito | mjamzto | mjamsito | mimaba
  `,
  'pregnant-late': `
    mimba ya miezi sita | mimba ya miezi saba | mimba ya miezi nane | mimba ya miezi tisa | karibu kujifungua |
    mimba kubwa | miezi minane | miezi tisa | miezi saba | miezi sita | wiki 30 | wiki 32 | wiki 34 | wiki 36 |
    wiki 38 | wiki 28 | miezi mitano
  `,
  'missed-period': `
    sijaona siku zangu | nimekosa hedhi | period imechelewa | sijapata hedhi | sijaona hedhi |
    nimechelewa siku zangu | hedhi imechelewa | siku zangu zimechelewa | siku zangu sijaona | siku zimepita |
    hedhi haijaja | hedhi sijaona | period sijaona | period haijakuja | period haijacome | sijapata period |
    sijaona period | sijapata siku zangu | hajaona siku zake | hajapata hedhi | mwezi umepita bila hedhi |
    miezi miwili bila hedhi | hedhi imepotea | hedhi zimekoma ghafla | nimepitisha siku | nimepitiliza |
    -ruka mwezi | siku zimechelewa | siku zimepitiliza | mp haijakuja | mp imechelewa | mp sijaona |
    kipimo kimeonyesha mimba | kipimo cha mimba positive | kipimo mistari miwili | mistari miwili
  `,
  'shoulder-tip-pain': 'bega linauma',
  'vaginal-bleeding': `
    -tokwa na damu ukeni | damu ukeni | -toka damu sehemu za siri | natokwa damu | anatokwa na damu |
    natokwa na damu | damu inatoka ukeni | anatoka damu | natoka damu | damu huko chini | damu chini |
    damu inatoka chini | -ona damu | naona damu | ameona damu | nimeona damu | damu kwenye chupi |
    damu kwenye nguo ya ndani | damu nikijifuta | nikijipangusa damu | damu njiani | damu ya njia ya uzazi |
    damu sehemu za siri | -bleed | nableed | anableed | kubleed | damu inanitoka | damu inamtoka | damu imetoka |
    -vuja damu | damu imeanza | damu ilianza
  `,
  spotting: `
    matone ya damu | damu kidogo | damu chache | matone machache | tone la damu | vidoa vya damu | madoa ya damu |
    doa la damu | kidoa cha damu | damu nyepesi kidogo | damu ya rangi ya waridi | damu kidogo sana | damu matone |
    matone mawili | spotting
  `,
  'waters-broke': `
    chupa imepasuka | maji yanatoka ukeni | maji yametoka | chupa ya maji imepasuka | maji yamepasuka |
    -vuja maji ukeni | maji yanavuja ukeni | chupa ya uzazi imepasuka | maji ya uzazi yametoka |
    maji ya uzazi yamepasuka | chupa ilipasuka | maji ya mtoto yametoka
  `,
  'cord-out': 'kitovu kimetoka | kamba ya kitovu imetoka | kitovu kinaonekana',
  'green-fluid': 'maji ya kijani | maji kijani',
  'baby-moves-less': `
    hachezi tumboni | mtoto hachezi | =anacheza kidogo | simsikii mtoto | mtoto haliki tumboni |
    mtoto ameacha kucheza | mtoto hageuki tumboni | simsikii mtoto akicheza | mtoto amepunguza kucheza |
    hasikiki tumboni
  `,
  labour: `
    uchungu umeanza | uchungu wa kujifungua | tumbo linakaza | nina uchungu wa uzazi | uchungu wa uzazi |
    ana uchungu wa kuzaa | uchungu wa kuzaa
  `,
  'urge-to-push': `
    nasukuma mtoto | anasukuma | hamu ya kusukuma | mtoto anatoka | kichwa cha mtoto kinaonekana |
    kichwa kimeonekana | kichwa cha mtoto kimetoka | kichwa kinatoka | nataka kusukuma | anataka kusukuma |
    nahisi kusukuma | nahisi kama mtoto anatoka | mtoto anakuja | mtoto anashuka | naona nywele za mtoto |
    mtoto yuko njiani | miguu ya mtoto inatoka | makalio ya mtoto | mtoto anachungulia | nasukuma | nisukume
  `,
  'long-labour': `
    uchungu tangu jana | uchungu siku nzima | mtoto hatoki | mtoto hajatoka | bado hajajifungua | bado hajazaa |
    bado sijajifungua | mtoto hajazaliwa | hajajifungua hadi sasa | uchungu siku mbili | uchungu tangu juzi |
    uchungu usiku kucha | uchungu kutwa | mkono wa mtoto umetoka | mguu wa mtoto umetoka | mtoto amekwama |
    mtoto amenasa | uchungu masaa | bado tu | na bado
  `,
  'gave-birth': `
    -jifungua | -zaa | baada ya kujifungua | baada ya kuzaa | nimezaa | alijifungua | uzazi | aliyejifungua |
    tangu nijifungue | tangu ajifungue | tangu nizae | tangu azae | nilijifungua | amejifungua | mama mzazi |
    mzazi wa siku | mtoto ana siku tangu nizae | nimepata mtoto | alipata mtoto | amepata mtoto | nilipata mtoto |
    nilizaa | alizaa | amezaa | kujifungua kwa upasuaji | upasuaji wa kujifungua | nimefanyiwa operesheni ya uzazi |
    kwa kisu | -zalishwa | kiliniki ya baada ya kuzaa | baada ya mtoto kuzaliwa | tangu mtoto azaliwe |
    alipojifungua | nilipojifungua | nilipozaa | alipozaa | nilideliver | amedeliver | -deliver |
    arobaini ya uzazi | mwenye mtoto mchanga
  `,
  'pad-soaking': `
    pedi inajaa | pedi kila saa | mabonge ya damu | pedi moja kwa saa | mabonge makubwa | pedi zinajaa |
    pedi nyingi | kubadilisha pedi kila saa | madonge ya damu | mapande ya damu | pedi imejaa | pedi imelowa |
    nabadilisha pedi | pedi mbili kwa saa | pedi kwa nusu saa | pedi nusu saa | pedi haifiki saa | kanga zimelowa |
    nguo zimelowa damu | kitanda kimelowa damu | kulowa damu | -lowa damu | damu imelowesha | mapande |
    vipande vya damu | vidonge vya damu | mabonge | madonge | damu kama maini | maini ya damu | damu kama bomba |
    damu inamwagika | damu inamiminika | damu hadi miguuni | damu mpaka miguuni | damu inatiririka miguuni |
    -chafua pedi | pads zinajaa | pad inajaa | kujaza pedi
  `,
  'period-bleeding': `
    hedhi | siku zangu | mwezini | period | mp yangu | niko kwa mp | siku za mwezi | damu ya mwezi | damu ya hedhi |
    siku zangu za hedhi | niko kwenye siku | naingia mwezini | niko period | nimeanza mp
  `,
  'period-pain': `
    maumivu ya hedhi | tumbo la hedhi | chango la hedhi | hedhi inauma | tumbo la period | maumivu ya siku zangu |
    chango | tumbo la mwezi | tumbo la kila mwezi | maumivu ya kila mwezi | kama kila mwezi | siku zangu zimeanza |
    siku zang | hedhi imeanza na | tumbo la mp | cramps | period pains | maumivu ya mp
  `,
  'foul-discharge': `
    uchafu unanuka | uchafu wenye harufu | maji yanayonuka | nanuka huko chini | nanuka chini | harufu chini |
    harufu huko chini | harufu kali ukeni | harufu ya kuoza | -nuka kama kitu kilichooza |
    uchafu unatoka na harufu | majimaji yanayonuka | damu inanuka | damu yenye harufu | damu ina harufu |
    usaha ukeni | usaha unatoka ukeni | mshono unatoa usaha | mshono unanuka | kidonda cha upasuaji kinatoa usaha |
    kidonda cha operesheni
  `,
  discharge: 'uchafu ukeni | -washwa ukeni | uchafu mweupe | kuwashwa sehemu za siri | muwasho ukeni',
  'red-breast': `
    titi limevimba | titi lina joto | titi linauma | ziwa limevimba | ziwa linauma | ziwa jekundu | ziwa gumu |
    ziwa lina joto | ziwa la moto | titi gumu | titi jekundu | jipu kwenye ziwa | jipu la ziwa | matiti yanauma
  `,
  'swollen-face': `
    uso umevimba | uso na mikono imevimba | uso umejaa | uso umefura | uso na mikono | mikono na uso |
    vidole vimevimba | vidole vimejaa | pete haiingii | pete haitoki | pete imebana | mikono imevimba |
    mikono imejaa maji | uso mzima umevimba | macho yamevimba asubuhi | amevimba uso | kavimba uso | amefura uso |
    mwili mzima umevimba | amejaa maji usoni
  `,
  'upper-belly-pain': `
    maumivu chini ya mbavu | tumbo la juu linauma | chembe inauma | chembe ya moyo | chembe ya moyo inauma |
    chini ya mbavu kunauma | mbavu za kulia zinauma | juu ya tumbo kunauma | tumbo la juu kulia |
    maumivu ya chembe | chini ya ziwa la kulia | juu ya kitovu kunauma
  `,
  'swollen-legs': 'miguu imevimba',
  'after-abortion': `
    mimba imetoka | mimba imeharibika | nimetoa mimba | -toa mimba | kutoa mimba | mimba kuharibika |
    mimba ilitoka | mimba iliharibika | -toa ujauzito | mimba imechoropoka | mimba imechomoka | mimba imeporomoka |
    -poteza mimba | -poteza ujauzito | kupoteza mimba | ujauzito umetoka | ujauzito umeharibika | ball imetoka |
    ball ilitoka | nilitoa ball | kutoa ball | -flush mimba | nimeflush | -safishwa kizazi | nilisafishwa |
    kusafishwa kizazi | dawa za kutoa mimba | vidonge vya kutoa mimba | miti shamba ya kutoa mimba |
    nimetoa ujauzito | mtoto alikufa tumboni | mtoto alifia tumboni | mimba kuchoropoka | nilichomoa mimba |
    kuchomoa mimba | nimeabort | aliabort | -abort | -miscarry | nilimiscarry | alinitoa mimba | alinisaidia kutoa
  `,
  'urine-leak-since-birth': `
    fistula | mkojo unavuja tangu nijifungue | mkojo unatoka tangu nilipojifungua |
    mkojo unavuja baada ya kujifungua | -vuja mkojo tangu | mkojo unanitoka tangu nijifungue
  `,
  'postpartum-voices': `
    kumdhuru mtoto | amdhuru mtoto | anataka kumuua mtoto | mtoto ni shetani | kumuumiza mtoto | nimdhuru mtoto |
    mtoto ni jini | mtoto ana shetani | mtoto si wake | mtoto si wangu | mtoto amebadilishwa | kumuua mwanae |
    kumuua mtoto wake
  `,
  'unprotected-sex': `
    bila kondomu | kondomu imepasuka | kondomu ilipasuka | bila kinga | ngono bila kinga |
    dawa ya dharura ya kuzuia mimba | kondomu imetoka | kondomu ilitoka | bila cd | bila condom | bila ya kinga |
    bila mpira | bila kinga yoyote | bila protection | hatukutumia kinga | hatukutumia kondomu |
    hatukutumia condom | hatukutumia cd | hakutumia kinga | hakuvaa kondomu | hakuvaa mpira | sikutumia kinga |
    kavu kavu | tulifanya kavu | nyama kwa nyama | raw | alimwaga ndani | amemwaga ndani | alimalizia ndani |
    kumwaga ndani | akamwaga ndani | cd ilipasuka | condom ilipasuka | condom imepasuka | condom iliburst |
    mpira ulipasuka | kondomu ilichanika | kondomu ilivuka | kondomu imebaki ndani | nahitaji p 2 | nataka p 2 |
    dawa ya p 2 | postinor | vidonge vya dharura | dawa ya kuzuia mimba ya dharura | naogopa kupata ball |
    naogopa kupata mimba | nisipate mimba | nisahau kumeza vidonge vya uzazi | nilisahau vidonge vya majira |
    sikumeza vidonge vya majira | sindano ya uzazi imepitiliza | tulipeana bila
  `,
  'pregnancy-nausea': `
    kichefuchefu | -jisikia kutapika | kichefu chefu | kichefchefu | kichefu | nasikia kutapika | natapika asubuhi |
    kutapika asubuhi | kutapika kidogo | natema mate | mate mengi | harufu inanikera | harufu za chakula |
    kusikia kutapika | tumbo kuchafuka | roho inachafuka | moyo kuchafuka | nausea
  `,
  'keeps-no-fluid': `
    maji hayakai | hakuna kinachokaa tumboni | hata maji natapika | hata maji anatapika | maji yanarudi |
    hata maji hayakai | maji hayakai tumboni | natapika kila kitu | siwezi kubaki na maji | hata mate natapika |
    kila ninachokunywa natapika | nikinywa maji natapika | akinywa maji anatapika | hakuna kinachobaki | naitapika |
    kila kitu kinarudi
  `,
  'bleeding-after-menopause': `
    damu baada ya kukoma hedhi | -tokwa damu baada ya tendo | damu baada ya kukoma | hedhi ilikoma na sasa damu |
    nilikoma hedhi | damu tena baada ya kukoma | damu baada ya tendo | damu baada ya kujamiiana
  `,
  'unborn-quiet': `
    amekuwa kimya | yuko kimya tumboni | mtoto kimya | mtoto ametulia | hapigi mateke | hajacheza |
    hajapiga mateke | hachezichezi | hatikisiki | hajisogezi | hajigeuzi | simsikii mtoto | sisikii mtoto |
    simhisi mtoto | sihisi mtoto | simsikii akicheza | hamsikii mtoto | amepunguza mateke | mateke yamepungua |
    mateke machache | mateke hakuna | kucheza kumepungua | kucheza kwa mtoto kumepungua | nimekunywa maji baridi |
    nalala ubavu | mtoto haonyeshi dalili ya kucheza | mtoto kama amelala | tumbo limetulia | mtoto hasukumi |
    mtoto wa tumboni haamki | hatembei tumboni | hachezi | simsikii | simhisi | hapigi teke | teke moja |
    amelala tu tumboni | amenyamaza | hamove | hakick | haruki tumboni | hazunguki
  `,
  'fluid-leaks': `
    maji yamemwagika | maji yamemwaika | maji mengi yametoka | maji yananitoka | maji yanamtoka |
    maji yanachuruzika miguuni | maji yanatiririka | nimelowa maji | kitanda kimelowa | majimaji yanatoka |
    majimaji yananitoka | maji ya uzazi | maji ya mtoto | chupa ya uzazi | maji si mkojo | sio mkojo | si mkojo |
    maji yanadondoka | maji yamepasuka | maji yamevunjika | maji yanatoka kama bomba | maji yanavuja miguuni |
    rangi ya kijani | maji yana harufu
  `,
  'cord-hangs': `
    kamba inaning'inia | kamba inatoka | kitu kama kamba | kama utumbo | kamba ya mtoto |
    kitovu cha mtoto kinatoka | kitovu kinaning'inia
  `,
  'birth-pains': `
    uchungu wa kuzaa | utungu | machungu | maumivu ya uzazi | maumivu ya kuzaa | maumivu ya kujifungua |
    tumbo linauma na kuachia | maumivu yanakuja na kuondoka | maumivu yanakuja na kupotea | kila dakika tano |
    kila dakika kumi | -bana na kuachia | mikazo | tumbo linakaza na kuachia | tumbo linakuwa gumu na kulegea
  `,
  'pad-rarely':
    'pedi mara mbili kwa siku | pedi moja kwa siku | pedi mara tatu kwa siku | pedi mbili kwa siku | pedi tatu kwa siku | pedi nne kwa siku',
  fainted: `
    nusura nianguke | nusura nizimie | nusura azimie | nilitaka kuanguka | nilitaka kuzimia | karibu nizimie |
    karibu azimie | kidogo nizimie | kidogo nianguke | giza machoni | macho yaliona giza | giza mbele ya macho |
    akaanguka | ameanguka chini | -feint | -faint | nimeblackout | nikablackout | -blackout
  `,
  'low-pain': `
    upande mmoja chini | chini upande wa kushoto | chini upande wa kulia | kinena upande mmoja |
    chini kushoto kunauma | chini kulia kunauma | tumbo chini upande
  `,
  'headache-pounding': `
    kichwa kinapasuka | kichwa kama kinataka kupasuka | kichwa kinagonga | kichwa kinanigonga |
    kichwa kinanimaliza | kichwa kinaniua | kichwa hakiachi | kichwa hakiponi | kichwa hakitulii | kichwa kikali |
    kichwa kisichoisha | panadol haisaidii | paracetamol haisaidii | dawa haisaidii kichwa | kichwa kinauma sana |
    kichwa kizito sana | kichwa kinataka kupasuka | kichwa kunauma vibaya
  `,
  'sees-spots': `
    naona nyota | anaona nyota | nyota nyota | naona giza | anaona giza | naona maruweruwe | naona mbili mbili |
    naona vitu viwili | macho hayaoni vizuri | macho yanaona ukungu | macho yana giza | macho yamefifia |
    macho hayaoni sawa | haoni vizuri | sioni vizuri | naona mawingu | naona cheche | naona taa |
    naona vitu vinang'aa | naona moshi | naona nukta | vitone machoni | naona blur | naona blurry
  `,
  'very-weak': `
    siwezi hata kukaa | siwezi hata kusimama | hawezi hata kusimama | hawezi hata kuketi | hawezi kuketi |
    siwezi kuketi | siwezi kuinuka | siwezi kunyanyuka | hawezi kunyanyuka | nimechoka kupita |
    amechoka kupita kiasi | hoi | yuko hoi | niko hoi | hoi bin taabani | taabani | kitandani tu
  `,
  'harm-thoughts': `
    kumuua mtoto | kumtupa mtoto | nimtupe mtoto | amtupe mtoto | amuue mtoto | nimuue mtoto | -tupa mtoto |
    kumzamisha mtoto | kumnyonga mtoto | kumfunika mtoto | kumfunika na mto | nimfunike | nimdhuru | nitamdhuru |
    atamdhuru | namuogopa mtoto | naogopa nitamuumiza | naogopa nitafanya kitu kibaya | nitafanya kweli |
    mtoto asilie tena | mtoto afe | mtoto bora afe | nataka mtoto afe | kumkaba mtoto | kumchoma mtoto |
    mawazo mabaya kuhusu mtoto | mawazo ya kuua | kumtelekeza mtoto
  `,
  'acts-strange': `
    anaongea peke yake | anacheka peke yake | anaongea mwenyewe | anacheka mwenyewe | anaona watu | anaona vitu |
    anasikia sauti | nasikia sauti | sauti zinaniambia | sauti zinamwambia | amechizi | amechanganyikiwa akili |
    amepagawa | ana mapepo | amepandisha mapepo | anazurura | anakimbia nyumbani | amerukwa na akili | kichaa |
    wazimu | chizi | -rukwa akili | hana akili timamu | haeleweki | tabia za ajabu | mambo ya ajabu |
    vitu vya ajabu | halali kabisa | hajalala siku | hamtambui mtoto | hamtaki mtoto wake | anaogopa watu |
    anasema tunataka kumuua | anasema wanataka kumuua | anavua nguo | anaimba usiku kucha | anahubiri usiku
  `,
  'leaks-waste': `
    mkojo unatoka wenyewe | mkojo unanitoka wenyewe | mkojo unavuja | mkojo unachuruzika | siwezi kuzuia mkojo |
    siwezi kuzuia choo | choo kinatoka ukeni | kinyesi kinatoka ukeni | choo kinatoka mbele | nalowa mkojo |
    nanuka mkojo | naloa kila wakati | mkojo muda wote | haja inatoka yenyewe | choo kinatoka chenyewe |
    mkojo bila kujua
  `,
  'over-five-days-ago': `
    wiki iliyopita | wiki mbili zilizopita | wiki tatu zilizopita | mwezi uliopita | miezi iliyopita |
    miezi mitatu iliyopita | wiki zilizopita | siku sita zilizopita | siku saba zilizopita | siku kumi zilizopita
  `,
  'early-pregnancy': `
    mimba changa | mimba ya miezi mitatu | mimba ya miezi miwili | mimba ya miezi minne | mimba ya wiki kumi |
    mimba ya wiki nane
  `,
  'belly-blow': `
    tumbo limegongwa | -pigwa tumboni | -piga tumboni | teke la tumbo | teke tumboni | ngumi ya tumbo |
    -angukia tumbo | -anguka na tumbo | -anguka ngazi | -anguka kwenye ngazi | -anguka kwenye pikipiki |
    -anguka na pikipiki | -anguka bodaboda | -anguka boda | -gongwa tumbo | ajali | -sukumwa na kuanguka
  `,
} as const;
