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
};
