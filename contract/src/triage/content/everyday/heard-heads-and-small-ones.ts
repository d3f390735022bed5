/**
 * Strokes, sudden headaches, trapped nerves of the back and the danger signs of babies and small children as people
 * tell them who do not name them: by concept, separated by bars, found as they are written.
 */
export const headsAndSmallOnesHeard = {
  'face-droop': `
    =half & smile & stayed | =smile & one side only | =smiles with half | =half my lip & not move | =half my mouth & not move | =half of her face & not move | =half my face & not move |
    =tea & leak* & corner | =tea & runs out & side of & mouth | =water & runs out & side of & mouth | =porridge & falls & side of & mouth | =toothpaste & runs out & side |
    =dribbl* & one side of & mouth | =face & sliding & side | =fase & slidin* | =mouth & gone crooked | =mouth & gone sideways | =mouth & pulled to one side | =mouth & twisted to one side |
    =one cheek & hangs | =une joue & pend | =bouche & partie de travers | =bouche & est de travers | =visage & glisse & cote | =moitie du sourire | =moitie de son sourire |
    =sourire & d un seul cote | =sourit & d un seul cote | =rit & d un seul cote | =the & coule & coin | =cafe & coule & coin | =eau & coule & coin de & bouche | =mdomo & kombo |
    =mdomo & umeenda upande | =mdomo & umekwenda upande | =mdomo & umevutwa upande | =tabasamu & upande mmoja | =tabasamu & kushoto | =tabasamu & kulia | =nusu ya mdomo & -lala |
    =nusu ya mdomo & -fa | =uso & umeteremka upande | =uso & umeshuka upande | =-cheka & upande mmoja tu | =-cheka & upande 1 tu | =-tabasamu & upande mmoja | =chai & pembeni ya mdomo |
    =akinywa & -mwagika & upande | =akinywa & -mwagikia & upande | =chai inanidondoka & upande | =chai & inamdondoka & upande | =chai inamwagika side | =akinywa & inamwagika side |
    =maji & -mwagika & pembeni ya mdomo | =wali & -dondoka & upande | =anasmile & upande mmoja | =anasmile & side moja | =smile & upande mmoja | =mdomo & imeenda side | =mouth imeenda side |
    =jicho moja linashuka
  `,
  'one-side-weak': `
    =half of me & dead | =half of me & numb | =half my body & dead | =half my body & numb | =half of my body & dead | =half of & body & not move | ={arm} & stopped obeying | ={arm} & not obey |
    ={leg} & not obey | ={arm} & disobey* | ={arm} & not listening to me | ={leg} & not listening to me | =right hand & not hold | =left hand & not hold | =right hand & not grip |
    =left hand & not grip | =hand & not hold the pen | =hand & not hold the phone | =hand & not hold the cup | =hand & not hold the spoon | =hand was gone & minutes | =arm was gone & minutes |
    =right arm & dead | =left arm & dead | =right arm & useless | =left arm & useless | =keeps dropping & right hand | =keeps dropping & left hand | ={arm} & like someone else |
    ={leg} & like someone else | ={arm} & like somebody else | ={leg} & like somebody else | ={arm} & belongs to someone else | ={arm} & like it was not mine | ={leg} & like it was not mine |
    ={arm} & did not feel mine | =left foot & not lift | =right foot & not lift | =left foot & drag* | =right foot & drag* | =left leg & drag* | =right leg & drag* | =one foot & drag* |
    =one leg & drag* | =left slipper & drag* | =right slipper & drag* | =half his plate & bump* | =half her plate & bump* | =bumps & left door | =bumps & door frame & left | ={arm} & n obeit plus |
    ={leg} & n obeit plus | ={arm} & obeissait plus | ={arm} & ne serrait plus | ={arm} & ne serre plus | =sa main & ne tient plus | =ma main & ne tient plus | =main droite & ne tenait plus |
    =main gauche & ne tenait plus | =ne tient plus & tasse & main | =plus pu tenir & tasse | =plus tenir & main gauche | =plus tenir & main droite | =main & n existait plus |
    =main & n existe plus | =bras droit & pese | =bras gauche & pese | =bras droit & mort | =bras gauche & mort | =bras droit & comme du plomb | =bras gauche & comme du plomb |
    =jambe gauche & comme du coton | =jambe droite & comme du coton | =bras gauche & comme du coton | =bras droit & comme du coton | ={arm} & comme celle d un autre |
    ={arm} & comme celle d une autre | ={leg} & comme celle d un autre | ={leg} & comme celle d une autre | =bras & comme celui d un autre | ={arm} & si ce n etait pas le mien |
    ={leg} & si ce n etait pas la mienne | =main & si ce n etait pas la mienne | =pantoufle gauche & traine | =pied gauche & traine | =pied droit & traine | =jambe gauche & traine |
    =jambe droite & traine | =sandale gauche & traine | =traine la jambe gauche | =traine la jambe droite | =moitie de l assiette & heurte | =moitie de l assiette & cogne |
    =heurte le montant gauche | =cogne & porte & cote gauche | =moitie de mon corps & mort* | ={arm} & haunitii | ={arm} & haumtii | ={arm} & hautii | ={leg} & haunitii | ={leg} & haumtii |
    =mkono & ukagoma | =mkono & umegoma | =mkono & uligoma | =mguu & umegoma ku* | =mguu & ukagoma | =mkono & ulikataa & dakika | =mkono & umekataa kushika | =mkono & umekataa kuinuka |
    =mkono & umekataa kufanya | =mkono & ulikataa ku* | =mkono & ukakataa ku* | =mkono & imekataa kushika | =mkono & imekataa kusonga | =mkono & imekataa kuinuka | ={arm} & kama si wangu |
    ={arm} & kama si wake | ={leg} & kama si wangu | ={leg} & kama si wake | ={arm} & kama wa mtu mwingine | ={leg} & kama wa mtu mwingine | ={arm} & kama ya mtu mwingine |
    ={leg} & kama ya mtu mwingine | =mkono & kama wa mwingine | =mkono haupo & dakika | =upande mmoja wa mwili & -fa | =upande mmoja wa mwili & -lala | =upande mmoja wa mwili & dhaifu |
    =anashika kikombe & -dondoka | =akishika kikombe & -dondoka | =mkono mmoja & akashindwa | =mkono mmoja & ameshindwa | =mkono wa kulia & ameshindwa kuu* | =mkono wa kushoto & ameshindwa kuu* |
    =kushindwa kuinua mkono | =ashindwe kuinua mkono | =hawezi kuinua mkono mmoja | =hawezi kuinua mguu mmoja | =mguu mmoja & hauna nguvu | =mkono mmoja & hauna nguvu |
    =mkono wa kulia & hauna nguvu | =mkono wa kushoto & hauna nguvu | =mguu wa kulia & hauna nguvu | =mguu wa kushoto & hauna nguvu | =mguu wa kulia & dhaifu | =mguu wa kushoto & dhaifu |
    =mkono wa kulia & dhaifu | =mkono wa kushoto & dhaifu | =mguu wa kulia & -buruta | =mguu wa kushoto & -buruta | =mguu mmoja & -buruta | =mguu mmoja & -buruza | =udhaifu & upande wa kulia |
    =udhaifu & upande wa kushoto | =nusu ya sahani & -gonga | =half ya plate & -gonga | =mkono ya left & imekufa | =mkono ya right & imekufa | =hand & imekataa kushika | =mguu imekataa kusonga |
    =mguu wa left & dhaifu | =mkono ya left & ikakataa | =mkono ya right & ikakataa | =mkono & ikakaa dead
  `,
  slurred: `
    =words & came out & mush | =words & came out & porridge | =words & turned to porridge | =words & like porridge | =came out as & alphabet soup | =words & came out & soup |
    =words & turn* to mush | =words & came out & garbled | =words stick & arm | =talks as if & mouth full | =talking as if & mouth full | =could not say & names of my |
    =could not find & words & minutes | =could not get & words out & minutes | =tongue & tangled & minutes | =tongue & thick & sudden* | =talks like & drunk & not drink* |
    =words & like a drunk & not | =lost her words & morning | =lost his words & morning | =mid sentence & words | =paroles en bouillie | =paroles & bouillie | =mots en bouillie |
    =parle & bouillie & bouche | =parle & patate chaude | =parle & pierre dans la bouche | =plus a dire le nom | =plus dire le nom de | =cherch* ses mot* & bras |
    =cherch* ses mot* & depuis ce matin | =trouvait plus ses mots | =langue & emmelee | =mots ne sortent plus | =mots ne viennent plus | =mots & ne sortaient plus | =perdu la parole |
    =parle comme un homme ivre | =maneno & kama uji | =maneno & yakawa uji | =maneno & yamekuwa uji | =maneno & yamekua uji | =maneno & yamekuwa supu | =maneno & yamekua supu |
    =maneno & yakawa supu | =maneno & kama ya mtu aliyelewa | =maneno & -telezana | =mots haviji | =maneno hayatoki mdomo* | =kutamka maneno vibaya | =-ongea & kama mlevi | =-ongea & kama amelewa |
    =-ongea & kama mtu amelewa | =-ongea & kama nimechew | =words haziji | =words hazitoki | =ulimi & umekuwa mzito | =ulimi & umegoma | =udhaifu & kushindwa kuongea | =ghafla & kushindwa kuongea |
    =ghafla & akashindwa kuongea | =repondu & mot qui n existe pas
  `,
  'headache-worst': `
    =as if someone hit & back of & head | =like someone hit & back of & head | =as if somebody hit & head | =like being hit & skull | =like being hit & back of & head |
    =like being kicked & back of & head | =hammer & back of & skull | =like a brick & back of & head | =zero to everything | =full force & headache | =wost headache | =headache & came in a second |
    =headache & in a second | =bomb & behind my eyes | =bomb & in my head | =bomb went off & head | =explosion & in my head | =explosion & back of my head | =something exploded & head |
    =headache & like a door slam* | =headache & like a gunshot | =migraine* & in a second | =migraine* & worst of her life | =lightning & back of my head | =pain & back of & head & maximum |
    =head & dropped to my knees | =skull & dropped to my knees | =grabbed the back of & head & scream* | =mal de tete & pire de ma vie | =mal de tete & pir de ma vie | =pire de ma vie & tete |
    =mal de tete & en une seconde | =migraine* & en une seconde | =pire & en une seconde | =au maximum & en une seconde | =maximum des la premiere seconde | =planche & sur la nuque |
    =comme une porte & crane | =comme une porte & derriere & tete | =mal de tete & comme une porte | =coup de massue & tete | =coup de massue & nuque | =coup de gourdin & nuque |
    =comme un coup de feu & tete | =explose & dans ma tete | =eclate & dans ma tete | =bombe & dans ma tete | =bombe & dans la tete | =bam & nuque | =bam & nuke | =d un coup & jamais eu si fort |
    =mal de tete & jamais eu si fort | =mal de tete & jamais eu aussi fort | =kama nimepigwa & kisogo* | =kama mtu alinipiga & kisogo* | =kama mtu amenipiga & kisogo* |
    =kama nimepigwa & nyundo & kichwa* | =kama umeme & kichwa* | =kitu kimepasuka & kichwa* | =kimepasuka ndani ya kichwa | =toka sifuri hadi mwisho | =imeuma mara moja & kupasuka |
    =yowe & kisogo | =akascream & kichwa | =maximum at once & pain | =pain & ilifika maximum | =kichwa & kuliko vyote | =kikali kuliko & kichwa | =kichwa & kuliko maisha yangu yote |
    =kichwa & mbaya kuliko zote | =headache & mbaya kuliko zote | =kisogo* & sekunde moja | =kichwa & hapana siku naona | =kikali kuliko vyote nilivyo* | =alinitwanga & kisogo* |
    =amenitwanga & kisogo* | =full force in a second | =douleur & arrivee en une seconde | =kichwa & kupita zote | =tete & kupita zote
  `,
  headache: `
    =kichwa wiki | =kichwa kwa wiki | =wiki tatu kichwa | =wiki mbili kichwa | =mwezi mzima kichwa | =kichwa mwezi mzima | =kichwa & kinazidi | =kichwa siku tatu | =kichwa siku mbili | =head sore |
    =nna kichwa | =nina kichwa | =kichwa tangu | =head ikauma | =head imeniuma | =head inaniuma | =temple & sore | =temple & comb* | =temples & throb* | =temple & throb* | =scalp & sore |
    =scalp & comb* | =hurts to comb | =tempe & lance | =tempe & mal | =tempes & lancent | =tempe & bat | =cuir chevelu & mal | =panja & -uma | =-chana nywele & -uma
  `,
  'jaw-pain':
    '=macher & machoire | =mache & machoire & mal | =jaw & stop & chewing | =-tafuna & taya & -uma | =kutafuna & taya',
  'double-vision': `
    =uko two | =vitu double | =naona double | =anaona double | =kila mtu & wawili wawili | =kila mtu ni wawili | =naona mbili mbili | =anaona mbili mbili | =voit tout en double | =voit deux de |
    =vois deux de | =voit les choses en deux | =eye & not looking where the other | =eye is not looking where | =eyes & not looking the same way | =one eye & turned in & headache |
    =macho hayaelekei pamoja | =macho & hayaangalii pamoja | =macho & yamegeuka makengeza | =amekuwa makengeza | =un oeil & regarde ailleurs | =oeil & parti de cote | =se met a loucher
  `,
  confused: `
    =can not name & own children | =can not name her children | =can not name his children | =not know & own children | =not recognise & own children | =not know & names of her children |
    =not know & names of his children | =forgot & names of & own children | =forgotten & names of & own children | =ne reconnait plus ses enfants | =ne reconnait plus ses proches |
    =ne sait plus le nom de ses | =hajui jina & mtoto wake | =hajui majina & watoto wake | =hajui jina & watoto wake | =hamjui mtoto wake | =leo anaongea & hazina maana |
    =leo anaongea & havina maana | =leo anaongea & hayana maana
  `,
  'numb-saddle': `
    =feel nothing & when i wipe | =can not feel & wipe | =can not feel & paper & toilet | =can not feel & toilet seat | =not feel & toilet seat | =feel nothing & sit on the toilet |
    =like sitting on cotton | =sitting on & cotton wool | =saddle area & dead | =private parts & numb | =privates & numb | =no feeling & when i wipe | =assis sur du coton | =assise sur du coton |
    =sens pas & m essuie | =sent plus & s essuie | =sens rien & m essuie | =sens plus & papier | =sens pas & papier & toilette* | =sens plus & cuvette | =siege & je le sen* pa* |
    =fesses & mortes & pipi | =fesses & sens plus | =entre les jambes & sens plus | =selle & velo & mort* | =sehemu ya kukalia & -fa | =sehemu ya kukalia & ganzi | =nimekalia pamba |
    =nimekaa juu ya pamba | =kama nimekalia & pamba | =kukalia & ganzi | =matako & zimedead | =nyonga & imekufa ganzi | =katikati ya miguu & hisia | =katikati ya mapaja & hisia |
    =sehemu ya siri & ganzi | =sehemu & tandiko & imekufa | =sifeel nikikaa | =can not feel anapokaa | =can not feel & nikikaa | =sihisi & nikikaa & choo* | =nikikaa chooni sisikii |
    =-jifuta & !-sikia | =-jifuta & !-hisi | =-jipanguza & !-sikia | =-jipanguza & siskii | =-jipanguza & !-hisi | =-tawaza & !-hisi | =-tawaza & !-sikia | =-wipe & siskii |
    =karatasi & chooni & !-hisi | =karatasi & choo* & !-sikia | =hata karatasi & !-hisi | =nikikaa chooni & !-hisi | =nikikaa chooni & !-sikia | =sehemu ya kukalia & hisia |
    =numb & between my buttocks | =ganzi & katikati ya matako | =engourdi* & entre les fesses
  `,
  'bladder-bowel-change': `
    =wets herself without | =wets himself without | =trousers were wet & not | =trousers were wet and | =wetting herself & knows | =knows & wetting herself | =knows & wetting himself |
    =not felt my bladder | =not feel my bladder | =can not feel & bladder | =can not tell & finished & toilet | =could not tell whether i & finished | =peed & without knowing |
    =poo comes & not feel | =fait sous lui | =fait sous elle | =fait pipi & sans & sentir | =mouill* & sans le savoir | =moui* & san le savoir | =mouill* & sans m en rendre |
    =mouill* & sans s en rendre | =urine & sans s en rendre | =pantalon mouille & sans | =sens plus & vessie | =sens plus quand j urine | =sens plus l envie & uriner | =najidondoshea |
    =anajidondoshea | =anajikojolea & hajui | =-lowesha godoro | =-kojoa & hajui | =sijui & nimemaliza choo | =sijui kama nimemaliza | =xijui nmemaliza | =sizuii mkojo | =mkojo & unatoka & sijui |
    =susu inatoka tu | =susu & yenyewe | =anavaa nepi & mgongo | =amekojoa kwa bed | =mkojo & !-hisi | =mkojo & !-sikia & unatoka | =hasikii haja & ganzi
  `,
  'both-legs-weak': `
    =boath legs & jelly | =both feet slap | =lost her legs since | =lost his legs since | =legs & gone & can not stand | =legs & no longer carry | =crawl to toilet | =jambes & portent plus |
    =jambes & me portent plu* | =jambe & me portent plu* | =jambes & comme du caoutchouc | =orteils & accrochent | =pieds & accrochent & sol | =miguu yote & kama ya mpira |
    =miguu yote & kama mpira | =miguu yote & jelly | =miguu zote & jelly | =miguu zote & kama uji | =miguu yote & tambi | =miguu imekuwa tambi | =miguu & imekuwa kama uji | =miguu yote & haibebi |
    =miguu yote & haimbebi | =miguu yote & hainibebi | =miguu haimbebi | =miguu yote & inakunjika | =miguu & inakunjika & -simama | =miguu yote & haisimami | =miguu zote & hazina nguvu |
    =miguu yote & imekufa | =miguu zote & zimekufa | =miguu yote & -goma | =miguu zote & hazisimami | =miguu yote & inahisi mizito | =jambe* & porte plu* | =miguu & kama uji
  `,
  'back-pain': `
    =back pane | =backpain | =dos & qui tue | =dos ki tue | =dos & tue & jambe* | =le do fe mal | =le do fait mal | =do fe mal | =mal au do | =reins bloques | =depuis la chute le dos |
    =mal ya mgongo | =mgongo & -shika | =mgongo & -mshika | =mgongo & -bana | =mgongo & -mbana | =mgongo & -kataa | =mgongo na sasa | =mgongo unaua | =mgongo & haunyooki | =kiuno & -shika |
    =kiuno & -lia | =kiuno & kikalia | =kiuno & -bana | =slipped disc | =mgonjwa wa pingili | =hernie discale
  `,
  'feeds-weakly': `
    =lets the nipple fall | =nipple & falls out | =nipple & fall out | =nipple & slips out & mouth | =licks the nipple | =lick* & nipple & gives up | =two small sucks | =two sucks & leaves |
    =two sucks & mouth | =only two sucks | =only 2 sucks | =2 sucks since | =sucks & gives up | =not finish & spoon | =used to & finish & bottle* & now | =bottles & almost full |
    =milk & sits in & cheek | =breasts & hard & nothing is taken | =breasts & full & not suck* | =the other & refused everything | =the other & refuses everything | =refused everything since |
    =refused the breast | =skip* feeds for a day | =turns her head from & breast | =turns his head from & breast | =too tired to suck | =laisse le sein | =laisse tomber le sein |
    =abandonne & sein | =sein & abandonne | =mordille & sein | =lache & sein | =lache & sandor* | =refuse le sein | =refuse le sin | =veu* plu* le sin | =veu* plu* le sein | =veu* plu* tete* |
    =tetees manquees | =boude le biberon | =boude le sein | =lait & reste dans & joue | =l autre refuse tout | =deux gorgees depuis | =2 gorgees depuis | =detourne la tete du sein |
    =trop faible pour teter | =se reveille pas pour teter | =plus la force de teter | =titi & linadondoka | =titi & -dondoka & mdomo* | =titi & analilamba | =ziwa & analilamba | =-lamba & titi |
    =-lamba & chuchu | =-lamba & kuliachia | =analamba mara moja | =chuchu & -teleza | =chuchu & havuti | =chuchu mdomoni & havuti | =havuti ziwa | =havuti titi | =nikimweka kifuani & -geuza |
    =-kata kunyonya | =kukata kunyonya | =kamekata kunyonya | =amekata kunyonya | =huacha kunyonya | =ameacha kunyonya | =amekataa ziwa | =amekataa titi | =kakataa titi | =kakataa kunyonya |
    =amegoma kunyonya | =hashiki ziwa | =hashiki titi | =ziwa & limejaa & hataki | =maziwa & -jaa & hataki | =ziwa & hataki & tangu | =anavuta mara mbili & -acha | =alikuwa & anamaliza chupa |
    =ml anashindwa | =kijiko & matone & yanarudi | =mwenzake amekataa | =amekataa kabisa tangu | =taya & halina nguvu | =hataki breast | =hataki boob | =ameacha kushika breast |
    =hana nguvu ya kunyonya | =anavuta kidogo | =ne veut pas le sein | =ne veut pas tete* | =tete & plu depuis | =ne tete plus depuis | =refuse everything & breast |
    =breasts & stones & not empty* | =refuse le biberon & depuis | =jana alinyonya mara moja | =will not wake & feed | =hajavuta hata mara | =breasts & full & refuses
  `,
  fever: `
    =thermometer & 38 | =therm & says 38 | =kipimajoto & 38 | =thermometre & 38 | =kichanga & wa moto sana | =kichanga & moto sana | =38.0 & under | =reads 38.0 | =says 38.0 | =temp* & 38.0
  `,
  'cold-body': `
    =cold as a fish | =cold & 35.0 | =tou froi* | =froid comme un poisson | =baridi kama samaki | =baridi kama chura | =baridi kama maji & mwili | =stays cold & skin to skin |
    =reste froid & peau contre peau | =baridi & ngozi kwa ngozi
  `,
  grunting: `
    =breath out & ends with | =every breath & ends with | =each breath & ends with | =every breath & little uh | =breath & uh uh | =moan* & each breath | =moan* & every breath |
    =little noise & each breath out | =petit bruit en soufflant | =petit bruit & a chaque souffle | =gemit a chaque souffle | =grogne a chaque & respir* | =kila pumzi & eh | =kila pumzi & uh |
    =kila pumzi & mm | =anaguna kila akitoa | =kila breath & sound | =kila pumzi & sauti kama
  `,
  'ribs-draw-in': `
    =breath & groove | =below the ribs & hole | =under the ribs & hole | =hole & each time she breathes | =hole & each time he breathes | =dip* & under & ribs & breath* |
    =ribs & suck* in & breath* | =chest & sucks in & breath* | =chest & caves in & breath* | =chest & sinks in & breath* | =entre & cotes & creux & respire | =sous les cotes & trou & respir* |
    =sous les cotes & creus* & respir* | =bas de sa poitrine & enfonce | =bas de la poitrine & enfonce | =poitrine & s enfonce & respir* | =poitrine & s enfonce & inspir* |
    =poitrine & s enfonce & prend de l air | =bas de la poitrine & rentre | =tumbo linapanda & kifua kinashuka | =kifua & kinaingia ndani & -pumua | =chini ya kifua & -bonyea & -pumua |
    =chini ya mbavu & -bonyea & -pumua | =chini ya mbavu & shimo & -pumua | =chini ya mbavu & -ingia & -pumua | =kifua & -zama & -pumua | =chest & inaingia ndani & -breathe |
    =chest inaingia ndani | =ribs & zinaingia | =akibreathe & ribs | =entre le cote & trou*
  `,
  limp: `
    =stays exactly as i | =stays the way i lay | =stays the way i put | =lies as i put | =aucun geste spontane | =reste comme je la pose | =reste comme je le pose | =reste comme on le pose |
    =anabaki kama nilivyomweka | =kama nilivyomlaza | =vile nimemweka & -baki | =hasogezi mkono wala mguu | =hachezeshi mikono
  `,
  'blue-lips': `
    =cries & tongue & blue* | =cries & tongue & colour of | =cries & lips & blue* | =ongles & ardoise | =pleure & langue & myrtille | =pleure & langue & violet* | =akilia & ulimi & zambarau
  `,
  'baby-yellow': `
    =colour of turmeric | =already yellow | =yellow like mango | =yellow like a mango | =yellow as a mango | =yellow like a paw paw | =yellow like a pawpaw | =yellow like pawpaw |
    =colour of a mango | =colour of mango | =colour of butternut | =yellow like butternut | =teinte du curcuma | =couleur curcuma | =couleur du curcuma | =couleur de & mangue |
    =jaune comme une mangue | =deja jaune | =deja jone | =jone partou* | =jaune & figure | =rangi ya bizari | =rangi ya binzari | =njano kama binzari | =njano kama bizari | =njano kama papai |
    =njano kama embe | =rangi ya papai | =rangi ya embe | =yellow kama mango | =yellow kama embe
  `,
  'first-day': `
    =not a day old | =born yesterday evening | =less than a day old | =ne iyer | =nee iyer | =arrivee au monde hier | =arrive au monde hier | =venue au monde hier | =ne ce mat* & jaune |
    =nee ce mat* & jaune | =kazaliwa jana | =alizaliwa jana usiku | =not even & hours old
  `,
  'yellow-palms': `
    =soles & turmeric | =soles & yellow | =soles & mango | =palms & turmeric | =palms & yellow | =jaune partou* & main* | =jone partou* | =jaune & jusqu aux talons | =jaune & jusqu aux pieds |
    =plante & pied* & jaune* | =plante & pied* & curcuma | =paumes & jaunes | =paumes & curcuma | =paume des mains & jaune | =unyayo & papai | =nyayo & papai | =unyayo & njano |
    =njano & mpaka & nyayo* | =njano & hadi & nyayo* | =vganja & njano | =unyayo & binzari | =nyayo & bizari | =miguu & njano & chini | =feet & like turmeric | =feet & like mango |
    =imefika & nyayo* | =imefika & viganja* | =miguu & chini & njano | =palms & mango | =viganja & papai | =paumes & mangue
  `,
  'navel-red': `
    =autour du nombril & rouge* | =nombril & rouge vif | =rougeur & ventre & nombril | =kwa cordon & rouge | =ngozi inayozunguka & nyekundu | =majimaji ya njano & kidonda* & -nuka |
    =red ring & navel | =kitovu & rouge | =rouge & kuzunguka
  `,
  'vomits-all': `
    =shoots back out | =shoots back & spoon* | =spoon in & back out | =every drop & comes back | =chaque gorgee & revient | =chaque cuillere & revient | =revomi* tou* | =revomit tout |
    =rien ne tient & estomac | =rend toutes les gorgees | =kinarudi chote | =kinachoingia & kinarudi | =kila kinachoingia & -rudi | =vyote vinarudi | =chochote & kinarudi |
    =chochote anachokula & -rudi | =kila kitu & anarudisha & maziwa | =everything inarudi | =everything anatapika | =nothing & inakaa tumboni | =hata water & haikai | =hawezi kubakisha |
    =akinywa & kinarudi | =chaque biberon & revient | =whatever & spoon in & back
  `,
  'cannot-drink':
    '=hata tone hajameza | =hajameza chochote & tangu | =hana ngv ya kunywa | =anakosa nguvu ya kunywa | =demande ni a boire | =pas la force de boire',
  drowsy: `
    =slept through & thermometer | =sleeps through & thermometer | =will not open her eyes for | =will not open his eyes for | =head & flops & hot | =like a sack & fever | =sit him up & folds |
    =sit her up & folds | =like a rag doll & fever | =like a rag doll & hot | =floppy like a rag doll | =eyes open & nobody & fever | =no longer lifts his head | =no longer lifts her head |
    =no longer holds his head | =no longer holds her head | =too sleepy to drink | =dort partout & fievre | =dort & meme pendant qu on & lave | =ouvre les yeux & referme & retombe |
    =replie les jambes & redort | =ne suit plus & yeux | =suit plus avec les yeux | =yeux ouverts & plus personne | =tete ne tient plus | =tete & ne tient plus & fievre |
    =comme une poupee de chiffon | =comme un sac & fievre | =mou comme un chiffon | =molle comme un chiffon | =trop endormi pour boire | =macho & wazi & hakuna mtu | =macho & wazi & kama dirisha |
    =anakaa kama gunia | =kama gunia & homa | =mwanasesere wa kitambaa | =kama mwanasesere & homa | =kama kitambaa kilicholowa | =kama nguo iliyolowa | =nikimwamsha & anafumba |
    =nikimwita & jicho nusu | =nikimwita & anafungua jicho | =anafungua jicho nusu | =kichwa & kinaning inia | =ananitazama kama hanioni | =ananiangalia kama hanioni |
    =macho & wazi but hakuna mtu | =macho & wazi lakini hakuna mtu | =macho & wazi lakini kama | =eyes & open but nobody | =yeux ouverts mais personne | =dor* & reveil* pa* pour boire
  `,
  fit: `
    =had fitt | =fitt with fever | =fitt & fever | =stiffened & eyes up | =eyes rolled back & stiff* | =eyes rolled back & fever | =corps & mis a sauter | =corps & mi* a saute* |
    =corps & sautait & yeux | =yeux & retournes & raid* | =degege | =-kaza mwili & povu | =-kaza mwili & macho | =-kaza mwili wote & mikono | =-kaza mwili & homa | =akastiff | =amestiff |
    =macho & ikaroll back | =macho & zikaroll | =macho & yakageuka juu | =eyes & zikaroll | =povu & ikatoka & mwili | =povu & mdomoni & -tetemeka | =nimeanguka na kujerk | =akaanguka & akajerk |
    =fever & akajerk | =mwili & unajerk | =amekaza mwili wote | =alikaza mwili wote | =akakaza mwili wote
  `,
  'slow-skin': `
    =skin & stays up & tent | =stays up like a tent | =skin & like a tent | =pinch & tummy & fold | =pinch & belly & fold | =fold & just stays | =fold stays | =skin & stays pinched |
    =skin & stays folded | =peau & reste pincee | =pli & ventre & reste | =pli & reste & pinc* | =peau & reste plissee | =ngozi & inabaki & -vuta | =ngozi & imebaki imesimama
  `,
  dehydrated: '=cries without a tear | =pleure a sec | =plus de larme* | =analia & hakuna machozi | =halii machozi',
  'sunken-eyes': `
    =eyes & like two holes | =eyes & gone hollow | =yeu* dan* le crane | =yeux & dans le crane | =yeux comme des trous | =macho & kama mashimo | =yameingia shimo* | =eyes & zimeingia ndani
  `,
  diarrhoea: `
    =watery napp* | =watery diaper* | =napp* & just water | =napp* & like water | =couche* d eau | =couche* liquide* | =couche* & que de l eau | =fe de l eau | =fe de leau | =anaendesha maji |
    =nepi & maji maji | =nepi & majimaji | =pampers & maji tu | =diaper & maji tu | =days of water | =days of watery
  `,
  'pale-palms': `
    =inner hands & white | =inner hands & no colour | =inner hands & eyelids | =eyelids & no colour | =no pink & palms | =no pink & hands | =no pink & eyelids | =no pink & gums |
    =not a trace of pink | =hands & like candle wax | =palms & like candle wax | =palms & like wax | =palms & no blood in | =hands & no blood in them | =inside of & eyelids & white |
    =interieur & paupier* & blan* | =linterieur & paupier* & blan* | =paupieres & plus de couleur | =paumes & comme de la cire | =mains & comme de la cire | =paumes & plus de couleur |
    =mkono & hauna damu | =mikono & haina damu | =mikono & kama haina damu | =mkono ndani & eupe | =mkono ndani & mweupe | =mkono & mweupe pe | =kiganja & mweupe pe |
    =mdomo & kucha & hakuna wekundu | =viganja kama unga | =kiganja & hakuna damu | =kiganja & mweupe | =kiganja & hakuna rangi | =viganja & havina rangi | =viganja & havina damu |
    =hana rangi kabisa | =hana damu kabisa | =palms & mweupe | =palms & nyeupe | =mweupe & kama ugali | =mweupe & kama chaki | =mkono & hauna damu kabisa
  `,
  'thin-arm': `
    =tape & into the red | =tape & arm & red part | =nothing but skin and bone | =only skin and bone* left | =mifupa na ngozi tu | =ngozi na mifupa tu | =-pima mkono & nyekundu |
    =-pima mkono & wekundu | =tape & mkono & red | =ruban & dans le rouge
  `,
  'both-feet-swollen': `
    =both feet & puff* | =both feet pitting | =miguu yote & inabonyea | =miguu yote & -bonyea & -gusa | =miguu zote & zinabonyea | =deux pieds & bouffis | =miguu yote & kama puto
  `,
  'not-eating':
    '=refuses rutf | =refuses plumpy* | =refuse le plumpy* | =refuse l atpe | =hataki plumpy* | =hataki rutf | =amekataa plumpy*',
  'cloudy-eye': `
    =eye & white cloud | =ey & white cloud | =eye & gone milky | =eye & milky & measles | =oeil & voile blanc | =oeil & nuage blanc | =oeil & lait & rougeole | =jicho & ukungu mweupe |
    =macho & ukungu mweupe | =mac & ukungu mweupe | =jicho & utando mweupe | =jicho & wingu
  `,
  'deep-mouth-sores': `
    =cheeks & craters | =mouth & craters | =mouth & deep holes | =tongue & deep holes | =trous & profond* & joues | =bouche & crateres | =mdomo* & mashimo & vidonda | =mashavu* & mashimo & ndani
  `,
  'swelling-behind-ear': `
    =hot red bump behind | =red bump & behind it & ear | =ear & lump behind it & hot | =bump & behind & ear & fever | =behind & ear & hot & swollen | =ear & swelling behind it |
    =ear & sticks out & fever | =ear & pushed out & fever | =ear & pushed forward | =oreille & tumefaction | =pavillon ecarte | =pavillon & decolle & fievre | =oreille & ecartee & fievre |
    =nyuma ya oreille & -vimba | =nyuma ya oreille & moto | =nyuma ya ear & -vimba | =behind ear & imevimba | =sikio & nyuma yake & uvimbe | =sikio & nyuma yake & -fura |
    =sikio & nyuma yake & -vimba | =sikio & kama sahani | =nyuma ya sikio & yai | =nyuma ya sikio & pamefura | =nyuma ya sikio & pana moto | =sikio & limesukumwa mbele
  `,
} as const;
