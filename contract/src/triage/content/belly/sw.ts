/** Swahili ways of saying what concerns belly, bowel and urine: by concept, separated by bars. */
export const swahili = {
  'belly-pain': `
    tumbo linauma | tumbo inauma | maumivu ya tumbo | tumbo linakata | tumbo kuuma | msokoto wa tumbo |
    naumwa tumbo | naumwa na tumbo
  `,
  'belly-pain-severe': 'tumbo linauma sana | maumivu makali ya tumbo | tumbo linauma vibaya',
  'belly-hard': 'tumbo gumu kama ubao',
  'lower-belly-pain': 'maumivu chini ya kitovu | tumbo la chini linauma | kinena kinauma',
  'right-low-pain': `
    maumivu yamehamia kulia | kidole tumbo | upande wa kulia chini unauma | kulia chini kunauma |
    tumbo upande wa kulia chini
  `,
  vomits: 'anatapika | natapika',
  'vomits-all': `
    -tapika kila kitu | chakula hakikai | kutapika sana | -tapika sana | -tapika kila anachokula |
    -tapika kila akila | hata maji -tapika | hakuna kinachokaa | -tapika mfululizo | kila anachokunywa -tapika |
    -tapika bila kukoma | kila kitu -tapika | -tapika vyote | -tapika kila anachokunywa |
    -tapika kila ninachokula | -tapika kila ninachokunywa
  `,
  'vomits-blood': '-tapika damu | matapishi ya damu | matapishi kama kahawa',
  'blood-streak-vomit': 'michirizi ya damu kwenye matapishi',
  'black-stool': 'choo cheusi | choo kama lami',
  'blood-stool': 'kuhara damu | -harisha damu | choo cha damu | choo chenye damu | damu kwenye choo',
  'no-stool': `
    hapati choo | sipati choo | hajapata choo | choo hakitoki | haja kubwa haitoki | hajaenda choo | hatoi hewa |
    kukosa choo
  `,
  constipation: 'choo kigumu | kukosa choo | sipati choo | choo kinatoka kwa shida',
  'belly-swollen': 'tumbo limejaa | tumbo limevimba',
  'green-vomit': '-tapika kijani | matapishi ya kijani | -tapika nyongo | matapishi kijani',
  'hard-hernia': 'ngiri imekwama | ngiri ngumu | ngiri inauma | ngiri hairudi | henia imekwama',
  diarrhoea: `
    -harisha | -endesha | choo cha maji | kuharisha | kuhara | -hara | tumbo la kuendesha | kuendesha |
    choo laini mara
  `,
  'much-watery': `
    kipindupindu | choo kama maji ya mchele | kama maji ya mchele | -harisha maji mengi | -harisha sana |
    choo cha maji mara nyingi
  `,
  'sunken-eyes': 'macho yameingia ndani | macho yamezama | macho yamebonyea',
  dehydrated: `
    kulia bila machozi | mdomo mkavu | kiu kali | hana machozi | kinywa kikavu | kuishiwa maji | -ishiwa maji |
    mdomo umekauka | kiu sana
  `,
  'slow-skin': 'ngozi inarudi polepole | ngozi inarudi taratibu | ngozi ikivutwa inachelewa',
  thirsty: 'ana kiu | kiu | anakunywa kwa pupa',
  'drinking-well': `
    anakunywa vizuri | nakunywa maji | anakunywa maji | naweza kunywa | anaweza kunywa | nakunywa vizuri |
    anakunywa maziwa vizuri
  `,
  yellow: 'manjano | macho ya njano | homa ya manjano | ngozi ya njano',
  'cannot-pass-urine': 'mkojo hautoki | siwezi kukojoa | hawezi kukojoa | mkojo umeziba | mkojo umekataa',
  'flank-pain': 'ubavu unauma | figo inauma',
  'urine-burns': 'mkojo unachoma | mkojo unauma | -kojoa kwa maumivu | kukojoa kunauma | yutiai | u t i',
  'urine-often': '-kojoa mara kwa mara | kukojoa mara kwa mara | mkojo mara kwa mara',
  'testicle-pain': 'korodani inauma | pumbu linauma',
  'long-erection': 'uume umesimama | uume haulali | kusimama kwa uume muda mrefu',
  'stuck-foreskin': 'govi limekwama | govi halirudi',
  heartburn:
    'kiungulia | tumbo kujaa gesi | gesi tumboni | asidi & tumbo* | asidi & -panda | asidi & -rudi | asidi & -sumbua | asidi & -la | kucheua',
  gas: 'gesi | tumbo kujaa gesi',
  'not-eating': `
    hali chakula | hataki kula | hana hamu ya kula | -kataa kula | sina hamu ya kula | amekataa chakula |
    hali vizuri
  `,
  'stopped-eating': '-acha kula | -kataa kula | hali kabisa | amekataa chakula',
} as const;
