/**
 * Medicines against infections, one substance per line. Columns: name (INN) | WHO ATC codes | spellings that
 * `phoneticKey` does not recognise | brands | sources (atc: WHO ATC/DDD index, eml: WHO Model List of Essential
 * Medicines 2023) | status | reviewer. Status `draft`: written from general knowledge, without opening the sources.
 */
export const INFECTIONS = `
amoxicillin|J01CA04|amoksilini,amoksilin,amoxilin,amoxycillin,amoxicilin|amoxil,clamoxyl,moxacil,amoxyn,emox,amoxi|atc,eml|draft|
ampicillin|J01CA01|ampisilini,ampicilin|penbritin,totapen,ampicin|atc,eml|draft|
pivmecillinam|J01CA08||selexid|atc|draft|
piperacillin|J01CA12|||atc,eml|draft|
benzylpenicillin|J01CE01|penicillin g,crystalline penicillin,x pen,xpen,crystapen,peni g||atc,eml|draft|
phenoxymethylpenicillin|J01CE02|penicillin v,pen v,pen vk,penicillin vk,peni v|oracilline,ospen,pen vee k|atc,eml|draft|
benzathine benzylpenicillin|J01CE08|benzathine penicillin,benzathine penicillin g,penicillin g benzathine,peni benzathine,benzathine,benzylpenicillin benzathine|extencilline,penadur,bicillin,penadur la|atc,eml|draft|
procaine benzylpenicillin|J01CE09|procaine penicillin,penicillin procaine,ppf,procaine penicillin fortified||atc,eml|draft|
cloxacillin|J01CF02|cloxacilin|orbenin,cloxil|atc,eml|draft|
dicloxacillin|J01CF01|||atc|draft|
flucloxacillin|J01CF05|flucloxacilin,floxacillin,fluclox|floxapen,flopen,fluclopen,flucloxin|atc|draft|
oxacillin|J01CF04||bristopen|atc|draft|
clavulanic acid|J01CR02|acide clavulanique,clavulanate,clavulanate potassium,potassium clavulanate,asidi klavulani||atc,eml|draft|
tazobactam|J01CG02|||atc,eml|draft|
sulbactam|J01CG01|||atc|draft|
cefalexin|J01DB01|cephalexine,sefaleksini|keflex,ceporex,ospexin,sporidex,phexin|atc,eml|draft|
cefazolin|J01DB04||kefzol,cefacidal|atc,eml|draft|
cefadroxil|J01DB05||oracefal,duracef,droxil|atc|draft|
cefradine|J01DB09||velosef|atc|draft|
cefuroxime|J01DC02|cefuroxime axetil|zinnat,zinacef,cefurox,zinacet|atc,eml|draft|
cefaclor|J01DC04||ceclor,distaclor|atc|draft|
cefotaxime|J01DD01||claforan|atc,eml|draft|
ceftazidime|J01DD02||fortum,fortaz|atc,eml|draft|
ceftriaxone|J01DD04|seftriaksoni|rocephin,rocephine,powercef,epicephin,triaxon|atc,eml|draft|
cefixime|J01DD08||cefix,suprax,oroken,cefspan,taxim o|atc,eml|draft|
cefpodoxime|J01DD13||orelox,cefodox,vantin|atc|draft|
cefdinir|J01DD15||omnicef|atc|draft|
cefepime|J01DE01||maxipime|atc|draft|
meropenem|J01DH02||meronem,merrem|atc,eml|draft|
ertapenem|J01DH03||invanz|atc|draft|
imipenem|J01DH51||tienam|atc,eml|draft|
aztreonam|J01DF01||azactam|atc|draft|
doxycycline|J01AA02|doksisaiklini,doksi,doxy,doxycyclin|vibramycin,doxylin,doxycap,doxt,tetradox|atc,eml|draft|
tetracycline|J01AA07|tetrasaiklini||atc,eml|draft|
oxytetracycline|J01AA06||terramycin|atc|draft|
minocycline|J01AA08||minocin,mestacine|atc|draft|
chloramphenicol|J01BA01,S01AA01|chloramphenical|chlornicol,chloromycetin|atc,eml|draft|
erythromycin|J01FA01|eritromaisini,erythromycine|erythrocin,eryc,erythrocine,ilosone|atc,eml|draft|
roxithromycin|J01FA06||rulid|atc|draft|
clarithromycin|J01FA09|klarithromaisini|klacid,zeclar,biaxin,clarimac,klaricid|atc,eml|draft|
azithromycin|J01FA10|azithromaisini,azitro,azithro|zithromax,azuma,zmax,azimax,azithral,azicip,azee,zithrolide,zathrin,azibact|atc,eml|draft|
clindamycin|J01FF01|klindamaisini|dalacin,dalacin c,dalacine|atc,eml|draft|
lincomycin|J01FF02||lincocin,lincocine|atc|draft|
gentamicin|J01GB03,S01AA11|gentamycin,gentamaisini,genta|garamycin,gentalline,genticin|atc,eml|draft|
amikacin|J01GB06||amikin,amiklin|atc,eml|draft|
streptomycin|J01GA01|||atc,eml|draft|
neomycin|A07AA01,D06AX04|||atc|draft|
kanamycin|J01GB04|||atc|draft|
tobramycin|J01GB01,S01AA12||tobrex,tobi|atc|draft|
ciprofloxacin|J01MA02,S01AE03|siprofloksasini,cipro,siprofloxacin|ciprobay,ciproxin,ciflox,cifran,ciplox,ciproxine,cipropharm,ciloxan|atc,eml|draft|
norfloxacin|J01MA06||noroxin,norbactin|atc|draft|
ofloxacin|J01MA01||oflocet,tarivid,oflox|atc,eml|draft|
levofloxacin|J01MA12|levo|tavanic,levaquin,levoxa,glevo,levobact|atc,eml|draft|
moxifloxacin|J01MA14||avelox,izilox,vigamox|atc,eml|draft|
nalidixic acid|J01MB02|acide nalidixique|negram,wintomylon|atc|draft|
sulfamethoxazole|J01EC01|sulphamethoxazole|gantanol|atc,eml|draft|
trimethoprim|J01EA01||proloprim|atc,eml|draft|
sulfadiazine|J01EC02|||atc,eml|draft|
silver sulfadiazine|D06BA01|sulfadiazine argentique,sulfadiazine d argent|flamazine,silvadene,burnazine,silverex|atc,eml|draft|
nitrofurantoin|J01XE01|nitrofurantoine|furadantin,furadantine,macrobid,macrodantin|atc,eml|draft|
fosfomycin|J01XX01||monuril|atc,eml|draft|
linezolid|J01XX08||zyvox|atc,eml|draft|
vancomycin|J01XA01||vancocin|atc,eml|draft|
spectinomycin|J01XX04||trobicin|atc,eml|draft|
metronidazole|J01XD01,P01AB01,G01AF01|metronidazol,metro,metranidazole,metronidazoli|flagyl,metrogyl,rozex|atc,eml|draft|
tinidazole|P01AB02||fasigyn,fasigyne,tiniba|atc|draft|
secnidazole|P01AB07||secnidal,flagentyl,secwid|atc|draft|
ornidazole|P01AB03||tiberal|atc|draft|
fusidic acid|J01XC01,D06AX01|acide fusidique,sodium fusidate|fucidin,fucidine,fusiderm|atc|draft|
mupirocin|D06AX09||bactroban,supirocin|atc,eml|draft|
rifampicin|J04AB02|rifampin,rifampicine|rimactane,rifadin,rifadine|atc,eml|draft|
rifabutin|J04AB04||mycobutin|atc,eml|draft|
rifapentine|J04AB05||priftin|atc,eml|draft|
isoniazid|J04AC01|inh,isoniazide|rimifon,nicozid|atc,eml|draft|
pyrazinamide|J04AK01||pirilene,zinamide|atc,eml|draft|
ethambutol|J04AK02||myambutol|atc,eml|draft|
ethionamide|J04AD03||trecator|atc,eml|draft|
bedaquiline|J04AK05||sirturo|atc,eml|draft|
delamanid|J04AK06||deltyba|atc,eml|draft|
cycloserine|J04AB01|||atc,eml|draft|
clofazimine|J04BA01||lamprene|atc,eml|draft|
dapsone|J04BA02||disulone|atc,eml|draft|
fluconazole|J02AC01|flukonazoli,fluconazol|diflucan,flucoral,flucamed,triflucan,forcan|atc,eml|draft|
itraconazole|J02AC02||sporanox,itrazol|atc,eml|draft|
voriconazole|J02AC03||vfend|atc,eml|draft|
posaconazole|J02AC04||noxafil|atc|draft|
ketoconazole|J02AB02,D01AC08||nizoral,ketoderm|atc|draft|
clotrimazole|D01AC01,G01AF02||canesten,candid,clozole,mycoril,candiderm|atc,eml|draft|
miconazole|D01AC02,G01AF04||daktarin,gyno daktarin|atc,eml|draft|
econazole|D01AC03||pevaryl,gyno pevaryl|atc|draft|
nystatin|A07AA02,G01AA01|nistatini|mycostatin,mycostatine,nystan|atc,eml|draft|
griseofulvin|D01BA01|griseofulvine|grisovin,fulcin,fulcine|atc,eml|draft|
terbinafine|D01BA02,D01AE15||lamisil|atc,eml|draft|
amphotericin b|J02AA01|amphotericin,amphotericine b|fungizone,ambisome|atc,eml|draft|
aciclovir|J05AB01|acyclovir,asiklovir|zovirax,acivir,zovir,lovire|atc,eml|draft|
valaciclovir|J05AB11|valacyclovir|valtrex,zelitrex|atc,eml|draft|
oseltamivir|J05AH02||tamiflu|atc,eml|draft|
zidovudine|J05AF01|azt|retrovir|atc,eml|draft|
lamivudine|J05AF05|3tc|epivir|atc,eml|draft|
abacavir|J05AF06||ziagen|atc,eml|draft|
tenofovir disoproxil|J05AF07|tenofovir,tdf,tenofovir disoproxil fumarate|viread|atc,eml|draft|
tenofovir alafenamide|J05AF13|taf|vemlidy|atc,eml|draft|
emtricitabine|J05AF09|ftc|emtriva|atc,eml|draft|
nevirapine|J05AG01|nvp|viramune|atc,eml|draft|
efavirenz|J05AG03|efv|stocrin,sustiva|atc,eml|draft|
etravirine|J05AG04||intelence|atc|draft|
rilpivirine|J05AG05||edurant|atc|draft|
ritonavir|J05AE03||norvir|atc,eml|draft|
lopinavir|J05AE06|||atc,eml|draft|
atazanavir|J05AE08||reyataz|atc,eml|draft|
darunavir|J05AE10||prezista|atc,eml|draft|
raltegravir|J05AJ01||isentress|atc,eml|draft|
dolutegravir|J05AJ03|dtg|tivicay|atc,eml|draft|
cabotegravir|J05AJ04||apretude,vocabria|atc|draft|
bictegravir|J05AJ05|||atc|draft|
sofosbuvir|J05AP08||sovaldi|atc,eml|draft|
daclatasvir|J05AP07||daklinza|atc,eml|draft|
artemether|P01BE02|artemeta|artenam,paluther|atc,eml|draft|
artesunate|P01BE03|artesunet|artesun,arsumax,plasmotrim|atc,eml|draft|
artemisinin|P01BE01|artemisinine||atc|draft|
dihydroartemisinin|P01BE05|dihydroartemisinine,artenimol,dha|cotecxin,alaxin|atc|draft|
lumefantrine|P01BF01|lumefantrin,benflumetol||atc,eml|draft|
pyronaridine|P01BF06|||atc|draft|
piperaquine|P01BF05|||atc,eml|draft|
amodiaquine|P01BA06||camoquin,flavoquine|atc,eml|draft|
chloroquine|P01BA01|klorokwini,klorokwin|nivaquine,malaraquin,resochin|atc,eml|draft|
hydroxychloroquine|P01BA02||plaquenil|atc,eml|draft|
primaquine|P01BA03|||atc,eml|draft|
tafenoquine|P01BA07||krintafel|atc|draft|
quinine|P01BC01|kwinini,quinine sulphate|quinimax,quinarsal|atc,eml|draft|
mefloquine|P01BC02||lariam,mephaquin|atc,eml|draft|
halofantrine|P01BX01||halfan|atc|draft|
proguanil|P01BB01||paludrine|atc|draft|
atovaquone|P01AX06||wellvone|atc|draft|
pyrimethamine|P01BD01||daraprim|atc,eml|draft|
sulfadoxine|P01BD51|sulphadoxine||atc,eml|draft|
albendazole|P02CA03|albendazoli|zentel,alben,albenza,eskazole|atc,eml|draft|
mebendazole|P02CA01|mebendazoli|vermox,wormin,natoa|atc,eml|draft|
levamisole|P02CE01||ketrax,solaskil|atc,eml|draft|
pyrantel|P02CC01|pyrantel pamoate|combantrin,helmintox|atc,eml|draft|
praziquantel|P02BA01|prazikwanteli|biltricide,distocide,prazitel|atc,eml|draft|
ivermectin|P02CF01|ivermectine,ivamektini|mectizan,stromectol,iverheal|atc,eml|draft|
diethylcarbamazine|P02CB02|dec|notezine,hetrazan|atc,eml|draft|
niclosamide|P02DA01||yomesan,tredemine|atc,eml|draft|
triclabendazole|P02BX04||egaten|atc,eml|draft|
permethrin|P03AC04|permethrine|lyclear,elimite|atc,eml|draft|
benzyl benzoate|P03AX01|benzoate de benzyle,bbe|ascabiol,scabion,scabiol|atc,eml|draft|
`;
