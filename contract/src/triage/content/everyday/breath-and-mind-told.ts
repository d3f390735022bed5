/**
 * Breath, waking, fits, confusion, strokes and pain as people tell them in comparisons and by what they tried: by
 * concept, separated by bars, found as they are written (`=`) or by the meaning of their words (`~`).
 */
export const breathAndMindTold = {
  'noisy-breath': `
    =saw & throat | =saw & breath* | =like a saw & breath* | =rusty hinge & breath* | =creak* & breath* & in | =crow* & breath* & in | =like a rooster & breath* | =like a seal & breath* in |
    =whistle & throat & in | =squeal & breath* | =whoop & breath* in & blue | =scie & gorge | =scie & inspire | =scie & respir* | =porte & grince & respir* | =grince* & inspire | =grince* & gorge & respir* |
    =sifflet & gorge | =coq & inspire | =chant du coq & respir* | =phoque & inspire | =msumeno & koo* | =msumeno & pumz* | =msumeno & -pumua | =firimbi & koo* | =filimbi & koo* | =kama jogoo & -vuta | =mlango & -vuta hewa |
    =-koroma & macho & -fumba & koo* | =sauti ya ajabu & -vuta hewa | =-vuta hewa & kelele & koo*
  `,
  'breathless-at-rest': `
    =respire comme un chien | =comme un chien & couru | =halete comme un chien | =like a dog & pant* & sit* | =breath* like a dog | =breath* & like a dog | =pant* like a dog |   =anahema kama mbwa | =ninahema kama mbwa | =anapumua kama mbwa |
    =pas & phrase entiere | =pas & phrase complete | =finit pas ses phrases | =finit plus ses phrases | =coupe ses phrases | =phrase en morceaux | =mot par mot & souffl* | =un mot a la fois | =un mot puis il souffle | =deux mots et il souffle |
    =not & finish a sentence | =not & finish her sentence | =not & finish his sentence | =not & whole sentence | =not & full sentence* | =half a sentence & breath* | =word by word & breath* | =one word at a time & breath* | =two words then | =three words then & breath* |
    =talks in pieces | =speaks in pieces | =speaks in single words | =neno moja moja | =neno mojamoja | =maneno mawili kisha & -hema | =sentensi & haziishi | =sentensi & haiishi | =sentensi & hamalizi | =hamalizi sentensi | =simalizi sentensi | =siwezi kumaliza sentensi |
    =hawezi kumaliza sentensi | =bouche & comme un poisson | =comme un poisson & respir* | =comme un poisson & air | =fish out of water & breath* | =like a fish & breath* | =like a fish & gasp* | =mouth & like a fish |
    =kama samaki & -hema | =kama samaki aliyetolewa | =kama samaki & mdomo | =hewa haifiki | =hewa & haifiki | =hewa haitoshi & -kaa | =hewa & haimtoshi | =hewa & hainitoshi | =anatafuta hewa | =natafuta hewa | =anagombania hewa | =natafuta pumzi |
    =air & does not reach | =not enough air & sit* | =no air & sit* | =hunting for air | =fighting for air | =begging for air | =hungry for air | =air hunger | =air & arrive pas | =air & rentre plus | =air & rentre pas | =air & n entre pas | =cherche son air | =cherche l air | =cherche son souffle |
    =lutte pour respirer | =mendie l air | =nuit & assis* & respir* | =nuit & assis* & bouche | =dort assis* & etouff* | =sat up all night & breath* | =sleeps sitting & breath* | =slept in the chair & breath* | =analala amekaa & -pumua | =usiku kucha amekaa & hewa | =amekaa usiku & hewa
  `,
  'tongue-swelling': `
    =anaphyla* | =gorge & se serre & gonfl* | =gorge & se ferme | =throat & closing | =lips & sausages | =levres & saucisses | =koo & linafunga & uvimbe
  `,
  unconscious: `
    =tire & oreille & rien | =tire & oreille & zero | =tire & oreille & pas | =tire* & cheveux & rien | =chatouill* & zero | =chatouill* & rien | =chatouill* & bouge pas | =chatouille & pied* & zero | =pince* & zero | =pinc* & rien & reagi* | =pinc* & aucune reaction |
    =secou* & aucune reaction | =secou* & rien & ouvre pas | =gifl* & rien | =gifl* & reagit pas | =eau sur le visage & rien | =eau au visage & rien | =eau & visage & reagit pas | =eau & visage & reveille pas | =zero reaction | =aucune reaction & appel* | =crie & oreille & rien |
    =pull* & ear & nothing | =pull* & hair & nothing | =tickl* & nothing | =tickl* & no reaction | =tickl* & feet & not | =slap* & nothing | =slap* & does not | =slap* & no reaction | =shook & nothing & eyes | =shook & no reaction | =shout* & ear & nothing | =water & face & nothing & wake |
    =cold water & face & not | =no reaction & name | =no response & name | =does not flinch | =not flinch | =not even flinch | =not stir & shout* | =not stir & shak* | =-vuta & sikio & hakuna | =-finya & hashtuki | =-finya & hasikii | =-finya & hatikisiki |
    =-finya & kimya | =-mwagia maji & hashtuki | =-mwagia maji & haamki | =-mwagia maji & hajibu | =-tekenya & hashtuki | =-tekenya & hacheki | =-tekenya & kimya | =-vuta & sikio & kimya | =-vuta & sikio & hasikii | =maji & hashtuki | =maji & hayamshtui | =maji usoni & hakuna | =namwita & hatikisiki | =namwita & hashtuki | =tunamwita & hajibu | =-tikisa & hashtuki | =-tikisa & hajibu | =atikisiki | =hatikisiki
  `,
  drowsy: `
    =dessin anime & reveille pas | =dessin anime & interesse pas | =dessin anime & ouvre pas | =ouvre un oeil & referme | =ouvre un oeil & rendort | =ouvre les yeux & rendort | =tete roule & malade | =tete & roule & cote & reveill* | =tete retombe & reveill* | =se rendort aussitot | =se rendort tout de suite |
    =opens one eye & back | =opens his eyes & sinks | =opens her eyes & sinks | =opens & eyes & drifts | =drifts off again | =drifts back off | =sinks back to sleep | =head lolls | =head flops & wake | =head rolls & wake | =cartoon* & not & wake | =even his cartoons | =even her cartoons | =even cartoons do not |
    =cartoon & hataki | =katuni & hataki | =katuni & hafungui | =anafungua jicho & anazama | =anafungua macho & anazama | =anafungua macho & analala tena | =anafungua jicho & analala tena | =anafumbua jicho & anafumba | =kichwa kinaanguka & macho | =kichwa kinalegea & macho | =anazama tena
  `,
  fit: `
    =roul* & yeux & battu | =roul* les yeux | =yeux roul* | =yeux & revuls* | =yeux & en l air & pedal* | =pedaler & yeux | =pedal* & jambes & yeux | =mordu & langue & raid* | =battu & coude* | =bat des bras & yeux | =bras et jambes & battent | =bra* & jambe* & tap* | =bave & coul* & bouge | =membres & battent | =tape* des talons | =talons & tambour* |
    =yeux en l air | =yeux blancs & secou* | =bave & secou* | =bave & yeux & tourn* | =eyes rolled & jerk* | =eyes rolled & stiff* | =eyes roll* & back & shak* | =legs & cycling & eyes | =legs pedal* & eyes | =pedalling & eyes | =elbows & beating | =elbows & jerk* | =heels & drum* | =bit her tongue & shak* | =bit his tongue & shak* |
    =lips smack* & star* | =like a fish & floor & jerk* | =arms and legs going & eyes | =macho juu & -piga & miguu | =macho & yamegeuka & miguu | =macho yamepinduka & miguu | =macho & yamepinduka & mikono | =macho & weupe & -tikisika | =macho & juu & -kakamaa | =anapiga baiskeli & macho | =kama anaendesha baiskeli & macho | =ameuma ulimi & -kakamaa |
    =visigino & -piga & sakafu | =povu & -rusha | =-rusha miguu & povu | =-rusha mikono & miguu & macho
  `,
  confused: `
    =did not know what school | =not know what school | =not know what day | =not know what year | =not know which year | =not know what town | =not know which house | =not know whose house | =not know where he is | =not know where she is | =not know his own name | =not know her own name | =not know his own children | =not know her own children |
    =talks & people who died | =talking & people who died | =talks to the dead | =talking to the dead | =talks to dead people | =talks & who died long ago | =shoes in the fridge | =puts & keys & fridge | =puts & phone & fridge | =range & telephone & frigo | =met & telephone & frigo | =met & cles & frigo | =anaweka & simu & friji | =shoes & fridge |   =trousers on his head | =clothes on backwards & sudden* | =pees in the cupboard | =urinat* & wardrobe | =urinat* & kitchen & knows |
    =calls me by & name & dead | =calls me mother & sudden* | =wants to go home & is home | =thinks he is on a ship | =thinks she is at the market | =sait plus & quelle ecole | =sait plus & ou il est | =sait plus & ou elle est | =sait pas ou il est | =sait pas ou elle est | =sait plus & quelle annee | =sait plus son nom | =parle aux morts | =parle avec les morts | =parle avec des morts |
    =parle a des gens morts | =parle & defunt | =chaussures & frigo |   =pantalon sur la tete | =urine dans l armoire | =pisse dans l armoire | =pisse dans la cuisine | =se croit au marche | =veut rentrer chez elle & chez elle | =hajui yuko wapi | =hajui ni shule gani | =hajui & siku gani | =hajui & mwaka gani | =hajui jina lake | =hawajui watoto wake |
    =anaongea na wafu | =anaongea na marehemu | =anaongea na waliokufa | =anazungumza na marehemu | =anazungumza na watu waliokufa | =viatu & friji |  =suruali kichwani | =anakojoa kabatini | =anakojoa jikoni | =anasema & kwenye meli | =anadhani yuko & meli | =ananiita jina la marehemu
  `,
  slurred: `
    =speech & like a drunk* | =words & like a drunk* | =voice & like a drunk* | =sounds drunk & not drink* | =speech & mlevi | =maneno & mlevi | =maneno & kama ya mlevi | =sauti & kama ya mlevi | =anaongea kama mlevi | =naongea kama mlevi | =ulimi & kama ya mlevi | =usemi & mlevi | =words & topsy turvy | =maneno & topsy turvy | =words upside down |
    =words come out backwards | =words & jumbled | =words & scrambled & sudden* | =words & mashed | =words like porridge | =maneno & juu chini | =maneno & yamechanganyika & ghafla | =parle & comme un ivrogne | =parole & ivrogne | =parle & comme s il & bu | =mots & melang* & soudain | =mots & bouillie | =mots & embrouill* & soudain | =mots & a l envers | =langue & lourde & soudain | =tongue & heavy & sudden*
  `,
  'one-side-weak': `
    =mkono right haishiki | =mkono & haishiki | =mkono & haushiki | =mkono wa kushoto & -ponyoka | =mkono wa kulia & -ponyoka | =-ponyoka & kushoto | =-ponyoka & kulia & mkono | =cup & fell & left hand | =cup & fell & right hand | =cup & slipped & left hand | =cup & slipped & right hand | =dropped & left hand & not | =left hand & will not hold | =right hand & will not hold |
    =left hand & no grip | =right hand & no grip | =tasse & main gauche & echapp* | =tasse & main droite & echapp* | =echapp* & main gauche | =echapp* & main droite | =main droite & serre plus | =main gauche & serre plus | =main droite & obeit plus | =main gauche & obeit plus | =sandal falls off one foot | =slipper & falls off & one foot | =ndala & inavuka & mguu mmoja |
    =bras & comme du bois & cote | =arm & like wood & side
  `,
  'headache-worst': `
    =casse & bouteille & nuque | =casse & bouteille & tete | =comme si & casse & nuque | =comme si & explos* & tete | =comme si & frapp* & tete & coup | =coup de batte & tete | =coup de marteau & tete & soudain | =coup de fusil & tete | =coup de tonnerre & tete | =eclair & tete & douleur | =clac & nuque | =clac & tete | =jamais & mal comme ca & tete | =jamais & mal comme ca & nuque |
    =bottle & smashed & head | =bottle & broken & head & like | =like & bat & back of my head | =like & hit & back of my head | =like & kicked & back of & head | =like & gunshot & head | =like & hammer & head & sudden* | =pop in my head | =snap in my head | =something popped & head | =something burst & head | =something snapped & head | =bang inside my head | =like lightning & head |
    =never had pain like & head | =never & headache like this | =thunderclap | =kama & rungu & kichwa* | =kama & nyundo & kichwa* & ghafla | =kama & tofali & kichwa* | =kama chupa & kichwa* | =kama bomu & kichwa* | =kitu kimepasuka kichwani | =kitu kilipasuka & kichwa* | =mlio & ndani ya kichwa & ghafla | =sijawahi kuumwa kichwa hivi | =kama radi & kichwa*
  `,
  'faint-on-effort': `
    =pleine course & eteint | =course & tout s est eteint | =reveill* sur la piste | =reveill* sur le terrain | =marathon & tomb* | =marathon & etal* | =etale net & km | =marathon & etale net | =match & s est etale | =course & s est etale | =ecroul* & marathon | =fell flat & marathon | =collapsed & marathon | =dropped & marathon | =woke on the track | =woke on the pitch |
    =nilijikuta uwanjani | =alianguka & mbio | =akaanguka & mbio | =mbio za & -anguka ghafla
  `,
  fainted: `
    =coeur & galop* & tomb* | =coeur & s emballe & tomb* | =heart & races & fall | =heart & races & drop | =heart & gallops & fall | =moyo & mbio & naanguka | =moyo & mbio & -anguka & ghafla |
    =sans rien savoir | =une minute sans rien | =savait plus rien & minute | =trou noir & secondes | =ecran noir | =reveill* par terre | =retrouve* par terre | =retrouve* au sol & souviens | =reveille sur le carrelage | =ouvert les yeux & par terre | =woke on the floor | =woke up on the floor | =woke on the ground | =came to on the floor | =found myself on the floor |
    =found myself on the ground | =found herself on the floor | =lights went out & floor | =screen went black & floor | =out for a minute | =nilijikuta sakafuni | =nilijikuta chini | =nimejikuta sakafuni | =nimejikuta chini | =alijikuta sakafuni | =alijikuta chini | =akapotea kwa muda | =akapotea kidogo & -anguka | =akapotea & -amka | =alipotea kwa muda & -dondoka |
    =dakika & hajijui | =dakika & hakujijua | =tourne de l oeil
  `,
  'sight-loss': `
    =jicho & -zimika | =jicho & -zima & ghafla | =jicho & limezima | =jicho & likazima | =macho & -zimika | =jicho & kama taa | =jicho & giza ghafla | =jicho & giza tupu | =eye & like a bulb | =eye & like a lamp | =eye & like a tv & off | =eye & switched off | =eye & shut down | =eye & went out | =eye & gone dark |
    =oeil & comme une ampoule | =oeil & comme une lampe | =oeil & eteint | =oeil & plus rien & soudain | =oeil & noir complet
  `,
} as const;
