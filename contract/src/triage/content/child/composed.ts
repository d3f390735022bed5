/** Concepts of babies and small children that any language composes of a part and a quality, in groups of words. */
export const composed = {
  child: '{child}',
  'ribs-draw-in': '{chest} & {draws-in} | {ribcage} & {sinks-in}',
  'yellow-palms': '{palms} & {yellow} | {foot} & {yellow} | {skin-place} & {yellow-shade}',
  'navel-red': `
    {navel} & {red} | {navel} & {pus} | {navel} & {foul} | {navel} & {swollen} | {navelside} & {looks-infected}
  `,
  'pale-palms': '{palms} & {pale} | {pale-place} & {paleness}',
  'deep-mouth-sores': '{mouth} & {sore} | {mouth} & {wound}',
  'swelling-behind-ear': '{ear} & {swollen} | {behind-ear} & {swelling-like}',
  'ear-pain': '{ear} & {pain} | {ear} & {pus} | {ear} & {blood}',
  'swallowed-battery': `
    {swallowed} & {battery-magnet} | {small-power-source} & {into-the-body} | {small-power-source} & {gone-down} |
    pile & {gone-down} | piles & {gone-down}
  `,
  'not-feeding': '{refuses} & {breastfeeding}',
  'cannot-drink': '{refuses} & {drinking}',
  'vomits-all': '{everything} & {comes-up} | {nothing} {stays}',
  'baby-yellow': `
    {newborn-word} & {yellow-shade} | {face} & {yellow-shade} | {chest} & {yellow-shade} | {belly} & {yellow-shade}
  `,
  'cloudy-eye': '{eye} & {cloudiness}',
  diarrhoea: '{stool} & {looseness}',
  'thin-arm': '{upper-arm} & {thin-figure} | {arm} & {thin-figure} & mm | {arm} & {is-thin}',
  'both-feet-swollen': '{two-feet} & {puffiness}',
  pustules: '{skinspots} & {pus-filled}',
  'feeds-weakly': '{sucking} & {weakly}',
} as const;
