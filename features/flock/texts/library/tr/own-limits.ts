import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'AB, 33 kg/m² üzeri etlik piliç: en çok 20 ppm amonyak ve 3000 ppm karbondioksit. [S1, S2]',
    'Kanada: 25 ppm üzerinde önlem; Çin, yetişkin hayvan: 15 mg/m³, yaklaşık 21 ppm. [S36, S40]',
    'Bir İsviçre denetimi zeminin en az %75’inin kuru ve gevşek olmasını ister: altlıkta “önlem al” çizgimiz budur. [S16]',
    'Latin Amerika ve Asya Pasifik’in çoğu için amonyak sınırı bulunamadı; uygulama 20 ppm ile başlar. [PD]',
  ],
  body: [
    {
      title: 'Çizgilerimiz nereden gelir',
      text: 'Her bölümün iki çizgisi vardır. Birincisine kadar ışık “iyi”, ikincisinin ötesinde “önlem al”, arada “izle”dir. Bazıları kurallara dayanır: amonyak, kuru zemin ve 80’lik Hollanda ayak indeksi. [S24] Ötekiler bu ürünün tanımıdır ve uygulama bunu her sayının yanında söyler. Tanım bir başlangıç noktasıdır, hüküm değil.',
    },
    {
      title: 'Ne zaman değiştirmeli',
      text: 'Yasanız, programınız ya da alıcınız başka bir sayı veriyorsa veya veterineriniz çiftliğinize hedef koyduysa çizgiyi değiştirin. Adım adım sıkılaştırın: hep kırmızı olan çizgi bir şey öğretmez. Bir sürü kötü gitti diye gevşetmeyin. Rapor hangi sınırlarla değerlendirildiğini yazar; eski raporlar anlamını korur.',
    },
    {
      title: 'İnsanlar da sayılır',
      text: 'Amonyak için çalışma kuralları hayvanı değil insanı korur: Amerikan kılavuzlarında bir iş günü için 25 ppm, 15 dakika için 35 ppm. [S38] Hayvanlar 5 ppm’i fark eder. [S36] Çalışanlar için yasal olan kümes, sürü için yine de rahatsız olabilir.',
    },
  ],
  today: [
    'Yasanın, programın ve alıcının ne istediğine bakın.',
    'En sıkı değerleri çiftliğinizin sınırlarına girin.',
    'Her sayının kaynağını çiftlik belgeleriyle birlikte saklayın.',
    'Geçmiş raporları yeni çizgilerle bir kez daha okuyun.',
  ],
  vet: [
    'Sürünüz için hangi kuralın geçerli olduğunu bilmiyorsanız.',
    'Bir hedef kümesiniz için ulaşılmaz görünüyorsa.',
    'İnsanlar için bir sınır aşıldıysa: biri yeniden girmeden önce.',
  ],
};
