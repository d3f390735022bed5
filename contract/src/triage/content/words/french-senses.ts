/** French words of the same meaning, for what everyday French composes of them, by the name of their group. */
export const frenchSenses = {
  'fr-stays-asleep': `
    ne bouge pas | ne bouge plus | ne bouge | ne repond a rien | ne repond pas | ne repond plus | ne repond |
    ne reagit pas | ne reagit | ne reagit plus | aucune reaction | pas de reaction | plus de reaction |
    sans reponse | n ouvre pas les yeux | n ouvre plus les yeux | rien du tout | ne nous entend | ne m entend |
    ne se leve pas | reste endormi* | ne revient pas a | reste sans | inerte | comme mort | comme morte
  `,
  'fr-calls-shakes': `
    on l appelle | je l appelle | nous l appelons | on lui parle | je lui parle | on crie | je crie | on le pince |
    on la pince | je le pince | je la pince | on le secoue | on la secoue | je le secoue | je la secoue |
    nous le secouons | nous la secouons | je le touche | on le touche | on la touche | meme pince | meme secoue |
    verse de l eau | mis de l eau | gifle* | tapote* | quand on le pince | quand on l appelle | son nom
  `,
  'fr-air': 'air | souffle | respirer | respiration | respire* | oxygene | inspirer | poumons | soufle',
  'fr-lacks': `
    manque* | plus assez | pas assez | n entre pas | n entre plus | n arrive pas | ne passe pas | ne passe plus |
    n entre | ne passe | cherche* | bloque* | coupe | coupee | lutte* | peine | se bat pour | penible* | difficil* |
    s arrete | a du mal | ai du mal | ne vient pas | ne vient plus | saccade*
  `,
  'fr-throat-place': 'gorge | gosier | travers | larynx | trachee | tuyau',
  'fr-morsel': `
    morceau | bouchee | arete | os | bonbon | cacahuete* | arachide* | piece | bille | jouet | noyau | haricot |
    viande | manioc | mangue | bouton | capuchon | bouchon | graine* | poisson
  `,
  'fr-stuck': `
    coince* | bloque* | reste dans | restee dans | passe pas | descend pas | descend plus | ne descend | ne passe |
    etrangle* | etouffe* | plante | plantee | piquee dans
  `,
  'fr-fat':
    'gonfle* | enfle* | gros | grosse | grosses | double | doublee | enorme* | bouffi* | epais* | tumefi* | oedem*',
  'fr-lips-face': 'levre | levres | langue | visage | paupiere* | gorge | gosier | figure | luette',
  'fr-flows': `
    coule* | gicle* | jaillit* | sort beaucoup | ruissel* | deborde* | pisse* | giclait | coulait | se vide* |
    vide de son | degoulin* | inond* | flot* | continue*
  `,
  'fr-soaked-cloth': `
    chiffon* | linge* | pagne* | drap* | bande* | pansement* | serviette* | tissu* | chemise | matelas | compresse* |
    essuie | coton* | mouchoir* | vetement*
  `,
  'fr-full-of': 'trempe* | imbibe* | plein* | rempli* | tout rouge | remplit | mouille* | traverse* | satur*',
  'fr-stops-not': `
    ne s arrete pas | ne s arrete plus | ne s arrete | n arrete pas | n arrete plus | sans arret | ne veut pas s arreter |
    ne tarit | ne cesse | toujours pas arrete | refuse de s arreter | ne finit pas | malgre la pression |
    malgre le garrot | malgre le pansement | j appuie | on appuie | meme en appuyant | ne coagule
  `,
  'fr-wound-place': `
    plaie | blessure | coupure | cuisse | jambe | bras | main | tete | pied | poignet | cou | doigt | nez |
    artere | veine | front | mollet | entaille
  `,
  'fr-drank': `
    bu | avale* | boire | buvait | ingere* | ingurgit* | absorbe* | leche* | goute | aval* | mis dans la bouche |
    a la bouche | dans sa bouche | vide | boit
  `,
  'fr-toxic': `
    tiodan | thiodan | dursban | roundup | rat | rats | souris | cafard* | insecticid* | pesticid* | petrol* | mazout |
    kerosene | gasoil | diesel | essence | javel | jik | eau de javel | desherbant | herbicid* | engrais |
    phytosanitaire* | acide | soude | caustique | deboucheur | detergent | lessive | savon liquide | antigel |
    alcool a bruler | methanol | diluant | thinner | vernis | solvant | batterie | organophosph* | poison | produit toxique |
    produits toxiques | produit du champ | produit des champs | produit pour les plantes | produit des vaches |
    naphtaline | antimite | huile de moteur | white spirit | chloroquine | champignon* | manioc amer | potion du feticheur |
    raticid* | lampe a petrole | poudre blanche
  `,
  'fr-medicine': `
    comprime* | cachet* | medicament* | gelule* | pilule* | paracetamol | quinine | somnifere* | valium | diazepam |
    amitriptyline | phenobarbital | gardenal | tramadol | sirop | coartem | antidepresseur* | efferalgan |
    doliprane | chloroquine
  `,
  'fr-amount': `
    toute | tous | tout | boite | plaquette* | flacon | poignee | beaucoup | trop | vingt | trente | quarante | dizaine* |
    vingtaine | trentaine | 15 | 20 | 25 | 30 | 40 | 50 | double | entier | entiere | vide | paquet | sachet
  `,
  'fr-reptile': 'serpent* | vipere* | cobra* | mamba* | naja | couleuvre | reptile | nzoka | inzoka',
  'fr-bites': `
    mord* | mordu* | pique* | pike | piqure | morsure | attaque* | touche* | attrape* | crache* | venin |
    saute* | enroule* | marche sur
  `,
  'fr-dog-like': `
    chien* | chienne | chat | chatte | singe* | rat | chauve souris | mangouste | chacal | hyene | renard | ane | vache |
    cochon | porc | imbwa | macaque
  `,
  'fr-wild-bite': `
    mord* | morsure* | mordu* | griffe* | griffure* | croque* | crocs | arrache* | lech* | attaque* | plante ses dents
  `,
  'fr-poison-sting': 'scorpion* | araignee* | mygale* | mille pattes | scolopendre | frelon* | essaim',
  'fr-hot-thing': `
    eau bouillante | eau chaude | huile chaude | huile bouillante | huile | bouillie | soupe | sauce | marmite |
    casserole | braise* | feu | flamme* | petrole | gaz | rechaud | vapeur | goudron | beignets | haricots | cafe |
    lait chaud | foyer | brasero | incendie | essence
  `,
  'fr-scald': 'brul* | ebouillant* | verse* | renvers* | tombe* dans | cram* | explos* | flamb* | enflamm* | pris feu',
  'fr-big-area': `
    visage | cou | poitrine | ventre | dos | tout le corps | corps | fesses | parties | sexe | deux bras | deux jambes |
    deux mains | torse | thorax | figure | yeux | entier | cuisses
  `,
  'fr-electric': `
    courant | fil electrique | fils electriques | cable* | electri* | prise | haute tension | foudre | foudroye* | eclair |
    snel | regideso | poteau | transformateur | rallonge
  `,
  'fr-shocked': `
    frappe* | pris | secoue* | projete* | brul* | touche* | tombe* | choc | electrocut* | electris* | decharge | jete
  `,
  'fr-wheels': `
    voiture | moto | motard | taxi | bus | minibus | camion | velo | tuk tuk | fuso | vehicule | taxi velo | taxi moto |
    coaster | jeep | tracteur | train | benne | wewa | remorque
  `,
  'fr-hit': `
    heurt* | renvers* | percut* | ecras* | cogne* | fauch* | tamponn* | tape | frappe* | projet* | ejecte* |
    traine* | roule* | accident* | collision | capot* | tombe* | chute | derape* | broye* | rentre dedans
  `,
  'fr-drops': 'tombe* | chut* | degringol* | bascul* | saute* | glisse* | precipit*',
  'fr-heights': `
    toit | etage* | echelle | arbre | manguier | avocatier | palmier | cocotier | balcon | fenetre | puits | ravin |
    falaise | pont | echafaudage* | mur | camion | carriere | fosse | trou | latrine* | poteau | terrasse | charpente |
    citerne | metres | hauteur | haut
  `,
  'fr-waters': `
    lac | riviere | fleuve | piscine | tanganyika | kivu | congo | rusizi | ruzizi | bassine | puits | etang | eau | seau | bidon |
    citerne
  `,
  'fr-under-water': `
    noye* | noyer | noyad* | repeche* | sorti de l eau | sortie de l eau | sous l eau | au fond de | coule* |
    flottait | bu l eau | avale de l eau | tombe dans le lac | tombe dans la riviere
  `,
  'fr-blade': `
    couteau | machette | bouteille | tesson* | poignard | tournevis | lance | fleche | houe | hache | coupe coupe |
    balle | balles | fusil | grenade | eclat* | obus | arme | kalachnikov
  `,
  'fr-pierced': `
    plant* | perc* | poignard* | frapp* | coup | coups | enfonc* | transperc* | tire* | touche* | recu |
    blesse* | explos* | coupe*
  `,
  'fr-head-parts': 'tete | crane | front | nuque | tempe | occiput | caboche',
  'fr-struck': `
    cogn* | heurt* | frapp* | tap* | tomb* | coup | coups | choc | recu | pierre | brique | baton | bouteille |
    chut* | traumatism* | percut* | bosse
  `,
  'fr-odd': `
    bizarre* | n importe quoi | n importe comment | incoheren* | incomprehensible* | sans sens | pas de sens |
    n a pas de sens | sans queue ni tete | melange* | delir* | perdu* | egare* | deraison* | comme un fou | comme une folle |
    ne suit plus | decousu*
  `,
  'fr-speaks': 'parle* | dit | raconte* | repond* | propos | mots | paroles | phrases | discours | langue | parole',
} as const;
