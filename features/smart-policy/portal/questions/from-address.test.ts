import { expect, test } from 'vitest';
import { fromAddress } from './from-address.ts';

test.each([
  ['identity=FOUNDER&identity=RETURNEE&needs=HOME', { identity: ['FOUNDER', 'RETURNEE'], needs: ['HOME'] }, []],
  ['degree=MASTER&age=33', { degree: 'MASTER', age: 33 }, []],
  ['degree=WIZARD&identity=FOUNDER&identity=MARTIAN', { identity: ['FOUNDER'] }, ['degree=WIZARD', 'identity=MARTIAN']],
  ['age=-3&age=x&mars=1&__proto__=1', {}, ['age=-3', 'age=x', 'mars=1', '__proto__=1']],
  ['age=', {}, ['age=']],
  ['lang=EN&o=FAIR26&senior=1&age=33', { age: 33 }, []],
])('%s is read as %o', (address, answers, ignored) => {
  expect(fromAddress(new URLSearchParams(address))).toEqual({ answers, ignored });
});
