-- The article about food in pregnancy (PAT-LEARN-08), a draft until a clinician signs.
insert into articles (id, version) values ('foods-in-pregnancy', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'foods-in-pregnancy', 1, 'draft', 'pregnancy',
  '{"sw": "Chakula bora wakati wa ujauzito", "en": "Good food in pregnancy", "fr": "Bien manger pendant la grossesse"}',
  '{"sw": "Nini cha kula na cha kuepuka, kutoka sokoni kwako, kwa ajili ya mama na mtoto. Pamoja na dalili za hatari katika ujauzito.",
    "en": "What to eat and what to avoid, from your own market, for mother and child. With the danger signs of pregnancy.",
    "fr": "Que manger et que laisser, depuis votre marché, pour la mère et l’enfant. Avec les signes de danger de la grossesse."}',
  jsonb_build_object(
    'sw', $sw$
Ukiwa mjamzito huhitaji kula mara mbili ya kawaida, bali kula vizuri zaidi. Mlo mchanganyiko hulinda damu yako na kumsaidia mtoto kukua.

## Sahani ya kila siku

- **Nguvu:** ugali wa dona, wali, ndizi, matoke, viazi vitamu, mihogo iliyopikwa vizuri.
- **Kujenga mwili:** maharage, kunde, dengu, karanga, mayai yaliyoiva, samaki, dagaa, kuku, nyama, maziwa yaliyochemshwa au mtindi.
- **Kinga:** mchicha, sukuma wiki, matembele, isombe, karoti, boga, na matunda kama papai lililoiva, embe, chungwa, pera, parachichi.

Kula milo mitatu na asusa moja au mbili, kwa mfano tunda, karanga au mtindi. Kunywa maji safi ya kutosha.

## Damu: chuma na asidi ya foliki

Upungufu wa damu ni wa kawaida katika ujauzito na huongeza hatari wakati wa kujifungua. Kliniki hutoa vidonge vya chuma na asidi ya foliki: vitumie kila siku kama ulivyoelekezwa. Kinyesi kuwa cheusi ni kawaida; vikikusumbua tumbo, ongea na kliniki badala ya kuviacha.

Nyama, dagaa, maharage na mboga za kijani zina chuma. Vile na chungwa, ndimu au nyanya, kwa sababu vitamini C husaidia mwili kukipata. Usinywe chai wala kahawa pamoja na mlo; subiri saa moja au mbili.

Tumia chumvi yenye madini joto, ila kidogo.

## Epuka

- **Pombe na tumbaku:** hakuna kiasi salama kwa mtoto.
- **Nyama, samaki na mayai mabichi** au yasiyoiva, na maziwa yasiyochemshwa.
- **Udongo, pemba na chaki:** vinaweza kuwa na minyoo na madini yenye sumu, na huzuia chuma. Hamu ya kula udongo inaweza kuwa ishara ya upungufu wa damu: mwambie mhudumu wako.
- **Kahawa na chai nyingi, na vinywaji vya kuongeza nguvu.**
- **Maini mara kwa mara:** yana vitamini A nyingi sana. Usitumie vidonge vya vitamini A bila kuelekezwa.
- **Dawa za kienyeji na za dukani** bila kumuuliza mhudumu wa afya.
- Matunda na mboga zisizooshwa.

## Kichefuchefu, kiungulia, kufunga choo

Kula kidogo kidogo mara nyingi. Kwa kichefuchefu, kipande cha mkate mkavu au kiazi asubuhi husaidia wengi. Kwa kiungulia, usilale mara tu baada ya kula. Kwa choo kigumu, kula matunda, mboga na dona, kunywa maji na tembea. Ukitapika kila kitu kwa siku nzima, nenda kituo cha afya.

## Miiko ya chakula

Mahali pengi wajawazito hukatazwa mayai, samaki au nyama. Vyakula hivi havimdhuru mtoto vikiiva; vinamjenga. Familia ikusaidie upate mlo na mapumziko ya kutosha.

## Kliniki

Anza kliniki mapema, ndani ya miezi mitatu ya kwanza, na uhudhurie mara zote ulizopangiwa. Utapimwa damu, presha, mkojo, VVU na kaswende, na pale penye malaria utapewa kinga yake na chandarua. Ukiwa na kisukari, presha au uzito mdogo, uliza chakula kinachokufaa.

## Nenda hospitali mara moja ukiwa na

- kutokwa damu au maji ukeni
- kuumwa kichwa sana, kuona ukungu, kuvimba uso na mikono, au degedege
- maumivu makali ya tumbo
- homa
- mtoto kucheza kidogo kuliko kawaida au kutocheza
- kupumua kwa shida, kuzimia au kuwa mweupe sana

Usisubiri: tumia [namba za dharura](/emergency). Kwa maswali ya kila siku, [zungumza na daktari](/doctors).
$sw$,
    'en', $en$
In pregnancy you need not eat twice as much, but better. Mixed meals protect your blood and help the child to grow.

## The plate of every day

- **Energy:** ugali of whole maize, rice, bananas, matoke, sweet potato, well-cooked cassava.
- **Growth:** beans, cowpeas, lentils, peanuts, well-cooked eggs, fish, dagaa, chicken, meat, boiled milk or yoghurt.
- **Protection:** amaranth leaves, sukuma wiki, sweet potato leaves, isombe, carrot, pumpkin, and fruit such as ripe pawpaw, mango, orange, guava, avocado.

Eat three meals and one or two snacks, such as fruit, peanuts or yoghurt. Drink enough clean water.

## Your blood: iron and folic acid

Too little blood (anaemia) is common in pregnancy and makes birth more dangerous. The clinic gives tablets of iron and folic acid: take them every day as you were told. Dark stool is normal; if they upset your stomach, talk with the clinic instead of stopping.

Meat, dagaa, beans and green leaves have iron. Eat them with orange, lemon or tomato, because vitamin C helps the body to take it up. Do not drink tea or coffee with a meal; wait an hour or two.

Use iodized salt, but little of it.

## Avoid

- **Alcohol and tobacco:** no amount is safe for the child.
- **Raw meat, fish and eggs** or half-cooked ones, and milk that was not boiled.
- **Soil, clay and chalk:** they can hold worms and poisonous metals, and they keep iron from you. Craving soil can be a sign of anaemia: tell your health worker.
- **Much coffee and tea, and energy drinks.**
- **Liver often:** it has very much vitamin A. Take no vitamin A tablets unless told to.
- **Herbal and shop medicine** without asking a health worker.
- Unwashed fruit and vegetables.

## Nausea, heartburn, constipation

Eat small meals often. For nausea a piece of dry bread or potato in the morning helps many. For heartburn do not lie down right after eating. For hard stool eat fruit, vegetables and whole grains, drink water and walk. If you vomit everything for a day, go to a health facility.

## Food taboos

In many places pregnant women are told not to eat eggs, fish or meat. Well cooked, they do not harm the child; they build it. Let the family help you to good meals and enough rest.

## The clinic

Go early, within the first three months, and come each time you are asked to. Your blood, blood pressure, urine, HIV and syphilis are tested, and where there is malaria you get protection and a net. If you have diabetes, high blood pressure or a low weight, ask which food suits you.

## Go to a hospital at once with

- bleeding or water from the vagina
- a bad headache, blurred sight, swollen face and hands, or fits
- strong pain in the belly
- fever
- a child that moves less than usual or not at all
- trouble breathing, fainting, or being very pale

Do not wait: use the [emergency numbers](/emergency). For everyday questions you can [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
Enceinte, il ne faut pas manger deux fois plus, mais mieux. Des repas variés protègent votre sang et aident l’enfant à grandir.

## L’assiette de tous les jours

- **Énergie :** ugali de maïs complet, riz, bananes, matoke, patate douce, manioc bien cuit.
- **Croissance :** haricots, niébé, lentilles, arachides, œufs bien cuits, poisson, ndagala, poulet, viande, lait bouilli ou yaourt.
- **Protection :** amarante, sukuma wiki, feuilles de patate douce, isombe, carotte, courge, et des fruits comme la papaye mûre, la mangue, l’orange, la goyave, l’avocat.

Prenez trois repas et une ou deux collations, par exemple un fruit, des arachides ou un yaourt. Buvez assez d’eau propre.

## Le sang : fer et acide folique

L’anémie est fréquente pendant la grossesse et rend l’accouchement plus dangereux. Le centre donne des comprimés de fer et d’acide folique : prenez-les chaque jour comme indiqué. Des selles noires sont normales ; s’ils gênent votre estomac, parlez-en au centre au lieu d’arrêter.

Viande, ndagala, haricots et feuilles vertes contiennent du fer. Mangez-les avec de l’orange, du citron ou de la tomate, car la vitamine C aide le corps à l’absorber. Pas de thé ni de café pendant le repas ; attendez une heure ou deux.

Utilisez du sel iodé, mais peu.

## À éviter

- **Alcool et tabac :** aucune quantité n’est sûre pour l’enfant.
- **Viande, poisson et œufs crus** ou peu cuits, et lait non bouilli.
- **Terre, argile et craie :** elles peuvent contenir des vers et des métaux toxiques, et elles bloquent le fer. L’envie de terre peut être un signe d’anémie : dites-le à votre soignant.
- **Beaucoup de café et de thé, et les boissons énergisantes.**
- **Le foie souvent :** il contient énormément de vitamine A. Pas de comprimés de vitamine A sans indication.
- **Plantes et médicaments achetés** sans demander à un soignant.
- Fruits et légumes non lavés.

## Nausées, brûlures d’estomac, constipation

Mangez peu et souvent. Contre les nausées, un morceau de pain sec ou de pomme de terre le matin aide beaucoup de femmes. Contre les brûlures, ne vous couchez pas juste après le repas. Contre les selles dures : fruits, légumes, céréales complètes, eau et marche. Si vous vomissez tout pendant une journée, allez dans un centre de santé.

## Les interdits alimentaires

Dans bien des endroits, on interdit aux femmes enceintes les œufs, le poisson ou la viande. Bien cuits, ils ne nuisent pas à l’enfant ; ils le construisent. Que la famille vous aide à bien manger et à vous reposer.

## Les consultations

Allez-y tôt, dans les trois premiers mois, et revenez chaque fois qu’on vous le demande. On contrôle le sang, la tension, les urines, le VIH et la syphilis, et là où il y a du paludisme, on vous donne une protection et une moustiquaire. Diabète, hypertension ou poids faible : demandez quels aliments vous conviennent.

## Allez tout de suite à l’hôpital en cas de

- saignement ou perte d’eau par le vagin
- fort mal de tête, vue trouble, visage et mains enflés, ou convulsions
- forte douleur au ventre
- fièvre
- enfant qui bouge moins que d’habitude ou plus du tout
- difficulté à respirer, évanouissement ou grande pâleur

N’attendez pas : utilisez les [numéros d’urgence](/emergency). Pour les questions de tous les jours, [parlez à un médecin](/doctors).
$fr$),
  5, '2026-11-24',
  '[{"title": "World Health Organization: WHO recommendations on antenatal care for a positive pregnancy experience", "address": "https://www.who.int/publications/i/item/9789241549912"},
    {"title": "World Health Organization: Anaemia", "address": "https://www.who.int/news-room/fact-sheets/detail/anaemia"},
    {"title": "UNICEF: Maternal nutrition", "address": "https://www.unicef.org/nutrition/maternal"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
