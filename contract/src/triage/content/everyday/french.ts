/** Everyday French ways of saying what is dangerous: by concept, separated by bars. */
export const french = {
  'not-breathing':
    'ne respire plus | poitrine ne bouge plus | plus de respiration | a cesse de respirer | sans respiration',
  choking:
    'avale de travers | coince dans la gorge | s etouffe | arete coincee | cacahuete & gorge | ne peut ni pleurer ni tousser | fausse route | morceau & gorge',
  'noisy-breath':
    'sifflement en inspirant | respiration comme un ronflement | bruit aigu | tirage & bruit | cri de coq | respire avec un bruit',
  'blue-lips': 'tourne au bleu | vire au bleu | levres violettes | ongles bleus | cyanos* | devient gris | devenu gris',
  breathless: `
    cherche l air | plus d air | manque de souffle | souffle coupe | n a plus de souffle | peine a respirer | lutte pour respirer | gene respiratoire |
    detresse respiratoire | respire tres mal | je suffoque | n arrive plus a respirer | n arrive pas a respirer | du mal a prendre l air | essouffle* |
    respirer devient | respire a peine | mal a reprendre | hors d haleine | a bout de souffle | respiration difficile
  `,
  'breathless-at-rest':
    'meme au repos | meme assis* | meme couche* | finir ses phrases | finir mes phrases | mot par mot | dort assis* | ne peut rester couche | entre deux mots | mots entrecoupes | meme sans bouger',
  'fast-breath':
    'respire tres vite | respiration rapide | souffle tres vite | polypnee | respire a toute vitesse | respire vite | halete*',
  unconscious: `
    ne se reveille | on n arrive pas a le reveiller | on n arrive pas a la reveiller | inanime* | ne repond plus quand | ne bouge plus | sans reaction |
    coma | glasgow | dort et ronfle | perte de connaissance | les yeux fermes ne repond
  `,
  fainted: `
    evanoui* | malaise | tombe* quelques secondes | tombe* dans les pommes | perdu connaissance | s est ecroule* | s ecroule* | failli tomber |
    failli m evanouir | lipothymi* | syncope | voile noir | s effondre* | vient de tomber | je vois noir | tombe quand je me leve
  `,
  dizzy: 'tete qui tourne | tete tourne | vertige* | etourdi* | la tete legere | tangue | titube | failli tomber',
  confused: `
    delire* | ne sait plus | ne nous reconnait | ne reconnait | dit n importe quoi | propos bizarres | parle bizarrement | parle n importe comment |
    desorient* | divague* | ne sait pas quel jour | melange les mots | perdu la tete | se croit ailleurs | voit des betes | voit des insectes | confusion
  `,
  drowsy: `
    somnolen* | endormi* tout le temps | difficile a reveiller | dort trop | ne joue plus | tres abattu* | amorphe | comme un chiffon | ne s interesse a rien |
    apathi* | mou comme une poupee | se reveille a peine | ouvre a peine les yeux | lethargi* | somnolents | abattu*
  `,
  fit: `
    convuls* | crise* | secousse* | tremble de tout son corps | corps qui tremble | corps raide | s est raidi* | se raidit | yeux revulses | yeux retournes |
    bave et tremble | ecume | mousse aux levres | tonico* | clonique* | mouvements de pedalage | tout son corps a secoue | saccades
  `,
  'fit-repeated':
    'deuxieme crise | encore une crise | crises a la suite | trois crises | crises sans reveil | crise sur crise | plusieurs crises',
  'heavy-bleeding': `
    pisse le sang | sang par jets | par jets | sang gicle | gicle* | sang qui coule | coule rouge depuis | saigne a flots | mare de sang | plein de sang |
    perd du sang | saignement qui ne | saigne encore | sang partout | hemorragi* | saigne fort | ca saigne toujours | saigne sans s arreter | imbibe*
  `,
  'blood-thinner': 'anticoagulant* | sintrom | xarelto | previscan | avk | plavix | sang fluide',
  'cold-clammy':
    'moite | sueur froide | sueurs froides | extremites froides | peau glacee | glace* et moite | froid* et pale | pale et moite | mains glacees | couvert de sueur froide | tout froid',
  'very-weak': `
    ne tient plus | ne peut plus se lever | ne peut plus s asseoir | ne peut plus se mettre debout | n a plus la force | aucune force | tres affaibli* |
    alite | alitee | alites | ne se leve plus | ne tient pas assis* | n arrive plus a se lever | n arrive plus a marcher | epuise* au lit | jambes ne la portent | jambes ne le portent |
    tres faible | a plat
  `,
  'tongue-swelling':
    'levres & gonfle* | langue & gonfle* | gorge & serre* | gorge & ferme* | gorge & gonfle* | visage & gonfle* | levres & enfle* | yeux & gonfle* & visage | oedeme de quincke',
  hives:
    'plaques rouges partout | boutons partout & gratte* | plaques & gratte* | urticaire | ca gratte partout | papules | plaques qui demangent',
  'allergy-trigger':
    'piqure d abeille | abeille* | guepe* | apres des crevettes | arachide* | cacahuete* | apres le poisson | apres la piqure | apres l antibiotique | allergi* | apres les oeufs',
  'swallowed-poison': `
    bu le produit | produit pour tuer | cafards | bu de la javel | bu du petrole | avale des cachets | bu un insecticide | tous ses cachets | toute la boite |
    toute la plaquette | mort aux rats | champignons | eau de batterie | desherbant | soude | liquide vaisselle | bu de l essence | pris tous les | intoxi* | diluant | alcool a bruler
  `,
  'snake-bite': 'deux trous | traces de crochets | crochets | crache dans les yeux',
  burn: 'casserole | brule* | bouillant* | brulure | ebouillant* | fer a repasser | eau chaude | huile chaude | eclaboussure d huile | flammes',
  'burn-serious':
    'toute la peau part | peau part | brule* & dos | brule* & ventre | brule* & poitrine | brule* & fesses | brule* & courant | brulee par le courant | bouillant* & dos | bouillant* & poitrine | bouillant* & ventre | bouillant* & visage | tombe* dans le feu | brule* & cou | brule* & deux jambes | brule* & cuisses | gaz & explose* | peau blanche & brule* | sur le visage & huile | brule* & entier*',
  'burn-blistered': 'cloque* | une cloque | brulure & cloque*',
  'major-trauma': `
    renverse* par | percute* | accident | tombe* du toit | tombe* d un arbre | tombe* du manguier | tombe* du deuxieme | tombe* du premier etage | tombe* de l echelle | tombe* dans le puits |
    coup de couteau | poignard* | balle* | noye* | sorti du lac | sorti de l eau | sortie de l eau | sorti de la riviere | foudre | electrocut* | electrise* | coup de courant | ecrase* | coince* sous | machette | mur tombe | fauche* | ejecte* | encorne* | roue passee
  `,
  'head-blow':
    'coup & tete | tete & cogne* | tete & heurte* | tete & tombe* | tombe* & crane | choc & crane | brique & tete | tete la premiere | tape la tete | bouteille & tete | bosse au front | ballon & tete',
  'clear-fluid-head':
    'eau du nez | liquide & oreille | liquide & nez | sang & oreille | eau claire & nez | eau & oreille',
  'closed-break':
    'casse* | fractur* | tordu | deforme* | entendu craquer | a craque | angle bizarre | ne peut plus poser | plie a l envers | bras & tordu',
  'open-break':
    'os qui sort | voit l os | on voit l os | os dehors | os perce | deboite* | luxe* | luxation | epaule sortie | hanche sortie | genou sorti | os a nu',
  'cold-limb':
    'pied froid | pied glace | jambe froide | jambe glacee | main froide et blanche | jambe blanche | doigts blancs et | plus de pouls | pied bleu | orteils bleus | jambe pale',
  'stiff-neck':
    'nuque & raide* | cou & raide* | nuque & bloque* | ne peut pas baisser la tete | menton & poitrine | cou & plier | nuque & plier | nuque & dure* | cou & dur',
  'non-fading-rash':
    'taches violettes | taches & disparaissent | ne s effacent | ne part* pas quand j appuie | points rouges & appui* | purpura | petechi* | taches comme des bleus | taches sombres | verre & taches',
  'bulging-soft-spot': 'fontanelle* | haut du crane & bombe | dessus de la tete & gonfle*',
  mottled: 'marbre* | marbrures | taches bleuatres | genoux marbres | peau marbree',
  'no-urine':
    'pas fait pipi | n a pas urine | pas urine | n urine plus | couche seche | couches seches | plus de pipi | pipi depuis hier & pas | aucune urine | anurie | ne mouille plus | urine presque plus',
  'violent-shivers':
    'grelotte* | claque* des dents | tremble* de froid | frissons & secou* | frissons violents | frissonne tres fort',
  chills: 'frissons | frissonn* | grelotte* | tremble de fievre',
  'locked-jaw':
    'machoire & bloque* | machoire & serre* | machoire & ouvr* | n ouvre plus la bouche | ouvrir la bouche | dents serrees | bouche & ouvr* & plus | trismus',
  spasms:
    'dos & cambre* | se cambre | dos en arc | arc de cercle | contracture* | muscles se bloquent | corps se raidit par | spasme*',
  'fear-of-water':
    'peur de l eau | panique & eau | boire & panique | l eau lui fait peur | recule devant l eau | terrorise* & eau | gorge se bloque & eau',
  outbreak: 'ebola | marburg | cholera | epidemie | mpox | variole | fievre hemorragique',
  'outbreak-contact':
    'soigne* | enterre* | lave* le corps | funerailles | touche* le corps | veillee* | veille du corps | veille du mort | cas contact | contact avec | meme maison | garde malade',
  smoke:
    'charbon allume | charbon & chambre | charbon & dormi* | braise* | brasero | groupe & interieur | rechaud & ferme* | feu & ferme* | fumee & chambre | babula | imbabura | dormaient avec le charbon | charbon & dormaient | generateur & interieur',
  fever:
    'brulant* | tres chaud* | chaude depuis | corps brulant | temperature | febrile | fievre | 39 de | a 39 | a 40 | bouillant de fievre | chaud au toucher',
  'cry-for-help': 'au secours | va mourir | en train de mourir | se meurt | aidez nous vite | vite vite | aidez moi',
  infection: 'infection* | pneumonie | abces | septi* | infecte*',
  bleeding: 'saigne* | du sang | sang coule',
  'child-will-not-walk':
    'ne veut plus poser | ne veut plus marcher | refuse de marcher | il boite | elle boite | refuse de poser | ne marche plus',
} as const;
