/** French of the phone for what is dangerous, composed of groups of words: by concept, separated by bars. */
export const frenchDanger = {
  'not-breathing': `
    plus aucun souffle | ventre ne bouge plus | ventre ne monte plus | poitrine ne monte plus | poitrine ne se souleve |
    n a plus de respiration | respiration s est arretee | respiration a cesse | respiration s arrete |
    plus d air ne sort | ne souffle plus | on ne sent plus son souffle | apnee* | apneique | pas de pouls | plus de pouls |
    coeur s est arrete | coeur ne bat plus | arret cardiaque | arret respiratoire | acr | arret cardio* | gasp* |
    oublie de respirer
  `,
  choking: `
    {fr-morsel} & {fr-stuck} & {fr-throat-place} | {fr-morsel} & {fr-throat-place} & {fr-lacks} | {fr-morsel} & s etouffe |
    {fr-morsel} & s etrangle | {fr-morsel} & ne peut plus tousser | fausse route | mange* & devient bleu | avale* & bleu* |
    obstruction des voies | corps etranger & voies | corps etranger & inhal* | corps etranger & bronch* | inhale un |
    tient sa gorge | se tient la gorge | mains a la gorge | ne sort aucun son | aucun son ne sort
  `,
  'noisy-breath': `
    cornage | stridor | respiration rauque | respire comme un ane | respire comme un coq | croup | toux aboyante |
    toux de chien & respir* | aboie & respir* | siffle & inspir* | bruit & inspir* | ronfle & eveille | bruit aigu & respir* |
    sifflement & gorge
  `,
  'blue-lips': `
    levre* & bleu* | levre* & violet* | levre* & violac* | levre* & mauve* | levre* & noir* & respir* | levre* & gris* |
    ongle* & bleu* | ongle* & violet* | visage & violet* | langue & bleu* | bebe & bleu* | bebe & violet | enfant & bleu* |
    devient tout bleu | devient violet | devient violette | est bleu | est toute bleue | cyanose | spo 2 a 8 | spo 2 a 7
  `,
  breathless: `
    {fr-air} & {fr-lacks} | l air & plus | etouff* | suffo* | asphyxi* | a bout de souffle | poitrine & bloque* & souffle |
    haleta* | souffle comme | respire comme un poisson | bouche ouverte & respir* | respire bouche ouverte | dyspne* |
    ne respire presque | ne respire pas bien | respire pas bien | respire tres difficilement | respire avec effort |
    respire avec difficulte | respire avec les epaules | pas respirer correctement | respiration lourde |
    detresse respi* | souffle n arrive pas | crise d etouffement | se noyer & respir* | soif d air | faim d air
  `,
  'breathless-at-rest': `
    dyspnee de repos | orthopne* | sans rien faire & souffl* | sans effort & souffl* | rester assis* & respir* |
    couche* & etouff* | allonge* & etouff* | allonge* & respir* & peut | couche* & respir* & peut | dort assis* |
    passe la nuit assis* | assis* au bord du lit | deux mots & souffl* | une phrase & souffl* | parler & souffl* |
    parle par mots | pas dire une phrase | pas finir une phrase | ne peut plus parler & respir* | plusieurs oreillers |
    trois oreillers | quatre oreillers
  `,
  unconscious: `
    {fr-calls-shakes} & {fr-stays-asleep} | il ne repond a rien | elle ne repond a rien | ne repond pas a son nom |
    sans connaissance | plus conscien* | pas conscien* | inconcient* | inconsian* | comateu* | coma | comas | gcs 3 | gcs 5 |
    gcs 6 | gcs 7 | gcs 8 | gcs 9 | glasgow* | perdu conscience | perdu la conscience | n a pas repris connaissance |
    n a pas repris ses esprits | pas repris conscience | tombe* & ne repond | tombe* & ne reagit | tombe* & reveille* pas |
    trouve* & ne repond | trouve* & inerte | trouve* & sol & pas | ronfle* & ne se | on n arrive pas a reveiller |
    ne se reveille meme | yeux fermes & repond | couche* & ne repond | reste couche sans | impossible de reveiller |
    pas a le reveiller | pas a la reveiller | pas a reveiller | n ouvre pas les yeux quand | dort & pas & reveiller |
    ne nous entend plus | comme un cadavre | comme mort* & chaud | areactif | areactive | aucune reponse
  `,
  confused: `
    {fr-speaks} & {fr-odd} | ne me reconnait | ne reconnait plus | ne reconnait pas | ne reconnait personne |
    ne connait plus son nom | ne connait plus ses enfants | oublie son nom | oublie son propre nom | oublie ou il |
    oublie ou elle | ne sait pas ou il | ne sait pas ou elle | ne sait plus son nom | ne sait pas la date | pas ou il est |
    m appelle par | m appelle maman | se trompe de prenom | parle a des morts | parle avec les morts | parle a des gens |
    parle aux absents | veut partir travailler & nuit | s habille a l envers | mis ses chaussures | dsorient* | obnubil* |
    confusionnel* | syndrome confusionnel | n a plus sa tete | perd la tete | pas toute sa tete | tete n est plus la |
    n est plus elle meme | n est plus lui meme | pas lui meme depuis | pas elle meme depuis | agite* et | agitation &
    fievre | comprend pas ce qu on | ne comprend plus ce | ne comprend rien | repond a cote | se perd dans | reve eveille |
    deconne | delirait | delirant* | hagard* | egare* | voit des betes | voit des serpents | voit des fourmis |
    attrape des choses dans | gestes dans le vide
  `,
  drowsy: `
    tres fatigue & dort | somnole* | endormi* depuis | se rendort | dort depuis | n ouvre presque | yeux lourds |
    ne se reveille que | reveille* & rendort | ne reste pas eveille* | a du mal a rester eveille | ne tient pas eveille |
    plonge dans le sommeil | sommeil anormal | sommeil profond | toujours en train de dormir | assoupi* | torpeur |
    stupeur | ralenti* | abattement | ne sourit plus | ne suit plus du regard | regarde dans le vide | ne reagit a peine |
    avachi* | amorfe | letargi* | vaseu* & coup
  `,
  fit: `
    convulse* | convultion* | konvuls* | convulsion* | convulsif | convulsive | secoue de partout | tremble de partout &
    yeux | yeux & blanc* & trembl* | yeux & blanc* & raid* | yeux & tourn* & raid* | yeux & revers* | corps & trembl* & yeux |
    corps & raid* & trembl* | bras & jambes & saut* | bras & jambes & trembl* & connaissance | bave & raid* |
    mousse & bouche | ecume & bouche | salive & mousse | mord sa langue | mordu la langue | s est mordu la langue |
    langue mordue & tombe* | haut mal | grand mal | eclampsi* | tetani* & corps | maladie des convulsions |
    crise & yeux | crise & raid* | crise & minutes | crise & trembl*
  `,
  'fit-now':
    'toujours en crise | crise depuis & minutes | crise continue | etat de mal | convulse encore | convulse depuis',
  'fit-repeated':
    'nouvelle crise | recommence a convulser | reconvuls* | crises repetees | encore convulse | convulse & fois | crises & fois | deux convulsions | trois convulsions | crises rapprochees | etat de mal',
  'heavy-bleeding': `
    {fr-wound-place} & sang & {fr-flows} | {fr-wound-place} & saigne & {fr-stops-not} | sang & {fr-stops-not} |
    saigne* & {fr-stops-not} | saignement & {fr-stops-not} | saigne* & {fr-soaked-cloth} & {fr-full-of} |
    {fr-soaked-cloth} & {fr-full-of} & sang | perdu beaucoup de sang | perd trop de sang | perte de sang importante |
    saigne trop | saigne comme | saigne enormement | saigne abond* | sang & litre* | sang & flaque* | sang & partout |
    sang & robinet | baigne dans | bain de sang | se vide de son sang | vide de sang | garrot | hemoragi* | emoragi* |
    hemorrag* | artere & coup* | artere & touch* | veine & ouvert* | sang & saccad* | sang & pression | nez & saigne & heure* |
    nez & saigne & minutes | dent & saigne & heure* | dent & saigne & depuis | circoncision & saigne*
  `,
  'blood-thinner':
    'eliquis | apixaban | rivaroxaban | coumadine | warfarin* | lovenox | enoxaparine | clopidogrel | acenocoumarol | medicament pour fluidifier | sang plus liquide | eclaircir le sang | liquefier le sang | rend le sang liquide',
  'cold-clammy': `
    sueur* & glace* | sueur* & pale* | transpir* & froid* | transpir* & pale* | transpir* & gris* | peau & moite |
    mains & moites | mains & froides & pale* | mains & pieds & froid* & faible* | pieds & froids & faible* | couvert* de sueur |
    trempe* de sueur | degouline de sueur | sue* & froid | froid* & mouille* | teint gris | tout pale et | pouls filant |
    tension imprenable | tension effondree | tension tres basse | tension a 7 | tension a 6 | choc hypovol* | etat de choc |
    collapsus | marbre* & froid*
  `,
  'very-weak': `
    ne peut pas se lever | ne peut pas se tenir | ne peut pas tenir | ne peut pas marcher | ne peut pas se redresser |
    ne peut pas se mettre debout | ne peut pas s asseoir | ne peut pas quitter le lit | pas me lever | pas me tenir debout |
    n a plus aucune force | plus de force du tout | plus la force de | plus de forces | jambes ne tiennent | jambes ne le tiennent |
    jambes flageol* | s ecroule quand | retombe quand | tombe des qu | tombe quand il se leve | tombe quand elle se leve |
    grabataire | cloue* au lit | couche* & plus & lever | on doit le porter | on doit la porter | il faut le porter |
    il faut la porter | on le porte | on la porte | porte sur le dos | asthenie intense | asthenie severe | prostr* |
    tres tres faible | trop faible | faiblesse extreme | force & fini* | affaibli* & couche*
  `,
  'tongue-swelling': `
    {fr-lips-face} & {fr-fat} & minutes | {fr-lips-face} & {fr-fat} & mange* | {fr-lips-face} & {fr-fat} & respir* |
    {fr-lips-face} & {fr-fat} & piqu* | {fr-lips-face} & {fr-fat} & injection | {fr-lips-face} & {fr-fat} & avale* |
    langue & {fr-fat} | levre* & {fr-fat} | luette & {fr-fat} | gorge & {fr-fat} | gorge & ferm* | gorge & retreci* |
    gorge & bouche* & mange* | quincke | quinke | angiooedeme | angio oedeme | oedeme de la glotte | oedeme larynge |
    voix & change* & gonfl* | langue & place & bouche | n arrive plus a rentrer la langue
  `,
  'allergy-trigger': `
    des arachides | mange du poisson | mange des crevettes | mange du crabe | mange des oeufs | pris de la penicilline |
    injection de penicilline | apres l ampicilline | apres l amoxicilline | apres une amoxicilline | apres le ceftriaxone |
    apres la ceftriaxone | apres la perfusion | apres le serum | apres le vaccin | choc anaphylactique | reaction allergique |
    frelon* | essaim | piqures d abeilles | apres la piqure de | mange un nouveau | nouveau savon | minutes apres |
    anafilac* | sesame | arachide* | amoxi*
  `,
  hives: `
    rougeurs & gratt* & corps | boutons & gratt* & corps | boutons & sortis & corps | boutons & corps & demang* |
    cloques & gratt* & corps | corps & demang* | plaques & corps | plaques rouges | gros boutons & corps | urticair* |
    tout mon corps gratte | tout son corps gratte | se gratte partout | me gratte partout | couvert* de plaques |
    couvert* de boutons | papule*
  `,
  'swallowed-poison': `
    {fr-drank} & {fr-toxic} | {fr-drank} & {fr-medicine} & {fr-amount} | {fr-amount} & {fr-medicine} & pris |
    {fr-amount} & {fr-medicine} & prise | {fr-toxic} & bouche & {child} | {child} & {fr-toxic} & joue* | {child} & {fr-medicine} & avale* |
    {child} & {fr-medicine} & mange* | {child} & {fr-medicine} & vide | sent le & {fr-toxic} | haleine & {fr-toxic} |
    bouche & odeur & {fr-toxic} | bouche sent & {fr-toxic} | odeur & petrole & {child} | flacon & vide & a cote | boite & vide & a cote |
    plaquettes vides | emballages vides | medicaments de la grand mere | medicaments du grand pere | medicaments de papa |
    s est empoisonne* | on l a empoisonne* | empoison* | ampoison* | intoxic* | surdos* | overdos* | double dose de |
    dix fois la dose | trop de quinine | trop de paracetamol | ingestion de | ingestion caustique | imv | toxique & avale* |
    trompe* & bouteille | bouteille d eau & {fr-toxic} | cru que c etait & {fr-drank} | cru & jus & {fr-toxic} |
    alcool frelate | champignons & vomi* | plante & mange* & toxique
  `,
  'snake-bite': `
    {fr-reptile} & {fr-bites} | mord* & {fr-reptile} | {fr-reptile} & sang | {fr-reptile} & pied | {fr-reptile} & main |
    {fr-reptile} & jambe | {fr-reptile} & doigt | {fr-reptile} & oeil | {fr-reptile} & yeux | {fr-reptile} & gonfl* |
    deux petits trous | deux points & gonfl* & herbe* | mord* & herbe* & gonfl* | pique* & herbes & gonfl* | envenim* |
    marche sur un serpent | bestiole & mord* & champ & gonfl* | pique* & champ & deux trous | pierre noire & mord* |
    morsure ophid* | serp* & mord*
  `,
  'burn-serious': `
    {fr-scald} & {fr-big-area} & {fr-hot-thing} | {fr-scald} & {fr-big-area} | {fr-electric} & brul* |
    acide & {fr-big-area} | acide & peau | acide & main* | soude & peau | {fr-hot-thing} & {fr-big-area} & {child} & tombe* |
    vetements & feu | vetements & pris feu | habits & feu | robe & feu | pagne & feu | immol* | explosion & gaz |
    explosion & petrole | explosion & rechaud | peau & brul* & noire | peau & brul* & blanche | peau & brul* & cuir |
    peau carbonisee | carbonis* | troisieme degre | 3 eme degre | deuxieme degre | brulure* & etendu* | brulure* & moitie |
    brulure* & circul* | brulure* & sans douleur | inhale & fumee & feu | sauve* des flammes | poils du nez brules |
    incendie & brul* | crepit* & visage & brul* | brul* & % | bebe & brul* & eau
  `,
  burn: 'brulur* | ebouillant* | ebouyant* | {fr-scald} & {fr-hot-thing}',
  'burn-blistered':
    'brul* & cloque* | brul* & ampoule* | brul* & bulle* | huile & cloque* | eau chaude & cloque* | fer & cloque*',
  'major-trauma': `
    {fr-wheels} & {fr-hit} | {fr-drops} & {fr-heights} | {fr-waters} & {fr-under-water} | {fr-blade} & {fr-pierced} |
    {fr-electric} & {fr-shocked} | noye* | noyade | repeche* | coup de machette | coups de machette | coup de couteau | balle perdue |
    recu une balle | touche par balle | blesse par balle | eclat d obus | grenade | mine & saut* | lynche* | lapide* |
    justice populaire | tabasse* | passe a tabac | roue de coups | battu par la foule | battu a mort | barre de fer |
    enseveli* | eboulement | mur & ecroule* | mur & tombe* dessus | arbre & tombe* sur | sac & tombe* sur | poteau & tombe* sur |
    moulin & bras | machine & main | doigt* & sectionn* | main & sectionn* | bras & arrach* | doigts & arrach* |
    amput* | eventr* | intestins & sort* | boyaux & sort* | boyaux & dehors | corne* & vache | corne* & taureau |
    coup de corne | hippopotame | crocodile | avp | polytraum* | foudroy* | moto & derap* | tonneaux | empal*
  `,
  'head-blow': `
    {fr-head-parts} & {fr-struck} | tc & cranien | trauma cranien | traumatisme cran* | crane & ouvert | crane & enfonc* |
    tombe* & tete & premiere | atterri sur la tete | chut* & lit & {child} | chut* & tete | coup de baton & tete
  `,
  'clear-fluid-head':
    'otorragie | rhinorrhee | liquide & nez & choc | eau & nez & choc | eau & nez & tombe* | sang & oreille & tombe* | sang & oreille & coup | oreille & saigne* | oreille & liquide | yeux au beurre noir | deux yeux noirs | cernes & accident',
  'closed-break':
    'jambe & tordue | bras & angle | jambe & angle | bras & pend & tombe* | craque* & tombe* | entendu un crac | os & casse* | ne peut pas bouger le bras & tombe* | poignet & gonfl* & tombe* | cheville & gonfl* & tombe* & poser | femur | tibia | clavicule | cotes cassees | fracture* | fractur*',
  'open-break': `
    os & dehors | os & sort* | os & voit | os & visible* | os & perc* | os & peau | os & travers* | fracture & ouverte |
    fracture & plaie | epaule & deboit* | hanche & deboit* | genou & deboit* | coude & deboit* | rotule & sortie |
    epaule & sortie | cheville & deboit* | luxation
  `,
  'cold-limb': `
    jambe & froid* & {blue} | jambe & froid* & douleur* | pied & froid* & douleur* | pied & blanc* & douleur* | bras & froid* & {blue} | jambe & froid* & pale* | bras & froid* & douleur* |
    main & froid* & platre | doigts & bleus & platre | doigts & violets & platre | orteils & bleus & platre | orteils & noirs & platre |
    doigts & gonfl* & platre | platre & serre* | jambe & glac* & soudain* | ischemi* & jambe | ischemie aigue | pouls absent
  `,
} as const;
