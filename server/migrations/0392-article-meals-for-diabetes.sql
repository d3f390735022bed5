-- An article about food and exercise with diabetes, which the care plan for it refers to, a draft until a clinician signs.
insert into articles (id, version) values ('meals-for-diabetes', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'meals-for-diabetes', 1, 'draft', 'diabetes',
  '{"sw": "Chakula na mazoezi ukiwa na kisukari", "en": "Food and exercise with diabetes", "fr": "Manger et bouger avec un diabète"}',
  '{"sw": "Sahani, kiasi na nyakati za kula kwa ugali, wali, matoke, isombe au pap, na mazoezi salama ukiwa na kisukari.", "en": "Plate, portions and meal times with ugali, rice, matoke, isombe or pap, and safe exercise with diabetes.", "fr": "Assiette, portions et heures de repas avec ugali, riz, matoke, isombe ou pap, et bouger sans risque avec un diabète."}',
  jsonb_build_object(
    'sw', $sw$
Huhitaji chakula maalumu wala cha gharama. Kinachobadilika ni kiasi cha wanga, aina yake, na kula kwa wakati. Dawa au insulini hubaki kama daktari alivyoandika.

## Sahani

- **Nusu:** mboga zisizo na wanga: sukuma wiki, mchicha, isombe, kabichi, bamia, biringanya, nyanya.
- **Robo:** ugali wa dona, pap, wali, matoke, muhogo au viazi vitamu, kiasi cha ngumi yako.
- **Robo:** maharage, dengu, samaki, dagaa, yai au kuku.

Ngumi moja ya wanga kwa mlo ni mwanzo mzuri kwa wengi. Kipime kwa sukari yako saa mbili baada ya kula.

## Chagua wanga unaopanda polepole

- Dona kuliko sembe; wali usiokobolewa au mchanganyiko wa wali na maharage.
- Matoke na viazi vitamu vya kuchemsha kuliko chipsi.
- Maharage na dengu kila siku: hushibisha, na sukari hupanda taratibu.
- Tunda zima moja kwa wakati; si juisi.

## Punguza

Soda, juisi, chai yenye sukari, mandazi, keki, asali na miwa. Pombe inaweza kushusha sukari sana ukiwa na dawa.

## Mfano wa siku

- **Asubuhi:** uji wa ulezi bila sukari, yai la kuchemsha.
- **Mchana:** ugali au pap kiasi cha ngumi, maharage, mboga nyingi.
- **Jioni:** matoke ya kuchemsha, samaki, isombe.
- **Kati, ukihitaji:** karanga kiganja kimoja, mtindi bila sukari, au pera.

Kula kwa nyakati zile zile. Usiruke mlo ukiwa unatumia insulini au dawa zinazoshusha sukari.

## Mazoezi

Dakika 30 za kutembea kwa haraka, siku tano kwa wiki, na mazoezi ya nguvu siku mbili. Kutembea dakika kumi baada ya mlo kunasaidia. Vaa viatu, angalia miguu kila jioni. Ukitumia insulini, pima kabla na uwe na kitu kitamu mfukoni.

## Sukari ikishuka

Kutetemeka, jasho, njaa, kuchanganyikiwa: kunywa nusu glasi ya soda ya kawaida au maji yenye vijiko vitatu vya sukari, pima baada ya dakika 15, kisha kula. Asiyejitambua asipewe kitu mdomoni; piga [namba za dharura](/emergency).

## Nenda hospitali mara moja ukiwa na

- kutapika, maumivu ya tumbo, kupumua kwa haraka au harufu ya matunda mdomoni
- sukari inayobaki juu sana pamoja na kiu kali na udhaifu
- kidonda cha mguu chenye usaha, weusi au homa

Andika sukari kwenye [vipimo vyako](/readings). Kwa mpango wako wa chakula, [zungumza na daktari](/doctors).
$sw$,
    'en', $en$
You need no special or costly food. What changes is how much starch you eat, which kind, and when. Medicine or insulin stays as the doctor prescribed it.

## Your plate

- **Half:** vegetables without starch: sukuma wiki, amaranth leaves, isombe, cabbage, okra, aubergine, tomato.
- **A quarter:** whole-maize ugali, pap, rice, matoke, cassava or sweet potatoes, the size of your fist.
- **A quarter:** beans, lentils, fish, dagaa, egg or chicken.

One fist of starch at a meal is a good beginning for most. Check it by your blood sugar two hours after the meal.

## Choose starch that rises slowly

- Whole maize flour rather than white; unpolished rice, or rice mixed with beans.
- Boiled matoke and sweet potatoes rather than chips.
- Beans and lentils every day: they fill you, and sugar rises slowly.
- One whole fruit at a time; no juice.

## Less of

Soda, juice, sweet tea, mandazi, cake, honey and sugar cane. Alcohol can lower the sugar far too much when you take medicine.

## A day as an example

- **Morning:** finger-millet porridge without sugar, a boiled egg.
- **Midday:** ugali or pap the size of a fist, beans, plenty of vegetables.
- **Evening:** boiled matoke, fish, isombe.
- **Between, if you need it:** a handful of peanuts, yoghurt without sugar, or a guava.

Eat at the same times. Skip no meal if you use insulin or medicine that lowers sugar.

## Exercise

Walk briskly for 30 minutes on five days a week, and train your strength on two. Ten minutes of walking after a meal help. Wear shoes and look at your feet every evening. If you use insulin, measure before and carry something sweet.

## If sugar falls

Shaking, sweat, hunger, confusion: drink half a glass of ordinary soda, or water with three teaspoons of sugar, measure after 15 minutes, then eat. Put nothing into the mouth of somebody who is not awake; call the [emergency numbers](/emergency).

## Go to a hospital at once with

- vomiting, belly pain, fast breathing or breath that smells of fruit
- sugar that stays very high with strong thirst and weakness
- a wound on the foot with pus, black skin or fever

Write sugar into [your readings](/readings). For a plan of your own, [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
Vous n’avez besoin ni d’aliments spéciaux ni d’aliments chers. Ce qui change, c’est la quantité de féculents, leur sorte, et l’heure. Les médicaments ou l’insuline restent comme le médecin les a prescrits.

## L’assiette

- **La moitié :** légumes sans féculents : sukuma wiki, amarante, isombe, chou, gombo, aubergine, tomate.
- **Un quart :** ugali complet, pap, riz, matoke, manioc ou patates douces, de la taille de votre poing.
- **Un quart :** haricots, lentilles, poisson, ndagala, œuf ou poulet.

Un poing de féculents par repas est un bon début pour la plupart. Vérifiez avec votre glycémie deux heures après le repas.

## Choisissez des féculents lents

- Farine de maïs complète plutôt que blanche ; riz non poli, ou riz mélangé aux haricots.
- Matoke et patates douces bouillies plutôt que frites.
- Haricots et lentilles chaque jour : ils rassasient, et le sucre monte lentement.
- Un fruit entier à la fois ; pas de jus.

## Moins de

Soda, jus, thé sucré, mandazi, gâteaux, miel et canne à sucre. L’alcool peut faire trop baisser le sucre quand on prend des médicaments.

## Une journée en exemple

- **Matin :** bouillie d’éleusine sans sucre, un œuf dur.
- **Midi :** ugali ou pap de la taille d’un poing, haricots, beaucoup de légumes.
- **Soir :** matoke bouilli, poisson, isombe.
- **Entre les repas, si besoin :** une poignée d’arachides, un yaourt sans sucre, ou une goyave.

Mangez aux mêmes heures. Ne sautez pas de repas si vous prenez de l’insuline ou un médicament qui baisse le sucre.

## Bouger

Marchez d’un bon pas 30 minutes, cinq jours par semaine, et faites du renforcement deux jours. Dix minutes de marche après le repas aident. Portez des chaussures et regardez vos pieds chaque soir. Avec de l’insuline, mesurez avant et gardez quelque chose de sucré sur vous.

## Si le sucre baisse

Tremblements, sueurs, faim, confusion : buvez un demi-verre de soda ordinaire, ou de l’eau avec trois cuillères à café de sucre, mesurez après 15 minutes, puis mangez. Ne mettez rien dans la bouche d’une personne inconsciente ; appelez les [numéros d’urgence](/emergency).

## Allez tout de suite à l’hôpital en cas de

- vomissements, douleur au ventre, respiration rapide ou haleine fruitée
- sucre qui reste très haut avec une forte soif et de la faiblesse
- plaie du pied avec pus, peau noire ou fièvre

Notez le sucre dans [vos mesures](/readings). Pour un plan à vous, [parlez à un médecin](/doctors).
$fr$),
  4, '2026-11-24',
  '[{"title": "World Health Organization: Diabetes", "address": "https://www.who.int/news-room/fact-sheets/detail/diabetes"}, {"title": "Centers for Disease Control and Prevention: Diabetes Meal Planning", "address": "https://www.cdc.gov/diabetes/healthy-eating/diabetes-meal-planning.html"}, {"title": "World Health Organization: Physical activity", "address": "https://www.who.int/news-room/fact-sheets/detail/physical-activity"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
