import type { StageBody } from '@tabibu/contract/stages';

/** A stage of an appointment in the words of the server, which the tests make recognisable. */
export function stage(name: StageBody['name'], more: Partial<StageBody> = {}): StageBody {
  return { name, tone: 'info', chip: `Chip of ${name}`, sentence: `Sentence of ${name}.`, money: null, ...more };
}
