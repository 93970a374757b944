import type { LibraryTexts } from './CN.ts';

export const tr: LibraryTexts = {
  title: 'Kaynak kütüphanesi',
  search: 'Kütüphanede ara',
  clear: 'Aramayı temizle',
  found_one: '{count} yazı bulundu',
  found_other: '{count} yazı bulundu',
  nothing: '“{text}” geçen yazı yok.',
  nothingNote: 'Başka bir sözcük deneyin, örneğin “altlık” ya da “su”.',
  readFirst: 'Önce bunu okuyun',
  minutes: '{count} dk',
  read: 'Okundu',
  card: {
    link: 'Yazdırılacak gri kart',
    linkNote: 'Fotoğraflardan ışığın rengini çıkarır',
    title: 'Gri kart',
    intro: 'Fotoğraftaki gri kare, ışığın renklere ne yaptığını gösterir. Bir dokunuş onları düzeltir.',
    one: 'Beyaz mat kâğıda, yalnız siyahla (gri tonlama) ve gerçek boyutta yazdırın. Çubuk 5 cm olmalıdır.',
    two: 'Silinebilen mat bir kılıfta saklayın; her çiftliğin kendi kartı olsun.',
    three: 'Dışkının ya da ayağın yanına, aynı ışığa, gölgesiz ve parlamasız koyun.',
    four: 'Fotoğrafı çekin, “Renkleri düzelt”i seçin ve gri kareye dokunun.',
    note: 'Yazıcının grisi kesin değildir. Beyaz lambaların tonunu çıkarır, ölçüm cihazının yerini tutmaz. Renkli lamba altında kart işe yaramaz: beyaz fener kullanın.',
    print: 'Kartı yazdır',
  },
  about: {
    link: 'Ölçekler ve sınır değerler hakkında',
    linkNote: 'Sekiz ölçek, her skorun anlamı, bölgelere göre sınırlar, kaynaklar',
    title: 'Ölçekler ve sınır değerler',
    intro:
      'Skor gördüğünüz şeydir, teşhis değildir. Burada kullanılan dışkı ölçeklerini tanımlayan yayımlanmış bir standart yoktur; “bu ürünün tanımı” diye işaretlenen sayılar ve sözcükler bize aittir, ötekiler kaynağını gösterir.',
    version: 'Ölçekler, sürüm {n}',
    scales: 'Sekiz ölçek',
    ownTag: 'Bu ürünün tanımı',
    farmTag: 'Çiftliğin belirlediği',
    unit: {
      litter: 'Puanlanan: zeminde bir nokta',
      int_colour: 'Puanlanan: bir dışkı örneği',
      int_texture: 'Puanlanan: bir dışkı örneği',
      cec_colour: 'Puanlanan: bir dışkı örneği',
      cec_texture: 'Puanlanan: bir dışkı örneği',
      fpd: 'Puanlanan: bir hayvan, kötü olan ayak',
      feather: 'Puanlanan: bir hayvan',
      nh3: 'Puanlanan: bir konum, baş yüksekliğinde',
    },
    how: {
      litter: 'İtin, sıkın, elinizi açın. Nem yüzdeleri yol göstericidir, ölçüm değildir.',
      int_colour:
        'Renkler ad bildirir, miktar değil; ortalaması alınmaz. Dörtte biri veya fazlasını kaplayan en kaygı verici rengi seçin; kan her zaman sayılır.',
      int_texture: 'Çubukla bir kez bastırın. 2 ve üzeri normal sayılmaz.',
      cec_colour:
        'Renkler ad bildirir, ortalaması alınmaz. Tek bir belirgin kırmızı, veterineri aramak için yeterlidir.',
      cec_texture: 'Arada bir köpüklü olması sık görülür; önemli olan oranın artmasıdır.',
      fpd: 'Ayak tabanını silin: dışkı çıkar, kabuk kalır. Kesim noktaları %{a}, %{b} ve %{c}: iki aralığın arasında kalan en yakınına yazılır.',
      feather: '5 cm’den küçük lekeler 1, 5 cm ve üzeri kirli alan 2, alt tarafın yarısı ya da keçeleşmiş tüy 3’tür.',
      nh3: 'ppm değeri ve düzey kaydedilir. Şerit, cihazdan yaklaşık 10 ppm; tüp, ölçümün yaklaşık %20’si kadar sapabilir.',
    },
    results: 'Sonuç nasıl oluşur',
    resultShare:
      'Her bölüm normal olmayanların oranını, arkasındaki sayıyı ve Wilson yöntemiyle %95 güven aralığını verir. Toplam puan yoktur: altlık, ayak ve gaz için tek sayı nedeni gizlerdi.',
    resultLight:
      'Işığın rengi görülen değerden, kesinliği aralıktan gelir. Aralık bir sınırı aşıyorsa ışık taralıdır: geçici.',
    resultFlag:
      'Kan, 25 ppm üzeri amonyak, skoru 4 olan ayak, hasta hayvanlarla birlikte yeşil dışkı ve ani ölümler kırmızı uyarı verir; bu, her ışıktan önce gelir.',
    resultPlace:
      '20’de sıfır bile sürüde %16’ya kadar olasılık bırakır. Komşular birbirine benzer: çoğu tek yerden geliyorsa aralık biraz fazla dardır.',
    limits: 'Bölgelere göre sınır değerler',
    limitsNote: 'Her çiftlik kendi değerlerini belirleyebilir; rapor, kullanılan değerleri yazar.',
    area: 'Bölge',
    upTo: 'en çok {n}',
    below: '{n} altı',
    above: '{n} üzeri',
    from: '{n} ve üzeri',
    print: 'Puanlama kartını yazdır',
  },
  article: {
    facts: 'Temel bilgiler',
    today: 'Bugün yapın',
    vet: 'Şu durumda veterinere sorun',
    sources: 'Kaynaklar',
    next: 'Sonraki yazı',
    own: 'bizim tanımımız',
    changed: 'Bu yazı sitenin işletmecisi tarafından değiştirildi.',
    lost: 'Böyle bir yazı yok',
    failed: 'Yazı açılamadı. Hiçbir şey kaybolmadı; bağlantı varken yeniden deneyin.',
    again: 'Yeniden dene',
    toAll: 'Tüm yazılar',
  },
  vets: {
    title: 'Veterinerleriniz',
    none: '{farm}: henüz telefon yok',
    enter: 'Telefonu gir',
    call: '{name} için ara',
  },
  list: {
    'two-droppings': {
      title: 'İki dışkı, iki öykü',
      lead: 'Sekiz ila on dışkıdan biri sekaldir. Tuhaf görünür, ama çoğu zaman tamamen normaldir.',
    },
    'green-alarm': {
      title: 'Yeşilse telefona gidin',
      lead: 'Yeşil dışkı çoğu kez yalnızca boş yemliktir. Hasta hayvanlarla birlikte alarmdır.',
    },
    'what-droppings-tell': {
      title: 'Dışkı neyi söyler, neyi söylemez',
      lead: 'Renk bir ipucudur, asla teşhis değildir. Birkaç ziyaretteki değişim, tek bir tuhaf dışkıdan çok şey anlatır.',
    },
    'dry-litter': {
      title: 'Kuru altlık, sağlam ayak',
      lead: 'Altlık sürünün zemini, yatağı ve tuvaletidir. Bir avuç altlık, durumunu size söyler.',
    },
    'foot-pads': {
      title: '12. günden yüklemeye ayak tabanı',
      lead: 'Ayak tabanı iki haftalık altlığı tek bakışta gösterir. İlk izler erken ve küçüktür.',
    },
    ammonia: {
      title: 'Amonyak: burnun fark etmediği',
      lead: 'Hayvanlar onu insanlardan çok önce fark eder. Onların yüksekliğinde, burundan iyi bir araçla ölçün.',
    },
    'water-meter': {
      title: 'Su sayacını okumak',
      lead: 'Her gün aynı saatte okunursa sayaç sorunu çoğu kez sizden önce fark eder.',
    },
    'clean-feathers': {
      title: 'Temiz tüyler',
      lead: 'Kirli göğüs zemini, kirli kloaka bağırsağı anlatır. İkisine de bakın ve hangisi olduğunu yazın.',
    },
    'gut-trouble': {
      title: 'Koksidiyoz, disbakteriyoz, yem geçişi: farkları ne',
      lead: 'Dışarıdan birbirine benzeyen sorunların üç adı. Onları ayıran, hayvanın içinde görülür.',
    },
    'how-many': {
      title: 'Kaç hayvan yeterli?',
      lead: 'Yirmi kusursuz dışkı, sürünün sağlıklı olduğunu kanıtlamaz. Yalnızca kuşkuya daha az yer bırakır.',
    },
    'turkeys-ducks': {
      title: 'Hindi ve ördek: neler değişir',
      lead: 'Ölçekler aynı, hayvanlar farklı. Akılda tutulacak dört nokta.',
    },
    'own-limits': {
      title: 'Kendi sınırlarınızı belirlemek',
      lead: 'Yasa, program ve alıcı farklı şeyler isteyebilir. En sıkısı sizin sınırınızdır.',
    },
  },
};
