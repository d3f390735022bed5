/** English ways of saying what concerns babies and small children: by concept, separated by bars. */
export const english = {
  newborn: `
    newborn* | days old | day old baby | neonate | born yesterday | born today | born last week | new born |
    one week old | two weeks old | just born | new baby | born three days ago | born two days ago | hours old |
    hour old | day 1 of life | day 2 of life | first week of life | days after birth baby | tiny baby | bby born |
    our new baby | was born this week | was born yesterday | was born today | term baby | preterm | premature baby |
    premmie | prem baby
  `,
  'not-feeding': `
    not feeding | refuses breast | will not suck | not sucking | not breastfeeding | will not feed |
    stopped breastfeeding | refusing to breastfeed | refuses to feed | will not breastfeed | can not suck |
    refuses to suck | refusing breast | does not suck | will not take the breast | not suckling |
    can not breastfeed | stopped feeding | refusing milk | refuses milk | off feeds | off his feeds |
    off her feeds | off the breast | not latching | will not latch | does not latch | can not latch | no suck |
    not demanding feeds | does not wake for feeds | not waking for feeds | will not wake to feed | stopped sucking |
    stopped nursing | not nursing | does not nurse | will not nurse | has not fed | not fed since | no feeds since |
    has not sucked | not sucked | not taken breast | not taken the breast | not taking the breast | not taken milk |
    not taking milk | has not taken the breast | lost interest in feeding | no interest in feeding |
    no interest in the breast | mouth does not close on | milk runs out of mouth | milk just runs out |
    milk drips from | dribbles the milk | too tired to feed | too sleepy to feed | too weak to feed |
    too weak to suck | turns away from the breast | screams at the breast | refusing feeds | refusing the bottle |
    refuses the bottle | ebf stopped | unable to feed | unable to breastfeed | unable to suck | can not feed |
    not able to feed | not able to breastfeed | does not want the breast | does not want breast |
    not interested in milk
  `,
  'cannot-drink': `
    can not drink | not drinking | can not swallow | will not drink | refuses to drink | unable to drink |
    does not drink | refuses all drinks | not able to drink | refuses fluids | refusing to drink | not swallowing |
    swallows nothing | nothing by mouth | will not take anything | takes nothing | not taking anything |
    not taking fluids | not taking any fluids | not taking oral | will not take fluids | clamps her mouth |
    clamps his mouth | keeps her mouth shut | keeps his mouth shut | water runs out of mouth | water dribbles out |
    water just runs out | drooling out water | not a drop | not even a drop | not one sip | not even a sip |
    can not take anything | can not even sip | can not take even water | too weak to drink | too sleepy to drink |
    unable to swallow | spits out everything | spits everything | pushes the cup away | pushes away the cup |
    turns away from the cup | not taking orally | npo | has not drunk | not drunk anything | drunk nothing |
    drank nothing | nothing to drink all day | refusing all fluids | refusing fluids
  `,
  grunting: `
    grunt* | moaning with each breath | groan* with every breath | groaning when breathing |
    moans with every breath | moaning when breathing | makes a grunt | small grunts | ugh sound with each breath |
    sound at the end of each breath | singing when he breathes out | noise every time she breathes out |
    noise every time he breathes out | grunty | whimper* with each breath
  `,
  'ribs-draw-in': `
    chest indrawing | ribs pull in | ribs sucking in | skin between ribs | chest sinks | chest pulls in |
    ribs go in | chest caving | chest going in | nostrils flaring | nose flaring | chest is pulling |
    chest in drawing | chest wall indrawing | lower chest indrawing | subcostal | intercostal | recession* |
    retraction* | sci | lci | ribs stand out when | ribs show when he breathes | ribs show when she breathes |
    see his ribs when | see her ribs when | can see the ribs | count the ribs when | skin pulls in | skin sucks in |
    skin sinks | skin is pulled in | chest sucks in | chest sucking in | chest pulling in | chest goes in |
    chest caves | chest caves in | belly goes out chest goes in | hollow at the throat | hollow above breastbone |
    neck pulls in | pit of neck | dent under ribs | dip under the ribs | tummy sucks under ribs | head bobbing |
    head nods with every breath | head bobs | using all his muscles to breathe | nose wings |
    nostrils opening wide | nostrils flare | nasal flaring | see saw breathing | working hard to breathe |
    pulling hard to breathe
  `,
  limp: `
    limp | floppy | moves only when touched | not moving much | does not move | lifeless | no movement |
    motionless | weak cry | barely moves | not crying | rag doll | ragdoll | like a rag | like a doll | like cloth |
    like a cloth | like jelly | like wet cloth | like rubber | hangs in my arms | arms hang | arms and legs hang |
    arms just fall | no tone | hypoton* | low tone | poor tone | moves only if | only moves if | only moves when |
    moves only with | only stirs when | does not stir | not stirring | does not move unless |
    does not move by itself | not moving by herself | not moving by himself | only when i touch |
    only when i pinch | only when stimulated | no reaction until | no strength to cry | cry is weak |
    cry is very weak | feeble cry | cry like a kitten | whimper only | hardly cries | barely cries | does not cry |
    has stopped crying | not responding to touch | lies still | lying still like | very still | too still |
    as if no bones | soft like | no life in
  `,
  'cold-body': `
    baby is cold | cold to touch | body is cold | feels cold | low temperature | cold like ice | cold as ice |
    ice cold | icy | cold feet and belly | hands and feet cold | cold all over | chilled body | will not get warm |
    does not get warm | can not get warm | can not get him warm | can not get her warm | feels cool |
    cool to touch | skin is cold | body cold | cold skin | hypotherm* | cold even wrapped | cold though wrapped |
    cold even in blankets | cold like a fish | cold belly | temp low | low temp
  `,
  'yellow-palms': `
    yellow on first day | yellow since birth | yellow soles | yellow palms | yellow down to feet |
    yellow to the feet | yellow to the soles | yellow all the way down | yellow hands and feet |
    yellow from head to toe | yellow head to toe | yellow up to the legs | yellow legs | jaundice to the soles |
    jaundice to palms | deep yellow | very yellow | dark yellow skin | bright yellow | orange skin | kramer
  `,
  'navel-red': `
    cord infected | navel infected | red around cord | red around navel | red around the navel | redness around |
    red ring around | red skin around | belly button is red | belly button red | omphalitis | cord smells |
    cord stinks | cord is smelling | cord oozing | cord has pus | pus from cord | pus at cord | pus from navel |
    pus at the navel | cord bleeding and smelly | skin of belly red | stump is red | stump red |
    red and swollen navel | infected umbilicus | infected cord | cord stump infected
  `,
  pustules: `
    pustule* | pus spots | many pus | boils all over | pus pimples | pimples with pus | pus bumps | bumps with pus |
    pus filled | spots with pus | spots full of pus | yellow heads | yellow pus spots | blisters of pus |
    pus blisters | blisters with pus | many boils | boils everywhere | boils on the body | boils and pus |
    septic spots | septic rash | skin full of pus
  `,
  'pale-palms': `
    very pale | extremely pale | pale as paper | anaemi* | anemi* | no blood in body | turned white |
    palms are white | palms are pale | palms pale | white palms | hands have no colour | no colour in palms |
    no colour in lips | lips are white | white lips | pale lips | lips pale | eyelids are white inside |
    inside of eyelids white | white inside the eyelids | pale inside the eyelids | no redness in eyelids |
    gums are white | white gums | pale gums | white like chalk | pale like chalk | as white as | ghostly |
    ghost white | blood is finished | blood finished | lacks blood | hb 3 | hb 4 | hb 5 | hb of 3 | hb of 4 |
    hb of 5 | very anaemic | severely anaemic | severe pallor | palmar pallor | soles white |
    tongue white like paper
  `,
  'thin-arm': `
    severely malnourished | very thin child | arm very thin | muac | kwashiorkor | marasmus | wasted |
    skin and bones | malnutrition | malnourish* | muac red | red muac | muac in red | red on the tape | red zone |
    red band | red part of the tape | arm tape is red | tape showed red | tape shows red | tape was red |
    arm like a stick | arms like sticks | stick arms | stick thin | arms so thin | arms are sticks | bones showing |
    bones stick out | ribs and bones | only bones | all bones | just bones | skin on bones |
    loose skin on buttocks | loose skin | wasting | severe wasting | severely wasted | old man face |
    losing so much weight | very skinny | too thin | severely underweight | severe acute malnutrition | kwash |
    plumpy
  `,
  'both-feet-swollen': `
    both feet swollen | both feet are swollen | swelling of both feet | both legs swollen | feet swollen both |
    both legs are swollen | both feet are puffy | both feet puffy | feet are puffy | feet puffed up |
    feet are swollen | feet swelled | feet swell | swollen feet | swollen legs and face | bilateral oedema |
    bilateral edema | oedema of both | oedema both | pitting oedema | pitting edema | thumb leaves a dent |
    finger leaves a dent | dent stays on feet | press his feet and a hole | nutritional oedema | feet look fat |
    feet fat and shiny
  `,
  measles: 'measles | measels | mesles | meesles | measle | measles rash | koplik',
  'cloudy-eye': `
    cloudy eye | eye is cloudy | white on eye | eye turned white | eye looks cloudy | film on eye |
    film over the eye | white film on eye | white patch on eye | white spot on eye | eye is white |
    eye going white | eyes going white | milky eye | eye looks milky | black of the eye is white | grey eye |
    foggy eye | can not see anymore | corneal clouding | cornea* | eye is grey | keeps eyes shut
  `,
  'deep-mouth-sores': `
    mouth sores | sores in mouth | sores in the mouth | ulcers in mouth | ulcers in the mouth | mouth ulcers |
    mouth is full of sores | mouth full of sores | wounds in mouth | wounds in the mouth | mouth is raw |
    raw mouth | mouth bleeding sores | sores on tongue | sores on the tongue | deep ulcers
  `,
  'swelling-behind-ear': `
    swelling behind ear | ear pushed forward | ear sticks out | ear is sticking out | ear stands out |
    ear stick* out | ear is pushed | ear pushed out | ear pushes forward | bone behind ear | bone behind the ear |
    lump behind ear | bump behind ear | lump behind the ear | boil behind the ear | mastoiditis |
    ear points forward | ear looks pushed
  `,
  'ear-pain': `
    earache | ear infection | ear discharge | pulling ear | pulls his ear | pulls her ear | pulls at ear |
    pulling at ear | pulling his ear | pulling her ear | tugging ear | tugs at ear | holds his ear | holds her ear |
    ear hurts | ear is hurting | ear is paining | ear paining | sore ear | ear leaking | ear is leaking |
    ear running | runny ear | otitis | aom | pus in ear | pus from ear | fluid from the ear smells
  `,
  'swallowed-battery': `
    swallowed a coin battery | button battery | swallowed the battery | swallowed battery | swallowed magnet* |
    ate a battery | battery in mouth and gone | battery is missing | battery in nose | battery up nose |
    battery up his nose | battery up her nose | battery in ear | coin battery | watch battery | remote battery |
    hearing aid battery | lithium coin | disc battery | disk battery | key fob battery | magnetic balls |
    magnetic beads | magnet beads | xray shows battery | x ray shows a coin battery | two magnets
  `,
  teething: 'teething',
  'first-day': `
    hours old | hour old | first day | day one | day 1 | born yesterday | born today | born this morning |
    born last night | within 24 hours | less than a day | from birth | at birth | same day he was born |
    same day she was born | day of birth
  `,
  'vomits-all': `
    not tolerating any | not tolerating po | not tolerating oral | not tolerating feeds | not tolerating anything |
    vomiting all feeds | vomits all feeds | vomiting every feed | vomits every feed | vomits every time |
    vomiting every time | nothing stays in | nothing stays | keeps vomiting everything | comes right back |
    comes back up straight | comes out again | straight back out | bringing everything up | bringing it all up |
    brings it all back | brings everything back | throwing everything up | throws it all up | all comes up |
    can not keep milk | can not keep medicine | can not keep ors | can not keep a spoon | not one spoon stays |
    projectile vomit*
  `,
  'fast-breath': `
    breathes like he has run | breathes like she has run | like a puppy | like a dog breathing |
    breathing like a dog | as if he ran | as if she ran | chest going up and down | chest pumping | belly pumping |
    breathing up and down fast | tachypn* | rr high | fast breaths | respirations fast | breathing too fast |
    breathes too quickly | breath is racing | quick shallow breaths | short quick breaths | counting breaths fast |
    breathe fast | breathes fast | breathing so fast
  `,
  drowsy: `
    hardly opens eyes | does not open eyes | will not open eyes | can not open eyes | can not keep eyes open |
    eyes half open | eyes keep closing | eyes closing | eyes rolling back | will not stay awake |
    can not stay awake | difficult to rouse | hard to rouse | will not rouse | not rousing | sleeps through feeds |
    sleeps and sleeps | sleeping and sleeping | sleeps day and night | sleeping day and night | too weak to open |
    staring | stares at nothing | stares into space | does not look at me | does not follow with eyes |
    no eye contact anymore | not interested in anything | does not react | hardly reacts | barely reacts |
    not reacting | dazed | spaced out | obtunded | stuporous | dull and sleepy | very dull | very quiet and sleepy |
    can not wake her to drink | wakes only when | falls straight back asleep | falls asleep again at once
  `,
  'blue-lips': `
    cyanos* | cyanotic | blue around mouth | blue round mouth | lips are blue | lips blue | lips are grey |
    lips look purple | lips purple | nails are blue | nails blue | turns blue | goes blue | tongue blue | dusky |
    grey like ash | ashen | grey skin | grey around | bluish lips | bluish skin | bluish face
  `,
  'stiff-body': `
    stiffen* | goes stiff | went stiff | body is stiff | stiff like wood | stiff as a board | stiff like a stick |
    as stiff | arches | arching | arched back | back arch* | bends backward* | bent backward* | jerk* | jerky |
    twitch* | cycling | bicycling | pedalling | pedaling | lip smacking | smacking lips | chewing movements |
    rhythmic | shaking one arm | one arm shakes | one leg shakes | eyes roll* | eyes flicker* | eyelids flutter* |
    eyes turn up | eyes go up | clenched fists | fists clenched | can not unclench | rigid | trembles all over |
    spasm* | tonic | clonic | startles again and again
  `,
  fit: `
    convulsing | febrile convulsion | seizing | seized | went stiff and shook | shook all over | whole body shook |
    whole body shaking | body shaking and eyes | jerked all over | eyes rolled up | eyes rolling up |
    eyes turned up | foam at the mouth | foaming | frothing | froth at the mouth | twitching all over |
    degedege attack | spasmed and shook | stiff and shaking | stiff then shaking
  `,
  fever: `
    hot like fire | hot like a stove | hot like an oven | hot like charcoal | burning hot | boiling hot |
    hot all over | hot body | skin is burning | body is burning | forehead is hot | hot forehead |
    hot to the touch | warm to touch | feels warm | temp high | temperature up | running a temperature | feverish |
    feverish body | fevers | running hot | pyrexia | on fire with fever | feels like fire | he is hot | she is hot |
    baby is hot | body hot | body very hot | skin is hot
  `,
  'baby-yellow': `
    yellow baby | neonatal jaundice | nnj | skin looks yellow | eyes look yellow | turned yellow | looks yellow |
    is yellow | became yellow | went yellow | jaundiced
  `,
  thirsty: `
    asks for water | asking for water | keeps asking for water | wants water all the time | always wants water |
    wants to drink all the time | begs for water | begging for water | grabs the cup | grabs at the cup |
    snatches the cup | gulps | gulping | drinks greedily | drinks very fast | drinks like mad | drinks and drinks |
    can not get enough water | thirst | so thirsty | cries for water | crying for water | finishing cup after cup |
    cup after cup | lunges at the cup | jumps at the cup
  `,
  'slow-skin': `
    skin does not bounce | skin stays up | skin stays like a tent | skin tent* | tenting | skin turgor |
    poor turgor | reduced turgor | pinch stays | pinched skin stays | pinch takes | skin pinch goes back slowly |
    skin pinch very slow | skin slow to go back | skin slow to return | skin stays folded | fold of skin stays |
    skin is loose and stays | skin does not go back | skin not going back | skin does not spring back | spp
  `,
  'sunken-eyes': `
    eyes have sunk | eyes sunk | eyes have gone in | eyes gone in | eyes are hollow | hollow eyes | eyes deep in |
    eyes deep inside | eyes pulled in | eyes look sunken | eyes look hollow | sunken fontanel* | soft spot sunken |
    soft spot is sunken | soft spot sunk | fontanelle sunken | soft spot has gone in | dark hollow eyes |
    eyes fell in
  `,
  dehydrated: `
    no tears when | crying with no tears | no tears at all | no saliva | lips are dry | dry lips | dry tongue |
    mouth dry | drying out | dried out | severe dehydration | some dehydration
  `,
  diarrhoea: `
    loose poo | runny poo | watery poo | poo like water | pooing water | pooing a lot | poos ten times |
    pooping water | running tummy | running stomach | tummy running | stomach running | the runs | purging |
    gastro | loose motions | age diarrhoea | d and v | acute watery
  `,
  'feeds-weakly': `
    feeds less than half | half of usual feeds | feeding less than half | taking less milk | poor suck | weak suck |
    weak sucking | can not finish feed* | lets go of the nipple | feeding poorly | poor feeding | feeds badly |
    feeding less | not feeding well | sleeps at the breast without
  `,
} as const;
