/** English ways of saying what concerns any part of the body: by concept, separated by bars. */
export const english = {
  'not-breathing': `
    not breathing | stopped breathing | no breath | does not breathe | breathing stopped | stops breathing
  `,
  choking: `
    chok* on | choking | choked | stuck in throat | throat closing | something blocking throat |
    food went the wrong way
  `,
  'noisy-breath': `
    noisy breathing in | noise when breathing in | stridor | harsh noise breathing | barking noise breathing |
    crowing
  `,
  'blue-lips': `
    turned blue | going blue | turning blue | blue lips | fingers blue | face blue | went blue | blue baby
  `,
  breathless: `
    breathless | can not breathe | can not catch breath | gasping | short of breath | shortness of breath |
    difficulty breathing | trouble breathing | hard to breathe | struggling to breathe | difficult to breathe |
    breathing problem | breathing badly | fighting for air | fighting for breath | suffocat* |
    laboured breathing | labored breathing | out of breath | breathing is difficult | breathing very hard |
    can hardly breathe | struggles to breathe | air hunger
  `,
  'blocked-nose': 'breathe through nose | nose is blocked | blocked nose | stuffy nose | breathe through my nose',
  'breathless-at-rest': `
    breathless at rest | breathless lying | can not breathe lying | can not speak in sentences | single words |
    can not finish sentence | can not complete sentence | breathless sitting | too breathless to talk |
    can not talk because breath* | only one word at a time | can not lie flat | short of breath at rest |
    can not breathe properly | wakes up breathless
  `,
  'breathless-on-effort': `
    breathless when walking | breathless on exertion | short of breath climbing | short of breath walking |
    out of breath climbing | out of breath walking | breathless climbing | breathless on stairs
  `,
  'fast-breath': `
    fast breath* | breath* fast | breath* quick* | quick breath* | panting | rapid breath* | breath* rapid* |
    breath* so fast | breaths are fast
  `,
  unconscious: `
    unconscious | will not wake | can not wake | not wake up | does not wake up | not responding | unresponsive |
    lost consciousness | passed out and | knocked out | not waking | no response | can not be woken |
    does not respond | blacked out and not | coma | not rousable | can not be roused
  `,
  fainted: `
    faint* | collapsed | blacked out | passed out | pass out | collapse | about to faint | lightheaded |
    light headed
  `,
  dizzy: 'dizz* | room spinning | giddy | vertigo | unsteady',
  confused: `
    confus* | talks nonsense | talking nonsense | delirious | not making sense | does not know where |
    does not recognise | does not recognize | disoriented | not himself | not herself | acting strange |
    behaving strangely | muddled | talking strangely | does not know us
  `,
  drowsy: `
    drows* | floppy | too sleepy | very sleepy | sleepy | letharg* | hard to wake | difficult to wake |
    just lies there | limp | listless | sleeping all the time | sleeps all the time | not alert |
    abnormally sleepy | sluggish
  `,
  fit: `
    fit | fits | convuls* | seizure* | fitting | shaking all over and | jerking | eyes rolled | body jerks
  `,
  'fit-now': `
    fitting now | is fitting | having a fit | having a seizure | still fitting | convulsing |
    not stopped fitting | is having convulsions | seizing
  `,
  'fit-repeated': `
    another fit | more fits | fits again | second fit | one after another | back to back | two fits | three fits |
    several fits | fit after fit
  `,
  epilepsy: 'epilep* | known fits | epilepsy medicine | anti seizure',
  'heavy-bleeding': `
    heavy bleeding | bleed* heavily | bleed* a lot | will not stop bleed* | bleed* will not stop |
    bleeding not stopp* | soaked with blood | spurt* | gushing blood | blood everywhere | pouring blood |
    blood pouring | losing a lot of blood | lots of blood | bleeding profusely | pumping blood |
    does not stop bleeding | bleeding does not stop | much blood | blood is spraying | haemorrhag* | hemorrhag*
  `,
  'blood-thinner': 'blood thinner* | warfarin | anticoagulant* | rivaroxaban | apixaban | clexane | heparin',
  'cold-clammy': `
    cold and clammy | clammy | cold sweat* | cold hands and pale | cold hands and feet | sweating and pale |
    grey and sweaty
  `,
  'very-weak': `
    very weak | so weak | can not stand | can not sit | too weak | can not get up | no strength | extremely weak |
    can not walk | unable to stand | unable to walk | collapsing | can not stand up | unable to sit
  `,
  'tongue-swelling': 'face swell* up after | throat closing | tongue is swelling',
  hives: 'hives | welts | itchy rash | urticaria | itchy bumps all over | raised itchy',
  'allergy-trigger': `
    after eating peanut* | after eating fish | allergic reaction | anaphyla* | after the injection |
    after taking medicine | after penicillin | severe allergy | allergic to
  `,
  'swallowed-poison': `
    poison* himself | poison* herself | was poisoned | has poisoned | overdose* | inhaled pesticide |
    pesticide on skin | sprayed with pesticide | drank something from | ate berries and | ate mushrooms
  `,
  'snake-bite': 'snakebite | snake bite | snake venom | cobra spat | snake spat',
  burn: 'electric burn | electrocut* | caught fire | on fire | acid attack | flames',
  'burn-serious': `
    burn* all over | burn* whole | burn* large | burn* chest and | burn* both | electric burn | electrocut* |
    burn* all round | burn* deep | burn* white | burn* neck | caught fire | burn* back and | burn* over half |
    burn* big
  `,
  'burn-blistered': 'burn* blister* | blister* burn* | scald* blister*',
  'major-trauma': `
    car accident | road accident | motorcycle accident | boda accident | boda boda accident | hit by a car |
    hit by car | run over | knocked down by | fell from a | fell from height | fell off a roof | fell from tree |
    fell off tree | fell from roof | stabbed | stab wound | gunshot | shot in | shot with | was shot | drown* |
    nearly drowned | electric shock | electrocut* | crushed by | machete | building collapse | gun shot | panga |
    hit by a lorry | hit by a motorcycle | hit by a bus | car crash | motorbike crash | crashed
  `,
  'minor-fall': 'tripped | fell | slipped | fall',
  'head-blow': `
    head injury | fell and hit head | hit on head | bumped head | fell on head | landed on head | hit head |
    concussion
  `,
  'clear-fluid-head': `
    clear fluid from nose | clear fluid from ear | fluid from ear* | blood from ear* | bleeding from ear* |
    watery fluid from nose
  `,
  'closed-break': 'fracture* | broken arm | broken leg | broken bone | dislocat*',
  'open-break': `
    bone sticking out | bone out | bone through | open fracture | bone is visible | see the bone | bone showing
  `,
  'cold-limb': `
    cold leg | leg is cold | foot is cold and | arm is cold | hand is cold and | no pulse in | cold and pale leg |
    toes cold | fingers cold and
  `,
  'stiff-neck': 'can not bend neck | neck hurts to bend | can not touch chin',
  'non-fading-rash': `
    rash does not fade | purple spots | purple rash | rash not fade | petechia* | spots do not fade |
    rash that does not | blood spots under | bruise like rash | dark spots that do not
  `,
  'bulging-soft-spot': 'bulging fontanel*',
  mottled: 'mottled | blotchy skin | skin marbled | patchy skin',
  'no-urine': `
    no urine | not urinat* | not passed urine | not pee* | can not pee | dry nappy | dry diaper | dry nappies |
    no wet napp* | not passing urine | no wet diaper | passed no urine | has not peed | not weed
  `,
  'violent-shivers': `
    violent shiver* | shaking chills | rigors | teeth chattering | shivering violently | uncontrollable shiver* |
    shaking uncontrollably | severe chills
  `,
  chills: 'chills | shiver* | shaking with cold',
  'locked-jaw': 'locked jaw | lockjaw | can not open mouth | jaw is locked | jaw locked ',
  spasms: 'body spasm* | muscle spasm* all over | back arch* | arching',
  'fear-of-water': `
    afraid of water | fear of water | scared of water | can not drink water after dog | hydrophobia |
    panics when drinking
  `,
  outbreak: 'ebola | marburg | lassa | cholera area | outbreak',
  'outbreak-contact': `
    contact with a patient | attended a burial | funeral of | touched the body | was with someone who died |
    contact of | nursed
  `,
  smoke: `
    charcoal stove inside | charcoal in the room | charcoal indoors | smoke inhal* | generator indoors |
    jiko inside | carbon monoxide | slept with charcoal | fire in the room | breathed smoke | smoke from fire |
    charcoal burner
  `,
  'doubted-danger': 'not sure if it is dangerous',
  'like-danger': 'like an emergency',
  'cry-for-help': `
    help dying | is dying | help me please emergency | dying please help | somebody help | emergency help |
    he is dying | she is dying | about to die | between life and death |
    in critical condition
  `,
  fever: 'hot to touch | temp of | high temp | febrile',
} as const;
