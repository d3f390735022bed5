/** French ways of saying what concerns women, pregnancy and birth: by concept, separated by bars. */
export const french = {
  pregnant: `
    enceinte | grossesse | attend un bebe | attends un bebe | trimestre | attend un enfant | attends un enfant |
    attend des jumeaux | attends des jumeaux | en etat de grossesse | porte un enfant | porte un bebe |
    mois de grossesse | semaines de grossesse | semaines d amenorrhee | sa g | geste | futur bebe |
    bebe dans mon ventre | bebe dans le ventre | je suis a terme | cpn | enseinte | encente | ensente | anceinte
  `,
  'pregnant-late': `
    troisieme trimestre | bientot a terme | a terme | proche du terme | huit mois | neuf mois | sept mois |
    six mois | 8 mois | 9 mois | 7 mois | bientot accoucher | je dois accoucher
  `,
  'missed-period': `
    retard de regles | pas de regles | regles absentes | regles en retard | pas eu mes regles | retard des regles |
    regles ont semaines de retard | pas vu mes regles | pas vu ses regles | n a pas vu ses regles |
    n ai pas vu mes regles | pas vu les regles | regles ne viennent pas | regles ne sont pas venues |
    regles pas venues | regles manquent | saute mes regles | plus mes regles | plus ses regles |
    n ai plus mes regles | amenorrhee | ddr il y a 6 | ddr il y a 7 | ddr il y a 8 | sans regles |
    retard de deux semaines | retard de trois semaines | retard d un mois | test positif |
    test de grossesse positif | deux traits
  `,
  'shoulder-tip-pain': 'mal a l epaule',
  'vaginal-bleeding': `
    saignement vaginal | saigne du vagin | pertes de sang | saigne en bas | je saigne | elle saigne | saignements |
    perds du sang | perd du sang | perds le sang | perd le sang | du sang dans ma culotte | sang dans la culotte |
    sang en m essuyant | sang quand je m essuie | saigner en bas | sang en bas | je vois du sang |
    elle voit du sang | vu du sang | saigne par le vagin | sang par le vagin | saigne depuis | commence a saigner |
    metrorragie* | metrorragies | hemorragie genitale | comme des regles | saigne comme
  `,
  spotting: `
    gouttes de sang | legers saignements | petites pertes | un peu de sang | taches de sang | trace de sang |
    quelques gouttes | legere perte | pertes rosees | pertes brunes | pertes marron | pertes roses | sang rose |
    filet de sang | petit saignement
  `,
  'waters-broke': `
    perte des eaux | poche rompue | perdu les eaux | perds les eaux | poche des eaux | liquide qui coule |
    perdu mes eaux | perdu ses eaux | les eaux sont parties | les eaux ont coule | eaux rompues | poche a craque |
    poche a eclate | poche s est rompue | poche percee | poche fissuree | poche est rompue
  `,
  'cord-out': 'cordon sort | cordon est sorti | cordon visible',
  'green-fluid': 'liquide vert | eaux vertes | liquide amniotique vert',
  'baby-moves-less': `
    bebe ne bouge plus | bebe bouge moins | ne sens plus bebe | ne sens plus le bebe | bouge moins |
    ne bouge pas dans mon ventre | plus de mouvements | ne sens plus bouger | bebe ne bouge pas
  `,
  labour: `
    contraction* | en travail | travail a commence | le travail a commence | travail a debute | contracte |
    ventre se durcit toutes
  `,
  'urge-to-push': `
    envie de pousser | pousse* | bebe arrive | bebe sort | tete visible | je pousse | elle pousse | veux pousser |
    veut pousser | dois pousser | la tete sort | la tete est sortie | on voit la tete | je vois la tete |
    tete qui sort | tete du bebe | bebe descend | bebe est la | les pieds sortent | un pied est sorti | ca pousse |
    besoin de pousser | le bebe vient
  `,
  'long-labour': `
    travail depuis hier | contractions depuis hier | toujours pas de bebe | pas encore accouche |
    n a pas encore accouche | bebe ne sort pas | bebe ne vient pas | bebe ne descend pas | travail prolonge |
    travail trop long | contractions depuis plus | le bras est sorti | bebe est coince | bebe coince | dystocie
  `,
  'gave-birth': `
    accouche* | accouchement | post partum | cesarienne | apres la naissance | eu mon bebe | eu son bebe |
    eu notre bebe | eu un bebe | depuis la naissance | mis au monde | donne naissance | donne la vie |
    bebe est ne il y a | depuis que j ai accouche | nouvelle maman | jeune maman | suites de couches | post natal |
    postnatal | postpartum | apres accouchement | cesarise* | cicatrice de cesarienne | ma delivrance | acouche* |
    apres un long travail | j ai acouche | la nouvelle accouchee | lochies | maternite depuis
  `,
  'pad-soaking': `
    serviette par heure | gros caillots | caillots | serviette trempee | trempe une serviette |
    change de serviette toutes les | serviettes trempees | serviettes par heure | serviette par demi heure |
    serviette toutes les demi | une serviette en | deux serviettes par heure | remplit une serviette |
    remplis une serviette | serviette pleine | serviettes pleines | caillot | gros morceaux de sang |
    morceaux de sang | comme du foie | inonde* | baigne dans le sang | baigne dans son sang | draps pleins de sang |
    lit plein de sang | pagne plein de sang | pagnes trempes | matelas trempe | sang coule sur mes jambes |
    sang coule jusqu aux pieds | comme un robinet | saigne comme un robinet | a flots
  `,
  'period-bleeding': 'regles | menstru* | mes regles | ses regles | menorragie* | mes menstrues | mes lunes',
  'period-pain': `
    regles douloureuses | douleurs de regles | mal aux regles | mal au ventre pendant les regles |
    crampes menstruelles | crampes habituelles | crampes de regles | mal comme tous les mois | comme chaque mois |
    comme tous les mois | douleurs menstruelles | dysmenorrhee | mes regles me font mal | mal pendant mes regles |
    crampes de tous les mois
  `,
  'foul-discharge': `
    pertes malodorantes | pertes qui sentent mauvais | ecoulement malodorant | ca sent mauvais en bas |
    sent mauvais en bas | sent mauvais la bas | odeur en bas | mauvaise odeur en bas | odeur forte en bas |
    lochies fetides | lochies malodorantes | pertes fetides | pertes nauseabondes | pertes puantes |
    pertes qui puent | pertes qui sentent | ca pue en bas | odeur de pourri | sent le pourri |
    cicatrice coule du pus | pus de la cicatrice | cicatrice suinte | pus sort de la cicatrice
  `,
  discharge: 'pertes vaginales | pertes blanches | demangeaisons vaginales | gratte en bas',
  'red-breast': `
    sein rouge | mastite | sein dur et chaud | sein dur | sein chaud | sein enflamme | seins douloureux |
    abces du sein | sein gonfle | engorgement
  `,
  'swollen-face': `
    visage gonfle | visage et mains gonfles | visage bouffi | visage enfle | visage qui gonfle | visage a gonfle |
    visage a double | mains gonflees | doigts gonfles | mains enflees | bague ne rentre plus |
    bagues ne rentrent plus | alliance ne rentre plus | visage et mains enfles | oedeme du visage |
    oedemes du visage | visage tout rond | figure gonflee | figure enflee | paupieres gonflees
  `,
  'upper-belly-pain': `
    douleur en barre | douleur sous les cotes | mal en haut du ventre | barre au ventre | barre epigastrique |
    douleur epigastrique | creux de l estomac | mal sous les cotes | mal sous la cote droite |
    point sous les cotes | douleur sous la poitrine | en haut a droite du ventre | haut du ventre a droite |
    douleur au foie
  `,
  'swollen-legs': 'jambes gonflees | pieds gonfles',
  'after-abortion': `
    fausse couche | avortement | avorte* | perdu la grossesse | perdu le bebe | misoprostol | ivg |
    fausses couches | perdu ma grossesse | perdu sa grossesse | perdu mon bebe a | grossesse arretee |
    grossesse interrompue | interruption de grossesse | curetage | curete* | aspiration uterine | amiu |
    pris des comprimes pour avorter | pris des plantes pour | medicaments pour avorter | fait passer la grossesse |
    fait partir la grossesse | enleve la grossesse | enlever la grossesse | grossesse est partie |
    grossesse est sortie | expulsion | expulse | cytotec | mort ne | mort in utero | aiguille pour |
    sonde pour avorter | plantes pour avorter
  `,
  'urine-leak-since-birth': 'fistule | fuites d urine depuis l accouchement | perds mes urines depuis l accouchement',
  'postpartum-voices': `
    faire du mal au bebe | tuer le bebe | bebe est possede | mal a mon bebe | bebe est un demon |
    bebe est un diable | bebe n est pas le sien | bebe n est pas le mien | bebe a ete echange | bebe est maudit |
    bebe est ensorcele
  `,
  'unprotected-sex': `
    sans preservatif | preservatif casse | preservatif a casse | rapport non protege | pilule du lendemain |
    rapports non proteges | sans protection | preservatif dechire | capote | sans capote | sans condom |
    sans se proteger | sans nous proteger | sans aucune protection | pas proteges | pas protege |
    pas mis de preservatif | pas mis de capote | pas utilise de preservatif | pas utilise de capote | non proteges |
    preservatif perce | preservatif glisse | preservatif a glisse | preservatif a craque | preservatif craque |
    preservatif a lache | preservatif est reste | preservatif est reste dedans | preservatif s est dechire |
    preservatif s est rompu | capote a craque | capote a pete | capote dechiree | capote percee | a fini dedans |
    a fini en moi | ejacule en moi | ejacule dedans | retire trop tard | oublie ma pilule | oublie la pilule |
    oubli de pilule | pilule oubliee | contraception d urgence | contraceptif d urgence | norlevo |
    pilule d urgence | peur de tomber enceinte | ne veux pas tomber enceinte | tomber enceinte apres hier
  `,
  'pregnancy-nausea': `
    nausee* | envie de vomir | mal au coeur | nausees | envies de vomir | haut le coeur | ecoeuree | ecoeurement |
    vomis le matin | vomissements du matin | vomir le matin | malaises du matin | odeurs me donnent | degoutee |
    mal de coeur | vomissements legers | un peu vomi
  `,
  'keeps-no-fluid': `
    ne garde meme pas l eau | ne garde rien | ne garde pas l eau | ne garde plus rien | ne garde plus l eau |
    vomis meme l eau | vomit meme l eau | meme l eau ressort | meme l eau je la vomis | je rends tout |
    je vomis tout | rien ne reste | rien ne passe | vomis chaque gorgee | vomissements incoercibles |
    n arrive pas a garder | n arrive plus a garder | ne retient aucun liquide | ne supporte meme pas l eau |
    l eau ne passe pas
  `,
  'bleeding-after-menopause': `
    saignement apres la menopause | saigne apres les rapports | saignements apres les rapports |
    menopausee et je saigne | menopause depuis | saigne apres la menopause | saignement apres rapport |
    saigne apres un rapport
  `,
  'unborn-quiet': `
    bebe d habitude | il bouge d habitude | bouge toujours le soir | bebe est calme | bebe trop calme |
    bebe silencieux | ne donne plus de coups | pas de coups | plus de coups | moins de coups | ne gigote plus |
    gigote moins | remue moins | remue a peine | bouge a peine | bouge tres peu | presque plus bouge |
    ne le sens presque plus | bebe dort tout le temps | ventre ne bouge plus | bebe immobile |
    diminution des mouvements | ne le sens plus | ne la sens plus | ne le sens pas | ne sens plus rien |
    ne sens rien | ne bouge plus | ne bouge presque | plus de mouvements | aucun mouvement | moins de mouvements |
    bouge une seule fois
  `,
  'fluid-leaks': `
    eau a coule | eau coule | liquide coule | liquide clair coule | ca coule entre mes jambes |
    coule le long de mes jambes | mouille mes jambes | perds du liquide | perd du liquide | perte de liquide |
    pertes de liquide | culotte mouillee | je suis trempee | ce n est pas de l urine | pas de l urine |
    pas du pipi | poche percee | poche fissuree | rpm | lit mouille | eau entre les jambes
  `,
  'cord-hangs': `
    comme un cordon | une corde sort | quelque chose pend | cordon pend | cordon entre | procidence |
    je sens le cordon | je vois le cordon
  `,
  'birth-pains': `
    maux d accouchement | maux de l accouchement | douleurs de l enfantement | ca vient et ca part |
    toutes les cinq minutes | toutes les 5 minutes | toutes les dix minutes | ventre se durcit | ventre durcit |
    ventre qui durcit
  `,
  'pad-rarely': `
    serviettes par jour | serviette par jour | serviette deux fois par jour | trois serviettes par jour | toutes les quatre heures | toutes les cinq heures |
    toutes les six heures | toutes les 4 heures | toutes les 5 heures | toutes les 6 heures |
    toutes les trois heures | toutes les 3 heures
  `,
  fainted: `
    failli tomber | failli s evanouir | failli m evanouir | vient de tomber | s est ecroulee | s est ecroule |
    ecroulee | s est effondree | s est effondre | yeux noirs | voile noir | tout est devenu noir | vu tout noir |
    je vois noir | tombee par terre | tombe par terre | perdu conscience | perd connaissance | presque evanoui* |
    pres de m evanouir | tombee d un coup | tourner de l oeil
  `,
  'low-pain': `
    en bas a gauche | en bas a droite | bas du ventre d un cote | d un cote en bas | fosse iliaque | point en bas |
    douleur vive en bas
  `,
  'headache-pounding': `
    tete va eclater | tete qui eclate | tete explose | tete qui cogne | tete qui tape | tete me tue |
    mal de tete qui ne passe pas | mal de tete ne passe pas | mal a la tete sans arret | maux de tete violents |
    maux de tete intenses | cephalees intenses | cephalee intense | doliprane ne fait rien |
    paracetamol ne fait rien | paracetamol ne calme pas | martea* dans la tete | mal a la tete fort |
    tete me fait tres mal
  `,
  'sees-spots': `
    vois des etoiles | voit des etoiles | des etoiles | mouches devant les yeux | mouches volantes |
    papillons devant | points noirs | points brillants | taches noires | taches devant | vois flou | voit flou |
    vois double | voit double | brouillard devant | voile devant | vois mal | voit mal | vue baisse |
    vue qui baisse | vue se trouble | lumieres devant | eclairs devant | ne voit plus bien | yeux brouilles
  `,
  'very-weak': `
    ne peut plus s asseoir | ne peux plus m asseoir | ne peut pas tenir assise | ne tient pas assise |
    ne peux pas me lever | ne peux plus me lever | ne peut plus se lever | ne peut plus tenir debout |
    ne peux plus tenir debout | a bout de forces | aucune force | a plat | clouee au lit | cloue au lit |
    ne quitte plus le lit | epuisee ne
  `,
  'harm-thoughts': `
    faire du mal a mon bebe | faire du mal a son bebe | faire du mal au petit | lui faire du mal | jeter le bebe |
    jeter mon bebe | jeter l enfant | noyer le bebe | etouffer le bebe | etouffer mon bebe | secouer le bebe |
    secouer mon bebe | tuer mon bebe | tuer son bebe | tuer l enfant | tuer son enfant | peur de lui faire |
    peur de faire du mal | l etouffer avec | le jeter par | la jeter | images de le jeter | images de lui |
    abandonner le bebe | ne plus jamais l entendre | me debarrasser du bebe | se debarrasser du bebe
  `,
  'acts-strange': `
    parle toute seule | rit toute seule | parle seule | rit seule | voit des choses | entend des choses |
    entend des voix | j entends des voix | voix dans la tete | des voix | comportement etrange |
    se comporte bizarrement | comportement bizarre | bizarre | elle est devenue folle | devient folle | folle |
    elle perd la tete | perd la raison | a perdu la raison | mefiante | parano* | croit qu on veut |
    dit qu on veut | on veut la tuer | on veut l empoisonner | se promene nue | erre | court partout |
    ne dort plus du tout | ne dort plus | n a pas dormi depuis | ne reconnait pas son bebe |
    dit que dieu lui parle | dieu lui parle | delire mystique | propos etranges | agitee | tres agitee |
    chante la nuit | dit des choses etranges
  `,
  'leaks-waste': `
    urine coule toute seule | urines coulent | pipi coule tout seul | perds mes urines | perd ses urines |
    je perds mes urines | fuites d urine | fuite d urine | toujours mouillee | sent l urine |
    ne retiens pas mes urines | ne retient pas ses urines | selles par le vagin | caca par le vagin |
    selles sortent par devant | gaz par le vagin | incontinen*
  `,
  'over-five-days-ago': `
    il y a un mois | il y a deux mois | il y a trois mois | il y a deux semaines | il y a trois semaines |
    il y a une semaine | le mois dernier | la semaine derniere | il y a dix jours | il y a 10 jours |
    il y a 8 jours | il y a huit jours
  `,
  'early-pregnancy': `
    debut de grossesse | enceinte de deux mois | enceinte de trois mois | enceinte de 2 mois | enceinte de 3 mois |
    enceinte de quatre mois
  `,
  'belly-blow': `
    coup dans le ventre | coup au ventre | coups au ventre | coup de pied au ventre | coup de pied dans le ventre |
    tombee sur le ventre | tombe sur le ventre | chute sur le ventre | tombee dans les escaliers | tombee de moto |
    chute de moto | accident | m a frappee | m a frappe | m a poussee | ceinture de securite | ventre a cogne |
    ventre a heurte
  `,
} as const;
