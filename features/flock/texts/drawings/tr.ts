import type { DrawingsTexts } from './CN.ts';

export const tr: DrawingsTexts = {
  alt: '{scale}, puan {score}: {descriptor}. {seen}',
  altLevel: '{scale}, {level}. {seen}',
  onBird: '{bird}. {seen}',
  bird: { white: 'Beyaz tavuk', brown: 'Kahverengi tavuk', turkey: 'Hindi', duck: 'Ördek' },
  seen: {
    'litter-0':
      'Zemin tek renk, açık ve gevşek talaş; çizme izi yok. Eldivende sıkılan altlık kendiliğinden dağılıyor.',
    'litter-1':
      '0’dan biraz koyu ve hafif sıkışmış: ilk silik çizme izi ve birbirine yapışıp küçük öbekler oluşturan kırıntılar var.',
    'litter-2':
      '1’den farkı: suluk hattı boyunca koyu nemli lekeler var, çizme izi belirgin, sıkılan top üçe ayrılıyor.',
    'litter-3': '2’den farkı: yüzeyde yassı, çatlak topaklar var, çizme izi derin ve keskin, sıkılan top dağılmıyor.',
    'litter-4':
      '3’ten farkı: parlak bir kabuk zemini kaplıyor; çizme kabuğu kırmış ve bir parça kaldırmış. Top eldivene yapışıyor.',
    'litter-5':
      '4’ten farkı: gevşek hiçbir şey kalmamış; su birikintili kara çamur, çizme izinde su ve eldivenden akan bir bulamaç var.',
    'int_colour-0': 'Sıkı, kıvrılmış dışkı; kahverengi, bir ucunda belirgin beyaz ürat var.',
    'int_colour-1':
      '0’dan açık, bejden karamele ve daha kalın; üzerinde açık renkli yem parçaları var, beyaz kısım daha küçük.',
    'int_colour-2': 'Açık kahverengi yerine sarı, düzgün ve parçasız; geniş parlak bantlar var.',
    'int_colour-3': '2’den farkı: turuncu mukus kahverengi dışkıyı kaplıyor, kenarından taşıyor ve iplik gibi uzuyor.',
    'int_colour-4': '3’ten farkı: mukus yok, açıkça yeşil; çevresinde kenarı belli, ıslak yeşil bir halka var.',
    'int_colour-5':
      '4’ten farkı: büyük bölümü tebeşir gibi beyaz bir tabakayla kaplı; çevresinde beyaz taneler ve sütlü bir kenar var.',
    'int_colour-6':
      '5’ten farkı: koyu kırmızı; taze kan çizgileri, parlak siyah parçalar ve kartta kırmızı bir kenar var. Aynı gün veteriner.',
    'int_texture-0': 'Sıkı, kıvrılmış dışkı; boğumları derin, beyaz kısmın kenarı keskin, kart kuru.',
    'int_texture-1':
      '0’dan yumuşak: daha geniş, boğumlar neredeyse kaybolmuş, beyaz kısım çökmüş, kartta ince nemli bir halka var. Biçimini koruyor.',
    'int_texture-2':
      '1’den farkı: biçimini yitirmiş, yayılmış; geniş nemli halka içinde bütün taneler ve mukus iplikleri var.',
    'int_texture-3':
      '2’den farkı: neredeyse tamamen sıvı; beyaz girdaplı ince bir birikinti ve üç küçük katı parça var.',
    'cec_colour-0': 'Tepesi sivri yumuşak bir yığın; koyu kahverengiden siyaha, parlak, beyaz kısmı yok.',
    'cec_colour-1': '0’dan açık: karamel kahverengi, neredeyse parlaklığı yok.',
    'cec_colour-2': 'Kahverengi yerine sarı, mat; açık renkli topaklar ve benekler var.',
    'cec_colour-3':
      '2’den farkı: koyu kırmızı; siyah pıhtılar, çevresinde sızan kan çizgisi ve kartta damlalar var. Aynı gün veteriner.',
    'cec_texture-0': 'Yumuşak bir tepe tutan düzgün macun; kabarcık yok.',
    'cec_texture-1': '0’dan yassı: tepesi yok, kenarı ince ve ıslak, tek tük kabarcık var.',
    'cec_texture-2': '1’den farkı: kabarcıklar bir uçtan öbür uca kaplıyor ve ince sıvı akıyor.',
    'cec_texture-2-foamy': '1’den farkı: kabarcıklar bir uçtan öbür uca kaplıyor; akan bir şey yok.',
    'cec_texture-3':
      '2’den farkı: köpük de biçim de yok; karttan aşağı akan ince bir birikinti, kabarcıklar yalnız kenarında.',
    'fpd-0': 'Ayak tabanı: yastık düzgün, pullar sağlam, kabuk yok.',
    'fpd-1': 'İlk küçük koyu leke, yastığın %5’inde; şişlik yok.',
    'fpd-2': '1’den büyük: yastığın dörtte birinde pürüzlü kenarlı, çatlaklı kabuk var.',
    'fpd-3': 'Yastığın neredeyse yarısı (%45) kabuklu; 2’den farkı, kenarın kırmızı ve kabarık olması ve biraz şişlik.',
    'fpd-4':
      'Yastığın çoğu (%70) kalın kabukla kaplı; 3’ten farkı, belirgin şiş ve kırmızı olması, parmaklarda da leke bulunması. Aynı gün veteriner.',
    'feather-0': 'Önden görünüş; göğüs ve karın tüyleri temiz ve ayrı ayrı.',
    'feather-1': 'Alt göğüste birkaç tek tüy lekeli; hiçbir leke 5 cm değil.',
    'feather-2':
      '1’den farkı: göğüs ve karında ayraçla gösterilen, 5 cm’den geniş kahverengi bir leke var; tüyler hâlâ ayrı.',
    'feather-3':
      '2’den farkı: alt tarafın çoğu koyu, ıslak ve öbek öbek keçeleşmiş, arada deri görünüyor; kanatlar da kirli.',
    'nh3-0': 'Test şeridi sarı, gösterge en alt basamakta, tavuğun çevresinde gaz kabarcığı yok.',
    'nh3-1': '0’dan bir basamak yukarı: şerit daha koyu sarı, ilk gaz kabarcıkları görünüyor.',
    'nh3-2': '1’den bir basamak yukarı: şerit sarı-yeşil, kabarcıklar artmış.',
    'nh3-3': '2’den bir basamak yukarı: şerit yeşil; göstergedeki bayrak erken önlem zamanını bildiriyor.',
    'nh3-4': '3’ten bir basamak yukarı: şerit koyu yeşil; gösterge kırmızı çizgiye, 20 ppm sınırına gelmiş.',
    'nh3-5': '4’ten farkı: şerit mavi-yeşil, gösterge kırmızı çizgiyi geçmiş, tavuğun gözleri kızarmış.',
    'nh3-6': '5’ten farkı: şerit mavi, tavuğun gözleri sulanıyor.',
    'nh3-7': '6’dan farkı: şerit koyu mavi, tavuk gözlerini kapatmış.',
    'nh3-8': '7’den farkı: şerit en koyu mavi, gösterge en üstte; bir işaret insanların kümesten çıkmasını söylüyor.',
    'tip-birds': 'Tavuklar bütün kümese yayılmış; en yakındaki ikisi yakalama çitinin yanında.',
    'tip-manure':
      'Beyaz fener altında beyaz kart: solda beyaz üratlı bağırsak dışkısı, sağda beyaz kısmı olmayan koyu sekal dışkı.',
    'tip-litter':
      'Bir çizme altlığı sırt yapacak biçimde itiyor; yanında eldivenli el bir avuç altlığı sıkıp açılıyor.',
    'tip-ammonia': 'Eldivenli bir el amonyak ölçeri tavukların baş hizasında tutuyor.',
  },
};
