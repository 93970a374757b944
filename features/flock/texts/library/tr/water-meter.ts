import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Hayvanlar normalde yem ağırlığının yaklaşık 1,75-2 katı su içer; sıcak bunu artırır. [S15]',
    'Suda ani artış, çoğu kez ıslak dışkıdan önce gelir. [S66]',
    'İçilenin yaklaşık %70-80’i havada ya da altlıkta kalır. [S66]',
  ],
  body: [
    {
      title: 'Günde bir sayı',
      text: 'Sayacı aynı saatte, en iyisi sabah okuyun; günün litresini günün yem kilosuna bölün. Bir litre su bir kilogramdır; çıkan sonuç su-yem oranıdır. 2.000 kg yiyip 3.700 litre içen sürü 1,85’tedir. Oranı yazın; kâğıtta bir çizgi yeter. Önemli olan düne göre sıçramadır.',
    },
    {
      title: 'Artarsa',
      text: 'Önce basit olanlara bakın: sızdıran nipel, yüksek basınç, yıkanan hat, bozuk şamandıra, sıcak bir gün. Sonra yeni yemin tuzunu ya da proteinini düşünün. Hiçbiri uymuyor ve dışkı gevşiyorsa çok içen hayvanların kendisidir; bu, veterinerin işidir.',
    },
    {
      title: 'Azalırsa',
      text: 'Su içmeyi bırakan hayvan kısa sürede yemeyi de bırakır. Tıkalı filtre, hatta hava, düşük basınç, ilaç sonrası kötü tat ya da kışın soğuk su neden olabilir. Sessiz hayvanlarla birlikte düşüş, dışkı nasıl görünürse görünsün acildir.',
    },
    {
      title: 'Skorların yanına koyun',
      text: 'Yüksek oran, gevşek kıvam ve 3 skorlu altlık bir şey anlatır; normal oranla gevşek kıvam başka bir şey anlatır. Sayacı rapora not edin ki sonraki okuyucu ikisini de görsün.',
    },
  ],
  today: [
    'Her hattı bir kez dolaşın: kaçak, yükseklik, basınç, kirli nipel.',
    'Sayacı şimdi ve 24 saat sonra yeniden okuyun.',
    'Suyu yeme bölün ve son yedi günle karşılaştırın.',
    'Yem irsaliyesinde değişiklik olup olmadığına bakın.',
  ],
  vet: [
    'Su aniden artıyor, kaçak ya da sıcak bunu açıklamıyorsa.',
    'Su azalıyor ve hayvanlar sessizse.',
    'Çok sayıda dışkıda kıvam 2 ya da 3’e ulaştıysa.',
  ],
};
