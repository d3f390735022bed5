/** More everyday ways of saying what is dangerous, in English, Swahili and French: by concept, separated by bars. */
export const more = {
  unconscious: `
    can not get him to wake | can not get her to wake | shake him and nothing | shake her and nothing | no reaction | slap & nothing |
    found lying & not | eyes shut & not | still asleep and | tumemtikisa | amelala hajitikisi | tunamwita haitiki | macho yamefumba |
    on la secoue | on le secoue | on l appelle | dort sans se reveiller | par terre & repond
  `,
  confused: `
    talks to people | calls me by | thinks it is | wrong year | lost in own | can not remember where | puts clothes | words make no | not himself |
    not herself | behaving strangely | behaving oddly | asks the same | haelewi tunachosema | anatuita majina mengine | anajiongelesha | anavua nguo |
    anazungumza peke yake | hajui nyumbani | ameanza kusema mambo | vitu visivyopo | ne comprend plus | ne sait plus qui | repete la meme | appelle ma soeur |
    ne se rappelle plus | agit bizarrement | tient des propos
  `,
  'breathless-at-rest':
    'speak only | two words | three words | lips move but | sits bent forward | sleeps on four pillows | anakaa wima | anashika meza | hawezi kumaliza neno | trois mots | penche en avant pour respirer | assis toute la nuit',
  breathless: `
    can not get enough breath | chest will not fill | drowning in | air will not go | breath will not | like breathing through | tight & breath* | pulling for air |
    hewa haiingii | pumzi haishuki | kama anazama | anavuta pumzi kwa | anapambana kupumua | anatafuta hewa | l air n entre | l air ne passe | comme si je me noyais | etouffe
  `,
  'tongue-swelling':
    'tongue & fat | tongue & thick | throat & closing | throat & narrow | lips & double | lips & big | throat & itchy & swell* | voice & hoarse & swell* | ulimi & mkubwa | ulimi & -jaa | koo & -ziba | koo & -bana | midomo & mikubwa | langue & grosse | langue & epaisse | gorge & retrecit | =levres & doubl*',
  'allergy-trigger':
    'minutes after | just ate | peanut | seafood | crab | egg | new antibiotic | after the jab | injected | bees | baada tu ya kula | mayai | pweza | juste apres avoir mange | oeuf* | crabe | fruits de mer | antibiotique',
  hives:
    'bumps all over | spots all over | whole body & itch* | body & welt* | mwili wote & -washa | mwili & vipele & ghafla | corps & gratte* | corps & boutons | corps & plaques',
  'swallowed-poison': `
    found the bottle empty & child | bottle & empty & drank | smells of paraffin | smells of petrol | mouth smells of | farm chemical | spray for crops | bleach & mouth |
    overdos* | too many of his | double dose | took extra | a whole strip | all her tablets | all his tablets | ananuka mafuta ya taa | ananuka dawa | dawa ya shamba | dawa ya kunyunyizia |
    chupa ya dawa & -nywa | harufu ya sumu | vidonge vyake vyote | sent le petrole | sent l essence | bouteille de javel | produit de menage | produit agricole | medicaments de grand mere | a vide la boite
  `,
  burn: 'candle & burn* | stove & fell | kettle | saucepan | thermos | steam | sufuria & maji | birika | mshumaa | mvuke | marmite | bouilloire | vapeur | bougie',
  'burn-serious':
    'kettle & chest | kettle & face | hot & whole | fire & face | fire & body | fire & hands | petrol & fire | gas & fire | acid & arm | acid & face | acid & skin | burn* & circle | burn* & around | burn* & black | fire & dress | nguo & moto | moto & uso | maji moto & kifua | maji moto & mgongo | maji moto & tumbo | uji & mwili | feu & robe | feu & visage | eau bouillante & corps | bouilloire & poitrine | marmite & jambes',
  'major-trauma': `
    thrown & vehicle | car accident | bike accident | accident & leg | came off his bike | came off the motorbike | fell from second | fell off the ladder | third floor | first floor & fell |
    pole fell | tree fell on | goalpost & fell | wheel went over | trampled | beaten with | beaten & iron | attacked & panga | axe | spear | arrow | plugged & shock | wires & shock | went under | swallowed lake |
    -gongana | -parurwa na gari | -burutwa na gari | -tupwa na pikipiki | gari & -pinduka | -anguka kutoka ghorofa | -anguka toka ngazi | mti umemwangukia | -pigwa na kundi | -pigwa nondo | mkuki | mshale | -naswa na umeme |
    collision | sorti de la route | chute de & metres | chute & etage | tombe* de & metres | lynch* | roue & passe* | barre de fer | fleche | prise & courant | coule* sous l eau
  `,
  'head-blow':
    'cracked his head | head on the floor | head on the floor | head on the wall | head against | head & corner | forehead & hit | skull & hit | back of head & hit | kichwa & ukuta | kichwa & sakafu | kichwa & jiwe | kisogo | paji & -gonga | front & cogne* | tete & mur | tete & sol | tete & pierre | arriere de la tete',
  'clear-fluid-head':
    'nose & dripping & clear | ear & leak* | ear & water & head | nose & water & head | pua & maji & -tiririka | sikio & maji & -toka | nez & liquide | nez & coule & clair',
  drowsy:
    'keeps sleeping | wants to sleep | wants only to sleep | dozy | sleepier | not himself and sleepy | anataka kulala tu | anazidi kulala | analala ovyo | amekuwa mzito | veut seulement dormir | dort sans arret | tres lent* | veut dormir',
  infection:
    'wound & pus | wound & smell* | boil | boils | cellulitis | urine infection | kidney infection | womb infection | tooth abscess | kidonda & -nuka | kidonda & -oza | majipu | tezi | plaie & pus | plaie & infect* | furoncle | infection urinaire | infection pulmonaire',
  mottled:
    'skin & marbl* | legs & patches | arms & patches | knees & purple | skin & lace | skin & blue & patches | ngozi & mabaka & bluu | miguu & mabaka | magoti & bluu | genoux & violet* | jambes & marbr* | peau & taches & bleu*',
  'no-urine':
    'not passed any water | no water passed | hardly any urine | urine almost nothing | bladder empty | not emptied her bladder | no urine since | hajaenda haja ndogo | mkojo hamna | haja ndogo hamna | vessie vide | sans & faire pipi | journee sans pipi | jour sans pipi | nuit sans pipi | rien fait & pipi | bila kukojoa | bila & mkojo | hours since & passed urine | hours since & peed | hours since & urinated | last urine & hours ago | last pee & hours ago | last wee & hours ago',
  'violent-shivers':
    'shaking so hard | shivers & bed | shivering & teeth | rattl* teeth | shakes the bed | trembling with fever | shiver* so | -tetemeka mno | -tetemeka & meno | baridi & -tetemeka & sana | kitanda kinatikisika | tremble* si fort | frissons & lit | frissons & dents | grelotte & fort',
  'locked-jaw':
    'jaw & lock* | jaw & tight* | jaw & open | jaw & stiff | mouth & open & can | chew & jaw & can not | grin & stiff | taya & -kaza | taya & !-fungua | taya & hawezi & fungua | taya & haifunguki | kufungua taya & hawezi | hawezi kufungua taya | -shindwa kufungua taya | taya & -shika | mdomo & !-fungua | mdomo & haufunguki | hawezi kufungua mdomo | -shindwa kufungua mdomo | kinywa & !-fungua | kinywa & hakifunguki | hawezi kufungua kinywa | -shindwa kufungua kinywa | machoire & ouvre | machoire & dure | machoire & raide | bouche & coincee',
  spasms:
    'body & stiff & noise | stiff & light & touch | arched | bow & body | spasm & body | muscles lock | muscles & lock* | mwili & -kaza & mguso | mgongo & -pinda & nyuma | misuli & -kaza & mwili | corps & raide & bruit | corps & arque* | muscles & contracte* | spasme* & dos',
  'fear-of-water':
    'water & fear | water & terror | water & chok* & bite | swallow & water & spasm | wind & face & spasm | maji & -shtuka | maji & -kimbia | hofu & maji | eau & terreur | eau & peur | eau & spasme*',
  'outbreak-contact':
    'washed the dead | carried the body | sick neighbor died & bled | shared a room with | patient who died | treated patients | attended the burial | family died of | aliuguza | nilimwogesha | aligusa mwili | nililala naye | mgonjwa wa ebola | mgonjwa wa marburg | alifariki kwa | partage la chambre | mort d ebola | mort de marburg | toilette du mort',
  outbreak:
    'quarantine | isolation ward | bleeding disease | bleeding fever | karantini | ugonjwa wa kutoka damu | fievre qui saigne | quarantaine',
  bleeding:
    'gums & bleed* | nose & bleed* | bruises everywhere | fizi & damu | pua & damu | gencives & saigne* | nez & saigne* | bleus partout',
  smoke:
    'charcoal & sleep* | charcoal & night | charcoal & headache | jiko & headache | stove & closed | heater & closed | generator & sleep* | generator & headache | fire & bedroom | engine & garage | mkaa & kichwa | mkaa & usiku | makaa & usiku | jiko & usiku | jenereta & lala | moto wa mkaa | charbon & nuit | charbon & tete | charbon & interieur | groupe & dormi* | chauffage & ferme* | moteur & garage',
  'heavy-bleeding':
    'blood & bucket | blood & floor | blood & bed | blood & fast | blood & pulsing | bleed* & hour* | bleed* & minutes & press* | blood & will not | vein & cut | artery | arter* | damu & sakafu | damu & kitanda | damu & ndoo | mshipa & -katwa | damu & dakika | damu & -bonyeza | sang & seau | sang & sol | sang & appu* | veine & coupe* | saigne & heure | saigne & quart d heure',
  'cold-clammy':
    'cold & sweat* | sweat* & pale | sweat* & grey | hands & icy | skin & clammy | jasho & baridi | mwili & baridi & jasho | weupe & jasho | mikono & barafu | sueur* & froid* | pale & sueur* | mains & glace*',
  'very-weak':
    'can not stand | can not hold himself | falls when standing | legs fold | weak & bed | strength & gone | nguvu & -isha | mwili & nguvu & -isha | amelazwa hajiwezi | hawezi kusimama | hawezi kukaa | hawezi kutembea | forces & plus | tient plus debout | ne peut pas se lever | ne peut pas marcher | ne peut pas tenir debout | ne peut pas s asseoir',
  'face-droop':
    'face & one side | face & lopsided | mouth & side & dropped | mouth & crooked | smile & crooked | smile & one | cheek & hang* | drool & one side | eyelid & droop* | uso & upande | mdomo & upande | tabasamu & upande | shavu & -legea | visage & un cote | bouche & un cote | sourire & cote | paupiere & tombe*',
  'one-side-weak':
    'arm & useless | arm & not work* | leg & not work* | arm & drop* | hand & drop* | hand & weak | leg & drag* | arm & lift & can not | can not lift his arm | half of his body | half her body | fell & left side | arm & heavy & sudden | mkono & haufanyi | mguu & haufanyi | mkono & -anguka | mkono & !-inuka | upande & -fa | nusu ya mwili | mkono & mzito & ghafla | bras & inutile | bras & tombe* | main & lache* | jambe & lache* | bras & lourd & soudain* | moitie du corps | un cote & corps',
  slurred:
    'speech & slur* | speech & strange | talk* & drunk | speak & can not | words & stuck | words & wrong | voice & strange & sudden | -ongea & mlevi | maneno & !-toka | kuongea & shida | parle* & ivre | parle* & mal & soudain* | mots & plus | parler & peut pas',
  'headache-worst':
    'head & bomb | head & hammer | head & explod* | head & burst | head & lightning | headache & sudden | headache & suddenly & worst | headache & second | kichwa & bomu | kichwa & radi | kichwa & ghafla & sana | kichwa & nyundo | tete & bombe | tete & foudre | tete & soudain* & violent* | mal de tete & foudroyant',
  headache:
    'head & heavy | head & pressure | kichwa & -uma | kichwa & kizito | kichwa & -gonga | kichwa & -pasuka | crane & douleur* | tete & mal',
  'sight-loss':
    'vision & gone | sight & gone | eye & see nothing | eye & can not see | blind & sudden* | curtain & eye | dark & eye & sudden* | jicho & giza | jicho & !-ona | macho & giza & ghafla | kuona & -potea | oeil & voit & rien | vue & perdue | vue & disparu* | noir & oeil & d un coup',
  'spreading-red-skin':
    'skin & red & hot | leg & red & hot | arm & red & hot | foot & red & hot | red & spread* | red & climbing | red & bigger | swollen & red & hot & leg | wekundu | nyekundu & moto | nyekundu & -sambaa | mguu & nyekundu | mkono & nyekundu | rouge & chaud* & jambe | rouge & etend* | rouge & grandit | rougeur & chaud*',
  'black-skin':
    'flesh & black | flesh & rot* | wound & black | toes & black | skin & dead | skin & purple & blister* | nyama & -oza | kidonda & cheusi | ngozi & -fa | chair & noire | plaie & noire | peau & morte | peau & violette & cloques',
  'chemical-in-eye':
    'eye & soda | eye & fuel | eye & petrol | eye & paraffin | eye & glue | eye & dust & cement | eyes & splashed | macho & petroli | jicho & gundi | jicho & kemikali | jichoni & dawa | oeil & essence | colle dans l oeil | super glue & oeil | oeil & eclabouss*',
  'eye-injury':
    'eye & stick | eye & nail | eye & wire | eye & glass | eye & fist | eye & metal | eye & grinder | eye & pierced | jicho & kioo | jichoni & kipande | jicho & fimbo | oeil & verre | oeil & clou | oeil & fil | oeil & poing',
  drooling: 'saliva & can not swallow | spit & can not swallow | mate & hawezi kumeza | salive & peut pas',
  'weak-immunity':
    'cancer & treatment | drip for cancer | kidney transplant | hospital for cancer | dawa za saratani | matibabu ya saratani | tiba ya kansa | figo & -pandikiz* | traitement & cancer | rein greffe | perfusion & cancer',
  fever:
    'hot & shiver* | temperature & high | burning & body | sweats and chills | mwili & moto | joto & juu | -pata joto | corps & chaud | monte a 39 | 38 de fievre | temperature & monte*',
  'stopped-eating':
    'no food & days | nothing & eat & days | porridge & refuses | plate & untouched | hajala & siku | hataki chakula & siku | chakula & -kataa | rien mange & jours | mange & plus & jours | refuse & manger',
  'minor-fall':
    'slipped & bathroom | fell & bathroom | tripped | fell & home | fell & bed | -teleza bafuni | -anguka bafuni | -jikwaa | glisse & douche | tombe* & lit | trebuche*',
  'baby-moves-less':
    'baby & still & womb | kicks & stopped | kicks & fewer | no longer kicks | not kicked | not kicking | not felt any kick* | baby & sleeping & belly | belly & quiet | movements & reduced | movements & fewer | reduced fetal | rfm | mtoto & teke & !-piga | mtoto & -tulia | mtoto & kimya | =-cheza & -pungua | mateke & hakuna | mateke & -pungua | bebe & coup* & plus | bebe & bouge & presque | bebe & calme | mouvements & moins | mouvements & diminu*',
  'vaginal-bleeding':
    'bleeding & pregnan* | blood & pregnan* | blood & panties | blood & underwear | blood & toilet & pregnan* | damu & mimba | damu & mjamzito | damu & chupi | sang & enceinte | saigne & enceinte | sang & culotte | saigne & grossesse',
  'long-labour':
    'pushing & hours | pushing for | labour & yesterday | labor & yesterday | contractions & yesterday | labour & day | pains & yesterday | pains & all night | uchungu & jana | uchungu & usiku kucha | -sukuma & saa | leba & jana | travail & hier | contractions & nuit | douleurs & nuit & accouch* | pousse & heure*',
  'urge-to-push':
    'push & can not stop | feel & push | baby & out | foot & out & baby | arm & out & baby | mguu wa mtoto & -toka | mkono wa mtoto & -toka | -sukuma | envie & pousser | pied & sort & bebe | main & sort & bebe',
  'gave-birth':
    'after i gave birth | week after birth | days post partum | delivered & ago | delivered last | childbirth | since i delivered | newborn mother | siku & baada ya kujifungua | wiki & -jifungua | -jifungua & juzi | accouchee | accouche & jours | accouche & semaine | apres l accouchement',
  'foul-discharge':
    'discharge & smell* | smell & below | smells & private | lochia & smell* | harufu & chini | -nuka & ukeni | -nuka & chini | odeur & pertes | sent & mauvais & bas | pertes & nauseabond*',
  'not-feeding':
    'not feeding well | feeds badly | refus de teter | feeding less | takes little milk | takes half | breast & refuse* | breast & turn* | breast & not | suck & not | suck & weak* | bottle & refuse* | milk & refuse* | sleeps through feeds | titi & -kataa | ziwa & -kataa | maziwa & -kataa | titi & !-shika | ziwa & !-vuta | sein & refuse | sein & plus | sein & prend & pas | =tete & pas | =tete & mal | =tete & moins | biberon & refuse* | lait & refuse',
  'yellow-palms':
    'baby & yellow & day | yellow & first day | yellow & hands | yellow & feet | yellow & whole | njano & mwili | njano & mikono | manjano & mwili wote | jaune & corps | jaune & naissance | jaune & jour & vie',
  'navel-red':
    'cord & smell* | cord & red | cord & yellow | navel & swollen | navel & leak* | kitovu & maji | kitovu & harufu | kitovu & -churuzika | nombril & suinte | cordon & suinte | nombril & chaud',
  limp: 'arms & hang* & baby | soft & baby & body | no strength & baby | hardly moves & baby | mtoto & -legea | mtoto & mlaini | kichanga & !-cheza | bebe & mou | bebe & molle | bebe & bouge & peine',
  fit: 'eyes & roll* | body & jerk* | arms & jerk* | legs & jerk* | lips & twitch* | limbs & stiff | mouth & foam* | face & twitch* | macho & -pinduka | macho & -geuka | mwili & -tikisika | mwili & -ruka | mikono & -tikisika | povu & mdomo | yeux & revuls* | corps & secou* | bras & secou* | membres & raid* | bouche & mousse',
  'ribs-draw-in':
    'ribs & suck* | ribs & pull* | chest & suck* | chest & pull* & breath* | skin & ribs & suck* | belly & chest & breath* & in | mbavu & ndani | kifua & ndani & pumua | cotes & creus* | ventre & rentre & respire',
  'pale-palms':
    'palms & white | hands & pale | eyelids & pale | lips & white | lips & pale | viganja & nyeupe | midomo & nyeupe | kope & nyeupe | levres & pales | paumes & pales | interieur des yeux & blanc',
  'swallowed-battery':
    '{child} & {battery-magnet} & {mouth} | battery & swallow* | battery & missing | battery & ate | magnet & swallow* | toy & battery & gone | remote & battery & child | betri & -kula | betri & haipo | sumaku & -kula | pile & mange* | pile & disparu* | aimant & mange* | pile & enfant',
  'child-abuse':
    'marks & beat* & child | bruises & child & beat* | child & hit & stick | child & locked & food | touch* & daughter | touch* & my son | private & child & touch* | stepfather & daughter | mtoto & majeraha & -piga | mtoto & -umizwa & baba | binti & anashikwa | binti & -shikashika | binti & anamshika | mtoto & -nyanyas* | fille & touche* | fils & touche* | enfant & frappe* & ceinture | beau pere & fille',
  'partner-violence':
    'husband & hit* | husband & beat* | husband & slap* | husband & kick* | boyfriend & hit* | boyfriend & beat* | partner & hit* | partner & beat* | mume & -chapa | mume & kofi | mchumba & -piga | mume & mateke | mari & tape* | mari & gifle* | compagnon & frapp* | copain & tape*',
  unsafe:
    'tonight & kill | has a knife | has a gun | threaten* & kill | chok* & neck | hands & neck | hiding & bathroom | hiding & neighbour | locked & door & he | not safe at home | ana kisu | ana panga | -tishia & kuua | -kaba & shingo | -jificha & jirani | si salama nyumbani | menace & tuer | serre & gorge | mains & cou | cache* & voisin* | pas en securite',
  voices:
    'talks to nobody | sees things & not there | laughs alone & talks | thinks someone & poison* | believes & sent by | thinks he is god | anasikia sauti | anaona vitu | anacheka peke yake | anadhani & -uawa | rit tout seul | croit qu on veut | se prend pour',
  'danger-to-others':
    'throwing stones | breaking everything | hit* everyone | wants to burn | picked up a & knife | picked a panga | -tupa mawe | anavunja | anataka kuchoma nyumba | jette des pierres | casse & tout | veut mettre le feu | prend un couteau',
  'suicide-plan':
    'plan & die | how many pills & die | jump from | jump off | drink poison | poison & die | kill myself | knife & wrist | gun & myself | pesticide & myself | written letters | gave away & things | -ruka kutoka daraja | sumu & nife | sumu & -jiua | nimepanga kufa | kujidungua | sauter d un pont | poison & mourir | avaler & mourir | prepare & mort | pris des comprimes & mourir',
  'deep-bite':
    'bite & bone | bite & face | bite & hole* | bit* & lip | bit* & ear | bite & torn | tooth holes | bites & blood & pour* | -ngata & usoni | jeraha & refu & mbwa | mordu & oreille | mordu & nez | mordu & visage | morsure & trou* | morsure & os',
  'right-low-pain':
    'low right | right side & low | right side & walk* & pain | pain & moved & right | pain & hip & right & vomit* | kulia & chini & -uma | kulia & chini & tumbo | droite & bas & ventre | droite & aine & douleur*',
  'belly-pain-severe':
    'belly & worst | stomach & worst | belly & ripped | stomach & ripped | belly & scream* | pain & belly & collapse* | tumbo & -piga kelele | tumbo & kufa | ventre & pire | ventre & dechir* | ventre & cri*',
  'stuck-foreskin':
    'foreskin & swollen | foreskin & behind | skin & penis & stuck | ngozi & uume & -kwama | prepuce & derriere',
  'hard-hernia':
    'hernia & pain* | hernia & vomit* | hernia & green | hernia & rock | groin & lump & pain* & vomit* | ngiri & maumivu | ngiri & nje | hernie & douloureu* | hernie & vomi* | hernie & sortie & dure',
  'coughs-blood':
    'cough & cup & blood | blood & mouth & cough* | cough* & red | bright red & cough* | damu & mdomo & -kohoa | -kohoa & nyekundu | sang & bouche & touss* | touss* & rouge',
  'chest-pain':
    'chest & hurts | chest & weight | chest & rope | heart & squeez* | middle of chest | kifua & -uma | kifua & -bana | moyo & -uma | moyo & -bana | kati ya kifua | poitrine & mal | milieu de la poitrine | poitrine & brul*',
  'numb-saddle':
    'saddle | sit & numb | bottom & numb | seat & numb | toilet & feel & not & back | makalio & ganzi | matako & ganzi | fesses & sens* & plus | entre jambes & engourd*',
} as const;
