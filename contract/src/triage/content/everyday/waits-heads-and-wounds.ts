/**
 * Signs of new daily headaches, usual fits, red eyes, swollen cheeks, burns with a blister, dirty wounds, hot
 * joints and spreading redness, as calm people tell them: by concept, separated by bars, found as they are
 * written (`=`).
 */
export const headsAndWoundsWaits = {
  'burn-blistered': `
    =iron & blister* | =oven & blister* | =pan & blister* | =pot & blister* | =kettle & blister* | =stove & blister* | =steam & blister* | =grill & blister* | =braai & blister* |
    =jiko & blister* | =sufuria & blister* | =pasi & blister* | =urn & blister* | =exhaust & blister* | =candle & blister* | =charcoal & blister* | =hot water & blister* | =boiling & blister* |
    =maji moto & blister* | =-ungua & blister* | =-chomeka & blister* | =-unguza & blister* | =imeniburn & blister* | =imemburn & blister* | =niliburn & blister* | =nimejiburn |
    =iron box & -choma | =iron box & blister* | =bare handed & bubbles | =bubbles on my finger* | =bubbles on my hand* | =bubbles on his finger* | =bubbles on her finger* | =bubble on my finger |
    =water bubble & arm | =-chomeka & lengelenge | =-chomeka & malengelenge | =-unguza & lengelenge | =-unguza & malengelenge | =-ungua & lengelenge | =mafuta & lengelenge | =chai & lengelenge |
    =uji & lengelenge | =maji moto & lengelenge | =maji moto & malengelenge | =sufuria & lengelenge | =sufuria & malengelenge | =pasi & lengelenge | =pasi & malengelenge | =jiko & lengelenge |
    =jiko & malengelenge | =mvuke & lengelenge | =mvuke & malengelenge | =kikaango & lengelenge | =kikaangio & lengelenge | =mkaa & lengelenge | =mshumaa & lengelenge | =ekzosi & lengelenge |
    =exhaust & lengelenge | =-mwagikia & lengelenge | =-mwagikia & malengelenge | =-mwagikiwa & lengelenge | =-mwagikiwa & malengelenge | =supu & lengelenge | =-rukia & lengelenge |
    =-jichoma & lengelenge | =-jichoma & malengelenge | =lengelenge la maji & mkono* | =lengelenge & mafuta | =chai & lengerenge | =mafuta & lengerenge | =sufuria & lengerenge |
    =-ungua & lengerenge | =-ungua & malengerenge | =sufuria & malengerenge | =mafuta & malengerenge | =maji moto & lengerenge | =marmite & cloque* | =poele & cloque* |
    =the bouillant & ampoule* | =pasi & cloque | =mafuta & cloque | =chai & cloque | =iron & cloque | =mafuta & -nirukia | =mafuta & -mrukia | =mafuta & -niruka | =mafuta & -niunguza |
    =mafuta & -muunguza | =hot tea & blister* | =tea & spilled & blister* | =tea & tipped & blister* | =hot oil & blister* | =oil splash* & blister* | =cooking oil & blister* |
    =hot porridge & blister* | =mafuta moto & blister* | =mafuta ya chips & blister* | =mafuta ya maandazi & blister* | =chai moto & blister* | =chai ya moto & malengelenge |
    =mafuta ya moto & malengelenge | =mafuta moto & malengelenge | =mafuta ya chapati & malengelenge | =huile chaude & bulle* | =huile chaude & ampoule* | =fer a repasser & bulle* |
    =touched & iron box | =ame touch iron box | =iron box & kimetoa blister | =pan & imeniburn | =imeniburn & kidole | =imeniburn & mkono | =imemburn & mkono | =bare handed & three bubbles |
    =burning coal & blister* | =charcoal iron & blister*
  `,
  burn: `
    =pan kissed & arm | =pan kissed & forearm | =iron kissed & arm | =iron kissed & hand | =oven rack & arm | =oven rack & forearm | =oven rack & hand | =oven door & forearm | =pasi imenigusa |
    =pasi imemgusa | =pasi imenichoma | =pasi imemchoma | =pasi iliniunguza | =pasi imeniunguza | =iron box imeni* | =nilichomeka na pan | =-chomeka & pan | =-jichoma & mafuta |
    =chai imenimwagikia | =chai imemmwagikia | =uji umemwagikia | =uji umenimwagikia | =uji umemmwagikia | =chai ilinimwagikia | =chai ilimmwagikia | =mafuta yamenimwagikia |
    =maji ya moto yamenimwagikia | =maji ya moto yamemwagikia | =tone la mafuta & -rukia | =mafuta moto & -ruka | =mafuta & -rukia & mkono* | =mafuta imenirukia | =mafuta imemrukia |
    =grabbed & hot pan | =tea & ran over & arm | =tea & tipped & arm | =chai imemwagikia & mkono* | =chai imemwagikia & mguu* | =nimechomeka na pasi | =nimechomeka na chapati |
    =nimechomeka na mafuta | =nimechomeka na pan | =nimechomeka na iron | =leaned on & hot iron | =tea ran over & arm | =tea ran over & hand | =urn tipped & arm | =iron box & kidole & blister
  `,
  'headache-daily-worse': `
    =never get headaches & every | =never get headaches & now | =never get headaches & days | =never used to get headaches | =never had headaches before | =never had headaches & now |
    =never a headache person | =never a headache man | =never a headache guy | =never a headache woman | =never a headache girl | =never been a headache | =not a headache person |
    =not a headache man | =not a headache guy | =not a headache woman | =was never a headache | =never suffered & headaches | =never suffered from headaches | =never knew headaches |
    =not the type & headaches | =new headache & every day | =new headache & daily | =new headache & each day | =new headache & every morning | =new headache & weeks | =new kind of headache |
    =new type of headache | =headache & new for me | =not my usual head | =not my usual headache | =not my normal headache | =not his usual headache | =not her usual headache |
    =not like my usual headache* | =head & notch worse | =head & bit stronger each | =headache & bit stronger each | =headache & creeps up | =headache & every day a little worse |
    =headache & stronger each | =headache & worse each | =first headache* of my life | =hajawahi kuumwa kichwa | =hajawahi kuumwa na kichwa | =sijawahi kuumwa kichwa |
    =sijawahi kuumwa na kichwa | =sikuwahi kuumwa kichwa | =hakuwahi kuumwa kichwa | =hajawahi kuwa na kichwa | =hajawahi kuwa mtu wa & kichwa | =hakuwahi kuwa mtu wa & kichwa |
    =sijawahi kuwa mtu wa & kichwa | =sikuwahi kuwa mtu wa & kichwa | =sijawahi kuwa mtu wa kuumwa kichwa | =si mtu wa kuumwa kichwa | =si mtu wa kichwa | =mtu wa kichwa & maisha |
    =hakuwa mtu wa kichwa | =hakuwa mtu wa kuumwa kichwa | =sikuwa mtu wa kichwa | =sikuwa mtu wa kuumwa kichwa | =kichwa hiki ni kipya | =kichwa kipya kila siku | =kichwa kipya & wiki |
    =kichwa & kipya kwangu | =maumivu mapya & kichwa | =si kichwa changu cha zamani | =si kichwa changu cha kawaida | =si kile kichwa & kawaida | =kichwa & kila asubuhi kinaongezeka |
    =kichwa & kila siku kinaongezeka | =kichwa & kinaongezeka kila | =kichwa & kinapanda taratibu | =kichwa & kila siku kinapanda | =sijawahi kuwa na headache | =hajawahi kuwa na headache |
    =sijawai kuwa na headache | =sijawahi kupata headache | =sijawahi pata headache | =sijawahi skia headache | =mimi si mtu wa headache* | =mtu wa headache & sasa | =headache mpya & kila siku |
    =headache mpya & wiki | =headache mpya & daily | =headache ni mpya | =headache & kila siku inaongezeka | =headache & inazidi kila | =jamais & maux de tete & chaque |
    =jamais & maux de tete & nouveau | =jamais & maux de tete & depuis | =jamais & maux de tete & maintenant | =jamais eu de maux de tete | =jamais eu mal a la tete | =jamais eu mal au crane |
    =jamais mal a la tete & depuis | =jamais mal au crane | =jamais souffert de la tete | =jamais de maux de tete | =jamais eu de mal de tete | =jamais de migraine & depuis |
    =nouveau mal de tete | =maux de tete nouveaux | =mal de tete nouveau | =pas mon mal de tete habituel | =pas mes maux de tete habituels | =pas son mal de tete habituel |
    =mal de tete & un cran | =mal de tete & monte un peu chaque | =mal de tete & un peu plus chaque | =mal de tete & plus fort chaque | =mal de tete & grimpe | =tete & chaque jour un peu plus |
    =never had headaches | =never get headaches | =never got headaches | =kinaongezeka & kichwa | =mal de tete & monte un peu | =mal de tete & un peu chaque jour |
    =mal de tete & plus fort chaque jour
  `,
  headache: `
    =never get headaches & every | =never get headaches & now | =never get headaches & days | =never used to get headaches | =never had headaches before | =never had headaches & now |
    =never a headache person | =never a headache man | =never a headache guy | =never a headache woman | =never been a headache | =not a headache person | =not a headache man |
    =not a headache guy | =not a headache woman | =was never a headache | =not my usual head | =not my usual headache | =not my normal headache | =not his usual headache |
    =not her usual headache | =first headache* of my life | =hajawahi kuumwa kichwa | =hajawahi kuumwa na kichwa | =sijawahi kuumwa kichwa | =sijawahi kuumwa na kichwa | =sikuwahi kuumwa kichwa |
    =hakuwahi kuumwa kichwa | =hajawahi kuwa na kichwa | =sijawahi kuwa mtu wa & kichwa | =hajawahi kuwa mtu wa & kichwa | =hakuwahi kuwa mtu wa & kichwa | =sijawahi kuwa mtu wa kuumwa kichwa |
    =si mtu wa kuumwa kichwa | =si mtu wa kichwa | =mtu wa kichwa & maisha | =hakuwa mtu wa kichwa | =hakuwa mtu wa kuumwa kichwa | =sikuwa mtu wa kichwa | =sikuwa mtu wa kuumwa kichwa |
    =kichwa hiki ni kipya | =kichwa kipya kila siku | =kichwa kipya & wiki | =maumivu mapya & kichwa | =si kichwa changu cha zamani | =si kichwa changu cha kawaida | =sijawahi kuwa na headache |
    =hajawahi kuwa na headache | =sijawai kuwa na headache | =sijawahi kupata headache | =sijawahi pata headache | =mimi si mtu wa headache* | =headache mpya & kila siku | =headache mpya & wiki |
    =jamais & maux de tete & chaque | =jamais & maux de tete & depuis | =jamais & maux de tete & maintenant | =jamais eu de maux de tete | =jamais eu mal a la tete | =jamais eu mal au crane |
    =jamais mal a la tete & depuis | =jamais mal au crane | =jamais de maux de tete | =jamais eu de mal de tete | =nouveau mal de tete | =maux de tete nouveaux | =pas mon mal de tete habituel |
    =pas mes maux de tete habituels | =pas son mal de tete habituel | =mal de tete & monte un peu chaque | =mal de tete & un peu plus chaque | =never had headaches | =never get headaches |
    =never got headaches | =new headache
  `,
  'back-pain': `
    =cancer & pain & middle of the back | =new pain & middle of the back | =spot in my backbone | =backbone & hurts | =backbone & aches | =backbone & pain* | =backbone & sore | =spine hurts |
    =spine aches | =spot on my spine | =pain in my spine | =back hurts at night | =back & keeps me awake | =mgongo & -sumbua usiku | =mgongo & -msumbua | =mgongo inamsumbua |
    =mgongo inanisumbua | =mgongo unamsumbua | =uti wa mgongo & -uma | =uti wa mgongo & maumivu | =mgongo & usiku & -uma | =mgongo inauma usiku | =mgongo unauma usiku | =dos & fait mal la nuit |
    =dos & reveille la nuit | =colonne & fait mal | =colonne & douleur | =mal & colonne vertebrale | =dos & nuit et jour | =dos & jour et nuit | =mgongo & usiku na mchana |
    =mgongo & mchana na usiku
  `,
  fit: `
    =epilepsy & had one | =epilepsy & usual one* | =epilepsy & usual turn* | =epileptic & had one | =epilepsy & he gets one | =my usual kind & epilep* | =epilepsy & one of his turns |
    =epilepsy & one of her turns | =epilepsy & it came once | =epileptic & it came once | =epilepsie & une crise | =epilepsie & sa crise | =epilepsie & ses crises habituelles |
    =epileptique & une crise | =kifafa & kimemshika | =kifafa & kimenishika | =kifafa & kilimshika | =kifafa & kilinishika | =kifafa & kimempata | =kifafa & kimenipata | =kifafa & kilimpata |
    =kifafa & kimemjia | =kifafa & kimenijia | =kifafa & kilimjia | =kifafa chake cha zamani | =kifafa chake cha kawaida | =kifafa changu cha kawaida | =kifafa & leo kimoja |
    =kifafa & imemshika | =kifafa & imenishika | =kifafa & ilimshika | =epilepsy & imemshika | =epilepsy & ilimshika | =epilepsy & amepata moja | =epilepsy & usual ones |
    =one of his usual turns & himself | =one of her usual turns & herself | =usual kind & on his side | =usual kind & on her side | =kimemshika & dakika & ameamka |
    =kimempata & dakika & ameamka | =kimemjia & dakika & yuko macho | =kimemjia & dakika & ameamka | =kimenishika & dakika & nikaamka | =kifafa & kimoja & sekunde | =kifafa & kimoja & dakika |
    =epilepsie & petit mal | =imemshika & dakika & ameamka
  `,
  epilepsy: `
    =kifafa chake cha zamani | =kifafa chake cha kawaida | =kifafa changu cha kawaida | =kifafa changu cha zamani
  `,
  'red-eye': `
    =eye & been angry | =eye is angry | =angry eye | =eye & red all round | =eye like a tomato | =eye & tomato | =oeil furieux | =oeil & est furieux | =oeil & tomate | =oeil tomate |
    =oeil & comme une tomate | =jicho & kama nyanya | =jicho & limekuwa nyanya | =jicho & kama pilipili | =jicho lina hasira | =jicho & lina hasira | =jicho jekundu | =jicho & jekundu |
    =jicho & limeiva | =jicho & limekuwa red | =jicho imekuwa red | =eye imekuwa red | =eye imekuwa nyekundu | =eye iko red | =jicho iko red
  `,
  'eye-pain': `
    =od douloureux | =og douloureux | =oeil & m elance | =oeil & elance | =oeil lance | =rouge & il m elance & oeil | =red eye & aches | =red & eye & it aches | =grain de verre & oeil |
    =bit of glass & eye | =sand in & eye & red | =sand inside & eye & red | =like sand in my eye | =kama mchanga & jicho | =kama kioo & jicho | =oeil & comme du sable | =comme du sable & oeil |
    =jicho & linachoma choma | =or douloureux & photophobie | =eye & red & squint
  `,
  'light-hurts': `
    =daylight & squint | =sunlight & squint | =light makes me squint | =light makes her squint | =sunglasses indoors | =sun & torture & eye | =sun & is a torture | =soleil & supplice |
    =soleil & torture & oeil | =soleil & oeil & pleure | =fuit la lumiere & oeil | =juani & linalia | =jua & ni mateso | =jua & mateso & jicho | =mwanga unakera | =mwanga & unakera & jicho |
    =mwanga & inakera | =anakimbia mwanga | =nakimbia mwanga | =mwanga & sivumilii | =mwanga & havumilii | =nakaa gizani & jicho | =gizani kama popo | =light inaniumiza | =light inauma & jicho |
    =light inauma & eye | =mwanga & jicho & -uma | =lights & halo & eye | =it has got a halo | =halo & eye & red | =sunglasses & squint
  `,
  blurred: `
    =lettres & brouillees & cote | =lettres & un peu brouillees | =un peu de brume & oeil | =oeil & un peu de brume | =letters & blurry & eye | =jicho & ukungu kidogo | =anaona ukungu & jicho |
    =naona ukungu & jicho
  `,
  toothache: `
    =mal de den | =mal o den | =mal dent | =dent & joue | =dents & joue | =molaire & joue | =molaire du fond | =tooth & cheek | =back tooth & cheek | =molar & cheek | =toth ake | =tooth ake |
    =toothake | =tooth is bad | =bad tooth | =jino & shavu | =gego & shavu | =jno & shav | =jno & shavu | =jno linauma | =jno la nyma | =jino & cheek | =jino & joue | =jino mbovu | =jino bovu |
    =jino imeharibika | =jino limeharibika | =jino imeoza | =dent & shavu | =joue & ju ya dent | =ju ya dent | =molar ya nyuma & cheek | =molar & shavu | =jino & uso & puto | =jino & chipmunk |
    =jino limenigeuza | =cheek & from a tooth | =cheek & from the tooth | =swollen & from a tooth | =gego & -sumbua | =gego & -nisumbua | =gego linanisumbua | =jino linanisumbua |
    =jino linamsumbua | =back tooth | =molar ya nyuma | =jino la nyuma
  `,
  'face-swollen': `
    =tooth & cheek & like a bun | =cheek like a bun | =cheek like a mango | =cheek like a ball | =cheek like a chipmunk | =cheek is like a | =cheek like a balloon | =chipmunk & tooth |
    =chipmunk & cheek | =hamster cheek* | =fat cheek | =cheek is fat | =cheek a bit fat | =cheek & fat & tooth* | =cheek has blown up | =cheek blew up & tooth | =cheek puffed | =joue de hamster |
    =joues de hamster | =joue comme une balle | =joue comme un ballon | =joue comme une mangue | =joue & gonfle & den | =cheek ni ka chipmunk | =cheek & chipmunk | =jino & chipmunk |
    =cheek imeswell | =cheek imefura | =cheek imevimba | =cheek & -swell | =joue & -vimba | =joue & imefura | =shavu kama embe | =shavu & kama embe | =shavu & kama andazi |
    =shavu & kama maandazi | =shavu & kama puto | =shavu kama mpira | =shavu limeumuka | =shavu & umeumuka | =shavu & kama chungwa | =shav limevimb | =shavu lime 2 na | =shavu limetuna |
    =shavu limefura | =shavu limenenepa | =shavu & -tuna | =jino & puto | =shavu ni kubwa | =shavu & lime 2 na
  `,
  'dirty-wound': `
    =trod on & thorn | =stepped on & thorn & deep | =deep puncture | =puncture & sole | =soil in wound | =soil in the wound | =dirt in the wound | =mud in the wound | =sand in the wound |
    =sand in the cut | =glass & opened my palm | =glass opened my | =glass opened his | =glass opened her | =tin opened my | =opened my palm | =opened my hand & gap* | =it gapes & bleed* |
    =it gapes & no longer | =edges gape | =gapes open | =cut gapes | =wound gapes | =fer rouille & pied | =fer rouille & trou | =trou profond & pied | =plante dans le pied | =plante ds le pied |
    =tole rouillee & ouvert | =tole & coupe profond* | =bords baillent | =les bords & ecart* & plaie | =plaie & baille | =ca baille & terre | =ca baille & saigne | =terre dedans & saigne |
    =plein de terre & saigne | =verre & ouvert la main | =verre & ouvert le pied | =m a ouvert le pouce | =m a ouvert la main | =m a ouvert le pied | =m a ouvert le mollet |
    =lui a ouvert le mollet | =lui a ouvert la main | =lui a ouvert le pied | =mabati imenikata & deep | =mabati & -kata & deep | =mabati & -kata & ndani | =mabati & -kata & wazi |
    =mabati & rust & -kata | =mabati & rust & thumb | =mabati & kutu & -kata | =mabati & kutu & -chana | =chuma & chafu & -kata | =chuma & kutu & -kata | =chuma & kutu & -chana |
    =iko deep & imefunguka | =iko deep & wazi | =it is deep and open | =deep & unaona ndani | =iko open na ina mchanga | =iko open & uchafu | =cut iko deep | =kidonda iko deep |
    =kioo & -ingia & mguuni | =kioo kimeingia & shimo | =kioo & kimenichana | =kioo & kimemchana | =kioo & kimenikata & kirefu | =mpasuko umeachama | =mpasuko & umeachama | =kidonda kimeachama |
    =jeraha limeachama | =kidonda & kimeachama | =shimo & refu & mguuni | =-toboka wayo | =-toboka unyayo | =-tobolewa & unyayo | =unyayo umefunguka | =unyayo & umepasuka & kioo |
    =mfupa wa samaki & mguuni | =mwiba & shimo refu | =mwiba & umeingia ndani & mguu* | =jeraha & ni la kina | =jeraha ni refu & kina | =shimo la kina & mguu* | =mchanga umeingia ndani & jeraha |
    =matope & imeingia & -kata | =matope yameingia & kidonda | =udongo & umeingia & kidonda | =shimo refu & mguu* | =shimo ni refu & mguu* | =mguuni & shimo refu | =mguuni & shimo ni refu |
    =wayo & shimo refu | =unyayo & shimo refu | =trou profond & main | =tole m a ouvert | =tole lui a ouvert | =tole & ouvert la main | =tole & ouvert le mollet | =tole & ouvert le pouce |
    =mabati & deep | =mabati & imefunguka | =iko deep & imefunguka wazi | =chuma & deep & -kata | =it is deep & unaona ndani
  `,
  'hot-swollen-joint': `
    =goti & limevimba & moto | =goti & limevimba na ni la moto | =kifundo & kimevimba & moto | =kifundo & chekundu & moto | =kifundo & kimevimba & chekundu | =kiwiko & kimevimba & moto |
    =dole gumba & limevimba & moto | =dole gumba & limewaka | =dole gumba & kuvimba & shuka | =kidole gumba & shuka | =dole gumba & shuka | =kidole gumba & kimevimba & moto |
    =kidole gumba & chekundu & moto | =big toe & imeswell | =big toe & shuka | =big toe & sheet* | =big toe & red & hot | =big toe & swollen & hot | =big toe & swollen & red |
    =big toe & on fire | =toe & bedsheet* | =gros orteil & drap* | =gros orteil & gonfl* & rouge | =gros orteil & rouge & chaud | =gros orteil & en feu | =gout & toe & swollen | =gout attack |
    =attack of gout | =crise de goutte | =knee & imeswell & moto | =knee & imevimba & moto | =ankle & imeswell & moto | =ankle & imevimba & moto | =goti imevimba & moto |
    =hata shuka & -uma & toe | =hata shuka & -umiza | =goti & limevimba & ni la moto | =goti & limevimba & la moto | =kifundo & chekundu & cha moto | =goti la & limevimba & moto
  `,
  'spreading-red-skin': `
    =pink patch & wide | =pink patch & wider | =pink patch & creep* | =patch & edge keeps creeping | =edge keeps creeping | =red patch & was coin | =red patch & saucer | =red patch & wider |
    =redness & wider than | =pink & warm & wider | =pinkish & patch & bite | =warm patch round & bite | =patch & as wide as my hand | =patch & size of my hand & warm |
    =patch & getting bigger & warm | =redness & size of my palm & now | =redness & bigger than yesterday | =plaque rouge & etend | =plaque rouge & setend | =plake rouge | =rouge & setend |
    =rouge ki setend | =rougeur & setend | =rougeur & soucoupe | =rougeur & piece & soucoupe | =rougeur & a fait du chemin | =rougeur & elargi* | =rougeur & s elargit | =rougeur & grandit |
    =rougeur & paume | =rougeur & etait & maintenant | =rougeur autour & piqure | =redness & imespread | =redness ilikuwa ndogo | =redness inaspread | =redness & inaongezeka |
    =redness & imeongezeka | =redness imepanuka | =redness & kiganja | =wekundu & umepanuka | =wekundu & -panuka | =wekundu & kiganja & leo | =doa & moto & limepanuka | =doa & waridi & mdudu |
    =doa jekundu & -panuka | =doa & limepanuka & jana | =mbu & pamekuwa pekundu | =pamekuwa pekundu & ukubwa | =pekundu & panapanuka | =pekundu & pamepanuka | =kipele & chekundu & ukubwa |
    =kipele & kimekuwa chekundu | =rougeur & fait une paume | =rougeur autour & comme | =shaving bump & pink | =doa la moto & limepanuka | =pamepanuka kuliko jana
  `,
  'suicide-thoughts': `
    =better off if i was dead | =better off if i were dead | =better off if i died | =better off without me | =better off with me dead | =afadhali nife | =bora nife tu | =bora ningekufa |
    =afadhali ningekufa | =watoto & bora & nikifa | =wangekuwa na heri bila mimi | =watakuwa sawa bila mimi | =mieux sans moi | =mieux si j etais mort | =mieux si j etais morte |
    =mieux si je mourais | =heri nife
  `,
  fever: `
    =warm at 38 | =warm at 39 | =temp ya 38 | =temp ya 39 | =temp is 38 | =temp is 39
  `,
  'closed-break': `
    =avant bras & bosse & tombe | =avant bras & petite bosse | =forearm & bump & fell | =forearm & lump & fell | =forearm looks bent | =wrist looks bent | =wrist & bump & fell & not use |
    =mkono & umepinda & alianguka
  `,
} as const;
