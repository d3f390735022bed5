/** Concepts that any language composes of everyday words, in the groups of `words`. */
export const composed = {
  unconscious: '{unwakeable}',
  'swallowed-poison': `
    {swallowed} & {pills} & {too-many}; {child} & {pills} & {got-at}; {pills} & {got-at} & {too-many};
    {poison} & {mouth}; {poison} & {got-at}; {child} & {swallowed} & {pills}
  `,
  'snake-bite':
    '{snake} & {foot}; {snake} & {arm}; {snake} & {leg}; {snake} & {child}; {snake} & {swollen}; {snake} & {pain}; {snake} & {eye}; {snake} & {wound}',
  burn: '{explode} & {leg}; {explode} & {arm}; {explode} & {face}; {hot} & {skin} & {goes}',
  'burn-serious': `
    {burn} & {chest}; {burn} & {belly}; {burn} & {back}; {burn} & {current}; {burn} & {explode}; {skin} & {chemical};
    {arm} & {chemical}; {leg} & {chemical}; {face} & {chemical}; {explode} & {leg}; {explode} & {arm}; {explode} & {face};
    {current} & {arm} & {pain}
  `,
  'major-trauma': `
    {run-over} & {vehicle}; {fell-down} & {high-place}; {drowned} & {water}; {drowned};
    {weapon} & {belly}; {weapon} & {chest}; {weapon} & {neck}; {weapon} & {back}
  `,
  'heavy-bleeding': `
    {blood} & {gush}; {blood} & {no-more} & {stop}; {blood} & {pad-cloth} & {soaks}; {wound} & {gush}
  `,
  'blue-lips': '{goes} & {grey}; {mouth} & {grey}; {face} & {grey}; {skin} & {grey}',
  'pad-soaking': '{pad-cloth} & {soaks}; {blood} & {gush}; {blood} & {foot}; {blood} & {leg}',
  'baby-moves-less': '{womb} & {moves} & {little}',
  'long-labour': '{labour} & {since}',
  'non-fading-rash': '{spots} & {grey}',
  'testicle-pain': '{testicle} & {pain}; {testicle} & {swollen}; {testicle} & {sudden}',
  'calf-swollen': '{calf} & {swollen}; {calf} & {hot}',
  'danger-to-others': '{voices} & {harm}; {weapon} & {threat}',
  'belly-blow': '{belly} & {blow}; {belly} & {run-over}; {belly} & {fell-down}',
  voices: '{hears} & {voices}',

  rape: '{sex} & {force}; {sex} & {child}',
  'hiv-exposure': '{sex} & {infected}; {condom} & {infected}; {condom} & {bursts}',
  'unprotected-sex': '{condom} & {bursts}',
  'suicide-plan': '{hang}; {rope} & {rope-for-death}',
  unsafe: '{weapon} & {threat}',
  'open-break': '{bone} & {out} & {blood}; {joint} & {out}',
  'burn-blistered': '{burn} & {rash}',
} as const;
