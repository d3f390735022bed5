-- An article about diet with local food, which the care plans refer to, a draft until a clinician signs.
insert into articles (id, version) values ('eating-well-with-local-food', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'eating-well-with-local-food', 1, 'draft', 'lifestyle',
  '{"sw": "Kula vizuri kwa vyakula vya kwetu", "en": "Eating well with local food", "fr": "Bien manger avec les aliments d’ici"}',
  '{"sw": "Jinsi ya kugawa sahani ya ugali, wali au matoke, kupunguza mafuta, chumvi na sukari, na kupanga wiki bila gharama kubwa.",
    "en": "How to divide a plate of ugali, rice or matoke, with less oil, salt and sugar, and to plan a week at little cost.",
    "fr": "Comment partager une assiette d’ugali, de riz ou de matoke, avec moins d’huile, de sel et de sucre, et préparer une semaine à petit prix."}',
  jsonb_build_object(
    'sw', $sw$
Lishe bora haihitaji vyakula vya kigeni. Sokoni kwako tayari kuna kila kitu: nafaka, mikunde, mboga, matunda na samaki. Kinachobadilika ni kiasi na namna ya kupika.

## Gawa sahani

- **Nusu:** mboga na matunda. Sukuma wiki, mchicha, kisamvu, isombe, kabichi, nyanya, karoti.
- **Robo:** ugali, wali, ndizi, matoke, viazi, muhogo, chapati au mkate.
- **Robo:** maharage, kunde, njegere, dagaa, samaki, yai, kuku au nyama kidogo.

WHO inashauri angalau gramu 400 za matunda na mboga kwa siku kwa mtu mzima, takriban viganja vitano. Viazi na muhogo havihesabiki hapo.

## Chagua nafaka nzima

Dona, mtama, ulezi, uwele na wali usiokobolewa hushibisha kwa muda mrefu na huwa na nyuzinyuzi. Anza kwa kuchanganya dona na sembe.

## Mikunde kila siku

Maharage na dagaa ni protini ya bei nafuu. Loweka maharage usiku kucha na umwage maji: huiva haraka na hupunguza gesi. Dagaa wenye chumvi waloweke kabla ya kupika.

## Mafuta, chumvi, sukari

- **Mafuta:** pima kwa kijiko, usimimine. Chemsha, choma au kausha kwa mvuke badala ya kukaanga kwa kuzamisha.
- **Chumvi:** chini ya kijiko kimoja cha chai kwa siku kwa kila mtu mzima, pamoja na iliyo ndani ya vyakula. Viungo na ndimu huleta ladha.
- **Sukari:** punguza kwenye chai na uji; acha soda ziwe za sherehe.

## Mfano wa siku

- **Asubuhi:** uji wa ulezi bila sukari nyingi, yai au karanga, na papai.
- **Mchana:** ugali wa dona kiasi cha ngumi, maharage, sukuma wiki nyingi.
- **Jioni:** ndizi au viazi vitamu vya kuchemsha, samaki au dagaa, mchicha, nyanya.
- **Kati:** tunda, karanga au mtindi. Maji siku nzima.

Burundi na Rwanda: isombe na maharage pamoja na ndizi; pika isombe hadi iive kabisa, kwa mafuta kidogo. Uganda: matoke na mchuzi wa karanga na dodo. Kenya: githeri, au ugali na sukuma.

## Bajeti

Nunua mboga za msimu. Panga milo ya wiki kabla ya kwenda sokoni. Panda mchicha au sukuma hata kwenye ndoo. Nyama kidogo kwa mboga nyingi hutosha familia.

## Usalama

Nawa mikono, osha mboga kwa maji salama, pika hadi iive, na usile mahindi au karanga zenye ukungu: ukungu unaweza kuwa na sumu inayodhuru ini.

## Muulize mhudumu ikiwa

- una kisukari, ugonjwa wa figo au moyo, au ujauzito: chakula chako kinahitaji mpango wako
- unapungua au kuongezeka uzito bila sababu
- huwezi kula au kumeza vizuri, una choo chenye damu, au uchovu usioisha

[Zungumza na daktari](/doctors). Kwa hatari ya ghafla, tumia [namba za dharura](/emergency).
$sw$,
    'en', $en$
A good diet needs no foreign food. Your market already has everything: grains, pulses, vegetables, fruit and fish. What changes is how much, and how you cook it.

## Divide your plate

- **Half:** vegetables and fruit. Sukuma wiki, amaranth leaves, kisamvu, isombe, cabbage, tomato, carrot.
- **A quarter:** ugali, rice, bananas, matoke, potatoes, cassava, chapati or bread.
- **A quarter:** beans, cowpeas, peas, dagaa, fish, egg, chicken or a little meat.

The WHO advises at least 400 grams of fruit and vegetables a day for adults, about five handfuls. Potatoes and cassava do not count among them.

## Choose whole grains

Whole maize flour (dona), sorghum, finger millet, pearl millet and unpolished rice keep you full for longer and have fibre. Begin by mixing whole and white maize flour.

## Pulses every day

Beans and dagaa are protein at a low price. Soak beans overnight and pour the water away: they cook faster and cause less wind. Soak salted dagaa before cooking.

## Oil, salt, sugar

- **Oil:** measure it with a spoon instead of pouring. Boil, grill or steam rather than deep-fry.
- **Salt:** less than a teaspoon a day for each adult, together with what is in food already. Spices and lemon bring taste.
- **Sugar:** less in tea and porridge; let soda be for feasts.

## A day as an example

- **Morning:** finger-millet porridge with little sugar, an egg or peanuts, and pawpaw.
- **Midday:** whole-maize ugali the size of a fist, beans, plenty of sukuma wiki.
- **Evening:** boiled bananas or sweet potatoes, fish or dagaa, amaranth leaves, tomato.
- **Between:** fruit, peanuts or yoghurt. Water all day.

In Burundi and Rwanda: isombe and beans with bananas; cook isombe until it is well done, with little oil. In Uganda: matoke with peanut sauce and dodo. In Kenya: githeri, or ugali and sukuma.

## Your budget

Buy vegetables in season. Plan the week’s meals before you go to the market. Grow amaranth or sukuma, even in a bucket. A little meat with many vegetables is enough for a family.

## Safe food

Wash your hands, wash vegetables in safe water, cook food well, and do not eat mouldy maize or peanuts: the mould can hold a poison that harms the liver.

## Ask a health worker if

- you have diabetes, kidney or heart disease, or are pregnant: your food needs a plan of its own
- you lose or gain weight without a reason
- you cannot eat or swallow well, have blood in the stool, or a tiredness that does not end

[Talk to a doctor](/doctors). In sudden danger use the [emergency numbers](/emergency).
$en$,
    'fr', $fr$
Bien manger ne demande pas d’aliments étrangers. Votre marché a déjà tout : céréales, légumineuses, légumes, fruits et poisson. Ce qui change, c’est la quantité et la cuisson.

## Partagez l’assiette

- **La moitié :** légumes et fruits. Sukuma wiki, amarante, sombe, isombe, chou, tomate, carotte.
- **Un quart :** ugali, riz, bananes, matoke, pommes de terre, manioc, chapati ou pain.
- **Un quart :** haricots, niébé, petits pois, ndagala, poisson, œuf, poulet ou un peu de viande.

L’OMS conseille à l’adulte au moins 400 grammes de fruits et légumes par jour, environ cinq poignées. Pommes de terre et manioc n’en font pas partie.

## Choisissez les céréales complètes

Farine de maïs complète, sorgho, éleusine, mil et riz non poli rassasient plus longtemps et contiennent des fibres. Commencez par mélanger farine complète et farine blanche.

## Des légumineuses chaque jour

Haricots et ndagala sont des protéines à bas prix. Faites tremper les haricots la nuit et jetez l’eau : ils cuisent plus vite et donnent moins de gaz. Faites tremper les ndagala salés avant de les cuire.

## Huile, sel, sucre

- **Huile :** mesurez à la cuillère au lieu de verser. Bouilli, grillé ou à la vapeur plutôt que frit.
- **Sel :** moins d’une cuillère à café par jour et par adulte, y compris celui qui est déjà dans les aliments. Les épices et le citron donnent du goût.
- **Sucre :** moins dans le thé et la bouillie ; que le soda reste pour les fêtes.

## Une journée en exemple

- **Matin :** bouillie d’éleusine peu sucrée, un œuf ou des arachides, et de la papaye.
- **Midi :** ugali complet de la taille d’un poing, haricots, beaucoup de sukuma wiki.
- **Soir :** bananes ou patates douces bouillies, poisson ou ndagala, amarante, tomate.
- **Entre les repas :** un fruit, des arachides ou un yaourt. De l’eau toute la journée.

Au Burundi et au Rwanda : isombe et haricots avec des bananes ; cuisez bien l’isombe, avec peu d’huile. En Ouganda : matoke, sauce d’arachide et dodo. Au Kenya : githeri, ou ugali et sukuma.

## Votre budget

Achetez les légumes de saison. Prévoyez les repas de la semaine avant d’aller au marché. Cultivez de l’amarante ou du sukuma, même dans un seau. Un peu de viande avec beaucoup de légumes suffit à une famille.

## Des aliments sûrs

Lavez-vous les mains, lavez les légumes à l’eau sûre, cuisez bien, et ne mangez pas de maïs ni d’arachides moisis : la moisissure peut contenir un poison qui abîme le foie.

## Demandez à un soignant si

- vous avez un diabète, une maladie des reins ou du cœur, ou êtes enceinte : votre alimentation demande un plan à elle
- vous perdez ou prenez du poids sans raison
- vous mangez ou avalez mal, avez du sang dans les selles ou une fatigue qui ne finit pas

[Parlez à un médecin](/doctors). En cas de danger soudain, utilisez les [numéros d’urgence](/emergency).
$fr$),
  5, '2026-11-24',
  '[{"title": "World Health Organization: Healthy diet", "address": "https://www.who.int/news-room/fact-sheets/detail/healthy-diet"},
    {"title": "Ministry of Health, Kenya, in: FAO, Food-based dietary guidelines", "address": "https://www.fao.org/nutrition/education/food-dietary-guidelines/regions/countries/kenya/en/"},
    {"title": "World Health Organization: Food safety", "address": "https://www.who.int/news-room/fact-sheets/detail/food-safety"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
