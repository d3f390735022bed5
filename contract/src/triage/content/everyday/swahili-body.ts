/** Everyday Swahili about parts of the body: by concept, separated by bars. */
export const swahiliBody = {
  'chest-pain': `
    jiwe & kifua | kifua & jiwe | -bana kifua | kifuani panabana | kifuani panauma | kifuani kunauma | moyo unauma | moyo unachoma |
    kifua kinachoma | kifua kinabanwa | mzigo kifuani | uzito kifuani | kitu kizito kifuani | maumivu & mkono wa kushoto | kifua kimebanwa |
    kifua kizito | chest inabana | chest inauma | chest inaniuma | kifua kinakandamizwa | moyo unabana
  `,
  'chest-pain-on-press':
    'nikibonyeza | nikigusa | nkigusa | nikipagusa | nikipabonyeza | nikipress | nikitouch | nikipush | nikiturn | nikipoke | nikiguswa | ukinigusa | nikiipress | nikigeuka | nikijigeuza | ukigusa | ninapojipinda | nikijinyoosha | nikiinua kitu | niki turn',
  'chest-pain-gone':
    'yameisha | yalipita | yamepita | hayapo tena | sasa sina | sasa siumwi | yakaisha | imepita | sasa hakuna | leo sina',
  'sharp-chest-pain':
    'nikivuta pumzi panachoma | nikivuta pumzi | -choma nikivuta | ubavu unachoma nikipumua | nikipumua panachoma | nikipumua kifua | nikikohoa kifua kinachoma | kama kisu kifuani',
  'calf-swollen': `
    mguu mmoja umejaa | mguu mmoja umefura | mguu mmoja chini ya goti | leg moja | mguu mmoja & -vimba | mguu mmoja & mnene |
    mguu mmoja & joto | shavu la mguu & -uma | shavu la mguu & -vimba | chini ya goti & -vimba | chini ya goti & -jaa
  `,
  'recent-surgery':
    'upasuaji | -fanyiwa upasuaji | -pasuliwa | operesheni | kisu cha uzazi | -zalishwa kwa kisu | -funga plasta | plasta mguuni | safari ndefu ya ndege',
  'inhaler-fails':
    'pampu haisaidii | dawa ya kuvuta haisaidii | inhaler haisaidii | nimepuliza mara nyingi | inhaler imeshindwa | pampu imeisha | pampu haifanyi | nimevuta pampu | haijasaidia | haimsaidii',
  asthma: 'pumu | asma | athma | inhaler | pampu ya pumu',
  'asthma-tiring':
    'anachoka kupumua | ameishiwa nguvu ya kupumua | anatingisha kichwa tu | hawezi kusema | kifua kimya',
  'racing-heart':
    'moyo & mbio | moyo & -dunda | moyo & -ruka | moyo & kasi | mapigo & mbio | moyo kama unataka kutoka | mapigo ya moyo',
  'faint-on-effort':
    '-kimbia & -anguka | mbio & -zimia | mpira & -anguka | mpira & -zimia | mazoezi & -zimia | mazoezi & -anguka | ngazi & -zimia | akikimbia akaanguka | akicheza akaanguka | -kimbia & -zirai',
  'coughs-blood': '-kohoa damu | -tema damu | damu kwenye makohozi | makohozi mekundu | nikikohoa damu | -kohoa & damu',
  'blood-streaks':
    'michirizi | ka streak | kidogo cha damu | nyuzi ndogo ya damu | nyuzi za damu | kamstari | mstari wa damu | doa la damu',
  'long-cough':
    'kikohozi mwezi | kikohozi wiki | kukohoa wiki | kukohoa mwezi | kikohozi hakiishi | kikohozi kisichoisha | kikohozi cha muda | -kohoa tangu mwezi | kikohozi kimekaa',
  'night-sweats': 'jasho usiku | -lowa jasho usiku | shuka linalowa | jasho jingi usiku | usiku & jasho',
  'weight-loss':
    '-konda | -pungua kilo | nguo zinapwaya | nguo zimekuwa kubwa | -punguza uzito | -nyauka | kilo zimepungua | suruali inapwaya',
  'sore-throat':
    'koo linakwaruza | koo linachoma | koo kavu | koo linauma | nikimeza panauma | koo linaniwasha | koo linauma kidogo',
  'cold-symptoms':
    'mafua | kamasi | pua inachuruzika | pua inatiririka | homa ya mafua | nose inarun | nasneeze | chafya | pua imeziba',
  cough: 'kikohozi | -kohoa',
  'face-droop':
    'uso umevutwa | mdomo umevutwa | mdomo umekwenda upande | mdomo unaenda upande | mate yanatoka upande | shavu limelegea | uso umelegea | uso umelala upande | upande mmoja wa uso | tabasamu limepinda | jicho halifungi | mdomo wake umepinda',
  'one-side-weak': `
    mkono & nguvu & !-na | mkono ulikosa nguvu | mkono umekosa nguvu | mguu umekosa nguvu | mkono hauna nguvu | mkono umekufa | mkono umepooza |
    upande mmoja umelegea | upande wa kushoto & -kosa | upande wa kulia & -kosa | upande wa kushoto & ganzi | upande wa kulia & ganzi |
    nikashindwa kushika | ameshindwa kushika | kikombe kimemponyoka | -ponyoka mkononi | anaburuta mguu | anaburuza mguu | mkono unaning inia |
    upande mmoja haufanyi | hawezi kushika kitu | mkono na mguu wa | upande mzima | mkono mzito
  `,
  slurred:
    'maneno hayatoki | anaongea kama mlevi | ulimi umekufa | maneno yanagongana | hawezi kutamka | maneno yamepotea | sauti imebadilika maneno | anaguguna | ulimi haugeuki | -ongea kwa shida | anababaika maneno',
  headache:
    'kichwa kinapasuka | kichwa kinagonga | kichwa kimeshika | kichwa kinanibana | kichwa kinabana | kichwa kinamuuma | kichwa kinaniuma | head inauma | head inanigonga | kichwa kinawanga | kichwa siku',
  'headache-bad':
    'kichwa kinapasuka | kichwa kimepasuka | kichwa kinataka kupasuka | head inanigonga vibaya | kichwa balaa | kichwa kinaniua',
  'headache-worst': `
    kichwa kimelipuka | kichwa & -lipuka | head imelipuka | sijawahi kuumwa hivi | hajawahi kuumwa hivi | hajawahi kusikia maumivu |
    kama radi | kama nyundo | kama bomu | ndani ya sekunde | kichwa ghafla akapiga kelele | -piga kelele ghafla kichwa | ghafla akashika kichwa |
    maumivu ya kichwa kuliko yote
  `,
  'headache-daily-worse':
    'kila siku kinazidi | kinazidi kila asubuhi | asubuhi kichwa kinauma zaidi | kinaniamsha usiku | kinaongezeka kila wiki | kila asubuhi kichwa',
  'jaw-pain':
    'nikitafuna taya | akitafuna taya | taya linauma nikila | taya linachoka | nikichana nywele | kipaji kinauma nikigusa',
  'sight-loss': `
    jicho limekuwa giza | jicho giza | jicho limepoteza nuru | -poteza nuru | jicho limezima | jicho halioni | macho yameingia giza | haoni kabisa |
    sioni kitu | pazia jichoni | ghafla sioni | -pofuka | ime go blind | jicho moja sioni | nuru imepotea
  `,
  'double-vision': 'vitu viwili | viwili viwili | naona mbili | anaona mbili | mbilimbili | watu wawili wawili',
  blurred: `
    naona nyota | nyota nyota | nyotanyota | naona vitu viwili | anaona vitu viwili | viwili viwili | macho yamefifia | macho yanafifia |
    ukungu | naona kiwi | kiwi | maluwe luwe | -ona mbilimbili | naona cheche | macho yana giza | naona giza giza | macho mazito | naona mataa
  `,
  'light-hurts':
    'akitazama taa | mwanga unachoma | mwanga unamsumbua | taa inamuumiza | hataki taa | hataki mwanga | nikitazama mwanga',
  'numb-saddle':
    'kati ya miguu sisikii | between the legs | makalio yamekufa ganzi | sehemu za siri zimekufa ganzi | sisikii sehemu za siri | ganzi sehemu za siri | ganzi mapajani | nikijisafisha sisikii',
  'bladder-bowel-change':
    'mkojo inatoka tu | mkojo unatoka bila | -jikojolea | bila kujua | mkojo unanitoka | choo kinanitoka | -jinyea | siwezi kubana mkojo | mkojo hauzuiliki | hajui akikojoa',
  'both-legs-weak':
    'miguu imegoma | miguu haibebi | miguu imelegea | miguu hainibebi | miguu haisogei | miguu imekufa | miguu mizito haiendi | miguu imekataa',
  'back-pain':
    'mgongo umekaza | mgongo umeshika | kiuno kimeshika | kiuno kimekaza | back inauma | mgongo unaniua | mgongo unavuta | mgongo unauma',
  'muscle-ache':
    'misuli imekaza | misuli ya mapaja | baada ya mazoezi | baada ya gym | -jikwaa | nyonga imechoka | mwili umechoka | legs zinauma | -teguka kidogo | kifundo kinauma kidogo | natembea vizuri | natembea sawa | natembea poa',
  'walks-on-it': 'natembea',
  'belly-pain-severe': `
    tumbo & -jikunja | tumbo & -lia | tumbo & vibaya | tumbo & balaa | tumbo & ghafla | tumbo linasokota vibaya | anajikunyata | amejikunja kwa maumivu |
    tumbo kama linachanika | tumbo & kisu | hawezi kunyooka | tumbo mno | tumbo inaniuma vibaya
  `,
  'belly-hard':
    'tumbo gumu | tumbo limekuwa gumu | tumbo kama jiwe | tumbo limekakamaa | tumbo kama ubao | tumbo halibonyei',
  'right-low-pain':
    'chini kulia | upande wa chini kulia | rif | kulia chini ya | upande wa kulia chini | kulia chini | yamehamia kulia | yakahamia kulia | ikahamia kulia | kidole tumbo | apendiksi | appendix',
  'lower-belly-pain': 'chini ya kitovu | chini ya kitovu panauma | tumbo la chini | nyonga panauma | kinena',
  'belly-pain':
    'tumbo & -nyonga | tumbo & -sokota | tumbo & -keta | tumbo & -chafuka | tumbo lauma | tumbo linavuruga | stomach inauma | tumbo inauma',
  'vomits-blood':
    'unga wa kahawa | kama kahawa | -tapika & damu | -tapika mabonge | -tapika nyeusi | matapishi meusi | damu iliyoganda | -tapika & kahawa | vomit & damu',
  'blood-streak-vomit':
    'nyuzi ndogo ya damu | nyuzi & mate | michirizi | mara ya mwisho & damu | kamstari & matapishi | damu kidogo & mate',
  'black-stool':
    'choo cheusi | kinyesi cheusi | choo kama oili | choo kama lami | mavi meusi | choo & nyeusi | choo cheusi kinanuka',
  'blood-stool':
    'damu kwenye haja | damu na kamasi | choo & damu | haja kubwa & damu | kinyesi & damu | -harisha & damu | diarrhea & damu | diarrhea & blood | kamasi na damu',
  vomits: '-tapika | navomit | anavomit | -rudisha chakula | -cheua chakula | anarudisha | matapishi | -tapika mara',
  'vomits-all': `
    anarudisha vyote | kila kitu anavomit | kila kitu anatapika | anarudisha kila | hakibaki | hakuna kinachobaki | hata kijiko | hata maji yanarudi |
    -rudisha vyote | kila nikimpa anatapika | kila akinywa anatapika | hakuna kinachokaa | hakibaki tumboni | chochote anatapika | hata maji anatapika |
    kila ninachokunywa kinarudi | maji hayakai | siwezi kubaki na kitu
  `,
  'keeps-no-fluid': 'hata maji hayakai | maji yanarudi | hata maji yanarudi | sibaki na maji',
  'green-vomit': 'nyongo | kijani & -tapika | matapishi & kijani | -tapika & kijani | -tapika njano kijani',
  'no-stool':
    'hajapata haja | hajaenda haja | hajatoa hewa | hajajamba | hajapata choo | hakuna choo wala | haja kubwa hakuna',
  'hard-hernia':
    'ngiri & ngumu | ngiri & -uma | ngiri & !-rudi | ngiri & -kwama | ngiri & -tapika | henia & ngumu | henia & -uma | henia & !-rudi | henia & -tapika | hernia & -uma',
  diarrhoea:
    '-harisha | kuharisha | kinyesi laini | choo laini | choo chepesi | -hara | tumbo linaendesha | ame diarrhea | kuendesha | choo maji',
  'much-watery':
    'maji ya mchele | maji maji | maji maji usiku | maji matupu | kama bomba | kipindupindu | kila dakika | kama maji tu | mara ishirini | mara kumi na',
  'sunken-eyes':
    'macho imeingia | macho zimesink | macho yametumbukia | macho yamedidimia | macho ndani | macho yamerudi ndani | macho yamezama',
  'slow-skin':
    'ngozi haibounce | ngozi hairudi | ngozi inabaki imeinuka | ngozi inasimama | ngozi ikifinywa | nikifinya ngozi | ngozi & -finya',
  thirsty: 'anaomba maji | anaomba maji kila | kwa pupa | anadai maji | anang ang ania maji | kiu',
  'drinking-well':
    'nakunywa maji | anakunywa maji | anakunywa uji | anakunywa maziwa | maji yanakaa | maji na matunda yanakaa | uji unakaa | anakunywa na | nakunywa vizuri | anakunywa sawa | nakunywa maji sawa | anakunywa',
  'cannot-pass-urine':
    'tone halitoki | halitoki tone | mkojo umegoma | mkojo imekataa | mkojo umekataa | mkojo umefunga | kibofu kimejaa | siwezi kutoa mkojo | nashindwa kukojoa | -shindwa kukojoa | haja ndogo & -gomea | haja ndogo tone',
  'flank-pain':
    'mgongo upande mmoja | chini ya mbavu & mgongo | ubavuni panauma | figo & -uma | kiuno upande mmoja | upande wa figo | ubavu & -uma',
  'urine-burns':
    'nikisusu inaburn | nikipee inaburn | nikikojoa panachoma | -kojoa & -choma | mkojo & -choma | mkojo unawasha | mkojo unanuka | mkojo & -uma | susu & -choma | uti',
  'testicle-pain':
    'boli & -uma | kende & -uma | kende & -vimba | boli & -vimba | =ball & -niuma | mayai & -uma | testis & -uma | korodani & ghafla | kende & ghafla',
  'long-erection': 'uume umesimama | uume & -simama & saa | haulali | -simama kwa saa | uume hauteremki',
  'stuck-foreskin': 'govi & -kwama | govi & !-rudi | govi & -vimba | ngozi ya mbele & -kwama | govi limeng ang ania',
  'not-eating': 'hana hamu | hataki chakula | hali chakula | hajala | hali vizuri | -susa chakula',
  'stopped-eating': 'hali kitu | hajala siku | hajala tangu | ameacha kula | hagusi chakula',
  heartburn:
    'kiungulia | tumbo la moto | asidi & chakula | asidi & koo* | chembe inachoma | acid & tumbo* | acid & -panda | acid & -rudi | acid & -sumbua | acid & chakula | burps & acid | acid inanichoma after',
  yellow: 'macho ya manjano | macho manjano | macho njano | njano | rangi ya manjano | macho yamekuwa kama bizari',
} as const;
