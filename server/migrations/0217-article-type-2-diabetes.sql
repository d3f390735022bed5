-- The article about preventing type 2 diabetes (PAT-LEARN-06), a draft until a clinician signs.
insert into articles (id, version) values ('preventing-type-2-diabetes', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'preventing-type-2-diabetes', 1, 'draft', 'diabetes',
  '{"sw": "Kujikinga na kisukari aina ya pili", "en": "Preventing type 2 diabetes", "fr": "Prévenir le diabète de type 2"}',
  '{"sw": "Nani yuko hatarini, ni nini kinapunguza hatari, na ni lini upime sukari. Kisukari aina ya pili mara nyingi kinaweza kuzuilika au kucheleweshwa.",
    "en": "Who is at risk, what lowers the risk, and when to have your sugar measured. Type 2 diabetes can often be prevented or delayed.",
    "fr": "Qui est à risque, ce qui réduit le risque et quand faire mesurer sa glycémie. Le diabète de type 2 peut souvent être évité ou retardé."}',
  jsonb_build_object(
    'sw', $sw$
Kisukari ni ugonjwa ambao sukari hubaki nyingi kwenye damu. Katika kisukari aina ya pili, mwili hautumii vizuri insulini, homoni inayoingiza sukari kwenye chembe za mwili. Watu wengi huishi nacho kwa miaka bila kujua, huku kikidhuru macho, figo, moyo na miguu polepole.

Habari njema: aina ya pili mara nyingi inaweza kuzuilika au kucheleweshwa kwa mambo ya kila siku.

## Nani yuko hatarini zaidi?

- mwenye mzazi, kaka au dada mwenye kisukari
- mwenye uzito mkubwa, hasa mafuta ya tumbo
- anayekaa sana na kutembea kidogo
- mwenye shinikizo la juu la damu
- aliyewahi kuwa na kisukari cha mimba
- mwenye umri wa zaidi ya miaka 40

Hatari haimaanishi kwamba utaugua. Inamaanisha kwamba kupima na kubadilika kunakusaidia zaidi.

## Dalili

Wengi hawana dalili. Zikitokea, huwa ni kiu nyingi, kukojoa mara nyingi hasa usiku, uchovu, kuona ukungu, vidonda visivyopona, ganzi miguuni, au kupungua uzito bila sababu. Ukiwa nazo, pima sukari ndani ya siku chache.

## Kula bila kuacha vyakula vyako

Gawa sahani yako:

- **Nusu sahani:** mboga, kama mchicha, sukuma wiki, kabichi, bamia, isombe.
- **Robo:** ugali, wali, ndizi, matoke, viazi au chapati. Dona na nafaka zisizokobolewa ni bora zaidi.
- **Robo:** maharage, kunde, dengu, samaki, dagaa, yai au nyama isiyo na mafuta mengi.

Maji ndiyo kinywaji bora. Soda, juisi za dukani na chai yenye sukari nyingi ndizo njia ya haraka ya kupandisha sukari. Punguza sukari ya chai kijiko kimoja kila wiki; ulimi huzoea. Kula tunda zima badala ya kunywa juisi yake. Punguza vyakula vya kukaanga, maandazi na chipsi.

## Tembea

Watu wazima wanahitaji angalau dakika 150 za mazoezi ya wastani kwa wiki, kama kutembea haraka dakika 30 kwa siku tano. Kazi za shamba, kucheza ngoma, kuendesha baiskeli na kupanda ngazi pia huhesabika. Baada ya kula, kutembea hata dakika 10 kunasaidia.

## Uzito, sigara na usingizi

Ukiwa na uzito mkubwa, kupunguza hata kilo chache hupunguza hatari. Usivute sigara: inaongeza hatari ya kisukari na magonjwa ya moyo. Lala vya kutosha.

## Pima

Kupima sukari ni rahisi na huchukua dakika chache. Ikiwa una moja ya hatari zilizotajwa juu, mwulize mtoa huduma ni mara ngapi upime. Kipimo kimoja cha juu bila dalili hurudiwa siku nyingine kabla ya kusema una kisukari.

Hakuna mitishamba iliyothibitishwa kuponya kisukari. Ukiwa tayari unatumia dawa, usiziache bila kuzungumza na daktari wako.

## Nenda hospitali mara moja ukiwa na

- kiu kali, kukojoa sana na kutapika au maumivu ya tumbo
- kupumua kwa kasi na kwa kina, au harufu ya matunda mdomoni
- kuchanganyikiwa, usingizi mzito au kuzirai
- kidonda cha mguu kinachobadilika rangi, kutoa harufu au kuambatana na homa
- ukiwa unatumia dawa za kisukari: kutetemeka, jasho na kuchanganyikiwa. Kula au kunywa kitu chenye sukari mara moja, kisha tafuta msaada

Tumia [namba za dharura](/emergency). Kwa ushauri wa kupima au wa chakula, [zungumza na daktari](/doctors).
$sw$,
    'en', $en$
Diabetes is a disease in which too much sugar stays in the blood. In type 2 diabetes the body does not use insulin well, the hormone that brings sugar into its cells. Many people live with it for years without knowing, while it slowly harms eyes, kidneys, heart and feet.

The good news: type 2 can often be prevented or delayed by everyday things.

## Who has a higher risk?

- a parent, brother or sister with diabetes
- overweight, above all fat around the belly
- much sitting and little walking
- high blood pressure
- diabetes in an earlier pregnancy
- age over 40

A risk does not mean that you will fall ill. It means that testing and changing help you more.

## Signs

Many people have none. If there are signs, they are great thirst, passing urine often, mainly at night, tiredness, blurred sight, sores that do not heal, numb feet, or losing weight without a reason. If you have them, have your sugar measured within days.

## Eat without giving up your food

Divide your plate:

- **Half of it:** vegetables such as amaranth leaves, sukuma wiki, cabbage, okra, isombe.
- **A quarter:** ugali, rice, bananas, matoke, potatoes or chapati. Whole maize flour and unpolished grains are better.
- **A quarter:** beans, cowpeas, lentils, fish, dagaa, egg or lean meat.

Water is the best drink. Soda, packed juice and very sweet tea raise your sugar fastest. Take one spoon of sugar less in your tea each week; the tongue gets used to it. Eat the whole fruit instead of drinking its juice. Have less that is deep-fried, such as mandazi and chips.

## Move

Adults need at least 150 minutes of moderate activity a week, such as 30 minutes of brisk walking on five days. Work in the field, dancing, cycling and stairs count too. Even ten minutes of walking after a meal help.

## Weight, tobacco and sleep

If you are overweight, losing even a few kilograms lowers the risk. Do not smoke: it raises the risk of diabetes and of heart disease. Sleep enough.

## Be tested

Measuring sugar is easy and takes minutes. If one of the risks above is yours, ask a health worker how often to test. One high value without signs is repeated on another day before anybody says that you have diabetes.

No herb has been proven to cure diabetes. If you already take medicine, do not stop it without talking to your doctor.

## Go to a hospital at once with

- great thirst, much urine and vomiting or pain in the belly
- fast, deep breathing, or breath that smells of fruit
- confusion, deep sleepiness or fainting
- a sore on the foot that changes colour, smells or comes with a fever
- if you take medicine for diabetes: shaking, sweating and confusion. Eat or drink something sweet at once, then get help

Use the [emergency numbers](/emergency). For advice on testing or food you can [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
Le diabète est une maladie où trop de sucre reste dans le sang. Dans le diabète de type 2, le corps utilise mal l’insuline, l’hormone qui fait entrer le sucre dans les cellules. Beaucoup de personnes vivent des années avec lui sans le savoir, alors qu’il abîme peu à peu les yeux, les reins, le cœur et les pieds.

La bonne nouvelle : le type 2 peut souvent être évité ou retardé par des gestes quotidiens.

## Qui a un risque plus élevé ?

- un parent, un frère ou une sœur diabétique
- un surpoids, surtout autour du ventre
- beaucoup de temps assis et peu de marche
- une hypertension artérielle
- un diabète pendant une grossesse passée
- un âge de plus de 40 ans

Un risque ne veut pas dire que vous tomberez malade. Il veut dire que le dépistage et le changement vous aident davantage.

## Les signes

Beaucoup de personnes n’en ont aucun. S’il y en a, ce sont une grande soif, des urines fréquentes, surtout la nuit, de la fatigue, une vue trouble, des plaies qui ne guérissent pas, des pieds engourdis ou une perte de poids sans raison. Dans ce cas, faites mesurer votre glycémie dans les jours qui suivent.

## Manger sans renoncer à ses plats

Partagez votre assiette :

- **La moitié :** des légumes comme l’amarante, le sukuma wiki, le chou, le gombo, l’isombe.
- **Un quart :** ugali, riz, bananes, matoke, pommes de terre ou chapati. La farine complète et les céréales non polies sont préférables.
- **Un quart :** haricots, niébé, lentilles, poisson, ndagala, œuf ou viande maigre.

L’eau est la meilleure boisson. Sodas, jus en boîte et thé très sucré font monter la glycémie le plus vite. Mettez chaque semaine une cuillère de sucre de moins dans le thé ; la langue s’habitue. Mangez le fruit entier plutôt que son jus. Moins de fritures, comme les mandazi et les frites.

## Bougez

Un adulte a besoin d’au moins 150 minutes d’activité modérée par semaine, par exemple 30 minutes de marche rapide cinq jours. Le travail aux champs, la danse, le vélo et les escaliers comptent aussi. Même dix minutes de marche après un repas sont utiles.

## Poids, tabac et sommeil

En cas de surpoids, perdre même quelques kilos réduit le risque. Ne fumez pas : le tabac augmente le risque de diabète et de maladies du cœur. Dormez assez.

## Faites-vous dépister

Mesurer la glycémie est simple et prend quelques minutes. Si l’un des risques ci-dessus vous concerne, demandez à un soignant à quelle fréquence le faire. Une seule valeur élevée sans signe est contrôlée un autre jour avant de parler de diabète.

Aucune plante n’a prouvé qu’elle guérit le diabète. Si vous prenez déjà un traitement, ne l’arrêtez pas sans parler à votre médecin.

## Allez tout de suite à l’hôpital en cas de

- grande soif, urines abondantes et vomissements ou douleurs au ventre
- respiration rapide et profonde, ou haleine à l’odeur de fruit
- confusion, somnolence profonde ou évanouissement
- plaie au pied qui change de couleur, sent mauvais ou s’accompagne de fièvre
- si vous prenez un traitement du diabète : tremblements, sueurs et confusion. Mangez ou buvez tout de suite quelque chose de sucré, puis demandez de l’aide

Utilisez les [numéros d’urgence](/emergency). Pour un conseil sur le dépistage ou l’alimentation, [parlez à un médecin](/doctors).
$fr$),
  6, '2026-11-24',
  '[{"title": "World Health Organization: Diabetes", "address": "https://www.who.int/news-room/fact-sheets/detail/diabetes"},
    {"title": "World Health Organization: Healthy diet", "address": "https://www.who.int/news-room/fact-sheets/detail/healthy-diet"},
    {"title": "World Health Organization: Physical activity", "address": "https://www.who.int/news-room/fact-sheets/detail/physical-activity"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
