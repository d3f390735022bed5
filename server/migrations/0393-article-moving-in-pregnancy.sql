-- An article about exercise and a day of meals in pregnancy, which the care plan for it refers to, a draft until a clinician signs.
insert into articles (id, version) values ('moving-in-pregnancy', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'moving-in-pregnancy', 1, 'draft', 'pregnancy',
  '{"sw": "Mazoezi na mlo wa siku wakati wa ujauzito", "en": "Exercise and a day’s meals in pregnancy", "fr": "Bouger et manger au quotidien pendant la grossesse"}',
  '{"sw": "Mazoezi salama kwa kila miezi mitatu ya ujauzito, na mfano wa siku kwa dagaa, maharage, mchicha, matoke au pap.", "en": "Safe exercise in each part of a pregnancy, and a day’s meals with dagaa, beans, greens, matoke or pap.", "fr": "Bouger sans risque à chaque étape de la grossesse, et une journée de repas avec ndagala, haricots, feuilles, matoke ou pap."}',
  jsonb_build_object(
    'sw', $sw$
Kwa ujauzito usio na tatizo, kutembea na mazoezi mepesi ni salama na hupunguza maumivu ya mgongo, kisukari cha mimba na presha. Ukiwa na damu inayotoka, presha, mapacha au daktari amekukataza, uliza kwanza.

## Kiasi gani

Dakika 150 kwa wiki, kwa mfano dakika 30 siku tano. Kipimo rahisi: uweze kuongea ukiwa unafanya. Ukiwa hujazoea, anza na dakika kumi.

- **Nzuri:** kutembea, kuogelea, kucheza polepole, kazi za nyumbani na bustani, kunyoosha viungo.
- **Nyonga:** kaza misuli ya nyonga kama unayezuia mkojo, sekunde tano, mara kumi, mara tatu kwa siku.
- **Acha:** kubeba ndoo nzito au kuni nyingi, kuruka, michezo ya kugongana, kupiga mbizi, na kulala chali kwa muda mrefu baada ya wiki ya 20.

## Miezi mitatu, mitatu

- **Ya kwanza:** uchovu na kichefuchefu ni kawaida. Tembea kidogo kidogo, na usifanye mazoezi kwenye joto kali.
- **Ya pili:** nguvu nyingi huwa sasa. Tumbo linabadilisha mizani yako; epuka njia zenye utelezi na kazi za kupanda juu.
- **Ya mwisho:** punguza mwendo, tembea mara fupi, nyoosha mgongo na jifunze kupumua taratibu kwa ajili ya uchungu.

Kunywa maji, vaa viatu visivyoteleza, pumzika jua likiwa kali.

## Mfano wa siku

- **Asubuhi:** uji wa ulezi wenye karanga, yai lililoiva, chungwa.
- **Saa nne:** ndizi au mtindi.
- **Mchana:** ugali wa dona au pap, maharage, mchicha wenye nyanya na limao.
- **Jioni:** matoke au wali, dagaa au samaki, isombe iliyoiva vizuri.
- **Kabla ya kulala:** maziwa yaliyochemshwa.

Katika miezi mitatu ya mwisho ongeza kitafunwa kimoja kwa siku. Vidonge vya chuma na foliki asidi kila siku, si pamoja na chai.

## Acha mazoezi na nenda kituo cha afya ukiwa na

- damu au maji kutoka ukeni
- tumbo kukaza kwa mpangilio, maumivu ya kifua au kizunguzungu
- kupumua kwa shida kabla ya kuanza, kichwa kuuma sana
- mtoto kucheza kidogo kuliko kawaida

Kwa dharura tumia [namba za dharura](/emergency). Fuata wiki zako kwenye [Ujauzito](/more/health/pregnancy), au [zungumza na daktari](/doctors).
$sw$,
    'en', $en$
In a pregnancy without problems, walking and light exercise are safe, and lessen back pain, diabetes of pregnancy and high blood pressure. If you bleed, have high blood pressure or twins, or a doctor told you not to, ask first.

## How much

150 minutes a week, for example 30 minutes on five days. A simple measure: you can still talk while you do it. If you are not used to it, begin with ten minutes.

- **Good:** walking, swimming, slow dancing, housework and gardening, stretching.
- **Pelvic floor:** tighten the muscles as if you held back urine, five seconds, ten times, three times a day.
- **Leave out:** heavy buckets or loads of firewood, jumping, sports with blows, diving, and lying on your back for long after week 20.

## Three months at a time

- **The first:** tiredness and nausea are common. Walk a little at a time, and not in great heat.
- **The second:** most women have more strength now. Your belly changes your balance; avoid slippery paths and climbing.
- **The last:** go slower, walk for short times, stretch your back and practise slow breathing for labour.

Drink water, wear shoes that do not slip, and rest when the sun is strong.

## A day as an example

- **Morning:** finger-millet porridge with peanuts, a well-cooked egg, an orange.
- **Mid-morning:** a banana or yoghurt.
- **Midday:** whole-maize ugali or pap, beans, amaranth leaves with tomato and lemon.
- **Evening:** matoke or rice, dagaa or fish, isombe that is well cooked.
- **Before sleep:** boiled milk.

In the last three months add one snack a day. Take iron and folic acid every day, but not with tea.

## Stop and go to a health facility with

- blood or water from the vagina
- a belly that tightens regularly, chest pain or dizziness
- difficult breathing before you begin, or a severe headache
- a baby that moves less than usual

In an emergency use the [emergency numbers](/emergency). Follow your weeks under [Pregnancy](/more/health/pregnancy), or [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
Dans une grossesse sans problème, la marche et un exercice léger sont sûrs et réduisent le mal de dos, le diabète de grossesse et la tension. Si vous saignez, avez une tension élevée ou des jumeaux, ou si un médecin l’a interdit, demandez d’abord.

## Combien

150 minutes par semaine, par exemple 30 minutes cinq jours. Une mesure simple : vous pouvez encore parler en le faisant. Sans habitude, commencez par dix minutes.

- **Bien :** marcher, nager, danser doucement, ménage et jardin, étirements.
- **Périnée :** serrez les muscles comme pour retenir l’urine, cinq secondes, dix fois, trois fois par jour.
- **À éviter :** seaux lourds ou grosses charges de bois, sauts, sports avec chocs, plongée, et rester longtemps sur le dos après la semaine 20.

## Trois mois à la fois

- **Les premiers :** fatigue et nausées sont fréquentes. Marchez un peu à la fois, et pas par grande chaleur.
- **Les deuxièmes :** la plupart des femmes ont plus de forces. Le ventre change l’équilibre ; évitez les chemins glissants et de grimper.
- **Les derniers :** ralentissez, marchez peu de temps, étirez le dos et exercez une respiration lente pour le travail.

Buvez de l’eau, portez des chaussures qui ne glissent pas, et reposez-vous quand le soleil est fort.

## Une journée en exemple

- **Matin :** bouillie d’éleusine aux arachides, un œuf bien cuit, une orange.
- **Dans la matinée :** une banane ou un yaourt.
- **Midi :** ugali complet ou pap, haricots, amarante avec tomate et citron.
- **Soir :** matoke ou riz, ndagala ou poisson, isombe bien cuit.
- **Avant de dormir :** du lait bouilli.

Les trois derniers mois, ajoutez une collation par jour. Prenez le fer et l’acide folique chaque jour, mais pas avec le thé.

## Arrêtez et allez au centre de santé en cas de

- sang ou liquide venant du vagin
- ventre qui durcit régulièrement, douleur dans la poitrine ou vertiges
- respiration difficile avant de commencer, ou mal de tête très fort
- bébé qui bouge moins que d’habitude

En urgence, utilisez les [numéros d’urgence](/emergency). Suivez vos semaines sous [Grossesse](/more/health/pregnancy), ou [parlez à un médecin](/doctors).
$fr$),
  3, '2026-11-24',
  '[{"title": "World Health Organization: Guidelines on physical activity and sedentary behaviour (2020)", "address": "https://www.who.int/publications/i/item/9789240015128"}, {"title": "World Health Organization: Recommendations on antenatal care for a positive pregnancy experience (2016)", "address": "https://www.who.int/publications/i/item/9789241549912"}, {"title": "American College of Obstetricians and Gynecologists: Exercise During Pregnancy", "address": "https://www.acog.org/womens-health/faqs/exercise-during-pregnancy"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
