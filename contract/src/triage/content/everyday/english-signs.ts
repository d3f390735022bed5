/** More English of phones and clinic notes, about signs of danger in the whole body: by concept, separated by bars. */
export const englishSigns = {
  'not-breathing': `
    no air going in | no breathing movement | breath has gone | breath has stopped | breathing has stopped |
    stopped taking breaths | no signs of breathing | can not see chest rise | chest & rise & not |
    chest & still & breath* | apnea | apnoea | apnoeic | agonal | lifeless and blue | forgets to breathe |
    stops breathing | pauses in breathing | long pauses between breaths | holds & breath & blue | no pulse |
    cardiac arrest | no heartbeat | heart has stopped | heart stopped | cpr | not taking any breath
  `,
  choking: `
    {stuck-food} & {stuck-place} | {stuck-food} & went & down & wrong | went down the wrong way | wrong pipe |
    windpipe | airway & block* | throat & block* & breath* | lodged in throat | lodged in his throat |
    lodged in her throat | stuck & throat & not | swallowed & coin & breath* | inhaled & {stuck-food} |
    holding throat | clutching throat | clutching his throat | clutching her throat | holding his throat |
    holding her throat | hands on throat | heimlich | can not cough out | coughing and gagging on
  `,
  'noisy-breath': `
    whistling when breathing in | breathing & in & {loud} | breathes & in & {loud} | inhal* & {loud} |
    breath* & seal | breath* & crow* | breath* & rasp* | croup | snoring while awake | noise & throat & breath* |
    noisy & breath* | breath* & like & saw | barky cough and
  `,
  'blue-lips': `
    {lip-place} & {blue-colour} | turned purple | going purple | turning purple | turning grey | going grey |
    gone grey | gone purple | blue in the face | looks grey | has gone blue | colour of ash |
    changing colour and breath*
  `,
  breathless: `
    no breath left | can not breath | breath* & {hard-word} | gasp* | wind is not enough | air & not & enough |
    air & not & reach* | air & not & enter* | air is not going | lungs & not & air | chest is closing |
    chest closing | chest closing up | chest has closed | getting no air | needs oxygen | on oxygen |
    opening window for air | open & window & breath* | breath* is heavy | breath* heavily |
    drowning in | like drowning | breath* & pull* | breath* with shoulders | shoulders & breath* |
    breath* with stomach | fighting to get air | fighting to get breath | fight for breath | can not inhale |
    can not take a breath | can not take in air | not & take & deep & breath & {ill-now} | breath* is not coming |
    starved of air | wheez* & tired | breath cuts | breath keeps cutting | breath finished | short breath* |
    breathing & difficult* | breathing is bad | suffering to breathe | respiratory
  `,
  'breathless-at-rest': `
    sit up to breathe | sits up to breathe | sitting up to breathe | prop* & pillows & breath* |
    sleep & in & chair & breath* | sleep* & sitting & breath* | orthopn* | not & lie & down & breath* |
    lying & down & breath* & not | breath* & talk* & not | can not say a sentence | can not speak a sentence |
    stops between words | pauses between words | two words at a time | few words at a time | can not say two words |
    speaks one word | can not talk properly for breath | tripod* | leaning forward to breathe |
    leans forward to breathe | breath* & even & when & sitting | even when lying | even when seated |
    without & doing & anything & breath* | just & sitting & breath*
  `,
  unconscious: `
    not opening eyes | will not open eyes | not & open & eyes & call* | not & answering & call* |
    not & answering & shak* | not respond* | does not answer us | shake & {no-word} & wake | shak* & him & nothing |
    shak* & nothing | calling & name & nothing | calling & {no-word} & answer* | call* & name & not |
    slap* & not & wake | water & face & not & wake | poured & water & not | lying motionless |
    lying & there & not & moving & wake | out of it completely | gone out completely | blacked out completely |
    has not come round | has not woken | not woken | never woke | avpu p | avpu u | p on avpu | gcs 3 | gcs 4 | gcs 5 | gcs 6 | gcs 7 | gcs 8 | gcs 9 | gcs 10 | gcs 11 | gcs 12 | gcs 13 | no & reaction & pinch* |
    pinch* & not & react* | not coming to | not conscious | loss of consciousness | can not be roused |
    can not rouse | can not wake him | can not wake her | can not wake mum | does not wake when |
    eyes & closed & not & answer*
  `,
  confused: `
    {wrongmind} | does not know where he is | does not know where she is | does not know what year | thinks it is 19 |
    calls me by my dead | calling me by wrong | calls us by wrong names | calling us by wrong | does not know me |
    not know me | does not know his own | does not know her own | does not know his wife |
    does not know her children | not recognis* | not recogniz* | can not recogni* | forgotten who | forgotten where |
    forgets where he is | words do not make sense | talk* & no & sense | talk* & not & sense | talk* & rubbish |
    speak* & rubbish | answers wrong | answers are wrong | answering & things & not & asked | talking to the wall |
    talking to walls | picking at the air | picking the air | picking at sheets | pulling at the sheets |
    grabbing things in the air | mind is wandering | mind has gone | mind not right | not with us |
    not in his senses | not in her senses | gone senseless | acting & drunk & not | like drunk but |
    behaving like drunk | as if drunk | acting & crazy & fever | putting & clothes & wrong | wandering in the night |
    not oriented | disorientated | not orientated | encephalopath* | aggressive & fever | altered mental |
    altered loc | mental state changed | acute change in behaviour
  `,
  drowsy: `
    can not keep awake | can not keep him awake | can not keep her awake | hard to keep awake | keeps sleeping |
    sleeping & too & much & {ill-now} | keeps drifting off | drifting off |
    drifts off | dozing off | dozy | groggy | very tired and floppy | not & himself & sleep* | wakes for a second |
    opens & eyes & closes | opens & eyes & sleep* | difficult to rouse | hard to rouse | rouses only |
    so & weak & sleepy | dull & not & playing | not & playing & smiling | very & quiet & not & playing |
    no energy to cry | too weak to cry | lies & there & not | lying like | head flops | head falls back |
    sleepy and can not | sleepy and not
  `,
  fit: `
    body & shook & eyes | whole & body & shak* & eyes | eyes & rolled & back | eyes & turned & up | eyes went white |
    eyes turned white | eyes went up | eyes & turn* & white | eyes & back & head | stiff & shak* | shak* & froth |
    bit* his tongue | bit* her tongue | bit* & tongue & {ill-now} | bit & tongue & woke | wet & himself & shak* |
    wet & herself & shak* | limbs & jerk* | arms & and & legs & jerk* | jerked | status epilepticus | ictal |
    postictal | post ictal | spasming all over | body thrash* | thrashing & about & eyes | rigid and shaking |
    shaking & stiff
  `,
  'fit-now': `
    shaking & right & now & eyes | convuls* now | seizure now | jerking now | fit now | still jerking |
    still convuls* | still seizing | still & shaking & eyes | fit & not & stopping | fit & not & stop |
    seizure & not & stopped | seizure & minutes | fit & 5 & minutes | fitting for | fit going on | convulsing for
  `,
  'cold-clammy': `
    {cold-word} & {sweat-word} | {sweat-word} & {grey-word} | skin & cold & {grey-word} | cold & touch & weak |
    cold & like & fish & {sweat-word} | hands & cold & weak & dizzy | hands & and & feet & cold & {ill-now} |
    damp & cold | sweating & buckets & pale | dripping & sweat & pale | dripping with sweat |
    pouring & with & sweat & faint | peripheries cold | cold peripheries | shocked | in & shock & bleed* | crt |
    capillary refill | thready | weak pulse | pulse is weak | pulse very weak | low & bp & pale
  `,
  'very-weak': `
    legs give way | legs gave way | legs giving way | legs buckle | legs collapse | can not carry herself |
    can not carry himself | has to be carried | must be carried | we carry him | we carry her |
    carried to the toilet | holding the wall to walk | can not hold a cup | can not lift her head |
    can not lift his head | can not lift head | can not raise head | no power | no power in | has no strength |
    lost all strength | lost strength | strength is gone | too weak | can not support himself |
    can not support herself | falls when he stands | falls when she stands | falls over | can not sit without |
    can not sit by | can not sit unsupported | can not stay upright | bed bound | prostrat* | can not turn in bed |
    wobbles & not | can not take a step | can not take two steps | unable to rise
  `,
  'heavy-bleeding': `
    {blood-word} & {flow-word} | {blood-word} & {no-word} & {stop-word} | {blood-word} & through & {cloth-word} |
    {cloth-word} & {soak-word} & {blood-word} | {soak-word} & {cloth-word} & {wound-word} | third towel |
    second towel | two towels | three towels | fourth bandage | blood comes when i let go | press* & still & bleed* |
    press* & {blood-word} & minutes | blood is squirting | squirt* | jet of blood | shooting blood | blood shoots |
    {blood-word} & with & every & heartbeat | {blood-word} & tap | {blood-word} & river | lost so much blood |
    lost a lot of blood | losing much blood | bleeding out | bleed* to death | nose & bleed* & hour |
    nosebleed & hour | nosebleed & 30 & minutes | nosebleed & not & stop* | nose & bleed* & still |
    blood not clotting | {wound-word} & pump* | cut & artery | severed | finger cut off | hand cut off | amputat* |
    chopped off | sliced off | tooth & removed & bleed* & still | tooth & pulled & bleed* & still | tourniquet
  `,
  'blood-thinner': `
    thins blood | thin the blood | thin my blood | thin his blood | thin her blood | thin blood | xarelto | pradaxa |
    dabigatran | eliquis | rivaroxaban | inr | enoxaparin | pills for clots | tablets for clots | medicine for clots |
    clot tablets | mechanical valve | heart valve tablets
  `,
  'tongue-swelling': `
    {swell-part} & {swell-word} | throat & {tight-word} | voice & gone & swell* | throat & swell* | throat swoll* |
    lips & balloon | lips & double | =lips & doubled | tongue & big | tongue & too & big | tongue & thick & {ill-now} |
    tongue & fills | angioedema | face & balloon* | eyes and lips | lips and eyes | mouth & stung & swell* |
    stung & tongue | stung & mouth | stung & throat | bee & mouth | bee & throat | swallowed & bee |
    swallowed & wasp | face blew up | lips are huge | lips got big | lips getting big
  `,
  hives: `
    welt* | weals | wheals | hive | nettle rash | raised & itchy | itchy & lumps | red & patches & itch* |
    itch* & all & over | itch* & whole & body | itch* & everywhere | bumps & all & over & itch* | urticari* |
    skin & bumps & itch* | blotches all over | swollen bumps
  `,
  'allergy-trigger': `
    {allergy-food} & {after-word} | {after-word} & {allergy-food} | stung & {insect} | {insect} & stung |
    {insect} & sting | bees attacked | swarm of bees | attacked by bees | bee stings | anaphyl* | epipen | epi pen |
    adrenaline pen | allergy to | allergic & {ill-now} | injection & minutes & ago | after the jab | after the drip |
    after & antibiotic* & minutes | minutes after taking | minutes after eating | minutes & after & injection |
    just ate | after ibuprofen | after brufen | after aspirin | after septrin | after amoxil | after ceftriaxone |
    after diclofenac
  `,
  'swallowed-poison': `
    {swallow-word} & {poison-thing} | {poison-thing} & {mouth-word} | {many-word} & {pill-word} & {swallow-word} |
    {swallow-word} & whole & {pill-container} | finished & {pill-container} & {pill-word} |
    emptied & {pill-container} | empty & {pill-container} & {pill-word} | empty packet | empty blister |
    empty & bottle & tablets | poisoned | drank & mistake & {poison-thing} | mistook & {poison-thing} |
    thought it was juice | thought it was soda | in & soda & bottle & drank | child & {swallow-word} & {pill-word} |
    baby & {swallow-word} & {pill-word} | got & into & {pill-word} | eating & tablets & granny |
    double & dose & child | ten times the dose | halephirimi | two step poison | o d on | od on | overdosed |
    over dosed | took & too & much & {pill-word} | too & much & panadol | too & much & paracetamol |
    smells of paraffin | smells of pesticide | smell of paraffin | breath & paraffin | organophosph* |
    pinpoint pupils | sprayed & farm & vomit* | spraying & crops & {ill-now} | spraying & tomatoes & {ill-now} |
    spraying & maize & {ill-now} | ate & mushroom* & vomit* | ate & cassava & vomit* | ate & wild & berries |
    ate & seeds & plant | ate & castor | home & brew & blind | illicit brew | chang & aa & see | changaa & see |
    methylated | meths | spiked drink
  `,
  'snake-bite': `
    snake & bit* | bitten & grass & swell* | something & bit* & grass & swell* | something & bit & slither* |
    bit* & slither* | two & holes & bit* | two & punctures | puncture marks | snake & leg | snake & foot |
    snake & hand | snake & finger | snake & eye* | snake & struck | snake & strike | snake & got | snake & attack* |
    snake & hit | snake & spit* | snake & venom | mamba & bit* | cobra & {eye-word} | rinkhals | boomslang |
    puff adder | puffadder | adder & bit* | python & bit* | snake bited | bitten by snak* | antivenom | anti venom
  `,
  smoke: `
    {coal-fire} & {closed-place} | {closed-place} & {coal-fire} | {coal-fire} & {ill-head} |
    gas & leak* & {ill-head} | gas leak | smell & gas & {ill-head} | gas & cylinder & {ill-head} |
    gas & heater & {ill-head} | geyser & gas & {ill-head} | carbon monoxid* | monoxide | inhaled & smoke |
    smoke & house & fire | fumes & {ill-head} | exhaust & {ill-head} | whole & family & headache |
    all & us & headache & woke | all & woke & headache | everyone & in & room & headache
  `,
  mottled: `
    skin & marbl* | skin & blotch* | skin & patch* & {blue-colour} | legs & patch* & {blue-colour} | legs & blotch* |
    lace pattern | net pattern | skin & map | blotches & purple | knees & purple | knees & blotchy
  `,
  'violent-shivers': `
    shaking violently | shak* & {no-word} & control & cold | can not stop shivering |
    not & stop & shaking & {hot-cold} | teeth & chatter* | teeth knocking | teeth & clatter* | shiver* & bed & shak* |
    shak* & whole & bed | bed & shak* | shivering badly | shivering like | shivers so | violent & shak* |
    shaking & like & leaf & {hot-cold} | shudder*
  `,
  infection: `
    infected | pneumonia | abscess | boil & fever | septic | sepsis | wound & pus | uti | kidney infection |
    chest infection | wound infection | pus & fever | blood infection | typhoid
  `,
  'no-urine': `
    {no-word} & {pee-word} & {long-time} | {pee-word} & {no-word} & {long-time} | last & {pee-word} & yesterday |
    last peed yesterday | last & wet & nappy & {long-time} | nappy & dry & {long-time} | nappy & dry | diaper & dry |
    dry pampers | pampers & dry | nappies still dry | no pee | no urine | not made water | not passing water |
    not passed water | zero urine | oliguri* | urine output nil | not weeing | not been to the toilet to pee |
    urine has stopped | stopped peeing | stopped urinating | stopped passing urine | no wet nappies
  `,
  'locked-jaw': `
    {jaw-word} & {shut-word} | mouth & {shut-word} & open | not & get & mouth & open | not & get & teeth & apart |
    not & part & teeth | teeth & lock* | teeth & clench* & open | teeth & clamp* | jaw & clamp* | not & chew & stiff |
    not & chew & jaw | mouth & only & opens & little | mouth & opens & finger | mouth & hardly & open* |
    mouth & barely & open* | spoon & between & teeth | fixed grin | fixed smile | stuck smile |
    grinning & face & stiff | face & stiff & mouth | strange & smile & stiff | risus | jaw spasm | jaw & spasm* |
    jaw & cramp* & open | trismus | tetanus & stiff | tetanus & spasm* | suspected tetanus | lock jaw | stiff jaw |
    jaw is hard | jaw hard
  `,
  spasms: `
    body & spasm* | whole & body & tighten* | whole & body & cramp* & stiff | body & stiff* & {noise-word} |
    spasm* & {noise-word} | stiff* & {noise-word} | jerk* & {noise-word} | rigid & {noise-word} | back & {bend-back} |
    body & {bend-back} | head & bends & back* | {bend-back} & like & bow | opisthoton* | arch* & back* |
    bends like a bow | bent like a bow | stiff & all & over & spasm* | muscles & seiz* | muscles & rigid |
    muscles & lock* | muscles & spasm* & all & over | spasm after spasm | board like body | generalised spasm* |
    generalized spasm* | abdominal & muscles & rigid & jaw | stiff like a plank
  `,
  'fear-of-water': `
    {fright-word} & water | sight of water | sound of water | sees & water & {fright-word} |
    offered & water & {fright-word} | cup & {fright-word} & bit* | throws & cup & bit* | can not stand water |
    runs from water | runs away from water | pushes & water & away & bit* | drink* & throat & spasm* |
    drink* & throat & jump* | swallow* & spasm* | throat & spasm* & bit* | dog & bit* & {rabid-sign} |
    dog & bite & {rabid-sign} | {rabid-sign} & dog & months | bitten & {rabid-sign} | hydrophob* | afraid of wind |
    scared of wind | fear of wind | aerophobia | fan & {fright-word} & bit*
  `,
  outbreak: `
    marburg | lassa fever | cholera & {near-word} | {near-word} & cholera | crimean congo | cchf | congo fever |
    rift valley fever | rvf outbreak | mpox | monkey pox | bundibugyo | sudan virus | epidemic
  `,
  'outbreak-contact': `
    {care-word} & {dead-body} | {dead-body} & {care-word} | uncle & buried & bled | shared & bed & with & died |
    came & from & ebola | neighbour & died & bleeding | slept & beside & died | isolat* & contact | quarantined |
    contact list | health & worker & ebola | nurse & ebola & ward | visited & ebola | ate bushmeat | ate bush meat |
    bush meat | bats & cave | in & cave & bats | mine & bats | washed her body | washed his body | prepared the body |
    helped bury | we buried
  `,
  'cry-for-help': `
    please & come & die | is about to die | going & die & help | losing him | losing her | i am losing |
    help & fast & dying | send ambulance | need ambulance | need an ambulance | call an ambulance | ambulance now |
    ambulance please | ambulance urgently | life and death | please save
  `,
} as const;
