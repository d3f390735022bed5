/**
 * Signs of danger of pregnancy, birth, the days after it, periods and ended pregnancies, as mothers and those beside
 * them tell them: by concept, separated by bars, found as they are written (`=`).
 */
export const mothersHeard = {
  'unborn-quiet': `
    =footballer & quiet | =dancer & quiet | =boxer & quiet | =kicker & quiet | =gymnast & quiet | =little one & quiet | =bump & quiet | =bump & silent | =belly & gone quiet | =belly & silent |
    =tummy & silent | =tummy & gone quiet | =womb & silent | =quiet in there | =silent in there | =hardly a nudge | =barely a nudge | =hardly a kick | =barely a kick | =hardly any kicks |
    =barely any kicks | =hardly one kick | =weak nudge* | =one nudge | =no nudge* | =not even a nudge | =only one soft touch | =only one soft kick | =only one soft push | =one soft kick |
    =one weak kick | =one small kick | =one little kick | =only one kick | =just one kick | =not one kick | =baby only once & day | =felt & baby only once | =kick* & one or none |
    =kick* & hardly one | =kicks & now none | =kikd & since | =not kikd | =not kickin | =kicks used to be | =last proper kick | =last real kick | =last strong kick | =last good kick |
    =last big kick | =last hard kick | =last kick & yesterday | =last kick & jana | =last kicked & yesterday | =not kicked me since | =not kicked since | =cold juice & still nothing |
    =cold drink & still nothing | =cold soda & still nothing | =cold water & still nothing | =nothing since & sweet drink | =nothing since & cold drink | =poked & stays quiet | =poked & nothing |
    =sluggish roll | =one slow roll | =one lazy roll | =maybe & flutter | =perhaps & flutter | =just a flutter | =only a flutter | =flutter & my own tummy | =babies slow down | =stillness & baby |
    =day of stillness | =lazy baby & today | =baby lazy today | =footballer & nothing | =boxes & nothing since | =kicks & nothing since | =s est tu depuis | =s est tue depuis | =s est tu & danseur |
    =s est tue & danseuse | =bebe ne danse plus | =bb ne danse plus | =petit ne danse plus | =danseur ne danse plus | =danseuse ne danse plus | =plus de coups & bebe | =pas un seul coup de pied |
    =pas un coup de pied | =un seul coup depuis | =coups & un seul depuis | =petits coups seulement | =coups seulement & bebe | =un petit coup & seulement | =d habitude & coups & aujourd hui |
    =ventre & muet | =muet dans mon ventre | =ventre silencieux | =silence dans mon ventre | =silence dans le ventre | =ce silence depuis | =depuis hier & silence | =silence & depuis hier soir |
    =dansait & presque plus | =boxe & presque rien | =boxe & presque plus | =coups de pied & plus rien | =coups de pied & soir rien | =coups de pied & hier rien | =coups de pied & matin rien |
    =coups de pied & presque rien | =bebe & sans bouger | =sans bouger & il dort | =petit & sage depuis | =bebe & sage depuis | =bebe tres sage | =bebe bien sage | =petit est bien sage |
    =bb bouj plu | =bebe bouj plu | =bebe bouj pa | =bb bouj pa | =bb bouge pa | =bb bouge pu | =ne remue plus | =ne gigote plus | =mtoto & kanyamaza | =mtoto & amenyamaza | =teke & kanyamaza |
    =teke & amenyamaza | =mateke & amenyamaza | =amenyamaza tumboni | =tumbo & -nyamaza | =tumbo & kimya | =tummy & kimya | =ball & kimya | =mtoi & kimya | =mtoi & silent | =mtoto & silent |
    =ukimya tu | =huu ukimya | =ukimya & tangu | =since jana & kimya | =tangu jana & kimya | =kimya & since jana | =silence since jana | =tangu hier & kimya | =na jana silent | =hata mguso |
    =mguso mmoja | =mguso & dhaifu | =hata kuguswa | =-gusa mara moja tu | =hata teke | =teke moja tu | =teke dhaifu | =mateke & hata moja | =mateke & ata moja | =mateke & kimya | =teke la mwisho |
    =hachezi kama zamani | =hachezi kama kawaida | =hachezi tangu | =hajacheza tangu | =hapana cheza | =hajadance | =hadance | =habougi | =habouge | =hajabouge | =ha bouge | =hajakick | =hakick |
    =hajamove | =hamove | =hajanipiga teke | =hanipigi teke | =hanipigi mateke | =hajamsukuma & mtoto | =hajanisukuma | =simsikii tangu | =simsikii toka | =simsikii mtoto | =sijamsikia mtoto |
    =sijamsikia tangu | =simskii mtoto | =mtoto & mvivu & leo | =amekuwa mvivu & mtoto | =siku nzima bila kucheza | =kutwa bila kucheza | =mtoto & bila kucheza | =tangu jana & ametulia |
    =mtoto ametulia & tumbo* | =kumwamsha mtoto & tumbo | =soda baridi & kimya | =soda baridi & hachezi | =maji baridi & hachezi | =maji baridi & kimya | =music & hakuna kitu |
    =alikuwa anacheza & kimya | =alikuwa akicheza & kimya | =alikuwa anacheza & silent | =not felt him today | =not felt her today | =not felt him since | =not felt her since |
    =not felt him all day | =not felt her all day | =not a wriggle | =no wriggles | =stopped dancing & baby | =movements have dropped | =movements have slowed | =movements dropped off |
    =movements & dwindled | =quieter than usual | =too quiet & bump | =too quiet & baby | =belly feels dead | =not respond & poke* | =not respond & cold water | =bebe qui dansait | =bb qui dansait |
    =bebe qui bougeait | =petit qui dansait | =baby & used to wake me | =ne le sens plus | =ne la sens plus | =ne tape plus & ventre | =ne tape plus & bebe | =repond plus & ventre |
    =repond pas & ventre | =trop calme & ventre | =trop calme depuis | =bebe & moins actif | =ventre comme mort | =hakuna hata mguso | =hakuna hata kuguswa | =haruki tena | =haruki ruki |
    =hajaruka tangu | =hatikisiki | =hajatikisika | =hajageuka tangu | =hageuki tena | =hapigi tena & tumbo* | =hajashtuka & tumbo* | =hanishtui tena | =amelala tu tumboni | =analala tu tumboni |
    =amepunguza kucheza | =amepunguza mateke | =nikibonyeza hajibu | =nikibonyeza & hashtuki | =baby hasogei | =baby hachezi | =bebe hachezi | =bebe hasogei | =mtoi hachezi | =mtoi haplay |
    =haplay kama kawaida | =baby ametulia tangu | =movement imepungua | =movements zimepungua | =kicks zimepungua | =kicks hakuna | =sijaskia kicks | =sijasikia kicks | =sisikii kicks |
    =siskii kicks | =sifeel kicks | =sijafeel kicks | =sijafeel baby | =sijamfeel | =baby amechill tangu
  `,
  'missed-period': `
    =months without & period | =weeks without & period | =month without & period | =not had a period | =period never came | =period did not show | =late & weeks & period | =niko late & weeks |
    =niko late & wiki | =period imeskip | =periods zimeskip | =period imechelewa | =mgeni wa mwezi hajaja | =mgeni wa mwezi & hajafika | =mgeni & mwezi & hajaonekana | =nimechelewa & vitone |
    =nimechelewa & matone | =nimechelewa & hedhi | =nmechlwa & perod | =nmechelewa & perod | =nimechelewa & period | =hajaona mwezi | =sijaona mwezi | =sijaona mamwezi | =hajaona mamwezi |
    =sijaona siku zangu | =hajaona siku zake | =siku zangu & kuruka | =siku zangu & -chelewa | =siku zangu zimeruka | =mwezi huu zimechelewa | =siku zake & -chelewa | =retard de & semaines & aine |
    =retard de & semaines & ventre | =retard de & semaines & gauche | =retard de & semaines & droite | =retard de & semaines & epaule | =pas vu mes regles | =pas vu ses regles | =pas eu mes regles |
    =regles sont pas venues | =imekataa kuja & period | =imekataa kuja & hedhi | =hedhi imegoma | =hedhi haijafika | =sijapata mwezi | =hajapata mwezi | =regles tardent | =regles ne viennent pas |
    =attends mes regles & semaines | =no sign of & period | =mp imechelewa | =mp imepotea | =period imekataa | =period imepotea | =sijaget period | =sijapata period | =hajapata period |
    =regles se font attendre | =siku zangu zimepitiliza
  `,
  'low-pain': `
    =left side & killing me | =right side & killing me | =hurts & on the right | =hurts & on the left | =pain ya chini | =pain chini | =chini & inanidunga | =chini & inadunga | =side & inanidunga |
    =side moja inanidunga | =tumbo ya chini & -kata | =tumbo la chini & -kata | =chini kushoto & -kata | =chini kulia & -kata | =tmbo la chn | =chini & upande mmoja | =mchomo chini |
    =maumivu & upande wa kushoto chini | =maumivu & upande wa kulia chini | =chini upande wa kushoto & maumivu | =chini upande wa kulia & maumivu | =chini ya kitovu & -choma | =dechire a droite |
    =dechire a gauche | =dechire & bas ventre | =pointe & aine | =pique & aine | =mal & aine gauche | =mal & aine droite | =pliee en deux | =doubled over | =double me up | =doubled up with pain |
    =upande mmoja wa tumbo & chini | =mal d un seul cote & bas | =en bas d un cote | =en bas d un seul cote | =low on one side | =side moja ya tumbo | =tumbo chini side moja |
    =kushoto chini ya tumbo | =kulia chini ya tumbo
  `,
  'sees-spots': `
    =see & fireflies | =eyes & fireflies | =sees & fireflies | =see & zigzags | =zigzags & eyes | =voi des etoile | =voi & etoile | =jvoi & etoile | =vois & lucioles | =voit & lucioles |
    =naona vimulimuli | =anaona vimulimuli | =naona nyota nyota | =black dots & dancing | =dots dancing & eyes | =spots dancing & eyes | =silver lines & eyes | =shimmering & eyes |
    =mouches noires & yeux | =naona cheche | =anaona cheche | =naona vitu vinameta | =cheche machoni | =taches noires devant les yeux | =points noirs devant les yeux
  `,
  blurred: `
    =vu ki baisse | =vue qui baisse | =vue & baisse | =voi tou flou | =vois tout flou | =voit tout flou | =jvoi & flou | =jvois & flou | =yeux & flou
  `,
  'headache-bad': `
    =mal de tete de fou | =mal de tete & fou | =tete me fend | =tete & se fend | =gro mal de tete | =gros mal de tete | =dreadful headache | =do nothing for my head | =nothing touches & headache |
    =paracetamol & not touched & head* | =tete & va eclater | =kichwa kinataka kupasuka
  `,
  fit: `
    =krise com epilepsi | =krise & epilepsi | =fait une crise & epilepsie | =crise comme & epilepsie | =kama kifafa & -tetemeka | =kama kifafa & -kakamaa
  `,
  'upper-belly-pain': `
    =barre sous les cotes | =barre & sous & cotes | =barre epigastrique | =barre & creux de l estomac
  `,
  'waters-broke': `
    =poche de zo | =poche dezo | =poche & zo & case | =poche dezeau | =gush & down my legs & contractions | =chupa imepasuka & mimba | =maji imebreak & week | =maji ya uzazi & -vuja |
    =waters gone & wks
  `,
  'fluid-leaks': `
    =waters gone | =waters have gone | =waters went | =waters just went | =warm splash & legs | =splash down & legs | =warm gush | =gush* when i stood | =trickle all morning | =trickle all night |
    =keeps trickling & urine | =trickl* & not urine | =trickl* & not pee | =leak* & not urine | =leak* & not pee | =dripping & not urine | =thought i peed myself | =thought i wet myself |
    =not smell like urine | =smells not of urine | =not smell of urine | =continue de couler & clair | =grand flac | =grand flot & leve | =ca coule depuis & contractions |
    =ca coule & sans contractions | =coule & pas de contractions | =pas de l urine & coule | =coule & sent pas l urine | =haismell kama mkojo | =hainuki kama mkojo | =hayanuki mkojo |
    =si mkojo & -vuja | =si mkojo & -churuzika | =si mkojo & -tiririka | =maji & -churuzika & miguuni | =-lowa & si mkojo | =kitu warm & miguu | =warm & ikishuka & miguu | =ca coule depuis la nuit |
    =ca coule depuis ce matin | =felt a pop & water | =heard a pop & water | =pop & wet & legs | =clear water & legs | =clear fluid & pants | =eau claire & jambes | =eau claire & coule |
    =maji yanashuka miguuni | =maji yanatiririka miguuni | =maji yamefoka | =maji yamemwagika miguuni | =maji yanamwagika miguuni
  `,
  'green-fluid': `
    =pea soup colour | =pea soup color | =eau & sortie & verte | =eau & sorti & verte | =liquide & vert* & sorti | =eaux vertes | =liquide verdatre & perdu | =green & down my legs |
    =maji ya kijani & -vuja | =maji ya kijani & miguuni | =poche & casse & vert* | =eaux teintees | =eaux meconiales | =liquide meconial | =liquide teinte
  `,
  'cord-out': `
    =comme une corde & pend & enfant | =comme une corde & pend & bebe | =like a rope & hanging & baby | =like a rope & between her legs | =kama kamba & -toka & ukeni | =kama kamba & -tokeza & ukeni
  `,
  'urge-to-push': `
    =she is bearing down | =bearing down & back seat | =she says & has to push | =she says & must push | =says she needs to push | =feel & hair & between her legs | =bearing down & hair |
    =crowning & baby | =see & hair & baby & coming | =head & showing & baby & legs | =voit les cheveux & bebe & sort* | =voit la tete & bebe & sort* | =tete & bebe & entre ses jambes |
    =kichwa cha mtoto & kinatoka | =kichwa cha mtoto & kimetoka | =kichwa cha mtoto & mlangoni | =haja kubwa & kukandamiza | =ca pousse & contractions | =on voit la tete & bebe
  `,
  'birth-pains': `
    =pains coming & every | =pains & every & minutes | =pains & evry & minits | =pains & every & mins | =pains & every & minits | =uchungu & kila dakika | =maumivu & kila baada ya dakika |
    =douleurs & toutes les & minutes | =comes and goes & every & minutes | =linakaza na kuachia | =inakaza na kuachia | =unakuja na kuondoka & dakika | =vont et viennent & minutes |
    =viennent et repartent & minutes | =pains zinakuja | =contractions kila | =inauma inaacha & dakika
  `,
  labour: `
    =cu regulieres | =contractions & regulieres & toutes les | =ventre se serre & toutes les | =ventre se serre & regulierement | =ventre & se serre & minutes | =prend les reins & lache |
    =perdu & gelatine & rose* | =glaire* & rose* & ventre | =bump & hard & minutes | =bump & tight* & minutes | =came and went & every & minutes | =now every & lasting & minute | =pinkish jelly |
    =ute wa pinki | =ute & damu & uchungu | =mlango & cm & uchungu
  `,
  'long-labour': `
    =head not descending | =not descending & labour | =no descent & labour | =head is not coming down | =labour pains 16 24 | =pushing for hours | =pushing & hours & no baby | =tete ne descend pas |
    =tete ne descend plus | =enfant ne sort pas | =bebe ne sort pas | =lenfan sor pa | =lenfant sor pa | =lanfan sor pa | =enfant sort pas | =bebe sort pas & douleur* | =douler serre |
    =pousse depuis & heures | =mtoto hatoki & uchungu | =mtoto hatoki & -sukuma | =anasukuma tangu | =uchungu tangu jana & mtoto | =uchungu & siku ya pili & mtoto | =second day of labour |
    =second night of labour | =deuxieme nuit de travail | =travail bloque | =enfant coince & sort* | =uchungu siku mbili | =mtoto amekwama & uchungu | =mtoto amekwama & -sukuma |
    =mtoto amenasa & uchungu | =baby is stuck & push* | =labour pains & exhausted | =bebe coince & sort*
  `,
  'belly-blow': `
    =buttd me & stomach | =butted me & stomach | =butted & belly | =butted & tummy | =butted & bump | =elbowed & bump | =-piga pembe & tumbo | =coup de corne & ventre | =coup de tete & ventre |
    =handlebar* & belly | =handlebar* & bump | =guidon & ventre | =teke tumboni & mimba
  `,
  'heavy-bleeding': `
    =in a lake of blood | =mattress is a lake | =clot & like a mango | =clots & like a mango | =clot & size of a mango | =clots & size of a mango | =clot & like an orange | =clots & like an orange |
    =clot & size of an orange | =clots & size of an orange | =clots & fist* | =clots & like a liver | =clots & like liver | =clots & pieces of liver | =stopped pouring & birth |
    =stood & poured down my legs | =stand & pours down my legs | =is overbleed* | =is over bleeding | =bleedin hevy | =bleeding hevy | =afterbirth & inside & dripping |
    =afterbirth & not come & blood | =afterbirth & not come & bleed* | =placenta & not come out & blood | =placenta & still inside & bleed* | =pad* & every half hour & blood | =pads last & half an |
    =nappy & for my period | =diaper & for my period | =period & like a tap | =period & turned into a river | =monthly & turned into a river | =period & like a river | =night pad & full & minutes |
    =overnight pad & full & minutes | =tampon & pad & full & hour | =pad and tampon & full | =caillot & gros comme | =caillots & gros comme | =caillots & comme du foie | =caillots & poing* |
    =arrete de couler & naissance | =arrete de couler & accouchement | =sang sort & beaucoup | =sang & sort seulement | =sang sort seulement | =placenta & pas sorti & sang |
    =delivrance & pas sortie & sang | =regles & comme un robinet | =regles & hemorragie | =clots kama | =kwenye ziwa la damu | =kwenye dimbwi la damu | =mabonge kama ngumi | =mabonge kama maini |
    =mabonge ya damu & kama | =bonge la damu & kama | =mabonge & kama maini | =mabonge & -dondoka & choo* | =damu & inajaza | =imejaza beseni & damu | =kondo halijatoka & damu |
    =kondo & bado ndani & damu | =inatiririka miguuni & pedi | =inatiririka miguuni & taulo | =kitu cha moto & miguuni & nikisimama | =warm & inashuka & nikisimama | =hajaacha kuvuja & ajifungue |
    =haijaacha kuvuja & nijifungue | =tangu ajifungue & kuvuja | =tangu nijifungue & kuvuja | =kuvuja damu & kitanda | =godoro & -lowa & damu | =hedhi & kama bomba | =hedhi & kama mto |
    =hedhi & kama mafuriko | =hedhi & -mwaga | =hedhi & -miminika | =period & kama mafuriko | =pedi & kwa saa & zimejaa | =pads & kwa saa moja & clots | =clot & tennis ball* |
    =clots & tennis ball* | =clot & golf ball* | =clots & golf ball* | =clot & avocado* | =clots & avocado* | =clot & tomato* | =clots & tomato* | =clot & lemon* | =clots & lemon* |
    =mabonge kama machungwa | =mabonge kama chungwa | =mabonge kama parachichi | =mabonge kama maembe | =mabonge kama embe | =mabonge kama limao | =mabonge kama tofaa | =caillot* & oeuf* |
    =caillot* & balle de tennis | =caillot* & mandarine* | =caillot* & citron* | =caillot* & avocat* | =garniture & saturee & chaque heure | =taulo la nne & kwa saa | =pedi ya nne & kwa saa |
    =pedi ya tatu & kwa saa moja | =pedi & zimejaa & kwa saa | =pads & zimejaa & kwa saa | =jperd & morceau* | =bleed* & lake of blood
  `,
  'vaginal-bleeding': `
    =puddle of red | =sheets & red & woke | =petticoat was red | =panties were red | =knickers were red | =underwear was red | =drap & rouge vif | =drap & rouge & mouille | =culotte & rouge vif |
    =slip & rouge vif | =matelas & rouge vif | =godoro limekuwa jekundu | =shuka limekuwa jekundu | =shuka imekuwa nyekundu | =soaked a pad & hour | =soaked & pad every hour | =pad every hour |
    =a pad an hour | =two pads an hour | =pads an hour | =flooding through & pads | =pads in the last hour | =three pads & last hour | =super pad & full | =super pad & hour | =soaks & thick pad |
    =maternity pad & hour | =fill* a maternity pad | =serviette par heure | =serviettes par heure | =1 serviette par heure | =serviette de nuit & heure | =garniture de nuit & heure |
    =garniture & chaque heure | =serviette & chaque heure | =serviette & demi heure | =garniture & tient pas & heure | =garniture & tient pa & mn | =garniture & tient pas & minutes |
    =nabadilisha pedi kila saa | =pedi kila saa | =pedi & kila nusu saa | =pad inajaa & saa moja | =pedi inajaa & saa moja | =pad & chini ya saa moja | =pads & kwa saa moja | =pedi & kwa saa moja |
    =mafuriko & pad | =mafuriko & pedi | =wet and it was red | =bed was red & woke | =kitu chekundu & chini & -toka | =red inatoka chini | =nableed red | =pads & full in | =overnight pad & full |
    =splash of bright red & toilet | =the mattress is red | =sheets were red | =taulo la kike & kwa saa | =taulo la nne & kwa saa | =taulo la tatu & kwa saa
  `,
  'pad-soaking': `
    =serviettes pleines | =serviette & sature* | =garniture & tient pas & heure | =garniture & tient pa & mn | =each full in half an hour | =pads & each full | =pads & full & half hour |
    =couche d adulte & pleine & minutes | =pleines depuis l accouchement | =elle n a pas arrete de couler | =pads & full in | =overnight pad & full
  `,
  'gave-birth': `
    =day after baby | =days after my twins | =days after the twins | =since the twins came | =had my boy & days ago | =had my girl & days ago | =had my baby & days ago | =had my twins & days ago |
    =had a boy & days ago | =had a girl & days ago | =had the baby & days ago | =gave birf | =gav birth | =had a caesar & days ago | =had a cs & days ago | =had a c section & days ago |
    =caesar & days ago | =caesarean & days ago | =c section & days ago | =this mornings birth | =maternity pad* | =new mum & days | =new mom & days | =is a new mum | =our son is & days old |
    =our daughter is & days old | =afterbirth & still inside | =afterbirth & not come | =d 1 pp | =d 2 pp | =d 3 pp | =d 4 pp | =d 5 pp | =d 6 pp | =d 7 pp | =days pp | =days postpartum |
    =sortie de maternite | =sortie de la maternite | =cesarienne & il y a & jours | =jours apres la cesarienne | =c est la montee de lait | =apre acouchman | =apre acouchemen | =apre accouchemen |
    =a u le bb | =a eu le bb | =bb ne ce matin | =bb ne ce mat | =accouchee depuis | =nimejifunguwa | =nimejifunguwaa | =kondo litoke | =kondo lilitoka | =kondo limetoka |
    =mtoto katoka saa & zilizopita | =baada ya mtoto kutoka & damu | =baada ya mtoto kutoka & mabonge | =baada ya mtoto kutoka tumboni | =mama mzazi wa siku | =mama mzazi wa wiki | =mzazi mchanga |
    =mzazi wa siku | =toka nizae | =tangu nizae | =tng nijifungue | =tangu nijifungue | =tumepata mtoto siku | =tumepata mtoto wiki | =mtoto ana siku & mwili wangu | =mtoto ana siku & mimi mwili |
    =mtoto ana wiki & mwili wangu | =ni maziwa yanaingia | =my baby is & days old | =baby is & days old | =our baby is & days old | =my son is & days old | =my daughter is & days old |
    =baby is two weeks old | =baby is three weeks old | =baby came & hours ago | =mis au monde & jours | =mis au monde & semaines | =this morning s birth
  `,
  'foul-discharge': `
    =comes down & smells | =comes out from down there & smell | =from down there & smell like | =rotten smell & down there | =rotten smell & belly | =stinky stuff & burning | =pertes & empeste* |
    =pertes empestent | =pertes & puent | =pertes & charogne | =ute unanuka | =ute & unanuka | =chupi inanuka | =uvundo & ukeni | =discharge inasmell | =discharge inanuka |
    =discharge & something died | =lochia & died | =damu ya uzazi & -nuka | =uchafu wa uzazi & -nuka | =mzoga & ukeni | =pertes & poisson pourri | =pertes & animal mort
  `,
  fever: `
    =mwl unawaka | =mwili unawaka | =nawaka moto mwili | =im burning hot | =i am burning hot | =mimi mwili ni moto | =mwili ni moto | =mwili kama jiko
  `,
  chills: `
    =shivers under & blankets | =shiver* & three blankets | =so cold & teeth knock | =teeth knock | =teeth knocking | =meno yanagongana | =baridi & mablanketi matatu | =baridi & mablanketi mawili |
    =najifunika mablanketi | =frissons & couvertures | =froid & sous & couvertures | =dents claquent | =je grelotte | =elle grelotte | =grelotte sous | =shaking with cold & birth |
    =natetemeka baridi | =anatetemeka baridi
  `,
  'very-weak': `
    =amekuwa mweupe & anasinzia | =mweupe & anasinzia & damu | =pale & drowsy & birth | =pale & sleepy & bleed* | =blanche & somnole* | =blanche & s endort & sang | =bleeding & yawning |
    =dripping & yawning
  `,
  'harm-thoughts': `
    =picturing dropping | =picturing drowning | =picturing hurting & baby | =picturing stabbing | =pictures & drowning & baby | =scared to be alone with her & baby |
    =scared to be alone with him & baby | =afraid to be alone with & baby | =newborn s face & pillow | =must be sent back & child | =must be sent back & baby | =hidden a knife |
    =hid a knife & baby | =take the knives away & baby | =visage du nouveau ne & oreiller | =oreiller & visage & bebe | =rendre au fleuve | =rendre au ciel | =rendre o ciel | =rendre a la riviere |
    =envies de la secouer | =envies de le secouer | =envie de la secouer | =secouer jusqu | =couteau aller vers | =vois le couteau & bebe | =eloigner les couteaux | =peur de s en servir sur |
    =peur de rester seule avec & bebe | =anafunika mto & mtoto | =kumbonyeza mto | =kumzamisha & beseni | =kumzamisha & maji & mtoto | =mikono yangu ikimzamisha | =naogopa mikono yangu |
    =naogopa nitamtupa | =anaogopa atamtupa | =anaogopa atamtumbukiza | =atamtupa kisimani | =atamtumbukiza & mtoto | =atamtumbukiza kisimani | =atamrudisha mtoni | =amrudishe majini |
    =amrudishe mtoni | =nimefungia visu | =must be drowned | =images of & knife & baby | =thoughts of throwing & baby | =imagine throwing her | =imagine throwing him | =imagine dropping her |
    =imagine dropping him | =see myself throwing | =see myself dropping | =picha za kumtupa | =picha za kumdondosha | =picha za kumuua | =mawazo ya kumtupa | =mawazo ya kumnyonga |
    =mawazo ya kumkaba | =mawazo ya kumuua mtoto | =images & noyer & bebe | =images & couteau & bebe | =me vois le jeter | =me vois la jeter | =me vois l etouffer | =sijiamini na mtoto |
    =not trust myself with & baby | =not trust myself with her | =not safe with me & baby | =nafeel kumtupa | =nafeel kumdrop | =nataka kumdrop | =nimwekee mto usoni | =kumwekea mto usoni |
    =mto usoni & anyamaze | =-funika & uso & kwa mto | =kumrudisha mbinguni | =kumrudisha majini | =kumrudisha kuzimu | =nitamtupa kwa balcony
  `,
  'baby-evil': `
    =newborn ni alien | =baby ni alien | =baby is an alien | =baby ni wa wachawi | =mtoto ni wa wachawi | =mto cyo wake | =mtoto cyo wake | =mtoto si wake & jini | =kabadilishwa na majini |
    =kabadilishwa & mwana* | =amebadilishwa & si wetu | =yule si wetu | =swapped by the devil | =nurses swapped our | =nurses swapped the baby | =swapping the child | =swapping the baby |
    =swapped our girl | =swapped our boy | =swapped our baby | =the boy is not the one | =the girl is not the one | =the baby is not the one | =not the one that came out of | =not a baby & drown* |
    =baby & tokoloshe | =tokoloshe & drown* | =diable a echange | =on a echange & bebe | =kichanga anamsoma | =mtoto anamsoma mawazo | =baby & reads her mind | =baby is reading my mind |
    =baby is a snake | =mtoto ni nyoka | =mtoto ni jini | =mtoto ni pepo | =bebe est un serpent | =bebe est un demon | =baby is a spirit | =send the baby back to heaven |
    =send the baby back to the river | =rendre le bebe au ciel | =rendre le bebe au fleuve
  `,
  voices: `
    =radio is giving her & orders | =radio is giving me & orders | =radio is giving her instructions | =radio is giving me instructions | =whisper* & no one can see | =une voix & reclame |
    =une voix me le | =sauti inamtuma | =sauti inamwambia | =televisheni inamtaja | =tv inamtaja | =anasikia sauti ya & aliyekufa | =sauti ya mama & aliyekufa
  `,
  'acts-strange': `
    =anafagia uwanja & usiku | =anazunguka usiku & akisema | =anacheka peke yake & uchi | =anacheka peke yake & halali | =dort plus & rit seule | =dort plus & rit toute seule | =dor plu & ri seule |
    =talks to the wall* | =talking to the wall* | =anaongea na ukuta | =anaongea na kuta | =parle aux murs | =parle au mur | =se promene nue | =se deshabille dehors | =anavua nguo & hadharani |
    =hamjui mtoto wake | =ne reconnait plus son bebe | =ne reconnait pas son bebe | =does not recognise her baby | =does not recognize her baby | =does not know her own baby |
    =anaongea na tv & off | =mzazi & anatembea uchi | =mke & anatembea uchi | =she walks naked | =she is walking naked | =mke & anaongea peke yake
  `,
  'postpartum-voices': `
    =kumbonyeza mto & mtoto | =mawazo ya kumbonyeza | =mawazo ya kumzamisha | =picha za kumzamisha | =picturing dropping her | =picturing dropping him | =picturing dropping the baby |
    =picturing drowning her | =picturing drowning the baby | =baby & swapped by the devil | =swapped & devil & baby | =diable a echange le petit | =diable a echange le bebe |
    =diable a echange mon enfant | =over the cot with a pillow | =over the crib with a pillow | =stood over the cot & pillow | =standing over the cot & pillow | =secouer & elle se taise |
    =secouer & il se taise | =kichanga & atamtumbukiza | =atamtumbukiza & kisimani | =mzazi mchanga & anatembea uchi | =picturing drowning my baby | =imagine throwing my baby |
    =imagine drowning my baby
  `,
  'after-abortion': `
    =lady did something inside | =woman did something inside | =lost it at & weeks & pads | =lost it at & weeks & bleed* | =lost it at & weeks & clots | =lost it at & months & bleed* |
    =removed it & with pills | =removed it & wit pills | =woman & did it & with a wire | =with a wire & womb | =knitting needle & hot | =knitting needle & bleed* | =knitting needle & fever |
    =knitting needle & pregnan* | =crochet hook & bleed* | =bring it down & stinks | =took something to bring it down & stink* | =pills & lamp post & cramps | =pills & lamp post & bleed* |
    =pills & poster & bleed* | =pills & poster & cramps | =aiguille a tricoter & saign* | =aiguille a tricoter & enceinte | =aiguille a tricoter & fievre | =aiguille & faiseuse | =faiseuse d anges |
    =kuishusha & inanuka | =dawa ya kushusha & mabaki | =dawa ya kushusha kwa siri | =dawa ya kutoa kwa siri | =mabaki & yanatoka & homa | =nilitoa ile kitu & clinic | =nilitoa ile kitu & usiambie |
    =kwa mama wa mtaani kutoa | =mama wa mtaani & kutoa | =vidonge & chini ya ulimi & kutoa | =vijiti & ukeni | =nilikuta vijiti & homa | =coat hanger & bleed* | =coat hanger & pregnan* |
    =bicycle spoke & pregnan* | =bicycle spoke & bleed* | =spoke & baiskeli & mimba | =muhogo & ukeni | =muhogo & kutoa mimba | =tige de manioc & saign* | =tige de manioc & grossesse |
    =cytotec & bleed* | =cytotec & days ago | =cytotec & saign* | =cytotec & jours | =cytotec & homa | =cytotec & damu | =misoprostol & days ago | =misoprostol & bleed* | =misoprostol & damu |
    =backstreet & abortion | =nilitolewa mimba | =nimetolewa mimba | =alitolewa mimba | =niliflush mimba | =nimeflush mimba | =walinisafisha & mimba | =curetage & uterin* | =curettage & uterin* |
    =curetage & avortement | =curetage & fausse couche | =fait passer la grossesse | =fait passer ma grossesse | =fait passer sa grossesse
  `,
  'belly-pain-severe': `
    =ventre & ne peut plus marcher | =mal au ventre & plus marcher | =cramps & double me up | =lower belly & cramps & can not stand | =si mal au ventre & marcher |
    =mal au ventre & ne peut pas marcher
  `,
  'swollen-face': `
    =face like a balloon | =face & puffed up | =eyes puffed shut | =eyelids & puffed | =visage bouffi | =visage comme un ballon | =paupieres gonflees | =paupieres & beignets | =uso umefura |
    =uso umeumuka | =uso kama puto | =uso kama andazi | =face imefura | =face imeswell | =uso umeswell
  `,
  dizzy: `
    =ears ring & stand | =ears ringing & stand | =legs go to jelly | =vois noir & debout | =vois noir & leve | =oreilles sifflent & debout | =oreilles sifflent & leve |
    =masikio yanalia & nikisimama | =masikio yanapiga & nikisimama | =giza & nikisimama | =macho yanaingia giza | =macho & giza & nikisimama
  `,
  fainted: `
    =nikajikuta chini | =akajikuta chini | =nimezimika | =nilizimika | =amezimika ghafla | =tombee dans les pommes | =tombe dans les pommes | =ecran noir & tomb* | =nikajikuta sakafuni |
    =akajikuta sakafuni | =found myself on the floor | =next thing & on the floor | =me suis retrouvee par terre | =me suis retrouve par terre | =retrouvee au sol
  `,
} as const;
