/**
 * What mostly needs no visit, and what says that it goes well, in words of one language each: their meanings are looked
 * for in all languages (`~`). By concept, separated by bars.
 */
export const benign = {
  'muscle-ache': `
    ~ muscles stiff | ~ legs ache running | ~ arms stiff digging | ~ shoulders stiff carrying | ~ body aches football | ~ muscles sore gym |
    after digging | after the gym | after gym | after training | after football | after carrying | after the long walk |
    baada ya kulima | baada ya mazoezi | baada ya kubeba mizigo | baada ya kucheza mpira | baada ya kutembea sana |
    apres le sport | apres le match | apres le demenagement | apres avoir porte | courbature* | kuchoka kwa misuli | sprain* | foulure |
    entorse | pulled muscle | muscle pull | charley horse | crampe au mollet la nuit
  `,
  'back-pain': `
    ~ back pulled lifting | pulled something in my back | pulled something low in my back | low in my back | put my back out |
    back is stiff | back strain | strained my back | nimebeba mzigo & mgongo | mgongo & baada ya kulima | mgongo & kuinama |
    mal au bas du dos | bas du dos | tour de rein | lumbago | mal de dos | lower back is sore
  `,
  'sticky-eye': `
    ~ eye sticky morning | eye & gluey | eyes & gluey | eye & crust* | eyes & crust* | gunk & eye | stuck together in the morning |
    eyelids stuck | tongotongo | matongotongo | macho & gundi asubuhi | oeil & colle & matin | yeux & colles & matin | croutes & yeux
  `,
  'cold-symptoms': `
    nose keeps running | nose running | nose is runny | snot* | head cold | sniffl* | kamasi | makamasi | pua inatiririka | pua inachuruzika |
    pua imeziba | le nez qui coule | nez qui coule | nez bouche | enrhume* | rhume | ~ nose running sneezing
  `,
  sneezing: `
    sneez* | hayfever | chafya | napiga chafya | kupiga chafya | eternue* | eternuement* | rhume des foins | pollen | vumbi & chafya |
    itchy eyes and sneez* | allergie au pollen
  `,
  'insect-bite': `
    mosquito bit* | mosquito & itch* | ant bit* | ants bit* | flea bit* | bedbug* | wasp & stung | bee & stung | siafu & -uma |
    siafu | mbu & -uma | kunguni | nyuki & -uma | nyigu | guepe & pique* | moustique & pique* | puce* & pique* | fourmi* & pique* |
    abeille & pique*
  `,
  'small-cut': `
    paper cut | small cut | tiny cut | little cut | small scratch | grazed knee | graze | scraped knee | nicked | shallow cut |
    nimejikata kidogo | mkwaruzo mdogo | nimejikwaruza | nimekwaruzwa kidogo | michubuko midogo | petite coupure | petite egratignure |
    egratignure | ecorchure | petite plaie propre
  `,
  heartburn: `
    acid coming up | acid & throat & dinner | acid & after & eating | burning after meals | burning after eating spicy | indigestion |
    too much pilau | kiungulia | chakula kinarudi na uchachu | uchachu kooni | tumbo linaunguza baada ya kula | brulures d estomac |
    brulure d estomac | remontees acides | aigreurs | indigestion apres
  `,
  'period-pain': `
    period cramps | cramps with my period | cramps every month | period pain | monthly cramps | maumivu ya hedhi | tumbo la hedhi |
    hedhi & kila mwezi & -uma | regles douloureuses | crampes habituelles | crampes de regles | mal de regles
  `,
  'tension-headache': `
    ~ head tight computer | ~ head tight tired | round my head & tight* | band around my head | head & staring & screen | head & laptop |
    kichwa & kompyuta | kichwa & uchovu wa kazi | kichwa & msongo | tete & ecran | tete & stress | tete & fatigue du travail |
    usual headache | headache like usual | same headache as always | maumivu ya kichwa ya kawaida
  `,
  'pregnancy-nausea': `
    queasy | morning sickness | nausea in the morning | kichefuchefu asubuhi | kichefuchefu cha mimba | nausees le matin |
    nausees matinales | nausees de grossesse | sick in the mornings
  `,
  'drinking-well': `
    keep water & down | keep fluids down | keeping water down | water and toast down | drinks stay down | drinking well | drinking fine |
    nakunywa na kula | anakunywa vizuri | nakunywa vizuri | maji yanakaa | je bois bien | je garde l eau | garde ce que je bois |
    boit bien
  `,
  'sore-throat': `
    throat & scratchy | throat & raw | throat & tickl* | koo & -washa | koo & -kwaruza | gorge & gratte | gorge & irrite* |
    un peu mal a la gorge
  `,
  'skin-problem': `
    acne | pimples & face & years | dandruff | eczema | ringworm | chunusi | mba kichwani | mashilingi | mapunye | boutons d acne |
    pellicules | mycose | dry skin | peau seche | ngozi kavu
  `,
  'urine-burns': `
    stings when i pee | it stings to pee | ~ urine burns | ca brule quand j urine | nikikojoa panachoma | inachoma nikikojoa
  `,
} as const;
