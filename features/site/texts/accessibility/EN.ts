import type { AccessibilityTexts } from './CN.ts';

export const EN: AccessibilityTexts = {
  title: 'Accessibility',
  note: 'This platform is built to GB/T 37668-2019 and to level AA of WCAG 2.2.',
  keyboard: {
    title: 'Without a mouse',
    text: 'Everything works by keyboard: Tab moves, Enter confirms, Esc closes a dialog. The first link of each page skips the navigation, and a clear frame always shows where you are.',
  },
  display: {
    title: 'Easy to see',
    text: 'The top of each page switches to larger type or to a dark scheme. Text can be enlarged to 200 % with nothing lost, and no state is told by colour alone.',
  },
  reader: {
    title: 'With a screen reader',
    text: 'Headings, navigation, tables and forms have a structure that screen readers know. What is wrong with an entry is said beside it and read aloud. Editors describe their pictures; decoration stays silent.',
  },
  forms: {
    title: 'In your own time',
    text: 'Application forms save as you type and never count down. If your session ends, nothing is lost, and you can go on at another device. You can prove that you are a person without looking at a picture.',
  },
  limits: {
    title: 'What we cannot do yet',
    text: 'The PDF files we make are not tagged for screen readers; the same content is on the page. Text in scanned papers cannot be read aloud.',
  },
  report: {
    title: 'Tell us about a barrier',
    text: 'Call or write to us: the contacts are at the foot of this page. Say which page it was and what device and software you use. If need be, our staff will do it with you.',
  },
};
