import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    '20’de sıfır bulgu, sürüde yine de %16’ya kadar olasılık bırakır (%95 güven aralığı). [S57]',
    'Hiç bulgu yokken üst ucu %10’un altına indirmek için 35, %5’in altına indirmek için 73 örnek gerekir. [S57]',
    'Ayak lezyonları kümeste eşit dağılmamıştı: daha çok yer, tek yerde daha çok hayvandan iyidir. [S22]',
    'Yumurtacılarda üzerinde anlaşılmış sayı yoktur; 50 tavuk ya da 100 ayak kullanılan sayılardır. [S43, S28, S24]',
  ],
  body: [
    {
      title: 'Aralık ne söyler',
      text: 'Hayvanların tümünü değil, bir bölümünü gördünüz. Aralık, gördüğünüzle uyuşan gerçek oranların alanıdır. Yirmide iki %10’dur, ama %3 ile %30 arası da uyar. Yirmide beş %25’tir, %11 ile %47 arası uyar. Yöntem Wilson’ındır; az hayvanda ve %0 ya da %100’de iyi davranır. [S57]',
    },
    {
      title: 'Işıklar neden geçici',
      text: 'Işığın rengi görülen orandan, kesinliği aralıktan gelir. Aralık bir sınırı aşıyorsa ışık taralıdır ve “geçici” yazar. Yirmi kayıtla çoğu ışık böyledir ve bu dürüst olandır. Önceki sürü, öteki bölümler ve ikinci bir ziyaret onu kesinleştirir.',
    },
    {
      title: 'Bir örnek',
      text: 'Geçen hafta 20 dışkıdan 2’si normal değildi, bugün 6’sı. 20 puan fazladır, ama değişim 5 eksik ile 43 fazla arasında olabilir: henüz belirgin değişim yok. 20’de 9 olsaydı 7 ila 57 fazla olurdu: belirgin artış. Komşular birbirine benzer; hayvanların çoğu tek köşeden geliyorsa gerçek aralık biraz daha geniştir.',
    },
  ],
  today: [
    'On alanı uçtan uca ve yandan yana dağıtın.',
    'Her birinde en yakındaki iki hayvanı ve iki dışkıyı puanlayın.',
    'Tek sonucu tartışmak yerine 24-48 saat içinde yineleyin.',
    'Tüyler için 100 hayvanlık sayımı kullanın.',
  ],
  vet: [
    'Bir ışık, geçici olsun olmasın, “önlem al”daysa.',
    'Uygulama herhangi bir bölümde “belirgin artış” diyorsa.',
    'Kayıt az, ama biri kırmızı uyarıysa.',
  ],
};
