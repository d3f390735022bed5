/** Poison, bites, burns, accidents and swallowed batteries as people write of them who do not use their names. */
export const poisonBitesBurnsHeard = {
  'swallowed-poison': `
    =nail polish remover & drank | =nail polish remover & swallow* | =relaxer & drank | =relaxer & mouth & {child} | =dissolvant & bu | =defrisant & bu | =laundry pod & bit* |
    =laundry pod & mouth | =paint thinner & swallow* | =turps & drank | =dawa ya mende & -la | =dawa ya mende & mdomoni | =dawa ya mende & -lamba | =dawa ya kunguni & -nywa |
    =slug pellets & ate | =mosquito coil & ate | =lamp oil & drank | =lamp oil & swallow* | =kerosini & -nywa | =fertili* & ate & {child} | =fertili* & swallow* | =urea & swallow* |
    =engrais & avale | =permanganate & drank | =formalin & drank | =formalin & -nywa | =formol & bu | =hydrogen peroxide & drank | =eau oxygenee & bu | =betadine & drank | =betadine & -nywa |
    =liniment & drank | =liniment & -nywa | =camphor & ate | =camphre & mange* | =camphre & avale | =eucalyptus oil & drank | =too much insulin | =trop d insuline | =insulini nyingi mno |
    =spoon instead of drops | =kijiko badala ya matone | =cuillere au lieu de gouttes | =avale la plaquette | =avale une plaquette | =avale deux plaquettes | =gobe la plaquette |
    =avale toutes ses pilules | =-meza & tablets nyingi | =-meza & pills nyingi | =-meza & tabs nyingi | =-la & rat poison | =-nywa & rat poison | =-nywa & pesticide | =-nywa & bleach |
    =-nywa & paraffin | =-meza & paraffin | =swallowed all the tablets | =avale tous les comprimes | =mouthful & crop spray | =mamie & vide & dans sa main | =mamie & vide & dans ses mains |
    =papi & vide & dans sa main | =papy & vide & dans sa main | =iron tablets jar & gone | =iron tablets bottle & gone | =piritons kama thelathini | =piriton kama ishirini |
    =piritons kama ishirini | =soda bottle & had jik | =soda bottle & jik in it | =bottle & had jik in it | =bottle & had bleach in it | =soda bottle & had paraffin |
    =soda bottle & had kerosene | =water bottle & had paraffin | =water bottle & had bleach | =chupa ya soda & ilikuwa na jiki | =chupa ya soda & ilikuwa na jik |
    =chupa ya soda & ilikuwa na petroli | =chupa ya maji & ilikuwa na jiki | =chupa ya maji & ilikuwa na petroli | =bouteille de soda & contenait & javel | =bouteille & contenait & javel |
    =bouteille & contenait & petrole | =bouteille & contenait & desherbant | =alikula tembe & za dada | =alikula tembe & za mama | =alikula tembe & za bibi | =alikula vidonge & za mama |
    =amekula tembe & za bibi | =alikuwa na & nafthalini | =dawa & -bugia & zote | =mabaki & sumu & mdomoni | =unga wa sumu & mdomoni | =sumu & kwenye midomo | =dust & poison & lips |
    =poudre & poison & levres | =-piga funda & jiki | =-piga funda & petroli | =-piga funda & sumu | =-piga funda & dawa ya | =swig & bleach | =swig & paraffin | =swig & kerosene |
    =swig & weed killer | =swig & pesticide | =gulp* & bleach | =gulp* & paraffin | =gulp* & kerosene | =gulp* & pesticide | =mouthful & jik | =mouthful & pesticide | =gorgee & petrole |
    =gorgee & pesticide | =gorgee & insecticide | =gorgee & diluant | =gorgee & essence | =emptied & pill bottle | =emptied & strip & panadol | =finished & strip & panadol at once |
    =dawa zote & nyumbani & -meza | =dawa zote & nyumbani & -nywa | =fistful & tablets | =fistful & pills | =jik & swig | =jik & gulp* | =jik & sip | =jik & sipped | =jik & swallow* |
    =jik & funda | =jiki & funda | =jik & -nywa | =jiki & -nywa | =jik & -bugia | =jiki & -bugia | =kanywa & jik | =kanywa & jiki | =kabugia & jik | =kabugia & jiki | =petroli & funda |
    =mafuta ya taa & funda | =spiriti & funda | =tindikali & funda | =dettol & funda | =dawa ya wadudu & funda | =harpic & funda | =javel & en a pris | =javel & en a bu | =javel & en a avale |
    =petrole & en a bu | =petrole & en a avale | =essence & en a bu | =essence & en a avale | =insecticide & en a bu | =soude & en a bu | =tete la bouteille & petrole | =tetait & petrole |
    =tetait & flacon | =suce & cirage | =bu & cirage | =tete & cirage & bouche | =cirage & avale | =sucking & shoe polish | =drank & shoe polish | =-nyonya & rangi ya viatu |
    =-nywa & rangi ya viatu | =-nyonya & chupa ya mafuta ya taa | =-nyonya & chupa ya dawa | =got in & paraffin tin | =got into & paraffin | =got into & kerosene | =got into & bleach |
    =got into & pesticide | =got in the paraffin | =paraffin & on her breath | =paraffin & on his breath | =breath smells & paraffin | =breath smells & kerosene |
    =produit pour la lampe & bouteille | =petrole & bouteille de fanta | =petrole & bouteille de coca | =bidon & petrole & bu | =croyais & eau & petrole | =croyait & eau & petrole |
    =croyait & eau & javel | =thought & water & paraffin | =thought & water & bleach | =thought it was & cooldrink | =-nywa & akidhani ni uji | =-nywa & akidhani ni maji |
    =-nywa & akidhani ni soda | =-nywa & akidhani soda | =-nywa & akidhani maji | =-nywa & akidhani juisi | =-nywa & akidhani ni juisi | =-nywa & akidhani ni maziwa | =-nywa & nikidhani ni maji |
    =-nywa & nikidhani ni soda | =-nywa & akifikiri ni maji | =-nywa & akifikiri ni soda | =-nywa & dawa ya cow | =-nywa & dawa ya cows | =-nywa & dawa ya mbwa | =-nywa & dawa ya mbuzi |
    =brake fluid & swig | =brake fluid & drank | =brake fluid & swallow* | =brake fluid & sipped | =brake fluid & -nywa | =liquide de frein & bu | =liquide de frein & gorgee |
    =liquide de frein & avale | =coolant & drank | =maji ya breki & -nywa | =liquide de refroidissement & bu | =battery water & drank | =eau de batterie & gorgee | =drank & rat stuff |
    =drank & rat powder | =drank & rat pills | =rat stuff & ate | =rat stuff & swallow* | =rat pellet* & lips | =rat pellet* & fingers | =rat pellet* & mouth | =rat pellet* & tongue |
    =rat bait & lips | =rat poison & lips | =rat powder & lips | =rat cake & ate | =gundi ya panya & -meza | =gundi ya panya & mdomoni | =gundi ya panya & kameza | =gundi ya panya & kala |
    =glue & for rats & ate | =colle a rats & mange | =granules & rats & levres | =rose & rats & levres | =dawa ya panya & kala | =dawa ya panya & mdomoni | =dawa ya panya & vidole* & -lamba |
    =duduthrin & chin | =duduthrin & mouth | =duduthrin & -nywa | =duduthrin & drank | =actellic & -nywa | =actellic & drank | =roundup & drank | =roundup & -nywa | =roundup & bu |
    =dursban & drank | =dursban & -nywa | =selecron & -nywa | =thiodan & drank | =thiodan & bu | =doom & drank | =doom & -nywa | =norbatik & -nywa | =sniper & drank | =sniper & -nywa |
    =siphon* & bouche & avale | =siphon* & bouche & produit | =siphon* & mouth & swallow* | =siphon* & petrol & swallow* | =siphon* & petrol & mouth | =sucked & petrol & pipe |
    =aspire & essence & bouche | =-nyonya & petroli & mdomo* | =-vuta & petroli & mdomo* | =avale & produit pour les | =avale du produit | =bu & produit pour les tomates |
    =bu & produit pour les tiques | =produit & tiques & ouvert* | =crop spray & mouth | =concentrate & down my collar | =concentrate & down his | =sprayer & burst & mouth |
    =dawa ya kunyunyizia & mdomoni | =dawa ya kunyunyizia & -meza | =dawa & shamba & mdomoni | =dawa ya wadudu & -onja | =kikombe & kinachonusa dawa | =kikombe & kinanuka & wadudu |
    =kikombe & kinachonuka & wadudu | =glass & smell* & pesticide | =verre & odeur & pesticide | =gobelet & odeur & insecticide | =op ingestion | =op poisoning | =miosis & bronchorr* |
    =miosis & fasciculat* | =pupils & pinprick* | =pupils & pin pricks | =pupils & pinpoint* | =pupilles & tete d epingle | =waragi & snow* | =waragi & blind | =waragi & not see |
    =waragi & white | =waragi & fog* | =everything looks like a snowstorm | =like a snowstorm & see* | =chang aa & hawaoni | =changaa & hawaoni | =chang aa & haoni tena | =changaa & haoni tena |
    =chang aa & haoni vizuri | =changaa & haoni vizuri | =changaa & blind | =chang aa & blind | =gongo & haoni vizuri | =gongo & haoni tena | =gongo & hawaoni tena | =gongo & kipofu |
    =busaa & haoni vizuri | =pombe ya kienyeji & haoni vizuri | =pombe & hawaoni tena | =pombe & haoni vizuri | =pombe & haoni tena | =pombe & asubuhi & haoni vizuri |
    =everything is white like milk | =kanyanga & brouillard | =kanyanga & voit plus | =kanyanga & voit tout blanc | =lotoko & voit plus | =lotoko & brouillard | =lotoko & aveugle |
    =alcool & voit tout blanc | =voit tout blanc & brouillard | =local brew & not see | =local brew & blind | =kachasu & blind | =home brew & not see | =lira lira & not see |
    =mixed bleach & toilet cleaner | =bleach with toilet cleaner | =bleach & ammonia & mixed | =bleach & harpic & mixed | =jik & harpic & mixed | =jik & toilet cleaner & mixed |
    =javel & ammoniaque | =javel & detartrant & melange* | =javel & acide & melange* | =-changanya & jik & harpic | =-changanya & jiki & harpic | =kuchanganya jiki & asidi | =mnyonyo & -tafuna |
    =mbegu za mnyonyo & -la | =kokwa za mnyonyo & -la | =mbegu za mbarika & -la | =mbarika & -tafuna | =castor seed* & ate | =castor seed* & chew* | =castor bean* & ate | =castor bean* & chew* |
    =graines de ricin & mange* | =graines de ricin & croque* | =ricin & croque* | =datura & ate | =datura & mange* | =jatropha & ate | =jatropha & mange* | =mbegu za mbono & -la |
    =oleander & ate | =laurier rose & mange* | =nafthalini & alama za meno | =nafthalini & mdomoni | =nafthalini & -la | =nafthalini & -tafuna | =nafthalini & -meza | =naphtaline & mange* |
    =naphtaline & croque* | =naphtaline & bouche | =naphthalene & ate | =moth balls & ate | =moth balls & mouth | =moth balls & chew* | =tooth marks & poison | =strip & in her hand & empty |
    =strip & in his hand & empty | =tablets & in her hand is empty | =tablets & in his hand is empty | =packet & in her hand & empty & tablets | =plaquette & vide dans sa main |
    =boite & vide dans sa main | =plaquette & vide dans ses mains | =flacon & vide dans sa main | =sirop & vide dans sa main | =dawa & tupu & mikononi | =dawa & tupu & mkononi |
    =vidonge & tupu & mkononi | =vidonge & tupu & mikononi | =dawa & empty & mkono | =dawa & empty & mkononi | =took all of them & tablets | =took all of them & pills | =kazimeza zote |
    =amezimeza zote | =nimezimeza zote | =alizimeza zote | =amevimeza vyote | =nimevimeza vyote | =alivimeza vyote | =kavimeza vyote | =les a tous avales | =les a toutes avalees |
    =les ai tous avales | =iron tablets & chewing | =iron tablets & chewed | =ate & of my iron | =flacon de fer & disparu | =fer & moitie & disparu | =pris cinq comprimes de fer |
    =pris dix comprimes de fer | =pris six comprimes de fer | =comprimes de fer & croque* | =nimehesabu & havipo | =saw her chewing & tablets | =saw him chewing & tablets |
    =chew* & granny* & tablets | =chew* & grandma* & tablets | =chew* & grandpa* & pills | =eaten & granny* & tablets | =akidhani pipi | =akidhani ni pipi | =akidhani peremende |
    =akifikiri ni pipi | =akidhani ni peremende | =vidonge & kama pipi & -la | =vidonge & kama pipi & -meza | =dawa & kama pipi & -meza | =thought & sweets & tablets | =thought & sweets & pills |
    =thought they were sweets | =thought they were smarties | =eaten & tablets & like sweets | =ate & tablets & like sweets | =ate & pills & like sweets | =comprimes & pour des bonbons |
    =cachets & pour des bonbons | =pris pour des bonbons | =croque & comme des bonbons | =avale & comme des bonbons | =gobe & comprimes | =gobe & cachets | =gobe & pilules |
    =-mumunya & kidonge & presha | =-mumunya & vidonge & presha | =-mumunya & kidonge & sukari | =vidonge vya presha & -bugia | =vidonge vya presha & kabugia | =diabetes tablets instead of one |
    =diabetes tablets & instead of one | =sugar tablets & instead of one | =heart tablets & instead of one | =pressure tablets & instead of one | =eight & tablets & instead of one |
    =ten & tablets & instead of one | =six & tablets & instead of one | =comprimes & diabete & au lieu d un | =vidonge & sukari & badala ya kimoja | =vidonge & presha & badala ya kimoja |
    =taking triple & mistake | =triple & by mistake & tablets | =triple & by mistake & shak* | =lithium & stagger* | =lithium & shak* | =lithium & trembl* & vomi* | =lithium & too much |
    =paracetamol 10 g | =paracetamol 12 g | =paracetamol 13 g | =paracetamol 14 g | =paracetamol 15 g | =paracetamol 16 g | =paracetamol 18 g | =paracetamol 20 g | =took & hole strip |
    =took & hole packet | =took & hole box | =took & whole strip | =hole strip & tabs | =strip of & heart tabs | =swallow* & whole strip | =downed & pills | =downed & tablets |
    =popped & pills & all | =necked & pills | =-meza & strip & yote | =-meza & strip nzima | =-meza & piritons kama | =-meza & piriton nyingi | =-meza & panadol kama ishirini |
    =-meza & vidonge kama ishirini | =-meza & vidonge kama thelathini | =-meza & vidonge kumi | =-meza & tembe kumi | =tembe za damu & kama kumi | =-maliza & pakiti mbili & panado* |
    =-maliza & pakiti tatu & panado* | =-maliza & paketi mbili & panado* | =-bugia & paketi | =-bugia & pakiti | =-bugia & tablets | =-bugia & vidonge | =-bugia & panado* | =-bugia & tembe |
    =-bugia & dawa zote | =-bugia & dawa za mama | =-bugia & dawa za bibi | =-bugia & pills | =kabugia & paketi | =kabugia & vidonge | =kabugia & tembe | =kabugia & dawa | =kabugia & panado* |
    =-meza & zote za nyumba | =-meza & painkillers zote | =-meza & painkillers & zote | =swallowed every & pill* | =took every & tablet* & house | =vide & plaquette & paracetamol |
    =vide une plaquette | =vide & plaquette et demie | =vide la plaquette | =vide deux plaquettes | =vide le tube & comprimes | =vide le flacon & comprimes | =pris & 40 comprim* |
    =pri & 40 comprim* | =pris & 30 comprim* | =pri & 30 comprim* | =pris & 20 comprim* | =pri & 20 comprim* | =pris & 50 comprim* | =avale & 20 comprim* | =avale & 30 comprim* |
    =pris & quarante comprim* | =pris & trente comprim* | =pris & vingt comprim*
  `,
  'snake-bite': `
    =thought it was a rope & bit* | =rope & it moved & bit* | =nilidhani ni kamba & nyoka | =nikidhani kamba & nyoka | =kumbe ni nyoka & -uma | =kumbe ni nyoka & -gonga |
    =croyais & corde & serpent | =hissing & bit* | =hissed & struck | =c etait un serpent & mordu* | =it was a snake & bit* | =nyoka & -rukia & mguu* | =snake & lunged | =snake & coiled & bit* |
    =snake & wrapped & leg | =serpent & enroule & jambe | =serpent & orteil | =serpent & cheville | =serpent & mollet | =serpent & talon | =-vimba hadi gotini & kitu kilipomuuma |
    =-vimba hadi gotini & kitu kiliponiuma | =mguu & -vimba hadi gotini & kilipomuuma | =seen the two holes | =saw the two holes | =queue filer sous | =queue file sous | =queue file sou |
    =mord* & rampe | =mordu puis a rampe | =nyoka mdogo tu | =just a small snake | =only a small snake | =nyoka & akiteleza | =nyoka & -teleza & mawe | =swollen to the knee & bit* |
    =swelling & up the leg & bit* | =gonfle jusqu au genou & mordu* | =gonfle jusqu au genou & piqu* | =kitu & -ngata & mguu* | =kitu & -ngata & kidole* | =kitu & -ngata & mkono* |
    =kitu & -ngata & kifundo* | =kitu & -ngata & kisigino | =kitu & -ngata & gizani | =kitu & -ngata & shambani | =-kanyaga & kikaniuma | =-kanyaga & kikamuuma | =-kanyaga & kikaning ata |
    =stepped on something & bit* | =stepped on something & struck | =stepped on something & moved | =trod on something & bit* | =marche sur quelque chose & mord* |
    =marche sur quelque chose & bouge* | =something bit & sugarcane | =something bit & woodpile | =quelque chose & mordu* & herbe* | =quelque chose & mordu* & riziere |
    =quelque chose & mordu* & canne* | =quelque chose & mordu* & buisson* | =quelque chose & mordu* & champ | =mordu* & pied & dans le noir | =-chomwa & majani & nyoka | =fangs & leg |
    =fangs & hand | =fang & heel | =crocs & jambe | =crocs & pied | =meno mawili & mguu* | =black mamba & leg | =cobra & bit* | =cobra & foot | =vipere & main | =vipere & pied |
    =spit & cobra & eye* | =spitting one & eyes | =mwenye kutema & machoni | =mwenye kutema & macho | =puff adda* | =puff ader | =pufadder | =pofadder | =cracheur & yeux | =two dots & ankle |
    =two dots & snake | =two dots & heel | =two dots & toe | =two little dots & finger | =finger & two little dots | =two dots & kidole | =two dots & kifundo* | =two small dots & bit* |
    =small dots & bit my ankle | =small dots & bit & hole | =two pin pricks & ankle | =two pinpricks & ankle | =two little holes & ankle | =ankle & two little holes | =two little holes & foot |
    =two little holes & finger | =two little holes & leg | =two holes & snake | =two holes & finger | =two holes & toe | =two holes & heel | =2 holes & ankle | =2 holes & foot |
    =alama mbili & nyoka | =kuna alama mbili & mguu | =alama mbili & kifundo* | =alama mbili & kisigino | =vitobo viwili & kidole | =vitobo viwili & mgu* | =vitobo viwili & kifundo* |
    =vitobo viwili & mkono | =vitundu viwili & kidole | =vitundu viwili & kisigino | =matundu mawili & kidole | =matundu mawili & kisigino | =matundu mawili & mkono | =tobo mbili & mguu |
    =tobo mbili & kidole | =two holes & mguu | =two holes & kidole | =2 poin & orteil | =2 points rouges & orteil | =2 points rouges & cheville | =2 points rouges & pied |
    =deux points rouges & orteil | =deux points rouges & cheville | =deux points rouges & doigt | =deux trous & doigt | =deux trous & orteil | =deux trous & mollet | =deux trous & poignet |
    =snake & glide* | =snake & slid | =saw & snake & sting | =saw & snake & prick* | =thorn & saw the snake | =pricked & snake | =stung & snake | =piqu* & serpent | =mwiba & tumeona nyoka |
    =kimemchoma & nyoka | =kimenichoma & nyoka | =kikanichoma & nyoka | =kikamchoma & nyoka | =kimeniuma & nyoka | =kikaniuma & nyoka | =kikamuuma & nyoka | =imeniuma & nyoka |
    =imemuuma & nyoka | =-chomwa & nyoka | =nikachomwa & snake | =-chomwa & snake | =-uma & snake | =nyoka & kisigino | =nyoka & kidole | =nyoka & imeniuma | =ninyoka & imeniuma |
    =nyoka & kifundo* | =nyoka mdogo & alama | =nyoka & alama haionekani | =small snake & mark | =petit serpent & trace* | =bite & mguu & nyoka | =ikaonyesha nyoka | =gumboot & -uma & nyoka |
    =boot & snake & bit* | =kiatu & nyoka & -uma | =saw the tail going | =struck & ankle & tail | =queue qui filait | =queue & filait & plants | =epine & ecailles | =stick & moved & bit* |
    =hung off my finger | =hung off my hand | =hung on to my finger | =hanging off my finger & flung | =hung from his finger | =green & hung & finger | =pendu* a mon doigt |
    =it struck & slid off | =struck & slid off & heel | =something struck & ankle | =something struck & heel | =something struck & shin | =something struck & grass |
    =something struck & sugarcane | =something & struck & grass | =something & grass & got & ankle | =something & grass & got & shin | =something & grass & got & foot |
    =something & grass & got & leg | =something & grass & got & hand | =something & grass & got & heel | =long grass & got & ankle | =something in the & grass & got & man |
    =something & sugarcane & ankle | =something & cane & struck | =-umwa & something & grass | =-umwa & something kwa grass | =kichakani & -ngata | =nyasini & -ngata |
    =mordu* & herbe* & paupiere* | =mordu* & paupieres tombent | =bitten & lids & lift | =bit* & eyelids & droop* | =-umwa & kope & -anguka | =-umwa & eyelids | =guerisseur & pierre noire |
    =incise & pierre noire | =pierre noire & cheville | =pierre noire & venin | =pierre noire & paupieres | =pierre noire & gonfl* | =black stone & venom | =black stone & bit* |
    =healer & black stone | =put the black stone & bit* | =black stone & swollen | =kuweka jiwe jeusi | =jiwe jeusi & sumu | =jiwe jeusi & -umwa | =pull out & venom | =suck out & venom |
    =venom & got me | =something long & bit | =long and green & bit | =long and thin & bit | =long and green & hole | =long & sans pattes | =chose de long & mord* | =chose de long & piqu* |
    =long & mordu* & file | =kitu kirefu & -kamata | =kitu kirefu & -ngata | =kakamatwa & kitu kirefu | =kijani & kimemngata | =kijani & kimeniuma & mguu* | =rangi ya kijani & -ngata |
    =hand in a hole & bit* | =hand into a hole & bit* | =hand in the hole & bit* | =main dans un trou & mord* | =main dans un trou & piqu* | =mkono & shimo* & -umwa | =bit & went in the hole |
    =bit & into the hole | =bit & disappear* & grass | =bit & vanished & grass | =bit & slipped away | =mordu* & disparu dans | =mordu* & file dans | =mordu* & fui dans |
    =-uma & kikaingia shimoni | =-uma & kikaingia majanini | =kikaniuma & kikaingia | =-uma & -tokomea & majani* | =ufizi & damu & -muuma | =kilipomuuma & ufizi | =nyoka wa baharini & mguu |
    =nyoka wa baharini & ganzi | =nyoka wa baharini & -umwa | =sea snake & bit* | =serpent de mer & mordu* | =snake & foot | =snake & toe | =snake & heel | =snake & shin | =snake & ankle |
    =snake & thumb
  `,
  'burn-serious': `
    =pressure cooker & exploded & face | =pressure cooker & burst & face | =autocuiseur & explose & visage | =cocotte & explose & visage | =tyre & burst & face | =radiator & face & steam* |
    =radiator & face & boiling | =radiateur & visage & vapeur | =hot tar & arm | =hot tar & leg | =lami ya moto & mguu* | =lami ya moto & mkono* | =goudron & brulant & jambe |
    =fell into & embers | =fell on & charcoal & hot | =fell into the jiko | =fell on the jiko | =ameangukia jiko | =kaangukia jiko | =ameangukia jikoni & moto | =ameanguka & makaa ya moto |
    =-angukia & makaa | =-angukia & moto wa kuni | =tombe* sur le brasero | =tombe* & braise* | =tombe* dans la braise | =tombe* dans la marmite | =poured & hot oil & over |
    =poured & boiling & over her | =poured & boiling & over his | =geyser water & whole back | =-ungua & 10% | =-ungua & 15% | =-ungua & 20% | =-ungua & 25% | =-ungua & 30% | =-ungua & 40% |
    =burn* & 15% | =burn* & 20% | =burn* & 30% | =brul* & 15% | =brul* & 20% | =cheeks blistering | =face is blistering & steam | =porige & private parts | =poridge & private parts |
    =porrige & chest | =hot soup & lap | =boiling water & lap | =bouillie & fesses & brul* | =skin & white like wax | =skin & like wax & burn* | =skin & like wax & flame* |
    =white like wax & burn* | =peau & comme de la cire | =ngozi & kama nta | =flame* & round & wrist | =leg & leather brown | =arm & leather brown | =fire & leather & leg |
    =fire & leather & arm | =skin & leathery & fire | =peau & comme du cuir & feu | =peau & comme du cuir & brul* | =ngozi & kama ngozi ya kiatu | =courant & trou noir | =trou noir & paume |
    =trou noir & main | =trou noir & doigt* | =trou noir & orteil | =trou noir & pied | =vidole & trou noir | =paume & trou brule | =trou brule & main | =hole in his palm | =hole in my palm |
    =hole in her palm | =black hole & palm | =black mark & palm & wire | =current went in & hand | =current & in at my hand | =current & out at my foot | =current & out through & foot |
    =current & through & hand & foot | =courant & entre par la main | =courant & sorti par & pied | =courant & -choma | =umeme & -ingia mkono* & -toka | =umeme ulionishika | =umeme uliomshika |
    =umeme & kiganja | =waya & kiganja & -ungua | =waya & shimo jeusi | =waya & tundu jeusi | =kiganja & shimo jeusi | =kiganja & tundu jeusi | =kiganja & tundu dogo jeusi |
    =kiganja & alama nyeusi | =alama nyeusi kiganjani | =tundu jeusi & nyayo | =kidole & tundu jeusi | =vidole & shimo jeusi | =shocked me & fingers | =fingers & black and white & wire |
    =fingers & black & shock* | =hand in the socket | =hand was in & socket | =finger in the socket | =fingers in the socket | =hand & socket & burn* | =fork & socket & hand |
    =doigts dans la prise | =doigt dans la prise | =kidole & soketi | =mkono & soketi | =back & bum & peel* | =geyser water & bum | =pot fell on & back | =pot fell on & belly |
    =pot fell on & chest | =bath & boiling water & raw | =bath bucket & boiling | =fell & boiling water | =sat in & boiling water | =sat down in & boiling | =bath of boiling |
    =bum first & boiling | =tombe* & seau & bouillante | =assis* & bouillante & fesses | =-kaa & beseni & maji yaliyochemka | =-kaa & beseni & yaliyochemka | =makalio & siri & -chubuka |
    =makalio & -chubuka & maji | =skin & like wet tissue | =like wet tissue & water | =skin & like wet paper & burn* | =peau mouillee qui pend | =peau & mouillee & pend |
    =peau qui pend & chaud* | =skin & hanging & hot | =dirait une tomate pelee | =skin & came off with & shirt | =skin & stuck to & shirt | =skin & came away with & sock |
    =peau & partie avec & chemise | =peau & collee & chemise | =ngozi & -toka na shati | =ngozi & kwa shati | =kettle & cheek | =kettle & chin | =kettle & neck | =kettle on herself |
    =kettle on himself | =kettle over herself | =pulled the kettle | =pulled & kettle & down | =pulled & teapot & down | =pulled & pot & herself | =pulled & pot & himself |
    =pulled & tablecloth & hot | =flask & fell on & chest | =flask & burst & chest | =tire & nappe & bouillant | =tire & nappe & marmite | =tire le thermos | =tire la bouilloire |
    =thermos & renverse & poitrine | =thermos & poitrine & ventre | =tire & marmite & bouill* | =-vuta & sufuria & -mwagika | =-vuta & sufuria & -mwagikia | =-vuta & chupa ya chai & -mwagika |
    =birika & -mwagikia | =chupa ya chai & -mwagikia | =kikaango & -mwagikia | =tipped & hot & over his | =tipped & hot & over her | =spilled & hot & chest | =spilled & hot & thighs |
    =hot tea & over her chest | =hot tea & down his chest | =renverse & bouillant* & cuisse* | =eyebrows are gone & cheeks | =eyebrows & gone & primus | =eyebrows & gone & stove |
    =eyebrows & gone & gas | =eyebrows & gone & flame* | =eyebrows & gone & fire | =face is shiny & eyebrows | =eyelashes gone & cheeks | =eyebrows & burnt off | =eyebrows & singed |
    =flared & eyebrows | =primus & flared | =primus burst | =primus & exploded | =stove flared & face | =steam* & cheeks & blister* | =steam* & face & blister* | =sourcils brules |
    =sourcils & flamme* | =sourcils & cils & brul* | =cils & brules & gaz | =rechaud & visage & brul* | =rechaud & visage & flamme* | =nyusi zimeungua | =nyusi & -ungua | =nyusi & moto & uso |
    =eyebrows zimeenda | =eyebrows zimeungua | =huile & saute & visage | =huile & saute au visage | =huile & visage & cloque* | =huile & gicle & visage | =friture & visage & brul* |
    =friture & visage & cloque* | =oil & splash* & face | =oil & spat & face | =mafuta & -rukia & uso | =mafuta & -rukia & usoni | =mafuta & -rukia uso | =mafta & -rukia & uso |
    =mafuta & -ruka & usoni | =mafuta & splash & face | =mafuta & splash & uso | =splash kwa face | =mafuta & -rukia & mkono wote | =mafuta & -rukia & kifuani | =maji moto usoni |
    =maji ya moto usoni | =chai moto usoni | =-mwagika usoni | =-mwagikia & usoni | =-mwagikia & uso | =-mwagikia & face | =hot uji & face | =uji moto & usoni | =uji wa moto & usoni |
    =uji wa moto & -mwagia | =uji & -mwagia & uso | =chai ya moto & usoni | =sufuria ya uji & kifua* | =sufuria & kifua* & ngozi inatoka | =uji & kifuani & ngozi | =-mwagiwa & sufuria |
    =-mwagiwa & supu | =-mwagikiwa & supu | =-mwagia & supu & ngozi | =-jimwagia & supu | =-jimwagia & chai & moto | =-jimwagia & inayochemka | =-jimwagia & uji | =inayochemka & mkono wote |
    =-mwagika & ngozi inatoka | =-mwagikia & ngozi inatoka | =-mwagiwa & ngozi inatoka | =-mwagika & peau | =-mwagikia & ngozi & -toka | =ngozi inatoka & uji | =ngozi inatoka & chai |
    =ngozi inatoka & supu | =ngozi inashuka & chai | =mafuta & -rukia & ngozi | =-mwagikia & mapaja | =-mwagikia & mapajani | =-mwagikia & sehemu za siri | =-mwagikia & kati ya mapaja |
    =-mwagikia & kifuani | =-mwagikia & tumboni | =-mwagikia & mgongoni | =-mwagikia & kichwani | =-mwagikia & ku kichwa | =imemwangikia & kichwa | =-ungua & asilimia |
    =brulure par huile & visage | =brulure & phlyctenes & visage | =phlyctenes & deux mains | =haricots bouillants & torse | =bouillants & torse | =bouillant* & torse | =bouillant* & cou |
    =bouillant* & cuisses | =hot porridge & private | =porridge & private parts | =hot tea & private parts | =hot & fell on & private parts | =hand is cooked | =cooked & like a glove |
    =hand & cooked & all the way | =steam pipe & hand | =mkono & -kaangika | =pap & peel* & back | =hot pap & belly | =hot pap & chest | =bouillie & visage & peau | =bouillie chaude & ventre
  `,
  'major-trauma': `
    =chainsaw & cut & hand | =angle grinder & cut & hand | =angle grinder & slipped & cut | =tronconneuse & coup* & main | =meuleuse & coup* & main | =fell off & pickup |
    =fell off the back of & lorry | =fell off the back of & truck | =fell from & pickup & moving | =-anguka & kwenye lori & barabarani | =tombe* de la benne | =tombe* du pick up |
    =kicked by a donkey & belly | =kicked by a donkey & chest | =kicked by a donkey & head | =punda & -piga teke & tumbo* | =punda & -piga teke & kifua* | =ng ombe & -piga teke & tumbo* |
    =coup de sabot & ventre | =coup de sabot & tete | =pinned between & wall | =pinned under & car | =pinned against & wall | =sandwiched between & lorry | =coince entre & camion |
    =coincee entre & camion | =kabanwa & gari & ukuta | =amebanwa & gari & ukuta | =chainsaw & leg | =chainsaw & thigh | =angle grinder & leg | =angle grinder & neck | =tronconneuse & jambe |
    =meuleuse & jambe | =msumeno & mguu* & -kata | =msumeno & mkono* & -kata | =msumeno & vidole* & -kata | =scie & doigts & coup* | =fell into & water tank | =fell into & water drum |
    =fell into & drum of water | =tombe dans & citerne | =tombee dans & citerne | =tombe dans & fut | =projete a 3 m | =projete a 4 m | =projete a 5 m | =projete a 6 m | =projete a 8 m |
    =projete a 10 m | =he came off the roof | =i came off the roof | =she came off the roof | =branch broke & he fell | =branch broke & she fell | =branch broke & i fell |
    =vidole & vimekatika & mashine | =kidole kimekatika kabisa | =beaten up & for hours | =power cable & touched | =tulimkuta kichwa ndani | =nilimkuta kichwa ndani | =nimemkuta kichwa ndani |
    =amekutwa kichwa ndani | =alikuwa kwenye pipa la maji | =ameangukia kwenye pipa | =ametumbukia & pipa | =ametumbukia & ndoo ya maji | =fell headfirst & bucket | =fell head first & bucket |
    =ilinigonga nikivuka | =imenigonga nikivuka | =boda imenigonga | =boda ilimgonga | =nduthi imenigonga | =nduthi ilimgonga | =matatu ilimgonga | =matatu imenigonga | =lori ilimgonga |
    =tuktuk ilimgonga | =-gongwa na tuktuk | =-gongwa na nduthi | =bus & over his leg* | =lorry & over his leg* | =lorry & over her leg* | =truck & over his foot | =camion & passe sur & jambe* |
    =voiture & passee sur & pied* | =voiture & passee sur & jambe* | =moto & passee sur & ventre | =flew over & bonnet | =flew over the bonnet | =went over the bonnet | =thrown over the bonnet |
    =over the handlebars | =flew off the boda | =par dessus le capot | =par dessus le guidon | =passe par dessus & capot | =projete a & metres | =projetee a & metres | =vole dans le fosse |
    =moto & contre & camion | =moto taxi contre | =taxi moto contre | =jete contre le camion | =moto & jete & camion | =pedestrian vs | =boda vs lorry | =boda vs truck | =motorbike vs car |
    =ventre & durcit & moto | =ventre qui durcit & projete | =thigh has a bend | =thigh & bent where | =bend where there should | =cuisse fait un coude | =jambe fait un coude | =ndai imenigonga |
    =ndai imemgonga | =ndai ilimgonga | =gari limemponda | =gari limeniponda | =gari lilimponda | =lori limemponda | =-ponda & mguu & gari | =ikamrusha hewani | =ikanirusha hewani |
    =ilimrusha hewani | =akarushwa hewani | =pikipiki ikamrusha | =pikipiki ilimrusha | =pikipiki imemrusha | =trekta & nyonga | =trekta & tumboni | =trekta & -pita & tumbo* |
    =trekta & -pita & mguu* | =trekta & -pita & kifua* | =trekta & fupanyonga | =tairi & -pita & tumboni | =tairi & -pita juu & mguu* | =gurudumu & -pita juu & mguu* |
    =tractor & went over & leg* | =tractor & went over & belly | =tractor & over & pelvis | =tractor & ran over & leg* | =wheel & over & belly | =tracteur & passe & ventre |
    =tracteur & roule & jambe* | =off the scaffold* | =came off & scaffold* | =scaffold* & fell | =echafaudage & tombe* | =-poromoka & ghorofa | =-dondoka & ghorofa* | =-dondoka kutoka paa |
    =-poromoka & jengo & -umia | =ladder slip* & roof | =ladder slip* & concrete | =ladder & roof & concrete | =ladder gave way | =echelle & glisse & toit | =ngazi & -teleza & paa |
    =tombe du toi | =came down with the branch | =tawi & -katika & akaanguka | =tawi & -katika & nikaanguka | =tawi & -vunjika & akaanguka | =branche & casse & tombe* | =wall toppled on |
    =wall & toppled on | =wall came down on | =gate & toppled & on | =mur & ecroule* & jambes | =ukuta & -fukia | =mgodi & -fukia | =-fukia & kiunoni | =-fukiwa & kiunoni |
    =-fukia & udongo & kifuani | =mine & collaps* & buried | =buried & to the waist | =buried up to & waist | =enseveli* & taille | =fingers & chaff cutter | =hand went into & cutter |
    =hand went into & machine | =hand & caught & posho mill | =arm & caught & machine | =hand & caught & mill | =hand & grinder & fingers | =two fingers are missing | =fingers are missing |
    =finger came off | =fingers came off | =main & broyeuse | =main & hachoir & doigt* | =main & passee dans & machine | =main & moulin & doigt* | =doigts manquent | =doigts arraches |
    =doigt arrache | =doigt sectionne | =doigts sectionnes | =mkono & -ingia & mashine | =mkono umeingia & mashine | =mashine & -kata & vidole | =mashine & -kata & mkono | =vidole viwili havipo |
    =vidole & havipo & mashine | =mapanga & kichwa* | =-piga & mapanga | =-pigwa mapanga | =-katwa & mapanga | =-kata & mapanga | =slashed & panga | =wamemshoot & bega | =wamemshoot & mguu |
    =wamemshoot & kifua | =amepigwa gun | =-shoot & bega | =-shoot & tumbo* | =alishootiwa | =ameshootiwa | =une bale & perdu* | =balle perdue & epaule | =balle perdue & jambe | =recu une bale |
    =resu une bale | =resu une balle | =mob beat | =mob & beat* & bars | =beaten by & mob | =mob justice & beat* | =beat him with & bars | =umati & -piga & nondo | =-pigwa na umati |
    =-pigwa na wananchi | =foule & frappe* & barre* | =foule & tabass* | =tabass* & barres | =mkanda wa gari & alama | =mkanda wa gari & zambarau | =seat belt & mark & belly |
    =seatbelt & mark & tummy | =seatbelt & mark & belly | =seat belt & bruise & belly | =ceinture & marque & ventre | =ceinture de securite & bleu & ventre | =katolewa kisimani |
    =ametolewa kisimani | =alitolewa kisimani | =tumemtoa kisimani | =katolewa majini | =ametolewa majini | =alikuwa chini ya maji & dakika | =alikuwa chini ya maji & dk |
    =head first in & bucket | =head first into & bucket | =head & in the bucket & found | =found face down & water | =found face down & pool | =found face down & basin |
    =found face down & bucket | =tete la premiere & seau | =trouve* & tete dans le seau | =trouve* & tete dans la bassine | =tete dans l eau & trouve* | =touched & overhead wire |
    =touched & power line | =touched & overhead line | =electricity line & touched | =power line & thrown | =wire & thrown & metres | =wire & thrown back | =line & touched & thrown |
    =live wire & thrown | =overhead wire & thrown | =current threw & me | =current threw him | =thrown by the current | =electricity threw | =stuck to the wire & current | =courant l a projete |
    =courant m a projete | =courant l a jete | =courant m a jete | =projete par le courant | =jete par le courant | =colle au fil & courant | =wire shocked me | =wire shocked him |
    =wire shocked her | =izinyoka & shock* | =fil denude & touche | =touche & fil denude | =touche & fil & regideso | =touche & fil & snel | =touche & cable & haute tension | =stima ilimrusha |
    =stima imenirusha | =stima ilimtupa | =waya & ulimnasa | =waya & umemnasa | =waya & ulininasa | =waya & umenishika | =waya & ulinishika | =waya & ulimshika | =waya & umemshika |
    =waya wa umeme & -shika | =waya wa umeme & -rusha | =waya wa umeme & -tupa | =waya wa umeme & -gusa | =waya wa umeme & nikaushika | =waya wa umeme ulimshika | =waya wa tanesco & -shika |
    =waya wa nguzo & -shika | =waya wa nguzo & -guswa | =waya wa kplc & -shika | =waya wa stima & -shika | =-guswa & waya & nguzo | =-rushwa & waya | =nikarushwa & waya | =kashika waya |
    =alishika waya | =nilishika waya | =ameshika waya | =matatu imeroll | =matatu & overturn* | =basi & limebingirika | =bus & imeroll | =gari & imeroll | =gari & limebingirika
  `,
  'head-blow': `
    =vomit* & after falling off | =vomi* & apres etre tombe du | =vomi* & apres etre tombee du | =depuis la chute & vomi* | =since the fall & vomit* | =since the fall & sick |
    =tangu aanguke & -tapika | =tangu aanguke & -vomit | =since aanguke & -vomit | =since aanguke & -tapika | =tangu alipoanguka & -tapika | =baada ya kuanguka & -tapika |
    =vomit* & after the fall | =fell off the bed & vomit* | =fell out of bed & vomit* | =-anguka & kitandani & -tapika | =tombe* du lit & vomi* | =fell off the swing & vomit* |
    =-anguka & bembea & -tapika | =came off the swing & sick | =head strike | =pole & forehead | =into a pole & head | =into a wall & forehead | =ran into & forehead | =knocked in the scrum |
    =scrum & knocked | =clash of heads | =tackle & knocked out | =rixe & coup de baton | =baton & tete | =rixe & tete | =pci & coup | =pci & vomi* | =-piga & utosini | =-gonga & utosini |
    =-angukia & utosini | =-rushia & kichwani
  `,
  fainted: `
    =restee absente & minutes | =reste absent & minutes | =absente deux minutes | =absent deux minutes | =alizima kama & minutes | =alizima kama & dakika | =alizima kama & minute |
    =nilizima kama & dakika
  `,
  'clear-fluid-head': `
    =une eau claire comme | =coule de son nez & eau claire | =nez & eau claire & cote | =narine & eau claire | =clear water & one nostril
  `,
  vomits: `
    =amevomit | =anavomit | =amevomiti | =brought up his porridge | =brought up her porridge | =brought up & three times | =brought up & four times
  `,
  confused: `
    =anauliza & nimefikaje | =anauliza & nimefikaje hapa | =keeps asking & how & got here | =asks & how did i get here | =demande & comment je suis arrive
  `,
  'swallowed-battery': `
    =betri & imepotea & {child} | =betri ndogo & sioni | =il manque une pile & {child} | =only one battery & left & {child} | =one of the batteries & gone & {child} | =magnet & up his nose |
    =magnet & up her nose | =magnets & nose | =sumaku & imepotea & {child} | =sumaku & zimepotea & {child} | =aimants & manque & {child} | =pile & plus dans la telecommande |
    =button cell & nose | =button cell & ear | =swalowd & batry | =buton batry | =button batry | =swallow* & batry | =round cell & nowhere | =round cell & gone | =round cell & missing |
    =round cell & mouth | =cell & remote & nowhere | =cell & remote & gone | =silver cells & only one | =silver cell & missing | =silver coin thing | =coin thing & gone |
    =silver thing & remote & gone | =silver disc & gone & {child} | =round battery & haipo | =round battery & haionekani | =battery & nowhere & toy | =-la & pesa ya silver |
    =magnets & zimepotea | =magnets & missing & {child} | =magnet & missing & {child} | =magnets & gone & {child} | =sweets za chuma | =pipi za chuma | =pipi ya chuma | =-meza & kabattery |
    =kameza & kabattery | =-meza & battery | =betri ya duara | =betri & mdomoni | =kidude cha duara & hakionekani | =kidude cha duara & -meza | =kiduara cha chuma | =kiduara & haipo & {child} |
    =kadi ya muziki & betri | =pastille argentee | =rond argente & avale | =pile & carte musicale | =pile & balance & manque | =musical card & battery | =battery cover & open & {child} |
    =battery cover & mouth | =compartiment & pile & vide | =petit rond & telecommande | =vu avaler la pile | =avaler la pile bouton
  `,
} as const;
