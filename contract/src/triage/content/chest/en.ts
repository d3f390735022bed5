/** English ways of saying what concerns heart and lungs: by concept, separated by bars. */
export const english = {
  'chest-pain': 'angina | pain spreading to arm | pain going to left arm',
  'chest-pain-on-press': `
    chest pain when i press | hurts when i press | pain when pressed | only when i move | when i twist |
    worse when pressing | tender to touch | hurts to touch | only hurts when i move | when i lift
  `,
  'chest-pain-gone': `
    pain gone now | pain went away | no pain now | pain has gone | pain is gone | pain free now |
    stopped by itself
  `,
  'sharp-chest-pain': `
    sharp chest pain | sharp pain in chest | stabbing chest | pain when breathing in | hurts to breathe in |
    pain on breathing | hurts when i breathe | stabbing pain in chest
  `,
  'calf-swollen': `
    one leg swollen | leg swollen and painful | swollen painful leg | one leg is swollen | =swollen leg |
    leg clot | dvt | left leg swollen | right leg swollen
  `,
  'recent-surgery': 'after surgery | had surgery | operation last | after operation | recent operation | was operated',
  asthma: 'asthma* | wheez* | inhaler | salbutamol',
  wheeze: 'wheez* | whistling chest | chest whistling',
  'inhaler-fails': `
    inhaler fails | inhaler not help* | inhaler not work* | inhaler does not help | inhaler empty |
    inhaler is not helping | no relief from inhaler | inhaler finished | puffs no relief |
    inhaler is not working | used inhaler many times
  `,
  'asthma-tiring': `
    can not talk | tiring | exhausted breathing | getting tired breathing | silent chest | too tired to breathe
  `,
  'racing-heart': `
    racing heart | heart racing | palpitation* | heart beating fast | heart pounding | heart beats irregular* |
    fast heartbeat | heart is beating very fast | irregular heartbeat | heart skipping
  `,
  'faint-on-effort': `
    fainted while running | collapsed while playing | collapsed during exercise | fainted during exercise |
    fainted exercising | collapsed running | fainted while playing | collapsed while running
  `,
  'coughs-blood': 'blood in sputum | spitting blood | coughed up blood',
  'blood-streaks': `
    streak* of blood | blood streak* | blood stained sputum | tiny bit of blood | specks of blood |
    little blood in | small streak
  `,
  cough: 'coughing | phlegm',
  'long-cough': `
    cough for weeks | cough for months | chronic cough | cough not go* | cough will not go | long cough |
    persistent cough | cough for a month | cough more than two weeks
  `,
  'night-sweats': 'night sweat* | sweat* at night | drenched at night',
  'weight-loss': `
    weight loss | losing weight | lost weight | getting thin | clothes loose | lost kilos | gotten thin
  `,
  'high-pressure': 'high blood pressure | hypertension | high bp | bp is high | pressure is high',
  'cold-symptoms': `
    runny nose | cold | blocked nose | flu | sneez* | stuffy nose | sniffles | common cold | congestion |
    nose is running
  `,
  sneezing: 'sneez* | itchy nose | hay fever | itchy eyes and nose',
  'sore-throat': 'sore throat | scratchy throat | tonsillitis | throat hurts',
} as const;
