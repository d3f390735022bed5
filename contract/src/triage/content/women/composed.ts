/** Concepts of women, pregnancy and birth that any language composes of a part and a quality, in groups of words. */
export const composed = {
  'shoulder-tip-pain': '{shoulder} & {pain}',
  'vaginal-bleeding': '{private} & {blood}',
  'pad-soaking': `
    {blood} & {severe} | {pads} & {soaked} | {pads} & {in-an-hour} | {bed-and-clothes} & {soaked} & {blood-word} |
    {blood-word} & {pours-down}
  `,
  'foul-discharge': '{pus} & {foul} | {smell-word} & {below-word}',
  'red-breast': '{breast} & {red} | {breast} & {pain} | {breast} & {swollen}',
  'swollen-face': '{face} & {swollen} | {face} & {swollen} & {arm}',
  'upper-belly-pain': '{upper-belly} & {pain}',
  'swollen-legs': '{foot} & {swollen} | {leg} & {swollen}',
  'unborn-quiet': `
    {unborn} & {unborn-moves} & {less-or-none} | {unborn} & {not-moving} | {not-moving} & {in-the-womb} |
    {unborn} & {gone-quiet}
  `,
  'fluid-leaks': '{waters-word} & {runs-out}',
  'cord-hangs': '{cord-word} & {hangs-out}',
  'birth-pains': '{labourpains}',
  'long-labour': '{labourpains} & {very-long}',
  'urge-to-push': '{feels} & {birth-urge}',
  'pad-rarely': '{several} {hours} | saa {several}',
  'heavy-bleeding': '{blood-word} & {pours}',
  'missed-period': '{period-word} & {is-late}',
  'low-pain': '{low-place} & {hurts-word}',
  'shoulder-pain': '{shoulder}',
  'headache-pounding': '{head} & {breaking-head}',
  'sees-spots': '{sees-word} & {eye-stars}',
  'mild-headache': '{head} & {mild-word} | headache & {mild-word}',
  'harm-thoughts': '{idea-of} & {harm-word} & {own-baby}',
  'baby-evil': '{newborn-word} & {evil-thing}',
  'unprotected-sex': `
    {condoms} & {gave-way} | {lacking} {condoms} | {sex-word} & {lacking} & {condoms}
  `,
  'leaks-waste': '{waste} & {by-itself}',
  'after-abortion': '{unborn-word} & {lost-baby}',
  'belly-blow': '{hit-word} & {belly-word} | {kicked} & {belly-word}',
  'period-pain': '{period-word} & {pain}',
} as const;
