import { expect, test } from 'vitest';
import type { EventName } from '../events/index.ts';
import { eventHandlers } from './index.ts';

test.each(Object.keys(eventHandlers) as EventName[])('%s has a file of its own with its handlers', async (name) => {
  const file = (await import(`./${name.replace('.', '-')}.ts`)) as { handlers: unknown };
  expect(file.handlers).toBe(eventHandlers[name]);
});
