import { names as belly } from '../belly/names.ts';
import { names as brain } from '../brain/names.ts';
import { names as chest } from '../chest/names.ts';
import { names as child } from '../child/names.ts';
import { names as chronic } from '../chronic/names.ts';
import { names as general } from '../general/names.ts';
import { names as mind } from '../mind/names.ts';
import { names as skin } from '../skin/names.ts';
import { names as women } from '../women/names.ts';
import { readTable } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** What people read for each concept: in questions, in lists of danger signs, and as what was understood. */
export const names: ReadonlyMap<string, Sentence> = new Map(
  [general, chest, brain, belly, women, child, skin, chronic, mind].flatMap(readTable),
);
