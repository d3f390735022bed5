/**
 * Signs of babies, small children, pregnancy and birth as families tell them: by concept, separated by bars, found as
 * they are written (`=`) or by the meaning of their words (`~`).
 */
export const smallOnesAndMothersTold = {
  'bulging-soft-spot': `
    =soft spot & juu | =soft spot & -inuka | =soft spot & -vimba | =soft spot & up | =soft spot & high | =soft spot & tight | =soft spot & hard | =soft spot & swollen | =soft spot & puff* | =soft spot & bulg* | =soft spot & pop* | =soft spot & dome | =top of her head & bulg* |
    =top of his head & bulg* | =utosi & -inuka | =utosi & -panda | =utosi & -vimba | =utosi & -tokeza | =utosi & juu | =utosi & mgumu | =utosi & -jaa | =fontanelle & bomb* | =fontanelle & tendu* | =fontanelle & gonfl* | =fontanelle & saillant* | =fontanelle & dure | =fontanelle & ressort | =dessus du crane & bomb*
  `,
  'baby-yellow': `
    =day old & yellow | =days old & yellow | =hours old & yellow | =newborn & yellow | =born yesterday & yellow | =born today & yellow | =week old & yellow | =kichanga & njano | =kichanga & manjano | =mchanga & njano | =siku & wa & njano & mtoto | =nouveau ne & jaune | =nouveaune & jaune | =bebe & jours & jaune | =bebe & jaune
  `,
  'stiff-neck': `
    =nuque en bois | =cou en bois | =menton descend pas | =menton & poitrine & pas | =menton ne touche pas | =nuque & beton | =nuque & bloquee & fievre | =chin & not & chest | =neck made of wood | =shingo ya mti | =kidevu & hakishuki |
    =souleve & tete & dos | =soulev* & tete & vien* | =soulev* & tete & tout le dos | =soulev* & tete & corps | =leve & tete & tout le corps | =dos vient avec | =corps vient avec & tete | =comme une planche & tete | =comme une planche & nuque | =nuque & comme du bois | =lift & head & whole body | =lift* & head & back comes | =lift* & head & shoulders come |
    =lift* & head & like a plank | =neck & like a plank | =neck & like wood | =neck & like a board | =head & comes up like a board | =chin & not reach & chest | =kichwa & mwili mzima & -inuka | =kichwa & mgongo & unainuka | =kichwa & kama ubao | =shingo & kama ubao | =shingo & kama mti | =kidevu & hakifiki & kifua*
  `,
  'non-fading-rash': `
    =palissent pas | =palit pas | =blanchissent pas & appu* | =effacent pas & taches | =effacent pas & verre | =effacent pas & appu* | =s effacent pas | =verre & ne s effacent | =restent & appu* | =reste & appu* & verre | =restent & verre | =reste & verre | =partent pas & appu* | =disparaissent pas & appu* | =disparaissent pas & verre | =toujours la & verre |  =taches violettes | =tach violettes | =taches violacees | =taches & couleur de vin | =taches lie de vin | =points bordeaux | =points violets | =points violacees | =petits points & bordeaux |  
    =not fade & press* | =not fade & glass | =not fading & press* | =not go away & press* | =not go white & press* | =not turn white & press* | =not blanch* | =stay & press* & glass | =still there & press* | =still see & through & glass | =stays when i press | =stay when i press | =wine coloured & spots | =wine colored & spots | =purple spots | =purple dots | =dark red dots | =tiny purple |
    =madoa & hayafifii | =madoa & hayapotei & -bonyeza | =madoa & hayaondoki & -bonyeza | =madoa & glasi & bado | =vidoa & glasi | =vipele & glasi & bado | =madoa ya zambarau | =vidoa vya zambarau | =vidoa & rangi ya divai | =madoa & rangi ya divai | =vidoto & havipotei | =vidoto & -ekundu & havi* | =vidoa & havipotei | =vipele & havipotei & -bonyeza | =vipele & havififii | =vidoa & havififii | =vidoa & havifutiki | =madoa & hayafutiki
  `,
  fever: `
    =est chaud depuis | =est chaude depuis | =est bouillant depuis | =est brulant depuis | =elle brule et | =il brule et | =il brule de | =elle brule de | =fille brule | =fils brule | =bebe brule | =enfant brule | =petit brule | =petite brule | =pensionnaire brule | =mari brule | =femme brule | =mere brule | =pere brule | =front brule | =front & brulant | =corps brulant | =corps brule |
    =tout son corps brule | =chaud a leur ele | =mwili wangu unachemka | =mwili wake unachemka | =mwili unachemka | =anachemka mwili | =amechemka | =mwili kama moto | =mwili kama tanuri | =like an oven & skin | =skin & like an oven | =forehead & like an iron | =hot like a stove | =he is burning up | =she is burning up
  `,
  'pale-palms': `
    =paume & blanc* | =paumes & blanc* | =paume & pale* | =paumes & pales | =paume & comme du papier | =mains & blanches comme | =interieur des paupieres & blanc* | =paupieres & blanches & dedans | =gencives & blanches | =langue & blanche & papier | =levres & sans couleur | =levres & blanches & essouffl* | =palm & white | =palm & chalk* | =palm & paper | =palms & like paper | =palms & like chalk | =palms & no colour |
    =inside of her lip* & white | =inside of his lip* & white | =viganja & -eupe | =viganja & vyeupe | =viganja & nyeupe | =kiganja & cheupe | =viganja & kama karatasi | =viganja & kama chaki | =kiganja & kama karatasi | =macho ndani & meupe | =kope & nyeupe & ndani | =ufizi & mweupe | =midomo & meupe & damu
  `,
  'both-feet-swollen': `
    =pied & 2 cotes & enfl* | =pied & deux cotes & enfl* | =pieds & deux cotes & gonfl* | =pied & des deux cotes & gonfl* | =deux pieds & enfl* | =deux pieds & gonfl* | =2 pieds & enfl* | =2 pieds & gonfl* | =pieds & gonfl* & trou | =doigt & laisse & trou | =doigt & laiss* & trou | =doit & laiss* & trou | =doit & laisse & marque | =doigt & trou & reste | =doigt & fait un trou | =signe du godet & pied* | =doigt & laisse & marque & pied* |
    =pouce & trou & pied* | =finger & leaves & hole | =finger & leaves & pit | =thumb & leaves & hole | =thumb & leaves & pit | =press & foot & dent | =press & feet & dent | =feet & dent stays | =kidole & kinaacha shimo | =kidole & shimo & mgu* | =kidole & shimo & miguu | =kidole & linabaki & mguu | =-bonyeza & shimo & miguu | =-bonyeza & shimo & mguu | =miguu yote & -vimba | =nyayo zote & -vimba
  `,
  'thin-arm': `
    =tape & red & arm | =band & red & arm | =bracelet rouge | =bracelet & dans le rouge | =bracelet & zone rouge | =ruban & rouge & bras | =bande & rouge & bras | =bras & comme un baton | =bras & comme des allumettes | =arm & like a broomstick | =utepe & nyekundu | =utepe & wekundu | =tepe & nyekundu | =mkanda & nyekundu & mkono | =mkono & kama fimbo | =mikono & kama vijiti
  `,
  'swelling-behind-ear': `
    =kifundo & nyuma ya sikio | =uvimbe & nyuma ya sikio | =kivimbe & nyuma ya sikio | =nundu & nyuma ya sikio | =bonge & nyuma ya sikio | =jipu & nyuma ya sikio | =-vimba & nyuma ya sikio | =nyekundu & nyuma ya sikio | =nyuma ya sikio & -umuka | =sikio & limesukumwa | =sikio & limechomoza | =sikio & -chomoza | =sikio & limetokeza | =sikio & limesimama mbele |
    =bosse & derriere & oreille | =boule & derriere & oreille | =enfl* & derriere & oreille | =gonfl* & derriere & oreille | =rouge & derriere & oreille & mal | =oreille & decoll* & fievre | =oreille & poussee en avant | =oreille & en avant & gonfl* | =lump & behind & ear & hot | =knot & behind & ear | =bulge & behind & ear | =egg & behind & ear | =boggy & behind & ear | =red & swollen & behind & ear | =ear & pushed down and out
  `,
  'deep-mouth-sores': `
    =cheek* & raw & sores | =cheek* & deep & ulcers |  =ulcers & cheeks | =ulcers & deep & mouth | =sores & deep & mouth |   =sores inside & mouth & deep | =mouth & raw inside | =inside of & mouth & raw | =joues & a vif | =joues & plaies & profond* | =bouche & a vif |  =plaies & dans la bouche & profond* | =levres & croutes | =levres en croutes | =levres & sang & croutes | =lips & crust* | =lips & black scabs | =lips & scabs |
    =midomo & magamba | =midomo & maganda | =midomo & -chubuka & damu | =mashavu & vidonda & ndani | =vidonda & ndani ya mdomo & virefu | =mdomo & ndani & nyama nyekundu
  `,
  'skin-peeling': `
    =peau & se souleve | =peau & se decolle | =peau & part en | =peau & cloques & comprim* | =peau & s enleve & plaques | =skin & lifting & blister* | =skin & lifts off | =skin & coming away | =skin & slid* off | =skin & comes off in | =skin & sheets | =skin & like wet paper | =ngozi & -inuka & malengelenge | =ngozi & -banduka | =ngozi & -ambuka | =ngozi & -toka kama karatasi
  `,
  'sunken-eyes': `
    =joue* & creus* | =joue son creuse | =joues creuses | =yeux & cernes creux | =yeux au fond | =yeux & rentres | =yeux & creux & diarrhee | =cheeks & sunken | =cheeks & hollow | =eyes & gone in | =eyes & fallen in | =eyes & deep in | =eyes & back in & skull | =mashavu & -bonyea | =mashavu & -ingia ndani | =macho & -zama ndani | =macho & -ingia ndani | =macho & shimo*
  `,
  diarrhoea: `
    =nuit & aux wc | =nuit & au wc | =nuit & aux toilettes | =nuit & au cabinet | =toute la nuit & latrine* | =vis aux toilettes | =all night & toilet | =all night & latrine | =living on the toilet | =live on the toilet | =not left the toilet | =usiku kucha & choo* | =usiku mzima & choo* | =anashinda chooni | =nashinda chooni | =chooni kila dakika | =kila saa chooni
  `,
  'vomits-all': `
    =tout remonte | =tout ressort | =tout ressort & bouche | =chaque gorgee & remonte | =chaque gorgee & ressort | =chaque gorgee dans la minute | =chaque gorgee & rend* | =chaque cuillere & rend* | =chaque cuillere & ressort | =rend tout | =rend meme l eau | =meme l eau & ressort | =rien ne reste & estomac | =rien ne reste & ventre | =garde meme pas l eau | =garde pas une gorgee | =garde rien |
    =everything shoots back | =everything comes straight back | =every sip & back | =each sip & back | =each sip & up | =every spoon & back | =every spoon & up | =each spoon* & up | =up comes & sip | =water shoots | =even a teaspoon & up | =kila tone & -rudi | =kila kijiko & -rudi | =kila funda & -rudi | =kila akinywa & -rudi | =kila kitu kinarudi | =maji yanarudi & kinywa* | =yote yanarudi | =hakuna kinachobaki tumboni | =hata kijiko kimoja & -tapika
  `,
  'swallowed-battery': `
    =eaten & silver & two |  =eaten the silver | =ate the silver | =ate the shiny |  =hearing aid & cell* & ate | =hearing aid & cells & mouth | =hearing aid & batter* & gone | =hearing aid & batter* & swallow* | =little cells & ate | =little cells & eaten | =watch & cell & swallow* | =disc battery | =disk battery | =coin battery & mouth | =round battery & swallow* | =flat battery & swallow* | =battery & his nose | =battery & her nose | =battery & nostril | 
    =car key & battery & gone | =remote & battery & gone | =toy & battery & gone & baby | =magnet* & ate | =magnet* & eaten | =magnet* & swallow* | =magnet* & gulp* | =magnetic balls & mouth | =magnetic beads | =buckyballs | =-meza & sumaku | =-meza & visumaku | =-meza & vijisumaku | =-meza & kisumaku | =kameza & vijisumaku | =kameza & sumaku | =kala & sumaku | =-meza & betri | =-meza & vibetri | =-meza & kibetri | =kameza & betri | =kala & betri | =betri & puani | =betri & pua | =betri & sikioni |
    =betri ya saa & haionekani | =betri ya rimoti & haionekani | =pile & croqu* | =pile & gob* | =pile & mang* | =pile & mis dans la bouche | =pile & nez | =pile & narine | =pile & disparu* & bebe | =pile de telecommande & avale* | =pile plate & avale* | =aimant* & mang* | =aimant* & gob* | =aimant* & croqu* | =aimant* & bouche | =billes aimantees | =billes magnetiques | =magnet & avale* | =pastille argentee & avale*
  `,
  'not-feeding': `
    =suce & lache | =suce trois fois | =suce deux fois & lache | =tete deux fois & lache | =tete trois fois & lache | =tete & lache & pleure pas | =prend le sein & lache | =prend & sein & lache | =lache le sein | =en veut plus & tasse | =sucks & lets go | =sucks & gives up | =sucks twice & stops | =sucks three times & stops | =two sucks & stops | =three sucks & stops | =few sucks & sleep* | =latches & lets go | =takes & breast & lets go |
    =ananyonya & anaachia | =anaachia & titi | =anaachia ziwa | =-nyonya mara mbili & -acha | =-nyonya mara tatu & -acha | =-nyonya kidogo & -achia | =akinyonya & anaachia | =anashika & anaachia
  `,
  'ribs-draw-in': `
    =cotes & se creus* | =cotes & creuse* | =cotes se creusent | =ventre & cotes & rentre* | =peau & rentre & cotes | =trou sous la gorge | =creux & sous & cotes | =creux au dessus du sternum | =ribs & every breath & show* | =skin & pulls & ribs | =hollow & under & ribs | =tummy & ribs & see saw | =mbavu & -bonyea | =mbavu & -ingia ndani | =mbavu & zinaingia | =mbavu & zinaonekana & -pumua | =ngozi & katikati ya mbavu | =shimo & koo* & -pumua
  `,
  'gave-birth': `
    =apres bebe | =apre bebe | =jours apres bebe | =apres le bebe | =days after baby | =days after the baby | =since the baby came | =baby came & days ago |   =nimezaa & juzi | =nimezaa & jana | =nimezaa & leo | =alizaa juzi | =alizaa jana |   =kuzaa juzi | =post partum | =suites de couches 
  `,
  pregnant: `
    =mama kijacho |  =mama mtarajiwa | =mama mja | =future maman | =attend un bebe | =attend son premier | =attend notre |    =expecting a baby | =expecting our first | =expecting our second | =mother to be | =mum to be | =mom to be | =ni mjamsito | =ana ball | =niko na ball
  `,
  'vaginal-bleeding': `
    =kiti & -baki & damu | =stool & -baki & damu | =ikabaki na damu | =kimebaki na damu | =-kaa & kiti & damu | =shuka & damu & mimba | =blood & chair & pregnant | =left blood on & chair | =blood on & seat & stood | =chaise & pleine de sang | =siege & plein de sang | =chaise & tach* de sang | =sang & sur la chaise | =sang & dans le lit & enceinte
  `,
  'period-bleeding': `
    =wiki ya wanawake | =siku zangu za mwezi | =siku za mwezi | =niko kwenye siku zangu | =mambo ya wanawake | =ugonjwa wa mwezi | =that time of the month | =time of the month | =my monthly | =monthly visitor | =aunt flo | =moon time | =mes lunes | =mes indisposee* | =indisposee | =les anglais ont debarque | =ragnagna* | =mes affaires de femme
  `,
  'pad-soaking': `
    =-badilisha & kila saa | =-badili & kila saa | =-badili & kila nusu saa | =-badilisha & kila nusu saa | =khanga & kila nusu saa | =kanga & kila nusu saa | =kanga & kila saa | =pedi & kila saa | =inapita hadi kiti | =inapita hadi kwenye kiti | =inapita hadi godoro* | =imepita hadi godoro* | =kwenye ndala & damu | =hadi kwenye ndala | =damu & hadi miguuni & -churuzika | =damu & mpaka & ndala |
    =change* & every hour & blood | =changing & every hour | =change* every half hour | =changing every half hour | =changed every hour | =through to the chair | =through to the mattress | =soaks the mattress | =runs into & shoes & blood | =down to & sandals & blood | =change* toutes les heures | =change* toutes les demi heures | =change* chaque heure | =chaque demi heure & serviette | =traverse jusqu a la chaise | =traverse le matelas | =coule jusqu aux & sandales | =coule jusqu aux chevilles
  `,
  labour: `
    =durcit & toutes les | =ventre & durcit & minutes | =ventre & dur & toutes les & minutes | =bouchon & perdu | =bouchon muqueux | =col & 4 cm | =col & cm | =dilate* & cm | =dilatation & cm | =cervix & cm | =dilated & cm | =hardens & every & minutes | =tightens & every & minutes | =belly & hard & every & minutes | =tightening* & every & minutes | =mucus plug | =bloody show | =tumbo & gumu & kila dakika | =tumbo & -kaza & kila dakika | =tumbo & -kakamaa & kila dakika | =kila dakika & uchungu | =njia & cm
  `,
  'foul-discharge': `
    =ecoulement & pue | =ecoulement & pu | =ecoulement & egout | =pertes & egout | =pertes & pourri* | =ecoulement & pourri* | =lochies & odeur | =lochies & puent | =discharge & sewer | =discharge & drain & smell* | =discharge & rotten | =discharge & dead rat | =lochia & smell* | =lochia & foul | =uchafu & harufu mbaya & uke* | =majimaji & harufu & uke* | =uchafu unanuka | =majimaji yananuka | =damu inanuka | =maji & kama choo & uke*
  `,
  'harm-thoughts': `
    =scared & what my hands | =afraid & what my hands | =what my hands will do | =what my hands might do | =hands want to & baby | =scared & i will drop & on purpose | =scared & hurt & baby | =afraid & hurt & baby | =afraid of what i & do to | =scared of what i & do to | =mkono unataka ku* | =mikono inataka ku* | =mkono unataka & tupa | =kumtupa chooni | =kumtupa mtoni | =kumtupa kisimani | =kumtupa dirishani | =naogopa nitamuua | =naogopa nitamdhuru | =naogopa nitamfanyia |
    =natamani kumziba pua | =kumziba pua | =kumnyonga mtoto | =kumfunika mto | =peur de ce que mes mains | =mes mains & lui faire | =peur de lui faire du mal | =peur & faire du mal & bebe | =envie de le jeter | =envie de la jeter | =envie de l etouffer | =envie de le secouer | =le jeter par la fenetre | =le jeter dans le puits | =pillow & over & baby | =pillow on her face | =pillow on his face
  `,
  'postpartum-voices': `
    =radio & tells me & baby |  =radio & tells me & not mine | =radio & me dit & bebe | =redio & inaniambia & mtoto | =radio & inaniambia & mtoto |  =baby is not mine & radio |  =radio me parle | =la tele me parle |   =redio inaongea nami |  =baby is not mine & voice | =bebe & pas le mien & voix | =mtoto si wangu & sauti |    =they swapped my baby | =wamenibadilishia mtoto | =on a change mon bebe
  `,
} as const;
