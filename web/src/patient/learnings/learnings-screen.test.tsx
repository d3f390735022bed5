import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ArticleBody } from '../../api/articles.ts';
import { NO_NETWORK, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers, Screen } from '../../testing/open-screen.tsx';
import LearningsScreen from './learnings-screen.tsx';
import { sentencesIn } from '../../components/text-sentences.ts';

beforeEach(() => {
  stopTime();
  localStorage.clear();
});

const HEART: ArticleBody = {
  id: 'heart',
  language: 'en',
  title: 'High blood pressure',
  excerpt: 'Measure it.',
  category: 'heart',
  read_minutes: 6,
  published_on: '2026-11-01',
  picture: null,
  is_reviewed: false,
  review_due: '2026-11-20',
  body: 'Sit down.\n\n## Salt\n\n- **Little** of it. See [us](/doctors)\n\n<img src=x onerror=alert(1)>',
  sources: [{ title: 'WHO', address: 'https://www.who.int/x' }],
  author: 'Tabibu',
  reviewer: null,
  reviewed_on: null,
  likes: 2,
};
const SUGAR: ArticleBody = { ...HEART, id: 'sugar', title: 'Sugar', excerpt: 'Walk.', category: 'diabetes' };
const READ = 'GET /api/articles/heart';
const LIKE = 'POST /api/articles/heart/like';

const open = (path: string, answers: Answers = {}, search = '', language: 'en' | 'sw' = 'en') =>
  openScreen(<LearningsScreen />, {
    path,
    search,
    language,
    me: null,
    answers: {
      'GET /api/articles': [SUGAR, HEART],
      [READ]: HEART,
      'GET /api/articles/heart/like': { liked: false, likes: 2 },
      ...answers,
    },
  });

describe('the list', () => {
  const search = async ({ user, getByRole }: Screen, words: string) => {
    const field = getByRole('searchbox', { name: 'Search articles' });
    await user.clear(field);
    await user.type(field, words);
  };

  test('is filtered by words and chip together; what is typed is asked of nobody (S32, PAT-LEARN-11)', async () => {
    const screen = await open('/learnings', {}, 'category=heart');
    expect(screen.names('heading')).toEqual(['Health articles', 'High blood pressure']);
    await search(screen, ' MEASURE');
    expect(screen.names('heading')).toContain('High blood pressure');
    await search(screen, 'walk');
    expect(screen.text()).toContain('No Articles Found');
    expect(screen.text()).toContain('Try adjusting your search criteria');
    expect(screen.asked()).toEqual(['GET /api/articles']);
    expect(screen.get('link', 'Heart').getAttribute('aria-current')).toBe('true');
  });

  test('says in Swahili that there is nothing (PAT-LEARN-03, ERR-12)', async () => {
    const screen = await open('/learnings', { 'GET /api/articles': [] }, '', 'sw');
    expect(screen.text()).toMatch(/Hakuna Makala Zilizopatikana.*Jaribu kubadilisha vigezo vya utafutaji/s);
  });

  test('puts what may be out of date last, and marks it and what nobody has signed', async () => {
    const old = { ...SUGAR, is_reviewed: true, review_due: '2026-11-19' };
    const screen = await open('/learnings', { 'GET /api/articles': [old, HEART] });
    expect(screen.names('heading')).toEqual(['Health articles', 'High blood pressure', 'Sugar']);
    expect(screen.text()).toMatch(/Measure it.*Not yet reviewed by a clinician.*Walk.*May be out of date/s);
  });

  test('says what to do when it does not load', async () => {
    const screen = await open('/learnings', { 'GET /api/articles': NO_NETWORK });
    await screen.wait(10_000);
    expect(screen.text()).toContain('The articles did not load.');
  });
});

describe('the reader', () => {
  test('shows text as words only, sources, days and that no clinician has signed', async () => {
    const screen = await open('/learnings/heart');
    expect(screen.text()).toContain('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('.prose strong')?.textContent).toBe('Little');
    expect(screen.text()).toMatch(/Not yet reviewed by a clinician.*Written by Tabibu, 1 November 2026/s);
    expect(screen.text()).not.toContain('May be out of date');
    expect(screen.get('link', 'WHO').getAttribute('href')).toBe('https://www.who.int/x');
  });

  test('warns the day after the review was due, and names who reviewed it', async () => {
    const signed = { is_reviewed: true, reviewer: 'Dr Neema Mushi', reviewed_on: '2025-11-19' };
    const screen = await open('/learnings/heart', {
      [READ]: { ...HEART, ...signed, review_due: '2026-11-19' },
      'GET /api/articles': [],
    });
    expect(screen.text()).toMatch(
      /May be out of date.*19 November 2026.*Reviewed by Dr Neema Mushi, 19 November 2025/s,
    );
    expect(screen.text()).not.toContain('Not yet reviewed');
  });

  test('likes once and says when that was not saved', async () => {
    const answers: Answers = { [LIKE]: { liked: true, likes: 3 } };
    const screen = await open('/learnings/heart', answers);
    await screen.press('button', 'Like');
    expect(screen.sent()).toEqual([{ call: LIKE, body: { liked: true } }]);
    expect(screen.text()).toContain('3 people like this');
    expect(screen.get('button', 'Like').getAttribute('aria-pressed')).toBe('true');
    const other = await open('/learnings/heart', { [LIKE]: NO_NETWORK });
    await other.press('button', 'Like');
    expect(other.get('button', 'Like').getAttribute('aria-pressed')).toBe('false');
    expect(other.text()).not.toContain('3 people');
  });

  test('shares by the sheet of the device, else copies and says so for two seconds (PAT-LEARN-14)', async () => {
    const [share, writeText] = [
      vi.fn<() => Promise<void>>(async () => undefined),
      vi.fn<() => Promise<void>>(async () => undefined),
    ];
    vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText } });
    const screen = await open('/learnings/heart');
    await screen.press('button', 'Share');
    expect(share).toHaveBeenCalledWith({ title: 'High blood pressure', url: `${location.origin}/learnings/heart` });
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: { writeText } });
    await screen.press('button', 'Share');
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/learnings/heart`);
    expect(screen.text()).toContain('Link copied');
    await screen.wait(1900);
    expect(screen.text()).toContain('Link copied');
    await screen.wait(100);
    expect(screen.text()).not.toContain('Link copied');
  });

  test('remembers large type, and reads aloud only where there is a voice of the language', async () => {
    const screen = await open('/learnings/heart');
    expect(screen.names('button')).not.toContain('Read aloud');
    await screen.press('button', 'Large text');
    await screen.close();
    const speech = {
      getVoices: () => [{ lang: 'en-GB', localService: true }],
      cancel: () => undefined,
      speak: vi.fn<() => void>(),
    };
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal('SpeechSynthesisUtterance', EventTarget);
    const again = await open('/learnings/heart');
    expect(document.querySelector('.article.large')).not.toBeNull();
    await again.press('button', 'Read aloud');
    expect(speech.speak).toHaveBeenCalledTimes(1 + sentencesIn(HEART.body).length);
    await again.press('button', 'Stop reading');
    expect(again.names('button')).toContain('Read aloud');
    vi.unstubAllGlobals();
  });

  test('a text is read sentence by sentence without its marks', () => {
    expect(sentencesIn('One. Two!\n\n- **Half:** [beans](/x)')).toEqual(['One.', 'Two!', 'Half:', 'beans']);
  });
});
