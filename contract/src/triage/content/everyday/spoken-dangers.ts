/** How people and notes speak of dangers, in English, Swahili and French: by concept, separated by bars. */
export const spokenDangers = {
  'no-tetanus-cover': `
    never & tetanus | never & vaccine | never & vaccinated | no tetanus cover | no tetanus vaccine | not vaccinated | no vaccine in my life | not & vaccine & life | unvaccinated | sijawahi & chanjo | sijawahi & chanjwa | sijawahi & -chanjwa | sijawahi & kuchanjwa | sijawahi & sindano | hajawahi & kuchanjwa | hajawahi & sindano | hajapata chanjo | sikumbuki & kuchanjwa | sikumbuki & chanjo | hana chanjo | sina chanjo | jamais & vaccin* | pas & vaccin* | sans vaccin
  `,
  'spreading-red-skin': `
    red & patch & spread* | red & patch & doubled | red & patch & bigger | red & hot & patch | red & warm & patch | redness & spread* | redness & creeping | redness & bigger | red & wider | rouge & s etend | rougeur & s etend | rougeur & monte | rougeur & double | plaque rouge & chaude | wekundu & -ongezeka | wekundu & -sambaa | wekundu & -panda | jekundu & -ongezeka
  `,
  'blood-streak-vomit': `
    hair of blood | thread of blood | one thread & blood | filet rouge | mince filet | filet & sang & vomi | filet de sang | uzi wa damu | kamba ndogo ya damu | nywele & damu
  `,
  'sees-spots': 'zigzag* | zig zag | flashing lights & eyes | flashes & eyes | eclairs & yeux | miale & macho',
  unconscious: `
    opens her eyes & nothing | opens his eyes & nothing | nothing & open* & eyes | not coming round | rien ne la reveille | rien ne le reveille | hazinduki | hajawake | hawezi kuwake
  `,
  'coughs-blood': `
    coughed & mug | coughed & red came up | cough* & bright red | bright red came up | coughed & half a | nilikohoa & nyekundu | tousse & rouge vif
  `,
  'headache-worst': `
    worst thing i have ever felt | in a single second & worst | in one second & pain | en une seconde & tete | en une seconde & douleur | douleur monstrueuse | kama bomu kichwani | sekunde moja & kichwa
  `,
  'swallowed-poison': `
    eaten seven of them & pills | eaten & pills as sweets | croque sept & cachets | cachets & comme des bonbons | dawa ya mbu & chupa | kunywa dawa ya mbu | aliyokunywa & dawa | od & tabs | od & tablets | overdose & tabs | od of | granules & souris | granules & rats | appat & rats | rat bait | mouse bait | croque & granules | punje za panya & -la
  `,
  'swallowed-battery': 'avale* & pile | avaler la pile | vu avaler & pile | swallow & button cell',
  'suicide-plan': `
    veux plus me reveiller & pret | sitaki tena kuamka | sitaki kuamka kesho | vidonge viko mkononi | sumu mkononi | ameshika sumu | barua hiyo hiyo | s est donne la mort & ce soir | same words & belt | memes mots & ceinture | tentative de pendaison | pendaison | cut my wrist on purpose | cut & on purpose | on purpose & wrist | tablets & lined up | pills & lined up | pills in my hand | comprimes dans la main | comprimes & main & mourir | veux mourir ce soir | veux mourir & comprimes | sumu niliyonunua | natumia sumu | nitakunywa sumu | ataruka kutoka ghorofani | ataruka & ghorofa* | -ruka & daraja* | nimenunua sumu | going to take them & pills | i have decided & tablets | ce soir je prends tout
  `,
  rape: `
    forces me to sleep | forced me to sleep | makes me sleep with him | alinilazimisha kulala | amenilazimisha kulala | ananilazimisha kulala | kunilazimisha & kulala | ameingiliwa | -ingiliwa na mjomba | prise de force | mon prise de force | m ont prise de force | abuse de moi | abused me | ont abuse de moi
  `,
  'danger-to-others':
    'menace & couteau | menace & tesson | threatens & knife | threatening & knife | anatishia & kisu | anatishia & panga',
  'heavy-bleeding': `
    damu inachapa | damu inachapa kwa ukuta | damu & haistop | haistop & damu | saignement pulsatile | saigne & malgre & compression | pulsatile & sang | damu lita | damu lita moja | 800 ml | hemorragie de la delivrance | hpp | pph | bleeding & pulsatile | torchon & degouline | cloth & still welling | welling up red
  `,
  'gave-birth':
    'hpp | pph | amejifungulia njiani | amejifungulia | apres cesarienne | after cesarean | after my cesarean | baada ya upasuaji wa uzazi | kizazi laini',
  'burn-serious':
    'brulure & visage | brulure & deux mains | brulure & face | burn & face | scald & face | huile & visage & brul*',
  'urge-to-push': 'crie & pousser | doit pousser | elle doit pousser | needs to push now | bebe qui pousse',
  'cord-out':
    'ametanguliza mkono | -tanguliza mkono | -tanguliza mguu | hand came out first | arm came out first | la main est sortie',
  'sight-loss': `
    can not see out of & eye | can not c out of | c out of 1 eye | see out of one eye | see out of 1 eye | jicho & limezimika | limezimika kama taa | oeil & s est eteint | eteint comme une lampe | eye went dark | eye & curtain
  `,
  'eye-injury':
    'punched in the eye & blood | punched & eye & double | punched in the i | coup & oeil & sang | ngumi & jicho & damu | mawe & jichoni | jiwe & jichoni & damu',
  'deep-bite':
    'fisi & -ngata | hyena & bit* | deep lacerations & bite | bite & face | bite & neck | morsure & visage | -uma & usoni & mbwa | mbwa & shingo na face | nyama imetoka & -ngata',
  'snake-bite': 'si mwiba & nyoka | mwiba & nyoka & -choma | tumeona nyoka & -choma',
  'inhaler-fails': 'inhaler & hakuna kitu | inhaler & kumi | puffs & nothing | ventoline & rien',
  'breathless-at-rest': 'siwezi hata kubonga | hawezi kubonga',
  fit: 'cesse de convulser | arrete pas de convulser | does not stop fitting',
  'baby-moves-less': 'ne sent plus le bebe | sent plus le bebe | ne sens plus le bebe | hardly a flutter | no flutter',
  'mammal-bite': 'fisi & -ngata | hyena & bit* | hyene & mord*',
  'numb-saddle':
    'entrejambe endormi | entrejambe & insensible | makalio & hisia | sehemu za siri hazina hisia | crotch & numb',
  'bladder-bowel-change':
    'urine & sans que je | urine qui part | nashindwa kujua mkojo | mkojo & bila kujua | pee & without knowing | wet myself without',
  'not-feeding': 'amekataa kunyonya | akataa kunyonya | refuse le sein | refuse & teter | pushes & breast away',
  'cannot-drink':
    'narrive pas a & boire | reveiller pour boire | can not wake & drink | shut his mouth to all food | shut her mouth to all food',
  'stopped-eating':
    'shut his mouth to all food | shut her mouth to all food | refuses all food | n avale plus rien | hagusi chakula | hali chochote',
  'both-feet-swollen':
    'both feet puffy | both feet & swollen | miguu yote & -vimba | deux pieds & gonfl* | bilateral & oedema',
  'thin-arm': 'skin and bone | skin and bones | la peau sur les os | mifupa mitupu',
  'harm-thoughts':
    'picha za kumzamisha | kumzamisha & beseni | images & drown* & baby | images & noyer | naogopa kubaki naye',
  'stiff-neck': 'can not kiss & knees | kiss her knees | kiss his knees | mwili mzima unainuka | embrasser & genoux',
  'stopped-alcohol':
    '-acha pombe | nimeacha pombe | ameacha pombe | stopped drinking | arrete l alcool | arrete de boire',
  voices:
    'nimeona watu wafupi | watu wafupi | anaona watu | sees little men | voit des petits hommes | poursuivi par des demons | chased by demons | radio & orders',
  'closed-break': 'raccourci & rotation | shortened & rotated | impotence totale | herufi & kiwiko',
  'very-weak': 'impotence totale | impotence fonctionnelle',
  'belly-pain-severe':
    'transperce & estomac | transperce l estomac | dropped him to his knees & belly | dropped me to my knees & belly | belly & dropped & knees | plie en deux & ventre',
  'faint-on-effort':
    'fainted while dancing | dropped & step class | dropped & middle of & class | fainted & dancing | fainted & running | fainted & exercise | zimia & -cheza | -zimia & -cheza ngoma | evanoui & dans*',
  confused:
    'keeps asking the same | asking me the same thing | same question* & over | repete la meme question | anarudia swali | anauliza kitu kile kile | went blank',
  'open-break': 'mfupa & -chomoza | bone & sticking',
} as const;
