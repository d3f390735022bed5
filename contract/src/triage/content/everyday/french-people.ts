/** Everyday French about women, children, skin, long-term illness and mind: by concept, separated by bars. */
export const frenchPeople = {
  pregnant: 'enceinte | grossesse | attends un bebe | mois de grossesse | semaines de grossesse | gestante | primipare',
  'missed-period':
    'regles & retard | pas vu ses regles | pas vu mes regles | regles absentes | plus de regles | regles & semaines de retard | regles & venues & pas | regles manquees | attends mes regles',
  'shoulder-tip-pain': 'epaule & mal | epaule & douleur*',
  'vaginal-bleeding':
    'perd du sang en bas | saigne en bas | pertes de sang | saigne & vagin | perds du sang | saignement en bas | sang dans ma culotte | metrorragi*',
  spotting: 'quelques gouttes | un peu de sang | traces de sang | gouttes de sang | petites pertes',
  'pad-soaking':
    'serviette* par heure | serviette* & une heure | serviette* & trempe* | serviette* & minutes | caillots | gros caillots | change de serviette | sang & jambes & coule | sang le long des jambes | inonde* | draps pleins de sang',
  'waters-broke':
    'perdu les eaux | eaux rompues | poche & perce* | poche & rompu* | l eau a coule | liquide & jambes | coule entre mes jambes | flaque & enceinte | perds du liquide',
  'green-fluid': 'liquide vert | eaux vertes | liquide & vert* | meconi*',
  'cord-out': 'cordon & sort | cordon & pend* | cordon & jambes | comme une corde & jambes',
  'baby-moves-less':
    'bebe & bouge & moins | bebe & bouge & plus | bebe & calme | ne sens plus | sens moins | plus de coups | plus senti & bebe | bebe & remue & plus | bebe & donne & coups & plus | bebe ne bouge | pas bouge',
  labour:
    'contractions | travail a commence | douleurs toutes les | en travail | a les douleurs | douleurs de l accouchement',
  'urge-to-push': 'envie de pousser | pousse | tete du bebe & voit | bebe arrive | je pousse | sent la tete',
  'long-labour':
    'douleurs depuis hier | contractions depuis hier | travail depuis | toujours pas de bebe | plus de quinze heures | douleurs & heures | contractions & heures',
  'gave-birth':
    'accouche* | accouchement | eu mon bebe | depuis la naissance | eu un bebe | apres la naissance | naissance il y a | post partum | mis au monde | suites de couches',
  'postpartum-voices':
    'bebe est un demon | bebe & demon | bebe & diable | faire du mal au bebe | peur de faire du mal a | tuer le bebe | jeter le bebe | etouffer le bebe | bebe & sorcier | bebe & pas le mien',
  'after-abortion':
    'avort* | fausse couche | perdu ma grossesse | perdu le bebe | ivg | curetage | comprimes pour avorter | fait passer la grossesse | perdu sa grossesse',
  'foul-discharge':
    'sent mauvais en bas | pertes & odeur | pertes & mauvais* | odeur & en bas | lochies | pertes & pu* | sent mauvais',
  'urine-leak-since-birth':
    'fuite* & accouchement | urine & coule & accouchement | fistule | perds mes urines depuis l accouchement | selles par devant',
  'period-pain':
    'crampes habituelles | douleurs de regles | crampes & regles | regles & mal | premier jour des regles | comme chaque mois | crampes de chaque mois',
  'period-bleeding': 'regles',
  'unprotected-sex':
    'sans preservatif | sans capote | non protege | pilule du lendemain | preservatif & craque* | preservatif & dechire* | oublie ma pilule | capote & craque*',
  'pregnancy-nausea': 'nause* | envie de vomir | ecoeure*',
  newborn:
    'nouveau ne | de huit jours | jours de vie | bebe & jours | ne hier | nee hier | vient de naitre | ne il y a & jours | bebe & semaines | ma fille de & jours',
  'not-feeding':
    'ne prend plus le sein | =ne tete plus | refuse le sein | ne veut plus teter | =tete mal | =tete a peine | n arrive pas a teter | prend mal le sein | refuse de teter | ne veut plus du sein | lache le sein | =tete tres peu | refuse le biberon | ne prend plus',
  'cannot-drink':
    'ne peut plus boire | n avale rien | n avale plus | refuse de boire | ne boit plus | ne boit rien | n arrive pas a avaler | impossible d avaler | recrache tout | ne veut rien boire',
  limp: 'tout mou | toute molle | mou comme | comme une poupee de chiffon | hypotoni* | bouge seulement si | ne bouge que | pleure faiblement | ne pleure plus | cri faible',
  'cold-body':
    'tout froid | toute froide | corps froid | froid au toucher | glace* | pieds et mains froids | hypotherm*',
  grunting:
    'gein* | gemit en respirant | geignement | narines & battent | bruit a chaque respiration | plainte & souffle',
  'ribs-draw-in':
    'entre les cotes & enfonce* | cotes & enfonce* | cotes & creuse* | peau & cotes | thorax & creuse* | tirage | ventre & creuse* & respire | poitrine & creuse* | poitrine & enfonce* | cotes & rentre*',
  'yellow-palms':
    'jaune* & pieds | jaune* & mains | jaune* & plantes | jaune* jusqu | jaune* des le premier jour | jaune* & paumes | tout jaune | toute jaune',
  'navel-red':
    'nombril & rouge* | nombril & pus | nombril & sent | cordon & pus | cordon & sent | cordon & rouge* | nombril & gonfle*',
  pustules: 'boutons de pus | pustul* | boutons & pus | cloques & pus',
  'pale-palms':
    'paumes & blanc* | mains & blanc* | tres pale | blanc comme | blanche comme | levres blanches | pale comme | anemi* | sans couleur | palot*',
  'thin-arm':
    'tour de bras | perimetre brachial | bras & mm | bande rouge | peau sur les os | tres maigre | bras & maigre*',
  'both-feet-swollen': 'deux pieds & gonfle* | pieds & enfle* | oedeme* des pieds | pieds & gonfle*',
  'cloudy-eye': 'oeil & voile | oeil & blanc | cornee | oeil & trouble | oeil & opaque',
  'deep-mouth-sores':
    'bouche & plaies | bouche & ulcer* | erosions | aphtes partout | bouche a vif | bouche & a vif | erosions buccales | levres & plaies',
  'swelling-behind-ear': 'derriere l oreille | oreille decollee',
  'swallowed-battery': 'pile bouton | pile ronde | pile & avale* | aimant* & avale* | pile & bouche | pile de montre',
  drooling:
    'bave* | salive & coule | n avale plus sa salive | avaler sa salive | avaler ma salive | penche en avant & salive',
  'neck-swelling':
    'cou & gonfle* | cou & enfle* | sous la machoire & gonfle* | sous le menton & gonfle* | boule & cou & grosse',
  'eye-injury':
    'eclat & oeil | metal & oeil | oeil & branche | oeil & coup | oeil & epine | oeil & perce* | oeil & coupe* | oeil & pierre | oeil & ballon | oeil & baton | entre dans l oeil',
  'chemical-in-eye':
    'oeil & javel | oeil & ciment | oeil & chaux | oeil & acide | oeil & produit | yeux & gaz | gicle & oeil | oeil & savon | oeil & peinture | oeil & batterie | yeux & produit',
  'red-eye': 'oeil rouge | yeux rouges | conjonctivite | oeil injecte',
  'sticky-eye': 'cils colles | yeux colles | oeil colle | secretions & oeil | paupieres collees | oeil & colle',
  toothache: 'dent & mal | abces de dent | rage de dent* | molaire | dent pourrie | dent cariee | dent & abces',
  'face-swollen': 'joue & gonfle* | joue & enfle* | enflure | machoire & gonfle* | visage enfle',
  'swelling-to-eye':
    'jusqu a l oeil | enflure & oeil | oeil & ferme* & gonfle* | montee jusqu | gagne l oeil | oeil gonfle',
  'spreading-red-skin':
    'rougeur & monte | rougeur & etend* | rouge & monte* | trainee rouge | ligne rouge | rougeur & grandi* | jambe & rouge & chaude | plaque rouge chaude | erysipele | rouge et chaud',
  'black-skin': 'peau & noir* | devient noir | devenu noir | gangrene | necro* | chair noire | pourri*',
  'skin-peeling':
    'peau & decolle* | peau & part | decollement cutane | peau & pele* | peau & lambeaux | peau qui se detache | peau & detache*',
  'hot-swollen-joint':
    'genou & chaud | articulation & chaude | genou & gonfle* & rouge | hanche & douloureuse | cheville & chaude | gros orteil & chaud | orteil & rouge | coude & chaud | poignet & chaud | genou & rouge',
  'dirty-wound':
    'clou | clou rouille | plaie profonde | plaie ouverte | plaie beante | coupure profonde | plaie & terre | tole & coupe* | verre & profond* | entaille',
  'small-cut': 'petite coupure | egratign* | eraflure | petite plaie | coupure & petite | griffure superficielle',
  'insect-bite': 'moustique* | piqure d insecte | piqures | puce* | punaise*',
  'long-lump':
    'boule & mois | boule & sein | grosseur & mois | plaie & guerit pas | grain de beaute & change* | kyste & mois',
  'new-medicine':
    'nouveau traitement | nouveaux comprimes | sous nevirapine | sous cotrimoxazole | bactrim | depuis que je prends | depuis le traitement | nouveau medicament | sous carbamazepine',
  diabetes: 'diabet* | insuline | glycemie | sucre',
  'low-sugar': 'hypoglycemi* | sucre a 2 | sucre a 3 | sucre bas | sucre & chute* | en hypo',
  'deep-breathing':
    'respire profond* | grandes respirations | acetone | haleine & pomme | haleine & fruit* | kussmaul | respiration ample',
  'sickle-cell': 'drepano* | ss | cellules falciformes',
  hiv: 'seropositi* | vih | sida | antiretro* | sous arv | porteur du virus',
  'weak-immunity': 'chimio* | greff* | sans rate | cortisone | corticoid* | leucemi* | lymphome | immuno*',
  elderly: 'grand pere | grand mere | mamie | papi | vieux | vieille | personne agee | tres age*',
  'minor-fall': 'tombe* | chute | glisse*',
  'suicide-plan':
    'me pendre | se pendre | pendu* | =corde & plafond | =corde & au cou | =corde & branche | =corde & arbre | lettre d adieu | =adieu a tous | =adieu a tout le monde | =adieu mes enfants | =adieu a mes enfants | =adieu aux enfants | =adieu la vie | =adieu au monde | =je vous dis adieu | =je dis adieu | =adieu & pardon* | finir ce soir | tous mes cachets | me tirer | sauter du pont | me jeter | me trancher | plus jamais demain | mes veines | voulu mourir & avale*',
  'suicide-thoughts':
    'plus etre la | ne plus etre la | ne plus me reveiller | a quoi bon vivre | plus de sens & vie | mieux sans moi | plus envie de vivre | envie de disparaitre | envie de mourir | voudrais mourir | vivre ne sert',
  voices:
    'entend* & voix | voix & disent | chuchot* | parle aux murs | parle tout seul | voit des gens | se croit poursuivi* | hallucin*',
  'danger-to-others':
    'machette | couteau & menace | nous menace | veut bruler | poursuit les gens | casse tout | frappe tout le monde | =attaque tout le monde | =attaque sa mere | =attaque les gens | =attaque les voisins | =attaque son frere | =attaque ma mere | =attaque les enfants | =nous attaque | =m attaque | arme',
  'stopped-alcohol':
    'cesse de boire | arrete de boire | arrete l alcool | plus bu depuis | ne boit plus d alcool | sans alcool depuis | sevrage | plus d alcool depuis',
  shakes: 'trembl* | mains & trembl*',
  sweating: 'transpir* | sueur* | en nage',
  rape: 'viol* | penetre* | force* a coucher | touche et penetre | abuse* | m a force* | contre ma volonte | drogue* & reveille* | couche de force',
  'child-abuse':
    'enfant & bleus | marques de ceinture | brulures de cigarette | belle mere & frappe | beau pere & touche | oncle & touche | voisin & touche | maitre & touche | ma fille & touche* | bat mon fils | bat ma fille | traces de coups',
  'partner-violence':
    'mari & frapp* | mari & bat | mon homme & frapp* | me cogne | copain & frapp* | m a gifle* | coups de poing | conjoint & frapp* | mari & coups | me tape | mari & violent',
  unsafe:
    'etrangl* | serre* le cou | arme | menace* de me tuer | cache* dans | enferme* | va revenir | peur qu il | m a etrangle*',
  'mammal-bite':
    'chien & mord* | chien & griffe* | chien errant | chien de la rue | chat & griffe* | chat & mord* | singe & mord* | chauve souris | chien & leche* | rage',
  'deep-bite':
    'mord* & joue | mord* & visage | mord* & levre | mord* & cou | mord* & tete | mord* & profond* | chair & arrache* | morsure & nez',
  'venom-bite': 'scorpion | araignee | mygale | scorpion & pique*',
  'hiv-exposure':
    'preservatif & craque* | preservatif & positi* | aiguille | partenaire seropositi* | seringue | rapport & seropositi* | sang & yeux & patient',
  'low-mood': 'triste | deprim* | cafard | deuil | deces de | vide | plus gout | desespoir',
  'sugar-helped':
    'pris un jus & bien | apres un jus & bien | jus & mieux | sucre & mieux | maintenant & bien | remonte & bien',
} as const;
