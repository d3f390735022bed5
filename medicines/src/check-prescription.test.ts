import { describe, expect, test } from 'vitest';
import { checkPrescription } from './check-prescription.ts';
import type { CheckInput } from './findings.ts';
import { KNOWLEDGE, isMeant } from './knowledge.ts';

const MAN: CheckInput['patient'] = { ageYears: 30, sex: 'male' };
const check = (names: readonly string[], allergies: readonly string[] | null = [], patient = MAN) =>
  checkPrescription({
    medicines: names.map((medicine) => ({ medicine })),
    otherCurrentMedicines: [],
    allergies,
    patient,
  });
const said = (names: readonly string[], allergies?: readonly string[], patient?: CheckInput['patient']) =>
  check(names, allergies, patient).findings.map(({ kind, level, about }) => `${kind} ${level} ${about}`);

describe('an allergy', () => {
  test.each([
    'amoxicillin',
    'ampicillin',
    'Augmentin',
    'Ampiclox',
    'flucloxacillin',
    'Penisilini',
    'X-Pen',
    'AMOXIL 250MG/5ML',
    'Amoxicilline',
    'Amoksilini',
    'Co-amoxiclav',
    'Pen V',
    'amoxiltabs',
  ])('to penicillin always gives a finding for %s', (medicine) => {
    for (const allergy of [
      'Penicillin',
      'penicilline',
      'Penisilini',
      'Amoxicillin (vipele)',
      'mzio wa penisilini',
      'PENICILINE',
    ])
      expect([allergy, said([medicine], [allergy])[0]]).toEqual([
        allergy,
        expect.stringMatching(/^allergy(-group)? avoid/),
      ]);
  });
  test.each([
    ['Penicillin', 'Cefalexin', 'allergy-cross avoid penicillin'],
    ['Penicillin', 'Ceftriaxone 1g', 'allergy-cross care penicillin'],
    ['Penicillin', 'Meropenem', 'allergy-cross care penicillin'],
    ['Augmentin', 'Cephalexine', 'allergy-cross avoid penicillin'],
    ['Ceftriaxone', 'Amoxicillin', 'allergy-cross care cephalosporin'],
    ['Dawa za salfa', 'Septrin', 'allergy-group avoid sulfonamide'],
    ['Sulfa', 'SP', 'allergy-group avoid sulfonamide'],
    ['Sulfamides', 'Bactrim forte', 'allergy-group avoid sulfonamide'],
    ['Aspirini', 'Brufen', 'allergy-group avoid nsaid'],
    ['Diclofenac', 'Aspirin 75mg', 'allergy-group avoid nsaid'],
    ['AINS', 'Voltarène', 'allergy-group avoid nsaid'],
    ['Septrin', 'Silver sulfadiazine', 'allergy-group avoid sulfonamide'],
    ['Erythromycin', 'Azuma', 'allergy-group avoid macrolide'],
    ['Flagyl', 'Tinidazole', 'allergy-group avoid nitroimidazole'],
    ['vipele vya ibuprofen', 'Ibuprofen', 'allergy avoid ibuprofen'],
    ['Amoxicyllan', 'Augmentin', 'allergy-maybe care amoxicillin'],
    ['trimoxazole', 'Co-trimoxazole', 'allergy avoid trimoxazole'],
    ['Zedoxyl', 'Zedoxyl syrup', 'allergy avoid zedoxyl'],
  ])('to %s gives for %s: %s', (allergy, medicine, expected) => {
    expect(said([medicine], [allergy])).toContain(expected);
  });
  test.each([
    ['Folic acid', 'Acetylsalicylic acid'],
    ['Amoxicillin 500', 'Paracetamol 500'],
    ['Aspirin tablets', 'Zinc tablets'],
    ['ASA', 'Paracetamol'],
    ['Penicillin', 'Azithromycin'],
    ['Sulfa', 'Furosemide'],
  ])('to %s gives nothing for %s', (allergy, medicine) => {
    expect(said([medicine], [allergy])).toEqual([]);
  });
  test('that is unknown is reported as not compared, and so are allergies that nobody asked about', () => {
    expect(check(['Paracetamol'], ['karanga']).notCompared).toEqual([
      { kind: 'allergy', text: 'karanga', item: null, suggestion: null },
    ]);
    expect(check(['Paracetamol'], null).notCompared).toEqual([
      { kind: 'fact', text: 'allergies', item: null, suggestion: null },
    ]);
  });
});

