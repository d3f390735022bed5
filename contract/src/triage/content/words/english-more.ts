/** More English words of the same meaning, for patterns that join two or three of them, by the name of their group. */
export const moreEnglishWords = {
  'stuck-food': `
    bone | coin | meat | sweet | sweets | peanut | groundnut | nut | bead | seed | grape | bean | maize | marble | button |
    chapati | ugali | pap | chicken | fish | apple | carrot | toy | pen cap | bottle top | food | popcorn | biltong
  `,
  'stuck-place': 'throat | windpipe | airway | lodged',
  loud: 'noise | noisy | whistl* | harsh | crow* | squeak* | high pitched | screech* | rasp* | bark*',
  'lip-place': 'lip | lips | tongue | nails | fingernails | mouth | gums',
  'blue-colour': 'blue | bluish | purple | purplish | grey | gray | violet | dark blue',
  'hard-word':
    'struggl* | difficult* | problem* | trouble | fight* | battl* | laboured | labored | strain* | labour | barely | hardly',
  'ill-now': 'vomit* | fever | weak | dizzy | swollen | breath* | sick | faint* | fell | collapse* | confus* | shak*',
  'no-word': 'not | no | never | nothing | without | refuses',
  wrongmind: `
    delirious | delirium | disoriented | raving | babbling | babbles | hallucinating with fever |
    talking gibberish | mumbling nonsense | talking nonsense | speaking in riddles
  `,
  'cold-word': 'cold | icy | chilled | cool',
  'sweat-word': 'sweat | sweats | sweaty | sweating | clammy | perspir* | wet with sweat',
  'grey-word': 'grey | gray | pale | ashen | white | pallor | colourless',
  'blood-word': 'blood | bleeding | bleed | bleeds | bled | blod ',
  'flow-word': `
    pour* | gush* | stream* | spurt* | squirt* | pump* | spray* | flood* | puddle* | pool | pools | bucket | floor | running down |
    tap | fountain | everywhere | nonstop | non stop | shoot*
  `,
  'stop-word': 'stop | stops | stopped | stopping | clot | clotting | slow | slowing | controlled',
  'cloth-word':
    'towel | towels | cloth | cloths | bandage* | shirt | sheet | sheets | mattress | dressing* | kanga | t shirt | gauze',
  'soak-word': 'soak* | drench* | full of | through | wet with',
  'wound-word': 'wound | cut | gash | stab | leg | arm | head | hand | neck | foot | thigh | wrist',
  'swell-part': 'lip | lips | tongue | throat | uvula',
  'swell-word':
    'swell | swells | swelling | swollen | swelled | swole | puffed | puffy | puffing | enlarged | ballooned',
  'tight-word': 'closing | closes | closed up | tightening | tightens | narrowing | shutting | closing up',
  'allergy-food': `
    peanut | peanuts | groundnut | groundnuts | nuts | cashew | cashews | fish | prawn | prawns | shrimp | crab | seafood | egg |
    eggs | milk | shellfish | lobster | octopus | penicillin | amoxicillin | amoxil | injection | drip | antibiotic | antibiotics |
    sting | stung
  `,
  'after-word': 'after | since | ate | eaten | eating | minutes | given | had',
  'swallow-word': `
    drank | drunk | drink | drinks | swallowed | swallow | swallows | ate | eaten | ingested | ingestion | took | taken | sipped | sip |
    gulped | licked | tasted | chewed | consumed | given | sucked
  `,
  'poison-thing': `
    paraffin | kerosene | petrol | diesel | turpentine | thinner | thinners | jik | bleach |
    domestos | dettol | savlon | harpic | toilet cleaner | drain cleaner | caustic | acid | pesticide | insecticide |
    doom spray | dip | cattle dip | acaricide | herbicide | roundup | gramoxone | paraquat | weedkiller | rat poison | ratex | rattex |
    ratkiller | rat kill | dudu killer | mothball | mothballs | naphthalene | furadan | malathion | diazinon | dursban | fertiliser |
    fertilizer | antifreeze | brake fluid | methanol | battery water | paint stripper | hair dye | nail polish remover | omo |
    lamp oil | lighter fluid | steelo | potassium | organophosphate | poison | poisonous
  `,
  'mouth-word': 'mouth | swallowed | drank | drunk | lips',
  'many-word': `
    many | all | all her | all his | whole | too many | handful | fistful | 15 | 16 | 18 | 20 | 24 | 25 | 28 | 30 | 35 | 40 | 50 | 60 | 100 | twenty |
    thirty | forty | fifty | sixty | hundred | dozen | dozens | loads | lots | entire | strip | strips | packet | box | bottle
  `,
  'pill-word': `
    pill | pills | tablet | tablets | tabs | capsules | panadol | panado | paracetamol | amitriptyline | arvs | metformin | iron tablets |
    sleeping tablets | valium | diazepam | chloroquine | quinine | grandpa | brufen | ibuprofen | antidepressants | medication | meds
  `,
  'pill-container': 'bottle | packet | box | strip | strips | container | tin | blister | pack | envelope',
  'eye-word': 'eye | eyes | face',
  'coal-fire': `
    charcoal | coal | coals | brazier | mbaula | imbaula | jiko | sigiri | generator | genset | firewood | wood fire | paraffin heater |
    gas heater | gas stove | brasier | embers
  `,
  'closed-place': `
    indoors | inside | bedroom | closed room | windows closed | window closed | windows shut | door closed | slept | sleeping | sleep |
    shack | in the room | in the house | in the hut | overnight | warm the room | keep warm
  `,
  'ill-head': `
    headache | headaches | head hurts | dizzy | dizziness | vomit* | faint* | nausea* | confus* | collapse* | weak | sleepy |
    drowsy | head is pounding | sick
  `,
  'hot-cold': 'fever | cold | hot | chills | malaria | infection | temperature',
  'pee-word':
    'pee | peed | peeing | wee | weed | urine | urinated | urinate | urinating | passed water | pass water | wet nappy | wet nappies | wet diaper',
  'long-time': `
    yesterday | last night | since morning | all day | whole day | hours | 12 hours | 18 hours | 20 hours | 24 hours | a day | two days |
    since last night | this morning | since friday | since sunday
  `,
  'jaw-word': 'jaw | jaws | jaws are',
  'shut-word':
    'locked | lock | locking | locks | stuck | clenched | clamped | shut | tight | stiff | frozen | seized | will not open | can not open | rigid | jammed',
  'noise-word': 'noise | sound | sounds | light | touch | touched | touching | door bangs | door | loud | breeze',
  'bend-back':
    'arched | arches | arching | bends back* | bent back* | bending back* | curves back* | curved back* | bowed | bow',
  'fright-word':
    'afraid | scared | fear | fears | frightened | terrified | terror | panic | panics | panicking | panicked | fearful | horror',
  'rabid-sign': `
    saliva | foaming | frothing | foam | froth | hydrophobia | aggressive | can not swallow | can not drink | will not drink water |
    biting people | barking | tingling | throat spasm* | agitated | restless | confus*
  `,
  'near-word': 'village | area | camp | neighbour* | neighbor* | here | district | estate | town | our place',
  'care-word':
    'washed | wash | touched | buried | bury | nursed | nursing | cared | caring | looked after | carried | bathed | cleaned | dressed | slept next',
  'dead-body': 'body | corpse | ebola | marburg | dead | died | deceased | bled | bleeding | haemorrhagic',
} as const;
