/** Swahili ways of saying what concerns long-term illness and old age: by concept, separated by bars. */
export const swahili = {
  diabetes: `
    kisukari | sukari imepanda | insulini | ana sukari | mgonjwa wa sukari | sukari yangu | ugonjwa wa sukari |
    insulin | sukari iko juu
  `,
  'low-sugar': 'sukari imeshuka | sukari iko chini | sukari ndogo | sukari imekuwa chini | sukari kushuka',
  sweating: 'jasho | -toka jasho | kutokwa jasho | -tokwa na jasho',
  'sugar-helped': `
    nafuu baada ya sukari | amepona baada ya kula sukari | nafuu baada ya soda | soda & sasa niko sawa | sasa niko sawa kabisa | sasa yuko sawa kabisa | soda & nikapata nafuu | vizuri baada ya kula sukari
  `,
  'sickle-cell': 'selimundu | siko seli | seli mundu | sickle cell | sickler',
  hiv: 'vvu | ukimwi | virusi vya ukimwi | natumia arv | dawa za kufubaza | arv | anatumia arv',
  'new-hiv-medicine': `
    nimeanza arv | ameanza arv | dawa mpya za arv | nimeanza dawa za ukimwi | -badilishiwa arv |
    nimeanza dawa za kufubaza
  `,
  rash: 'vipele | upele',
  'weak-immunity': 'kemotherapi | dawa za saratani | -pandikizwa | chemo | mionzi | hana wengu | chemotherapy',
  cancer: 'saratani | kansa',
  tb: 'kifua kikuu | tb',
  'foot-wound': 'kidonda mguuni | kidonda cha mguu | kidonda kwenye mguu',
  'foot-black': 'kidole kimekuwa cheusi',
  'deep-breathing': '-pumua kwa kina | pumzi inanuka matunda | anapumua kwa nguvu',
  malaria: 'malaria',
  'dark-urine': 'mkojo mweusi | mkojo kama cocacola | mkojo wa rangi ya chai | mkojo kama chai | mkojo kama koka',
  malnutrition: 'utapiamlo',
  elderly: 'mzee | bibi yangu | babu yangu | kikongwe | ajuza | bibi kizee | mama mzee | baba mzee',
  'malaria-area': 'eneo la malaria | kijijini',
  'joint-pain': 'viungo vinauma | maumivu ya viungo | magoti yanauma',
} as const;
