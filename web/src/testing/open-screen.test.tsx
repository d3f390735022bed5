import { useEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime, within } from './open-screen.tsx';

beforeEach(stopTime);

/** Says what came 300 ms after it was asked for. */
function Slow() {
  const [asked, setAsked] = useState(false);
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = asked && setTimeout(setCome, 300, true);
    return () => clearTimeout(timer || undefined);
  }, [asked]);
  return (
    <section aria-label="Box">
      <button type="button" onClick={() => setAsked(true)}>
        <span>Ask</span>
        <span>now</span>
      </button>
      {come && <p role="status">Here</p>}
      <div hidden>
        <button type="button">Hidden</button>
      </div>
      <div inert>
        <button type="button">Covered</button>
      </div>
      <details>
        <summary>More</summary>
        <button type="button">Folded</button>
      </details>
    </section>
  );
}

test('no press and no findBy waits for ever while the clock stands, and nothing comes before its time', async () => {
  const screen = await openScreen(<Slow />, { path: '/about', answers: {} });
  const began = Date.now();
  await screen.user.click(screen.getByRole('button', { name: 'Ask now' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(await screen.findByRole('status')).toHaveProperty('textContent', 'Here');
  expect(Date.now() - began).toBeLessThan(400);
});

test('what is hidden, covered or folded is neither found nor read', async () => {
  const screen = await openScreen(<Slow />, { path: '/about', answers: {} });
  const box = within(screen.getByRole('region', { name: 'Box' }));
  expect(box.getAllByRole('button').map((button) => button.textContent)).toEqual(['Asknow']);
  expect(screen.text()).toBe('Ask now More');
});
