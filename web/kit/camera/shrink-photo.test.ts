import { expect, test } from 'vitest';
import { isPicture } from './shrink-photo.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0'],
  ['PNG', '\u0089PNG\r\n'],
  ['WebP', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 '],
  ['HEIC of an iPhone', '\u0000\u0000\u0000\u0018ftypheic'],
  ['HEIC named by its brands', '\u0000\u0000\u0000\u001cftypmif1\u0000\u0000\u0000\u0000mif1heic'],
])('%s is a picture', (_, start) => expect(isPicture(bytes(start))).toBe(true));

test.each([
  ['a PDF renamed to .jpg', '%PDF-1.7'],
  ['a film', '\u0000\u0000\u0000\u0018ftypmp42'],
  ['a web page', '<!doctype html>'],
  ['nothing', ''],
])('%s is none', (_, start) => expect(isPicture(bytes(start))).toBe(false));
