import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Her 8-10 dışkıdan 1’i sekaldir; bir hayvan günde iki üç kez çıkarır. [S5]',
    'Sekal dışkının çoğu sabahın erken saatlerinde düşer. [S59]',
    'Normal bağırsak dışkısı kahverengi ile gri yeşil arasındadır ve belirgin beyaz bir ürat kısmı taşır. [S3, S5]',
    'Normal sekal dışkı koyu kahverengi ile siyah arasındadır; parlak, yapışkan ve kabarcıksızdır. [S3, S59]',
  ],
  body: [
    {
      title: 'Bir hayvanda iki yol',
      text: 'Yemin çoğu bağırsağı dört ila sekiz saatte terk eder. [S9] İnce bir bölümü bağırsağın sonuna yakın iki kör keseye, yani sekumlara ayrılır ve orada mikroplarca mayalanır. Sekumlar kendi düzenine göre boşalır. Bu yüzden her hayvan iki tür dışkı bırakır ve her türün kendi ölçeği vardır.',
    },
    {
      title: 'Önce ayırt edin',
      text: 'Beyaz kısma bakın: bağırsak dışkısında bulunur, sekal dışkıda genellikle yoktur. Sonra şekle bakın. Eldivende yuvarlanan çubuk ya da koni bağırsak dışkısıdır; yapışan yumuşak yığın ya da sürüntü sekaldir. [S59] Sekal dışkıda keskin koku normaldir. Yine de ayıramıyorsanız o örneği atlayın. Bağırsak dışkısı diye puanlanan sekal dışkı hasta hayvan gibi görünür ve oranı bozar.',
    },
    {
      title: 'Az olması sorun değil',
      text: 'Yirmi bağırsak dışkısı birkaç dakikada bulunur; sekal dışkıya ise ancak yer yer rastlanır. Beş ila on örnek iyi bir hedeftir. Bu kadar az örnekte aralık geniştir; uygulama bunu gösterir ki kimse tek bir tuhaf yığından sonuç çıkarmasın. Arada bir görülen köpüklü, hardal renkli örnek yaygındır. Önemli olan oranın artmasıdır.',
    },
  ],
  today: [
    'Sekal dışkı görmek istiyorsanız sabah erken girin.',
    'Beyaz kart, eldiven, tahta çubuk ve beyaz ışıklı fener götürün.',
    'Puanlamadan önce “sekal mi, bağırsak mı?” diye sorun.',
    'Aynı dışkının rengini ve kıvamını birlikte puanlayın.',
  ],
  vet: [
    'Herhangi bir türde taze kırmızı, şarap rengi ya da katran gibi siyah dışkı görürseniz.',
    'Açık renkli ya da köpüklü sekal dışkı ziyaretten ziyarete artarsa.',
    'Dışkısı tuhaf hayvanlar ayrıca az yiyor, kenara çekiliyor ya da ölüyorsa.',
  ],
};
