import type { SiteOfficeTexts } from './CN.ts';

export const EN: SiteOfficeTexts = {
  banner: {
    preview: 'As visitors see it',
    device: 'Device',
    pc: 'Computer',
    phone: 'Phone',
    language: 'Language',
    noPicture: 'No picture yet',
  },
};
