/** What relatives and passers-by see of a danger, in English: by concept, separated by bars. */
export const seenEnglish = {
  unconscious: `
    eyes stay closed | eyes are shut and | only moans when | only groans when | moans when i pinch | does not flinch |
    no answer when i call | call & name & nothing | call & name & no answer | not waking up | not waking at all | will not come round |
    has not come round | has not come to | lying there motionless | lies motionless | lying still and not | limp and not answering | out cold |
    still out | does not know we are | shout* & no reaction | no response to pain | gcs 3 | gcs 4 | gcs 5 | gcs 6 | gcs 7 | gcs 8 | gcs 9 | gcs 10 | gcs 11 | gcs 12 | gcs 13 | avpu p | avpu u | unarousable | not rousable |
    difficult to rouse | hard to wake | hard to rouse | hardly wakes | barely wakes | can hardly wake | can barely wake | slumped & not |
    found & floor & not | lost her senses | lost his senses | went unconscious | became unconscious | blank stare and not
  `,
  confused: `
    takes me for | mistakes me for | thinks i am | thinks she is | thinks he is | asks the same question | asking the same question | same question again |
    keeps asking where | keeps repeating | talking to people who | talking to the wall | talks to the wall | does not make sense | not making sense | words make no sense |
    talking rubbish | talks rubbish | talking gibberish | speaking nonsense | talking nonsense | does not know where | does not know who | does not know what day | does not know me |
    no idea where | can not tell me where | not with it | mind is gone | mind has gone | muddled | disorientat* | picking at the sheets | seeing things | seeing people who | sees people who |
    sees insects | plucking at the air | tried to leave naked | acting drunk without | behaves as if drunk | wandering around the house | not oriented | altered mental |
    altered sensorium | ams | did not recognise | did not recognize | can not recognise | can not recognize | fails to recognise
  `,
  choking: `
    went silent & eat* | eating & went silent | eating & suddenly & neck | holding her neck | holding his neck | grabs her throat | grabs his throat | grabbed his throat | grabbed her throat |
    sweet stuck | bone stuck | something stuck in her throat | something stuck in his throat | food went down & wrong | can not cough or | tried to cough but nothing |
    hit his back & still | hit her back & still | back blows | piece of meat & throat | piece of meat & stuck | lump of ugali & stuck | grape & stuck | nut & throat |
    bead & throat | button & throat | seed & throat | inhaled a
  `,
  'not-breathing': `
    chest is not going | chest does not go | chest not moving | no chest movement | stopped taking | gasps now and then | gasping now and then | only gasps | breath every | not taking in air |
    can not see him breath* | can not see her breath* | can not feel breath | no air from | stops breath* for | stopped breath* for | long gaps between breaths
  `,
  'blue-lips': `
    face is turning dark | face turning dark | going dark in the face | lips are dark | lips & ash* | lips have no colour | lips & greyish | lips & bluish | nails & blue | fingertips & blue | nails are purple |
    fingernails & purple | lips & purple | skin & dusky | looks dusky | dusky | cyanosis | cyanotic | cyanosed | colour of plums | turned the colour
  `,
  'breathless-at-rest': `
    a word or two | one word at a time | word at a time | single words | only say a word | two words at a time | sitting & still & breath* | even when sitting | even sitting | even lying still | without moving & breath* |
    at rest & breath* | resting & breath* | can not lie down & breath* | can not lie flat | have to sit up to | has to sit up to | sits up all night | sleeps sitting | sleep sitting up |
    props himself up | leans forward to | leaning forward to | tripod position | stops after every word | too breathless to | too short of breath to | can not complete a sentence | can not finish a sentence
  `,
  breathless: `
    can not fill my lungs | can not fill her lungs | can not fill his lungs | lungs will not fill | no air gets in | not enough air | hungry for air | air hunger | struggl* & breath* | struggling for breath | fight* & breath* | working hard to breath* |
    breath* is a fight | every breath is | shoulders go up | shoulders heave | nostrils flare | nostrils flaring | nose flaring | neck muscles & breath* | belly & pump* & breath* | pumping to breath* | puffing badly |
    panting & sit* | winded & sit* | out of breath just | breathless just | out of breath even | breathless even | short of breath | shortness of breath | can not get my breath | can not catch her breath | can not catch his breath |
    can not catch my breath | feel like drowning | feels like drowning | suffocat* | smother* | like breathing through a straw | sats dropping | low sats | sats are low | desaturat* | needing oxygen | resp distress | respiratory distress | tachypnoeic | increased work of breathing
  `,
  fit: `
    arms and legs & jerk* | arms and legs were jerking | arms and legs jerking | bit & tongue & wet | bit his tongue | bit her tongue | bitten his tongue | bitten her tongue | wet himself & shak* | wet herself & shak* | froth* & mouth | foam* & mouth |
    eyes went back | eyes turned back | eyes roll* | eyes rolled up | went stiff and | stiff and shaking | body & jerk* | whole body shook | shook all over and | twitching all over | dropped down & jerk* | fell down & jerk* | fell down shaking | fell & twitch* |
    thrashing about | gtcs | tonic clonic | tonic-clonic | grand mal | had a fit | having fits | had a seizure | threw a fit and foam
  `,
  'heavy-bleeding': `
    comes through the cloth | through the cloth | through the towel | soaked & towel* | soaked & sheet* | soaked & shirt | pressing & still & blood | pressing & still & bleed* | press* & minutes & still | pressed & minutes & bleed* | pressing for & still |
    quarter of an hour & bleed* | twenty minutes & bleed* | half an hour & bleed* | blood spurt* | blood & squirt* | blood jumps | blood & pulsing | pool of blood | blood everywhere | puddle of blood | trail of blood | bandage & soaked | bandages & soaked |
    blood keeps | bleeding keeps | bleeding will not | blood will not clot | does not clot | not clotting | losing a lot of blood | lost a lot of blood | lost so much blood | tooth was pulled & still & bleed* | tooth out & still & bleed* | nose & bleed* & minutes |
    nose & bleed* & hour | nose & bleed* & stop | nose & pouring | torrential | exsanguinat* | pph | massive bleed* | blood & bucket | blood & basin
  `,
  'cold-clammy': `
    wet with cold sweat | cold and wet | cold and clammy | cold and sweaty | grey & sweat* | grey and cold | skin is cold and | hands and feet & cold & sweat* | hands are icy | feet are icy | cold to the touch and | icy hands | drenched & cold | soaked in sweat & cold |
    bathed in cold | clammy and | pale and clammy | pale and sweaty | pale & cold & sweat* | capillary refill | cap refill | crt | thready pulse | weak pulse | pulse is weak | pulse is thin | can not feel & pulse | shocked
  `,
  fainted: `
    everything is going dark | everything goes dark | everything went dark | going dark when | black before my eyes | black in front of my eyes | nearly passed out | almost passed out | almost fainted | nearly fainted | about to faint | about to pass out |
    feel like passing out | feel faint | feels faint | feeling faint | blacked out | passed out | keeled over | dropped to the floor | knees gave way | legs gave way | slid to the floor | came round on the floor | woke up on the floor | syncop* | presyncope | light headed and fell
  `,
  'tongue-swelling': `
    lips are like | lips like sausages | lips & balloon | lips & double | tongue fills | tongue is filling | tongue is getting | tongue feels too | tongue & thick* | voice is going | voice has changed & throat | voice & hoarse & minutes | throat feels tight | throat is tight | throat tight |
    throat is narrowing | throat is getting tight | throat getting tight | lump in throat after | throat is closing | throat & clos* | face blew up | face ballooned | face & balloon | eyes swollen shut after | eyes swelled shut | whole face swelled | mouth is swelling | angioedema | stung in the mouth | stung & mouth | stung & tongue | stung & throat
  `,
  'allergy-trigger': `
    ate & prawn* | prawn* | shrimp* | lobster | octopus | shellfish | groundnut* | cashew* | nuts | fish & minutes | injection & minutes | penicillin | after the injection | after an injection | after the tablet | bee sting | wasp sting | stung by | hornet | latex | after eating | after i ate | after she ate | after he ate | ten minutes ago & ate
  `,
  hives:
    'blotches all over | blotches everywhere | red lumps all over | nettle rash | welts | weals | wheals | urticaria | skin & raised & itch* | itch* & lumps | came out in | broke out in',
  'swallowed-poison': `
    got hold of & tablets | got hold of & pills | got into & tablets | got into & pills | got into & medicine | packet & empty & child | packet is half empty | pills are missing | tablets are missing | tablets missing | pills missing | bottle is empty | heart tablets & child | took her medicine by | wrong medicine & child | wrong bottle |
    drank from a bottle of | drank from the bottle & paraffin | sipped & paraffin | sip of & kerosene | sip of & paraffin | mouthful of & petrol | mouthful of & kerosene | mouthful of & bleach | drank & jik | drank & dettol | drank & acid | drank & sanitiser | drank & thinner | drank & polish | drank & shampoo | drank & spirit | methylated |
    licked & poison | ate & poison | ate rat | rat pellets | rodent poison | mothball* | pond & chemical | sprayed & crops & swallowed | acaricide | cattle dip | dip for cattle | organophosphate | gramoxone | paraquat | weedkiller | insecticide | took 20 | took 30 | took 40 | took fifty | took thirty | took twenty | swallowed 20 | swallowed 30 |
    swallowed twenty | swallowed thirty | swallowed a whole | whole bottle of | whole box of | whole packet of | whole strip of | all of her pills | all of his pills | all my pills | too many paracetamol | paracetamol & handful | panadol & handful | overdose | od on | iron tablets & child | wild mushrooms | wild berries | wild cassava | poisonous plant | inhaled & pesticide | sprayed with & pesticide
  `,
  'snake-bite': `
    slither* | two small holes | two holes in & foot | two holes in & leg | two puncture | two tooth marks | bitten in the grass & swell* | bit my foot & maize | bit me & grass & swell* | something bit & bush & swell* | something bit & swell* & snake | puff adder | black mamba | green mamba | boomslang | spat in my eyes | spitting cobra | cobra spat | snake & bed | trod on a snake | stepped on a snake | snakebite | serpent
  `,
  'burn-serious': `
    raw and peeling | skin is peeling & burn* | skin came off & burn* | skin hanging & burn* | skin came away & burn* | burn* & white & leathery | burn* & charred | burn* & no pain | pot & tipped over | tipped over & chest | porridge & chest | porridge & face | tea & chest | tea & face | soup & chest | soup & face | beans & chest | hot water & chest | hot water & face | hot oil & face | hot oil & arm* & face |
    sat in hot | fell into the fire | fell in the fire | fell into hot | fell into the pot | fell into boiling | clothes caught fire | dress caught fire | caught fire | gas exploded | cylinder exploded | stove exploded | petrol exploded | live wire & burn* | electric & burn* | current & burn* | lightning | burn* all the way round | burn* & half | burn* & whole leg | burn* & whole arm | burn* & both legs | burn* & both arms | burn* & genital* | burn* & private | burn* & mouth | acid thrown | acid attack | acid on & face | acid on & skin | burn* & 20 % | burn* & 15 % | tbsa | flash burn & face
  `,
  'major-trauma': `
    wall collapsed | wall fell on | roof fell on | roof collapsed | under the bricks | buried under | trapped under | crushed by | crushed between | crushed in | run over | knocked down by | hit by a | hit by the | thrown from | thrown off | thrown through | ejected | rolled over & car | overturn* | head on crash | crashed into | motorbike crash | car crash | bike crash | boda crash | bus crash |
    fell from a tree | fell from the roof | fell off the roof | fell off a roof | fell out of the window | fell from a window | fell from the balcony | fell from a ladder & high | fell down a well | fell into a well | fell into a pit | fell down the stairs & not | fell 3 | fell 4 | fell 5 | fell 6 | fell from the third | fell from height | polytrauma | rta | mva | gsw | stab wound | stabbed | stabbed in | knife in | shot in | shot by | bullet | gunshot | machete | panga cut | panga & head |
    pulled from the river | pulled from the lake | pulled from the pool | pulled out of the | bottom of the pool | under water & minutes | drown* | electrocut* | electric shock | touched & live wire | struck by lightning | gored | trampled by | kicked by a horse | kicked by a cow & belly | hippo | crocodile | buffalo | elephant attack* | explosion | blast
  `,
  'head-blow': `
    landed on & head | landed on head | hit the road with & head | hit the ground with & head | head hit the | head against the | banged head | banged his head | banged her head | bumped his head | bumped her head | bumped my head | knocked his head | knocked her head | knocked my head | struck on the head | hit on the head | hit & head | blow to the head | stone & head | brick & head | bottle & head |
    fell on & head | fell on his head | fell on her head | came off the motorbike & head | without helmet | no helmet | fell off the bed & head | fell from the bunk | cot & head | knocked out | concuss* | head injury | hi with
  `,
  'clear-fluid-head':
    'water from & ear | watery blood from & ear | clear liquid & nose | clear liquid & ear | clear water & nose & fall | fluid from & ear | fluid from & nose | csf | blood from & ear | bleeding from & ear | bruise* behind & ear | black eyes both | raccoon',
  'open-break':
    'poking through | white poking | something white & leg | bone poking | bone is showing | bone showing | can see the bone | see bone | bone through | bent where there is no | leg is bent | arm is bent | shin & bent | foot points | foot facing | foot is facing | twisted the wrong way | knee is out | shoulder popped out | shoulder came out | elbow came out | hip came out | out of its socket | out of socket | out of joint | finger cut off | finger is off | toe cut off | hand cut off | amputat* | compound fracture | open fracture',
  'cold-limb':
    'leg is cold & white | foot is cold & white | hand is cold & white | leg & cold & pale | foot & cold & pale | hand & cold & pale | leg & cold & blue | foot & cold & blue | arm & cold & blue | toes & cold & blue | toes & blue & numb | fingers & blue & numb | hand has gone white | foot has gone white | leg has gone cold | arm has gone cold | no pulse in | no pulse & foot | cast & tight & numb | plaster & tight & numb | plaster & blue | cast & blue | pulseless',
  'stiff-neck':
    'screams when i lift & head | cries when i lift & head | cries when & neck | chin to her chest | chin to his chest | chin to my chest | chin to chest | chin on & chest | bend & neck & can not | neck & bend & pain* | neck will not | neck hurts & bend | neck hurts & forward | neck & board | neck & locked & fever | neck & rigid | nuchal | kernig* | brudzinski* | meningism | can not look down | can not look at & feet | back arches & fever',
  'non-fading-rash':
    'dots & glass | dots that stay | dots & do not fade | dots & not fade | spots & glass | spots & press & stay | spots that stay | spots & under the skin | purple dots | purple spots | purple patches | purple bruis* | purple rash | red dots & press | pin prick & spots | pinprick & spots | pinprick spots | rash & glass | rash & not fade | rash & not blanch* | non blanching | petechia* | purpura* | bruises without | bruises came | blood spots under & skin | little bruises',
  'bulging-soft-spot':
    'soft spot & bulg* | soft spot & stick* | soft spot & up | soft spot & hard | soft spot & tight | soft spot & raised | soft spot & puff* | top of & head & bulg* | top of & head & raised | top of & head & swollen | fontanelle & full | fontanelle & tense',
  mottled:
    'mottled | knees are mottled | blotchy legs | patchy & purple | patchy & blue | marbl* skin | skin & net | net like | lacy',
  'no-urine':
    'not a drop & since | no pee since | not peed | has not peed | have not peed | not passed urine | passed no urine | no wet nappy | no wet nappies | dry nappy | dry nappies | nappy & dry | diaper & dry | no wet diaper* | not urinated | no urine for | no urine since | last peed & yesterday | has not wet | anuri* | oliguri*',
  'violent-shivers':
    'teeth chatter* | teeth are chattering | shakes & bed | bed shakes | bed is shaking | shaking uncontroll* | shivering uncontroll* | rigors | rigor | shaking chills | shook violently & fever | can not stop shaking & fever | can not stop shivering',
  'locked-jaw':
    'teeth apart | get my teeth apart | get his teeth apart | get her teeth apart | teeth are clenched | clenched teeth | clenched jaw | jaw & clench* | jaw is locked | jaw locked | jaw has locked | jaw will not | mouth will not open | mouth opens only | can not open & mouth | open mouth only | spoon & between & teeth | trismus | lockjaw | tetanus & jaw',
  spasms:
    'back goes stiff | back arches | back arch* | arched back | arches & back | opisthoton* | body & bow | spasms | whole body cramps | muscles lock | muscles tighten & noise | stiffens & noise | stiffens & touch* | stiffens when | spasm & touch* | spasm & noise | goes stiff when | goes rigid when',
  'fear-of-water':
    'afraid of water | scared of water | terrified of water | water & panic* | water & gag* | sight of water | tries to drink & spasm* | can not drink & scared | hydrophobi* | chokes when & water & bite | throat & spasm* & water',
  'outbreak-contact':
    'ebola | marburg | washed & body & died | wash* & body & ebola | body & died of ebola | touched & corpse | lassa | crimean congo | rift valley | viral haemorrhagic',
  smoke:
    'charcoal stove inside | charcoal stove indoors | charcoal & slept | slept with & charcoal | slept with & jiko | slept with & stove | jiko inside | jiko in the room | jiko in the bedroom | brazier inside | generator in the house | generator in the room | generator inside | carbon monoxide | fumes from the generator | breathed in smoke | inhaled smoke | smoke inhalation | stuck in smoke | house fire | gas leak | smelled gas & head*',
  'cry-for-help':
    'please help & dying | he is dying | she is dying | i am dying | my child is dying | my baby is dying | is about to die | help me please quick | help us now | going to die now | think i am dying | hurry please',
} as const;
