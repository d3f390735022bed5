import { giveUpBridge } from './fail-bridge.ts';
import { placeBridge } from './place-bridge.ts';
import { sweepCalls } from './sweep-calls.ts';
import { tellPatient } from './tell-patient.ts';

/** Jobs of this module: name → verb. */
export const jobs = { 'calls.sweep': sweepCalls, 'calls.place-bridge': placeBridge, 'calls.give-up-bridge': giveUpBridge, 'calls.tell-patient': tellPatient };
