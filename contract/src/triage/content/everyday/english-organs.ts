/** More English of phones and clinic notes, about single parts of the body: by concept, separated by bars. */
export const englishOrgans = {
  'inhaler-fails': `
    {inhaler} & nothing | {inhaler} & not & help* | {inhaler} & not & work* | {inhaler} & no & difference |
    {inhaler} & no & use | {inhaler} & finished | {inhaler} & empty | {inhaler} & ran & out |
    {inhaler} & ten & times | {inhaler} & many & times | {inhaler} & still & tight | {inhaler} & still & wheez* |
    {inhaler} & every & hour | nebulis* & still | nebuliz* & still | doing nothing | no inhaler left | left inhaler at
  `,
  asthma: 'asma | asthmatic | ventolin | asthavent | blue pump | pump & chest | reliever',
  'chest-pain': `
    {chest-part} & {press-word} | {chest-part} & {squash-word} | pain & {chest-part} & arm | pain & left & arm & jaw |
    pain & jaw & arm | arm & pain & sweat* & left | shoulder & pain & jaw & sweat* |
    pain & between & shoulder & blades & sweat* | pain & going & down & left & arm | pain & shooting & left & arm |
    pain & radiat* & arm | pain & radiat* & jaw | heart & pains | heart & paining | heart & stab* | heart & tight* |
    chest & paining | chest & on & fire & sweat* | central & chest | crushing & chest | retrosternal |
    sternum & pain* | breastbone & pain* | someone & standing & chest | someone & sitting & chest | rock & chest |
    stone & chest | belt & chest | ton & bricks & chest | tight & band & chest | chest & bursting | angina |
    heart attak | nstemi | stemi | cp radiating
  `,
  'sharp-chest-pain':
    'breath* & knife & chest | breath* & side & stab* | catch* & breath* & side | pain & deep & breath & chest | pleuritic',
  'racing-heart': `
    heart & flying | heart & running | heart & jumping | heart & out & chest | heart & drum | heart & fast |
    heart & speed* | heart & flip* | heart & miss* & beats | pulse & racing | pulse & 140 | pulse & 150 |
    pulse & 160 | hr 150 | hr 160 `,
  'faint-on-effort': `
    {sport} & {drop-word} | {drop-word} & {sport} | {drop-word} & field | {drop-word} & pitch | {drop-word} & race
  `,
  'coughs-blood': `
    cough* & {blood-word} | {blood-word} & sputum | {blood-word} & phlegm | spit* & {blood-word} |
    {blood-word} & chest & mouth | bringing & blood & cough* | tissue & {blood-word} & cough* |
    handkerchief & {blood-word} | haemoptys* | hemoptys*
  `,
  'face-droop': `
    {face-part} & {droop-word} | {face-part} & one & side | mouth & gone & side | mouth & pulling | mouth & twist* |
    half & face | smile & not & straight | smile & not & even | smile & skew | mouth & skew | face & skew |
    lip & hanging | tea & dribbl* & mouth & side | water & dribbl* & mouth & side | saliva & one & corner |
    eye & not & close & mouth
  `,
  'one-side-weak': `
    {limb-side} & {gone-weak} | one & side & gone | left & side & gone | right & side & gone |
    {half-body} & {gone-weak} | {limb-word} & {drops-things} | {drops-things} & left & hand |
    {drops-things} & right & hand | {limb-word} & dead & {sudden-word} | {limb-word} & numb & {sudden-word} |
    {limb-word} & weak & {sudden-word} | {limb-word} & hang* & useless | leg & dragging | drags & leg |
    dragging & foot | drags & foot | veer* & one & side | leans & one & side | leaning & left | leaning & right |
    hemipar* | hemipleg* | mini stroke | strok | cva | {half-body} & numb | not & use & left | can not button |
    spoon & falls & hand | cup & falls & hand | pen & fell & hand
  `,
  slurred: `
    {speech-word} & {bad-speech} | can not find words | can not find the words | can not form words |
    can not say his name | can not say her name | sound* & drunk | like & drunk & talk* |
    tongue & heavy & {speech-word} | tongue & tied & {sudden-word} | aphasi* | dysarthri* | dysphasi* |
    words & jumbled | words & mixed | words & wrong & out | talking & like & drunk | speech & gone | lost & speech |
    voice & mumbl* & {sudden-word} | mumbling & {sudden-word} | only makes sounds
  `,
  headache:
    'head & paining | head & pains | head & sore | head & banging | head & throb* | head & ache | hdache | head & killing',
  'headache-worst': `
    {head-pain} & {never-such} | {head-pain} & {sudden-word} & {worst-word} | head & {explode-word} | thunder & head |
    lightning & head | hit & back & head & {sudden-word} | like & hit & hammer & head | like & shot & head |
    like & axe & head | snap & head & pain | pop & head & pain | back & head & {sudden-word} & pain |
    skull & split* & {sudden-word} | subarachnoid | zero to ten headache | from & nothing & headache & seconds
  `,
  'double-vision':
    'seeing & two & of | see & two & everything | see & double | seeing & double | two & images | diplopi*',
  'stiff-neck': `
    neck & {stiff-word} | neck & will & not & bend | neck & not & bend | neck & not & forward | chin & not & chest |
    chin & touch & chest | neck & locked | neck & rigid | neck & board | neck & plank | not & nod & neck |
    neck & hurts & bend* | neck & pain* & light | head & not & bend & forward | baby & cries & neck |
    neck & stiffness | meningit*
  `,
  'non-fading-rash': `
    {rash-word} & {purple-word} | {rash-word} & glass | {rash-word} & press* & stay* | {rash-word} & press* & not |
    {rash-word} & bruis* | {rash-word} & ink | {rash-word} & not & blanch* | non blanching | nonblanching |
    {rash-word} & not & disappear* & press* | {purple-word} & dots | red pinpricks | pinprick & spots |
    tiny & {purple-word} & spots | bleeding under the skin | bleeding under skin
  `,
  'bulging-soft-spot':
    'fontanel* & {bulge} | soft spot & {bulge} | soft & spot & {bulge} | top & baby & head & {bulge} | top & head & {bulge} & fever',
  'vomits-blood': `
    {vomit-word} & {blood-word} | {vomit-word} & coffee | {vomit-word} & clots | {vomit-word} & dark & brown |
    haematem* | hematem* | blood & mouth & stomach | bringing & blood & stomach | coffee ground* |
    {vomit-word} & red | {vomit-word} & like & coke
  `,
  'black-stool': `
    {stool-word} & {tar-word} | {stool-word} & black & sticky | {stool-word} & black & smell* | {stool-word} & black |
    toilet & black & tar | passing & tar | malaena | melaena | malena | {stool-word} & road & tar |
    {stool-word} & charcoal | {stool-word} & engine & oil
  `,
  'belly-hard': `
    {belly-word} & {hard-thing} | {belly-word} & hard & touch | {belly-word} & rigid | {belly-word} & guard* |
    {belly-word} & like & drum & pain* | {belly-word} & not & touch* & pain* | {belly-word} & tense | periton* |
    rebound tenderness | acute abdomen
  `,
  'belly-pain-severe': `
    {belly-pain-word} & {worst-word} | {belly-word} & tear* | {belly-word} & ripping | {belly-word} & knife & pain* |
    {belly-word} & roll* & floor | {belly-word} & curled & pain* | curled & {belly-word} | rolling & floor & pain* |
    {belly-word} & doubled | bent double | bent & over & {belly-word} | not & straighten & {belly-word} |
    {belly-word} & burst & {sudden-word} | {belly-word} & excruciat* | {belly-word} & agony | {belly-word} & scream*
  `,
  'right-low-pain': `
    {belly-pain-word} & moved & right | pain & started & navel & right | pain & belly & button & right |
    pain & lower & right | pain & bottom & right | pain & right & side & hop* | pain & right & cough* & belly |
    pain & right & hip & walk* & bent | rlq | rif | right iliac | appendic* | apendi* | mcburney* |
    right & low & tender | pain & around & navel & now & right | pain & right & groin & fever | pain & bumps & right
  `,
  'green-vomit':
    '{vomit-word} & green | {vomit-word} & bile | {vomit-word} & bilious | bilious | {vomit-word} & smells & stool | {vomit-word} & faec*',
  'no-stool': `
    not & passed & wind | not & passed & gas | not & fart* | no & fart* | not & pooed | not & pooped |
    no & stool & wind | not & gone & toilet & days & swollen | obstipat* | no & flatus | obstruct* & bowel |
    not & passing & gas | not & passing & wind | no & gas & stool
  `,
  'hard-hernia':
    '{hernia-word} & {stuck-word} | {hernia-word} & hard | {hernia-word} & pain* | {hernia-word} & not & back | {hernia-word} & purple | strangulated',
  'cannot-pass-urine': `
    {pee-word} & {not-come} | {pee-word} & {bladder-full} | bladder & full & not | bladder & bursting & not |
    only & drops & {pee-word} | drops & {pee-word} & pain* | {pee-word} & blocked | {pee-word} & stuck |
    {pee-word} & strain* & nothing | trying & {pee-word} & nothing | retention | catheter & blocked |
    can not empty bladder | water & not & come & bladder | want & pee & nothing | need & pee & nothing
  `,
  'testicle-pain': `
    {ball-word} & {pain-word} | {ball-word} & swollen | {ball-word} & swelling | {ball-word} & twist* |
    {ball-word} & hard | {ball-word} & sudden* | {ball-word} & kick* | {ball-word} & higher | {ball-word} & red |
    private & parts & boy & {pain-word} & sudden* | orchitis | torsion
  `,
  'long-erection': `
    {penis-word} & {erect-word} & {hour-word} | erect* & {hour-word} | erect* & not & down |
    penis & hard & {hour-word} | penis & not & down | hard & since & night & penis | priapis* | boner & hours |
    viagra & still & hard | stiff & penis & {hour-word} | will not go soft | not going soft
  `,
  'stuck-foreskin':
    'foreskin & {stuck-word} | foreskin & not & back | foreskin & not & forward | foreskin & pulled & back | foreskin & tight & swollen | paraphimos*',
  'numb-saddle': `
    {bottom-word} & {numb-word} | not & feel & wip* | not & feel & toilet & paper | not & feel & {bottom-word} |
    {numb-word} & between & legs | {numb-word} & inner & thighs | {numb-word} & private* | not & feel & private* |
    saddle anaesth* | saddle anesth* | cauda equina
  `,
  'bladder-bowel-change': `
    lost & control & {pee-word} | lost & control & bladder | lost & control & bowel* | not & control & {pee-word} |
    wet* & myself & back | not & feel & when & pee | not & feel & passing & urine | {pee-word} & comes & own & back |
    soil* & himself | soil* & herself | mess* & himself & back | {pee-word} & without & knowing |
    {pee-word} & leak* & back & legs
  `,
  'both-legs-weak': `
    both & legs & {gone-weak} | legs & {gone-weak} | legs & jelly | legs & not & carry | legs & dead |
    legs & stopped & working | legs & not & working | legs & lost & power | paraple* | parapares* |
    can not feel both legs | legs & not & move
  `,
  'sight-loss': `
    {eye-side} & {blind-word} | {vision-word} & {gone-word} & {sudden-word} | {vision-word} & {gone-word} & one |
    woke & blind | not & see & one & eye | can not see at all | can not see anything | not & see & left & eye |
    not & see & right & eye | eye & black & {sudden-word} | shadow & covering & eye | shutter & eye |
    curtain & {vision-word} | curtain & eye | eye & went & dark | eye & gone & dark | blind since |
    everything & went & dark & eye | retinal detach* | floaters & flashes
  `,
  'chemical-in-eye': `
    {eye-word} & {eye-chemical} | {eye-chemical} & {eye-place} | splash* & {eye-place} | spray* & {eye-place} |
    squirt* & {eye-place} | pepper spray | tear & gas & eye* | {eye-chemical} & splash* & face
  `,
  'eye-injury': `
    {eye-place} & {eye-object} | {eye-object} & {eye-place} | {eye-place} & punch* | {eye-place} & pierc* |
    {eye-place} & cut | {eye-place} & pok* | {eye-place} & poke* | {eye-place} & blood & inside |
    {eye-place} & burst | {eye-place} & scratch* & thorn | {eye-place} & ball & hit | eyeball & cut |
    eyeball & blood | pupil & shape | grinding & {eye-place} | welding & piece & eye | hyphaema
  `,
  drooling: `
    can not swallow own | can not swallow my own | not & swallow* & saliva | not & swallow* & spit |
    saliva & running & mouth & throat | spitting & saliva & cup | spit & bowl & throat | dribbl* & saliva & throat |
    drool* & fever | voice & hot & potato | voice & muffled | muffled & throat | quinsy | epiglott*
  `,
  'spreading-red-skin': `
    {red-word} & {spread-word} | {red-word} & hot & {limb-word} & swollen | red & line & arm | red & line & leg |
    red & lines & up | red & streak* | red & track* & arm | swollen & hot & shiny & {limb-word} |
    {limb-word} & red & hot & tight | cellulit* | erysipel* | redness & marked & pen | skin & hot & red & growing
  `,
  'black-skin': `
    {skin-part} & {black-word} & {going} | {skin-part} & {rotting} | wound & {black-word} | wound & {rotting} |
    skin & crackl* | skin & bubbl* & wound | skin & purple & blister* | necroti* | gangren* | fasciit* |
    flesh & eating | {skin-part} & dead & smell* | toes & {black-word} | toe & {black-word} |
    pain & much & worse & than & looks | pain & out & proportion
  `,
  'skin-peeling':
    'skin & {peel-word} | skin & sheets | skin & comes & off | skin & coming & away | sjs | stevens johnson | lips & raw & rash | mouth & raw & rash & tablets',
  'cold-limb': `
    {limb-word} & cold & {grey-word} | {limb-word} & cold & numb | {limb-word} & cold & blue |
    {limb-word} & cold & pulse | no & pulse & {limb-word} | fingers & {blue-colour} & plaster |
    toes & {blue-colour} & plaster | fingers & numb & plaster | toes & numb & plaster | cast & tight & {blue-colour} |
    cast & tight & numb
  `,
  'open-break':
    '{bone-word} & {bone-out} | {bone-word} & {see-word} | joint & {out-joint} | shoulder & {out-joint} | hip & {out-joint} | elbow & {out-joint} | knee & {out-joint} | knee cap & side',
  'closed-break':
    '{limb-word} & bent & fell | {limb-word} & crooked | {limb-word} & not & straight & fell | heard & crack | heard & snap | {limb-word} & wrong & way | {limb-word} & funny & angle | {limb-word} & odd & angle | {limb-word} & broken | {limb-word} & fractur* | crepitus',
} as const;
