/** Eyes, mouth, skin, limbs and nerves in danger as people tell of them who name no illness: found as written. */
export const limbsSkinAndEyesHeard = {
  'sight-loss': `
    =black cloth & over & eye | =cloth came down & eye | =veil came down & eye | =cloud slid & eye | =cloud dropped & eye | =cloud fell & eye | =cloud came down & eye | =shadow & growing & eye |
    =shadow & creeping & eye | =cover the left & see nothing | =cover the right & see nothing | =close the left & see only | =close the right & see only | =close the left & see nothing |
    =close the right & see nothing | =can not count my own fingers | =can not count fingers & eye | =see only grey & eye | =only grey & left eye | =only grey & right eye |
    =half the world & eye & gone | =half of the world & eye | =half the picture & eye | =half of what i see & gone | =eye & blackout | =eye & blacked out | =eye ime go | =eye ikazima |
    =eye imezima | =eye imekufa | =store baisse & oeil | =store & tombe & oeil | =store noir & tombe | =volet & tombe & oeil | =voile & tombe & oeil | =nuage gris & oeil |
    =ombre & grandit & oeil | =ombre & avance & oeil | =ombre & monte & oeil | =tout est noir & gauche | =tout est noir & droite | =ferme l autre oeil & rien | =distingue que la lumiere |
    =vois que la lumiere | =voit que la lumiere | =plus que la lumiere & oeil | =oeil & coupe d un coup | =moitie & champ & oeil | =moitie & image & disparu | =moitie du monde & oeil |
    =jicho & limeblackout | =jicho & imeblackout | =jicho & blackout | =jicho & black out | =likawa giza totoro | =jcho & pazia | =jicho & limegoma | =jicho & -goma kuona |
    =jicho & -kataa kuona | =wingu & -funika & jicho | =wingu & kijivu & jicho | =wingu jeusi & jicho | =kivuli & -funika & jicho | =jicho & kiza | =jicho & taa imezim* | =taa imezimwa & jicho |
    =half & jicho & -potea | =nusu & jicho & -potea | =jicho & limekata | =-funga la pili & giza | =-funga lingine & giza | =-funga zuri & giza | =-funga la pili & sioni |
    =-funga lingine & sioni | =-ziba lingine & sioni | =-ziba la pili & giza | =close my good eye & black | =ferme l oeil gauche & nuit | =ferme l oeil droit & nuit |
    =ferme l oeil gauche & rien | =ferme l oeil droit & rien | =ferme le bon oeil & rien | =cache le bon oeil & rien | =cache l oeil gauche & rien | =cache l oeil droit & rien |
    =moitie & visage* & disparu | =visages & ma droite & disparu | =visages & ma gauche & disparu | =moitie & image & noire | =wingu & ghafla & jicho | =jicho & sioni chochote |
    =eye & haioni kitu | =eye haioni | =eye & haioni & ghafla | =missing half & eye | =bottom half & eye & gone | =top half & eye & gone | =left half & gone & see | =right half & gone & see |
    =lower half & eye & black | =upper half & eye & black | =vue & coupee & oeil | =blind & over half of & eye | =kama mtu kafunga pazia | =kafunga pazia & limekuwa | =eye & like a light & off |
    =eye & like a blown fuse | =black rain & eye | =pluie noire & oeil | =mouches noires & ombre | =vue & baisse d un coup | =jicho & kama stima | =naona nusu ya uso | =jicho & imezima |
    =jicho & off ghafla | =vision imepotea | =vision ime go | =sioni na eye | =eye moja & sioni | =oeil & giza | =like load shedding & eye | =like loadshedding & eye | =like a power cut & eye |
    =comme une panne & oeil | =comme une coupure & oeil | =comme un delestage & oeil | =jicho & kama umeme umekatika | =comme de l encre & oeil | =kama wino & jicho | =like ink & eye |
    =comme de la suie & oeil | =like soot & eye | =only see half of & face* | =only see half of & eye | =vois que la moitie & visage* | =voit que la moitie & visage* |
    =vois que la moitie & oeil | =naona nusu & jicho | =naona nusu & uso | =store & moitie de l oeil | =shadow & growing & corner | =shadow & creeping & corner | =eye yangu & sioni |
    =oeil yangu & sioni | =oeil haioni | =macho haioni ghafla | =drew down a blind | =blind & down over & left | =blind & down over & right | =only see the top | =rideau & baisse & oeil | =pazia & limeshuka & jicho
  `,
  'chemical-in-eye': `
    =sprayed us & march | =sprayed us & police | =sprayed us & protest | =sprayed us & eye* | =splashed under & glasses | =splash & under & goggles | =acid & {stuck-in-eye} | =acid & my eyes |
    =cement & {stuck-in-eye} | =cement powder & eyes | =cement dust & eyes | =cement & both eyes | =lime & both eyes | =plaster & {stuck-in-eye} | =mortar & {stuck-in-eye} |
    =grout & {stuck-in-eye} | =cleaner & {stuck-in-eye} | =thinner & {stuck-in-eye} | =stripper & {stuck-in-eye} | =relaxer & {stuck-in-eye} | =hair dye & {stuck-in-eye} |
    =lash glue & {stuck-in-eye} | =nail glue & {stuck-in-eye} | =super glue & {stuck-in-eye} | =aftershave & {stuck-in-eye} | =chlorine & {stuck-in-eye} | =descaler & {stuck-in-eye} |
    =brake fluid & {stuck-in-eye} | =coolant & {stuck-in-eye} | =sanitizer & {stuck-in-eye} | =sanitiser & {stuck-in-eye} | =fertili* & {stuck-in-eye} | =hot oil & {stuck-in-eye} |
    =perm & {stuck-in-eye} | =formalin & {stuck-in-eye} | =peroxide & {stuck-in-eye} | =whitewash & {stuck-in-eye} | =poudre a lessive & yeux | =lessive & plein les yeux |
    =plein les yeux & hurl* | =poudre & plein les yeux | =javel & euil | =eclabouss* & euil | =eclabouss* & les yeux | =gicle & les yeux | =defrisant & oeil | =defrisant & yeux |
    =detartrant & oeil | =soude & oeil | =platre & dans l oeil | =crepi & oeil | =mortier & oeil | =diluant & oeil | =teinture & dans l oeil | =deboucheur & oeil | =colle forte & oeil |
    =colle a cils & oeil | =spray & police & yeux | =aftershave & jicho* | =aftershave & eye | =relaxer & jicho* | =dawa ya nywele & jicho* | =rangi ya nywele & jichoni |
    =rangi ya nywele & machoni | =asd & jichon* | =asidi & jichon* | =tindikali & jichon* | =thinner & jicho* | =maji ya betri & jicho* | =super glue & jicho* | =simenti & jichon* |
    =simenti & machon* | =plasta & jicho* | =mbolea & jichoni | =mbolea & machoni | =harpic & jicho* | =omo & jichoni | =chokaa & jichon* | =chokaa & machon* | =dawa ya choo & jicho* |
    =acid & jicho* | =bleach & kwa eye | =spirit & -ingia & jicho* | =spirit & -ingia & macho* | =spirit & -ruka & macho* | =spirit & imeingia & eye* | =gundi & -ingia & jicho* |
    =super glue & yeux | =colle & ongles & oeil | =dawa ya kusafishia & jicho* | =chloro* & machoni | =vim & machoni | =teargas & eyes | =lacrymo & yeux | =parfum & dans l oeil |
    =cobra & spat & eye* | =cobra & crach* & yeux | =nyoka & -tema & macho* | =nyoka & -tema & jicho* | =plaster & straight into my eye | =plein les yeux & garde | =plein les yeux & serres |
    =doom & {stuck-in-eye} | =jeyes & eye* | =domestos & eye* | =dettol & {stuck-in-eye} | =acetone & {stuck-in-eye} | =polish remover & {stuck-in-eye} | =caustic soda & eye* |
    =weed killer & eye* | =roundup & eye* | =soap powder & {stuck-in-eye} | =washing powder & {stuck-in-eye} | =deodorant & {stuck-in-eye} | =dawa ya mbu & jicho* | =dawa ya kupe & jicho* |
    =sabuni ya unga & machoni | =magadi & machoni | =sanitizer & machoni | =sanitizer & jichoni | =hydroalcoolique & oeil | =acetone & oeil | =deodorant & dans l oeil |
    =dawa ya mbu & -ingia & macho* | =insecticide & dans les yeux | =insecticide & dans l oeil | =desinfectant & dans les yeux | =desinfectant & dans l oeil | =hydroalcoolique & dans les yeux |
    =dissolvant & dans l oeil | =dissolvant & dans les yeux | =engrais & dans les yeux | =engrais & dans l oeil | =diluant & dans les yeux | =thinner & -ingia & macho* |
    =harpic & -ingia & macho* | =relaxer & -ingia & macho* | =acid & -ingia & macho* | =doom & -ingia & macho* | =dettol & -ingia & macho* | =dettol & -ruka & macho* | =jeyes & -ingia & macho* |
    =dawa ya kunguni & -ingia & macho* | =dawa ya kupe & -ingia & macho* | =dawa & -mwagikia & macho* | =dawa ya nywele & -ingia & macho* | =maji ya betri & -ruka & macho* |
    =super glue & -ingia & macho* | =drop jumped & under my glasses | =detartrant & dans les yeux | =deboucheur & dans les yeux | =platre & dans les yeux | =javel & jicho* |
    =javel & -ingia & macho* | =ciment & jicho* | =ciment & -ingia & macho* | =acide & jicho* | =acide & macho* | =oeil & asidi | =chaux & jicho* | =imeruka kwa jicho & acid |
    =mafuta ya moto & jichoni | =mafuta ya moto & machoni | =colle & -ingia & jicho* | =produit & -ingia & jicho* | =produit & -ingia & macho*
  `,
  'eye-injury': `
    =hook & eyelid | =hook & into the eye | =hook & eye & stuck | =hole & eyeball | =slit & eyeball | =got me & in the eye | =got him & in the eye | =got her & in the eye |
    =caught me & in the eye | =caught him & in the eye | =caught her & in the eye | =cork & eye | =catapult & eye | =slingshot & eye | =pellet & eye | =pupil & not round | =pupil & teardrop |
    =pupil & pear | =black part & not round | =coloured part & blood | =colored part & blood | =red level & eye | =blood level & eye | =blood in front of & iris | =chip & flew & eye |
    =spark & flew & eye & stuck | =something flew & eye & hammer* | =oeil & de plein fouet | =niveau rouge & iris | =sang & devant l iris | =sang & dans l iris | =lance pierre* & oeil |
    =fronde & oeil | =rond noir & plus rond | =pupille & plus ronde | =pupille & pas ronde | =pupille & deform* | =pupille & etire* | =hamecon & paupiere | =trou & globe & oeil |
    =imenipiga & kwa eye | =ilinipiga & kwa eye | =imempiga & kwa eye | =jiwe & kwa eye | =jiwe & eye & -piga | =mboni & -chomwa | =mboni & -chanika | =mboni & -toboka | =mboni & -toboa |
    =mboni & -pasuka | =mboni & damu | =mboni & -kwaruza & kucha | =mboni & pencil | =ndani ya eyeball | =kipande & eyeball | =chuma & -ruka & jicho* | =kipande & -ruka & jicho* |
    =manati & jichoni | =manati & jicho | =limempata jichoni | =ikampata jichoni | =likampata jichoni | =imempata jichoni | =limenipata jichoni | =ukampata jichoni | =tawi & jicho & -choma |
    =tawi & jichoni | =jiwe & jichoni | =jiwe & -piga & jichoni | =likampiga jichoni | =likanipiga jichoni | =mpira & -piga & jichoni | =rula & jicho | =penseli & jicho |
    =kalamu & jicho & -choma | =peni & jicho & -choma | =ndoano & kope | =mwiba & mboni | =balle & en plein oeil | =en plein dans l oeil | =bouchon & saute & oeil | =stylo & dans l oeil |
    =couteau & l oeil | =limenichana jicho | =limemchana jicho | =umenichana jicho | =imenichana jicho | =imemchana jicho | =kimechana jicho | =limechana jicho | =kimemchana jicho |
    =kimenichana jicho | =kipande cha chuma & jicho* | =kipande cha kioo & jicho* | =jicho & limechanika | =fimbo & jichoni | =kisu & jichoni | =mkasi & jichoni | =bati & jichoni |
    =bao & jichoni | =kijiti & mboni | =kioo & mboni | =chuma & mboni | =punch & kwa eye | =ngumi & kwa eye | =firework* & eye | =petard & oeil | =baruti & jicho* | =fataki & jicho* |
    =elastic & snapped & eye | =drill & flew & eye | =horn & in the eye | =pembe & jichoni | =pecked & eye | =-donoa & jicho* | =bec & oeil | =blood & settled & eye | =damu & chini ya mboni |
    =bottle cap & hit & eye | =kizibo & -ruka & jicho* | =eyeball & popped | =eyeball & hanging | =oeil & sorti de l orbite | =jicho & limechomoka | =jicho & limetoka nje | =caillou & jichoni |
    =pierre & jichoni | =oeil & -pigwa & jiwe | =oeil & -pigwa & ngumi |
    =pupil & not round | =pupille & plus rond* | =rond noir & plus rond | =mboni & duara tena | =oeil & n est plus rond
  `,
  drooling: `
    =saliva & will not go down | =spit & will not go down | =saliva & can not go down | =cup for & spit & throat | =spitting & cup & can not swallow | =talk like & hot & in my mouth |
    =talks like & hot & mouth | =sounds like & hot & mouth | =voice & like & hot & mouth | =talks like & egg & mouth | =hot chips in & mouth & talk | =floor of & mouth & lifted |
    =floor of & mouth & raised | =floor of & mouth & hard | =floor of & mouth & swollen | =under & tongue & hard as | =under the tongue & swollen & hard | =tongue & pushed up |
    =tongue & no room | =tongue & lifted | =tongue & being lifted | =tongue & raised & neck | =salive & descend plus | =salive & ne descend | =salive & ne passe | =salive & passe plus |
    =voix & bouche pleine | =patate & bouche & voix | =pomme de terre & bouche & voix | =langue & poussee & haut | =langue & soulevee | =langue & plus de place | =plancher & bouche & dur |
    =plancher & bouche & gonfl* | =plancher & bouche & soulev* | =dessous de la langue & dur | =mate & hawezi kuyameza | =mate & hayamezeki | =mate & hayapiti & koo* |
    =mate & -tema & kikombe & koo | =kumeza hata mate | =mate & imekataa kuenda | =sauti & ndani ya pipa | =sauti & kiazi & mdomoni | =sauti & kiazi cha moto | =sauti & patate |
    =sauti & viazi & mdomoni | =sauti & chakula cha moto & mdomoni | =ulimi & -sukumwa juu | =ulimi & -sukumwa nyuma | =ulimi & -inuliwa | =ulimi & umeinuka | =ulimi & umepanda juu |
    =ulimi & hauna nafasi | =ulimi & -kosa nafasi | =chini ya ulimi & -vimba & ngumu | =mate & -kusanya & koo | =mate & hawezi swallow | =can not swallow & mate | =hawezi swallow & saliva |
    =hawezi swallow & mate | =saliva & hawezi | =voix & comme & patate | =voix & canard & gorge | =voice & like a duck & throat | =ulimi & -vimba & -jaa mdomo* | =tongue & filling & mouth |
    =langue & remplit & bouche | =mouchoir & ne descend | =can not get & spit down | =sauti & kama mdomo umejaa | =mate & haipiti | =mate & haishuki | =koo & mate inatoka |
    =salive & hawezi kumeza | =salive & kumeza & hawezi | =salive & -meza & hawezi
  `,
  toothache: '=tooth swelling | =rotten molar | =molar out & neck | =gum boil | =cellulite dentaire',
  'swelling-to-eye': `
    =eyelid & puffed | =eyelid & swollen shut | =eye & puffed up | =puffiness & eye | =swelling reached & eye | =eye & will not open & cheek | =can not open & eye & tooth |
    =eye & closed & tooth | =eye & a slit | =oeil & ouvre plus | =oeil & en fente | =oeil & a moitie ferme | =oeil & ferme & joue | =paupiere & gonfl* & joue | =oedeme & paupiere |
    =gonfl* & jusqu* & paupiere | =gonfl* & jusqu* & oeil | =joue & monte & oeil | =jicho & -ziba & shavu | =jicho & -fumba & shavu | =jicho & halifunguki & jino | =shavu & -fika & jicho* |
    =uvimbe & -fika & kope | =uvimbe & -panda & jicho* | =jicho & -jifunga & shavu | =kope & -vimba & jino | =eye & swallowed by & cheek | =joue & sous l oeil & gonfl* | =shavu & hadi jicho* |
    =uvimbe & hadi jicho* | =uvimbe & hadi kope | =oeil & ne s ouvre plus | =s ouvre plus qu en fente
  `,
  'neck-swelling': `
    =descend dans le cou & abces | =descend dans le cou & gonfl* | =gagne le cou & gonfl* | =cou & comme un taureau | =neck as thick | =neck & thick as | =tracked down & neck |
    =under & chin & swollen & hard | =under my chin & swollen | =under his chin & swollen | =sous le menton & gonfl* | =uvimbe & -shuka & shingo* | =uvimbe & -shuka & kooni |
    =uvimbe & -shuka & kidevu | =-vimbisha & chini ya ulimi | =uvimbe & -enea & shingo | =uvimbe & -zunguka & shingo | =shingo & kama ng ombe & jino | =swelling & under & jaw & spread* |
    =gonfl* & sous la machoire | =machoire & gonfl* & cou | =uvimbe & chini ya taya | =uvimbe & hadi shingo* | =shavu & -vimba & hadi shingo*
  `,
  'locked-jaw': `
    =jaw opens & one finger | =jaw & opens & finger | =mouth refuse & open | =mouth & refuses opening | =jaw & welded | =jaw & glued | =jaws & welded | =teeth & glued together & jaw |
    =spoon & will not fit & teeth | =can not get a spoon & teeth | =can not fit & finger & teeth | =grin & frozen & jaw | =machoires & soude* | =machoire & soude* | =machoires & collees |
    =machoires & scelle* | =ne peut pas mordre ni | =ne peut pas & bailler | =bouche s ouvre a peine | =bouche & ouvre & un doigt | =ouvre & bouche & deux doigts | =sourire & fige & raide* |
    =sourire force & machoire | =rictus | =taya haliachani | =taya haziachani | =taya & haiachani | =taya & !-achana | =taya & limegoma | =taya & imegoma | =taya & linagoma |
    =mdomo & -funguka & kidole | =kijiko hakiingii & mdomo* | =kijiko hakiingii & meno | =taya & kijiko hakiingii | =mdomo & umegoma kufunguka | =mdomo umekataa kufunguka |
    =mouth imekataa kufunguka | =jaw imekataa kufunguka | =jaw haifunguki | =mdomo hautaki kufunguka | =uso & -kaza & kama anacheka | =uso & kama anacheka & !-cheka | =jaw imekaza |
    =can not open & more than & finger | =mouth & opens & a crack | =ne peut pas ouvrir & bouche | =bouche & refuse de s ouvrir | =machoire & refuse | =dents & verrouillees | =dents & soudees |
    =mdomo haifunguki | =mouth haifunguki | =mdomo & -funguka & kidogo tu | =taya limeshikana | =taya imeshikana | =mouth & refuses & open | =mdomo unafunguka kidole | =can not yawn |
    =jaw & seized up | =hawezi kupiga miayo | =meno yamegandana | =meno & -gandana | =mdomo umejifunga | =mdomo umejikaza | =dents & ne s ecartent | =machoire & grippee |
    =ne peut pas desserrer & dents | =mouth hai open | =taya hai open | =mdomo hai open | =bouche haifunguki | =machoire imekaza | =machoire imefunga | =machoire imebana
  `,
  spasms: `
    =door & slam* & body & stiff* | =any noise & body & stiff* | =any sound & back & bends | =porte qui claque & raid* | =dos & arque & raide* | =mlango & mwili & unakaza |
    =ukigongwa & mwili & -kaza | =kelele & ajipinde | =kelele & -jipinda | =mgongo & -pinda & taya | =slam* door & body & stiff* | =every noise & stiff* | =any touch & stiff* & back |
    =moindre contact & raid* | =corps & cambre & arriere | =mgongo & -jikunja & nyuma | =body & ina jam | =body inajikaza | =only & head and heels | =light on & whole body & stiff* |
    =allume & lumiere & raid* | =taa & -washa & mwili & -kaza | =mgongo & kama daraja | =corps & comme un pont
  `,
  'fear-of-water': `
    =sight of the cup & chok* | =scream* when & bring & water | =gags & tap | =water & throat jump* | =water & throat & jump* | =fights & water & spit* | =shakes & sees water |
    =wind & face & chok* | =wind & face & scream* & bit* | =barks & water & chok* | =hurle & approche & gobelet | =vue d un verre d eau | =gorge & serre & voit de l eau | =courant d air & hurle |
    =vent & visage & hurle | =-ona maji & -piga nduru | =-ona maji & -tetemeka | =maji & -taka kumuua | =-mwosha uso & chokes | =-mwosha uso & -paliwa | =maji & koo & -ruka |
    =akiletewa maji & -piga | =akiona cup & water | =upepo & usoni & -piga kelele | =upepo & koo & -kaza | =feni & koo & -kaza | =bafu & -ogopa & -ngatwa | =scream* & bring & cup of water |
    =scream* & show & water & bit* | =can not look at water | =chokes when & drink & bit* | =throat closes & sees water | =throat closes & water & bit* | =breeze & throat & jump* |
    =panique & approche & verre | =gorge & saute & eau | =ne supporte plus & vent & visage | =souffle d air & gorge & serre | =-ona maji & koo | =-ona maji & -kaba | =akipewa maji & -kaba |
    =akipewa maji & -piga nduru | =water & koo & inaruka | =-ogopa water & dog | =anaogopa water | =panic* & bring & cup of water | =sight of & cup of water | =sight of & glass of water |
    =foam* & mouth & dog & bit* | =povu & mdomoni & mbwa & -ngata | =bruit de l eau & gorge | =maji & anapiga nduru & hawezi kumeza
  `,
  'stiff-neck': `
    =scream* & lift & head & off | =scream* & lift his head | =scream* & lift her head | =cries & lift his head | =cries & lift her head | =neck & one solid | =neck & like a rod |
    =neck & like a pole | =neck & like iron | =neck haibend | =neck haiturn | =neck haifold | =neck imekuwa hard | =neck imelock | =neck ngumu | =neck imekaza | =shingo haibend |
    =shingo imelock | =shingo hai bend | =shingo ime stiff | =shingo imestiff | =hurle & souleve & tete | =crie & souleve & tete | =pleure & souleve sa tete | =hurle & plie & cou |
    =crie & plie & cou | =pleure & plie & cou | =hurle & flechi* & tete | =nuke raide | =nuk raid* | =nuke rede | =nuke red | =cou & kom boi | =ne peut pas baisser & menton |
    =ne peut pas baisser & tete & menton | =nuque & bloc & tete | =-mwinua kichwa & -lia | =-mwinua kichwa & -piga kelele | =kumwinua kichwa & kelele | =kumwinua kichwa & -lia |
    =-geuza shingo & analia | =-pinda shingo & analia | =-kunja shingo & analia | =-inamisha kichwa & analia | =shingo nguvu & muti | =shingo nguvu | =shingo & kama muti | =shingo & kama chuma |
    =shingo ngum | =shingo gumu | =anainuka mzima mzima | =-inuka & mzima mzima & ubao | =-inuka & kama ubao | =shingo haikunji | =turns whole body to look | =turns his whole body & look |
    =turns her whole body & look | =head & thrown back & neck | =tete rejetee en arriere | =tete renversee en arriere | =tete & renversee & arriere | =hawezi kuangalia chini |
    =hawezi kutazama chini | =kichwa kinavutwa nyuma | =shingo & kama fimbo | =shingo & kama nguzo | =shingo & kama nondo | =shingo haitaki kukunja | =neck haimove | =neck haigeuki |
    =shingo imekazana | =nuque ngumu | =nuque imekaza | =cou ngumu | =cou haigeuki | =cou haipindi | =nuque haipindi | =nuque haikunjiki
  `,
  'bulging-soft-spot': `
    =mou du crane & gonfl* | =mou du crane & bomb* | =mou de la tete & gonfl* | =mou de la tete & bomb* | =endroit mou & tete & gonfl* | =endroit mou & tete & bomb* |
    =endroit qui bat & tete & gonfl* | =soft part & head & bulg* | =soft part & head & swollen | =soft part & head & raised | =soft bit & head & bulg* | =beats on & head & raised |
    =soft place & head & swollen | =sehemu laini & kichwa* & -fura | =sehemu laini & kichwa* & -jaa | =sehemu laini & kichwa* & -vimba | =sehemu laini & kichwa* & -inuka |
    =sehemu laini & kichwa* & -tutumka | =kichwani & panapocheza* & -nyanyuka | =kichwani & panapocheza* & -vimba | =kichwani & panapocheza* & -inuka | =kichwani & panapodunda & -inuka |
    =utosi & -nyanyuka | =utosini & pamejaa | =soft spot & tense | =utosi & -tutumka | =utosi & umekaza | =soft spot & like an egg | =soft spot & like a ball |
    =sehemu inayodunda & kichwa* & -vimba | =sehemu inayodunda & kichwa* & -inuka | =sehemu inayocheza & kichwa* & -vimba | =sehemu inayocheza & kichwa* & -inuka | =utosi & kama yai |
    =soft spot & -fura | =soft spot & -jaa | =utosi & ime bulge
  `,
  fever: `
    =hot as a stove | =hot as fire & head | =said typhoid | =says typhoid | =a dit typhoide | =alisema typhoid | =anasema typhoid | =mwl unawaka | =mwl moto | =mwili & tanuri | =joto linamuwaka |
    =dents & avec 39 | =dents & avec 40 | =frissons & avec 39 | =frissons & avec 40 | =grelott* & avec 39
  `,
  mottled: `
    =knees & blue lace | =knees & lace | =lace & legs & blue | =blue map & knees | =map & legs & purple | =knees & like marble | =legs & like marble | =genoux & dentelle |
    =genoux & carte & bleu* | =magoti & ramani | =ngozi & ramani & bluu | =miguu & kama marumaru | =purple net & legs | =fishnet & skin | =filet violet & jambes | =filet violet & peau |
    =ngozi & kama nyavu | =miguu & kama nyavu
  `,
  'violent-shivers': '=teeth & clacking | =shake uncontrollabl* | =-tetemeka & ovyo',
  chills: `
    =shaking & not weed | =shaking & has not peed | =shaking & not passed water | =shake & not passed water | =shaking & not passed urine | =shake & not passed urine |
    =shaking uncontrollably & not peed
  `,
  'no-urine': `
    =mkojo & wa mwisho & jana | =hata tone la mkojo | =hata tone & mkojo | =mkojo & hata tone | =last pee & yesterday | =last wee & yesterday | =last passed urine & yesterday |
    =dernier pipi & hier | =dernieres urines & hier | =plus une goutte & urine* | =pas une goutte & urine* | =plus pipi depuis | =haja susu tangu | =hajapata & tone la mkojo
  `,
  infection: '=prostate & biops* & shak* | =pus filled leg | =pus filled foot',
  'outbreak-contact':
    '=treated & virus patient | =virus patient & without & mask | =virus patient & no gloves | =carry & neighbour & died of it | =carried & died of it & outbreak',
  smoke: `
    =stove in with us | =brought & charcoal & bedroom | =imbawula & inside | =mbawula & shack | =generator & corridor | =gas geyser & shower* | =gas geyser & bathroom |
    =chauffe eau & gaz & douche | =chauffe eau & gaz & bain | =chauffe bain & gaz | =generateur & couloir | =generateur & dans la maison | =jenereta & korido | =jenereta & sebuleni |
    =jenereta & chumbani | =jenereta & stoo | =generator & korido | =heater ya gesi & -oga | =heater ya gesi & bafuni | =gesi & bafuni & -oga | =jiko la mkaa & chini ya kitanda |
    =ndani ya & kisicho na dirisha & -choma | =moshi ulijaa | =tuliwasha mkaa & tukalala | =jiko & tukalala & mlango | =charcoal & windows & closed | =jiko & tumefunga dirisha |
    =makaa & tumefunga dirisha | =jiko kwa nyumba & tumelala | =jiko & tulilala | =makaa & tulilala | =braai inside | =braai & inside & room | =braai & inside & shack | =tuliingiza jiko |
    =gari & -washa & gereji | =generator & ndani ya nyumba | =generator & ndani ya duka
  `,
  'headache-bad':
    '=crane* & en miettes | =tete & en miettes | =crane* & eclate* | =kichwa chamwaka | =kichwa inataka kupasuka | =head wants to burst',
  dizzy: `
    =drunk without having drunk | =feel drunk & without | =feel drunk & not drunk | =comme ivre & sans | =ivre sans avoir bu | =kama nimelewa & bila | =kama mlevi & sijanywa |
    =anayumba kama mlevi | =walks like a drunk & not
  `,
  'cry-for-help': `
    =he is going he is going | =hes going hes going | =shes going shes going | =she is going she is going | =someone please come quick* | =slipping away & arms | =slipping away from us |
    =il part dans mes bras | =elle part dans mes bras | =anaondoka & mikononi | =anaondoka & mikonon* | =anatutoka & hapa | =-tufia mikononi | =he is going in my arms | =she is going in my arms |
    =elle s en va dans mes bras | =il s en va dans mes bras | =on est en train de le perdre | =anatuacha & mikononi | =mgonjwa anatutoka | =mgonjwa anaondoka & mikono* | =anakufia mikononi |
    =anakata moto & mgonjwa | =roho yake inatoka | =roho inamtoka
  `,
  confused: `
    =talks to the ceiling | =talking to the ceiling | =parle au plafond | =anaongea na dari | =anazungumza na dari | =anaongea & vitu havipo | =anaona vitu visivyo* & homa |
    =lugha asiyoijua & homa | =can not remember & drive home | =speaks & language he does not know | =parle une langue & connait pas & fievre | =anaongea vitu visivyokuwepo |
    =can not remember & how i got here | =hatambui mke wake | =hatambui mume wake | =anaanza kuongea vitu visivyo* | =ameanza kuongea vitu visivyo* | =anaongea vitu visivyo* & homa
  `,
  'very-weak':
    '=-anguka kama gunia | =kwa chair & slide chini | =ana slide chini | =ukimweka & slide chini | =slides off the chair | =assis & tombe comme un sac',
  'black-skin': `
    =middle & like charcoal | =centre & like charcoal | =centre & tout noir | =katikati & kama mkaa | =purple blisters | =violet blisters | =black blisters & pain | =dark blisters & pain* |
    =cloques violettes | =cloques foncees | =cloques sombres | =cloques noires | =bulles violettes | =bulles noires | =malengelenge ya zambarau | =malengelenge meusi |
    =malengelenge & rangi ya zambarau | =skin & greyish black | =jambe & noircit | =cuisse & noircit | =ngozi imekuwa kama mkaa | =skin & turned & charcoal | =skin & now & charcoal |
    =patch & like charcoal | =peau devenue & charbon | =milieu & tout noir & rouge* | =katikati & ni nyeusi & nyekundu | =skin & dusky | =skin & gone dusky | =wound & dishwater
  `,
  'spreading-red-skin': `
    =crackles under & finger* | =skin crackles | =crackl* & under the skin | =skin & crackl* & touch* | =air under & skin & wound | =peau & crepite | =cuisse & crepite | =crepite sous |
    =craque sous & doigts & peau | =ngozi & -lialia & -bonyeza | =hewa chini ya ngozi | =crossed & pen mark | =crossed & pen line | =past & pen line | =past & pen mark | =past the line i drew |
    =outside the line i drew | =drew a line & redness | =hand* width past | =spread a hand* width | =cloques violettes | =cloques foncees | =bulles violettes | =bulles noires | =purple blisters |
    =depasse & trait & stylo | =depasse & ligne & stylo | =redness & kila lisaa | =redness & ina move | =red & ina move & saa | =weusi & -panda & saa | =cloques sombres | =cloques noires |
    =malengelenge ya zambarau | =malengelenge meusi | =redness & doubled & hours | =alama ya kalamu & -pita | =alama ya kalamu & -vuka | =marker & redness & crossed
  `,
  'skin-peeling': `
    =skin slides | =skin & slides & rub* | =skin & slips & rub* | =skin wipes off | =lips peel off | =coming away in sheets | =coming off in sheets | =peel* in sheets | =peau & glisse & frott* |
    =pele par lambeaux | =pele & en lambeaux | =peau & par plaques & decoll* | =po & en lambo | =po & lambo | =ngozi & -teleza & -sugua | =ngozi & -vuka & nyoka | =ngozi & kama ganda |
    =ngozi & inabambuka | =midomo inabambuka & ngozi | =peau & glisse & doigt* | =skin inatoka | =skin inabanduka | =po & decol* | =skin & like wet tissue | =peau & papier mouille |
    =ngozi & -nyofoka | =ngozi & kama imeungua & dawa | =ngozi ina come off | =peau inatoka | =peau inabanduka | =peau inachubuka
  `,
  'new-medicine': `
    =mis sous phenobarbital | =fansidar | =lamotrigine | =tegretol & started | =dawa ya goti & wiki | =dawa ya tb & wiki | =dawa & ilianza & wiki | =baada ya fansidar | =dawa ya gauti & wiki |
    =dawa ya gauti & -unguza | =depuis le fansidar
  `,
  'hot-swollen-joint': `
    =knee & double the size | =knee & twice the size | =elbow & double the size | =elbow & twice the size | =knee & fry an egg | =knee & like a melon | =coude gros comme |
    =coude & gros & brulant | =genou gros comme | =genou & gros & brulant | =cheville & enorme & brulant* | =poignet & gros & brulant | =hanche & chaude & gonfl* | =goti & kubwa kama |
    =goti & kama papai | =goti & kama tikiti | =kiwiko & kikubwa kama | =kiwiko & moto & -vimba | =goti & linachemka | =goti & ina hot & -vimba | =genou & brulant & plier |
    =coude & brulant & plier | =hanche & brulante | =kiwiko & kimefura & moto
  `,
  'child-will-not-walk': '=will not put leg down | =will not use & leg & fever | =pose plus le pied & fievre',
  'open-break': `
    =knee & side & should not be | =knee & where & knee should not | =kneecap & wrong side | =kneecap & all wrong | =knee & all wrong & cold | =elbow & points & direction |
    =elbow & no elbow should | =foot & pointing backward* | =something white & skin & shin | =genou & part de cote & blan* | =genou & parti sur le cote | =genou & parti de cote |
    =coude & a l envers | =goti & imetoka place | =bega & imetoka place | =shoulder & imetoka place | =kiwiko & imetoka place | =hip & imetoka | =goti & ilienda upande | =goti & limeenda upande |
    =goti & limegeuka | =kiwiko & limegeuka | =kiwiko & kimegeuka | =kiwiko & umbo la ajabu | =kiwiko & umbo & herufi | =mguu & -geuka nyuma | =nyonga & imegeuka | =mguu mfupi & -jipinda |
    =os & inachungulia | =os & nje ya nyama | =kneecap & gone to the side | =kneecap & slid & side | =kneecap & shifted & side | =elbow looks backwards | =elbow & facing backwards |
    =it looks backwards & hand | =it looks backwards & fingers | =knee & points & wrong way | =bends where it should not | =bends where & no joint | =forearm & bent & banana |
    =wrist & like a fork | =shoulder & square & can not move | =rotule & partie sur le cote | =coude & pointe & mauvais | =pied & tourne & mauvais sens | =pied & tourne vers l arriere |
    =avant bras & plie & deux | =hip imetoka kwa socket | =hip & leg & shorter & turned | =goti & limehama | =mguu & -pinda & pasipo | =mkono & -pinda & pasipo | =foot & turned & backward* |
    =toes & pointing behind | =arm & dangling & fell | =hand & dangling & wrist | =mkono & -ninginia & -vunjika | =bone pressing & skin & fell | =foot & dangling & broke* |
    =leg & dangling & broke* | =like a second elbow | =comme un deuxieme coude | =kama kiwiko cha pili | =mguu & -ninginia & -vunjika | =cheupe & -chungulia & muundi | =bone imetokea |
    =os imetoka | =os inaonekana | =genou imetoka | =coude imetoka | =epaule imetoka | =goti ime shift | =knee ime shift | =knee imetoka | =elbow imetoka
  `,
  'cold-limb': `
    =hand & gone white | =foot & gone white | =foot & no beat | =foot & find no beat | =hand & no pulse | =mguu hauna mapigo | =mguu & hauna mapigo | =hauna mapigo | =hakuna mapigo & mguu |
    =hakuna mapigo & mkono | =vidole & vimekuwa vyeupe | =vidole & vyeupe kama | =vidole & baridi na vyeupe | =pied & sans pouls | =mkono imekuwa cold | =foot ni cold | =hand imekuwa cold |
    =mguu ni cold | =below & cold and blue | =foot below & cold | =hand below & cold | =dessous & froid et blanc | =chini yake & ni baridi | =fingers & cold & plaster | =vidole & bluu & plasta |
    =vidole & vyeusi & plasta | =vidole & havisogei & baridi | =orteils & bougent plus & froid* | =mguu & froid & -vunjika
  `,
  numb: `
    =haisikii nikigusa | =haisikii nikiigusa | =vidole sizisikii | =sizisikii ukifinya | =hakuna feeling & mguu | =vidole & kama si vyake | =mguu & kama si wangu | =mkono & kama si wangu |
    =can not tell which & touching | =can not tell which one & touching | =mkono & haina feeling | =mguu & haina feeling | =foot & haina feeling | =vidole & haina feeling
  `,
} as const;
