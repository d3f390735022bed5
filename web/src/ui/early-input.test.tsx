import { openPage } from '../testing/browser.ts';
import { act, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { useReplayEarlyInput } from './early-input.ts';
import { SearchField } from './public/search-field.tsx';

/** Shows what the server rendered, lets somebody type, and then takes over as the script does. */
async function typeBefore(part: ReactElement, typed: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const page = openPage('/');
  page.innerHTML = renderToString(part);
  for (const [name, value] of Object.entries(typed))
    page.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)!.value = value;
  const root = await act(async () => hydrateRoot(page, part));
  onTestFinished(() => act(async () => root.unmount()));
  return page;
}

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField name="q" value={text} placeholder="Search" onType={setText} />
      <output>{text}</output>
    </>
  );
}

function Note() {
  const parent = useRef<HTMLDivElement>(null);
  useReplayEarlyInput(parent);
  const [note, setNote] = useState({ history: '', plan: 'Dawa', allergy: '' });
  const field = (name: keyof typeof note) => ({
    name,
    value: note[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => setNote((last) => ({ ...last, [name]: value })),
  });
  return (
    <div ref={parent}>
      <textarea {...field('history')} />
      <textarea {...field('plan')} />
      <input {...field('allergy')} />
      <output>{JSON.stringify(note)}</output>
    </div>
  );
}

test('what was typed before the script loaded stays in the search field and is searched for', async () => {
  const page = await typeBefore(<Search />, { q: 'moyo' });
  expect(page.querySelector('input')!.value).toBe('moyo');
  expect(page.querySelector('output')!.textContent).toBe('moyo');
});

test('what was typed into several fields before the script loaded is all kept, and an untouched text stays', async () => {
  const page = await typeBefore(<Note />, { history: 'Homa', allergy: 'Penicillin' });
  const note = { history: 'Homa', plan: 'Dawa', allergy: 'Penicillin' };
  expect(JSON.parse(page.querySelector('output')!.textContent)).toEqual(note);
  expect([...page.querySelectorAll('textarea, input')].map((field) => (field as HTMLInputElement).value)).toEqual(
    Object.values(note),
  );
});

test('a file that was chosen before the script loaded is passed on', async () => {
  const taken: string[] = [];
  function Paper() {
    const parent = useRef<HTMLDivElement>(null);
    useReplayEarlyInput(parent);
    const take = ({ target }: { target: HTMLInputElement }) => taken.push(target.files?.[0]?.name ?? '');
    return (
      <div ref={parent}>
        <input type="file" name="paper" onChange={take} />
        <input type="file" name="untouched" onChange={take} />
      </div>
    );
  }
  const page = openPage('/');
  page.innerHTML = renderToString(<Paper />);
  const files = [new File(['%PDF'], 'leseni.pdf')];
  Object.defineProperty(page.querySelector('[name=paper]')!, 'files', { value: files });
  const root = await act(async () => hydrateRoot(page, <Paper />));
  onTestFinished(() => act(async () => root.unmount()));
  expect(taken).toEqual(['leseni.pdf']);
});
