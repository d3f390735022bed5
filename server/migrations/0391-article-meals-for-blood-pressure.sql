-- An article about food and exercise with high blood pressure, which the care plan for it refers to, a draft until a clinician signs.
insert into articles (id, version) values ('meals-for-blood-pressure', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'meals-for-blood-pressure', 1, 'draft', 'heart',
  '{"sw": "Chakula na mazoezi ukiwa na shinikizo la damu", "en": "Food and exercise with high blood pressure", "fr": "Manger et bouger avec une tension élevée"}',
  '{"sw": "Chumvi kidogo, mboga nyingi na kutembea kila siku: mpango wa wiki kwa ugali, maharage, sukuma wiki, matoke, isombe au pap.", "en": "Less salt, more vegetables and a walk every day: a week’s plan with ugali, beans, sukuma wiki, matoke, isombe or pap.", "fr": "Moins de sel, plus de légumes et une marche chaque jour : un plan de semaine avec ugali, haricots, sukuma wiki, matoke, isombe ou pap."}',
  jsonb_build_object(
    'sw', $sw$
Ukiwa na shinikizo la damu, dawa na chakula hufanya kazi pamoja. Usiache wala kupunguza dawa kwa sababu unakula vizuri; daktari ndiye anayeamua.

## Chumvi: chini ya kijiko kimoja cha chai kwa siku

- Pima chumvi ya familia kwa kijiko, na usiweke chumvi mezani.
- Mchuzi wa vidonge (bouillon), soseji, chips za paketi, samaki wa chumvi na mkate vina chumvi iliyofichika.
- Loweka dagaa wenye chumvi usiku, mwaga maji, kisha pika.
- Ladha hutoka pia kwa kitunguu, tangawizi, ndimu, pilipili, dania na nyanya.

## Sahani

- **Nusu:** sukuma wiki, mchicha, isombe, kabichi, karoti, nyanya, na tunda moja.
- **Robo:** ugali wa dona, pap, wali, matoke au viazi, kiasi cha ngumi.
- **Robo:** maharage, kunde, samaki, yai au kuku bila ngozi.

Maharage, ndizi, viazi vitamu na mboga za majani zina potasiamu, ambayo husaidia kushusha shinikizo. Ukiwa na ugonjwa wa figo, muulize daktari kwanza.

## Mfano wa siku

- **Asubuhi:** uji wa ulezi au wa dona bila chumvi, na ndizi.
- **Mchana:** ugali au pap kiasi cha ngumi, maharage bila vidonge vya mchuzi, sukuma wiki.
- **Jioni:** matoke au viazi vya kuchemsha, samaki wa kuchoma kwa ndimu, isombe kwa mafuta kidogo.
- **Kati:** tunda, karanga zisizo na chumvi, au mtindi. Maji.

## Mazoezi

Tembea kwa haraka dakika 30, siku tano kwa wiki; unaweza kugawa mara tatu za dakika kumi. Kulima, kucheza ngoma na kupanda ngazi ni mazoezi pia. Anza taratibu. Shinikizo likiwa 180/110 au zaidi, usianze kabla ya kuongea na daktari.

## Pamoja na hayo

- Acha sigara, na punguza pombe au iache.
- Ukiwa na uzito mkubwa, kupungua kilo chache hushusha shinikizo.
- Pima shinikizo kwa wakati mmoja kila siku na uandike kwenye [vipimo vyako](/readings).

## Nenda hospitali mara moja ukiwa na

- maumivu ya kifua, kupumua kwa shida
- udhaifu wa ghafla wa upande mmoja, kushindwa kuongea au uso kupinda
- kichwa kuuma sana na kuona ukungu

Tumia [namba za dharura](/emergency). Kwa mpango wako wa chakula, [zungumza na daktari](/doctors).
$sw$,
    'en', $en$
With high blood pressure, medicine and food work together. Do not stop or lower your medicine because you eat well; the doctor decides that.

## Salt: less than a teaspoon a day

- Measure the family’s salt with a spoon, and put none on the table.
- Stock cubes, sausages, crisps, salted fish and bread have hidden salt.
- Soak salted dagaa overnight, pour the water away, then cook them.
- Onion, ginger, lemon, chilli, coriander and tomato bring taste too.

## Your plate

- **Half:** sukuma wiki, amaranth leaves, isombe, cabbage, carrot, tomato, and one fruit.
- **A quarter:** whole-maize ugali, pap, rice, matoke or potatoes, the size of a fist.
- **A quarter:** beans, cowpeas, fish, egg or chicken without skin.

Beans, bananas, sweet potatoes and green leaves have potassium, which helps to lower the pressure. If you have kidney disease, ask a doctor first.

## A day as an example

- **Morning:** finger-millet or whole-maize porridge without salt, and a banana.
- **Midday:** ugali or pap the size of a fist, beans without stock cubes, sukuma wiki.
- **Evening:** boiled matoke or potatoes, fish grilled with lemon, isombe with little oil.
- **Between:** fruit, unsalted peanuts or yoghurt. Water.

## Exercise

Walk briskly for 30 minutes on five days a week; three times ten minutes count as well. Farming, dancing and stairs are exercise, too. Begin slowly. With a pressure of 180/110 or more, talk to a doctor before you begin.

## Besides

- Stop smoking, and drink little or no alcohol.
- If you are heavy, losing a few kilograms lowers the pressure.
- Measure at the same time every day and write it into [your readings](/readings).

## Go to a hospital at once with

- pain in the chest, or difficult breathing
- sudden weakness of one side, speech that fails or a face that droops
- a severe headache with blurred sight

Use the [emergency numbers](/emergency). For a plan of your own, [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
Avec une tension élevée, les médicaments et l’alimentation agissent ensemble. N’arrêtez pas et ne réduisez pas vos médicaments parce que vous mangez bien ; c’est le médecin qui décide.

## Le sel : moins d’une cuillère à café par jour

- Mesurez le sel de la famille à la cuillère, et n’en mettez pas sur la table.
- Les cubes de bouillon, saucisses, chips, poissons salés et le pain ont du sel caché.
- Faites tremper les ndagala salés la nuit, jetez l’eau, puis cuisez-les.
- Oignon, gingembre, citron, piment, coriandre et tomate donnent aussi du goût.

## L’assiette

- **La moitié :** sukuma wiki, amarante, isombe, chou, carotte, tomate, et un fruit.
- **Un quart :** ugali complet, pap, riz, matoke ou pommes de terre, de la taille d’un poing.
- **Un quart :** haricots, niébé, poisson, œuf ou poulet sans peau.

Haricots, bananes, patates douces et feuilles vertes contiennent du potassium, qui aide à baisser la tension. Si vous avez une maladie des reins, demandez d’abord à un médecin.

## Une journée en exemple

- **Matin :** bouillie d’éleusine ou de maïs complet sans sel, et une banane.
- **Midi :** ugali ou pap de la taille d’un poing, haricots sans cube de bouillon, sukuma wiki.
- **Soir :** matoke ou pommes de terre bouillies, poisson grillé au citron, isombe avec peu d’huile.
- **Entre les repas :** un fruit, des arachides sans sel ou un yaourt. De l’eau.

## Bouger

Marchez d’un bon pas 30 minutes, cinq jours par semaine ; trois fois dix minutes comptent aussi. Cultiver, danser et monter des escaliers, c’est aussi bouger. Commencez doucement. Avec une tension de 180/110 ou plus, parlez d’abord à un médecin.

## En plus

- Arrêtez de fumer, et buvez peu ou pas d’alcool.
- En cas de surpoids, perdre quelques kilos baisse la tension.
- Mesurez à la même heure chaque jour et notez-le dans [vos mesures](/readings).

## Allez tout de suite à l’hôpital en cas de

- douleur dans la poitrine, ou respiration difficile
- faiblesse soudaine d’un côté, parole qui manque ou visage qui tombe
- mal de tête très fort avec vue trouble

Utilisez les [numéros d’urgence](/emergency). Pour un plan à vous, [parlez à un médecin](/doctors).
$fr$),
  4, '2026-11-24',
  '[{"title": "World Health Organization: Hypertension", "address": "https://www.who.int/news-room/fact-sheets/detail/hypertension"}, {"title": "World Health Organization: Sodium reduction", "address": "https://www.who.int/news-room/fact-sheets/detail/sodium-reduction"}, {"title": "World Health Organization: Physical activity", "address": "https://www.who.int/news-room/fact-sheets/detail/physical-activity"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
