/**
 * Stabs, bites, burns, bleeding and poison as people tell them who do not use their names: by concept, separated by
 * bars, found as they are written (`=`) or by the meaning of their words (`~`).
 */
export const woundsAndBloodTold = {
  'major-trauma': `
    =put & {stab-tool} & {into-trunk} | =pushed & {stab-tool} & {into-trunk} | =ran & {stab-tool} & {into-trunk} | =poked & {stab-tool} & {into-trunk} | ={stab-tool} & {into-trunk} |
    ={stab-done} & {stab-tool} & {trunk} | =amechomwa & {stab-tool} | =alichomwa & {stab-tool} | =kachomwa & {stab-tool} |
    =wamemchoma & {stab-tool} | =walimchoma & {stab-tool} | =amemchoma & {stab-tool} | =alimchoma & {stab-tool} |
    =wamenichoma & {stab-tool} | =amenichoma & {stab-tool} | =nimechomwa & {stab-tool} | =nilichomwa & {stab-tool} |
    =kamchoma & {stab-tool} | =kupigwa & {stab-tool} & {trunk} | =stabbed & {trunk} | =got stabbed | =was stabbed | =been stabbed |
    =knifed | =poignarde* | =coup* de tournevis | =coup* de ciseaux | =coup* de machette | =coup* de lance | =coup* de fourche |
    =tiny hole & {stab-tool} | =petit trou & {stab-tool} | =tundu dogo & {stab-tool} | =still in & {stab-tool} | =sticking out & {stab-tool} |
    =encore dedans & {stab-tool} | =bado kimo & {stab-tool} | =imebaki ndani & {stab-tool} |
    =fence & {trunk} & went through | =horn* & {trunk} & went in | =gored | =encorne* | =pembe & {trunk} & -ingia | =pembe & -toboa |
    =fell on & {stab-tool} | =tombe sur & {stab-tool} | =angukia & {stab-tool} | =ameangukia & {stab-tool}
  `,
  'burn-serious': `
    =like gloves & burn* | =like a glove & burn* | =like socks & burn* | =like a sock & burn* |
    =like stockings & burn* | =around & fingers & wrist* & gloves | =around & wrist & glove | =around & ankle & sock |
    =all around & arm & hot | =all round & arm & oil | =whole way round & leg & hot | =round & wrist & oil |
    =white & does not hurt as | =white & not hurt & burn* | =burn* & does not hurt | =burn* & no pain & white | =burn* & waxy | =skin & waxy & burn* |
    =burn* & charred | =charred & skin | =burn* & black and dry | =burn* & like parchment | =burn* & can not feel |
    =bouillant* & autour | =huile & autour & bras | =huile & tout autour | =graisse & tout autour | =eau chaude & tout autour |
    =brul* & tout autour | =comme un gant & brul* | =comme des gants & brul* | =comme un gant & main* | =coude & comme un gant |
    =poignet & comme un gant | =comme une chaussette & brul* | =comme une chaussette & pied* | =comme une botte & brul* |
    =brul* & blanc* & pas mal | =brul* & ne sent rien | =brul* & insensible | =brul* & cartonn* | =brul* & carbonis* | =brul* & cireu* | =brul* & cire |
    =kama glavu & -ungua | =kama soksi & -ungua | =glavu & -ungua | =mkono mzima & -ungua | =mguu mzima & -ungua | =mviringo & -ungua |
    =pande zote & mkono & -ungua | =ngozi & nyeupe & -ungua | =nyeupe & !-uma & -ungua | =ngozi & kama ngozi ya & -ungua | =haina maumivu & -ungua
  `,
  'heavy-bleeding': `
    =blood & running & shoes | =blood & running down & legs | =blood & runs down & legs | =blood & into my shoes | =blood & to my ankles | =sang & coule & jambes | =sang & coule & chaussures | =sang & coule & chevilles | =sang & le long des jambes | =damu & -tiririka & miguu* | =damu & -churuzika & miguu* | =damu & -shuka & miguuni |
    =par petits jets | =par jets & rouge | =par jets & sang | =jets & cadence | =sort par & jets | =comme une pompe & sang | =sang & au rythme | =sang & par saccades |
    =traverse & pagnes | =traverse & serviettes | =traverse & bandes | =traverse & pansements | =traverse & deux & pagne* |
    =trempe & deux & pagne* | =coule dans la bassine | =rempli & bassine & sang | =le rouge & jets | =rouge & gicle |
    =red & in jets | =red & in spurts | =spurts & heartbeat | =blood & in time with | =pumps out & red | =red & pumping | =red & squirt* |
    =through & two towels | =through & three towels | =through & towel* & still | =through & shirts & blood | =soaked & two cloths | =basin & filling & blood |
    =kanga mbili & damu | =kanga ya pili & damu | =vitambaa viwili & damu | =taulo la pili & damu | =damu & inaruka | =damu & inarushwa | =damu & kama bomba |
    =damu & inafuata mapigo | =nyekundu & inaruka | =damu & imejaza beseni | =kikombe & kilijaa damu | =kikombe & kimejaa damu | =cup full of blood | =mug full of blood | =tasse pleine de sang | =verre plein de sang | =sang & morceaux & foie | =blood & lumps & liver | =damu & mabonge & maini
  `,
  bleeding: `
    =cut & still running | =cut & still going | =cut & will not stop | =cut & not stopped | =shaving & still & hour | =nick & still |
    =still oozing | =still trickl* | =still dripp* | =-jikata & kukauka | =-jikata & haikauki | =-jikata & haachi | =-jikata & bado inatoka |
    =-jikata & nakamua | =nimejikata & damu | =kidonda & damu haikauki | =coupe & saigne encore | =coupe & s arrete pas | =coupe & coule encore | =rasoir & coule | =rasant & coule |
    =saigne encore | =coule encore & coup* | =suinte encore
  `,
  'blood-thinner': `
    =blood thinerz | =thinners for | =thinner for my valve | =valve & warfarin | =tablets & thin my blood | =thin my blood | =thins my blood | =thin the blood |
    =fluidifi* | =fluidifier le sang | =dawa ya kupunguza damu | =dawa ya kufanya damu nyepesi | =damu nyepesi & dawa | =dawa ya kuyeyusha damu | =vavu & dawa ya damu
  `,
  'snake-bite': `
    =vitundu viwili & mgu* | =vitundu viwili & kifundo* | =vitundu viwili & mkono | =matundu mawili & mgu* | =matundu mawili & kifundo* | =alama mbili & meno | =alama mbili za meno |
    =kitu kirefu & majani* | =ameumwa & majanini | =-ngata & majanini | =kikateleza & -ngata |
    =two holes & ankle | =two holes & foot | =two holes & leg | =two holes & hand | =two small holes | =two tiny holes & skin | =two punctures | =two puncture* & ankle |
    =two dots & ankle | =two pricks & ankle | =two teeth marks | =fang mark* | =long thing & bit* | =long thing & ankle | =slithered & bit* | =slithered & sting | =slithered & prick* | =slid & grass & bit* | =-teleza & -ngata |
    =something hissed & leg | =hissed & bit | =deux trous & cheville | =deux trous & pied | =deux trous & jambe | =deux trous & main | =deux petits trous | =deux points & cheville |
    =deux points rouges & pied | =deux piqures & cote a cote | =traces de crocs | =marques de crocs | =chose longue & mord* | =chose longue & piqu* | =glisse & herbe* & mord* | =siffle & herbe* & mord*
  `,
  'swallowed-poison': `
    =chewed & for rats | =ate & for rats | =eaten & for rats | =mange & pour les rats | =mange & contre les rats | =croque & pour les rats | =-la & ya panya & dawa | =-tafuna & ya panya | =lick* & powder & cockroach* | =leche & poudre & cafards | =-lamba & unga & mende |
    =dawa ya kuogesh* & -nywa | =kanywa & dawa ya kuogesh* | =kanywa & dawa ya ng ombe | =-nywa & dawa ya ngombe | =-nywa & dawa ya kupe | =kupe & -nywa & dawa | =-nywa & dawa ya mifugo |
    =-nywa & dawa ya kunyunyizia | =-nywa & dawa ya mimea | =-nywa & dawa ya shamba | =-nywa & dawa ya mahindi | =-nywa & dawa ya kahawa | =-nywa & dawa ya magugu | =-nywa & dawa ya wadudu |
    =-nywa & dawa ya kuku | =-nywa & dawa ya kuzuia kupe | =-nywa & steladone | =drank & cattle dip | =cattle dip & mouth* | =drank & goat dip | =drank & dog dip | =drinking & dip & cattle |
    =acaricide & drank | =acaricide & bu | =acaricide & -nywa | =drank & spray & coffee | =drank & spray & maize | =drank & crop spray | =drank & weed killer | =drank & fertili* | =drank & what we spray | =swallowed & spray & farm |
    =drank & ivermectin & cows | =bu & produit & vaches | =bu & produit & betail | =bu & produit & tiques | =bu & bain & tiques | =bu & antitique* | =bu & produit & champs | =bu & desherbant |
    =bu & engrais | =bu & produit & cafeiers | =bu & produit & pulveris* | =avale & produit & vaches | =gorgee & desherbant | =gorgee & produit & champs
  `,
  'deep-bite': `
    ={beast} & {bit-by} & {face-spot} | ={beast} & scratch* & {face-spot} | ={beast} & griff* & {face-spot} | ={beast} & -parura & {face-spot} | ={beast} & -kwaruza & {face-spot}
  `,
  'eye-injury': `
    =plant* & {stuck-in-eye} | =fiche* & {stuck-in-eye} | =enfonc* & {stuck-in-eye} | =lodged & {stuck-in-eye} | =embedded & {stuck-in-eye} | =stuck deep & {stuck-in-eye} | =-choma & {stuck-in-eye} | =-kwama & jichoni |
    =nail & {stuck-in-eye} | =clou & {stuck-in-eye} | =msumari & {stuck-in-eye} | =wire & {stuck-in-eye} | =waya & {stuck-in-eye} | =fil de fer & {stuck-in-eye} | =fish hook & {stuck-in-eye} | =fishhook & {stuck-in-eye} |
    =thorn & {stuck-in-eye} | =mwiba & {stuck-in-eye} | =epine & {stuck-in-eye} | =splinter & {stuck-in-eye} | =eclat & {stuck-in-eye} | =hamecon & {stuck-in-eye} | =ndoano & {stuck-in-eye} | =arrow & {stuck-in-eye} |
    =mshale & {stuck-in-eye} | =fleche & {stuck-in-eye} | =glass & {stuck-in-eye} | =kioo & {stuck-in-eye} | =verre & {stuck-in-eye} | =pencil & {stuck-in-eye} | =crayon & {stuck-in-eye} | =kalamu & {stuck-in-eye} | =stick & {stuck-in-eye} |
    =lid & slit | =eyelid & slit | =eyelid & cut through | =eye & soft & gel | =gel on cheek | =jelly & eye | =eye & jelly | =eyeball & soft | =eye & gone flat | =eye & collapsed |
    =paupiere & fendue | =paupiere & dechiree | =oeil & gelee | =oeil & mou | =oeil & creve | =oeil & vide | =kope & -chanika | =kope & -katika | =jicho & limetoboka | =jicho & limepasuka | =jicho & imetoboka
  `,
  'hard-hernia': `
    =hard & will not go in | =hard like & will not go in | =hard like & stone & will not go in | =hard like & and will not go | =hard as & will not go | =hard & will not go back | =hard & can not push it back | =dure & rentre plus | =dure & veut plus rentrer | =ngumu & haurudi | =ngumu & hairudi ndani |
    ~ lump groin hard | ~ lump groin not go in | ~ groin lump not push back | ~ hernia not go back | ~ hernia hard | ~ hernia blue | =lump & groin & hard | =lump & groin & will not go | =bulge & groin & will not go |
    =hard like & stone & groin | =used to push back & hard | =can not push & back & lump | =can not push & back & hernia | =no longer goes in & lump | =stuck out & hernia | =hernia & purple | =hernia & turned blue |
    =boule & aine & dure | =boule & aine & rentre plus | =boule & aine & rentre pas | =grosseur & aine & dure | =hernie & rentre plus | =hernie & rentre pas | =hernie & violette | =hernie & dure | =rentrais & doigt & dure |
    =uvimbe & kinena & -gumu | =uvimbe & kinena & haurudi | =uvimbe & kinenani & haurudi | =uvimbe & haurudi ndani | =ngiri & haurudi | =ngiri & imekuwa ngumu | =nilikuwa nausukuma & haurudi | =henia & haurudi | =henia & imekuwa ngumu
  `,
  'open-break': `
    =tibia & sort | =femur & sort | =os & perce & peau | =os & traverse & peau | =os & sort & peau | =bone & through & skin | =bone & poking | =bone & sticking | =shin & through & skin | =mfupa & umetoka | =mfupa & -toboa | =mfupa & nje & ngozi
  `,
  'testicle-pain': `
    =one nut & high | =1 nut & high | =nut & way high | =nut & sore | =nuts & sore | =1 nut & sore | =left nut | =right nut | =left ball & sore | =left ball & pain* | =right ball & pain* | =1 ball & high | =one ball & higher |
    =one ball & pulled up | =bollock* & pain* | =scrotum & sudden* | =sac & sudden & pain | =balls & sudden & pain | =couille* & mal | =couille* & remont* | =couille* & gonfl* | =une boule & remont* & testic* | =kende moja | =kende & -uma | =pumbu moja & juu | =korodani moja & juu
  `,
} as const;
