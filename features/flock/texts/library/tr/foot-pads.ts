import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'İlk belirtiler çoğu kez 12-14. günden itibaren görülür. [S64]',
    'Çok küçük lezyonların altında bile ülser bulunmuştur; skor 1 zararsız değildir. [S19]',
    'Hindilerde sol ve sağ ayak ancak kabaca uyuşur: ikisine de bakın, kötü olanı yazın. [S18]',
    'Hollanda kuralları yıllık sürü ortalamasına bakar: 80’in altı normda, 80-120 plan ister, 120’nin üstü ayrıca daha düşük yerleşim sıklığı ister. [S24, S25]',
  ],
  body: [
    {
      title: 'Kaldır, sil, bak',
      text: 'Gövdeyi ve iki bacağı destekleyin, hayvanı bir dakikadan kısa süre dik tutun. Ayak tabanını nemli bezle silin: dışkı çıkar, kabuk kalır. Ne kadarının kabukla kaplı olduğuna karar verin ve çizimlerle karşılaştırın. Her çizimdeki halka, aynı oranı ayaksız gösterir.',
    },
    {
      title: 'Buradaki aralıklar',
      text: 'Etiketlerde %1-10, %20-30, %40-50 ve %60 ve üzeri yazar. Arada kalan en yakınına gider: kesim noktaları %15, %35 ve %55’tir; bu, bu ürünün tanımıdır. Rapordaki 0-200 indeksi Hollanda formülüne göre bir tahmindir. Gerçek sınıflar kesimhanede derinliğe, bizimkiler canlı hayvanda alana bakar; asla resmî değer diye aktarmayın. [S23]',
    },
    {
      title: 'Neye bağlıdır',
      text: 'Islak altlık, yaralı ayak tabanına giden olağan yoldur; gevşek dışkı onu besler. Kuru zeminle başlayın ve ilk haftadan itibaren kuru tutun; yaralanan taban geç iyileşir. Sağlam ayak yeme ve suya yürür; ayağın satıldığı yerlerde değerini de korur.',
    },
  ],
  today: [
    'On alanın her birinde en yakındaki iki hayvana bakın.',
    '21. ve 28. günlerde ve ilk yüklemeden önce yineleyin.',
    'Skor 2 bulduğunuz yerde altlığı da denetleyin.',
    'Sulukların altını bugün kurutun.',
  ],
  vet: [
    'Bir hayvan bile 4, ya da birkaçı 3 ise.',
    'Topallayan, diz eklemi üzerine oturan ya da yemliğe gitmeyen hayvan varsa.',
    'Ayak tabanları şiş, sıcak ya da açıksa.',
  ],
};
