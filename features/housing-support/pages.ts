import type { Pages } from '#core/pages.ts';

/** The technology-talent declaration, and below it the application for housing support. */
export const housingSupportPages = {
  '/DeclareApply': { name: 'declare-apply', title: { CN: '科技人才申报', EN: 'Technology talent declaration' } },
  '/DeclareApply/HousingApplication': {
    name: 'housing-application',
    title: { CN: '住房申请', EN: 'Housing application' },
    signIn: true,
  },
  '/DeclareApply/HousingApplicationDetail': {
    name: 'housing-application-one',
    title: { CN: '住房申请详情', EN: 'Housing application in detail' },
    signIn: true,
  },
} as const satisfies Pages;
