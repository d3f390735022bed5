/** French ways of saying what concerns babies and small children: by concept, separated by bars. */
export const french = {
  newborn: `
    nouveau ne | nouveau nee | ne hier | jours de vie | nouveaux nes | vient de naitre | nee hier | ne ce matin |
    nee ce matin | ne aujourd hui | nee aujourd hui | ne il y a | nee il y a | bebe de jours | bebe d une semaine |
    bebe de deux semaines | bebe de trois semaines | bebe de huit jours | tout petit bebe | nouveau-ne |
    premature* | a terme ne | heures de vie | j 1 de vie | j 2 de vie | j 3 de vie | ne la semaine derniere
  `,
  'not-feeding': `
    =ne tete plus | refuse le sein | =ne tete pas | refuse de teter | n arrive pas a teter | ne prend pas le sein |
    refuse le biberon | ne boit plus au sein | ne prend plus le sein | ne prend plus le biberon |
    ne prend pas le biberon | ne prend plus le lait | ne veut plus teter | ne veut pas teter |
    ne veut plus le sein | ne veut pas le sein | ne veut plus le biberon | ne veut plus de lait | ne suce plus |
    ne suce pas | succion nulle | trop faible pour teter | trop fatigue pour teter | =n a pas tete | =n a plus tete |
    =pas tete depuis | =n a rien tete | n a rien pris au sein | n a rien bu depuis | =refuse la tetee |
    =refuse les tetees | refuse tout lait | refuse le lait | refuse le mamelon | s endort au sein des |
    =tourne la tete au sein | repousse le sein | repousse le biberon | ne reclame plus | ne demande plus a teter |
    ne s accroche pas au sein | n arrive plus a teter | ne peut plus teter | ne peut pas teter |
    lait coule de sa bouche | lait ressort de sa bouche | ne s alimente plus | ne se nourrit plus
  `,
  'cannot-drink': `
    ne boit plus | ne peut pas boire | ne peut boire | n avale pas | refuse de boire | n arrive pas a boire |
    ne boit rien | n arrive pas a avaler | ne peut pas avaler | ne boit pas | n avale rien | n avale plus |
    n avale plus rien | n avale meme pas | ne prend rien | ne prend plus rien | ne prend aucun liquide |
    n accepte rien | n accepte plus rien | n accepte aucun liquide | serre les dents | ferme la bouche |
    garde la bouche fermee | recrache tout | crache tout | l eau ressort de sa bouche | l eau coule de sa bouche |
    pas une gorgee | pas une goutte | meme pas une gorgee | aucune gorgee | rien bu | n a rien bu | n a pas bu |
    plus la force de boire | trop faible pour boire | trop endormi pour boire | ne veut pas boire |
    ne veut plus boire | ne veut rien boire | ne veut rien avaler | incapable de boire | incapable d avaler |
    impossible de le faire boire | impossible de la faire boire | refuse tous les liquides | refuse toute boisson |
    refuse tout liquide | refuse l eau | repousse la tasse | repousse le verre | repousse la cuillere |
    ne peut plus boire | ne peut plus avaler | ne peut rien avaler
  `,
  grunting: `
    gemit en respirant | geint* | geignement* | grogne* | gemit | gemit a chaque | geint a chaque | gemissement* |
    plainte a chaque respiration | petit bruit a chaque expiration | bruit a chaque expiration |
    grogne en respirant | grognement* | geignard | se plaint en respirant | geignement expiratoire
  `,
  'ribs-draw-in': `
    cotes rentrent | tirage | poitrine se creuse | creux entre les cotes | ailes du nez | thorax se creuse |
    poitrine rentre | peau entre les cotes | peau s enfonce | peau sous les cotes | peau se creuse |
    creux sous les cotes | creux au dessus du sternum | creux du cou | entre les cotes | cotes se creusent |
    cotes qui se creusent | on voit ses cotes quand | on voit les cotes quand | on compte ses cotes quand |
    poitrine s enfonce | poitrine qui rentre | poitrine qui se creuse | thorax qui rentre | sternum rentre |
    sternum s enfonce | ventre se creuse quand il respire | tirage intercostal | tirage sous costal |
    tirage sus sternal | balancement | narines battent | narines s ouvrent | narines qui s ecartent |
    narines s ecartent | battement des ailes | tire sur les cotes | lutte pour respirer | respire avec le ventre |
    hoche la tete en respirant | tete bouge a chaque respiration
  `,
  limp: `
    tout mou | toute molle | ne bouge plus | inerte | ne bouge que si on le touche | cri faible | ne pleure pas |
    sans tonus | comme une poupee de chiffon | poupee de chiffon | comme un chiffon | comme une poupee | mou comme |
    molle comme | est mou | est molle | tres mou | tres molle | mollesse | flasque* | hypotoni* | bras qui pendent |
    bras pendent | bras retombent | tete tombe en arriere | ne tient plus sa tete | ne bouge que quand |
    ne bouge que lorsque | ne bouge que si | bouge seulement quand | bouge seulement si | remue seulement quand |
    ne remue que | ne remue plus | ne gigote plus | immobile | ne bouge pas | sans vie | comme mort |
    comme sans vie | pleure faiblement | pleurs faibles | petit cri | cri tres faible | cri de chaton |
    ne crie pas | n a plus la force de pleurer | ne pleure plus | plus de force | sans aucune force | aucun tonus
  `,
  'cold-body': `
    corps froid | bebe froid | froid au toucher | hypothermi* | glace | glacee | glacial* | froid comme |
    froide comme | tout froid | toute froide | est froid | est froide | pieds et ventre froids |
    mains et pieds froids | pieds froids | corps glace | peau froide | refroidi* | ne se rechauffe pas |
    n arrive pas a le rechauffer | n arrive pas a la rechauffer | impossible a rechauffer |
    impossible de le rechauffer | temperature basse | froid malgre | froide malgre
  `,
  'yellow-palms': `
    paumes jaunes | jaune depuis la naissance | jaune le premier jour | jaune jusqu aux pieds |
    jaune jusqu aux mains | jaune jusqu aux jambes | jaune de la tete aux pieds | pieds jaunes | mains jaunes |
    plantes jaunes | plantes des pieds jaunes | tres jaune | jaune fonce | jaune vif | jaune orange |
    jaune comme un citron | corps tout jaune | entierement jaune | ictere generalise | ictere intense
  `,
  'navel-red': `
    nombril infecte | cordon infecte | nombril rouge | nombril qui coule | nombril coule | nombril sent |
    nombril pue | nombril gonfle | rouge autour du nombril | rougeur autour | peau rouge autour | cordon rouge |
    cordon sent | cordon pue | cordon coule | cordon suinte | pus au nombril | pus du nombril |
    pus autour du cordon | omphalite | ombilic rouge | ombilic infecte | ombilic suintant
  `,
  pustules: `
    pustule* | boutons de pus | boutons avec du pus | boutons pleins de pus | boutons remplis de pus |
    boutons purulents | cloques de pus | cloques remplies de pus | petits abces | bulles de pus |
    plein de boutons de pus | boutons a tete jaune | furoncles | nombreux boutons blancs remplis | pustules
  `,
  'pale-palms': `
    tres pale | paumes blanches | paumes pales | anemi* | manque de sang | paumes toutes blanches |
    paumes decolorees | paumes sans couleur | paumes et levres blanches | levres blanches | levres pales |
    levres decolorees | gencives blanches | gencives pales | paupieres blanches | paupieres pales |
    interieur des paupieres blanc | interieur des paupieres pale | conjonctives pales | conjonctives blanches |
    blanc comme | blanche comme | pale comme | blanc comme du papier | blanc comme un linge | plus de sang |
    n a plus de sang | n a pas de sang | peu de sang | manque le sang | sang fini | tout pale | toute pale |
    paleur | paleur palmaire | paleur intense | paleur palmo plantaire | anemie severe | anemie grave | hb a 4 |
    hb a 5 | hb 4 | hb 5
  `,
  'thin-arm': `
    malnutri* | kwashiorkor | marasme | tres maigre | peau sur les os | denutri* | bande rouge | ruban rouge |
    ruban muac rouge | zone rouge | pb rouge | perimetre brachial rouge | bandelette rouge | brassard rouge |
    bras comme des allumettes | bras comme une allumette | bras comme un baton | bras maigre | bras tres maigre |
    bras tout maigre | bras tres fin | la peau et les os | que la peau | os saillants | on voit les os |
    on voit tous ses os | cotes apparentes | amaigri* | amaigrissement severe | emacie* | decharne* | squelettique |
    visage de vieillard | visage de vieux | fesses fripees | peau qui pend | kwash | malnutrition aigue |
    malnutrition severe | tres denutri | fonte musculaire
  `,
  'both-feet-swollen': `
    deux pieds gonfles | deux jambes gonflees | pieds enfles tous les deux | pieds gonfles | pieds enfles |
    pieds bouffis | pieds et jambes gonfles | les deux pieds | deux pieds enfles | deux jambes enflees |
    oedeme des deux | oedemes des deux | oedemes des pieds | oedemes bilateraux | oedeme bilateral |
    oedemes des membres | garde la marque du doigt | marque du doigt | trou reste quand j appuie | godet
  `,
  measles: 'rougeole | rougeolle | rujole | roujole | rougeol',
  'cloudy-eye': `
    oeil trouble | oeil blanc | oeil voile | taie | oeil blanchi | oeil devenu blanc | yeux devenus blancs |
    oeil laiteux | yeux laiteux | voile blanc sur | voile sur l oeil | tache blanche sur l oeil | oeil opaque |
    cornee* | yeux troubles | ne voit plus
  `,
  'deep-mouth-sores': `
    plaies dans la bouche | aphtes | plaies a la bouche | plaie a la bouche | plaies profondes dans la bouche |
    ulceres dans la bouche | bouche pleine de plaies | bouche abimee | bouche en sang | ulceration* |
    plaies sur la langue | lesions dans la bouche | stomatite
  `,
  'swelling-behind-ear': `
    gonflement derriere l oreille | bosse derriere l oreille | oreille decollee | oreille qui se decolle |
    oreille poussee | oreille pousse en avant | derriere l oreille gonfle | derriere l oreille c est gonfle |
    derriere l oreille enfle | derriere l oreille rouge et | os derriere l oreille | mastoidite |
    boule derriere l oreille | grosseur derriere l oreille | pavillon decolle | oreille en avant
  `,
  'ear-pain': `
    mal a l oreille | otite | oreille coule | mal aux oreilles | oreilles font mal | oreille fait mal |
    oreille qui coule | pus de l oreille | pus dans l oreille | otorrhee | tire son oreille | se tire l oreille |
    se touche l oreille | se tient l oreille | se frotte l oreille | douleur a l oreille | otalgie
  `,
  'swallowed-battery': `
    avale une pile | avale un aimant | pile bouton | pile dans le nez | pile dans la bouche | pile dans l oreille |
    avale la pile | avale une batterie | avale la batterie | avale des aimants | avale deux aimants |
    avale un petit aimant | billes magnetiques | billes aimantees | gobe une pile | mis une pile | aimants avales |
    pile avalee | batterie avalee
  `,
  teething: 'fait ses dents | poussee dentaire',
  'first-day': `
    premier jour | des la naissance | depuis la naissance | depuis sa naissance | heures de vie | ne hier |
    nee hier | ne ce matin | nee ce matin | ne aujourd hui | nee aujourd hui | moins de 24 heures |
    avant 24 heures | dans les 24 heures | le jour meme | jour de sa naissance | j 1 | j 0
  `,
  'vomits-all': `
    tout ce qu il boit | tout ce qu elle boit | tout ce qu il mange | tout ce qu elle mange |
    tout ce que je lui donne | tout ce qu il prend | tout ce qu elle prend | ressort aussitot | vomit aussitot |
    vomit chaque tetee | vomit chaque biberon | vomit chaque fois | vomit a chaque fois | vomit apres chaque |
    vomit chaque repas | vomit chaque cuillere | vomit chaque gorgee | vomit tout | vomit tous | rejette tout |
    rend tout | rejette chaque | rien ne reste | ne garde rien | ne garde aucun | ne garde plus rien |
    n arrive pas a garder | ne retient rien | intolerance alimentaire totale | vomit sans arret |
    vomissements incoercibles | vomit meme l eau | vomissement en jet | vomissements en jet
  `,
  'fast-breath': `
    respire comme un chien | respire comme s il avait couru | respire comme si elle avait couru |
    comme s il avait couru | comme apres une course | souffle vite | souffle tres vite | haletant* | polypn* |
    tachypn* | poitrine monte et descend vite | ventre monte et descend | respiration acceleree |
    respiration precipitee | respire par saccades | respire a toute vitesse | respire trop vite |
    respirations rapides | essoufflement rapide
  `,
  drowsy: `
    n ouvre pas les yeux | n ouvre plus les yeux | ouvre a peine les yeux | yeux mi clos | yeux a demi fermes |
    yeux se ferment | garde les yeux fermes | ne se reveille pas pour teter | ne se reveille pas pour manger |
    se reveille a peine | difficile a reveiller | dur a reveiller | je n arrive pas a le reveiller |
    je n arrive pas a la reveiller | dort sans arret | dort tout le temps | dort trop | dort toute la journee |
    dort jour et nuit | ne fait que dormir | se rendort aussitot | se rendort tout de suite |
    endormi* toute la journee | assoupi* | abattu* | prostre* | hebete* | regard vide | regard dans le vide |
    regard fixe | yeux dans le vide | yeux vagues | ne suit plus du regard | ne nous regarde plus |
    ne me regarde plus | ne reagit pas quand | ne reagit guere | peu reactif | peu reactive | hyporeactif |
    hyporeactive | obnubile* | ne s interesse a rien | sans energie | eteint | eteinte | torpeur |
    ne joue plus du tout et dort
  `,
  'blue-lips': `
    cyanos* | levres violettes | levres bleutees | levres grises | autour de la bouche bleu |
    bleu autour de la bouche | ongles bleus | ongles violets | langue bleue | visage bleu | visage violace |
    teint gris | tout gris | vire au bleu
  `,
  'stiff-body': `
    se raidit | raidit | tout raide | toute raide | corps raide | raide comme | raideur | se cambre | s arque |
    s arc boute | cambre en arriere | corps se tend | corps dur | se tend comme | secousse* | tressaille* |
    tressaute* | sursaute sans arret | mouvements de pedalage | pedale* | machonne* | machonnement* |
    mouvements de la bouche | clignote* | clignement* | yeux qui partent | yeux partent | yeux se revulsent |
    yeux revulses | yeux tournent | yeux vers le haut | poings serres | tremble d un bras | bras qui tremble |
    bras saute | jambe saute | mouvements saccades | saccades | saccade* | tremble de tout |
    contracte tout son corps | spasme* | membres qui sautent
  `,
  fit: `
    a convulse | il a convulse | elle a convulse | crise de convulsion | crise de convulsions | convulsions |
    les yeux retournes | yeux se sont retournes | yeux se retournent | yeux partis en arriere | yeux en arriere |
    ecume a la bouche | bave et tremble | mousse a la bouche | tremble de tout son corps |
    tremble de tout le corps | corps secoue | secoue de tout | s est raidi | s est raidie | raide puis secoue
  `,
  fever: `
    tout chaud | toute chaude | brulant comme | corps brulant | corps chaud | corps tres chaud | front chaud |
    front brulant | le corps chauffe | corps qui chauffe | le corps brule | fait de la temperature |
    temperature elevee | temperature monte | febricule | hyperthermie | fievres | il chauffe | elle chauffe | palu
  `,
  'baby-yellow': `
    bebe jaune | est jaune | tout jaune | toute jaune | devenu jaune | devenue jaune | devient jaune | peau jaune |
    yeux jaunes | teint jaune | jaunit | ictere neonatal | ictere | jaunisse
  `,
  thirsty: `
    reclame a boire | demande a boire | demande de l eau sans | reclame de l eau | veut boire tout le temps |
    veut toujours boire | veut boire sans arret | boit avidement | boit avec avidite | boit beaucoup et vite |
    se jette sur la tasse | se jette sur l eau | se jette sur le verre | se jette sur le gobelet |
    arrache la tasse | arrache le gobelet | assoiffe* | soif | grande soif | tres soif | a soif |
    pleure pour boire | boit sans s arreter | boit tasse apres tasse
  `,
  'slow-skin': `
    pli cutane | pli persistant | pli de peau | pli reste | le pli reste | peau garde le pli | peau reste plissee |
    peau pincee | peau ne revient pas | peau revient lentement | peau reste levee | pincee la peau |
    quand je pince la peau | peau flasque et
  `,
  'sunken-eyes': `
    yeux creux | yeux creuses | yeux enfonces | yeux rentres | yeux caves | yeux se sont enfonces |
    yeux cernes et creux | yeux excaves | fontanelle creuse | fontanelle enfoncee | fontanelle deprimee |
    orbites creuses | yeux au fond
  `,
  dehydrated: `
    sans larmes | pas de larmes | plus de larmes | pleure sans larmes | langue seche | levres seches |
    bouche toute seche | muqueuses seches | desseche* | deshydrat*
  `,
  diarrhoea: `
    selles molles | selles tres liquides | caca liquide | caca mou tous | caca comme de l eau | selles aqueuses |
    selles frequentes | va a la selle souvent | ventre qui coule | ventre coule | chiasse | gastro | diarhee |
    diarre | diaree
  `,
  'feeds-weakly': `
    il tete mal | elle tete mal | tete a peine | tete faiblement | tete peu | tete moins | tete difficilement |
    tete deux fois et | lache le sein | lache le mamelon | succion faible | succion mauvaise | mauvaise succion |
    tetees difficiles | difficulte a teter | suce mal | tete mal | tete tres peu
  `,
} as const;
