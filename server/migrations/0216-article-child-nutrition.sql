-- The article about the food of young children (PAT-LEARN-05), a draft until a clinician signs.
insert into articles (id, version) values ('child-nutrition', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'child-nutrition', 1, 'draft', 'child',
  '{"sw": "Lishe ya mtoto katika miaka miwili ya kwanza", "en": "Feeding your child in the first two years", "fr": "Nourrir son enfant pendant les deux premières années"}',
  '{"sw": "Maziwa ya mama pekee kwa miezi sita, kisha uji mzito na vyakula mchanganyiko vya nyumbani. Na dalili za kumpeleka mtoto kituoni mara moja.",
    "en": "Only breast milk for six months, then thick porridge and mixed family foods. And the signs that need a health facility at once.",
    "fr": "Uniquement le lait maternel pendant six mois, puis une bouillie épaisse et des aliments variés de la famille. Et les signes qui exigent un centre de santé sans attendre."}',
  jsonb_build_object(
    'sw', $sw$
Chakula cha miaka miwili ya kwanza hujenga mwili na akili ya mtoto. Huhitaji vyakula vya dukani vya bei ghali: maziwa ya mama na vyakula vya kawaida vya nyumbani, vikichanganywa vizuri, vinatosha kwa watoto wengi.

## Miezi sita ya kwanza: maziwa ya mama pekee

Anza kunyonyesha ndani ya saa moja baada ya kujifungua. Maziwa ya kwanza ya rangi ya njano yana kinga kubwa; usiyakamue na kuyamwaga. Kwa miezi sita, mtoto hahitaji maji, chai, uji wala dawa za kienyeji, hata siku za joto. Mnyonyeshe kila anapotaka, usiku na mchana. Dawa alizoandikiwa na mtoa huduma ndizo pekee za kumpa.

Ikiwa una virusi vya UKIMWI, bado unaweza kunyonyesha kwa usalama ukitumia dawa zako kila siku. Zungumza na kliniki yako kuhusu mpango wako.

## Kuanzia miezi sita: chakula na maziwa

Mtoto akifikisha miezi sita, maziwa peke yake hayatoshi tena. Endelea kunyonyesha hadi miaka miwili au zaidi, na umpe chakula:

- **Miezi 6 hadi 8:** mara 2 hadi 3 kwa siku, uji mzito na vyakula vilivyopondwa vizuri.
- **Miezi 9 hadi 11:** mara 3 hadi 4 kwa siku, vyakula vilivyokatwa vidogo ambavyo anaweza kushika.
- **Miezi 12 hadi 23:** mara 3 hadi 4 kwa siku, pamoja na familia, na asusa 1 au 2 kama tunda.

Uji uwe mzito kiasi cha kutodondoka haraka kwenye kijiko. Uji mwepesi hujaza tumbo bila kumlisha mtoto.

## Changanya sahani ya mtoto

Kila siku jaribu kumpa kutoka makundi haya:

- **Nguvu:** ugali laini, uji wa dona, viazi vitamu, ndizi, matoke, wali.
- **Kujenga mwili:** maharage yaliyopondwa, dengu, dagaa waliosagwa, samaki asiye na miiba, yai lililoiva, nyama iliyosagwa, karanga zilizosagwa.
- **Kinga:** mchicha, sukuma wiki, isombe iliyopikwa vizuri, karoti, boga, papai, embe, parachichi.
- Kijiko kidogo cha mafuta au karanga zilizosagwa huongeza nguvu.

Kisamvu na isombe lazima vipondwe na kupikwa vizuri kwa muda mrefu. Usimpe mtoto chini ya mwaka mmoja asali. Usimpe karanga nzima au vipande vigumu: vinaweza kumpalia. Soda, juisi za sukari, biskuti na chipsi si chakula cha mtoto.

## Usafi

Nawa mikono kwa sabuni kabla ya kupika na kulisha, na baada ya choo. Tumia maji yaliyochemshwa au kutibiwa. Tumia kikombe na kijiko badala ya chupa, kwa sababu chupa ni ngumu kusafisha. Chakula kilichokaa nje kwa saa nyingi, kipashe moto hadi kichemke au ukitupe.

## Mtoto akiugua

Mnyonyeshe zaidi na umpe chakula kidogo kidogo mara nyingi. Akiharisha, mpe maji ya chumvi-sukari ya pakiti (ORS) na uulize kituo cha afya kuhusu zinki. Akipona, mpe mlo mmoja wa ziada kwa siku kwa wiki mbili.

## Kliniki

Mpeleke mtoto kliniki kupimwa uzito, urefu na mzunguko wa mkono, na apate chanjo, matone ya vitamini A na dawa ya minyoo kwa wakati wake. Mtoto asiyeongezeka uzito anahitaji kuchunguzwa hata kama anaonekana mchangamfu.

## Nenda kituo cha afya mara moja ikiwa mtoto

- hawezi kunyonya wala kunywa, au anatapika kila kitu
- ana degedege, amelegea sana au haamki vizuri
- anapumua kwa shida au kwa kasi sana
- anaharisha damu, au macho yameingia ndani na hana machozi
- amekonda sana, au miguu yake miwili imevimba
- ana umri chini ya miezi miwili na ana homa

Usisubiri majibu ya mtandaoni kwa dalili hizi: tumia [namba za dharura](/emergency) au nenda kituo cha karibu sasa. Kwa maswali mengine, [zungumza na daktari](/doctors).
$sw$,
    'en', $en$
What a child eats in the first two years builds body and mind. You do not need expensive baby foods: breast milk and ordinary food of the home, well mixed, are enough for most children.

## The first six months: only breast milk

Begin within an hour of birth. The first yellow milk protects your baby; do not throw it away. For six months a baby needs no water, tea, porridge or herbal medicine, not even on hot days. Breastfeed whenever the baby wants, day and night. Give only medicine that a health worker has prescribed.

If you live with HIV you can still breastfeed safely while you take your medicine every day. Talk with your clinic about your plan.

## From six months: food and milk

At six months milk alone is no longer enough. Go on breastfeeding until two years or longer, and give food:

- **6 to 8 months:** 2 to 3 times a day, thick porridge and well mashed food.
- **9 to 11 months:** 3 to 4 times a day, finely cut food that the child can hold.
- **12 to 23 months:** 3 to 4 times a day with the family, and 1 or 2 snacks such as fruit.

Porridge should be thick enough to stay on the spoon. Thin porridge fills the stomach without feeding the child.

## Mix your child’s plate

Try to give something from each group every day:

- **Energy:** soft ugali, porridge of whole maize, sweet potato, banana, matoke, rice.
- **Growth:** mashed beans, lentils, ground dagaa (small dried fish), fish without bones, well-cooked egg, minced meat, ground peanuts.
- **Protection:** amaranth leaves, sukuma wiki, well-cooked isombe, carrot, pumpkin, pawpaw, mango, avocado.
- A small spoon of oil or ground peanuts adds energy.

Cassava leaves (kisamvu, isombe) must be pounded and cooked long and well. Give no honey before the first birthday. Give no whole nuts or hard pieces: a child can choke on them. Soda, sweet juice, biscuits and chips are not food for a child.

## Clean hands, clean food

Wash your hands with soap before cooking and feeding, and after the toilet. Use boiled or treated water. A cup and spoon are safer than a bottle, which is hard to clean. Food that has stood out for hours must be heated until it boils, or thrown away.

## When your child is ill

Breastfeed more, and give small meals often. For diarrhoea give oral rehydration solution (ORS) from a packet, and ask the health facility about zinc. After the illness give one extra meal a day for two weeks.

## The clinic

Take your child to be weighed and measured, and for vaccines, vitamin A drops and deworming when they are due. A child who does not gain weight needs to be examined even if lively.

## Go to a health facility at once if your child

- cannot breastfeed or drink, or vomits everything
- has fits, is very limp or is hard to wake
- breathes with difficulty or very fast
- has blood in the stool, or sunken eyes and no tears
- is very thin, or has swelling of both feet
- is younger than two months and has a fever

Do not wait for an answer on the phone with these signs: use the [emergency numbers](/emergency) or go to the nearest facility now. For other questions you can [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
Ce que mange un enfant pendant ses deux premières années construit son corps et son intelligence. Pas besoin d’aliments coûteux pour bébés : le lait maternel et la nourriture ordinaire de la maison, bien variée, suffisent à la plupart des enfants.

## Les six premiers mois : uniquement le lait maternel

Commencez dans l’heure qui suit la naissance. Le premier lait, jaune, protège votre bébé ; ne le jetez pas. Pendant six mois, un bébé n’a besoin ni d’eau, ni de thé, ni de bouillie, ni de tisane, même quand il fait chaud. Allaitez à la demande, jour et nuit. Ne donnez que les médicaments prescrits par un soignant.

Si vous vivez avec le VIH, vous pouvez allaiter en sécurité en prenant votre traitement chaque jour. Parlez-en avec votre centre.

## À partir de six mois : des aliments et du lait

À six mois, le lait seul ne suffit plus. Continuez d’allaiter jusqu’à deux ans ou plus, et donnez à manger :

- **De 6 à 8 mois :** 2 à 3 fois par jour, une bouillie épaisse et des aliments bien écrasés.
- **De 9 à 11 mois :** 3 à 4 fois par jour, des aliments coupés fin que l’enfant peut tenir.
- **De 12 à 23 mois :** 3 à 4 fois par jour avec la famille, et 1 ou 2 collations, par exemple un fruit.

La bouillie doit tenir sur la cuillère. Une bouillie claire remplit le ventre sans nourrir l’enfant.

## Variez l’assiette de l’enfant

Essayez de donner chaque jour quelque chose de chaque groupe :

- **Énergie :** ugali tendre, bouillie de maïs complet, patate douce, banane, matoke, riz.
- **Croissance :** haricots écrasés, lentilles, petits poissons séchés réduits en poudre (dagaa, ndagala), poisson sans arêtes, œuf bien cuit, viande hachée, arachides moulues.
- **Protection :** amarante, sukuma wiki, isombe bien cuit, carotte, courge, papaye, mangue, avocat.
- Une petite cuillère d’huile ou d’arachides moulues ajoute de l’énergie.

Les feuilles de manioc (isombe, sombe) doivent être pilées et cuites longtemps. Pas de miel avant un an. Pas d’arachides entières ni de morceaux durs : l’enfant peut s’étouffer. Sodas, jus sucrés, biscuits et frites ne sont pas une nourriture pour un enfant.

## Mains propres, aliments propres

Lavez-vous les mains au savon avant de cuisiner et de nourrir, et après les toilettes. Utilisez de l’eau bouillie ou traitée. Une tasse et une cuillère sont plus sûres qu’un biberon, difficile à nettoyer. Un plat resté dehors des heures doit être réchauffé jusqu’à ébullition, ou jeté.

## Quand l’enfant est malade

Allaitez davantage et donnez de petits repas souvent. En cas de diarrhée, donnez une solution de réhydratation orale (SRO) en sachet et demandez au centre de santé s’il faut du zinc. Après la maladie, donnez un repas de plus par jour pendant deux semaines.

## Le suivi

Faites peser et mesurer votre enfant ; il recevra aussi ses vaccins, la vitamine A et le déparasitage au bon moment. Un enfant qui ne prend pas de poids doit être examiné, même s’il semble vif.

## Allez tout de suite dans un centre de santé si l’enfant

- ne peut ni téter ni boire, ou vomit tout
- a des convulsions, est très mou ou se réveille mal
- respire difficilement ou très vite
- a du sang dans les selles, ou les yeux enfoncés et pas de larmes
- est très maigre, ou a les deux pieds enflés
- a moins de deux mois et de la fièvre

Avec ces signes, n’attendez pas de réponse au téléphone : utilisez les [numéros d’urgence](/emergency) ou allez maintenant au centre le plus proche. Pour d’autres questions, [parlez à un médecin](/doctors).
$fr$),
  5, '2026-11-24',
  '[{"title": "World Health Organization: Infant and young child feeding", "address": "https://www.who.int/news-room/fact-sheets/detail/infant-and-young-child-feeding"},
    {"title": "World Health Organization: Guideline for complementary feeding of infants and young children 6–23 months of age (2023)", "address": "https://www.who.int/publications/i/item/9789240081864"},
    {"title": "World Health Organization: Malnutrition", "address": "https://www.who.int/news-room/fact-sheets/detail/malnutrition"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
