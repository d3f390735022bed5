import type { ReadingKind, ReadingValues } from '@tabibu/contract/reading-kinds';
import { concept, loinc, quantity, refer } from './fhir-parts.ts';
import type { Resource } from './fhir-parts.ts';
import type { RowOf } from './list-sections.ts';

type Reading = RowOf<'readings'>;

const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
const VITAL: ReadonlySet<ReadingKind> = new Set(['blood-pressure', 'weight', 'temperature']);

/** What an Observation says of each kind: its code of LOINC and its value, or the values of its components. */
const SAID: Readonly<Record<ReadingKind, (values: ReadingValues) => Readonly<Record<string, unknown>>>> = {
  'blood-pressure': ({ systolic, diastolic, pulse }) => ({
    code: loinc('85354-9', 'Blood pressure panel with all children optional'),
    component: [
      { code: loinc('8480-6', 'Systolic blood pressure'), valueQuantity: quantity(systolic!, 'mm[Hg]', 'mmHg') },
      { code: loinc('8462-4', 'Diastolic blood pressure'), valueQuantity: quantity(diastolic!, 'mm[Hg]', 'mmHg') },
      ...(pulse === undefined
        ? []
        : [{ code: loinc('8867-4', 'Heart rate'), valueQuantity: quantity(pulse, '/min', 'beats/minute') }]),
    ],
  }),
  'blood-sugar': ({ mmol_l: mmol, mg_dl: mg }) =>
    mmol === undefined
      ? {
          code: loinc('41653-7', 'Glucose [Mass/volume] in Capillary blood by Glucometer'),
          valueQuantity: quantity(mg!, 'mg/dL'),
        }
      : {
          code: loinc('14743-9', 'Glucose [Moles/volume] in Capillary blood by Glucometer'),
          valueQuantity: quantity(mmol, 'mmol/L'),
        },
  weight: ({ kilograms }) => ({
    code: loinc('29463-7', 'Body weight'),
    valueQuantity: quantity(kilograms!, 'kg'),
  }),
  temperature: ({ celsius }) => ({
    code: loinc('8310-5', 'Body temperature'),
    valueQuantity: quantity(celsius!, 'Cel', '°C'),
  }),
  pain: ({ pain }) => ({
    code: loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported'),
    valueQuantity: quantity(pain!, '{score}', 'score'),
  }),
  kicks: ({ kicks, minutes }) => ({
    code: loinc('57088-7', 'Fetal Movement - Reported'),
    valueQuantity: quantity(kicks!, '{movements}', 'movements'),
    component: [{ code: { text: 'Counted for' }, valueQuantity: quantity(minutes!, 'min') }],
  }),
  'pregnancy-weeks': ({ weeks, days }) => ({
    code: loinc('49052-4', 'Gestational age in days'),
    valueQuantity: quantity(weeks! * 7 + (days ?? 0), 'd', 'days'),
  }),
};

/** Returns a reading as an Observation (R4: status and code are required). */
export function observationOf({ id, person_id: personId, kind, values, meal, measured_at: at }: Reading): Resource {
  const category = VITAL.has(kind) ? ['vital-signs', 'Vital Signs'] : ['survey', 'Survey'];
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [concept(CATEGORY, category[0]!, category[1]!)],
    ...SAID[kind](values),
    subject: refer(personId),
    effectiveDateTime: at,
    performer: [refer(personId)],
    ...(meal === undefined ? {} : { note: [{ text: meal }] }),
  };
}
