/** English ways of saying what concerns eyes, mouth, skin and joints: by concept, separated by bars. */
export const english = {
  'chemical-in-eye': `
    chemical in eye | cement in eye | bleach splashed eye | spitting cobra eye | splashed in my eye |
    splashed in eye
  `,
  'red-eye': 'pink eye | conjunctivitis | eye is red',
  'eye-pain': 'eye hurts',
  'contact-lens': 'contact lens* | lenses',
  'eye-injury': `
    stick in eye | something poked eye | eye cut | metal in eye | poked in the eye | nail in eye |
    hit in the eye | stone hit eye
  `,
  'sticky-eye': `
    sticky eye | eye discharge | eyes stuck in the morning | crusty eye* | eyes stick* together |
    eyes stuck together | gunk in eye
  `,
  drooling: `
    drool* | can not swallow saliva | saliva dripping | muffled voice | can not swallow spit | hot potato voice |
    can not open mouth and
  `,
  'neck-swelling': 'neck swollen',
  toothache: 'toothache | tooth abscess | tooth decay',
  'face-swollen': 'cheek swollen | face swollen',
  'swelling-to-eye': 'swelling to eye | eye closed from swelling | swollen up to eye | eye is closing',
  'spreading-red-skin': `
    cellulitis | redness spreading | red and hot skin | spreading redness | hot red skin | skin red hot |
    red streak*
  `,
  'black-skin': `
    skin turning black | black skin around wound | skin going black | skin is dying | pain out of proportion |
    flesh rotting | crackling skin
  `,
  'skin-peeling': `
    skin peel* | skin coming off | blisters and mouth sores after | skin falling off | peeling after medicine |
    peeling skin | skin sloughing
  `,
  'new-medicine': `
    new medicine | started medicine | after medicine | after taking | new tablets | started a new drug |
    started taking | antibiotic | co-trimoxazole | septrin | after starting
  `,
  'hot-swollen-joint': 'joint red and hot | joint hot swollen | septic joint',
  'child-will-not-walk': 'will not walk | refuses to walk | limping | can not put weight | stopped walking',
  'dirty-wound': `
    deep cut | deep wound | gaping | dirty wound | rusty nail | stepped on a nail | nail in foot | wound open |
    need stitches | nail went through | wound is deep | cut is deep | open wound | thorn deep | cut to the bone |
    large cut | big cut
  `,
  'small-cut': 'small cut | paper cut | scratch | little cut | graze | scrape | minor cut | tiny cut | shallow cut',
  'no-tetanus-cover': 'no tetanus | never had tetanus | tetanus not up to date | not vaccinated',
  'insect-bite': 'mosquito bite* | insect bite | bug bite',
  'long-lump': `
    breast lump | lump in breast | mole changed | lump for weeks | sore not heal* | wound not heal* |
    ulcer for weeks | hard to swallow food | difficulty swallowing food | mole is growing | lump is growing
  `,
  'skin-problem': `
    acne | pimples | dandruff | eczema | ringworm | fungus | dry skin | itchy skin | heat rash | athlete's foot
  `,
} as const;
