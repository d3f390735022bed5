/**
 * Signs of danger in words of one language each: their meanings are looked for in Swahili, English and French, in any
 * order (`~`). By concept, separated by bars.
 */
export const anyLanguage = {
  unconscious: `
    ~ not wake shake | ~ not wake call | ~ not respond call | ~ not stir | ~ not respond name |
    ~ eyes closed not respond | ~ sleep not wake | will not stir | does not stir | shook her and shouted |
    shook him and shouted | lost consciousness | ~ lost consciousness
  `,
  'not-breathing': '~ chest not move breathe | ~ stopped breathing | ~ not breathe blue | ~ breath stopped',
  breathless: `
    ~ breathe pain sit | ~ air not enough | ~ not speak breathe | ~ breathing hard weak |
    ~ breathe with difficulty | ~ lost breath suddenly | ~ wakes night not breathe | ~ breathing tired |
    ~ chest tight breathe
  `,
  'blue-lips': '~ lips blue | ~ lips black | ~ tongue blue | ~ face blue breathe | ~ lips become blue',
  confused: `
    ~ not know house | ~ not know name | ~ not know wife | ~ not know children | ~ speaks strange |
    ~ speaks dead people | ~ lost mind | ~ not know day | ~ speaks not understand
  `,
  'stiff-neck': `
    ~ neck not bend | ~ neck stiff | ~ neck hard | ~ neck pain bend | ~ not bend neck fever | ~ chin not touch chest
  `,
  'tongue-swelling': `
    ~ tongue swells | ~ lips swell | ~ throat closing | ~ throat swells | ~ tongue big | ~ lips big |
    ~ throat blocked eating
  `,
  'testicle-pain': '~ testicle pain | ~ testicle swollen | ~ balls pain',
  'baby-moves-less': `
    ~ baby womb quiet | ~ baby belly not move | ~ womb not moves | ~ baby not kick | ~ not feel baby move |
    ~ baby moves less | ~ kicks less | used to kick & nothing | ~ not feel kicks | baby in my womb has been quiet | womb has been quiet
  `,
  'sight-loss': `
    ~ eye stopped seeing | ~ not see eye sudden | ~ blind eye | ~ eye lost sight | ~ sight lost | ~ curtain eye |
    ~ not see one eye
  `,
  'swallowed-battery': `
    ~ swallowed battery | ~ swallowed magnet | ~ battery nose | ~ battery ear | kibetri | vibetri
  `,
  'heavy-bleeding': `
    ~ blood not stop | ~ blood pours | ~ blood soaks cloth | ~ wound blood pours | ~ blood bed soaked |
    ~ blood floor many | ~ blood started again soaked | ~ soaked three cloths | ~ blood soaks clothes |
    ~ wound blood spurts | ~ blood spurts | ~ blood jets
  `,
  'snake-bite': '~ snake bit leg | ~ snake bitten | ~ snake bite | ~ snake hand swollen',
  'one-side-weak': `
    ~ arm leg weak one side | ~ one side body weak | ~ one side body paralysed | ~ half body weak |
    ~ half body paralysed | ~ arm not lift | ~ mouth twisted | ~ face twisted | ~ face droop | ~ half face numb |
    ~ one side numb | ~ arm weak speak | ~ leg weak one side | ~ speaks tongue heavy | ~ hand dropped things weak
  `,
  'black-stool': '~ stool black | ~ black stool',
  'vomits-blood': '~ vomits blood | ~ vomit blood clots | ~ vomit black coffee',
  'coughs-blood': '~ coughs blood | ~ sputum blood',
  'bulging-soft-spot': '~ soft spot swells | ~ fontanelle swollen | ~ fontanelle bulging',
  'burn-serious': `
    ~ acid skin | ~ burn face | ~ burn chest | ~ electricity hand burn | ~ hot water chest burn |
    ~ fire clothes burn
  `,
  'chemical-in-eye': `
    ~ acid eye | ~ chemical eyes | ~ bleach eye | ~ chemical poured eye | ~ cement eye | ~ soap eye burns poured |
    ~ battery acid eye | ~ spray eyes burns
  `,
  'cold-clammy': '~ cold sweat | ~ sweat cold pale | ~ body cold sweat',
  'suicide-plan': `
    ~ rope tonight kill | ~ want kill myself pills | ~ plan kill myself | ~ rope hang | ~ end my life tonight |
    ~ bought poison die | ~ bought rope | ~ kill myself today | ~ kill myself tonight | ~ wrote letter die |
    ~ swallow pills die | ~ want hang | ~ want drink poison | ~ jump bridge die | ~ tried kill myself
  `,
  'ribs-draw-in': '~ ribs sunken breathe | ~ ribs inside breathe | ~ chest sunken breathe',
  'not-feeding': '~ baby not suck | ~ not suck breast | ~ baby refuses breast | ~ not suck milk',
  'cannot-drink': '~ not drink vomits all | ~ not swallow water | ~ refuses drink | ~ not swallow',
  'open-break': '~ bone outside | ~ bone skin broken | ~ bone seen wound',
  'calf-swollen': '~ calf swollen | ~ one leg swollen pain | ~ calf pain hot',
  'locked-jaw': `
    ~ jaw not open | ~ mouth not open | ~ jaw stiff | ~ jaw hard | ~ jaw closed | ~ jaw blocked |
    ~ teeth closed not open
  `,
  spasms: `
    ~ body stiff noise | ~ body stiff touch | ~ body stiff light | ~ back arched stiff | ~ body bends back stiff |
    ~ muscles stiff jaw
  `,
  'fear-of-water': `
    ~ fear water bite | ~ fear water dog | ~ chokes water dog | ~ not drink fear water | ~ fear water saliva
  `,
  'deep-bite': `
    ~ dog bite face | ~ dog bitten face | ~ dog bite deep | ~ dog bite neck | ~ cat bite deep |
    ~ dog bite blood pours | ~ dog bite hand deep
  `,
  'partner-violence': `
    ~ husband hits | ~ husband strangled | ~ husband burns me | ~ husband beats | ~ boyfriend beats pregnant
  `,
  unsafe: `
    ~ husband kill threatens | ~ threatens kill me | ~ husband knife | ~ husband machete | ~ fear kill me |
    ~ fear home husband | ~ strangled neck husband | ~ threatens knife | ~ fear child home |
    ~ lives house hits child
  `,
  'suicide-thoughts': `
    ~ want die | ~ life no meaning die | ~ tired living | ~ better dead | ~ not want live | ~ not want wake die
  `,
  'stopped-eating': '~ elderly not eat | ~ grandmother not eat | ~ stopped eating drinking | ~ refuses food',
  'black-skin': `
    ~ skin black | ~ toe black | ~ foot black | ~ wound black | ~ finger black smell | ~ leg black smell
  `,
  'foot-black': '~ toe black | ~ foot black | ~ foot wound smell black',
  'low-sugar': `
    ~ sugar low | ~ sugar dropped | ~ sugar fell | ~ insulin not eat shake | ~ insulin sweat shake |
    ~ diabetes sweat shake
  `,
  'fast-breath': '~ breathes fast | ~ breathing fast | ~ breath fast | ~ breathes rapid ribs',
  limp: '~ baby limp | ~ baby weak not move | ~ baby floppy | ~ child body weak soft | ~ arms legs weak baby',
  'cold-body': '~ baby body cold | ~ baby cold touch | ~ feet hands cold baby | ~ newborn cold',
  'yellow-palms': '~ palms yellow | ~ soles yellow | ~ feet yellow | ~ hands yellow',
  'navel-red': '~ navel red | ~ navel pus | ~ cord pus | ~ cord smells | ~ navel swollen smells | ~ navel smells',
  'sunken-eyes': '~ eyes sunken | ~ eyes hollow',
  'pale-palms': '~ palms pale | ~ palms white | ~ eyelids pale | ~ tongue pale | ~ hands pale lips',
  'dark-urine': '~ urine dark | ~ urine black | ~ urine red fever | ~ urine colour coffee | ~ urine like tea',
  fit: `
    ~ body shakes eyes | ~ eyes rolled body stiff | ~ arms legs jerk | ~ jerks saliva mouth | ~ foam mouth |
    ~ falls jerks | ~ stiff eyes rolled
  `,
  'headache-bad': `
    ~ head pain severe | ~ head splitting | ~ head bursts | ~ headache severe | ~ head pain vomits |
    ~ head pain unbearable
  `,
  'headache-worst': '~ worst headache life | ~ head exploded | ~ headache sudden thunder | ~ head pain sudden severe',
  'sharp-chest-pain': '~ chest pain breathe | ~ chest sting breathe | ~ rib pain breathe cough',
  'chest-pain': `
    ~ chest tight | ~ chest pressed | ~ chest heavy stone | ~ chest squeezed | ~ chest pain arm | ~ chest pain jaw
  `,
  'no-urine': '~ not urine yesterday | ~ not urine hours | ~ no urine all day | ~ not urine night',
  'violent-shivers': '~ shivers bed shake | ~ shivers teeth | ~ shakes cold bed | ~ shivering severe',
  'swallowed-poison': `
    ~ drank poison | ~ swallowed poison | ~ drank paraffin | ~ drank bleach | ~ swallowed all pills |
    ~ drank pesticide | ~ child drank acid | ~ child pills many
  `,
  smoke: '~ charcoal room closed | ~ charcoal inside room | ~ smoke room slept | ~ generator room',
  'belly-pain-severe': `
    ~ belly pain sudden severe | ~ belly hard pain | ~ belly hard touch | ~ belly pain unbearable |
    ~ belly like board
  `,
  'postpartum-voices': '~ birth hears voices | ~ birth not sleep voices baby | ~ gave birth speaks strange',
  'major-trauma': `
    ~ car hit | ~ fell roof | ~ fell tree | ~ fell tall building | ~ knife belly | ~ knife chest | ~ gun shot |
    ~ drowned water | ~ struck electricity | ~ motorbike accident
  `,
} as const;
