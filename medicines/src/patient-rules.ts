/**
 * Medicines that are not suitable for everybody. Columns: substance or @group | for whom | level | harm | source |
 * status | reviewer. For whom: age<N (years), weight<N (kg), pregnant, may-bear (a woman who may become pregnant),
 * everybody (the doctor must check something first). Level avoid: only with a written reason. Level care: check first.
 * All are drafts, written from general knowledge without opening the sources.
 */
export const PATIENT_RULES = `
@tetracycline|age<8|avoid|teeth|BNF for Children: tetracyclines|draft|
@tetracycline|pregnant|avoid|baby-teeth|BNF: tetracyclines in pregnancy|draft|
acetylsalicylic acid|age<16|avoid|reye|MHRA: aspirin under 16 (Reye's syndrome)|draft|
methyl salicylate|age<16|care|reye|MHRA: salicylates under 16|draft|
codeine|age<12|avoid|child-breathing|EMA and FDA: codeine under 12|draft|
codeine|age<18|care|child-breathing|EMA: codeine under 18 with a breathing problem or after throat surgery|draft|
tramadol|age<12|avoid|child-breathing|FDA: tramadol under 12|draft|
tramadol|age<18|care|child-breathing|FDA: tramadol under 18 after throat surgery|draft|
promethazine|age<2|avoid|child-breathing|FDA: promethazine under 2|draft|
@sedating-antihistamine|age<2|avoid|child-breathing|MHRA: cough and cold medicines in children|draft|
pseudoephedrine|age<6|avoid|cold-medicine|MHRA: cough and cold medicines under 6|draft|
phenylephrine|age<6|avoid|cold-medicine|MHRA: cough and cold medicines under 6|draft|
dextromethorphan|age<6|avoid|cold-medicine|MHRA: cough and cold medicines under 6|draft|
guaifenesin|age<6|avoid|cold-medicine|MHRA: cough and cold medicines under 6|draft|
carbocisteine|age<2|avoid|cold-medicine|ANSM: mucolytics under 2|draft|
acetylcysteine|age<2|avoid|cold-medicine|ANSM: mucolytics under 2|draft|
loperamide|age<2|avoid|gut|FDA: loperamide under 2|draft|
loperamide|age<12|care|gut|BNF for Children: loperamide|draft|
diphenoxylate|age<6|avoid|gut|FDA: diphenoxylate under 6|draft|
metoclopramide|age<1|avoid|movements|EMA: metoclopramide under 1|draft|
metoclopramide|age<18|care|movements|EMA: metoclopramide under 18, at most five days|draft|
domperidone|age<12|care|heart-child|MHRA: domperidone under 12|draft|
nimesulide|age<12|avoid|liver|EMA: nimesulide under 12|draft|
@quinolone|age<18|care|joints|BNF for Children: quinolones|draft|
@quinolone|pregnant|care|baby-joints|BNF: quinolones in pregnancy|draft|
chloramphenicol|age<1|avoid|grey-baby|BNF for Children: chloramphenicol|draft|
ceftriaxone|age<1|care|newborn|WHO Pocket book of hospital care for children: ceftriaxone in the newborn|draft|
@sulfonamide|age<1|care|newborn|BNF for Children: co-trimoxazole under 6 weeks|draft|
sulfamethoxazole|pregnant|care|baby-folate|BNF: co-trimoxazole in pregnancy|draft|
trimethoprim|pregnant|care|baby-folate|BNF: trimethoprim in pregnancy|draft|
nitrofurantoin|pregnant|care|baby-blood|BNF: nitrofurantoin at term|draft|
@aminoglycoside|pregnant|avoid|baby-hearing|BNF: aminoglycosides in pregnancy|draft|
chloramphenicol|pregnant|care|baby-blood|BNF: chloramphenicol at term|draft|
ivermectin|weight<15|avoid|too-small|WHO Preventive chemotherapy: ivermectin under 15 kg or 90 cm|draft|
ivermectin|pregnant|avoid|baby-harm|WHO Preventive chemotherapy: ivermectin in pregnancy|draft|
albendazole|pregnant|care|baby-early|WHO Preventive chemotherapy: albendazole in the first three months|draft|
mebendazole|pregnant|care|baby-early|WHO Preventive chemotherapy: mebendazole in the first three months|draft|
albendazole|age<1|care|too-small|WHO Preventive chemotherapy: albendazole under 1|draft|
diethylcarbamazine|pregnant|avoid|baby-harm|WHO Preventive chemotherapy: diethylcarbamazine in pregnancy|draft|
primaquine|everybody|care|g6pd|WHO Guidelines for malaria: primaquine and G6PD|draft|
primaquine|pregnant|avoid|baby-blood|WHO Guidelines for malaria: primaquine in pregnancy|draft|
primaquine|age<1|avoid|too-small|WHO Guidelines for malaria: primaquine under 6 months|draft|
tafenoquine|everybody|avoid|g6pd|SmPC of tafenoquine: G6PD|draft|
tafenoquine|pregnant|avoid|baby-blood|SmPC of tafenoquine|draft|
dapsone|everybody|care|g6pd|BNF: dapsone and G6PD|draft|
lumefantrine|weight<5|care|too-small|SmPC of artemether/lumefantrine under 5 kg|draft|
sulfadoxine|age<1|care|newborn|WHO Guidelines for malaria: sulfadoxine/pyrimethamine|draft|
efavirenz|pregnant|care|see-guideline|WHO consolidated HIV guidelines: efavirenz in pregnancy|draft|
dolutegravir|may-bear|care|see-guideline|WHO consolidated HIV guidelines: dolutegravir and folic acid|draft|
@ace-inhibitor|pregnant|avoid|baby-kidney|BNF: ACE inhibitors in pregnancy|draft|
@arb|pregnant|avoid|baby-kidney|BNF: ARBs in pregnancy|draft|
sacubitril|pregnant|avoid|baby-kidney|SmPC of sacubitril/valsartan|draft|
@statin|pregnant|avoid|baby-harm|BNF: statins in pregnancy|draft|
atenolol|pregnant|care|baby-growth|BNF: atenolol in pregnancy|draft|
spironolactone|pregnant|care|baby-harm|BNF: spironolactone in pregnancy|draft|
@vitamin-k-antagonist|pregnant|avoid|baby-harm|BNF: warfarin in pregnancy|draft|
@direct-anticoagulant|pregnant|avoid|baby-harm|BNF: direct anticoagulants in pregnancy|draft|
amiodarone|pregnant|avoid|baby-thyroid|BNF: amiodarone in pregnancy|draft|
@nsaid|pregnant|avoid|late-pregnancy|EMA and FDA: NSAIDs from week 20 of pregnancy|draft|
valproic acid|pregnant|avoid|baby-brain|EMA: valproate in pregnancy|draft|
valproic acid|may-bear|avoid|baby-brain|EMA: valproate in women who may become pregnant|draft|
topiramate|pregnant|avoid|baby-brain|EMA: topiramate in pregnancy|draft|
topiramate|may-bear|care|baby-brain|EMA: topiramate in women who may become pregnant|draft|
carbamazepine|pregnant|care|baby-folate|BNF: carbamazepine in pregnancy|draft|
phenytoin|pregnant|care|baby-folate|BNF: phenytoin in pregnancy|draft|
phenobarbital|pregnant|care|baby-folate|BNF: phenobarbital in pregnancy|draft|
lithium|pregnant|avoid|baby-heart|BNF: lithium in pregnancy|draft|
paroxetine|pregnant|care|baby-heart|BNF: paroxetine in pregnancy|draft|
@benzodiazepine|pregnant|care|baby-breathing|BNF: benzodiazepines in pregnancy|draft|
@opioid|pregnant|care|baby-breathing|BNF: opioids in pregnancy|draft|
misoprostol|pregnant|avoid|ends-pregnancy|BNF: misoprostol in pregnancy|draft|
misoprostol|may-bear|care|ends-pregnancy|BNF: misoprostol in women who may become pregnant|draft|
mifepristone|pregnant|avoid|ends-pregnancy|BNF: mifepristone|draft|
ergotamine|pregnant|avoid|ends-pregnancy|BNF: ergotamine in pregnancy|draft|
ergometrine|pregnant|avoid|ends-pregnancy|BNF: ergometrine before birth|draft|
methotrexate|pregnant|avoid|baby-harm|BNF: methotrexate in pregnancy|draft|
methotrexate|may-bear|avoid|baby-harm|BNF: methotrexate in women who may become pregnant|draft|
methotrexate|everybody|care|once-a-week|MHRA: methotrexate once a week, not every day|draft|
leflunomide|pregnant|avoid|baby-harm|BNF: leflunomide in pregnancy|draft|
leflunomide|may-bear|avoid|baby-harm|BNF: leflunomide in women who may become pregnant|draft|
mycophenolate|pregnant|avoid|baby-harm|EMA: mycophenolate in pregnancy|draft|
mycophenolate|may-bear|avoid|baby-harm|EMA: mycophenolate in women who may become pregnant|draft|
cyclophosphamide|pregnant|avoid|baby-harm|BNF: cyclophosphamide in pregnancy|draft|
hydroxycarbamide|pregnant|avoid|baby-harm|BNF: hydroxycarbamide in pregnancy|draft|
isotretinoin|pregnant|avoid|baby-harm|MHRA: isotretinoin pregnancy prevention|draft|
isotretinoin|may-bear|avoid|baby-harm|MHRA: isotretinoin pregnancy prevention|draft|
tretinoin|pregnant|avoid|baby-harm|BNF: retinoids in pregnancy|draft|
adapalene|pregnant|care|baby-harm|BNF: retinoids in pregnancy|draft|
vitamin a|pregnant|care|baby-harm|WHO: vitamin A in pregnancy, high doses|draft|
fluconazole|pregnant|avoid|baby-heart|BNF: fluconazole in pregnancy|draft|
itraconazole|pregnant|avoid|baby-harm|BNF: itraconazole in pregnancy|draft|
voriconazole|pregnant|avoid|baby-harm|BNF: voriconazole in pregnancy|draft|
griseofulvin|pregnant|avoid|baby-harm|BNF: griseofulvin in pregnancy|draft|
terbinafine|pregnant|care|baby-harm|BNF: terbinafine in pregnancy|draft|
carbimazole|pregnant|care|baby-thyroid|BNF: carbimazole in pregnancy|draft|
thiamazole|pregnant|care|baby-thyroid|BNF: thiamazole in pregnancy|draft|
finasteride|pregnant|avoid|baby-harm|BNF: finasteride in pregnancy|draft|
testosterone|pregnant|avoid|baby-harm|BNF: testosterone in pregnancy|draft|
@hormonal-contraceptive|pregnant|avoid|already-pregnant|BNF: contraceptives in pregnancy|draft|
clomifene|pregnant|avoid|already-pregnant|BNF: clomifene in pregnancy|draft|
@sulfonylurea|pregnant|care|baby-sugar|BNF: sulfonylureas in pregnancy|draft|
@sglt2|pregnant|avoid|baby-kidney|BNF: SGLT2 inhibitors in pregnancy|draft|
podophyllotoxin|pregnant|avoid|baby-harm|BNF: podophyllotoxin in pregnancy|draft|
povidone iodine|pregnant|care|baby-thyroid|BNF: povidone-iodine in pregnancy|draft|
@opioid|age<1|avoid|child-breathing|BNF for Children: opioids under 1|draft|
ibuprofen|weight<5|avoid|too-small|BNF for Children: ibuprofen under 5 kg|draft|
`;

