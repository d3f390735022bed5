import { expect, test } from 'vitest';
import { afterPress, afterStep } from './camera-consent.ts';
import type { CameraConsent } from './camera-consent.ts';

const ALL: readonly CameraConsent[] = ['none', 'asked', 'offered', 'declined', 'agreed'];

test('one asks, the other agrees: only then both may send, and the camera of who asked opens', () => {
  const asked = afterPress('none', 'camera');
  expect(asked).toEqual({ consent: 'asked', say: 'offer' });
  const offered = afterStep('none', 'offer');
  expect(offered).toEqual({ consent: 'offered' });
  expect(afterPress(offered.consent, 'camera')).toEqual({ consent: 'agreed', say: 'accept' });
  expect(afterStep(asked.consent, 'accept')).toEqual({ consent: 'agreed', opens: true });
});

test('the other side cannot make this one agree: an answer to no question changes nothing, and a question asks', () => {
  for (const consent of ALL.filter((one) => one !== 'asked' && one !== 'agreed')) {
    expect(afterStep(consent, 'accept').consent).toBe(consent);
    expect(afterStep(consent, 'offer').consent).toBe('offered');
  }
});

test('two who ask each other at once have agreed', () => {
  expect(afterStep('asked', 'offer')).toEqual({ consent: 'agreed', say: 'accept', opens: true });
});

test('who is declined hears it and may ask again', () => {
  expect(afterStep('asked', 'decline')).toEqual({ consent: 'declined' });
  expect(afterPress('offered', 'decline')).toEqual({ consent: 'none', say: 'decline' });
  expect(afterPress('declined', 'camera')).toEqual({ consent: 'asked', say: 'offer' });
});

test('who has agreed answers a page that came back, and a late no takes nothing back', () => {
  expect(afterStep('agreed', 'offer')).toEqual({ consent: 'agreed', say: 'accept' });
  expect(afterStep('agreed', 'decline')).toEqual({ consent: 'agreed' });
  expect(afterPress('agreed', 'camera')).toEqual({ consent: 'agreed' });
});
