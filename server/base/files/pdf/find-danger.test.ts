import { expect, test } from 'vitest';
import { findDanger } from './find-danger.ts';
import { objectStream, pdfOf, plainPdf } from './sample-files.ts';

const harmless = {
  plain: plainPdf(),
  'a jump on opening': plainPdf({ catalogue: '/OpenAction [4 0 R /Fit]' }),
  'an action that jumps': plainPdf({ catalogue: '/OpenAction << /S /GoTo /D [4 0 R /Fit] >>' }),
  'the same elsewhere': plainPdf({ catalogue: '/OpenAction 5 0 R', more: ['<< /S /GoTo /D [4 0 R /Fit] >>'] }),
  'a link': plainPdf({ more: ['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>'] }),
  'words only': plainPdf({ more: ['(How /JavaScript and << /Launch >> work)'] }),
  'an object stream': plainPdf({ more: [objectStream(9, '<< /Producer (x) >>')] }),
  'random bytes': plainPdf({ more: ['<< /Length 9 >>\nstream\n<< ( \xff << [\nendstream'] }),
};

test.each(Object.entries(harmless))('takes a file with %s', (_, bytes) => {
  expect(findDanger(bytes)).toBeNull();
});

const js = '<< /S /JavaScript /JS (app.alert(1)) >>';
const dangerous = {
  'a script': plainPdf({ more: [js] }),
  'a script under a hidden name': plainPdf({ more: ['<< /S /J#61va#53cript /J#53 (x) >>'] }),
  'a script behind a comment': plainPdf({ more: ['<< /S %>>\n/JavaScript /JS (x) >>'] }),
  'a script in an object stream': plainPdf({ more: [objectStream(9, js)] }),
  'a script in an unpacked object stream': plainPdf({ more: [objectStream(9, js, 'null')] }),
  'a script of an indirect kind': plainPdf({ more: ['<< /S 6 0 R /JS (x) >>', '/JavaScript'] }),
  'a script that no table names': Buffer.concat([plainPdf(), Buffer.from(`7 0 obj ${js} endobj\n%%EOF`)]),
  'named scripts': plainPdf({ catalogue: '/Names << /JavaScript 5 0 R >>' }),
  'a script inside a stream': plainPdf({ more: [`<< /Length 60 >>\nstream\n9 0 obj ${js} endobj\nendstream`] }),
  'a programme to start': plainPdf({ more: ['<< /S /Launch /F (calc.exe) >>'] }),
  'an attachment': plainPdf({ more: ['<< /Type /EmbeddedFile /Length 0 >>\nstream\n\nendstream'] }),
  'an attached file': plainPdf({ more: ['<< /Type /Filespec /F (a) /EF << /F 5 0 R >> >>'] }),
  'named attachments': plainPdf({ catalogue: '/Names << /EmbeddedFiles << >> >>' }),
  'rich media': plainPdf({ more: ['<< /Type /Annot /Subtype /RichMedia >>'] }),
  'a form of its own kind': plainPdf({ catalogue: '/AcroForm << /Fields [] /XFA [(a) 5 0 R] >>' }),
  'a form to send': plainPdf({ more: ['<< /S /SubmitForm /F (https://example.com) >>'] }),
  'an address to open': plainPdf({ catalogue: '/OpenAction << /S /URI /URI (https://example.com) >>' }),
  'the same elsewhere': plainPdf({
    catalogue: '/OpenAction 5 0 R',
    more: ['<< /S /URI /URI (https://example.com) >>'],
  }),
  'the same packed away': plainPdf({
    catalogue: '/OpenAction 9 0 R',
    more: [objectStream(9, '<< /S /URI /URI (https://example.com) >>')],
  }),
};

test.each(Object.entries(dangerous))('refuses a file with %s', (_, bytes) => {
  expect(findDanger(bytes)?.key).toBe('FILE_ACTIVE');
});

test('refuses encryption and object streams that it cannot look into', () => {
  expect(findDanger(pdfOf(['<< /Type /Catalog >>'], '/Encrypt 5 0 R'))?.key).toBe('FILE_PROTECTED');
  expect(findDanger(plainPdf({ more: [objectStream(9, js, '/LZWDecode')] }))?.key).toBe('FILE_BROKEN');
});

test('stops at an object stream that unpacks to very much', () => {
  const bomb = objectStream(9, ' '.repeat(300 * 1024 * 1024));
  expect(findDanger(plainPdf({ more: [bomb] }))?.key).toBe('FILE_BROKEN');
});
