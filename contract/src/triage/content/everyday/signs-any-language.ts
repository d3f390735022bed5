/**
 * Signs of danger of pregnancy and birth, children, belly, skin, nerves, injuries and mind, in words of one language
 * each: their meanings are looked for in Swahili, English and French, in any order (`~`). By concept, between bars.
 */
export const signsAnyLanguage = {
  choking: `
    ~ marble stuck throat | ~ seed stuck throat | ~ swallowed coin breathe | ~ throat blocked not speak | ~ stuck windpipe |
    ~ holds neck eating | ~ grabs throat blue | ~ eating suddenly not breathe | ~ eating silent blue | ~ cacahuete gorge | ~ bille gorge | =imekwama kooni | =-kwama kooni | =-kwama & koo | ~ stuck throat not voice
  `,
  'not-breathing': `
    ~ not breathe lips | ~ chest not go up | ~ poitrine ne souleve | ~ stopped breathing blue | ~ no pulse | ~ heart stopped
  `,
  'breathless-at-rest': `
    ~ breathless sitting | ~ not breathe lying | ~ gasp between words | ~ one word breath | ~ breathe like run lying | ~ breath short rest |
    ~ sitting not breathe | =halete & couche* | =halete & assis* | =haletant* & repos | ~ pant lying | ~ gasp lying | ~ out of breath bed | ~ couche course respire | =halete comme | =haletante | =haletant
  `,
  unconscious: `
    ~ found floor not respond | ~ shout name not respond | ~ shouting shaking not wake | ~ pinch not respond | ~ eyes not open |
    ~ found unconscious | ~ not wake breathing noise | ~ slaps not respond
  `,
  confused: `
    ~ not know where | ~ not recognise us | ~ speaks nonsense since morning | ~ not make sense suddenly | ~ sees people not there |
    ~ calls dead people | ~ speaks alone confused | ~ ne sait plus ou | ~ suddenly strange not know | =mambo yasiyoeleweka | =maneno yasiyoeleweka | =vitu visivyoeleweka | =mambo yasiyo na maana | =hasemi maana
  `,
  fit: `
    ~ stiff then shakes body | ~ fell jerking foam | ~ eyes rolled jerk | ~ eyes roll shake | ~ body stiff foam mouth | ~ shakes all body eyes up |
    ~ jerking whole body | ~ body jerks | ~ bit tongue jerk | ~ stiff body shake | ~ hot eyes rolled shaken | =stuka stuka | =shtuka shtuka | amestuka mwili | ~ body startles twice
  `,
  'fit-repeated':
    '~ fits four times | ~ fit after fit | ~ fits again not wake | ~ fit ten minutes | ~ fit not stop | ~ third fit today',
  'cold-clammy': `
    ~ icy sweat | ~ cold soaked | ~ pale cold wet | ~ grey sweat | ~ ashen sweat | ~ sweat cold stand | ~ glace sueur | ~ skin icy pale
  `,
  'swallowed-poison': `
    ~ emptied box tablets | ~ drank bottle kerosene | ~ child drank kerosene | ~ swallowed pills quarrel | ~ drank can weed killer |
    ~ ate tablets bag | ~ whole box pills | ~ vide boite comprimes | ~ drank insecticide | ~ swallowed handful | =lick* & powder | =lick* & cockroach* | =leche & poudre | =-lamba & unga | =-lamba & dawa | =eaten & powder & cockroach* | =ate & powder & ant*
  `,
  'snake-bite':
    '~ two holes bite | ~ snake hit finger | ~ something bit grass two holes | ~ two marks teeth leg | ~ crawled away bite leg | =nimegongwa & mguuni & nyoka',
  'major-trauma': `
    ~ thrown out vehicle | ~ bus overturned | ~ lorry hit | ~ fell from roof | ~ fell floor second | ~ fell metres | ~ knife back | ~ bullet shoulder |
    ~ bullet leg | ~ pulled out tank water | ~ pulled out pool | ~ knife neck | ~ hit vehicle | ~ fell well | ~ fell mango tree |
    ~ fell coconut tree | ~ shot bullet | ~ knife arm deep | ~ pulled out pool | ~ out of well coughing | ~ pulled lake | ~ pulled river | ~ fished out water | ~ pulled pool | ~ pulled lake | ~ pulled river
  `,
  'head-blow': `
    ~ fell hit head | ~ ball hit head | ~ hit head stairs | ~ stone hit head | ~ struck skull | ~ hit head floor | ~ knocked out match |
    ~ hit head bathroom | ~ head hit wall
  `,
  'clear-fluid-head':
    '~ water ear head hit | ~ fluid nose hit head | ~ liquid out of ear | ~ clear water nose fell | ~ water comes out ear',
  'open-break': '~ bone out skin | ~ bone through skin | ~ bone comes out | ~ bone sticks out | ~ os sorti peau',
  'cold-limb': `
    ~ foot white cold | ~ leg cold pale | ~ hand cold white | ~ leg cold numb | ~ toes not feel cold | ~ foot blue cold | ~ arm cold pale sudden
  `,
  'stiff-neck':
    '~ chin chest not | ~ neck not turn fever | ~ not bend chin | ~ neck hurts light fever | ~ neck rigid | ~ nuque raide',
  'non-fading-rash': `
    ~ purple spots press | ~ purple spots fever | ~ spots glass not disappear | ~ spots not fade | ~ bruises spots fever |
    ~ red spots not disappear press | ~ dark spots fever
  `,
  'no-urine': '~ not urinated since | ~ urine stopped | ~ not peed since night | ~ no pee day | ~ dry nappy since',
  'locked-jaw': '~ mouth not open back | ~ not open mouth stiff | ~ jaw closed body stiff',
  spasms: '~ back arches | ~ body stiff like board | ~ neck arches back | ~ dos cambre | ~ spasms wound',
  smoke:
    '~ generator room night | ~ slept generator | ~ charcoal stove inside slept | ~ jiko mkaa ndani walilala | ~ charbon chambre dormi',
  'inhaler-fails':
    '~ inhaler ten times not help | ~ puffs not help | ~ pump not help breathe | ~ blue puffer again again not | ~ ventoline not help',
  'faint-on-effort':
    '~ fainted running | ~ collapsed playing football | ~ black out running | ~ fell playing heart | ~ evanoui courant | ~ fainted climbing | =nikicheza & -dondoka | =nikicheza & -anguka & giza | =nikikimbia & -anguka & giza | =nikicheza & giza | =tombe en jouant | =tombe en courant | =ecroule en & cour* | =ecroule en & jou* | =effondre en & cour* | =keeled over & play* | =keeled over & run*',
  'chest-pain': `
    ~ clutching chest | ~ holds chest pain | ~ holds chest grey | ~ chest vice | ~ chest pain back | ~ chest burns sweat | ~ heart pain sweat |
    ~ chest ache arm | ~ chest tight jaw | ~ squeezing chest | =tient la poitrine | =holding his chest | =holding her chest | =clutching his chest | =clutching her chest | =se tient le coeur | =anashika kifua | =lourdeur & sternum | =lourdeur & poitrine | =heaviness & chest | =heavy & breastbone | =uzito & kifua | =uzito kifuani | =pesanteur & poitrine
  `,
  'sharp-chest-pain':
    '~ knife chest breathe | ~ stabbing chest breathe | ~ side pain breathe sudden | ~ poignard cote respire',
  'coughs-blood': '~ cough cup blood | ~ coughed much blood | ~ blood mouth cough | ~ crache sang tousse',
  'face-droop':
    '~ corner mouth dropped | ~ mouth gone side | ~ mouth turned side | ~ mouth pulled side | ~ one side face falls | ~ coin bouche tombe',
  'one-side-weak': `
    ~ not lift right arm | ~ not lift left arm | ~ left hand dead | ~ right hand dead | ~ hand not move sudden | ~ left side numb | ~ right side numb |
    ~ arm numb sudden speak
  `,
  slurred:
    '~ speaks like drunk sudden | ~ words not sense sudden | ~ not speak suddenly | ~ speech strange suddenly | ~ words nonsense suddenly | =mots & plus de sens | =words & no sense | =words make no sense | =maneno hayaeleweki | =paroles & incomprehensibles | =maneno & yasiyoeleweka & ghafla | =n ont plus de sens | =n a plus de sens',
  'headache-worst':
    '~ headache hammer sudden | ~ head exploded sudden | ~ never headache like this | ~ headache out of nowhere | ~ thunder head',
  'double-vision': '~ sees double | ~ sees two | ~ everything double',
  'numb-saddle': '~ not feel between legs | ~ numb sit | ~ seat numb | ~ numb between thighs | ~ not feel wipe bottom',
  'bladder-bowel-change':
    '~ wet myself back | ~ urine comes alone back | ~ not hold urine back | ~ not feel urine back pain | ~ not hold stool back',
  'both-legs-weak': `
    ~ both legs weak | ~ both legs no strength | ~ both legs not move | ~ legs gave way sudden | ~ not feel both legs | ~ both legs paralysed
  `,
  'belly-hard': '~ belly hard not touch | ~ belly rigid plank | ~ belly like board | ~ belly hard tender',
  'belly-pain-severe':
    '~ belly pain suddenly fell | ~ belly pain tearing | ~ belly pain not turn | ~ pain belly second | =ventre & planche | =belly & plank | =belly & board | =stomach & plank | =stomach & board | =tumbo & ubao | =ventre & touche & supporte | =tumbo & kuguswa & -taki',
  'right-low-pain': `
    ~ pain moved right below | ~ navel then right | ~ pain started navel right | ~ right below belly pain | ~ nombril puis droite | ~ below right pain fever
  `,
  'vomits-blood':
    '~ vomit like coffee | ~ vomits black | ~ vomits red | ~ puke coffee grounds | ~ vomit marc cafe | ~ blood comes mouth vomit',
  'black-stool': '~ stool like tar | ~ stool black sticky | ~ stool tar',
  'no-stool': '~ no stool no wind | ~ not pass stool wind | ~ no stool days swollen | ~ no gas days',
  'green-vomit': '~ vomits green | ~ vomit bile | ~ brings up green',
  'much-watery':
    '~ stool like rice water | ~ diarrhoea like water | ~ water diarrhoea all night | ~ eau de riz | ~ diarrhoea pours',
  yellow: '~ eyes yellow | ~ skin yellow | ~ body yellow',
  'cannot-pass-urine': `
    ~ not urinate day | ~ urine not come out | ~ not a drop urine | ~ not pee bladder full | ~ bladder full pain
  `,
  'testicle-pain': '~ one ball pain | ~ testicle up swollen | ~ ball swollen sudden',
  'long-erection':
    '~ erection not go | ~ penis up since night | ~ erection since | =hard & blue pill | =hard & viagra | =hard since last night | =dure depuis hier | =pilule bleue & dure | =erection & viagra | =imesimama saa | =imesimama & kidonge cha nguvu | ~ hard hours throbbing pill',
  'vaginal-bleeding': `
    ~ pregnant blood | ~ pregnant bleeding | ~ blood legs pregnant | ~ weeks pregnant blood | ~ bleeding down | ~ vagina blood
  `,
  'heavy-bleeding': `
    ~ blood running down legs | ~ blood four cloths | ~ blood towel soaked | ~ changed cloths blood | ~ bleeding heavy dizzy | ~ blood keeps coming |
    ~ sang coule jambes
  `,
  'pad-soaking': `
    ~ pad half hour | ~ pads two hours | ~ five pads | ~ pad soaked hour | ~ changes pad hour | ~ pad every hour | ~ soaks pads | ~ cloths soaked birth | =gone through & pads | =pads in two hours | =pads & hours
  `,
  'belly-blow':
    '~ kicked belly pregnant | ~ fell belly pregnant | ~ hit belly pregnant | ~ fell stairs belly | ~ punched belly',
  'shoulder-tip-pain': '~ shoulder pain period | ~ belly pain shoulder | ~ pain below shoulder faint',
  'missed-period':
    '~ period late | ~ not seen period | ~ no period weeks | ~ retard regles | ~ period missed | ~ semaines retard',
  'sees-spots':
    '~ sees stars | ~ flashing lights eyes | ~ flashes eyes | ~ eclairs yeux | ~ lights before eyes | ~ sees sparks',
  'swollen-face': '~ face swollen pregnant | ~ face hands puffy | ~ hands face swollen | ~ visage mains gonfles',
  'baby-moves-less': `
    ~ not felt kick | ~ no kick since | ~ baby not played belly | ~ not moved once | ~ baby not kick yesterday | ~ plus coup pied | ~ mtoto hajacheza tumbo | =plus un seul coup de pied | =plus aucun coup | =plus de coup de pied | =not a single kick | =hakuna teke hata
  `,
  'waters-broke': '~ waters gone | ~ waters broke | ~ perdu eaux | ~ chupa pasuka | ~ waters green',
  'cord-out':
    '~ cord hanging | ~ cord comes out first | ~ cord between legs | ~ rope between legs labour | ~ hand baby out',
  labour: '~ labour since yesterday | ~ contractions minutes | ~ labour pains minutes',
  'long-labour': `
    ~ labour since yesterday | ~ labour yesterday baby not | ~ pushing hours | ~ labour two days | ~ labour all night not born | ~ labour not progress
  `,
  'foul-discharge': '~ discharge smells | ~ pus smells vagina | ~ discharge stinks | ~ pertes puent | ~ uchafu kunuka',
  'after-abortion': `
    ~ pills end pregnancy | ~ removed pregnancy secret | ~ tablets stop pregnancy | ~ lost pregnancy | ~ comprimes arreter grossesse
  `,
  'baby-evil':
    '~ baby devil | ~ baby demon | ~ says baby evil | ~ get rid of baby | =s a devil | =is a devil | =un demon | =ni jini | =ni shetani | =get rid of it & baby',
  'harm-thoughts': '~ throw baby | ~ kill baby | ~ harm baby | ~ get rid baby | ~ jeter bebe',
  'not-feeding':
    '~ not take breast | ~ refused breast | ~ not suck since | ~ baby not breastfeed | ~ not take bottle | ~ stopped sucking',
  'cold-body': '~ baby cold warm not | ~ baby cold | ~ body cold cover | ~ not warm baby',
  grunting: '~ moans every breath | ~ groans each breath | ~ grunt breath',
  'ribs-draw-in':
    '~ ribs go in | ~ ribs suck in | ~ below ribs inside breathe | ~ skin under ribs pulled | ~ chest goes in breathe | ~ cotes creusent',
  limp: '~ baby soft like cloth | ~ baby floppy cry | ~ body loose baby | ~ molle gemit bebe',
  'yellow-palms': '~ yellow down to feet | ~ yellow feet baby | ~ jaune pieds | ~ njano miguu',
  'navel-red':
    '~ around navel red | ~ stump red | ~ cord oozing red | ~ stump smells | ~ navel smell red | ~ cordon suinte',
  'vomits-all': `
    ~ vomits everything | ~ nothing stays down | ~ vomits even water | ~ brings back everything | ~ rien ne reste | ~ rejects everything water
  `,
  'cannot-drink':
    '~ too weak drink | ~ not drink mouth dry | ~ not suck not drink | ~ not swallow saliva | ~ trop faible boire',
  drowsy: `
    ~ only sleeps not wake | ~ sleeps all time child | ~ too sleepy open eyes | ~ falls asleep again | ~ hardly open eyes | ~ keeps falling asleep |
    ~ endort sans cesse
  `,
  'slow-skin': '~ skin pinch slow | ~ skin pinch stays | ~ pli peau reste | ~ skin back slowly',
  'pale-palms': '~ palms white | ~ hands inside white | ~ paumes blanches | ~ palms no blood',
  'both-feet-swollen': '~ both feet swollen | ~ both legs swollen child | ~ deux pieds enfles',
  'cloudy-eye': '~ eyes cloudy | ~ white film eye | ~ eyes white measles | ~ yeux troubles rougeole',
  'swallowed-battery':
    '~ swallowed button cell | ~ battery remote swallowed | ~ pile bouton avale | ~ battery watch swallowed',
  'chemical-in-eye':
    '~ cleaner splashed eye | ~ cement in eye | ~ lime eye | ~ deboucheur oeil | ~ ciment oeil | ~ drops acid eye',
  'sight-loss':
    '~ one eye dark sudden | ~ eye went black sudden | ~ curtain over eye | ~ rideau oeil | ~ suddenly not see eye | ~ sight gone eye',
  'eye-injury':
    '~ metal flew eye | ~ iron eye hammer | ~ eye bleeding hit | ~ eclat metal oeil | ~ something pierced eye',
  drooling: `
    ~ saliva running not swallow | ~ drools sits forward | ~ saliva fever not swallow | ~ bave avale plus | ~ spit running out mouth child
  `,
  'neck-swelling': '~ neck swollen tooth | ~ swelling neck jaw | ~ cheek neck swollen',
  'skin-peeling':
    '~ skin coming off medicine | ~ skin peels medicine | ~ skin peels mouth sores | ~ peau lambeaux | ~ skin falls off',
  'hot-swollen-joint': '~ knee hot swollen | ~ hip hot swollen | ~ joint hot swollen | ~ ankle hot swollen fever',
  'child-will-not-walk':
    '~ not put foot down | ~ refuses step leg | ~ child not stand leg | ~ refuse poser pied | ~ child not walk',
  'low-sugar': '~ diabetes shakes sweat | ~ diabetes talks nonsense | ~ insulin confused | ~ diabetic trembles',
  'deep-breathing': '~ breathes deep fast | ~ breathing deep | ~ breath smells fruit | ~ haleine fruit',
  'foot-black': '~ big toe black | ~ toe black smells | ~ foot rotten black',
  'dark-urine': '~ urine like cola | ~ urine coca | ~ urine like blood | ~ urine brown',
  'very-weak':
    '~ not sit up | ~ not stand fever | ~ too weak get up | ~ not get up bed | ~ not hold herself | ~ trop faible lever | =white as a sheet | =toute blanche & serviette*',
  'suicide-plan': `
    ~ tonight I end | ~ finish it tonight | ~ pills lined up | ~ wrote goodbye letter | ~ hid rope | ~ goodbye letter rope | ~ ce soir en finis |
    ~ drink all pills tonight | ~ bought poison
  `,
  'danger-to-others': '~ voices tell kill | ~ voices neighbour knife | ~ kill neighbours | ~ voices machete',
  'stopped-alcohol':
    '~ stopped drinking alcohol days | ~ quit alcohol shakes | ~ stopped beer trembles | ~ arrete alcool tremble',
  voices: '~ sees insects wall | ~ sees animals wall | ~ hears voices tell',
  unsafe:
    '~ hands round throat | ~ squeezed throat | ~ says he will kill me | ~ strangled until fainted | ~ comes back tonight kill | =do it again tonight | =recommencera ce soir | =atarudia usiku | =again tonight & burn* | =says & kill & tonight',
  'deep-bite':
    '~ dog opened cheek | ~ dog ripped cheek | ~ dog face open | ~ chien ouvert joue | =tore a chunk | =chunk out of | =arrache un morceau | =arrache un bout | =kipande cha nyama | =piece of flesh | =bit a piece out',
  'whole-body-signs':
    '~ scorpion sweat | ~ scorpion vomit | ~ scorpion drool | ~ bitten sweat vomit scorpion | ~ scorpion shakes',
  'burn-serious': `=pulled & over her* | =pulled over himself | =kettle & over | =bouilloire & dessus | =renverse & dessus & bouill* | =amejimwagia | =imemmwagikia | ~ face blisters hot | ~ chest blisters hot | ~ acid arm | ~ acid leg white`,
  numb: `~ toes numb | =can not feel & toe* | =can not feel & foot | =can not feel & finger* | =can not feel & hand | =can not feel & leg* | =sent plus & orteil* | =sent plus & pied* | =sent plus & doigt* | =sent plus & jambe* | =sens plus & orteil* | =sens plus & pied* | =sens plus & jambe* | =hasikii & vidole | =sisikii & vidole | =hasikii & mguu | =sisikii & mguu | =sisikii & miguu
  `,
  'fear-of-water': `~ panics sight water | ~ afraid glass water | ~ panique verre eau | ~ panic drink bite | =panic* & water | =afraid & glass of water | =panique & eau | =panics at the sight | =panique a la vue | =panics when & water
  `,
  'gave-birth': `=baby came this morning | =baby came today | =baby came yesterday | =baby came last | =bebe est ne ce matin | =bebe est ne hier | =baby was born & ago | =since the baby was born | =since the little one was born | =since he was born | =since she was born | =gave birth last week | =depuis la naissance | =tangu azae | =tangu mtoto azaliwe | =since she delivered | =mtoto amezaliwa leo | =had the baby`,
  diabetes: `=type 1 & vomit* | =type 1 & sugar | =type one diab* | =type 1 diab* | =on insulin | =insulin | =insuline | =insulini | =diabete de type | =type 1 | =type 2 & sugar | =type 2 diab*
  `,
  breathless: `=arrive plus a respirer | =peux plus respirer | ~ not catch breath`,
  fainted: `=-elekea kuanguka | =karibu kuanguka | =akijaribu kukaa & -anguka | =akisimama & -anguka | =giza lika* | =giza limeni* | =giza liliniingia | =giza lilinijia`,
  mottled: `=mabaka mabaka | =ngozi & mabaka`,
  'breathless-on-effort': `=out of breath & only when | =out of breath & climb* | =breath & only & stairs | =essouffl* & montant | =essouffle seulement | =nikipanda & pumzi | =ninapopanda & pumzi | =pumzi & mlima tu`,
  'chest-pain-on-press': `=nikiubonyeza | =nikibonyeza | =ukibonyeza | =-bonyeza tu | =only & when i press | =only when & press | =seulement quand j appuie | =quand j appuie`,
  'small-cut': `=nose & bled & stopped | =nosebleed & stopped | =pua & damu & -koma | =nez & saigne & arrete`,
  'drinking-well': `
    =drinking ok | =drinking okay | =drinking fine | =drinking well | =water & stays down | =water & stay down | =keep water down | =keep water & down |
    =keeping fluids down | =keeping water down | =keep fluids down | =eau & reste* | =garde l eau | =garde les boissons | =garde les liquides | =maji & yanakaa | =maji & vinakaa |
    =sips & stay
  `,
  gas: '=rots | =ballonne | =ballonnee | =ballonnements | =burping | =belching | =nacheua | =anacheua | =bloated & beans',
  'stuck-foreskin': `=prepuce & revient | =prepuce & arriere | =prepuce & coince* | =foreskin & forward | =govi & -rudi | =prepuce & gonfl*`,
  'feeds-weakly': `=is not interested | =not interested in milk | =plus interesse* | =hana hamu ya kunyonya | =tangu jana hana hamu | =barely feeds | =tete a peine`,
  'racing-heart': `=coeur & cognait | =coeur & battait | =coeur & palpit* | =heart & hammer* | =heart & flutter* | =heart & thump* | =heart & pounding | =moyo & -papatika | =moyo & -gonga | =moyo & -dunda | =moyo & -pigapiga`,
  'stopped-eating': `=ni mange ni bu | =mange ni bu | =mange ni boit | =neither eaten nor | =hajala wala kunywa | =hali wala hanywi`,
  'child-abuse': `=beau pere & brul* | =stepdad & burn* | =baba wa kambo & -choma | =mama wa kambo & -choma | =belle mere & brul*`,
  'jaw-pain': `=temple & throb* | =temples & throb* | =tempe & bat | =tempe & douleur* | =comb* & hurts | =peigner & mal | =kuchana nywele | =paji & -pwita | =scalp & tender | =cuir chevelu & sensible`,
} as const;
