/**
 * Medicines for heart, vessels, kidneys, blood, diabetes, gut and hormones. The columns are those of
 * `substances-infections.ts`.
 */
export const HEART_AND_METABOLISM = `
captopril|C09AA01||capoten,lopril|atc|draft|
enalapril|C09AA02||renitec,vasotec,enam,envas|atc,eml|draft|
lisinopril|C09AA03||zestril,prinivil,lisin|atc|draft|
perindopril|C09AA04||coversyl,aceon|atc|draft|
ramipril|C09AA05||tritace,triatec,altace|atc|draft|
quinapril|C09AA06||accupril|atc|draft|
losartan|C09CA01||cozaar,losar,losacar,losakind|atc,eml|draft|
valsartan|C09CA03||diovan,tareg|atc|draft|
irbesartan|C09CA04||aprovel,avapro|atc|draft|
candesartan|C09CA06||atacand,candez|atc|draft|
telmisartan|C09CA07||micardis,telma,telmi|atc,eml|draft|
olmesartan|C09CA08||olmetec,benicar|atc|draft|
sacubitril|C09DX04|||atc|draft|
amlodipine|C08CA01|amlodipin,amulodipini|norvasc,amlor,amlovas,amlopin,amlong|atc,eml|draft|
nifedipine|C08CA05|nifedipin,nifedipini|adalat,nifelat,nicardia,nifecard|atc,eml|draft|
felodipine|C08CA02||plendil|atc|draft|
nicardipine|C08CA04||loxen|atc|draft|
verapamil|C08DA01||isoptin,isoptine|atc,eml|draft|
diltiazem|C08DB01||tildiem,cardizem|atc|draft|
atenolol|C07AB03||tenormin,tenormine,aten|atc|draft|
bisoprolol|C07AB07||concor,cardensiel|atc,eml|draft|
metoprolol|C07AB02||lopressor,betaloc,seloken|atc,eml|draft|
nebivolol|C07AB12||nebilet|atc|draft|
propranolol|C07AA05||inderal,avlocardyl|atc,eml|draft|
sotalol|C07AA07||sotacor,sotalex|atc|draft|
timolol|S01ED01||timoptic,timoptol|atc,eml|draft|
carvedilol|C07AG02||dilatrend,kredex,carvil,cardivas|atc,eml|draft|
labetalol|C07AG01||trandate|atc|draft|
hydrochlorothiazide|C03AA03|hctz,hct|esidrex,hydrodiuril|atc,eml|draft|
bendroflumethiazide|C03AA01|bendrofluazide,bendroflumethazide|aprinox,neo naclex|atc|draft|
indapamide|C03BA11||natrilix,fludex,lozol|atc,eml|draft|
chlortalidone|C03BA04|chlorthalidone|hygroton|atc,eml|draft|
metolazone|C03BA08||zaroxolyn|atc|draft|
furosemide|C03CA01|frusemide,frusemid,furosemidi|lasix,lasilix,frusix|atc,eml|draft|
torasemide|C03CA04|torsemide|demadex,dytor|atc|draft|
bumetanide|C03CA02||burinex|atc|draft|
spironolactone|C03DA01|spironolacton|aldactone,spirix|atc,eml|draft|
eplerenone|C03DA04||inspra|atc|draft|
amiloride|C03DB01||midamor|atc,eml|draft|
mannitol|B05BC01|||atc,eml|draft|
acetazolamide|S01EC01||diamox|atc,eml|draft|
methyldopa|C02AB01|alpha methyldopa,methyl dopa|aldomet,dopegyt|atc,eml|draft|
clonidine|C02AC01||catapres,catapressan|atc|draft|
hydralazine|C02DB02|dihydralazine|apresoline,nepresol|atc,eml|draft|
prazosin|C02CA01||minipress|atc|draft|
doxazosin|C02CA04||cardura,zoxan|atc|draft|
tamsulosin|G04CA02||flomax,josir,omnic,urimax,tamlosin|atc|draft|
finasteride|G04CB01||proscar,finpecia|atc|draft|
digoxin|C01AA05|digoxine|lanoxin,lanoxine|atc,eml|draft|
amiodarone|C01BD01||cordarone,pacerone|atc,eml|draft|
quinidine|C01BA01|||atc|draft|
flecainide|C01BC04||flecaine,tambocor|atc|draft|
glyceryl trinitrate|C01DA02|nitroglycerin,trinitrine,gtn,nitroglycerine,glyceryl trinitrate spray|nitrocine,natispray,nitrolingual|atc,eml|draft|
isosorbide dinitrate|C01DA08|isdn|isordil,risordan|atc,eml|draft|
isosorbide mononitrate|C01DA14|ismn|imdur,monicor,ismo|atc|draft|
ivabradine|C01EB17||procoralan,coralan|atc|draft|
adrenaline|C01CA24|epinephrine|epipen,anapen|atc,eml|draft|
simvastatin|C10AA01||zocor,zimstat,simvor|atc,eml|draft|
atorvastatin|C10AA05||lipitor,tahor,atorva,lipicure,storvas,avas|atc|draft|
rosuvastatin|C10AA07||crestor,rosuvas|atc|draft|
pravastatin|C10AA03||pravachol,elisor|atc|draft|
gemfibrozil|C10AB04||lopid|atc|draft|
fenofibrate|C10AB05||lipanthyl|atc|draft|
warfarin|B01AA03|warfarine,wafarini|coumadin,coumadine,marevan|atc,eml|draft|
acenocoumarol|B01AA07|acenocoumarin|sintrom|atc|draft|
fluindione|B01AA12||previscan|atc|draft|
rivaroxaban|B01AF01||xarelto|atc,eml|draft|
apixaban|B01AF02||eliquis|atc,eml|draft|
edoxaban|B01AF03||lixiana|atc,eml|draft|
dabigatran|B01AE07|dabigatran etexilate|pradaxa|atc,eml|draft|
heparin|B01AB01|heparine,unfractionated heparin||atc,eml|draft|
enoxaparin|B01AB05||clexane,lovenox|atc,eml|draft|
clopidogrel|B01AC04||plavix,clopilet,deplatt,clopivas|atc,eml|draft|
tranexamic acid|B02AA02|acide tranexamique|cyklokapron,exacyl|atc,eml|draft|
phytomenadione|B02BA01|vitamin k,vitamine k,vitamin k1,phytonadione|konakion|atc,eml|draft|
ferrous sulfate|B03AA07|ferrous sulphate,sulfate de fer,sulfate ferreux,iron sulfate,fer,iron,madini ya chuma|tardyferon|atc,eml|draft|
ferrous fumarate|B03AA02|fumarate ferreux|fumafer|atc|draft|
folic acid|B03BB01|acide folique,foliki asidi,asidi ya foliki,folate,foliki|speciafoldine,foliamin|atc,eml|draft|
cyanocobalamin|B03BA01|vitamin b12,vitamine b12||atc,eml|draft|
insulin human|A10AB01,A10AC01,A10AD01|insulin,insuline,insulini,soluble insulin,nph insulin,isophane insulin,insuline humaine|actrapid,mixtard,humulin,insulatard,insuman,wosulin|atc,eml|draft|
insulin glargine|A10AE04|insuline glargine,glargine|lantus,basaglar,toujeo,basalog|atc,eml|draft|
insulin aspart|A10AB05|insuline aspart,aspart|novorapid,novomix|atc|draft|
insulin lispro|A10AB04|lispro|humalog|atc|draft|
metformin|A10BA02|metformine,metformini,metfomin|glucophage,glycomet,diaformin,metformax|atc,eml|draft|
glibenclamide|A10BB01|glyburide,glibenklamidi|daonil,euglucon,glibesyn|atc|draft|
gliclazide|A10BB09|gliklazidi|diamicron,glizid,reclide|atc,eml|draft|
glimepiride|A10BB12||amaryl,glimepride,amarel|atc|draft|
glipizide|A10BB07||minidiab,glucotrol|atc|draft|
pioglitazone|A10BG03||actos,piozone|atc|draft|
sitagliptin|A10BH01||januvia|atc|draft|
vildagliptin|A10BH02||galvus|atc|draft|
empagliflozin|A10BK03||jardiance|atc,eml|draft|
dapagliflozin|A10BK01||forxiga,farxiga|atc,eml|draft|
omeprazole|A02BC01|omeprazoli,omeprazol,omez|losec,mopral,prilosec,omecip,ocid|atc,eml|draft|
pantoprazole|A02BC02|pantoprazol|pantoloc,inipomp,pantocid,controloc|atc|draft|
lansoprazole|A02BC03||lanzor,prevacid,ogast|atc|draft|
rabeprazole|A02BC04||pariet,aciphex|atc|draft|
esomeprazole|A02BC05||nexium,inexium,esose,esofag,nexpro|atc|draft|
ranitidine|A02BA02|ranitidin|zantac,azantac,rantac,histac|atc,eml|draft|
cimetidine|A02BA01||tagamet|atc|draft|
famotidine|A02BA03||pepcid|atc|draft|
sucralfate|A02BX02||ulcar,ulsanic,carafate|atc|draft|
misoprostol|A02BB01,G02AD06|misoprostoli|cytotec,misoclear|atc,eml|draft|
mifepristone|G03XB01||mifegyne|atc,eml|draft|
magnesium hydroxide|A02AA04|hydroxyde de magnesium|milk of magnesia|atc|draft|
aluminium hydroxide|A02AB01|aluminum hydroxide,hydroxyde d aluminium,antacid,antiacide||atc|draft|
magnesium trisilicate|A02AA05|mmt,trisilicate de magnesium,magnesium trisilicate compound||atc|draft|
calcium carbonate|A02AC01,A12AA04|carbonate de calcium,calcium|calcimax,caltrate,tums|atc|draft|
magnesium sulfate|A12CC02|magnesium sulphate,sulfate de magnesium||atc,eml|draft|
potassium chloride|A12BA01|chlorure de potassium,kcl,potassium|slow k,kaleorid,diffu k|atc,eml|draft|
zinc sulfate|A12CB01|zinc sulphate,sulfate de zinc,zinc,zinki|zincfant,zinkid,pedzinc|atc,eml|draft|
oral rehydration salts|A07CA|ors,oral rehydration salt,sro,sels de rehydratation orale,maji ya chumvi na sukari,oralit,sels de rehydratation||atc,eml|draft|
loperamide|A07DA03|loperamidi|imodium,lopamid|atc,eml|draft|
diphenoxylate|A07DA01||lomotil|atc|draft|
racecadotril|A07XA04||tiorfan|atc|draft|
metoclopramide|A03FA01|metoclopramid|primperan,plasil,maxolon,reglan|atc,eml|draft|
domperidone|A03FA03||motilium,vomidon|atc|draft|
ondansetron|A04AA01||zofran,zophren,emeset|atc,eml|draft|
hyoscine butylbromide|A03BB01|hyoscine,butylbromure de hyoscine,hyoscine n butylbromide,scopolamine butylbromide|buscopan,spasmobuscopan,buscogast|atc,eml|draft|
phloroglucinol|A03AX12||spasfon|atc|draft|
mebeverine|A03AA04||duspatalin,colofac|atc|draft|
atropine|A03BA01,S01FA01|atropin||atc,eml|draft|
lactulose|A06AD11||duphalac|atc,eml|draft|
bisacodyl|A06AB02||dulcolax|atc|draft|
senna|A06AB06|sennosides,sene|senokot|atc,eml|draft|
sulfasalazine|A07EC01|sulphasalazine|salazopyrin,salazopyrine|atc,eml|draft|
mesalazine|A07EC02|mesalamine|pentasa|atc|draft|
levothyroxine|H03AA01|thyroxine,l thyroxine|eltroxin,euthyrox,levothyrox|atc,eml|draft|
carbimazole|H03BB01||neomercazole,neo mercazole|atc|draft|
propylthiouracil|H03BA02|ptu||atc,eml|draft|
thiamazole|H03BB02|methimazole||atc,eml|draft|
prednisolone|H02AB06|predinisoloni,prednisoloni|solupred,predsol,deltacortril|atc,eml|draft|
prednisone|H02AB07||cortancyl,meticorten|atc|draft|
dexamethasone|H02AB02,S01BA01|dexamethason,deksamethasoni,dexa|decadron,dexona,maxidex|atc,eml|draft|
hydrocortisone|H02AB09,D07AA02|hydrocortison|solu cortef,efcortelan,locoid|atc,eml|draft|
methylprednisolone|H02AB04||medrol,solu medrol,depo medrol|atc,eml|draft|
betamethasone|H02AB01,D07AC01||celestene,betnovate,diprosone,celestone,betasone|atc,eml|draft|
triamcinolone|H02AB08||kenacort,kenalog|atc|draft|
clobetasol|D07AD01||dermovate|atc|draft|
mometasone|D07AC13,R01AD09||elocon,nasonex|atc|draft|
oxytocin|H01BB02|oxytocine|syntocinon,pitocin|atc,eml|draft|
ergometrine|G02AB03|methylergometrine,methergin|ergometron|atc,eml|draft|
levonorgestrel|G03AC03,G03AD01|emergency pill|postinor,p2,jadelle,norlevo,postpill|atc,eml|draft|
ethinylestradiol|G03AA07|ethinyl estradiol,ethinyl oestradiol||atc,eml|draft|
norethisterone|G03AC01,G03DC02|norethindrone|primolut,primolut n,noristerat|atc,eml|draft|
etonogestrel|G03AC08||implanon,nexplanon|atc,eml|draft|
medroxyprogesterone|G03AC06|medroxyprogesterone acetate,dmpa|depo provera,sayana,sayana press|atc,eml|draft|
ulipristal|G03AD02||ellaone|atc,eml|draft|
progesterone|G03DA04||utrogestan,susten|atc,eml|draft|
estradiol|G03CA03|oestradiol|progynova|atc|draft|
clomifene|G03GB02|clomiphene,clomiphene citrate|clomid|atc,eml|draft|
testosterone|G03BA03||sustanon|atc,eml|draft|
cabergoline|G02CB03||dostinex|atc,eml|draft|
bromocriptine|G02CB01||parlodel|atc|draft|
sildenafil|G04BE03||viagra,kamagra,penegra,caverta|atc,eml|draft|
tadalafil|G04BE08||cialis,tadacip|atc|draft|
vardenafil|G04BE09||levitra|atc|draft|
oxybutynin|G04BD04||ditropan|atc|draft|
allopurinol|M04AA01||zyloric,zyloprim|atc,eml|draft|
febuxostat|M04AA03||adenuric,uloric|atc|draft|
colchicine|M04AC01|colchicin||atc|draft|
probenecid|M04AB01|probenecide||atc|draft|
vitamin a|A11CA01|retinol,vitamine a||atc,eml|draft|
pyridoxine|A11HA02|vitamin b6,vitamine b6,pyridoxin||atc,eml|draft|
thiamine|A11DA01|vitamin b1,vitamine b1||atc,eml|draft|
ascorbic acid|A11GA01|vitamin c,vitamine c,acide ascorbique||atc,eml|draft|
colecalciferol|A11CC05|vitamin d,vitamine d,vitamin d3,cholecalciferol||atc,eml|draft|
`;
