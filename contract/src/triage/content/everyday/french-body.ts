/** Everyday French about parts of the body: by concept, separated by bars. */
export const frenchBody = {
  'chest-pain': `
    poitrine & ecras* | poitrine & serre* | poitrine & poids | poitrine & etau | serrement dans la poitrine | retrosternal* | coeur & mal | coeur & serre* |
    barre dans la poitrine | quelqu un assis & poitrine | irradiation machoire | douleur & bras gauche | douleur & machoire & bras | angor | infarctus |
    mal a une cote | pierre & poitrine | brule & poitrine | oppression | poitrine & oppress*
  `,
  'chest-pain-on-press':
    'quand j appuie | quand on appuie | si on appuie | quand je palpe | si je touche | quand je le touche | en la touchant | en le touchant | si j appuie | en appuyant | quand je me tourne | en me tournant | au toucher | quand je touche | seulement si je bouge | quand je tousse',
  'chest-pain-gone':
    'disparu* | parti* depuis | passe* depuis | plus rien | aujourd hui rien | rien depuis | c est passe | a dure & minutes',
  'sharp-chest-pain':
    'coup de poignard & respir* | quand j inspire | en inspirant | pointe & respir* | douleur & inspir* | respirer fait mal | mal & inspir* | point de cote',
  'calf-swollen':
    'mollet & gros | mollet & chaud | mollet & dur | mollet & douloureu* | une jambe & double | =une jambe & gonfle* | jambe & volume | sous le genou & gonfle* | une jambe & grosse | un seul mollet | une seule jambe',
  'recent-surgery':
    'cesarienne | opere* | operation | chirurgie | platre | long vol | prothese de hanche | intervention',
  'inhaler-fails':
    'spray ne fait | spray n aide | bouffees & rien | spray & plus rien | ventoline & rien | ventoline & pas | ventoline & plus | inhalateur & rien | pompe & rien | pompe & pas | aerosol & pas | ne soulage',
  asthma: 'asthm* | ventoline | bouffees | spray bleu | bronches',
  'asthma-tiring': 's epuise | epuise* | n arrive pas a finir | trop fatigue* pour respirer | hoche la tete',
  'racing-heart':
    'coeur & vite | coeur & emball* | coeur & cogne* | coeur & saute* | coeur & bat & fort | palpit* | coeur & chamade',
  'faint-on-effort':
    'couru* & tombe* | courant & tombe* | course & evanoui* | foot & ecroule* | match & ecroule* | sport & malaise | sport & evanoui* | escalier* & evanoui* | courait & tombe* | jouait & tombe* | entrainement & effondre*',
  'coughs-blood': 'tousse* & sang | crach* & sang | crach* & rouge | hemoptysie | sang & toux',
  'blood-streaks': 'filet* rouge* | filets | traces rouges | un peu rouge | petits fils | strie* | trace* de sang',
  'long-cough':
    'tousse depuis & semaines | tousse depuis & mois | toux depuis & semaines | toux depuis & mois | toux qui ne passe | toux & traine | toux & longtemps',
  'night-sweats':
    'draps mouilles | draps trempes | nuit & transpir* | sueurs nocturnes | nuits & trempe* | nuit & sueur*',
  'weight-loss': 'maigri* | flotte dans | pantalon & tombe | perdu & kilos | perd du poids | amaigri*',
  'high-pressure': 'hypertens* | tension haute | tension elevee',
  'sore-throat': 'gorge & gratte | gorge & brule | avaler fait mal | gorge rouge | mal en avalant | gorge irritee',
  'cold-symptoms': 'nez & coule | nez & bouche | eternue* | eternuement* | rhume | mouche* | morve',
  'face-droop':
    'bouche & partie d un cote | bouche & cote | visage & cote & tombe | coin de la bouche | sourire & tordu | asymetrie faciale | joue & tombe | bouche & devie* | visage & affaisse* | paralysie & visage | bave d un cote',
  'one-side-weak': `
    hemipare* | hemipleg* | cote gauche & mort | cote droit & mort | bras & mort | bras & plus de force | bras & sans force | bras & lache | jambe & traine | bras gauche & faible | bras droit & faible |
    cote gauche & engourdi* | cote droit & engourdi* | moitie & corps | bras pend | lache sa tasse | ne tient plus sa tasse | bras ne repond | bras ne repond plus | jambe ne repond plus | main ne serre
  `,
  slurred:
    'ne trouve plus ses mots | cherche ses mots | trouve plus mes mots | parle comme un ivrogne | mots & sortent & pas | dysarthri* | aphasi* | parole & bizarre | mots & incomprehensible* | bredouille* | bafouille* | langue lourde | parle de travers',
  headache:
    'tete & eclate* | tete & cogne | tete & bandeau | tete lourde | la tete & serre* | crane & mal | cephale* | bandeau serre autour | tete va exploser',
  'headache-bad':
    'tete & eclate* | tete va exploser | tete & terrible | migraine terrible | tete & atroce | tete & exploser',
  'headache-worst':
    'pire douleur & vie | jamais eu aussi mal | tete & eclair | tete & marteau | tete & explose* | tete & seconde* | coup de tonnerre | coup de marteau | mal de tete de ma vie | tete & d un coup | comme une bombe',
  'headache-daily-worse':
    'chaque matin & pire | de pire en pire | chaque jour & plus fort | reveille la nuit & tete | augmente chaque',
  'jaw-pain': 'machoire & mach* | machoire & mange* | tempe & sensible | machoire & douleur* & manger | cuir chevelu',
  'sight-loss':
    'cecite | aveugle | voit plus rien | vois plus rien | perdu la vue | rideau noir | voile noir & oeil | oeil & noir | oeil & plus rien | vue & disparu* | vue & perdu* | trou noir & oeil',
  'double-vision': 'voit double | vois double | vision double | vois deux | voit deux | diplopie | dedouble*',
  blurred:
    'vois des etoiles | etoiles devant | vue baisse | vue brouille | vois double | voit double | vois trouble | mouches volantes | eclairs devant | brouillard & yeux | vue & floue | vue & trouble | vois deux',
  'light-hurts': 'lumiere & mal | lumiere & brule | lumiere & supporte | lumiere & gene | fuit la lumiere',
  'numb-saddle':
    'entre les jambes & sens | entre les cuisses | engourdi* & fesses | selle & engourdi* | sens plus quand je m essuie | insensible entre | perinee & sens*',
  'bladder-bowel-change':
    'urine sans | fais pipi sans | pipi sans sentir | perd ses selles | perds mes urines | perds mes selles | perd ses urines | ne controle plus | me suis fait dessus | s est fait dessus | fuites d urine',
  'both-legs-weak':
    'deux jambes | jambes ne repondent | jambes ne portent | jambes & lachent | jambes & coton | jambes & plus de force | jambes paralysees | jambes & molles | jambes ne bougent',
  'back-pain':
    'dos & bloque* | bas du dos | dos & coince* | dos & raide | lumbago | tour de rein* | mal au dos | dos & mal',
  'muscle-ache': 'courbature* | muscle* | entorse | cheville & foule* | apres le sport | tordu la cheville',
  'belly-pain-severe':
    'ventre & hurle* | ventre & plie* | plie* en deux | ventre & insupportable | ventre & coup de couteau | ventre & poignard* | se tord de douleur | ventre & atroce | ventre & brutal*',
  'belly-hard':
    'ventre & dur* | ventre & bois | ventre & pierre | contracture & ventre | ventre & raide | defense & abdom*',
  'right-low-pain':
    'bas a droite | en bas a droite | a droite en bas | fid | fosse iliaque droite | droite & bas | appendi* | autour du nombril & maintenant | nombril & maintenant & droite',
  'lower-belly-pain': 'bas du ventre | en bas a gauche | mal en bas | bas ventre | douleur en bas',
  'belly-pain': 'mal de ventre | ventre & mal | ventre & tord* | crampes au ventre | ventre & coince*',
  'vomits-blood':
    'vomi* & sang | vomi* & rouge | vomi* & marc de cafe | marc de cafe | vomi* & noir | rend* du sang | rejette du sang | hematemese',
  'blood-streak-vomit': 'filet & vomi* | trace & vomi* | un peu de sang & vomi* | derniere fois & filet',
  'black-stool': 'selle* & noir* | selle* & goudron | caca & noir | melena | selles & charbon',
  'blood-stool': 'selle* & sang | diarrhee & sang | caca & sang | sang & cuvette | glaire* & sang | rouge & selle*',
  vomits: 'vomi* | rend* tout | rejet* | regurgit* | a rendu',
  'vomits-all':
    'vomit tout | rend tout | tout ressort | ne garde rien | rien ne reste | garde meme pas l eau | meme l eau ressort | vomit chaque | rejette tout | vomit meme l eau | vomis tout | ne garde ni | tout ce qu il boit | tout ce qu elle boit',
  'keeps-no-fluid': 'garde pas l eau | l eau ne reste | ne garde pas l eau | ne garde aucun liquide | l eau ressort',
  'green-vomit': 'vomi* & vert* | bile | vert* & rend*',
  'no-stool':
    'pas de selles | ni gaz | plus de gaz | pas de gaz | aucune selle | ne va plus a la selle | plus alle aux toilettes',
  'hard-hernia':
    'hernie & dur* | hernie & sortie | hernie & {pain} | hernie & rentre | hernie & coince* | hernie & {vomit} | boule & aine & rentre',
  diarrhoea:
    'selles molles | selles liquides | ventre liquide | diarrhe* | coliques liquides | court aux toilettes | cours aux toilettes | selles & fois',
  'much-watery':
    'comme de l eau | eau de riz | toutes les dix minutes | sans arret & selles | diarrhee & sans arret | flots & diarrhee | cholera | vingt fois',
  'sunken-eyes': 'yeux & enfonce* | yeux & creux | yeux & creuse* | yeux & cerne* & bebe | yeux & rentre*',
  dehydrated: 'langue seche | bouche seche | pleure sans larmes | sans larmes | tres sec | desseche*',
  'slow-skin': 'pli & peau | peau & reste & pince* | pli cutane',
  thirsty:
    'reclame a boire | se jette sur la tasse | demande a boire | toujours soif | soif sans cesse | avide* de boire',
  'drinking-well':
    'boit bien | bois bien | je bois | boit son lait | boit beaucoup | bois beaucoup | bois bcp | l eau passe | l eau reste | l eau et la bouillie passent | arrive a boire | garde l eau | bois de l eau | boit',
  yellow: 'yeux & jaune* | peau & jaune* | jauniss* | icter*',
  'cannot-pass-urine':
    'impossible de faire pipi | pas une goutte | plus une goutte | n arrive plus a uriner | n arrive pas a uriner | retention | vessie & eclat* | vessie pleine | impossible d uriner | ne peut plus uriner | urine bloquee | ca ne sort pas & pipi | goutte & uriner',
  'flank-pain':
    'mal au rein | douleur au rein | mal au flanc | cote du dos | sous les cotes derriere | rein & mal | lombaire & fievre | fosse lombaire',
  'urine-burns':
    'pique en urinant | pique & pipi | brule & pipi | brule en urinant | brule & uriner | cystite | ca pique quand j urine | ca brule quand | mal en urinant | infection urinaire',
  'testicle-pain':
    'couille & mal | couilles & mal | parties & gonfle* | torsion & testicule* | torsion & bourses | testicule* & {sudden}',
  'long-erection': 'erection | priapisme | en erection | verge dure',
  'stuck-foreskin':
    'prepuce & coince* | prepuce & gonfle* | prepuce & remet* | prepuce & revenir | prepuce & pas & revient | peau du gland & coince* | paraphimosis',
  'not-eating': 'ne mange presque | plus d appetit | refuse de manger | mange mal | ne mange pas',
  'stopped-eating': 'ne mange plus | refuse toute nourriture | plus rien mange | n avale plus rien | plus mange depuis',
  heartburn: 'brulure* d estomac | brulure* & estomac | aigreur* | acide & gorge | remontee* acide* | reflux | acidite',
  constipation: 'constip* | selles dures | mal a aller',
} as const;
