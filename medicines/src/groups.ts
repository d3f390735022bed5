/**
 * Groups of substances that are compared together. Columns: name | WHO ATC prefixes of the members | further members |
 * exceptions | names of an allergy to the group (in any language; `phoneticKey` recognises more spellings) | sources |
 * status | reviewer. Sources: atc = WHO ATC/DDD index, qt = CredibleMeds lists of known risk of torsades de pointes,
 * bnf = British National Formulary. All are drafts: the sources were not opened.
 */
export const GROUPS = `
penicillin|J01CA,J01CE,J01CF|||penicillin,penicillins,penicillines,penisilini,peniciline,penicilin,pencillin,penecillin,peni,beta lactam,betalactam,beta lactams,betalactamines|atc|draft|
cephalosporin|J01DB,J01DC,J01DD,J01DE|||cephalosporin,cephalosporins,cephalosporines,sefalosporini,cefalosporin,cephalosporine|atc|draft|
carbapenem|J01DH|||carbapenem,carbapenems,carbapenemes|atc|draft|
side-chain-of-amoxicillin||cefalexin,cefadroxil,cefradine,cefaclor|||bnf|draft|
monobactam|J01DF|||monobactam|atc|draft|
sulfonamide|J01EC|silver sulfadiazine,sulfadoxine,sulfasalazine||sulfa,salfa,sulfas,sulpha,sulphas,sulfonamide,sulfonamides,sulphonamide,sulphonamides,sulfamide,sulfamides,sulfa drugs,dawa za salfa,salfa drugs,dawa za sulfa|atc|draft|
nsaid|M01A,N02BA|||nsaid,nsaids,ains,anti inflammatory,anti inflammatories,anti inflammatoire,anti inflammatoires,antiinflammatory,anti inflammatoires non steroidiens,non steroidal anti inflammatory|atc|draft|
macrolide|J01FA|||macrolide,macrolides,makrolidi|atc|draft|
lincosamide|J01FF|||lincosamide,lincosamides|atc|draft|
quinolone|J01M|||quinolone,quinolones,fluoroquinolone,fluoroquinolones,kwinoloni|atc|draft|
tetracycline|J01A|||tetracyclines,tetracycline,tetrasaiklini|atc|draft|
aminoglycoside|J01G|neomycin||aminoglycoside,aminoglycosides,aminosides|atc|draft|
nitroimidazole|J01XD,P01AB|||nitroimidazole,nitroimidazoles|atc|draft|
azole|J02AB,J02AC,D01AC,G01AF|||azole antifungals,antifungal azoles,azoles,azole|atc|draft|
strong-azole|J02AB,J02AC||||atc|draft|
artemisinin|P01BE|||artemisinins,artemisinines|atc|draft|
antimalarial|P01B|||antimalarials,antipaludiques,dawa za malaria|atc|draft|
quinoline|P01BA,P01BC|||quinolines|atc|draft|
arv|J05AE,J05AF,J05AG,J05AJ|||arv,arvs,antiretrovirals,antiretroviraux|atc|draft|
protease-inhibitor|J05AE|||protease inhibitors|atc|draft|
nnrti|J05AG||||atc|draft|
integrase-inhibitor|J05AJ||||atc|draft|
anti-tb|J04A|||tb drugs,dawa za tb,antituberculeux|atc|draft|
opioid|N02A|codeine,methadone||opioid,opioids,opioides,opiates,opiaces,opiacees|atc|draft|
benzodiazepine|N05BA,N05CD|clonazepam||benzodiazepine,benzodiazepines,benzodiazepini|atc|draft|
z-medicine|N05CF||||atc|draft|
barbiturate|N03AA|||barbiturates,barbiturate,barbituriques|atc|draft|
anticonvulsant|N03A|||anticonvulsants,anticonvulsivants,dawa za kifafa|atc|draft|
aromatic-anticonvulsant|N03AB,N03AF,N03AA||||bnf|draft|
ssri|N06AB|||ssri,ssris,isrs|atc|draft|
snri||venlafaxine,duloxetine|||atc|draft|
tricyclic|N06AA|||tricyclics,tricycliques|atc|draft|
maoi|N06AF,N06AG,N04BD|linezolid,methylthioninium chloride||maoi,maois,imao|atc|draft|
antipsychotic|N05A||lithium|antipsychotics,neuroleptics,neuroleptiques|atc|draft|
triptan|N02CC|||triptans|atc|draft|
ergot|N02CA|ergometrine,cabergoline,bromocriptine|||atc|draft|
sedating-antihistamine|R06AA,R06AB,R06AD|hydroxyzine,cyproheptadine|||bnf|draft|
antihistamine|R06A|||antihistamines,antihistamine,antihistaminiques|atc|draft|
ace-inhibitor|C09A|||ace inhibitor,ace inhibitors,acei,iec,inhibiteurs de l enzyme de conversion|atc|draft|
arb|C09C|||arb,arbs,sartans,ara2|atc|draft|
beta-blocker|C07A|timolol||beta blocker,beta blockers,betabloquants,beta bloquants|atc|draft|
calcium-blocker|C08C|||calcium channel blockers,inhibiteurs calciques|atc|draft|
rate-calcium-blocker|C08D||||atc|draft|
thiazide|C03A,C03B|||thiazide,thiazides,thiazidiques|atc|draft|
loop-diuretic|C03C||||atc|draft|
potassium-sparing|C03D||||atc|draft|
nitrate|C01DA|||nitrates,derives nitres|atc|draft|
pde5|G04BE||||atc|draft|
statin|C10AA|||statin,statins,statines|atc|draft|
cyp3a4-statin||simvastatin,atorvastatin|||bnf|draft|
vitamin-k-antagonist|B01AA||||atc|draft|
direct-anticoagulant|B01AE,B01AF||||atc|draft|
heparin-group|B01AB||||atc|draft|
antiplatelet||clopidogrel|||atc|draft|
sulfonylurea|A10BB|||sulfonylureas,sulfonylurea,sulfamides hypoglycemiants|atc|draft|
insulin-group|A10A||||atc|draft|
sglt2|A10BK||||atc|draft|
ppi|A02BC|||ppi,ppis,ipp|atc|draft|
antacid|A02AA,A02AB,A02AC||||atc|draft|
metal-salt|B03A,A02AA,A02AB,A02AC|zinc sulfate,calcium carbonate,magnesium sulfate|||bnf|draft|
hormonal-contraceptive|G03A,G03AC||||atc|draft|
corticosteroid|H02A|||corticosteroids,corticoids,corticoides,steroids,steroidi|atc|draft|
xanthine|R03DA||||atc|draft|
beta-agonist|R03AC||||atc|draft|
qt||azithromycin,clarithromycin,erythromycin,moxifloxacin,levofloxacin,ciprofloxacin,ofloxacin,fluconazole,haloperidol,chlorpromazine,pimozide,citalopram,escitalopram,domperidone,ondansetron,quinine,quinidine,chloroquine,hydroxychloroquine,halofantrine,amiodarone,sotalol,flecainide,methadone,bedaquiline,delamanid,piperaquine,lumefantrine,sulpiride|||qt|draft|
strong-qt||haloperidol,pimozide,quinine,quinidine,halofantrine,amiodarone,sotalol,domperidone,moxifloxacin,methadone,bedaquiline,citalopram,escitalopram,piperaquine,erythromycin,clarithromycin|||qt|draft|
cyp3a4-inhibitor|J02AB,J02AC,J05AE|erythromycin,clarithromycin|||bnf|draft|
enzyme-inducer|N03AA,N03AB|rifampicin,rifapentine,carbamazepine,St John's wort|||bnf|draft|
potassium-raiser|A12BA,C03D||||bnf|draft|
serotonergic|N06AB,N06AA,N02CC|venlafaxine,duloxetine,mirtazapine,tramadol,pethidine,fentanyl,dextromethorphan,St John's wort,tapentadol,methadone|||bnf|draft|
sedative|N02A,N05BA,N05CD,N05CF,N03AA|codeine,methadone,clonazepam|||bnf|draft|
breathing-depressant|N02A|codeine,methadone|||bnf|draft|
`;
