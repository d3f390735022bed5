/**
 * Hidden dangers of the belly, the bowel, the urine and the private parts as people tell them without their
 * names: found as they are written.
 */
export const bellyAndBelowHeard = {
  'testicle-pain': `
    =left one & high and hard | =left one & swollen and high* | =left one & swollen and hard | =right one & high and hard | =right one & swollen and high* | =right one & swollen and hard |
    =one of them & high and hard | =one of them & swollen and high* | =one of them & swollen and hard | =left one & high & hard | =right one & high & hard | =swollen & sits higher |
    =swollen & hanging higher | =hanging higher & sore | =hanging higher & hurt* | =hanging higher & pain* | =swollen and sits higher | =down there & sits high | =down there & ridden up |
    =down there & climbed up | =down there & twisted | =side has climbed up | =one side & ridden up | =down there & one side & high | =sack & higher | =sack & ridden up | =sack & pulled up |
    =scrotum & higher | =scrotum & ridden up | =scrotum & pulled up | =his sack & {swollen} | =his sack & {pain} | =nut sack & {swollen} | =nut sack & {pain} | =he & down there & swollen |
    =him & down there & swollen | =boy & down there & swollen | =son & down there & swollen | =nut & agony | =nut & killing me | =nuts & agony | =nuts & killing me | =nads & twisted |
    =nads & agony | =nads & swollen | =nads & killing | =goolies & twisted | =goolies & agony | =goolies & swollen | =goolies & killing | =jewels & twisted | =jewels & agony | =jewels & swollen |
    =jewels & killing | =one of my balls & {pain} | =one of my balls & {swollen} | =one of my nuts & {pain} | =one of my nuts & {swollen} | =one of my testicles & {pain} |
    =one of my testicles & {swollen} | =one of his balls & {pain} | =one of his balls & {swollen} | =one of his nuts & {pain} | =one of his nuts & {swollen} | =one of his testicles & {pain} |
    =one of his testicles & {swollen} | =one of my bols is | =one bal & {pain} | =one bal & {swollen} | =one bal & pulled up | =one ball & {pain} | =one ball & {swollen} | =one ball & pulled up |
    =one bol & {pain} | =one bol & {swollen} | =one bol & pulled up | =1 bal & {pain} | =1 bal & {swollen} | =1 bal & pulled up | =1 ball & {pain} | =1 ball & {swollen} | =1 ball & pulled up |
    =1 bol & {pain} | =1 bol & {swollen} | =1 bol & pulled up | =left ball & {pain} | =left ball & {swollen} | =left bol & {pain} | =left bol & {swollen} | =right ball & {pain} |
    =right ball & {swollen} | =right bol & {pain} | =right bol & {swollen} | =testi* & twisted | =testi* & twisting | =testi* & higher | =testi* & agony | =testi* & paining | =testi* & pulled up |
    =un cote des bourses | =en bas & vrill* | =bourse me lance | =bourse me fait mal | =bourse* & enfl* | =bourse* & tord* | =bourse* & vrill* | =bourse* & dure et remont* |
    =bourse gauche & {pain} | =bourse gauche & {swollen} | =bourse droite & {pain} | =bourse droite & {swollen} | =couille* & hurl* | =couille* & tord* | =couille* & brutal* | =couille* & enfle* |
    =couille* & vrill* | =couille* & lance | =testicul* & essor* | =testicul* & tord* | =testicul* & vrill* | =testicul* & lance | =testicul* & hurl* | =testicul* & enfl* |
    =une de mes prunes & {pain} | =une de mes prunes & {swollen} | =une de mes prunes & remont* | =une de mes boules & {pain} | =une de mes boules & {swollen} | =une de mes boules & remont* |
    =une de mes couilles & {pain} | =une de mes couilles & {swollen} | =une de mes couilles & remont* | =une de ses prunes & {pain} | =une de ses prunes & {swollen} |
    =une de ses prunes & remont* | =une de ses boules & {pain} | =une de ses boules & {swollen} | =une de ses boules & remont* | =une de ses couilles & {pain} | =une de ses couilles & {swollen} |
    =une de ses couilles & remont* | =une de ses bourses & grosse | =une de ses bourses & dure | =une de ses bourses & remont* | =une de mes 2 prune* & mal | =bolo moja & {pain} |
    =bolo moja & {swollen} | =boli moja & {pain} | =boli moja & {swollen} | =pumbu moja & {pain} | =pumbu moja & {swollen} | =goroli moja & {pain} | =goroli moja & {swollen} |
    =kokwa moja & {pain} | =kokwa moja & {swollen} | =nyoro moja & {pain} | =nyoro moja & {swollen} | =pain & kwa bolo | =pain & kwa boli | =pain & kwa pumbu | =pain & kwa kende |
    =korodani & -panda | =korodani & -jipinda | =korodani & -jizungusha | =pumbu & -panda | =pumbu & -jipinda | =pumbu & -jizungusha | =makende & -panda | =makende & -jipinda |
    =makende & -jizungusha | =kokwa & imepanda juu | =kokwa & limepanda juu | =goroli & imepanda juu | =goroli & limepanda juu | =pumb la kushoto & {pain} | =pumb la kushoto & {swollen} |
    =pumb la kulia & {pain} | =pumb la kulia & {swollen} | =kokwa la kushoto & {pain} | =kokwa la kushoto & {swollen} | =kokwa la kulia & {pain} | =kokwa la kulia & {swollen} |
    =yai la kushoto & {pain} | =yai la kushoto & {swollen} | =yai la kulia & {pain} | =yai la kulia & {swollen} | =kokwa & limepanda | =yai la kiume & {pain} | =yai la kiume & {swollen} |
    =yai 1 la kiume | =mayai ya kiume & {pain} | =mayai ya kiume & {swollen} | =imevimba & iko juu kuliko | =kifuko kimoja & kigumu | =kifuko kimoja & -vimba | =kifuko kimoja & -uma |
    =kimoja & cha chini & -jiviringisha | =kimoja & cha chini & -jizungusha | =kimoja & cha chini & -jipinda | =kimoja & cha chini & -panda | =kimoja & za chini & -jiviringisha |
    =kimoja & za chini & -jizungusha | =kimoja & za chini & -jipinda | =kimoja & za chini & -panda | =moja & cha chini & -jiviringisha | =moja & cha chini & -jizungusha |
    =moja & cha chini & -jipinda | =moja & cha chini & -panda | =moja & za chini & -jiviringisha | =moja & za chini & -jizungusha | =moja & za chini & -jipinda | =moja & za chini & -panda |
    =side moja & chini & -panda | =ball moja & {pain} | =ball moja & {swollen}
  `,
  'long-erection': `
    =had it up since | =it is been up for & hurts | =it has been up for & hurts | =been hard & he & hurting | =blue pill & not gone down | =blue pill & not go down | =blue pill & still hard |
    =blue pills & not gone down | =blue pills & not go down | =blue pills & still hard | =viagra & not gone down | =viagra & not go down | =viagra & still hard | =private & standing & hours |
    =private & standing & since | =private & hard & hours | =private & hard & since | =manhood & standing & hours | =manhood & standing & since | =manhood & hard & hours |
    =manhood & hard & since | =willy & standing & hours | =willy & standing & since | =willy & hard & hours | =willy & hard & since | =my dick & standing & hours | =my dick & standing & since |
    =my dick & hard & hours | =my dick & hard & since | =my thing & standing & hours | =my thing & standing & since | =my thing & erect & hours | =my thing & erect & since | =boner & hours |
    =boner & will not | =boner & painful | =hard on & hours | =hard on & will not | =hard on & painful | =morning wood & hours | =morning wood & will not | =morning wood & painful |
    =hard down there & hours | =hard down there & since | =stiff down there & hours | =stiff down there & since | =erect down there & hours | =erect down there & since | =verge & raide & reste |
    =verge & raide & depuis | =verge & dur & reste | =verge & dur & depuis | =verge & dresse & reste | =verge & dresse & depuis | =zizi & raide & reste | =zizi & raide & depuis |
    =zizi & dur & reste | =zizi & dur & depuis | =zizi & dresse & reste | =zizi & dresse & depuis | =mon sexe & raide & reste | =mon sexe & raide & depuis | =mon sexe & dur & reste |
    =mon sexe & dur & depuis | =mon sexe & dresse & reste | =mon sexe & dresse & depuis | =son sexe & raide & reste | =son sexe & raide & depuis | =son sexe & dur & reste |
    =son sexe & dur & depuis | =son sexe & dresse & reste | =son sexe & dresse & depuis | =bite & raide & reste | =bite & raide & depuis | =membre & dresse & reste | =membre & dresse & depuis |
    =membre reste dresse | =membre reste raide | =zizi res dur | =pilule bleue & redescend | =pilule bleue & reste dur | =pilule bleue & raide | =viagra & redescend | =viagra & reste dur |
    =viagra & raide | =stimulant & redescend | =stimulant & reste dur | =stimulant & raide | =je bande depuis | =il bande depuis | =bande sans envie | =kitu yangu imesimama & since |
    =kitu yangu imesimama & tangu | =kitu yangu imesimama & masaa | =kitu yangu imesimama & -uma | =kitu yake imesimama & since | =kitu yake imesimama & tangu | =kitu yake imesimama & masaa |
    =kitu yake imesimama & -uma | =dude langu limesimama & since | =dude langu limesimama & tangu | =dude langu limesimama & masaa | =dude langu limesimama & -uma | =mboo imesimama & since |
    =mboo imesimama & tangu | =mboo imesimama & masaa | =mboo imesimama & -uma | =uume umesimama & since | =uume umesimama & tangu | =uume umesimama & masaa | =uume umesimama & -uma |
    =kadudu & kamesimama & tangu | =kadudu & kamesimama & since | =kadudu & kamesimama & saa | =kadudu & kimesimama & tangu | =kadudu & kimesimama & since | =kadudu & kimesimama & saa |
    =kidudu & kamesimama & tangu | =kidudu & kamesimama & since | =kidudu & kamesimama & saa | =kidudu & kimesimama & tangu | =kidudu & kimesimama & since | =kidudu & kimesimama & saa |
    =jogoo & amekataa kulala | =imesimama & haishuki | =imesimama & hailali | =imesimama & haijashuka | =imesimama & imekataa kushuka | =simama & haishuki | =simama & hailali |
    =simama & haijashuka | =simama & imekataa kushuka | =umesimama & haushuki | =nguvu za kiume & haishuki | =nguvu za kiume & hailali | =kuongeza nguvu & haishuki | =kuongeza nguvu & hailali |
    =viagra & haishuki | =viagra & hailali | =erection & tangu | =erection & masaa | =erection & haishuki | =erection & inauma
  `,
  'stuck-foreskin': `
    =skin & will not go forward | =skin & not go forward | =skin & will not come forward | =skin & not come forward | =skin & stuck behind & head | =skin & stuck behind & tip |
    =skin & over the tip & not | =skin & over the tip & can not | =tight ring & tip | =tight ring & penis | =tight ring & willy | =tip of his willy & purple | =tip of his willy & blue |
    =tip of his willy & strangled | =tip of his penis & purple | =tip of his penis & blue | =tip of his penis & strangled | =tip of my willy & purple | =tip of my willy & blue |
    =tip of my willy & strangled | =tip of my penis & purple | =tip of my penis & blue | =tip of my penis & strangled | =head of his willy & purple | =head of his willy & blue |
    =head of his willy & strangled | =head of his penis & purple | =head of his penis & blue | =head of his penis & strangled | =head of my willy & purple | =head of my willy & blue |
    =head of my willy & strangled | =head of my penis & purple | =head of my penis & blue | =head of my penis & strangled | =foreskin & behind & stuck | =foreskin & behind & swollen |
    =foreskin & behind & head | =retracted foreskin | =peau & gland & coince* | =peau & gland & bloque* | =peau & gland & redescend* | =peau & gland & recouvre* | =peau & gland & etrangl* |
    =peau & zizi & coince* | =peau & zizi & bloque* | =peau & zizi & etrangl* | =peau & verge & coince* | =peau & verge & bloque* | =peau & verge & etrangl* | =decalott* & gonfl* |
    =decalott* & bloque* | =decalott* & coince* | =decalott* & recalott* | =recalott* & plus | =recalott* & impossible | =gland & violet | =gland & bleu | =gland & etrangl* | =gland & coince |
    =ngozi ya mbele & hairudi | =ngozi ya mbele & haijarudi | =ngozi ya mbele & -kwama | =ngozi ya mbele & -vutwa | =ngozi ya mbele & -bana | =ngozi ya mbele & -nasa | =ngozi ya mbele & haird |
    =ngz ya mbele & haird | =kichwa cha uume & cheusi | =kichwa cha uume & cheus | =kichwa cha uume & bluu | =kidud* & ngozi & hairudi | =kidud* & ngozi & haijarudi | =govi & haijarudi |
    =govi & halijarudi | =govi & -bana
  `,
  'cannot-pass-urine': `
    =suprapubic & mass | =suprapubic & fullness | =suprapubic & swelling | =palpable bladder | =bladder & palpable | =bladder & umbilicus | =bladder & distended | =bladder & distension |
    =bladder like a ball | =bladder like a stone | =bladder like a drum | =prostate & blocked | =prostate & locked | =prostate & shut | =prostate & jammed | =bladder & blocked |
    =bladder & locked | =bladder & shut | =bladder & jammed | =not one drop & bursting | =not one drop & strain* | =not one drop & bladder | =not one drop & bowl | =not a drop & bursting |
    =not a drop & strain* | =not a drop & bladder | =not a drop & bowl | =without a drop & bursting | =without a drop & strain* | =without a drop & bladder | =without a drop & bowl |
    =nothing comes & about to burst | =nothing comes & bursting | =nothing comes & bladder | =stand there and nothing comes | =need to go desperately & can not | =catheter & out & can not |
    =catheter & out & nothing | =catheter & out & not pee | =catheter & removed & can not | =catheter & removed & nothing | =catheter & removed & not pee | =desperate to pee & can not |
    =desperate to pee & nothing | =desperate to wee & can not | =desperate to wee & nothing | =pee & blocked | =pee & locked up | =pee & will not start | =urine & blocked | =urine & locked up |
    =urine & will not start | =waterworks & blocked | =waterworks & locked up | =waterworks & will not start | =can not make water | =stand* & over the bowl & nothing |
    =stand* & over the bowl & without | =stand* & over the bowl & drop | =stand* & at the toilet & nothing | =stand* & at the toilet & without | =stand* & at the toilet & drop |
    =below the navel & ball & nothing | =below the navel & ball & drops | =vessie & bloqu* | =vessie & bloke* | =vessie & eclat* | =vessie & exploser | =vessie & mal de chien | =vessie & globe |
    =vessie & ferm* | =vessie est dure | =vessie est pleine | =rien ne sort & vessie | =rien ne sort & pisser | =rien ne sort & pipi | =rien sort & vessie | =rien sort & pisser |
    =rien sort & pipi | =rien sor & vessie | =rien sor & pisser | =rien sor & pipi | =uriner & y arrive pas | =uriner & y arrive plus | =uriner & rien ne vient | =pisser & y arrive pas |
    =pisser & y arrive plus | =pisser & rien ne vient | =pipi & y arrive pas | =pipi & y arrive plus | =pipi & rien ne vient | =envie d uriner & rien | =envie d uriner & impossible |
    =envie d uriner & goutte | =envie de pisser & rien | =envie de pisser & impossible | =envie de pisser & goutte | =envie de faire pipi & rien | =envie de faire pipi & impossible |
    =envie de faire pipi & goutte | =pas une seule goutte & vessie | =pas une seule goutte & urine | =aucune goutte & vessie | =aucune goutte & urine | =sonde & retir* & uriner |
    =sonde & retir* & pisser | =sonde & retir* & urine | =sonde & enlev* & uriner | =sonde & enlev* & pisser | =sonde & enlev* & urine | =sonde & bouch* & uriner | =sonde & bouch* & pisser |
    =sonde & bouch* & urine | =tone & mkojo & hakuna | =tone & mkojo & halitoki | =tone & mkojo & haijatoka | =tone & susu & hakuna | =tone & susu & halitoki | =tone & susu & haijatoka |
    =hata drop moja & mkojo | =tone zero | =hata tone & chooni | =hata tone & nipasuke | =hata tone & nipasuka | =hata tone & kibofu | =haitoki & nipasuke | =haitoki & nipasuka |
    =haitoki & kibofu | =haitoki tu hata tone | =bladder imefunga | =bladder imeblock | =bladder imekataa | =bladder imebana | =kibofu & kupasu* | =kibofu & -pasuka | =kibofu & -funga |
    =kibofu & -ziba | =kibofu & kigumu | =nilikojoa & hautoki | =hautoki kabisa na panauma | =mkojo & haujatoka | =mkojo & haijatoka | =mkojo & imegoma | =mkojo & imefunga |
    =kukojoa & hakuna kitu | =kukojoa & zero | =kukojoa & nothing | =kukojoa & hakuna kinachotoka | =kukojoa & hatoki kitu | =-simama & chooni & hatoki | =-simama & chooni & haitoki |
    =-simama & chooni & tone | =susu & imekataa | =susu & imeblock | =susu & imefunga | =susu & haijatoka | =pee & imekataa | =pee & imeblock | =pee & imefunga | =pee & haijatoka |
    =haja ndogo & imekataa | =haja ndogo & imeblock | =haja ndogo & imefunga | =haja ndogo & haijatoka | =chini ya kitovu & pamejaa & mpira | =chini ya kitovu & pamejaa & mkojo |
    =chini ya kitovu & pamejaa & tone | =chini ya kitovu & pameumuka & mpira | =chini ya kitovu & pameumuka & mkojo | =chini ya kitovu & pameumuka & tone | =chini ya kitovu & pamevimba & mpira |
    =chini ya kitovu & pamevimba & mkojo | =chini ya kitovu & pamevimba & tone
  `,
  'lower-belly-pain': `
    =tumbo chini & -lia | =tumbo chini & -uma | =tumbo chini & pain | =suprapubic & pain* | =suprapubic & tender* | =chini ya kitovu & -uma | =chini ya kitovu & pamevimba |
    =chini ya kitovu & pamejaa
  `,
  'no-urine': `
    =nothing in my bladder | =nothing in his bladder | =nothing in her bladder | =rien dans le pot & urine | =plus urine depuis | =pas urine depuis | =ne pisse plus | =no susu | =hakuna susu |
    =haja ndogo zero | =hajakojoa tangu | =hajakojoa since | =hajakojoa saa | =no pee since | =no wee since | =no urine since | =zero pee since | =zero wee since | =zero urine since |
    =rien ne sort depuis | =pas une goutte depuis | =not one drop since | =not a drop since | =hata tone tangu
  `,
  diarrhoea: `
    =d v & all night | =d v & since | =rice water & x | =rice water & times | =rice water & stool* | =rice water & toilet | =rice water & bucket | =eau de riz & sans fin |
    =eau de riz & sans arret | =eau de riz & latrine* | =eau de riz & selles | =s est vide* & nuit | =s est vide* & sans arret | =se vide* & nuit | =se vide* & sans arret |
    =dix huit fois aux toilettes | =dix huit fois aux latrines | =quinze fois aux toilettes | =quinze fois aux latrines | =vingt fois aux toilettes | =vingt fois aux latrines |
    =rice water & -toka | =nyuma & -mwaga | =choo mara 10 | =choo mara 12 | =choo mara 15 | =choo mara 20 | =choo mara kumi | =choo mara ishirini | =runs & from his behind |
    =runs & from her behind | =runs & from my behind | =pours & from his behind | =pours & from her behind | =pours & from my behind
  `,
  'much-watery': `
    =white water & below | =white water & behind | =white water & bottom | =rice water & below | =rice water & behind | =rice water & bottom | =like a river & behind | =like a river & stool* |
    =like a river & bowels | =like a river & bottom | =choo & maji meupe | =choo & kama bomba | =remplit d eau blanche | =remplit d eau blanchatre | =eau & blanche & selles |
    =eau & blanche & latrine* | =eau & blanchatre & selles | =eau & blanchatre & latrine* | =s est vide* & toute la nuit | =s est vide* & comme une outre | =se vide* & toute la nuit |
    =se vide* & comme une outre | =fois aux toilettes & eau | =fois aux latrines & eau
  `,
  dehydrated: `
    =calves cramp* | =calf cramp* | =mollets cramp* | =cramps & calves | =cramps & miguu | =fingers & wrinkled | =doigts & frip* | =doigts & fletri* | =vidole & -kunjamana | =vidole & -nyauka |
    =hana machozi & mate | =peau & reste pliee | =voice imeisha | =voice imekwisha
  `,
  'sunken-eyes':
    '=eyes zimeingia | =eyes zimezama | =eyes zimesink | =yeux & creus* & nuit | =yeux & creus* & heures | =joues & creus* & nuit | =joues & creus* & heures',
  drowsy: `
    =jaune & somnol* | =jaune & dort tout le temps | =yellow & sleeping all day | =yellow & hard to wake | =njano & -sinzia | =njano & usingizi mwingi | =manjano & -sinzia |
    =manjano & usingizi mwingi
  `,
  'very-weak':
    '=quand elle se leve & tombe | =quand elle se leve & tomb | =quand il se leve & tombe | =quand il se leve & tomb | =quand ma femme se leve & tombe | =quand ma femme se leve & tomb',
  'black-stool': `
    =tar in the toilet | =tar in the latrine | =tar in the pan | =tar & toilet & sticky | =tar & toilet & days | =tar & toilet & black | =tar & latrine & sticky | =tar & latrine & days |
    =tar & latrine & black | =tar & bowels & sticky | =tar & bowels & days | =tar & bowels & black | =number two & black | =number two & tar | =number two & tarry | =number two & tyre |
    =number 2 & black | =number 2 & tar | =number 2 & tarry | =number 2 & tyre | =no 2 & black | =no 2 & tar | =no 2 & tarry | =no 2 & tyre | =passed & black & tar | =passed & black & polish |
    =passed & black & sticky | =passing & black & tar | =passing & black & polish | =passing & black & sticky | =comes out & black & tar | =comes out & black & polish |
    =comes out & black & sticky | =sticky & pour on roads | =sticky & roof tar | =sticky & road tar | =black & sticky & flush | =black & sticky & toilet | =black & sticky & latrine |
    =black & sticky & poo | =black & sticky & stool | =stool & treacle | =stool & molasses | =stool & bitumen | =poo & treacle | =poo & molasses | =poo & bitumen | =poop & treacle |
    =poop & molasses | =poop & bitumen | =caca & goudron | =caca & cirage | =caca & bitume | =besoins & goudron | =besoins & cirage | =besoins & bitume | =toilettes & goudron |
    =toilettes & cirage | =toilettes & bitume | =latrine* & goudron | =latrine* & cirage | =latrine* & bitume | =noir* & gluant* & selle* | =noir* & gluant* & caca | =noir* & collant* & selle* |
    =noir* & collant* & caca | =kinyesi & makaa | =kinyesi & masizi | =kinyesi & grisi | =mavi & makaa | =mavi & masizi | =mavi & grisi | =chooni & kama lami | =haja & kama lami |
    =choo & black & kama | =choo & black & sticky
  `,
  'vomits-blood': `
    =sick & coffee dregs | =sick & coffee grounds | =coffee dregs & clots | =brings up & bright red | =brings up & dark red | =brings up & clots | =brought up & bright red |
    =brought up & dark red | =brought up & clots | =throws up & bright red | =throws up & dark red | =throws up & clots | =bucket & red & mouth | =bucket & red & sick | =basin & red & mouth |
    =basin & red & sick | =dark red from his mouth | =dark red from her mouth | =dark red from my mouth | =bright red from his mouth | =bright red from her mouth | =bright red from my mouth |
    =cuvette & sang & bouche | =bassine & sang & bouche | =seau & sang & bouche | =rendu & caillots | =rendu & sang noir | =sang rouge par la bouche | =sang noir par la bouche |
    =damu & mdomoni & ndoo | =damu & mdomoni & beseni | =damu & mdomoni & -tapika | =damu & kinywani & ndoo | =damu & kinywani & beseni | =damu & kinywani & -tapika
  `,
  'heavy-bleeding': `
    =rempli & pot & sang | =rempli & seau & sang | =rempli & cuvette & sang | =rempli & bassine & sang | =pot de chambre & sang & caillots | =pot de chambre & sang & fonce |
    =cuvette & sang & caillots | =cuvette & sang & fonce | =bassine & sang & caillots | =bassine & sang & fonce
  `,
  'belly-hard': `
    =tummy & hard like wood | =tummy & hard like board | =tummy & hard like plank | =belly & hard like wood | =belly & hard like board | =belly & hard like plank | =stomach & hard like wood |
    =stomach & hard like board | =stomach & hard like plank | =pain & hard like wood | =pain & hard like board | =pain & hard like plank | =tumbo locked | =stomach locked | =tummy locked |
    =kama sakafu & ngumu | =tumbo & -lia & akimgusa | =tumbo & -lia & akiguswa | =stomach & -lia & akimgusa | =stomach & -lia & akiguswa | =tumbo & hataki & shuka | =tumbo & halitaki & shuka |
    =tore inside & tummy | =tore inside & belly | =tore inside & stomach | =burst inside & tummy | =burst inside & belly | =burst inside & stomach | =ripped inside & tummy |
    =ripped inside & belly | =ripped inside & stomach | =ventre & claque & dedans | =ventre & dechire & dedans | =ulcere & claque | =ulcere & perce | =ventre & comme du boi | =tumbo & kama meza |
    =tumbo & kama mbao | =tumbo & kama ubao | =tumbo & limekuwa mbao | =kama kisu kimetoboa
  `,
  'belly-pain-severe': `
    =tummy rigid | =tummy board like | =belly rigid | =belly board like | =stomach rigid | =stomach board like | =abdomen rigid | =abdomen board like | =tummy & like a table |
    =tummy & like a board | =tummy & like wood | =tummy & like a plank | =belly & like a table | =belly & like a board | =belly & like wood | =belly & like a plank | =stomach & like a table |
    =stomach & like a board | =stomach & like wood | =stomach & like a plank | =begs & not to touch | =supplie & ne touche pas | =ventre & en bois | =ventre & comme du bois |
    =ventre & comme une planche | =ventre & comme une table | =ventre & comme du boi | =ventre & tousser & hurl* | =ventre & ose plus bouger | =tousser me fait hurler | =tumbo & kama meza |
    =tumbo & kama ubao | =tumbo & kama mbao | =tumbo & limekuwa mbao | =tumbo & kama sakafu | =tumbo & kukohoa & -ua | =tumbo & hataki & shuka | =tumbo & halitaki & shuka |
    =hataki hata shuka imguse | =gumu kama meza | =gumu kama ubao | =gumu kama mbao | =stomach & -lia & akimgusa | =stomach & -lia & akiguswa | =tumbo & -lia & akimgusa |
    =tumbo & -lia & akiguswa | =kama kisu kimetoboa | =tore inside & tummy | =tore inside & belly | =tore inside & stomach | =burst inside & tummy | =burst inside & belly |
    =burst inside & stomach | =belly tore | =stomach tore | =tummy tore | =tearing pain & stomach | =tearing pain & belly | =tearing pain & tummy | =belly throbs | =tummy throbs |
    =beating in his belly | =beating in her belly | =ventre & claque & dedans | =ventre & dechire & dedans
  `,
  'belly-pain': `
    =se tient le ventre | =clutching his belly | =clutching his stomach | =clutching his tummy | =clutching her belly | =clutching her stomach | =clutching her tummy | =clutching my belly |
    =clutching my stomach | =clutching my tummy | =-shika tumbo | =-shika stomach | =-shika tummy
  `,
  'cold-clammy': `
    =sweat & running off & pain* | =sweat & running off & lying | =sweat & running off & grey | =sweat & pouring off & pain* | =sweat & pouring off & lying | =sweat & pouring off & grey
  `,
  'right-low-pain': `
    =navel & low right | =navel & r low | =navel & right side | =navel & right hip | =navel & right groin | =navel & rif | =belly button & low right | =belly button & r low |
    =belly button & right side | =belly button & right hip | =belly button & right groin | =belly button & rif | =middle & now & right | =middle & now & ryt | =pain & from navel & right |
    =pain & navel & right | =can not straighten & right leg | =nombril & hanche droite | =nombril & a droite | =nombril & aine droite | =milieu & hanche droite | =centre & hanche droite |
    =c est descendu a droite | =c est descendu a la hanche droite | =c est descendu a l aine droite | =aine droite & pli* | =aine droite & penche* | =aine droite & lance* |
    =aine droite & courbe* | =aine droite & main | =marche pli* & droite | =-anza & kitovu* & wa kulia | =-anza & kitovu* & kulia chini | =-anza & kitovu* & right | =-anza & kitovu* & kuume |
    =-anzia & kitovu* & wa kulia | =-anzia & kitovu* & kulia chini | =-anzia & kitovu* & right | =-anzia & kitovu* & kuume | =kitovu & right side | =kitovu & kuume | =kitovu & lower right |
    =kitovuni & right side | =kitovuni & kuume | =kitovuni & lower right | =limeshuka & ya kulia | =limeshuka & wa kulia | =limeshuka & right side | =imeshuka & ya kulia | =imeshuka & wa kulia |
    =imeshuka & right side | =yameshuka & ya kulia | =yameshuka & wa kulia | =yameshuka & right side | =mukono ya kuume & chini | =mkono wa kuume & chini | =chini & kulia & nikiruka |
    =chini & kulia & akiruka | =chini & kulia & nikikohoa | =chini & kulia & akikohoa | =tumbo & kulia & nikiruka | =tumbo & kulia & akiruka | =tumbo & kulia & nikikohoa |
    =tumbo & kulia & akikohoa | =tumbo kulia kunauma | =pembeni & kulia & nyonga | =amekunja mguu wa kulia | =anakunja mguu wa kulia
  `,
  vomits:
    '=nimevomit | =amevomit | =alivomit | =nime throw up | =ame throw up | =ana throw up | =sick in the bucket | =sick in the basin',
  'vomits-all': `
    =kila dawa & inarudi | =kila dawa & -tapika | =kila dawa & kinarudi | =kila chakula & inarudi | =kila chakula & -tapika | =kila chakula & kinarudi | =kila kitu & -tapika |
    =every tablet & comes back | =every tablet & back up | =every pill & comes back | =every pill & back up | =every sip & comes back | =every sip & back up | =each tablet & comes back |
    =each tablet & back up | =each pill & comes back | =each pill & back up | =each sip & comes back | =each sip & back up | =chaque comprime & ressort | =chaque comprime & vomi* |
    =chaque cachet & ressort | =chaque cachet & vomi*
  `,
  'no-stool': `
    =not even a fart & days | =not even a fart & poo | =not even a fart & belly | =no fart & days | =no fart & poo | =no fart & belly | =not farted & days | =not farted & poo |
    =not farted & belly | =ni pet ni caca | =ni pet ni selle* | =ni gaz ni caca | =ni gaz ni selle* | =ni vent ni caca | =ni vent ni selle* | =ni selle* ni pet | =ni selle* ni pets |
    =ni selle* ni vent | =ni caca ni pet | =ni caca ni pets | =ni caca ni vent | =rien ne passe par le bas | =caca ni gaz | =pas de pet & selle* | =pas de pet & caca | =choo & wala hewa |
    =choo & wala ushuzi | =choo & wala gesi | =choo & wla hewa | =ushuzi & hautoki | =ushuzi & hakuna | =ushuzi & haitoki | =kujamba hakuna | =hata kujamba | =hajajamba | =hajambi | =hajamb |
    =hajaenda long call | =gaz hata moja | =gas hata moja | =gesi hata moja
  `,
  'belly-swollen': `
    =belly is so big & vomit* | =belly is so big & shirt | =tummy is so big & vomit* | =tummy is so big & shirt | =stomach is so big & vomit* | =stomach is so big & shirt |
    =tummy & tight and shiny | =belly & tight and shiny | =gonfle comme une outre | =gonfle comme une barrique | =tumbo kubwa & -tapika | =tumbo kubw & -tapika | =tumbo & kama ngoma |
    =tumbo & kama puto | =tumbo & ballonne
  `,
  'green-vomit': `
    =threw up & pea soup | =threw up & spinach | =threw up & bright green | =threw up & dark green | =throwing up & pea soup | =throwing up & spinach | =throwing up & bright green |
    =throwing up & dark green | =vomit* & pea soup | =vomit* & spinach | =vomit* & bright green | =vomit* & dark green | =brings up & pea soup | =brings up & spinach | =brings up & bright green |
    =brings up & dark green | =vomi* & epinard* | =vomi* & epinar | =vomi* & soupe de pois | =-tapika & rangi ya majani | =-tapika & mchicha | =-tapika & nyasi | =-cheua & rangi ya majani |
    =-cheua & mchicha | =-cheua & nyasi
  `,
  'hard-hernia': `
    =groin & always slid back | =lump & used to slide back | =lump & used to go back | =groin & used to slide back | =groin & used to go back | =bulge & used to slide back |
    =bulge & used to go back | =groin & rock solid | =groin & rock hard | =groin & turned hard | =repouss* & doigt & dure | =repouss* & main & dure | =hernie & repouss* & dure |
    =hernie & repouss* & coince* | =hernie & rentrais & dure | =hernie & rentrais & coince* | =hernie & devenue dure | =hernie & devenue violette | =hernie & narudisha & ngumu |
    =hernie & narudisha & dure | =hernia & narudisha & ngumu | =hernia & narudisha & dure | =ngiri & -kazana | =ngiri & -kaza | =ngiri & -kwama | =henia & -kazana | =henia & -kaza |
    =henia & -kwama | =hernie & -kazana | =hernie & -kaza | =hernie & -kwama | =hernia & -kazana | =hernia & -kaza | =hernia & -kwama | =ngiri & leo & ngumu | =henia & leo & ngumu |
    =ngumu & -uma & hairudi | =ngumu & -uma & hairud | =ngumu & -uma & haiingii | =ngumu kama jiwe & hairudi | =ngumu kama jiwe & haiingii | =inauma na hairudi | =hairudi na inauma |
    =ilikuwa inarudi ndani
  `,
  yellow: `
    =sclera* & orange | =sclera* & yellow | =sclera* & icter* | =conjonctives & safran | =yeux & couleur safran | =yeux & couleur curcuma | =yellow from head to foot | =yellow from head to toe |
    =jaune partout | =jaune mwili | =macho & vya manjano | =ngozi & vya manjano | =weupe wa macho & manjano | =mwili & rangi ya bizari | =macho & rangi ya bizari
  `,
  confused: `
    =he is yellow & quarrel* | =he is yellow & insult* | =he is yellow & nonsense | =she is yellow & quarrel* | =she is yellow & insult* | =she is yellow & nonsense | =sleeps by day & flap* |
    =parle en rond | =njano & -tukana | =njano & -ropoka | =manjano & -tukana | =manjano & -ropoka | =mikono & inapiga piga | =mikono & inapepea | =mikono & kama mabawa | =jaune & delire |
    =jaune & incoherent* | =sikumbuki leo ni siku | =hakumbuki leo ni siku | =hajui leo ni siku | =mains & battent comme | =mains & comme un oiseau
  `,
  'flank-pain': `
    =flanc droit & feu | =flanc droit & brule* | =flanc droit & lance* | =flanc droit & {pain} | =flanc gauche & feu | =flanc gauche & brule* | =flanc gauche & lance* | =flanc gauche & {pain} |
    =flan droit & feu | =flan droit & brule* | =flan droit & lance* | =flan droit & {pain} | =flan gauche & feu | =flan gauche & brule* | =flan gauche & lance* | =flan gauche & {pain} |
    =ubavuni & kunagonga | =ubavuni & hawezi kugeuka | =ubavu & kunagonga | =ubavu & hawezi kugeuka | =kiuno & kunagonga | =kiuno & hawezi kugeuka | =ubavuni & upande wa kulia |
    =ubavuni & upande wa kushoto | =kiuno side moja
  `,
  fever: '=body & hot as an oven | =skin & hot as an oven | =mwili hot | =mwili uko hot | =mwili iko hot',
  'urine-burns': '=kuungua & haja ndogo | =brul* en pissant | =brul* en pissan | =brul* en urinant',
} as const;
