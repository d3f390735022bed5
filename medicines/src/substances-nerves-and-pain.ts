/**
 * Medicines for pain, mind, nerves, lungs, skin, eyes and cancer. The columns are those of `substances-infections.ts`.
 */
export const NERVES_AND_PAIN = `
paracetamol|N02BE01|acetaminophen,parasetamoli,panado,paracetamole,paracetamo|panadol,doliprane,efferalgan,dafalgan,calpol,tylenol,adol,perfalgan,sheladol,curamol,cetamol,parafast|atc,eml|draft|
metamizole|N02BB02|dipyrone,noramidopyrine,metamizol|novalgin,novalgine|atc|draft|
acetylsalicylic acid|N02BA01,B01AC06|aspirin,aspirini,acide acetylsalicylique,asa,aspirine,asprin,acetylsalicylate,junior aspirin|aspegic,disprin,cardioaspirin,ecotrin,kardegic,aspro,ecosprin,ascard,cartia|atc,eml|draft|
ibuprofen|M01AE01|ibuprofene,aibuprofeni,ibuprufen|brufen,nurofen,advil,ibumex,ibugesic,brustan,antarene,ibulife|atc,eml|draft|
diclofenac|M01AB05,M02AA15,S01BC03|diklofenaki,dicloflam,diclofenac sodium,diclofenac potassium,diclo|voltaren,voltarene,cataflam,diclofen,olfen,diclomol,dynapar,voltarol,dicloran|atc|draft|
aceclofenac|M01AB16||acenac,zerodol,aflamin|atc|draft|
indometacin|M01AB01|indomethacin,indomethacine|indocid,indocin|atc|draft|
ketorolac|M01AB15||toradol,ketanov|atc|draft|
naproxen|M01AE02||naprosyn,naprosyne,apranax|atc|draft|
ketoprofen|M01AE03||profenid,ketum,fastum|atc|draft|
piroxicam|M01AC01||feldene,piroxen|atc|draft|
meloxicam|M01AC06||mobic,melox,mel od|atc|draft|
mefenamic acid|M01AG01|acide mefenamique,mefenamic|ponstan,ponstyl,meftal,mefnac|atc|draft|
celecoxib|M01AH01||celebrex|atc|draft|
etoricoxib|M01AH05||arcoxia,etori|atc|draft|
nimesulide|M01AX17||nise,nimulid|atc|draft|
methyl salicylate|M02AC|salicylate de methyle|deep heat|atc|draft|
morphine|N02AA01|mofini,morphine sulphate|oramorph,skenan,ms contin,mst continus,moscontin|atc,eml|draft|
codeine|R05DA04,N02AA59|kodeini,codeine phosphate||atc,eml|draft|
dihydrocodeine|N02AA08||df 118,dicodin|atc|draft|
tramadol|N02AX02|tramadoli,tramado,tramadole|tramal,ultram,contramal,topalgic,zamadol,tramed,tramahexal|atc|draft|
fentanyl|N02AB03,N01AH01||durogesic,duragesic|atc,eml|draft|
pethidine|N02AB02|meperidine|dolosal,demerol|atc|draft|
oxycodone|N02AA05||oxycontin,oxynorm|atc|draft|
methadone|N07BC02,N02AC52||physeptone|atc,eml|draft|
buprenorphine|N02AE01,N07BC01||subutex,temgesic|atc,eml|draft|
pentazocine|N02AD01||fortwin,fortal|atc|draft|
tapentadol|N02AX06||palexia,nucynta|atc|draft|
naloxone|V03AB15||narcan|atc,eml|draft|
diazepam|N05BA01|diazepamu,dayazepamu|valium|atc,eml|draft|
lorazepam|N05BA06||ativan,temesta|atc,eml|draft|
bromazepam|N05BA08||lexotan,lexomil|atc|draft|
alprazolam|N05BA12||xanax,alprax|atc|draft|
clonazepam|N03AE01||rivotril|atc|draft|
midazolam|N05CD08||dormicum,hypnovel|atc,eml|draft|
nitrazepam|N05CD02||mogadon|atc|draft|
zolpidem|N05CF02||stilnox,ambien|atc|draft|
zopiclone|N05CF01||imovane|atc|draft|
phenobarbital|N03AA02|phenobarbitone,phenobarb,fenobarbitoni|gardenal,luminal|atc,eml|draft|
carbamazepine|N03AF01|carbamazepin,kabamazepini|tegretol,carbatol,zeptol|atc,eml|draft|
oxcarbazepine|N03AF02||trileptal|atc|draft|
phenytoin|N03AB02|phenytoine,fenitoini|epanutin,dilantin,dihydan,eptoin|atc,eml|draft|
valproic acid|N03AG01|valproate,sodium valproate,acide valproique,valproate de sodium,valproate sodium,valproic,asidi valproi|epilim,depakine,depakote,epival,encorate,convulex|atc,eml|draft|
lamotrigine|N03AX09||lamictal|atc,eml|draft|
levetiracetam|N03AX14||keppra,levipil|atc,eml|draft|
topiramate|N03AX11||topamax,epitomax|atc|draft|
gabapentin|N02BF01|gabapentine|neurontin,gabantin,gabapin|atc|draft|
pregabalin|N02BF02|pregabaline|lyrica,pregaba,pregab|atc|draft|
ethosuximide|N03AD01||zarontin|atc,eml|draft|
amitriptyline|N06AA09|amitriptilini,amitriptylin|laroxyl,elavil,tryptizol,tripta,amitrip|atc,eml|draft|
imipramine|N06AA02||tofranil|atc|draft|
clomipramine|N06AA04||anafranil|atc,eml|draft|
nortriptyline|N06AA10||pamelor|atc|draft|
fluoxetine|N06AB03||prozac,oxedep,fludac|atc,eml|draft|
sertraline|N06AB06||zoloft,serta|atc|draft|
citalopram|N06AB04||cipramil,seropram|atc|draft|
escitalopram|N06AB10||cipralex,lexapro,nexito|atc|draft|
paroxetine|N06AB05||deroxat,seroxat,paxil|atc|draft|
venlafaxine|N06AX16||effexor|atc|draft|
duloxetine|N06AX21||cymbalta|atc|draft|
mirtazapine|N06AX11||remeron,norset|atc|draft|
bupropion|N06AX12||wellbutrin,zyban|atc,eml|draft|
phenelzine|N06AF03||nardil|atc|draft|
tranylcypromine|N06AF04||parnate|atc|draft|
moclobemide|N06AG02||aurorix,moclamine|atc|draft|
selegiline|N04BD01||eldepryl|atc|draft|
rasagiline|N04BD02||azilect|atc|draft|
haloperidol|N05AD01||haldol,serenace|atc,eml|draft|
chlorpromazine|N05AA01|klopromazini|largactil|atc,eml|draft|
fluphenazine|N05AB02||modecate|atc,eml|draft|
risperidone|N05AX08||risperdal|atc,eml|draft|
olanzapine|N05AH03||zyprexa,oleanz|atc,eml|draft|
quetiapine|N05AH04||seroquel|atc,eml|draft|
clozapine|N05AH02||clozaril,leponex|atc,eml|draft|
aripiprazole|N05AX12||abilify|atc,eml|draft|
pimozide|N05AG02||orap|atc|draft|
sulpiride|N05AL01||dogmatil|atc|draft|
lithium|N05AN01|lithium carbonate,carbonate de lithium,lithiamu|camcolit,teralithe,priadel|atc,eml|draft|
trihexyphenidyl|N04AA01|benzhexol|artane|atc|draft|
biperiden|N04AA02||akineton|atc,eml|draft|
levodopa|N04BA02||sinemet,modopar,madopar|atc,eml|draft|
methylphenidate|N06BA04||ritalin,ritaline,concerta|atc,eml|draft|
donepezil|N06DA02||aricept|atc|draft|
sumatriptan|N02CC01||imigran,imitrex,imigrane|atc,eml|draft|
ergotamine|N02CA02||gynergene,migril|atc|draft|
ketamine|N01AX03||ketalar|atc,eml|draft|
lidocaine|N01BB02|lignocaine|xylocaine,xylocain|atc,eml|draft|
bupivacaine|N01BB01||marcain,marcaine|atc,eml|draft|
neostigmine|N07AA01||prostigmin,prostigmine|atc,eml|draft|
pyridostigmine|N07AA02||mestinon|atc,eml|draft|
tizanidine|M03BX02||sirdalud,zanaflex|atc|draft|
baclofen|M03BX01||lioresal|atc|draft|
methocarbamol|M03BA03||robaxin|atc|draft|
orphenadrine|M03BC01|||atc|draft|
chlorzoxazone|M03BB03|||atc|draft|
salbutamol|R03AC02,R03CC02|albuterol,salbutamoli|ventolin,ventoline,asthalin,salbutan|atc,eml|draft|
salmeterol|R03AC12||serevent|atc|draft|
formoterol|R03AC13||foradil,oxis|atc,eml|draft|
ipratropium|R03BB01||atrovent|atc,eml|draft|
tiotropium|R03BB04||spiriva|atc,eml|draft|
budesonide|R03BA02,R01AD05||pulmicort,budecort|atc,eml|draft|
beclometasone|R03BA01,R01AD01|beclomethasone|becotide,beclazone,beconase,becloforte|atc,eml|draft|
fluticasone|R03BA05,R01AD08||flixotide,flixonase,avamys|atc|draft|
theophylline|R03DA04||theodur,nuelin|atc|draft|
aminophylline|R03DA05|aminofilini||atc|draft|
montelukast|R03DC03||singulair,montair|atc|draft|
chlorphenamine|R06AB04|chlorpheniramine,klorfeniramini,cpm,chlorphenamine maleate|piriton|atc,eml|draft|
promethazine|R06AD02|promethazin|phenergan|atc|draft|
diphenhydramine|R06AA02||benadryl|atc|draft|
cyproheptadine|R06AX02||periactin,periactine|atc|draft|
cetirizine|R06AE07|setirizini|zyrtec,cetrine,cetriz,virlix,alerid|atc,eml|draft|
levocetirizine|R06AE09||xyzal|atc|draft|
loratadine|R06AX13|loratadin|claritin,clarityne,lorfast|atc,eml|draft|
desloratadine|R06AX27||aerius|atc|draft|
fexofenadine|R06AX26||telfast,allegra|atc|draft|
hydroxyzine|N05BB01||atarax|atc|draft|
cinnarizine|N07CA02||stugeron|atc|draft|
betahistine|N07CA01||betaserc,serc|atc|draft|
dextromethorphan|R05DA09|dextromethorphane||atc|draft|
pseudoephedrine|R01BA02||sudafed|atc|draft|
phenylephrine|R01BA03|||atc|draft|
xylometazoline|R01AA07||otrivin,otrivine|atc,eml|draft|
oxymetazoline|R01AA05||afrin|atc|draft|
guaifenesin|R05CA03|guaiphenesin||atc|draft|
bromhexine|R05CB02||bisolvon|atc|draft|
carbocisteine|R05CB03|carbocysteine|rhinathiol,mucoplex,bronchokod|atc|draft|
acetylcysteine|R05CB01,V03AB23|n acetylcysteine|mucomyst,fluimucil|atc,eml|draft|
ambroxol|R05CB06||mucosolvan,muxol|atc|draft|
methotrexate|L01BA01,L04AX03|methotrexat|novatrex,trexall,methoblastin|atc,eml|draft|
azathioprine|L04AX01||imuran,imurel|atc,eml|draft|
ciclosporin|L04AD01|cyclosporin,cyclosporine|neoral,sandimmune,sandimmun|atc,eml|draft|
tacrolimus|L04AD02,D11AH01||prograf,protopic|atc,eml|draft|
mycophenolate|L04AA06|mycophenolate mofetil,mycophenolic acid|cellcept,myfortic|atc|draft|
leflunomide|L04AK01||arava|atc|draft|
cyclophosphamide|L01AA01||endoxan|atc,eml|draft|
hydroxycarbamide|L01XX05|hydroxyurea|hydrea,siklos|atc,eml|draft|
tamoxifen|L02BA01|tamoxifene|nolvadex|atc,eml|draft|
isotretinoin|D10BA01|isotretinoine|roaccutane,accutane,curacne|atc|draft|
tretinoin|D10AD01||retin a,locacid|atc|draft|
adapalene|D10AD03||differin,differine|atc|draft|
benzoyl peroxide|D10AE01|peroxyde de benzoyle|panoxyl,persol|atc,eml|draft|
salicylic acid|D01AE12|acide salicylique|whitfield|atc,eml|draft|
calamine|D04AX|calamine lotion||atc,eml|draft|
podophyllotoxin|D06BB04|podophyllin,podophylline|podofilox|atc,eml|draft|
povidone iodine|D08AG02|povidone iodee,iodine|betadine|atc,eml|draft|
chlorhexidine|D08AC02||hibitane,corsodyl|atc,eml|draft|
gentian violet|D01AE02|gv paint,methylrosanilinium chloride,violet de gentiane||atc|draft|
latanoprost|S01EE01||xalatan|atc,eml|draft|
pilocarpine|S01EB01|||atc,eml|draft|
tropicamide|S01FA06||mydriacyl|atc,eml|draft|
penicillamine|M01CC01||cuprimine,trolovol|atc,eml|draft|
alendronic acid|M05BA04|alendronate,acide alendronique|fosamax|atc|draft|
methylthioninium chloride|V03AB17|methylene blue,bleu de methylene||atc,eml|draft|
disulfiram|N07BB01||antabuse,esperal|atc|draft|
caffeine|N06BC01|cafeine||atc,eml|draft|
riluzole|N07XX02||rilutek|atc|draft|
St John's wort|N06AX25|hypericum,millepertuis||atc|draft|
`;
