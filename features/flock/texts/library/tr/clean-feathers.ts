import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'AssureWel, yumurtacılarda en kirli sınıfı 5 cm’lik alanla başlatır. [S27]',
    'Kloaka çevresindeki kir ishale, göğüsteki kir altlığa işaret eder. [S27]',
    '50 Norveç sürüsünde kötü yürüyüş; daha çok ayak tabanı ve diz lezyonu ve daha kirli hayvanlarla birlikte görüldü. [S60]',
  ],
  body: [
    {
      title: 'Nasıl bakılır',
      text: 'Etlik piliç ve hindide göğse, karna ve kloakaya bakın; hayvanı kaldırın ya da ayağa kalkmasını bekleyin. Yumurtacılarda bacaklar ve ayaklar dışında gövdenin bir yanına bakın. [S27] Beyaz ve renkli hayvanlara aynı kuralı uygulayın: kirli alan ne kadar, tüyler hâlâ ayrı mı? El iyi bir ölçüdür: kendi elinizde 5 cm’nin nerede bittiğini bilin. Hayvanları geldiği gibi alın: kirli olanı arayan, gerçekte olmayan bir oran bulur.',
    },
    {
      title: 'Dört skor',
      text: '0 temizdir, en çok tozludur. 1’de lekeler vardır, hiçbiri 5 cm değildir. 2’de 5 cm ya da daha büyük kirli alan vardır, ama alt tarafın yarısından azdır. 3, alt tarafın yarısı ya da fazlası veya ıslak, keçeleşmiş tüydür. Kesim noktaları bu ürünün tanımıdır. Etlik pilicin son günlerinde hafif kir normaldir; keçeleşmiş tüy değildir, çünkü artık ısıtmaz.',
    },
    {
      title: 'Arkasında ne var',
      text: 'Dinlenme yerinde ıslak altlık, fazla sıklık, gevşek dışkı ve zayıf bacak; hepsi tüyde son bulur. Topal hayvan çok yatar ve çok kirlenir. Çare seçmeden önce altlık, kıvam ve ayaklarla karşılaştırın. Ördekler suyla temizlenir: kirli ördek, suya daha iyi ulaşmak ister.',
    },
  ],
  today: [
    'On alanın her birinde on hayvana bakın ve sayın.',
    'Kirli kloakayı kirli göğüsten ayrı yazın.',
    'Hayvanların dinlendiği yerlere kuru altlık koyun.',
    'Bugünkü kıvam skorlarıyla karşılaştırın.',
  ],
  vet: [
    'Birkaç hayvandan fazlasında kloaka yapışmışsa.',
    'Tüyler ıslak ya da keçeleşmişse ve hayvanlar titriyor ya da soluyorsa.',
    'Kirli hayvanlar aynı zamanda topallıyor ya da dizleri yaralıysa.',
  ],
};
