import type { Text } from '#core/texts/text.ts';
import type { CentreEntry } from '#web/portal/personal/entry.ts';
import { codeEntry } from './access-codes/portal/centre.ts';
import { dataEntry, settingEntry, tagsEntry } from './accounts/portal/centre.ts';
import { activitiesEntry } from './activities/portal/centre.ts';
import { cardEntry } from './benefits/portal/centre.ts';
import { applicationsEntry, employerEntry, helpingEntry } from './casework/portal/centre.ts';
import { companyEntry, membersEntry, talentEntry } from './companies/portal/centre.ts';
import { complaintsEntry } from './complaints/portal/centre.ts';
import { dataFileEntry } from './data-file/portal/centre.ts';
import { batchEntry } from './declarations/portal/centre.ts';
import { learningEntry } from './learning/portal/centre.ts';
import { portalPages } from './pages.ts';
import { companyReportsEntry, paymentsEntry } from './payments/portal/centre.ts';
import { bookingsEntry } from './places/portal/centre.ts';
import { messagesEntry } from './platform/portal/centre.ts';
import { overviewEntry } from './site/portal/centre.ts';
import { followsEntry } from './smart-policy/portal/centre.ts';
import { supporterEntry } from './supporters/portal/centre.ts';

/** The navigation of the personal centre in the order it is shown. */
export const personalCentre: readonly { readonly title: Text; readonly entries: readonly CentreEntry[] }[] = [
  {
    title: { CN: '我的', EN: 'Mine' },
    entries: [
      overviewEntry,
      applicationsEntry,
      helpingEntry,
      paymentsEntry,
      activitiesEntry,
      bookingsEntry,
      learningEntry,
      codeEntry,
      cardEntry,
      messagesEntry,
      followsEntry,
      complaintsEntry,
    ],
  },
  {
    title: { CN: '账号', EN: 'Account' },
    entries: [
      dataFileEntry,
      tagsEntry,
      companyEntry,
      membersEntry,
      talentEntry,
      employerEntry,
      batchEntry,
      supporterEntry,
      settingEntry,
      dataEntry,
    ],
  },
];

/** The same on the pages of the company somebody acts for. */
export const companyCentre: typeof personalCentre = [
  {
    title: { CN: '单位', EN: 'Company' },
    entries: [employerEntry, batchEntry, companyReportsEntry, membersEntry, companyEntry],
  },
  { title: { CN: '其他', EN: 'Other' }, entries: [messagesEntry, settingEntry] },
];

/** What an entry is called; throws for one whose page does not exist. */
export function labelOf({ path, label }: CentreEntry): Text {
  const page = portalPages[path];
  const text = page && (label ?? page.title);
  if (!text) throw new Error(`the personal centre has no page ${path}`);
  return text;
}
