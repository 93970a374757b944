import type { ShellTexts } from './CN.ts';

export const tr: ShellTexts = {
  name: 'FlockScore',
  skip: 'İçeriğe geç',
  back: 'Geri',
  toHome: 'Ana sayfaya dön',
  newAnalysis: 'Yeni değerlendirme',
  nav: {
    label: 'Ana menü',
    home: 'Ana sayfa',
    farms: 'Çiftlikler',
    reports: 'Raporlar',
    library: 'Kitaplık',
  },
  offline: {
    saved: 'Çevrimdışı, buraya kaydedildi',
    waiting: '{count} gönderilmedi',
  },
  reload: {
    title: 'Sayfayı yeniden yükleyin',
    now: 'Yeniden yükle',
    later: 'Sonra',
  },
  broken: {
    title: 'Sayfa açılmadı',
    text: 'Bu sayfa gösterilemiyor. Puanladığınız her şey bu cihazda kayıtlı; hiçbir şey kaybolmadı.',
    again: 'Yeniden dene',
  },
  lost: {
    title: 'Böyle bir sayfa yok',
    text: 'Adres yanlış yazılmış ya da içerik taşınmış olabilir.',
  },
};