/** Groups of which a patient should not take two substances at once, with the level of the finding. */
export const DUPLICATE_THERAPY_GROUPS: ReadonlyMap<string, 'avoid' | 'care'> = new Map(
  Object.entries({
    nsaid: 'avoid',
    opioid: 'avoid',
    'ace-inhibitor': 'avoid',
    arb: 'avoid',
    'beta-blocker': 'avoid',
    'calcium-blocker': 'avoid',
    statin: 'avoid',
    benzodiazepine: 'avoid',
    sulfonylurea: 'avoid',
    macrolide: 'avoid',
    quinolone: 'avoid',
    aminoglycoside: 'avoid',
    nitroimidazole: 'avoid',
    'strong-azole': 'avoid',
    artemisinin: 'avoid',
    'vitamin-k-antagonist': 'avoid',
    'direct-anticoagulant': 'avoid',
    ssri: 'avoid',
    tricyclic: 'avoid',
    'loop-diuretic': 'avoid',
    xanthine: 'avoid',
    pde5: 'avoid',
    'integrase-inhibitor': 'avoid',
    ppi: 'care',
    penicillin: 'care',
    cephalosporin: 'care',
    tetracycline: 'care',
    thiazide: 'care',
    corticosteroid: 'care',
    antihistamine: 'care',
    antipsychotic: 'care',
    'hormonal-contraceptive': 'care',
    triptan: 'avoid',
  } as const),
);
