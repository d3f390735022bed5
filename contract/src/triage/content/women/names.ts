/** What people read for each concept about women, pregnancy and birth: Swahili, English, French. */
export const names = `
pregnant: mimba | pregnancy | grossesse
pregnant-late: mimba kubwa | late pregnancy | grossesse avancée
gave-birth: kujifungua hivi karibuni | birth not long ago | accouchement récent
missed-period: kukosa hedhi | a missed period | retard de règles
vaginal-bleeding: damu ukeni | bleeding from the vagina | saignement vaginal
spotting: matone ya damu ukeni | spots of blood from the vagina | petites pertes de sang
pad-soaking: pedi inayojaa kila saa | a pad soaked every hour | une serviette trempée par heure
period-bleeding: damu ya hedhi | period bleeding | sang des règles
period-pain: maumivu ya hedhi | period pain | règles douloureuses
bleeding-after-menopause: damu baada ya kukoma hedhi | bleeding after the last periods | saignement après la ménopause
shoulder-tip-pain: maumivu ya ncha ya bega | pain at the tip of the shoulder | douleur à la pointe de l’épaule
foul-discharge: uchafu wenye harufu mbaya ukeni | bad-smelling discharge | pertes qui sentent mauvais
discharge: uchafu ukeni | discharge from the vagina | pertes vaginales
red-breast: titi jekundu lenye maumivu | a red, painful breast | sein rouge et douloureux
swollen-face: uso na mikono kuvimba | swollen face and hands | visage et mains gonflés
swollen-legs: miguu kuvimba | swollen legs | jambes gonflées
waters-broke: chupa ya uzazi kupasuka | waters that have gone | perte des eaux
cord-out: kitovu cha mtoto kutoka | the cord coming out | cordon qui sort
green-fluid: maji ya kijani ya uzazi | green waters | eaux vertes
baby-moves-less: mtoto kucheza kidogo tumboni | the baby moving less | bébé qui bouge moins
labour: uchungu wa uzazi | labour pains | contractions
urge-to-push: hamu ya kusukuma | an urge to push | envie de pousser
long-labour: uchungu wa zaidi ya saa 12 | labour of over 12 hours | travail de plus de 12 heures
after-abortion: mimba iliyotoka | loss or end of a pregnancy | perte ou arrêt d’une grossesse
urine-leak-since-birth: mkojo unaovuja tangu kujifungua | urine that leaks since a birth | fuite d’urine depuis un accouchement
postpartum-voices: sauti au mawazo ya kutisha baada ya kujifungua | voices or frightening thoughts after birth | voix ou idées effrayantes après l’accouchement
unprotected-sex: ngono bila kinga | sex without protection | rapport sans protection
pregnancy-nausea: kichefuchefu cha mimba | nausea of pregnancy | nausées de grossesse
unborn-quiet: mtoto kutulia tumboni | a quiet baby in the womb | bébé calme dans le ventre
fluid-leaks: maji yanayovuja | fluid that leaks | liquide qui coule
cord-hangs: kitovu kinachoonekana | a cord that can be seen | cordon visible
birth-pains: uchungu | pains of labour | douleurs de l’accouchement
pad-rarely: pedi moja kwa saa nyingi | a pad that lasts for hours | une serviette qui tient des heures
low-pain: maumivu chini upande mmoja | pain low on one side | douleur en bas d’un côté
shoulder-pain: maumivu ya bega | shoulder pain | mal à l’épaule
headache-pounding: kichwa kinachogonga | a pounding headache | mal de tête qui cogne
sees-spots: kuona nyota au giza | seeing stars or mist | voir des étoiles ou du brouillard
mild-headache: maumivu kidogo ya kichwa | a slight headache | léger mal de tête
harm-thoughts: mawazo ya kumdhuru mtoto | thoughts of harming the baby | pensées de faire du mal au bébé
baby-evil: kuamini mtoto ni shetani | believing that the baby is evil | croire que le bébé est maléfique
acts-strange: tabia isiyo ya kawaida | strange behaviour | comportement étrange
leaks-waste: mkojo au choo kinachovuja | urine or stool that leaks | fuite d’urine ou de selles
belly-blow: kipigo au kuanguka kwa tumbo | a blow to the belly | un coup au ventre
over-five-days-ago: zaidi ya siku tano zilizopita | more than five days ago | il y a plus de cinq jours
early-pregnancy: mimba changa | early pregnancy | début de grossesse
`;
