/** Everyday English about parts of the body: by concept, separated by bars. */
export const englishBody = {
  'chest-pain': `
    sitting on my chest | on my chest | pressure in chest | chest attack | heart attack | heart hurts | retrosternal |
    angina | chest is tight | chest feels tight | band around chest | brick on chest | elephant | pain to my jaw |
    pain up to my jaw | pain down my arm | pain down left arm | pain in left arm | stone on chest | chest pressure |
    rib & press* | ribs & press* | rib* hurts
  `,
  'chest-pain-on-press': `
    when i press | when pressed | i press on | press* on one rib | when i twist | pressing on | if i press | only when i push |
    when i push | if i push | if i poke | when i poke | when i touch it | if i touch it | when i twist | if i twist | when i hug | when i roll |
    when i push on | when i turn | hurts to press | when touched | sore to touch
  `,
  'chest-pain-gone': `
    disappeared | gone since | gone now | has passed | nothing now | nothing since | no longer there | went away |
    lasted minutes | lasted 10 minutes | lasted twenty | came and went | fine since
  `,
  'sharp-chest-pain': `
    stab* breath* | sharp rib* | breathing in hurts | sharp & breath* | catches when | pleurit* | pane under ribs |
    knife in chest | sharp pain under ribs | sharp pain in side | deep breath hurts | when i breathe in
  `,
  'calf-swollen': `
    one leg is | one leg bigger | one leg fat* | leg twice | double the size | one calf | calf is | calf hot | calf hard |
    lower leg swollen | leg below knee swollen | one leg swell* | leg & thicker | leg & bigger | leg has doubled
  `,
  'recent-surgery': `
    c section | caesarean | cesarean | operated | operation | surgery | in plaster | plaster cast | hip replacement |
    long flight | had an op
  `,
  'inhaler-fails': `
    puffer not | pump not | spray not | inhaler not | inhaler useless | pump does nothing | puffer does nothing |
    inhaler does nothing | pump is not | puffer has not | inhaler has not | nebuliser not | no relief | not touched it |
    ten puffs | pump is empty | puffs and still | puffs but | not helping
  `,
  asthma: 'asthma* | puffer | puffs | nebuliser | nebulizer',
  'asthma-tiring':
    'worn out | only nod | exhausted | too tired to | getting tired | silent chest | can not finish | no energy to breathe',
  'racing-heart': `
    heart pound* | heart flutter* | heart rac* | heart thump* | heart gallop* | heart jump* | heart bump* | heart skip* |
    heart beat fast | heart was | palpit*
  `,
  'faint-on-effort': `
    sprint* dropped | running collapsed | race collapsed | sprinting | football collapsed | exercis* faint* |
    gym passed out | stairs passed out | climbing faint* | playing collapsed | dropped during | training collapsed |
    collapsed on the pitch | fainted on the pitch | running & dropped | running & passed
  `,
  'coughs-blood':
    'spit* blood | cough* blood | blood sputum | blood phlegm | haemoptysis | hemoptysis | red phlegm | cups of blood',
  'blood-streaks': 'streak* | thread of blood | threads | specks | flecks | tinge | tinged | a bit of blood | rusty',
  'long-cough': `
    weeks cough* | months cough* | cough* weeks | cough* months | cough since last month | cough that will not go |
    cough for a month | cough that stays
  `,
  'night-sweats': 'wet sheets at night | sweat through | sheets are wet | night sweat* | soaked at night',
  'weight-loss':
    'trousers loose | clothes fall off | clothes are loose | getting thinner | got thinner | become thinner | becoming thinner | much thinner | thinner than | looks thinner | grown thinner | thinner and thinner | lost weight | dropping weight | trousers falling',
  'high-pressure': 'bp is high | high pressure | hypertensi*',
  'sore-throat':
    'throat raw | throat scratch* | throat is raw | throat burns | throat hurts | hurts to swallow | pain swallowing',
  'cold-symptoms': 'snot* | runny nose | nose run* | blocked nose | head cold | the flu | sniff*',
  'fast-breath': `
    breathing so fast | breathing very fast | breathes fast | fast breath* | rapid breath* | panting | tachypn* |
    breathing like a dog | breaths are quick | quick breath* | counts breaths
  `,
  'face-droop': `
    mouth dropped | face slid | mouth is skew | mouth skew | side of mouth | mouth hangs | smile is lopsided | facial droop |
    facial palsy | face went | mouth to one side | mouth gone to one side | saliva from one corner | eye will not close
  `,
  'one-side-weak': `
    left side dead | right side dead | side went dead | whole side | arm drift | hemipar* | hemipleg* | arm went dead |
    arm is dead | leg drags | drags leg | arm hangs | can not hold a cup | dropped his cup | arm lost power | arm has no |
    one side went | left side & weak | right side & weak | left arm & weak | right arm & weak | arm & no power |
    can not grip | side is dead | left side & numb | right side & numb | left arm & numb | side & limp | fell to one side
  `,
  slurred: `
    words come out | dysarthri* | aphasi* | talks like drunk | speech gone | speech strange | speech is | can not find words |
    find his words | find her words | could not speak | words wrong | sounds drunk | mumbl* | tongue heavy | speaks funny
  `,
  headache:
    'head split* | head pound* | headache* | head is killing | head ache* | head bang* | head throb* | head is heavy',
  'headache-worst': `
    worst of my life | worst of my whole life | hit me like | like a hammer | like a bomb | exploded in my head | thunder* |
    worst ever | never had such | like lightning | worst pain ever | worst headache | in one second | head exploded |
    like someone hit me
  `,
  'headache-bad':
    'head splitting | head is splitting | splitting headache | killing headache | head killing | pounding headache | bad headache | terrible headache',
  'headache-daily-worse':
    'worse every morning | worse each day | every morning & headache | wakes me & headache | each week worse | more each day',
  'jaw-pain':
    'jaw aches when | jaw hurts when | jaw tires | chew* & jaw | temple & sore | =scalp sore | comb* hair & hurts',
  'sight-loss': `
    went dark | gone dark | eye went | curtain | can not see out | lost vision | sudden* blind | vision gone | half of vision |
    no sight | black in one eye | eye & dark | eye & blind | eye & nothing
  `,
  'double-vision':
    'double vision | seeing two | see two | sees two | seeing double | two of everything | sees double | diplopia',
  blurred: `
    vision dim | going dim | vision is | sight is | seeing two | see two | double | stars in eyes | zigzag | sparks |
    flashes | floaters | see stars | foggy | hazy | eyes dim | sight dim | lights in front of
  `,
  'light-hurts':
    'light hurts | hates light | light stings | hurts in light | photophob* | curtains closed | can not look at light',
  'numb-saddle': `
    between my legs | between her legs | between his legs | numb down there | wiping | saddle | numb buttocks | numb seat |
    inner thighs numb | private parts are numb
  `,
  'bladder-bowel-change': `
    wet myself | wet himself | wetting myself | wet herself | soiled | without noticing | pee comes | urine comes |
    can not feel when i pee | lost control | incontinen* | leak stool | pee without | messed myself
  `,
  'both-legs-weak':
    'both legs | legs gave way | legs give way | legs are like jelly | legs do not work | legs have gone | legs stopped working | legs & weak',
  'back-pain':
    'back locked | back is locked | back went | back stiff | stiff back | back is bad | back killing | back spasm',
  'belly-pain-severe': `
    stomach & screaming | belly & agony | abdomen & worst | doubled over | curled up | bent over with pain | rolling on the floor |
    can not stand straight | worst stomach pain | tummy & agony | stomach & unbearable | peritoni* | acute abdomen
  `,
  'belly-hard':
    'belly like a board | tummy like wood | stomach hard | abdomen rigid | guarding | tummy is hard | stomach is like stone',
  'right-low-pain': `
    low on the right | right lower | rif | right side low | lower right | moved to the right | moved to right |
    started round the belly button | around the navel then | down to the right | mcburney | right hip bone | appendi*
  `,
  'vomits-blood': `
    coffee grounds | coffee ground | bring* up blood | brought up blood | vomit* & red | haematemesis | hematemesis |
    blood came up | threw up blood | threw up & red | puk* & blood | vomit & dark
  `,
  'blood-streak-vomit': 'thread of blood | streak of blood | bit of blood in | specks & vomit | tiny streak',
  'black-stool':
    'stool like tar | like tar | poo is black | black poo | stool is black | melaena | melena | black and sticky | black & smelly & stool',
  'blood-stool':
    'bloody stool | blood in poo | blood in stool | red in the toilet | blood when i poo | bloody poo | dysentery | blood and mucus | blood in diarrh*',
  vomits:
    'bring* up | puk* | throw* up | threw up | vom | vomitting | retch* | being sick | cat sick | can not keep food',
  'vomits-all': `
    everything comes up | comes back up | comes straight back | can not keep | nothing stays | keeps nothing | vomit* & feeds |
    not tolerat* | vomit* & every feed | everything he drinks | everything she drinks | even water comes | keep even water |
    vomiting everything | nothing stays down | can not hold anything down | brings up everything
  `,
  'keeps-no-fluid': 'can not keep water | keep even water | water comes back | can not keep fluid* | no fluids stay',
  'green-vomit': 'green stuff | green vomit | bile | green & vomit* | green & bring* | bilious',
  'no-stool':
    'no poo | not passed stool | no stool | no gas | no wind | not pooed | not passed gas | no fart | obstipat*',
  'hard-hernia':
    'hernia & hard | hernia & out & not | hernia & {pain} | hernia & not & back | hernia & stuck | hernia & {vomit} | rupture & hard | lump in groin & hard | groin lump & will not go back',
  diarrhoea:
    'runny stomach | running stomach | loose poo | loose stool* | watery poo | stomach running | tummy running | diarr* | diarhea | runs | loose motion*',
  'much-watery':
    'like water all | rice water | water like | stomach like water | pouring water | non stop diarr* | cholera | every ten minutes | litres',
  'sunken-eyes':
    'eyes sunk | eyes look sunken | eyes are hollow | eyes gone in | hollow eyes | eyes have sunk | eyes & deep',
  dehydrated: 'dry mouth | no tears | mouth is dry | tongue is dry | very dry | dried out | dry tongue',
  'slow-skin': 'skin stays up | skin pinch* | skin tent* | skin goes back slow* | pinch* & stays | turgor',
  thirsty: 'drinks eagerly | begging for water | always asking for water | grabs the cup | thirsty | asks for water',
  'drinking-well': `
    drinking plenty | drinks plenty | keeping drinks | drinks milk | drinks her milk | drinks his milk | drinking and playing |
    water stays | staying down | drinking fine | drinking ok | porridge stay* | drinking water | taking fluids | able to drink |
    drinking well | keeping water | drinks well | drinking normally | drinking lots
  `,
  yellow: 'jaundice* | eyes yellow | yellow eyes | icter* | skin yellow | eyes like turmeric',
  'cannot-pass-urine': `
    not a drop | pee will not come | urine will not come | can not pee | can not pass urine | no drop | urine stuck |
    bladder & burst | bladder full | retention | can not pee at all | urine has stopped | unable to pee | unable to pass
  `,
  'flank-pain':
    'near the kidney | kidney pain | side pain & back | loin | renal angle | flank | side of my back | kidneys hurt',
  'urine-burns':
    'stings when | burns when i pee | pee burns | burns to wee | burns to pee | sting* pee | hurts to pee | hurts to wee | dysuria | uti | burning urine | burns a little to',
  'testicle-pain':
    'scrotal pain | acute scrot* | high riding | nuts hurt | torsion | =ball & {pain} | =ball & {swollen} | =balls & {sudden} | testic* & {sudden}',
  'long-erection': 'erection | erect for | a hard on | will not go down & penis | priapism',
  'stuck-foreskin':
    'foreskin & stuck | foreskin & return | foreskin & swell* | foreskin & trapped | foreskin & back & not | paraphimosis',
  'not-eating': 'off food | not eating | no appetite | refuses food | will not eat | picks at food',
  'stopped-eating':
    'stopped eating | refuses all food | not eaten for | eaten nothing | does not eat anymore | no food for',
  heartburn:
    'acid in throat | acid reflux | stomach acid | burning after meals | sour taste | reflux | burning behind | gerd',
  gas: 'bloat* | wind | gassy | farting | burp*',
  constipation: 'hard stool | hard poo | straining | no poo for | constipat*',
} as const;
