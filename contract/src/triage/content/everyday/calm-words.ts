/**
 * More families of words for everyday complaints that usually pass by themselves, in English, Swahili and French: by
 * concept, separated by bars.
 */
export const calmWords = {
  'cold-symptoms':
    'coryza | runny nose tu | nez qui goutte | nez pris | pua tu inayotiririka | pua inayotiririka | rhinorrhoea | rhinorrhee',
  'sore-throat': `
    voice to a squeak | took my voice | lost my voice | voice imeisha | sauti imeisha | sauti imekwenda | sauti imepotea | voice is gone | gorge un peu sensible | gorge sensible | gorge a vif | enroue* | aphone | extinction de voix | koo linawasha | koo limekauka | croaky | hoarse
  `,
  diarrhoea:
    'soft stools | two soft stools | loose three times | loose twice | loose & mangoes | maji mara nne & embe | choo chepesi mara | selles molles | runny tummy twice | courante',
  gas: 'farted | i farted | nimefart | nmejamba | nimejamba | pete mieux | j ai pete | g pete | gargouill* | gurgling post meal | post meal & gurgling | tumbo linanguruma | tumbo limejaa gesi | trop mange & ventre',
  'back-pain': `
    lower back tight | back tightened | back ache & standing | lower bak | lbp | mechanical lbp | back ime jam | lower back ime | mgongo wa chini | mgongo wangu wa chini | mgongo wa kukaza | mgongo wiki | mgongo & kulima | kiuno ndicho | kiuno kwa sababu | kiuno & -uza | kiun kwa kubeba | kiuno kwa kubeba | mgongo kwa kubeba | reins & jardin | bas du dos & paniers | dos & pagayer
  `,
  'tension-headache': `
    tight cap on my head | cap on my head | head inabana | head inabana ka | casque qui serre | petite barre habituelle | barre au front | kile cha kawaida cha jioni | paji la uso linanibana | paji & -bana | paji linabana | kichwa hukereketa | kichwa kile kile | kile kile cha skrini | kile changu cha siku zote | no coffee & head | chai ya asubuhi & kichwa
  `,
  'muscle-ache': `
    squats & thighs | squats & mapaja | squats & cuisses | legs are stiff | legs killin me & jim | legs are stiff from | neck is cricked | cricked on one side | slept crooked | neck a bit tight | neck & tight & turn | new pillow & neck | nouvel oreiller | mto mpya & shingo | cou un peu raide | cou & raide & tourne | mal dormi & cou | bras comme des pierres | mikono mizito & -fua | mikono mizito kama mawe | shoulders are on strike | epaules en greve | shoulders and arms are stiff | dug the garden & stiff | digging & stiff | knees creak | genoux grincent | magoti yanalia | bega & -rusha mpira | linauma tu baada ya kurusha | mabega inauma kidogo | kuchuchumaa & mapaja | first day of harvest | premier jour de recolte | misuli & kuvuna
  `,
  'insect-bite': `
    spider nipped | spider nip | garden spider | little spider | bug bit | bug & bit & itches | fourmis sur les pieds | moustik & paupiere | moustique & paupiere | points qui grattent | petite araignee | buibui mdogo
  `,
  'small-cut': `
    ka cut kadogo | ka cut | papercut | paper cut | scraped shin | scraped & shin | kisu & kimenichuna | kimenichuna | kikata kucha | coupe ongles | coupure de papier | perle de sang | couteau de cuisine & goutte | mkato msafi
  `,
  'sticky-eye':
    'oeil collant | un oeil collant | oeil & secretion & reveil | jicho & tongo | tongo asbh | uchafu kidogo tu asubuhi | eye & discharge & morning',
  heartburn:
    'renvois acides | moto kooni | moto mdogo & kooni | moto & kooni & baada ya | beu kali | acides apres | sour after | kiungulia tu',
  'period-pain': `
    tummy & day one & flow | day one & flow is normal | mal au ventre le premier jour | premier jour & flux normal | crampes & flux de toujours | mes regles & crampes | mwezi umenijia | tumbo & kama kawaida yake | tumbo la hedhi | tumbo la mwezi
  `,
  'drinking-well': `
    tolerating food | tolerating fluids | lunch inakaa | chai zinakaa | bread na chai zinakaa | chakula kinakaa | nakula mchana | mchana nakula | drinkin lot | drinking lots | drinking and peeing | nakunywa madafu | keeping down lunch | i eat lunch | je mange a midi | puke once then fine
  `,
} as const;
