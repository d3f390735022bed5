/** Words of the same meaning in all three languages, for what is composed of several of them. */
export const senses = {
  breath: 'breath* | air | respir* | souffle* | pumzi | hewa | -pumua | -hema | kupumua',
  unwakeable: `
    not wake | not waking | can not rouse | rouse | unresponsive | not responding | not respond | no response |
    not regain* | will not open eyes | not open her eyes | not open his eyes | haamki | hajaamka | hakuamka | !-itika | !-itikia |
    haamshiki | hataki kuamka | !-zinduka | !-jitambua | !-sikia chochote | ne se reveille | ne reagit |
    ne repond | impossible a reveiller | n ouvre plus les yeux
  `,
  pills: `
    pill | pills | tablet | tablets | paracetamol | panadol | capsules | medicine | medicines | sleeping tablets |
    vidonge | tembe | dawa | comprime | comprimes | cachets | medicaments | gelules | doliprane | efferalgan
  `,
  'too-many': `
    many | all | whole | bottle | packet | handful | half | strip | box | dozen | 16 | 18 | 20 | 24 | 25 | 28 | 30 |
    35 | 40 | 50 | 60 | 100 | nyingi | vingi | vyote | zote | pakiti nzima | chupa nzima | kopo zima | ishirini |
    thelathini | arobaini | hamsini | boite | plaquette | tout | toute | poignee | vingt | trente | quarante
  `,
  'got-at': `
    gone | missing | chewed | found with | playing with | got into | powder | empty | opened | open |
    amechezea | amefungua | imepungua | zimepungua | ziko pungufu | ouvert* | manque | vide
  `,
  explode:
    'blew up | explod* | explosion | burst | lipuka | -lipuka | caught fire | on fire | flames | -waka moto | pris feu | explose*',
  current:
    'electric* | current | short circuit | live wire | umeme | shoti | stima | courant | court circuit | electri*',
  vehicle: `
    car | matatu | mat | bus | lorry | truck | boda | bodaboda | motorbike | motorcycle | bike | bicycle | taxi |
    train | tractor | daladala | gari | pikipiki | basi | lori | baiskeli | treni | bajaji | trekta | voiture |
    moto | camion | velo | taxi moto | vehicule
  `,
  'run-over': `
    hit | knocked | ran over | run over | rolled | overturned | crash* | crushed | collided | flipped | threw |
    -gonga | -gongwa | -pinduka | -anguka | -kanyaga | -kanyagwa | -pata ajali | heurte* | renverse* | percute* |
    ecrase* | fauche*
  `,
  'high-place': `
    roof | tree | ladder | balcony | storey | floor up | scaffold* | well | pit | cliff | height | mango tree |
    coconut | paa | mti | mtini | mnazi | ngazi | ghorofa | ghorofani | shimo | kisima | darini | toit | arbre |
    echelle | balcon | etage | puits | cocotier | manguier
  `,
  'fell-down': 'fell | fall | fallen | dropped | slipped | -anguka | -poromoka | -dondoka | tombe* | chute | glisse',
  water:
    'river | lake | pool | water tank | swimming | sea | ocean | mto | mtoni | ziwa | ziwani | bahari | baharini | bwawa | kisima | riviere | lac | piscine | mer',
  drowned: `
    drown* | pulled from | pulled out of | under water | swallowed water | -zama | -okolewa majini | kuzama |
    -tolewa majini | noye* | noyade | bu la tasse | sorti de l eau | sorti du lac
  `,
  goes: 'goes | went | gone | turned | become | became | going',
  hot: 'hot | burning | warm | boiling | -chemka | moto | joto | chaud | chaude | brulant* | bouillant*',
  'pad-cloth':
    'pad | pads | cloth | cloths | towel | kanga | khanga | pedi | vitambaa | taulo | kitenge | serviette* | pagne',
  soaks:
    'soak* | drench* | full | fills | change* | changing | -loana | -lowa | -jaa | -badilisha | trempe* | change* | rempli*',
  gush: 'gush* | spurt* | squirt* | jet | jets | pours | poured | pouring | stream* | pump* | flood* | run* down | ruka | -ruka | -miminika | -bubujika | -mwagika | -tiririka | -churuzika | gicle* | coule a flots | a flots | jaillit',
  stop: 'stop | stops | stopped | -koma | -acha | -katika | arrete* | s arrete',
  'no-more':
    'not | no | does not | do not | did not | will not | !-koma | !-acha | !-katika | ne | pas | plus | haijakoma | haikomi',
  labour: 'labour | labor | contractions | pains | uchungu | leba | travail | contractions | douleurs',
  since:
    'since | hours | hrs | all night | all day | more than | over | tangu | masaa | saa | usiku kucha | siku nzima | depuis | heures | toute la nuit',
  moves:
    'move* | moving | kick* | kicking | dance* | turns | play* | -cheza | -sogea | -piga teke | -geuka | -shtuka | bouge* | remue* | coups',
  little:
    'less | little | hardly | barely | quiet | stopped | nothing | not | few | still | kimya | kidogo | -tulia | -punguza | -acha | !-cheza | !-sogea | moins | peu | plus | rien | calme | presque',
  womb: 'womb | baby | belly | inside me | tummy | tumboni | mtoto | mimba | bebe | ventre | uterus',
  hang: 'hang myself | hanging myself | hang himself | hang herself | hanged | noose | -jinyonga | -nyonga | kitanzi | me pendre | se pendre | pendu*',
  rope: 'rope | ropes | kamba | corde',
  'rope-for-death':
    'bought | buy | got | tied | tie | tying | took | hid | hides | hidden | hiding | neck | beam | tree | die | dead | -nunua | -funga | -ficha | shingo | shingoni | mti | mtini | dari | boriti | -kufa | -jiua | achete | attache | cache | cou | arbre | poutre | mourir',
  goodbye: 'goodbye | farewell | last night | last message | letter | note | kuaga | kwaheri | barua | adieu | lettre',
  weapon:
    'knife | gun | panga | machete | weapon | axe | kisu | bunduki | shoka | silaha | rungu | couteau | fusil | arme | hache | machette',
  voices: 'voice | voices | someone whisper* | whisper* | sauti | minong ono | voix | chuchot*',
  hears: 'hear* | hearing | tell* | telling | command* | -sikia | -ambia | -amuru | entend* | dit | disent | ordonne*',
  threat:
    'threat* | attack* | swing* | holding | holds | held | armed | point* | chas* | wav* | -shika | -tishia | -shambulia | -fukuza | menace* | brandi* | poursui* | arme* | tient',
  harm: 'hurt | kill | harm | stab | throw | drown | smother | burn | -ua | -dhuru | -umiza | -choma | -tupa | -funika | -nyonga | tuer | blesser | faire du mal | jeter | etouffer',
  sex: 'sex | slept with | penetrat* | touched | private | inside her | -ingilia | -lala na | anamshika | alimshika | amemshika | amemshikashika | ananishika | alinishika | amenishika | kumshika | kunishika | akinishika | akimshika | anatushika | wananishika | walinishika | -shikashika | -chezea | -vua nguo | coucher | penetr* | touche* | attouche*',
  force:
    'force* | forced | against my will | without my consent | drugged | held down | pinned | refus* | kwa nguvu | bila ridhaa | -lazimisha | -lazimishwa | kulazimishwa | de force | forcee | contre ma volonte',
  condom: 'condom | condoms | cd | rubber | kondomu | mpira | capote | preservatif',
  bursts:
    'broke | burst | tore | torn | split | slipped off | came off | -pasuka | -chanika | -vuka | -toka | craque* | dechire* | eclate* | glisse',
  infected: 'hiv | positive | hiv positive | ukimwi | vvu | muathirika | virusi | -athirika | seropositi* | vih | sida',
  grey: 'grey | gray | ashen | blue | purple | bluish | kijivu | bluu | buluu | zambarau | gris* | bleu* | violet*',
  spots: 'spot | spots | rash | dots | madoa | vidoa | vipele | doa | taches | boutons | points',
  'side-word': 'side | half | upande | nusu | cote | moitie',
} as const;
