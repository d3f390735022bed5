import { bellyAndBelowHeard } from './heard-belly-and-below.ts';
import { breathAndCollapseHeard } from './heard-breath-and-collapse.ts';
import { harmByPeopleHeard } from './heard-harm-by-people.ts';
import { headsAndSmallOnesHeard } from './heard-heads-and-small-ones.ts';
import { heartAndLongIllnessHeard } from './heard-heart-and-long-illness.ts';
import { limbsSkinAndEyesHeard } from './heard-limbs-skin-and-eyes.ts';
import { mothersHeard } from './heard-mothers.ts';
import { poisonBitesBurnsHeard } from './heard-poison-bites-burns.ts';

/** Signs of emergencies as people were heard to tell them: found as they are written. */
export const heard = [
  bellyAndBelowHeard,
  breathAndCollapseHeard,
  harmByPeopleHeard,
  headsAndSmallOnesHeard,
  heartAndLongIllnessHeard,
  limbsSkinAndEyesHeard,
  mothersHeard,
  poisonBitesBurnsHeard,
] as const;
