/**
 * How a neighbour tells of danger without its name: words of one meaning in Swahili, English and French, by the name of
 * the meaning. Names that stand in another list have these words besides. An entry is a word, `word*` (begins so) or
 * `-stem` (a form of the Swahili verb).
 */
export const obliqueMeanings = {
  weak: 'ragdoll lolling lolls lolled flopping flopped flop tepetepe teketeke -nyongonyea -lainika -regea flasque flasques pantin chiffe chiffon ramollo avachi avachie',
  dangle:
    'dangles dangling hangs hung -ninginia -nginia pend pendait pendouille pendouillait pendille ballant ballants ballante',
  drag: 'drag drags dragging -buruta -burura traine trainait trainant',
  faint: 'crumpled crumples folded keels affale affalee affaisse affaissee affaissait -poromoka chancele',
  unconscious: 'zonked stupor torpeur groggy assomme assommee unrousable unarousable ko',
  stare:
    '-duwaa -bungaa -kodoa -kodolea -pumbaa -pumbazika hagard hagarde hebete hebetee glazed dazed stunned prostre prostree revulse revulses revulsees',
  confused:
    'wander wanders wandering wandered babble babbles charabia baragouine baragouiner radote radoter bafouille bafouiller incomprehensible incomprehensibles maruweruwe -tangatanga -babaika -ropokwa haeleweki hayaeleweki garbled jumbled',
  'short-breath':
    'puffing heave heaves heaving raspy rasping laboured labored smothering ahane ahanait suffoquait suffocation -gwaya',
  rattle: 'gargouillis glouglou gargle gargles gargling rale rales -korota -nguruma',
  groan: 'geignement geignements plaintive plaintif',
  crush:
    'crush crushed crushes crushing ecrase ecrasee ecraser ecrasement -kandamiza -gandamiza -kandamizwa elephant tembo enclume anvil boulder brick bricks tofali matofali nanga gunia clamp clamped',
  puddle: 'puddle puddles dimbwi madimbwi flaque flaques mare ruisselle ruisselait ruisselant sodden mafuriko',
  limp: 'limp limps limping limped -chechemea hobble hobbles hobbling',
  torn: 'torn tear ripped flap arrache arrachee lambeau -ngolewa -chomolewa -chomoka amputated amputee ampute severed sectionne sectionnee',
  juts: 'jut juts jutting poke pokes poking protrudes protruding protruded depasse depassait ressort ressortait -chomoza -jitokeza -tokeza angle bulge bulges',
  crash:
    'crash crashed crashes overturned overturns collision accident accidents tonneau tonneaux ejecte ejectee -pinduka -pindukia ajali derailed pileup carambolage',
  lightning: 'lightning radi foudre foudroye foudroyee socket soketi cable wire waya pylon pylone',
  river: 'pond canal dam creek swamp mare etang canal ditch mfereji marigot',
  bathtub: 'bathtub tub baignoire bassine beseni',
  poison:
    'mothball mothballs naphtaline naftalini antifreeze antigel mushroom mushrooms champignon champignons uyoga baies mbolea engrais herbicide magugu drain destop diluant thinner insecticide viuatilifu viuadudu',
  spasm:
    'spasm spasms spasme spasmes contracture contractures lockjaw clenched clenches crispe crispee crispees -jikunja',
  veil: 'shade shadow shadows ombre kivuli voile',
  boom: 'thunderclap thunder bang explosion eclair tonnerre mlipuko ngurumo snap snapped pop popped claque claquement crac',
  acetone: 'acetone fruity pomme kussmaul',
  swell: 'balloon balloons bofu puto maputo ballon tripled triple -fura -furika -umuka',
  hoarse: 'hoarse rauque enroue enrouee muffled etouffee -kwaruza',
  slap: 'slap slaps slapped slapping gifle gifles gifler kofi makofi ngumi punch punches teke coups',
  grab: 'grab grabs grabbed grabbing grip gripped attrape attrapee empoigne empoignee -kamata -kamatwa -nyakua',
  touched: 'fondled fondle groped grope attouchements attouchement caressait -papasa -papaswa -shikashika',
  vanish: 'vanish disparaitre disparais overboard',
  jump: 'jump jumps jumped cliff bridge sauter saute falaise pont daraja darajani -jirusha -ruka',
  whirl: 'spin spins whirl whirls tourne tournait tournoie',
  struggle: 'struggle struggles struggling lutte lutter luttait -hangaika -taabika -pambana',
  choke: '-sakama -nyongwa strangulated',
  blank: 'blank blanks absent absente absences blackout blackouts',
  flutter: 'flutter flutters skipped skips -parapara emballe emballer emballait',
  overflow: 'overflow overflows overflowing deborde debordait debordent -furika -tapakaa',
  'rat-kind': 'rat rats souris mouse mice',
  hollow: 'dent dented dents hollows enfoncement',
  lose: 'drop drops dropping echappe echappait lache laches -ponyoka -ponyoa',
  doll: 'doll poupee mdoli kinyago statue sanamu zombie corpse cadavre maiti',
  stone: 'log logs bois gogo',
  sag: 'sag sagged affaissement -lemea -shuka',
  grit: 'grit grits gritting grince grincait grincer grinds grinding -saga',
} as const;
