/** Why the rules about babies and small children hold, as people read it: Swahili, English, French. */
export const reasons = `
newborn-1: Mtoto mchanga asiyenyonya anaweza kuwa na maambukizi makali. | A young baby who does not suck may have a bad infection. | Un bébé qui ne tète pas a peut-être une infection grave.
newborn-2: Degedege kwa mtoto mchanga ni hatari. | A fit in a young baby is dangerous. | Des convulsions chez un bébé sont dangereuses.
newborn-3: Joto au baridi kwa mtoto mchanga inaweza kuwa maambukizi. | A hot or cold young baby may have an infection. | Un bébé chaud ou froid a peut-être une infection.
newborn-4: Mtoto mchanga anapumua kwa shida. | The young baby struggles to breathe. | Le bébé respire difficilement.
newborn-5: Mtoto mchanga aliyelegea anaweza kuwa mgonjwa sana. | A limp or sleepy young baby may be very ill. | Un bébé tout mou est peut-être très malade.
newborn-6: Njano kwa mtoto mchanga inaweza kudhuru ubongo. | Yellow colour in a young baby can harm the brain. | La couleur jaune chez un bébé peut abîmer le cerveau.
newborn-7: Maambukizi ya ngozi ya mtoto mchanga huenea haraka. | Skin infection spreads quickly in a young baby. | Une infection de la peau s’étend vite chez un bébé.
newborn-8: Mtoto mchanga mgonjwa anahitaji kupimwa leo. | A young baby who is ill needs a check today. | Un bébé malade demande un examen aujourd’hui.
child-1: Mtoto mgonjwa asiyeweza kunywa au kunyonya yuko hatarini. | A sick child who cannot drink or suck is in danger. | Un enfant malade qui ne peut pas boire ou téter est en danger.
child-2: Degedege au usingizi mzito kwa mtoto mgonjwa ni hatari. | A fit or deep sleepiness in a sick child is dangerous. | Convulsions ou grande somnolence chez un enfant malade sont dangereuses.
child-4: Mtoto anatumia nguvu nyingi kupumua. | The child works hard to breathe. | L’enfant fait de gros efforts pour respirer.
child-5: Kupumua haraka kunaweza kuwa homa ya mapafu. | Fast breathing can be pneumonia. | Une respiration rapide peut être une pneumonie.
child-6: Mtoto amepoteza maji mengi. | The child has lost much water. | L’enfant a perdu beaucoup d’eau.
child-6t child-6s: Mtoto anayeharisha au kutapika hukauka haraka. | A child with diarrhoea or vomiting dries out quickly. | Un enfant avec diarrhée ou vomissements se déshydrate vite.
child-9 child-9t child-15: Homa kwa mtoto mdogo inahitaji kupimwa. | Fever in a small child needs a check. | La fièvre chez un petit enfant demande un examen.
child-10 child-10t: Viganja vyeupe vinaweza kuwa upungufu mkubwa wa damu. | Pale palms can mean too little blood. | Des paumes pâles peuvent montrer un manque de sang.
child-11 child-11t: Mtoto anaweza kuwa na utapiamlo mkali. | The child may have severe malnutrition. | L’enfant a peut-être une malnutrition sévère.
child-12: Surua na dalili hizi inaweza kudhuru macho au mapafu. | Measles with these signs can harm eyes or lungs. | La rougeole avec ces signes peut abîmer les yeux ou les poumons.
child-12t: Surua inahitaji kupimwa leo. | Measles needs a check today. | La rougeole demande un examen aujourd’hui.
child-13: Maambukizi ya sikio yanaweza kuwa yameenea. | The ear infection may have spread. | L’infection de l’oreille s’est peut-être étendue.
child-13s: Sikio linalouma linahitaji kupimwa. | An ear that hurts needs a check. | Une oreille qui fait mal demande un examen.
child-14: Betri au sumaku inaweza kuchoma ndani kwa saa mbili. | A battery or magnet can burn inside within two hours. | Une pile ou un aimant peut brûler à l’intérieur en deux heures.
child-16: Mtoto mdogo anaweza kuzidiwa haraka. | A small child can get worse quickly. | L’état d’un petit enfant peut vite s’aggraver.
`;
