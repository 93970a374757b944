import { expect, test } from 'vitest';
import { checkPassword } from './password-rules.ts';

const words = new Set(['password', 'woaini', '5201314', 'iloveyou', 'dragon']);
const rules = {
  min: 12,
  personal: ['li.ming@example.com', 'LM2024x'],
  isCommonWord: (word: string) => words.has(word),
};
const keyOf = (password: string) => checkPassword(password, rules)?.key ?? null;

test.each([
  ['shortone123', 'PWD_SHORT'],
  // Eleven code points, though more UTF-16 units.
  ['👩🔬👩🔬👩🔬👩🔬👩🔬x', 'PWD_SHORT'],
  ['x9'.repeat(129), 'PWD_LONG'],
  ['夜来风雨声花落知多少'.repeat(25).concat('春江潮水连海平'), 'PWD_LONG'],
  ['my-Li.Ming-secret-x', 'PWD_PERSONAL'],
  ['plumtree lm2024x rain', 'PWD_PERSONAL'],
  ['I love WuTong trees', 'PWD_PERSONAL'],
  ['ＷＵＴＯＮＧ full width', 'PWD_PERSONAL'],
  ['Password1234', 'PWD_COMMON'],
  ['P@ssw0rd-2026!', 'PWD_COMMON'],
  ['woaini5201314', 'PWD_COMMON'],
  ['IloveyouDragon7', 'PWD_COMMON'],
  ['abcdefghijklm', 'PWD_COMMON'],
  ['qwertyuiop123', 'PWD_COMMON'],
  ['1qaz2wsx3edc', 'PWD_COMMON'],
  ['aaaaaaaaaaaab', 'PWD_COMMON'],
  ['kx7kx7kx7kx7kx7', 'PWD_COMMON'],
  ['199003041990', 'PWD_COMMON'],
])('refuses %s', (password, key) => {
  expect(keyOf(password)).toBe(key);
});

test.each([
  'correct horse battery staple',
  'two plums, one lantern, 7 rivers — 夜来风雨声 花落知多少 and still no rule',
  '春江潮水连海平海上明月共潮生',
  'vT4#mQp0zL8w',
  'dragon password iloveyou river',
  '🐼🦉🌲🚀🎻🧵🪁🍜🏮🎋🪷🧮',
  // Exactly 256 code points.
  '夜来风雨声花落知多少月'.repeat(2).concat('江畔何人初见月'.repeat(33), '潮水平'),
])('accepts %s', (password) => {
  expect(keyOf(password)).toBeNull();
});