describe('two medicines', () => {
  test.each([
    ['Panadol', 'Hedex', 'duplicate avoid paracetamol'],
    ['Augmentin', 'Amoxil', 'duplicate avoid amoxicillin'],
    ['Coartem', 'ALu', 'duplicate avoid artemether'],
    ['Brufen', 'Diclofenac', 'duplicate-group avoid nsaid'],
    ['Aspirin', 'Voltaren', 'duplicate-group avoid nsaid'],
    ['Enalapril', 'Lisinopril', 'duplicate-group avoid ace-inhibitor'],
    ['Enalapril', 'Losartan', 'interaction avoid kidney-potassium'],
    ['Warfarin', 'Brufen', 'interaction avoid bleeding'],
    ['Warfarin', 'Erythromycin', 'interaction avoid bleeding'],
    ['Warfarin', 'Fluconazole', 'interaction avoid bleeding'],
    ['Warfarin', 'Flagyl', 'interaction avoid bleeding'],
    ['Captopril', 'Slow-K', 'interaction avoid potassium'],
    ['Losartan', 'Aldactone', 'interaction avoid potassium'],
    ['Methotrexate', 'Septrin', 'interaction avoid bone-marrow'],
    ['Methotrexate', 'Ibuprofen', 'interaction avoid bone-marrow'],
    ['Simvastatin', 'Clarithromycin', 'interaction avoid muscle'],
    ['Atorvastatin', 'Itraconazole', 'interaction avoid muscle'],
    ['Coartem', 'Quinine', 'interaction avoid heart-rhythm'],
    ['Coartem', 'Azithromycin', 'interaction care heart-rhythm'],
    ['Rifampicin', 'Microgynon', 'interaction avoid contraceptive'],
    ['Rifater', 'Kaletra', 'interaction avoid hiv-control'],
    ['Rifampicin', 'Warfarin', 'interaction avoid weaker'],
    ['Tramadol', 'Fluoxetine', 'interaction avoid serotonin'],
    ['Phenelzine', 'Sertraline', 'interaction avoid serotonin'],
    ['Viagra', 'Isosorbide dinitrate', 'interaction avoid pressure-low'],
    ['Cipro', 'Tizanidine', 'interaction avoid pressure-low'],
    ['Ciprobay', 'Aminophylline', 'interaction avoid poisoning'],
    ['Digoxin', 'Amiodarone', 'interaction avoid poisoning'],
    ['Lithium', 'Diclofenac', 'interaction avoid poisoning'],
    ['Lithium', 'Enalapril', 'interaction avoid poisoning'],
    ['Lithium', 'Hydrochlorothiazide', 'interaction avoid poisoning'],
    ['TLD', 'Metformin', 'interaction care metformin-high'],
    ['Dolutegravir', 'Maalox', 'interaction care hours-apart'],
  ])('%s and %s, in either order: %s', (one, other, expected) => {
    expect(said([one, other])).toContain(expected);
    expect(said([other, one])).toContain(expected);
    expect(
      checkPrescription({
        medicines: [{ medicine: one }],
        otherCurrentMedicines: [other],
        allergies: [],
        patient: MAN,
      }).findings.map(({ kind, level, about }) => `${kind} ${level} ${about}`),
    ).toContain(expected);
  });
  test.each([
    ['Paracetamol', 'Amoxicillin'],
    ['Losartan potassium', 'Amlodipine'],
    ['Coartem', 'Paracetamol'],
    ['Omeprazole', 'Paracetamol'],
    ['Metformin', 'Amlodipine'],
  ])('%s and %s give no finding', (one, other) => {
    expect(said([one, other])).toEqual([]);
  });
  test('each line of the table gives a finding in either order', () => {
    for (const { one, other } of KNOWLEDGE.interactions) {
      const first = KNOWLEDGE.substances.filter((substance) => isMeant(one, substance));
      const second = KNOWLEDGE.substances.filter((substance) => isMeant(other, substance));
      const pair = first
        .flatMap((left) => second.map((right) => [left.name, right.name] as const))
        .find(([left, right]) => left !== right)!;
      for (const names of [pair, [...pair].toReversed()])
        expect([names, check(names).findings.some(({ kind }) => kind === 'interaction')]).toEqual([names, true]);
    }
  });
  test('for a medicine on the skin or in the eye, level avoid becomes care', () => {
    const { findings } = checkPrescription({
      medicines: [{ medicine: 'Diclofenac', route: 'skin' }, { medicine: 'Warfarin' }],
      otherCurrentMedicines: [],
      allergies: [],
      patient: MAN,
    });
    expect(findings.map(({ level }) => level)).toEqual(['care']);
  });
});

