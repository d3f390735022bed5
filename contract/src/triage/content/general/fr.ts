/** French ways of saying what concerns any part of the body: by concept, separated by bars. */
export const french = {
  'not-breathing': 'ne respire plus | ne respire pas | plus de souffle | arrete de respirer | respiration arretee',
  choking: 's etouffe | etouffe avec | s etrangle | coince dans la gorge | gorge se ferme | avale de travers',
  'noisy-breath': 'respiration bruyante | bruit en inspirant | stridor | bruit quand il respire',
  'blue-lips': 'devenu bleu | devient bleu | levres bleues | doigts bleus | tout bleu',
  breathless: `
    essouffle* | respire mal | n arrive pas a respirer | mal a respirer | du mal a respirer |
    difficulte a respirer | difficultes a respirer | difficultes respiratoires | difficulte respiratoire |
    peine a respirer | manque d air | a bout de souffle | souffle court | cherche son air | dyspnee | etouffe* |
    suffoque* | respire difficilement | respire avec peine | respirer est difficile | ne peut pas respirer |
    ne peux pas respirer
  `,
  'blocked-nose': 'nez bouche | respirer par le nez',
  'breathless-at-rest': `
    essouffle* au repos | ne finit pas ses phrases | un mot a la fois | ne peut pas s allonger |
    essouffle* couche | ne peut parler
  `,
  'breathless-on-effort': `
    essouffle* a l effort | essouffle* quand je marche | essouffle* en marchant | essouffle* en montant
  `,
  'fast-breath': `
    respire vite | halete* | souffle rapide | respiration rapide | respire rapidement | respire tres vite
  `,
  unconscious: `
    inconscient* | ne se reveille pas | ne se reveille plus | ne repond plus | ne repond pas |
    perdu connaissance | sans connaissance | coma | ne reagit plus | ne reagit pas | impossible a reveiller |
    impossible de le reveiller | impossible de la reveiller
  `,
  fainted: `
    evanoui* | syncope | malaise | perdu connaissance | tombe dans les pommes | s effondre | vertige violent
  `,
  dizzy: 'vertige* | tourne* la tete | etourdi* | tete qui tourne',
  confused: `
    confus* | delire* | divague* | ne sait plus ou | ne reconnait | desoriente* | tient des propos incoherents |
    raconte n importe quoi | comportement bizarre | incoherent*
  `,
  drowsy: `
    somnolen* | tout mou | toute molle | amorphe | dort tout le temps | tres endormi* | difficile a reveiller |
    lethargi* | apathique | ne reagit presque | mou comme | sans reaction
  `,
  fit: `
    convuls* | crise d epilepsie | se raidit | crise convulsive | yeux revulses | secousses | crise epileptique |
    fait une crise
  `,
  'fit-now': `
    convulse en ce moment | est en train de convulser | convulse* | crise ne s arrete pas | fait une crise
  `,
  'fit-repeated': 'plusieurs crises | deux crises | crises repetees | encore une crise | convulsions repetees',
  epilepsy: 'epilep*',
  'heavy-bleeding': `
    saigne beaucoup | hemorragi* | sang coule | saigne abondamment | n arrete pas de saigner | beaucoup de sang |
    sang gicle | saignement abondant | ne s arrete pas de saigner | saigne sans arret | perd beaucoup de sang |
    perds beaucoup de sang | saignement ne s arrete pas
  `,
  'blood-thinner': 'anticoagulant* | warfarine | sous avk | fluidifiant* | heparine',
  'cold-clammy': 'sueurs froides | froid et moite | moite | mains froides | peau froide | en sueur et pale',
  'very-weak': `
    tres faible | sans force | ne tient pas debout | ne peut pas se lever | ne peut plus marcher |
    ne peut pas marcher | ne tient plus debout | n a plus de force | ne peut pas s asseoir | extremement faible |
    plus aucune force
  `,
  'tongue-swelling': 'gorge gonfle | oedeme du visage',
  hives: 'urticaire | boutons qui grattent | plaques qui grattent | demange* partout',
  'allergy-trigger': 'allergi* | anaphyla* | apres avoir mange des arachides | apres l injection',
  'swallowed-poison': 'empoisonn* | s est empoisonne* | intoxique* | surdose | intoxication',
  'snake-bite': 'mordu* par un serpent | morsure de serpent | venin | serpent m a mordu',
  burn: 'brulure electrique | pris feu | ebouillante* | renverse de l eau bouillante',
  'burn-serious': `
    brule* au visage | brule* partout | brulure etendue | brulure electrique | brulure profonde |
    brule* tout le corps | grave brulure | brulure chimique | brule* sur une grande | brulures graves
  `,
  'burn-blistered': 'brulure avec cloques | cloques brulure | brule* cloques',
  'major-trauma': `
    accident de voiture | accident de moto | accident de la route | accident | renverse* par | tombe* de haut |
    tombe* du toit | tombe* d un | coup de couteau | poignarde* | balle | coup de feu | noye* | noyade |
    electrocut* | ecrase* par | machette | choc electrique
  `,
  'minor-fall': 'tombe* | chute | glisse*',
  'head-blow': `
    coup a la tete | coup sur la tete | traumatisme cranien | tombe* sur la tete | cogne* la tete |
    choc a la tete
  `,
  'clear-fluid-head': `
    liquide clair du nez | liquide de l oreille | sang de l oreille | saigne de l oreille | liquide clair
  `,
  'closed-break': 'fracture* | os casse* | casse* le bras | casse* la jambe | luxation',
  'open-break': 'os sort | os visible | fracture ouverte | os a travers',
  'cold-limb': 'jambe froide | pied froid | bras froid | main froide et | jambe glacee',
  'stiff-neck': 'nuque raide | raideur de la nuque | ne peut plier le cou',
  'non-fading-rash': `
    taches violettes | taches qui ne s effacent pas | ne disparaissent pas a la pression | purpura | petechies |
    taches pourpres
  `,
  'bulging-soft-spot': 'fontanelle bombee | fontanelle gonflee | fontanelle bombe',
  mottled: 'marbre* | peau marbree',
  'no-urine': `
    n urine pas | n urine plus | pas de pipi | couche seche | couches seches | pas urine | ne fait plus pipi |
    pas d urine
  `,
  'violent-shivers': 'frissons violents | grelotte* | tremble* de froid | gros frissons | frissons intenses',
  chills: 'frissons | frissonne*',
  'locked-jaw': `
    machoire bloquee | machoire serree | ne peut pas ouvrir la bouche  | trismus |
    n arrive pas a ouvrir la bouche
  `,
  spasms: 'spasmes | corps se cambre | contractures',
  'fear-of-water': 'peur de l eau | hydrophobie | ne supporte pas l eau',
  outbreak: 'ebola | marburg | epidemie',
  'outbreak-contact': 'contact avec un malade | enterrement | touche le corps',
  smoke: `
    charbon dans la chambre | fumee | monoxyde | braise* dans | brasero | charbon a l interieur |
    groupe electrogene
  `,
  'doubted-danger': 'je ne sais pas si c est grave',
  'like-danger': 'comme une urgence',
  'cry-for-help': `
    au secours | va mourir | meurt | il est mourant | aidez moi vite | urgence vite |
    entre la vie et la mort | etat critique | danger de mort
  `,
  fever: 'fievre | fievreu*',
} as const;
