/** Ways in which people say that teeth, skin, eyes, joints, limbs and small wounds have to be seen. */
export const skinEyesAndTeethSaid = {
  toothache: `={tooth} & kept me | ={tooth} & kept him | ={tooth} & kept her | ={tooth} & keeps me | ={tooth} & keeping me | ={tooth} & killing | ={tooth} & giving me hell |
    ={tooth} & throb* | ={tooth} & hole* | ={tooth} & will not settle | ={tooth} & sensitive | ={tooth} & chipped | ={tooth} & exposed | ={tooth} & drives me | ={tooth} & driving me |
    =filling fell out | =lost a filling | =filling & {tooth} | =dental pain | =dental abscess | =dentist & root canal | =need* a root canal | =wisdom tooth | =my cavity | =a cavity |
    =cavity inauma | =tooth & extract* | =tooth & pulled | =tooth & removed | =tooth broke | =tooth & cracked | =tooth & not chew | =teeth & not chew | =after extraction & hole |
    =pus & gum | =gums bleed* | =bleeding gums | =tooth & rotten | =tooth & rotting | =teeth & rotten | =tooth & woke me | =tooth & not sleep | =tooth & not slept | =tooth & sleep |
    =jino limeni* | =jino linani* | =jino lilini* | =jino halini* | =meno yanani* | =meno yameni* | =gego linani* | =gego limeni* | =jino & -kesha | =jino & -tesa | =jino & -pwita |
    =jino & -nyima | =jino & -lala | =jino & usingizi | =jino & tundu | =jino & -toboka | =jino & shimo | =jino & -gonga | =jino & baridi | =jino & -sumbua | =meno & -sumbua |
    =jino & -vunjika | =jino lime break | =jino & wadudu | =jino & mdudu | =meno & -oza | =jino & -oza | =jino & -tafuna | =meno & -tafuna | =kwa sababu ya jino | =kwa ajili ya jino |
    =fizi & damu | =fizi & usaha | =ufizi | =jipu & fizi | =jino & -ng'oa | =jino & -ngoa | =jino inani* | =meno inani* | =jino & -pain | =molar & -toboka | =jino & -chomoa |
    =gego & -uma | =dawa ya jino | =ma dent me | =ma dent m | =mes dents me | =dent & lance | =dent & elance | =dent & reveill* | =dent & dormi* | =dent & carie* | =une carie | =caries |
    =dent & creuse | =dent & cassee | =casse une dent | =dent & trou* | =dent de sagesse | =plombage & tombe* | =a cause d une dent | =a cause de ma dent | =gencives saignent |
    =arrache une dent | =arracher une dent | =dent & arrache* | =douleur dentaire | =douleurs dentaires | =souffre des dents | =souffre d une dent | =dent & me derange | =dent & gatee |
    =dent & pourrie | =nerf de la dent | =dent & calme* | =dent & froid`,
  'face-swollen': `=cheek & enormous | =cheek is huge | =cheek & like an orange | =cheek & double & size | =one cheek bigger | =jaw has swollen | =joue & enorme | =joue & double de |
    =j ai une chique | =shavu & limejaa | =uso & umeumuka | =nusu ya uso & -vimba | =shavu & -ongezeka | =jino & uso & -jaa | =tooth & side of my face | =shavu moja & kubwa |
    =cheek bigger than | =jaw is out to here`,
  'spreading-red-skin': `=red & past the line | =red & past & pen | =red & crossed & pen | =redness & past & pen | =redness & beyond & line | =red area & grow* | =red area & spread* |
    =red area & bigger | =red area & hot | =red patch & grow* | =red patch & spread* | =red patch & hot | =red patch & bigger | =red ring & widening | =shin & red & hot |
    =shin & red & warm | =bite & red & hot | =bite & red & warm | =cut & red & hot | =cut & red & warm | =scratch & red & hot | =scratch & red & warm | =stitches & red & hot |
    =scar & red & hot | =boil & redness | =redness & moving up | =cellulitis last | =cellulitis & again | =cellulitis & back | =red all round & hot | =red all around & hot |
    =angry red & warm | =redness & doubled | =redness & pen | =pamekuwa pekundu & moto | =pamekuwa pekundu & -enea | =pekundu & pana moto | =pekundu & panaenea | =pekundu & panaongezeka |
    =pekundu & panakua | =pekundu na moto | =pameiva & panaenea | =pameiva & moto | =pameiva & panauma | =wekundu & mstari & kalamu | =wekundu umevuka | =wekundu umepita |
    =sehemu nyekundu & kukua | =sehemu nyekundu & inakua | =alama nyekundu & inaongezeka | =alama nyekundu & inakua | =muundi & mwekundu | =jekundu & linakua & doa | =doa jekundu & joto |
    =doa jekundu & sahani | =doa jekundu & linaenea | =baka jekundu & -panuka | =baka jekundu & moto | =pamewaka moto & pekundu | =jeraha & limeiva & joto | =kidonda & kimeiva & joto |
    =kando ya & pekundu | =kuzunguka & pekundu | =nyekundu & imevuka & kalamu | =rouge & depasse & stylo | =stylo & rouge & depasse | =rougeur & depasse | =rouge & depasse & trait |
    =peau & plaie & rouge & chaude | =plaie & rouge & chaud | =rougeur augmente | =rougeur & double | =rougeur & progresse | =rougeur & avance | =rougeur & monte |
    =tache rouge & plus grande | =tache rouge & grandit | =tache rouge & etend | =zone rouge & chaude | =zone rouge & etend | =zone rouge & elargit | =piqure & rouge & chaud |
    =piqure & rouge & chaude | =coupure & rouge & chaud | =rougit autour | =cicatrice & rouge & chaude | =rouges et chauds | =plaque rouge & chaude | =plaque rouge & grandit |
    =plaque rouge & agrandit | =rouge vif & brulant* | =redness imepita | =redness imevuka | =red & moto & cut | =red patch & inagrow | =red patch & inaspread | =red patch & -ongezeka |
    =redness inapanda | =dermohypodermite | =scratch & red na hot | =leg & red na hot | =pamekuwa red | =skin & red na moto`,
  'dirty-wound': `=inside the cut | =inside the wound | =cut & not close | =cut & not closing | =wound & stay closed | =wound & not close | =cut & not come together | =edges & not meet |
    =cut & stitches & need | =gravel & knee | =gravel & palm* | =gravel stuck | =grit & wound | =dirt & cut & out | =dirt & wound & out | =not rinse & cut | =not rinse & wound |
    =not wash out & wound | =hoe & foot & deep | =hoe & shin | =jembe & cut my | =hoe & cut my | =axe & my foot | =glass & inside my foot | =glass & stuck & foot | =glass & stuck & heel |
    =glass & still & foot | =glass & went into & foot | =stepped on glass | =stepped on a broken | =splinter & deep | =thorn & broke & foot | =thorn & not remove | =fish hook & finger |
    =sewage & cut | =split open & finger | =split my finger | =finger with the knife & deep | =cow dung & wound | =wound full of | =cut full of | =rusty & tore | =rusty & cut my |
    =rusty & cut his | =rusty & scratched | =rusty & pierced | =nail & through my shoe | =nail & pierced | =barbed wire & deep | =barbed wire & ripped | =barbed wire & tore |
    =sliced my & open | =sliced my & deep | =flap of skin | =-jikata & sana & kisu | =-jikata & vibaya | =-jikata & kirefu | =-jikata & ndani | =nyama & kidonda & -ona |
    =nyama & ndani ya kidonda | =kidonda & kushonwa | =jeraha & kushonwa | =kidonda & -shonwa | =-shonwa & -katwa | =kutu & -chana | =kutu & -kata | =kutu & -choma | =kutu & -ingia |
    =udongo & kidonda | =matope & kidonda | =kokoto & goti | =kokoto & kidonda | =uchafu & kidonda & -toka | =uchafu & ndani ya kidonda | =jembe & limenikata | =jembe & -kata mguu |
    =-jikata & jembe | =-jikata & panga | =-jikata & shoka | =shoka & mguu* & -kata | =chupa & ndani ya mguu | =chupa & -kata & mguu | =chupa & -kata & goti | =-kanyaga chupa |
    =-kanyaga kioo | =-kanyaga glass | =-kanyaga nail | =mwiba & ndani ya mguu | =mwiba & hautoki | =mwiba & umevunjikia | =ndoano & -nasa & kidole | =ndoano & kidole |
    =seng'enge & -chana | =senyenge & -chana | =waya & -chana & mguu | =kidole kimepasuka | =goti limefunguka | =goti limepasuka | =mavi & kidonda | =kisigino & kioo | =coupure & referme |
    =plaie & referme | =points de suture & faut | =faut & recoudre & plaie | =recoudre & coupure | =plaie & chair | =plaie & graisse | =coudre la plaie | =besoin & points & plaie |
    =rouille & dechire | =rouille & jambe | =rouille & pied | =rouille & main | =terre & plaie & part | =terre & dans la plaie | =gravier* & genou | =gravier* & plaie | =sable & plaie |
    =coup de houe | =houe & profond | =machette & main & profond | =machette & m a fendu | =verre & dans mon pied | =verre & dans le pied | =verre & talon | =marche sur & verre |
    =marche sur & tesson | =echarde & profond* | =epine & cassee & pied | =hamecon & doigt | =barbele* & ouvert | =barbele* & dechire | =doigt & fendu | =doigt & jusqu a l os |
    =ouvert le genou | =ouvert le doigt | =bouse & plaie | =grosse entaille | =clou & traverse | =cut & stitches & nahitaji | =inataka stitches | =inahitaji stitches |
    =wound & dirt & haitoki | =glass imeingia | =nimejicut & deep | =kidonda & profond | =nail imeingia | =panga imenikata | =kidonda iko open | =mchanga & umejaa & kidonda |
    =mchanga & umeingia & kidonda | =mchanga & ndani ya kidonda | =cut & need* stitching | =does this need stitching`,
  'foot-wound': `=blood & sock* | =blood & shoe | =blood & slipper* | =shoe* & rubbed | =shoe* & blister | =sandals & raw | =toe & raw | =toes & raw | =toe* & weeping | =toe* & oozing |
    =toe* & leaking | =toe & cut & nails | =toenail & came off | =toenail & fell off | =toenail & pus | =ingrown & toe* | =ingrowing toe* | =hole & my foot | =hole & my sole |
    =hole & sole & foot | =crack & heel | =cracked heel* & bleed* | =heel & split | =corn & foot & open* | =callus & bled | =callus & cracked | =diabetic foot | =graze & ankle |
    =burnt my foot | =foot & oozing | =foot & leaking | =blister & heel | =blister & foot | =scratch* & foot & diabet* | =damu & soksi | =soksi & damu | =damu & kiatu | =damu & kiatuni |
    =viatu & -chubua | =kiatu & -chubua | =ndala & -chubua | =viatu & lengelenge | =kisigino & -pasuka | =kucha & mguu & -toka | =kucha imeingia | =vidole vya mguu & -chubuka |
    =kidole cha mguu & -chubuka | =katikati ya vidole & -chubuka | =kidonda kwenye kifundo | =kifundo & kidonda | =kijidonda & mguu* | =shimo chini ya mguu | =mguu & -chubuka |
    =mguu umetoboka | =lengelenge & mguu* | =mguu unatoa majimaji | =mguu & unatoa maji | =kidole gumba & kidonda | =kidole & mguu & usaha | =sang & chaussette* | =sang & chaussure* |
    =chaussure* & blesse | =sandales & blesse | =crevasse* & talon* | =ongle incarne | =ongle & orteil & tombe | =ongle & orteil & arrache | =orteil* & a vif | =orteil & suinte |
    =pied suinte | =pied diabetique | =bobo & pied | =ecorchure & pied | =cloque & pied | =ampoule & pied | =ampoule & talon | =cor au pied | =durillon & ouvert | =trou & sous le pied |
    =blood kwa sock | =sore & toe | =toe & wound | =wound kwa toe`,
  'no-tetanus-cover': `=last tetanus & child | =last tetanus & years | =last tetanus & school | =last tetanus & ago | =not remember & tetanus | =tetanus & years ago | =tetanus & overdue |
    =tetanus & expired | =tetanus & should i get | =not sure & tetanus | =no idea & tetanus | =not know & tetanus | =years since & tetanus | =not had & tetanus | =never & tetanus |
    =never immunised | =never immunized | =never got any jabs | =never had any jabs | =no tt | =last tt | =pepopunda & mara ya mwisho | =pepopunda & !-pata | =pepopunda & !-choma |
    =pepopunda & !-chomwa | =pepopunda & !-chanjwa | =pepopunda & !-dungwa | =pepopunda & miaka | =pepopunda & zamani | =pepopunda & sijui | =pepopunda & nichomwe | =tetanus & nichomwe |
    =tetanus & sijui | =tetanus & zamani | =tetanus & !-pata | =tetanus & !-choma | =tetanus & !-chomwa | =tetanus & !-chanjwa | =tetanasi & !-pata | =tetenasi & !-chomwa |
    =tetanus & sina | =sina tt | =tetanus & iliexpire | =chanjo & hajamaliza | =tetanos & a jour & pas | =tetanos & sais plus | =rappel & tetanos | =tetanos & jamais | =tetanos & faut il |
    =tetanos & dois je | =tetanos & il y a & ans | =tetanos & souviens | =tetanos & a l ecole | =tetanos & pas sur | =tetanos & pas fait | =antitetanique & pas | =antitetanique & jamais |
    =besoin du vat | =jamais eu de vaccin | =aucun vaccin | =last vaccine & child | =not remember & vaccine | =need a vaccine | =get a vaccine & scratch | =vaccine & overdue |
    =no idea & vaccine | =not had vaccine | =nahitaji sindano ya | =chanjo ya & miaka | =sijui & chanjo ya | =!-wahi & chanjwa | =sais plus & vaccin | =rappel & vaccin`,
  'burn-blistered': `=iron & touched my | =iron & touched her | =exhaust & calf | =touched & exhaust pipe | =porridge & skin & water | =soup & tipped & thigh | =soup & spilled & thigh |
    =soup & spilled & hand | =hot wax & leg | =relaxer & scalp | =grabbed & hot sufuria | =sunburn & blister* | =hot & splashed & my arm | =exhaust & -choma | =bomba & pikipiki & -chomwa |
    =ekzosi & -choma | =yaliyochemka & -rukia | =dawa ya nywele & -choma | =relaxer & -choma | =supu & -mwagikia | =-kanyaga kaa la moto | =-kanyaga makaa | =-jiunguza |
    =kaa la moto & mguu | =huile & gicle | =the & renverse & cuisse | =cafe & renverse & cuisse | =bouillie & renverse* | =touche le rechaud | =touche le fer | =marche sur une braise |
    =marche sur & braises | =defrisant & brule | =coup de soleil & cloque* | =eau chaude & renverse* | =mafuta moto & splash | =mafuta & splash | =nimeburn & mkono | =nimeburn & kidole |
    =mtoto & -shika pasi | =mtoto & -shika jiko`,
  'red-eye': `=apollo eye* | =red eyes disease | =pinkeye | =eye & like a tomato | =eye & bloodshot | =eyes & bloodshot | =macho & red | =blanc de l oeil & rouge | =yeux injectes |
    =jicho & kama nyanya | =macho & kama nyanya | =pink in one eye`,
  'eye-pain': `=eye & each time i blink | =eye & every time i blink | =eye & when i blink | =scratching in my eye | =sand in my eye | =sand in her eye | =sand in his eye |
    =grit in my eye | =gritty eye* | =eye is gritty | =eyes & gritty | =eye is killing | =eye & not keep open | =jicho & -kereketa | =macho & -kereketa | =mchanga & jichoni |
    =kitu jichoni & kama | =kama kuna kitu jichoni | =jicho & -pwita | =macho & yanawaka | =kope & nikipepesa | =jicho & sand | =jicho & kulifungua & hawezi | =sable dans l oeil |
    =sable sous la paupiere | =sable dans les yeux | =pique dans l oeil | =yeux qui piquent | =oeil qui pique | =gratte dans l oeil | =oeil & cligne* & mal | =oeil & tellement & mal`,
  'light-hurts': `=light & stabs & eye* | =light & bothers & eye* | =in the dark & because of & light | =screen & too bright & eye* | =not stand & sun & eye | =daylight & eye & water* |
    =squint* & light | =not look at & light | =curtains & light & eye* | =light makes & eye* | =sitaki mwanga | =jua & -choma & jicho | =jua & -choma & macho | =jua & -umiza & macho |
    =hawezi & kuangalia & mwanga | =hawezi & kutazama & mwanga | =hawezi & kuangalia & taa | =mwanga & -kera & macho | =mwanga & -kera & jicho | =mwanga & -sumbua & macho |
    =mwanga & -choma | =soleil & mal & oeil | =fermer les rideaux & yeux | =lampe & eblouit | =lunettes de soleil & maison | =supporte pas la lumiere | =light & inaniumiza |
    =light & -sumbua & jicho`,
  'hot-swollen-joint': `=gout & toe | =gout & again | =gout & knee | =uric acid & toe | =knee & warm & swollen | =ankle & hot & swollen | =kifundo & joto | =gauti & kidole |
    =gauti & -rudia | =goutte & orteil | =genou & double & brulant | =epanchement & genou | =genou & rouge & chaud | =goti & -fura & -chemka`,
  'closed-break': `=finger & bent sideways | =wrist & bent & fell | =toe is broken | =broke my toe | =collarbone & sticking up | =kidole kimepinda | =mkono & crack & nikaskia |
    =bone setter & broken | =shoulder & looks square | =doigt & de travers | =doigt & tordu`,
  'calf-swollen': `=a clot in my leg | =blood clot & leg |  =mguu moja & kubwa kuliko | =mguu mmoja & mkubwa kuliko | =jambe & plus grosse que |
    =caillot & jambe`,
  'ear-pain': `=sikio & -sumbua | =sikio & macho | =sikio & -kesha | =sikio & -pwita | =oreille & lance | =oreille & elance | =oreille & bat | =ear & kept me awake | =ear & kept her |
    =ear & kept him | =ear is killing`,
  'skin-problem': `=nappy & red | =nappy & sore | =nappy rash | =diaper rash | =bottom & pampers | =bottom & under the nappy | =bald patches & head | =flaky scalp | =scalp & itch* |
    =bleaching cream | =lightening cream | =stretch marks | =blackheads | =soles & peeling | =peeling & between & toes | =tinea | =dark patches & cheeks | =psoriasis | =keloid* |
    =skin is flaking | =makalio & mtoto & mekundu | =pampasi & mekundu | =pampasi & -chubuka | =pampers & -chubuka | =nepi & -unguza | =nepi & -chubuka | =matako & mtoto & -chubuka |
    =unga mweupe & kichwa | =mkorogo | =nyayo & -banduka | =katikati ya vidole & -washa | =ngozi & magamba | =mwili & -niwasha | =harara | =weusi shingoni | =fesses & bebe & rouges |
    =fesses & irrit* | =erytheme fessier | =creme eclaircissante | =depigmentant* | =plante des pieds & pele | =pele entre les orteils | =cuir chevelu & demange | =points noirs & nez |
    =vergetures | =dots & covered | =madoadoa & mwili | =petits points rouges | =speckles`,
  'insect-bite': `=itchy bites | =bites & itch & legs | =bete m a pique | =bebete m a pique`,
  'long-lump': `=knot & neck & months | =lump & neck & months | =pea & breast | =kitu kigumu & titi | =tezi & shingoni & mwezi | =tezi & shingo & miezi | =ganglion & cou & mois |
    =plaie & ferme pas & semaines`,
  'joint-pain': `=viungo & -kaza & asubuhi | =baridi yabisi | =rhumatisme* | =doigts raides & matin | =stiff fingers & morning | =magoti & -sumbua`,
} as const;
