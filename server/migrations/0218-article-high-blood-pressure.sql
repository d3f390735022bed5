-- The article about high blood pressure (PAT-LEARN-07), a draft until a clinician signs.
insert into articles (id, version) values ('high-blood-pressure', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'high-blood-pressure', 1, 'draft', 'heart',
  '{"sw": "Shinikizo la juu la damu", "en": "High blood pressure", "fr": "L’hypertension artérielle"}',
  '{"sw": "Mara nyingi halina dalili, ila huharibu moyo, ubongo na figo. Maana ya namba za kipimo, chumvi, mazoezi, dawa, na dalili za hatari.",
    "en": "It often has no signs, yet it harms heart, brain and kidneys. What the numbers mean, salt, movement, medicine, and the danger signs.",
    "fr": "Souvent sans aucun signe, elle abîme pourtant le cœur, le cerveau et les reins. Ce que disent les chiffres, le sel, l’activité, le traitement et les signes de danger."}',
  jsonb_build_object(
    'sw', $sw$
Shinikizo la juu la damu, au presha, ni nguvu kubwa mno ya damu kwenye kuta za mishipa. Watu wengi wenye presha hawajui, kwa sababu hawajisikii vibaya. Njia pekee ya kujua ni kupima.

## Namba zina maana gani?

Kipimo huwa na namba mbili, kama 120/80. Ya kwanza ni nguvu moyo unaposukuma damu, ya pili ni moyo unapopumzika kati ya mapigo. Presha ni ya juu ikiwa, katika vipimo vya siku mbili tofauti, namba ya kwanza ni 140 au zaidi, au ya pili ni 90 au zaidi.

Ili kipimo kiwe sahihi, kaa umetulia dakika tano, weka miguu chini na mkono mezani, na usizungumze. Usivute sigara, usinywe kahawa wala kufanya mazoezi nusu saa kabla. Andika namba na tarehe uzilete kwa mtoa huduma.

## Nini huongeza hatari?

- chumvi nyingi
- uzito mkubwa na kukaa muda mrefu
- pombe na tumbaku
- wazazi wenye presha, na umri mkubwa
- kisukari au ugonjwa wa figo

## Punguza chumvi

WHO inashauri chini ya gramu 5 za chumvi kwa siku kwa mtu mzima, yaani pungufu ya kijiko kimoja cha chai, pamoja na ile iliyo ndani ya chakula.

- Onja kwanza; usiweke chumvi mezani.
- Tumia tangawizi, vitunguu, kitunguu saumu, ndimu, nyanya na pilipili badala ya chumvi na viungo vya unga vyenye chumvi.
- Loweka dagaa au samaki wa chumvi kwenye maji na umwage maji kabla ya kupika.
- Punguza chipsi, soseji, supu za pakiti na vitafunwa vya chumvi.

## Kula, tembea, pumzika

Kula matunda na mboga kila siku, kama ndizi, papai, parachichi, mchicha na sukuma wiki, pamoja na maharage na samaki. Punguza mafuta ya kukaangia na nyama ya mafuta. Tembea haraka angalau dakika 30 kwa siku tano za wiki. Ukiwa na uzito mkubwa, kupunguza kidogo hushusha presha. Acha tumbaku, na ikiwa unakunywa pombe, punguza. Lala vya kutosha.

Ukiwa na ugonjwa wa figo, muulize daktari kabla ya kula ndizi au parachichi kwa wingi au kutumia chumvi mbadala.

## Dawa

Watu wengi huhitaji dawa kila siku, mara nyingi kwa maisha yote. Dawa haziponyi; zinashikilia presha ikiwa chini. Ukijisikia vizuri, ni ishara kwamba zinafanya kazi, si sababu ya kuziacha. Usikatishe, usiongeze, na usitumie dawa ya mtu mwingine. Ukipata kikohozi kikavu, kizunguzungu au miguu kuvimba, mwambie daktari; mara nyingi kuna dawa nyingine. Baadhi ya dawa za maumivu za dukani hupandisha presha: uliza kwanza.

## Ukiwa mjamzito

Presha wakati wa ujauzito inaweza kuwa hatari kwa mama na mtoto. Hudhuria kliniki na upimwe kila mara. Kuumwa kichwa sana, kuona nyota, kuvimba uso na mikono, au maumivu ya juu ya tumbo yanahitaji hospitali siku hiyo hiyo.

## Nenda hospitali mara moja ukiwa na

- maumivu au kubanwa kifua
- uso kupinda upande mmoja, mkono au mguu kulegea ghafla, au kushindwa kuongea
- kuumwa kichwa vikali ghafla, kuona ukungu au kuchanganyikiwa
- kupumua kwa shida
- presha ya 180/120 au zaidi pamoja na dalili yoyote ya hizi

Kwa kiharusi na mshtuko wa moyo kila dakika ni muhimu: tumia [namba za dharura](/emergency). Presha ikiwa 180/120 bila dalili, pumzika, pima tena baada ya dakika chache, na ikiendelea onana na mtoa huduma siku hiyo. Kwa maswali mengine, [zungumza na daktari](/doctors).
$sw$,
    'en', $en$
High blood pressure means that blood presses too hard on the walls of its vessels. Many people who have it do not know, because they feel well. The only way to know is to measure.

## What do the numbers mean?

A reading has two numbers, such as 120/80. The first is the pressure when the heart beats, the second when it rests between beats. Blood pressure is high if, on two different days, the first number is 140 or more, or the second is 90 or more.

For a true reading sit quietly for five minutes, feet on the floor and arm on a table, and do not talk. No tobacco, coffee or exercise in the half hour before. Write the numbers down with the date and show them to your health worker.

## What raises the risk?

- much salt
- overweight and long sitting
- alcohol and tobacco
- parents with high blood pressure, and older age
- diabetes or kidney disease

## Less salt

The WHO advises less than 5 grams of salt a day for an adult, which is less than a teaspoon, together with what is already in food.

- Taste first; put no salt on the table.
- Use ginger, onion, garlic, lemon, tomato and chilli instead of salt and salty spice powders.
- Soak dagaa or salted fish in water, and pour the water away before cooking.
- Have less crisps, sausage, packet soup and salted snacks.

## Eat, walk, rest

Eat fruit and vegetables every day, such as bananas, pawpaw, avocado, amaranth leaves and sukuma wiki, with beans and fish. Use less frying oil and fatty meat. Walk briskly for at least 30 minutes on five days a week. If you are overweight, losing a little lowers the pressure. Stop tobacco, and if you drink alcohol, drink less. Sleep enough.

If you have a kidney disease, ask your doctor before you eat many bananas or avocados or use a salt substitute.

## Medicine

Many people need medicine every day, often for life. It does not cure; it keeps the pressure low. Feeling well is a sign that it works, not a reason to stop. Do not stop it, add to it, or take what was prescribed for somebody else. If you get a dry cough, dizziness or swollen feet, tell your doctor; there is often another medicine. Some painkillers from the shop raise blood pressure: ask first.

## In pregnancy

High blood pressure in pregnancy can be dangerous for mother and child. Go to the clinic and have it measured each time. A bad headache, flashes before the eyes, a swollen face and hands, or pain in the upper belly need a hospital on the same day.

## Go to a hospital at once with

- pain or tightness in the chest
- a face that hangs on one side, an arm or leg that is suddenly weak, or trouble speaking
- a sudden, very bad headache, blurred sight or confusion
- trouble breathing
- a pressure of 180/120 or more together with any of these

With a stroke or a heart attack every minute counts: use the [emergency numbers](/emergency). If you read 180/120 without any sign, rest, measure again after some minutes, and if it stays so see a health worker on the same day. For other questions you can [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
L’hypertension veut dire que le sang appuie trop fort sur la paroi des vaisseaux. Beaucoup de personnes l’ignorent, car elles se sentent bien. Le seul moyen de savoir est de mesurer.

## Que disent les chiffres ?

Une mesure a deux chiffres, par exemple 120/80. Le premier est la pression quand le cœur bat, le second quand il se repose entre deux battements. La tension est élevée si, deux jours différents, le premier chiffre est de 140 ou plus, ou le second de 90 ou plus.

Pour une mesure juste, restez assis au calme cinq minutes, les pieds au sol et le bras sur une table, sans parler. Ni tabac, ni café, ni sport dans la demi-heure qui précède. Notez les chiffres avec la date et montrez-les à votre soignant.

## Ce qui augmente le risque

- beaucoup de sel
- le surpoids et la position assise prolongée
- l’alcool et le tabac
- des parents hypertendus, et l’âge
- un diabète ou une maladie des reins

## Moins de sel

L’OMS conseille à l’adulte moins de 5 grammes de sel par jour, c’est-à-dire moins d’une cuillère à café, y compris celui qui est déjà dans les aliments.

- Goûtez d’abord ; pas de sel sur la table.
- Gingembre, oignon, ail, citron, tomate et piment remplacent le sel et les poudres d’épices salées.
- Faites tremper les ndagala ou le poisson salé, et jetez l’eau avant de cuisiner.
- Moins de chips, de saucisses, de soupes en sachet et d’amuse-gueules salés.

## Manger, marcher, se reposer

Mangez chaque jour des fruits et des légumes, comme la banane, la papaye, l’avocat, l’amarante et le sukuma wiki, avec des haricots et du poisson. Moins d’huile de friture et de viande grasse. Marchez d’un bon pas au moins 30 minutes, cinq jours par semaine. En cas de surpoids, perdre un peu fait baisser la tension. Arrêtez le tabac, et si vous buvez de l’alcool, buvez moins. Dormez assez.

En cas de maladie des reins, demandez à votre médecin avant de manger beaucoup de bananes ou d’avocats ou d’utiliser un substitut de sel.

## Le traitement

Beaucoup de personnes ont besoin d’un traitement chaque jour, souvent à vie. Il ne guérit pas ; il garde la tension basse. Se sentir bien montre qu’il agit, ce n’est pas une raison de l’arrêter. Ne l’arrêtez pas, n’en ajoutez pas et ne prenez pas celui d’une autre personne. Toux sèche, vertiges ou pieds enflés : dites-le à votre médecin, il existe souvent un autre médicament. Certains antidouleurs vendus sans ordonnance font monter la tension : demandez d’abord.

## Pendant la grossesse

L’hypertension peut être dangereuse pour la mère et l’enfant. Allez aux consultations et faites-la mesurer chaque fois. Un fort mal de tête, des éclairs devant les yeux, le visage et les mains enflés ou une douleur en haut du ventre demandent l’hôpital le jour même.

## Allez tout de suite à l’hôpital en cas de

- douleur ou serrement dans la poitrine
- visage qui tombe d’un côté, bras ou jambe soudain faible, ou difficulté à parler
- mal de tête soudain et très violent, vue trouble ou confusion
- difficulté à respirer
- tension de 180/120 ou plus avec l’un de ces signes

Pour un AVC ou un infarctus, chaque minute compte : utilisez les [numéros d’urgence](/emergency). Si vous lisez 180/120 sans aucun signe, reposez-vous, mesurez de nouveau après quelques minutes et, si cela persiste, voyez un soignant le jour même. Pour d’autres questions, [parlez à un médecin](/doctors).
$fr$),
  6, '2026-11-24',
  '[{"title": "World Health Organization: Hypertension", "address": "https://www.who.int/news-room/fact-sheets/detail/hypertension"},
    {"title": "World Health Organization: Sodium reduction", "address": "https://www.who.int/news-room/fact-sheets/detail/sodium-reduction"},
    {"title": "World Health Organization: Cardiovascular diseases", "address": "https://www.who.int/news-room/fact-sheets/detail/cardiovascular-diseases-(cvds)"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
