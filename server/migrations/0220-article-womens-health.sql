-- The article about women's reproductive and pelvic health (PAT-LEARN-09), a draft until a clinician signs.
insert into articles (id, version) values ('womens-reproductive-and-pelvic-health', 1);
insert into article_versions (article_id, version, status, category, title, excerpt, body, read_minutes, published_on, sources, author, review_due, saved_at) values (
  'womens-reproductive-and-pelvic-health', 1, 'draft', 'women',
  '{"sw": "Afya ya uzazi na nyonga ya mwanamke", "en": "Women’s reproductive and pelvic health", "fr": "Santé reproductive et pelvienne de la femme"}',
  '{"sw": "Hedhi, maambukizi, uzazi wa mpango, saratani ya shingo ya kizazi na kushindwa kuzuia mkojo: kilicho cha kawaida, na kinachohitaji daktari.",
    "en": "Periods, infections, family planning, cervical cancer and leaking urine: what is normal, and what needs a doctor.",
    "fr": "Règles, infections, planification familiale, cancer du col et fuites d’urine : ce qui est normal, et ce qui demande un médecin."}',
  jsonb_build_object(
    'sw', $sw$
Wanawake wengi huvumilia maumivu na aibu kimya kimya. Matatizo mengi ya uzazi na nyonga yana matibabu. Makala hii inaeleza kilicho cha kawaida na kinachohitaji kuchunguzwa.

## Hedhi

Mzunguko wa siku 21 hadi 35 ni wa kawaida kwa watu wazima, na damu hutoka siku 2 hadi 7. Maumivu kidogo tumboni siku za kwanza ni ya kawaida; joto la chupa ya maji moto na kutembea husaidia. Ni vema kumwona mhudumu ikiwa:

- unabadilisha pedi kila saa au mbili, au kuna mabonge makubwa
- maumivu yanakuzuia shule au kazi
- damu inatoka kati ya hedhi, baada ya tendo la ndoa, au baada ya kukoma hedhi
- hedhi zimekoma na huna mimba

Maumivu makali ya kila mwezi yanaweza kuwa endometriosis; damu nyingi inaweza kutokana na uvimbe wa kizazi (fibroids). Vyote vina matibabu.

Badilisha pedi au kitambaa kila baada ya saa chache. Vitambaa vifuliwe kwa sabuni na kukaushwa juani.

## Uchafu ukeni na maambukizi

Ute mweupe au mwangavu bila harufu mbaya ni wa kawaida. Ute wenye harufu ya samaki, rangi ya kijani au kama maziwa mgando, pamoja na muwasho, maumivu wakati wa kukojoa au vidonda, unahitaji kuchunguzwa. Usijisafishe ndani ya uke na usiweke dawa za kienyeji au kemikali: huongeza maambukizi.

Maambukizi ya zinaa mara nyingi hayana dalili, na yasipotibiwa yanaweza kusababisha ugumba. Kondomu hulinda. Wewe na mwenzi wako mtibiwe pamoja, na mmalize dawa.

Kukojoa kwa maumivu na mara kwa mara kunaweza kuwa maambukizi ya njia ya mkojo. Kunywa maji ya kutosha, na upimwe; ukipata homa au maumivu ya mgongo, nenda siku hiyo hiyo.

## Uzazi wa mpango

Kuna njia nyingi: kondomu, vidonge, sindano, kipandikizi, kitanzi na za kudumu. Kila moja ina faida na mipaka yake; mhudumu atakusaidia kuchagua inayofaa afya yako. Njia nyingi ni za muda: uwezo wa kupata mimba hurudi baada ya kuziacha. Kondomu pekee hulinda pia dhidi ya VVU na magonjwa mengine ya zinaa. Baada ya tendo bila kinga, dawa ya dharura hufanya kazi vizuri zaidi mapema iwezekanavyo, ndani ya siku chache.

Ikiwa mmejaribu kupata mtoto kwa mwaka mmoja bila mafanikio, mchunguzwe wote wawili. Ukiwa na zaidi ya miaka 35, nenda baada ya miezi sita. Ugumba si kosa la mwanamke peke yake.

## Saratani ya shingo ya kizazi

Husababishwa karibu kila mara na virusi vya HPV, na ni miongoni mwa saratani ambazo zinaweza kuzuilika.

- **Chanjo ya HPV** hutolewa kwa wasichana, kwa kawaida kuanzia miaka 9.
- **Kupimwa** kuanzia miaka 30, au 25 kwa anayeishi na VVU, kabla ya dalili. Kipimo ni kifupi. Uliza kituo chako.

Damu baada ya tendo la ndoa au baada ya kukoma hedhi ichunguzwe haraka. Jichunguze matiti pia: uvimbe mpya, chuchu inayovuja damu au ngozi iliyobonyea inahitaji daktari.

## Misuli ya nyonga

Baada ya kujifungua au kwa umri, wanawake wengi huvuja mkojo wakikohoa au kucheka, au huhisi kitu kinashuka ukeni. Si aibu, na si lazima uishi nayo. Mazoezi ya misuli ya nyonga husaidia: kaza misuli kama unayezuia mkojo, shikilia kidogo, legeza, na urudie mara kadhaa kila siku. Usiyafanye wakati unakojoa. Endapo hakuna nafuu baada ya miezi mitatu, mwone mhudumu.

Mkojo au kinyesi kinachovuja muda wote baada ya uzazi mgumu kinaweza kuwa **fistula**. Hutibika kwa upasuaji, na katika nchi nyingi za Afrika Mashariki hospitali hutibu bila malipo. Usijifiche.

## Maumivu na usalama

Tendo la ndoa halipaswi kuumiza kila mara. Tumbo la chini linalouma kwa muda mrefu lichunguzwe. Ukilazimishwa tendo la ndoa, nenda hospitali haraka, ndani ya siku tatu: kuna dawa za kuzuia VVU na mimba, na msaada. Si kosa lako.

## Nenda hospitali mara moja ukiwa na

- damu nyingi inayolowanisha pedi kila saa, kizunguzungu au kuzimia
- maumivu makali ya ghafla ya tumbo la chini, hasa ukikosa hedhi: inaweza kuwa mimba nje ya kizazi
- homa na maumivu ya tumbo, au ute wenye harufu baada ya kujifungua au mimba kutoka
- kushindwa kukojoa kabisa

Tumia [namba za dharura](/emergency). Kwa faragha na bila aibu, unaweza [kuzungumza na daktari](/doctors).
$sw$,
    'en', $en$
Many women bear pain and shame in silence. Most problems of the womb and pelvis can be treated. This article says what is normal and what should be examined.

## Periods

In adults a cycle of 21 to 35 days is normal, with bleeding for 2 to 7 days. A little pain in the belly on the first days is normal; a warm bottle and walking help. See a health worker if

- you change pads every hour or two, or pass large clots
- pain keeps you from school or work
- you bleed between periods, after sex, or after the menopause
- your periods have stopped and you are not pregnant

Strong pain each month can be endometriosis; heavy bleeding can come from fibroids. Both can be treated.

Change pads or cloths every few hours. Wash cloths with soap and dry them in the sun.

## Discharge and infections

Clear or white discharge without a bad smell is normal. Discharge that smells of fish, is green or like curdled milk, with itching, pain when passing urine or sores, should be examined. Do not wash inside the vagina, and put no herbs or chemicals there: they lead to more infections.

Sexually transmitted infections often have no signs, and without treatment they can make you infertile. Condoms protect. You and your partner should be treated together and finish the medicine.

Passing urine often and with pain can be an infection of the urinary tract. Drink enough water and be tested; with fever or pain in the back, go on the same day.

## Family planning

There are many methods: condom, pill, injection, implant, coil and permanent ones. Each has its strengths and limits; a health worker helps you to choose what suits your health. Most are for a time: you can become pregnant again after stopping. Only condoms also protect from HIV and other infections. After sex without protection, emergency contraception works best as soon as possible, within a few days.

If you have tried for a child for a year, both of you should be examined. Over the age of 35 go after six months. It is not the woman’s fault alone.

## Cancer of the cervix

It is nearly always caused by the virus HPV, and it is one of the cancers that can be prevented.

- **The HPV vaccine** is given to girls, usually from the age of 9.
- **Screening** is for women from 30, or from 25 with HIV, before there are signs. The test is short. Ask at your facility.

Bleeding after sex or after the menopause should be examined soon. Know your breasts too: a new lump, a nipple that bleeds or dimpled skin needs a doctor.

## The muscles of the pelvis

After birth or with age many women leak urine when they cough or laugh, or feel something coming down in the vagina. It is no shame, and you need not live with it. Training the pelvic floor helps: tighten the muscles as if you held back urine, hold a little, let go, and repeat it several times every day. Do not do it while you pass urine. See a health worker if it is no better after three months.

Urine or stool that leaks all the time after a hard birth can be a **fistula**. It can be repaired by surgery, and in many countries of East Africa hospitals do it free of charge. Do not hide.

## Pain and safety

Sex should not hurt each time. Pain low in the belly that lasts should be examined. If somebody has forced you to have sex, go to a hospital soon, within three days: there is medicine to prevent HIV and pregnancy, and support. It is not your fault.

## Go to a hospital at once with

- heavy bleeding that soaks a pad every hour, dizziness or fainting
- sudden strong pain low in the belly, above all with a missed period: it can be a pregnancy outside the womb
- fever with pain in the belly, or discharge that smells after birth or a miscarriage
- not being able to pass urine at all

Use the [emergency numbers](/emergency). In private and without shame you can [talk to a doctor](/doctors).
$en$,
    'fr', $fr$
Beaucoup de femmes supportent la douleur et la honte en silence. La plupart des problèmes de l’utérus et du bassin se soignent. Cet article dit ce qui est normal et ce qui doit être examiné.

## Les règles

Chez l’adulte, un cycle de 21 à 35 jours est normal, avec 2 à 7 jours de saignement. Un peu de douleur les premiers jours est normal ; une bouteille d’eau chaude et la marche soulagent. Voyez un soignant si

- vous changez de serviette toutes les heures ou deux, ou perdez de gros caillots
- la douleur vous empêche d’aller à l’école ou au travail
- vous saignez entre les règles, après un rapport ou après la ménopause
- vos règles ont cessé sans grossesse

Une forte douleur chaque mois peut être une endométriose ; des règles abondantes peuvent venir de fibromes. Les deux se soignent.

Changez de serviette ou de tissu toutes les quelques heures. Lavez les tissus au savon et séchez-les au soleil.

## Pertes et infections

Des pertes claires ou blanches sans mauvaise odeur sont normales. Des pertes à l’odeur de poisson, vertes ou comme du lait caillé, avec démangeaisons, douleur en urinant ou plaies, doivent être examinées. Pas de lavage à l’intérieur du vagin, ni plantes ni produits chimiques : ils favorisent les infections.

Les infections sexuellement transmissibles n’ont souvent aucun signe et, sans traitement, peuvent rendre stérile. Le préservatif protège. Vous et votre partenaire devez être traités ensemble et finir le traitement.

Uriner souvent et avec douleur peut être une infection urinaire. Buvez assez d’eau et faites-vous examiner ; en cas de fièvre ou de douleur au dos, allez-y le jour même.

## Planification familiale

Il existe beaucoup de méthodes : préservatif, pilule, injection, implant, stérilet et méthodes définitives. Chacune a ses avantages et ses limites ; un soignant vous aide à choisir selon votre santé. La plupart sont temporaires : une grossesse redevient possible après l’arrêt. Seul le préservatif protège aussi du VIH et d’autres infections. Après un rapport sans protection, la contraception d’urgence agit le mieux au plus tôt, en quelques jours.

Si vous essayez d’avoir un enfant depuis un an, faites-vous examiner tous les deux. Après 35 ans, allez-y après six mois. Ce n’est pas la faute de la femme seule.

## Le cancer du col de l’utérus

Il est presque toujours causé par le virus HPV, et c’est l’un des cancers que l’on peut prévenir.

- **Le vaccin HPV** est donné aux filles, en général à partir de 9 ans.
- **Le dépistage** s’adresse aux femmes à partir de 30 ans, ou de 25 ans avec le VIH, avant tout signe. L’examen est court. Demandez à votre centre.

Un saignement après un rapport ou après la ménopause doit être examiné vite. Connaissez aussi vos seins : une boule nouvelle, un mamelon qui saigne ou une peau creusée demandent un médecin.

## Les muscles du bassin

Après un accouchement ou avec l’âge, beaucoup de femmes ont des fuites d’urine en toussant ou en riant, ou sentent quelque chose descendre dans le vagin. Ce n’est pas une honte, et vous n’êtes pas obligée de vivre avec. L’exercice du périnée aide : serrez les muscles comme pour retenir l’urine, tenez un peu, relâchez, et répétez plusieurs fois chaque jour. Ne le faites pas en urinant. Sans progrès après trois mois, voyez un soignant.

De l’urine ou des selles qui coulent sans cesse après un accouchement difficile peuvent être une **fistule**. Elle se répare par une opération, et dans beaucoup de pays d’Afrique de l’Est des hôpitaux le font gratuitement. Ne vous cachez pas.

## Douleur et sécurité

Un rapport ne doit pas faire mal chaque fois. Une douleur durable au bas du ventre doit être examinée. Si l’on vous a forcée à un rapport, allez vite à l’hôpital, dans les trois jours : il existe des médicaments pour éviter le VIH et une grossesse, et du soutien. Ce n’est pas votre faute.

## Allez tout de suite à l’hôpital en cas de

- saignement abondant qui trempe une serviette par heure, vertiges ou évanouissement
- douleur forte et soudaine au bas du ventre, surtout avec un retard de règles : ce peut être une grossesse hors de l’utérus
- fièvre avec douleur au ventre, ou pertes malodorantes après un accouchement ou une fausse couche
- impossibilité totale d’uriner

Utilisez les [numéros d’urgence](/emergency). En privé et sans honte, vous pouvez [parler à un médecin](/doctors).
$fr$),
  7, '2026-11-24',
  '[{"title": "World Health Organization: Cervical cancer", "address": "https://www.who.int/news-room/fact-sheets/detail/cervical-cancer"},
    {"title": "World Health Organization: Family planning and contraception methods", "address": "https://www.who.int/news-room/fact-sheets/detail/family-planning-contraception"},
    {"title": "World Health Organization: Sexually transmitted infections", "address": "https://www.who.int/news-room/fact-sheets/detail/sexually-transmitted-infections-(stis)"},
    {"title": "World Health Organization: Endometriosis", "address": "https://www.who.int/news-room/fact-sheets/detail/endometriosis"},
    {"title": "World Health Organization: Infertility", "address": "https://www.who.int/news-room/fact-sheets/detail/infertility"}]',
  'Tabibu', '2027-05-31', '2026-11-24T09:00:00Z');
