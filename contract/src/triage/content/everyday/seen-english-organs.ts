/**
 * What people feel and relatives see of a danger of heart, brain, belly, birth, children and mind, in English: by
 * concept.
 */
export const seenEnglishOrgans = {
  'chest-pain': `
    band round my chest | band round & chest | band around my chest | tight band | chest & vice | chest in a vice | chest & belt | chest & brick | chest & stone | chest & tight* | chest & squeez* | chest & crush* | chest & heavy | chest & heaviness | chest & pressure | chest & pressing | chest & weight |
    someone sitting on & chest | sitting on my chest | sits on my chest | elephant & chest | pain & chest | chest & ach* | chest & cramp* | chest & burn* & arm | chest & burn* & sweat* | chest & jaw | pain & left arm & sweat* | left arm & heavy & sweat* | jaw & arm & pain & sweat* | pain between & shoulder blades | tearing & back & chest | ripping & chest | behind & breastbone | breastbone & pain | angina | heart attack | heart & pain | heart & hurt* | nstemi | stemi | acs | mi in
  `,
  'sharp-chest-pain':
    'stabbing in the side | stabbing in my side | stitch in & side & breath* | sharp & chest & breath* | sharp & rib* & breath* | knife & chest & breath* | hurts to take a breath | hurts when i breath* | hurts to breath* | pain when i breath* | pain on breathing | catches when i breath* | pleuritic',
  'recent-surgery':
    'days after my caesarean | days after & operation | weeks after & operation | after my caesarean | after my operation | after my surgery | after surgery | after the operation | had an operation | had surgery | was operated | since the operation | long flight | long bus journey | leg in plaster | leg in a cast | bedridden | post op',
  'calf-swollen':
    'calf & sore & red | calf & twice | calf & tight & warm | calf & bigger | one calf | one leg & bigger | one leg is & swollen | only one leg & swollen | left leg & swollen & pain* | right leg & swollen & pain* | calf & pain* | calf & hard | back of & leg & swollen | behind & knee & swollen | dvt',
  'inhaler-fails':
    'pump & times & no | pump ten times | pump & no relief | pump & not help* | inhaler & no relief | inhaler & not help* | inhaler & not work* | inhaler & nothing | inhaler & empty | inhaler & finished | inhaler & run out | inhaler & ran out | puffs & still | puffs & no | puffer & not | nebuli* & still | blue inhaler & still | blue pump & still | used & inhaler & times | salbutamol & no | ventolin & no',
  'asthma-tiring':
    'too tired to talk | too tired to breath* | exhausted & breath* | getting tired & breath* | no strength & breath* | tiring & asthma | silent chest | worn out & breath*',
  asthma: 'asthma* | wheezy chest since | known asthmatic',
  'faint-on-effort':
    'sprint* & blacked | sprint* & passed | sprint* & faint* | running & blacked | running & passed out | running & faint* | running & collaps* | playing & blacked | playing & collaps* | playing & passed out | football & blacked | football & collaps* | football & faint* | exercis* & collaps* | exercis* & blacked | gym & collaps* | race & collaps* | swimming & faint* | carrying & blacked out | climbing & blacked | climbing & faint* | stairs & blacked | stairs & faint* | pitch & collaps* | training & collaps*',
  'racing-heart':
    'heart racing | heart & race* | heart & pound* | heart & gallop* | heart & flutter* | heart & skip* | heart is jumping | heart jumping | heart & fast | heart & like a drum | heart & out of my chest | heart & 150 | heart & 160 | heart & 180 | pulse & 150 | pulse & 160 | pulse & 180 | palpitation* | svt | tachycardi*',
  'coughs-blood':
    'cough* & fresh blood | cough* & cup of | cough* & spoon* & blood | cough* & mouthful* & blood | cough* & bright red | cough* & clot* | cough* & blood | blood came up & cough* | blood comes up & cough* | spit* & blood & cough* | haemoptysis | hemoptysis | blood when i cough | tissue & blood & cough*',
  'face-droop':
    'smile is uneven | uneven smile | smile & crooked | smile & lopsided | crooked smile | smile & one side | mouth & one side | mouth & droop* | mouth & sagg* | mouth & hang* | corner of & mouth | face & droop* | face & sagg* | face & crooked | face & lopsided | face & one side | half & face | side of & face & dead | side of & face & fallen | side of & face & drop* | side of & face & numb | eye & mouth & one side & close | drink runs out of & mouth | water runs out of & mouth | food falls out of & mouth',
  'one-side-weak':
    'cup fell out of | cup fell from | spoon fell from | drops things & hand | dropping things | drops everything & hand | hand & no grip | hand lost & grip | hand will not grip | can not hold a cup | can not hold & spoon | can not lift & arm | can not raise & arm | arm will not lift | arm & went dead | arm & dead | arm & went limp | arm & hangs | arm hanging | arm dropped | arm fell | leg gave way & side | leg drag* | drag* & leg | drag* & foot | arm and leg & weak | arm and leg & numb | arm and leg & same side | left side & weak | right side & weak | left side & numb | right side & numb | left side & dead | right side & dead | left side & paraly* | right side & paraly* | one half of & body | half of & body & numb | half of & body & weak | walks & leaning to one side | leans to one side | hemipare* | hemiple* | cva | stroke',
  slurred:
    'can not find the words | can not find words | can not get words out | can not get the words | words & will not come | words & come out wrong | words come out | words & jumbled | words & mixed | words & slur* | speech & slur* | speech & thick | speech & funny | speech & strange | speech & gone | lost & speech | lost her speech | lost his speech | speech & drunk | talk* & drunk | sounds drunk | talks as if & drunk | mumbl* & suddenly | can not speak & suddenly | suddenly can not speak | could not speak for | mouth & does not form | tongue & heavy & speak | tongue & heavy & talk | dysarthri* | aphasi* | dysphasi* | understand & what she says & not | speech & not clear | speech & unclear',
  'headache-worst':
    'hit me like | headache & hammer | headache & one second | headache & seconds | headache & instantly | headache & exploded | headache & thunder* | headache & bang | headache & lightning | headache & out of the blue | headache & never felt | never had & headache & like | never felt & headache | worst headache | worst pain in & head | head & burst & suddenly | head & exploded | something burst in & head | something popped in & head | pop in & head | like being hit on & head | kicked in & head & headache | headache & sex & sudden | headache & toilet & sudden | head & split* & suddenly | sah',
  'double-vision':
    'see double | seeing double | sees double | two of everything | everything is double | double image* | double vision | diplopi* | one eye turns in & headache',
  'jaw-pain':
    'jaw hurts & chew* | jaw & pain & chew* | jaw & ach* & eat* | chew* & jaw | chew* & hurts & temple* | temple* & tender | temples hurt | temple* & pain* | =scalp & tender | =scalp hurts | comb* & hair & pain* | jaw claudication',
  'numb-saddle':
    'feel the toilet paper | feel toilet paper | feel when i wipe | feel & wipe & not | not feel & wip* | numb & between & legs | between my legs & numb | between & thighs & numb | inner thighs & numb | bottom is numb | buttocks & numb | numb & bottom | numb & buttocks | numb & genital* | numb & private | seat & numb | can not feel & bottom | can not feel & buttocks | can not feel & private | can not feel sex | anus & numb | numb & anus | perineal | saddle anaesthesia | saddle numb*',
  'bladder-bowel-change':
    'wet myself & back | wet myself & legs | can not hold & pee & back | can not hold & stool & back | lost control of & bladder | lost control of & bowel* | no control of & bladder | no control of & bowel* | can not tell when & pee | can not feel when & pee | can not control & urine | can not control & bowel* | soil* & myself | soil* & himself | soil* & herself | can not start & pee & back | pee leaks & back | incontinen* & back | bladder & not empty & back | overflow',
  'both-legs-weak':
    'both legs & weak | both legs & heavy | both legs & numb | both legs & gave | both legs & jelly | both legs & dead | both legs & not move | legs will not | legs do not obey | legs will not carry | legs & no strength & back | can not move & legs | can not feel & legs | legs are paraly* | legs paraly* | legs have gone | numb from & waist down | waist down & numb | paraly* & waist down | numb & chest down | weakness & climbing & legs & days | ascending weakness | paraplegi*',
  'belly-hard':
    'belly is hard as | stomach is hard as | belly & rock hard | stomach & rock hard | hard as a table | hard as a board | hard as wood | stomach & board | belly & board | stomach & rigid | abdomen & rigid | abdomen & hard | abdomen & board* | guarding | rebound | peritoni* | tummy is like a rock | belly & stone',
  'belly-pain-severe':
    'knife in & stomach | knife in & belly | like a knife & stomach | like a knife & belly | worst pain & belly | worst pain & stomach | pain & stomach & can not move | pain & belly & can not move | belly pain & can not stand | stomach pain & can not stand | belly & doubled | stomach & doubled | doubled over | doubled up | bent double | bent over with & pain | curled up & belly | curled up & stomach | curled & pain & belly | roll* & floor & pain | scream* & belly | scream* & stomach | cry* out & stomach pain | agony & stomach | agony & belly | unbearable & stomach | unbearable & belly | excruciating & abdom* | excruciating & stomach | tearing & belly & back | ripping & belly | 10/10 & abdom* | ten out of ten & stomach | acute abdomen',
  'right-low-pain':
    'low on the right | low down on the right | lower right | right lower | right low | bottom right & belly | bottom right & stomach | right side & low* & hurt* | right side & belly & jump | hurts to jump | hurts to hop | pain moved & right | moved & low* & right | moved down to the right | started round & belly button & right | started & navel & right | belly button & right | navel & right & pain | right groin & pain & vomit* | appendi* | rif pain | mcburney*',
  'vomits-blood':
    'threw up blood | throwing up blood | vomit* & blood | vomit* & coffee | coffee ground* | coffee grain* | vomit* & clot* | vomit* & red | vomit* & black | brought up blood | brings up blood | bring up blood | blood in & vomit | spew* & blood | blood came from & mouth & vomit* | haematemesis | hematemesis | basin of blood',
  'black-stool':
    'poo is like tar | poo & tar | stool & tar | stool & tarry | poop & tar | like tar & smell* | black & sticky & stool | black & sticky & poo | black & stool | black & poo | black & poop | black & motion* | black & diarrhoea | poo & coal | stool & coal | stool & black & smell* | maroon stool | melaena | melena | pooing black',
  'belly-swollen':
    'tummy is blown up | belly & blown up | stomach & blown up | tummy & blown | belly & bloat* | belly & drum | stomach & drum | tummy & drum | belly & balloon | stomach & balloon | belly & distend* | abdomen & distend* | belly is getting big | belly & tight & swollen | swollen belly | swollen stomach | swollen tummy',
  'no-stool':
    'nothing comes out behind | nothing comes out & not even wind | not even wind | no wind & days | not passed wind | not passing wind | can not pass wind | can not pass gas | not passing gas | not passed gas | no gas & no stool | no stool | not passed stool | not opened & bowels | bowels not opened | bowels have not | no bowel movement | not pooped | not pooed | obstipation | bowel obstruct*',
  'green-vomit':
    'vomit* & green | green & vomit* | throw* up green | threw up green | green bile | bilious | green fluid & vomit* | vomit* & smells like & stool | vomit* & smells of & poo | faecal vomit* | vomit* & dark green',
  'hard-hernia':
    'hernia & hard | hernia & push* back | hernia & back in & not | hernia & stuck | hernia & red | hernia & pain* | hernia & vomit* | hernia & will not | lump in & groin & hard | lump in & groin & push* & not | bulge & groin & pain* | bulge & groin & hard | bulge & will not go back | navel & bulge & hard | rupture & push* back & not | incarcerat* | strangulated | irreducible',
  'sunken-eyes':
    'eyes have gone in | eyes gone in | eyes went in | eyes & sink* | eyes look hollow | eyes deep in | eyes are deep | eyes & sunken | hollow eyes | eyes & sockets',
  'much-watery':
    'like water twenty | twenty times | fifteen times & diarrhoea | ten times & watery | every ten minutes & toilet | every few minutes & toilet | rice water | rice-water | pouring out of & behind | diarrhoea & pour* | watery & pour* | toilet like water | like water from a tap & stool | like a tap & diarrhoea | non stop diarrhoea | litres of & diarrhoea | cholera',
  dehydrated:
    'no tears | cries without tears | tongue is dry | mouth is dry | lips are dry and | dry & cracked lips & diarrhoea | fingers & wrinkl* | skin & wrinkl* & diarrhoea | very thirsty & diarrhoea | thirsty & diarrhoea | thirst & diarrhoea | dried out | dehydrat*',
  'cannot-pass-urine':
    'trying to pee & not a drop | trying to pee & nothing | try* to pee & nothing | strain* & pee & nothing | strain* & urinat* & nothing | not a drop | can not pee | can not pass urine | can not pass water | can not urinate | unable & pee | unable & urinat* | urine will not come | pee will not come | urine is stuck | bladder & burst* | bladder & full & can not | bursting & pee & can not | only drops & pee & pain* | only drips & bladder | retention of urine | urinary retention | catheter & blocked | catheter & not drain*',
  'testicle-pain':
    'ball is swollen | ball & swollen & cry* | one ball & pain* | one ball & swollen | one ball & higher | ball & higher | one testicle & higher | testicle & pain* | testicle & swollen | testicle & hurt* | balls & hurt* | balls & pain* | balls & ach* | scrotum & pain* | scrotum & swollen | scrotum & red & pain* | scrotum & hurt* | pain in & groin & ball* | woke & ball & pain* | nuts & pain* & swollen | private & boy & swollen & pain* | torsion',
  'vaginal-bleeding':
    'blood running down & legs | blood running down & thighs | blood down my legs | blood between my legs | blood & underwear | blood & panties | blood & knickers | blood & pad | bleeding down below | bleeding from below | bleeding below | bleed like a period | bleeding like a period | bleeding from & private | spot of blood & toilet | pv bleed* | aph',
  pregnant:
    'months along | weeks along | months gone | i am expecting | she is expecting | expecting in | expecting a baby | expecting twins | baby due | due in & weeks | due next | due date | carrying twins | carrying a baby | bump & kick* | with child | primigravida | gravida | first trimester | second trimester | third trimester | antenatal | anc',
  'missed-period':
    'period is late | period is weeks late | period & weeks late | period & days late | period & not come | period & overdue | period has not | period did not come | no period & weeks | no period since | no period for | missed my period | missed a period | skipped my period | late period | might be pregnant | could be pregnant | test was positive & pain* | lmp & weeks ago | amenorrh*',
  'low-pain':
    'pain on one side low | sharp pain low | one side low down | low down & pain* | pain low down | pain in & pelvis | pelvic pain | pain & one side & below | pain low in & belly | ovary & pain* | side of & womb & pain*',
  'headache-bad':
    'head is splitting | head splitting | splitting headache | head is pounding | pounding head* | head is bursting | head & explode | bad headache | terrible headache | awful headache | horrible headache | severe headache | headache & will not go | headache & nothing helps | headache & tablets & not help* | headache & painkillers & not | headache & can not open & eyes | can not lift & head & headache | skull & crack* | head & crack* open',
  'sees-spots':
    'see sparkles | seeing sparkles | sparkl* & see | sparkl* & eyes | see & stars | seeing stars | flashing lights | flashes & eyes | flash* of light | spots before & eyes | spots in front of | floating spots | see spots | seeing spots | zigzag* | shimmer* | black dots & see | dots before & eyes',
  'swollen-face':
    'hands and face & puffy | face & puffy | face is swollen | face & swollen & morning | puffy face | eyelids & puffy | rings & tight | can not get my ring off | swollen & hands & face | eyes are puffy & pregnan*',
  'upper-belly-pain':
    'under my ribs & pain | pain under & ribs | pain below & ribs | upper belly | upper stomach | top of & belly & pain* | top of & stomach & pain* | epigastric | right upper | ruq | pain & breastbone & pregnan*',
  'baby-moves-less':
    'usually a dancer | baby & still since | baby & been still | been still since | baby & quiet & since | baby & not kick* | baby & not moved | baby & stopped moving | baby & stopped kicking | baby & less active | baby & hardly moves | baby & barely moves | baby & fewer kicks | fewer kicks | less kicks | no kicks | no kick | not felt & kick* | not felt & move | not felt the baby | not felt my baby | can not feel & baby | baby & lazy today | reduced fetal | reduced foetal | fetal movement* | foetal movement* | rfm | count & kicks & less',
  'waters-broke':
    'gush of fluid | gush of water | fluid & down my thighs | fluid & down my legs | water & down my legs | water & down my thighs | fluid & thighs | wet & trickl* & pregnan* | leaking water & pregnan* | leaking fluid | leak* & waters | waters & broke* | waters & gone | waters & leak* | water broke | bag of water* | soaked my dress with water | srom | prom | pprom | liquor drain* | draining liquor',
  'green-fluid':
    'water is green | waters are green | fluid is green | green water & baby | green water & pregnan* | brown water & labour | meconium | waters & brown | waters & green',
  'cord-out':
    'cord & out | cord & hang* | cord & between & legs | cord & feel & vagina | cord prolapse | arm of & baby & out | foot of & baby & out | hand of & baby & out | baby & foot & came out | baby & leg & came out | feet first',
  'long-labour':
    'labour since yesterday | labour for two days | pains since yesterday | pushing for & hours | pushing & hours & not | labour & all night | labour & whole night | in labour since | obstructed labour | baby & stuck & labour | labour & not progress*',
  'pad-soaking':
    'goes through a cloth every | through a pad every | pad every & hour | pad every half | pads in an hour | pads in one hour | changing pads & hour | change & pad & hour | cloth every & hour | soaked & bed & blood | soaking & pad* | soaked & pads | lumps like liver | clots like liver | clots & liver | pieces like liver | big clots | large clots | clots & size | clots & fist | clots & egg* | flooding & period | flooding & pad* | blood & mattress | blood running down',
  'gave-birth':
    'delivered at home | delivered this | delivered yesterday | delivered last | i delivered | she delivered | after delivery | after giving birth | gave birth | had my baby | had her baby | had a baby | since the birth | since birth of my | since delivery | baby was born & ago & i | my newborn is & and i | c section & ago | caesarean & ago | post natal | postnatal | puerperi* | para 1 & days',
  'foul-discharge':
    'discharge & smell* | discharge & stink* | fluid & smell* & below | smelly discharge | smell* & down there | stink* & below | lochia | bad smell & vagina | rotten smell & vagina | pus & vagina',
  'acts-strange':
    'not herself since | acts strange* | acting strange* | behav* strange* | behav* odd* | not slept for & days & birth | talks fast & not sleep* | laughs and cries | wild eyes | wild and',
  'baby-evil':
    'baby is evil | baby is a devil | baby & devil | baby & demon* | baby & spirit* | baby & possessed | baby & cursed | baby & swapped | not her baby | not my baby & swapped | baby & sent by',
  'after-abortion':
    'lost the pregnancy | lost my pregnancy | after a miscarriage | had a miscarriage | after the abortion | after an abortion | had an abortion | took tablets to & pregnancy | pills to remove & pregnancy | tablets to end & pregnancy | pregnancy came out | removed the pregnancy | removed a pregnancy | misoprostol | cytotec | evacuat* & womb | d and c | unsafe abortion | stick & womb | septic abortion | incomplete abortion',
  'not-feeding':
    'two sucks then | few sucks then | takes two sucks | hardly fed | barely fed | not fed since | not feeding | stopped feeding | refuses the breast | refuses breast | refuses the bottle | refuses to feed | refusing feeds | will not take the breast | will not take the bottle | will not latch | not latching | not sucking | stopped sucking | too weak to suck | too sleepy to feed | can not suck | turns away from & breast | milk dribbles out & not swallow* | no interest in & breast | no interest in feed* | poor feeding | feeding poorly | sleeps through feeds | did not wake for feeds | does not wake for feeds | half & feeds | half of & usual milk',
  limp: 'floppy | like a rag doll | rag doll | limp | no tone | hypoton* | arms and legs hang | head falls back & baby | moves only when | only moves when | moves only if | does not kick when | lies there without mov* & baby | does not cry & baby | no cry | weak cry | cry is weak | cry & very weak & baby',
  'navel-red':
    'belly button & red | belly button & spread* | belly button & pus | belly button & smell* | navel & red | navel & pus | navel & smell* | cord & red | cord & smell* | cord & pus | cord stump & red | cord stump & smell* | umbilic* & red | umbilic* & pus | omphalitis',
  'fast-breath':
    'breath* & very fast | breath* & so fast | breath* & fast | breath* & quick* | breath* like a dog | breath* like & running | rapid breath* | counted & breaths | breaths a minute | breaths per minute & 70 | tachypn* | belly goes up and down fast',
  'ribs-draw-in':
    'skin between & ribs | between the ribs & goes in | ribs & suck* | ribs & pull* | ribs & show* & breath* | chest & suck* in | chest & cav* in | chest goes in | chest sinks | chest pulls in | below & ribs & suck* | under & ribs & suck* | tummy sucks in & breath* | hollow above & collarbone & breath* | skin at & neck & suck* | retraction* | recession* | indrawing | chest in drawing',
  'vomits-all':
    'comes straight back up | comes right back | comes back up | straight back up | vomits everything | vomits all | vomits every | throws up everything | throws everything up | brings everything up | brings up everything | can not keep anything | can not keep down | keeps nothing down | nothing stays down | nothing stays | even water comes | even a spoon of water | even sips | not kept down anything | not kept anything down | have not kept',
  'cannot-drink':
    'can not swallow even | will not drink anything | refuses to drink | refuses all drinks | refuses water | will not take water | water runs out of & mouth & child | not drinking anything | drinks nothing | has not drunk | not drunk anything | too weak to drink | can not drink | spits out & water | nothing to drink since | no fluids since',
  drowsy:
    'can not keep & eyes open | eyes keep closing | hard to keep awake | nods off | falls asleep while | sleeps all day | sleeping all day | sleeps all the time | does not want to play & sleeps | only wants to sleep | just wants to sleep | wants to sleep all | just lies there | lies there and does not | not interested in anything & child | does not look at & face | no smile & fever | dull and | very sleepy | too sleepy | lethargi* | listless | drowsy | obtunded',
  'swallowed-battery':
    'round battery | button battery | button cell | coin battery | battery of & key | battery & missing | battery & toy & missing | batter* & child | remote & battery & swallow* | battery & nose | battery & ear | little magnets | magnet balls | magnetic balls',
  'sight-loss':
    'curtain & eye | curtain came down | curtain came over | shade & eye | shadow & eye & sudden* | eye went dark | eye has gone dark | eye & gone dark | eye went black | eye went blind | eye & blind | can not see from & eye | can not see out of | can not see with & eye | can not see anything | lost sight | lost my sight | lost vision | lost & vision | vision went | vision gone | sight went | sight has gone | went blind | half of & vision | can not see half',
  drooling:
    'spit runs | spit runs from | saliva runs | saliva & pour* | dribbl* & can not swallow | dribbling | can not swallow & own spit | can not swallow & saliva | can not swallow spit | drool* | hot potato | muffled voice | voice is muffled | leans forward & mouth open',
  'skin-peeling':
    'skin & peel* & mouth | skin & peel* off | skin comes off | skin is coming off | skin & sheets | skin & like a burn | blisters all over & medicine | blisters & mouth & eyes & medicine | raw patches & body | skin & shed* | skin & slid* off | stevens johnson | sjs | ten rash',
  'low-sugar':
    'sugar is low | sugar low | low sugar | sugar dropped | sugar has dropped | sugar went down | sugar is 2 | sugar is 3 | hypo | hypoglyc* | took insulin & not eat* | insulin & skipped & meal | insulin & no food | injected insulin & not eaten',
  sweating:
    'drenched in sweat | dripping with sweat | dripping sweat | soaked in sweat | pouring with sweat | bathed in sweat | shirt & wet & sweat | sweats & shak* | sweating heavily',
  diabetes:
    'takes insulin | on insulin | insulin | on metformin | metformin | glibenclamide | sugar disease | has sugar | sugar patient | dm on | known dm | t 1 dm | t 2 dm | diabet*',
  'suicide-plan':
    'pills in front of me | put the pills in front | nobody will miss me | no one will miss me | after tonight | end it tonight | end it all tonight | do it tonight | tonight i will end | tonight i am going to end | last night alive | last message | this is goodbye | goodbye everyone | goodbye forever | tell my children i | written & note | wrote a note | suicide note | bought a rope | got a rope | rope is ready | rope in & bag | tied a rope | stand* on a bridge | stand* on & roof & jump | going to jump | jump off | jump in front of | lie on the railway | train & jump | overdose tonight | counted & tablets | saved up & tablets | saving & pills | stockpil* | cut my wrists | cut her wrists | slit & wrist* | slit & throat & myself | drink & poison tonight | have the poison | bought poison | hang myself | hanging myself | gun & kill myself | gun to my head | shoot myself | tried to hang | tried to kill | tried to end | tried to drown herself | tried to drown himself | set & himself on fire | set & herself on fire | know how i will do it | plan to die | planning to die | i have a plan & die | better off without me & tonight',
  'suicide-thoughts':
    'better off without me | better off dead | wish i was dead | wish i were dead | do not want to live | do not want to be here anymore | want to disappear forever | no reason to live | no point in living | tired of life | tired of living | life is not worth | thinking of ending | thoughts of death | think about dying | want it all to end | want to sleep and never wake | hope i do not wake',
  unsafe:
    'hands around my neck | hands on my throat | hands round my neck | until i saw black | squeezed my throat | held me by & throat | pressed & pillow & face | choked me | choking me | strangl* | he will kill me | he will kill us | threatened to kill | says he will kill | threatens to kill | promised to kill | next time he will | knife to my throat | knife at my | holds a knife | gun to my | pointed a gun | has a gun & house | locked me in | locked us in | will not let me leave | he took my phone and | afraid to go home | scared to go home | afraid he will | can not go home & kill | hiding from | he is outside & door | coming to find me | poured petrol on | poured paraffin on | threatened with & acid | stalk*',
  'venom-bite': 'scorpion | scorpion sting | stung by a scorpion | black widow | spider bite & pain | centipede',
  'weak-immunity':
    'chemo | chemotherapy | on chemo | radiotherapy & fever | kidney transplant | transplant | no spleen | spleen out | spleen was removed | steroids for months | on prednisolone | leukaemia | leukemia | lymphoma | neutropeni* | immune* weak | low white cells | low immunity',
  'stopped-alcohol':
    'stopped drinking & days | stopped alcohol | stopped & beer | quit drinking | quit alcohol | no alcohol since | last drink & days | last drink & ago | without alcohol since | dts | delirium tremens | alcohol withdrawal',
} as const;
