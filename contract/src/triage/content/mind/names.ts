/** What people read for each concept about mind, violence and exposure: Swahili, English, French. */
export const names = `
suicide-plan: mpango wa kujiua | a plan to end one’s life | projet de mettre fin à ses jours
suicide-thoughts: mawazo ya kutaka kufa | thoughts of wanting to die | idées de vouloir mourir
voices: kusikia sauti au kuona visivyopo | hearing or seeing what is not there | entendre ou voir ce qui n’existe pas
danger-to-others: hatari kwa watu wengine | danger to other people | danger pour les autres
stopped-alcohol: kuacha pombe ghafla | stopped drinking alcohol | arrêt de l’alcool
rape: kulazimishwa ngono | forced sex | rapport sexuel forcé
hurt: jeraha au kuumizwa | an injury | une blessure
unsafe: hatari sasa hivi | danger right now | un danger immédiat
partner-violence: kupigwa au kutishwa na mwenza | violence by a partner | violence du partenaire
child-abuse: mtoto kudhuriwa | a child being harmed | enfant maltraité
hiv-exposure: huenda umekutana na VVU | possible contact with HIV | contact possible avec le VIH
mammal-bite: kuumwa au kukwaruzwa na mnyama | an animal bite or scratch | morsure ou griffure d’animal
deep-bite: jeraha refu la mnyama, au usoni | a deep bite, or on the face | morsure profonde, ou au visage
venom-bite: kuumwa na nge, buibui au nyuki | a sting of scorpion, spider or bees | piqûre de scorpion, d’araignée ou d’abeilles
whole-body-signs: dalili mwili mzima baada ya kuumwa | signs in the whole body after a sting | signes dans tout le corps après une piqûre
low-mood: huzuni | sadness | tristesse
poor-sleep: kukosa usingizi | poor sleep | mauvais sommeil
nobody-ill: hakuna mgonjwa | nobody who is ill | personne de malade
only-asking: swali tu | only a question | une simple question
information: swali la habari | a question for information | demande d’information
rape-past: kulazimishwa ngono zamani | forced sex in the past | rapport sexuel forcé dans le passé
`;
