import type { RouteObject } from 'react-router';
import { withWords } from '#web/kit/with-words.ts';
import { catalogues } from '#web/portal/catalogues.ts';
import { page, section } from '#web/portal/page.ts';

const services = { name: 'serve', title: '人才服务', titleEN: 'Services' };
const service = { name: 'serve-type', title: '办理指南', titleEN: 'Service guide' };
const request = { name: 'serve-high', title: '一对一服务', titleEN: 'One-to-one service', signIn: true };
const form = { name: 'application', title: '填写申报', titleEN: 'Application form', signIn: true };
const progress = { name: 'application-one', title: '办理进度', titleEN: 'Progress', signIn: true };

const words = {
  contents: {
    CN: () => import('#features/contents/texts/CN.ts'),
    EN: () => import('#features/contents/texts/EN.ts'),
  },
  serve: catalogues.serve,
  application: catalogues.application,
};
const formWords = {
  ...words,
  form: catalogues.form,
};

/** Services, guides and applications; what there is to apply for is a matter of the programmes, not of the routes. */
export const serveRoutes: RouteObject[] = [
  section('serve', services, [
    page(
      undefined,
      services,
      withWords(words, () => import('./services-page.tsx')),
    ),
    page(
      'high/:type',
      request,
      withWords(formWords, () => import('./request-page.tsx')),
    ),
    section(':type', service, [
      page(
        undefined,
        service,
        withWords(words, () => import('./programme-page.tsx')),
      ),
      // One page for both addresses: a new application gets its own in the middle of a word.
      {
        handle: form,
        lazy: page(
          'add',
          form,
          withWords(formWords, () => import('#features/casework/portal/application/edit-page.tsx')),
        ).lazy,
        children: [{ path: 'add' }, { path: 'edit/:id' }],
      } as RouteObject,
      page(
        'dtl/:id',
        progress,
        withWords(formWords, () => import('#features/casework/portal/application/progress-page.tsx')),
      ),
    ]),
  ]),
];
