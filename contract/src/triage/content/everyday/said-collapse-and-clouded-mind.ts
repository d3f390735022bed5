/** Ways in which people say that somebody fainted, is not awake or not clear, is cold and wet, or too weak. */
export const collapseAndCloudedMindSaid = {
  fainted: `=i was out for & seconds | =he was out for & seconds | =she was out for & seconds | =they say i was gone | =legs folded under | =knees folded under | =knees buckled |
    =legs buckled | =legs went from under | =i just crumpled | =he just crumpled | =she just crumpled | =crumpled to the | =crumpled in a heap | =i went over backwards |
    =he went over backwards | =i hit the deck | =he hit the deck | =she hit the deck | =i dropped like | =he dropped like | =she dropped like | =fell like a log |
    =there are & seconds missing | =some seconds missing | =gap of a minute | =i switched off for | =my brain switched off | =light in my head & off | =world went away |
    =everything faded | =tunnel & nothing | =vision closed in | =sight narrowed | =sounds went far | =i lost a minute | =i lost a few seconds | =funny turn | =funny turns |
    =one of her turns | =last thing i remember | =not remember the rest | =they told me i fell | =they say i fell | =puppet & strings | =poured water & came back | =poured water & woke |
    =slapped me until | =eyes rolled & fell | =sank to the ground | =sank to the floor | =ended up flat | =he pitched forward | =she pitched forward | =i pitched forward |
    =went floppy & seconds | =went limp & seconds | =woke & medic over | =woke & people over me | =not know how he came there | =not know how i got there | =found him lying on |
    =fell & did not trip | =i greyed out | =slumped over | =slumped against | =slumped forward | =caught me before & hit | =carried me out of | =regained my senses | =tloc | =vasovagal |
    =floor came up | =i fell without warning | =the next minute & on the floor | =i dropped to the ground | =alizima kwa sekunde | =nilipotea & sekunde | =nilipotea kama dakika |
    =-shtukia niko chini | =-shtukia nimelala chini | =-jikuta nimezungukwa | =-jikuta par terre | =magoti yaliniishia | =miguu iliniishia | =magoti & -legea & -anguka |
    =miguu & -legea & -anguka | =-dondoka kama gunia | =-anguka kama gunia | =-anguka kifudifudi | =-poromoka & foleni | =wakanipepea | =wakampepea | =-mwagia maji & -amka |
    =-mwagia maji & -zinduka | =nilizinduka | =alizinduka | =nikazinduka | =akazinduka | =-pass out | =-anguka & bila kujua | =nikaenda down | =nilienda down | =mwili ulizima |
    =kichwa kilizima | =akili ikazima | =kama taa imezimwa | =sikumbuki nilianguka* | =sijui niliangukaje | =nilikata moto | =amekata moto | =fahamu zilinitoka | =fahamu zikamtoka |
    =-poteza ufahamu | =nyota & -ona & -anguka | =dunia ikazunguka & -anguka | =aliniangukia mikononi | =-poteza akili & -anguka | =anaanguka anazima | =alizimiaka |
    =cha mwisho ninachokumbuka | =cha mwisho nakumbuka | =baada ya hapo sikumbuki | =waliniambia nilianguka | =wanasema nilianguka | =nikafumbua macho & watu | =suis parti & secondes |
    =suis partie & secondes | =eu un blanc & terre | =eu un trou & secondes | =manque quelques secondes | =souviens pas & tombe* | =souviens plus & tombe* | =retrouve* allonge* |
    =l a trouve etendu | =jambes & derobees | =genoux ont lache | =jambes m ont lache* | =me suis affaisse* | =il s est affaisse | =affale* par terre | =tombe* raide |
    =tombe* comme une masse | =tombe* de tout son long | =tombe* & rendre compte | =tombe* & sans comprendre | =bruits se sont eloign* | =vue s est retreci* | =vu des etoiles & tombe* |
    =me suis eteint* | =asperge* d eau | =gifle* pour me reveiller | =repris connaissance | =repris mes esprits | =repris ses esprits | =suis revenue a moi | =revuls* & tombe* |
    =chute de tension & tombe* | =derniere chose & souviens | =m a dit que j etais tombe* | =parait que & tombe* | =ouvert les yeux & plafond | =ouvert les yeux & visages |
    =est partie & secondes | =elle s est affaissee | =verse de l eau & reveille* | =woke & nurse over | =tombe* comme un arbre | =magoti yakaniishia | =fahamu zikanitoka |
    =folded to the ground | =folded to the floor | =next i know & fanning | =disparu & secondes | =wananipepea | =m eventaient | =m eventait | =tout s est eteint & reveille* |
    =i simply was not there | =was found lying beside | =was found lying on`,
  'faint-on-effort': `=-blackout & zumba | =-blackout & -dance | =-blackout & -cheza | =-blackout & -kimbia | =-faint & zumba | =-faint & -dance |
    =fainted & pe | =fainted & uphill | =fainted & pushing | =fainted & carrying | =fainted & hoeing | =fainted & chopping | =fainted & hill | =fainted & pool |
    =fainted & skipping | =fainted & finish line | =fainted & volleyball | =fainted & basketball | =fainted & playing | =passed out & uphill | =passed out & lifting |
    =passed out & stairs | =passed out & dance floor | =passed out & dancing | =passed out & swimming | =passed out & finish line | =collapsed & finish line | =collapsed & volleyball |
    =crumpled & race | =crumpled & pitch | =knees buckled & lap | =knees buckled & running | =slumped & pitch | =out for & seconds & sprint | =dropped & mid stride |
    =went down in mid stride | =stopped running and fell | =went black & hill | =went black & climb* | =dancing & and then nothing | =sank & halfway up | =finish line & do not remember |
    =came to on the track | =came to on the pitch | =woke up on the track | =woke up on the pitch | =woke up on the court | =woke up & touchline | =lying beside & wheelbarrow |
    =teammates & fanning | =teammates & standing over | =teammates & bending over | =referee & bending over | =coach & slapping my face | =last thing i remember & ball |
    =last thing i remember & running | =last thing i remember & hill | =last thing i remember & stairs | =exertional & syncop* | =exertional & collapse | =syncop* & exertion |
    =syncop* & exercise | =drops when & plays | =drops when & runs | =nobody near & went down | =-zimia & nikibeba | =-zimia & akibeba | =-zimia & nabeba | =-zimia & anabeba |
    =-zimia & nikilima | =-zimia & akilima | =-zimia & -twanga | =-zimia & -ogelea | =-zimia & -dance | =-zimia & mazoezini | =-zimia & akichimba | =-zimia & mlima | =-zirai & nikibeba |
    =-zirai & mlima | =-zirai & akicheza | =-zirai & mpira | =-zirai & kazi nzito | =-faint & nikibeba | =-faint & mechi | =-faint & gym | =-faint & kukimbia | =-blackout & mpira |
    =-blackout & akicheza | =-blackout & mazoezi | =-pass out & -cheza | =-pass out & mazoezi | =-pass out & mpira | =-pass out & -run | =-pass out & -kimbia | =-collapse & mpira |
    =-collapse & gym | =-collapse & field | =alizima mazoezini | =-jikuta & chini & nikikimbia | =-jikuta & chini & nikibeba | =-jikuta & chini & nikilima | =-jikuta & chini & ngazi |
    =-jikuta & chini & mlima | =-jikuta & chini & mazoezi | =nikaona giza & nikibeba | =uwanjani & bila kuguswa | =-dondoka & aliyemgusa | =huzimia & mazoezi | =huanguka & akikimbia |
    =wachezaji & wamenizunguka | =kocha & -pepea | =kocha & -mwagia maji | =evanoui* & en portant | =evanoui* & en cultivant | =evanoui* & en poussant | =evanoui* & en nageant |
    =evanoui* & piscine | =evanoui* & velo | =evanoui* & corde | =evanoui* & terrain | =evanoui* & gym | =evanoui* & jouait | =evanoui* & elle court |
    =evanoui* & il court | =evanoui* & courait | =evanoui* & je cours | =effondre* & dansait | =effondre* & jouait | =effondre* & en soulevant | =effondre* & en dansant |
    =ecroule* & sur le terrain | =ecroule* & dansait | =ecroule* & en poussant | =ecroule* & en soulevant | =ecroule* & entrainement | =malaise & gym | =malaise & en courant |
    =dans les pommes & match | =dans les pommes & foot | =dans les pommes & escaliers | =tombe* raide & foot | =tombe* raide & match |     =noir & en montant & tombe* | =en montant & devenu noir | =couru & suis reveille* par terre | =en courant & trou noir | =dansais & plus rien | =courais & plus rien |
    =pleine course & plus rien | =plein match & plus rien | =nageait & coule | =reveille* & bord du terrain | =reveille* & sur la piste | =retrouve* par terre & en portant |
    =retrouve* par terre & en courant | =coequipiers & au dessus | =ligne d arrivee & ecroule* | =ligne d arrivee & effondre* | =everything went black & running |
    =world went black & running | =ended up flat on the pitch | =ended up flat on the track | =i collapsed while carrying | =he collapsed while carrying | =she collapsed while carrying |
    =fainted & workout | =fainted & loading | =passed out & workout | =passed out & pushing | =-zimia & -pasua kuni | =-zimia & -ruka kamba | =-zimia & akisukuma | =-faint & akibeba |
    =-blackout & pitch | =evanoui* & seau | =evanoui* & en creusant | =evanoui* & en coupant | =dans les pommes & entrainement | =bila mtu kunigusa & -anguka |
    =bila mtu kumgusa & -anguka | =disparu & secondes & tour | =fainted & cycling | =evanoui* & en labourant | =-zimia & nasukuma | =-faint & mazoezi | =passed out & hill`,
  'racing-heart': `=heart & clappers | =heart & nineteen to the dozen | =ticker & mad | =ticker & fast | =heart is going bananas | =heart & went crazy | =hear my heart & fast |
    =shirt moving & heart* | =palps | =pulse too fast | =heart kicks | =heart kicking | =bird & trapped & chest | =butterfly & chest | =heart beat & very fast | =heart took off |
    =heart & will not slow | =hr 17* | =hr 18* | =moyo & bila kupumzika | =moyo & resi | =moyo & -stukastuka | =moyo & -tetemeka kifuani | =roho & inaenda mbio | =roho & -pigapiga |
    =moyo & masikioni | =ndege & -fungiwa & kifua* | =moyo & kama treni | =moyo & race | =heart beat & juu sana | =moyo & pa pa pa | =moyo & kama bodaboda | =coeur part en vrille |
    =coeur & va sortir | =coeur & veut sortir | =oiseau & poitrine | =coeur & boum boum | =tape & poitrine & tambour | =coeur est parti & vite | =heart & running a race |
    =heart & dancing | =heart & stumbl* | =fish & flapp* & chest | =moyo unacheza | =coeur & trebuche | =poisson & poitrine | =heart going crazy while`,
  unconscious: `=lying there like a doll | =no answer & only breath* | =no response & only breath* | =not reacting to anything | =unrousable | =obtunded | =lift* & arm and it drops |
    =only breathing & nothing else | =-ingia koma | =ameenda coma | =hajijui tangu | =macho & wazi & hasikii | =-kata roho & -koroma | =haongei hasikii |
    =haongei wala & hasikii | =-poteza kauli | =ha respond & -ita | =haamkangi | =maji & bado kimya | =makofi & hasikie | =makofi & hasikii |
    =hasikii tena & haongei | =hazinduki | =amezimia mpaka sasa | =-mtikisa & kimya | =-mtikisa & hakuna kitu | =hana consciousness | =anapumua tu & hajibu | =hafungui macho & hajibu |
    =hajibu kitu & -ita | =la pince et rien | =le pince et rien | =lui parle et rien | =crie son nom & rien | =gifle & aucune reaction | =aucune reaction & douleur | =mi clos & entend |
    =yeux ouverts & pas la | =comme mort mais & respire | =pas revenue a elle | =pas revenu a lui | =se reveil pa | =peut pas le reveiller | =peut pas la reveiller |
    =limp as a rag & not | =shout her name & nothing | =shout his name & nothing | =shouted her name & nothing | =shouted his name & nothing | =neither speaks nor moves |
    =pas repris conscience | =only his chest moves | =only her chest moves | =not even move a finger | =sauti & haimfikii | =kifua tu kinapanda | =kinachosogea ni kifua |
    =voix ne l atteint | =que la poitrine qui bouge | =seule & poitrine & bouge | =bouge meme pas un doigt | =now nobody can wake | =out cold for & minutes | =does not flinch & pinch* |
    =comme morte mais & respire | =nothing brings him back | =nothing brings her back | =rien ne la fait revenir | =rien ne le fait revenir | =hakuna kinachomrudisha |
    =responds to pain only | =bras retombe comme | =hasemi hasikii haoni | =hasikii haongei haoni`,
  drowsy: `=opens & eyes & gone again | =head keeps dropping | =drunk & has not drunk | =like a drunk & not drink* | =dopey | =drifting in and out | =slept through the injection |
    =dozes off while & eat* | =dozes off while & talk* | =asleep with food in | =usingizi unamchukua | =usingizi unambeba | =analala akiongea | =analala akila | =-sinzia akiongea |
    =macho kidogo & kisha analala | =dozi dozi | =anadoze | =kama mlevi & hajanywa | =kama amelewa & hajanywa | =analala hata & sindano | =bila kunyonya & analala | =analalaka tu |
    =s endort en mangeant | =s endort en parlant | =mal a le reveiller | =mal a la reveiller | =paupieres & lourdes | =saoul sans | =comme drogue | =dans les vapes |
    =il est dans le brouillard | =elle est dans le brouillard | =ne peut pas garder & yeux ouverts | =dort meme & piqure | =pique du nez sans | =trop endormi* | =too sleepy to drink |
    =too sleepy to feed | =asleep with & spoon | =asleep with & in & mouth | =analala na chakula mdomoni | =kijiko mdomoni & analala | =s endort & cuillere | =s endort au milieu`,
  confused: `=lost on the way to the toilet | =pulling at his drip | =answers questions nobody | =seeing snakes on the wall | =plucking at & blanket | =wandered off & night & way home |
    =doolally | =mind comes and goes | =does not know & morning or evening | =calls me by & dead | =not making any sense & talk* | =he talks & no head or tail | =-ongea pumba |
    =hajui usiku wala mchana | =hajui kama ni mchana | =akili inaenda na kurudi | =akili inakuja na kuondoka | =akili & imehama | =mwendawazimu ghafla |
    =kichaa & tangu homa | =mwendawazimu & homa | =anajibu & tofauti & uliza | =-uliza hivi & anajibu vile | =anajibu & sicho & uliza | =anajibu vitu vingine | =ng ombe & tuko mjini |
    =-shika shika hewa | =anashikashika & hewa* | =ako lost & hajui | =-ongea matope | =anaongeaka & ovyo | =perd la tete depuis | =se croit en 1* | =se croit au village |
    =se croit a l ecole | =perdue dans sa maison | =arrache sa perfusion | =esprit part et revient | =nimporte quoi & di | =comme fou & fievre | =comme folle & fievre |
    =comme un fou & depuis ce matin | =pas dans son etat normal & parle | =dressed for work & retired | =wants to go home & is at home | =looks at me as if & never seen |
    =what to do with & spoon | =rentrer chez lui & est chez lui | =rentrer chez elle & est chez elle | =comme si & ne m avait jamais vu | =anataka kurudi nyumbani & yuko nyumbani |
    =kama hajawahi kuniona | =suddenly like & dementia | =all mixed up since | =deraille depuis | =deraille completement | =perd la boule depuis |
    =his words make no sense | =her words make no sense | =same question & since he fell | =same question & since she fell | =same question & since the fall |
    =meme question & depuis sa chute | =can not tell me her birthday | =can not tell me his birthday | =does not know if it is day or night | =veut aller au travail & retraite |
    =his answers & nothing to do with | =her answers & nothing to do with | =phrases & ni queue ni tete | =propos & ni queue ni tete | =il parle & ni queue ni tete | =-kojoa & kabati* |
    =hajui where he is | =hajui where she is | =anafikiri bado yuko kazini | =anadhani bado yuko kazini | =se croit a l hotel | =se croit a la gare | =se croit a l eglise |
    =anasalimia ukuta | =anasalimia mapazia | =parle aux rideaux | =salue les rideaux | =talks to the curtains | =asked me which hotel this | =thinks the hospital is a hotel |
    =thinks this is a hotel | =anadhani yuko kijijini kwao | =repond a cote de la question | =repond a cote depuis`,
  'cold-clammy': `=sweating & cold to touch | =icy & dripping | =pale & cold & sweat* | =white & wet & cold | =sweat & cold as stone | =cold to touch & soaked | =cold & soaked in sweat |
    =cold & drenched | =diaphoretic & cool | =diaphoretic & cold | =like ice & sweating | =cold & sticky skin | =beads of sweat & cold | =shirt is wet & cold & skin |
    =cold & dripping with sweat | =ngozi kama ya samaki | =baridi kama maiti & jasho | =kijasho & baridi | =jasho jembamba | =sweat & mwili baridi | =sweat & mwili & cold |
    =jasho & amepoa | =jasho & mwili umepoa | =jasho & mikono ya baridi | =viganja & maji & baridi | =baridi & anavuja jasho | =baridi & -lowa jasho | =amepauka & jasho |
    =froid & degouline | =froide & degouline | =glace & grosses gouttes | =glacee & grosses gouttes | =pale et en nage | =livide & en nage | =froid comme un cadavre & sue* |
    =marbrures & sueur* | =peau & mouillee & froide | =collant* & froid* & peau | =transpire & glace | =transpire & glacee | =trempee & mains froides | =sueur & mains froides |
    =hands & like a fish | =mains & comme un poisson | =mikono & kama samaki | =pearls of sweat | =perles de sueur & froid* | =bottle from the fridge & forehead`,
  'very-weak': `=weak as a kitten | =legs will not carry | =legs will not hold | =carried to the toilet | =crawl to the toilet | =crawling to the toilet | =held up on both sides |
    =lies where you put | =not got up for & days | =not got up since | =not left the bed | =sit down after a few steps | =off her legs | =off his legs | =can not hold a cup |
    =can not lift a spoon | =no strength to speak | =no strength to stand | =strength has left | =strength is finished | =mwili umeisha | =mwili umeishiwa | =mwili hauinuki |
    =miguu & nguvu ya kubeba | =tunamshika pande | =-tambaa & choo* | =hawezi hata kugeuka | =hawezi kugeuka & kitandani | =hawezi kujigeuza | =hajainuka & kitandani |
    =hajanyanyuka tangu | =hajainuka tangu | =hajatoka kitandani | =anayumba akisimama | =mwili umekufa | =mwili & kataa kusimama | =mwili & -goma kusimama | =hana force kabisa |
    =force ya kusimama | =mwili haina power | =-bebwa & chooni | =nguvu zimekata | =nguvu zote zimeisha | =tient plus sur ses jambes | =tiens plus sur mes jambes | =tiens pas debout |
    =tient pas debout | =tiens plus debout | =soutient des deux cotes | =rampe jusqu | =jambes ne me portent | =jambes ne le portent | =jambes ne la portent | =comme une serpilliere |
    =asthenie marquee | =asthenie intense | =porter aux toilettes | =porte aux toilettes | =quitte plus le lit | =pas la force de se lever | =pas la force de me lever |
    =peut pas se retourner & lit | =forces & abandonne* | =plus la force de parler | =plus la force de pleurer | =plus la force de marcher | =have to carry & to the toilet`,
} as const;
