/** French ways of saying what concerns brain, nerves and back: by concept, separated by bars. */
export const french = {
  'face-droop': 'bouche tordue | visage tombe | bouche de travers | visage de travers | paralysie faciale',
  'one-side-weak': `
    ne peut pas lever le bras | bras ne bouge plus | moitie du corps | avc | attaque cerebrale | hemiplegi* |
    bras est tombe | ne leve plus le bras
  `,
  slurred: `
    parle mal | ne parle plus | bouche pateuse | n arrive plus a parler | trouble de la parole | mots melanges |
    parole confuse | articule mal | ne peut plus parler | n arrive pas a parler
  `,
  'sight-loss': `
    perdu la vue | ne voit plus | ne vois plus | aveugle | perte de la vision | perte de vision |
    perte brutale de la vue | voile devant l oeil
  `,
  blurred: `
    vue trouble | vois flou | voit flou | vois double | voit double | vision floue | vision trouble |
    mouches devant les yeux | points brillants | vue brouillee | vois des points
  `,
  headache: 'mal de tete | maux de tete | mal a la tete | migraine | cephalee*',
  'headache-worst': `
    pire mal de tete | coup de tonnerre | mal de tete soudain | mal de tete brutal | le plus fort de ma vie |
    cephalee brutale
  `,
  'headache-daily-worse':
    'mal de tete qui empire | mal de tete de pire en pire | pire le matin | maux de tete qui augmentent',
  'headache-bad': 'tres mal a la tete | fort mal de tete | violent mal de tete',
  'jaw-pain': 'machoire douloureuse en mangeant',
  'light-hurts': 'lumiere fait mal | ne supporte pas la lumiere | photophobie | lumiere gene | gene par la lumiere',
  'tension-headache': 'petit mal de tete | mal de tete de fatigue | mal de tete habituel | leger mal de tete',
  'back-pain': 'mal de dos | mal au dos | lumbago | mal aux reins',
  'numb-saddle': `
    engourdi* entre les jambes | anesthesie en selle | engourdi* du perinee | insensible entre les jambes
  `,
  'bladder-bowel-change': `
    ne retient plus | ne retiens plus | perd ses urines | perds mes urines | incontinen* | ne controle plus
  `,
  'both-legs-weak': `
    jambes faibles | deux jambes faibles | jambes paralysees | ne sent plus ses jambes | ne sens plus mes jambes |
    jambes ne bougent plus | faiblesse des deux jambes
  `,
  'muscle-ache': `
    courbature* | entorse | muscles douloureux | foule* la cheville | mal aux muscles | douleurs musculaires |
    cheville tordue | douleur musculaire
  `,
  'walks-on-it': 'peut marcher | peux marcher | marche normalement | je marche',
} as const;
