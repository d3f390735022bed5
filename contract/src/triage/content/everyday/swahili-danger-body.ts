/** More Swahili ways of saying what is dangerous in chest, brain, belly, skin, mind: by concept, separated by bars. */
export const swahiliDangerBody = {
  'chest-pain': `
    kifua & -bana | kifua & -banwa | kifua & uzito | kifua & jiwe | kifua & -kandamizwa | kifua & -gandamizwa | kifua & -kaza | kifua & -waka | kifua & -pasuka | moyo & -bana |
    moyo & -kaza | moyo & -choma | tembo & kifua | kitu kizito kifuani | kifua iko tight | kifua inauma | kifua yauma | kifua & -nyonga | chest inauma | chest inabana |
    chest iko tight | chest imebana | chest iko heavy | heart inauma
  `,
  'sharp-chest-pain':
    'kifua & -choma & -vuta | kifua & -choma & pumua | kifua & kama kisu & pumua | mbavu & -choma & pumua | chest inachoma & breathe',
  'coughs-blood': `
    -kohoa & damu | makohozi & damu | -tema & damu & kikohozi | kikohozi & damu | damu & -toka & kikohozi | -kohoa & mabonge | makohozi & nyekundu | makohozi & mekundu |
    -cough damu | anacough damu | nacough damu | -cough blood | damu kooni & -kohoa
  `,
  'racing-heart': `
    moyo & -enda mbio | moyo & -dunda | moyo & -ruka | moyo & -kimbia | moyo & -piga & haraka | moyo & -piga & nguvu | moyo & -piga mbio | moyo & -pwita | heart inapiga |
    heart inarace | heart inabeat | heartbeat & mbio | mapigo & mbio | mapigo & haraka | moyo unataka kutoka
  `,
  'faint-on-effort':
    '-zimia & mpira | -zimia & -kimbia | -zimia & uwanjani | -anguka & mazoezi & fahamu | -anguka & -kimbia & fahamu | -zirai & mazoezi | -faint & mpira | -faint & football | -zima & mpira',
  'inhaler-fails':
    'inhaler & haimsaidii | inhaler & hainisaidii | inhaler & haisaidii | inhaler & hakuna nafuu | inhaler & -isha | inhaler & haiwork | inhaler haiwork | puffer & haisaidii | ventolin & haisaidii | pampu & hakuna nafuu | salbutamol & haisaidii | inhaler & bado & pumzi',
  'calf-swollen':
    'shavu la mguu & -vimba | shavu la mguu & -uma | mguu mmoja & -vimba & -uma | mguu mmoja & -fura | mguu wa kushoto & -fura | mguu wa kulia & -fura | nyama ya mguu & -vimba | calf imefura | calf inauma',
  'face-droop': `
    mdomo & -enda upande | mdomo & -pinda | mdomo & -vuta upande | mdomo & -shuka | uso & -shuka | uso & -pinda | uso & -vutwa upande | uso & -lala upande | mate & upande mmoja |
    face imepinda | mouth imepinda | mdomo umekwenda | mdomo umehama | uso umehama | jicho halifungi & mdomo | shavu & -legea | tabasamu & -pinda
  `,
  'one-side-weak': `
    mkono & hauinuki | mkono & haunyanyuki | mkono & hausogei | mkono & -kufa | mguu & -kufa & upande | mguu & -buruta | mguu & -buruza | upande & -kufa | upande & hausikii |
    upande & haufanyi kazi | upande & -poteza nguvu | upande & -legea | mkono mmoja & nguvu | mkono mmoja & -legea | mguu mmoja & nguvu  | ana stroke | amepata stroke | amepigwa na stroke | -paralyse | ameparalyse | upande mmoja & weak |
    upande mmoja & -lala | nusu & mwili & -kufa | nusu & mwili & ganzi | nusu & mwili & nguvu | vitu & -dondoka & mkono | vikombe & -anguka & mkono | hawezi kushika kikombe
  `,
  slurred: `
    maneno & -vurugika | maneno & hayatoki | maneno & kama mlevi | anaongea kama mlevi | anaongea kama amelewa | sauti & kama mlevi | ulimi & -vuta | ulimi & -legea | ulimi & -pinda |
    ulimi & mzito | ulimi umeshikana | ulimi umeganda | ulimi & hausogei | hatoi sauti & ghafla | hawezi kutamka | anababaika | kigugumizi & ghafla | speech iko slurred | anaslur | hawezi talk
  `,
  'headache-worst': `
    kichwa & -pasuka & ghafla | kichwa & radi | kichwa & -lipuka | kichwa & kama bomu | kichwa & kama nyundo & ghafla | kichwa & haijawahi | kichwa & hakijawahi | kichwa & sijawahi | kichwa & kuliko siku zote |
    kichwa & maishani | kichwa & kama risasi | kichwa & kama -pigwa & ghafla | kichwa & ghafla & -anguka | head inaburst | kichwa & worst
  `,
  'numb-saddle':
    'ganzi & makalio | ganzi & matako | ganzi & mapaja | ganzi & sehemu za siri | ganzi & njia ya haja | sisikii & -jipanguza | hausikii & choo | ganzi & korodani & mgongo',
  'both-legs-weak':
    'miguu & haisogei | miguu & haifanyi kazi | miguu & haina nguvu | miguu & -pooza | miguu & -legea & ghafla | miguu & -kufa & ganzi | miguu & hainibebi | miguu & haisikii | miguu & kama sio yangu | miguu iko weak | legs ziko weak',
  'bladder-bowel-change':
    'mkojo & -toka & mgongo | -jikojolea & mgongo | -jinyea | choo & -toka & bila kujua | mkojo & bila kujua | mkojo & sihisi | mkojo & sisikii | choo & sisikii',
  'sight-loss':
    'jicho & -zima | macho & -zima | jicho & giza & ghafla | macho & giza & ghafla | jicho & haioni | macho & hayaoni & ghafla | jicho & pazia | macho & pazia | jicho moja & sioni | jicho moja & haoni | -pofuka & ghafla | haoni & ghafla | sioni & ghafla | macho yamezima',
  'vomits-blood': `
    -tapika & damu | matapishi & damu | matapishi & kahawa | -tapika & kahawa | -tapika & mabonge | -tapika & nyekundu | -tapika & nyeusi | -tapika & cheusi | -tapika & kama chai | -vomit damu | -vomit blood |
    anavomit damu | vomit iko na damu | damu & mdomo & -tapika | -cheua & damu | -tapisha damu
  `,
  'black-stool': `
    choo & cheusi | choo & lami | choo & nyeusi | choo & mkaa | choo & oil | choo & grisi | choo & masizi | kinyesi & cheusi | kinyesi & lami | kinyesi & nyeusi | mavi & meusi | mavi & nyeusi | mavi & lami |
    haja kubwa & nyeusi | haja & lami | stool iko black | stool nyeusi | poop nyeusi  | melena | choo black
  `,
  'belly-hard': `
    tumbo & gumu & -uma | tumbo & -kakamaa | tumbo & -kaza | tumbo & ubao | tumbo & jiwe | tumbo & ngumu | tumbo & mbao | tumbo & halibonyezeki | tumbo & haliguswi | tumbo haliguswi | tumbo & hataki kuguswa | tumbo & akiguswa & -piga kelele |
    tumbo & -gangamaa | tumbo iko hard | tumbo ni hard | tummy iko hard | stomach iko hard | rigid abdomen
  `,
  'belly-pain-severe': `
    tumbo & -kata & sana | tumbo & kama kisu | tumbo & visu | tumbo & -kunja & -lia | tumbo & -gaagaa | tumbo & -garagara | tumbo & -jikunja | tumbo & -lia & usiku kucha | tumbo & hawezi kusimama | tumbo & hawezi kunyooka |
    tumbo & hawezi kusimama wima | tumbo & -pinda & maumivu | tumbo & -piga kelele | tumbo & -nyonga & sana | tumbo & balaa | tumbo & vibaya | tumbo & mbaya sana | tumbo & siwezi kuvumilia | tumbo & hayavumiliki | tumbo inauma sana
  `,
  'right-low-pain': `
    maumivu & -hama & kulia | maumivu & -hamia & kulia | maumivu & -shuka & kulia | maumivu & kitovu & kulia | tumbo & kulia & chini | tumbo & chini & kulia | kulia & chini & kitovu | apendiksi | appendix | apendisi |
    tumbo & kulia & nikitembea | tumbo & kulia & akitembea | tumbo & right side | right side & -uma & tumbo
  `,
  'no-stool':
    'choo & hakuna & hewa | hajaenda choo & siku | hajapata haja & siku | hapati haja kubwa | hajapata haja kubwa | hatoi ushuzi | hajambi | hajajamba | sijambi | hewa & haitoki | hajapoop | choo & -kataa | choo & -funga',
  'green-vomit':
    '-tapika & kijani | matapishi & kijani | -tapika & nyongo | matapishi & nyongo | -vomit green | -vomit & kijani | -tapika & kama majani | -tapika & green | -tapika & mavi | matapishi & mavi',
  'hard-hernia':
    'ngiri & -kwama | ngiri & ngumu | ngiri & hairudi | ngiri & haingii | ngiri & -uma & -tapika | mshipa & hairudi | mshipa & hernia | henia & ngumu | henia & hairudi | hernia & hairudi | hernia & ngumu | uvimbe & kinena & ngumu | uvimbe & kinena & -tapika | busha & ngumu',
  'testicle-pain': `
    pumbu & -uma | pumbu & -vimba | pumbu & -fura | pumbu & -vuta | korodani & -uma | korodani & -vimba | korodani & -panda | korodani & -pinda | korodani & -zunguka | korodani & -fura | makende & -uma | makende & -vimba | kende & -uma | kende & -vimba |
    mapumbu & -uma | mapumbu & -vimba | =ball & -uma & ghafla | =balls & -uma | balls zinauma  | kokwa & -uma | mbupu & -uma | mbupu & -vimba
  `,
  'cannot-pass-urine': `
    mkojo & -kataa | mkojo & -ziba | mkojo & hautoki | mkojo & -kwama | mkojo & -bana & hautoki | kukojoa & -shindwa | kukojoa & siwezi | kukojoa & hawezi | -shindwa kukojoa | haja ndogo & -shindwa | haja ndogo & haitoki | kibofu & -jaa |
    kibofu & -vimba | kibofu & -uma & hautoki | susu & haitoki | susu & hawezi | hawezi susu | siwezi pee | hawezi pee | urine haitoki | pee haitoki | mkojo & matone tu
  `,
  'long-erection':
    'uume & -simama & masaa | uume & haulali | uume & haishuki | uume & haushuki | uume & ngumu & masaa | jogoo & -simama & masaa | uume & tangu & -simama  | uume & -simama & saa | erection & masaa | erection & haishuki',
  'sunken-eyes':
    'macho & -ingia | macho & -zama | macho & -bonyea | macho & -didimia | macho & shimo | macho & mashimo | macho & ndani | macho yamerudi ndani | eyes zimesink | macho yamesink | eyes ziko sunken',
  'much-watery': `
    -hara & maji tupu | -harisha & maji tupu | -endesha & maji tupu | -hara & kama bomba | -harisha & kama bomba | -harisha & mara ishirini | -hara & mara kumi | -harisha & mara kumi | -endesha & mara kumi | -hara & mfululizo | -harisha & mfululizo |
    -hara & bila kukoma | -harisha & haikomi | -hara & mchele | -harisha & mchele | -endesha & haikomi | choo & mchele | choo & maji & haikomi | -diarrhoea & maji | cholera | kolera
  `,
  'chemical-in-eye': `
    sabuni & jicho | jik & jicho | jik & macho | jiki & jicho | jiki & macho | bleach & macho | bleach & jicho | asidi & macho | asidi & jicho | saruji & macho | simenti & macho | simenti & jicho | cement & macho | cement & jicho |
    chokaa & macho | chokaa & jicho | dawa ya wadudu & macho | dawa ya shamba & macho | dawa & -rukia & macho | dawa & -rukia & jicho | petroli & macho | petroli & jicho | kemikali & macho | kemikali & jicho | betri & maji & macho | pilipili & macho & spray | superglue & jicho | gundi & jicho
  `,
  'eye-injury':
    'jicho & -toboka | jicho & -pasuka | jicho & -chomwa | jicho & -dungwa | jicho & -pigwa | jicho & mwiba | jicho & kijiti | jicho & chuma | jicho & kioo | jicho & ngumi | jicho & -jeruhi | jicho & jiwe & -piga | jicho & waya | damu & jicho & -pigwa',
  drooling:
    'mate & -dondoka & koo | mate & -miminika & koo | mate & hawezi kumeza | mate & siwezi kumeza | mate & -churuzika & koo | mate & -toka & koo | anadrool | hawezi kumeza hata mate | siwezi kumeza hata mate | sauti & viazi & koo | sauti & -badilika & koo',
  'swelling-to-eye':
    'jino & jicho & -vimba | jino & shavu & jicho | shavu & -vimba & jicho | jicho & -fura | jicho & -vimba & jino | uso & -vimba & jicho & -fumba | jino & shingo & -vimba',
  'black-skin':
    'ngozi & -geuka & nyeusi | ngozi & -kuwa & nyeusi | nyama & -oza | kidonda & -oza | kidonda & cheusi | ngozi & -oza | mguu & -oza | kidole & -oza | kidole & cheusi | gangrene | nyama & -nuka | kidonda & nyeusi & -sambaa | uvimbe & cheusi',
  'spreading-red-skin': `
    wekundu & -sambaa | wekundu & -panda | wekundu & -enea | wekundu & -zidi | ngozi & nyekundu & -sambaa | ngozi & nyekundu & -panda | uvimbe & -sambaa & moto | uvimbe & -panda & homa | mguu & nyekundu & moto & -vimba | mstari mwekundu | mistari myekundu |
    kidonda & -vimba & homa | kidonda & wekundu & homa | red & -spread | cellulitis
  `,
  'skin-peeling':
    'ngozi & -banduka | ngozi & -chubuka | ngozi & -menyuka | ngozi & -ambuka | ngozi & -bambuka | ngozi & -vuka & dawa | ngozi & kama -ungua & dawa | midomo & vidonda & dawa & -meza | ngozi & -peel | mdomo & vidonda & septrin | malengelenge & dawa & mwili | steven johnson',
  'low-sugar':
    'sukari & -shuka | sukari & -anguka | sukari & chini | sukari & ndogo & mno | sugar imeshuka | sugar iko chini | sugar imedrop | sugar low | sukari & -dondoka | hypo ',
  'deep-breathing':
    'kupumua & ndani sana | pumzi & matunda | pumzi & harufu & matunda | -pumua & ndani & haraka | mdomo & -nuka & matunda | ketones | keto',
  'sickle-cell':
    'sickle | sikoseli | siko sell | siko sel | sikle | ugonjwa wa seli | sicko | scd | seli mundu | damu ya mundu',
  'suicide-plan': `
    kamba & -nunua | kamba & shingo | sumu & -nunua & kufa | vidonge & -kusanya & kufa | vidonge & nataka kufa  | -ruka & ghorofa & kufa | -ruka & daraja | -jitupa & gari | -jitupa & mto | -jirusha & ghorofa | -jirusha & gari | -jichoma & kisu | -jikata & mishipa |
    -jikata & mkono & kufa | -jitia kitanzi | -jiwasha moto | -jimwagia petroli | -jidunga & kisu | -jipiga risasi | -jitoa & uhai | -jitoa & maisha | -jiondoa duniani | nijitoe uhai | nijiue | ajiue | nimeamua kufa | usiku wa mwisho & kwaheri | ujumbe wa mwisho |
    nitamaliza maisha | nimalize maisha | amalize maisha | -kill myself | -kill himself | commit suicide | nicommit | -jikill | nijimalize | ajimalize | ameaga & watoto & kufa | barua & kuaga | nimepanga & kufa | -jisumu
  `,
  'suicide-thoughts': `
    natamani & kufa | bora & kufa | heri & kufa | heri nife | afadhali nife | afadhali & kufa | kuishi & -choka | maisha & -choka | maisha & maana | sioni maana ya maisha | sioni haja ya kuishi | sitaki & kuishi | nisiwepo | nisingekuwepo | nisiamke | nilale nisiamke |
    sioni kesho | hataki kuishi | anatamani kufa | anasema afe | afe tu | life haina maana | nimechoka na life | nimechoka na hii life | niende tu nipumzike milele | dunia & -choka
  `,
  voices:
    'sauti & kichwa & -ambia | sauti & -amrisha | sauti & haziishi & kichwa | anasikia watu & hawapo | anaona watu & hawapo | anaona vitu & havipo | anaongea na & hawaonekani | -rukwa akili | -rukwa na akili | amepandwa na mapepo | -vua nguo & barabarani | anatembea uchi | anasema yeye ni mungu | anasema yeye ni yesu | anahisi -fuatwa | anasikia voices | nasikia voices | ako na wazimu',
  'danger-to-others':
    'panga & -tisha | kisu & -tisha | kisu & -fukuza | panga & -fukuza | panga & -shika & watu | kisu & -shika & watu | shoka & -shika | anataka kumuua | anataka kutuua | atamuua | atatuua | anataka kuchoma nyumba | anarusha mawe | anapiga watu | anashambulia | -vunja & milango & fujo',
  'stopped-alcohol':
    'pombe & -acha & siku | pombe & -kosa & siku | pombe & -acha & jana | pombe & -acha & -tetemeka | pombe & hajanywa | gongo & -acha | busaa & -acha | changaa & -acha | chang aa & -acha | mnazi & -acha & pombe | alistop kunywa & pombe | -stop pombe | ulevi & -acha | mlevi & -acha',
  rape: '-bakwa | -najisiwa | -lawitiwa | -ingiliwa & nguvu | -ingiliwa & kimwili | -lazimishwa & ngono | -lazimishwa & mapenzi | -fanya mapenzi & nguvu | -lala na mimi & nguvu | amenirape | alinirape | nimerapiwa | -rape | -fanyiwa tabia mbaya | -fanyia tabia mbaya | -haribu mtoto & sehemu | -chezewa sehemu za siri | nguo & -chania & nguvu | -nywesha & dawa & ngono | -defile',
  'child-abuse':
    'mtoto & -unguzwa | mtoto & -chomwa & pasi | mtoto & -chomwa & mikono | mtoto & alama & kuchapwa | mtoto & -chapwa & sana | mtoto & -nyimwa chakula | mtoto & -fungwa kamba | mtoto & -teswa | mtoto & -nyanyaswa | mtoto & mjomba & siri | mtoto & baba & siri | mtoto & mwalimu & siri | mtoto & -shikwashikwa | mtoto & -guswa & siri | mtoto & makovu & -piga',
  unsafe:
    'naogopa & kuniua | atanimaliza | ataniua | atatuua | nimejificha | nimefungiwa ndani | nimejifungia | -nikaba | -kabwa & shingo | -niwekea kisu | amesema ataniua | anasema ataniua | anakuja kuniua | yuko nje & -piga mlango | anavunja mlango | nimekimbia nyumbani | siko safe | si salama kurudi | anakuja na panga | leo ataniua',
  'mammal-bite': `
    mbwa & -uma | mbwa & -ng ata | mbwa & -ngata | mbwa & -kwaruza | mbwa & -lamba & kidonda | mbwa & meno | paka & -ng ata | paka & -uma | paka & -kwaruza | nyani & -uma | tumbili & -ng ata | popo & -uma | popo & chumba | fisi & -uma | bweha & -uma | punda & -uma | panya & -uma |
    ngedere & -uma | mongoose & -uma | dog & -bite | dog imeniuma | dog imemuuma | mbwa alimbite
  `,
  'deep-bite':
    'mbwa & -ng ata & uso | mbwa & -uma & uso | mbwa & -uma & kichwa | mbwa & -uma & shingo | mbwa & -nyofoa | mbwa & nyama & -toa | =mbwa & -rarua | mbwa & -chana | mbwa & kidonda kirefu | mbwa & vidole & -uma | fisi & uso | mbwa & damu nyingi',
  'venom-bite':
    'nge & -gonga | nge & -uma | nge & -dunga | nge & -choma | ng e & -uma | ng e & -choma | kisusuli | scorpion & -uma | buibui & -uma | buibui & -ng ata | spider & -uma | tandu & -uma | tandu & -ng ata | nyuki wengi | mzinga & nyuki | kundi la nyuki',
  'hiv-exposure':
    'sindano & -jichoma | sindano & -jidunga | damu & -rukia & macho | kondomu & -pasuka | condom imepasuka | cd imepasuka | condom iliburst | mwenye ukimwi & -lala | mwenye virusi & -lala | positive & -lala na | wembe & damu & -shirikiana | nahitaji pep | nataka pep',
} as const;
