import { openPage } from '../testing/browser.ts';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Search } from 'lucide';
import { Icon } from './icon.tsx';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { followTranslator } from '../shell/translated-page.ts';
import { translatePage } from '../testing/translator.ts';
import { Avatar } from './public/avatar.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Carousel } from './carousel.tsx';
import { Badge, ChipChoice, ChipLink } from './public/chip.tsx';
import { Choice } from './choice.tsx';
import { Dialog } from './dialog.tsx';
import { TextArea, TextField } from './forms/field.tsx';
import { FileButton } from './file-button.tsx';
import { LiveRegion } from './forms/live-region.tsx';
import { Logo } from './logo.tsx';
import { Notice } from './forms/notice.tsx';
import { SearchField } from './public/search-field.tsx';
import { Select } from './forms/select.tsx';
import { Sheet } from './sheet.tsx';
import { CardSkeletons } from './skeleton.tsx';
import { Stars } from './public/stars.tsx';
import { Steps } from './steps.tsx';
import { LinkTabs } from './tabs.tsx';

const nothing = () => undefined;
const WORDS = { done: 'done', current: 'now', ahead: 'next', failed: 'failed' };
const SLIDES = { pause: 'Pause', play: 'Play', slide: (number: number) => `Slide ${number}` };

/** The parts, each by its file, as they stand before a press (`later` is false) and after it. */
const PARTS: Record<string, (later: boolean, word: string) => ReactNode> = {
  avatar: (_, word) => <Avatar name={word} />,
  button: (later, word) => (
    <>
      <Button busy={later}>{word}</Button>
      <Button busy={later}>
        {later && <Icon node={Search} />}
        {word} {later && '…'}
      </Button>
      <ButtonLink href="/">
        {later && <Icon node={Search} />}
        {word}
      </ButtonLink>
    </>
  ),
  carousel: (_, word) => (
    <Carousel label={word} every={5000} words={SLIDES}>
      <p>{word}</p>
    </Carousel>
  ),
  chip: (later, word) => (
    <>
      <ChipLink href="/">{word}</ChipLink>
      <ChipChoice readOnly checked={later}>
        {word}
      </ChipChoice>
      <Badge>
        {later && <Icon node={Search} />}
        {word}
      </Badge>
    </>
  ),
  choice: (later, word) => (
    <Choice
      legend={word}
      name="way"
      value="one"
      onChoose={nothing}
      items={[
        { value: 'one', title: word, ...(later && { note: word, end: 'TSh 6,000', icon: <Icon node={Search} /> }) },
      ]}
    />
  ),
  dialog: (later, word) => (
    <Dialog open title={word} closeLabel="Close" onClose={nothing}>
      {later && <p>first</p>}
      {word}
    </Dialog>
  ),
  field: (later, word) => (
    <>
      <TextField
        label={word}
        {...(later && { aside: 'optional', hint: `hint ${word}`, error: `wrong ${word}` })}
        value=""
        readOnly
      />
      <TextArea label={word} {...(!later && { aside: 'optional', error: 'wrong' })} value="" readOnly />
    </>
  ),
  'file-button': (_, word) => <FileButton word={word} icon={Search} accept="image/*" onFile={nothing} />,
  link: (later, word) => (
    <ChipLink href="/">
      {later && <Icon node={Search} />}
      {word}
    </ChipLink>
  ),
  'live-region': (_, word) => <LiveRegion>{word}</LiveRegion>,
  logo: () => <Logo />,
  notice: (later, word) => (
    <Notice tone="info" title={later ? `title ${word}` : undefined}>
      {later && <p>first</p>}
      {word}
    </Notice>
  ),
  'search-field': (_, word) => <SearchField name="q" value="" placeholder={word} onType={nothing} />,
  select: (later, word) => (
    <Select label={word} {...(later && { error: 'wrong' })}>
      <option>{word}</option>
    </Select>
  ),
  sheet: (later, word) => (
    <Sheet open title={word} closeLabel="Close" onClose={nothing}>
      {later && <p>first</p>}
      {word}
    </Sheet>
  ),
  skeleton: (later) => <CardSkeletons count={later ? 2 : 1} />,
  stars: (later) => <Stars rating={later ? 5 : 3} />,
  steps: (later, word) => (
    <Steps
      label={word}
      stateWords={WORDS}
      steps={[{ title: 'Pay', state: later ? 'done' : 'current', note: later ? word : undefined }]}
    />
  ),
  tabs: (later, word) => <LinkTabs label={word} tabs={[{ href: '/', title: word, current: later }]} />,
};
/** Parts without a word. */
const WORDLESS = ['motif', 'icon'];

beforeAll(() => followTranslator(document));

async function draw(first: ReactNode) {
  const page = openPage('/');
  const root = createRoot(page);
  onTestFinished(() => act(async () => root.unmount()));
  const { hook } = memoryLocation({ path: '/' });
  const show = (part: ReactNode) => act(async () => root.render(<Router hook={hook}>{part}</Router>));
  await show(first);
  return { page, show };
}

test('no part of ui is left out', () => {
  const files = Object.keys(import.meta.glob(['./**/*.tsx', '!./**/*.test.tsx'])).map((file) =>
    file.replace(/^.*\/|\.tsx$/g, ''),
  );
  expect([...Object.keys(PARTS), ...WORDLESS].sort()).toEqual(files.sort());
});

test.each(Object.keys(PARTS))('a translated page is neither broken nor outdated by a change of %s', async (name) => {
  const part = PARTS[name]!;
  const alone = await draw(part(true, 'Second'));
  const wanted = alone.page.textContent;
  const { page, show } = await draw(part(false, 'First'));
  translatePage(page);
  await show(part(true, 'Second'));
  expect(page.textContent.replaceAll(/[«»]/g, '')).toBe(wanted);
  translatePage(page);
  await show(part(false, 'Third'));
  translatePage(page);
  await show(null);
  expect(page.textContent).toBe('');
});

test('a text that comes and goes beside others leaves nothing of the translator behind', async () => {
  const line = (count: number, isOpen: boolean) => (
    <p>
      {isOpen && 'Open: '}
      {count} days{isOpen ? ' left' : ''} <b>now</b>
      {!isOpen && ' closed'}
    </p>
  );
  const { page, show } = await draw(line(1, true));
  for (const [count, isOpen] of [
    [2, false],
    [3, true],
    [4, true],
    [5, false],
  ] as const) {
    translatePage(page);
    await show(line(count, isOpen));
    expect(page.textContent.replaceAll(/[«»]/g, '')).toBe(
      isOpen ? `Open: ${count} days left now` : `${count} days now closed`,
    );
  }
});

test('a translator that wraps the text itself breaks nothing either', async () => {
  const { page, show } = await draw(<p>{'a'} b</p>);
  for (const text of Array.from(page.querySelector('p')!.childNodes)) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
  await show(
    <p>
      <i>new</i>
      {'c'}
    </p>,
  );
  expect(page.textContent).toContain('new');
  await show(null);
  expect(page.textContent).toBe('');
});
