/** Words about stabs, bites and what people hurt themselves with, in all languages, by the name of their group. */
export const woundingWords = {
  'stab-tool': `
    knife | screwdriver | scissors | spear | arrow | panga | machete | pitchfork | chisel | sickle | bicycle spoke | bike spoke | dagger |
    bayonet | ice pick | icepick | knitting needle | iron rod | metal rod | rebar | skewer | barbecue stick | broken bottle |
    bottle neck | piece of glass | box cutter | tent peg | harpoon |
    bisibisi | kisu | mkasi | makasi | mkuki | mshale | mundu | spoki | patasi | nondo | jambia | sime | kipande cha chupa | chupa iliyovunjika |
    tournevis | couteau | ciseaux | une lance | fleche | machette | poincon | burin | faucille | fourche | baionnette | rayon de velo |
    tesson* | broche | barre de fer | fer a beton | cutter | harpon | poignard
  `,
  'stab-done': `
    stabbed | stab | plunged | jabbed | rammed | thrust | stuck | shoved | drove |
    amechom* | alichom* | kachom* | wamemchom* | walimchom* | wamenichom* | nimechomw* | nilichomw* | amemchom* |
    amenichom* | kamchom* | wakamchom* | akamchom* | alimchom* | tumechomw* | wamechomw* | amedung* | kadung* |
    wamemdung* | alimdung* | amemdung* | limemchom* | kimemchom* | umemchom* | -mchoma | -mdunga | -mtoboa | -toboa | -penyeza |
    plante* | enfonce* | transperc* | poignard* | perfore* | fiche | fichee | fourre* | recu | larde* | embroche*
  `,
  'into-trunk': `
    in my side | in his side | in her side | in my chest | in his chest | in her chest | in my belly | in his belly | in her belly |
    in my stomach | in his stomach | in her stomach | in my neck | in his neck | in her neck | in my back | in his back | in her back |
    through my chest | through his chest | through my neck | into my side | into his side | into his chest | into my chest |
    into his belly | into my belly | into his neck | into my neck | into my thigh | in my thigh | in his thigh | in my ribs | in his ribs
  `,
  trunk: `
    chest | belly | stomach | tummy | abdomen | in my side | in his side | in her side | in the side | in my back | in his back | in her back | in the back | into his back | into my back | neck | throat | ribs | flank | groin | buttock | thigh |
    kidney | liver | shoulder | temple | head | eye | guts |
    kifua | kifuani | tumbo | tumboni | mgongo | mgongoni | shingo | shingoni | ubavu | ubavuni | mbavu | mbavuni | kiuno |
    kiunoni | paja | pajani | begani | kichwani | kinena | kinenani | koo | kooni | matumbo |
    poitrine | ventre | dos | cou | gorge | flanc | cote | cotes | thorax | cuisse | aine | tempe | nuque | crane | foie |
    abdomen | omoplate | bas ventre | fesse | tripes
  `,
  beast: `
    dog | dogs | jackal | monkey | baboon | cat | fox | hyena | bat | rat | donkey | horse | camel | pig | leopard |
    mongoose | honey badger | badger | puppy | bushbaby | warthog | chimp | lion | crocodile |
    mbwa | paka | nyani | tumbili | fisi | mbweha | punda | farasi | ngamia | nguruwe | chui | panya | popo | nguchiro |
    chien | chienne | chiens | chat | chatte | singe | babouin | chacal | hyene | renard | ane | cheval | chameau | porc |
    cochon | leopard | mangouste | rat | chauve souris | chiot | crocodile
  `,
  'bit-by': `
    bit | bitten | bites | bite | mauled | tore | ripped | snapped | sank | grabbed | attacked | went for |
    -ngata | -ngatwa | -umwa | -muuma | ameuma | ilimuuma | kamuuma | -rarua | -raruliwa | mordu* | mord | morsure* | dechire* | arrache* | attaque* | happe* | saute
  `,
  'face-spot': `
    face | chin | cheek | cheeks | nose | lip | lips | ear | eyelid | eyebrow | forehead | mouth | scalp | skull | neck |
    throat | jaw | temple | private parts | genitals |
    uso | usoni | kidevu | kidevuni | shavu | shavuni | mashavu | pua | puani | mdomo | mdomoni | sikio | sikioni | kope |
    paji | shingo | shingoni | taya | utosi | sehemu za siri | kichwani |
    visage | menton | joue | joues | nez | levre | levres | oreille | paupiere | sourcil | front | bouche | crane | cou |
    gorge | machoire | figure | parties intimes | cuir chevelu
  `,
  'killing-means': `
    pistol | revolver | gun | rifle | shotgun | noose | rat poison | poison | pesticide | weed killer | cattle dip |
    bunduki | bastola | risasi | kitanzi | sumu | sumu ya panya | dawa ya panya | dawa ya kuua wadudu | dawa ya wadudu |
    pistolet | fusil | revolver | noeud coulant | mort aux rats | produit pour les rats | poison | pesticide | insecticide |
    arme de service
  `,
  'deadly-place': `
    bridge | river | lake | dam | cliff | tracks | rails | train | roof | tower | well | quarry | sea | highway | forest |
    daraja | darajani | mto | mtoni | ziwa | ziwani | bwawa | bwawani | reli | relini | treni | ghorofa | ghorofani | mwamba |
    kisima | kisimani | bahari | baharini | msitu | msituni |
    pont | riviere | fleuve | lac | barrage | falaise | rails | train | toit | tour | puits | carriere | mer | autoroute | foret
  `,
  'never-back': `
    not come back | not be coming back | will not return | not come home | never come back | one way | sitarudi | sirudi tena |
    hamtaniona | msinitafute | ne reviendrai pas | ne reviendrai plus | reviendrai pas | reviendrai plus | ne rentrerai pas |
    ne rentrerai plus | ne me cherchez pas | sans retour
  `,
  'means-ready': `
    on the table | beside me | next to me | in my pocket | in my drawer | in the drawer | under my pillow | in my hand | in my bag |
    on my lap | loaded | is ready | next to my tea | in front of me | waiting for me | hidden | in my car |
    mezani | mfukoni | mkononi | kando yangu | pembeni yangu | mbele yangu | chini ya mto | iko tayari | tayari nimeandaa |
    nimeificha | droo | kwenye begi |
    sur la table | a cote de moi | dans ma poche | dans mon sac | dans le tiroir | sous l oreiller | sous mon oreiller |
    dans ma main | sur mes genoux | est charge | est chargee | est pret | est prete | devant moi | cache dans
  `,
  'stuck-in-eye': `
    in my eye | in his eye | in her eye | into my eye | into his eye | into her eye | through the eye | in the eye | eyeball |
    jichoni | jicho lake | jicho langu | kwenye jicho | dans l oeil | dans mon oeil | dans son oeil | dans oeil
  `,
} as const;
