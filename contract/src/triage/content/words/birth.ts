/** Words about pregnancy, birth and periods in all languages, by the name of their group. */
export const birthWords = {
  unborn: `
    baby | child | babe | foetus | fetus | mtoto | kichanga | bebe | enfant | kid
  `,
  'unborn-moves': `
    move* | moving | movement* | kick* | turn* | danc* | active | activity | roll* | flutter* | wriggl* | -cheza | kucheza | -piga mateke | -geuka | -sogea | -ruka | -tikisika | -kick | -move | -gonga | bouge* | bouger | mouvement* | gigote* | remue*
  `,
  'less-or-none': `
    less | fewer | reduced | decreas* | slow* | weak* | hardly | barely | stopped | stop | quiet* | still | rarely | little | silent | -punguza | -pungua | kidogo | -acha | kimya | -tulia | -nyamaza | chache | moja tu | mara moja | moins | presque | arrete* | calme | faible* | peu | diminue* | rare*
  `,
  'waters-word': `
    water | waters | fluid | liquid | membrane* | bag of water* | amniotic | forewaters | maji | majimaji | chupa | eaux | eau |
    liquide | poche
  `,
  'runs-out': `
    gush* | leak* | trickl* | triklin | pour* | running down | runs down | ran down | drip* | broke | broken | burst* | popped | pop |
    rupture* | gone | came out | coming out | comes out | wet the bed | wet my bed | flow* | splash* | puddle | soaked | dribbl* |
    -vuja | -mwagika | -toka | -pasuka | -churuzika | -tiririka | -bubujika | -lowa | -lowesha | -lowanisha | -leak | -gush |
    -break | -burst | -miminika | coule* | fuit* | fuite* | perd* | perdu* | romp* | rompu* | casse* | creve* | ecoule* |
    mouille* | trempe* | eclate* | inonde*
  `,
  'cord-word': 'cord | umbilical | kitovu | kamba | kamba ya kitovu | cordon | cordon ombilical',
  'hangs-out': `
    out | hang* | dangl* | between | see | feel | poking | show* | visible | came | -toka | -ningnia | -ninginia | -onekana |
    nje | pend* | sort* | sorti | visible | dehors | depasse* | entre | senti* | touche
  `,
  labourpains: `
    labour | labor | labour pains | contraction* | labouring | pains every | pains come | birth pains | uchungu | utungu | uchungu wa uzazi | tumbo linakaza | tumbo linabana | tumbo linavuta | travail | les douleurs | douleurs d accouchement | douleurs regulieres | douleurs toutes
  `,
  'very-long': `
    more than 12 | over 12 | since yesterday | since the day before | since last night | all night | whole night | all day and |
    whole day | two days | 2 days | three days | 13 hours | 14 hours | 15 hours | 16 hours | 18 hours | 20 hours | 24 hours |
    13 hrs | 14 hrs | 15 hrs | 16 hrs | 18 hrs | 20 hrs | 24 hrs | 36 hours | day and night | fifteen hours | eighteen hours |
    twenty hours | tangu jana | since jana | tangu juzi | usiku kucha | usiku mzima | siku nzima | siku mbili | siku ya pili |
    masaa 14 | masaa 15 | masaa 18 | masaa 20 | masaa 24 | saa 18 | saa 20 | saa 24 | masaa ishirini | kutwa kucha |
    depuis hier | depuis avant hier | toute la nuit | toute la journee | deux jours | 2 jours | 15 heures | quinze heures |
    18 heures | 20 heures | vingt heures | 24 heures | plus de douze | plus de 12
  `,
  'birth-urge': `
    push* | bear down | bearing down | -sukuma | kusukuma | -push | pousse* | pousser
  `,
  feels: `
    urge | need | want* | feel* | must | can not stop | start* | hamu | nahisi | anahisi | najisikia | nataka | anataka |
    -jisikia | lazima | -anza | envie | besoin | veut | veux | dois | doit | commence*
  `,
  pads: `
    pad | pads | sanitary | towel | towels | pedi | ped | taulo | serviette* | tampon* | garniture*
  `,
  soaked: `
    soak* | soakd | drench* | fill* | full | overflow* | through | wet through | -jaa | -lowa | -lowana | -lowanisha | -lowesha |
    -jaza | tremp* | imbib* | plein* | rempli* | inond* | deborde* | sature*
  `,
  'in-an-hour': `
    every hour | an hour | per hour | hourly | each hour | one hour | 1 hour | half an hour | half hour | 30 min | 30 minutes |
    20 minutes | 40 minutes | 45 minutes | 15 minutes | every few minutes | minutes | mins | min | kila saa | nusu saa | kwa saa |
    saa moja | saa 1 | lisaa | dakika | par heure | chaque heure | une heure | demi heure | 1 heure | l heure | minutes
  `,
  several: `
    3 | 4 | 5 | 6 | 7 | 8 | 12 | three | four | five | six | eight | tatu | nne | tano | sita | nane | trois | quatre | cinq |
    huit
  `,
  hours: 'hours | hrs | saa | masaa | heures',
  'blood-word':
    'blood | bleed* | bled | bleedin | damu | -bleed | sang | saigne* | saignement* | pertes | perds | perd',
  pours: `
    pour* | gush* | flood* | stream* | puddle* | tap | like water | down my legs | down her legs | to her feet | everywhere | soak* | nonstop | bucket* | -miminika | -bubujika | -churuzika | -tiririka | -mwagika | -lowesha | -lowanisha | bomba | kama maji | kama mto | mpaka miguuni | hadi miguuni | kibao | -gush | flaque* | flots | ruissel* | robinet | partout | gicle* | inond* | baign*
  `,
  'period-word': `
    period | periods | menses | menstrua* | monthly | monthlies | mp | cycle | lmp | hedhi | siku zangu | siku zake | mwezini | period yangu | period yake | mp yangu | regles
  `,
  'is-late': `
    late | miss* | delay* | skip* | overdue | not come | has not come | not came | did not come | did not see | not seen | have not seen | has not seen | not showed | never came | no show | -chelewa | -kosa | -pitiliza | -pitwa | haijakuja | hazijaja | haijaja | hazijakuja | sijaona | hajaona | sijapata | hajapata | sikuona | haijaonekana | zimepita | hazijaonekana | retard* | absent* | pas venu* | pas vu | pas eu | saute* | n a pas | n ai pas | manque* | pas revenues
  `,
  'low-place': `
    low down | down low | low in | lower left | lower right | left low | bottom of | one side | rif | lif | iliac | ovary | groin | womb | uterus | pelvis | pelvic | chini ya tumbo | tumbo la chini | chini ya kitovu | kinena | chini kushoto | chini kulia | upande mmoja | kizazi | nyonga | bas a gauche | bas a droite | en bas | bas ventre | bas du ventre | un cote | ovaire* | aine
  `,
  'hurts-word': `
    pain* | hurt* | ache* | aching | cramp* | sharp | stab* | sore | tender* | colic* | -uma | -umwa | -choma | -kata | -vuta |
    maumivu | -pain | -hurt | kuuma | mal | douleur* | douloureu* | crampe* | pique* | lance* | tiraille* | -cramp
  `,
  'breaking-head': `
    split* | pound* | burst* | explod* | crack* | bang* | hammer* | throb* | killing | bad* | worst | terrible | severe* | awful |
    blinding | -pasuka | -gonga | -banja | -dunda | -twanga | kali | sana | vibaya | mno | -pasua | eclate* | explos* | explose* |
    martele* | cogne* | tape* | atroce* | fort* | terrible* | violent* | intense* | insupportable* | affreu* | horrible*
  `,
  'eye-stars': `
    star | stars | flash* | sparkl* | double | blur* | blurry | fuzzy | hazy | mist* | fog* | dim | lights | zigzag | floaters | nyota | ukungu | giza | vimulimuli | maluweluwe | maruwiruwi | kizagaza | cheche | mbili | etoile* | mouche* | papillon* | brouillard* | trouble* | floue* | flou | eclairs | lumieres
  `,
  'sees-word': `
    see | sees | seeing | saw | vision | sight | eyes | eyesight | naona | anaona | -ona | macho | kuona | voit | vois | vue | vision |
    yeux | devant
  `,
  'mild-word':
    'slight* | mild* | little | light | small | dull | bit of | leger* | legere* | petit* | faible | kidogo | kadogo | kwa mbali | just a',
  'idea-of': `
    thought* of | thinking | think of | thoughts about | picture* | image* | imagin* | urge | idea | want* to | wanting | afraid | scared | fear* | feel like | tempted | plan* | going to | voices tell | tells me to | natamani | nataka | anataka | nawaza | anawaza | mawazo | naogopa | anaogopa | najiona | nahisi kama | anasema | -tishia | envie | pensee* | pense | idee* | peur | voudrai* | veut | veux | imagine* | menace*
  `,
  'harm-word': `
    harm* | hurt* | kill* | drown* | smother* | throw* | suffocat* | strangl* | stab* | get rid of | shake | choke | dropping | burning | bury | abandon* | kumuua | -dhuru | -umiza | -nyonga | -tupa | -zamisha | -funika | -kaba | -zika | tuer | noyer | etouffer | jeter | etrangler | secouer | blesser | abandonner | eliminer | poignarder
  `,
  'own-baby': `
    baby | infant | newborn | child | him | her | mtoto | kichanga | mwanangu | mwanae | bebe | enfant
  `,
  'evil-thing': `
    demon* | devil* | evil | possess* | witch* | satan* | swapped | exchanged | not mine | not my | not hers | chosen | angel | curse* |
    cursed | jesus | prophet | messiah | jini | majini | shetani | pepo | mapepo | si wangu | si wake | amebadilishwa | wamebadilisha |
    mchawi | ibilisi | laana | nabii | demon* | diable | possede* | echange* | ensorcele* | pas le mien | pas le sien | sorcier* |
    maudit* | satan
  `,
  'newborn-word': 'baby | infant | newborn | child | mtoto | kichanga | bebe | enfant',
  condoms:
    'condom* | rubber | cd | kondom* | mpira | capote* | preservatif* | protection | kinga | durex | ndom | sheath | ngozi kwa',
  'gave-way': `
    broke* | break* | burst* | tore | torn | slip* | split* | came off | come off | leak* | inside | remained | -pasuka | -toka |
    -chanika | -vuka | -baki | -burst | -break | -chomoka | -toboka | -tear | crev* | craqu* | cass* | dechir* | gliss* | perce* |
    fendu* | reste* | rompu*
  `,
  lacking: `
    without | bila | sans | did not use | not use | not using | never used | hatukutumia | hakutumia | sikutumia | hakuvaa | hatukuvaa | alikataa | pas mis | pas utilise* | oublie* | forgot | refused | nilisahau
  `,
  'sex-word': `
    sex | slept with | intercourse | shag* | smash* | tulido | tulilala | nililala | nimelala | ngono | mapenzi | tendo | rapport* | couche avec | relation* | fait l amour
  `,
  waste: `
    urine | pee | wee | stool | poo | poop | faeces | feces | mkojo | choo | kinyesi | haja | mavi | pipi | urines | selles | caca |
    susu
  `,
  'by-itself': `
    leak* | by itself | on its own | all the time | drip* | dribbl* | can not hold | constantly | continuous* | wet all | from the front |
    through the vagina | from the vagina | -vuja | wenyewe | yenyewe | kila wakati | muda wote | bila kujijua | -chuchurika |
    siwezi kuzuia | ukeni | coule* | fuit* | fuite* | tout seul | toute seule | sans arret | en permanence | par le vagin |
    ne retiens | retenir | -leak
  `,
  'lost-baby': `
    lost | losing | came out | ended | removed | terminat* | abort* | flush* | miscarr* | evacuat* | -haribika |
    -choropoka | -chomoka | -poteza | -flush | -porowoka | perdu* | avorte* | interromp* | expulse* | arretee
  `,
  'unborn-word': `
    pregnancy | mimba | ujauzito | ball | grossesse | preg
  `,
  'below-word': `
    down there | below | private* | vagin* | lochia | discharge | underneath | between my legs | en bas | pertes | lochies | intime* |
    ukeni | huko chini | kule chini | sehemu za siri | sehemu | uchafu | majimaji | uke | vulve | stitches | tear | mshono | episio*
  `,
  'smell-word':
    'smell* | stink* | foul | rotten | offensive | bad odour | bad odor | fish* | -nuka | harufu | kunuka | -oza | pue* | sent | odeur | odeurs | malodorant* | nauseabond* | pourri* | -smell',
  'hit-word': `
    hit | hits | struck | punch* | fell | fall* | landed | knock* | blow | slam* | bang* | bump* | crash* | -pigwa | -gongwa | -anguka | -angukia | teke | ngumi | -jigonga | coup* | frappe* | tombe* | chute* | cogne* | heurte* | percute*
  `,
  'belly-word': 'belly | stomach | tummy | bump | abdomen | womb | tumbo | tumboni | kitumbo | ventre | abdomen',
  'not-moving': `
    no movement* | no kicks | no kicking | no kick | not moving | not moved | not move | not kicking | not kicked |
    not felt | not feel* | can not feel | hardly anything | nothing all day | nothing since | stopped moving | stopped kicking |
    ne bouge plus | ne bouge pas | ne bouge presque | ne bouge guere | plus de mouvement* | plus aucun mouvement |
    aucun mouvement | ne sens plus | ne sens pas | ne le sens plus | ne remue plus | pas bouge | pas senti | rien senti |
    arrete de bouger | !-cheza | !-piga mateke | !-geuka | !-sogea | !-kick | !-move | !-sikia | !-hisi | !-tikisika
  `,
  'in-the-womb': `
    tumboni | belly | womb | tummy | bump | ventre | ball
  `,
  'gone-quiet': `
    quiet* | silent | calm | asleep | kimya | -tulia | -nyamaza | calme | tranquille | silencieu*
  `,
  'bed-and-clothes': `
    cloth | cloths | wrapper | dress | skirt | clothes | sheets | bed | bedsheet* | mattress | kanga | khanga | kitenge | nguo | kitanda | godoro | shuka | drap* | lit | pagne* | matelas | robe | trouser* | floor
  `,
  'pours-down': `
    le long des jambes | jusqu aux pieds | running down | runs down | ran down | coule beaucoup | coule sans arret | coule fort
  `,
  kicked: `
    kicked me | was kicked | kicked her | husband kicked | kicked by
  `,
} as const;
