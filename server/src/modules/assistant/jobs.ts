import { forgetAsks } from './count-asks.ts';

/** The jobs of this module, by name. */
export const jobs = { 'assistant.forget-asks': forgetAsks };
