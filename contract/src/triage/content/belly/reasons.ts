/** Why the rules about belly, bowel and urine hold, as people read it: Swahili, English, French. */
export const reasons = `
belly-1: Maumivu haya ya tumbo yanaweza kuwa jeraha la ndani. | This belly pain may be an injury inside. | Ce mal de ventre est peut-être une lésion interne.
belly-1t: Maumivu makali ya tumbo yanahitaji kupimwa leo. | Very bad belly pain needs a check today. | Un très fort mal de ventre demande un examen aujourd’hui.
belly-2 belly-2t: Maumivu upande wa chini kulia yanaweza kuwa kidole tumbo. | Pain low on the right can be the appendix. | Une douleur en bas à droite peut être l’appendice.
belly-3: Damu inaweza kuwa inatoka tumboni. | There may be bleeding in the belly. | Il y a peut-être un saignement dans le ventre.
belly-3s: Michirizi ya damu kwenye matapishi inahitaji kupimwa. | Streaks of blood in vomit need a check. | Des filets de sang dans le vomi demandent un examen.
belly-4 belly-4t: Utumbo unaweza kuwa umeziba. | The bowel may be blocked. | L’intestin est peut-être bouché.
belly-6: Mwili umepoteza maji mengi. | The body has lost much water. | Le corps a perdu beaucoup d’eau.
belly-6t: Mwili unaweza kupoteza maji mengi haraka. | The body can lose much water quickly. | Le corps peut vite perdre beaucoup d’eau.
belly-7: Damu kwenye choo inahitaji kupimwa leo. | Blood in the stool needs a check today. | Du sang dans les selles demande un examen aujourd’hui.
belly-8: Asiyebaki na kitu tumboni anaweza kukauka maji. | Who keeps nothing down can dry out. | Qui ne garde rien peut se déshydrater.
belly-9: Njano pamoja na dalili hizi huonyesha ini liko hatarini. | Yellow colour with these signs means the liver is in danger. | La couleur jaune avec ces signes montre que le foie est en danger.
belly-9s: Macho au ngozi ya njano inahitaji kupimwa. | Yellow eyes or skin need a test. | Des yeux ou une peau jaunes demandent un test.
belly-10: Mkojo uliozuiliwa unaweza kudhuru figo. | Urine that cannot come out can harm the kidneys. | L’urine bloquée peut abîmer les reins.
belly-11 belly-11t: Maambukizi ya mkojo yanaweza kuwa yamefika kwenye figo. | An infection may have reached the kidneys. | Une infection a peut-être atteint les reins.
belly-11s: Maumivu haya yanahitaji kipimo cha mkojo. | This pain needs a urine test. | Cette douleur demande un test d’urine.
belly-13: Korodani inaweza kukosa damu ndani ya saa chache. | A testicle can lose its blood within hours. | Un testicule peut manquer de sang en quelques heures.
belly-14: Sehemu hii inaweza kudhurika bila msaada wa haraka. | This part can be harmed without quick help. | Cette partie peut être abîmée sans aide rapide.
`;
