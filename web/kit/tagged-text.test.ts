import { expect, test } from 'vitest';
import { piecesOf } from './tagged-text.ts';

test('words between tags are told apart, and nothing of a text is lost', () => {
  expect(piecesOf('I accept the <terms>terms</terms> and <privacy>policy</privacy>.')).toEqual([
    { words: 'I accept the ' },
    { words: 'terms', tag: 'terms' },
    { words: ' and ' },
    { words: 'policy', tag: 'privacy' },
    { words: '.' },
  ]);
  expect(piecesOf('plain')).toEqual([{ words: 'plain' }]);
});
