import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusSoon } from './focus-soon.ts';

const frames: (() => void)[] = [];
const rendered = new Map<string, { focus: () => void }>();

beforeEach(() => {
  frames.length = 0;
  rendered.clear();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('document', { querySelector: (selector: string) => rendered.get(selector) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

/** Lets frames pass until nothing waits for one, at most `most`. Returns how many passed. */
function passFrames(most: number): number {
  let passed = 0;
  for (; frames.length > 0 && passed < most; passed += 1) frames.shift()!();
  return passed;
}

test('the focus waits for an element that is rendered several frames later, and moves once', () => {
  const focus = vi.fn<() => void>();
  focusSoon('.late');
  expect(passFrames(5)).toBe(5);
  rendered.set('.late', { focus });
  passFrames(100);
  expect(focus).toHaveBeenCalledOnce();
});

test('an element that never comes is given up after about a second', () => {
  focusSoon('.never');
  expect(passFrames(1000)).toBe(60);
});
