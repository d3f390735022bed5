/** French ways of saying what concerns long-term illness and old age: by concept, separated by bars. */
export const french = {
  diabetes: 'diabet* | sucre eleve | insuline | glycemie',
  'low-sugar': 'hypoglycemi* | sucre bas | hypo | sucre est bas | glycemie basse | baisse de sucre',
  sweating: 'sueur* | transpire* | en sueur',
  'sugar-helped':
    'ca va bien apres le sucre | jus & ca va bien | sucre & ca va mieux | mieux apres le sucre | mieux apres avoir mange | mieux apres un jus',
  'sickle-cell': 'drepanocyt* | drepano',
  hiv: 'vih | sida | seropositi* | arv | antiretrovir*',
  'new-hiv-medicine': `
    commence les arv | nouveaux arv | commence le traitement vih | commence les antiretroviraux | nevirapine
  `,
  rash: 'eruption | boutons',
  'weak-immunity': 'chimio* | greffe* | sans rate | cortisone | traitement du cancer | rate enlevee | immunodeprim*',
  cancer: 'cancer',
  tb: 'tuberculose',
  'foot-wound': 'plaie au pied | ulcere au pied | plaie du pied',
  'foot-black': 'orteil noir | gangrene',
  'deep-breathing': 'respiration profonde | respire profondement | haleine fruitee | odeur d acetone',
  malaria: 'paludisme | palu | malaria',
  'dark-urine': `
    urine foncee | urines foncees | urine coca | urines couleur coca | urine couleur the | urines noires
  `,
  malnutrition: 'malnutri* | denutri*',
  elderly: `
    personne agee | grand mere | grand pere | vieux pere | vieille mere | vieillard | vieille dame | vieil homme
  `,
  'malaria-area': 'zone de paludisme',
  'joint-pain': 'douleurs articulaires | mal aux articulations | arthrose',
} as const;
