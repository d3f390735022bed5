/** English words of parts of the body and of what is wrong with them, by the name of their group. */
export const englishWords = {
  head: 'head',
  chest: 'chest | ribs | breastbone | heart',
  belly: 'belly | stomach | tummy | abdomen | abdominal | gut',
  'lower-belly': 'lower belly | lower abdomen | lower abdominal | lower stomach | lower tummy | pelvic | pelvis',
  'upper-belly': 'upper belly | upper abdomen | upper abdominal | upper stomach | under the ribs | epigastric',
  'right-low': 'right lower | lower right | right iliac | right side of belly | right side of stomach',
  back: 'back | spine | backache | lower back',
  flank: 'flank | side of back | loin | kidney',
  neck: 'neck',
  throat: 'throat | tonsil*',
  eye: 'eye | eyes',
  ear: 'ear | ears',
  tooth: 'tooth | teeth | gum | gums | toothache | molar',
  face: 'face | cheek | mouth | smile',
  mouth: 'mouth | tongue | lip | lips',
  jaw: 'jaw',
  arm: 'arm | arms | hand | hands',
  leg: 'leg | legs | calf | thigh | foot | feet | ankle | knee',
  calf: 'calf | calves',
  foot: 'foot | feet | toe | toes | ankle | ankles | ankl*',
  'one-side': 'one side | left side | right side | half of body',
  joint: 'joint | joints | knee | knees | elbow | ankle | wrist | hip | shoulder',
  shoulder: 'shoulder | shoulders',
  bone: 'bone | bones | leg | arm | wrist | ankle | hip | rib | collarbone | forearm',
  breast: 'breast | breasts | nipple',
  testicle: 'testicle* | testis | balls | scrotum',
  penis: 'penis | foreskin',
  navel: 'navel | umbilical | belly button | cord',
  'soft-spot': 'soft spot | fontanel*',
  palms: 'palms | hands | tongue | eyelids | conjunctiva',
  private: 'vagina | vaginal* | private parts | down there | genitals',
  skin: 'skin',
  vomit: 'vomit* | throw* up | threw up | puke* | puking | being sick',
  stool: 'stool | stools | poo | poop | faeces | feces | motion | motions | bowel',
  cough: 'cough* | sputum | phlegm',
  urine: 'urine | pee | peeing | urinat* | passing water',
  pain: `
    pain | pains | painful | hurt | hurts | hurting | ache | aches | aching | sore | burning | burns | cramp* |
    discomfort | stabbing | throbbing | tender
  `,
  swollen: 'swollen | swelling | swell* | swelled | puffy | enlarged | bulging',
  lump: 'lump | lumps | growth | tumour | tumor | mass',
  numb: 'numb | numbness | numbing | tingling | pins and needles | no feeling | lost feeling',
  stiff: 'stiff* | rigid',
  hard: 'hard | rigid | like wood | board',
  weak: `
    weak* | paralys* | paralyz* | not move | can not move | can not lift | gone limp | dropping things | heavy
  `,
  droop: 'droop* | twisted | crooked | fallen | pulled | uneven | lopsided | dropped',
  red: 'red | redness | pink',
  black: 'black | tarry | dark',
  yellow: 'yellow* | jaundice*',
  pale: 'pale | white | pallor',
  blue: 'blue | bluish | grey | gray | purple',
  itch: 'itch* | scratching',
  tight: 'tight* | heavy | heaviness | pressure | squeez* | crush* | weight | elephant',
  pus: 'pus | discharge | oozing | weeping',
  foul: 'smell* | foul | stink* | offensive',
  sunken: 'sunken | sunk | hollow',
  'draws-in': 'draw* in | suck* in | pull* in | indraw* | retract* | going in',
  broken: 'broken | broke | fracture* | snapped | cracked',
  out: 'out | sticking out | dislocat* | through the skin | deformed | bent',
  blow: 'hit | blow | knock* | bang* | fell on | struck | bump* | injur* | kicked',
  blood: 'blood | bloody | bleed* | bled',
  chemical: 'acid | bleach | chemical | cement | lime | battery acid | pesticide | paint | detergent',
  leaks: 'leak* | leaking | can not hold | drips | dribbl* | incontinen* | wetting',
  swallowed: 'drank | drunk | swallow* | ingest* | ate | eaten | took | taken | drinking',
  poison: `
    poison* | paraffin | kerosene | petrol | pesticide | rat poison | insecticide | bleach | organophosphate |
    weed killer | herbicide | detergent | jik | battery acid | mothballs
  `,
  'many-pills': `
    many pills | many tablets | overdose* | all the pills | whole packet | too many tablets | too many pills |
    bottle of pills | handful of tablets
  `,
  'battery-magnet': 'battery | batteries | magnet | magnets',
  bitten: 'bit | bite | bites | bitten | stung | sting | scratched | licked',
  snake: 'snake | viper | cobra | mamba | adder',
  mammal: 'dog | puppy | cat | bat | monkey | jackal | mongoose | fox | rat | cow',
  venomous: 'scorpion | spider',
  insect: 'bee | bees | wasp | hornet | insect | ant | mosquito | mosquitoes',
  severe: `
    severe* | worst | unbearable | terrible | excruciating | agony | very bad | extreme* | intense | awful |
    horrible | so bad | screaming
  `,
  sudden: `
    sudden* | all at once | just now | out of nowhere | instantly | seconds ago | thunderclap | abrupt*
  `,
  move: `
    when i move | on moving | movement | moving | twist* | bend* | press* on it | when i press | when pressed |
    touching it | lifting
  `,
  effort: `
    walking | climbing | running | exercise | exertion | exercising | stairs | effort | playing football
  `,
  child: 'child | baby | infant | toddler | newborn | son | daughter | kid | boy | girl | neonate',
  fever: `
    fever* | febrile | high temperature | hot body | burning up | body is hot | feels hot | temperature
  `,
  rash: 'rash | rashes | spots | bumps | pimples | blister*',
  sore: 'sore | sores | ulcer | ulcers | wound',
  wound: 'wound | cut | gash | laceration | ulcer | sore',
  burn: `
    burn | burnt | burned | burns | scald* | boiling water | hot water | hot oil | hot porridge | hot tea
  `,
  worse: 'worse | worsening | getting worse | increasing | spreading',
} as const;
