/** Swahili ways of saying what concerns heart and lungs: by concept, separated by bars. */
export const swahili = {
  'chest-pain': 'kifua kinabana | kifua kizito | maumivu yanaenda mkono',
  'chest-pain-on-press': `
    nikibonyeza kinauma | nikigusa kinauma | nikisogea tu | ninapobonyeza | kinauma nikibonyeza |
    kinauma nikigeuka
  `,
  'chest-pain-gone': 'maumivu yameisha | sasa hakuna maumivu | yaliisha | imeisha sasa',
  'sharp-chest-pain': `
    kifua kinachoma nikipumua | -choma nikivuta pumzi | maumivu makali kifuani nikipumua | kinachoma nikivuta
  `,
  'calf-swollen': `
    mguu mmoja umevimba | mguu umevimba na unauma | kigimbi kimevimba | mguu wa kushoto umevimba |
    mguu wa kulia umevimba
  `,
  'recent-surgery': 'baada ya upasuaji | -fanyiwa upasuaji | -fanyiwa operesheni | baada ya operesheni',
  asthma: 'pumu | kifua kinapiga filimbi | kifua kinalia | inhaler | athma',
  wheeze: 'kifua kinapiga filimbi | kifua kinalia | kifua kinapiga mluzi | kifua kinakoroma',
  'inhaler-fails': `
    inhaler haisaidii | inhaler haifanyi kazi | dawa ya pumu haisaidii | inhaler imeisha | pampu haisaidii
  `,
  'asthma-tiring': 'hawezi kuongea | -choka kupumua | siwezi kuongea',
  'racing-heart': 'moyo unaenda mbio | moyo unapiga haraka | mapigo ya moyo | moyo kwenda mbio | moyo unadunda',
  'faint-on-effort': `
    -zimia akikimbia | -zimia akicheza | -anguka akicheza mpira | -zimia wakati wa mazoezi | -zirai akikimbia
  `,
  'coughs-blood': '-tema damu | makohozi ya damu | makohozi yenye damu',
  'blood-streaks': 'michirizi ya damu | damu kidogo kwenye makohozi | alama za damu | damu kidogo',
  cough: 'kikohozi | mafua na kikohozi',
  'long-cough': `
    kikohozi cha muda mrefu | kikohozi kisichoisha | kikohozi wiki tatu | kikohozi mwezi | kikohozi haiishi |
    kikohozi sugu
  `,
  'night-sweats': 'jasho usiku | kutoka jasho usiku | -toka jasho usiku | -tokwa jasho usiku',
  'weight-loss': '-pungua uzito | kupungua uzito | -konda | kukonda | -punguka uzito',
  'high-pressure': 'presha | shinikizo la damu | presha ya juu | presha imepanda | presha iko juu',
  'cold-symptoms': 'mafua | kamasi | pua imeziba | mafua na | -piga chafya | pua inatoka kamasi | makamasi',
  sneezing: '-piga chafya | pua inawasha | kupiga chafya',
  'sore-throat': 'koo linauma | koo linawasha | maumivu ya koo | tonses',
} as const;
