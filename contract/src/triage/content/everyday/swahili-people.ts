/** Everyday Swahili about women, children, skin, long-term illness and mind: by concept, separated by bars. */
export const swahiliPeople = {
  pregnant:
    'ball | mimba | mjamzito | ujauzito | niko na mimba | miezi minane | mja mzito | nina miezi nane | kupata ball',
  'missed-period':
    'siku zangu sijaona | hedhi hazijaja | mwezi umepita sijaona | sijapata period | hedhi imepita | -pitiliza siku | sijaona mwezi | mp & -chelewa | period haijakuja | sijabreed',
  'shoulder-tip-pain': 'bega & -uma | ncha ya bega',
  'vaginal-bleeding':
    'damu chini | damu & chupi | damu & ukeni | natoka damu chini | nableed | anableed | damu sehemu za siri | -bleed',
  spotting: 'damu kidogo | matone | doa la damu | damu kidogo kwenye chupi',
  'pad-soaking':
    'pedi & -jaa | pedi & saa | mabonge | mabonge ya damu | damu imelowanisha kitanda | kanga & -loa | -lowanisha | pads & -jaa | damu inatiririka miguuni | nabadilisha pedi | pedi mbili kwa saa',
  'waters-broke':
    'maji yamemwagika | maji yamepasuka | maji yanamwagika | maji yamevunjika | chupa & -pasuka | maji yanachuruzika | maji & kitanda | maji & -vuja & ukeni | maji yametoka mengi',
  'green-fluid': 'maji ya kijani | rangi ya kijani | maji & kijani',
  'cord-out': 'kamba ya kitovu | kitovu cha mtoto & -toka | kama kamba & ukeni | kitovu kinaning inia',
  'baby-moves-less': `
    mtoto amekuwa kimya | mtoto kimya tumboni | mtto amekuwa kimyaa | mtoto ametulia | hachezi kama | mtoto hachezi | -cheza & kidogo & tumboni | hapigi teke |
    hapigi mateke | mtoto tumboni & !-cheza | baby hamove | baby hakick | baby hajamove | simsikii | sisikii mtoto | mtoto hasogei
  `,
  labour: 'uchungu | niko labour | leba | contractions | uchungu umeanza | uchungu unakuja | tumbo & -kaza & dakika',
  'urge-to-push':
    '-sukuma | anataka kusukuma | kichwa kinaonekana | mtoto anakuja | najisikia kusukuma | kichwa kinatoka | naskia kupush',
  'long-labour':
    'uchungu tangu | uchungu & saa | labour since | uchungu & siku | leba & tangu | hajazaa | bado hajazaa | masaa & uchungu | mkunga & subiri',
  'gave-birth':
    'nimejifungua | amejifungua | baada ya kuzaa | tangu nilipojifungua | alijifungua | nimezaa | nilijifungua | baada ya kujifungua | amezaa | -jifungua siku',
  'postpartum-voices':
    'kumfunika mtoto na mto | natamani kumfunika | asilie tena | nimtupe mtoto | kumtupa mtoto | namuona mtoto kama shetani | mtoto si wangu & pepo | kumdhuru mtoto | kumuua mtoto | mtoto & pepo | naogopa nitafanya kweli',
  'after-abortion':
    'mimba & -toka | mimba & -haribika | -poteza mimba | mimba & -toa | -tolewa mimba | -safishwa kizazi | kizazi & -safisha | -flash mimba | vidonge & -toa mimba | -poteza mtoto tumboni | ball & -toa | nimeabort',
  'foul-discharge':
    'uchafu & -nuka | harufu mbaya & chini | maji & -nuka & ukeni | harufu mbaya ukeni | damu & -nuka | ukeni & -nuka | -nuka vibaya chini',
  'urine-leak-since-birth':
    'tangu nilipojifungua & mkojo | mkojo unatoka wenyewe | mkojo unanitoka tangu | choo kinatoka mbele | tangu kujifungua mkojo | mkojo & wenyewe & muda wote | nanuka mkojo',
  'period-pain':
    'siku zangu zimeanza tumbo | tumbo & kila mwezi | maumivu ya mwezi | tumbo & hedhi | cramps | chango | kama kila mwezi',
  'period-bleeding': 'hedhi | siku zangu | mp | siku zang',
  'unprotected-sex':
    'bila cd | bila mpira | bila kinga | bila kondomu | tulido bila | kupata ball | p 2 | nilisahau kidonge | e pill',
  'pregnancy-nausea': 'kichefuchefu | kichefu chefu | asubuhi natapika kidogo | nahisi kutapika',
  newborn:
    'kichanga | mtoto mchanga | mchanga | wiki mbili | siku tisa | amezaliwa | mtoto wa siku | wiki moja & mtoto | alizaliwa jana | wiki tatu & mtoto',
  'not-feeding':
    '!-nyonya | -kataa kunyonya | hashiki titi | hashiki ziwa | hataki titi | hataki ziwa | -acha kunyonya | ananyonya kidogo sana | -geuza kichwa & titi | nguvu ya kunyonya | hanyonyi | -shindwa kunyonya | -kataa ziwa | hanyonyi vizuri',
  'cannot-drink':
    'hawezi drink | hanywi chochote | hawezi kunywa | hanywi kitu | anatema kila | hamezi | hawezi kumeza chochote | hataki kunywa | siwezi kumeza | -shindwa kumeza | maji hayaendi',
  limp: 'kama kitambaa | kama nguo | hajisogezi | hasogei mpaka | nimguse | mlegevu | amelegea kabisa | mwili umelegea | halii kwa nguvu | sauti ndogo ya kulia | halii',
  'cold-body':
    'mwili wa baridi | amepoa | mwili umepoa | baridi kama | mikono na miguu baridi | mwili ni baridi | joto 35 | hapati joto',
  grunting: '-guna | -koroma kila akipumua | anatoa mlio akipumua | -guna kila | pua zinatanuka | pua zinapanuka',
  'ribs-draw-in':
    'mbavu & -ingia | kifua & -ingia | mbavu & -bonyea | kifua & -vutika | ngozi kati ya mbavu | mbavu & -onekana & -pumua | kifua kinavutwa | tumbo & -ingia & -pumua | kifua & shimo',
  'yellow-palms':
    'viganja & njano | nyayo & njano | mwili wote njano | njano hadi miguuni | macho na viganja | njano tangu siku ya kwanza | viganja & manjano | mwili & manjano',
  'navel-red':
    'kitovu & usaha | kitovu & nyekundu | kitovu & -nuka | kitovu & -vimba | kitovu & wekundu | kitovuni & usaha | kitovu kibichi',
  pustules: 'majipu mengi | malengelenge ya usaha | vipele & usaha',
  'pale-palms':
    'viganja & nyeupe | viganja & cheupe | viganja vimekuwa vyeupe | kama karatasi | mweupe kama karatasi | macho meupe ndani | amepauka | weupe wa viganja | viganja vyeupe | upungufu wa damu | ulimi mweupe sana',
  'thin-arm':
    'mkono mwembamba | mkanda mwekundu | muac | kipimo cha mkono | mifupa & -onekana | -konda sana | amekonda mifupa | amebaki mifupa',
  'both-feet-swollen': 'miguu yote & -vimba | nyayo & -vimba | miguu imejaa maji | miguu & -fura & yote',
  'cloudy-eye': 'macho & ukungu | jicho & ukungu | jicho & nyeupe | jicho jeupe | mboni nyeupe',
  'deep-mouth-sores': 'mdomo & vidonda | vidonda mdomoni | kinywa & vidonda | midomo & vidonda | mdomo umechubuka',
  'swelling-behind-ear':
    'nyuma ya sikio & -uma | nyuma ya sikio & -vimba | nyuma ya sikio & jekundu | sikio limesukumwa',
  'swallowed-battery': 'betri & -meza | betri ya saa | betri & mdomo | sumaku & -meza | betri ndogo | betri ya remote',
  drooling:
    'mate & -toka | mate siwezi kumeza | hawezi kumeza mate | mate yanatiririka | udenda | anatema mate tu | mate yanachuruzika | anainama mbele & mate',
  'neck-swelling':
    'shingo & -vimba | chini ya taya & -vimba | shingo & -fura | shingoni & uvimbe | uvimbe & shingoni | chini ya kidevu & -vimba',
  'eye-injury':
    'jicho & -chomwa | jicho & -pigwa | jicho & kijiti | jichoni & chuma | jichoni & mwiba | jicho & -umia | kipande & jicho | jicho & msumari | jicho & ngumi | jicho & waya',
  'chemical-in-eye':
    'jicho & jik | jicho & saruji | jicho & sumu | macho & chokaa | jicho & tindikali | jicho & rangi | jichoni & simenti | jicho & -mwagikiwa | macho & -mwagikiwa | jicho & sabuni',
  'red-eye': 'jicho limewiva | jicho & nyekundu | macho & mekundu | jicho limeiva',
  'eye-pain': 'jicho linachoma | jicho & -uma | jicho & -choma',
  toothache: 'jino & -uma | jino bovu | gego & -uma | jino & usaha | fizi & -vimba | jino & -oza',
  'face-swollen': 'shavu & -vimba | shavu & -jaa | uso & -fura | shavu & -fura | taya & -vimba',
  'swelling-to-eye': 'chini ya jicho | uvimbe & jicho | hadi jichoni | jicho linafunga | uvimbe umefika jicho',
  'spreading-red-skin':
    'wekundu & -sambaa | wekundu & -panda | mguu & mwekundu & moto | mstari mwekundu | ngozi & nyekundu & moto | mguu umekuwa mwekundu',
  'black-skin': 'nyama nyeusi | ngozi & nyeusi & -nuka | kidonda & nyeusi | imekuwa nyeusi | nyama inaoza',
  'skin-peeling':
    'ngozi & -banduka | ngozi & -chunika | ngozi & -menyeka | ngozi & -ng oka | ngozi & -toka | malengelenge & mwili mzima | ngozi & -bambuka | ngozi imepeel',
  'hot-swollen-joint':
    'kifundo & -fura | kifundo & -vimba & moto | goti & -vimba & moto | goti & moto | kifundo & moto | kiungo & moto | goti & joto | kiungo & joto | goti & -fura | kifundo cha moto',
  'child-will-not-walk':
    'hataki kukanyaga | hakanyagi | -goma kutembea | hasimamii mguu | -chechemea | hataki kusimama',
  'dirty-wound':
    'kioo kirefu | kidonda kimeachama | msumari | -kanyaga msumari | kidonda & wazi | kidonda & kirefu | mwiba mrefu | mundu | shoka & mguu | jembe & mguu | -katwa na jembe | bati & -katwa | -jikata na panga',
  'small-cut': '-jikata kidogo | mkwaruzo | wembe | kidonda kidogo | -kwaruza | mchubuko | -jikata kdg | kisu kidogo',
  'no-tetanus-cover': 'sijawahi kuchanjwa | hajawahi kuchanjwa',
  'insect-bite': 'mbu | mbu wamenitafuna | wadudu wameniuma | kunguni | viroboto | siafu | uvimbe mdogo & -washa',
  'long-lump':
    'kivimbe & ziwa | kivimbe | uvimbe & mwezi | kidonda & mdomo & !-pona | hakiponi | donge & titi | uvimbe & titi | kinundu & mwezi | nundu & miezi',
  'new-medicine':
    'dawa mpya | -anza dawa | septrini | baada ya dawa | tangu nianze dawa | cotrimoxazole | dawa niliyopewa',
  diabetes: 'sukari | nina sukar | kisukari | insulini | mgonjwa wa sukari | ana sukari | sugar',
  'low-sugar':
    'sukari imeshuka | sukari & chini | sukari & -shuka | sukari & ndogo | sukari haijapanda | bado haijapanda',
  'deep-breathing':
    'pumzi ndefu | -vuta pumzi ndefu | -pumua kwa kina | harufu ya matunda | pumzi & matunda | pumzi & -nuka | harufu ya asetoni',
  hiv: 'anaishi na virusi | virusi | muathirika | -athirika | anatumia dawa za | arv | wa vvu | ukimwi | ngoma',
  elderly: 'mzee | bibi | babu | nyanya | guka | shosho | kikongwe | bibi mzee',
  'minor-fall': '-anguka | -teleza | -dondoka',
  'suicide-plan': `
    kamba & barua | kamba chini ya kitanda | barua ya kuaga | leo usiku namaliza | namaliza yote | -jinyonga | -jiua | kujiua | nimenunua sumu | kunywa sumu | -meza vidonge & kufa |
    naaga dunia | kwaherini wote | kwaherini & watoto | -jirusha | kujirusha | nimeandika barua & kuaga | nimeandika barua & mwisho | kujitoa uhai | kujitoa roho | kujitoa maisha | kitanzi | nijimalize
  `,
  'suicide-thoughts': `
    kuishi kuna maana | natamani nisiamke | nisiamke | sina sababu ya kuishi | natamani nife | bora nife | nimechoka na maisha | natamani kufa |
    sitaki kuendelea | heri nife | maisha sina | nimechoka kuishi | maisha hayana | nipotee | anasema anataka kufa
  `,
  voices:
    'sauti & -ambia | anaona wadudu ukutani | anaongea na ukuta | anaongea peke yake | sauti zinaniambia | sauti & -sikia | watu wanamfuata | pepo | majini & -ona',
  'danger-to-others':
    'ana panga | ameshika kisu | ameshika panga | -tishia | anataka kuchoma | -shambulia | kichaa & fujo | anapiga kila mtu | -fukuza watu',
  'stopped-alcohol':
    '-acha gongo | -acha pombe | ameacha kunywa | pombe & siku & -acha | -acha bia | -acha chang aa | gongo | -acha busaa | hajanywa pombe | hajagusa pombe',
  shakes: '-tetemeka | zina shake | mikono & -tetemeka | zinashake',
  sweating: 'jasho | anasweat | -toka jasho',
  rape: '-ingilia & mtoto | amemuingilia | -ingilia kimwili | amenilazimisha | -lazimisha & ngono | kingono | ukatili wa kingono | -bakwa | -baka | -najisi | alinivua nguo | -nilala kwa nguvu | amelala na mtoto | -lawiti',
  'child-abuse':
    'mtoto & -chomwa & sigara | mtoto & alama & mkanda | mtoto & -teswa | mtoto & fimbo & alama | mama wa kambo & -piga | baba wa kambo | mwalimu & -shika | mjomba & -shika | jirani & -shika | mtoto & -pigwa & kila siku | mtoto & -fungiwa',
  'partner-violence':
    'mume & -piga | mume & -tishia | bwana & -piga | mpenzi & -piga | -piga kofi | ananipiga | mume & -kaba | -nipiga | boyfriend & -piga | mume & ngumi | -pigwa na mume',
  unsafe:
    '-kaba | amenikaba | ameshika kisu | nimejifungia | -jificha | nimejificha | ataniua | ameapa kuniua | naogopa kurudi | shoka | panga | yuko mlangoni | -nyonga shingo',
  'mammal-bite':
    'mbwa & -uma | mbwa & -ngata | mbwa koko | paka & -kwaruza | paka & -uma | popo & -gusa | tumbili & -uma | mbwa & -ramba | mbwa & -kwaruza | nyani & -ngata | mbwa & -parua',
  'deep-bite':
    'mbwa & usoni | mbwa & shavu | mbwa & shingo | mbwa & kichwa | -ng atwa & nyama | nyama & -ng oka | mbwa & kirefu',
  'venom-bite': 'nge & -choma | nge & -dunga | nge & -uma | nge amemchoma | nge | buibui & -uma | tandu | buibui',
  'hiv-exposure':
    'sindano & -choma | sindano & -dunga | mpira & -pasuka | kondomu & -pasuka | cd & -pasuka | ako positive | na muathirika | ana ngoma | damu yake & macho',
  'low-mood': 'huzuni | msongo | -sononeka | mawazo | -lia kila mara | upweke | moyo mzito',
} as const;
