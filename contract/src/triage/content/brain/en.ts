/** English ways of saying what concerns brain, nerves and back: by concept, separated by bars. */
export const english = {
  'face-droop': 'face drooping | mouth pulled to one side | smile is crooked | one side of face | face has dropped',
  'one-side-weak': `
    can not move one side | can not lift arm | can not raise arm | arm suddenly weak | one arm weak |
    dropped the cup | can not move left | can not move right | stroke | dragging leg
  `,
  slurred: `
    slurred | slurring | can not speak | speech is slurred | mixed words | words mixed | speech unclear |
    can not talk properly | can not get words out | lost speech | talking funny | unable to speak
  `,
  'sight-loss': `
    sudden loss of vision | lost vision | lost sight | gone blind | can not see in one eye | went blind |
    blind in one eye | lost my sight | vision went | lost vision in | curtain over eye | can not see out of
  `,
  blurred: `
    blurred | blurry | can not see well | dim sight | double vision | seeing double | blur* vision |
    vision is blurry | flashing lights | see spots | spots before eyes | can not see clearly | vision problems
  `,
  headache: 'headache* | migraine | head is pounding | head pain',
  'headache-worst': `
    worst headache | worst head* of my life | thunderclap | most severe headache | headache came suddenly |
    sudden severe headache | sudden terrible headache | explosion in head | worst pain in head ever |
    like being hit on the head
  `,
  'headache-daily-worse': `
    headache worse every day | headache getting worse | headaches getting worse | worse in the morning |
    headache wakes me
  `,
  'headache-bad': 'severe headache | bad headache | terrible headache',
  'jaw-pain': 'jaw pain chewing | =scalp tender | temple tender',
  'light-hurts': `
    light hurts | sensitive to light | can not stand light | bright light hurts | photophobia | light bothers
  `,
  'tension-headache': `
    tension headache | stress headache | usual headache | headache after work | mild headache | slight headache |
    same as usual headache | headache from screen | band around head | headache after long day
  `,
  'back-pain': 'backache | back strain | pulled my back | low back pain | hurt my back',
  'numb-saddle': `
    numb between legs | numb saddle | numb* around anus | numb* groin | numb* private | can not feel when wiping |
    numb* buttocks | lost feeling between | numb* genitals
  `,
  'bladder-bowel-change': `
    lost control of urine | can not control urine | can not control bladder | can not control bowel |
    can not hold urine | soiling | can not control stool | new incontinence | wet myself | lost bladder control |
    lost control of bladder
  `,
  'both-legs-weak': `
    both legs weak | legs weak | legs are weak | legs gone weak | can not move legs | legs paralysed |
    legs paralyzed | weakness in both legs | can not feel legs
  `,
  'muscle-ache': `
    muscle ache* | sprain* | strain* muscle | muscles sore | twisted ankle | body aches | sore muscles |
    pulled muscle | body pain* | muscle pain* | aching body | stiff muscles
  `,
  'walks-on-it': 'can walk | able to walk | walks on it | walking normally | can put weight',
} as const;
