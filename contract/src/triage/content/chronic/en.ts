/** English ways of saying what concerns long-term illness and old age: by concept, separated by bars. */
export const english = {
  diabetes: `
    diabet* | on insulin | sugar patient | high sugar | blood sugar | takes insulin | metformin |
    blood sugar is high
  `,
  'low-sugar': `
    low sugar | sugar dropped | hypo | sugar is low | blood sugar low | hypoglycaemi* | hypoglycemi* |
    sugar went down | low blood sugar
  `,
  sweating: 'sweating | sweaty | sweats | drenched in sweat',
  'sugar-helped': `
    better after sugar | better after eating | felt better after juice | fine after sweet |
    recovered after sugar | fine after eating sugar | better after juice | better after soda | juice & fine now |
    soda & fine now | sugar & fine now | sweets & fine now | right again after | normal again after
  `,
  'sickle-cell': 'sickle cell | sickler | scd | sickle | sickle-cell',
  hiv: 'hiv | arvs | arv | positive for hiv | aids | living with hiv | on art',
  'new-hiv-medicine': `
    new hiv medicine | started arv* | new arv* | started hiv medicine | changed arv* | began arv* | started art |
    new hiv drugs | abacavir | nevirapine
  `,
  rash: 'rash',
  'weak-immunity': `
    chemotherapy | chemo | transplant | no spleen | spleen removed | cancer treatment | steroid* | prednisolone |
    immune suppress* | cancer drugs
  `,
  cancer: 'cancer',
  tb: 'tuberculosis | tb | had tb',
  'foot-wound': 'foot ulcer | sore on foot | wound on foot | toe wound',
  'foot-black': 'toe black | gangrene | black toe',
  'deep-breathing': 'deep breathing | breathing deeply | breath smells | fruity breath | breathing deep',
  malaria: 'malaria',
  'dark-urine': `
    dark urine | coca cola urine | tea coloured urine | urine like tea | cola urine | brown urine |
    urine like coke
  `,
  malnutrition: 'malnourish* | malnutrition',
  elderly: `
    elderly | old man | old woman | grandmother | grandfather | grandma | grandpa | my old father |
    my old mother | aged mother | aged father
  `,
  'malaria-area': 'malaria area | from the village | lake zone | travelled to malaria',
  'joint-pain': 'joint pain* | arthritis',
} as const;
