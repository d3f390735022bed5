-- An article about exercise, which the care plans refer to, a draft until a clinician signs.
insert into articles (id, version) values ('moving-every-day', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'moving-every-day', 1, 'draft', 'lifestyle',
  '{"sw": "Mazoezi ya kila siku bila gym", "en": "Moving every day without a gym", "fr": "Bouger chaque jour sans salle de sport"}',
  '{"sw": "Dakika 30 za kutembea, kazi za nyumbani na ngoma zinatosha kuanza. Mpango wa wiki nne, na lini usimame.",
    "en": "Thirty minutes of walking, housework and dancing are enough to begin. A plan for four weeks, and when to stop.",
    "fr": "Trente minutes de marche, les travaux de la maison et la danse suffisent pour commencer. Un plan de quatre semaines, et quand s’arrêter."}',
  jsonb_build_object(
    'sw', $sw$
Mwili uliumbwa kutembea. Mazoezi ya kawaida hupunguza hatari ya presha, kisukari, kiharusi na baadhi ya saratani, husaidia usingizi na huondoa mawazo. Huhitaji gym wala viatu vya gharama.

## Kiasi gani?

- **Watu wazima:** dakika 150 hadi 300 za mazoezi ya wastani kwa wiki. Ni ya wastani ikiwa unaweza kuzungumza lakini si kuimba.
- **Watoto na vijana wa miaka 5 hadi 17:** dakika 60 kwa siku, kwa wastani wa wiki.
- **Wazee:** vilevile, na mazoezi ya uimara wa mwili siku tatu kwa wiki ili kuzuia kuanguka.
- **Misuli:** siku mbili kwa wiki, kwa mfano kuchuchumaa, kubeba ndoo, kusukuma ukuta.

Kidogo ni bora kuliko kutofanya kabisa. Vipindi vya dakika 10 hujumlishwa.

## Mazoezi yaliyo karibu nawe

- Shuka kituo kimoja kabla na utembee.
- Panda ngazi badala ya lifti.
- Lima, deki, fua, teka maji: vinahesabika.
- Cheza muziki unaoupenda na familia.
- Ukikaa kazini, simama na ujinyooshe kila nusu saa.

## Mpango wa wiki nne

- **Wiki ya 1:** tembea dakika 10 kwa siku, siku tano.
- **Wiki ya 2:** dakika 15, na mara mbili chuchumaa na usimame mara 10 ukishikilia kiti.
- **Wiki ya 3:** dakika 20, kwa mwendo wa haraka kidogo.
- **Wiki ya 4:** dakika 30, na mazoezi ya misuli siku mbili.

Tembea asubuhi au jioni kukiwa na baridi, mahali penye mwanga na usalama. Kunywa maji. Ukiwa na jua kali, pumzika kivulini.

## Ukiwa na ugonjwa au ujauzito

Kutembea ni salama kwa watu wengi. Ikiwa una ugonjwa wa moyo, presha isiyodhibitiwa, kisukari kinachotumia insulini, pumu, maumivu ya viungo, au ni mjamzito, muulize mhudumu wako uanze vipi. Mwenye kisukari achunguze miguu yake na avae viatu vinavyomtosha.

## Simama na tafuta msaada ukiwa na

- maumivu au kubanwa kifua
- kupumua kwa shida kusikoisha ukipumzika
- kizunguzungu, kuzimia au moyo kwenda mbio bila mpangilio
- udhaifu wa ghafla wa upande mmoja wa mwili

Hizi ni dalili za hatari: tumia [namba za dharura](/emergency). Kwa mpango unaokufaa, [zungumza na daktari](/doctors).
$sw$,
    'en', $en$
Bodies are made to move. Regular activity lowers the risk of high blood pressure, diabetes, stroke and some cancers, helps sleep and clears the mind. You need no gym and no expensive shoes.

## How much?

- **Adults:** 150 to 300 minutes of moderate activity a week. It is moderate if you can talk but not sing.
- **Children and young people from 5 to 17:** 60 minutes a day, on average over the week.
- **Older people:** the same, with balance exercises on three days a week to prevent falls.
- **Muscles:** on two days a week, such as squats, carrying buckets, pushing against a wall.

A little is better than nothing. Ten minutes at a time add up.

## Activity that is near you

- Get off one stop earlier and walk.
- Take the stairs instead of the lift.
- Digging, mopping, washing, fetching water: they count.
- Dance with your family to music you love.
- If you sit at work, stand up and stretch every half hour.

## A plan for four weeks

- **Week 1:** walk 10 minutes a day, on five days.
- **Week 2:** 15 minutes, and twice in the week squat and stand up 10 times, holding a chair.
- **Week 3:** 20 minutes, a little faster.
- **Week 4:** 30 minutes, and muscles on two days.

Walk in the cool of the morning or evening, where there is light and it is safe. Drink water. In strong sun rest in the shade.

## With an illness, or pregnant

Walking is safe for most people. If you have heart disease, uncontrolled blood pressure, diabetes with insulin, asthma or painful joints, or are pregnant, ask your health worker how to begin. With diabetes check your feet, and wear shoes that fit.

## Stop and get help with

- pain or tightness in the chest
- breathlessness that does not end when you rest
- dizziness, fainting or a heart that races without rhythm
- sudden weakness of one side of the body

These are danger signs: use the [emergency numbers](/emergency). For a plan that suits you, [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
Le corps est fait pour bouger. Une activité régulière réduit le risque d’hypertension, de diabète, d’AVC et de certains cancers, aide à dormir et apaise l’esprit. Pas besoin de salle ni de chaussures chères.

## Combien ?

- **Adultes :** 150 à 300 minutes d’activité modérée par semaine. Elle est modérée si vous pouvez parler mais pas chanter.
- **Enfants et jeunes de 5 à 17 ans :** 60 minutes par jour, en moyenne sur la semaine.
- **Personnes âgées :** autant, avec des exercices d’équilibre trois jours par semaine pour éviter les chutes.
- **Muscles :** deux jours par semaine, par exemple des flexions, porter des seaux, pousser contre un mur.

Un peu vaut mieux que rien. Les tranches de dix minutes s’additionnent.

## L’activité près de chez vous

- Descendez un arrêt plus tôt et marchez.
- Prenez l’escalier plutôt que l’ascenseur.
- Bêcher, laver le sol, faire la lessive, puiser l’eau : cela compte.
- Dansez en famille sur une musique que vous aimez.
- Si vous travaillez assis, levez-vous et étirez-vous toutes les demi-heures.

## Un plan de quatre semaines

- **Semaine 1 :** 10 minutes de marche par jour, cinq jours.
- **Semaine 2 :** 15 minutes, et deux fois 10 flexions en vous tenant à une chaise.
- **Semaine 3 :** 20 minutes, un peu plus vite.
- **Semaine 4 :** 30 minutes, et les muscles deux jours.

Marchez à la fraîche, le matin ou le soir, là où il y a de la lumière et où c’est sûr. Buvez de l’eau. Par grand soleil, reposez-vous à l’ombre.

## Avec une maladie, ou enceinte

Marcher est sûr pour la plupart des gens. En cas de maladie du cœur, d’hypertension mal contrôlée, de diabète sous insuline, d’asthme, de douleurs articulaires ou de grossesse, demandez à votre soignant comment commencer. Avec un diabète, examinez vos pieds et portez des chaussures à votre taille.

## Arrêtez et demandez de l’aide en cas de

- douleur ou serrement dans la poitrine
- essoufflement qui ne cesse pas au repos
- vertiges, évanouissement ou cœur qui s’emballe sans rythme
- faiblesse soudaine d’un côté du corps

Ce sont des signes de danger : utilisez les [numéros d’urgence](/emergency). Pour un plan qui vous convient, [parlez à un médecin](/doctors).
$fr$),
  4, '2026-11-24',
  '[{"title": "World Health Organization: Physical activity", "address": "https://www.who.int/news-room/fact-sheets/detail/physical-activity"},
    {"title": "World Health Organization: WHO guidelines on physical activity and sedentary behaviour (2020)", "address": "https://www.who.int/publications/i/item/9789240015128"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
