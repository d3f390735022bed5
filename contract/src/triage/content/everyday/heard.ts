import { bellyAndBelowHeard } from './heard-belly-and-below.ts';
import { breathAndCollapseHeard } from './heard-breath-and-collapse.ts';
import { harmByPeopleHeard } from './heard-harm-by-people.ts';
import { headsAndSmallOnesHeard } from './heard-heads-and-small-ones.ts';
import { heartAndLongIllnessHeard } from './heard-heart-and-long-illness.ts';
import { limbsSkinAndEyesHeard } from './heard-limbs-skin-and-eyes.ts';
import { mothersHeard } from './heard-mothers.ts';
import { poisonBitesBurnsHeard } from './heard-poison-bites-burns.ts';
import { belowAndExposureSaid } from './said-below-and-exposure.ts';
import { breathHeadAndChildrenSaid } from './said-breath-head-and-children.ts';
import { collapseAndCloudedMindSaid } from './said-collapse-and-clouded-mind.ts';
import { mindAndHarmSaid } from './said-mind-and-harm.ts';
import { skinEyesAndTeethSaid } from './said-skin-eyes-and-teeth.ts';
import { bellyFeverAndSoonWaits } from './waits-belly-fever-and-soon.ts';
import { headsAndWoundsWaits } from './waits-heads-and-wounds.ts';
import { mindAndExposureWaits } from './waits-mind-and-exposure.ts';
import { mothersAndLongIllnessWaits } from './waits-mothers-and-long-illness.ts';

/**
 * Signs of emergencies, and of what waits until today or the day after, as people were heard to tell them:
 * found as they are written.
 */
export const heard = [
  bellyAndBelowHeard,
  breathAndCollapseHeard,
  harmByPeopleHeard,
  headsAndSmallOnesHeard,
  heartAndLongIllnessHeard,
  limbsSkinAndEyesHeard,
  mothersHeard,
  poisonBitesBurnsHeard,
  collapseAndCloudedMindSaid,
  belowAndExposureSaid,
  breathHeadAndChildrenSaid,
  mindAndHarmSaid,
  skinEyesAndTeethSaid,
  bellyFeverAndSoonWaits,
  headsAndWoundsWaits,
  mindAndExposureWaits,
  mothersAndLongIllnessWaits,
] as const;
