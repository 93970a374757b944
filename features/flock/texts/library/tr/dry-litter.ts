import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Altlık yaklaşık %25 nemden itibaren ıslak sayılır. [S11]',
    'Yaklaşık %15-30 nemde gevşek kalır, %30-45’te keçeleşip kabuk bağlamaya yatkındır. [S12]',
    'Hayvanların içtiği suyun yaklaşık %70-80’i kümes havasına ya da altlığa döner. [S66]',
    '20.000 hayvanlık bir kümeste bu, her gün tonlarca su olabilir. [S15]',
  ],
  body: [
    {
      title: 'Top testi',
      text: 'Yüzeyi çizmenizle itin, eldivenle bir avuç sıkın ve elinizi açın. Amaç, tozumadan dağılmasıdır. Bütün kalan top yaklaşık %30-35’in üzerinde neme, toz ise yaklaşık %10’un altına işaret eder. [S11] Kaynaklar kesin sınırlarda anlaşamaz; sayıları yol gösterici sayın. 0, 1 ve 2 arasında eğitimli kişiler bile ayrışır; ıslak altlıkta görüşler daha yakındır. [S14]',
    },
    {
      title: 'Kabuğun yeri nedeni söyler',
      text: 'Nipellerin altındaki halka basınca, yüksekliğe ya da kaçağa işaret eder. Hat boyunca şerit, aynı şeyi bütün hat için söyler. Hava girişine yakın ıslaklık, aşağı çöken soğuk havadan olabilir. Duvardan duvara kabuk varsa havalandırma, yoğunluk ve bağırsak sorgulanır. Sindirilmemiş yağ yüzeyi kapatabilir; yani kabuk yemde başlayabilir. [S3]',
    },
    {
      title: 'Zeminden hayvana',
      text: 'Hayvanlar göğsü üzerinde dinlenir, ayak tabanı üzerinde yürür. Zeminde ne varsa onu taşırlar. Altlık skorunu ayaklarla, kirli göğüslerle ve amonyakla karşılaştırın; çoğu kez birlikte değişirler. Kuru zemin her gün yapılır: az ama sık, tek büyük onarımdan iyidir.',
    },
  ],
  today: [
    'Altlığı en az altı noktada sıkın, yalnızca suluk boyunca değil.',
    'Nipel yüksekliğini ve basıncını bugünkü boya göre ayarlayın; kaçakları onarın.',
    'Kabuğu çıkarın, kuru altlık ekleyin, sonra havayı artırın.',
    'Su sayacını okuyun ve yemle karşılaştırın.',
  ],
  vet: [
    'Suluklar ve hava doğru olduğu hâlde ıslak altlık yayılıyorsa.',
    'Gevşek, mukuslu ya da yemli dışkı artıyorsa.',
    'Ayak skorları 3 ya da 4 ise veya hayvanlar yürümek istemiyorsa.',
  ],
};
