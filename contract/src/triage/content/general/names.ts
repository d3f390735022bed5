/** What people read for each concept about any part of the body: Swahili, English, French. */
export const names = `
blue-lips: midomo ya bluu | blue lips | lèvres bleues
heavy-bleeding: damu nyingi inayotoka | heavy bleeding | saignement abondant
bleeding: kutoka damu | bleeding | saignement
tongue-swelling: ulimi, midomo au koo kuvimba | swelling of tongue, lips or throat | gonflement de la langue, des lèvres ou de la gorge
swallowed-poison: kumeza sumu au dawa nyingi | swallowed poison or too much medicine | poison ou trop de médicaments avalés
snake-bite: kuumwa na nyoka | a snake bite | morsure de serpent
burn: kuungua | a burn | brûlure
burn-serious: kuungua sana | a serious burn | brûlure grave
head-blow: kupigwa au kugonga kichwa | a blow to the head | coup à la tête
closed-break: mfupa uliovunjika | a broken bone | os cassé
open-break: mfupa uliovunjika na kutokeza | a broken bone that shows | os cassé qui sort
cold-limb: mkono au mguu wa baridi, usio na rangi | a cold, pale arm or leg | bras ou jambe froid et pâle
stiff-neck: shingo iliyokakamaa | a stiff neck | nuque raide
bulging-soft-spot: utosi wa mtoto uliovimba | a baby’s swollen soft spot | fontanelle gonflée chez le bébé
locked-jaw: taya lililokaza | a locked jaw | mâchoire bloquée
severe: maumivu makali sana | very bad pain | douleur très forte
sudden: kuanza ghafla | a sudden beginning | début soudain
worse: hali inayozidi kuwa mbaya | getting worse | aggravation
fever: homa | fever | fièvre
not-breathing: kutopumua | not breathing | arrêt de la respiration
choking: kupaliwa | choking | étouffement
noisy-breath: sauti kali wakati wa kupumua | noisy breathing | respiration bruyante
breathless: shida ya kupumua | trouble breathing | difficulté à respirer
blocked-nose: pua iliyoziba | a blocked nose | nez bouché
breathless-at-rest: shida ya kupumua hata ukipumzika | trouble breathing even at rest | difficulté à respirer même au repos
breathless-on-effort: kukosa pumzi ukifanya kazi | short of breath on effort | essoufflement à l’effort
fast-breath: kupumua haraka | fast breathing | respiration rapide
unconscious: kutoamka au kupoteza fahamu | not waking up | perte de connaissance sans réveil
fainted: kuzimia | fainting | évanouissement
dizzy: kizunguzungu | dizziness | vertiges
confused: kuchanganyikiwa | confusion | confusion
drowsy: usingizi mzito au kulegea | very sleepy or floppy | grande somnolence ou mollesse
fit: degedege | a fit | convulsions
fit-now: degedege sasa hivi | a fit right now | convulsions en ce moment
fit-repeated: degedege zaidi ya mara moja | more than one fit | plusieurs convulsions
epilepsy: kifafa cha siku nyingi | known epilepsy | épilepsie connue
blood-thinner: dawa ya kuzuia damu kuganda | a blood-thinning medicine | médicament anticoagulant
cold-clammy: ngozi ya baridi yenye jasho | cold, sweaty skin | peau froide et moite
very-weak: udhaifu mkubwa, kushindwa kusimama | too weak to stand | trop faible pour tenir debout
hives: vipele vinavyowasha ghafla | itchy raised spots | urticaire qui gratte
allergy-trigger: kula au kupata kitu kinacholeta mzio | contact with something you are allergic to | contact avec ce qui donne une allergie
burn-blistered: kuungua kwenye malengelenge | a burn with blisters | brûlure avec cloques
major-trauma: ajali kubwa | a serious accident | accident grave
minor-fall: kuanguka | a fall | chute
clear-fluid-head: maji masafi yanayotoka puani au sikioni | clear fluid from nose or ear | liquide clair du nez ou de l’oreille
non-fading-rash: madoa mekundu yasiyofifia yakibonyezwa | spots that do not fade when pressed | taches qui ne s’effacent pas à la pression
mottled: ngozi yenye mabaka ya bluu | blotchy, bluish skin | peau marbrée et bleutée
no-urine: kutokojoa | passing no urine | pas d’urine
violent-shivers: kutetemeka sana kwa baridi | violent shivering | frissons violents
chills: kuhisi baridi na kutetemeka | chills | frissons
spasms: misuli inayokaza yenyewe | painful muscle spasms | spasmes des muscles
fear-of-water: kuogopa maji baada ya kuumwa na mnyama | fear of water after an animal bite | peur de l’eau après une morsure
outbreak: mlipuko wa ugonjwa eneo lako | an outbreak in your area | épidémie dans votre région
outbreak-contact: kukaa na mgonjwa wa mlipuko | contact with somebody ill in an outbreak | contact avec un malade d’une épidémie
smoke: moshi wa mkaa au gesi ndani | charcoal smoke or gas indoors | fumée de charbon ou gaz à l’intérieur
like-danger: maneno yanayofanana na ya dharura | words like those of an emergency | des mots proches de ceux d’une urgence
doubted-danger: neno la hatari lisilo wazi | a word of danger that is unclear | un mot de danger pas clair
cry-for-help: kuomba msaada wa haraka | a cry for help | appel au secours
infection: maambukizi | an infection | infection
`;
