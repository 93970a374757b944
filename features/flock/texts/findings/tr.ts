import type { FindingsTexts } from './CN.ts';

export const tr: FindingsTexts = {
  at: '{why} Alanlar: {areas}.',

  weekly: {
    title: 'Bir hafta sonra aynı gün ve saatte yeniden puanlayın',
    why: 'Bu raporda önlem gerektiren bir şey yok.',
  },
  flagDeaths: {
    title: 'Veterinerinizi hemen arayın',
    why: 'Ani ölümler bildirildi. Galoş, alet ve telefon kılıfını başka kümese götürmeyin.',
  },
  flagGreen: {
    title: 'Burada durun, kümesi kapatın ve veterinerinizi arayın',
    why: '{n} dışkının {x} tanesi yeşil ve sürü hastalık belirtileri gösteriyor.',
  },
  flagBlood: {
    title: 'Bugün veterinerinizi arayın; temiz bir poşette taze bir dışkı saklayın',
    why: '{section}: {n} örneğin {x} tanesinde kan var.',
  },
  flagFoot: {
    title: 'Yürüyemeyen hayvanları arayın; bakımlarına veterinerle karar verin',
    why: '{n} hayvanın {x} tanesinde tabanın çoğu kabukla kaplı (skor 4).',
  },

  litter5: {
    title: 'Bugün: altlığı yenileyin ya da hayvanları ıslak yerden uzaklaştırın, havalandırın, veterineri arayın',
    why: 'Sırılsıklam altlık var (skor 5); {n} noktanın {x} tanesi 3 ve üzeri.',
  },
  litter4: {
    title: 'Bugün ayak tabanlarına ve amonyağa bakın; yemin yağ ve tuzunu sorun',
    why: 'Kabuk bağlamış altlık var (skor 4); {n} noktanın {x} tanesi 3 ve üzeri.',
  },
  litter3: {
    title: 'Kabuğu kaldırın, altlık ekleyin, havayı artırın; sonra dışkı kıvamına bakın',
    why: '{n} noktanın {x} tanesi 3 ve üzeri, en kötüsü {worst}.',
  },
  litter2: {
    title: 'Nipel yüksekliğini, basıncı ve hava girişlerinden sızmayı kontrol edin',
    why: '{n} noktanın {x} tanesi hafif nemli (skor 2): erken bir işaret.',
  },
  litterDrinker: {
    title: 'Nipel yüksekliğini, basıncını ve kaçakları kontrol edin',
    why: 'Islaklık çoğunlukla suluk hattında: {n} noktanın {x} tanesi 3 ve üzeri, en kötüsü {worst}.',
  },
  litterDusty: {
    title: 'Altlık fazla kuru: tozu azaltın',
    why: '{n} noktanın {x} tanesi tozlu; toz da solunum yollarına zarar verir.',
  },

  colour1: {
    title: 'Kıvama, görünen tanelere, yem tüketimine ve büyümeye bakın',
    why: '{n} dışkının {x} tanesi açık kahverengi. Yeni yem partisi ya da açık renkli tahıl da bunu yapar.',
  },
  colour2: {
    title: 'Sekal dışkı rengine bakın; yemin içeriğini kontrol edin',
    why: '{n} dışkının {x} tanesi sarı. Mısırı bol ya da renk katkılı yem de bunu yapar.',
  },
  colour2Turkey: {
    title: 'Sekal dışkı rengine ve hindi ölümlerine bakın, veterinerinize haber verin',
    why: '{n} dışkının {x} tanesi sarı. Önce yemdeki renk katkısını eleyin.',
  },
  colour3: {
    title: 'Veterinerden bağırsağı incelemesini isteyin; yaş, aşı ve ilaç kayıtları hazır olsun',
    why: '{n} dışkının {x} tanesinde turuncu mukus var. Önce yemdeki kırmızı hammaddeyi eleyin.',
  },
  colour4: {
    title: 'Önce yemlikleri, sonra ölümleri ve solunumu kontrol edin',
    why: '{n} dışkının {x} tanesi yeşil. Boş yemlik, yeşil yem ya da kapalı ışık da bunu yapar.',
  },
  colour5: {
    title: 'İçme suyunu ve su-yem oranını kontrol edin; veterinerinize danışın',
    why: '{n} dışkının {x} tanesi beyaz ve tebeşirimsi. Fazla protein ya da tuz ve sıcak da bunu yapar.',
  },
  texture2: {
    title: 'Yem tane boyunu, enzimi ve su-yem oranını kontrol edin',
    why: '{n} dışkının {x} tanesi şeklini yitirmiş (skor 2 ve üzeri).',
  },
  texture3: {
    title: 'Bugün: suyu, tuzu ve kümes sıcaklığını kontrol edin; veterinerinizi arayın',
    why: '{n} dışkının {x} tanesi şeklini yitirmiş, bazıları sulu (skor 3). 48 saat içinde kötüleşebilir.',
  },
  textureDuck: {
    title: 'Bu kümesteki önceki ziyaretlerle karşılaştırın',
    why: '{n} dışkının {x} tanesi şeklini yitirmiş. Ördek dışkısı doğal olarak yumuşaktır: yalnızca eğilim anlamlıdır.',
  },
  cecColour1: {
    title: 'Son yem değişikliklerini ve protein düzeyini düşünün; sekal kıvama bakın',
    why: '{n} sekal dışkının {x} tanesi karamel renginde.',
  },
  cecColour2: {
    title: 'Veterinerinizle konuşun; son günlerin yem ve ilaçlarını gözden geçirin',
    why: '{n} sekal dışkının {x} tanesi sarı.',
  },
  cecColour2Vet: {
    title: 'Bugün veterinerinizi arayın; karaciğere ve sekumlara bakmasını isteyin',
    why: '{n} sekal dışkının {x} tanesi sarı.',
  },
  cecTexture1: {
    title: 'Sekal dışkıya 48 saat içinde yeniden bakın',
    why: '{n} sekal dışkının {x} tanesi gevşek ya da kabarcıklı. Arada bir görülmesi olağandır; artan oran önemlidir.',
  },
  cecTexture2: {
    title: 'Son haftanın yem değişikliklerini ve altlığı gözden geçirin; bağırsağı veterinere sorun',
    why: '{n} sekal dışkının {x} tanesi gevşek, bazıları köpüklü ya da sıvı.',
  },
  foot1: {
    title: 'Suluk altındaki altlığa ve dışkı kıvamına bakın',
    why: '{n} hayvanın {x} tanesinde kabuk var. Küçük bir kabuğun altında bile ülser olabilir.',
  },
  foot2: {
    title: 'Bu hafta altlık için plan yapın; diz eklemlerine de bakın',
    why: '{n} hayvanın {x} tanesi 2 ve üzeri.',
  },
  foot3: {
    title: 'Veterinerinizi arayın, yürüyüşü izleyin, altlığı yenileyin',
    why: '{n} hayvanın {x} tanesi 3 ve üzeri. Bu ağrılıdır.',
  },
  feather2: {
    title: 'Hayvanların yattığı yerdeki altlığı, sıklığı ve dışkıyı kontrol edin',
    why: '{n} hayvanın {x} tanesi belirgin kirli (skor 2 ve üzeri).',
  },
  feather3: {
    title: 'Altlığı bugün ele alın, hasta hayvanları bulun, diz eklemlerine bakın',
    why: '{n} hayvanın {x} tanesi 2 ve üzeri, bazılarında tüyler keçeleşmiş (skor 3).',
  },
  featherVent: {
    title: 'Önce dışkı kıvamına, sonra altlığa bakın',
    why: '{n} hayvanın {x} tanesi kirli, çoğunlukla kloaka çevresinde; oradaki kir dışkıdan, göğüsteki altlıktan gelir.',
  },
  ammoniaAlarm: {
    title: '{place}: hemen havalandırın, sonra yeniden ölçün',
    why: '{ppm} ppm, 25 ppm üzerinde. Gözleriniz yanıyorsa kümesten çıkın.',
  },
  ammoniaAct: {
    title: '{place}: havalandırın, bu gece yeniden ölçün',
    why: '{ppm} ppm, {limit} ppm sınırının üzerinde.',
  },
  ammoniaFansOff: {
    title: '{place}: havalandırın, bu gece yeniden ölçün',
    why: '{ppm} ppm, {limit} ppm sınırının üzerinde. Fanlar kapalıydı.',
  },
  ammoniaUnsure: {
    title: '{place}: bir ölçüm cihazıyla yeniden ölçün',
    why: 'Okunan değer {ppm} ppm. Yöntemin hatasına göre gerçek değer {low} ile {high} ppm arasında, bir sınırın iki yanında da olabilir.',
  },
  ammoniaWatch: {
    title: '{place}: gece daha çok hava verin, bu hafta yeniden ölçün',
    why: '{ppm} ppm, {limit} ppm sınırını aşmıyor; yaklaşık 10 ppm’den sonra sağlık etkilenebilir.',
  },
  repeat: {
    title: '24-48 saat içinde {n} dışkıyı yeniden puanlayın',
    why: 'Bağırsak sorunu 48 saatte büyüyebilir; ikinci bir bakış gidişi gösterir.',
  },
  more: {
    title: '{section}: {count} tane daha puanlayın',
    why: '{n} kayıtla gerçek oran %{low} ile %{high} arasında: karar vermek için fazla geniş.',
  },

  hint: {
    gutFloorFeet:
      'Yumuşak dışkı, ıslak altlık ve lezyonlu ayaklar bir arada: dışkının suyu altlığa, oradan ayağa geçer. Su ve havayla başlayın, sonra dışkıya yeniden bakın.',
    gutFloorAir:
      'Yumuşak dışkı, ıslak altlık ve yüksek amonyak bir arada: ıslak altlık amonyak çıkarır. Su ve havayla başlayın, sonra dışkıya yeniden bakın.',
    drinkerFloor:
      'Suluk altı ıslak ama dışkı şekilli: su büyük olasılıkla hayvandan değil hattan geliyor. Nipel ve kaçaklarla başlayın.',
    floorAir:
      'Islak altlık ve yüksek amonyak bir arada: gaz ıslak yerlerden çıkar. Önce altlığı kurutun, sonra havalandırmayı ayarlayın.',
    airAlone: 'Kuru altlık üzerinde yüksek amonyak: önce fanlara, hava girişlerine ve gece ayarına bakın.',
    ventGut: 'Kirli kloaka ve yumuşak dışkı bir arada: kir yerden değil dışkıdan geliyor. Bağırsak ve suyla başlayın.',
    floorFeathers: 'Islak altlık ve kirli tüyler bir arada: hayvanlar ıslak yerde yatıyor. Yattıkları yerden başlayın.',
    feetBefore:
      'Altlık şimdi kuru ama ayaklarda kabuk var: kabuklar önceden kalma. Geçen haftaların altlık ve su kayıtlarına bakın.',
    bothDroppings: 'İki tür dışkı da bozuk: son üç günün yem değişikliği, ilaç, aşı ve su kayıtlarını gözden geçirin.',
  },

  change: {
    rise: '{when} ile karşılaştırınca belirgin artış: %{from} iken %{to}; fark {low} ile {high} puan arasında.',
    fall: '{when} ile karşılaştırınca belirgin azalma: %{from} iken %{to}; fark {low} ile {high} puan arasında.',
    none: '{when} ile karşılaştırınca belirgin değişiklik yok: %{from} iken %{to}; fark {low} ile {high} puan arasında.',
    indexRise: '{when} ile karşılaştırınca belirgin artış: {from} iken {to} (tahmini indeks 0-200).',
    indexFall: '{when} ile karşılaştırınca belirgin azalma: {from} iken {to} (tahmini indeks 0-200).',
    indexNone: '{when} ile karşılaştırınca belirgin değişiklik yok: {from} iken {to} (tahmini indeks 0-200).',
    ppmRise: '{when} ile karşılaştırınca belirgin artış: en yüksek değer {from} iken {to} ppm.',
    ppmFall: '{when} ile karşılaştırınca belirgin azalma: en yüksek değer {from} iken {to} ppm.',
    ppmNone: '{when} ile karşılaştırınca belirgin değişiklik yok: en yüksek değer {from} iken {to} ppm.',
    broken: 'İki ziyaret arasında ölçek değişti: karşılaştırılmadı.',
    day: '{day}. gün',
    last: 'Son ziyaret',
    lastFlock: 'Önceki sürünün {day}. günü',
  },

  advice: {
    enough: 'Karar için yeterli: aralık hiçbir sınırı kesmiyor.',
    more: 'Karar için {count} tane daha yetebilir.',
    cannot: '{most} tane bile yetmez: aralık yine bir sınırı keser; %{high} oranına kadar etkilenmiş olabilir.',
    clean:
      '{most} örneğin hepsinin normal olması bile kanıt değildir: yine de %{high} oranına kadar etkilenmiş olabilir. %{good} altı için bulgusuz {needed} örnek gerekir.',
    forTen: '±\u00a0%10 için {count} tane daha',
    places:
      '{n} kaydın hepsi {count} yerden ve yaklaşık {effective} kayıt yerine geçer: aynı yerdeki hayvanlar birbirine benzer.',
    morePlaces: 'Daha çok yere gidin.',
  },

  rules: {
    unknownKey: 'Uygulama bu kaydı tanımıyor, kaydedilmedi. Uygulamayı güncelleyip yeniden deneyin.',
    wrongShape: 'Bu kayıt eksik ya da hatalı, kaydedilmedi. Lütfen yeniden girin.',
    empty: 'Boş bırakılamaz.',
    tooLong: 'Metin çok uzun. Kısaltıp yeniden kaydedin.',
    scoreOutside: 'Bu skor ölçekte yok. Lütfen yeniden seçin.',
    tooManyItems: 'Rapor başına en çok 20. Şimdiye kadarki skorlar duruyor; yenisi için birini silin.',
    tooManyReadings: 'En çok 8 amonyak ölçümü. Şimdiye kadarkiler duruyor; yenisi için birini silin.',
    numberTaken: 'Bu numarada kayıt var. Sonraki numarayı kullanın.',
    ppmOutside: '0 ile 500 ppm arasında bir değer girin.',
    limitsWrong: '“İyi” sınırı “Önlem al” sınırından yüksek ya da aralığın dışında olamaz.',
    dayWrong: 'Böyle bir gün yok. Tarihi kontrol edin.',
    photoTooBig: 'Görsel 10 MB’tan büyük olamaz. Daha küçüğünü seçin ya da yeniden çekin; skor duruyor.',
    tallyTooMany: 'Yürüyüşte en çok 200 hayvan sayılır.',
    bothScores: 'Hem rengi hem kıvamı puanlayın ya da bu dışkıyı atlayın.',
    nothingScored: 'Burada henüz puan yok. En az birini puanlayın ya da bölümü atlayın.',
    fourLocations: 'En az 4 farklı konumda ölçün ya da bölümü atlayın.',
  },
};
