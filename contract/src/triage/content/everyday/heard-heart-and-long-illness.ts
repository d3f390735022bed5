/** The heart, the breath and long illness as people tell them in passing: by concept, separated by bars, as written. */
export const heartAndLongIllnessHeard = {
  'chest-pain': `
    =tight* & bra line | =tight* & behind my tie | =chest & tite | =chest & tyt | =breastbone & press* | =breastbone & cement | =breastbone & bag of | =breastbone & sits | =into my jaw & sweat* |
    =into his jaw & sweat* | =jaw & cold sweat | =jaw & drenched | =jaw & soaked | =jaw & left arm | =jaw & down my arm | =left arm & cold sweat | =left arm & drenched | =left arm & crush* |
    =left arm & sweating | =holding & left arm & sweat* | =wring* & chest & like | =towel & inside my chest | =towel & in my chest | =twist* & inside my chest | =donkey & chest | =cp & radiat* |
    =cp & diaphor* | =radiat* & arm & diaphor* | =pressure deep & ndani | =heart side & -fungwa | =heart side & press* | =heart side & -kaza | =poids & entre les seins |
    =brule & entre les seins & machoire | =serre & monte dans les dents | =serre & machoire & bras | =monte aux dents & sternum | =monte & machoire & sueur* | =machoire & bras gauche |
    =bras gauche & sueur* | =bras gauche & trempe* | =sternum & ciment | =sternum & sac | =sternum & pierre | =sternum & pression | =serviette & dans ma poitrine | =tord* & dans ma poitrine |
    =tord* & dans la poitrine | =serre & milieu & ceinture | =serre au milieu & bras | =bra gauche & lour | =sere & poitrine | =-kanyaga & kifua* | =punda & kifua* | =kifua chabana |
    =kifua chakaza | =kifua chakaba | =-kamua & kifua* & nguo | =-panda & taya & mkono | =taya & mkono wa kushoto | =taya & jasho | =kifua* & taya | =mkono wa kushoto & jasho |
    =moyo & -chomwa & jasho | =poitrine & -kaza | =poitrine & -fungwa | =machoire & jasho | =jaw & jasho | =chest & -kalia | =roho & -bana & jasho | =drepano* & poitrine | =plaint de la poitrine |
    =sickler & chest | =fire & chest & left arm | =down my left arm & chest | =down the left arm & chest | =into my left arm & chest | =chest & spread* & arm | =dalle & poitrine |
    =machoire & sue | =assis sur le sternum | =kifua & -minywa | =kifua & -kamuliwa | =kifua & -kandamiz* | =-panda hadi taya | =inapanda mpaka taya | =chist & tite | =chest & -minya |
    =squeez* & behind my tie | =tightness & bra line | =breast bone & press* | =brest bone & pres* | =deep pressing & began | =deep pressure & since | =deep pressing & since |
    =pression profonde depuis | =pain & into his left arm | =pain & down his left arm | =mpaka kwapa la kushoto | =comme & assis sur ma poitrine | =like & sitting on his chest |
    =kama & amenikalia kifuani | =kama & amekalia kifua* | =kama & amekaa juu ya kifua | =kama & amekaa juu ya matiti | =kama & -kalia kifua changu | =-kunja taulo & kifua* |
    =-kamua taulo & kifua* | =comme & sac sur la poitrine | =-uma & kifua & hadi mkono | =maumivu & mpaka mkono wa kushoto | =comme si & main & serrait le coeur | =kifua kama kimebanwa |
    =small breaths & because it hurts | =brule & derriere l os | =brule & derriere le sternum | =burn* & behind & breastbone | =serre & derriere le sternum | =ca serre entre les seins |
    =me serre entre les seins | =sa serre entre les seins | =chest inakaza | =chest inanikaza | =like & cement & chest | =comme & ciment & poitrine | =kama & saruji & kifua* |
    =kama & simenti & kifua* | =like & standing on my breastbone | =comme & ciment & sternum
  `,
  'sharp-chest-pain': `
    =chaque inspiration & pique | =inspiration & poignard | =inspire & pique & cote | =inspire & omoplate | =inspiration & omoplate | =each breath & stabs | =every breath & stab* |
    =mbavu & kama pini | =mchomo & ubavu & pumzi | =breath in & stab* & chest | =breathe in & stab* | =inspire & coup de couteau | =inspire & poignard* | =-vuta pumzi & kama kisu
  `,
  breathless: `
    =wind just went | =my wind went | =lost my wind | =not & get a full breath | =not get & full breath | =not & fill my lungs | =a court d air | =hewa & -katika & ghafla | =hewa ilikatika |
    =hewa imekatika & -kimbi* | =hewa fupi | =pumzi & -katika & ghafla | =pmz & -kata | =pmz & -bana | =pmz zimekata | =-hema & hatua tano | =-hema & hatua mbili | =-hema & hatua tatu |
    =-hema & hatua chache | =essoufle | =essoufles | =essouflement | =have no wind left | =my breath just went | =breath just left me | =not & catch my breath & sitting |
    =souffle & parti & d un coup | =souffle m a lache | =happe l air | =hewa hainitoshi | =pumzi & -pata & kwa shida | =-gombania hewa | =napigania hewa | =anapigania hewa |
    =breath & -katika & ghafla | =-hema & kitandani & amelala | =cherchait son air | =cherchait de l air | =i had no wind | =she had no wind | =he had no wind | =nimekosa hewa ghafla |
    =kukosa hewa ghafla | =respire par petits coups & douleur | =shallow breaths & because it hurts | =petites respirations & douleur
  `,
  'breathless-at-rest': `
    =stop* for air & bed | =stop* for air & between | =out of air & bed | =sit upright & air | =sit up to get air | =only & say yes or no | =only nods & asthm* | =only nods & pump |
    =talks by nodding | =asthm* & not speak | =asthm* & anatype | =ha talk & inhaler | =hawezi tok | =hawezi talk & asthm* | =ne peut plus dire son nom | =parle par signes & asthm* |
    =repond de la tete & asthm* | =hoche la tete & asthm* | =-jibu & kutikisa kichwa & pumu | =pumu & ishara tu | =pumu & sauti haitoki | =hawezi sema & pompe | =pumu & hawezi kuongea |
    =pumu & hawezi kusema | =pumu & maneno hayatoki | =epaules font le travail | =asthm* & shoulders & up | =neck muscles & inhaler | =asthm* & gasping | =pump & gasping | =wheez* & one word |
    =asthm* & leaning forward | =asthm* & ne parle plus | =pompe & ne parle plus | =asthm* & signe* de la tete | =pumu & ameegemea mbele | =kakaa ameegemea mbele | =ameegemea mbele & pumzi |
    =pumu & -tikisa kichwa | =asthm* & hawezi kuongea | =asthm* & hawezi kusema | =asthm* & hawezi sema | =asthm* & haongei | =pompe & hawezi kusema | =mabega yanapanda & -pumua |
    =mabega yanapanda & -hema | =-ongea kwa kutikisa kichwa | =words haziwezi toka | =asthm* & epaules & montent | =-ongea silabi & -hema | =maneno & yanakatika & -hema |
    =using & neck muscles & breath* | =tire & muscles du cou & respir* | =-tumia misuli ya shingo & -pumua | =shoulders heaving & breath* | =mots haches & souffl* | =mots haches & bouche |
    =mo haches & bouche | =cannot get a word out & pump | =pump & can not get words out
  `,
  'ribs-draw-in':
    '=sucking in & throat | =throat & sucks in & breath* | =mbavu & -chorwa | =shingo & -didimia | =shingo inadidimia | =hollow & throat & breath*',
  asthma:
    '=asme | =lasmatik* | =pompe bleue | =pampu ya bluu | =ya bluu & mivuto | =-vuta bomba la bluu | =-puliza bomba la bluu | =-vuta bomba la buluu | =-puliza bomba la buluu',
  'inhaler-fails': `
    =puffs & as before | =puffs & not better | =puffs & hakuna | =puffs & bila nafuu | =puffs & wapi | =puffs & hamna | =puffs & as tight | =bouffees & aucun effet | =bouffees & pas mieux |
    =bouffees & aussi serre | =ventolin* & hakuna | =ventolin* & mara kumi | =ventolin* & mara mingi | =pampu & mara kumi | =pampu & bila nafuu | =pump & mara mingi | =pump & haisaidii |
    =pompe & mara kumi | =pompe & haisaidii | =mivuto & wapi | =mivuto & bado | =mivuto & bila | =mivuto & haisaidii | =mivuto & hakuna | =inhaler & haifanyi | =inhaler & fait rien |
    =as tight as before | =still as tight | =toujours aussi serre | =dix bouffees | =douze bouffees | =bouffees & sans effet | =bouffees & soulage pas | =bouffees & ne change |
    =pompe est vide & respir* | =inhalateur & sans effet | =puffs kumi | =puff kumi | =amevuta & mara kumi & bado | =-puliza & mara kumi | =mivuto kumi | =mivuto ishirini | =pampu & hainisaidii |
    =spray & haisaidii & pumu | =-spray & mara mingi | =bomba la bluu & mara kumi | =-vuta bomba & mara kumi | =-puliza bomba & tangu | =-puliza pampu & tangu | =puffs & bado anahema |
    =puffs & bado kifua | =-vuta bomba & haisaidii | =-vuta bomba & haisaidi | =-puliza bomba & haisaidii
  `,
  'asthma-tiring': `
    =puffs & anachoka | =puffs & amechoka | =mluzi umepotea | =mluzi umeisha | =mluzi umenyamaza | =filimbi imepotea | =filimbi imenyamaza | =wheez* & gone quiet | =wheez* & gone silent |
    =whistl* & gone & asthm* | =plus de sifflet | =plus de sifflement & asthm* | =sifflet & silence | =sifflement & disparu | =poitrine silencieuse | =kupuliza & hana nguvu | =too tired & pump |
    =too weak & pump & press | =no strength & pump | =kupuliza & nguvu hana | =asthm* & getting sleepy | =asthm* & plus la force | =asthm* & n a plus de force | =plus la force de respirer |
    =amechoka kuhema | =kuhema & nguvu hana | =pumu & analegea | =pumu & anaishiwa nguvu | =pumu & anasinzia | =pumu & kichwa kinaanguka | =kichwa kinaanguka mbele | =kifua kimenyamaza |
    =asthma attack & amechoka | =haisaidii anachoka | =haisaidii amechoka | =crise d asthme & epuis*
  `,
  'racing-heart': `
    =heart at 17* | =heart at 18* | =heart at 19* | =heart suddenly at | =pulse at 17* | =pulse at 18* | =pouls a 17* | =pouls a 18* | =coeur a 18* | =irregular & presyncope | =pouls affole |
    =pouls & emballe | =coeur & moteur fou | =coeur & comme un moteur | =moteur & emballe & chemise | =moteur & emballe & poitrine | =coeur & comme une moto | =coeur & sans frein |
    =pulse like a sewing machine | =pulse & like a drum | =heart & wants out | =heart & like a sewing machine | =heart & like an engine | =mapigo & bila mpangilio | =mapigo & yasiyo na mpangilio |
    =mapigo & ovyo | =moyo & ovyo ovyo | =moyo & bila rhythm | =moyo & kama ngoma | =moyo & kama nyundo | =moyo & kama farasi | =moyo & kama injini | =moyo & kama pikipiki |
    =moyo & ngoma & -jikuta | =roho & -piga & fast | =roho & -piga mbio | =roho & engine | =roho & kama ngoma | =coeur a 17* | =coeur a 19* | =mapigo 17* | =mapigo 18* | =mapigo 19* |
    =moyo & km nyundo | =moyo & km ngoma | =heart & like a horse | =heart & bolting | =heart & all over the place | =pulse & all over the place | =pulse & irregular | =coeur & comme un cheval |
    =coeur & comme un tambour | =coeur & sort de la poitrine | =coeur & fait n importe quoi | =coeur & dans tous les sens | =pouls & irregulier | =ca galopait | =emballe & sous ma chemise |
    =s emballe & poitrine | =moyo & -taka kutoka | =moyo & hauna mpangilio | =roho & -kimbia & mbio | =roho & -dunda
  `,
  fainted: `
    =next thing i knew & ground | =next thing i knew & floor | =next thing i knew & lying | =next thing i knew & grass | =next thing i knew & looking up | =next thing i knew & people |
    =next thing i remember & ground | =next thing i remember & floor | =next thing i remember & lying | =next thing i remember & people | =conked out | =i came to in | =i came to on | =i came to with |
    =gap in my memory & ground | =gap in my memory & running | =faces above me | =faces over me | =people standing over me | =do not remember hitting the ground | =do not remember falling |
    =woke up on the grass | =woke up on the ground | =woke up on the track | =woke up on the pavement | =reveille par terre | =reveillee par terre | =me suis retrouve par terre & souviens |
    =next thing & chini | =next thing & floor | =next thing & on the ground | =next thing & watu wamenizunguka | =next thing & people & around me | =-jikuta chini | =-jikuta sakafuni |
    =kajikuta chni | =-jikuta & -mwagia maji | =watu wananipepea | =watu wakinipepea | =-shtuka & nimelala juu | =-shtuka & niko chini | =kila kitu kikawa giza | =kila kitu giza & -amk* |
    =nilienda blank | =i was just gone | =she was just gone & seconds | =lights off & -anguka | =-amkia sakafuni | =-amkia chini | =nilizima kama taa | =alizima kama taa |
    =-zima kama taa & dakika | =alizima & -amka | =nilizima & -amka | =-anguka & sijui dakika | =-anguka kama gogo | =-anguka ka gunia | =moyo & nimeanguka | =moyo & nilianguka |
    =moyo & nikaanguka | =-anguka & sikumbuki | =sijui nilianguka | =slapp* me awake | =slapp* him awake | =strangers & fanning | =woke up & strangers | =woke up & people & fanning |
    =people & pouring water & woke | =went out like a bulb | =out like a light & running | =came round in less than | =came round & minute | =i dropped down & people | =dropped down & queue |
    =aucun souvenir de la chute | =souviens pas & chute | =noir total & reveil* | =me suis effondre* | =revenu a lui | =revenue a elle | =couche & sans repondre | =yeux ouverts vides |
    =i drop down in | =slapped awake | =found herself on the ground | =they picked me up from the floor | =not remember falling | =not remember going down | =no memory of falling |
    =no memory & fall | =lights went out & woke | =gone for a minute & woke | =eyes open & nobody home | =out cold & seconds | =on m a raconte la suite | =on m a ramass* |
    =on m a releve* & souviens | =m ont releve & souvenir | =lumiere & s eloign* | =tombe* comme un sac | =tombe* comme une pierre & reveil* | =reveille* & gens autour | =yeux ouverts & vides |
    =voyais plus rien & par terre | =nimeona giza | =nikaona giza & chini | =mara mbili nimeanguka | =nimeanguka mara mbili | =sikumbuki & nilianguka | =sikumbuki kuanguka | =walinikuta chini |
    =wamenikuta chini | =nikaamka & watu wamenizunguka | =nikashtuka & niko sakafuni | =macho wazi & haoni | =dunia ikazima | =akili ilizima | =ilizima taa & nikaanguka |
    =-anguka & kama mzigo & -amka | =-anguka kama mti | =alipotea & sekunde & -amka | =wananimwagia maji | =glisse* du banc | =giza nikaanguka | =giza akaanguka | =giza kisha nikaanguka |
    =i just dropped down | =ghafla nikaanguka chini | =ghafla akaanguka chini | =me suis retrouve* au sol | =s est retrouve* au sol | =me suis retrouve* sur le carrelage |
    =s est retrouve* sur le carrelage | =suis retrouve* le nez dans | =suis retrouve* par terre
  `,
  'faint-on-effort': `
    =went out & while running | =out like a bulb & running | =collaps* & sprint* | =collaps* & treadmill | =passed out & treadmill | =blacked out & treadmill | =keeled over & sawing |
    =keeled over & carrying | =keeled over while | =chased & woke up | =running & woke up & strangers | =running for & woke up | =sprint* & woke up | =stairs & black & woke |
    =climb* & black & woke | =treadmill & -drop | =treadmill & -anguka | =treadmill & akadrop | =treadmill & -zim* | =-dance & nimeblackout | =akirun & -anguka | =akikimbia & lights off |
    =sprint* & just gone | =sprints & nilidondoka | =sprint & -anguka & watu | =-dondoka & katikati ya mbio | =-panda ngazi & giza & -amk* | =nikipanda ngazi & giza | =akipanda ngazi & -zimi* |
    =nikilima & -zimia | =nikibeba & -zimia | =en montant & noir & reveil* | =escalier & noir & reveil* | =pleine course & affaiss* | =affaisse & course | =effondr* en sciant |
    =effondr* & en portant | =effondr* & en creusant | =effondr* & en bechant | =effondr* & sprint* | =tombe* & sprint & reveil* | =faint* & in the race | =faint* & during practice |
    =faint* & on the pitch | =faint* & soccer | =dropped in the middle of & race | =passed out & climbing | =passed out & digging | =passed out & carrying | =faint* & gym | =faint* & treadmill |
    =faint* & skipping rope | =fell & running & did not trip & woke | =s affaiss* & plein match | =evanoui* & sprint* | =evanoui* & entrainement | =evanoui* & en montant |
    =perdu connaissance & entrainement | =noir & en courant & reveil* | =effondr* & tapis de course | =-zima & uwanjani & -amka | =-zimia & gym | =-zimia & akipanda |
    =-anguka katikati ya mbio & -amka | =-anguka katikati ya mbio & hakujikwaa | =-dondoka & akikimbia & -amka | =-faint & akicheza | =-faint & practice | =akafaint & match | =-blackout & gym |
    =-blackout & -dance | =-pass out & -kimbia | =-collapse & match | =-collapse & mazoezi | =alizima & cross country | =alizima & middle of | =alizima & katikati ya mbio |
    =alizima & katikati ya mechi | =-kimbia & nilizima | =-kimbia & alizima | =nikikimbia & nilizima | =nilidondoka & nikikimbia | =mbio & nilizima | =mbio & alizima |
    =passes out every time & runs | =passes out when & runs | =passes out whenever & runs | =faints every time & runs | =faints whenever & runs | =faints when & runs |
    =passed out while & running | =passed out after running | =huzimia & mpira | =huzimia & -kimbia | =huzimia & -cheza | =huzimia & ngazi
  `,
  'coughs-blood': `
    =clots & each time he coughs | =clots & each time she coughs | =clots & every time he coughs | =clots & every time i cough | =clots & when he coughs | =caillots & a chaque quinte |
    =caillots & chaque fois qu il tousse | =crache* & cuvette & rouge | =damu mbichi & wakati anakohoa | =inatoka & wakati anakohoa & damu | =-kohoa & mabonge mekundu
  `,
  headache: `
    =head & hammering | =thumping head | =head & thumping | =pounding head | =head & like a drum | =tete bat | =kichwa kikali | =kichwa & kama ngoma | =kichwa kimeshikilia | =kichwa kimenishika |
    =kichwa kimenikamata | =tete fort | =head is hammering | =kichwa & kinadunda | =kichwa & kinapiga & ngoma | =tete tape | =tete qui tape | =head & inagonga | =head inapiga |
    =ma tete & tambour | =sa tete & tambour
  `,
  'headache-bad': `
    =headache & -pasua | =dreadful head* | =dreadful & head pain | =kichwa & -jigonga ukutani | =kichwa & -gonga & ukutani & -uma | =bang* & head & wall & pain | =tape & tete & mur & douleur |
    =kichwa kikali & siku | =kichwa kikali & hakiachi | =kichwa kikali & dawa | =tete fort fort | =tete & fort fort & jour* | =headache & siku sita | =headache & days & arv* |
    =headache & will not stop & days | =headache & will not leave | =mal de tete & rien ne calme | =tete & depuis des jours & rien | =mal a la tete depuis quinze jours |
    =kichwa & wiki nzima & dawa | =kichwa & hakitulii & dawa
  `,
  'light-hurts':
    '=lumiere me tue | =lumiere & insupportable & tete | =light is killing & head | =jua & -umiza macho & kichwa',
  'stiff-neck': '=shingo nzito & mwanga & -umiza',
  blurred:
    '=letters & danc* | =letters & swim* | =letters & fog | =lettres & dansent | =lettres & brouillard | =herufi & -cheza | =maandishi & -cheza',
  diabetes: `
    =diabetic | =kisukr | =typ 1 | =type 2 on tablets | =gliclazide | =insulatard | =diamicron | =breath & nail varnish | =smells of nail varnish | =breath & acetone | =breath & pear drops |
    =breath & rotten apple* | =haleine & dissolvant | =haleine & acetone | =haleine & vernis | =souffle & dissolvant | =pumzi & rangi ya kucha | =pumzi & acetone | =mdomo & rangi ya kucha |
    =drink* & camel & breath* | =boit & chameau & haleine | =-nywa & ngamia & pumzi | =peeing and drinking | =souffle profond & boit | =-nywa & ndoo ya maji & -pumua | =kiu & mkojo & pumzi ndefu |
    =drinks litres | =drinks buckets | =drinking buckets of water | =drinks water like & camel | =boit des seaux | =boit des litres & urine | =boit comme un chameau | =-nywa ndoo ya maji |
    =-nywa maji kama ngamia | =mkojo kama mto | =kiu kama jangwa | =peeing & drinking all | =thirsty & peeing & lost weight | =soif & urine & maigri* | =kiu & -kojoa & -kondo* | =daonil |
    =glimepiride | =humulin | =mixtard | =lantus | =actrapid | =glucophage | =diabetis | =breath & nail polish | =haleine & dissolvant & ongle*
  `,
  'deep-breathing': `
    =pant* & though & in bed | =pants like after a race | =pants & like & race | =breath* & like a runner | =breths deep | =-pumwa & nguv | =soupirs profonds & endormi* |
    =pants & though & sitting | =breath* & as if & running | =breath* & like after running | =souffle comme apres une course | =respire comme apres une course | =respire & comme s il avait couru |
    =-pumua kama aliyekimbia | =-pumua kama amekimbia | =-hema kama amekimbia | =anapant & -tapika | =anapant kama
  `,
  'low-sugar': `
    =insulin & skipped lunch | =insulin & skipped supper | =insulin & skipped breakfast | =insulin & forgot lunch | =insulin & no supper | =insulin & no breakfast | =injection & no supper |
    =tablets & skipped supper | =gliclazide & skipped | =sugar & forgot lunch | =sugar & skipped lunch | =insulin & akasahau lunch | =insulin & -sahau kula | =insulin & sikula |
    =insulini & sikula | =insulini & hakula | =insulin & hakula | =kisukari & hakula | =insuline & repas saute | =insuline & saute le repas | =insuline & rien mange | =diabet* & saute le repas |
    =diabet* & pas mange & cachets | =meter says 1.* | =meter says 2.* | =meter reads 2.* | =meter reads 1.* | =meter shows 2.* | =meter at 2.* | =meter low & diabet* | =cbg 1.* | =cbg 2.* |
    =rbs 2.* | =finger prick 2.* | =pricked & it said 2.* | =kipimo ni 2.* | =kipimo ni 1.* | =kipimo kinasema 2.* | =kipimo kinaonyesha 2.* | =mashine inasoma 2.* | =mashine inasema 2.* |
    =mashine inasoma 4* & -tetemeka | =mashine inasoma 5* & -tetemeka | =appareil affiche 2.* | =appareil dit 2.* | =appareil marque 2.* | =lecteur affiche 2.* | =lecteur dit 2.* |
    =insulin & has not eaten | =insulin & did not eat | =insulin & without eating | =insulin & without food | =insulin & not touched & food | =injected & has not eaten | =injected & did not eat |
    =injected insulin & not eat* | =skipped & diabet* & insulin | =cachets du sucre & rien mange | =insulin & hajala | =insulin & sijala | =insulini & sijala | =insulin & bila kula |
    =insulin & -kosa kula | =sindano ya sukari & hajala | =sindano ya sukari & hakula | =dawa ya sukari & hakula | =dawa ya sukari & hajala | =dawa ya sukari & bila kula |
    =dawa za sukari & hajala | =kisukari & hajala | =insulin & akaskip | =insulin & nikaskip | =insulin & -skip lunch | =insulin & -skip supper | =dawa ya sukari & -skip | =meter says 3.0 |
    =meter says 3.1 | =meter says 3.2 | =meter says 3.3 | =kipimo ni 3.0 | =kipimo ni 3.1
  `,
  'sugar-helped':
    '=himself again | =herself again | =myself again | =fully himself | =fully herself | =lui meme apres & jus | =soda & nimepona | =juisi & nimepona | =soda & amepona',
  sweating: `
    =drenched & insulin | =drenched & shaking | =soaked & swearing | =soaked & insulin | =shirt & wringing wet | =dripping & insulin | =neck dripping | =dripping & swearing | =sweat is dripping |
    =sweat & dripping | =ana sweat | =ruissel* & insuline | =je ruisselle | =ruisselante | =chemise trempee | =chemisier colle | =il sue | =je sue | =jsue | =elle sue | =clammy |
    =drenched in his own | =dripping and shivering | =dripping & shaking | =soaked through & shaking | =shirt you could wring | =sweat & pouring off | =sweat & running down | =sweat to my socks |
    =pyjamas & soaked & shaking | =cesse de suer | =dos trempe & tremble | =chemise & trempee & tremble | =shati limelowa | =amelowa chapa | =shirt & could wring | =drenched and swearing |
    =wet all over
  `,
  shakes:
    '=mains & dansent | =mains & sautent | =mikono & -cheza & insulin* | =hands & dancing & insulin | =hands jump | =ana shake | =anashake | =naskia kushake',
  confused: `
    =swear* & at nobody | =swear* & at the fridge | =insulte & frigo | =insulte & le mur | =fights with the wall | =-tukana hewa | =-tukana ukuta | =-tukana friji | =chaussures dans la marmite |
    =chaussures & dans la casserole | =viatu kwenye sufuria | =viatu & ndani ya sufuria | =-ita watu waliokufa | =arguing & with the wall | =argues with the wall | =arguing with the furniture |
    =swear* at the wall | =swear* at the furniture | =swear* at the chair | =shouting at the wall | =shouting at the furniture | =talks to the fridge | =talking to nobody there | =parle au frigo |
    =insulte les meubles | =insulte la chaise | =se plu ou el | =anaongea na friji | =anatukana ukuta | =anatukana hewa | =anatukana friji | =anagombana na ukuta | =anagombana na hewa |
    =-ita & waliokufa | =fights with the furniture | =marche plus & confond | =not following commands | =not obeying commands | =unable to follow commands
  `,
  unconscious: `
    =shake & just groans | =shook & only groans | =shake & just moans | =shook & just moans | =shook & just groan* | =secoue & grogne | =-tikisa & anaguna | =-tikisa & -nguruma tu |
    =-mtikisa & anakoroma tu | =-shake & anaguna
  `,
  'pale-palms':
    '=paume* & papier | =drepano* & pale | =palms & paper | =langue & couleur de papier | =paume* & couleur de papier | =langue & devenues & papier | =drepano* & blanc* comme',
  'sickle-cell': '=siko seri',
  'one-side-weak':
    '=bra gauche tonbe | =mkono wa kushoto umekataa | =mkono wa kulia umekataa | =mkono & umekataa kuinuka',
  hiv: '=cd 4 | =niko positive & dawa | =niko positive & arv* | =positive since 20*',
  'new-hiv-medicine': `
    =-anzishiwa arv* | =-anzishwa & arv* | =-anzishiwa & dawa za vvu | =-anzishwa & dawa za vvu | =kaanzishiwa & vvu | =-badilisha arv* | =vidonge vipya & virusi | =dawa mpya & virusi |
    =arv mpya | =nouveau medoc & vih | =nouvo & medoc & vih | =nouvo arv | =nouveau medicaman & vih | =medicaman du vih | =traitement du vih & change* | =new combination & virus |
    =new combo & virus | =art 10/7 | =ameanza nvp | =started nvp | =nvp siku | =demarre & arv | =commence & arv | =nimeanzishiwa arv* | =ameanzishiwa arv* | =nimeanza dawa za virusi |
    =dawa mpya za vvu | =nimebadilishiwa dawa za vvu | =-badilisha dawa za vvu | =-badilishiwa dawa za vvu | =switched & arv* | =switched & hiv medic* | =switched to dolutegravir |
    =started dolutegravir | =started efavirenz | =weeks into & arv* | =weeks into my new | =mis sous arv* | =nouveau traitement & vih | =traitement vih & change* | =nouveau traitement arv* |
    =trithérapie | =arv mupya | =nimechange arv* | =amechange arv* | =alichange arv* | =began dolutegravir | =put on dolutegravir | =changed to dolutegravir | =passee au dolutegravir |
    =passe au dolutegravir | =started tld | =switched to tld | =put on tld | =nimeanza tld | =ameanza tld | =-badilishiwa & tld | =commence le tld | =nouvel arv | =nouvel antiretroviral |
    =nouveaux antiretroviraux | =new antiretroviral*
  `,
  rash: '=spotty all over | =he is spotty | =she is spotty | =spotty & arv* | =bouton partou | =bouton & partout | =ngozi imewaka vipele | =ngozi imewaka upele',
  'weak-immunity': `
    =took my spleen | =took his spleen | =took her spleen | =took out & spleen | =without a spleen | =figo la kutunukiwa | =-badilishiwa figo | =-badilishwa figo | =-pewa figo | =kidney from my |
    =kidney from his | =kidney from her | =tacrolimus | =ciclosporin* | =mycophenolate | =immune tablets | =immunity tablets | =rein de mon frere | =rein de ma soeur | =cure contre le cancer |
    =cure & cancer du | =mtoto wa saratani | =figo la kupandikiz* | =figo & -pandikiz* | =figo mpya | =figo la ndugu | =kidney from a donor | =donated kidney | =azathioprine | =anti rejection |
    =antirejection | =rejection tablets | =lost my spleen | =plus de rate | =anti rejet | =antirejet | =medicaments contre le rejet | =hana bandama | =bandama & -ondolewa | =got a kidney from |
    =dawa za kuzuia kinga | =dawa za kushusha kinga | =dawa za kupunguza kinga | =kukataa figo | =-kataa figo
  `,
  'foot-black': `
    =heel & black | =heel is blak | =sole & turned black | =toe & like charcoal | =talon noir | =talon & noirci | =talon & tout noir | =orteil & charbon* | =dole & mkaa | =vidole & vyeusi & mguu |
    =vidole & vyeusi & mkaa | =kidole & mkaa | =kisigino & -eusi | =heel is black | =black heel | =toe & like coal | =toe & like a burnt* | =pied & comme du charbon | =talon & devenu noir |
    =cheusi kama mkaa | =vyeusi kama mkaa | =kimekuwa cheusi | =vimekuwa vyeusi | =dole gumba & jeusi | =kidole & kimekauka & cheusi | =vidole & vimekauka & vyeusi | =kisigino & kimekuwa
  `,
  'foot-wound': `
    =blister & heel | =ampoule & orteil | =ampoule & talon | =ampoule & pied | =sole is open | =sole wound | =sore on my heel | =sore & heel | =heel & stinks | =heel & pus | =pied & sent mauvais |
    =trou & pied | =lengelenge & mguu | =lengelenge & kisigino | =lengelenge & kiatu | =blister & foot | =blister & toe | =blister & shoe* | =foot & smells & sock | =smells through the sock |
    =sent mauvais a travers | =plaie au talon | =trou & talon | =pied & pus | =orteil & pus | =orteil & pourri* | =pied & pourri* | =talon & pus | =kidonda & soksi | =mguu & unanuka |
    =mguu & harufu | =dole & harufu | =mguu & usaha | =kisigino & usaha | =foot & inanuka | =mguu & pus | =toe & inanuka | =toe & usaha | =sole & oozing | =sole & open | =heel & open |
    =heel & oozing | =sole & pus | =blister & heel & burst
  `,
  'closed-break': `
    =leg will not take | =leg & not take my weight | =turned outward* | =knee & points outward* | =leg & points outward* | =leg is shorter | =leg & shorter than | =not stand on that leg |
    =hip & will not hold | =pied tourne & dehors | =poser la jambe & plus | =crie & hanche | =cri & hanche | =hanche & veut rien entendre | =hanche & bouge plus |
    =impossible & mettre debout & tomb* | =impossible & mettre debout & depuis | =mguu & mfupi & -anguka | =mguu & mfupi & nje | =mguu & -geukia nje | =vidole vinaangalia nje |
    =hip & inauma & simama | =nyonga & hawezi simama | =nyonga & -anguka | =nyonga & hawezi kusimama | =hip & fell & can not | =hip & not stand | =hip & not walk & fell | =leg & shorter & foot |
    =foot & points out | =foot & pointing outward* | =leg & rolled out* | =screams when & hip | =cries when & hip & touch* | =hip & touch* & scream* | =canot stand on | =cant stand on that |
    =leg will not hold | =can not lift her leg & fell | =can not lift his leg & fell | =thigh & swollen & fell | =jambe & raccourci* | =pied & vers l exterieur | =appuyer & jambe & plus |
    =appui sur la jambe & impossible | =peut plus & poser & jambe | =hanche & hurle | =hanche & tomb* & marche | =hanche & leve pas | =touche la anche | =touche la hanche |
    =bouge la jambe & crie | =jambe & ne la porte plus | =mguu & mmoja & mfupi | =mguu umegeuka nje | =mguu & hauwezi kukanyaga | =-kanyagia & mguu & hawezi | =hawezi kukanyaga |
    =hawezi kukanyagia | =nyonga inauma & -simama | =nyonga & -piga kelele | =nyonga & -gusa & kelele | =kiuno & -anguka & hawezi kusimama | =hip & hawezi simama | =hip & hawezi kusimama |
    =hip & -anguka | =leg & hawezi kanyaga | =refus* & bear weight | =not bear weight on | =not put weight on & leg | =not put weight on & foot | =leg & not take & weight
  `,
  'very-weak': `
    =impossible de me relever | =impossible de se relever | =canot walk strait | =hawezi inuka | =hawez inuka | =pas pu se relever | =leg will not take me | =met plus debout | =met plus debou |
    =peut plus se lever & tomb* | =n arrive plus a se relever | =n arrive pas a se relever | =impossible de le mettre debout | =impossible de la mettre debout | =still lying where & fell |
    =can not get her onto her feet | =bado yuko chini & -anguka | =i am still on the floor | =she is still on the floor | =he is still on the floor | =i am still on the carpet | =canot stand up |
    =canot stand on
  `,
  'minor-fall': `
    =slid off the bed | =missed the step | =rate la marche | =bute sur | =bute contre | =glise devan | =par terre depuis & lit | =still on the carpet | =still on the floor & leg | =ameslip |
    =-keti kwa makalio | =slid off the chair | =slid off & bed | =missed & step | =missed a step | =went over on the step | =rate une marche | =rate & marche | =par terre & a cote du lit |
    =ameslide | =alislip | =kuketi kwa makalio
  `,
  'stopped-eating': `
    =amekataa kula & siku | =amekataa kula tangu | =not eaten in days | =four days & not eaten | =three days & not eaten | =will not eat anything & days | =pushes & plate away & days |
    =spits out & porridge | =closes her mouth & spoon | =turns away from & food & days | =lives on sips | =repousse & assiette & jours | =garde la bouche fermee & cuillere | =recrache & bouillie |
    =rien avale depuis | =mange rien depuis & jours | =anakataa kula & siku | =hataki kula & siku | =anatema uji | =anageuza uso & chakula | =anageukia ukutani & chakula | =amekataa kula & days |
    =hajala & days | =hajakula siku | =hakuli & siku | =grand pere amekataa kula | =turns his face & meals | =turns her face & meals | =face to the wall & meals | =face to the wall & food |
    =face to the wall & eating | =amegoma kula & siku | =amegoma kula & tangu
  `,
  fever: '=39 et des frissons | =39 & frissons | =38.* & frissons | =38.* & chills | =38.* & baridi',
} as const;
