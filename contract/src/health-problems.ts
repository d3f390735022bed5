import type { HealthProblemId } from './health-problem-ids.ts';
import type { PrintedSpecialtyId } from './specialties.ts';

/**
 * The 25 health problems and the printed specialties that treat them (PAT-SRCH-10, PAT-SRCH-11, C45). Administrators
 * change in *House* which specialty treats what.
 */
export const HEALTH_PROBLEMS = [
  {
    id: 'maternal',
    specialties: ['gynecologist', 'family-medicine'],
    labels: { sw: 'Afya ya Mama na Uzazi', en: "Maternal & Women's Health", fr: 'Santé maternelle et de la femme' },
  },
  {
    id: 'male',
    specialties: ['urologist', 'general-practitioner'],
    labels: { sw: 'Afya ya Wanaume', en: "Men's Health", fr: 'Santé de l’homme' },
  },
  {
    id: 'mental',
    specialties: ['psychiatrist'],
    labels: { sw: 'Afya ya Akili', en: 'Mental Health', fr: 'Santé mentale' },
  },
  {
    id: 'head',
    specialties: ['neurologist', 'general-practitioner'],
    labels: { sw: 'Maumivu ya Kichwa na Neva', en: 'Headache & Nerves', fr: 'Maux de tête et nerfs' },
  },
  {
    id: 'stomach',
    specialties: ['gastroenterologist', 'general-practitioner'],
    labels: { sw: "Tumbo na Mmeng'enyo wa Chakula", en: 'Stomach & Digestion', fr: 'Estomac et digestion' },
  },
  {
    id: 'heart',
    specialties: ['cardiologist'],
    labels: { sw: 'Matatizo ya Moyo', en: 'Heart Problems', fr: 'Problèmes cardiaques' },
  },
  { id: 'cancer', specialties: ['oncologist'], labels: { sw: 'Saratani', en: 'Cancer', fr: 'Cancer' } },
  {
    id: 'diabetes',
    specialties: ['endocrinologist', 'nutritionist'],
    labels: { sw: 'Kisukari', en: 'Diabetes', fr: 'Diabète' },
  },
  {
    id: 'skin',
    specialties: ['dermatologist'],
    labels: { sw: 'Matatizo ya Ngozi', en: 'Skin Problems', fr: 'Problèmes de peau' },
  },
  {
    id: 'bone',
    specialties: ['orthopedic-surgeon'],
    labels: { sw: 'Matatizo ya Mifupa', en: 'Bone Problems', fr: 'Problèmes osseux' },
  },
  {
    id: 'eye',
    specialties: ['ophthalmologist'],
    labels: { sw: 'Matatizo ya Macho', en: 'Eye Problems', fr: 'Problèmes oculaires' },
  },
  {
    id: 'dental',
    specialties: ['dentist'],
    labels: { sw: 'Meno na Kinywa', en: 'Teeth & Mouth', fr: 'Dents et bouche' },
  },
  {
    id: 'pregnancy',
    specialties: ['gynecologist', 'family-medicine'],
    labels: { sw: 'Ujauzito', en: 'Pregnancy', fr: 'Grossesse' },
  },
  {
    id: 'hiv',
    specialties: ['general-practitioner', 'family-medicine'],
    labels: { sw: 'VVU/UKIMWI', en: 'HIV/AIDS', fr: 'VIH/SIDA' },
  },
  {
    id: 'child',
    specialties: ['pediatrician'],
    labels: { sw: 'Afya ya Mtoto', en: 'Child Health', fr: 'Santé de l’enfant' },
  },
  {
    id: 'respiratory',
    specialties: ['pulmonologist', 'general-practitioner'],
    labels: { sw: 'Mfumo wa Upumuaji', en: 'Breathing & Lungs', fr: 'Respiration et poumons' },
  },
  {
    id: 'blood',
    specialties: ['hematologist'],
    labels: { sw: 'Magonjwa ya Damu', en: 'Blood Disorders', fr: 'Maladies du sang' },
  },
  {
    id: 'kidney',
    specialties: ['nephrologist', 'urologist'],
    labels: { sw: 'Magonjwa ya Figo', en: 'Kidney Problems', fr: 'Problèmes rénaux' },
  },
  {
    id: 'thyroid',
    specialties: ['endocrinologist'],
    labels: { sw: 'Tezi ya Shingo (Thairoidi)', en: 'Thyroid', fr: 'Thyroïde' },
  },
  {
    id: 'liver',
    specialties: ['gastroenterologist'],
    labels: { sw: 'Magonjwa ya Ini', en: 'Liver Problems', fr: 'Problèmes de foie' },
  },
  {
    id: 'joint',
    specialties: ['rheumatologist', 'orthopedic-surgeon'],
    labels: { sw: 'Maumivu ya Viungo', en: 'Joint Pain', fr: 'Douleurs articulaires' },
  },
  {
    id: 'ear',
    specialties: ['ent-specialist'],
    labels: { sw: 'Sikio, Pua na Koo', en: 'Ear, Nose & Throat', fr: 'Oreille, nez et gorge' },
  },
  {
    id: 'allergy',
    specialties: ['dermatologist', 'general-practitioner'],
    labels: { sw: 'Mzio (Aleji)', en: 'Allergies', fr: 'Allergies' },
  },
  {
    id: 'sleep',
    specialties: ['psychiatrist', 'neurologist'],
    labels: { sw: 'Matatizo ya Usingizi', en: 'Sleep Problems', fr: 'Troubles du sommeil' },
  },
  {
    id: 'other',
    specialties: ['general-practitioner', 'family-medicine'],
    labels: { sw: 'Nyingine', en: 'Other', fr: 'Autre' },
  },
] as const satisfies readonly {
  id: HealthProblemId;
  specialties: readonly PrintedSpecialtyId[];
  labels: Record<'sw' | 'en' | 'fr', string>;
}[];

export type { HealthProblemId };
