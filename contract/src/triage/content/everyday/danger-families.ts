/**
 * Everyday ways of telling danger signs without their names, by the words that a neighbour would use. What `~` begins
 * is found by its meaning in any language and order; the rest only as it is written.
 */
export const dangerFamilies = {
  'faint-on-effort': `
    ~ running then floor | ~ running woke ground | ~ playing fell flat heart | ~ black out match | ~ faint during match | ~ faint training |
    ~ collapsed training | ~ faint digging | ~ faint lifting | ~ faint dancing | ~ faint swimming | ~ faint stairs | ~ heart stopped running fell |
    =dropped & mid sprint | =dropped & pitch | =dropped & mid race | =dropped & half way through & race | =went down & sprint* | =blackout & katikati |
    =blacked out & dancing | =passed out & lap | =nilianguka & katikati ya wimbo | =nikikimbia & nikajikuta chini | =nikicheza & nikajikuta chini |
    =akicheza mpira & akaanguka | =akikimbia & akaanguka | =en pleine course & terre | =en plein match & terre | =en plein effort & terre |
    =perdu connaissance & en courant | =perdu connaissance & en montant | =tombe dans les pommes & courant
  `,
  'numb-saddle': `
    ~ not feel saddle | ~ bottom asleep numb | ~ not feel toilet paper | ~ numb where sit bicycle | ~ not feel seat | ~ private parts asleep numb |
    ~ not feel down below back | =feel the paper & wip* | =do not feel & wip* | =numb & bits | =numb & backside | =numb & crotch | =ganzi & makalio | =ganzi & matako |
    =ganzi & sehemu za siri | =ganzi & msamba | =fesses & endormi* | =fesses & insensible* | =entrejambe & endormi* | =perinee & insensible | =sens plus & m essuie
  `,
  'bladder-bowel-change': `
    ~ back pain not urine since | ~ back pain not feel bladder | ~ back pain stool comes alone | ~ back leg pain wet bed | ~ back pain leaks urine |
    =back & no longer know when & pee | =back & lost control & bladder | =back & lost control & bowel* | =mgongo & mkojo & wenyewe | =mgongo & choo & chenyewe |
    =dos & plus uriner | =dos & urine & sans sentir | =dos & incontinen*
  `,
  'both-legs-weak': `
    ~ legs folded back pain | ~ legs like water back | ~ legs not hold back | ~ legs not carry | ~ both feet drag | ~ legs dead below waist |
    =legs & like jelly & back | =legs & given up & back | =jambes & coton & dos | =jambes & ne me portent plus | =miguu yote & -legea | =miguu yote & haina nguvu
  `,
  'black-skin': `
    ~ skin purple blister smell | ~ skin grey blister pain | ~ wound purple spreads hours | ~ skin dying | ~ blue black patch spreads pain |
    =violet* & cloques & peau | =purple & blister* & swollen | =ngozi & zambarau & malengelenge | =peau & marron & cloques | =crackl* & skin | =crepite & peau
  `,
  'deep-bite': `
    ~ dog bite eyelid | ~ dog bite eye | ~ dog bite scalp | ~ dog bite mouth | ~ dog bite throat | ~ dog bite tendon | ~ dog bite muscle | ~ dog bite bone |
    ~ monkey bite face | ~ monkey bite deep | ~ cat bite hand swollen | ~ hyena bite | ~ donkey bite arm torn | ~ dog bite private | ~ pig bite | ~ dog shook arm |
    =teeth & right through | =tooth & right through | =meno & -penya | =crocs & os | =mbwa & -ngata & uso | =mbwa & -ngata & shavu | =mordu* & visage | =mordu* & levre | =mordu* & crane | =bite & to the bone
  `,
  'testicle-pain': `
    =bourse* & remont* | =testicul* & remont* | =one & ridden up | =down there & twisted | =pumbu & -panda & -uma |
    =kende & -panda | =korodani & -panda | =one side & scrotum & pain
  `,
  'swallowed-poison': `
    =bouteille & eau de javel & gorgee | =javel & gorgee* | =bleach & sip* | =bleach & swig* | =bleach & gulp* | =bottle & contained & drank | =-nywa & dawa ya mbu |
    =dawa ya mbu & -nywa | =-lamba & sumu | =mafta ya ta | =mafuta ya ta & -nywa | =kanywa & mafuta ya taa | =sucking & polish | =drank & cleaner | =drank & from the soda bottle
  `,
  'suicide-plan': `
    =will not be here tomorrow | =wo not be here tomorrow | =not be around tomorrow | =ne sera plus la demain | =demain & ne sera plus la | =demain & ne serai plus la |
    =kesho sitakuwepo | =sitakuwepo kesho | =kesho hatakuwepo | =funeral cover & today | =obseques & aujourd hui & regler | =comprimes sont comptes | =pills are counted |
    =vidonge nimehesabu | =nobody would miss me & dam | =nobody would miss me & bridge
  `,
  'sight-loss': `
    =eye & quit seeing | =eye & stopped seeing | =oeil & cesse de voir | =jicho & -acha kuona | ~ eye sudden dark half | ~ eye black curtain | ~ eye not see since morning
  `,
  'black-stool':
    '=stool & tar | =stool & shoe polish | =poo & shoe polish | =stool like & polish | =choo & lami | =selles & cirage | =choo & kiwi ya viatu',
  'cannot-pass-urine': `
    =nothing comes & burst | =not a drop & since | =mkojo & hautoki | =mkojo & haupiti | =pas une goutte & depuis | =rien ne sort & uriner | =rien ne sort & vessie | ~ bladder full not urine
  `,
  'pad-soaking':
    '=pads & full in half an hour | =each full in & hour | =pad & every half hour | =pedi & kila nusu saa | =serviette* & toutes les demi heures',
  'not-breathing':
    '=kioo puani & ukungu | =mirror & no mist | =miroir & pas de buee | =chest does not rise | =tumbo halipandi | =kifua hakipandi | =poitrine ne se souleve',
  'deep-breathing': `
    =nail varnish & breath* | =smells of nail varnish | =nail polish & breath* | =breath & like apples | =breath & pear drops | =haleine & dissolvant | =haleine & pomme* |
    =pumzi & harufu ya matunda | =breathes like a runner | =anahema & kisukari
  `,
  confused: `
    =asked me who i was | =asked who i am | =shoes in the & pot | =mixes up day and night | =confond jour et nuit | =demande qui j etais | =demande qui je suis | =ananiuliza mimi ni nani |
    =anachanganya usiku na mchana | =same question & over and over | =repete la meme question | =anarudia swali lile lile | =anauliza swali lile lile
  `,
  'cord-out':
    '=soft loop & opening | =loop & between & legs & waters | ~ cord loop outside | =boucle molle & vulve | =kitanzi laini & ukeni',
  'unborn-quiet': `
    =it is the silence | =bien sage & ne me derange plus | =me reveille a coups de pied & rien | =kicks wake me & nothing | =baby & gone silent | =mtoto & amenyamaza & tumboni |
    =mtoto & ametulia & tangu jana | =drummer & silent
  `,
  choking: '=turns blue & swallow* & coin | =amekabwa na mfupa | =arete & coincee & respir*',
} as const;
