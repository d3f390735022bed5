/**
 * Ordinary words of English, French and Swahili in rising order, many of them from the sentences of the product, that
 * differ by a letter or two from a word of the content. They are spelled right and are no misspelling of it.
 */
export const ordinaryWords = `
  aamue aangalie aaron abadilishe abandoned abandonne abandonnee abandonnez abime abimer abimes abouti absorption
  accept acceptant accepted acceptee acceptent accepter acceptez accepts acces accessing achetee acheter achetes
  acids acres actes actif activer activez activiez activite adabu added addresses adoption adresser adresses
  adressez advance aende affected afute agent agissait agissent aidant aidees aider aides aient aigus aile aille
  aimed aiment aimes aimez aina ainsi airbus airways aise aisement ajili ajout akaenda akasema akiba alain albert
  alerte alex alialikwa aliambiwa alianza alice alicheza alien alifika alika alikosa alikuja aliment alimwongeza
  aliona alirudi aliyeifungua aliyekuja aliyekuongeza aliyepigiwa allant allen allergies allez allie allies allons
  allow allowance allowing allows allumee allure alter altogether amani ambayo amber ambiance amealikwa ameambiwa
  amebadilisha amechelewa ameenda amefika amefuta amehamisha ameikata ameingia ameipenda amenagement ameondoka
  ameongeza amepanga amepima amerudi amesoma ameweka anaambiwa anaamua anabaki anachelewa anahitaji anaingia anaiona
  anaitwa anajaribu anajisikia anajiuliza anajua anakufaa analima analipa analyzed anapenda anapigiwa anapika
  anarudi anaruka anasoma anasubiri anayeambiwa angalia anger anglais animated animation anime anna annee annees
  annoncee annonces annulee annulees anterieur anticipe anvers anyway apache apnic apparence appel appelant
  appelants appele appeles appelions appels appliance applique apply apport apprendre approche appuyez arabe arbed
  areas argue argumente arise arrangement array arrets arrived arrivee arrivent arriver arrives article articles
  arudi asali ascii aside asie asilimia aspirine aspirini assess assessed asset assortie assurant ataambiwa ataona
  ataonekana atapata atapigiwa atatafuta ataweza atelier atout attach attendent attendez attending attendra attendre
  attendu attention attractions auctions audit aupres aurait auteur auteurs automatic autorise autorisee autorisees
  autorises autorisez avaient aviation awali aware axee axis ayant azole azoles azungumze babes babies bacon
  bacteria bacteries badilisha bahati bail bailleur bains baiti baker baking bali bands bango banking banks banned
  banque banquier baraka barbe bare barings baron baroque barrier barriers barry bars bart base based basee basees
  baseline basement bases basic basis bass bataille batch batiment battle battre baux bayer beach bears beast beauty
  beaux beaver bedding behave belge belges belief bell belts berry besides best betting bible bidhaa bids biens
  bikes billet billing bills billy binding binds blague blair blake blame blanket blend blink bloc blocks blocs
  blogging blogs blok blond bloom blues boating boats boeing bondage bonds bonn bonne bonnes bons bonus booked books
  bool booth boots bordeaux border bored boring boss boston botte bouquet boutique boutiques bowling boxed boxes
  bracket brad brande brands brass brasseur brave breach breed breeding breeds bride brief briefing brille brin
  brosse brouillon browse browser browsers browsing bruce bruges brute brutes bruts bryant bucks buffer bunny bure
  burton busty butt butts buying buzz byte bytes cafes caisse caisses cakes calciques calculation calculee calcules
  called caller camps canard canaux cancel canon capables captured care career careers carey carl carlier carlo
  carlos caroline carre carrement carres cars cart carte carter cartes carton cases cash casser casting castle
  catering causer ceiling celebrate celle celles cense centaine centaines centre centres cents cerise certain
  certaine certaines certains certes certified chad chain chairs chaise chaises chama champion chance chances
  changee changent changer changes changez chant chanter chanzo charge charged chargent charges charging charlie
  charming chasse chati chats chaussure cheats checking checks cheers chefs cheque cher cherchee cherchent chercher
  cherchez chers chetu chic chick chicks chief chile chili china chine chip chips chocs choir choma choose chooses
  choosing chris christ chuck chuja cible ciel citation cited citees citent cites claim clan class classe classes
  claude clauses cleaning cleared clever clicking client clinique clock clocks clone cloud clusters coaches coaching
  coalition coast coastal cocks codes coding coffre coiffure coins cole colis cologne comite comm commande
  commencees commencer commencera commencez commerce commun community compagnie compared comparer compartiment
  compete compiler complains complaint complet completed completer completes completez complices composer comprendre
  comptee compter comptes comte conception concession concessions conclusion conclusions confection conge conges
  connais connaissait connaitre connected connection connus consents const constate constructed construction
  constructions consultant consultations consulte consulter consulting contacted contacter contactez contacting
  contactons conte content contente conteste contested contestee contester continent continuer continuez continuons
  contraceptifs contraceptives contract contraire contribue controls convention conversion convert converted
  converter converti cooked cooking cooks cooler cools cooper cooperation copper coquille coquilles coral core coree
  corn corp corporate corpus corticoide cost cotait cotee cotees cotton couchee coudre counter coupez cour courbe
  courent coureurs couronne courrier courses courtage courte courtier cousine coute coutent couter couture couvrant
  couvre couvrent couvrir craie craignent craps creant created creating creation creative creatrice creature cree
  creek creent creer crees creez crest crime croient crois croix crop cross crossing crown crude cruise cruises crus
  cubes cuire cuisiner cult culte cunt cure currently curve cycliques dames dance dangereux dangerously danse danser
  daraka darasa dashes dassault dated dates dating deals debate debit debite debts debug decalage deceler december
  decembre decent decident declared declarent decor decors decoule decouverte decret decrire decrit decroche dedie
  defensive deferred define defined defines defining definit degree delay delicious delivree delivrer delivres
  delivrez demand demandee demandent demander demandes demandez demandons denis dense departure dependent depending
  depense deplace deplacement deplacements deplacer deplacez depth depute derive derives dernieres derniers
  deroulement desactive desastre descending descendre desert desire desirent destruction detaille detection detenir
  detention detenu detenue detenues detenus determination detiennent detient dette devaient devait devaluation devel
  devenait devenir device deviez devise devon devons dial diameter diary dice dicks different differentes digne
  dignes diner direction disable disant disappears diseases disparait dispensed dist distinct dites divide diving
  doctrine dodge doivent domain domaines donkey donna donnait donnant donnee donnes donnez dons dont doors doses
  dotes douce doucement douceur doute doutes douzaine dover draft drafts driver droits drums duche dupuis duree
  durent dusty eager earnings earth easter ecommerce ecoule ecoulee ecoulees ecrin ecrite ecrits eden education
  efface effacement effaces effect efficient egard either ejaculation elan elect elected election elections elements
  elevait eleven eleves elles elvis emane emergencies emettre emile emise emotion emotions emplacement employed
  employee employer emporte enable encre enfance enforcement enfreinte engagement engendre engouement enhancement
  enhancing enlargement enlevez ennuie enseigne enter enters entiers entite entree entrent entrer entrez entry envoi
  envoie envoyee envoyees envoyer envoyes envoyez epais epicerie epuration equation equations errand erreur erreurs
  error espace esperant essai essaie essais essayer essayez essex etant etape etapes etats eteindre eternal etes
  etienne etoile etroitement evaluation evaluations evenements evidemment evolution evoquent exactement examiner
  exception excess exchange excitement excluded exclusion execution exemption exercice exige exigent exiger existe
  exists expanded expansion expertise expire explication exploration exportation exposition expressed expression
  exprime exprimer extend extended extends exterieur faces facile facilement facilite facon facture factures fahari
  fail faili failing failles faini fair fairly fairy faisaient faite faites faits families famous fanya faraja fare
  fares farine farmer farming fasse fassent fasting faudrait fault faute faux featured features fellow femmes fence
  ferait feries fermez feront ferry fete feuilles fhir fiable fiables fibre fibres fields fier fifth figurent
  figures file filed files filing filles filme films finale financing finder finds finement fines finie finnish
  fired fires firewall firme firmes fisting fixation fixee fixees fixer fixes fixez fixtures fleet fleurs flooring
  flower floyd flux flyer foire foires folding folie folks fonde fondee fondre fondu fontaine fonts fool forbes
  forem foret forge forget formal former formes forming forms fortes founded fourni fournis fourniture fraction
  frais fraise frame frames framing franc francais france franchir francs frank fraser freeze freight freins
  frequence frere fridge frites frost fruit fucked fucking fumer fund funds fungua funky furent furnished further
  gagnee gagner gagnez gains gambling games gants garbage gardee garden gardent gardes gardez garmin gassee gates
  gather gathering gauge geant gender generales generaliste generalistes generate generated generaux genie genre
  george geree geuza ghala gifts gilles gillette glance glasses glen glenn glove glow goals gomme gouter gouverne
  grab grace grade grades graine graisse grams grandir grant grants graph gras gravest gravures gravy greece greek
  greet greeting group grove grown guarantee guardian guerre guerres guessing guise haambiwi habit habitant
  habitation habite habituels hachelewi hafanyi hahisi hahitaji haichukui haifungui haihitaji haiifungui haiiti
  haijaanza haijabadilishwa haijafanyika haijafika haijaguswa haijaisha haijalipwa haijapita haijapitiwa
  haijasainiwa haijasema haijasomwa haijawekwa haijibu haijui haikatwi haikubadilishwa haikufanyika haikufunguka
  haikutumwa haimo haionyeshwi hairudishwi haisomeki haitafanya haitarudishwa haiti hajaja hakifungui hakijawekwa
  hakika hakiki hakiwezi hakuwekwa halikubadilishwa halipo halirudishwi halisi halitoshi haliwezi hamisha hampo
  handed handle handy happy harder hariri harley harmed harris harry hate hated hatuitambui hatukupata hatumwambii
  hatuna hatutumi haujui haukutumwa hauonyeshi hauonyeshwi hausemi hausse hausses hautement hauts haviwezi hawaoni
  hawapigiwi hawaweki hayakufanyika hayamo hayarudi hayawezi hayes hayumo hayupo hazifanyi haziingii hazikufika
  hazikuja hazionekani hazioni hazipo haziwezi header heading heath heather heating heaven helas helena herb herbe
  heroes heros herve hicho highs hiking hili hills hired hiring hiver hivyo holder holmes homeless homes hommes
  honte hopital horaire horaires hospitalini hosts houlette housing huanza hubadilishwa hubaki hubiri huchafua
  hufanya hufanyika hufungua hufungwa hufutwa hugeuza huhitaji hujaa hujamwongeza hujaongeza hujua hujui hukaa
  humaines humjui humor humour hungary hunter hunting huona huondoka huonyesha hupata hupunguza husema hutoa hutoka
  hutokea hutumia huwezi iache ianze ibaki ideas idee ighairi ikifutwa ikiisha ilifanyika ilifutwa ilikataa ilikuwa
  ilipo iliwekwa image imalize imeachwa imebadilishwa imefika imefungwa imefutwa imepingwa imepitiwa imepitwa
  imerudi imerudishwa imetokea imetolewa imetumwa imewekwa import important impressed imprimes improbable impulsion
  inabidi inafaa inafika inafuata inafunguka inafungwa inafutwa inahitaji inaishia inaita inakaribia inakatwa
  inamtoa inaomba inaongeza inapata inarudishwa inasema inatafuta inatuma inatumia inawekwa inaweza inches incident
  inclusion incoming incontrolables indication induction infections inferieur inferieure inferieurs inflation
  informed infrared ingenieur ingia inhabituelle inherited insert insertion inspection instruction insulation
  insured integres intend intention intentions inter interet internet intestin intimate invention investies
  investing investis iombe iphone iris issue itaachiwa itabaki itaendelea itafutwa itaisha itakatika itakuja itakuwa
  itaonekana itapitiwa itarudi itarudishwa jacket jamaa jambo james jamie jaribu jeans jerry jesse jeton jeudi jeun
  jeunes jeunesse jinsia john johnny johns joignent join joindre joins jokes jones joueur jouissent jouit juan jules
  julia jumbe jumper kabila kale kamati kamera kanisa kano karel karl kashe kataa kelly kiazi kibanda kifungue
  kihaya kijana kikao kikapu kikazi kile kilele kilima kilimo kiliwekwa kimebadilika kimebadilishwa kimefungwa
  kimekwisha kimerudishwa kimetokea kimewekwa kinabadilishwa kinabaki kinaendelea kinafanyika kinafutwa kinakili
  kinarudishwa kinawekwa kinda kings kinywaji kipya kisha kisiwa kissing kitafutwa kitarudishwa kits kiwanda kiwanja
  kizima klein kneel knight knit knitting kocha kohl korea korti krach kuamua kuandika kubadilishwa kubali kuchagua
  kuchanganywa kuchapa kuchapisha kucheka kudhuru kuenda kufanyika kufikia kufungwa kufuta kugundua kugusa kuhamisha
  kuhamishwa kuifungua kuihamisha kuimba kuiondoa kuipiga kuisha kuita kuitumia kuiuliza kujaribu kujifunza kujiunga
  kukopa kukua kukurudishia kulipa kulipakua kumfanya kumpata kumtoa kumwonyesha kuni kuondoa kuongeza kuonyesha
  kupaka kupakiwa kupanda kupanga kupangwa kupika kupima kupinga kupitia kupitiwa kupokea kurt kurudisha kurudishwa
  kusaidia kusainiwa kusasisha kusimamisha kusogea kusoma kutafuta kutegemea kutishia kutiwa kutokea kutuma kutumika
  kutumwa kuuliza kuuza kuwekwa kuyafungua kuyafuta kuza kuzilipa kuzimwa kuzipakua kuzungumza kwake kwamba kwingine
  kyle lacune lacunes laid laine laissant laisse laissent laisser lakes lamps lancer lands lanes lango langues laps
  larme larry laser lasting latin latine latitude latter laugh launches laura laver leading leads lean learning
  learns lease leasing leaving lectures ledger leeds legal legale legalement legales legion lemon lemons lender
  lending lends lenye lenyewe leseni lesser lesson lessons letting lettres levels levier levy liable liberation
  libres liees lien liens lieux lifungue lignes ligue liked likes likiwa lilirudishwa lille limebadilishwa limefutwa
  limeisha limerudishwa limiting linabaki linaendelea linafutwa linajua linarudi linked links lions lires lisa
  lisent lisible lisome lisse listed listening lister listing lists litaingia litre lived livre livrer livres load
  loans location lodge logement logements loger logged logging logs longs longue looking loops losses louer lounge
  louvre loved lover loves loving lowers loyer luck lucy luke lundi lune lung lure lynn machi macro madison mafia
  magie magnifiques magonjwa mailed mailing mails maisons majibu majirani makala maker makers makosa maladies
  maldives male males mali malipo mall manage manager manane manche maniere manne manner manor manquer manques
  manteau maombi maoni maple marafiki march marchand marchent marge marie mariee marier maries marin marina marine
  marion mark market marquee marquer married marrow marry mars marsh mart martin mary mashine mason masque masques
  massage matches matching matiere maturite maurice mauvaises mazungumzo mbalimbali mbona means meant medal medecine
  medecins medicale meditation meilleurs melanger membre mended menees menent mens mensuelles ment mention mepris
  merchant merchants merge merveille messages messe meter meters metier metre mets mette mettent meuse mexicaine
  mfupi mhindi miel mienne mifano mile miles mill mills mines mingine mint minus mipaka mipango misere mises mixer
  mizio mjini mkate mkiwa mkopo mkulima mlezi mlima mmol mnaweza mnazungumza mnyama moderation modes modestes moelle
  moms monceau monday money monstre montants monter montree montrent montrer montres montrez monuments moses moules
  mount mountain mountains mounted mounting mounts mouton mpango mpigo mrudishie msingi mtupu mushi musiques
  mutation muze mwanamume mwananchi mwanaume mwanzo mwenzangu mwenzi mwizi mwombe mwongeze mythique mzuri nachelewa
  nadhani nafaka najiuliza nakala nakili nakubali namba named nappe nationales nauli naval nchini ndoto nearby nenda
  nestle nets nettement neufs neveu newer nibaki niece nijulishwe nikkei nimepima nimwekee ninapata nitres noblesse
  nodes nombre nombres nomme norme notee noter notes notion notions nouvel nouvelles novel nuclear nuire null
  nullement nyasi nyembamba nyote objects objet obtention obtiennent occasion occident oeuf oeuvre offering oiseaux
  older olive oliver ombree ongea onglet onglets opel opera operateur operator opposition option orders ordinaire
  ordinaires ordonne ordre oreiller ores orientez oublier ouganda ought ours outre ouvertes ouvrez ouvrier ouvrira
  overcome pace packed packing packs pages paiement paient paille painting paire pairs paisible pakia palace palais
  panama panda pande panier panne panneaux papers paradise paraguay parcs parent parfum parier paris parite parker
  parking parks parlez parmi parquet partager parti party parvenir passages passait passant passees passive pasta
  paste pastor pate patent patents patience patiente patienter patientez patrol pause payement payer payes payeur
  paying payments paysages peace peak pearl peas peaux peche pecher peigne peindre peint pelle penal pence penda
  pending pengine penicillines penicillins penn penny pens penser pension pensionnes pente perdus perfection perform
  performed periode perle perles permettre perou personnel perth pertinence peser peuple phantom phare phares phase
  phases phil phones pick picque pics picture pilot piment pine ping pipes piste pixel pixels placement places
  placing plage plages plaide plaignent plaindre plaine plaintes plaire plait plane planet plans plants plasma
  plates plats pleased plots pluie plumbing plume plumes pochi pocket pockets poil poire pokea poland polar polisi
  polls ponts portes portion posee posees posent posing possibly postal poste poster postuler potter poubelle poule
  poulet pound pourra pourraient pourtant poussent pouvons powell practise praise pray precede precedent precision
  preleve premieres premiers premises prenant prenne prennent preparent preparer preparez present presidence presse
  presser prestation preter pretre prev prevenez prevention prevenu prevenus previent price priced prices pride
  prier priere priest primaire prime primes prince prins print printed printer printing prints prises prison
  prisoner prive privee privees prives prix prize prizes problemes proceder procedes process processes processing
  proches product production produire produite profession profiles progress promener promise promoted promotion
  prompt prononce proper propose proposed proposition propres protease protected protegee prouve provided providence
  prudents publie puisse pungua punguza pure pwani qatar quant quartier quasi quelles questions quilt quittez quote
  quoted quotes rabbit raconter rahisi rails rains raisi raisons rallumer rally ramani ramasser ranch range
  rangement ranger ranging rangs rappel rappele rappeler rappelez rappelions rappellera rappelons rappels rapporte
  rated rater rates rating rayon rays reach reaches reaching reading readings reads realisent realty reasons rebond
  receive receiver receives recentes recents reception recette recettes recevoir rechargez recommande recommencer
  recommencez recommended reconnaissance recours recover recovery recue reculer recus recycling reduce reellement
  reels reforme reformes refuge refusee refuser refusez regarder regardez regle regler regression regretter rejected
  rejetee rejoindre relate relating relation relative release reliance reliee religious relire relocation relus
  relying remain remarque remarquer remarques remedier reminded remise remonter remous remplacement rempli remplir
  remporte renaissance rendue rendus renforcee renouvelle renove rental rente rentes renverser renvoye repandue
  reparation reparations repay repeated repeter replaced replaces replacing repli replied replies reply repondez
  repondons repondra repondu reponses reporting reprendra repression reprise reproche repute reseller reset reside
  resident resistant resort resoudre resource resources ressent restait restants restent restez restoration
  restreint restrict restrictions retail retailer retained retarde retenues retiree retirer retires retirez retrait
  returned reveal revealed reveals revele reveler revendre revente revenu revenue revenus rever reverrez reviennent
  reviens reviewer revue reward rhode rich rick ricky rider rides ridge ringing rires rises risks ristourne roads
  roast robes roche rocket rocks roles roman rompre rooms root roots ross roster roues rouler rounded routes routing
  rouvrir rover rugs ruhusu ruine ruines rule ruler rules rung russe russes russie sable sablon sache sachions sacre
  sacred safiri sail sailing saine saini saint saints saison salaam salade salaires salamu saler sales salle salles
  salon salvation samahani samba sambre sampling santa sante sartani satin saudi saura saut sauvage sauver savait
  saver saves savez savoir savons saying scale scaled scales scanning scelle sceptiques science sciences scored
  scores scoring scout screening scripting sealed sean searches seas season seating seats sebule secher sections
  secure securely securise securisee security seeking seeks segments seize sejours selection selectionne seller
  selling sells semblent sender sending sends sentiment separement sequence sequences seraient serge serie series
  serikali serrer serrure serve servent serves sets setting seuil sewing shaded shaka shame shanghai share shares
  shari sharing shark sharti shaved sheep sheer shell shield shift shika shillings shinda shine ship shipped
  shipping ships shirts shit shoe shopping shops shore shorts shots shout shower shown sides siecle sienne siens
  sierra sign signe signed signee signer signez signing signup sikia sillage silly simba simplement simples sims
  sing singer singh situation sixth sizes skilled skills skins slice slide slip slots smart smeared smeets snack
  socks softball soient soignant soignent soigner soignes soins solaire solar solde soldiers solide sols solution
  sombre sommaire somme sommes sondages songe songer sonic sonne sonnent sonner sonnerie sonores sorry sorte sortes
  sorts soucis souffler souhait souhaite soulier soumis souple sourd souvient spaces spanking sparc spare spec specs
  spell spelling spending spice spies spin spoken spoons sporting spouse sprl square stack stade staff staffing
  stage stages stains stake stall stamp starring stated statement statements stating stats statut statuts steal
  steel steering sterling steroid steroidi stock stockings stocks store stored stories storm strand stranger strap
  strict striking string strings stronger strongly stuart stud student stunning style styles stylo suffer suisse
  suisses suits sunny supper supporter suppression susan susciter suspended sweep swiss switch switched switches
  switching sword symptom sync tables tabou tabouret tackle tafuta tahadhari tail tailleur tailor taire takataka
  taker tales talked tanks tante tarakimu tarde tarder tarif tasks taxation taxe taxes taylor tazama teach teachers
  teaching team teams technical teen teens telle telles tels tenait tendent tendre tenez tentatives tenue tenues
  tenus terms terry tester testez testing tests texte textes texts thailand theater theaters theme thong thongs
  thorough tiens tier tiers tiger tile tiles till timber timer timing tirets titres titten todd toile token
  tolerance tolerate tomato tommy toner tones tonne tonner tonnes tools topic total totals touchez touring tournee
  tours tower towers toxic traced tracer track tract tracy trade trades trained trainer trait traite trance tranche
  tranchee tranny transport trash travaille travaillent travelers traverser treat treating trees trend trends trial
  triangle tribes trick tricks triee trier trips tromper troops troupe trouvee trouvees trouvent trouver trouvera
  trouves trouvez troy truc trucs trunk trust tshati tukushikie tumekushikia tunaenda tunajaribu tunakuja
  tunakushikia tunakutafutia tunapiga tunataja tunda tunes tuombe turbo tutaongeza twinks tyler typed types
  ubadilishe ubongo ubonyeze uchawi uganda uharaka ujulishwe ukimya ukitazama ukiwa ukubwa ukweli ulifanya umealikwa
  umeandika umebadilishwa umefikia umefungwa umejaribu umekosea umekwisha umelipa umeona umepima umepoteza
  umerudishwa umesema umesoma umetoa umetumwa umoja umsaidie umtafutie unabaki unachelewa unaendelea unafanya
  unafanywa unafuata unahitaji unaingia unaisha unajiona unaokuja unaona unaondoa unaongea unapima unapotoa unasema
  unaweka unaweza unazungumza understood unfinished units uombe upcoming urban urefu urgences urgency urgente
  urgentes urls usage usalama user users uses usine usines utaambiwa utakuwa utapata utapiga utatokea utilisee
  utilisent utiliser utilises utilisez utoto uweke uweze uwongo uzima vacation vague valait valent valeur vallee
  valuation value values vande vaste veille vele vendant vendent vendre vendu vendue vendues venir venons vente
  ventes venture venu venus verbe verde verger verified verite veronique verra verrez versement versements verser
  verses versez versions vessel vessels veste vetement video vider vids vierge vignes vile vilivyo villes vimefutwa
  vimetolewa vinabaki vinafutwa vins viongozi vipimo virage visant visent viser vises visibles visite visiter
  visiting vistari visuel visuelle vital vitanda vitatu vitre vitres vitufe vivement vivent vives voie voire voisine
  voler voles volet volumineux votes voyager vyako vyangu vyumba wachache wafarini wages waited waiting waits wajibu
  wales waliambiwa walimu wallon wallonie wallonne wallonnes walt walter wameambiwa wamepigiwa wameshaambiwa
  wameshabadilishwa wametuma wamezima wanaambiwa wanabaki wanadai wanao wanaona wanaonekana wanapata wanatumia
  wanaweza ware warming warnings wars washing wasimamizi waste wataambiwa watching watts ways wear wearing wedding
  weekly weigh weighs wellness wells wengine west whale wheat wheels whenever wherever whore whose wicked wiley
  willing willow wimbo winds wines wing wingi winner wired wireless wiring withdraw withdrawals withdrawn wives
  wondering woods wording worked workers works worlds worry wrapping wrestling wright write xeikon xerox xixe yakiwa
  yalibadilishwa yalifanyika yalikuwa yaliyo yamebadilika yamefanyika yamefikia yamefungwa yamerudishwa yametumwa
  yanabaki yanafutwa yanaonekana yanaweza yaongeze yarudishwe yatafuata yatarudishwa yens yeyote yield yields youth
  yves zamani zealand zenye zenyewe zianze zikirudishwa zikiwa zikiwepo zimebadilishwa zimebaki zimefungwa zimeingia
  zimekwisha zimerudishwa zimeshikwa zimetolewa zimewekwa zinabaki zinafanyika zinakuja zinakuwa zinapokea zinarudi
  zinarudishwa zinatoka zinawekwa zinc zirudishwe zitaachiwa zitabadilishwa zitafuata zitafunguka zitafutwa
  zitarudishwa zones
  rushed smoother wiggling wiggle wiggly smooth mob prints sprint rider strider fabric grains mature tutor
  tumepanga nimepanga kupanga alipanga wamepanga anapanga napanga stray strays shangazi
  kinakunjika hakikunjiki unakunjika rapeuse rapeux veillee coman askin stable stables weaks bales bale baille rapper rappeur kambi
`;
