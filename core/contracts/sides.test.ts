import { expect, test } from 'vitest';
import { contracts } from '#features/calls.ts';
import { sides } from '../sides.ts';

test('every call names its sides once each', () => {
  for (const { path, sides: own } of contracts) {
    expect([path, own.length]).toEqual([path, new Set(own).size]);
    expect([path, own.every((side) => sides.includes(side))]).toEqual([path, true]);
  }
});

test('what only operators may do, and what lies under /mgr/, is done in the back office only', () => {
  for (const { path, access, sides: own } of contracts) {
    const isForOperators = access !== 'open' && access !== 'signed-in';
    expect([path, isForOperators]).toEqual([path, path.startsWith('/mgr/')]);
    if (isForOperators) expect([path, own]).toEqual([path, ['office']]);
  }
});

test('what lies under /poultry/ is FlockScore’s alone, and it makes few other calls', () => {
  const own = contracts.filter((contract) => contract.sides.includes('poultry'));
  for (const { path, sides: named } of contracts.filter(({ path }) => path.startsWith('/poultry/')))
    expect([path, named]).toEqual([path, ['poultry']]);
  expect(own.map(({ path }) => path).filter((path) => !path.startsWith('/poultry/'))).toEqual([
    '/api/session/open',
    '/api/authcode/simple',
    '/api/authcode/sendMail',
    '/api/authcode/sendSms',
    '/m/account/acreg',
    '/m/account/acpwdweb',
    '/m/account/resetloginnamet',
    '/m/account/logout',
    '/m/account/pwdchange',
    '/web/user/sessions',
    '/web/user/endsession',
    '/web/user/',
    '/web/user/save',
    '/web/user/phone',
    '/web/user/dtl',
    '/web/user/export',
    '/web/user/exportfile',
    '/web/user/erase',
    '/web/user/keep',
    '/api/resource/upload/init',
    '/api/resource/upload/part',
    '/api/resource/upload/complete',
    '/api/resource/view',
  ]);
});
