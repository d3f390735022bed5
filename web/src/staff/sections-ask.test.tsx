import { beforeEach, expect, test } from 'vitest';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { fetchApi } from '../api/client.ts';
import { createQueryClient } from '../api/query.ts';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { sectionsOf } from './sections.tsx';
import StaffScreen from './staff-screen.tsx';

beforeEach(stopTime);

const sections = [
  ...sectionsOf('admin', 'administrator').map((section) => ({ at: 'admin' as const, section })),
  ...sectionsOf('staff', 'staff-admin').map((section) => ({ at: 'staff' as const, section })),
].map((one) => ({ ...one, path: `/${one.at}/dashboard/${one.section.name}` }));

/** Sections of forms, and those whose first part has a file of its own. */
const SILENT = ['announcements', 'house', 'add-doctors', 'list-doctor', 'caller-booking', 'doctor-changes'];

test.each(sections)(
  'a press asks for nothing but what the section shows first: $path',
  async ({ at, section, path }) => {
    await section.screen.load('en');
    let client: QueryClient | undefined;
    function Opened() {
      client = useQueryClient();
      return <StaffScreen />;
    }
    const role = at === 'admin' ? 'administrator' : 'staff-admin';
    // Nothing is answered, so a question is asked a second time only if it differs.
    const screen = await openScreen(<Opened />, { path, me: { role }, answers: {} });
    const shown = screen.asked();
    section.screen.ask(client!);
    expect(screen.asked()).toEqual(shown);
    section.screen.ask(createQueryClient((address, signal) => fetchApi('GET', address, { signal })));
    expect(screen.asked().length > shown.length).toBe(!SILENT.includes(section.name));
  },
);
