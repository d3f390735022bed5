/** Swahili ways of saying what concerns eyes, mouth, skin and joints: by concept, separated by bars. */
export const swahili = {
  'chemical-in-eye': 'kemikali jichoni | jiki jichoni | dawa imeingia jichoni | tindikali machoni | saruji jichoni',
  'red-eye': 'macho mekundu | jicho jekundu | red eye',
  'eye-pain': 'jicho linauma',
  'contact-lens': 'lenzi',
  'eye-injury': `
    -chomwa jichoni | jicho limepigwa | jicho limeumia | kijiti jichoni | -pigwa jichoni | jicho limechomwa
  `,
  'sticky-eye': 'tongotongo | macho yanatoa tongotongo | macho yanashikana | matongotongo',
  drooling: 'mate yanatoka | -tokwa mate | udenda | hawezi kumeza mate | mate yanamtoka | siwezi kumeza mate',
  'neck-swelling': 'shingo imevimba',
  toothache: 'jino linauma | maumivu ya jino | meno yanauma',
  'face-swollen': 'uso umevimba | shavu limevimba',
  'swelling-to-eye': 'jicho limevimba | uvimbe hadi jichoni | uvimbe umefika jichoni',
  'spreading-red-skin': `
    ngozi nyekundu inasambaa | wekundu unasambaa | ngozi imekuwa nyekundu na moto | ngozi ina joto na nyekundu
  `,
  'black-skin': 'ngozi imekuwa nyeusi | ngozi inakuwa nyeusi | nyama inaoza',
  'skin-peeling': 'ngozi inabanduka | ngozi inatoka | ngozi kubanduka | ngozi inachubuka',
  'new-medicine': `
    dawa mpya | baada ya kumeza dawa | nimeanza dawa | ameanza dawa | baada ya kunywa dawa | septrin |
    baada ya dawa
  `,
  'hot-swollen-joint': 'goti limevimba na lina joto | kiungo kimevimba na moto',
  'child-will-not-walk': 'hataki kutembea | hatembei | -chechemea | -kataa kutembea | hawezi kukanyaga',
  'dirty-wound': `
    kidonda kirefu | jeraha kubwa | -kanyaga msumari | msumari | jeraha la kina | kidonda kikubwa |
    kidonda kichafu | kidonda kimefunguka | jeraha kirefu | msumari wenye kutu | -katwa sana |
    kidonda kimeingia ndani
  `,
  'small-cut': 'kidonda kidogo | mkwaruzo | -jikata kidogo | michubuko | mchubuko | jeraha dogo',
  'no-tetanus-cover': 'sijachanjwa pepopunda | hajachanjwa',
  'insect-bite': "-umwa na mbu | -umwa na mdudu | -ng'atwa na mdudu | mbu wamenuma",
  'long-lump': 'uvimbe kwenye titi | kinundu | donge | kidonda kisichopona | kidonda hakiponi | chakula kinakwama',
  'skin-problem': 'chunusi | mba | ukurutu | choa | fangasi | mapunye | vipele | upele | ngozi kavu | mwasho wa ngozi',
} as const;
