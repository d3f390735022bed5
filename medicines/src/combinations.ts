/**
 * Names that mean several substances. Columns: substances joined by + | names and brands | sources | status | reviewer.
 * The source `brands` means the manufacturers' names as sold in the region, from general knowledge.
 */
export const COMBINATIONS = `
amoxicillin+clavulanic acid|co amoxiclav,amoxiclav,amoxyclav,coamoxiclav,amoksiklav,amoxi clav,augmentin,ogmentin,agumentin,clavam,curam,moxclav,clavulin,enhancin,megamentin,clamoxin|atc,eml,brands|draft|
ampicillin+cloxacillin|ampiclox,ampicloxacillin,ampiklox,ampliclox,ampiclo,ampecloxacillin,diclam|brands|draft|
amoxicillin+flucloxacillin|flucamox,co fluampicil amoxicillin,amoxiflux,flumox|brands|draft|
ampicillin+flucloxacillin|co fluampicil,magnapen|brands|draft|
piperacillin+tazobactam|tazocin,tazocilline,piptaz,pip tazo|atc,eml,brands|draft|
ampicillin+sulbactam|unasyn,sultamicillin|atc,brands|draft|
ceftriaxone+sulbactam|sulcef,tazocef|brands|draft|
sulfamethoxazole+trimethoprim|co trimoxazole,cotrimoxazole,cotri,kotrimoksazoli,sulfamethoxazole trimethoprim,cotrimoxazol,septrin,septrine,bactrim,septra,cotrim,tmp smx,smx tmp|atc,eml,brands|draft|
artemether+lumefantrine|alu,artemether lumefantrine,mseto,dawa mseto,coartem,co artem,koartem,lonart,lumartem,lumerax,artefan,riamet,lumiter,coartesiane|atc,eml,brands|draft|
dihydroartemisinin+piperaquine|dha piperaquine,dihydroartemisinin piperaquine,duo cotecxin,duocotecxin,p alaxin,d artepp,eurartesim,artequick|atc,eml,brands|draft|
artesunate+amodiaquine|asaq,coarsucam,camoquin plus,larimal|atc,eml,brands|draft|
sulfadoxine+pyrimethamine|sp,fansidar,metakelfin,orodar,malafin,sulfadoxine pyrimethamine,falcidin|atc,eml,brands|draft|
atovaquone+proguanil|malarone|atc,brands|draft|
artesunate+pyronaridine|pyramax|brands|draft|
isoniazid+rifampicin|rh,rifinah,rimactazid|atc,eml,brands|draft|
isoniazid+rifampicin+pyrazinamide|rhz,rifater|atc,eml,brands|draft|
isoniazid+rifampicin+pyrazinamide+ethambutol|rhze,rifafour,akurit 4,rimstar|atc,eml,brands|draft|
tenofovir disoproxil+lamivudine+dolutegravir|tld,acriptega,tenolam d|eml,brands|draft|
tenofovir disoproxil+lamivudine+efavirenz|tle,tenolam e|eml,brands|draft|
tenofovir disoproxil+emtricitabine|truvada|atc,eml,brands|draft|
tenofovir disoproxil+emtricitabine+efavirenz|atripla|atc,brands|draft|
tenofovir alafenamide+emtricitabine+bictegravir|biktarvy|atc,brands|draft|
zidovudine+lamivudine|combivir,duovir|atc,eml,brands|draft|
zidovudine+lamivudine+nevirapine|duovir n|atc,brands|draft|
abacavir+lamivudine|kivexa,epzicom|atc,eml,brands|draft|
abacavir+lamivudine+dolutegravir|triumeq|atc,brands|draft|
lopinavir+ritonavir|kaletra,aluvia,lpv r,lpvr|atc,eml,brands|draft|
atazanavir+ritonavir|atv r,atvr|eml|draft|
imipenem|imipenem cilastatin|atc,eml|draft|
paracetamol+codeine|co codamol,cocodamol,panadeine,codoliprane,solpadeine,adol codeine,dafalgan codeine,betapyn,stilpane,painamol plus|brands|draft|
paracetamol+tramadol|tramacet,zaldiar,ixprim,tramacetal|atc,brands|draft|
paracetamol+caffeine|panadol extra,panadol advance extra,sonadol|brands|draft|
paracetamol+caffeine+acetylsalicylic acid|hedex,anadin,maramoja,mara moja,dawa tatu,excedrin,cafemol|brands|draft|
paracetamol+ibuprofen|ibumol,combiflam,brustan n,brufen plus|brands|draft|
paracetamol+diclofenac|dolocap,diclopar,diclo plus,dicloplus|brands|draft|
diclofenac+paracetamol+chlorzoxazone|flamar mx,lobak,doloact mx,myospaz forte|brands|draft|
diclofenac+misoprostol|arthrotec|atc,brands|draft|
paracetamol+chlorphenamine+phenylephrine|flugone,coldcap,cold cap,coldril,febrilix,flucold|brands|draft|
paracetamol+pseudoephedrine+chlorphenamine|sinutab,actifed cold|brands|draft|
orphenadrine+paracetamol|norgesic,myolgin|brands|draft|
hyoscine butylbromide+paracetamol|buscopan plus|brands|draft|
diphenhydramine+codeine|benylin with codeine,benylin codeine|brands|draft|
aluminium hydroxide+magnesium hydroxide|maalox,relcer,mucogel|brands|draft|
aluminium hydroxide+magnesium trisilicate|actal,magnesium antacid,gaviscon,antacid tablets|brands|draft|
ferrous sulfate+folic acid|fefol,fefo,ifa,iron folic acid,fer acide folique,ferro folic,ferrofolic|eml,brands|draft|
losartan+hydrochlorothiazide|losartan h,hyzaar,losar h,co losartan|atc,brands|draft|
losartan+amlodipine|amlozaar,losanet am|brands|draft|
valsartan+hydrochlorothiazide|co diovan|atc,brands|draft|
valsartan+amlodipine|exforge|atc,brands|draft|
sacubitril+valsartan|entresto|atc,brands|draft|
telmisartan+hydrochlorothiazide|micardis plus,telma h|atc,brands|draft|
telmisartan+amlodipine|telma am,twynsta|atc,brands|draft|
enalapril+hydrochlorothiazide|co renitec|atc,brands|draft|
lisinopril+hydrochlorothiazide|zestoretic|atc,brands|draft|
amiloride+hydrochlorothiazide|moduretic,co amilozide|atc,brands|draft|
spironolactone+furosemide|lasilactone|brands|draft|
atenolol+chlortalidone|tenoretic|atc,brands|draft|
metformin+glibenclamide|glucovance,glibomet|atc,brands|draft|
metformin+sitagliptin|janumet|atc,brands|draft|
metformin+vildagliptin|galvus met,eucreas|atc,brands|draft|
metformin+glimepiride|amaryl m|brands|draft|
esomeprazole+clarithromycin+amoxicillin|esokit|brands|draft|
fluticasone+salmeterol|seretide,advair|atc,eml,brands|draft|
budesonide+formoterol|symbicort,foracort|atc,eml,brands|draft|
salbutamol+ipratropium|combivent,duolin|atc,brands|draft|
salbutamol+bromhexine+guaifenesin|ascoril,zecuf|brands|draft|
salbutamol+theophylline|theoasthalin|brands|draft|
dexamethasone+neomycin|maxitrol,dexa neomycin|atc,brands|draft|
betamethasone+gentamicin+clotrimazole|gentriderm,quadriderm,sonaderm|brands|draft|
betamethasone+salicylic acid|diprosalic|atc,brands|draft|
clotrimazole+hydrocortisone|canesten h,candid h|brands|draft|
levonorgestrel+ethinylestradiol|microgynon,familia,combined pill,coc,pilplan,nordette,majira,vidonge vya majira|atc,eml,brands|draft|
ergotamine+caffeine|cafergot|atc,brands|draft|
ethinylestradiol+norethisterone|ortho novum|atc,brands|draft|
mifepristone+misoprostol|ma kare,medabon|eml,brands|draft|
`;