describe('a patient', () => {
  test.each([
    ['Doxycycline', { ageYears: 7, sex: 'male' }, 'patient avoid teeth'],
    ['Aspirin', { ageYears: 15, sex: 'male' }, 'patient avoid reye'],
    ['Codeine', { ageYears: 11 }, 'patient avoid child-breathing'],
    ['Tramadol', { ageYears: 17 }, 'patient care child-breathing'],
    ['Ciprofloxacin', { ageYears: 9 }, 'patient care joints'],
    ['Metoclopramide', { ageYears: 0 }, 'patient avoid movements'],
    ['Imodium', { ageYears: 1 }, 'patient avoid gut'],
    ['Ivermectin', { ageYears: 3, weightKg: 14 }, 'patient avoid too-small'],
    ['Doxycycline', { ageYears: 25, sex: 'female', pregnancy: 'yes' }, 'patient avoid baby-teeth'],
    ['Enalapril', { sex: 'female', pregnancy: 'yes' }, 'patient avoid baby-kidney'],
    ['Losartan', { sex: 'female', pregnancy: 'yes' }, 'patient avoid baby-kidney'],
    ['Epilim', { ageYears: 20, sex: 'female', pregnancy: 'no' }, 'patient avoid baby-brain'],
    ['Cytotec', { ageYears: 20, sex: 'female', pregnancy: 'yes' }, 'patient avoid ends-pregnancy'],
    ['Methotrexate', { sex: 'female', pregnancy: 'yes' }, 'patient avoid baby-harm'],
    ['Warfarin', { sex: 'female', pregnancy: 'yes' }, 'patient avoid baby-harm'],
    ['Roaccutane', { sex: 'female', ageYears: 19 }, 'patient avoid baby-harm'],
    ['Primaquine', { ageYears: 30, sex: 'male' }, 'patient care g6pd'],
    ['Ibuprofen', { sex: 'female', pregnancy: 'yes' }, 'patient avoid late-pregnancy'],
    ['Efavirenz', { sex: 'female', pregnancy: 'yes' }, 'patient care see-guideline'],
  ] as const)('%s for %j: %s', (medicine, patient, expected) => {
    expect(said([medicine], [], patient)).toContain(expected);
  });
  test.each([
    ['Doxycycline', { ageYears: 8, sex: 'male' }],
    ['Aspirin', { ageYears: 16, sex: 'male' }],
    ['Ivermectin', { weightKg: 15, sex: 'male' }],
    ['Enalapril', { sex: 'female', ageYears: 25, pregnancy: 'no' }],
    ['Warfarin', { sex: 'female', ageYears: 70 }],
    ['Warfarin', MAN],
  ] as const)('%s for %j: nothing', (medicine, patient) => {
    expect(said([medicine], [], patient)).toEqual([]);
  });
  test('of unknown age, sex or pregnancy gets uncertain findings instead of none', () => {
    const { findings, notCompared } = check(['Doxycycline'], [], {});
    expect(findings.map(({ level, about, certain }) => [level, about, certain])).toEqual([
      ['care', 'teeth', false],
      ['care', 'baby-teeth', false],
    ]);
    expect(notCompared.map(({ text }) => text)).toEqual(['age', 'sex']);
    expect(
      check(['Enalapril'], [], { sex: 'female', ageYears: 30, pregnancy: 'not-sure' }).notCompared.map(
        ({ text }) => text,
      ),
    ).toEqual(['pregnancy']);
  });
});
