import type { ShellTexts } from './CN.ts';

export const EN: ShellTexts = {
  name: 'FlockScore',
  skip: 'Skip to content',
  back: 'Back',
  toHome: 'To the home page',
  newAnalysis: 'New analysis',
  nav: {
    label: 'Main',
    home: 'Home',
    farms: 'Farms',
    reports: 'Reports',
    library: 'Library',
  },
  offline: {
    saved: 'Offline, saved here',
    waiting: '{count} not yet sent',
  },
  reload: {
    title: 'Please load the page again',
    now: 'Load again',
    later: 'Later',
  },
  broken: {
    title: 'The page did not open',
    text: 'This page cannot be shown. All you have scored is kept on this device; nothing is lost.',
    again: 'Try again',
  },
  lost: {
    title: 'No such page',
    text: 'The address may be mistyped, or what was there has moved.',
  },
  claim: 'Read a flock in minutes, with one phone',
  signIn: {
    once: 'Once is enough: afterwards you can score without a network.',
    needsNetwork: 'The first sign-in needs a network. Please try again where there is a signal.',
    toSignUp: 'Create an account',
  },
  legal: {
    terms: {
      title: 'Terms of use',
      text: 'FlockScore is free of charge. Scores are what you observed, not a diagnosis; when deaths rise or blood appears, call your vet. Upload only photos that are yours or that you may use, and no faces of other people. The account is for you alone; keep its password safe.',
    },
    privacy: {
      title: 'Privacy policy',
      text: 'We keep your e-mail address, your name, your farms, scores and photos, to make reports for you and the colleagues you invite. The place is removed from photos. Shares of a farm enter the comparison of an area without its name, and only if you agree. You can export or delete your data at any time.',
    },
  },
};
