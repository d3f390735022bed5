/** What people read for each concept about brain, nerves and back: Swahili, English, French. */
export const names = `
face-droop: uso uliopinda upande mmoja | one side of the face hanging | visage qui tombe d’un côté
one-side-weak: udhaifu wa mkono au mguu mmoja | weakness of one arm or leg | faiblesse d’un bras ou d’une jambe
slurred: kushindwa kuongea vizuri | trouble speaking | difficulté à parler
headache: maumivu ya kichwa | a headache | mal de tête
headache-worst: kichwa kilichouma ghafla kuliko wakati wote | the worst headache ever, sudden | le pire mal de tête, soudain
headache-bad: maumivu makali ya kichwa | a bad headache | fort mal de tête
headache-daily-worse: kichwa kinachozidi kuuma kila siku | a headache that grows every day | mal de tête qui augmente chaque jour
tension-headache: kichwa cha uchovu | a headache from tiredness | mal de tête de fatigue
jaw-pain: maumivu ya taya ukitafuna | jaw pain when chewing | douleur à la mâchoire en mâchant
back-pain: maumivu ya mgongo | back pain | mal de dos
sight-loss: kupoteza kuona ghafla | sudden loss of sight | perte soudaine de la vue
blurred: kuona ukungu | blurred sight | vue trouble
light-hurts: mwanga unaoumiza macho | light that hurts the eyes | lumière qui fait mal aux yeux
numb: ganzi | numbness | engourdissement
numb-saddle: ganzi kati ya mapaja | numbness between the legs | engourdissement entre les jambes
bladder-bowel-change: kushindwa kuzuia mkojo au choo | loss of control of urine or stool | perte de contrôle de l’urine ou des selles
both-legs-weak: udhaifu wa miguu yote miwili | weakness of both legs | faiblesse des deux jambes
muscle-ache: maumivu ya misuli | muscle ache | douleurs des muscles
walks-on-it: kuweza kutembea | being able to walk on it | marche possible
double-vision: kuona vitu viwili viwili | seeing double | vision double
`;
