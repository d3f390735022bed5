/** French ways of saying what concerns heart and lungs: by concept, separated by bars. */
export const french = {
  'chest-pain': 'poitrine serree | mal au coeur qui serre | douleur thoracique',
  'chest-pain-on-press': 'quand j appuie | en appuyant | seulement en bougeant | quand je bouge | a la palpation',
  'chest-pain-gone': 'douleur est partie | douleur passee | plus mal maintenant',
  'sharp-chest-pain': `
    douleur en respirant | pointe dans la poitrine | mal quand je respire | point de cote en inspirant |
    douleur aigue a la poitrine
  `,
  'calf-swollen': '=une jambe gonflee | jambe gonflee et douloureuse | mollet gonfle | phlebite | =jambe enflee',
  'recent-surgery': 'apres l operation | opere* | apres une chirurgie | chirurgie recente',
  asthma: 'asthm* | siffle* | ventoline | respiration sifflante',
  wheeze: 'siffle* | sifflement*',
  'inhaler-fails': `
    ventoline ne marche pas | ventoline n aide pas | ventoline ne fait rien | inhalateur vide |
    ventoline sans effet | inhalateur ne
  `,
  'asthma-tiring': 'ne peut pas parler | n arrive pas a parler | s epuise | epuise* a respirer',
  'racing-heart': 'coeur bat vite | palpitation* | coeur s emballe | coeur qui bat | battements irreguliers',
  'faint-on-effort': 'evanoui* en courant | malaise a l effort | syncope a l effort | evanoui* pendant l effort',
  'coughs-blood': 'crache du sang | crachats de sang | tousse du sang | sang dans les crachats',
  'blood-streaks': 'filets de sang | traces de sang | un peu de sang | filet de sang',
  cough: 'toux | tousser',
  'long-cough': 'toux depuis des semaines | toux chronique | toux qui dure | toux depuis un mois | toux persistante',
  'night-sweats': 'sueurs nocturnes | sueurs la nuit | transpire la nuit',
  'weight-loss': 'perte de poids | maigri* | amaigri* | perdu du poids | perd du poids | perdu des kilos',
  'high-pressure': 'tension | hypertension | tension elevee | hypertendu*',
  'cold-symptoms': 'rhume | nez qui coule | nez bouche | eternue* | nez coule | grippe | enrhume*',
  sneezing: 'eternue* | nez qui gratte | rhume des foins | allergie au pollen',
  'sore-throat': 'mal a la gorge | angine | gorge irritee | gorge qui gratte',
} as const;
