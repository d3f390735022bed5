/** What people read for each concept about babies and children: Swahili, English, French. */
export const names = `
child: mtoto mgonjwa | a child is ill | un enfant est malade
newborn: mtoto mchanga | a newborn baby | nouveau-né
ribs-draw-in: mbavu kuingia ndani akipumua | ribs that draw in with each breath | côtes qui se creusent en respirant
grunting: kugumia akipumua | grunting with each breath | geignement en respirant
yellow-palms: viganja au nyayo za njano | yellow palms or soles | paumes ou plantes jaunes
navel-red: kitovu chekundu au chenye usaha | a red navel or pus there | nombril rouge ou avec du pus
pale-palms: viganja vyeupe sana | very pale palms | paumes très pâles
deep-mouth-sores: vidonda virefu mdomoni | deep sores in the mouth | plaies profondes dans la bouche
swelling-behind-ear: uvimbe nyuma ya sikio | swelling behind the ear | gonflement derrière l’oreille
ear-pain: maumivu ya sikio | ear pain | mal d’oreille
swallowed-battery: kumeza betri au sumaku | a swallowed battery or magnet | pile ou aimant avalé
not-feeding: kutonyonya | not sucking | ne tète pas
cannot-drink: kushindwa kunywa au kumeza | unable to drink or swallow | impossible de boire ou d’avaler
limp: mwili uliolegea | a limp body | corps tout mou
cold-body: mwili wa baridi | a cold body | corps froid
pustules: malengelenge mengi ya usaha | many spots with pus | beaucoup de boutons de pus
thin-arm: mkono mwembamba sana | a very thin arm | bras très maigre
both-feet-swollen: miguu yote miwili kuvimba | both feet swollen | les deux pieds gonflés
malnutrition: utapiamlo | malnutrition | malnutrition
measles: surua | measles | rougeole
cloudy-eye: jicho lenye ukungu | a cloudy eye | œil trouble
teething: kuota meno | teething | poussée des dents
baby-yellow: mtoto wa rangi ya njano | a yellow baby | bébé jaune
first-day: siku ya kwanza ya maisha | the first day of life | premier jour de vie
stiff-body: mwili kukakamaa au kurukaruka | a body that goes stiff or jerks | corps raide ou secousses
feeds-weakly: mtoto ananyonya kidogo sana | a baby that sucks weakly | bébé qui tète faiblement
`;
