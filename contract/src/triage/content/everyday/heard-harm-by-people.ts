/**
 * Plans to die, violence, voices and bites as people were heard to tell them: by concept, found as they are
 * written (`=`).
 */
export const harmByPeopleHeard = {
  'suicide-plan': `
    =sumu iko mbele yangu & leo | =left me the kids & envelope | =laisse les enfants & enveloppe | =pills hapa & kumaliza | =put stones in my pockets | =produit pour les tiques & pour moi |
    =tusimtafute | =asitafutwe | =said not to look for him | =said not to look for her | =dit de ne pas le chercher | =dit de ne pas la chercher | =nitajirusha & {deadly-place} |
    =nijirushe & {deadly-place} | =nijitupe & {deadly-place} | =nitajitupa & {deadly-place} | =ataenda kujitupa & {deadly-place} | =ataenda kujitupa ku lac | =vais me jeter & {deadly-place} |
    =siku na saa atakayojiua | =siku & atakayojiua & leo | =pills & nataka kufa | =nimechoka na life & pills | =nimechoka na maisha & vidonge | =nimechoka na maisha & nimenunua |
    =nimechoka na maisha & sumu | =nimechoka na maisha & kamba | =nimechoka na maisha & kumaliza | =tired of life & pills | =tired of living & pills | =fatigue de la vie & comprimes |
    =fatiguee de la vie & comprimes | =mourir ce soir & comprim* | =comprim* & main & mourir | =nataka nife leo | =nataka nife usiku | =nataka kufa leo usiku | =want to die tonight |
    =veux mourir cette nuit | =found him & holding the shotgun | =found him & holding & gun | =nimemkuta & bunduki & kichwani | =do not look for me & phone | =phone is off & do not look |
    =amesema msinitafute | =alisema msinitafute | =anasema msinitafute | =ameandika msinitafute | =ne me cherchez pas & pardon | =not go on & tell my mum | =not go on & tell my kids |
    =kuendelea & waambieni | =hawezi kuendelea & mwambieni | =n en peux plus & dites a | =mwambieni mama & anisamehe | =waambieni watoto & nawapenda | =tell my children i loved |
    =tell the kids i loved | =dite* pardon a ma mere | =dite* pardon a mes enfants | =dites a ma mere & pardon | =suis au bord du pont | =dettes & bord du pont | =niko daraja* & nimechoka |
    =le monde dorm* & pont | =le monde dorm* & lac | =le monde dort & je la finis | =le monde dort & je le bois | =le monde dort & j avale | =everybody sleeps & river | =everyone sleeps & river |
    =everyone is asleep & pills | =watu wakilala & kamba | =watu wakilala & sumu | =wakilala wote & sumu | =have chosen the tree | =nimechagua mti tayari | =madeni & nimechagua mti |
    =nimechagua siku & vidonge | =nimechagua siku & kufa | =chosen the day & pills | =chose a day & pills | =picked a day & pills | =choisi le jour & comprimes | =be with my mother who passed |
    =join my late | =be with my late husband | =be with my late wife | =rejoindre ma mere & ciel | =rejoindre mon mari & ciel | =rejoindre mon defunt | =nimfuate marehemu | =nitamfuata marehemu |
    =kumfuata mama kaburini | =nimfuate mama kaburini | =it all ends tonight | =yote yanaisha leo usiku | =found a note & pills | =found a letter & pills | =lettre & comprimes caches |
    =barua & vidonge & -ficha | =nimekuta barua & vidonge | =nimekuta barua & sumu | =nimekuta barua & kamba | =enough to kill & my size | =rat & enough & my weight |
    =which & tablets would be enough | =which & pills would be enough | =vidonge vingapi & kufa | =sumu kiasi gani & kufa | =painless way to die | =njia rahisi ya kufa | =easiest way to die |
    =moyen de mourir sans | =facon de mourir sans | =let go & handlebars & on purpose | =let go & steering & on purpose | =swerve into & lorry | =ride into a lorry | =drive into a lorry |
    =lache le guidon & expres | =lache le volant & expres | =-achia usukani & makusudi | =let go of the handlebars | =tonight & sleep forever | =taking & sleep forever | =drink & sleep forever |
    =dormir pour toujours & ce soir | =dormir pour toujours & comprim* | =nilale milele | =kulala milele & leo | =napumzika moja kwa moja | =nipumzike moja kwa moja | =nipumzike milele |
    =me reposer pour toujours | =rest forever & tonight | =dawa zote za nyumbani & -nywa | =vidonge vishanimezwa | =vidonge vishamezwa | =adieu & comprimes | =kwaheri & sumu |
    =enough of the pills & operation | =not have to worry after tonight | =not have to worry about me after | =hamtahangaika tena na mimi | =plus a vous inquieter pour moi & adieu |
    =safari yangu ya dunia | =safari yake ya dunia & leo | ={deadly-place} & nobody would miss me | ={deadly-place} & no one would miss me | ={deadly-place} & nobody will miss me |
    ={deadly-place} & no one will miss me | ={deadly-place} & personne ne me regrettera | ={deadly-place} & hakuna atakayenikumbuka | ={deadly-place} & better off without me |
    ={deadly-place} & mieux sans moi | =tell & was not their fault | =tell & is not their fault | =dites & pas leur faute | =waambie si kosa lao | =waambieni & si kosa lao |
    =barua ya kuwaaga & usiku | =barua ya kuwaaga watoto | =barua ya kuwaaga | =kujitupa ku lac | =atajirusha & reli* | =atajirusha & daraja* | =-jirusha mbele ya gari | =-jirusha mbele ya lori |
    =-jirusha mbele ya treni | =dawa ya mbuzi & mwenyewe | =dawa ya ngombe & mwenyewe | =dawa ya mbuzi & nitakunywa | =dawa ya nyanya & nitakunywa | =dawa ya mahindi & nitakunywa |
    =dawa ya mazao & nitakunywa | =dawa ya kupulizia & nitakunywa | =nitakunywa jik | =nitakunywa dip | =nitakunywa mafuta ya taa | =drink the dip tonight | =drink jik & die |
    =javel & boire & mourir | =produit pour vaches & pour lui | =cattle dip & for himself | =produit & tiques & je la finis | =dawa za panya & glass ya | =dawa ya panya & glass ya |
    =photo & mort aux rats & verre | =goodnight world | =goodbye world | =kwaheri dunia | =adieu le monde | =triatix & nitakunywa | =pills nimecount | =nimecount pills |
    =asanteni kwa kila kitu & leo usiku | =merci pour tout & comprimes | =thank you for everything & pills | =my last message & sorry | =mon dernier message & pardon | =ujumbe wangu wa mwisho |
    =will not see the morning & sorry | =ne verrai pas demain | =sitaiona kesho | =kissed the children & last time | =kissed the kids & last time | =nimewakumbatia & mara ya mwisho |
    =nitakuwa kwa reli | =train & ikipita & reli | =nilisimama kwenye reli | =stood on the tracks & train | =stood on the rails & train | =debout sur les rails & train |
    =safari hii hataki kushikwa | =treni & mtu akanivuta | =train & someone pulled me | =bridge & someone pulled me | =pont & quelqu un m a retenu* | =daraja* & mtu akanivuta |
    =bima & deni & nikifa | =quand on ne retrouve pas le corps | =si on ne retrouve pas le corps | =pierres sont dans le sac | =nikafunga jiwe & kiunoni | =jiwe & kiunoni & -funga |
    =tied a stone to my | =does it hurt to drown | =noyer & fait souffrir | =kuzama & kunauma | =entree dans le lac & habillee | =entre dans le lac & habille | =regret being saved |
    =wish he had not saved me | =regrette d avoir ete sauve* | =najuta kuokolewa | =sioni sababu ya kushuka | =aucune raison de descendre | =kamba & chini ya godoro |
    =chini ya godoro & kamba mpya | =rope under & mattress | =corde & sous & matelas | =detache* a temps & drap | =detache* a temps & corde | =decroche* a temps & corde | =cut him down in time |
    =cut her down in time | =cut him down & rope | =cut her down & rope | =wacheni nimalize nilichoanza | =acheni nimalize nilichoanza | =kisu & nimalize nilichoanza |
    =let me finish what i started & knife | =finir ce que j ai commence & lame | =-jifungia & kisu & mikono | =-jifungia & wembe | =-jifungia & sumu | =locked himself & poison |
    =locked herself & poison | =enferme* & rasoir | =enferme* & mort aux rats | =pas me reveiller demain & reveillerai pas | =ne me reveillerai plus & ce soir |
    =will not wake up tomorrow & ready | =sitaamka tena kesho | =commanding me to walk & highway | =telling me to walk & traffic | =voices & walk into traffic | =jete* nue & route |
    =jetee & devant un camion | =jete & devant un camion | =jete* & devant le train | =jete* & devant une voiture | =threw herself in front of | =threw himself in front of |
    =jump in front of & train | =jump in front of & truck | =jump in front of & lorry | =jump in front of & bus | =voix & m ouvrir le ventre | =ordonne de m ouvrir | =sauti & nijikate |
    =voix & pris le rasoir | =tonight it ends | =veut mourir ce soir | =j veux mourir ce soir | =sumu iko mbele yangu | =dawa ya mbuzi & ajili yake | =ajili yake mwenyewe & usiku wa leo |
    =waambieni mum sorry | =tell my mum i am sorry | =tell my mother i am sorry | =tell my kids i am sorry | =tell my wife i am sorry | =dites a maman pardon | =mwambieni mama nisamehe |
    =mwambieni mke wangu & anisamehe | =waambieni watoto & samahani | =tell mama i am sorry | =took every pill in | =took everything in the medicine | =avale tout & armoire a pharmacie |
    =written goodbye letters | =written my goodbye | =ecrit mes adieux | =ecrit une lettre d adieu | =barua za kuaga | =nimeandika kwaheri | =amepost kwaheri | =status ya kuaga |
    =tied the sheet & neck | =tied a sheet & fan | =sheet around & neck | =drap autour du cou | =cable around & neck & tree | =waya shingoni & mti | =belt & around & neck & door |
    =walk into the river & not | =naingia mtoni & sirudi | =naenda ziwani & sirudi | =kuingia ziwani & kufa | =se jeter sous le train | =how many & to not wake up | =how many & never wake up |
    =combien & ne plus se reveiller | =vidonge vingapi & nisiamke | =vidonge vingapi & kutoamka | =ngapi & kulala bila kuamka | =namfuata mume wangu kaburini | =set a date to die |
    =fixe la date de ma mort | =nimepanga siku ya kufa | =nimepanga tarehe ya kufa | =giving away his things | =giving away her things | =distribue ses affaires | =anagawa vitu vyake |
    =amegawa vitu vyake | =amegawa vitu vyote | =amegawa nguo & usiku | =amegawa nguo na simu | =nimegawa vitu vyote | =veu* & mourir ce soir | =took all the pills in the house |
    =took all the tablets in the house | =took all the pills in the cupboard | =swallowed all the pills in the | =avale tous les comprimes de la maison | =swallowed every pill |
    =throw myself & {deadly-place} | =rat & enough & my size | =my last message & forgive | =usiku huu safari yake itaisha | =usiku huu safari yangu inaisha | =mots & pris la ceinture |
    =nishaamua & kufa | =kwenye reli hadi treni
  `,
  voices: `
    =anges lui ont dit | =malaika wamemtuma | =malaika wamemwambia | =angels told him | =angels told her | =angels are telling | =soldiers in the ceiling | =talking to ants | =talking to insects |
    =picking ants off | =wadudu wasioonekana | =plucking at the sheets & sees | =tv & commanding me | =tv & talks to me | =tv & orders me | =radio & commands me | =radio le commande |
    =radio la commande | =radio lui parle | =radio lui ordonne | =tele lui parle | =television lui parle | =redio & inamwambia | =watu wa redio & wanam* | =tv inamwambia | =tv inaniambia |
    =talking to god & running | =voice has told him | =voice has told her | =microphone & in his head | =micro dans la tete | =voices say | =les voix disent | =sauti zinasema | =sauti imemwambia |
    =sauti inamwambia | =dispute* avec le plafond | =dispute* avec le mur | =parle avec le plafond | =argues with the ceiling | =argues with the wall | =arguing with the wall |
    =-gombana na ukuta | =-ongea na dari | =anasema yeye ni nabii | =anasema yeye ni mtume | =says he is the messiah | =dit qu il est le messie | =dit qu il est un prophete | =anaclean demons |
    =anafukuza mapepo & panga | =plucking & from the air | =picking at the air | =picking things out of the air | =catching things & air & not there | =swatting spiders |
    =swatting & that do not exist | =spiders that do not exist | =snakes that are not there | =rats that are not there | =fourmis invisibles | =insectes invisibles | =bestioles invisibles |
    =rats au plafond | =rats sur le mur | =araignees sur le mur | =serpents sur le mur | =anaona mende ukutani | =anaona panya & ukutani | =naona panya & ukutani | =naona wadudu & ukutani |
    =naona nyoka & ukutani | =anaona nyoka kwa wall | =anaona wadudu kwa wall | =anaona panya kwa wall | =anakamata vitu hewani | =anashika vitu hewani | =attrape des choses dans l air |
    =god told him to sacrifice | =dieu lui demande de sacrifier | =mungu amemwambia & sadaka & mtoto | =says the baby is the devil | =says the baby is a demon | =dit que le bebe est le diable |
    =dit que le bebe est un demon | =anasema mtoto ni shetani | =anasema mtoto ni jini | =voices are telling | =voices keep telling | =voices order | =voices want me to | =voix me disent |
    =voix lui disent | =voix lui ordonnent | =voix m ordonne* | =sauti zinamwambia | =sauti zinamuamuru | =sauti zinaniamuru | =anaambiwa na sauti | =ukuta unaongea |
    =anaongea na watu wasioonekana | =parle a des gens invisibles | =parle a des gens qui ne sont pas la | =sees people who are not | =sees men who are not | =says he is jesus |
    =says she is jesus | =dit qu il est jesus | =dit qu elle est jesus | =anasema ni nabii | =anasema ni yesu | =anasema yeye ni malaika | =says he is a prophet
  `,
  'danger-to-others': `
    =filled a bottle with petrol | =bottle with petrol & stands | =voice* & told him to kill | =god told him to kill | =god told her to kill | =lui ont dit de tuer | =lui disent de tuer |
    =wamemtuma achinje | =achinje familia | =achinje watoto | =telling him to kill | =telling her to kill | =running at people with | =runs at people with | =running at people & spade |
    =chasing people with | =chases us with | =-kimbiza watu na panga | =-kimbiza watu na jembe | =-kimbiza watu na kisu | =-kimbiza watu na fimbo | =court apres les gens avec |
    =poursuit les gens avec | =petrol & matches & house | =bouteille d essence & maison | =bouteille d essence & voisin* | =chupa ya petroli & nyumba | =chupa ya petroli & jirani |
    =must cut him & knife | =must kill him & voice* | =devil & must cut him | =sauti & nimuue | =sauti & amuue | =knife is under my pillow | =lance des pierres & passants |
    =lance des pierres sur les gens | =lance des pierres & voisin* | =lance des bouteilles sur | =jette des pierres sur les gens | =throws stones at people | =throwing stones at people |
    =throwing bottles at people | =anarusha chupa kwa | =anarusha mawe kwa watu | =anarusha matofali kwa | =uchi & kati ya magari | =uchi & highway | =naked & traffic | =naked & between the cars |
    =nu & entre les voitures | =nue & entre les voitures | =disent de bruler | =dit de bruler la maison | =tient l allumette | =bruler la case | =voices & burn the house | =tell him to burn |
    =telling him to burn | =telling her to burn | =sauti & achome | =achome nyumba | =menace sa & tesson | =menace sa & avec un couteau | =menace sa & avec un marteau | =menace son pere avec |
    =menace sa mere avec | =threatens his mother with | =threatening his mother with | =-tishia mama yake na | =-tishia bibi yake na | =gas cylinder iko open & amelock | =amelock door & gas |
    =amefunga mlango & gesi | =ouvert le gaz & enferme* | =opened the gas & locked | =god told him to sacrifice | =dieu lui demande de sacrifier | =mungu amemwambia & sadaka & mtoto |
    =says the baby is the devil | =says the baby is a demon | =dit que le bebe est le diable | =dit que le bebe est un demon | =anasema mtoto ni shetani | =threw stones at people |
    =hits people with stones | =anapiga watu kwa mawe | =anapiga watu kwa | =anapiga watu na | =frappe les gens avec | =jette des briques sur | =swings & at neighbours | =anawarushia watu |
    =anawarushia mawe | =wants to cut the children | =anataka kuwachinja | =veut egorger | =wants to slaughter us | =attacks his mother | =attacked his mother | =attacks her mother |
    =amempiga mama yake & sauti | =pours petrol on | =anamwagia petroli nyumba | =verse de l essence sur la
  `,
  'stopped-alcohol': `
    =off the bottle & shak* | =off the bottle & sweat* | =off the bottle & seeing things | =off the bottle & plucking | =days off the bottle & sees | =days off the bottle & seeing |
    =days off the drink | =days off the booze | =days off the gin | =ran out of changaa | =ran out of gin | =ran out of waragi | =siku & bila pombe | =siku & bila gongo | =siku & bila keg |
    =siku & bila changaa | =siku & bila bia | =siku & bila busaa | =siku & bila mnazi | =siku & bila waragi | =siku & bila ulanzi | =jours sans alcool | =jours sans biere |
    =jours sans boire d alcool | =jours sans primus | =jours sans lotoko | =jours sans kasiksi | =arrete l urwagwa | =arrete le lotoko | =arrete le kasiksi | =arrete la biere |
    =arrete le vin de palme | =stopped the waragi | =stopped the busaa | =stopped the brandy | =stopped the beer | =hajaonja pombe | =hajaonja gongo | =tangu aache pombe | =tangu aache gongo |
    =no waragi for | =no alcohol for & days | =no beer for & days | =sober for & days & shak* | =n a pas bu d alcool depuis | =siku & hajagusa pombe | =siku & hajanywa pombe |
    =siku & hajanywa gongo | =siku & hajanywa changaa | =siku & bila kunywa pombe
  `,
  confused: `
    =se croit au service militaire | =se croit au front | =se croit a l armee
  `,
  rape: `
    =was forced by & men | =forced by three men | =forced by two men | =men forced me down | =men forced me to lie | =took turns on her & bleed* | =main dans sa culotte | =main dans ma culotte |
    =hand in her panties | =hand in my panties | =hand inside her panties | =mkono kwa panty | =mkono ndani ya chupi | =soldiers & one after another | =did bad manners |
    =bad manners & my daughter | =bad manners & my son | =manners mbaya & -fanyia | =fait des betises avec ma fille | =fait des betises avec ma petite | =voisin & betises & ma fille |
    =dragged her into the bush | =dragged to the maize | =dragged her to the maize | =walimvutia shambani | =walimvutia kichakani | =alimvutia kichakani | =alimvutia shambani | =alimvutia porini |
    =entrainee dans la brousse | =entrainee dans le champ | =trainee dans la brousse | =niliamka & bila nguo | =woke up in & no clothes on | =cousin forced him in | =cousin forced her in |
    =uncle forced her in | =uncle forced him in | =uncle forced her to lie | =uncle had her alone | =uncle & blood & panties | =panties & blood & lodger | =voisin & sang & culotte |
    =jirani & damu & chupi | =mwalimu & damu & chupi | =did something to his bottom | =did something to her bottom | =did something to & private | =did the bad thing to | =did bad things to her |
    =did bad things to him | =alimuumiza huko chini | =alimuumiza sehemu za siri | =lui a fait la chose | =fait la chose des grands | =fait ce que font les adultes | =lui fait des choses la nuit |
    =me fait des choses la nuit | =lui a fait des choses sales | =alimfanyia vibaya | =amemfanyia vibaya | =alinifanyia vibaya | =boy alimchafua | =mjomba alimchafua | =jirani alimchafua |
    =vitu vya watu wakubwa | =mambo ya watu wakubwa | =mambo ya wakubwa & -fanyia | =mambo ya kikubwa & -fanyia | =vile uncle alimfanyia | =uncle alimfanyia & bed | =mjomba & siri yao |
    =mjomba & siri yetu | =mjomba alisema ni siri | =uncle & our secret | =oncle & notre secret | =voisin & notre secret | =oncle & leur secret | =caretaker did to her | =lodger did to her |
    =coach did to her | =uncle did to her | =watchman did to her | =pastor did to her | =caretaker did to him | =uncle did to him | =lodger did to him | =coach did to him |
    =ce que & repetiteur lui a fait | =ce que & oncle lui a fait | =ce que & voisin lui a fait | =ce que & gardien lui a fait | =torn and bleeding & they know | =took turns on me |
    =a tour de role & hommes & forc* | =kwa zamu & -ingilia | =niliingiliwa na wanaume | =niliingiliwa na mwanaume | =hommes mont force* | =hommes m ont force* | =hommes m ont prise |
    =m ont prise l un apres | =m ont prise & armes | =forced him in the toilet* | =forced her in the toilet* | =cousin & l a force | =oncle & l a force | =voisin & l a force |
    =l a force aux toilettes | =l a forcee & saign* | =hurt her under her clothes | =lay on top of her | =under her dress & uncle | =venu sur elle & non | =venu sur moi & non | =malgre ses non |
    =malgre mes non | =did it to me in the cell | =fait de moi leur femme | =walinigeuza mwanamke | =walinigeuza mke | =used me like a woman | =i said no & did it anyway | =said no many times |
    =no many times & did it | =did it anyway & bleeding | =nilisema hapana & akaendelea | =nilikataa akanilazimisha | =j ai dit non & quand meme | =wawili sikukubali |
    =walikuwa wawili & sikukubali | =walikuwa watatu & sikukubali | =nilidrugiwa | =nimeamka bila nguo | =woke up naked | =woke up without my panties | =woke up without my underwear |
    =reveillee nue | =reveillee sans culotte | =dechire ma culotte | =alinichania chupi | =alinichania nguo & nguvu | =aliniforce & usiku | =alini force & usiku | =aliniforce kulala |
    =ameniforce kulala | =nguo zimechanika & hasemi | =habits dechires & saign* | =clothes torn & will not talk | =dragged me into the bush | =traine* dans la brousse & m | =walinivuta kichakani |
    =alinivuta kichakani | =walinivutia porini | =put his thing in her | =put his thing in me | =put his thing inside | =mis son doigt dans & fille | =akamwingilia | =alimwingilia |
    =mjomba ameniingilia | =ameniingilia usiku | =ameniingilia jana | =aliniingilia usiku | =aliniingilia kwa nguvu | =dereva & alimgusa | =mjomba & alimgusa & chini |
    =mwalimu & alimgusa & chini | =alinilazimisha kitandani | =anatembea miguu wazi & mjomba | =alirudi & nguo zimechanika | =amerudi & nguo zimechanika | =came home & clothes torn |
    =came back & clothes torn | =came back & torn clothes | =rentree & habits dechires | =rentree & vetements dechires | =revenue & habits dechires | =amerudi & nguo zimeraruka |
    =made her touch his | =made him touch his | =made me touch his | =put it in my mouth & forced | =in my mouth & forced & he | =m a touchee en bas | =alinivua chupi | =pulled down my panties |
    =aliniwekea uume | =alimwekea uume | =alimshika sehemu za siri | =anamshika sehemu za siri | =alinishika sehemu za siri | =amemchezea sehemu za siri | =i kept saying no | =nililia akaendelea |
    =soldats m ont prise | =bandits m ont prise | =rebelles m ont prise | =militaires m ont prise | =wanajeshi & -nibaka | =waasi & -nibaka | =took me by force | =took her by force |
    =alinichukua kwa nguvu & lala | =oncle l a eue seule | =mjomba & chupi & damu | =oncle & culotte & sang | =he hurt her down there | =says he hurt her down | =voisin lui a fait mal en bas |
    =oncle lui a fait mal en bas | =dit que & lui a fait mal en bas | =boys & walinishika & party | =wanaume & walinishika & nguvu
  `,
  hurt: `
    =nableed na hawezi kukaa | =ne veut pas s asseoir & fait | =hurt her under her | =chini pamechanika | =chini nimechanika | =je suis dechiree & jambe* | =dechiree & ca coule |
    =coupures en bas | =alimwingilia & maumivu | =-ingilia & naumwa chini | =torn down there | =bleeding & torn & sit | =torn down below | =torn & can not sit | =dechiree en bas |
    =en bas c est dechire | =kuchanika chini | =nimechanika chini | =amechanika chini
  `,
  unsafe: `
    =anamwaga petroli nyumba* | =anamwaga petroli & tuko ndani | =entre dans ma chambre & me touche | =comes to my room & touches me | =huingia chumbani & kunishika | =bury me & the kids |
    =bury me & the children | =atanizika na watoto | =nous enterrer & les enfants | =puts a pillow on & face | =holds a pillow over | =pillow over the baby | =oreiller sur le visage du bebe |
    =mto usoni & mtoto & -kandamiza | =pouring petrol around the house | =stepdad comes to my bed | =stepdad comes to her bed | =stepfather comes to her bed | =stepfather comes to my bed |
    =they know where i live | =they know where i stay | =they know where she stays | =they know where she lives | =wanajua ninapoishi | =wanajua ninapokaa | =wanajua nakoishi |
    =savent ou j habite | =savent ou jhabite | =savent ou je dors | =savent & nous dormons | =last night & still has my keys | =il garde ma porte | =banging on the gate & again |
    =banging on my door & again | =kicking the door in | =kicking down the door | =breaking down the door & he | =defonce la porte & me | =aliyenifanyia anaishi | =aliyenibaka anaishi |
    =amesema atarudi & -baka | =stepfather & my room & night | =uncle & into her bed | =uncle comes to my bed | =oncle vient dans mon lit | =mjomba & kitandani kwangu | =mjomba huja & usiku |
    =huja chumbani kwangu & usiku | =what uncle does at night | =begging not to go home | =begs not to go home | =crying not to go home & uncle | =uncle & bad tings | =uncle & bad things & night |
    =dad & bad things & night | =stepdad & bad things | =son pere fait la nuit | =ce que son pere fait & nuit | =supplie de ne pas rentrer | =supplie & pas rentrer chez |
    =anaomba asirudi nyumbani | =finish her off | =finish him off & home | =leo atammaliza | =atammaliza leo | =atamchinja akirudi | =atamchinja leo | =atamuua akirudi | =atapigwa tena akirudi |
    =will kill him at home | =will kill her at home | =le tuera a la maison | =la tuera a la maison | =boyfriend & way to fetch him | =boyfriend & way to fetch her | =tied to the bed & beaten |
    =attache au lit & frapp* | =attache au lit & batt* | =amefungwa kitandani & -pigwa | =amefungwa kamba & -pigwa | =kumfinya pua & mtoto | =kumziba pua & mtoto | =kumziba mdomo & mtoto |
    =anamrusha mtoto & kwa bed | =anamrusha mtoto & hasira | =kumrusha kitandani | =anamtikisa mtoto & hasira | =shakes the baby & angry | =shakes the baby hard | =pinches & nose & baby |
    =secoue le bebe & colere | =secoue le bebe fort | =burn the house & in it | =burn us in the house | =burn us inside | =burn me in the house | =nous bruler dans la maison |
    =nous brulera dans la maison | =atachoma nyumba & tukiwa | =essence & sous notre lit | =essence & autour de la maison & il | =on brulera ensemble | =brulera ensemble | =tutaungua wote |
    =tutakufa wote & -mwacha | =-nimwagia petroli | =-nimwagia mafuta ya taa | =-nimwagia tindikali | =pour petrol on me | =pour acid on me | =pour petrol over me | =asperger d essence |
    =verser de l essence sur moi | =screamed & he is killing me | =crie il me tue | =anascream ananiua | =anascream & ananiua | =akipiga kelele ananiua | =-piga kelele & ananiua |
    =ananiua & kimya | =husband & belt & neck | =boyfriend & belt & neck | =mari & ceinture & cou | =mume & mkanda & shingo* | =his hands around my neck & squeez* |
    =his hands round my neck & squeez* | =husband & hands & my neck | =boyfriend & hands & my neck | =squeezed until i wet | =squeezed until i passed out | =squeezed until i blacked out |
    =alinichoke | =alini choke | =amenichoke | =ananichoke | =kunichoke | =mains autour de mon cou & mari | =m a serre le cou | =finger marks on my neck | =fingermarks on my neck |
    =finger marks on her neck | =traces de doigts & cou | =marques de doigts & cou | =alama za vidole shingoni | =shingoni & alama za vidole | =kisu chini ya pillow | =kisu chini ya mto wake |
    =knife under his pillow | =couteau sous son oreiller | =nikimwacha tutaenda wote | =nikimwacha tutakufa | =nikimwacha ataniua | =if i leave & kill us both | =if i leave & die together |
    =si je le quitte & tuera | =si je pars & mourra ensemble | =m a mis & lame & gorge | =m a mis & couteau & gorge | =held a knife to my | =put a knife to my | =held a knife to her throat |
    =held a panga to my | =aliweka kisu & shingo* | =aliweka panga & shingo* | =akaiweka kwa shingo yangu | =ameniwekea kisu | =ramenera dans une natte | =ramenera dans un cercueil |
    =send me home in a coffin | =utarudi kwenu & jeneza | =-elekezea bastola | =-elekezea bunduki | =-wekea bastola | =-wekea bunduki | =kamwekea bastola | =pointed a gun at me |
    =pointed a gun at her | =held a gun to my head | =put a gun to my head | =put a gun to her head | =pistolet sur ma tempe | =mis un pistolet sur | =braque* & pistolet & moi |
    =sigara & kumfungia ndani | =-choma & kumfungia ndani | =locked me in & taken my phone | =m a enfermee & telephone | =leo ndio mwisho wako | =says i will die tonight |
    =tu ne verras pas demain | =hutaiona kesho | =he is at my door & knife | =he is at the door & panga | =he is breaking the door | =anagonga mlango kwa hasira | =he will come back & kill |
    =il va revenir & tuer | =atarudi kuniua | =atarudi aniue | =akirudi ataniua | =choked me & passed out | =he choked me | =m a etranglee jusqu | =kaninyonga hadi | =alinibana shingo |
    =pillow over my face & he | =oreiller sur mon visage & il | =mto usoni & -niziba | =pinned me & neck & could not breathe | =she screamed he is killing me | =heard her scream & silence |
    =screams next door & stopped | =cris chez les voisins & silence | =voisine crie au secours | =jirani anapiga kelele & msaada & -pigwa | =screaming for help next door | =burn all of us in |
    =brulera la maison avec nous | =atatuchoma ndani ya nyumba | =kutuchoma ndani ya nyumba | =kuchoma nyumba na sisi | =amenunua petroli & kutuchoma | =sleeps with a knife & kill |
    =pulled a gun on me | =m a braque | =aliniwekea bastola | =ameniwekea bastola | =alinitolea bastola | =amenitolea kisu | =alinitolea panga | =amenitolea panga | =m a sorti un couteau |
    =a sorti la machette & moi | =pulled a knife on me | =pulled a panga on me | =father comes into my bed | =dad comes into my bed | =pere vient dans mon lit | =baba huja kitandani kwangu |
    =baba anakuja kitandani kwangu | =baba wa kambo huja & usiku | =beau frere & mon lit | =shemeji & kitandani kwangu | =brother comes to my bed & touch* | =me renvoyez pas a la maison |
    =usinirudishe nyumbani & ataniua | =hataki kurudi nyumbani & baba wa kambo | =chained to the bed | =enchaine au lit | =enchainee au lit | =amefungwa mnyororo & kitanda* |
    =burn the house with us | =burn the house with her | =burn the house with me | =burn the house with the children | =what her father does at night | =what his father does at night |
    =what my father does at night | =lodger & into her bed | =lodger & into my bed | =stepdad & into my bed | =stepdad & into her bed | =stepfather & into my bed | =stepfather & into her bed |
    =step dad & into my bed | =oncle vient dans son lit | =beau pere vient dans | =beau pere entre dans mon lit | =baba wa kambo & kitandani kwangu | =baba wa kambo huja | =huja kitandani kwangu |
    =anakuja kitandani kwangu | =anaingia chumbani kwangu & usiku | =mjomba huja chumbani kwangu | =he is kicking at the door | =husband is kicking & door | =jette le bebe & colere |
    =throws the baby & angry | =keys za room & anakuja | =-baka & ufunguo wa chumba | =leo nalala naye nyumba moja | =shemeji huja kitandani
  `,
  'child-abuse': `
    =anamwagia maji ya moto mikononi | =pours hot water on her hands | =pours hot water on his hands | =verse de l eau bouillante sur ses mains | =enferme & sans manger & enfant |
    =locks & without food & little | =burned him with a spoon | =burnt him with an iron | =house girl burns | =maid burns | =anamchoma kwa kijiko | =anamchoma na kijiko | =anamchoma na spoon |
    =anamchoma kwa pasi | =alimchoma na kijiko | =cane cuts & burn | =cane cuts & boy | =cane cuts & girl | =cane marks & back | =belt marks | =alama za mkanda | =alama za fimbo |
    =alama za mjeledi | =hot water as punishment | =hands in hot water & punish* | =burn* & as punishment | =brul* & comme punition | =brul* & pour le punir | =brul* & pour la punir |
    =-choma & kama adhabu | =stepdad scald* | =stepfather scald* | =stepmother scald* | =stepmum burns | =stepmom burns | =scalds him for | =scalds her for | =cigarette circles |
    =cigarette burns & back | =story changes each time | =story changes every time | =story keeps changing | =caregiver s story | =stocking distribution | =not match the story |
    =histoire change a chaque fois | =version change a chaque fois | =va pas avec l histoire | =colle pas avec l histoire | =oncle qui la bat | =oncle qui le bat | =tante qui la bat |
    =tante qui le bat | =spiral femur | =shape of a belt buckle | =belt buckle & bruise* | =belt buckle & back | =paratre & brul* | =maratre & brul* | =attache dehors la nuit |
    =traces de fer a repasser | =traces de cigarette* | =prive de nourriture | =la prive de manger | =le prive de manger | =burn za sigara | =michomo ya sigara | =alama za sigara |
    =chuma cha moto & mgongo* | =mara ya pili & alianguka kitandani | =alianguka kitandani & michubuko | =michubuko ya vidole | =alama za vidole & mbavu* | =piment dans les yeux & punir |
    =pilipili machoni & adabu | =anamfungia kwa kennel | =locked in the kennel | =burns his hands & punish* | =burnt her hands & steal* | =amemchoma vidole | =amemchoma mikono & adabu |
    =alimchoma mikono & adabu | =brule les doigts & vole | =hot spoon & punish* | =hot knife & punish* | =kisu cha moto & mtoto | =kijiko cha moto | =traces de chicotte | =marques de chicotte |
    =different ages & bruises | =bruises of different ages | =bleus d ages differents | =ecchymoses d ages differents | =maelezo yanabadilika | =maelezo hayaeleweki & jeraha | =shaken baby |
    =bebe secoue | =burns him with a spoon | =burns her with a spoon | =burns him with cigarettes | =burns her with cigarettes | =burns him with an iron | =burns her with an iron |
    =burns him with a candle | =burns & with a hot spoon | =brule avec une cuillere | =la brule avec | =le brule avec | =doigts a la bougie
  `,
  burn: `
    =anamchoma kwa kijiko | =anamchoma na kijiko | =michomo ya sigara | =alama za sigara | =cigarette circles | =makovu ya pasi | =alama za pasi | =alimchoma na sigara | =amemchoma na sigara |
    =anamchoma na sigara | =chuma cha moto & mgongo* | =cigarette marks & back | =traces de fer a repasser
  `,
  'closed-break': `
    =thigh & swollen & screams | =cuisse & gonflee & hurle | =cuisse & gonflee & crie | =paja & limevimba & analia
  `,
  'deep-bite': `
    =crocodile grabbed me | =crocodile grabbed him | =crocodile grabbed her | =crocodile grabbed my | =crocodile grabbed his | =crocodile l a attrape | =crocodile m a attrape |
    =hyena & torn & thigh | ={beast} & -mrarua & uso | ={beast} & -mrarua & mguu | ={beast} & -mrarua & mtoto | ={beast} & -mrarua & paja* | ={beast} & -mrarua & mkono |
    ={beast} & -mtafuna & mguu | =crocodile & grabbed my leg | =crocodile & attrape la jambe | =crocodile & attrape le bras | ={beast} & nyama imetoka | ={beast} & ouvert le crane |
    ={beast} & torn open his | ={beast} & torn open her | ={beast} & torn open my | ={beast} & got him across | ={beast} & got her across | ={beast} & took a piece of & {face-spot} |
    =took a chunk from my calf | =took a chunk from my leg | =took a chunk from my arm | ={beast} & bit* & to the bone | =bite & tendon | =tendon & bitten | =morsure & tendon | =mord* & tendon |
    =teeth went deep into | =alsatian & got & {face-spot} | =alsatian & {bit-by} & {face-spot} | =rottweiler & {bit-by} & {face-spot} | =pitbull & {bit-by} & {face-spot} |
    =boerboel & {bit-by} & {face-spot} | =german shepherd & {bit-by} & {face-spot} | =dogi & {bit-by} & uso | =dogi & imemuuma & uso | =dogi & {bit-by} & lip | =doggy & -rarua |
    =doggy & {bit-by} & {face-spot} | =dogi & -rarua | ={beast} & imenirarua | =hyena got my & arm | =hyena got my & leg | =tooth pricks & {face-spot} | ={beast} & opened & cheek |
    ={beast} & opened & eyebrow | ={beast} & opened & forehead | ={beast} & opened & scalp | ={beast} & opened & lip | ={beast} & opened & eyelid | ={beast} & opened & nose |
    ={beast} & opened & calf | ={beast} & opened & forearm | ={beast} & opened & thigh | =stray & {bit-by} & {face-spot} | =bite & deep lacerations | =dog bite & lacerations & face |
    ={beast} & attrape la joue | ={beast} & attrape & joue | ={beast} & attrape & visage | ={beast} & attrape & levre | ={beast} & attrape & nez | ={beast} & ouvert & mollet |
    ={beast} & ouvert & joue | ={beast} & ouvert & bras | ={beast} & ouvert & cuisse | ={beast} & ouvert & levre | ={beast} & ouvert & jambe | ={beast} & jusqu au muscle |
    ={beast} & jusqu a l os | ={beast} & mordu* & levre | ={beast} & mordu* & menton | =crocs sont entres | =arrache un bout de mon | =emporte un morceau de mon | =emporte un morceau de sa |
    =pris un morceau de mon mollet | =attrape le mollet & secoue | =imetoboa & nyama ya ndani | ={beast} & kipande cha & {face-spot} | ={beast} & -ngoa & kipande | =kangoa kipande |
    ={beast} & nyama inaonekana | ={beast} & -nirarua | ={beast} & kanirarua | ={beast} & -nitafuna | ={beast} & hadi mfupa | ={beast} & nyama imechanika | ={beast} & nyama imefunguka |
    =-ngata & nyama imefunguka | =-ngata & nyama imechanika | =-ngata paja & nyama | =kumngata shavu | =amemngata shavu | =akamngata shavu | =alimngata shavu | =kumngata mdomo | =amemngata mdomo |
    =tendon seen | =tendon visible | =multiple deep lacerations | =deep lacerations & face | =plaies profondes & visage | =naona hadi mfupa | =imefunguka & kina kirefu |
    =nyama imechanika mpaka ndani | =-nitafuna & ndama ya mguu | =-nitafuna & paja | =-nitafuna & mkono | ={beast} & -nyofoa & {face-spot} | ={beast} & -nyofoa & nyama |
    ={beast} & arrache & doigt* | ={beast} & arrache & mollet | ={beast} & arrache & bras | ={beast} & lambeau | ={beast} & finger off | ={beast} & ear off | ={beast} & -kata kidole |
    ={beast} & kidole kimekatika | ={beast} & meno & yameingia | =hippo bit | =hippo bite | =hippopotame & mordu | =kiboko & -ngata | =kiboko & -uma | =mamba & -ngata & mguu |
    =mamba & -kamata mguu | =lion mauled | =leopard mauled | =mauled by | ={beast} & bit off & finger | ={beast} & bit off & ear | ={beast} & bit* & would not let go | =mord* & trous profonds |
    =bit* & deep holes | ={beast} & mord* & lachait pas | =kidole & kinaingia & alilotoboa | =bout de mon avant bras & garde*
  `,
  'venom-bite': `
    =spider got him | =spider got her | =spider got me | =scorpion got him | =scorpion got her | =scorpion got me | =button spider | =black widow | =veuve noire & piq* | =veuve noire & mord* |
    =stung by a scorpion | =nge kamgonga | =nge amenigonga | =kadungwa na nge | =bees & swarm* & stung | =stung & hundred* of bees | =essaim & abeilles & piq* | =nyuki & kundi & -uma
  `,
  'whole-body-signs': `
    =anatokwa mate | =mate yanamtoka | =macho yanacheza | =macho yanazunguka | =eyes rolling | =eyes jerking | =legs jerking | =muscles jumping | =misuli inaruka | =salive beaucoup |
    =jambes qui sautent | =drooling | =tongue tingling | =tongue tingles | =corps qui saute | =je salive & vue | =vue danse & saliv* | =saliv* & scorpion | =bave & scorpion |
    =pouring sweat & cramps | =cramps & pouring sweat | =muscles twitch & tongue | =tongue tingles & muscles | =langue & fourmille & scorpion | =drool* & scorpion | =eyes rolling & scorpion |
    =jerking & scorpion | =mate & -toka & nge | =misuli & -cheza & nge | =ulimi & ganzi & nge | =pouring sweat | =pouring with sweat | =pouring in sweat | =stiff all over & spider |
    =cramps all over & spider | =crampes partout & araignee | =yeux qui roulent & scorpion | =macho & -zunguka & nge | =jasho & -tiririka & nge
  `,
} as const;
