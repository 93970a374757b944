import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Yem, etlik piliçten yalnızca 4-8 saatte geçer; dışkı bugünün sorununu çabuk gösterir. [S9]',
    'Bir bağırsak sorunu 48 saat içinde ciddileşebilir. [S9]',
    'Mukus, sarı, yeşil, beyaz ve kırmızının her birinin bulaşıcı ya da zararsız birkaç olası nedeni vardır. [S4]',
    'Renkli lambalar ve telefonun otomatik beyaz dengesi, baktığınız her rengi değiştirir.',
  ],
  body: [
    {
      title: 'Önce zararsız nedenler',
      text: 'Yeni bir yem partisi, açık renkli tahıl ya da pigmenti bol mısır bütün kümesin dışkı rengini değiştirebilir. Yeşillik, yonca, boş yemlik ya da karanlık bir dönem dışkıyı yeşile boyar. Sıcakta hayvanlar çok içer ve içtikleri dışarı çıkar. İlaç, aşı ve demir de iz bırakır. Bağırsağı suçlamadan önce son üç günde neyin değiştiğini yazın.',
    },
    {
      title: 'Skor nedir',
      text: 'Skor, gördüğünüzü her seferinde aynı sözcüklerle kaydeder; nedeni söylemez. Birbirinden çok farklı iki sorun aynı dışkıyı bırakabilir, hasta bir hayvan da normal dışkı çıkarabilir. Bu nedenle renklerin ortalaması asla alınmaz: uygulama her rengin oranını ve normal olmayanların oranını gösterir.',
    },
    {
      title: 'Eğilim neden üstündür',
      text: 'Tek ziyaret, yirmi dışkının anlık görüntüsüdür. Yirmide ikisi normal değilse gerçek oran %3 ile %30 arasında herhangi bir yerde olabilir. Bir iki gün sonra yeniden bakın, sonra her hafta aynı saatte bakın ve önceki sürünün aynı yaşıyla karşılaştırın. Uygulama ancak rastlantı zayıf bir açıklamaysa “belirgin artış” der.',
    },
  ],
  today: [
    'Renklere karar vermeden önce yemlikleri, suyu ve lambaları denetleyin.',
    'Dışkıyı beyaz ışıkta beyaz karta koyun.',
    'Yem değişikliğini, ilacı, aşıyı, sıcağı ya da elektrik kesintisini not edin.',
    'Sonuç “izle” ya da daha kötüyse 24-48 saat içinde yineleyin.',
  ],
  vet: [
    'Kan ya da katran gibi siyah dışkı varsa.',
    'Birkaç dışkı yeşilse ve yem yemeyen, durgun ya da ağzı açık soluyan hayvanlar varsa.',
    'Normal olmayanların oranı iki ziyaret arasında belirgin biçimde arttıysa.',
  ],
};
