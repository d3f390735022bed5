/**
 * Shy thoughts of death, voices, violence, forced sex, stopped alcohol, bites and exposures as people tell
 * them calmly.
 */
export const mindAndExposureWaits = {
  'suicide-thoughts': `
    =tired of waking up | =tired of opening my eyes & morning | =disappointed & woke up again | =sad that i woke up | =disappointed that i woke up | =wish god would take me | =wish & lord would take me | =wish death would come |
    =waiting for death & nothing | =ready to die & no plan | =not afraid to die & tired | =life without me & better | =do not belong in this world | =not want this life | =nobody would notice if i was gone |
    =no one would miss me | =they would be happier without me | =what is the point of living | =no point being alive | =see no point in living | =sees no point in living | =fed up with living | =fed up of living |
    =decu de me reveiller | =decue de me reveiller | =que la mort vienne | =attends la mort & fatigue* | =plus envie de me lever & vivre | =je manquerais a personne | =ne manquerais a personne | =personne ne me regretterait |
    =ne sers a rien & vivre | =je suis de trop & monde | =je suis un fardeau & mourir | =sa vie n a plus de sens | =ne veut plus vivre | =ne veut pas vivre | =vivre me fatigue | =vivre me pese |
    =kifo kije | =natamani kifo kije | =nasubiri kifo | =nangoja kifo | =sina thamani & kuishi | =hakuna atakayenikosa | =hakuna atakayeniona nikifa | =nikifa hakuna & atakayejali | =nikifa & hakuna atajali |
    =nikifa & hakuna mtu atajali | =nikifa nani atajali | =no one atanimiss | =hakuna mtu atanimiss | =nobody atanimiss | =kwa nini bado naishi | =mbona bado niko hai | =kwanini bado niko hai | =naishi tu bila & maana |
    =kuishi hakuna maana | =kuishi hakuna faida | =kuishi kwangu & haina | =kuishi sina hamu | =moyo & umechoka kuishi | =roho imechoka kuishi | =nimechoka na hii dunia | =nimechoka na haya maisha | =nimechoka na hii life |
    =naona giza & kuishi | =life imenichosha | =life imenishinda & kuishi | =sioni haja ya kuendelea kuishi | =sioni sababu ya kuendelea kuishi | =sina sababu ya kuendelea kuishi | =natamani kuondoka duniani | =nataka kuondoka duniani | =nataka kulala milele | =natamani kulala milele | =kufa & nipumzike | =mimi ni mzigo | =nimekuwa mzigo | =najiona mzigo |
    =naona mimi ni mzigo | =plus heureux sans moi | =natamani mungu anichukue | =rahisi nisingeamka | =bora nisingeamka | =heri nisingeamka | =afadhali nisingeamka |
    =better nisingeamka | =kulala bila kuamka tena | =natamani nisingekuwepo | =heri nisingekuwepo | =afadhali nisingekuwepo | =heri nisingekuwa hai | =bora nisingekuwa hai |
    =afadhali nisingekuwa hai | =natamani nisingekuwa hai | =better nisingekuwa hai | =ingekuwa rahisi bila mimi | =ingekuwa poa bila mimi | =najiskia kufa but | =najiskia kufa tu |
    =najisikia kufa tu | =naskia kufa tu | =nitoweke duniani | =wishes she could die | =wishes he could die | =wish i could die | =wish i could just die |
    =wish i could sleep forever | =wish to sleep forever | =feel like dying & plan | =feel like dying & tired of | =feel like i should not be alive |
    =should not be alive & sometimes | =should never have been born | =voudrais m endormir pour toujours | =dormir pour toujours | =si seulement je pouvais mourir |
    =si je pouvais mourir | =si je pouvais disparaitre | =mieux morte | =mieux mort | =tout le monde & mieux sans | =ma vie n a plus de sens | =plus de sens a ma vie |
    =rien ne me retient & vie | =anasema afadhali afe | =anasema bora afe | =anasema heri afe | =anasema hataki kuishi | =hataki kuishi | =hataki tena kuishi | =sitaki tena kuishi |
    =nataka nife | =nataka nikufe | =nitamani kufa | =naomba kufa | =naomba nife | =naomba mungu & nife | =namwomba mungu & nife | =namuomba mungu & anichukue |
    =namwomba mungu anichukue | =think* of dying | =thinking of dying | =think* about dying | =thought* of dying | =thinks of death | =think of death | =thinking of death |
    =thinkin of dyin | =tink of dying | =thought* of being dead | =think* about being dead | =dream of being dead | =better & if i was dead | =better & if i were dead |
    =beta & if i was ded | =better off ded | =beter off ded | =beta off ded | =beta off dead | =beta if i was dead | =better & if i died | =easier & if i died |
    =better & if i was gone | =better & if i were gone | =easier & if i was gone | =better off without me | =beta off without me | =lighter without me | =happier without me |
    =easier without me | =better without me | =world & without me | =family & better without me | =children & better without me | =wish* i would not wake |
    =wishing i would not wake | =wish* not to wake up | =wishing not to wake up | =rather not wake up | =would rather not wake | =hope i do not wake | =hoping i do not wake |
    =wish i did not wake up | =wish i never woke | =would not mind & not waking | =would not mind dying | =not mind if i died | =like not to wake up | =prefer not to wake up |
    =sleep and not wake up | =sleep and never wake | =go to sleep & not wake up | =wish* & could vanish | =wish* to vanish | =want to vanish | =wish* & could disappear |
    =wishing i could disappear | =wish i was never born | =wish* i had never been born | =wish i were never born | =wish* i was not alive | =wish* i were not alive |
    =wish* i did not exist | =wishes she did not exist | =wishes he did not exist | =wish* to be dead | =wishes she were dead | =wishes he were dead | =wishes she was dead |
    =wishes he was dead | =would like to die | =would prefer to die | =would welcome death | =welcome death | =dying would be easier | =dying would be a relief |
    =death would be a relief | =death & relief & sometimes | =dying & rest & sometimes | =no reason to go on | =not see the point of living | =no point in going on |
    =no point & carrying on living | =do not see why i live | =why am i still alive | =why i am still alive | =why i am alive & sometimes | =not want to be here any more |
    =not want to exist | =stop existing | =cease to exist | =not be around anymore | =rather not be alive | =rather not be here & sometimes | =rather not exist |
    =passive & suicidal | =passive & death | =passive ideation | =si without plan | =would not care if i died | =nobody would miss me | =no one would notice if i died |
    =burden to everyone | =burden & better gone | =tired of being alive | =tired of existing | =sick of living | =sick of being alive | =done with life | =life feels pointless |
    =life & not worth living | =god take me | =god to take me | =pray* & take me & sleep | =nothing to live for | =living has no point | =pense a mourir | =penser a mourir |
    =pense a la mort | =pense souvent a la mort | =pens a mourir | =panse a mourir | =songe a mourir | =songe a la mort | =mourir serait | =mourir me reposerait |
    =mourir & soulagement | =mort & soulagement | =mort me soulagerait | =mourir & plus simple | =mourir & plus facile | =aimerais mourir | =aimerait mourir | =voudrait mourir |
    =prefererais mourir | =prefererait mourir | =prefere mourir | =idees de mourir | =idee de mourir | =ide de mourir | =idees de mort | =ide de mort | =idees de la mort |
    =idees noires | =ide noir | =ides noires | =pensees de mort | =envie de mourir | =anvi de mourir | =envi de mourir | =envie de partir pour toujours | =envie de ne plus exister |
    =ne plus exister | =cesser d exister | =arreter d exister | =mieux sans moi | =sans moi & serait mieux | =sans moi & serait plus | =sans moi & iraient mieux |
    =sans moi & irait mieux | =sans moi & mieux | =mieu sans moi | =monde & sans moi | =aimerais ne pas me reveiller | =voudrais ne pas me reveiller |
    =voudrais ne plus me reveiller | =prefererais ne pas me reveiller | =aimerais ne plus me reveiller | =espere ne pas me reveiller | =m endormir & ne plus me reveiller |
    =dormir & ne plus se reveiller | =dormir et ne jamais | =ne plus se reveiller & aimerait | =ne pas se reveiller & voudrait | =voudrais disparaitre | =aimerais disparaitre |
    =voudrait disparaitre | =aimerait disparaitre | =envie de disparaitre | =jamais du naitre | =n etre jamais ne | =ne jamais etre nee | =pas du naitre | =si je mourais & mieux |
    =si je mourais & personne | =si j etais mort & mieux | =si j etais morte & mieux | =mieux si j etais mort* | =mieux si je n existais | =si je n existais pas |
    =si je n etais plus la | =ne vois plus & raison de vivre | =plus de raison de vivre | =aucune raison de vivre | =plus le gout de vivre | =plus gout a la vie |
    =pas le gout de vivre | =a quoi bon vivre | =a quoi bon continuer a vivre | =vivre & ne sert a rien | =vie & ne sert a rien | =plus la force de vivre | =plus envie d etre la |
    =plus envie de vivre | =pas envie de vivre | =fatigue d exister | =fatiguee d exister | =un poids pour tous | =que dieu me prenne | =dieu me reprenne | =dieu me rappelle |
    =nawaza kufa | =nawaza tu kufa | =anawaza kufa | =ninawaza kufa | =nawaza kifo | =nawaza juu ya kifo | =anawaza kifo | =-waza kufa | =-fikiria kufa | =nafikiria kufa |
    =anafikiria kufa | =nafikiria kifo | =fikra za kufa | =mawazo ya kufa | =mawazo ya kifo | =wazo la kufa | =nawaza kuhusu kufa | =nafikiria kuhusu kufa | =angependa kufa |
    =ningependa kufa | =ningependa nife | =angependa afe | =angetamani kufa | =ningetamani kufa | =anatamani kufa | =natamani kufa | =natamani kifo | =anatamani kifo |
    =natamani nife | =natamani nikufe | =najiskia kufa & plan | =najiskia kufa & sina | =najisikia kufa & plan | =nafeel kufa | =nafeel kudie | =nataka kudie | =natamani kudie |
    =nawish nife | =nawish nikufe | =nawish kufa | =nawish ningekufa | =nawish nisiamke | =nawish nisingeamka | =natamani nisingeamka | =natamani nisiamke |
    =natamani nilale nisiamke | =nisingeamka tena | =nisiamke tena | =nisipoamka tena | =kulala asiamke | =kulala nisiamke | =alale asiamke | =nilale nisiamke |
    =angependa kulala milele | =nilale tu milele | =bora nisiamke | =heri nisiamke | =afadhali nisiamke | =natamani nisingezaliwa | =afadhali nisingezaliwa | =bora nisingezaliwa |
    =heri nisingezaliwa | =asingezaliwa & anasema | =kwa nini nilizaliwa | =mbona nilizaliwa | =nisingekuwepo duniani | =asingekuwepo duniani | =nisiwepo duniani | =bora nisikuwepo |
    =heri nisikuwe | =bora nisingekuwepo | =better nisiwe | =better nisikuwe | =better nisiexist | =heri nisiexist | =bora nisiexist | =nisiexist | =nisingeexist |
    =better nisingekuwa | =better nikufe | =better nife | =heri nikufe | =bora nikufe | =afadhali nikufe | =afadhali nife | =heri ningekufa | =bora ningekufa | =afadhali ningekufa |
    =bora angekufa & anasema | =heri angekufa | =heri kifo | =bora kifo | =afadhali kifo | =nafuu kifo | =bora bila mimi | =bila mimi & bora | =bila mimi & better |
    =better bila mimi | =heri bila mimi | =bila mimi & heri | =bila mimi & afadhali | =afadhali bila mimi | =bila mimi & rahisi | =bila mimi & furaha | =dunia & bila mimi |
    =wangekuwa & bila mimi | =better off bila mimi | =better without mimi | =bora nikiwa sipo | =nikiwa sipo & bora | =nikiwa sipo & afadhali | =nikipotea & hakuna & atakaye |
    =nipotee tu | =natamani kupotea | =natamani nipotee | =natamani kutoweka | =natamani nitoweke | =nataka kutoweka | =anatamani kutoweka | =sioni maana ya kuishi |
    =haoni maana ya kuishi | =sioni maana & maisha | =haoni maana & maisha | =sioni sababu ya kuishi | =haoni sababu ya kuishi | =haoni haja ya kuishi | =sioni umuhimu wa kuishi |
    =haoni umuhimu wa kuishi | =sioni faida ya kuishi | =haoni faida ya kuishi | =maisha haina maana | =maisha hayana maana | =life haina maana | =life haina meaning |
    =life haina point | =sioni point ya kuishi | =sioni point ya life | =sina reason ya kuishi | =hakuna reason ya kuishi | =sina haja ya kuishi | =sina hamu ya kuishi |
    =hana hamu ya kuishi | =hamu ya kuishi & imeisha | =sina nguvu ya kuishi | =nimechoka kuishi | =amechoka kuishi | =nimechoka kuexist | =nimechoka na maisha |
    =amechoka na maisha | =nimechoka na dunia | =amechoka na dunia | =dunia imenichosha | =maisha yamenichosha | =nimechoshwa na maisha | =amechoshwa na maisha | =tired na life |
    =tired na maisha | =kuishi & kumenichosha | =hataki kuendelea kuishi | =sitamani kuishi | =hatamani kuishi | =mungu anichukue | =mungu amchukue & anasema | =mungu nichukue |
    =kufa ni afadhali | =kufa ni bora | =kufa ni heri | =kufa & pumziko | =kufa ingekuwa | =kufa kungekuwa | =niondoke duniani | =aondoke duniani | =sometimes & kufa & sina plan |
    =at times & kufa & plan | =parfois & kufa | =nawaza mourir | =naskia kudie | =nathink kudie | =nafikiria kudie | =nawaza kudie | =thoughts za kufa | =thoughts za kudie |
    =thoughts za death
  `,
  voices: `
    =people on tv know me | =people who are not there | =people who are not in the room | =people nobody else sees | =people nobody sees | =someone who is not there |
    =answers voices | =whispering to people | =hears wispers | =hears whispers | =hear whispers | =hearing whispers | =hear wispers | =here vioces | =hears vioces |
    =hear my name & alone | =heard my name & alone | =my name called & alone | =calling my name & nobody | =saying my name & nobody | =vioces sayin my name | =voices saying my name |
    =voices chat | =voices & comment* | =voice & comments on | =hear my late | =hears her late | =hears his late | =hear my dead | =talking to the fridge | =talks to the fridge |
    =talks to the television & answer* | =talks to the wall | =talking to the walls | =tv know me | =tv talks about me | =tv & talking about me | =radio & talking about me |
    =radio & sends me messages | =laughs alone & answer* | =talks back to voices | =entends mon nom | =entend son nom & personne | =repond a des gens invisibles | =gens invisibles |
    =personnes invisibles | =gens qu on ne voit pas | =personnes qu on ne voit pas | =gens qui ne sont pas la | =parle seule depuis | =parle seul depuis | =repond a des voix |
    =repond aux voix | =une voix & commente | =voix & commente* | =voix lui racontent | =voix me parle | =voix me parlent | =voix & quand je suis seul* | =tele parle de moi |
    =radio parle de moi | =micros & leur repond | =entends feu | =entends & defunt* | =entends & decede* & appel* | =anasikia watu wanamwita | =nasikia watu wananiita |
    =nasikia watu wakiongea & peke yangu | =wakiongea nami & peke yangu | =anajibu sauti | =najibu sauti | =sauti tusizosikia | =sauti wasizosikia | =sauti ambazo hatuzisikii |
    =anaongea na watu wasioonekana | =watu wasioonekana | =watu ambao hawapo | =anajibu watu & hawapo | =kusikia watu & hawapo | =nasikia marehemu | =anasikia marehemu |
    =marehemu & akiniita | =marehemu & ananiita | =nasikia & marehemu & nikiwa | =nasikia jina langu | =anasikia jina lake | =sauti kwenye redio & kumzungumzia |
    =redio & inanizungumzia | =redio inaniongelea | =runinga wananijua | =runinga & inanizungumzia | =tv inaniongelea | =tv & wananijua | =tv inaongea kunihusu | =naskia voices |
    =nasikia voices | =anaskia voices | =naskia watu & hawako | =anaskia watu & hawako
  `,
  'partner-violence': `
    =makofi & akilewa | =makofi & akikasirika | =makofi & akirudi ulabu | =makofi & akirudi amelewa | =makofi & kunifungia | =makofi & mume wangu | =mume & makofi & mara kwa mara |
    =ngumi & akilewa | =vibao & akilewa | =vibao & akikasirika | =makofi & hubby | =makofi & husband | =makofi & boyfriend | =slap & akilewa | =flat of his hand |
    =slapped by partner | =slapped by husband | =slapped by my | =partner slaps | =boyfriend slaps | =hubby slaps | =husband & slaps | =slap me & drunk | =slaps me |
    =he would slap me | =he slap me | =pull my hair & slap* | =shoves me & insults | =insults and shoves me | =pushes me & insults | =husband & pushed her | =husband & slapped her |
    =husband & hits her | =husband & beats her | =boyfriend & hits her | =hits me when he drinks | =hits me when drunk | =beats me when he | =raises his hand & me & husband |
    =lays hands on me | =ipv & slap* | =m a gifle* | =ma gifle | =me gifle | =me giflait | =gifles repetees | =vpi & gifles | =me bouscule & insulte | =m insulte & bouscule |
    =il me battait | =il me batait | =il me batai | =me tape quand il boit | =me frappe quand il boit | =me donne des gifles | =me donne des claques | =leve la main sur moi |
    =violence du conjoint | =hunislap | =ananislap | =alinislap | =amenislap | =kunislap | =husband hunislap | =hubby hunislap | =hunibeat | =ananibeat | =hunipunch | =ananipunch |
    =hunipiga makofi | =ananipiga makofi | =alinipiga makofi | =hunipiga makonde | =ananipiga makonde | =hunipiga ngumi | =ananipiga ngumi | =hunipiga vibao | =ananipiga vibao |
    =hunizaba | =ananizaba | =amenizaba | =hunizaba vibao | =ananizaba makofi | =hunichapa & akilewa | =ananichapa & akilewa | =hunichapa slap | =hunichapa makofi |
    =ananichapa makofi | =hunipiga akilewa | =ananipiga akilewa | =hunipiga & sometimes | =boyfriend hunipiga | =bf hunipiga | =mume hunipiga | =mpenzi hunipiga | =mume ananipiga |
    =mpenzi ananipiga | =mchumba ananipiga | =mchumba hunipiga | =mume & humsukuma | =mume & humpiga | =mume & hunisukuma | =mume & hunitukana & hunipiga |
    =ananitukana & ananisukuma | =ananitukana na kuninyima | =ananitukana na kunisukuma | =ananitukana & kunipiga | =hunitukana & kunipiga | =bwanangu hunipiga |
    =bwana yangu hunipiga | =jamaa yangu hunipiga | =mzee wangu hunichapa
  `,
  rape: `
    =date & would not stop | =my date & not stop | =boyfriend & not stop when | =man would not stop when | =alinilazimisha kulala naye | =alinilazimisha kulala nae |
    =amenilazimisha kulala naye | =nililazimishwa kulala naye | =alini force & last night | =alini force tulale | =alini force sex | =alini force & usiku | =mtu alini force |
    =aliniforce tulale | =aliniforce sex | =aliniforce & last night | =il m a obligee avant hier | =forced me last night | =forced himself & me | =made me do it & said no |
    =nilisema hapana & hakuacha | =nilikataa & hakusikia & tulale | =alinilazimisha tulale | =alinilazimisha tendo | =alinilazimisha kufanya & mapenzi | =alinilazimisha mapenzi |
    =alinilazimisha ngono | =alinilazimisha sex | =nililazimishwa & mapenzi | =nililazimishwa ngono | =nililazimishwa tendo | =mwanaume alinilazimisha | =mwanamume alinilazimisha |
    =ninayemjua alinilazimisha | =ninayemfahamu alinilazimisha | =nisiyemjua alinilazimisha | =nnaemjua & kulala nae | =alnlazmisha kulala | =usiku & alinilazimisha & sijaumia |
    =juzi & alinilazimisha & sijaumia | =nilibe forced | =nilikuwa forced | =forced na ex | =forced na boyfriend | =alini rape | =alinirape | =nilirapiwa | =rapiwa | =i was rapt |
    =m a impose un rapport | =impose un rapport | =imposee un rapport | =rapport & malgre mes refus | =rapport & malgre mon refus | =m a obligee & blessee | =m a oblige* a coucher |
    =m a force* a coucher | =j ai dit non & continue* | =il a continue & dit non
  `,
  'rape-past': `
    =done to me as a girl | =done to me as a child | =done to me as a boy | =touched as a child | =happened to me as a child & talk |
    =raped & years back | =rapt & years ago | =rapt & yers ago | =fait cela enfant | =fait ca enfant | =fait ca quand j etais petite | =subi & enfant & abus | =nilifanyiwa nikiwa |
    =nilirapiwa & years back | =nilirepiwa & years back | =nilifanyiwa & nikiwa mtoto | =nilifanyiwa & utotoni | =nilirapiwa & zamani
  `,
  'stopped-alcohol': `
    =last brandy | =last whisky | =last beer & yesterday | =last gin | =last waragi | =quit waragi | =quit beer | =quit brandy | =quit gin | =quit changaa | =quit the bottle |
    =quit booze | =put down the bottle | =put the bottle down | =without waragi | =without beer | =without gin | =without brandy | =without a drink | =day off wine | =days off wine |
    =off the booze | =off the bottle | =days dry | =four days dry | =days sober | =stopd brandy | =stopped brandy | =stopped beer | =stopd beer | =stopped waragi | =stopped gin |
    =stopped changaa | =no alcohol x | =no alcohol since | =premier jour sans biere | =jour sans biere | =jours sans biere | =jour sans alcool | =jours sans alcool |
    =sans boire d alcool depuis | =arrete la biere | =arete la biere | =stope la biere | =arrete la primus | =arrete le whisky | =arrete le vin | =arrete le kanyanga |
    =arrete l urwagwa | =arrete le lotoko | =dernier verre avant hier | =dernier verre hier | =derniere biere hier | =day two bila pombe | =bila pombe | =siku & bila pombe |
    =nimestop kunywa | =nimestop keg | =nmestop keg | =nimestop pombe | =nimeacha konyagi | =nimeacha keg | =nimeacha chang aa | =nimeacha changaa | =nimeacha gongo | =nimeacha bia |
    =ameacha konyagi | =ameacha gongo | =ameacha bia | =ameacha changaa | =amestop pombe | =amestop kunywa | =nimewacha pombe | =nimewacha keg | =ulabu & nimeacha
  `,
  shakes: `
    =hands rattle | =hands jitter | =hands jittery | =hands tremble | =hands shake | =spills tea & hands | =mains renversent | =mains tremblent | =min tranble | =mikono inashake |
    =mikono zinashake | =mikono zinatetemeka | =jitters & hands
  `,
  'mammal-bite': `
    =chien imeniuma | =trait de griffe | =chat & griffure | =chien & griffure | =puppy nipped | =dog nipped | =cat nipped | =bat nipped | =jackal nipped | =monkey nipped |
    =puppy & nibite | =puppy & imenibite | =dog & imenibite | =dog imenibite | =puppy ya jirani & scratch | =puppy & ime scratch | =cat & imeniscratch | =cat drew a line |
    =cat & thin line & arm | =cat & thin line & forearm | =nip & neighbour s dog | =nip on the calf | =bat flew into my hair | =bat & nick & ear | =bat & scratch* & sleep* |
    =monkey scratched | =monkey licked | =chien ilimubite | =chien & mubite | =chien imenigriffer | =chien & griffer | =chien & l a pince* | =chien & m a pince* | =chien l a pincee |
    =chien & m a griffe | =chiens & m a griffe & mollet | =griffe & chat du voisin | =chat du voisin & griffe | =chat & m a griffe | =singe m a griffe | =umbwa & imemuuma |
    =umbwa & imeniuma | =umbwa imemuuma | =mbwa & alimchuna | =mbwa & amemchuna | =mbwa amenichuna | =mbwa amenitoboa | =mbwa & amenitoboa | =mbwa & amemtoboa | =mbwa amenikwaruza |
    =mbwa & kwaruza & jino | =paka amenikwaruza | =paka amemkwaruza | =paka & alinikwaruza | =nyani & alinilamba | =nyani amenikwaruza | =tumbili amenikwaruza |
    =popo & amenigusa & usiku
  `,
  'hiv-exposure': `
    =sindano ya mgonjwa & -choma | =sindano & mgonjwa & imenichoma | =niligusa damu ya mgonjwa | =nimegusa damu ya mgonjwa | =showed me his hiv card | =showed me her hiv card |
    =kanyaga sindano & jalalani | =needle & client & pricked | =positive patient s blood | =hiv patient & blood & eye | =blood & cracked finger & positive | =blood got on my & cut |
    =blood splash* & eye | =slept with him & hiv | =slept with her & hiv | =told me & hiv positive & slept | =couche avec lui & seropositif | =couche avec elle & seropositive |
    =m avoue etre seropositif | =m a avoue & seropositi* | =avoue & seropositi* | =sang du patient & oeil | =sang & patient & seropositif | =pique & aiguille & patient |
    =sindano & imeniprick | =needle & imeniprick | =sindano yenye damu | =nilichomwa na sindano ya | =nimechomwa na sindano ya mgonjwa | =sindano iliyotupwa | =sindano & jalalani |
    =sindano & haijulikani ni ya nani | =damu ya mgonjwa & jichoni | =mgonjwa wa hiv & jichoni | =mgonjwa wa vvu & jichoni | =damu yake & kidonda changu |
    =damu & kidonda changu & vvu | =nililala na mtu & vvu | =nililala na mtu & hiv | =nimelala na mtu & vvu | =kuwa ana vvu & nililala | =kondm imepask & hiv |
    =kondomu imepasuka & vvu | =kondomu imepasuka & hiv | =karatasi & ana vvu
  `,
  'unprotected-sex': `
    =we did not use anything | =did it & no rubber | =ago no rubber | =preservatif de & dechire | =n y avait pas de preservatif | =had sex & missed pill | =missed pill & sex |
    =missed pills & sex | =forgot my pills & sex | =forgot my pill & sex | =forgot pills & had sex | =not use anything & saturday | =not on the pill & night |
    =used nothing & pregnant | =got carried away & nothing | =without a rubber | =no condom & night | =there was no condom | =dont wana fall pregnant |
    =not want to be pregnant & nothing | =preservatif & dechire | =preservatif & cede | =preservatif & craque | =preservatif s est dechire | =preservatif a cede |
    =rapport sans rien | =laisse emporter & sans rien | =pas de preservatif & soir | =tulifanya bila kinga | =tumefanya bila kinga | =tulifanya bila kondomu |
    =bila kondomu & sitaki mimba | =bila kinga & sitaki mimba | =condom ilipasuka | =condom imepasuka | =cd ilipasuka | =condom ili burst | =condom iliburst
  `,
  'child-abuse': `
    =michubuko & hataki kueleza | =michubuko & rika tofauti | =finger marks & cheek* | =caned & marks on | =caned & welts | =teacher & beat & bruise* | =teacher hit her |
    =teacher hit him | =teacher hit my | =teacher & hit & ruler | =teacher & slapped & pupil | =teacher & hit & welts | =teacher & ruler & welts | =pupil & loop shaped marks |
    =loop shaped marks | =pupil & bruises & hides | =marks on his legs & hides | =marks on her legs & hides | =bruise & shape of a hand | =bruises & shape of fingers |
    =marks & shape of a belt | =belt marks & child | =maitre & fouette | =maitre le bat | =maitre la bat | =maitresse le bat | =maitre & baton & marques |
    =prof & frappe & marques & eleve | =marques & bouts de cigarette | =bleus de toutes les couleurs | =traces de ceinture | =marques de ceinture | =traces de doigts & joues |
    =mwalimu humchapa | =mwalimu alimchapa | =mwalimu amemchapa | =mwalimu & humchapa & alama | =mwalimu & alimchapa & alama | =madrasa & alimchapa | =ustadhi alimchapa |
    =alimchapa bakora | =humchapa fimbo & alama | =humpiga mkanda | =babake humpiga | =baba yake humpiga | =mwanafunzi & alama & mkanda | =mtoto & alama za vidole |
    =alama za vidole mashavuni | =mtoto & alama za mkanda | =mtoto wa darasa & jicho jeusi | =mtoto & jicho jeusi & mara ya | =maelezo hayaeleweki & mtoto |
    =teacher amemchapa & alama | =teacher alimchapa & marks
  `,
} as const;
