import { expect, test } from 'vitest';
import { textIn } from '#core/texts/text.ts';
import { meetingRank } from '#features/apartments/resources/meeting-rank.ts';
import { serviceRequest } from '#features/site/resources/request.ts';
import { rowTitle } from './cell-words.ts';

test('a record is called by its first column; a rank says that it is one, and of which list', () => {
  const row = { id: 'a', rank: 1, applicant: '林*', listName: { CN: '第一批评议名单', EN: 'First list' } };
  const title = (locale: 'CN' | 'EN') => rowTitle(meetingRank, row, (text) => textIn(text, locale));
  expect([title('CN'), title('EN')]).toEqual(['名次 1 · 第一批评议名单', 'Rank 1 · First list']);
  expect(rowTitle(serviceRequest, { id: 'b', no: 'YD202600002' }, ({ CN }) => CN)).toBe('YD202600002');
});
