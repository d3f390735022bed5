import type { PrintedSpecialtyId, SpecialtyId } from './specialty-ids.ts';

/**
 * The 22 specialties (C43) as they come with a release. `specialist` is true for the nine that are priced as
 * specialists (C44). Administrators change and add specialties in *House*; the server's `readSpecialties` knows those.
 */
export const SPECIALTIES = [
  {
    id: 'general-practitioner',
    name: 'General Practitioner',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Jumla', en: 'General Practitioner', fr: 'Médecin généraliste' },
  },
  {
    id: 'cardiologist',
    name: 'Cardiologist',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari wa Moyo', en: 'Cardiologist', fr: 'Cardiologue' },
  },
  {
    id: 'neurologist',
    name: 'Neurologist',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari wa Neva na Ubongo', en: 'Neurologist', fr: 'Neurologue' },
  },
  {
    id: 'pediatrician',
    name: 'Pediatrician',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari wa Watoto', en: 'Pediatrician', fr: 'Pédiatre' },
  },
  {
    id: 'gynecologist',
    name: 'Gynecologist',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari wa Magonjwa ya Wanawake', en: 'Gynecologist', fr: 'Gynécologue' },
  },
  {
    id: 'dermatologist',
    name: 'Dermatologist',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari wa Ngozi', en: 'Dermatologist', fr: 'Dermatologue' },
  },
  {
    id: 'orthopedic-surgeon',
    name: 'Orthopedic Surgeon',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari Bingwa wa Upasuaji wa Mifupa', en: 'Orthopedic Surgeon', fr: 'Chirurgien orthopédiste' },
  },
  {
    id: 'oncologist',
    name: 'Oncologist',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari wa Saratani', en: 'Oncologist', fr: 'Oncologue' },
  },
  {
    id: 'ophthalmologist',
    name: 'Ophthalmologist',
    specialist: false,
    aliases: ['Opthalmologist'],
    labels: { sw: 'Daktari wa Macho', en: 'Ophthalmologist', fr: 'Ophtalmologue' },
  },
  {
    id: 'endocrinologist',
    name: 'Endocrinologist',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari wa Homoni', en: 'Endocrinologist', fr: 'Endocrinologue' },
  },
  {
    id: 'psychiatrist',
    name: 'Psychiatrist',
    specialist: true,
    aliases: [],
    labels: { sw: 'Daktari wa Afya ya Akili', en: 'Psychiatrist', fr: 'Psychiatre' },
  },
  {
    id: 'family-medicine',
    name: 'Family Medicine',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Familia', en: 'Family Medicine', fr: 'Médecine familiale' },
  },
  {
    id: 'dentist',
    name: 'Dentist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Meno', en: 'Dentist', fr: 'Dentiste' },
  },
  {
    id: 'urologist',
    name: 'Urologist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Mfumo wa Mkojo', en: 'Urologist', fr: 'Urologue' },
  },
  {
    id: 'gastroenterologist',
    name: 'Gastroenterologist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Tumbo na Ini', en: 'Gastroenterologist', fr: 'Gastro-entérologue' },
  },
  {
    id: 'pulmonologist',
    name: 'Pulmonologist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Mapafu', en: 'Pulmonologist', fr: 'Pneumologue' },
  },
  {
    id: 'nephrologist',
    name: 'Nephrologist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Figo', en: 'Nephrologist', fr: 'Néphrologue' },
  },
  {
    id: 'hematologist',
    name: 'Hematologist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Damu', en: 'Hematologist', fr: 'Hématologue' },
  },
  {
    id: 'rheumatologist',
    name: 'Rheumatologist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Viungo', en: 'Rheumatologist', fr: 'Rhumatologue' },
  },
  {
    id: 'ent-specialist',
    name: 'ENT Specialist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Masikio, Pua na Koo', en: 'ENT Specialist', fr: 'Oto-rhino-laryngologiste (ORL)' },
  },
  {
    id: 'anaesthesiologist',
    name: 'Anaesthesiologist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Daktari wa Nusukaputi', en: 'Anaesthesiologist', fr: 'Anesthésiste' },
  },
  {
    id: 'nutritionist',
    name: 'Nutritionist',
    specialist: false,
    aliases: [],
    labels: { sw: 'Mtaalamu wa Lishe', en: 'Nutritionist', fr: 'Nutritionniste' },
  },
] as const satisfies readonly {
  id: PrintedSpecialtyId;
  name: string;
  specialist: boolean;
  aliases: readonly string[];
  labels: Record<'sw' | 'en' | 'fr', string>;
}[];

export type { PrintedSpecialtyId, SpecialtyId };
export type DoctorType = 'general' | 'specialist';
export type PrintedSpecialty = (typeof SPECIALTIES)[number];
