import { notifyPatient } from './notify-patient.ts';
import { remindDoctor } from './remind-doctor.ts';

/**
 * Maps the job names of this module to its functions. The names keep the word `calls`, because waiting jobs carry it.
 */
export const jobs = { 'calls.tell-patient': notifyPatient, 'calls.tell-doctor': remindDoctor };
