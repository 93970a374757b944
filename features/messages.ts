import { jobMessages } from '#core/messages/job-messages.ts';
import type { Letter, Message } from '#core/messages/message.ts';
import { accountLetters, archiveMessages } from './accounts/messages.ts';
import { signupMessages } from './activities/messages.ts';
import { apartmentMessages, leaseDeskMessages } from './apartments/messages.ts';
import { cardMessages, shopMessages } from './benefits/messages.ts';
import { bulkMessages } from './casework/bulk-messages.ts';
import { dueMessages } from './casework/due-messages.ts';
import { helpMessages } from './casework/help-messages.ts';
import { departmentMessages, jointMessages } from './casework/joint-messages.ts';
import {
  applicantMessages,
  caseMessages,
  draftMessages,
  employerMessages,
  extensionMessages,
  offerMessages,
  officerMessages,
} from './casework/messages.ts';
import { yearMessages } from './casework/year-messages.ts';
import { companyMessages } from './companies/messages.ts';
import { rightMessages } from './company-rights/messages.ts';
import { counterMessages, entryMessages, officeMessages, referrerMessages } from './competition/messages.ts';
import { complaintMessages } from './complaints/messages.ts';
import { contentMessages, linkMessages } from './contents/messages.ts';
import { reportMessages } from './data-centre/messages.ts';
import { dataFileMessages } from './data-file/messages.ts';
import { preparedMessages } from './declarations/messages.ts';
import { farmMessages, questionMessages, readingMessages } from './flock/messages.ts';
import { judgeMessages, judgingOfficeMessages } from './judging/messages.ts';
import { learningMessages } from './learning/messages.ts';
import { paymentMessages } from './payments/messages.ts';
import { renewalMessages } from './phoenix-plan/messages.ts';
import { bookingMessages, visitMessages } from './places/messages.ts';
import { regionMessages } from './platform/messages.ts';
import { noticeMessages, objectionDeskMessages, objectionMessages } from './publicity/messages.ts';
import { requestMessages } from './site/messages.ts';
import { followMessages, resultMessages } from './smart-policy/messages.ts';
import { supporterMessages } from './supporters/messages.ts';
import { invitationLetter, invitationMessages } from './tenants/messages.ts';
import { entrantVisitMessages, visitOfficeMessages, visitorMessages } from './visits/messages.ts';

const of = (...events: Readonly<Record<string, Message>>[]) => events.flatMap((each) => Object.values(each));

/** Everything that people are told, by room: what templates, the filter of the outbox and docs/messages.md read. */
export const messagesByRoom = {
  accounts: [...accountLetters, ...of(archiveMessages)],
  tenants: [invitationLetter, ...of(invitationMessages)],
  casework: of(
    applicantMessages,
    employerMessages,
    offerMessages,
    officerMessages,
    caseMessages,
    dueMessages,
    draftMessages,
    extensionMessages,
    helpMessages,
    departmentMessages,
    jointMessages,
    bulkMessages,
    yearMessages,
  ),
  'phoenix-plan': of(renewalMessages),
  'data-file': of(dataFileMessages),
  payments: of(paymentMessages),
  apartments: of(apartmentMessages, leaseDeskMessages),
  publicity: of(noticeMessages, objectionMessages, objectionDeskMessages),
  companies: of(companyMessages),
  'company-rights': of(rightMessages),
  declarations: of(preparedMessages),
  supporters: of(supporterMessages),
  benefits: of(cardMessages, shopMessages),
  complaints: of(complaintMessages),
  competition: of(entryMessages, counterMessages, referrerMessages, officeMessages),
  judging: of(judgeMessages, judgingOfficeMessages),
  visits: of(entrantVisitMessages, visitorMessages, visitOfficeMessages),
  contents: of(linkMessages, contentMessages),
  places: of(bookingMessages, visitMessages),
  platform: of(regionMessages),
  learning: of(learningMessages),
  activities: of(signupMessages),
  'smart-policy': of(followMessages, resultMessages),
  flock: of(questionMessages, readingMessages, farmMessages),
  site: of(requestMessages),
  'data-centre': of(reportMessages),
  'the engines': of(jobMessages),
} as const satisfies Record<string, readonly (Letter | Message)[]>;

export const messages: readonly (Letter | Message)[] = Object.values(messagesByRoom).flat();
