import { expect, test } from 'vitest';
import { blocksIn } from './page-blocks.ts';

test('headings, paragraphs, lists and links are read; lines of a paragraph are joined', () => {
  expect(
    blocksIn('We help.\nEvery day.\n\n## How\nAsk [us](/contact) or\n\n- one\n- [two](https://example.org/a)'),
  ).toEqual([
    { kind: 'paragraph', parts: [{ words: 'We help. Every day.' }] },
    { kind: 'heading', parts: [{ words: 'How' }] },
    { kind: 'paragraph', parts: [{ words: 'Ask ' }, { words: 'us', href: '/contact' }, { words: ' or' }] },
    { kind: 'list', items: [[{ words: 'one' }], [{ words: 'two', href: 'https://example.org/a' }]] },
  ]);
});

test('words between two stars on each side are bold', () => {
  expect(blocksIn('- **Half:** beans ** and [**us**](/contact)')).toEqual([
    {
      kind: 'list',
      items: [[{ words: 'Half:', isBold: true }, { words: ' beans ** and ' }, { words: '**us**', href: '/contact' }]],
    },
  ]);
});

test.each([
  '[press](javascript:alert(1))',
  '[press](//evil.example/x)',
  '[press](/\\evil.example)',
  '[press](/a\\..//evil.example)',
  '[press](http://evil.example)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
])('%s is words and no link', (text) => {
  expect(blocksIn(text)).toEqual([{ kind: 'paragraph', parts: [{ words: text }] }]);
});
