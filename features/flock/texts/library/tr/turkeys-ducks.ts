import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Hindilerde parmaklar da önemlidir; yaygın ölçekler onları dışarıda bırakır. [S20]',
    'Hindilerde sol ve sağ ayak ancak kabaca uyuşur; ikisi de görülmelidir. [S18]',
    'Ördeklerde yürüyerek gözleyenler kirli, tüysüz hayvanları, gözleri ve burun deliklerini not eder. [S45, S46]',
    'Ördekler için yayımlanmış bir dışkı ölçeği bulamadık.',
  ],
  body: [
    {
      title: 'Hindi: ayak ve renk',
      text: 'Ağır hayvanları iki kişi kaldırın; iki ayağa ve bütün parmaklara bakın. Uygulamada parmak lezyonu için bir kutu vardır. Kötü olan ayak sayılır. Hindide kükürt sarısı dışkı dikkat ister: veteriner karabaş hastalığını düşünür. [S62] Tek örnek ipucudur, birkaçı telefon nedenidir; hele ölümler artıyorsa. Aynı yaştaki erkek ve dişilerin ağırlığı farklıdır; ayrı rapor tutun.',
    },
    {
      title: 'Ördek: daha yumuşak, daha ıslak',
      text: 'Ördek dışkısı doğal olarak yumuşaktır ve sekal olanı ayırmak zordur. Kıvamı yalnızca çiftliği kendisiyle karşılaştırmak için kullanın; emin değilseniz sekal bölümü atlayın. Atlanan bölüm “değerlendirilmedi” diye yazılır, asla sıfır sayılmaz. Ördek kümesinde altlık daha ıslaktır; ızgara zeminde altlık bölümü geçerli değildir. Hayvan ve zemin seçildiğinde uygulama hangi bölümlerin uygun olduğunu söyler.',
    },
    {
      title: 'Ördek: su ve tüy',
      text: 'Ördekler tüylerini, gözlerini ve burun deliklerini suyla temizler. Tüy skorunun yanına hangi suya ulaştıklarını, göz ve burnun kirli olup olmadığını yazın. Daha çok su hayvana yarar ama zemini ıslatır; suyu süzülen ya da ızgaralı bir yere koyun.',
    },
  ],
  today: [
    'Çiftlik sayfasında hayvanı ve zemin tipini seçin.',
    'Hindi: parmak lezyonunu işaretleyin; iki ayağa bakın.',
    'Ördek: suyu, gözleri ve burun deliklerini yorumlara yazın.',
    'Tavukla değil, kendi önceki sürünüzle karşılaştırın.',
  ],
  vet: [
    'Hindi: kükürt sarısı dışkı ya da kan, aynı gün.',
    'Ördek: birkaç hayvanda gözler ya da burun delikleri kabuklanmışsa.',
    'Hayvanlar ayağa kalkamıyor ya da suya ulaşamıyorsa.',
  ],
};
