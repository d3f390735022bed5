import { notifyPatient } from './notify-patient.ts';

/** Maps the job name of this module to its function. The name keeps the word `calls`, because waiting jobs carry it. */
export const jobs = { 'calls.tell-patient': notifyPatient };
