/** English ways of saying what concerns women, pregnancy and birth: by concept, separated by bars. */
export const english = {
  pregnant: `
    pregnan* | expecting a baby | with child | expecting mother | months along | in my third trimester |
    first trimester | second trimester | third trimester | antenatal | my bump | carrying twins | pregnant |
    pregnancy | expecting | preggers | preggo | gravid | gravida | primigravida | multigravida | anc | weeks gone |
    months gone | due date | edd | mum to be | i am carrying | carrying a baby | unborn baby | unborn child |
    baby in my belly | baby inside me | baby in the womb | with baby inside | gestation | twin pregnancy
  `,
  'pregnant-late': 'third trimester | near my due date | due next week | almost due | full term | overdue',
  'missed-period': `
    missed period | missed my period | late period | no period | period is late | missed periods | no menses |
    have not had my period | weeks late | lmp 5 weeks | lmp 6 weeks | lmp 7 weeks | lmp 8 weeks | lmp 9 weeks |
    lmp 10 weeks | amenorrh* | no period for | not had a period | have not had a period | period never came |
    period has not come | period not come | period overdue | not bled this month | no bleeding this month |
    skipped a period | missed my monthly | positive test | test was positive | pregnancy test positive |
    upt positive | upt pos | test shows two lines | two lines on the test
  `,
  'shoulder-tip-pain': 'shoulder tip pain',
  'vaginal-bleeding': `
    spotting | vaginal bleeding | bleeding in pregnancy | started bleeding | bleeding from below |
    bleeding down there | aph | pph | pv bleed | bleeding per vagina | bleeding pv | blood down there |
    blood from my private | blood when i wipe | blood on the tissue | blood in my pants | blood in my underwear |
    blood in panties | blood in my knickers | bleeding between my legs | blood coming out of me | blood from below |
    started to bleed | see blood | seeing blood | saw blood | bleeding like a period | bleeding like period |
    bleeding from the vagina | bleeding while pregnant | red show
  `,
  spotting: `
    spotting | few drops of blood | light bleeding | small bleeding | drops of blood | little spotting |
    brown discharge | spots of blood | spot of blood | spotted | pink discharge | pinkish discharge |
    pink when i wipe | blood when i wipe | smear of blood | stain of blood | blood stain | little blood |
    tiny bit of blood | bit of blood | slight bleeding
  `,
  'waters-broke': `
    water broke | waters broke | waters gone | leaking water | waters have gone | fluid leaking | gush of fluid |
    membranes ruptured | my water just broke | leaking fluid | srom | pprom | draining liquor | bag of waters |
    waters burst | water burst
  `,
  'cord-out': 'cord out | cord is out | cord coming out | see the cord | cord between legs | cord showing',
  'green-fluid': 'green fluid | green water | greenish fluid | meconium',
  'baby-moves-less': `
    baby not moving | baby is not moving | no kicks | moves less | not kicking | baby stopped moving |
    can not feel baby | less movement | fewer kicks | baby has not moved | not felt the baby | reduced movement* |
    not felt baby move | no movement* since | baby moving less | baby does not move | not felt any kicks |
    baby hardly moves | moving less
  `,
  labour: `
    labour | labor pains | contraction* | labour pains | in labor | tightening belly | labouring | contracting |
    labour has started | labour started | pains every few minutes | pains every five minutes |
    pains every 5 minutes | birth pains
  `,
  'urge-to-push': `
    urge to push | need to push | pushing | baby is coming | head is showing | baby head out | head is coming |
    can see the head | crowning | pushing already | want to push | wants to push | feel like pushing | must push |
    foot is out | feet are out | baby is out | head is out | feel baby coming | baby coming now | baby is between
  `,
  'long-labour': `
    labour since yesterday | labour for a day | long labour | labour more than 12 | labour all night |
    still no baby | baby is not coming | baby will not come out | baby has not come out | prolonged labour |
    prolonged labor | obstructed labour | not progressing | not delivered yet | labour too long | arm is out |
    baby stuck | baby is stuck
  `,
  'gave-birth': `
    gave birth | delivered | postpartum | after birth | after delivery | since birth of | had a baby | c section |
    caesarean | after giving birth | given birth | since delivery | had my baby | postnatal | had her baby |
    had our baby | had the baby | had bby | had my bby | had my child | since my baby came | after my baby came |
    new mother | new mum | post partum | post natal | puerper* | after labour | after a long labour |
    after childbirth | childbirth | post delivery | post cs | post c section | c/s | lscs | svd |
    delivered at home | delivered on | birthed | baby was born last | since the birth | since giving birth |
    days after birth | stitches after birth | was delivered | pushed out my baby | after having my baby | pnc | pph
  `,
  'pad-soaking': `
    soaking a pad | pad every hour | soaks pad | pads in an hour | pad an hour | big clots | large clots |
    soaking through | soaked pads | clots | pad per hour | flooding | pads full | soaked two pads |
    changing pads every | soaking two pads | pad after pad | bleeding through my clothes |
    bleeding through everything | clot | lumps of blood | pieces of blood | liver like | like liver | clots as big |
    size of my fist | fist sized | changing every half hour | every half hour | pad every 30 | pad in half an hour |
    maxi pads | bleeding through pads | pad is full | changing pads every hour | two pads an hour |
    three pads an hour
  `,
  'period-bleeding': `
    period | periods | menses | menstruat* | menstrual | my flow | on my mp | my mps | monthly bleeding |
    monthlies | menorrhag* | my cycle
  `,
  'period-pain': `
    period pain* | period cramps | menstrual cramps | menstrual pain | painful period* | cramps during period |
    cramps on my period | same cramps as | usual cramps | cramps as usual | monthly cramps | cramps every month |
    dysmenorrh* | time of the month | my period came on time | period started and
  `,
  'foul-discharge': `
    foul discharge | bad smelling discharge | smelly discharge | discharge smells | offensive discharge |
    smells bad down there | smells down there | smell from below | bad smell from my private | smelling lochia |
    foul lochia | rotten smell | smells rotten | smells like rotten | stinking discharge | discharge stinks |
    wound from cs smells | stitches smell | pus from my stitches | pus from the wound | pus from caesarean |
    pus from cs
  `,
  discharge: 'vaginal discharge | itching down there | thick white discharge | discharge',
  'red-breast': `
    mastitis | hot breast | red patch on my breast | breast is red | breast hot and hard | hard hot breast |
    breast abscess | breast on fire
  `,
  'swollen-face': `
    puffy face | swollen hands and face | face and hands swollen | face is puffy | face has blown up |
    face blown up | rings do not fit | ring does not fit | ring no longer | hands like balloons |
    face like a balloon | face and fingers | fingers swollen | hands swollen | hands and face puffed | puffed face |
    face is round and swollen | eyes swollen shut
  `,
  'upper-belly-pain': `
    pain under ribs | pain top of stomach | pain under my right ribs | pain below my ribs | pain below the ribs |
    pain under my ribs | pain in the pit of my stomach | pain under breast bone | epigastric pain | ruq pain |
    pain under right breast | pain high in my belly | pain at the top of my belly | pain at the top of my bump |
    ribs on the right hurt
  `,
  'swollen-legs': 'ankles swollen',
  'after-abortion': `
    miscarriage | abortion | lost the pregnancy | lost my pregnancy | abortion pills | misoprostol | terminated |
    took pills to remove | pregnancy came out | tried to remove pregnancy | miscarried | miscarrying |
    lost my baby at | lost the baby | lost a pregnancy | aborted | post abortion | incomplete abortion |
    evacuation | mva | backstreet | drank something to remove | took tablets to end | took herbs to abort |
    took pills to abort | ended my pregnancy | ended the pregnancy | removed the pregnancy |
    took out the pregnancy | flushed the pregnancy | family planning clinic removed |
    pills from the chemist to bring period | pills to bring my period | stillbirth | abortion tablets |
    abortion done | after abortion | cleaned the womb | womb was cleaned | unsafe abortion | inserted something |
    coat hanger | used a wire | herbs to remove | a woman helped me remove
  `,
  'urine-leak-since-birth': `
    leak* urine since birth | leak* urine since delivery | urine leaks all the time since | leak* stool since |
    fistula | urine leaking since i gave birth | leaking urine since the birth | leaking urine after delivery |
    vvf | rvf | obstetric fistula
  `,
  'postpartum-voices': `
    harm the baby | hurt the baby | hurt my baby | harm my baby | kill the baby | baby is evil |
    says baby is not hers | thoughts of harming baby | baby is possessed | baby is a demon | baby is a devil |
    baby is not mine | baby was swapped | voices tell me to hurt the baby | kill my baby | kill her baby |
    killing the baby | killing my baby
  `,
  'unprotected-sex': `
    unprotected sex | no condom | condom broke | condom burst | condom slipped | without a condom | emergency pill |
    morning after pill | forgot my pill | without condom | missed pill and had sex | emergency contracept* |
    raw sex | sex raw | went raw | did it raw | bareback | no protection | without protection |
    without any protection | did not use protection | did not use a condom | did not use condom |
    forgot the condom | condom tore | condom came off | condom leaked | condom stayed inside | condom failed |
    condom failure | postinor | p2 pill | need p2 | want p2 | e pill | ec pill | plan b | morning after |
    emergency contraceptive | emergency contraception | he came inside | came inside me | finished inside |
    released inside | ejaculated inside | pulled out late | did not pull out | withdrawal failed |
    missed my pills and | missed my injection and had sex | afraid i am pregnant after last night |
    might get pregnant from last night | iud fell out
  `,
  'pregnancy-nausea': `
    morning sickness | nausea | nauseous | queasy | feel sick | off my food | off food | queasiness | nauseated |
    vomit in the morning | vomiting in the morning | vomit once | throwing up in the morning | smells make me sick |
    can not stand smells | food smells
  `,
  'keeps-no-fluid': `
    keeps no fluid | can not keep water | nothing stays down | can not keep even water | even water comes back |
    water will not stay | not even water stays | can not keep anything | vomits water | throw up even water |
    can not hold water | can not drink without vomiting | hyperemesis | not keeping fluids | not keeping water |
    fluids do not stay | every sip comes back | every sip comes up | nothing stays in
  `,
  'bleeding-after-menopause': `
    bleeding after menopause | bleed after sex | bleeding after sex | postmenopausal bleeding |
    stopped having periods years ago and now | menopause and now bleeding | bleeding again after menopause |
    bleeding years after | pmb
  `,
  'unborn-quiet': `
    baby usually | baby normally | baby is usually | usually kicks | used to kick | always kicks |
    fetal movements reduced | rfm | reduced fm | decreased fetal movement | baby gone quiet | cold water no kick |
    tried lying on my side | not felt him | not felt her | not felt it | not felt anything | not feel him |
    not feel her | can not feel him | can not feel her | can not feel it | no movement* | fewer movement* |
    little one has not | kicked once | moved once | only two kicks | kick count | less than ten kicks
  `,
  'fluid-leaks': `
    it is not pee | not urine but | my bag burst | wet all the time down there | keeps leaking | liquor draining |
    srom | prom | pprom | drained liquor
  `,
  'pad-rarely': `
    two pads a day | three pads a day | four pads a day | 3 pads a day | 2 pads a day | 4 pads a day | pads per day | pad twice a day | pad once a day |
    pad three times a day | pads in a day | few pads
  `,
  fainted: `
    nearly fell | almost fell | almost collapsed | nearly collapsed | nearly passed out | nearly pass out |
    went black | everything went black | went down | fell down weak | blacking out | on the floor
  `,
  'low-pain': 'rif pain | lif pain | adnexal | ovary pain | cramping | cramps',
  'headache-pounding': `
    head is killing | head will burst | head wants to burst | head is splitting | head like a drum |
    hammer in my head | paracetamol does not help | headache that will not go | headache will not go |
    headache not going | headache that does not go | persistent headache | severe headache | migraine like never
  `,
  'sees-spots': `
    seeing spots | spots before my eyes | spots in front | black spots | black dots | silver spots |
    lights in my eyes | eyes go dark | eyes are going dark | eyes not clear | sight goes | sight is going |
    sight comes and goes | vision is going | vision not clear | everything looks foggy | curtain over my eyes |
    can not see clearly | cannot see properly | can not see properly | visual disturbance*
  `,
  'very-weak': `
    can not even sit | can not even stand | can hardly stand | can barely stand | can barely sit | can hardly sit |
    can not hold herself up | can not leave the bed | can not get out of bed
  `,
  'harm-thoughts': `
    harming her baby | harming my baby | throwing her in | throwing him in | throw the baby | throw my baby |
    drown the baby | drown my baby | smother the baby | put a pillow over | shaking the baby | afraid i will hurt |
    scared i will hurt | afraid i might hurt | scared i might hurt | afraid i will kill | want the baby gone |
    baby would be better dead | baby better off dead | end the baby | drop the baby on purpose |
    leave the baby in the bush | do something to the baby | do something bad to the baby | not safe with the baby
  `,
  'acts-strange': `
    strange things | acts strange | acting strange | acting weird | behaving oddly | behaving strangely |
    behaves strangely | odd behaviour | not in her right mind | lost her mind | out of her mind | gone mad |
    going mad | crazy | talks to herself | talking to herself | talks to people who are not there | laughs alone |
    laughing alone | paranoid | suspicious of everyone | thinks we are poisoning | thinks people want |
    says people are coming | wanders | wandering | runs out of the house | undresses | naked outside |
    not sleep at all | has not slept for | not slept for days | no sleep for days | sees things | hears things |
    hearing people | does not know her own baby | does not recognise her baby | god told her | god speaks to her |
    special powers | says the baby | voices | thinks the baby | believes the baby | walking at night |
    singing all night | talking non stop | talking nonstop
  `,
  'leaks-waste': `
    urine comes out by itself | always wet | wet all day | wet all day and night | i smell of urine |
    stool comes through the vagina | stool from the front | wind comes out the front | pass stool from my vagina |
    can not hold my urine | can not control my urine | can not control urine | urine runs out | vvf | rvf |
    obstetric fistula | wetting myself since
  `,
  'over-five-days-ago': `
    weeks ago | months ago | last month | two weeks | three weeks | 6 days ago | 7 days ago | 8 days ago |
    9 days ago | 10 days ago | six days ago | seven days ago | ten days ago | years ago
  `,
  'early-pregnancy': `
    early pregnancy | weeks ago found out | 8 weeks pregnant | 10 weeks pregnant | 12 weeks pregnant |
    14 weeks pregnant | 16 weeks pregnant | first trimester | three months pregnant | two months pregnant |
    3 months pregnant | 2 months pregnant | four months pregnant | 4 months pregnant
  `,
  'belly-blow': `
    fell on my belly | fell on my bump | landed on my stomach | kicked in the stomach | kicked in the belly |
    punched in the belly | seat belt | fell down the stairs | fell down stairs | rolled down | fell off a boda |
    fell off a motorcycle | fell off the bed | hit the kerb | hit the table | car accident | accident | beat me |
    he beat me | beaten by | pushed me down
  `,
  'birth-pains': `
    belly tightens | tightenings | gets hard and soft | gets tight and | pains come and go every |
    pains every ten minutes | cramps every few minutes
  `,
} as const;
