/**
 * Families of words for what is over, slight or usual, in English, Swahili and French: by concept, separated by bars.
 */
export const calmFamilies = {
  'chest-pain-gone': `
    not come back | never came back | not returned | has not been back | gone on its own | went by itself | went away by itself | passed by itself | gone by itself | eased by itself | nothing has come back | no more since |
    kikaachia | kikaacha chenyewe | kikaacha | kikatulia | kikapita | kiliachia | hakijarudi | haijarudi | hayajarudi | hakikurudi | haikurudi | hayakurudi | yakaisha yenyewe | ikaisha yenyewe | ikapita yenyewe | tangu hapo sawa |
    rien n est revenu | n est pas revenu* | n est plus revenu* | n est jamais revenu* | pas revenu* depuis | cedee seule | cede tout seul | passee seule | passe tout seul | partie toute seule | parti tout seul
  `,
  'blood-streaks': `
    single thread of red | thread of red | red thread | a red line | thin red line | red lines | a red dot | strands of blood | lines of blood | blood tinged |
    mistari midogo ya damu | mistari ya damu | mstari wa damu | uzi wa damu | uzi mwembamba wa damu | uzi mwekundu | nyuzi za damu | nyuzi nyekundu | vidoa vya damu | kadoa ka damu |
    fil rouge | ti fil rouge | petit fil rouge | fils rouges | un fil de sang | fils de sang | lignes rouges | points rouges | point rouge
  `,
  'blood-streak-vomit': `
    thread of red & vomit* | vomit* & red thread | vomit* & last time & thread | uzi & damu & -tapika | uzi mdogo wa damu | uzi mwekundu kidogo | uzi mmoja mwembamba wa damu | uzi & mara ya mwisho | -tapika & uzi |
    fil rouge & vomi* | vomi* & fil de sang | vomi* & un fil
  `,
  'blood-stool': `
    blood and slime | blood & slime | slime and blood | stomach runs & blood | blood in it & stomach runs | loose & streaks of blood | runs & blood | running stomach & blood | tumbo linaendesha & blood | -endesha & blood | -harisha & blood | kamasi na damu & -harisha | damu na kamasi | damu na makamasi | glaires et sang | sang et glaires | du sang dedans & courante
  `,
  'drinking-well': `
    keeps food down | keep food down | keeps her food down | toast stay down | toast stay put | stay put | tea stays | tea and water down | drinks and keeps | drink ok | drinks ok | drink two litres | in the litre | drink* & stays in | keeps her tea down | keeps his tea down | keeping down rehydrat* | kept down a litre | sipping ors | i take ors | peeing clear | pee normally | peeing well | peeing normal | wee as usual |
    maji na chakula vinakaa | chakula na maji vinakaa | maji na uji vinakaa | vinakaa tumboni | chai & zinakaa | maji & zinakaa | nabaki na maji | nakunywa & inakaa | hakuna kinachorudi | maji vinabaki | vnabaki | chai vnabaki | natunza maji tumboni | nakunywa maji safi | nakunywa ors | ninakunywa vizuri | mkojo unatoka wa kawaida | natka mkojo |
    je garde l eau | je garde leau | garde le the | je garde le the | le the reste | garde l eau | garde le riz | je garde le riz | vide ses gobelets | je bois une solution | je bois des sels | j urine clair | j urine normalement | urines claires | la vessie fonctionne
  `,
  'muscle-ache': `
    rolled his ankle | rolled her ankle | rolled my ankle | ankle imetwist | nimetwist ankle | ankle & twist* & walk* | legs and arms & sore | both legs & sore | both legs & stiff | legs & arms & stiff & sore | muscle in my thighs | every muscle & sore | thighs & stiff | thighs & sore | calves & stiff | calves & sore | quads | quads & mikono | quads & -uma |
    mapaja ni stiff | mapaja & stiff | mapaja & ndama | mapaja yote mawili | ndama zote | ndama zote mbili | misuli ya miguu na mikono | misuli ya mikono | misuli ya mapaja | nyama za miguu | nyama za mapaja | nyama za mikono | mabega na mikono | mabega yote mawili | mapaja & -uma & ngazi | -tegua bega | -jitegua bega | nimejitegua | -tegua kifundo | kifundo kikapinda kidogo | kifundo cha mguu & -teguka | kfundo & -teguka | -zungusha kifundo | kifundo kimeteguka | -jikwaa & kidole gumba |
    cuisses raides | cuisse* raide* | cuisses & raides | mollets & raides | cuisses & mollets | muscle de la cuisse froisse | bras et mes epaules | deux bras & epaules | cheville & tordue | cheville s est tordue | entorse d hier | l entorse d
  `,
  'tension-headache': `
    tight doek | doek in the evening | like a cap & tight | cap that is too tight | band on both sides | tight both sides | tight on both sides | tight for forehead | tight forehead | pressure over my forehead | band around my forehead | end of week head pressure | usual end of week head | stress headache | work stress headache |
    kama cap ndogo | kichwa hubana | kichwa kinabana | kichwa kimebana | kichwa kinambana | kinabana pande zote | kubana pande zote | kimebana pande zote | kinabana kama kilemba | kama kilemba | kama kofia ndogo | kofia & -bana & kichwa | kama mkanda | mkanda & paji | kinabana km mkanda | kichwa cha kawaida cha stress | kichwa changu cha kawaida | kinabana kwenye mahekalu | headache ya kawaida ya stress | headache yangu ya kawaida | like a band | kichwa & penati | kichwa kinagongagonga |
    bandeau autour du front | bandeau des deux cotes | un bandeau | en casque | comme un casque | comme un etau leger | etau leger | tete serree | tete serre le soir | tete ki serre | mal de tete de stress | mal de tete des grandes semaines | la tete me pese
  `,
  'mild-headache': `
    same headache | the same headache | my normal one | head & tight & usual | usual head & pressure | dull pressure over my forehead | an old friend & headache | kichwa ya kukosa lunch | kichwa & traffic | nikikosa kulala & kichwa | kichwa & nkikosa kulala | kichwa kama kila siku |
    mon mal de tete habituel | mal de tete du soir | tete lourde comme | tete lourde com | tete & mal dormi | je dors mal & tete | tete de tous mes vendredis
  `,
  'sticky-eye': `
    eye is gummy | gummy eye | gummy in the morning | gluey eyelids | sticky eye | lashes are glued | lashes & yellow stuff | eye & gummy | kope zimegandana | jicho linaamka limegandana | jicho & limegandana | macho & yanagandana | yeux colles au lever | yeu colle au lever | yeux colles le matin | cils colles | oeil colle le matin
  `,
  'small-cut': `
    paper knife nick | paper knife nik | nick* & thumb & clean | scratched the side of my finger | splinter & finger | karatasi & -kata & kidole | karatasi & nicut | kimenikata juu juu | kisu kimenikata juu juu | kisu & juu juu | padogo pasafi | kacut kadogo | kacut & kidole | kidole kimekatwa kidogo | small cut na kisu | -jikata kidogo | kajikata kidogo | mkato mdogo msafi | mkato msafi | mkwaruzo mdogo wa kisu | mchubuko mdogo kidevuni | nimejikata tu nikinyoa | small na clean & kisu | kidole kilikwaruzwa |
    feuille & coupe & pouce | feuille de scenario | entaille* le pouce | petite entaille | entaille au bout | entaille au doigt | coupe un peu le doigt | s est coupe un peu | ptite coupure | coupure propre | eraflure de | ligne fine & seche
  `,
  'walks-on-it': `
    he can hop | i can hop | can hop | walked the whole mall | walk* & on it | natembea normal | natembea nacho | natembea bila | je suis alle a l ecole a pied | me mettre dessus | je peux me mettre dessus | vient a pied
  `,
  'cold-symptoms': `
    drippy nose | dripping nose | nose drips | nose runs like | sounded like a foghorn | plenty of snot | nose like a fountain | nez comme une fountaine | nez comme une fontaine | atchoum | achoo | le nez coule depuis | rhume & depuis | cold since | a cold since | flu ya siku | flu imenikamata | niko na flu | pua inarun | pua ina run | pua & -churuzika | kamasi jepesi | kamasi za maji | kamasi zito | bloked nose | blocked nose
  `,
  sneezing: `
    achoo all day | atchoum* | j eternue | jeternue | eternuements | eternue par salves | sneezes | napga chafya | -piga chafya | chafya kumi | sneezing kila
  `,
  'insect-bite': `
    sandflies | sand flies | wasp got | wasp got me | wasp got my | bee got me | mosquitoes got | mosquitoes caught | nine bites | itchy dots | puce de sable | petits points qui demangent | guepe & eue | m a eue au poignet | morsures de fourmis | fourmi ma pike | fourmi & pike | siafu kaniuma | nyuki & mkononi | -umwa na nyuki & leo | mbu wa jioni
  `,
  diarrhoea: `
    loose x 4 | loose x 3 | loose stools since | watery trips to the toilet | trips to the toilet | loose tummy | runny stools | five loose stools | loose mara | running stomach mara | tummy & loose mara | nmeendsha | nimeendesha | tumbo likiendesha | tumbo limekuwa likiendesha | selles liquides | passages aux cabinets | quatre selles | trois selles | selles aqueuses x
  `,
  'pregnancy-nausea': `
    makes me heave | makes me gag | smell of meat & gag | brushing & teeth & heave | feels sick at the smell | spits and feels sick | queasy till | queasy from | morning siknes | morning sickness | nausea tu ya morning | nausea kidogo asubuhi | nausea ya asubuhi | smell & inanitapisha | inanitapisha | kchefchefu | kichefuchefu cha asubuhi tu | me souleve le coeur | souleve le coeur | nausee du matin | nausee le matin | un peu de nausee | bit nauseous in the mornings | nauseous in the mornings | heave & weeks
  `,
  'period-pain': `
    usual cramps low down | cramps low & each month | dull cramps low | cramps & that i get each month | cramps za kawaida | ordinary cramps | crampes ordinaires | crampes & celles de toujours | tumbo la chini & kama miaka yote | tumbo la chini & kama kila mwezi | tumbo la chini & kama miezi yote | tumbo & linavuta & kama kila | tumbo linavuta kama kila mara | rafiki yangu mwekundu | siku za mwezi & tarehe
  `,
  'sore-throat': `
    throat & raw & swallow | throat is a little raw | koo & muwasho | koo lina muwasho | koo lawasha | sauti ya chura | koo linakwaruza | gorge irritee | la gorge irritee
  `,
  heartburn: `
    burning that climbs & throat | sour burps | kiungulia baada | brulure destomac | heartburn after | brulure & estomac & lait
  `,
  'back-pain': `
    lower back imekaza | back imekaza | mgongo stiff | mgongo umebana | kiuno baada ya | kiuno kimebana | stif back | back & seized up | lower back & seized | backache | dull ache across the loins | dos s est bloque | mon dos s est bloque | le mien proteste & repique
  `,
  epilepsy: `
    gardenal | phenobarbital | phenobarbitone | phenobarb | tegretol | carbamazepine | depakine | epilim | phenytoin | keppra | antiepileptique* | anti epileptic* | kifafa yangu | nina kifafa | nna kifafa | kifafa yake | kifafa ya since
  `,
} as const;
