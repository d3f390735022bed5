/**
 * Thoughts of death, violence, and what people see of chest, belly, urine and skin, as they tell them: by concept,
 * separated by bars, found as they are written (`=`) or by the meaning of their words (`~`).
 */
export const harmAndBodyTold = {
  'suicide-plan': `
    ={killing-means} & {means-ready} | ={deadly-place} & {never-back} | =nimelipa madeni & leo usiku | =paid my debts & tonight | =paye mes dettes & ce soir | =nitakwenda mtoni & sitarudi | =when the children sleep & drink | =once the children are asleep & take | =quand les enfants dormiront & boi* | =quand les enfants dorment & boi* | =watoto wakilala & nitakunywa | =watoto wakilala & nitameza |
    =produit pour les rats & poche | =produit & rats & je le boirai |   =je vais tout avaler | =nitainywa usiku | =nitakunywa usiku & sumu | =i will drink it tonight |  =i will swallow them all |
    =climbed to the top & stop | =top of the mast | =top of the tower & stop | =up the mast & stop | =on the ledge | =on the roof & want it to stop | =on the parapet | =climbed over the rail* | =other side of the rail* | =standing on the tracks | =waiting for the train & lie | =lying on the tracks | =lie down on the tracks | =walking into the lake & not come |
    =monte & mat & arrete | =en haut du pylone | =sur le rebord & toit | =sur le parapet | =sur les rails & attends | =enjambe la rambarde | =de l autre cote de la rambarde | =connais le pont | =je connais le pont | =je sais de quel pont | =know the bridge & hour | =chosen the bridge | =chosen the tree & rope | =choisi l arbre | =choisi le pont | =choisi l heure & pont |
    =nimechagua mti & kamba | =najua daraja | =nimepanda mnara | =nimepanda juu ya mnara | =niko juu ya mnara | =niko ukingoni mwa | =nimesimama relini | =nalala relini | =naingia ziwani & sirudi |
    =gave the dog to & pistol | =pistol & cleaned it & table | =service pistol & table | =i have cleaned it & pistol | =insurance pay* & such a case | =insurance pay* if i die | =does insurance pay & suicide | =assurance & paie & suicide | =assurance paie & si je meurs | =bima inalipa & nikifa | =bima & italipa & nikijiua |
    =dire au revoir a quelqu un | =voulais & dire au revoir | =wanted to say goodbye | =just wanted to say goodbye | =only wanted to say goodbye | =nilitaka kuaga tu | =nilitaka tu kuaga | =nimekuja kuaga | =nimewaaga wote | =nimeaga watu wote | =said my goodbyes | =fait mes adieux | =laisse mon telephone a & demain | =left my phone to & tomorrow | =given away my things | =gave away my things |
    =gave away all my | =donne toutes mes affaires | =distribue mes affaires | =j ai rendu les livres & demain | =nimegawa vitu vyangu | =nimegawa nguo zangu | =will not need it any more & tonight | =will not need them any more | =n en aurai plus besoin | =sitazihitaji tena | =sitavihitaji tena | =you will not see me again | =will never see me again | =ne me reverrez plus | =ne me reverra plus | =hamtaniona tena | =hawataniona tena |
    =paid & three months ahead & note | =everything is paid & goodbye | =tout est regle & adieu | =letters are written & tonight | =letters are on the table & tonight | =lettres sont ecrites | =barua nimeandika & leo | =nimeandika barua ya kuaga | =corde & poutre | =rope & beam | =rope over the beam | =belt & door handle & neck | =ceinture & poignee & cou | =kamba & dari* | =kamba & mti & leo | =kamba juu ya boriti |
    =car & garage & engine & hose | =tuyau & pot d echappement | =gas & tap open & die | =counting & tablets & enough | =j ai compte les comprimes | =i counted the tablets | =saving up & tablets & night | =stockpil* & tablets | =nimekusanya vidonge | =vidonge & nimevikusanya
  `,
  unsafe: `
    =-nakuja kumchukua & fimbo | =-takuja kumchukua & panga | =-nakuja kumchukua & panga | =viennent & chercher & baton* | =viennent & chercher & machette* | =amejificha kwangu & fimbo | =amejificha kwangu & -piga |
    =coming to take him & stick* | =coming to fetch & beat |   =they are coming for him & stick* |      =vient le chercher & baton | =hiding at my place & beat* | =hiding in my house & beat* |  =cache chez moi & frapp* | =s est cache chez moi | =s est refugie chez moi & frapp* | =he is outside & panga | =outside the door & knife | =yuko nje na panga | =yuko mlangoni & panga | =derriere la porte & couteau
  `,
  rape: `
    =oncle & m a force* | =oncle & m a forse | =beau pere & m a force* | =cousin & m a force* | =voisin & m a force* | =pasteur & m a force* | =prof & m a force* | =uncle & forced me | =stepfather & forced me | =cousin & forced me | =teacher & forced me | =pastor & forced me | =mjomba & -nilazimisha | =mwalimu & -nilazimisha | =mchungaji & -nilazimisha | =baba wa kambo & -nilazimisha
  `,
  'numb-saddle': `
    =fesses & comme du carton | =fesses & comme du bois | =fesses & comme du coton | =fesses & anesthesi* | =siege & anesthesi* | =bum & like cardboard | =bum & like wood | =bottom & like wood | =seat & numb | =bum & dentist | =as if the dentist & bottom | =selle & sens plus | =matako & kama mbao | =makalio & kama mbao | =matako & hayahisi | =makalio & hayahisi | =sehemu za siri & hazihisi
  `,
  'bladder-bowel-change': `
    =mouille & sans le sentir | =mouille & sans sentir | =mouillee & sans sentir | =urine & sans sentir & dos | =pipi dessus & sans sentir | =selle* & echapp* & dos | =wet myself & feel | =wet myself & felt nothing | =peed & without feeling | =soiled myself & feel | =nimejikojolea & bila kuhisi | =mkojo umetoka & bila kuhisi | =nimejikojolea & sikuhisi | =choo kimetoka & sikuhisi
  `,
  'child-abuse': `
    =-chomwa & pasi & mtoto | =anachomwa na pasi | =amechomwa na pasi | =-chomwa na sigara & mtoto | =burned with an iron & step* | =iron & stepmother | =pressing iron & step* | =fer a repasser & belle mere | =brule* & fer a repasser & enfant | =mama wa kambo & pasi | =alama za waya & mgongoni | =cable marks & back | =traces de ceinture & enfant
  `,
  'chest-pain': `
    =plexus & dents | =plexus & machoire | =plexus & bras | =plexus & sueur* | =tient le plexus | =se tient la poitrine | =tient & poitrine & dents | =poing sur la poitrine | =main sur le sternum | =sternum & serr* | =sternum & machoire | =up into his teeth | =into my teeth & chest | =fist on his chest | =fist against & chest | =clutch* & chest | =anashika kifua & jasho | =ngumi & kifuani & anashika | =inapanda hadi menoni | =kifua & hadi taya* | =kifua & hadi meno*
  `,
  'coughs-blood': `
    =cough* & handkerchief & full | =cough* & handkerchief & red | =cough* & hankie & red | =cough* & tissue & full of | =cough* & teacup | =coughed & half a cup | =cough* & white cloth & red |   =-kohoa & leso & -ekundu | =-kohoa & leso & damu | =-kohoa & kitambaa & damu | =-kohoa & kitambaa & chekundu | =-kohoa & sinki & nyekundu |
    =kikombe & kilijaa damu | =kikombe & kimejaa damu | =damu mbichi yenye povu | =damu yenye povu | =frothy red | =touss* & mouchoir & rouge | =touss* & mouchoir & plein | =touss* & mouchoir & rempli | =touss* & tasse & sang | =tousse & lavabo & rouge | =sang mousseux | =sang & mousse & tous*
  `,
  'vomits-blood': `
    =seau & plein de sang | =seau & sang & morceaux | =rendu & plein de sang | =rendu & sang & morceaux | =bucket & full of blood | =basin & vomit* & red | =bucket & vomit* & red | =sick & bowl & blood | =threw up & red & bowl | =threw up & coffee grounds | =ndoo & -tapika & nyekundu | =beseni & -tapika & damu | =beseni & damu & mabonge | =rendu & comme du marc | =rendu & comme du cafe
  `,
  'dark-urine': `
    =pee & coke | =pee & coca cola | =pee & like tea | =pee & like coffee | =wee & coke | =urine & coke | =urine & like coffee | =urine & like cola | =pipi & coca | =urine & coca | =urine & comme du the | =urine & comme du cafe | =pisse & coca | =pisse & cafe | =mkojo & coca | =mkojo & soda & nyeusi | =mkojo & kama chai ya rangi | =mkojo & kama kahawa | =mkojo & kahawia
  `,
  'very-weak': `
    =slide over & sit | =slides over & sit | =slide* off & chair & sit | =sit me up & fall | =sit him up & falls | =sit her up & falls | =sit me up & over | =topple* over & sit* | =tips over & sit* | =can not stay sitting | =asseoir & bascule | =assieds & bascule | =assoit & tombe | =assoit & glisse | =tient pas assis* | =tient plus assis* | =tient plus sur & jambe* | =tiens plus sur & jambe* | =nikiketishwa & naanguka | =akiketishwa & anaanguka |
    =akikalishwa & anaanguka | =nikikaa naanguka | =akikaa anaanguka 
  `,
  'stopped-eating': `
    =tourne & tete & cuillere | =detourne & tete & cuillere | =chaque cuillere & refus* | =ferme la bouche & cuillere | =serre les dents & cuillere | =crache chaque cuillere | =n ouvre plus la bouche & manger | =turns & away from & spoon | =turns & head from every spoon | =shuts & mouth & spoon | =clamps & lips & spoon | =spits out every spoon* | =-geuza & kichwa & kijiko | =-geuza uso & kijiko | =-funga mdomo & kijiko | =-tema kila kijiko | =kila kijiko & -kataa
  `,
  'belly-pain-severe': `
    =rouler par terre | =me roule par terre | =se roule par terre | =me rouler & sol & ventre | =me tordre & ventre | =se tord & ventre | =tordre par terre | =plie en deux & ventre | =pliee en deux & ventre | =jamais eu un ventre | =ventre & jamais comme ca | =rolling on the floor & belly | =rolling on the floor & stomach | =rolling about & belly |  =doubled over & stomach | =bent double & belly | =folded in half & stomach | =writhing & belly | =writhing & pain | =crawling & stomach & pain |
    =-gaagaa & tumbo | =-garagara & tumbo | =-viringisha & tumbo | =-viringika & tumbo | =-galagala & tumbo | =nagaagaa chini | =anagaagaa chini | =anagalagala chini | =najipinda & tumbo
  `,
  hives: `
    =itchy plates | =itchy & plates & rose | =big itchy & body | =plates & all over & itch* | =wheals | =weals | =lumps & itch* & all over & sudden* | =raised & itchy & all over & minutes | =plaques & gratt* & partout | =plaques qui grattent | =gros boutons & partout & gratt* | =vinundu & kuwasha & mwili mzima | =mabaka & -washa & mwili mzima | =mabonge & -washa & mwili
  `,
  'outbreak-contact': `
    =-osha mwili & aliyefariki | =-osha mwili & aliyekufa | =-osha mwili & marehemu | =washed the body & died | =washed the body & dead | =washed the body & late | =lave le corps & mort* | =lave le corps & decede* |
    =-osha mwili wa & ebola | =-osha mwili wa & marburg |   =niliosha maiti | =tuliosha maiti | =nilimuosha marehemu | =niligusa maiti & ugonjwa | =niligusa mwili & marehemu | =nilibeba maiti & ugonjwa |  =washed her body & funeral | =washed his body & funeral | =touched the body & funeral | =prepared the body & burial & disease |  =lave le corps & defunt* | =lave la defunte | =lave le defunt | =touche le corps & enterrement | =habille le corps & mort*
  `,
  toothache: `
    =dent gatee | =dent cariee | =dent pourrie | =dent trouee | =dent & trou & mal | =rotten tooth | =bad tooth | =broken tooth | =tooth & rotten | =jino bovu | =jino & limeoza | =jino & limetoboka | =jino lililooza | =jino & tundu | =abces dentaire | =tooth abscess | =dental abscess
  `,
  'black-skin': `
    =pamekuwa peusi | =pamekuwa nyeusi | =pamegeuka peusi | =ngozi & imekuwa nyeusi & maumivu | =mguu & umekuwa mweusi | =mkono & umekuwa mweusi | =skin & going black | =patch & gone black | =middle & gone black | =peau & devient noire | =peau & devenue noire | =plaque & devient noire | =centre & noir & etend*
  `,
  'spreading-red-skin': `
    =wekundu & unaosambaa | =wekundu & -sambaa haraka | =wekundu & -panda juu | =redness & spreading by the hour | =red & creeping up | =red line & up | =red streak & up | =rougeur & gagne | =rouge & s etend vite | =trait rouge & remonte
  `,
} as const;
