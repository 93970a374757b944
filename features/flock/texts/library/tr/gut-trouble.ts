import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Koksidiler yaklaşık 7 günlük yaştan itibaren bağırsağa zarar verir; kan ya da turuncu mukus görülebilir. [S63, S4]',
    'Disbakteriyoz: ıslak altlık, gazla dolu büyük sekumlar; arkasında tek bir mikrop yoktur. [S8]',
    'Yem geçişi: ıslak, şekilsiz dışkıda tane; bazen yeşil ve turuncu mukuslu. Suç her zaman yemde değildir. [S10]',
    'Hangisi olduğunu yalnızca nekropsi ve kazıntıyla veteriner söyleyebilir.',
  ],
  body: [
    {
      title: 'Koksidiler',
      text: 'Bu parazitler bağırsağın iç yüzeyinde yaşar ve onu bozar. Turuncu mukusun dökülen hücrelerle karışık mukus olduğu düşünülür. [S9] Kırmızı dışkı, özellikle kırmızı sekal dışkı, koksidiyozu veterinerin listesinde başa koyar; ama başka nedenler de kanatır. [S4, S5] Birçok sürüde yem programı ya da aşı uygulanır; hangisi olduğunu ve ne zamandan beri verildiğini söyleyin.',
    },
    {
      title: 'Disbakteriyoz',
      text: 'Bağırsak mikroplarının dengesi bozulmuştur. Dışkı gevşer, sekumlar gaz yapar, açık renkli köpüklü sekal dışkı çıkar. [S7, S8] Bir hafta önce yem değiştiyse yazın. Altlık, sulukların açıklayabildiğinden daha çabuk ıslanır.',
    },
    {
      title: 'Yem geçişi',
      text: 'Yem neredeyse girdiği gibi çıkar. Parçacık boyu, ham madde, enfeksiyon ve stres pay sahibi olabilir. [S10] Dışkıyı kartın üzerinde ezin: tane parçaları hemen görülür.',
    },
    {
      title: 'Sizin iyi yapabileceğiniz',
      text: 'Üçünü dışkıdan ayıramazsınız, ayırmanız da gerekmez. Ne zaman başladığını, kaç dışkının etkilendiğini, aralığı ve neyin değiştiğini söyleyebilirsiniz. Bu, veterinerin yolunu kısaltır. Beyaz kart üzerinde, beyaz ışıkta çekilmiş birkaç net fotoğraf da işe yarar.',
    },
  ],
  today: [
    'Bütün kümeste yirmi dışkı puanlayın ve fotoğraf çekin.',
    'Yem irsaliyelerini ve bir yem numunesini saklayın.',
    'Yaşı, programı, aşıyı ve tedavileri yazın.',
    'Taze dışkıyı ve yeni ölen hayvanları veteriner için soğukta tutun.',
  ],
  vet: [
    'Kan varsa: aynı gün.',
    'Dışkının dörtte birinde ya da daha fazlasında turuncu mukus veya yem varsa.',
    'Köpüklü sekal dışkı artıyor ya da ağırlık geri kalıyorsa.',
  ],
};
