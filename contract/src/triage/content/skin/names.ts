/** What people read for each concept about eyes, mouth, skin and joints: Swahili, English, French. */
export const names = `
chemical-in-eye: kemikali jichoni | a chemical in the eye | produit chimique dans l’œil
red-eye: jicho jekundu | a red eye | œil rouge
eye-pain: maumivu ya jicho | eye pain | douleur à l’œil
eye-injury: jeraha la jicho | an injury of the eye | blessure de l’œil
sticky-eye: jicho lenye tongotongo | a sticky eye | œil collé
contact-lens: lenzi za macho | contact lenses | lentilles de contact
neck-swelling: shingo iliyovimba | a swollen neck | cou gonflé
drooling: mate yanayotoka kwa kushindwa kumeza | drooling, as swallowing is impossible | bave, car avaler est impossible
toothache: maumivu ya jino | toothache | mal de dents
face-swollen: shavu au uso uliovimba | a swollen cheek or face | joue ou visage gonflé
swelling-to-eye: uvimbe unaofika jichoni | swelling that reaches the eye | gonflement jusqu’à l’œil
no-tetanus-cover: kutochanjwa pepopunda | no vaccine against tetanus | pas de vaccin contre le tétanos
spreading-red-skin: wekundu wa ngozi unaosambaa | red skin that spreads | rougeur qui s’étend
black-skin: ngozi iliyokuwa nyeusi | skin that has turned black | peau devenue noire
skin-peeling: ngozi inayochubuka | skin that peels off | peau qui se décolle
hot-swollen-joint: kiungo chenye joto na uvimbe | a hot, swollen joint | articulation chaude et gonflée
child-will-not-walk: mtoto kukataa kutembea | a child who will not walk | enfant qui refuse de marcher
insect-bite: kuumwa na mdudu | an insect bite | piqûre d’insecte
long-lump: uvimbe au kidonda cha wiki tatu au zaidi | a lump or sore for three weeks or more | boule ou plaie depuis trois semaines ou plus
skin-problem: tatizo la ngozi | a skin problem | problème de peau
rash: vipele | a rash | éruption
dirty-wound: jeraha kubwa au chafu | a deep or dirty wound | plaie profonde ou sale
small-cut: jeraha dogo | a small cut | petite coupure
no-tetanus-cover: kukosa chanjo ya pepopunda | no tetanus vaccine | pas de vaccin contre le tétanos
new-medicine: dawa mpya | a new medicine | nouveau médicament
foot-wound: kidonda cha mguu | a wound on the foot | plaie au pied
foot-black: mguu uliokuwa mweusi | a foot that has turned black | pied devenu noir
joint-pain: maumivu ya viungo | joint pain | douleurs articulaires
`;
