/** What people read for each concept about belly, bowel and urine: Swahili, English, French. */
export const names = `
belly-pain: maumivu ya tumbo | belly pain | mal de ventre
belly-pain-severe: maumivu makali ya tumbo | very bad belly pain | très fort mal de ventre
belly-hard: tumbo gumu kama ubao | a hard belly | ventre dur
lower-belly-pain: maumivu chini ya tumbo | low belly pain | douleur au bas-ventre
right-low-pain: maumivu chini ya tumbo kulia | pain low on the right of the belly | douleur en bas à droite du ventre
upper-belly-pain: maumivu juu ya tumbo | upper belly pain | douleur en haut du ventre
belly-swollen: tumbo lililovimba | a swollen belly | ventre gonflé
vomits: kutapika | vomiting | vomissements
vomits-all: kutapika kila kitu | vomiting everything | tout est vomi
vomits-blood: kutapika damu | vomiting blood | vomissement de sang
blood-streak-vomit: michirizi ya damu kwenye matapishi | streaks of blood in vomit | filets de sang dans le vomi
green-vomit: matapishi ya kijani | green vomit | vomi vert
black-stool: choo cheusi kama lami | black stool like tar | selles noires comme du goudron
blood-stool: damu kwenye choo | blood in the stool | sang dans les selles
no-stool: kutopata choo wala hewa | no stool and no wind | ni selles ni gaz
constipation: choo kigumu | constipation | constipation
hard-hernia: henia ngumu yenye maumivu | a hard, painful hernia | hernie dure et douloureuse
diarrhoea: kuharisha | diarrhoea | diarrhée
much-watery: kuharisha maji mengi | much watery stool | beaucoup de selles liquides
dehydrated: mwili kukauka maji | signs of drying out | signes de déshydratation
sunken-eyes: macho yaliyoingia ndani | sunken eyes | yeux enfoncés
slow-skin: ngozi inayorudi polepole ikivutwa | pinched skin that goes back slowly | pli de peau qui s’efface lentement
thirsty: kiu kali | great thirst | grande soif
drinking-well: kunywa vizuri | drinking well | boit bien
keeps-no-fluid: kutoweza kubaki na maji tumboni | keeping no fluid down | ne garde aucun liquide
not-eating: kutokula | not eating | ne mange pas
stopped-eating: kuacha kula kabisa | stopped eating at all | ne mange plus du tout
yellow: macho au ngozi ya njano | yellow eyes or skin | yeux ou peau jaunes
flank-pain: maumivu ya ubavuni | pain in the side of the back | douleur au flanc
urine-burns: mkojo unaochoma | urine that burns | brûlure en urinant
urine-often: kukojoa mara kwa mara | passing urine often | uriner souvent
cannot-pass-urine: kushindwa kukojoa | unable to pass urine | impossible d’uriner
dark-urine: mkojo mweusi kama chai | dark urine like tea | urine foncée comme du thé
testicle-pain: maumivu ya korodani | pain in a testicle | douleur à un testicule
long-erection: uume uliosimama zaidi ya saa mbili | an erection of over two hours | érection de plus de deux heures
stuck-foreskin: govi lililokwama | a stuck foreskin | prépuce coincé
heartburn: kiungulia | heartburn | brûlures d’estomac
gas: gesi tumboni | wind | gaz
belly-blow: kupigwa au kugonga tumbo | a blow to the belly | coup au ventre
`;
