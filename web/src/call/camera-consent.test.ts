import { expect, test } from 'vitest';
import { afterPress, afterStep } from './camera-consent.ts';
import type { CameraConsent } from './camera-consent.ts';

const ALL: readonly CameraConsent[] = ['none', 'asked', 'offered', 'declined', 'agreed'];

test('one side asks and the other accepts: then both may send, and the camera of the asking side opens', () => {
  const asked = afterPress('none', 'camera');
  expect(asked).toEqual({ consent: 'asked', say: 'offer' });
  const offered = afterStep('none', 'offer');
  expect(offered).toEqual({ consent: 'offered' });
  expect(afterPress(offered.consent, 'camera')).toEqual({ consent: 'agreed', say: 'accept' });
  expect(afterStep(asked.consent, 'accept')).toEqual({ consent: 'agreed', opens: true });
});

test('the other side cannot force consent: an accept without a question changes nothing, and an offer only asks', () => {
  for (const consent of ALL.filter((one) => one !== 'asked' && one !== 'agreed')) {
    expect(afterStep(consent, 'accept').consent).toBe(consent);
    expect(afterStep(consent, 'offer').consent).toBe('offered');
  }
});

test('when both sides ask at once, both have agreed', () => {
  expect(afterStep('asked', 'offer')).toEqual({ consent: 'agreed', say: 'accept', opens: true });
});

test('a declined side is told and may ask again', () => {
  expect(afterStep('asked', 'decline')).toEqual({ consent: 'declined' });
  expect(afterPress('offered', 'decline')).toEqual({ consent: 'none', say: 'decline' });
  expect(afterPress('declined', 'camera')).toEqual({ consent: 'asked', say: 'offer' });
});

test('after agreement a repeated offer is accepted again, and a late decline changes nothing', () => {
  expect(afterStep('agreed', 'offer')).toEqual({ consent: 'agreed', say: 'accept' });
  expect(afterStep('agreed', 'decline')).toEqual({ consent: 'agreed' });
  expect(afterPress('agreed', 'camera')).toEqual({ consent: 'agreed' });
});
