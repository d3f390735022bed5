/** More Swahili ways of saying what is dangerous in birth, babies and children, and mixtures: by concept. */
export const swahiliDangerFamily = {
  'vaginal-bleeding':
    'damu & uke | damu & njia ya uzazi | damu & chupi | damu & huku chini | damu & sehemu za chini | -vuja damu & chini | spot damu | -bleed & chini',
  'pad-soaking':
    'pedi & kila saa | pads & kila saa | pedi & dakika | pedi & -loa | pedi & -lowa | pedi & haitoshi | pad & haitoshi | mabonge & damu & makubwa | damu & mabonge | damu & -fika miguuni | shuka & damu & -jaa | taulo & damu & -jaa | -badilisha pedi & saa',
  'waters-broke':
    'maji & -pasuka & mimba | chupa & -vunjika | chupa & -pasuka | chupa ya maji & mimba | maji & -toka & mimba & ghafla | maji & -churuzika & mimba | maji & -vuja & mimba | maji & -tiririka & mapaja | maji & -mwagika & mapaja | water imebreak | water ilibreak | maji yamebreak',
  'baby-moves-less': `
    mtoto & tumboni & kimya | mtoto & tumboni & -tulia | mtoto & tumboni & hachezi | mtoto & tumboni & simsikii | mtoto & tumboni & hajacheza | mtoto & tumboni & -punguza | mtoto & tumboni & -acha kucheza | mimba & hachezi | mimba & kucheza & -acha | simsikii & tumboni |
    simsikii & -cheza & mtoto | mateke & -punguza | mateke & sisikii | mateke & hakuna | mateke & -acha | mateke & -pungua | baby & hakick | baby & hamove | baby & ako kimya | kicks & -pungua | kicks & sisikii | tumbo & kimya & mimba
  `,
  'cord-out':
    'kitovu & mtoto & nje & uke | kitovu & -toka & kabla ya mtoto | kamba & mtoto & -toka | utumbo wa mtoto & -toka | kitovu & -tangulia | cord & -toka | cord & -onekana',
  'urge-to-push':
    'mtoto & -toka & sasa hivi | kichwa cha mtoto & -onekana | mtoto & kichwa & nje | -sukuma & siwezi kuzuia | naskia kusukuma | mtoto & -toka & njiani | -zaa & njiani | kupush',
  'long-labour':
    'uchungu & tangu jana | uchungu & juzi | uchungu & usiku kucha | uchungu & mtoto & hatoki | mtoto & amekwama & -zaa | uchungu & haujazaa | leba & juzi | leba & hajajifungua | uchungu & hajajifungua | uchungu & siku mbili',
  'swollen-face':
    'uso & mikono & -vimba | uso & -vimba & mimba | uso & -fura & mimba | vidole & pete & -vimba | macho & uso & -vimba & asubuhi | uso umeswell',
  'sees-spots':
    'nyota & -ona | nyotanyota | vimulimuli | macho & cheche | macho & -mulika | giza & macho & mimba | giza & macho & kichwa',
  'foul-discharge':
    'uchafu & harufu & uke | damu & harufu mbaya | -nuka & uke | -nuka & huku chini | maji machafu & -nuka | usaha & uke | lochia & -nuka | discharge & -nuka',
  'harm-thoughts':
    'kumdhuru & mtoto | kumuua & mtoto | kumnyonga & mtoto | kumtupa & mtoto | kumzamisha & mtoto | kumchoma & mtoto | mawazo & -ua & mtoto | nimmalize & mtoto | kumdondosha & mtoto',
  'after-abortion':
    'mimba & -chomoa | mimba & -toa & vidonge | mimba & -toa & kienyeji | mimba & -toa & miti | mimba & -toa & mganga | mimba & -haribika | mimba & -poromoka | -toa mimba | -fanya abortion | -abort | misoprostol | cytotec',
  'not-feeding': `
    -nyonya & kidogo & -lala | -nyonya & mara moja tu | -nyonya & anachoka | ziwa & hashiki | ziwa & -achia | titi & -achia | nyonyo & hashiki | chuchu & -tema | maziwa & -tema & hataki | hana hamu ya kunyonya | kunyonya & -goma | kunyonya & -punguza sana |
    kunyonya & hamu | kunyonya & ameshindwa | mtoto & hafeed | mtoto & hasuck | baby & hasuck | baby & hataki titi | baby & hataki maziwa | baby & hafeed | baby & hanyonyi | refuse kunyonya | refuse titi | amerefuse kunyonya
  `,
  'cannot-drink':
    'mtoto & hanywi | mtoto & hataki maji | mtoto & kijiko & -tema | hata kijiko & hawezi | kijiko & maji & -toka | maji & -mwagika & mdomo | ors & -kataa | ors & hataki | hamezi hata kijiko | hapokei kitu mdomoni | hanywi wala hali | hali wala hanywi | halali hali hanywi | drink & hataki & mtoto | amerefuse kunywa | amerefuse kudrink',
  'ribs-draw-in': `
    mbavu & -zama & pumua | mbavu & -vutika | mbavu & -vutwa | mbavu & ndani & pumua | mbavu & -tokeza & pumua | kifua & ndani & pumua | kifua & -vuta & ndani | kifua & -didimia | kifua & -bonyea | tumbo & kifua & kinyume & pumua | pua & -tanuka | pua & -panuka | pua & -puliza & pumua |
    shingo & -zama & pumua | mbavu zinavuta | mbavu zinasuck | ribs & -ingia | ribs & -onekana & pumua | chest & -ingia ndani | kifua & -sink | retractions | nasal flaring
  `,
  grunting:
    '-guna & pumua | -gugumia | -koroma & mchanga | sauti & -guna | mlio & kila pumzi | sauti & kila pumzi | analia kama mbuzi & pumua | grunting',
  limp: 'mwili & -legea & mtoto | mtoto & kama mlenda | mtoto & kama kitambaa | mtoto & kama mdoli | mtoto & shingo & haikai | mtoto & -ning inia | hashiki kichwa & -legea | mtoto & kulia & hana nguvu | mtoto & kulia & sauti ndogo | mtoto & hajilii | mtoto & floppy | mtoto & haamki & anyonye | baby & floppy | baby & -legea | hajisongi',
  'cold-body':
    'mchanga & baridi | mtoto & -poa & mwili | mtoto & miguu & baridi | mtoto & tumbo & baridi | mtoto & baridi & barafu | mtoto & baridi & samaki  | baby & ako cold ',
  'yellow-palms':
    'nyayo & manjano | viganja & kama bizari | miguu & manjano | macho & viganja & njano | kama embe & mwili | mwili & bizari | rangi ya manjano & miguu | manjano & mwili mzima | jaundice & miguu | palms & yellow & mtoto',
  'navel-red':
    'kitovu & wekundu | kitovu & usaha | kitovu & harufu | kitovu & damu & -nuka | kitovu & -oza | kitovu & -vimba | kitovu & -fura  | kitovu & maji machafu | umbilical & usaha | kitovu & kinyesi cha ng ombe | kitovu & pus | kitovu & red',
  pustules:
    'majipu & mtoto & mengi | malengelenge & usaha | vipele & usaha | mapele & usaha | malengelenge & maji & mchanga | vijipu',
  'pale-palms': `
    viganja & weupe | viganja & karatasi | viganja & pamba | viganja & -paukuka | viganja & -pauka | nyayo & nyeupe | macho & meupe & ndani | kope & nyeupe | kope & ndani & weupe | ulimi & mweupe | ulimi & karatasi | fizi & nyeupe | midomo & nyeupe | midomo & -pauka |
    damu & -isha & mwili | ameishiwa damu | ameishiwa na damu | -ishiwa damu | -pungukiwa damu | -pungukiwa na damu | hb & chini | anaemia | damu kidogo mwilini | palms & white & mtoto | ako pale | mweupe kama pamba | weupe kama pamba
  `,
  'swallowed-battery':
    'betri & -meza | betri & tumboni | betri & koo | betri & puani | betri & pua | betri & sikio | betri & saa & mdomo | betri ya saa & -weka | sumaku & -meza | sumaku & tumboni | vidude vya sumaku | battery & -meza | magnet & -meza | amemeza battery | betri & kitufe & haipo | betri & remote & -meza',
  dehydrated:
    'ngozi & -kauka & -hara | machozi & hakuna | analia & bila machozi | hana machozi | mdomo & -kauka | ulimi & -kauka | midomo & -kauka & -pasuka | mate & -kauka | maji & -isha & mwili | amedehydrate | dehydrated | -kaukiwa maji | mwili & -kauka | ngozi & -finya & hairudi',
  'slow-skin':
    'ngozi & -finya | ngozi & -vuta & hairudi | ngozi & -vuta & polepole | ngozi & haraka & hairudi | ngozi & hairudi | ngozi & -baki & -simama | skin pinch',
  'vomits-all':
    'kila & -weka mdomoni & -tapika | kila & -mpa & -tapika | chochote & -tapika | hata dawa & -tapika | maji & -nywa & -tapika & yote | kila kitu & -vomit | kila kitu & -toka & -tapika | hakuna & kinachokaa & tumbo | tumbo & haishiki | tumbo & halishiki | anavomit everything | anavomit kila',
  'thin-arm': 'mkono & mwembamba | amebaki mifupa | mifupa mitupu | ngozi na mifupa | mbavu zinahesabika',
  'both-feet-swollen':
    'miguu & yote & -vimba & mtoto | miguu & -vimba & ukibonyeza & shimo | nyayo zote & -vimba | kwashakoo | kwashiorkor | kwashiakor | miguu yote & -fura & mtoto',
  'swelling-behind-ear':
    'nyuma ya sikio & -vimba | nyuma ya sikio & uvimbe | sikio & -sukumwa mbele | nyuma ya sikio & -fura | nyuma ya sikio & nyekundu | nyuma ya sikio & -uma',
  'cloudy-eye':
    'jicho & ukungu & surua | macho & ukungu & surua | jicho & jeupe & surua | kiini & jicho & nyeupe | jicho & utando',
  'stiff-body':
    'mtoto & mwili & -kaza | mtoto & mwili & mgumu | mtoto & mgumu & kijiti  | mtoto & -jikaza | mchanga & -kakamaa | mchanga & -tikisika | mchanga & mgumu | mtoto & mikono & -rukaruka | baby & stiff | mtoto & -nyooka & ghafla',
  'weak-immunity':
    'chemo & wiki | kemo | niko kwa chemo | ako kwa chemo | yuko kwenye chemo | -pandikizwa figo | transplant | wengu & -tolewa | hana wengu | dawa za kushusha kinga | dawa za kupunguza kinga | tiba ya saratani | matibabu ya saratani | matibabu ya kansa | tiba ya kansa | steroids & muda mrefu',
  'stopped-eating':
    'mzee & hali | bibi & hali | babu & hali | mzee & -acha kula | bibi & -acha kula | babu & -acha kula | guka & -acha kula | shosho & hali | cucu & hali | mzee & hataki chakula | bibi & hataki chakula | babu & hataki chakula | shosho & hakuli | nyanya & hakuli',
  elderly: 'shosho | guka | cucu | babu | bibi mzee | mzee wangu | mzee wa miaka | ajuza',
} as const;
