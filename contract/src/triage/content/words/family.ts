/** Words about women, birth, babies and small children in all languages, by the name of their group. */
export const familyWords = {
  refuses: `
    refus* | turns away | turned away | turns his head | turns her head | pushes away | pushing away | will not take | does not take | not taking | did not take | no interest | not interested | spits out | spitting out | will not have | does not want | can not take | not accepting | fights | cries at | too tired to | too weak to | -kataa | -gomea | -susa | hataki | hawezi | ameshindwa | anashindwa | -sukuma | -tema | anageuza | hapendi | ne veut pas | ne veut plus | ne prend pas | ne prend plus | ne prend rien | refuse* | repousse* | recrache* | detourne | n arrive pas | n arrive plus | ne peut pas | ne peut plus | n accepte pas | n accepte plus | boude
  `,
  breastfeeding: `
    breast | breasts | breastmilk | breastfeed* | boob* | nipple | bottle | feeding | feed | feeds | suck | sucks | sucking | suckle* | latch* | nurse | nursing | milk | ziwa | titi | matiti | nyonyo | chuchu | chupa | maziwa | -nyonya | kunyonya | sein | seins | biberon* | teter | tetee* | tetine | mamelon | lait
  `,
  weakly: `
    weakly | weak | poorly | badly | barely | hardly | less | lazy | kwa shida | vibaya | kwa udhaifu | na kuacha |
    na kulala | kivivu | bila nguvu | faiblement | a peine | difficilement | moins
  `,
  sucking: `
    suck* | suckl* | latch* | breastfe* | feeds | feeding | nurses | -nyonya | kunyonya | teter | tetee*
  `,
  drinking: `
    drink* | drank | swallow* | sip | sips | fluids | fluid | water | -nywa | kunywa | -meza | kumeza | maji | boire | boit | avale* | avaler | gorgee* | liquide*
  `,
  everything: `
    everything | all feeds | whatever | every feed | each feed | after every | after each | every sip | even water |
    even a sip | even ors | every spoon* | every meal | all food | the lot | all of it | any food | kila kitu |
    kila akila | kila nikila | vyote | yote | chochote | kila anacho* | kila ninacho* | kila nikimpa |
    kila akinywa | kila nikinywa | hata maji | hata uji | hata tone | zote | meme l eau | meme une gorgee | tout ce | chaque fois qu | chaque tetee | chaque repas | chaque biberon
  `,
  'comes-up': `
    vomit* | throw* up | threw up | thrown up | bring* up | brings back | brought up | brought back | comes back |
    come back | came back | comes up | comes out again | spew* | puke* | puking | regurgitat* | retch* | vomi* |
    rejette | rend | ressort | rejete* | revomi* | remonte | -tapika | kutapika | -rudisha | -cheua | -vomit |
    -puke | -tapishwa | matapishi
  `,
  nothing: `
    not a thing | not even | can not keep | can not hold | not keep* | not tolerat* | unable to keep | not holding | no food | no feed | hakuna | ne garde | ne retient | rien ne | ne tient | garde pas | garde rien | garde plus
  `,
  stays: `
    stay* | keep* | kept | hold* | remain* | tolerat* | down | settle* | hakai | haikai | hakikai | hayakai | havikai |
    hakibaki | haibaki | hayabaki | kinachokaa | kinachobaki | linalokaa | kinakaa | hakitulii | reste* | garde* | retient |
    passe | rien | eau | liquide
  `,
  'sinks-in': `
    sink* | sank | sucked in | suck* in | dip* | cave* | caving | hollow* | inward* | goes in | going in | go in | pull* in |
    indraw* | recess* | retract* | tug* | dent* | enfonce* | renfonce* | creuse* | aspire* | retracte* | rentre* | tire* |
    -chimbika | -didimia | -zama | -ingia ndani | -vutwa ndani | -bonyea | -nywea | -fyonzwa | -sink | -ingia kwa ndani
  `,
  ribcage: `
    ribs | rib | ribcage | chest | breastbone | between ribs | under ribs | below ribs | kifua | mbavu | cotes | thorax |
    poitrine | sternum | sous les cotes
  `,
  paleness: `
    pale* | pallor | white | whitish | colourless | colorless | no colour | no color | bloodless | washed out | like paper |
    vyeupe | nyeupe | jeupe | meupe | mweupe | cheupe | weupe | zeupe | kweupe | -pauka | havina damu | haina damu |
    kama karatasi | kama chaki | pale* | blanc* | blafard* | decolore* | sans couleur | livide*
  `,
  'pale-place': `
    palm* | eyelid* | inner eyelid* | conjunctiva* | gums | soles | viganja | kiganja | kope | nyayo | ufizi |
    paume* | paupiere* | conjonctive* | gencives | plantes
  `,
  'skin-place':
    'palm* | soles | hands | feet | legs | viganja | kiganja | nyayo | miguu | miguuni | mikono | paume* | plantes | pieds | mains | jambes',
  'yellow-shade':
    'yellow* | jaundice* | golden | njano | manjano | umanjano | ya njano | -geuka njano | jaune* | jaunatre* | jauni* | ictere* | icterique',
  'behind-ear': `
    behind ear | behind the ear | behind her ear | behind his ear | back of ear | back of the ear | behind ears | mastoid* |
    nyuma ya sikio | nyuma ya masikio | kwa nyuma ya sikio | derriere l oreille | derriere son oreille | derriere oreille |
    arriere de l oreille | behind sikio
  `,
  'swelling-like': `
    swollen | swell* | lump* | bump* | bulg* | hard | tender | puffy | boil* | uvimbe | -vimba | kuvimba | pamevimba | nundu | donge | jipu | bonge | -fura | gonfle* | enfle* | bosse | boule | dur* | bombe* | -swell
  `,
  cloudiness: `
    cloud* | milky | film | white | whitish | grey | opaque | haz* | foggy | misty | ukungu | utando | jeupe | meupe | nyeupe |
    weupe | laiteu* | voile* | trouble* | opaque* | taie | blanc* | gris*
  `,
  looseness: `
    loose | runny | watery | liquid* | like water | all water | laini | majimaji | maji maji | mepesi | chepesi |
    liquide* | molle* | comme de l eau | aqueu*
  `,
  'small-power-source': `
    battery | batteries | battery cell | coin cell | button cell | lithium | magnet* | magnetic | betri | beteri | batri | sumaku | aimant* | magnetique*
  `,
  'into-the-body': `
    swallow* | ate | eaten | eat | gulp* | mouth | nose | nostril | ear | throat | inhal* | ingest* | stomach | belly | missing | -meza | kumeza | -bugia | mdomoni | puani | sikioni | kooni | tumboni | -ingiza | -swallow | -tumbukiza
  `,
  'upper-arm': `
    muac | perimetre brachial | pb | tape | ruban | tepe | utepe | brassard
  `,
  'thin-figure': `
    110 | 111 | 112 | 113 | 114 | 11.0 | 11.1 | 11.2 | 11.3 | 11.4 | 10* | 9.* | 90 | 95 | 98 | 99 | 11 cm | red | rouge |
    nyekundu | rangi nyekundu
  `,
  'is-thin': `
    thin | stick | sticks | twig | skinny | wasted | mwembamba | kama fimbo | kama kijiti | maigre* | mince | allumette* | decharne*
  `,
  'two-feet': `
    both feet | both legs | both ankles | two feet | feet | miguu yote | miguu miwili | miguu yote miwili | nyayo | miguu |
    deux pieds | deux jambes | deux chevilles | les pieds
  `,
  puffiness: `
    swollen | swell* | puff* | oedema* | edema* | bloated | -vimba | kuvimba | -jaa maji | uvimbe | -fura | -umuka | -swell |
    gonfle* | enfle* | oedeme* | bouffi*
  `,
  navelside:
    'navel | umbilic* | belly button | cord | cord stump | stump | kitovu | kitovuni | kiungamwana | nombril | ombilic* | cordon',
  'looks-infected': `
    red* | pus | smell* | stink* | foul | ooz* | swollen | infect* | wekundu | jekundu | nyekundu | usaha | -nuka | harufu | -vimba | -oza | uchafu | rouge* | suinte* | pue | gonfle* | infecte* | odeur
  `,
  'pus-filled': `
    pus | yellow heads | usaha | pustul* | purulent* | pleins de pus | whiteheads | ya usaha | vyenye maji | -jaa usaha
  `,
  skinspots: `
    spots | bumps | pimples | blister* | boils | boil | sores | rash | vipele | malengelenge | majipu | jipu | upele | vidonda |
    boutons | cloques | bulles | furoncle* | plaies | abces
  `,
  'gone-down': `
    avale* | mange* | gobe* | ingere* | bouche | nez | narine | oreille | gorge | ventre
  `,
  'nothing-else': `
    nothing | hata
  `,
} as const;
