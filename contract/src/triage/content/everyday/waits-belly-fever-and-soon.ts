/**
 * Bloody stools, stomachs that keep nothing, yellow eyes, burning urine and fevers of every evening as people
 * tell them: found as they are written.
 */
export const bellyFeverAndSoonWaits = {
  'blood-stool': `
    =slimy poo & red | =slimy poo & blood* | =slim* & stool* & red | =slim* & stool* & blood* | =red & jelly & latrine | =red jelly & toilet | =red jelly & stool* | =red jelly & poo |
    =red jelly & nappy | =red jelly & diaper | =red & slim* & poo | =red & mucus & stool* | =red & mucus & poo | =red & mucus & toilet | =pink & slim* & poo | =pink & slime & toilet |
    =red slime & toilet | =red slime & poo | =bloody slime & toilet | =the runs & pinkish | =the runs & reddish | =the runs & bowl & pink* | =running stomach & reddish |
    =runny stomach & blood* | =running tummy & blood* | =loose stool* & reddish | =loose motion* & blood* | =watery poo & blood* | =bludy runs | =bloody runs | =bludy poo | =bludy stool* |
    =blud & poo | =blud & stool* | =blud & runs | =bloody squits | =blood & squits | =blood & snot & toilet | =blood & snot & poo | =blood & jelly & toilet | =blood & jelly & poo |
    =blood & slime & toilet | =blood & slime & latrine | =blood & mucus & toilet paper | =blood & running & latrine | =red & running to the latrine | =latrine & comes out & blood* |
    =toilet & comes out & red & slim* | =diarrh* & pinkish | =diarrh* & reddish | =diarrh* & red bits | =diarrh* & red threads | =diarrh* & red strings | =diarrh* & red streak* |
    =diarrh* & red in it | =diarrh* & red jelly | =colique & avec du sang | =colique & du sang dedans | =diarrh* & rouge dedans | =diarrh* & filets rouges | =diarrh* & filets & sang |
    =diarrh* & traces rouges | =diare & avec du sang | =diare & avec san | =diare & san & glair* | =dyare & avec san | =caca & glair* & rouge | =caca & filets rouges |
    =rouge & glaire* & cuvette | =rouge & glaire* & selle* | =rouge & glaire* & latrine* | =rouge et de la glaire | =glaires et du rouge | =rouge & bave & selles | =morve & sang & selles |
    =morve & sang & caca | =cours aux toilettes & du sang | =court aux toilettes & du sang | =courante & avec du sang | =chiasse & sang | =selle & comme de la gelee rouge |
    =choo & mlenda & damu | =choo & mlenda & dm | =choo & kina dm | =choo & utelezi & damu | =choo & ute & damu | =choo & makamasi & damu | =choo & kamasi & nyekundu |
    =choo & mlenda & nyekundu | =choo & chekundu & kamasi | =choo & chekundu & mlenda | =choo & chekundu & maji | =haja & mlenda & damu | =haja & mlenda & nyekundu |
    =haja kubwa & nyekundu & kamasi | =kinyesi & mlenda & damu | =kinyesi & chekundu & kamasi | =kinyesi & kamasi & nyekundu | =-endesha & mlenda & damu | =tumbo la kuendesha & damu |
    =kuendesha & damu & kamasi | =-harisha & dm | =-endesha & dm & choo | =-harisha & vidamu | =nahara & blood | =-harisha & blood | =choo & slimy & blood | =choo & red & slimy |
    =choo iko na blood | =poo iko na damu | =poo & damu & slimy | =stool iko na damu | =stool & damu & makamasi | =diarrhea & na damu | =diarrhea & damu & makamasi | =diarrhee & na damu |
    =running stomach & damu | =loose stool & damu | =loose stools & damu | =kwa toilet & damu & makamasi | =bowl looks pinkish | =runs & toilet water & red | =comes out & red jelly |
    =comes out & red slime | =comes out & bloody slime | =comes out & blood & slime & toilet | =toilet & comes out & red jelly | =crotte* & filets rouges | =selle* & filets rouges |
    =the runs & red in it | =running stomach & red in it | =loose stool* & red in it | =watery stool* & red in it | =loose motion* & red in it | =toilet bowl & red & runs |
    =toilet bowl & pinkish | =diarrh* & du rouge dedans | =colique & du rouge dedans | =courante & du rouge dedans | =chiasse & du rouge dedans | =diare & du rouge dedans |
    =selles & du rouge dedans | =selles liquides & traces rouges | =selles molles & traces rouges | =-harisha & choo chekundu | =-harisha & kitu chekundu | =-harisha & red in
  `,
  'vomits-all': `
    =kept down no food | =kept down no water | =kept down nothing | =kept no food down | =kept no water down | =has kept nothing down | =have kept nothing down | =not kept anything down |
    =not kept a thing down | =not kept water down | =nothing has stayed down | =nothing is staying down | =nothing will stay down | =nothing i swallow stays | =nothing she swallows stays |
    =nothing he swallows stays | =no sip stays | =no drink stays down | =not even sips & stay* down | =whatever she drinks returns | =whatever he drinks returns | =whatever i drink returns |
    =whatever she eats returns | =whatever he eats returns | =whatever i eat returns | =whatever i swallow & returns | =whatever she swallows & comes back | =whatever he swallows & comes back |
    =whatever i swallow & comes back | =whatever she drinks comes back | =whatever he drinks comes back | =whatever i drink comes back | =all she drinks & comes back |
    =all he drinks & comes back | =everything i swallow & comes back | =everything i drink & comes back | =everything she drinks & returns | =everything i eat & returns |
    =food and water & come back & mouth | =rien ne passe & tout revient | =ce que j avale & revient | =ce qu elle avale & revient | =ce qu il avale & revient | =ce que je bois & revient |
    =ce qu elle boit & revient | =ce qu il boit & revient | =ce que j avale & ressort | =ce qu elle avale & ressort | =ce qu il avale & ressort | =ce que j avale & remonte |
    =ce que je bois & remonte | =ce qu elle boit & remonte | =ce qu il boit & remonte | =rien garde & ni eau | =rien garde & meme l eau | =rien ne tient & meme l eau | =estomac & renvoie tout |
    =estomac & rejette tout | =rend tout & meme l eau | =kila ninachoweka & tumboni & kinarudi | =kila anachoweka & tumboni & kinarudi | =kila anachoweka & mdomoni & kinarudi |
    =kila ninachoweka & mdomoni & kinarudi | =kila ninachomeza & kinarudi | =kila anachomeza & kinarudi | =kila ninachokula & kinarudi | =kila anachokula & kinarudi |
    =kila ninachokunywa & kinarudi | =kila anachokunywa & kinarudi | =kila anachonywa & kinarudi | =kila ninachonywa & kinarudi | =ninachomeza & kinatoka juu | =anachomeza & kinatoka juu |
    =kila ninachomeza & kinatoka | =kila anachomeza & kinatoka | =kila nikimeza & kinarudi | =kila nikinywa & yanarudi | =kila akinywa & yanarudi | =kila nikila & kinarudi |
    =kila akila & kinarudi | =kila kitu & kinarudi & hata maji | =kila kitu & inarudi & hata maji | =kila kitu inarudi & hata sip | =kila kitu & inarudi & hata chai |
    =kila kitu & inarudi & hata water | =kila kitu nakula & inarudi | =kila kitu nakunywa & inarudi | =kila kitu anakunywa & inarudi | =kila kitu anakula & inarudi |
    =hata sip ya maji & inarudi | =tumboni & hakikai kitu | =tumboni & hakibaki kitu | =hakuna kinachobaki & tumboni | =tumbo & linarudisha & kila kitu | =tumbo & linakataa & maji |
    =everything nakula & inarudi | =everything nakunywa & inarudi | =kila kitu & inarudi & maji | =tangu jana & kila kitu inarudi | =hata sip & inarudi | =kila kitu inarudi & hata |
    =since jana & kila kitu inarudi | =nikinywa maji yanarudi | =akinywa maji yanarudi | =hata maji & hayakai tumboni | =hata maji & hayabaki tumboni | =hata maji & hayatulii tumboni |
    =kila kitu anakula & comes up | =kila kitu nakula & comes up | =rien garde & estomac
  `,
  yellow: `
    =white of my eyes & mango | =whites of my eyes & mango | =whites of his eyes & mango | =whites of her eyes & mango | =whites & inside of a mango & eyes | =whites of my eyes & tea |
    =whites of her eyes & tea | =whites of his eyes & tea | =whites of my eyes & lemon* | =whites of his eyes & lemon* | =whites of her eyes & lemon* | =whites of his eyes & egg yolk |
    =whites of her eyes & egg yolk | =whites of my eyes & egg yolk | =white of my eyes & yolk | =white of his eyes & lemon | =white of her eyes & mango | =white of his eyes & mango |
    =whites & eyes & turmeric | =whites & eyes & curry | =whites & eyes & mustard | =whites & eyes & maize | =white & eyes & yellowish | =whites & eyes & pineapple | =whites & eyes & paw paw |
    =eyes are lemon | =eyes are like lemon* | =eyes look like lemon* | =eyes are mango | =eyes like ripe mango | =eyes like egg yolk* | =eyes like yolk* | =eyes look like yolk* |
    =eyes have gone yellow | =eyes gone yellow | =eyes went yellow | =blanc des yeux & mangue | =blanc des yeux & citron | =blanc des yeux & jaune* | =blanc des yeux & the |
    =blanc des yeux & curcuma | =blanc des yeux & mais | =blanc des yeux & safran | =blanc de l oeil & jaune* | =blanc de ses yeux & mangue | =blanc de ses yeux & citron |
    =blanc de ses yeux & jaune* | =blanc de mes yeux & mangue | =blanc de mes yeux & citron | =blanc de mes yeux & jaune* | =yeux comme des citrons | =yeux & jaune d oeuf |
    =yeux & couleur de mangue | =yeux & couleur du citron | =yeux & couleur de moutarde | =weupe wa macho & yai | =weupe wa macho & embe | =weupe wa macho & limau | =weupe wa macho & ndimu |
    =weupe wa macho & ndizi | =weupe wa macho & chai | =weupe wa macho & njano | =weupe wa jicho & njano | =weupe wa macho & mahindi | =weupe wa macho & siagi | =weupe wa macho & papai |
    =weupe wa macho & nanasi | =weupe wa macho & bizari | =weupe wa macho & binzari | =macho & kama binzari | =macho yake ni njano | =macho yangu ni njano | =macho & yamegeuka njano |
    =macho & yamekuwa ya njano | =macho & yellow & ngozi | =macho yako yellow | =macho zimekuwa yellow | =macho imekuwa yellow | =macho ni yellow | =macho iko yellow | =eyes zimekuwa yellow |
    =eyes ziko yellow | =eyes za njano | =yeux & njano | =whites of my eyes & become like | =whites are like & mango | =whites are like & lemon | =whites are like & turmeric |
    =whites of my eyes look like & mango | =macho yana rangi ya embe | =macho yana rangi ya limau | =macho yana rangi ya ndizi | =macho yamekuwa rangi ya embe | =macho yamekuwa rangi ya limau |
    =macho yamekuwa rangi ya ndizi | =macho & kama kiini cha yai | =yeux sont couleur citron | =yeux sont couleur mangue | =whites of my eyes have yellowed | =whites of his eyes have yellowed
  `,
  'urine-burns': `
    =sting* & i wee | =sting* & she wees | =sting* & to wee | =sting* & when weeing | =sting* & passing water | =sting* & short call | =burn* & short call | =burn* & i wee |
    =burn* & when weeing | =burn* & passing water | =fire & when i wee | =fire & when i pee | =peeing & pepper | =peeing & chilli* | =peeing & razor* | =peeing & broken glass |
    =pee & like pepper | =pee & like hot pepper | =pee & like chilli* | =pee & like fire | =pee & like acid | =pee & like razor* | =pee & like needles | =urine & like pepper |
    =urine & like chilli* | =urine & like fire | =urine & like acid | =urinating & pepper | =urinating & chilli* | =urinating & like fire | =urinating & razor* | =urinate & like pepper |
    =urinate & like fire | =wee & like fire | =wee & like pepper | =wee & like needles | =afraid to wee & burn* | =dread* & pee & burn* | =toilet & every quarter hour & sting* |
    =toilet & each quarter hour & sting* | =toilet & every ten minutes & sting* | =toilet & every half hour & sting* | =toilet & every half hour & burn* | =toilet & few drops & burn* |
    =toilet & few drops & sting* | =uriner & comme du feu | =uriner & lame* | =uriner & comme du verre | =urinant & piment | =urine & piment | =urine & comme du feu | =urinant & pique* |
    =pisser & piment | =pisser & pique | =pisser & brule* | =pisser & lame* | =pisser & comme du feu | =pisse & piment | =pisse & lames de rasoir | =pipi & piment | =pipi & du feu |
    =pipi & comme du feu | =pipi & lame* | =pipi & brulure* | =faire pipi & mal & piqu* | =peur de faire pipi & brul* | =pique au petit coin | =brule au petit coin | =petit coin & brul* |
    =petit coin & pique & fois | =petit besoin & brul* | =petit besoin & pique | =petite commission & brul* | =petite commission & pique | =-kojoa & pilipili | =nikikojoa & pilipili |
    =akikojoa & pilipili | =kukojoa & pilipili | =nakojoa pilipili | =mkojo & pilipili | =mkojo & kama moto | =nikikojoa & kama moto | =nikikojoa & panawaka | =akikojoa & panawaka |
    =nikikojoa & inawaka | =moto ninapokojoa | =moto akikojoa | =moto anapokojoa | =kukojoa & panawaka | =kukojoa & kama wembe | =nikikojoa & wembe | =nikikojoa & kama sindano |
    =kukojoa & kama sindano | =kukojoa & kama moto | =haja ndogo & pilipili | =haja ndogo & inachoma | =haja ndogo & panachoma | =haja ndogo & panawaka | =haja ndogo & inawaka |
    =haja ndogo & kama moto | =haja ndogo & kuchoma | =haja ndogo & wembe | =anaogopa haja ndogo & moto | =naogopa haja ndogo & moto | =kukojoa & inaburn | =kukojoa & kunaburn |
    =kukojoa & inasting | =kukojoa & burn* | =kukojoa & sting* | =nikikojoa & burn* | =nikikojoa & sting* | =nikikojoa & inaburn | =akikojoa & inaburn | =nikisusu & burn* |
    =nikisusu & inachoma | =nikisusu & inawaka | =kususu & inachoma | =kususu & inaburn | =susu & inaburn | =susu & pilipili | =susu & inawaka | =short call & inachoma | =short call & inaburn |
    =short call & pilipili | =short call & inawaka | =short call & kama moto | =short call & inauma | =nikipee & inachoma | =nikipee & inawaka | =kupee & inachoma | =pee inachoma |
    =pee inaburn | =urine inachoma | =urine inaburn | =urine & inachoma & pilipili | =pipi inachoma | =pipi & inachoma | =mkojo & brule | =mkojo & unaburn | =mkojo & inaburn |
    =nikikojoa & ca brule | =nikikojoa & brule | =uriner c est comme passer | =pisser c est comme passer | =uriner & sur une plaie | =j urine & piment | =pipi & sur une plaie |
    =pee & salt & wound | =anapokojoa & panawaka | =peeing feels like fire | =afraid to pee & burn* | =afraid to pee & sting* | =scared to pee & burn* | =scared to pee & sting* |
    =afraid to urinate & burn* | =-ogopa kukojoa & kuwashwa | =-ogopa kukojoa & inachoma | =-ogopa kukojoa & panachoma | =-ogopa kukojoa & maumivu | =-ogopa kukojoa & moto |
    =peur d uriner & brul* | =peur d uriner & mal | =peur de pisser & brul*
  `,
  'urine-often': `
    =envie* d uriner & demi heure* | =envie* d uriner & quart d heure | =uriner & toutes les demi heures | =uriner & sans arret & goutte* | =pipi & toutes les demi heures |
    =pipi & toutes les dix minutes | =pipi & trois gouttes | =uriner & trois gouttes | =uriner & quelques gouttes | =pisser & trois gouttes | =pisser & quelques gouttes |
    =petit coin & toutes les demi heures | =petit coin & toutes les dix minutes | =urinate & every half hour | =short call & every half hour | =short call & few drops |
    =nikikojoa & kila nusu saa | =kukojoa & kila nusu saa | =-kojoa & kila nusu saa | =-kojoa & kila dakika kumi | =mkojo & kila nusu saa | =mkojo & kila dakika kumi | =kukojoa & matone |
    =nikikojoa & matone | =haja ndogo & kila nusu saa | =haja ndogo & kila dakika | =haja ndogo & matone | =haja ndogo & nataka tena | =-kojoa & nataka tena | =susu & kila nusu saa |
    =kususu & kila dakika | =short call & kila dakika | =short call & kila nusu saa | =short call & kila saa & kidogo | =retourne & pour trois gouttes | =retourne & pour quelques gouttes |
    =vais aux toilettes & trois gouttes | =va aux toilettes & quelques gouttes | =envies d uriner toutes les | =i pee every half hour | =need to pee every half hour |
    =need to pee every ten minutes | =pee & only a few drops | =wee & only a few drops | =urinate & only a few drops | =need to wee every half hour | =mkojo & matone tu
  `,
  fever: `
    =hot every evening & joints | =hot at night & joints | =hot then cold & sweat & joint* | =chills & evening & joints | =evening chills & joint* | =chills & aching joints |
    =chills & joints ache | =chills & joints & days | =shivers every evening | =shivers each evening | =shivering every evening | =cold every evening & joints | =fiva & days | =fiva & day |
    =has fiva | =have fiva | =fiva & nek | =fiva & body | =frissons & le soir & articulations | =frissons & articulations douloureuses | =frissons & articulations & mal |
    =frissonne chaque soir | =grelotte chaque soir | =grelotte tous les soirs | =grelotte & puis & sueurs | =enfant chauffe depuis | =son corps chauffe depuis | =le petit & chaud comme |
    =la petite & chaude comme | =enfant & chaud comme | =bebe & chaud comme | =fille & chaude comme | =fils & chaud comme | =daughter feels like & oven | =son feels like & oven |
    =baby feels like & oven | =baby feels like a stove | =baby feels like an iron | =child feels like & oven | =child feels like an iron | =girl feels like an iron | =boy feels like an iron |
    =boy feels like an oven | =girl feels like an oven | =baridi & kisha joto & jasho | =baridi & viungo kuuma | =baridi & viungo vinauma & jioni | =nahisi baridi & kipimajoto |
    =kutetemeka kila jioni | =anatetemeka kila jioni | =natetemeka kila jioni | =mwana & kama pasi | =mtoto kama pasi | =mtoto & wa moto tangu | =bebi & wa moto tangu | =mtoto & hot tangu |
    =mtoto yuko hot | =mtoto ako hot | =mtoto & hot since | =mtoto & hot kama | =baby ako hot | =baby & hot kama | =baby & hot tangu | =chills & jioni & joints | =chills & joints & siku |
    =get hot in the evening & sweat | =gets hot in the evening & sweat | =i get hot every evening | =i get hot each evening | =she gets hot every evening | =he gets hot every evening |
    =days of chills | =days of chills & joints | =chills & evening & sweat* | =feels like & out of the oil | =feels like & out of the oven | =feels like & off the fire | =fille chauffe depuis |
    =fils chauffe depuis | =le petit chauffe depuis | =la petite chauffe depuis | =bebe chauffe depuis | =bebe chauffe & tete | =est une & brique chauffee | =est comme une brique chauffee |
    =ai des frissons chaque soir | =a des frissons chaque soir | =a des frissons tous les soirs | =ai des frissons tous les soirs | =nasikia baridi kila jioni | =anasikia baridi kila jioni |
    =nahisi baridi & halafu joto | =nasikia baridi & halafu joto | =anasikia baridi & halafu joto | =anahisi baridi & halafu joto | =mtoto ni moto kama | =mtoto yuko moto kama |
    =napata chills kila jioni | =anapata chills kila jioni | =nashikwa na baridi kila jioni | =anashikwa na baridi kila jioni
  `,
  'sore-throat': `
    =swallowing tickles | =swallowing & pinches | =swallowing & sting* a little | =tickles & when & swallows | =scratchy & when he swallows | =scratchy & when she swallows |
    =pique & quand il avale | =pique & quand elle avale | =gratte & quand il avale | =gratte & quand elle avale | =pique & en avalant | =gratte & en avalant | =akimeza & inawasha & kidogo |
    =akimeza & panawasha | =akimeza & anasikia & kuwasha | =akimeza & inakwaruza | =nikimeza & inakwaruza | =akimeza & inauma kidogo
  `,
  newborn: `
    =bebe d un mois | =bebe de trois semaines | =bebe de deux semaines | =bebe d une semaine | =bebe de quelques jours | =nourrisson d un mois | =nn & ombilic | =nne & ombilic |
    =weeks old & cord stump | =mtoto wa siku kumi | =mtoto wa wiki mbili | =mtoto wa wiki tatu | =mtoto wa wiki moja | =kichanga wa wiki | =kichanga cha wiki | =kichanga wa siku | =nn f j |
    =nn m j | =nn j
  `,
  'skin-problem': `
    =bouton blanc & bebe | =bouton & pus & bebe | =petit bouton & nouveau ne | =boutons blancs & bebe | =plaques blanches & joues & bebe | =muguet & bebe | =white patches & inside & cheeks |
    =white patches & tongue & weeks | =white spot* & tongue & weeks | =white coating & tongue & baby | =oral thrush & baby | =pimple & newborn | =pus spot & newborn | =white pimple & baby |
    =kipele & usaha & mtoto | =kipele kimoja & mtoto | =kipele & usaha & kichanga | =kijipu & kichanga | =utando mweupe & mdomoni & mtoto | =utando mweupe & ulimi & mtoto |
    =vidoa vyeupe & mdomoni & mtoto | =bouton blanc & menton | =bouton & menton & bebe | =bouton & joue & bebe
  `,
} as const;
