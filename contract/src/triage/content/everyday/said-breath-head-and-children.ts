/**
 * Ways in which people say what waits for today or the next days: short faints, coughs, breath, hearts, heads and
 * small children; found as they are written.
 */
export const breathHeadAndChildrenSaid = {
  fainted: `=dropped & came round at once | =dropped & came to at once | =dropped at the parade | =dropped at assembly | =i dropped in church | =she dropped in church |
    =dropped in the queue | =went down in the queue | =swooned | =went over & woke at once | =crumpled & came round | =crumpled & anthem | =flopped down & sun |
    =slid off the chair & injection | =fell & assembly & heat | =went limp & bus & seconds | =down i went & sun | =down she went & sun | =down he went & sun | =like a light & mass |
    =like a light & church | =fell & parade & came round | =-anguka & foleni & -amka | =-anguka & gwaride | =-anguka & msikitini & akaamka | =-anguka & kanisani & -amka |
    =-anguka & joto & -amka | =-anguka & jua & -amka | =-dondoka & paredi | =-dondoka & gwaride | =-dondoka & assembly | =-anguka & assembly | =-anguka & mstarini | =-dondoka & foleni |
    =walinipepea | =walimpepea | =-anguka & mstari wa kupiga | =-anguka & queue & -amka | =-anguka & kizunguzungu & -amka | =-rudiwa na fahamu | =nikaenda chini & kizungu* |
    =-collapse & -amka | =alicollapse | =nilicollapse | =-anguka & wimbo wa taifa | =-dondoka & wimbo wa taifa | =kwa jua i dropped | =tombe dans la file | =tombee dans la file |
    =tombe dans la queue | =tombee dans la queue | =tombe* & messe & revenu* | =tombe* & revenue a moi | =tombe* & revenu a moi | =tombe* & revenu a lui | =tombe* & revenue a elle |
    =tombe* & chaleur | =tombe en rang | =tombee en rang | =tombe au defile | =tombee au defile | =tombe a la messe | =tombee a la messe | =tombe au culte | =tombee au culte |
    =tombee pendant la priere | =tombe pendant la priere | =obscurcie & tombe* | =sans connaissance & instant | =affaisse* & chaleur | =affaisse* & file | =-anguka a la messe |
    =fell kwa assembly`,
  newborn: `=cord stump | =stump & fell off & navel | =stump & fell off & baby | =stump came off & bath | =umbilical stump | =navel cord | =navel stump | =button & stump |
    =button string | =his cord fell off | =her cord fell off | =cord fell off & baby | =cord has not fallen | =cord clip | =clip on & navel | =baby & came into the world |
    =not even a month old | =not yet a month old | =finished forty days | =baby & first month | =day of life | =little one arrived | =born this week |
    =gave birth last week & baby | =gave birth & days ago & baby |
    =delivered on & baby | =home from the maternity | =home from maternity | =grandchild & born & days ago | =kitovu & kimedondoka | =kitovu & kilidondoka | =kitovu & kimeanguka |
    =kitovu & kilianguka | =kitovu & kimekatika | =kitovu & kilikatika | =kitovu & kimepukutika | =kitovu & imeanguka | =kitovu & imetoka jana | =kitovu & hakijadondoka |
    =kitovu & hakijaanguka | =kitovu & hakijakatika | =kitovu chake kimetoka | =klipu ya kitovu | =mrija wa kitovu | =hajamaliza arobaini | =ndani ya arobaini | =bado yuko arobaini |
    =hajafikisha arobaini | =hajafikisha mwezi | =mwezi hajafikisha | =hajatimiza mwezi | =hajamaliza mwezi | =hana hata mwezi | =alizaliwa jumatatu | =alizaliwa jumanne |
    =alizaliwa jumatano | =alizaliwa alhamisi | =alizaliwa ijumaa | =alizaliwa jumamosi | =alizaliwa jumapili | =mtoto tuliyempata & wiki | =mtoto nimemzaa | =-jifungua juzi & mtoto |
    =-jifungua wiki iliyopita & mtoto | =-jifungua wiki jana & mtoto | =toto la siku | =tumetoka naye wodi | =cordon est tombe | =bout du cordon | =moignon est tombe |
    =nombril est tombe | =nombril vient de tomber | =cordon & pas encore tombe | =cordon vient de tomber | =cordon s est detache | =pince du nombril | =pince du cordon |
    =ficelle du nombril | =ne la semaine passee | =nee la semaine passee | =ne la semaine derniere | =nee la semaine derniere | =est ne lundi | =est ne mardi | =est ne mercredi |
    =est ne jeudi | =est ne vendredi | =est ne samedi | =est ne dimanche | =est nee lundi | =est nee mardi | =est nee mercredi | =est nee jeudi | =est nee vendredi | =est nee samedi |
    =est nee dimanche | =a a peine une semaine | =pas encore un mois & ne | =n a pas encore un mois | =rentres de la maternite | =sortis de la maternite |
    =accouche la semaine derniere & bebe | =accouche la semaine passee & bebe | =accouche & hier & bebe | =accouche & petit & pleure | =premier ne a & jours | =cord ya baby |
    =cord ya mtoto | =stump ya kitovu | =kitovu & est tombe | =est ne juzi`,
  'blood-streaks': `=slime & red string* | =slime & red thread* | =slime & red line* | =little pink & phlegm | =little pink & sputum | =red dots & cough* | =red specks & cough* |
    =red threads & cough* | =red strings & cough* | =red lines & cough* | =red string & spit | =red thread & spit | =line of blood & spit | =mucus & red vein | =phlegm & red vein |
    =little blood & phlegm | =little blood & sputum | =little blood mixed & cough* | =speckles of blood & chest | =spots of blood & phlegm | =spots of blood & mucus |
    =blood stained & just a little | =red streak & cough* | =some red in & spit | =makohozi & pinki kidogo | =makohozi & wekundu kidogo | =kohozi & wekundu kidogo | =makohozi & nyuzi |
    =makohozi & uzi | =kohozi & nyuzi | =kohozi & uzi | =ute & nyuzi & -kohoa | =ute wa kifua & mistari | =ute wa kifua & nyuzi | =vitone & damu & makohozi | =vitone & damu & kohozi |
    =kohozi & mstari | =makohozi & mistari | =makohozi & mstari | =kamasi & nyuzi & -kohoa | =-kohoa & nyuzi nyekundu | =-kohoa & uzi mwekundu | =mlenda & nyuzi & -kohoa |
    =kamba nyekundu & makohozi | =vyekundu & makohozi & nyuzi | =peu de rose & crachat* | =un peu rose & crachat* | =gouttelettes & rouges & crachat* | =crachat* & veines rouges |
    =crach* & trainees rouges | =taches rouges & mouchoir & touss* | =traits rouges & crachat* | =trait rouge & crachat* | =crach* & filet* rouge* | =crach* & fils rouges |
    =glaire* & fils rouges | =glaire* & filets rouges | =bave & fils rouges & touss* | =crachats teintes de sang | =phlegm & nyuzi | =sputum & nyuzi | =crachats & nyuzi |
    =phlegm & damu kidogo | =sputum & damu kidogo`,
  'coughs-blood': `=slime & red string* & cough* | =slime & red thread* & cough* | =little pink & phlegm | =makohozi & nyuzi nyekundu | =kohozi & uzi mwekundu |
    =makohozi & uzi mwekundu | =ute & nyuzi & -kohoa | =crach* & fils rouges | =glaire* & fils rouges & touss* | =crach* & trainees rouges`,
  'long-cough': `=coughing for a month | =cough* & whole month | =cough that does not end | =cough that never ends | =cough* since the rains | =cough* & every night & weeks |
    =cough & never stopped | =cough syrup & never goes | =bottle of cough syrup & still | =cough* since easter | =cough* since christmas | =cough* since new year |
    =cough* since january | =cough* since august | =cough* since september | =cough* since october | =cough* & through & month | =cough* & over a month | =cough & since weeks |
    =cough & forever | =cough & will not leave | =cough & does not leave me | =cough & third week | =cough & fourth week | =cough & refuses to go | =cough & refused to go |
    =cough & weeks & not gone | =kikohozi & -kataa kuisha | =kikohozi kimekataa | =kikohozi hakinitoki | =kikohozi hakimtoki | =kikohozi hakiponi | =kikohozi kimedumu |
    =kikohozi hakiniachi | =kikohozi & mwezi mzima | =dawa za kikohozi & bado -kohoa | =mwezi wa pili & -kohoa | =wiki ya tatu & -kohoa | =wiki ya nne & -kohoa | =-kohoa & tangu mvua |
    =-kohoa & tangu pasaka | =-kohoa & tangu krismasi | =-kohoa & tangu mwezi | =-kohoa & toka mwezi | =-kohoa & toka mwaka | =-kohoa & tangu mwaka mpya | =-kohoa & miezi miwili |
    =-kohoa & wiki nne | =-kohoa & wiki tatu | =kukohoa & siku nyingi | =cough & imekataa | =cough haiishi | =toux haiishi | =toux & ne finit pas | =toux ne finit | =toux & lache pas |
    =toux & quitte plus | =toux refuse de partir | =toux sans fin | =toux rebelle | =vieille toux | =toux trainante | =un mois que & tousse | =semaines que & tousse |
    =tousse & depuis les vacances | =tousse & depuis des semaines | =tousse & depuis noel | =tousse & depuis paques | =tousse & depuis la rentree | =tousse & debut des pluies |
    =semaines de toux | =mois de toux | =troisieme semaine & tousse | =troisieme sirop & tousse | =toux & toujours la | =toux & plus de deux semaines | =toux & depuis des semaines`,
  'night-sweats': `=sweat & sleep & pillow | =swimming in sweat | =nguo zimelowa jasho & -amka | =oreiller & mouille | =me reveille en nage | =usiku & -sweat | =naamka & na jasho`,
  'weight-loss': `=become thin & trousers | =clothes are too big | =belt & holes & thin | =i got so thin | =dress sizes | =wasting away | =skirt turns around | =nguo & zinanipwaya |
    =nguo & zinampwaya | =nguo zinapwaya | =nimebaki mifupa | =amebaki mifupa | =mkanda & matundu & -ongeza | =sketi inanizunguka | =habits & devenus trop grands |
    =trous de plus & ceinture | =trous & ceinture & maigr* | =tellement je suis mince | =la peau sur les os | =nguo zimekuwa loose | =kilo zinaisha | =trousers fall down & thin`,
  wheeze: `=chest sings | =flute in & chest | =chest purrs | =purr* & chest & cat | =chest & squeaky sound | =music in & chest & breath* | =chest & squeaks & breath* | =kifua kinaimba |
    =kifua & kama paka | =chest & kama paka | =poitrine chante | =chat dans la poitrine | =ronronne dans la poitrine | =ronronne & poitrine`,
  'racing-heart': `=moyo unadundadunda | =moyo unarukaruka`,
  dizzy: `=room spins | =room is spinning | =house goes round | =feel & on a boat | =head swims | =like a drunk without | =floor moves & feet | =world is turning |
    =hold the wall & get up | =nyumba inazunguka | =niko kwenye boti | =niko kwenye mashua | =kitanda kinazunguka | =kama naanguka & nikisimama | =tout tourne autour |
    =marche comme un ivrogne | =impression & sur un bateau | =sol bouge & pieds | =me tiens aux murs | =lit tourne | =ma tete flotte | =head inazunguka | =natembea & nikishika ukuta |
    =everything spins`,
  fit: `=known epileptic & had one | =epilepsy & had one | =epileptic & had one | =epilepsy & usual short | =epilepsy & short attack | =epilepsy & small attack | =epilepsy & episodes |
    =epilepsy & came this morning | =epilepsy & came yesterday | =epilepsy visited | =epileptic & one of her usual | =epileptic & one of his usual | =epileptique & a fait une |
    =epilepsie est revenue | =epilepsie & revenue ce matin | =epilepsy alipata one | =epilepsy & alipata moja | =kifafa & alipata moja | =epilepsie & petite crise`,
  'headache-daily-worse': `=headache & stronger & day before | =headache & every day & stronger | =headache & stronger each | =headache & grows | =headache & week by week |
    =pain in my head climbs | =headache & increasing since | =daily headache & tablets | =headache & getting stronger | =kichwa & kinaniamsha & kinazidi | =kichwa & yanaongezeka wiki |
    =kila kukicha & kichwa | =kichwa & kila siku zaidi | =kichwa & more every day | =head inauma zaidi | =tete & chaque matin & un peu plus | =mal de tete & de jour en jour |
    =chaque jour & tete & plus mal | =maux de tete & empirent | =mal de tete & reveille chaque matin | =mal de tete & cesse de croitre | =tete & chaque jour & plus fort`,
  'tension-headache': `=band round the forehead | =band around my forehead | =ache & temples & reading | =ache & temples & screen | =head is heavy & noise | =headache from the sun |
    =kichwa & kwa mawazo | =tete lourde & travail | =etau & ecran | =tete serre un peu | =tete & serre & stresse`,
  'calf-swollen': `=calf & like a stone | =boot & calf & not fit | =back of my shin & swollen | =ndama wa mguu & -uma | =kiazi cha mguu & -uma | =misuli ya nyuma ya mguu & -vimba |
    =ndama mmoja & moto | =nyama ya nyuma ya mguu | =gras de la jambe | =calf & thicker`,
  'ear-pain': `=ear is killing me | =rubbing his ear | =rubbing her ear | =sikio linadunda | =sikio limemkesha | =sikio limenikesha | =sikio linanisumbua | =sikio linamsumbua |
    =oreille pique | =oreille me lance | =oreille lui lance | =bat dans l oreille`,
  'sore-throat': `=like glass & swallow | =throat is on fire | =throat & sandpaper | =nikimeza mate & -umia | =koo & lina miiba | =koo & kama miiba | =avale du verre |
    =amygdales & gonfl*`,
  'low-sugar': `=sukari ilipungua mwilini | =sukari imepungua mwilini`,
  'sugar-helped': `=after a soda & right again | =after & soda & fine again | =after sugar water & myself | =ate & sweets & fine again | =took & sweets & felt normal |
    =juice & felt normal | =spoon of honey & passed | =banana & shaking stopped | =coke brought me back | =baada ya juisi & sawa | =baada ya soda & sawa | =nikala pipi & sawa |
    =nilikula pipi & sawa | =nikala asali & nafuu | =maji ya sukari & akawa sawa | =maji ya sukari & nikawa sawa | =sukari kumesaidia | =apres un jus & ca va | =apres un coca & ca va |
    =coca & c est passe | =morceaux de sucre & c est fini | =bonbon & je suis bien | =juice & feel better & -nywa | =soda ilisaidia | =soda imesaidia`,
  malaria: `=mrdt positive | =rdt & positive & mosquito* | =parasites in the blood | =goutte epaisse positive | =goutte epaisse & positive | =tdr positif | =tdr & positif |
    =acces palustre | =tdr iko positive`,
  fever: `=burning to the touch | =hot to the touch | =forehead & like a stove | =forehead & like an oven | =heat of & body woke | =ukimgusa ni moto | =ukimshika ni moto |
    =chaud comme un four | =chaude comme un four | =brulant au toucher | =brulante au toucher | =hot sana & ukimgusa | =hot & ukimgusa`,
  thirsty: `=always wants to drink | =finishes the bottle and wants more | =finishes the cup and wants more | =anataka maji kila | =anaomba maji kila | =anakunywa & anataka tena |
    =demande toujours de l eau | =demande a boire sans arret | =anataka water`,
  diarrhoea: `=nappy after nappy | =choo kama uji | =couche apres couche & liquide | =fait de l eau & caca`,
  'pale-palms': `=hands & has no colour & inside | =no red in & palms | =kiganja & hakina wekundu | =viganja & havina wekundu | =mweupe hana damu`,
  'both-feet-swollen': `=feet & look like bread | =feet & dent & finger | =pieds & laisse un trou | =miguu & inaacha shimo`,
  'cold-symptoms': `=pua inatoa maji | =nez est un robinet | =nez & comme un robinet | =atishoo | =nachafya | =anachafya`,
  sneezing: `=nachafya | =anachafya | =atishoo`,
  cough: `=hack hack & night | =barking away & night | =hacking away`,
} as const;
