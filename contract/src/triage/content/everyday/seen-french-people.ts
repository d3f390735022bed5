/** What relatives see of a danger of women, children and the mind, in French: by concept, separated by bars. */
export const seenFrenchPeople = {
  'testicle-pain':
    'testicule & mal | testicule & douleur | testicule & gonfl* | testicule & remont* | testicule & haut | testicules & mal | testicules & douleur | bourses & mal | bourses & gonfl* | bourses & douleur | bourse & gonfl* | bourse & douloureu* | couilles & mal | couille & mal | couille & gonfl* | torsion testic*',
  'vaginal-bleeding':
    'saigne comme des regles | saigne comme & regles | saigne par le vagin | saigne en bas | sang & culotte | sang & entre les jambes | sang & long des jambes | sang & cuisses | pertes de sang | perte de sang | metrorragie* | saignement vaginal | saignements vaginaux',
  pregnant:
    'enceinte | je suis enceinte | grossesse | j attends un bebe | attend un bebe | attends un enfant | attend des jumeaux | attends des jumeaux | sa de grossesse | de grossesse | semaines d amenorrhee | femme enceinte | gestante | consultation prenatale | cpn',
  'missed-period':
    'regles en retard | retard de regles | retard de deux semaines | retard de trois semaines | regles ne viennent | regles ne sont pas venues | regles pas venues | pas eu mes regles | pas eu ses regles | plus de regles | plus mes regles | pas de regles | regles n ont pas | regles absentes | test de grossesse positif | peut etre enceinte | amenorrhee',
  'low-pain':
    'bas du ventre & cote | bas du ventre d un cote | bas ventre & cote | douleur pelvienne | douleurs pelviennes | mal en bas & cote | ovaire & mal | ovaire & douleur',
  'headache-bad':
    'mal de tete violent | tete va exploser | tete qui explose | tete explose | tete va eclater | tete qui eclate | tete prete a eclater | tete & eclat* | mal de tete terrible | mal de tete atroce | mal de tete intense | mal de tete horrible | mal de tete & passe pas | mal de tete & soulage | mal de tete insupportable | maux de tete violents | maux de tete intenses | maux de tete atroces | cephalees intenses | cephalee intense | tete & insupportable | tete dans un etau | crane & fend*',
  'sees-spots':
    'mouches devant les yeux | mouches & yeux | mouches volantes | etoiles & yeux | vois des etoiles | voit des etoiles | vois des eclairs | eclairs & yeux | flashs & yeux | points noirs & yeux | points noirs devant | points lumineux | points brillants | taches devant les yeux | voile devant les yeux | scintill* | phosphenes | lumieres qui clignotent',
  'swollen-face':
    'visage et mains gonfl* | visage gonfl* | visage bouffi | visage enfl* | mains gonfl* & visage | paupieres gonfl* & enceinte | bague & serre | bagues & serrent | alliance & serre | figure gonfl* | oedemes du visage',
  'upper-belly-pain':
    'sous les cotes & mal | sous les cotes & douleur | haut du ventre | creux de l estomac & mal | creux de l estomac & douleur | barre & estomac | barre & epigastr* | epigastr* | cotes a droite & mal | hypochondre',
  'baby-moves-less':
    'bebe ne bouge | bebe bouge moins | bebe bouge a peine | bebe bouge peu | bebe bouge plus | bebe ne donne plus | plus de coups de pied | aucun coup de pied | sens plus mon bebe | sens plus le bebe | sens plus bebe | sens plus bouger | sens pas bouger | sens moins bouger | ne l ai pas senti bouger | pas senti bouger | bebe est calme depuis | bebe trop calme | bebe immobile | bebe tranquille depuis | ventre ne bouge plus | mouvements actifs | maf diminues | mouvements foetaux | mouvements diminues',
  'waters-broke':
    'perdu les eaux | perdu mes eaux | perds les eaux | perte des eaux | poche des eaux | poche est rompue | poche s est | poche rompue | rupture de la poche | rpm | liquide coule & jambes | liquide coule & cuisses | eau coule & jambes | eau coule & cuisses | de l eau entre les jambes | mouillee & enceinte & eau | fissure de la poche | perds du liquide | perd du liquide | liquide clair & enceinte',
  'green-fluid':
    'liquide vert* | eaux vertes | eaux sont vertes | liquide est vert | liquide teinte | meconi* | liquide marron & enceinte',
  'cord-out':
    'cordon & sort | cordon & sorti | cordon & pend | cordon & vagin | cordon & jambes | procidence | pied du bebe & sort* | main du bebe & sort* | bras du bebe & sort* | les pieds d abord | siege & pied & sort*',
  'long-labour':
    'travail depuis hier | contractions depuis hier | contractions depuis deux jours | travail depuis deux jours | pousse depuis & heures | bebe ne descend | bebe coince | travail & n avance | toute la nuit & contractions',
  'pad-soaking':
    'serviette toutes les | serviettes par heure | serviette par heure | serviette en une heure | serviettes en une heure | change de serviette toutes | change toutes les heures | change toutes les demi | serviettes trempees | serviette trempee | deux serviettes | gros caillots | caillots gros | caillots comme | morceaux comme du foie | comme du foie | inond* & sang | drap & sang | matelas & sang | lit & plein de sang | pagne trempe | pagnes & sang | sang & coule le long',
  'gave-birth':
    'accouchee il y a | accouchee depuis | accouchee hier | j ai accouche | a accouche | apres l accouchement | apres mon accouchement | depuis l accouchement | depuis mon accouchement | apres la naissance | depuis la naissance & je | ma cesarienne | la cesarienne il y a | suites de couches | post partum | jeune accouchee | cesarisee',
  'foul-discharge':
    'pertes & sent* mauvais | pertes & pue* | pertes malodorantes | pertes nauseabondes | pertes & odeur | lochies & odeur | lochies fetides | pertes fetides | pertes purulentes | mauvaise odeur & vagin | mauvaise odeur en bas | sent mauvais en bas | pus & vagin | ecoulement & pue | ecoulement & sent mauvais',
  'acts-strange':
    'ne dort plus & accouche* | comportement bizarre | comportement etrange | se comporte bizarrement | agit bizarrement | agit etrangement | pas elle meme | n est plus elle meme | rit et pleure | rit toute seule | surexcitee',
  voices:
    'entend des voix | entend parler | voix qui lui | voix lui disent | voix lui ordonnent | voix me disent | hallucin* | persuade* qu on le | on veut l empoisonner | se croit possed* | se prend pour dieu | se croit persecut*',
  'baby-evil':
    'bebe est envoye | envoye par le diable | bebe & diable | bebe & demon | bebe & possede | bebe & maudit | bebe & sorcier | pas son bebe | on a echange & bebe | bebe & echange',
  'after-abortion':
    'fait une fausse couche | fausse couche | avortement | avorte | j ai avorte | ivg | perdu ma grossesse | perdu la grossesse | perdu le bebe & mois | apres le curetage | curetage | pris des comprimes pour avorter | comprimes & grossesse & enlever | enlever la grossesse | fait passer la grossesse | cytotec | misoprostol | aspiration & grossesse',
  'not-feeding':
    '=ne tete plus | =ne tete pas | =ne tete presque | =tete a peine | =tete tres peu | =tete mal | =tete moins | ne veut plus teter | refuse de teter | refuse le sein | refuse le biberon | refuse de boire le lait | ne prend plus le sein | ne prend pas le sein | prend plus le biberon | deux succions | quelques succions | s endort au sein | s endort des | =s endort apres & tete | =n a pas tete | =pas tete depuis | rien bu depuis & bebe | pas la force de teter | trop faible pour teter | ne se reveille pas pour teter | ne reclame plus | ne reclame pas | ne mange plus & bebe | boit la moitie & biberon | lache le sein | ne suce plus | succion faible',
  limp: 'tout mou | toute molle | tout flasque | toute flasque | flasque | poupee de chiffon | comme une poupee | hypotoni* | hypotonique | ne bouge que si | bouge que quand | bouge seulement quand | bouge a peine & bebe | ne gigote plus | ne pleure plus & bebe | ne crie plus & bebe | cri faible | pleure faiblement | pleurs faibles | geint faiblement | tete & retombe & bebe | bras et jambes & pend*',
  'navel-red':
    'nombril rouge | nombril & rouge | nombril & pus | nombril & coule | nombril & sent mauvais | nombril & pue | nombril & gonfl* | nombril infect* | cordon & pus | cordon & rouge | cordon & sent mauvais | cordon & pue | ombilic & rouge | ombilic & pus | omphalite | autour du nombril & rouge',
  'fast-breath':
    'respire tres vite | respire trop vite | respire vite | respire rapidement | respiration rapide | respiration acceleree | souffle rapide | comme un petit chien | comme s il avait couru | halete | haletant | tachypn* | polypn* | ventre monte et descend | respirations par minute',
  'ribs-draw-in':
    'entre les cotes & rentre | entre les cotes & creuse | peau & cotes & rentre | cotes se creusent | cotes se voient & respir* | cotes & tirent | creuse sous les cotes | creuse & respiration | thorax se creuse | poitrine se creuse | poitrine rentre | ventre se creuse & respir* | tirage | cou se creuse',
  grunting: 'geint | geignement | gemit en respirant | grogne en respirant | gemissement & respir* | bruit & expir*',
  'vomits-all':
    'vomit tout | vomis tout | vomi tout | rejette tout | rend tout | rends tout | ne garde rien | garde plus rien | garde aucun | garde ni | meme l eau & vomi* | meme l eau ressort | meme une gorgee | tout ressort | tout revient | tout remonte | vomit des qu | vomit a chaque | vomit chaque | rien ne reste | ne tient rien',
  'cannot-drink':
    'ne peut pas boire | ne peut plus boire | ne boit plus | ne boit rien | n a rien bu | refuse de boire | refuse l eau | refuse tout liquide | n arrive plus a boire | n arrive pas a boire | n avale plus | n arrive plus a avaler | ne peut plus avaler | n avale rien | avale plus rien | trop faible pour boire | recrache l eau | l eau ressort de & bouche | boit plus rien',
  drowsy:
    'elle somnole | il somnole | somnole | depuis elle somnole | garde les yeux fermes | yeux qui se ferment | ne garde pas les yeux ouverts | du mal a rester eveille* | dort tout le temps | dort toute la journee | dort sans arret | veut seulement dormir | ne veut que dormir | s endort partout | s endort tout le temps | amorphe | apathique | abattu* | lethargi* | sans reaction & fievre | ne joue plus & fievre | ne sourit plus & fievre | ne reagit pas bien | mou et endormi | endormi* & fievre | difficile a reveiller | tres somnolent* | regard vide',
  'pale-palms':
    'paumes blanches | paumes pales | paumes tres pales | mains blanches & enfant | mains pales & enfant | langue blanche & pale | tres pale & enfant | conjonctives pales | conjonctives blanches | tout pale & enfant | toute pale & enfant | pas de sang & enfant | anemie severe | anemie | anemique',
  'both-feet-swollen':
    'deux pieds gonfl* | deux pieds enfl* | pieds gonfl* & enfant | pieds enfl* & enfant | oedemes des pieds | oedemes des deux | kwashiorkor',
  'thin-arm':
    'bras tres maigre | bras tout maigre | bras comme un | tres maigre & enfant | tres amaigri & enfant | que la peau sur les os | peau et les os | os se voient & enfant | perimetre brachial | pb a 11 | ruban rouge | marasme | malnutrition | denutri*',
  'swallowed-battery':
    'pile bouton | pile ronde | petite pile | pile plate | avale une pile | avale la pile | pile & montre & avale* | pile & jouet & avale* | pile & introuvable | pile & nez | pile & oreille | avale un aimant | avale des aimants | petits aimants | billes aimantees | pile de la telecommande',
  'sight-loss':
    'rideau & oeil | rideau devant | rideau noir | voile noir & oeil | ombre & oeil & coup | oeil ne voit plus | oeil voit plus | vois plus de l oeil | vois plus d un oeil | voit plus d un oeil | vois plus rien | voit plus rien | perdu la vue | perte de la vue | perte de vision | baisse brutale de | cecite | devenu aveugle | devenue aveugle | plus rien vu | moitie du champ | vois plus la moitie',
  'chemical-in-eye':
    'javel & oeil | javel & yeux | acide & yeux | acide & oeil | produit & yeux | produit & oeil | ciment & oeil | ciment & yeux | chaux & oeil | chaux & yeux | soude & yeux | super glue & oeil | pesticide & yeux | batterie & yeux | gaz lacrymogene & yeux | detergent & yeux | detergent & oeil',
  'eye-injury':
    'oeil creve | oeil perce | oeil perfore | bois & oeil | branche & oeil | clou & oeil | verre & oeil & eclat | eclat & oeil | fer & oeil | metal & oeil | epine & oeil | ciseaux & oeil | fil de fer & oeil | coup de poing & oeil | ballon & oeil | pierre & oeil | caillou & oeil | oeil & saigne | oeil & coupe',
  drooling:
    'bave beaucoup | bave & gorge | bave & avaler | bave sans arret | il bave et | elle bave et | salive coule | salive & avaler | ne peut avaler & salive | n avale plus sa salive | voix etouffee | voix couverte | patate chaude | penche en avant & bouche ouverte',
  'skin-peeling':
    'peau se decolle | peau qui se decolle | peau pele | peau part en lambeaux | peau en lambeaux | peau s arrache | peau s en va | peau tombe | cloques partout & medicament | bulles & medicament | decollement & peau | peau a vif | lyell | stevens johnson',
  'deep-mouth-sores':
    'bouche pleine de plaies | plaies dans la bouche & peau | plaies dans la bouche & rougeole | bouche en sang & peau | ulcerations & bouche | bouche & lesions & peau | aphtes partout & peau',
  'low-sugar':
    'sucre trop bas | sucre bas | sucre tombe | sucre est tombe | sucre descendu | glycemie basse | glycemie a 0.5 | glycemie a 2 | glycemie a 3 | glycemie tombee | hypoglycemi* | hypo | insuline & pas mange | insuline sans manger | pique son insuline & mange',
  sweating:
    'trempe de sueur | trempee de sueur | en sueur | en sueurs | transpire beaucoup | transpire enormement | transpire a grosses | ruisselle de sueur | couvert de sueur | couverte de sueur | sueurs profuses',
  diabetes:
    'diabetique | diabete | sous insuline | prend de l insuline | sous metformine | il a le sucre | elle a le sucre | maladie du sucre | j ai le sucre',
  'deep-breathing':
    'respire profondement | respire fort et profond | respiration profonde | respiration ample | grandes respirations | haleine & fruit* | haleine & pomme* | haleine & acetone | sent l acetone | odeur d acetone | kussmaul',
  'sickle-cell': 'drepanocytaire* | drepanocytose | drepano | hemoglobine ss | forme ss | est ss | anemie falciforme',
  'dark-urine':
    'urine coca | urines coca | urine & coca | urines & coca | urine noire | urines noires | urine foncee | urines foncees | urines brunes | urine brune | urine & the | urines & the | urine & cafe | urines & cafe | urine rouge & fievre | urines rouges & fievre | pisse noir*',
  'suicide-plan':
    'j ai achete la corde | achete une corde | achete la corde | corde & prete | corde & pendre | deja achete & corde | ce soir je pars | je pars pour toujours | partir pour toujours | ce soir c est fini | ce soir j en finis | en finir ce soir | en finir cette nuit | je vais en finir | vais me pendre | veux me pendre | va se pendre | veut se pendre | tente de se pendre | essaye de se pendre | essaye de se tuer | essaye de mourir | tente de se tuer | tente de se suicider | tentative de suicide | vais me tuer | vais me suicider | va se tuer | va se suicider | vais me jeter | veux me jeter | veut se jeter | va se jeter | me jeter du | me jeter sous | sauter du pont | sauter du toit | vais sauter | me couper les veines | coupe les veines | ouvert les veines | s ouvrir les veines | me tirer une balle | vais avaler tous | avaler tous mes | comprimes devant moi | boite devant moi | prepare les comprimes | mis de cote & comprimes | garde des comprimes pour | prepare mon suicide | prepare ma mort | lettre d adieu | lettre d adieux | ecrit une lettre & mourir | message d adieu | adieu a tous | dernier message | derniere nuit | dernier jour & mourir | je sais comment & mourir | poison & pret | achete du poison | boire le poison | vais boire & poison | s immoler | me mettre le feu | mettre fin a mes jours ce | personne ne me regrettera & soir',
  'suicide-thoughts':
    'envie de mourir | envie d en finir | veux mourir | voudrais mourir | plus envie de vivre | plus le gout de vivre | vie n a plus de sens | vie ne vaut | pense au suicide | pense a la mort | idees noires | idees suicidaires | idees de suicide | mieux si je n etais | mieux sans moi | mieux vaut mourir | ne plus me reveiller | plus me reveiller | mettre fin a mes jours | disparaitre pour toujours | marre de vivre | fatigue de vivre | fatiguee de vivre',
  unsafe:
    'm a etrangle* | m etrangle | etranglee | serre le cou | serre la gorge avec & mains | mains autour du cou | mis un couteau | couteau sous la gorge | me menace de mort | menace de me tuer | menace de nous tuer | dit qu il va me tuer | va me tuer | va nous tuer | il me tuera | il nous tuera | pistolet & menace* | arme & menace* | machette & menace* | m a enferme* | nous a enferme* | m empeche de sortir | peur de rentrer | peur de retourner | je me cache | on se cache | asperge* d essence | verse de l essence | m a asperge* | il me suit partout | il est devant la porte | pas en securite | plus en securite | en danger chez',
  'partner-violence':
    'mon mari me frappe | mari & frappe* | mari & bat | mari & tape* | mari & coups | copain & frappe* | copain & bat | conjoint & frappe* | conjoint & bat | compagnon & frappe* | mon mari m a | battue par mon | frappee par mon | coups de mon mari | violences conjugales',
  rape: 'j ai ete violee | ete viole* | on m a viole* | m a viole* | violee hier | violee par | force a coucher | forcee a coucher | forcee & rapport* | abuse* de moi | agression sexuelle | agressee sexuellement | abus sexuel* | rapport force | rapports forces | attouchement*',
  'venom-bite':
    'scorpion | pique par un scorpion | piquee par un scorpion | piqure de scorpion | piqure d araignee | mordu par une araignee | mille pattes',
  'deep-bite':
    'mordu au visage | mordue au visage | mordu a la tete | mordu au cou | mordu & joue | mordu & nez | mordu & oreille | mordu & levre | mordu jusqu a l os | mordu & profond* | morsure profonde | morsures profondes | chien & dechir* | chien & arrach* | chien & morceau de chair | morsure & visage | morsure & os | morsure & trous',
  'weak-immunity':
    'chimio | chimiotherapie | sous chimio | greffe* du rein | greffe de rein | greffe* | sans rate | rate enlevee | ablation de la rate | leucemi* | lymphome | sous cortisone depuis | corticoides depuis | immunodeprim* | neutropeni* | aplasie',
  'stopped-alcohol':
    'arrete l alcool | arrete de boire & jours | arrete la biere | sevrage | ne boit plus depuis & alcool | sans alcool depuis | dernier verre & jours | delirium tremens',
  'danger-to-others':
    'menace tout le monde | menace avec & couteau | menace avec & machette | veut tuer & voisin* | veut tuer sa | veut tuer son | veut tuer ses | voix & tuer | voix & frapper | casse tout & voix | frappe tout le monde | attaque tout le monde | couteau & voix',
} as const;
