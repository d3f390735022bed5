/** Ways in which people say that they would rather be dead, what was done to them, and how low they are. */
export const mindAndHarmSaid = {
  'suicide-thoughts': `=disappear from this world | =disappear from this earth | =disappear & nobody find* | =disappear & no one find* | =disappear & never come back | =not wanna live |
    =will not be alive | =will not wake up tomorrow | =will not wake up anymore | =will not do this life | =want 2 die | =morning never comes | =not see tomorrow & pray |
    =would be fine & not wake up | =hope i never wake | =my own funeral | =my own burial | =imagin* & my funeral | =imagin* & my burial | =picture my burial | =picture my funeral |
    =see my funeral | =my funeral & relie* | =my funeral & calm | =my funeral & peace* | =my burial & peace* | =i am burden & family | =i am burden & everyone | =i am burden & everybody |
    =i am burden & children | =i feel burden to | =being a burden to | =says & is a burden | =i am useless to everyone | =not see future for me | =not see a future | =no future for me |
    =not see myself alive | =what & use of living | =not mind if & car hit me | =not mind if & hit by | =hope & bus hits me | =hope & car hits me | =hope & car hit me |
    =hope & truck hits me | =hope & accident takes me | =wish & car & hit me | =ran me over & not complain | =envy people who died | =envy people who are dead | =join my mother & grave |
    =join my late | =join him & grave | =join her & grave | =had enough of life | =enough of this life | =not go on living | =can not go on living | =not carry on living | =rest forever |
    =sleep forever | =fall asleep & stay asleep | =world better & was not in it | =bury me soon | =will bury her soon | =will bury him soon | =of no use & let him go | =dark thoughts |
    =thoughts & not being alive | =think about ending things | =think* of ending things | =children & fine without me | =everyone & fine without me | =ok without me & burden |
    =okay without me & burden | =tablets & think* & taking all | =pills & think* & taking all | =si no plan | =si no intent | =why i am still here & god | =relief to be gone |
    =better if i was not here | =better if i were not here | =better if i was not around | =kusikuche & nilale | =asubuhi isifike & naomba | =isifike kesho & naomba | =mazishi yangu |
    =msiba wangu & nawaza | =msiba wangu & amani | =watakavyonizika | =wakinizika & nawaza | =wanizike tu | =kaburini & nipumzike | =niwe kaburini | =nipumzike & hii dunia |
    =nipumzike milele | =mungu anipumzishe | =nisipokuwepo & watapumzika | =nisipokuwepo & wataishi | =nikiondoka & wataishi | =nikifa watapumzika | =nikifa & wataishi vizuri |
    =natamani & inigonge | =natamani & lingenigonga | =natamani & ingenigonga | =natamani & linigonge | =natamani ajali | =waliokufa & nawaonea | =kumfuata marehemu | =nimfuate marehemu |
    =kumfuata & kaburini | =kumfuata & mbinguni | =sijioni nikiishi | =sina maana & duniani | =sina sababu ya kuamka | =sina faida & duniani | =maisha yamenishinda & kuishi |
    =maisha yamenishinda & natamani | =maisha yamenilemea & natamani | =life imenilemea & kuendelea | =life imeniweza | =nataka kuendelea kuwepo | =sitaki kuwepo tena |
    =hataki kuwepo tena | =hatutamuona tena & anasema | =hamtaniona tena | =hatutamwona tena & anasema | =-aga watu & duniani | =tutamzika hivi karibuni & anasema |
    =nataka kuzima & maisha | =nataka kuzimika & life | =kujitoa kwa hii life | =bila kuamka & natamani | =mawazo & kujidhuru | =mawazo & kujiumiza | =na hamu ya kuishi & siko |
    =siko na hamu & maisha | =hata nikifa sawa | =kifo hakinitishi | =sioni haja ya kulive | =haja ya kulive | =ni disappear & natamani | =funeral yangu | =burial yangu |
    =mimi & burden kwa | =mzigo tu & without me | =mawazo ya suicide | =bora & sleep milele | =-sleep milele | =ne veut pas me reveiller demain | =ne veut pas me reveiller & plus jamais |
    =ne pas voir le matin | =ne pas voir demain & espere | =mon enterrement | =mes funerailles | =suis un poids pour | =suis un fardeau | =suis une charge pour |
    =etre une charge pour & impression | =etre un fardeau | =etre un poids pour | =disparaitre & de cette terre | =disparaitre & de ce monde | =que tout s arrete & veux |
    =n en peux plus de cette vie | =n en peux plus de vivre | =assez de vivre | =assez de ma vie | =ne veut pas etre la | =ne veut pas exister | =vie ne m interesse plus |
    =vivre ou mourir & egal | =voiture m ecras* & arrang* | =espere & camion & renverse | =espere & voiture & renverse | =espere & voiture & ecrase | =j envie les morts |
    =rejoindre & decedee & voudrais | =rejoindre & au ciel & veut | =rejoindre & ciel & voudrais | =rejoindre & dans la tombe | =demande a dieu & prendre | =prie dieu & prendre |
    =bientot l enterrer & dit | =bientot m enterrer | =irait mieux sans lui | =irait mieux sans elle | =iraient mieux sans lui | =sans lui & on serait tranquille |
    =sert plus a rien & veut partir | =endormir & plus ouvrir les yeux | =ne me vois pas vivre | =ne vois pas d avenir | =mauvaises pensees contre moi | =distribue ses affaires & besoin |
    =gave away his things & need | =-gawa vitu vyake & hatavihitaji | =tiens plus a la vie | =tient plus a la vie | =si je meurs & pas grave | =si je meurs & tant mieux`,
  rape: `=said no several times | =said no & but & did it | =said no & but & carried on | =kept saying no & he | =kept saying no & but | =begged him & until he finished |
    =begged him to stop & but | =begged him & he finished | =not let me out of the car | =would not let me leave & did | =not let me go until i did | =locked the door & what he wanted |
    =did what he wanted & with me | =what he wanted with me | =did bad things to me | =did something to me & asleep | =took me somewhere & did things to me |
    =did something to me & ashamed | =did something to me & i did not want | =was done to me & not want | =was done to me & ashamed | =woke & he was on top | =woke & man on top of me |
    =woke up & trousers off | =woke up & panties | =woke up & no underwear | =drink was spiked | =spiked my drink | =someone had sex with me | =took advantage of me & drunk |
    =took advantage of me & asleep | =took advantage of her & drunk | =he took advantage of me | =held me down & he | =pinned me down | =he pushed himself & me | =pushed it inside me |
    =inside me & not want | =not agree & slept with me | =not agree & but & slept | =not want & but & had sex with me | =not want & but & slept with me | =sex & not consensual |
    =not consensual | =without my permission & slept | =without my permission & sex | =without my consent & slept | =forces himself on | =forces me & sleep with him |
    =forced my sister & bush | =forced her & bush | =dragged me & bush | =dragged her & bush | =dragged into the bush | =soldiers & took turns | =men took turns | =they took turns on |
    =took turns with me | =they used me & another | =used my body | =spoiled by the neighbour | =he spoiled my daughter | =girl was spoiled | =came home & torn clothes & talk |
    =took her clothes off & lay on | =took off my clothes & attacked | =undressed me by force | =removed the condom & not stop | =removed the condom & without telling | =gbv & sexual |
    =sgbv case | =nilisema hapana & lakini | =nilisema no & lakini | =said hapana & but | =said no & lakini | =nilikataa & nguvu | =nilikataa & lakini & akafanya | =nilimkatalia & nguvu |
    =-vua nguo & nguvu | =-fungia chumbani & akafanya | =-fungia ndani & akafanya | =alifanya alichotaka & mimi | =akafanya alichotaka | =wakafanya walichotaka | =amenifanyia kitu kibaya |
    =alinifanyia kitu kibaya | =amenifanyia vibaya | =-fanyia unyama | =-fanyiwa unyama | =-fanyiwa kitendo kibaya | =-fanyiwa kitu kibaya | =-fanyiwa mambo mabaya |
    =-fanyiwa tendo & nguvu | =wakamfanyia vibaya | =wakanifanyia vibaya | =akanifanyia vibaya | =akanifanyia mambo | =amenichafua & aibu | =amenichafua & nguvu | =amenichafua mwili |
    =-haribia heshima & nguvu | =-haribu & binti & nguvu | =ameniharibu & aibu | =-haribiwa na vijana | =-haribiwa na mwanaume | =waliniingilia | =walimuingilia | =wamemuingilia |
    =aliniingilia | =ananiingilia & ridhaa | =-ingilia & zamu | =-vuta kichakani | =-vuta msituni | =-peleka porini & -lazimisha | =-peleka kichakani & nguvu |
    =-peleka mahali & akanilazimisha | =kunifungulia & gari & amalize | =hadi amalize & gari | =nikiwa uchi & sikumbuki | =nikaamka uchi | =nikaamka bila nguo | =niliamka & nimevuliwa |
    =nikakuta nimevuliwa | =niliamka & juu yangu | =nikamkuta juu yangu | =-wekea kitu & kinywaji & -amka | =-wekea dawa & kinywaji & -amka | =nimelewa akanitumia |
    =alinitumia & nimelewa | =-tumia mwili & nguvu | =-lazimisha tendo la ndoa | =-lazimisha & unyumba | =alinifanya bila ridhaa | =bila ridhaa yangu | =bila hiari yangu |
    =bila ridhaa & -lala | =-lala nami kwa nguvu | =alinilalia & nguvu | =-lala & kwa nguvu & dada | =-lala & kwa nguvu & binti | =alinilala nikiwa | =walimchukua & wakamtumia |
    =walinichukua & wakanitumia | =sehemu za siri kwa nguvu | =take advantage of me | =alinilock & amalize | =boyfriend & alinilazimisha | =bf & alinilazimisha |
    =dit non & fait quand meme | =j ai supplie & mais & continue | =dit d arreter & mais & continue | =fait ce qu il voulait & enferme* | =fait de moi ce qu il voulait |
    =ce qu il voulait & de moi | =il a profite de moi | =a profite de moi & ivre | =profite de ma & ivre | =m a pris & par la force | =m a deshabillee | =m ont deshabillee |
    =arrache mes habits | =arrache mes vetements | =reveillee & il etait sur moi | =mis quelque chose & mon verre | =m a droguee | =ete droguee & reveil | =sans culotte & reveil* |
    =sans mon consentement | =pas d accord & m a penetree | =m oblige & faire l amour | =m a obligee & patron | =hommes armes & pris ma fille | =passes sur moi & plusieurs |
    =a tour de role & militaires | =prise a tour de role | =m ont souillee | =m a souillee | =il m a salie | =deshonoree | =emmenee & brousse & force* | =emmenee dans la brousse |
    =oncle & dans mon lit | =subi & contre mon gre | =contre mon gre & il | =plaquee au sol & il | =enleve le preservatif & arreter | =enleve le preservatif & sans me dire`,
  'rape-past': `=as a child & my uncle & touched me | =when i was small & touched me | =when i was little & my uncle | =nikiwa mdogo & alinishika | =nikiwa mdogo & mjomba & alinifanyia |
    =nilipokuwa mdogo & nilifanyiwa | =miaka mingi & nilifanyiwa | =quand j etais petite & mon oncle | =pendant la guerre & m ont prise`,
  'partner-violence': `=he puts his hands on me | =put his hands on me & husband | =he grabs me by the hair | =he throws things at me | =he lifts his hand & me |
    =husband & breaks things & me | =partner pushes me | =partner pushed me | =husband pushed me | =husband pushes me | =husband threw & at me | =boyfriend pushed me |
    =boyfriend grabbed me | =he is rough with me | =he takes my phone & shouts | =does not let me see my family | =not allow me to leave the house | =afraid of my husband |
    =scared of my husband | =afraid of my boyfriend | =scared of my boyfriend | =scared of my partner | =namuogopa mume wangu | =naogopa mume wangu | =namwogopa mume wangu |
    =mume ananinyanyasa | =mume wangu ananinyanyasa | =ananinyanyasa nyumbani | =mume ananitesa | =mume wangu ananitesa | =mume amenisukuma | =mume wangu amenisukuma |
    =mume & amenirushia | =hunirushia vitu | =ananirushia vitu | =mume & ananivuta nywele | =alinivuta nywele | =ananikunja akilewa | =ndoa & kipigo | =kipigo cha mume |
    =mke wangu hunipiga | =ukatili wa kijinsia | =j ai peur de mon mari | =peur de mon copain | =peur de mon conjoint | =mari me pousse | =mari m a poussee | =mari & me tire les cheveux |
    =tire par les cheveux & mari | =il leve la main sur | =mari me maltraite | =mon conjoint me maltraite | =me brutalise | =m interdit de sortir & mari | =il me lance des objets |
    =il casse tout & me | =victime de vbg | =violences basees sur le genre | =il me roue de coups | =me rosse`,
  'child-abuse': `=stepmother burns | =stepfather & comes into her room | =stepfather & comes into my room | =aunt beats the | =locks the child & without food |
    =child is scared of her uncle | =child is scared of his uncle | =child & afraid of her stepfather | =house girl beats | =housegirl beats | =maid beats my | =maid hits my |
    =nanny hits my | =nanny beats my | =neighbour beats & child every | =child screams & neighbour & beaten | =uncle shows her | =uncle kisses her | =touches her when & alone |
    =touched her between the legs | =touched him between the legs | =made her touch him | =made him touch | =pastor touched my | =dadangu wa kazi & anampiga | =dada wa kazi anampiga |
    =dada wa kazi & amempiga mtoto | =mjomba & anamshikashika | =anamshikashika mtoto | =anamshika mtoto & siri | =amemshika sehemu za siri | =mtoto & hupigwa kila siku |
    =mtoto anaogopa & baba yake & alama | =maratre & bat | =beau pere & entre dans sa chambre | =la bonne & frappe mon | =la bonne & tape mon | =la nounou & tape | =tonton & la touche |
    =tonton & entre les jambes & fille | =touche entre les jambes & petite`,
  'stopped-alcohol': `=bottle and i are finished | =finished with the bottle | =done with the bottle | =done with drinking & days | =gave up alcohol | =gave up beer | =given up drinking |
    =given up alcohol | =have not touched a drop | =not touched a drop | =not had a drop | =not a drop since | =not had a drink since | =not had a drink for & days |
    =cold turkey & drink* | =cold turkey & alcohol | =no booze for | =no drink for & days & used to | =left alcohol & days | =left drinking & days | =cut out alcohol | =came off alcohol |
    =came off the drink | =off alcohol | =off the drink | =without konyagi | =no konyagi & days | =no konyagi since | =no waragi & days | =no waragi since | =stopped konyagi |
    =stopped urwagwa | =stopped chang | =no changaa & days | =ran out of alcohol & drink* | =etoh withdrawal | =stopped etoh | =last etoh | =-acha waragi | =-acha urwagwa | =-acha mbege |
    =-acha mnazi | =-acha mataputapu | =-acha kanyanga | =-acha kulewa | =-acha ulabu | =sijaonja pombe | =sijanywa konyagi | =hajanywa konyagi | =sijanywa waragi | =siku & bila konyagi |
    =siku & bila urwagwa | =siku & bila ulabu | =nimequit keg | =jours sans konyagi | =jours sans urwagwa | =jours sans waragi | =jours sans kanyanga | =jours sans whisky |
    =jours sans boire | =plus touche & alcool | =touche une goutte d alcool | =plus une goutte d alcool | =arrete la boisson | =arrete la bouteille | =lache la bouteille |
    =arrete le waragi | =arrete le konyagi | =bouteille & c est fini & moi | =derniere biere & jours`,
  shakes: `=jittery all over | =mikono inacheza & yenyewe | =vidole vinacheza`,
  voices: `=hears somebody calling & nobody | =someone calls me & nobody is there | =hear people & commenting | =people talking about me & nobody | =they say bad things & nobody & hear |
    =laughs alone | =laughing alone | =laughs to herself & talks | =laughs to himself & talks | =thinks & being followed & phone | =people read my mind | =anasikia watu & wanamtukana |
    =nasikia watu wananitukana | =nasikia mtu ananiita & hakuna | =anasikia anaitwa & hakuna | =anacheka mwenyewe & anaongea | =anaongea mwenyewe | =sauti zinanitukana |
    =entend quelqu un l appeler & personne | =entends quelqu un m appeler & personne | =voix qui m insulte* | =rigole toute seule | =rigole tout seul`,
  'mammal-bite': `=grazed by & dog | =dog grazed | =dog snapped at & hand | =dog snapped at & leg | =dog grabbed & leg | =dog got my | =monkey grabbed & hand | =monkey & teeth |
    =woke up & bat | =bat landed on my | =rat nibbled | =rat & gnawed | =rat & toe & sleep* | =stray dog & my leg | =mbwa amenishika & mguu | =mbwa alinishika & mguu |
    =mbwa amemshika & mguu | =mbwa alinipara | =mbwa alininyaka | =mbwa amenidonoa | =paka ameniparua | =paka alinipara | =paka amelamba kidonda | =nyani amenishika & meno |
    =kima amenin* | =kima ameniuma | =popo aliniangukia | =panya amenin* | =panya & vidole & usiku & -tafuna | =traces de crocs | =chien m a attrape | =chien l a attrape |
    =singe m a attrape | =rat & grignot* & orteil`,
  'low-mood': `=nothing makes me happy | =nothing brings me joy | =lost interest in everything | =i cry every day | =cries every day & baby | =i cry for nothing |
    =cry over nothing & baby | =not bond with my baby | =not feel anything for my baby | =feel nothing for my baby | =feel numb inside | =heart is heavy & cry* | =i worry all the time |
    =can not stop worrying | =constant worry | =fear comes over me & no reason | =attacks of fear | =my mind will not stop | =mind keeps racing & worr* | =hana furaha |
    =nalia bila sababu | =analia bila sababu & tangu ajifungue | =roho nzito & nalia | =simpendi mtoto wangu & kujifungua | =sina hisia & mtoto wangu | =nina hofu & bila sababu |
    =hofu bila sababu | =moyo umevunjika & silali | =pleure pour rien & bebe | =plus de joie | =rien ne me fait plaisir | =je ne ressens rien pour mon bebe | =crise de panique |
    =attaque de panique | =peur sans raison | =je m inquiete tout le temps | =moral a plat | =coeur lourd & pleure | =je suis au bout du rouleau`,
  'poor-sleep': `=awake till morning | =awake all night & worr* | =toss and turn | =tossing and turning | =sleep has left me | =eyes open until dawn | =lying awake | =usingizi umenipotea |
    =usingizi umekata | =usingizi umepotea | =nakesha macho & kitandani | =nageuka geuka kitandani | =najigeuza kitandani | =sijalala & siku kadhaa | =je ne ferme pas l oeil |
    =pas ferme l oeil & nuits | =nuits blanches | =le sommeil m a quitte`,
} as const;
