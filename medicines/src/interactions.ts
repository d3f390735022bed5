/**
 * The most dangerous pairs of medicines, in either order. Columns: one | other | level | harm | source | status |
 * reviewer. Each side is a substance or, with @, a group of `groups.ts`; a substance is never paired with itself. Level
 * avoid: do not give together. Level care: give together only with care. If two lines apply to the same pair, the
 * earlier one counts. All are drafts, written from general knowledge without opening the sources.
 */
export const INTERACTIONS = `
@vitamin-k-antagonist|@nsaid|avoid|bleeding|BNF interactions: warfarin and NSAIDs|draft|
@vitamin-k-antagonist|@strong-azole|avoid|bleeding|BNF interactions: warfarin and azole antifungals|draft|
@vitamin-k-antagonist|miconazole|avoid|bleeding|BNF interactions: warfarin and miconazole, also as a gel|draft|
@vitamin-k-antagonist|@nitroimidazole|avoid|bleeding|BNF interactions: warfarin and metronidazole|draft|
@vitamin-k-antagonist|@macrolide|avoid|bleeding|BNF interactions: warfarin and macrolides|draft|
@vitamin-k-antagonist|sulfamethoxazole|avoid|bleeding|BNF interactions: warfarin and co-trimoxazole|draft|
@vitamin-k-antagonist|@quinolone|avoid|bleeding|BNF interactions: warfarin and quinolones|draft|
@vitamin-k-antagonist|amiodarone|avoid|bleeding|BNF interactions: warfarin and amiodarone|draft|
@vitamin-k-antagonist|@direct-anticoagulant|avoid|bleeding|BNF interactions: two anticoagulants|draft|
@vitamin-k-antagonist|@heparin-group|care|bleeding|BNF interactions: two anticoagulants|draft|
@vitamin-k-antagonist|@antiplatelet|avoid|bleeding|BNF interactions: warfarin and clopidogrel|draft|
@vitamin-k-antagonist|@ssri|care|bleeding|BNF interactions: warfarin and SSRIs|draft|
@vitamin-k-antagonist|paracetamol|care|bleeding|BNF interactions: warfarin and regular paracetamol|draft|
@vitamin-k-antagonist|@enzyme-inducer|avoid|weaker|BNF interactions: warfarin and enzyme inducers|draft|
@vitamin-k-antagonist|phytomenadione|care|opposite|BNF interactions: warfarin and vitamin K|draft|
@direct-anticoagulant|@nsaid|avoid|bleeding|BNF interactions: direct anticoagulants and NSAIDs|draft|
@direct-anticoagulant|@heparin-group|avoid|bleeding|BNF interactions: two anticoagulants|draft|
@direct-anticoagulant|@antiplatelet|avoid|bleeding|BNF interactions: anticoagulants and clopidogrel|draft|
@direct-anticoagulant|@cyp3a4-inhibitor|avoid|bleeding|SmPC of rivaroxaban and apixaban|draft|
@direct-anticoagulant|@enzyme-inducer|avoid|weaker|SmPC of rivaroxaban and apixaban|draft|
@heparin-group|@nsaid|care|bleeding|BNF interactions: heparins and NSAIDs|draft|
@antiplatelet|@nsaid|care|bleeding|BNF interactions: clopidogrel and NSAIDs|draft|
clopidogrel|omeprazole|care|weaker|SmPC of clopidogrel: omeprazole|draft|
clopidogrel|esomeprazole|care|weaker|SmPC of clopidogrel: esomeprazole|draft|
@ssri|@nsaid|care|bleeding|BNF interactions: SSRIs and NSAIDs|draft|
@corticosteroid|@nsaid|care|bleeding|BNF interactions: corticosteroids and NSAIDs|draft|
@ace-inhibitor|@arb|avoid|kidney-potassium|BNF interactions: dual blockade of the renin-angiotensin system|draft|
@ace-inhibitor|sacubitril|avoid|swelling|SmPC of sacubitril/valsartan|draft|
@ace-inhibitor|@potassium-raiser|avoid|potassium|BNF interactions: ACE inhibitors and potassium or spironolactone|draft|
@arb|@potassium-raiser|avoid|potassium|BNF interactions: ARBs and potassium or spironolactone|draft|
@potassium-sparing|potassium chloride|avoid|potassium|BNF interactions: potassium-sparing diuretics and potassium|draft|
@ace-inhibitor|trimethoprim|care|potassium|BNF interactions: ACE inhibitors and trimethoprim|draft|
@arb|trimethoprim|care|potassium|BNF interactions: ARBs and trimethoprim|draft|
@potassium-sparing|trimethoprim|avoid|potassium|BNF interactions: spironolactone and trimethoprim|draft|
@ace-inhibitor|@nsaid|care|kidney|BNF interactions: ACE inhibitors and NSAIDs|draft|
@arb|@nsaid|care|kidney|BNF interactions: ARBs and NSAIDs|draft|
@thiazide|@nsaid|care|kidney|BNF interactions: diuretics and NSAIDs|draft|
@loop-diuretic|@nsaid|care|kidney|BNF interactions: diuretics and NSAIDs|draft|
tenofovir disoproxil|@nsaid|care|kidney|SmPC of tenofovir disoproxil|draft|
@aminoglycoside|@loop-diuretic|care|kidney-hearing|BNF interactions: aminoglycosides and loop diuretics|draft|
@aminoglycoside|vancomycin|avoid|kidney-hearing|BNF interactions: aminoglycosides and vancomycin|draft|
@aminoglycoside|amphotericin b|avoid|kidney-hearing|BNF interactions: aminoglycosides and amphotericin|draft|
methotrexate|sulfamethoxazole|avoid|bone-marrow|BNF interactions: methotrexate and co-trimoxazole|draft|
methotrexate|trimethoprim|avoid|bone-marrow|BNF interactions: methotrexate and trimethoprim|draft|
methotrexate|@nsaid|avoid|bone-marrow|BNF interactions: methotrexate and NSAIDs|draft|
methotrexate|@penicillin|care|bone-marrow|BNF interactions: methotrexate and penicillins|draft|
methotrexate|@ppi|care|bone-marrow|BNF interactions: methotrexate and proton pump inhibitors|draft|
methotrexate|probenecid|avoid|bone-marrow|BNF interactions: methotrexate and probenecid|draft|
azathioprine|allopurinol|avoid|bone-marrow|BNF interactions: azathioprine and allopurinol|draft|
azathioprine|febuxostat|avoid|bone-marrow|BNF interactions: azathioprine and febuxostat|draft|
zidovudine|sulfamethoxazole|care|bone-marrow|BNF interactions: zidovudine and co-trimoxazole|draft|
@cyp3a4-statin|@macrolide|avoid|muscle|BNF interactions: statins and macrolides|draft|
@cyp3a4-statin|@cyp3a4-inhibitor|avoid|muscle|BNF interactions: statins and azoles or protease inhibitors|draft|
@statin|gemfibrozil|avoid|muscle|BNF interactions: statins and gemfibrozil|draft|
@statin|fusidic acid|avoid|muscle|BNF interactions: statins and fusidic acid by mouth|draft|
@statin|ciclosporin|avoid|muscle|BNF interactions: statins and ciclosporin|draft|
simvastatin|amlodipine|care|muscle|BNF interactions: simvastatin and amlodipine|draft|
simvastatin|@rate-calcium-blocker|avoid|muscle|BNF interactions: simvastatin and verapamil or diltiazem|draft|
simvastatin|amiodarone|care|muscle|BNF interactions: simvastatin and amiodarone|draft|
colchicine|@cyp3a4-inhibitor|avoid|poisoning|BNF interactions: colchicine and clarithromycin or azoles|draft|
colchicine|ciclosporin|avoid|poisoning|BNF interactions: colchicine and ciclosporin|draft|
@strong-qt|@qt|avoid|heart-rhythm|CredibleMeds: two medicines that lengthen QT|draft|
@qt|@qt|care|heart-rhythm|CredibleMeds: two medicines that lengthen QT|draft|
artemether|@strong-qt|avoid|heart-rhythm|SmPC of artemether/lumefantrine|draft|
@hormonal-contraceptive|@enzyme-inducer|avoid|contraceptive|WHO Medical eligibility criteria for contraceptive use: rifampicin and anticonvulsants|draft|
@hormonal-contraceptive|efavirenz|care|contraceptive|WHO Medical eligibility criteria for contraceptive use: efavirenz|draft|
@hormonal-contraceptive|rifabutin|avoid|contraceptive|WHO Medical eligibility criteria for contraceptive use: rifabutin|draft|
lamotrigine|@hormonal-contraceptive|care|weaker|WHO Medical eligibility criteria for contraceptive use: lamotrigine|draft|
@protease-inhibitor|rifampicin|avoid|hiv-control|WHO consolidated HIV guidelines: rifampicin and protease inhibitors|draft|
nevirapine|rifampicin|avoid|hiv-control|WHO consolidated HIV guidelines: rifampicin and nevirapine|draft|
dolutegravir|@enzyme-inducer|avoid|hiv-control|WHO consolidated HIV guidelines: dolutegravir twice a day with rifampicin|draft|
@integrase-inhibitor|@enzyme-inducer|avoid|hiv-control|WHO consolidated HIV guidelines: integrase inhibitors and inducers|draft|
@nnrti|@enzyme-inducer|care|hiv-control|WHO consolidated HIV guidelines: efavirenz and inducers|draft|
tenofovir alafenamide|@enzyme-inducer|avoid|hiv-control|SmPC of tenofovir alafenamide|draft|
dolutegravir|@metal-salt|care|hours-apart|SmPC of dolutegravir: antacids, iron, calcium|draft|
bictegravir|@metal-salt|care|hours-apart|SmPC of bictegravir: antacids, iron, calcium|draft|
raltegravir|@metal-salt|care|hours-apart|SmPC of raltegravir: antacids|draft|
dolutegravir|metformin|care|metformin-high|SmPC of dolutegravir: metformin at most 1000 mg a day|draft|
rilpivirine|@ppi|avoid|hiv-control|SmPC of rilpivirine|draft|
atazanavir|@ppi|avoid|hiv-control|SmPC of atazanavir|draft|
@protease-inhibitor|@ergot|avoid|limbs|BNF interactions: ergots and protease inhibitors|draft|
@macrolide|@ergot|avoid|limbs|BNF interactions: ergots and macrolides|draft|
@strong-azole|@ergot|avoid|limbs|BNF interactions: ergots and azoles|draft|
@triptan|@ergot|avoid|limbs|BNF interactions: triptans and ergots|draft|
@protease-inhibitor|midazolam|avoid|breathing|BNF interactions: midazolam by mouth and protease inhibitors|draft|
ritonavir|fluticasone|avoid|steroid|BNF interactions: ritonavir and inhaled fluticasone|draft|
ritonavir|budesonide|avoid|steroid|BNF interactions: ritonavir and inhaled budesonide|draft|
ritonavir|triamcinolone|avoid|steroid|BNF interactions: ritonavir and triamcinolone|draft|
@strong-azole|rifampicin|avoid|weaker|BNF interactions: azoles and rifampicin|draft|
@corticosteroid|@enzyme-inducer|care|weaker|BNF interactions: corticosteroids and inducers|draft|
levothyroxine|@metal-salt|care|hours-apart|BNF interactions: levothyroxine and iron, calcium or antacids|draft|
@artemisinin|@enzyme-inducer|avoid|weaker|SmPC of artemether/lumefantrine: rifampicin|draft|
praziquantel|@enzyme-inducer|avoid|weaker|SmPC of praziquantel: rifampicin|draft|
bedaquiline|@enzyme-inducer|avoid|weaker|SmPC of bedaquiline|draft|
@sulfonylurea|rifampicin|care|weaker|BNF interactions: sulfonylureas and rifampicin|draft|
@opioid|@maoi|avoid|serotonin|BNF interactions: MAOIs and opioids|draft|
@serotonergic|@maoi|avoid|serotonin|BNF interactions: MAOIs and serotonergic medicines|draft|
bupropion|@maoi|avoid|serotonin|BNF interactions: MAOIs and bupropion|draft|
pseudoephedrine|@maoi|avoid|pressure-high|BNF interactions: MAOIs and sympathomimetics|draft|
phenylephrine|@maoi|avoid|pressure-high|BNF interactions: MAOIs and sympathomimetics|draft|
levodopa|phenelzine|avoid|pressure-high|BNF interactions: MAOIs and levodopa|draft|
tramadol|@ssri|avoid|serotonin|BNF interactions: tramadol and SSRIs|draft|
tramadol|@snri|avoid|serotonin|BNF interactions: tramadol and SNRIs|draft|
tramadol|@tricyclic|avoid|serotonin|BNF interactions: tramadol and tricyclics|draft|
tramadol|bupropion|avoid|seizure|BNF interactions: tramadol and bupropion|draft|
tramadol|carbamazepine|avoid|seizure|BNF interactions: tramadol and carbamazepine|draft|
@ssri|@tricyclic|avoid|serotonin|BNF interactions: SSRIs and tricyclics|draft|
@ssri|@snri|avoid|serotonin|BNF interactions: SSRIs and SNRIs|draft|
@ssri|@triptan|care|serotonin|BNF interactions: SSRIs and triptans|draft|
@serotonergic|St John's wort|avoid|serotonin|BNF interactions: St John's wort and antidepressants|draft|
@serotonergic|lithium|care|serotonin|BNF interactions: lithium and serotonergic medicines|draft|
@breathing-depressant|@benzodiazepine|avoid|breathing|FDA boxed warning: opioids and benzodiazepines|draft|
@breathing-depressant|@z-medicine|avoid|breathing|FDA boxed warning: opioids and sedatives|draft|
@breathing-depressant|@barbiturate|avoid|breathing|BNF interactions: opioids and barbiturates|draft|
@breathing-depressant|gabapentin|care|breathing|MHRA: gabapentin and opioids|draft|
@breathing-depressant|pregabalin|care|breathing|MHRA: pregabalin and opioids|draft|
@sedative|@sedating-antihistamine|care|drowsy|BNF interactions: medicines that make drowsy|draft|
@sedative|@sedative|care|drowsy|BNF interactions: medicines that make drowsy|draft|
@sedative|@antipsychotic|care|drowsy|BNF interactions: medicines that make drowsy|draft|
clozapine|carbamazepine|avoid|bone-marrow|BNF interactions: clozapine and carbamazepine|draft|
clozapine|@benzodiazepine|care|breathing|BNF interactions: clozapine and benzodiazepines|draft|
clozapine|ciprofloxacin|avoid|poisoning|BNF interactions: clozapine and ciprofloxacin|draft|
metoclopramide|@antipsychotic|avoid|movements|BNF interactions: metoclopramide and antipsychotics|draft|
levodopa|metoclopramide|avoid|opposite|BNF interactions: levodopa and metoclopramide|draft|
levodopa|@antipsychotic|avoid|opposite|BNF interactions: levodopa and antipsychotics|draft|
@nitrate|@pde5|avoid|pressure-low|BNF interactions: nitrates and sildenafil|draft|
@pde5|@protease-inhibitor|avoid|pressure-low|SmPC of sildenafil: ritonavir|draft|
@pde5|prazosin|care|pressure-low|BNF interactions: alpha-blockers and sildenafil|draft|
@pde5|doxazosin|care|pressure-low|BNF interactions: alpha-blockers and sildenafil|draft|
@pde5|tamsulosin|care|pressure-low|BNF interactions: alpha-blockers and sildenafil|draft|
tizanidine|ciprofloxacin|avoid|pressure-low|SmPC of tizanidine: ciprofloxacin|draft|
@rate-calcium-blocker|@macrolide|avoid|pressure-low|BNF interactions: verapamil and macrolides|draft|
@beta-blocker|@rate-calcium-blocker|avoid|heart-slow|BNF interactions: beta-blockers and verapamil|draft|
@beta-blocker|clonidine|care|pressure-high|BNF interactions: beta-blockers and clonidine|draft|
@beta-blocker|@beta-agonist|care|breathing-tight|BNF interactions: beta-blockers and salbutamol|draft|
@beta-blocker|@insulin-group|care|hidden-low-sugar|BNF interactions: beta-blockers and insulin|draft|
@beta-blocker|@sulfonylurea|care|hidden-low-sugar|BNF interactions: beta-blockers and sulfonylureas|draft|
amiodarone|@beta-blocker|care|heart-slow|BNF interactions: amiodarone and beta-blockers|draft|
amiodarone|@rate-calcium-blocker|avoid|heart-slow|BNF interactions: amiodarone and verapamil|draft|
digoxin|amiodarone|avoid|poisoning|BNF interactions: digoxin and amiodarone|draft|
digoxin|@rate-calcium-blocker|avoid|poisoning|BNF interactions: digoxin and verapamil|draft|
digoxin|quinidine|avoid|poisoning|BNF interactions: digoxin and quinidine|draft|
digoxin|quinine|avoid|poisoning|BNF interactions: digoxin and quinine|draft|
digoxin|@macrolide|avoid|poisoning|BNF interactions: digoxin and macrolides|draft|
digoxin|itraconazole|avoid|poisoning|BNF interactions: digoxin and itraconazole|draft|
digoxin|spironolactone|care|poisoning|BNF interactions: digoxin and spironolactone|draft|
digoxin|@loop-diuretic|care|poisoning|BNF interactions: digoxin and low potassium|draft|
digoxin|@thiazide|care|poisoning|BNF interactions: digoxin and low potassium|draft|
lithium|@nsaid|avoid|poisoning|BNF interactions: lithium and NSAIDs|draft|
lithium|@ace-inhibitor|avoid|poisoning|BNF interactions: lithium and ACE inhibitors|draft|
lithium|@arb|avoid|poisoning|BNF interactions: lithium and ARBs|draft|
lithium|@thiazide|avoid|poisoning|BNF interactions: lithium and thiazides|draft|
lithium|@loop-diuretic|care|poisoning|BNF interactions: lithium and loop diuretics|draft|
@xanthine|ciprofloxacin|avoid|poisoning|BNF interactions: theophylline and ciprofloxacin|draft|
@xanthine|@macrolide|avoid|poisoning|BNF interactions: theophylline and macrolides|draft|
@xanthine|cimetidine|avoid|poisoning|BNF interactions: theophylline and cimetidine|draft|
carbamazepine|@macrolide|avoid|poisoning|BNF interactions: carbamazepine and macrolides|draft|
carbamazepine|@strong-azole|avoid|poisoning|BNF interactions: carbamazepine and azoles|draft|
carbamazepine|isoniazid|care|poisoning|BNF interactions: carbamazepine and isoniazid|draft|
phenytoin|@strong-azole|avoid|poisoning|BNF interactions: phenytoin and azoles|draft|
phenytoin|isoniazid|care|poisoning|BNF interactions: phenytoin and isoniazid|draft|
phenytoin|sulfamethoxazole|care|poisoning|BNF interactions: phenytoin and co-trimoxazole|draft|
phenytoin|chloramphenicol|avoid|poisoning|BNF interactions: phenytoin and chloramphenicol|draft|
lamotrigine|valproic acid|avoid|skin|BNF interactions: lamotrigine and valproate|draft|
valproic acid|@carbapenem|avoid|seizure|BNF interactions: valproate and carbapenems|draft|
ciclosporin|@cyp3a4-inhibitor|avoid|kidney|BNF interactions: ciclosporin and inhibitors|draft|
ciclosporin|@enzyme-inducer|avoid|weaker|BNF interactions: ciclosporin and inducers|draft|
ciclosporin|@nsaid|avoid|kidney|BNF interactions: ciclosporin and NSAIDs|draft|
tacrolimus|@cyp3a4-inhibitor|avoid|kidney|BNF interactions: tacrolimus and inhibitors|draft|
tacrolimus|@enzyme-inducer|avoid|weaker|BNF interactions: tacrolimus and inducers|draft|
@sulfonylurea|@strong-azole|avoid|low-sugar|BNF interactions: sulfonylureas and fluconazole|draft|
@sulfonylurea|sulfamethoxazole|care|low-sugar|BNF interactions: sulfonylureas and co-trimoxazole|draft|
@sulfonylurea|@quinolone|care|low-sugar|BNF interactions: sulfonylureas and quinolones|draft|
@sulfonylurea|clarithromycin|care|low-sugar|BNF interactions: sulfonylureas and clarithromycin|draft|
@sulfonylurea|@insulin-group|care|low-sugar|BNF interactions: insulin and sulfonylureas|draft|
@quinolone|@metal-salt|care|hours-apart|BNF interactions: quinolones and antacids or iron|draft|
@tetracycline|@metal-salt|care|hours-apart|BNF interactions: tetracyclines and antacids or iron|draft|
@tetracycline|isotretinoin|avoid|brain-pressure|BNF interactions: isotretinoin and tetracyclines|draft|
isotretinoin|vitamin a|avoid|brain-pressure|BNF interactions: isotretinoin and vitamin A|draft|
@quinolone|@corticosteroid|care|tendon|BNF interactions: quinolones and corticosteroids|draft|
@quinolone|@nsaid|care|seizure|BNF interactions: quinolones and NSAIDs|draft|
@nitroimidazole|disulfiram|avoid|confusion|BNF interactions: metronidazole and disulfiram|draft|
linezolid|pseudoephedrine|avoid|pressure-high|SmPC of linezolid|draft|
`;
