/** Swahili ways of saying what concerns brain, nerves and back: by concept, separated by bars. */
export const swahili = {
  'face-droop': 'mdomo umepinda | uso umepinda | mdomo umeenda upande | uso umeenda upande',
  'one-side-weak': `
    kiharusi | upande mmoja umekufa | upande mmoja umepooza | mkono umelegea | hawezi kuinua mkono |
    mkono na mguu upande | upande mmoja hauna nguvu | hawezi kunyanyua mkono | -pooza upande mmoja
  `,
  slurred: `
    haongei vizuri | ulimi mzito | hawezi kuongea | hawezi kusema | maneno hayaeleweki | ulimi umekuwa mzito |
    haongei | hatamki vizuri
  `,
  'sight-loss': `
    haoni ghafla | jicho haliona | macho yamepofuka | -pofuka | sioni kabisa | jicho limepoteza uwezo wa kuona |
    haoni kabisa | siona jicho moja
  `,
  blurred: `
    sioni vizuri | naona ukungu | maluweluwe | haoni vizuri | naona mbili | naona nyotanyota | naona vimulimuli |
    ukungu machoni | macho hayaoni vizuri | naona giza
  `,
  headache: `
    kichwa kinauma | maumivu ya kichwa | kichwa kinagonga | kuumwa na kichwa | kuumwa kichwa | naumwa kichwa
  `,
  'headache-worst': `
    kichwa kinauma ghafla sana | sijawahi kuumwa kichwa hivi | kichwa kinataka kupasuka ghafla |
    maumivu makali ya kichwa ghafla | kichwa kibaya kuliko | kichwa kiliuma ghafla
  `,
  'headache-daily-worse': 'kichwa kinazidi kila siku | maumivu ya kichwa yanazidi | kichwa kinaamka nacho asubuhi',
  'headache-bad': 'kichwa kinauma sana | maumivu makali ya kichwa',
  'jaw-pain': 'taya linauma nikitafuna',
  'light-hurts': 'mwanga unaumiza | mwanga unauma macho | hapendi mwanga | anaogopa mwanga | mwanga unanisumbua',
  'tension-headache': 'kichwa kidogo | kichwa cha uchovu | kichwa cha kawaida | kichwa cha msongo',
  'back-pain': 'mgongo unauma | kiuno kinauma | maumivu ya mgongo | maumivu ya kiuno',
  'numb-saddle': 'ganzi sehemu za siri | ganzi kati ya mapaja | ganzi makalioni | ganzi kwenye makalio',
  'bladder-bowel-change': `
    siwezi kuzuia mkojo | hawezi kuzuia mkojo | -jikojolea | siwezi kuzuia choo | mkojo unatoka wenyewe
  `,
  'both-legs-weak': `
    miguu imelegea | miguu yote haina nguvu | miguu imepooza | miguu imekufa ganzi | miguu haina nguvu |
    siwezi kusogeza miguu
  `,
  'muscle-ache': `
    misuli inauma | -teguka | mwili unauma | viungo vinauma | maumivu ya misuli | mwili unauma wote |
    -umia misuli | mwili kuuma
  `,
  'walks-on-it': '-tembea vizuri | anaweza kutembea | naweza kutembea | natembea',
} as const;
