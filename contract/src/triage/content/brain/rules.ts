import { draftRules } from '../rule.ts';

/** Rules about brain, nerves and back. */
export const rules = draftRules([
  {
    id: 'brain-1',
    level: 'emergency',
    when: 'face-droop or one-side-weak and not (closed-break and minor-fall or muscle-ache and stiff-neck) or slurred and not sore-throat',
    why: 'stroke',
    source: 'NH',
  },
  {
    id: 'brain-2',
    level: 'emergency',
    when: 'headache-worst or headache and sudden and severe',
    why: 'bleed',
    source: 'H',
  },
  {
    id: 'brain-3',
    level: 'emergency',
    when: 'headache and (confused or fit or one-side-weak or drowsy) or headache and double-vision or (headache or headache-bad) and jaw-pain and (age >= 50 years or blurred or sight-loss) or jaw-pain and (age >= 50 years or elderly) and (blurred or sight-loss or cloudy-eye) or headache-bad and blurred and vomits',
    why: 'pressure',
    source: 'H',
  },
  {
    id: 'brain-3t',
    level: 'today',
    when: 'headache and (blurred or very-weak)',
    why: 'pressure',
    source: 'H',
  },
  {
    id: 'brain-4',
    level: 'today',
    when: 'headache and (age >= 50 years or hiv or cancer or headache-daily-worse)',
    why: 'cause',
    source: 'H',
  },
  {
    id: 'brain-5',
    level: 'soon',
    when: 'headache-bad',
    why: 'headache',
    source: 'H',
  },
  {
    id: 'brain-6',
    level: 'emergency',
    when: '(back-pain or both-legs-weak) and (numb-saddle or bladder-bowel-change or both-legs-weak) and (back-pain or numb-saddle or bladder-bowel-change) or both-legs-weak and (sudden or very-weak) or numb-saddle',
    why: 'nerve',
    source: 'B',
  },
  {
    id: 'brain-7',
    level: 'today',
    when: 'back-pain and (fever or cancer or tb or hiv or minor-fall and age >= 50 years or weak-immunity or weight-loss)',
    why: 'spine',
    source: 'B',
  },
]);
