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
  claim: 'Tek telefonla, dakikalar içinde sürüyü tanıyın',
  signIn: {
    once: 'Bir kez yeter: sonra ağ olmadan da puanlayabilirsiniz.',
    needsNetwork: 'İlk giriş için ağ gerekir. Sinyal olan bir yerde yeniden deneyin.',
    toSignUp: 'Hesap oluştur',
  },
  legal: {
    terms: {
      title: 'Kullanım koşulları',
      text: 'FlockScore ücretsizdir. Puanlar gördüğünüzün kaydıdır, teşhis değildir; ölümler artarsa veya kan görürseniz veterinerinizi arayın. Yalnızca size ait ya da kullanmaya izinli olduğunuz fotoğrafları yükleyin, başkalarının yüzünü çekmeyin. Hesap size özeldir; parolanızı iyi saklayın.',
    },
    privacy: {
      title: 'Gizlilik politikası',
      text: 'Size ve davet ettiğiniz iş arkadaşlarınıza rapor hazırlamak için e-postanızı, adınızı, çiftliklerinizi, puanlarınızı ve fotoğraflarınızı saklarız. Fotoğraflardan konum bilgisi silinir. Bir çiftliğin oranları yalnızca siz kabul ederseniz ve adı olmadan bölge karşılaştırmasına girer. Verilerinizi istediğiniz zaman dışa aktarabilir veya silebilirsiniz.',
    },
  },
};
