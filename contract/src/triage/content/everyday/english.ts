/** Everyday English ways of saying what is dangerous: by concept, separated by bars. */
export const english = {
  'not-breathing': `
    chest is not moving | chest not moving | chest is not rising | no longer breathing | is not taking breaths |
    does not breathe | gasping every few | no breath at all
  `,
  choking: `
    stuck in throat | stuck in his throat | stuck in her throat | can not cough or | grabbing throat | chok* on |
    bone stuck | coin stuck | something stuck & throat | can not cry or cough | food went wrong way
  `,
  'noisy-breath': `
    high pitched | squeak* breath* | crowing | harsh breath* | barking & breath* | whoop* when breathing |
    loud noise breathing in | stridor
  `,
  'blue-lips': 'turn* blue | gone blue | going blue | turned grey | cyanos* | cyanotic | looks blue',
  breathless: `
    not enough air | can not get air | get enough air | enuff air | gasp* | fighting for air | fighting to breathe |
    struggl* breath* | struggling for air | short of air | catch breath | catch my breath | catch her breath |
    catch his breath | hard to breathe | breathing is hard | air hunger | suffocat* | battl* to breathe | laboured | labored |
    resp* distress | dyspn* | lack of air | breathing badly | breathing difficult* | work* hard to breathe |
    heavy breathing | breath is short | puffing | breath* with difficulty | can not breath | hardly breathe |
    barely breathe | losing breath | out of breath
  `,
  'breathless-at-rest': `
    even sitting | sitting still | even at rest | one word at a time | after every word | after evry word |
    can not finish sentence* | can not finish a sentence | lying still | can only nod | word by word | between words |
    only nod | even when resting | while resting | sleep sitting up
  `,
  unconscious: `
    passed out and | out cold | no response | does not answer when | lost consciousness and | comatose | unarousable |
    gcs 3 | gcs 4 | gcs 5 | gcs 6 | gcs 7 | gcs 8 | gcs 9 | gcs 10 | gcs 11 | gcs 12 | gcs 13 | does not react | eyes open but | knocked out | found on the floor and | only snores | can not be woken |
    will not wake | not come round
  `,
  fainted: `
    collapse* | pass out | passed out | passing out | black* out | keel* over | drops each time | syncop* |
    about to faint | feel faint | went down | nearly go down | lost consciousness for | fell to the ground suddenly |
    nearly drops | faints | fainting
  `,
  dizzy: `
    light headed | lightheaded | spinning | woozy | unsteady | giddy | near faint* | nearly faint* | almost faint* |
    nearly pass | almost pass | seeing black
  `,
  confused: `
    does not know where | not knowing | does not know what day | does not know us | does not know his | does not know her |
    not recogni* | make no sense | makes no sense | not making sense | talking nonsense | rambling | gibberish |
    disorient* | muddled | acting strange* | strange behavio* | altered mental | altered sensorium | mixing up |
    talks rubbish | talking rubbish | does not recogni* | seeing insects | talking to people who | bewildered |
    speaking nonsense | forgot who | ams
  `,
  drowsy: `
    hard to wake | difficult to wake | very sleepy | too sleepy | letharg* | sleeps all the time | barely opens |
    keeps falling asleep | not alert | listless | like a rag | rag doll | nodding off | very dull | hardly wakes |
    sleepy and will not | can not stay awake | drows* | unusually sleepy | just lies there | does not play at all
  `,
  fit: `
    fits | convuls* | seiz* | jerk* | twitch* body | eyes rolled | eyes rolling | foam* | froth* | gtc | tonic |
    clonic | epileptic attack | whole body shak* | body shaking | cycling movements | stiffening | stiffens |
    shook all over | fitted | fitting | went stiff
  `,
  'fit-repeated': `
    x 2 today | x 3 today | second fit | another fit | two fits | three fits | fits again | several fits |
    fit after fit | one after another | again and again | seizures today | second seizure | two seizures
  `,
  'heavy-bleeding': `
    gush* | spurt* | pouring blood | blood pouring | pool of blood | pools of blood | blood everywhere |
    losing blood | blood keeps | pumping blood | still bleeding after | through the bandage | haemorrhag* | hemorrhag* |
    aph | pph | bleeding from tummy | bled through | dripping for | bleeding like a | soaked in blood
  `,
  'blood-thinner':
    'anticoagulant* | rivaroxaban | xarelto | clopidogrel | heparin | thinning tablets | apixaban | blood thinn*',
  'cold-clammy': `
    cold sweat* | cold and wet | cold and sweaty | clammy | skin is cold | cold skin | sweating cold |
    extremities cold | cold hands and | cold and pale | pale and cold | pale and sweat* | grey and sweat* |
    sweaty and pale | wet like a fish
  `,
  'very-weak': `
    can not get up | can not walk | too weak | no strength | hardly stand | barely stand | can not sit up |
    bedridden | no energy at all | extremely weak | unable to stand | can not leave bed | legs will not hold |
    can not even sit | so weak | unable to sit | can not get out of bed | weak to stand | nearly go down
  `,
  'tongue-swelling': `
    lips swell* | tongue swell* | throat clos* | throat is closing | throat feels tight | throat tight* |
    face puff* | eyes swollen shut | lips are fat | lips like | tongue feels big | face swell* | lips puff*
  `,
  hives: 'welts | itchy bumps | raised itchy | rash all over | hives | itchy all over | blotches',
  'allergy-trigger': `
    after eating peanut* | after nuts | after eating fish | prawns | bee sting | bees stung | after injection |
    after penicillin | allergic | peanut* | groundnuts | after amoxicillin | stung by bee* | ate fish | wasp sting |
    after the injection | stung
  `,
  'swallowed-poison': `
    drank bleach | ingested | took all my | took the whole | swallowed all | half the bottle | cockroach killer |
    rat killer | cattle dip | tick dip | battery water | ratex | rodenticide | drain cleaner |
    turpentine | wild mushrooms | poison* | methanol | antifreeze | sanitizer | pills are gone |
    mistook it for water | sipped
  `,
  'snake-bite': 'fang mark* | two tooth marks | two small holes | spat in eyes | puff adder ',
  burn: 'scald* | boiling | fire burnt | touched the iron | hot iron | spilled hot | poured on | tipped porridge | oil splash*',
  'burn-serious': `
    both legs burnt | both legs are burnt | skin is going white | skin turned white | skin came off | burnt from |
    fell into fire | fell in the fire | burnt all over | burned all over | large burn | big burn | burn* & thigh |
    burn* & whole | burn* & buttocks | burn* & neck | burn* & both | skin is peeling off after | boiling & back |
    boiling & chest | boiling & belly | porridge & chest | tea & chest | tea & face | oil & face | soup & chest
  `,
  'major-trauma': `
    roll over | rolled over | overturned | knocked down | hit by | run over | fell from | fell off roof |
    fell off boda | fell off the boda | stab* | shot | gunshot | bullet* | drown* | pulled from the water | electrocut* |
    electric shock | crushed | machete | panga | trapped under | wall fell | collapsed on | lightning | speared | gored |
    thrown from | crash* | hit and run | fell out of | ejected | gate fell | struck by | rta
  `,
  'head-blow': `
    hit his head | hit her head | hit my head | banged head | banged his head | banged her head | blow to head |
    knocked on head | struck on the head | head injury | bump on head | hit on the head | landed on head |
    fell on head | brick on the head | bottle on the head | landed on his head | stone & head | plank & head
  `,
  'clear-fluid-head': `
    watery fluid from | water from his ear | water from nose | clear water | straw coloured | straw colored | blood from ear |
    fluid from ear | bleeding from the ear | clear liquid from
  `,
  'closed-break': `
    looks crooked | bent wrong | wrong angle | heard a crack | heard a snap | deform* | out of shape | arm & crooked |
    leg & crooked | wrist & crooked | can not put weight on | broke my | broke his | broke her | snapped
  `,
  'open-break': `
    bone sticking | bone showing | bone is out | bone visible | bone poking | see the bone | see bone | white bone |
    bone through | dislocat* | out of socket | popped out | out of joint | compound fracture | open fracture
  `,
  'cold-limb': `
    no pulse in | foot is cold | hand is cold | cold and white | white and cold | cold pale leg | leg cold | toes cold |
    fingers are cold and | fingers blue | toes blue | fingers are numb and | pale and numb
  `,
  'stiff-neck': `
    neck is stiff | neck will not bend | can not bend neck | chin to chest | chin on chest | neck is sore | neck sore |
    neck so stiff | nuchal | meningism | kernig | can not bend his neck | can not turn neck | neck hurts to bend |
    neck like wood | neck & bend
  `,
  'non-fading-rash': `
    do not fade | not fade | does not fade | purple spots | glass test | petech* | purpur* | dark purple | blood spots |
    spots like bruises | bruise like | stay when i press | press & glass
  `,
  'bulging-soft-spot': 'soft part of head | top of head is | top of the head is | fontanel*',
  mottled: 'blotchy | marbled | mottl* | patchy skin | skin patchy | patches of blue | lacy',
  'no-urine': `
    not peed | no pee | no urine | not passed urine | not urinated | no wet nappy | no wet diaper | dry nappies |
    nappy dry | nappy is dry | diaper dry | nappies dry | anuri* | not weed | no wee | not gone to pee |
    has not passed water
  `,
  'violent-shivers':
    'teeth chatter* | rigor* | shaking chills | bed shakes | shiver* violently | shiver* hard | uncontrollabl* shiver*',
  chills: 'chills | shiver* | shivering',
  'locked-jaw': `
    jaw will not open | jaw wont open | jaw wont | jaw is tight | jaw is stuck | teeth clenched | clenched jaw |
    lockjaw | can not open mouth | can not open my mouth | can not open her mouth | mouth will not open | trismus |
    jaw stuck | can hardly open his mouth
  `,
  spasms:
    'back arch* | back archs | body arch* | muscle spasm* | goes rigid | stiff spasm* | arches like | bends backward*',
  'fear-of-water': `
    scared of water | fear* water | afraid of water | water makes him | water makes her | chokes on water |
    panics at water | panic* water | throat spasm* | refuses water after | terrified of water
  `,
  outbreak: 'ebola | marburg | lassa | vhf | haemorrhagic | cholera | mpox | outbreak | epidemic',
  'outbreak-contact': `
    nursed | cared for | buried | washed the body | funeral | touched the body | looked after | contact with |
    attended burial | same house as | burial
  `,
  smoke: `
    charcoal room | charcoal inside | charcoal in | charcoal house | charcoal burning | jiko inside | jiko in |
    slept with charcoal | generator inside | generator room | generator in | brazier | imbaula | mbaula | gas heater |
    coal fire | closed room with | windows closed and | charcoal lit | burning charcoal | inhaled smoke | smoke filled
  `,
  fever: `
    burning hot | very hot | skin is hot | feverish | feva | hot since | boiling hot | body is boiling | am hot | is hot |
    running a temperature | hot all over | hot forehead | high temp* | shivering hot | body hot | so hot | roasting |
    fever* | febrile | hot at night
  `,
  'cry-for-help': 'someone help | is dying | dying | help us | come quickly | emergency please',
  bleeding: 'bleeding',
  infection: 'infection | infected | pneumonia | sepsis | septic | abscess | flu and | chest infection',
  'child-will-not-walk':
    'will not walk | refuses to walk | will not stand on | not put weight | limp | limps | limping | limped | will not put foot',
} as const;
