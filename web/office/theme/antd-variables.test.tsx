import { expect, test } from 'vitest';
import { antdVariables } from './antd-variables.tsx';

test('the stylesheet of variables is the one that the theme yields', async () => {
  await expect(antdVariables()).toMatchFileSnapshot('./antd-variables.css');
});
