/** French ways of saying what concerns eyes, mouth, skin and joints: by concept, separated by bars. */
export const french = {
  'chemical-in-eye': 'produit dans l oeil | javel dans l oeil | acide dans les yeux | ciment dans l oeil',
  'red-eye': 'oeil rouge | yeux rouges | conjonctivite',
  'eye-pain': 'mal a l oeil | oeil douloureux',
  'contact-lens': 'lentille*',
  'eye-injury': 'blesse a l oeil | coup dans l oeil | oeil creve | oeil perce | coup a l oeil',
  'sticky-eye': 'yeux colles | oeil qui colle | ecoulement de l oeil',
  drooling: 'bave* | ne peut avaler sa salive | voix etouffee | salive coule | n avale plus sa salive',
  'neck-swelling': 'cou gonfle',
  toothache: 'mal de dent | mal aux dents | rage de dents | abces dentaire',
  'face-swollen': 'joue gonflee | visage gonfle',
  'swelling-to-eye': 'oeil gonfle | gonflement jusqu a l oeil | oeil ferme par le gonflement',
  'spreading-red-skin': `
    rougeur qui s etend | peau rouge et chaude | rougeur s etend | cellulite infectieuse | erysipele |
    trainee rouge
  `,
  'black-skin': 'peau noire | peau qui noircit | peau devient noire | chair pourri*',
  'skin-peeling': 'peau se decolle | peau pele | peau s en va | peau part en lambeaux | decollement de la peau',
  'new-medicine': `
    nouveau medicament | apres le medicament | commence un medicament | apres avoir pris | nouveau traitement |
    antibiotique | bactrim
  `,
  'hot-swollen-joint': 'articulation rouge et chaude | genou gonfle et chaud',
  'child-will-not-walk': 'ne veut plus marcher | refuse de marcher | il boite | elle boite | ne pose plus le pied',
  'dirty-wound': `
    plaie profonde | plaie beante | clou rouille | marche sur un clou | plaie sale | coupure profonde | clou |
    plaie ouverte | entaille profonde | grande coupure
  `,
  'small-cut': 'petite coupure | egratignure | eraflure | petite plaie | coupe un peu | coupure legere',
  'no-tetanus-cover': 'pas vaccine | vaccin tetanos pas',
  'insect-bite': 'piqure d insecte | piqure de moustique | piqures de moustiques',
  'long-lump': `
    boule au sein | grosseur | plaie qui ne guerit pas | grain de beaute | difficulte a avaler les aliments
  `,
  'skin-problem': 'acne | boutons | pellicules | eczema | teigne | mycose | champignon | peau seche | dartre',
} as const;
