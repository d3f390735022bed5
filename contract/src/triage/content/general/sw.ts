/** Swahili ways of saying what concerns any part of the body: by concept, separated by bars. */
export const swahili = {
  'not-breathing': '!-pumua | hana pumzi | -acha kupumua | pumzi zimekata | pumzi imekata | hapumui',
  choking: '-paliwa | -palia | -kwama kooni | imekwama kooni | koo linabana | koo limeziba | -kabwa',
  'noisy-breath': `
    -pumua kwa sauti | anakoroma akiwa macho | sauti anapovuta pumzi | anatoa sauti akipumua | pumzi zina sauti
  `,
  'blue-lips': 'amekuwa bluu | midomo imekuwa bluu | -badilika rangi kuwa bluu | vidole vya bluu',
  breathless: `
    hawezi kupumua | siwezi kupumua | hapumui vizuri | sipumui vizuri | -kosa pumzi | -pumua kwa shida |
    -pumua kwa taabu | shida ya kupumua | shida kupumua | kupumua kwa shida | kupumua kwa taabu | kukosa pumzi |
    pumzi fupi | kubanwa pumzi | pumzi zinabana | pumzi inakata | pumzi hazitoshi | anatweta | natweta |
    -hema sana | kupumua ni shida | ugumu wa kupumua | kupumua vibaya | napata shida kupumua | -pumua kwa tabu |
    pumzi zinaisha | pumzi haitoshi
  `,
  'blocked-nose': 'pua imeziba | kupumua kwa pua | pua zimeziba',
  'breathless-at-rest': `
    hawezi kuongea kwa pumzi | anakosa pumzi akiwa amekaa | neno moja moja | hawezi kulala chali |
    -kosa pumzi akiwa ametulia | hawezi kumaliza sentensi | anakosa pumzi akilala
  `,
  'breathless-on-effort': `
    -kosa pumzi nikitembea | -kosa pumzi nikipanda | nahema nikitembea | -kosa pumzi akitembea |
    nikipanda ngazi nahema
  `,
  'fast-breath': `
    -pumua haraka | -pumua kwa haraka | anahema | nahema | pumzi za haraka | kupumua haraka | kupumua kwa haraka |
    -hema haraka | pumzi zinaenda mbio | -pumua mbio | -pumua mbiombio
  `,
  unconscious: `
    hajitambui | haamki | -poteza fahamu | hana fahamu | -zirai na haamki | fahamu hana | haitikii | haitiki |
    hasikii akiitwa | hasemi wala kuitikia | yuko koma | hajui alipo | amepoteza fahamu | -zimia na haamki |
    haongei wala hafungui macho | amelala tu haamki
  `,
  fainted: `
    -zimia | -zirai | kuzimia | kuzirai | -anguka ghafla | faint | naona giza | -ishiwa nguvu na kuanguka |
    kizunguzungu kikali | akaanguka chini
  `,
  dizzy: 'kizunguzungu | kisunzi | -yumba | kichwa kinazunguka',
  confused: `
    -changanyikiwa | anaweweseka | -weweseka | hatambui watu | haongei vya maana | hajui yuko wapi | -ongea ovyo |
    kuchanganyikiwa | anaongea maneno yasiyoeleweka | hatutambui | -ongea vitu visivyoeleweka | haelewi |
    anapayuka | amekuwa kama hajielewi | hajielewi | -payuka
  `,
  drowsy: `
    -legea | usingizi mzito | hachangamki | -lala tu | -sinzia | kusinzia | amelala sana | anasinzia | kulegea |
    amechoka sana hainuki | haamki vizuri | usingizi mwingi | mnyonge sana | amedhoofika
  `,
  fit: `
    degedege | kifafa | -kakamaa | mtukutiko | -tetemeka mwili mzima na | kutupa mikono na miguu |
    macho yamegeuka | -pata degedege | -rusha mikono na miguu | -tupatupa | kukakamaa
  `,
  'fit-now': `
    anapata degedege sasa | ana degedege | anakakamaa | bado anapata degedege | yuko kwenye kifafa |
    degedege haijaacha
  `,
  'fit-repeated': `
    degedege tena | degedege mara mbili | degedege mara tatu | degedege mara kwa mara | kifafa mfululizo |
    degedege mfululizo
  `,
  epilepsy: 'ana kifafa | ugonjwa wa kifafa | mgonjwa wa kifafa | dawa za kifafa | kifafa tangu',
  'heavy-bleeding': `
    damu haikatiki | damu nyingi | -vuja damu | damu inaruka | damu haiachi | -tokwa na damu nyingi |
    damu inatoka sana | damu inavuja | damu inamwagika | damu haikomi | damu inatiririka | kuvuja damu |
    damu inaenda sana | damu kibao
  `,
  'blood-thinner': 'dawa za kuyeyusha damu | dawa za kulainisha damu | warfarin | dawa ya kuzuia damu kuganda',
  'cold-clammy': `
    jasho la baridi | jasho baridi | ngozi ya baridi na | mikono baridi | mwili wa baridi |
    -toka jasho jingi na baridi | amepoa mwili
  `,
  'very-weak': `
    hana nguvu | sina nguvu | hawezi kusimama | hawezi kukaa | siwezi kusimama | hawezi kutembea |
    siwezi kutembea | dhaifu sana | kuishiwa nguvu | -ishiwa nguvu | -dhoofika sana | mnyonge sana | nguvu hana |
    hawezi hata kukaa | hawezi kuinuka
  `,
  'tongue-swelling': 'koo linaziba | uso umevimba ghafla',
  hives: `
    vipele vinawasha | mwili unawasha | vipele vya kuwasha | mabaka yanayowasha | mwili mzima unawasha |
    -washa mwili mzima
  `,
  'allergy-trigger': 'mzio | aleji | baada ya kula karanga | baada ya sindano | baada ya kumeza dawa',
  'swallowed-poison': '-nywa sumu | kunywa sumu | -lishwa sumu | -wekewa sumu | -vuta dawa ya wadudu | kula uyoga',
  'snake-bite': `
    ameumwa na nyoka | ameng'atwa na nyoka | nyoka kamuuma | nyoka amemuuma | amegongwa na nyoka | nyoka ametema |
    sumu ya nyoka | nyoka aliniuma
  `,
  burn: `
    -lipukiwa | moto umemchoma | -choma na moto | shoti ya umeme | -mwagiwa tindikali | -mwagikiwa maji ya moto |
    -mwagikiwa
  `,
  'burn-serious': `
    -ungua mwili mzima | -ungua sehemu kubwa | -ungua usoni | -ungua kifua | -ungua sehemu za siri |
    -ungua vibaya | -ungua sana | -ungua na umeme | -ungua mgongo | shoti ya umeme | -mwagiwa tindikali |
    -mwagikiwa kifuani | -mwagikiwa mwili mzima
  `,
  'burn-blistered': '-ungua malengelenge | malengelenge baada ya kuungua | -ungua na kutoa malengelenge',
  'major-trauma': `
    ajali | -gongwa na gari | -gongwa na pikipiki | -gongwa na bodaboda | -anguka kutoka juu | -anguka kutoka |
    -anguka toka juu | -anguka mtini | -anguka kwenye mti | -pigwa risasi | risasi | -chomwa kisu | -zama majini |
    -pigwa na umeme | -katwa panga | -katwa na panga | -kanyagwa na gari | alizama | -angukiwa na |
    shoti ya umeme | -dungwa kisu
  `,
  'minor-fall': '-anguka | -teleza | -jikwaa',
  'head-blow': `
    -anguka na kichwa | -pigwa kichwani | -gonga kichwa | jeraha la kichwa | -angukia kichwa | kichwa kimepigwa |
    -jigonga kichwa
  `,
  'clear-fluid-head': `
    maji yanatoka masikioni | maji yanatoka puani | damu masikioni | damu inatoka masikioni | damu sikioni
  `,
  'closed-break': '-vunjika | mfupa umevunjika',
  'open-break': 'mfupa umetoka | mfupa umetokeza | mfupa unaonekana | mfupa umechomoza',
  'cold-limb': 'mguu wa baridi | mguu umepoa | mkono umepoa | mguu baridi | mkono baridi na',
  'stiff-neck': 'shingo haigeuki | hawezi kukunja shingo | shingo imekaza | shingo inakaza | shingo imekakamaa',
  'non-fading-rash': `
    madoa ya zambarau | vipele haviondoki | madoa mekundu yasiyofifia | madoa ya damu kwenye ngozi |
    vidoa vya zambarau | madoa hayafifii
  `,
  'bulging-soft-spot': 'utosi umevimba | utosi umejaa | utosi umenyanyuka',
  mottled: 'ngozi ya mabakamabaka | ngozi imebadilika rangi',
  'no-urine': `
    hakojoi | mkojo hautoki | hajakojoa | sikojoi | sijakojoa | kukosa mkojo | haja ndogo haitoki | nepi kavu |
    mkojo haujatoka | pampasi kavu | hapati mkojo
  `,
  'violent-shivers': '-tetemeka sana | kutetemeka sana | kutetemeka kwa nguvu | baridi kali ya kutetemeka',
  chills: '-tetemeka | kutetemeka | baridi kali | -hisi baridi',
  'locked-jaw': `
    taya imefunga | taya limekaza | hawezi kufungua mdomo | mdomo haufunguki  | siwezi kufungua mdomo |
    taya zimebana
  `,
  spasms: '-kakamaa mwili mzima | mgongo unapinda | misuli inakaza mwili',
  'fear-of-water': 'anaogopa maji | kuogopa maji | hofu ya maji',
  outbreak: 'ebola | marburg | mlipuko',
  'outbreak-contact': '-shika maiti | alihudhuria mazishi | mazishi ya | -gusa maiti | -hudumia mgonjwa',
  smoke: `
    jiko la mkaa ndani | mkaa ndani | moshi wa mkaa | moshi ndani | -vuta moshi | jiko ndani ya chumba |
    -lala na jiko | jenereta ndani
  `,
  'doubted-danger': 'sijui kama ni hatari',
  'like-danger': 'kama dharura',
  'cry-for-help': `
    nisaidieni anakufa | anakufa | nakufa | msaada wa haraka | saidieni | nisaidieni | anakata roho |
    yuko mahututi | hali mahututi | kati ya uhai na kifo
  `,
  fever: `
    ana homa | homa | mwili una joto | mwili wa moto | -chemka mwili | mwili ni wa moto | mwili unapata moto
  `,
} as const;
