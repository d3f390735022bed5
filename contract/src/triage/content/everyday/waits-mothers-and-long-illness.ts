/**
 * Signs of mothers and of long illness that are to be seen today or soon, as people tell them: found as they
 * are written (`=`).
 */
export const mothersAndLongIllnessWaits = {
  'leaks-waste': `
    =urine leaks | =urine dribbles | =urine trickles | =pee trickles | =pee dribbles | =pee leaks | =wee leaks | =wee just leaks | =wee dribbles | =wee trickles | =wee runs down |
    =urine runs down & legs | =pee runs down & legs | =urine & down my legs | =urine & down her legs | =can not hold my urine | =can not hold her urine | =can not hold my pee |
    =can not hold my wee | =leaking urine & day and night | =leaks urine & day and night | =wet day and night & urine | =wets everything without | =wets herself without feeling |
    =stool & front passage | =stool comes through & vagina | =stool & out of the vagina | =stool & through the front | =poo & front passage | =poo comes out & vagina | =poop & front passage |
    =faeces & vagina | =urine coule toute seule | =urine coule seule | =urine coule sans | =urine coule & jour et nuit | =urine coule le long | =urine sort toute seule |
    =urines coulent toutes seules | =urine s ecoule | =pipi coule tout seul | =pipi coule sans | =pipi sort tout seul | =suinte jour et nuit | =coule jour et nuit & urine | =perds mes urines |
    =perd ses urines | =selles par devant | =caca & par devant | =caca par le devant | =selles & par le vagin | =caca & par le vagin | =gaz & par le vagin | =selles sortent toutes seules |
    =selle sort* toute seule | =mkojo unatoka wenyewe | =mkojo unatoka yenyewe | =mkojo unavuja | =mkojo inavuja | =mkojo unanitoka | =mkojo inanitoka | =mkojo unamtoka | =mkojo inamtoka |
    =mkojo hutoka wenyewe | =mkojo unachuruzika | =mkojo unatiririka | =mkojo & bila kujizuia | =mkojo & bila kujijua | =mkojo bila kujua | =kuvuja mkojo | =anavuja mkojo | =navuja mkojo |
    =mkojo & mfululizo | =mkojo wenyewe | =kinyesi kinapita mbele | =kinyesi kinatoka mbele | =kinyesi & ukeni | =kinyesi & sehemu ya uzazi | =kinyesi & njia ya mbele |
    =choo kikubwa & njia ya mbele | =choo & njia ya mbele | =choo kinatoka mbele | =mavi & ukeni | =mavi & njia ya mbele | =upepo & njia ya mbele | =urine inatoka yenyewe | =urine inavuja |
    =urine inanitoka | =pee inavuja | =pee inatoka yenyewe | =mkojo & navaa nepi | =mkojo & anavaa nepi | =mkojo & nepi | =mkojo & nanuka | =mkojo & ananuka | =mkojo & nguo zinanuka |
    =mkojo & kanga | =mkojo & naona aibu | =mkojo & watu wananitenga | =mkojo & watu wananikimbia | =mkojo & wanamkimbia | =urine & navaa nepi | =urine & nanuka | =hold my urine & runs down |
    =hold her urine & runs down | =pee & wear nappies | =urine & wear nappies | =urine & wear pads | =delivery & wear cloths | =birth & wear cloths | =delivery & wear nappies |
    =urine & je mets des couches | =urine & elle met des couches | =urine & je mets des linges | =susu inavuja | =susu inatoka yenyewe | =poop inatoka mbele | =stool inatoka mbele
  `,
  'urine-leak-since-birth': `
    =birth & urine leaks | =birth & wee & leaks | =birth & pee & leaks | =birth & urine trickles | =birth & urine dribbles | =since the baby & leak urine | =since the birth & leak urine |
    =laboured & dribbles | =labour & ever since & wet* | =delivery & trickles | =delivery & urine leaks | =trickles & since & delivery | =leaking & since & delivery |
    =leak urine & since & birth | =leaking urine & since & birth | =pushed for & days & urine | =pushed & first out & pee | =birth & stool & front | =birth & poo & front |
    =stool & since & birth | =since & baby came & hold my urine | =since birth & nappy & urine | =since & labour & nappy & urine | =accouchement & urine coule |
    =accouchement & urine & toute seule | =accouchement & pipi | =accouchement & sens l urine | =accouchement & pertes d urine | =accouchement & caca | =accouchement & selles & devant |
    =depuis l accouchement & urine | =depuis mon accouchement & urine | =depuis que j ai accouche & urine | =accouchman & urine | =acouchman & urine | =acouchman & selle | =acouchman & pipi |
    =acouchement & urine | =acouchement & caca | =akouchemen & urine | =akouchemen & caca | =tangu & -jifungua & mkojo | =toka & -jifungua & mkojo | =kutoka & -jifungua & mkojo |
    =since & -jifungua & mkojo | =depuis & -jifungua & mkojo | =mkojo & tangu & -jifungua | =tangu nijifungue & mkojo | =tangu ajifungue & mkojo | =tangu kujifungua & mkojo |
    =tangu nizae & mkojo | =tangu azae & mkojo | =toka nizae & mkojo | =toka azae & mkojo | =kutoka nizae & mkojo | =mkojo & upasuaji wa kuzaa | =tangu nijifungue & kinyesi |
    =tangu nizae & kinyesi | =kutoka nizae & kinyesi | =tangu ajifungue & kinyesi | =tangu azae & kinyesi | =tangu nijifungue & choo & mbele | =tangu accouchement & urine |
    =tangu accouchement & mkojo | =depuis accouchement & mkojo | =since birth & mkojo | =laccouchement & urine | =laccouchement & lurine | =lakouchemen & lurine | =lakouchemen & urine |
    =nijifunguwe & mkojo | =ajifunguwe & mkojo | =selles & par devant | =caca & par le vagin | =selles & par le vagin | =stool & front passage | =stool & through & vagina |
    =poo & front passage | =faeces & vagina | =kinyesi & ukeni | =kinyesi kinapita mbele | =kinyesi kinatoka mbele | =kinyesi & njia ya mbele | =choo kikubwa & njia ya mbele |
    =mavi & njia ya mbele | =poop inatoka mbele | =labour & ever since then | =tangu delivery & mkojo | =tangu delivery & urine | =since delivery & mkojo | =tangu nizae & urine |
    =tangu nijifungue & urine | =fistula | =fistule obstetricale | =caca & par devan | =selles & par devan | =since my labour & urine | =since my long labour & urine | =since baby & pee leaks |
    =since baby & urine leaks | =since baby & wee leaks | =since the baby & wee leaks | =since the baby & urine leaks
  `,
  'long-labour': `
    =pushed for two days | =pushed for three days | =pushed for 2 days | =pushed for 3 days | =laboured for three days | =laboured for four days | =laboured for two days | =three day labour |
    =two day labour | =four day labour | =labour of three days | =labour of two days | =labour ya siku tatu | =labour ya siku mbili | =uchungu wa siku tatu | =uchungu wa siku mbili |
    =uchungu siku tatu
  `,
  spotting: `
    =brown smear | =brown smears | =brown spot & wipe* | =brown spots & wipe* | =brown spot & pant* | =brown spots & pant* | =brown spot & liner | =brown dots & liner | =brown & on the tissue |
    =pink & on the tissue | =pink smear | =pink smears | =brown smudge* | =pink smudge* | =brown drop & pant* | =spot of brown | =streak of pink | =smear of blood | =spot of blood |
    =drop of blood & pant* | =brown stain & pant* | =brown stain & underwear | =brown discharge & wipe* | =brown & toilet paper | =pink & toilet paper | =spot & underwear | =spotting |
    =trace brune | =traces brunes | =trace marron | =traces marron | =trace rosee | =traces rosees | =tache de sang | =taches de sang | =tache & culotte | =taches & culotte | =tache & slip |
    =taches & slip | =pertes brunes | =pertes marron | =pertes rosees | =gouttes brunes | =goutte de sang & culotte | =rose & en m essuyant | =brun & en m essuyant | =sang & en m essuyant |
    =tone & kahawia | =matone & kahawia | =doa la pinki | =tone la pinki | =tone & chupi | =matone & chupi | =doa & chupi | =madoa & chupi | =alama & chupi | =nikijifuta & kahawia |
    =nikijifuta & damu | =nikijipanguza & damu | =nikijipanguza & kahawia | =nikijipangusa & doa | =nilipojipangusa & doa | =nilipojifuta & damu | =spot & brown & panty | =spot & ya brown |
    =kaspot & brown | =kaspot ka brown | =tone & pink | =drop & brown & panty | =tone & brown | =spotting kidogo | =naspot | =nimespot | =anaspot | =nimeona spot | =spot kwa panty |
    =damu & kwa tissue | =pink kwa tissue | =brown kwa tissue | =pink spot & wipe* | =pink spots & wipe* | =pink spot & pant* | =pink spots & pant* | =pink spot & liner | =pink spot & tissue |
    =pink spots & tissue | =pink spot & underwear | =pink spots & paper | =tache brune & papier | =taches brunes & papier | =tache brune & essuyant | =taches brunes & essuyant |
    =taches brunes & slip | =taches brunes & culotte | =tache brune & culotte | =tache brune & slip | =tache marron & culotte | =tache marron & slip | =tache marron & papier |
    =tache rose & papier | =tache rose & culotte | =tache & protege slip | =taches & protege slip | =petite trace rose | =petite trace rosee | =trace rose & papier | =trace rosee & papier |
    =trace de sang & papier | =trace de sang & culotte | =tite trace marron | =doa & kahawia & chupi | =doa & kahawia & karatasi | =doa & kahawia & pedi | =tone & kahawia & chupi |
    =alama & kahawia & chupi | =alama & kahawia & karatasi | =alama & kahawia & nikijifuta | =alama & hudhurungi & chupi | =doa & pedi | =matone & pedi | =doa & nilipojifuta |
    =doa & karatasi & choo* | =spots za brown & panty | =spot & panty | =spots & panty | =spot & panties | =spot like & on my panty | =spot like & underwear | =spot like & liner |
    =brown spot & d liner | =brown smear & paper
  `,
  'low-sugar': `
    =finger prick & 3.* | =diabetic was 3.* | =checked & 3.* & soda | =meter low & coke | =meter low & soda | =meter low & juice | =diabetic & meter low | =3.* & took glucose |
    =diabetique & tremblait & jus | =diabetique & suait & jus | =diabetique & tremblais & sucre | =meter & 3.* & sweets | =meter & 3.* & soda | =meter & 3.* & juice | =meter & 3.* & glucose |
    =meter & 3.* & shaky | =meter & 3.* & sugar | =meter & 3.* & nilikunywa | =meter & 3.* & gave me | =mita & 3.* & soda | =3.* & shaky | =3.* & natetemeka | =3.* & nilitetemeka |
    =got the meter & 3.* | =diabet* & dropped & 3.* | =glucometer 3.* | =diabet* & 3.* & juice | =meter & 3.* & sweet* | =etais a 3.* tremblements | =etait a 3.* tremblements |
    =appareil a montre 3.* tremblais | =appareil affiche 3.* tremble | =appareil a affiche 3.* tremblais | =lecteur a montre 3.* tremblais | =my sugar was 3.* | =his sugar was 3.* |
    =her sugar was 3.* | =my sugar is 3.* | =his sugar is 3.* | =her sugar is 3.* | =glycemie a 3.* | =glycemie etait a 3.* | =glycemie 0.6* | =glycemie 0.5* | =glycemie a 0.6* |
    =glycemie a 0.5* | =dextro a 0.6* | =dextro a 0.5* | =dextro 0.6* | =dextro 0.5* | =meter & 3.* & mirinda | =meter & 3.* & coke | =meter & 3.* & fanta | =meter & 3.* & lucozade |
    =meter & 3.* & natetemeka | =sukari yangu ilikuwa 3.* | =sukari yake ilikuwa 3.* | =sukari yangu ni 3.* | =sukari yake ni 3.* | =sukari ilishuka
  `,
  'sugar-helped': `
    =all good now thinking | =completely right again | =entirely myself | =fully herself again | =completely fine now & has eaten | =sweets & no shakes now | =glucose & right again |
    =juice & right again | =coke & himself | =coke & herself | =soda & fine now | =juice & fine now | =glucose & tout a fait bien | =sucre & tout a fait bien | =minutes & tout va bien & sucre* |
    =miel & tremble plus | =miel & tranble plu | =jus & plaisante comme | =jus & comme d habitude | =tout a fait bien & tete claire | =tout a fait bien & esprit clair | =soda & niko fiti |
    =juisi & niko sawa | =sukari & niko sawa sasa | =soda & nikawa sawa | =soda & akawa sawa | =juisi & akawa sawa | =juice & niko poa | =soda & niko poa | =glucose & niko poa |
    =juice & akawa sawa | =glucose & akawa sawa | =minutes & niko fiti | =niko fiti kabisa & soda | =5.* & alert | =6.* & alert | =5.* & no shakes | =6.* & no shakes | =6.* & entirely myself |
    =6.* & all good | =6.* & completely right | =6 & completely right | =6.* & fully right | =6.* & himself | =6.* & herself | =6.* & myself | =5.* & myself | =6.* & niko fiti |
    =6.* & niko sawa | =6.* & niko poa | =5.* & niko sawa | =6.* & tout a fait bien | =6 & tout a fait bien | =6.* & bien maintenant | =110 & tremble plus | =110 & tranble plu |
    =completely fine now | =all good now | =right as rain & juice | =thinking clearly | =thinking clear | =tout va bien & sucre* | =tout a fait bien maintenant | =plaisante comme d habitude |
    =no shakes now | =sitetemeki tena | =hatetemeki tena | =je ne tremble plus | =tremblements passes | =nimepona kabisa & soda | =de nouveau moi meme | =de nouveau lui meme |
    =de nouveau elle meme | =redevenu lui meme | =redevenue elle meme
  `,
  'calf-swollen': `
    =calf & fat & sore | =caf is fat | =carf is fat | =one calf fat | =lower legs & fatter & sore | =lower leg & fatter | =lower legs is tight | =lower leg & tight in the boot |
    =lower leg & like a sausage | =lower legs & like a sausage | =calf & like a sausage | =calf & centimetres more | =calf & cm more | =leg & centimetres more than | =leg & cm bigger than |
    =calf & bigger than the other | =calf & swole | =calf hard & hot | =sock & will not go & calf | =long bus & calf | =long flight & calf | =bus & lower leg & tight | =mollet & gonfl* |
    =mollet & enfl* | =mollet & plus gros | =mollet gauche & cm | =mollet droit & cm | =molet & gonfl* | =mole gonfle | =mole & gonfle & dur | =mole & gonfle & douloureu* |
    =mollet & sensible & bus | =mollet & apres le bus | =mollet & apres le voyage | =mollet & apres l avion | =bas de la jambe & gonfl* & serre | =ndama ya kushoto & -vimba |
    =ndama ya kulia & -vimba | =ndama ya kushoto & -jaa | =ndama ya kulia & -jaa | =ndama moja & imevimba | =ndama imevimba | =ndama umevimba | =ndama mmoja umevimba |
    =ndama moja ya kushoto & imevimba | =ndama moja ya kulia & imevimba | =ndama ya mguu & -vimba | =ndama & nikiibonyeza | =ndama & imefura | =kafu & mguu & -vimba | =shavu la mguu & -vimba |
    =shavu la mguu & nene | =shavu la mguu & limekuwa | =mashavu ya mguu & -vimba | =muundi & mnene | =mund & mnene | =nyama ya nyuma & chini ya goti & imefura | =nyuma chini ya goti & -vimba |
    =nyuma ya mguu chini ya goti & -vimba | =chini ya goti & imefura & inauma | =nyuma chini ya goti & imefura | =calf imefura | =calf imevimba | =calf inauma & bus | =calf & imeswell |
    =mguu mmoja & mnene kuliko | =mguu mmoja & umevimba & safari | =muundi mmoja & -vimba | =muundi mmoja & mnene | =soksi & haivuki & ndama | =soksi & inabana & ndama | =my calf is thicker |
    =my calf has swollen | =my calf swelled | =his calf has swollen | =her calf has swollen | =sock & one side & calf | =left sock & will not go | =left sock & too tight |
    =left boot & will not go | =right sock & will not go | =right sock & too tight | =right boot & will not go | =one sock & will not go | =one sock & too tight | =one boot & will not go |
    =chaussette gauche & serre | =chaussette droite & serre | =chaussette & un seul cote | =soksi ya kulia & haivuki | =soksi ya kushoto & haivuki | =soksi moja & haivuki |
    =soksi moja & haipiti | =soksi ya kulia & inabana | =soksi ya kushoto & inabana | =soksi moja & inabana
  `,
  wheeze: `
    =still whistling & puffer | =puffer & whistling | =pump & whistling | =inhaler & whistling | =more whistle & asthma | =more whistle than | =whistle & pump helps | =still whistling & talks |
    =chest whistles at night | =whistling at night | =ca siffle la nuit | =ca sifle la nuit | =sifle la nuit | =siffle la nuit | =siffle & inhalateur | =sifle & inhalateur | =nawhiz usiku |
    =kifua kinapiga mluzi | =mluzi unamwamsha | =mluzi unaniamsha | =mluzi & usiku & pumu | =mluzi usiku | =filimbi usiku & kifua | =kifua kinalia usiku | =nawheeze kila usiku |
    =nawheeze usiku | =anawheeze usiku | =nawheeze & inhaler | =bado anawheeze | =anawheeze & inhaler | =asthma & acting up | =asthma & woken | =asthma has woken | =asthma imekuwa mbaya |
    =asthma & imekuwa mbaya | =asthma imeharibika | =asthma yangu imeharibika | =asthma & imezidi | =asthma & imerudi | =asthma & imeongezeka | =asthma & playing up | =asthma & troubling |
    =asthma & wakes at night | =blue pump & twice a night | =puffer every four hours | =puffer every 4 hours | =inhaler every four hours | =inhaler kila four hours | =pompe bleue chaque nuit |
    =ventoline chaque nuit | =inhalateur & tient 4 | =asthme & reveille la nuit | =gene nocturne | =asthme & pire | =asthme & empire | =asthme & revient | =asthme & plus que d habitude |
    =asthme & plus forte | =pumu kidogo zaidi | =pumu & imezidi | =pumu & imerudi | =pumu & imeongezeka | =pumu & imekuwa mbaya | =pumu & usiku & unamwamsha | =pumu & usiku & inaniamsha |
    =pumu & kila usiku | =pampu & mara nne kwa siku | =pampu & mara tatu kwa siku | =navuta mara nne | =navuta pampu & kila usiku | =inhela & mara nne | =asthma wakes me | =asthma wakes him |
    =asthma wakes her | =asthma & wakes me at night | =blue pump & every night | =blue inhaler & every night | =puffer & every night & wake | =inhaler every 4 hours | =puffer every three hours |
    =inhaler every 3 hours | =asthma inanisumbua | =asthma inamsumbua | =asthma & inaniamsha | =asthma & inamwamsha | =pumu inanisumbua | =pumu inamsumbua usiku | =asthme & me reveille |
    =asthme & s aggrave | =asthme & fait des siennes | =crises d asthme & plus souvent | =asthme & plus souvent
  `,
  'racing-heart': `
    =heart & somersault | =heart & hop | =heart & hops | =hart & hop | =heart & thump & then | =heart & double beat | =heart & missed beat | =heart misses a beat | =frog jumps in my chest |
    =jumps in my chest | =fish & jumps & chest | =flutter* in my chest | =coeur & rate un battement | =coeur & s emballe | =coeur & loupe | =coeur & grenouille | =palpit* |
    =moyo & unaruka & pigo | =moyo & unapiga shoti | =moyo & kurukaruka | =moyo unarukaruka | =moyo & mapigo mawili | =moyo & pigo la ziada | =moyo & unadunda mara mbili | =heart & inaskip |
    =moyo inaskip | =moyo & mapigo mawili kwa pamoja | =heart skips beats | =heart skipping beats | =heart keeps skipping | =heart does a flip | =heart does flips | =heart flip flops |
    =coeur fait des bonds | =coeur saute des battements | =double beat & energy drinks | =double beat & coffee | =double battement & boissons | =double battement & cafe |
    =double battement & coeur | =moyo & kuruka pigo | =moyo unaruka pigo | =heart & inaruka beat
  `,
  'long-cough': `
    =cough* & week five | =cough* & week six | =cough* & week four | =cough* & week three | =cough* & fifth week | =cough* & fourth week | =cough* & third week | =cough* & sixth week |
    =cough & 3rd week | =cough & 4th week | =cough & 5th week | =cough & 6th week | =coughing & a month or more | =cough* & more than a month | =clearing my chest & month |
    =clearing his chest & month | =cough & nearly two months | =cough & two months now | =coughing since & easter | =coughing & since & christmas | =cough & refuses to leave & week* |
    =toux & cinquieme semaine | =toux & quatrieme semaine | =toux & troisieme semaine | =toux & six semaines | =toux & cinq semaines | =tousse & cinquieme semaine | =tousse & quatrieme semaine |
    =tousse & 3e semaine | =toux & 3e semaine | =toux & 4e semaine | =kikohozi & wiki ya tatu | =kikohozi & wiki ya nne | =kikohozi & wiki ya tano | =kikohozi & wiki ya sita | =kohoz wk |
    =kukohoa & mwezi mzima | =kikohozi & mwezi mzima | =nakohoa & mwezi mzima | =cough & wiki ya tatu | =cough & wiki ya nne | =cough & wiki tatu | =cough & wiki nne | =toux depuis un mois |
    =toux depuis deux mois | =tousse depuis un mois | =tousse depuis deux mois | =kohozi wiki sita | =kohozi wiki nne | =kohozi wiki tatu | =kohozi wiki tano | =nakohoa wiki tatu |
    =nakohoa wiki nne | =nakohoa wiki tano | =nakohoa wiki sita | =nakohoa tangu mwezi | =anakohoa wiki tatu | =anakohoa wiki nne | =anakohoa wiki sita | =nacough wiki tatu | =nacough wiki nne |
    =nacough for a month | =nacough for weeks
  `,
  cough: `
    =nakohoa | =nakoohoa | =nakohowa | =nakohowaa | =kohoz | =clearing my chest | =nacough | =anacough
  `,
  'weight-loss': `
    =shirts & become too big | =shirts & too big & cough* | =collar & got loose | =belt & got loose | =belt & new hole | =skirts slip off | =skirt slips off | =ring slides off |
    =ring slips off | =ring falls off | =wedding ring & loose | =clothes hang on me | =clothes hang on him | =clothes hang on her | =clothes & become big & cough* | =trousers fall & cough* |
    =jupe tourne & toute seule | =pantalon & glisse & toux | =ceinture & un trou de plus | =bague glisse | =alliance glisse | =chemises & trop grandes | =col & trop large & tousse |
    =nguo & zimekuwa kubwa | =nguo & zmekuw kubw | =nguo & kubwa kwangu | =suruali & inadondoka | =suruali & inanivuka | =sketi & inanivuka | =sketi inanidondoka | =mkanda & tundu jipya |
    =pete inadondoka | =pete inavuka | =nimekonda & kikohozi | =kukondaa | =clothes zimekuwa kubwa | =nguo zimekuwa big | =trouser inaanguka | =trousers slip off | =trousers slide down |
    =trousers fall down & belt | =jupes tournent toutes seules
  `,
  'night-sweats': `
    =nighties & drenched | =nightie & drenched | =nightdress & wet | =nightdress & soaked | =wet nightdress | =wake & vest soaked | =vest & soaked & wake | =wake & wet sheets |
    =wake & pillow & wet | =pillow & damp & cough* | =oreiller & humide | =oreiller & trempe | =pyjama & trempe & nuit | =chemise de nuit & trempee | =reveille & trempee | =reveille & trempe |
    =jasho & ucku | =jash usk | =jash & usiku | =shuka & linalowa & usiku | =naamka & nimelowa | =anaamka & amelowa | =sweats & usiku | =nasweat usiku | =anasweat usiku | =jasho & night |
    =mto & unalowa & usiku
  `,
  'foot-wound': `
    =plantar ulcer | =ulcer & heel | =ulcer l heel | =ulcer r heel | =heel ulcer | =toe ulcer | =foot ulcer | =nicked & toe | =nicked & heel | =cut & toe & diabet* | =cut & foot & diabet* |
    =toe & cutting nails | =sore on my foot | =sore on his foot | =sore on her foot | =wound & on my heel | =wound & on my foot | =wound & sole | =shoe & rubbed & heel | =shoes & rubbed & heel |
    =blister & sole | =blister & toes | =raw heel | =stepped on & nail & diabet* | =stepped on & glass & diabet* | =plaie plantaire | =plaie & sous le talon | =plaie & au talon |
    =plaie & au pied | =plaie & sous le pied | =plaie & orteil | =ulcere & talon | =ulcere & pied | =mal perforant | =coupe & orteil & diab* | =ecorchure & talon | =ecorche & talon |
    =chaussure & ecorche | =ampoule percee & pied | =kidonda & kisigino | =kidonda & kidole gumba & sukari | =kidonda & kidole cha mguu | =kidonda & unyayo | =kidonda & nyayo |
    =kidonda & mguuni | =kidonda & kwenye mguu | =kidonda & heel | =kidonda & toe | =kidonda & kwa mguu | =kiatu & kimenichubua | =kiatu & kimemchubua | =viatu & vilinichubua |
    =viatu & vimenichubua | =viatu & vimemchubua | =slippers & imenichubua | =shoe & imenichubua | =ndala & zimenichubua | =malapa & yamenichubua | =imenichubua kisigino |
    =kimenichubua kisigino | =kiatu & kimenichuna | =kiatu & kidonda | =kiatu & lengelenge | =malengelenge & dole gumba | =lengelenge & dole | =malengelenge & mguu* | =malengelenge & unyayo |
    =malengelenge & kisigino | =malengelenge & kidole | =wound & kisigino | =wound & kwa mguu | =ka wound & mguu | =nimekanyaga msumari & sukari | =nimekanyaga msumari & kisukari |
    =kidole cha mguu & nimekata kucha & damu | =pieds nus & clou | =pieds nus & verre | =pieds nus & bout de fer | =pieds nus & tesson | =pieds nus & epine | =barefoot & nail |
    =barefoot & glass | =barefoot & thorn | =barefoot & wire | =pekupeku & msumari | =peku & msumari | =peku & chupa | =peku & mwiba | =peku & kioo | =miguu mitupu & msumari |
    =miguu mitupu & chupa
  `,
  'new-hiv-medicine': `
    =switched hiv tablets | =switched hiv pills | =changed hiv tablets | =changed hiv pills | =new hiv pills | =new hiv tablets | =new hiv treatment | =new hiv drugs | =new arvs | =new arv |
    =hiv tablets & days ago | =week two of the tablets & diagnosed | =diagnosed & week two of the tablets | =started arvs | =started my arvs | =weeks & on arvs | =tld day | =tld jour |
    =tld siku | =tld wiki | =tld week | =nevirapine for | =nevirapine since | =efavirenz since | =abacavir for | =abacavir since | =arvs mpya | =arv mpya | =dawa mpya & hiv | =dawa mpya & vvu |
    =nilibadilishiwa dawa & wiki | =-badilishiwa dawa & vvu | =nimebadilishiwa arv* | =vidonge vipya & vvu | =vidonge vipya & hiv | =dawa za vvu & wiki ya pili | =nouveau comprime & vih |
    =nouveaux comprimes & vih | =nouvo comprimes vih | =nouveaux medicaments & vih | =comprimes vih & semaine | =change de traitement & vih | =commence les arv | =commence ses arv |
    =commence mes arv | =mis sous tld | =pilule* & vih & nouvel* | =nimeanza arv* | =ameanza arv* | =niko na arvs mpya | =arvs mpya week | =on tld 10 | =tld for & days | =tld for & weeks |
    =tld since & days | =tld depuis & jours | =tld depuis & semaines | =week two & arvs | =second week & arvs | =deuxieme semaine & arv | =tld & days | =tld & jours
  `,
  'ear-pain': `
    =pus & ear | =ear & pus & pillow | =ear & draining | =ear & smelly & stuff | =ear & yellow stuff | =yellowish water & ear | =yellow water & ear | =ear is leaking | =ear leaks |
    =ear & runny & smell* | =ear discharge | =discharge from her ear | =discharge from his ear | =discharge from my ear | =mal a loreye | =mal a l oreille | =mal aux oreilles | =loreye & pu |
    =oreille coule | =oreille & pus | =oreille & qui coule | =oreille & liquide jaune | =touche son oreille & pleure | =tire sur son oreille | =otite | =analia sikio | =analilia sikio |
    =sikio & mdudu | =sikio linauma | =sikio & linatoa | =sikio linatoa usaha | =sikio & usaha | =sikio & usaa | =anajikuna sikio & analia | =sikio & linanuka | =sikio inauma | =sikio inatoa |
    =ear inauma | =ear inatoa | =ear yake inauma | =woke rubbing her ear | =woke rubbing his ear | =woke pulling her ear | =woke pulling his ear | =cries & pulling her ear |
    =cries & pulling his ear | =cries & holds her ear | =cries & holds his ear | =anavuta sikio & analia | =anashika sikio & analia | =analia & ear | =se reveille & oreille & pleure |
    =oreille & fait mal
  `,
  diarrhoea: `
    =loose nappies | =nappies & runny | =nappies & soft & runny | =nappies & watery | =diapers & watery | =diapers & runny | =runny poos | =loose poos | =watery poos | =diapers & ni maji tu |
    =nepi & maji tu | =couches & liquides | =selles molles & jour | =selles molles depuis | =cacas mous | =caca mou depuis | =caca & liquide | =kinyesi laini & mara | =choo laini & mara tatu |
    =choo & maji tu | =choo chepesi & mara | =anatoa diapers & maji | =anaharisha | =days of soft poos | =weeks of soft poos | =soft poos & a day
  `,
  fever: `
    =mwili ni hot | =mwili uko hot | =bodi ni hot & mtoto | =child is warm since | =baby is warm since | =mtoto & ana joto tangu | =mtoto yuko moto | =mtoto ni hot tangu | =baby ni hot tangu |
    =mtoto ako hot tangu | =mtoto yuko hot tangu | =baby ako hot tangu | =mtoto ni wa moto tangu | =mtoto & hot since jana | =baby & hot since jana
  `,
  'thin-arm': `
    =tape & 110 mm | =tape & 111 mm | =tape & 112 mm | =tape & 113 mm | =tape & 114 mm | =arm measured 11* | =bras a 110 | =bras a 111 | =bras a 112 | =bras a 113 | =bras a 114 |
    =bras & dit rouge | =bras & zone rouge | =bras & en rouge & nutrition | =mkono & mm & 11* | =utepe & mkono & 11* | =kipimo cha mkono & nyekundu | =tape & mkono & red | =tape ya mkono & red |
    =year old & 110 mm | =year old & 111 mm | =year old & 112 mm | =year old & 113 mm | =year old & 114 mm | =ans & bras & 110 | =bracelet & 110 | =bracelet & 112
  `,
  'keeps-no-fluid': `
    =water come back up | =water comes back up | =food and water come back | =maji na chakula vinarudi | =kila ninachomeza kinarudi | =kila anachomeza kinarudi | =kila tone la maji & -panda |
    =kila tone la maji & -rudi | =hata maji & kinarudi | =hata maji yanarudi | =tout ressort meme l eau | =tout ressort & l eau | =ressor & meme l eau | =water & haikai tumboni |
    =maji hayakai tumboni | =even water comes back
  `,
  dizzy: `
    =saw stars & sat | =saw stars & grass | =saw stars & fine in | =everything went grey & on the grass | =everything went grey | =everything went black & sat | =went white and slid |
    =went white & slid down | =went pale & slid down | =standing too long & sun & dizzy | =went woozy | =tournis | =tete qui tourne & debout | =pique du nez & secondes |
    =il a pique du nez & secondes | =elle a pique du nez & secondes | =voile noir & assise | =voile noir & assis | =vu des etoiles & assis* | =nikaona kiza & nikakaa | =nkaona kiza |
    =nikaona giza & nikakaa | =nikaona nyota & nikakaa | =juani & nikadondoka | =juani & nikaanguka & sekunde | =juani & akaanguka & sekunde | =akawa mweupe & akateleza |
    =akawa mweupe & akaanguka | =parade & nikaona giza | =foleni & nikaona giza | =pique du nez & debout | =pique du nez & soleil | =pique du nez quelques secondes
  `,
  rash: `
    =pimply itchy | =itchy trunk | =pimply trunk | =bumps & itch* & trunk | =boutons & tronc | =upele & kifuani & mikononi | =vipele & kifuani & mikononi
  `,
} as const;
