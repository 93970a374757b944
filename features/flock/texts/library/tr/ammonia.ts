import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Hayvanlar amonyağı yaklaşık 5 ppm’de fark eder; sağlık 10 ppm’den itibaren etkilenebilir. [S36]',
    'İnsanlar ancak yaklaşık 20-30 ppm’de koku alır ve 20 dakika kadar sonra alışır. [S33]',
    'AB, sık yerleşimli etlik kümesler: baş yüksekliğinde en çok 20 ppm. [S1] Kanada: 25 ppm üzerinde önlem, 10’un üzerinde erken önlem. [S36]',
    'Çin, NY/T 388: genç hayvanlar için 10 mg/m³, yetişkinler için 15 mg/m³, yaklaşık 14 ve 21 ppm. [S40]',
    'Şerit, cihazdan 10 ppm kadar sapabilir; renkli tüplerde hata ölçümün yaklaşık %20’sidir. [S35, S34]',
  ],
  body: [
    {
      title: 'Ne zaman, nerede',
      text: 'Bir çalışmada derişim 30 cm’de 90 ve 150 cm’dekinden yüksek, saat 06:00’da en yüksekti. [S37] O hâlde erken, hayvanların başı hizasında ve kapılar açık kalmadan ölçün. En az dört yer: ön, orta, arka ve bir yan duvar ya da suluk hattı. Fanlar dururken en kötü durumu görürsünüz. [S35]',
    },
    {
      title: 'Aracı okumak',
      text: 'Şeridi saf suyla ıslatın, pakette yazdığı kadar bekleyin ve beyaz ışıkta paketin kendi renk kartıyla karşılaştırın. Şerit 15 ile 20 ppm’i ayıramaz; sınıra yakınsa uygulama sonucu belirsiz diye işaretler. Tüpte tarihe ve ölçüm aralığına bakın. Hangi aracı kullandığınızı yazın.',
    },
    {
      title: 'En kötü köşe sayılır',
      text: 'Sınır nerede aşılmışsa orada aşılmıştır. Uygulama bu yüzden önce en yüksek ölçümü gösterir, kötü köşeyi ortalamanın içine gizlemez. Amonyak ıslak altlıktan yükselir; en kötü yerin zeminine bakın.',
    },
  ],
  today: [
    'Kapılar açılmadan dört ila sekiz yerde ölçün.',
    'Aracı, fan durumunu ve yüksekliği not edin.',
    'Asgari havalandırmayı artırın, sonra yeniden ölçün.',
    'En kötü yerdeki ıslak kabuğu çıkarın.',
  ],
  vet: [
    'Hava artırıldığı hâlde ölçümler sınırınızın üzerinde kalıyorsa.',
    'Hayvanlar gözlerini kapatıyor, öksürüyor ya da gözleri şişse.',
    'Bir kişinin gözleri yanıyorsa: önce çıkın, sonra arayın.',
  ],
};
