/** Everyday English about women, children, skin, long-term illness and mind: by concept, separated by bars. */
export const englishPeople = {
  pregnant:
    'expecting | months gone | weeks gone | with child | gravid* | g 3 p 2 | g 2 p 1 | antenatal | baby bump | growing bump | g 1 p 0 | trimester',
  'missed-period':
    'lmp | late period | period is late | no period | period has not come | missed my | skipped a period | not seen my period | period late',
  'shoulder-tip-pain': 'shoulder tip | tip of shoulder | shoulder hurts too | pain in shoulder',
  'lower-belly-pain':
    'low tummy pain | pain low down | pain down below | pain on one side low | lower tummy | rif pain | lif pain | cramp low',
  'belly-pain':
    'stomach hit | abdo tender | abdo pain | stomach hurts | tummy hurts | gut ache | my stomach hit | tummy pain',
  'vaginal-bleeding':
    'bleeding down below | bleeding from below | bleeding down there | pv bleed* | blood on my pants | blood between',
  'heavy-bleeding':
    'like a heavy period | heavier than a period | running down legs | bleeding heavily | heavy bleeding | aph | moderate bleeding',
  'pad-soaking': `
    soak* pad* | pad* soak* | pads an hour | pad an hour | soak* through | clots | big clots | pads r soakd | two pads |
    soaked in 30 | changing pads | clot like | clots like | blood down to her feet | runs down to | flooding | towels soaked
  `,
  'waters-broke':
    'waters | water broke | waters gone | fluid down my legs | fluid trickling | gush of water | leaking water | liquor | fluid keeps | wet bed suddenly | triklin',
  'green-fluid': 'green water | green fluid | meconium | brown water | greenish',
  'cord-out': 'cord & out | cord & hang* | cord & between | cord & see | something like a rope | loop of cord',
  'baby-moves-less': `
    baby not moving | baby has not moved | no kicks | kicks less | hardly moves | baby quiet | baby is quiet | baby stopped |
    not felt baby | not felt the baby | usually dances | usually kicks | baby usually | moving less | less movement* | no movement*
  `,
  labour: 'labour pains | labor pains | in labor | in labour | pains every | pains come every | contraction*',
  'urge-to-push':
    'need to push | want to push | pushing | head is coming | baby is coming | see the head | feel like pooing & pains',
  'long-labour':
    'labour pains for | in labour for | labour since | pains since | pains for more than | labour & hours | still no baby',
  'gave-birth': `
    my baby came | delivered | since delivery | after delivery | had my baby | had my bby | had a baby | gave birth | c section ago |
    since my baby | baby was born | postnatal | post partum | newborn & i | caesarean & ago | since birth i | days after birth
  `,
  'postpartum-voices': `
    pictures of | throwing her | throwing him | harm my baby | hurt my baby | hurt the baby | kill the baby | baby is a demon |
    baby is a devil | baby is evil | drown the baby | afraid i will harm | baby is not mine | smother
  `,
  'after-abortion':
    'lost my pregnancy | lost the pregnancy | lost the baby | took tablets to end | miscarr* | abort* | womb cleaned | d and c | evacuation | termination | abortion pills | ended the pregnancy',
  'foul-discharge':
    'smells bad down | bad smell down | smelly discharge | discharge smells | foul smell | stinking discharge | smells rotten | lochia',
  'urine-leak-since-birth':
    'leak stool | leak urine since | leaking since | leak since | urine leaks since | wet all the time since | after long labour i leak | pee leaks since',
  'period-pain':
    'period cramps | same cramps | usual cramps | cramps as always | cramps of every month | cramps with my period',
  'unprotected-sex':
    'no condom | without a condom | without condom | morning after | unprotected | forgot condom | forgot the pill | condom slipped | pulled out late',
  'pregnancy-nausea': 'morning sickness | nausea* | queasy | off my food in the mornings | feel sick in the morning*',
  newborn:
    'neonate | newborn | day old | days old | just born | born yesterday | born this week | new baby | born on | delivered & baby | week old',
  'not-feeding': `
    turns away from breast | will not latch | not sucking | stopped sucking | refuses the breast | refuses breast | will not feed |
    not feeding | feeding poorly | poor feeding | will not take the breast | does not suck | too weak to suck | sucks weakly |
    will not suck | not taking breast | off feeds | leaves the breast | not breastfeeding
  `,
  'cannot-drink':
    'not swallowing | can not swallow | will not swallow | can not drink | will not drink | refuses all drinks | no po | swallow anything | unable to drink | refuses the cup | not drinking',
  limp: 'floppy | like a cloth | limp | hypotoni* | only moves when | moves only when | barely moves | hardly cries | weak cry | no cry',
  'cold-body': 'feels cold | cold to touch | body is cold | cold like ice | hypotherm* | cold feet and body',
  grunting: 'grunt* | moans with every breath | groans with breath* | nasal flaring | flaring',
  'ribs-draw-in':
    'skin between ribs | ribs pull | ribs suck | ribs go in | chest sucks in | chest goes in | tummy sucks | chest pulls in | indrawing | recession | retraction* | chest caves | ribs show',
  'yellow-palms':
    'yellow palms | yellow feet | yellow soles | yellow all over | yellow to the feet | legs yellow | yellow since birth | yellow on the first day',
  'navel-red':
    'cord is red | navel red | belly button red | cord smells | cord stump & pus | umbilicus & pus | belly button & pus | cord & pus | navel & red | around the navel & red',
  pustules: 'pus spots | pustul* | blisters with pus | boils | pimples with pus',
  'pale-palms':
    'hands are white | pale as paper | palms white | palms pale | very pale | pallor | eyelids white | gums white | looks like paper | white as paper',
  'thin-arm':
    'muac | arm measure* | arm band red | arm so thin | red on the tape | skin and bones | wast* | skinny arm | 110 mm | 112 mm | 108 mm',
  'both-feet-swollen':
    'feet are swollen | both feet puffy | feet puff* | pitting | both legs swollen | feet swell* both',
  measles: 'measles | measels',
  'cloudy-eye': 'eye is cloudy | eye is white | cornea | eye has a film | eye gone milky | cloudy eye*',
  'deep-mouth-sores':
    'mouth is raw | mouth full of sores | mouth sores | mucosal ulcers | ulcers mouth | mouth ulcers | mouth & raw | lips & raw',
  'swelling-behind-ear':
    'behind the ear | behind her ear | behind his ear | ear sticks out | ear pushed forward | mastoid*',
  'swallowed-battery':
    'button cell | button battery | swallowed a battery | magnets swallowed | round battery | watch battery | battery in her mouth | coin battery',
  drooling:
    'spit running | saliva running | saliva drip* | drool* | spit out | can not swallow my own | can not swallow her own | will not swallow | dribbl* | leans forward',
  'neck-swelling':
    'neck is swollen | swollen under the jaw | under the chin | under my jaw | bull neck | neck swell* | lump in neck & big',
  'eye-injury':
    'stick in eye | metal in eye | eye was hit | hit in the eye | poked in | scratched eye | punched in the eye | thorn in eye | something went into eye | nail in eye | eye & cut | eye & poked | ball & eye',
  'chemical-in-eye':
    'in my eye & splash* | lime in eye | cement in eye | bleach in eye | chemical eye | splash* eye | sprayed in eye | pepper spray | jik & eye | soap & eye | eye & acid | eye & cement | eye & paint | eye & battery',
  'red-eye': 'red eye | eye is red | bloodshot | pink eye | eyes are red',
  'eye-pain': 'eye hurts | eye is painful | eye aches | eye throbs | sore eye | pain in eye',
  'swelling-to-eye':
    'up to the eye | eye is closing | eye closing | eye shut | swollen up to | reached the eye | eye swollen',
  'spreading-red-skin':
    'red patch & grow* | redness & grow* | redness spreading | red line | red streak | hot red | cellulitis | red and hot & leg | red and hot & foot | redness moves | red area bigger',
  'black-skin':
    'skin went black | turning black | turned black | black patch | dead skin | rotten | rotting | grey skin wound | necro*',
  'skin-peeling':
    'skin peel* | skin coming off | skin slough* | skin comes off | blister* & skin & peel* | skin falls off | sloughing | peels like',
  'hot-swollen-joint':
    'knee swollen and hot | knee is hot | joint is hot | toe joint | blew up | joint & hot | knee & hot | ankle & hot | elbow & hot | hip & hot | toe & shiny | knee like a ball | joint & red',
  'dirty-wound':
    'rusty | nail | deep cut | gaping | gap* wound | wound open | deep wound | glass & deep | stept on | stepped on | barbed wire | cut & deep | needs stitches | cut & open | dirty cut',
  'small-cut': 'graze | shallow | scratch | small cut | paper cut | nick | tiny cut | scrape | little cut',
  'insect-bite':
    'mosquito* | something bit me | ant bite | itchy bump | flea* | bedbug* | something small bit | bitten by something small | gnat',
  'long-lump': 'lump | mole & bigger | mole & chang* | sore & not heal* | sore & months | swelling & months',
  'skin-problem':
    'ringworm | eczema | acne | dandruff | scab* | fungus | itchy skin | athlete* foot | patches on skin | birthmark',
  'new-medicine':
    'cotrimoxazole | new tablets | started tablets | septrin | after starting | since i started | new drug | allopurinol | carbamazepine | after taking',
  diabetes: 'sugar disease | on insulin | diabet* | metformin | my sugar | dm | t 1 dm | t 2 dm',
  'low-sugar': 'sugar is low | sugar low | hypo* | sugar dropped | sugar has dropped | low sugar',
  'deep-breathing':
    'deep breaths | sighing | breath smells | pear drops | acetone | kussmaul | deep fast | deep and fast',
  'sickle-cell': 'sickle* | hbss | scd | sickler*',
  hiv: 'i am positive | is positive | am positive | plhiv | arvs | living with the virus | on arvs | virus',
  'weak-immunity':
    'chemo* | transplant | no spleen | steroid* | prednis* | cancer drugs | on treatment for cancer | leukaemia | leukemia | lymphoma | methotrexate',
  elderly: 'gran | granny | gogo | grandpa | grandma | old lady | old man | elderly',
  'suicide-plan': `
    goodbye sms | goodbye video | goodbye text | goodbye & status | posted goodbye | anasema ni goodbye | goodbye letter | goodbye note | goodbye message | final goodbye | last goodbye | goodbye forever | goodbye everyone | say goodbye to everyone | said goodbye to everyone | goodbye & children | goodbye & kids | goodbye world | pills ready | end it tonight | kill my self | hang myself | hanged | jump off |
    bought poison | drank poison | plan to die | took pills to die | =cut his wrists | =cut her wrists | slit | noose | hide his knives |
    end my life | final letter | no tomorrow
  `,
  'suicide-thoughts': `
    not exist | easier not to | do not want to be here | no point living | no point in living | better without me | wish i was dead |
    disappear forever | not wake up again | life has no | tired of life | end it all | rather die | wants to die | not be here anymore |
    sleep and never wake
  `,
  voices:
    'hears voices | voices tell* | hallucinat* | hear someone whisper | whisper my name | sees people | talks to the wall | talking to the walls | possessed | thinks we poison',
  'danger-to-others':
    'armed | with a knife | attacks people | attacked people | attack people | attacks everyone | attacked everyone | attacks us | attacked us | attacks me | attack me | attack us | attack them | attacks anyone | attacking | threaten* | swinging | chasing people | chasing us | harm mother | will burn the house | violent | locked us out with',
  'stopped-alcohol':
    'stopped drinking | no drink for | no alcohol since | quit the bottle | without alcohol | last drink | gave up drinking | stopped beer | stopped gin | dry for',
  shakes: 'hands shake | shaking | trembl* | tremor* | shaky',
  'rape-past': 'raped years ago | assaulted years ago | raped when i was',
  rape: 'forced me | forced himself | raped | was raped | he forced | had sex with me while | slept with me by force | touched and penetrated | drink was spiked & woke | someone raped | assaulted me sexually',
  'child-abuse':
    'hurts my child | beats my son | beats my daughter | marks of belt | belt marks | cigarette burns | bruises that do not | story does not match | afraid of uncle | touches her at night | teacher & touch* | stepfather & touch* | uncle & touch* | uncle & bed | neighbour & touch* | step & beats',
  'partner-violence':
    'husband beats | he beat me | he hit me | boyfriend slapped | my man beats | partner punched | he kicks me | slapped me | he punches | pushed me down | hits me when drunk | husband slap*',
  unsafe:
    'strangl* | chok* me | hands around my neck | held knife | hiding in | locked myself | he will kill | kill me | coming back tonight | he has a knife | he has a gun | he has a panga | he has a machete | he has a weapon | he has a pistol | afraid he will | threatened me with',
  'mammal-bite':
    'street dog | dog bit | bitten by dog | cat scratch* | bat touched | monkey bit | dog & bit | dog & lick* | dog & scratch* | cat & scratch* | rabid',
  'deep-bite':
    'on the cheek | bit & cheek | bit & face | bit & lip | bit & neck | bit & head | bit & nose | bit & deep | bite & bone | bite & deep | bites & many | bit & flesh',
  'hiv-exposure': 'needle | used needle | condom burst | condom broke | slept with & positive | blood splash*',
  'low-mood': 'sad | depress* | empty | hopeless | crying | grief | mourning | no joy',
  'sugar-helped':
    'ate sugar and | drank soda and | had juice and | fine after | back to normal after | better after | now 6 and',
} as const;
