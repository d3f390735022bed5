/** Why the rules about what usually passes by itself hold, as people read it: Swahili, English, French. */
export const reasons = `
mild-1: Mafua na kikohozi kifupi kwa kawaida hupita vyenyewe. | A cold or short cough mostly passes by itself. | Un rhume ou une toux courte passe souvent seul.
mild-2: Maumivu ya koo kwa kawaida hupita ndani ya wiki moja. | A sore throat mostly passes within a week. | Un mal de gorge passe souvent en une semaine.
mild-3: Maumivu ya mgongo mara nyingi ni misuli iliyochoka. | Back pain is most often a strained muscle. | Un mal de dos vient souvent d’un muscle fatigué.
mild-4: Kupiga chafya mara nyingi ni mafua au mzio mdogo. | Sneezing is most often a cold or a mild allergy. | Éternuer est souvent un rhume ou une petite allergie.
mild-5: Kuumwa na mdudu mdogo kwa kawaida hupona. | A small insect bite mostly heals by itself. | Une petite piqûre d’insecte guérit souvent seule.
mild-6: Jeraha dogo safi kwa kawaida hupona. | A small, clean cut mostly heals by itself. | Une petite coupure propre guérit souvent seule.
mild-6s: Kidonda bila chanjo ya pepopunda kinahitaji sindano. | A wound without a vaccine against tetanus needs an injection. | Une plaie sans vaccin contre le tétanos demande une injection.
mild-7: Tatizo la ngozi linafaa kuonwa na daktari. | A skin problem is good to show to a doctor. | Un problème de peau est à montrer à un médecin.
mild-8: Maumivu haya ya kichwa mara nyingi ni uchovu au kiu. | This headache is most often tiredness or thirst. | Ce mal de tête vient souvent de la fatigue ou de la soif.
mild-9: Kuharisha au kutapika mara nyingi hupita ukinywa vizuri. | Diarrhoea or vomiting mostly passes if you drink well. | Diarrhée ou vomissements passent souvent si l’on boit bien.
mild-9s: Kuharisha au kutapika kunaweza kukausha mwili. | Diarrhoea or vomiting can dry out the body. | Diarrhée ou vomissements peuvent déshydrater.
mild-10: Kiungulia au gesi mara nyingi hutokana na chakula. | Heartburn or wind most often comes from food. | Brûlures ou gaz viennent souvent de la nourriture.
mild-12: Maumivu ya hedhi ya kawaida hupita yenyewe. | Usual period pain passes by itself. | Les douleurs habituelles des règles passent seules.
mild-13: Dalili hizi zinaweza kuwa maambukizi ya mkojo. | These signs can be a urine infection. | Ces signes peuvent être une infection urinaire.
mild-14: Misuli inayouma kwa kawaida hupona kwa kupumzika. | Sore muscles mostly heal with rest. | Des muscles douloureux guérissent souvent au repos.
mild-15: Jicho lenye tongotongo mara nyingi hupona kwa usafi. | A sticky eye mostly heals when it is kept clean. | Un œil collé guérit souvent s’il reste propre.
mild-17: Kichefuchefu ni cha kawaida mwanzoni mwa mimba. | Nausea is usual early in pregnancy. | Les nausées sont habituelles au début de la grossesse.
mild-18 mild-20: Hili linafaa kuonwa na daktari kwa utulivu. | This is good to show to a doctor without hurry. | C’est à montrer à un médecin sans urgence.
mild-19: Hali hii inahitaji ufuatiliaji wa kawaida. | This needs regular care. | Cela demande un suivi régulier.
`;
