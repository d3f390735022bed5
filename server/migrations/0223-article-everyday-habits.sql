-- An article about sleep, stress, tobacco and alcohol, a draft until a clinician signs.
insert into articles (id, version) values ('sleep-stress-tobacco-and-alcohol', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'sleep-stress-tobacco-and-alcohol', 1, 'draft', 'lifestyle',
  '{"sw": "Usingizi, msongo, tumbaku na pombe", "en": "Sleep, stress, tobacco and alcohol", "fr": "Sommeil, stress, tabac et alcool"}',
  '{"sw": "Hatua ndogo za kulala vizuri, kutuliza mawazo, kuacha tumbaku na kupunguza pombe. Na ni lini uombe msaada.",
    "en": "Small steps to sleep well, calm the mind, stop tobacco and drink less. And when to ask for help.",
    "fr": "De petits pas pour bien dormir, apaiser l’esprit, arrêter le tabac et boire moins. Et quand demander de l’aide."}',
  jsonb_build_object(
    'sw', $sw$
Afya haijengwi na dawa peke yake. Usingizi, utulivu wa akili na kuachana na tumbaku hulinda moyo, ini, mapafu na uhusiano wako na watu.

## Usingizi

Watu wazima wengi huhitaji saa 7 hadi 9 za usingizi.

- Lala na uamke muda ule ule, hata wikendi.
- Weka simu mbali nusu saa kabla ya kulala.
- Usinywe kahawa, chai kali au vinywaji vya kuongeza nguvu jioni.
- Chumba kiwe na giza, kimya na hewa. Tumia chandarua.

Mwenzako akikwambia unakoroma sana na kupumua kunakatika usingizini, au unasinzia mchana ukiendesha, muone daktari.

## Msongo wa mawazo

Msongo ni wa kawaida nyakati ngumu: madeni, kazi, msiba, ugomvi. Haya husaidia wengi:

- Pumua polepole: vuta pumzi ndani kwa kuhesabu hadi nne, toa polepole, rudia kwa dakika tano.
- Tembea, fanya kazi ya mikono, sali au tafakari.
- Zungumza na mtu unayemwamini. Kuomba msaada si udhaifu.
- Gawa tatizo kubwa katika hatua ndogo, na uanze na moja leo.
- Punguza habari na mitandao inayokutia hofu.

Ukiwa na huzuni kwa zaidi ya wiki mbili, ukikosa hamu ya kula, kulala au kufanya kazi, unastahili matibabu kama ugonjwa mwingine wowote.

## Tumbaku

Hakuna tumbaku salama: sigara, ugoro, shisha na kutafuna vyote hudhuru. Moshi wako hudhuru watoto nyumbani. Faida za kuacha huanza ndani ya siku chache.

- Chagua siku ya kuacha, na uwaambie wenzako.
- Tupa sigara na vibiriti. Epuka mahali unapovuta kwa mazoea.
- Hamu hudumu dakika chache: kunywa maji, tembea, tafuna karoti.
- Ukirudia, anza tena. Wengi hujaribu mara kadhaa.

## Pombe

Kadiri unavyokunywa kidogo ndivyo hatari inavyopungua; WHO inasema hakuna kiasi kisicho na hatari kabisa. Usinywe ukiwa mjamzito, ukiendesha gari, ukitumia dawa zinazokataza pombe, au ukiwa chini ya umri wa kisheria. Pombe ya kienyeji isiyojulikana inaweza kuwa na sumu: inaweza kupofusha au kuua.

Ikiwa unakunywa kila siku kwa wingi, usiache ghafla peke yako: kutetemeka na degedege vinaweza kutokea. Pata msaada wa daktari.

## Omba msaada mara moja ukiwa na

- mawazo ya kujiua au kujidhuru, au kumdhuru mwingine. Usikae peke yako; mwambie mtu sasa
- kusikia au kuona vitu ambavyo wengine hawaoni
- degedege, kuchanganyikiwa au kutapika damu baada ya kunywa au kuacha pombe
- kutoona vizuri baada ya kunywa pombe
- maumivu ya kifua au kupumua kwa shida

Tumia [namba za dharura](/emergency). Unaweza pia [kuzungumza na daktari](/doctors) kwa faragha.
$sw$,
    'en', $en$
Health is not built by medicine alone. Sleep, a calm mind and a life without tobacco protect heart, liver and lungs, and the people around you.

## Sleep

Most adults need 7 to 9 hours of sleep.

- Go to bed and get up at the same time, at weekends too.
- Put the phone away half an hour before bed.
- No coffee, strong tea or energy drinks in the evening.
- Keep the room dark, quiet and aired. Sleep under a net.

If you are told that you snore loudly and stop breathing in your sleep, or if you doze off while driving, see a doctor.

## Stress

Stress is normal in hard times: debts, work, grief, quarrels. This helps many people:

- Breathe slowly: breathe in while you count to four, breathe out slowly, go on for five minutes.
- Walk, work with your hands, pray or reflect.
- Talk with somebody you trust. Asking for help is not weakness.
- Divide a large problem into small steps, and take one of them today.
- Read less news and social media that frightens you.

If you are sad for more than two weeks, or cannot eat, sleep or work, you deserve treatment as for any other illness.

## Tobacco

No tobacco is safe: cigarettes, snuff, shisha and chewing all do harm. Your smoke harms the children at home. The good of stopping begins within days.

- Choose a day to stop, and tell the people around you.
- Throw away cigarettes and lighters. Avoid the places where you used to smoke.
- The craving lasts some minutes: drink water, walk, chew a carrot.
- If you start again, stop again. Many need several tries.

## Alcohol

The less you drink, the lower the risk; the WHO says that no amount is free of risk. Do not drink when you are pregnant, drive, take medicine that forbids it, or are under the legal age. Home brew of unknown making can be poisonous: it can blind or kill.

If you drink much every day, do not stop suddenly on your own: shaking and fits can follow. Let a doctor help you.

## Ask for help at once with

- thoughts of ending your life, or of harming yourself or somebody else. Do not stay alone; tell somebody now
- hearing or seeing what others do not
- fits, confusion or vomiting blood after drinking or stopping
- bad sight after drinking
- chest pain or trouble breathing

Use the [emergency numbers](/emergency). You can also [talk to a doctor](/doctors) in private.
$en$,
    'fr', $fr$
La santé ne tient pas qu’aux médicaments. Le sommeil, un esprit calme et une vie sans tabac protègent le cœur, le foie, les poumons et vos proches.

## Le sommeil

La plupart des adultes ont besoin de 7 à 9 heures.

- Couchez-vous et levez-vous à la même heure, même le week-end.
- Rangez le téléphone une demi-heure avant.
- Pas de café, de thé fort ni de boisson énergisante le soir.
- Une chambre sombre, calme et aérée. Dormez sous moustiquaire.

Si l’on vous dit que vous ronflez fort avec des arrêts de la respiration, ou si vous vous endormez au volant, voyez un médecin.

## Le stress

Le stress est normal dans les moments durs : dettes, travail, deuil, disputes. Voici ce qui aide beaucoup de gens :

- Respirez lentement : inspirez en comptant jusqu’à quatre, expirez lentement, pendant cinq minutes.
- Marchez, travaillez de vos mains, priez ou méditez.
- Parlez avec une personne de confiance. Demander de l’aide n’est pas une faiblesse.
- Divisez un grand problème en petits pas, et faites-en un aujourd’hui.
- Moins d’actualités et de réseaux qui vous font peur.

Si vous êtes triste depuis plus de deux semaines, si vous ne pouvez plus manger, dormir ou travailler, vous méritez des soins comme pour toute autre maladie.

## Le tabac

Aucun tabac n’est sûr : cigarette, tabac à priser, chicha et tabac à mâcher font tous du mal. Votre fumée nuit aux enfants de la maison. Les bienfaits de l’arrêt commencent en quelques jours.

- Choisissez un jour d’arrêt et dites-le à vos proches.
- Jetez cigarettes et briquets. Évitez les lieux où vous fumiez.
- L’envie dure quelques minutes : buvez de l’eau, marchez, croquez une carotte.
- En cas de rechute, recommencez. Beaucoup ont besoin de plusieurs essais.

## L’alcool

Moins vous buvez, plus le risque est faible ; selon l’OMS, aucune quantité n’est sans risque. Ne buvez pas enceinte, au volant, avec un médicament qui l’interdit ou avant l’âge légal. Un alcool artisanal inconnu peut être toxique : il peut rendre aveugle ou tuer.

Si vous buvez beaucoup chaque jour, n’arrêtez pas brusquement seul : tremblements et convulsions sont possibles. Faites-vous aider par un médecin.

## Demandez de l’aide tout de suite en cas de

- idées de mettre fin à vos jours, ou de faire du mal à vous ou à quelqu’un. Ne restez pas seul ; parlez à quelqu’un maintenant
- voix ou images que les autres ne perçoivent pas
- convulsions, confusion ou vomissements de sang après avoir bu ou arrêté
- vue trouble après avoir bu
- douleur à la poitrine ou difficulté à respirer

Utilisez les [numéros d’urgence](/emergency). Vous pouvez aussi [parler à un médecin](/doctors) en privé.
$fr$),
  5, '2026-11-24',
  '[{"title": "World Health Organization: Tobacco", "address": "https://www.who.int/news-room/fact-sheets/detail/tobacco"},
    {"title": "World Health Organization: Alcohol", "address": "https://www.who.int/news-room/fact-sheets/detail/alcohol"},
    {"title": "World Health Organization: Mental health", "address": "https://www.who.int/news-room/fact-sheets/detail/mental-health-strengthening-our-response"},
    {"title": "World Health Organization: Doing what matters in times of stress", "address": "https://www.who.int/publications/i/item/9789240003927"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
