/**
 * Ordinary words of English, French and Swahili in rising order, many of them from the sentences of the product, that
 * differ by a letter or two from a word of the content. They are spelled right and are no misspelling of it.
 */
export const ordinaryWords = `
  aamue aangalie abadilishe abandoned abandonne abandonnee abandonnez abime abimer abimes abouti accept acceptant
  accepted acceptee acceptent accepter acceptez accepts acces achetee acheter achetes actif activer activez activiez
  activite adabu added addresses adresses adressez aende afute agent aidees aider aille aimes aimez aina ainsi airways
  ajili ajout akaenda akasema akiba alerte alianza alicheza alifika alika alikosa alikuja aliment aliona alirudi
  aliyeifungua aliyekuja allergies allez allons allow allows allumee altogether amani ambayo amebadilisha amechelewa
  ameenda amefika amefuta amehamisha ameikata ameingia ameondoka amepanga amepima amerudi ameweka anaamua anabaki
  anachelewa anahitaji anaingia anaiona anaitwa anajaribu anajisikia anajua anakufaa analima analipa anapenda
  anapigiwa anapika anarudi anaruka anasoma anasubiri angalia anger anglais annee annees annonces annulee annulees
  anterieur anyway apparence appel appelant appelants appele appeles appelions appels apply apprendre approche appuyez
  argue arrets arrived arrivee arrivent arriver arrives article articles arudi asali aside asilimia aspirine aspirini
  ataona ataonekana atapata atatafuta ataweza attach attendent attendez attendra attendre attendu audit aupres auteur
  autorise awali aware ayant azungumze bacon badilisha bahati baiti baker bango banque baraka barbe basic batiment
  battle battre beach beauty beaux behave belief bell besides best bidhaa billet bills binds blague blame blanket
  blocks boats bonne bonnes bonus booked books boots border boss botte bouquet boutique boxes brave brief brosse
  brouillon browsers brutes bure bytes caisse cakes calciques called caller cancel care career carre cart carton cases
  cash casser causer celebrate celle celles centre cents cerise certain certaine certaines certains chain chairs
  chaise chama champion chance changee changent changer changes changez chant chanter chanzo charge chargent chasse
  chati chaussure checks cher cherchee cherchent chercher cherchez chetu chief choir choma choose chooses choosing
  chuja ciel claim class classe cleared clever client clinique clock cloud coast codes coiffure colis commande
  commencees commencer commencera commencez commerce community compagnie compared comparer complet completed completer
  completes completez composer comprendre comptee compter comptes conge connais connaitre connected connection connus
  consents constate consultations consulte contacter contactez contacting contactons content contente conteste
  contested contestee contester continuer continuez continuons contraceptifs contraceptives contract contraire
  controls conversion converted converti cooked cooking cooks copper corticoide cost cotton couchee coudre counter
  coupez cour courbe courrier courses courte cousine coute coutent couter couture couvrir craie created cree creer
  crees crime crois croix cross crown cruise cuire cuisiner curve dance dangereux dangerously danse danser daraka
  darasa dashes dates dating deals debate debite debts december decembre decident decroche degree delay delivree
  delivrer delivres delivrez demand demandee demandent demander demandes demandez demandons depense deplace deplacer
  deplacez dernieres derniers deroulement desactive descending descendre detection devait devenir device deviez devise
  devons dial diary different differentes diner direction disant disappears diseases disparait dispensed dites divide
  doivent donkey donnee donnes donnez dont doors doses douce doucement doute draft drafts driver droits duree durent
  dusty eager earnings earth ecoule ecoulee ecoulees ecrite ecrits education efface effacement effaces elect election
  eleven eleves elles emergencies employer emporte enfreinte engagement enlevez ennuie enseigne enter enters entiers
  entree entrent entrer entrez entry envoi envoie envoyee envoyees envoyer envoyes envoyez epais epicerie errand
  erreur erreurs error espace essai essaie essais essayer essayez etape etats eteindre etes etoile evaluation examiner
  exchange exercice existe exists expire facile facilement facon facture fahari fail faili faini fair fairly faite
  faites faits families famous fanya faraja farine farmer farming fasting fault faute faux featured femmes fence
  fermez ferry fete fiable fields fier fifth figurent figures file files filles finale finds finie fired fixer fixez
  fleurs flower foret forget formal former formes fortes frais fraise frame frequence fridge fruit fumer funds fungua
  gagnee gagner gagnez gains games gardee garden gardent gardes gardez gather gender generales generaliste
  generalistes generate generated genre geuza ghala glove goals gomme gouter gouverne grade graine graisse grandir
  grant gras gravest gravy greet group grown guardian guerre guessing habit habitant habite habituels hachelewi
  hafanyi hahisi hahitaji haichukui haifungui haihitaji haiifungui haiiti haijaanza haijafika haijaguswa haijaisha
  haijalipwa haijapita haijasainiwa haijasema haijasomwa haijawekwa haijibu haijui haikatwi haikutumwa haionyeshwi
  haisomeki haitafanya hajaja hakifungui hakika hakiki hakiwezi halipo halisi halitoshi haliwezi hamisha hampo handed
  handle happy hariri harmed hated hatuitambui hatukupata hatumwambii hatuna hatutumi haujui haukutumwa hauonyeshi
  hauonyeshwi haviwezi hawaoni hawaweki hayamo hayarudi hayawezi hayumo hayupo hazifanyi haziingii hazikufika hazikuja
  hazionekani hazioni hazipo haziwezi header heading heaven herbe hicho hili hills hiver hivyo holder hommes honte
  hopital hospitalini housing huanza hubadilishwa hubaki hubiri huchafua hufanya hufungua hufungwa hugeuza huhitaji
  hujaa hujui hukaa humjui hunter huona huondoka huonyesha hupata hupunguza hutoa hutoka hutumia huwezi iache ianze
  ibaki ideas idee ighairi ikifutwa ikiisha ilikataa ilikuwa ilipo image imalize imeachwa imebadilishwa imefika
  imefungwa imepitwa imerudi imetokea imetolewa imetumwa import important imprimes inabidi inafaa inafika inafunguka
  inafungwa inahitaji inaishia inaita inakaribia inakatwa inamtoa inaomba inapata inasema inatafuta inatuma inatumia
  inaweza incident infections ingia inhabituelle intend interet internet intestin iombe iphone issue itabaki
  itaendelea itaisha itakatika itakuja itakuwa itaonekana itarudi jacket jamaa jambo jaribu jeton jeudi jeun jeunes
  jinsia joignent join joindre joueur jumbe jumper kabila kale kamati kamera kanisa kashe kataa kiazi kibanda kifungue
  kihaya kijana kikao kikapu kikazi kile kilele kilima kilimo kimebadilika kimefungwa kimekwisha kimetokea kinabaki
  kinaendelea kinafutwa kinakili kinywaji kipya kisha kisiwa kiwanda kiwanja kizima kneel kocha korti kuamua kuandika
  kubadilishwa kubali kuchagua kuchapa kucheka kudhuru kuenda kufikia kufungwa kufuta kugundua kugusa kuhamisha
  kuhamishwa kuifungua kuihamisha kuimba kuiondoa kuipiga kuisha kuita kuitumia kuiuliza kujaribu kujifunza kujiunga
  kukopa kukua kulipa kumfanya kumpata kumtoa kumwonyesha kuni kuondoa kuongeza kuonyesha kupaka kupakiwa kupanda
  kupanga kupangwa kupika kupinga kupitia kupokea kurudisha kusaidia kusainiwa kusasisha kusimamisha kusogea kusoma
  kutafuta kutegemea kutishia kutiwa kutokea kutuma kutumika kutumwa kuuliza kuuza kuyafungua kuyafuta kuza kuzilipa
  kuzimwa kuzungumza kwake kwamba kwingine laine laisse laissent laisser lamps lancer lango langues larme laugh laver
  leaving lectures ledger lemon lemons lends lenye lenyewe leseni lesson lettres libres lien liens lieux lifungue
  lignes liked likes likiwa limeisha linabaki linaendelea linajua linarudi links lisent lisible listed listening
  lister lists litaingia litre livre livres load loans location lodge logement loger logged longue looking loved lover
  lowers loyer luck lundi lune lure machi magonjwa mails maisons majibu majirani makala maker makosa maladies male
  malipo manage manager manane manche manne manner manquer manques manteau maombi maoni marafiki march marchand
  marchent marie mark market marquee marquer married marrow marry mars mashine masques matches matching matiere
  mauvaises mazungumzo mbalimbali mbona means meant medecins medicale melanger membre mended mensuelles mention
  messages messe meter metre mfupi mhindi miel mienne mifano mile mipaka mipango misere mjini mkate mkiwa mkopo
  mkulima mlezi mlima mmol mnaweza mnazungumza mnyama moelle monday money montants monter montree montrent montrer
  montres montrez mount mountain mouton mpango mpigo msingi mtupu mushi mwanamume mwananchi mwanaume mwanzo mwenzangu
  mwenzi mwizi mwombe mwongeze nachelewa nadhani nafaka nakili nakubali namba named nappe nauli nchini ndoto nearby
  nenda neveu newer nibaki niece ninapata nitres nombre nombres nomme notee noter notes nouvel nouvelles nuire nyasi
  nyembamba nyote objet occasion oeuf oeuvre oiseaux older ombree ongea onglet onglets operateur operator option
  orders ordinaire ordinaires ordonne ordre oreiller orientez oublier ouganda ought ours ouvertes ouvrez ouvrier
  ouvrira packed pages paiement paient painting paire pakia palace palais panda pande panier panne papers parent
  parfum parlez partager parti party passees pastor pate patience patiente patienter patientez pause payer payes
  payeur paying payments peace peak peche pecher peigne peindre pelle penda pending pengine penicillines penicillins
  penser pente perdus perform periode permettre personnel peser peuple phare phones pick picture pilot piment piste
  places placing plage plaine plaintes plaire plait plane planet plans plants plates pleased pluie plume pochi pocket
  poire pokea polisi portes portion posee possibly poste postuler poubelle poule pound pourra pourraient pourtant
  poussent pouvons practise praise pray precedent preleve premieres premiers preparent preparer preparez present
  presse presser preter pretre prev prevenez prevenu prevenus previent price prices pride prier priere priest prince
  print printed prises prison prive prix prize problemes proches product produire produite progress promener promise
  prompt proper propose proposed proposition propres protease protegee prouve publie puisse pungua punguza pure pwani
  quartier quelles questions quittez raconter rahisi rains raisi raisons ramani ramasser ranch range ranger rappel
  rappele rappeler rappelez rappellera rappels rapporte rated rater rates rating rayon reach reaches reaching reading
  readings reads reasons receive receives recentes recents recette rechargez recommande recommencer recommencez
  recommended recover recovery recue reculer recus reduce refusee refuser refusez regarder regardez regle regler
  regretter rejected rejetee rejoindre relate relation relative release reliee relire relus remain remarque remarquer
  reminded remonter rempli remplir rendue rendus renouvelle renverser renvoye repay repeter replaced replaces replies
  reply repondez repondons repondra repondu reponses reprendra reprise reset restants restent restez retarde retiree
  retirer retires retirez returned reveal revenu revenue revenus rever reviennent reviens reviewer reward rich rider
  ringing rises roads roast roman rompre rooms root rouler rounded routes rouvrir ruhusu ruine rule ruler rules rung
  sable sache sachions safiri sail saini saison salaam salade salamu saler sales salle salon samahani sante sartani
  saut sauvage sauver saves savoir savons saying scale scaled scelle science sealed season seats sebule secher
  sections secure securise securisee security seize seller sending sends sentiment serie series serikali serrer
  serrure serve servent sets setting sewing shaded shaka share shares shari sharti sheep shell shift shika shillings
  shinda shine shirts shoe shopping shops shore shorts shout shower shown sides siecle sienne sign signe signed signee
  signer signez signing sikia silly simba simplement simples sing singer situation skills slice slide slip smart snack
  socks soient soignant soignent soigner soignes soins solde solide solution sombre somme sommes sonne sonnent sonner
  sonnerie sorry sorte sortes sorts souffler souhaite soulier souple sourd spaces spare spoken spoons square stade
  staff stage stains stall stamp stated statement statut statuts steal steel steroid steroidi stock store stored
  stories storm stranger strict string student style stylo suffer suits sunny supper supporter suppression suspended
  sweep switch switched symptom tables tabouret tafuta tahadhari tailor taire takataka taker talked tante tarakimu
  tarde taxes tazama teach teachers team telle telles tels tendre tenez tentatives terms tester testez tests texte
  textes texts tiers tiles till tirets toile tolerate tomato tonne tonner tools topic total totals touchez tournee
  tower traced tracer track trade trained trainer trait traite tranche tranchee transport travaille travaillent
  traverser treat trees trick triee trier trips tromper troupe trouvee trouvees trouvent trouver trouvera trouves
  trouvez trunk trust tshati tunaenda tunajaribu tunakuja tunapiga tunataja tunda tuombe typed ubadilishe ubongo
  ubonyeze uchawi uganda uharaka ukimya ukitazama ukiwa ukubwa ukweli ulifanya umeandika umebadilishwa umefikia
  umefungwa umejaribu umekosea umekwisha umelipa umeona umepima umepoteza umesema umesoma umetoa umoja umsaidie
  unabaki unachelewa unaendelea unafanya unahitaji unaingia unaisha unajiona unaokuja unaona unaongea unapima unapotoa
  unasema unaweka unaweza unazungumza understood unfinished uombe upcoming urban urefu urgences urgency urgente
  urgentes usage usalama user users uses usine utakuwa utapata utapiga utilisee utilisent utiliser utilises utilisez
  utoto uweke uweze uwongo uzima vague valent valeur vallee value values vaste veille vele vendre vendu vendue venir
  vente venu venus verbe verger verified verite verra verrez versement versements verser verses versez versions veste
  vetement video vider vile vilivyo villes vimetolewa vinabaki viongozi vipimo visibles visite visiter vistari vitanda
  vitatu vitre vitufe voie voisine voler volet volumineux voyager vyako vyangu vyumba wachache wafarini wages waited
  waiting waits wajibu walimu wametuma wamezima wanabaki wanadai wanaona wanaonekana wanapata wanatumia wanaweza
  washing wasimamizi waste ways wear wearing wedding weekly weigh weighs wengine west wheat wheels whenever wherever
  whose wimbo wing wingi winner withdraw withdrawals withdrawn wives worked workers works worry write yakiwa yalikuwa
  yaliyo yamebadilika yamefikia yamefungwa yametumwa yanabaki yanaonekana yanaweza yaongeze yeyote youth zamani zenye
  zenyewe zianze zikiwa zikiwepo zimebaki zimefungwa zimeingia zimekwisha zimeshikwa zimetolewa zinabaki zinakuja
  zinakuwa zinapokea zinarudi zinatoka zitafunguka
`;
