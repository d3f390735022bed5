import { reasons as belly } from '../belly/reasons.ts';
import { reasons as benign } from '../benign/reasons.ts';
import { reasons as brain } from '../brain/reasons.ts';
import { reasons as chest } from '../chest/reasons.ts';
import { reasons as child } from '../child/reasons.ts';
import { reasons as chronic } from '../chronic/reasons.ts';
import { reasons as general } from '../general/reasons.ts';
import { reasons as mind } from '../mind/reasons.ts';
import { reasons as skin } from '../skin/reasons.ts';
import { reasons as women } from '../women/reasons.ts';
import { readTable } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** Why a level holds, by the id of its rule. */
export const REASONS: ReadonlyMap<string, Sentence> = new Map(
  [general, chest, brain, belly, women, child, skin, chronic, mind, benign].flatMap(readTable),
);
