/**
 * Families of words for everyday complaints that usually pass by themselves, in English, Swahili and French: by
 * concept, separated by bars.
 */
export const mildFamilies = {
  'muscle-ache': `
    amepull muscle | pull muscle | alibeba & mabega | mabega vinamuuma | mikono na mabega | nyanyua vyuma & mikono |
    thighs & stairs | calves & stairs | thighs are complaining | legs are complaining | kilometres & thighs | wrist & typing | wrist & sore & hours | arms & washing | arms & painting | arms & carrying | shoulders & carrying | sprained & thumb | sprained & finger | sprained & wrist | tug of war & ache | basket & miguu | mpira & miguu & -uma | mikono & nilifua | mikono & -fua | mikono & -uma & kazi | nyayo & -choka | vigimbi & -choka | miguu & -choka & -simama | pouce & foule | doigt & foule* | foule & volley | foule & basket | bras & peint* | bras & lessive | -teguka kidole | kidole & -teguka | kidole & mpira | kidole & mzigo |
    legs & killing me & gym | leg day | arm day | arms & ache & gym | sore after & gym | sore after & workout | sore after & match | sore after & football | sore after & run | stiff after & gym | stiff after & digging | stiff after & exercise | shoulders ache & lift* | shoulders & sore | arms and shoulders ache | arms & sore |
    crick in & neck | crick in the neck | slept on & neck | slept badly & neck | neck & slept wrong | wry neck | pulled a muscle | pulled muscle | strained & muscle | muscle & tight | hamstring | thighs ache | thighs & sore | calves ache after | stitch in my side | jammed my finger | jammed & finger | jammed & thumb | stubbed & toe | stubbed my toe | rolled & ankle & walk* | twisted & ankle & walk* | twisted & knee & walk* | knee & sore & after | knee & ach* & after | cramp in & calf | leg cramp |
    misuli inauma | misuli imekaza | mwili unauma baada ya | mikono inauma baada | mabega yanauma | mabega na mikono inauma | mapaja yanauma | miguu inauma baada | goti linauma kidogo baada | goti linauma baada ya mpira | goti & baada ya mpira | shingo & kulala vibaya | shingo imekaza & kulala | shingo inauma & nimelala | nimelala vibaya | nimejikwaa & kidole | kidole gumba & -jikwaa | nimeteguka & natembea | kifundo & -teguka & natembea | nimechoka mwili & mazoezi | kidole & -kunja & mpira |
    torticolis | epaules & raides | nuque & raides & bras | courbature* | courbatu* | jambes & lourdes & match | jambes & sport | bras & mal & porte | muscles & mal | muscle froisse | cheville & tordu* & march* | cheville & foule* & march* | genou & mal & foot | genou & apres le match | mal dormi & cou | cou & bloque | orteil & cogne | doigt & ballon | crampe au mollet | point de cote
  `,
  'walks-on-it': `
    can walk | walk on it | walking fine | walking ok | bends fine | can bend it | not crooked | move it fine | je marche dessus | marche dessus | marche normalement | il marche bien | natembea vizuri | natembea kama kawaida | nakanyaga | anatembea vizuri | natembea na kupanda
  `,
  'sore-throat': `
    gorge & rapeuse | gorge & chante* | throat & cheering | throat & shouting | throat & singing | koo & -imba | koo & kupiga kelele |
    throat & scratchy | scratchy throat | throte & scrachy | throat & tickly | throat & rough | gorge & gratte | gorge ki grate | gorge ki pique | gorge & pique | gorge & irrite* | koo & -kereketa | koo & -wasa | koo & kavu | koo & -washa | koo & -kwaruza
  `,
  'cold-symptoms': `
    urti | uri & days | rhinopharyngite | rhinite | upper respiratory | makamasi siku |
    ne ki coul | nez ki coul | ne ki coule | jeternu | j eternu | rhume depuis | rhume 2 j | mafua tangu | nose like a tap | nose & tap |
    ruhme | rume | ne bouche | nez ki coule | nez bouche | le nez & bouche | pua & imeziba | pua & inachuruzika | makamasi yanatoka | caught a chill | got the sniffles | nose & runs | nose & dripping | snuffly
  `,
  'sticky-eye': `
    ute mweupe | jicho & ute | macho & ute | eye & discharge & kidogo |
    goopy | gunky | gunk in & eye | lashes & glued | lashes & stuck | eyelashes & stuck | eyelids & stuck | eyes & stuck together | eye & glued | crusty eye* | eye & crust* | eye & sleep in | kope & -shikana | kope & -gandana | macho yameshikana | jicho & -shikana | jicho & uchafu & asubuhi | tongotongo | matongo | cils & colles | paupieres & collees | oeil & colle | yeux & colles | oeil qui coule | eye yangu & -shikana
  `,
  'insect-bite': `
    mozzie bites | mozzie & bit* | mosquito bites | bee & finger | bee & sting & spot | bee got my | abeille & pike | abeille & doigt | abeille & pique* | abeille ma pike | guepe & pique* | nyuki & kidole | chungu & -uma | chungu weusi | chungu & vidole | siafu & vidole | -umwa na chungu | -umwa na siafu | -umwa na mbu |
    mosquito & bit* | mosquito & scratch* | mosquitoes & bit* | bitten & mosquito* | bug bite* | insect & bit* | ant & bit* | moustik & pike | moustique* & pique* | moustique* & grat* | boutons & moustique* | mbu & -uma | mbu & -ng'ata | mbu & -tafuna | siafu & -uma | siafu & -ng'ata | sisimizi & -uma | fourmi* & pique* | puces & pique*
  `,
  'small-cut': `
    kaknife | kimenikata kidole | kamenikata kidole | pricked & finger | needle & finger & sewing | scratch along | egratignure & legere | nicked | nick from a tin | kujikwaruza | -kwaruza goti | goti juu juu |
    cut my thum | cut & thumb & choping | cut my thumb | cut my finger | cut & finger & knife | cut & onions | cut & chopping | kidole & -katwa & nyasi | kidole & -kata & kisu | kidole & -katwa & kidogo | coupe & doigt & couteau | coupe le doigt | coupee au doigt |
    paper cut | small cut | little cut | tiny cut | nick & shaving | shaving & cut | cut & shaving | grazed & knee | graze & knee | grazed & elbow | scraped & knee | skinned & knee | small blister | blister & shoe* | blister & heel | blister & boot* | kidonda kidogo | mkato mdogo | mkato ni mfupi | nimejikata kidogo | kukata kidogo | kisu & kidole & kidogo | wembe & -nyoa | -chubuka kidogo | goti & -chubuka | limechubuka | mchubuko | malengelenge & viatu | lengelenge & kiatu | petite coupure | coupure & legere | coupe & rasage | coupe & rasant | genou & erafle* | genou & ecorche* | eraflure | ecorchure | ampoule & talon | ampoule & chaussure* | ampoule & soulier*
  `,
  'mild-headache': `
    head & nags | head nags | no coffee & head | kaheadache | headache & kawaida | ka headache | headache ya kawaida | tete & sans cafe | mal de tete & comme d habitude | mal de tete & com dhab | tete & apres & ordinateur |
    kichwa kidogo | kichwa & kdg | kichwa & kidogo | kichwa kinauma kidogo | kichwa kizito kidogo | kichwa & taratibu | kichwa & usingizi | kichwa & kutolala | kichwa & sikulala | kichwa & sijalala | tight band & head | band round & head | band around & head | head & screen day | headache & screen | headache & not slept | headache & little sleep | headache & tired | headache & coffee | tete & mal dormi | tete & pas dormi | mal de tete & ecran | tete & fatigue | mal de tete leger | petit mal de tete | peti mal de tete | mal de tete sourd | casque & tete
  `,
  'tension-headache': `
    tension type headache | tension headache | cephalee de tension |
    tight band & head | band round & head | kinabana paji | kichwa & kazi | kichwa & kompyuta | kichwa kinabana | mal de tete & ordinateur | comme un bandeau | comme un casque & tete
  `,
  'back-pain': `
    kiuno kinakaza | kiuno & -inama | kinauma nikiinama | dos bloque & porte | dos & frigo |
    lower back & stiffened | back & stiffened | back & nuisance | back & ache* & lifting | mgongo & -inama | mgongo tu | mgongo unakaza | mgongo & kubeba | mgongo & ndoo | mgongo & gunia | kiuno & kubeba | kiuno kimeshika | dos & coince & soulev* | dos & mal & plie
  `,
  diarrhoea: `
    tumbo & -chafuka | tumbo limechafuka | tumbo & ameenda mara | nimeenda toilet | toilet mara tatu |
    the trots | had the trots | curry & trots | runs & since | the runs | loose & after & curry | loose & after & food | diarrhee & apres & repas | courante & depuis |
    runny poo* | loose poo* | runny tummy | running tummy | loose stool* | loose motion* | loose & times & toilet | quite loose | long drop & times | toilet & times today | tummy & upset | upset stomach | stomach bug | gippy tummy | kinyesi ni chepesi | kinyesi chepesi | choo chepesi | choo laini | choo ni laini | chooni mara | nimekwenda chooni | -harisha mara | tumbo la kuendesha | tumbo & -endesha | toilettes & trois fois | toilettes & plusieurs fois | selles molles | caca mou | mou mais pas | courante | ventre derange
  `,
  heartburn: `
    remonte acide | remontees & acide* | kiungulia kila | chipsi & kiungulia |
    ventr balone | ventre ballonne & rot* | rot* & haricot* | rots & apres |
    sour stuff | sour & throat & rises | acid & throat | acid comes up | burning & throat & food | burp* & sour | sour burps | burning & behind & breastbone & spicy | kiungulia | kucheua | -cheua | asidi & tumbo | tumbo linachoma & pilipili | brulures d estomac | remontees acides | aigreurs | acidite | rots & acides | estomac & brule & piment
  `,
  'pregnancy-nausea': `
    kichefuchef | kichefuchefu & asbh | sick once & pregnan* | puke once | sick & mornings | turns my stomach | turns & stomach & smell | kichefuchefu cha asubuhi | nausee* & grossesse | ecoeur* & odeur* |
    queasy | sick once & morning | morning sickness | nausea & smell | smell of & nausea | smell & queasy | harufu & -chefua | harufu & kichefuchefu | inanichefua | -chefuka & asubuhi | kichefuchefu & asubuhi | odeur* & degoute* | degoute* & odeur* | odeur* & nausee* | nausees & matin | nausee* matinale*
  `,
  'drinking-well': `
    stays down & water | water & stay down | water & stays down | keeps water down | keeping water down | drinking squash | drinking fine | drinkin watar | im drinkin | drink* & fine | drinks and eats | boit et mange | elle boit et mange | il boit et mange | javale bien | je bois bien | boit normalement | nakunwa vizuri | nakunywa maji na chai | anakunywa maji vizuri | nakunywa maji vizuri | anakunywa na kula
  `,
  'period-pain': `
    dysmenorrhoea | dysmenorrhea | dysmenorrhee | tumbo la mwezi | tumbo la mwezii |
    hedhi & tumbo la chini | siku ya kwanza ya hedhi | kila mwezi & hedhi | regles & bas ventre | crampes & bas ventre | crampes & regles | jour prevu & regles |
    cramp* & period | period & arrived | period & cramp* | day one & cramp* | every month & cramp* | cramping & lower belly & period | hedhi & kila mwezi | hedhi imeanza | siku zangu & tumbo | tumbo & hedhi | regles & crampes | regles & comme d habitude | regles & chaque mois | mal au ventre & regles
  `,
  'skin-problem': `
    fangasi | fanggasi | fungus | mole & darker | grain de beaute | verrue* | wart* | corn on | chilblain* | cors aux pieds | dandruff | mba kichwani
  `,
} as const;
