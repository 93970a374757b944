import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Yeşil, hayvan yemediğinde safradan gelir; boş yemlik de aynısını yapar. [S4]',
    'Hasta hayvanlar varsa veteriner Newcastle hastalığını ve kuş gribini de düşünür. [S4, S62]',
    'Hastalıkla birlikte görülen yeşil dışkının bazı nedenleri yasa gereği bildirilmelidir.',
  ],
  body: [
    {
      title: 'Önce yemlikler',
      text: 'Yem var mı, hat çalışıyor mu, ışık yandı mı, bakın. Yeşillik ya da yonca da dışkıyı boyar. Hayvanlar canlı ve aç, yem gelince hemen yiyorsa birkaç saat sonra yeniden puanlayın. Bir öğün kaçıran kümes birkaç saat yeşil görünebilir.',
    },
    {
      title: 'Ne zaman alarm',
      text: 'Yeşil dışkı ve yemeyen, durgun, ağzı açık soluyan, boynunu büken ya da aniden ölen hayvanlar: puanlamayı bırakın. Kimse bu kümesten başka kümese gitmesin. Çizme, bez, kasa ya da telefon kılıfını dışarı çıkarmayın. Hayvan, yumurta, altlık ya da yem taşımayın. Ölü hayvanları kendiniz açmayın.',
    },
    {
      title: 'İlk saat',
      text: 'Kümesi kapatın. Gece de olsa veterinerinizi arayın. Ulaşamazsanız bölgenizin resmî veteriner makamını arayın; numarası gerekmeden önce duvarda asılı olmalı. Dün ve bugün kaç hayvanın öldüğünü, ne gördüğünüzü ve ne zamandan beri gördüğünüzü söyleyin. Son günlerde kümese kimlerin girdiğini yazın. Talimatı bekleyin, üstünüzü değiştirin, yıkanın. Rapor ve fotoğraflar bağlantı olsa da olmasa da telefonda kalır. Hayvanların yaşını ve ne zaman aşılandığını da söyleyin.',
    },
  ],
  today: [
    'Veterinerinizin numarasını şimdi çiftlik sayfasına yazın.',
    'Resmî veteriner makamının numarasını duvara asın.',
    'Her şeyden önce yemi, suyu ve ışığı denetleyin.',
    'Görürseniz “hasta hayvan” ya da “ani ölüm” kutusunu işaretleyin.',
  ],
  vet: [
    'Yeşil dışkı ve herhangi bir hasta ya da ölü hayvan: hemen.',
    'Dışkı nasıl görünürse görünsün ani ölümler: hemen.',
    'Hayvanlar yedikten sonra da yeşil kalan dışkı: aynı gün.',
  ],
};
