import type { MailTexts } from './mail.ts';

export const tr: MailTexts = {
  product: {
    portal: { name: 'Wutong Yetenek Hizmetleri', short: 'Wutong' },
    poultry: { name: 'FlockScore', short: 'FlockScore' },
  },
  greeting: 'Merhaba {name},',
  footer: 'Bu e-posta otomatik gönderildi; lütfen yanıtlamayın. Çalışanlarımız sizden asla kod veya parola istemez.',
  sms: '[Wutong] Kod {code} (referans {prefix}), 10 dakika geçerlidir. Kimseyle paylaşmayın.',
  smsReset:
    '[Wutong] Yeni parola belirlemek için bu bağlantıyı 30 dakika içinde açın; bir kez kullanılır: {link} Siz istemediyseniz dikkate almayın.',
  scenes: {
    CODE_LOGIN: {
      subject: 'Giriş kodu (referans {prefix})',
      lines: [
        '{brand} hesabınıza giriş yapıyorsunuz. {prefix} referanslı kod:',
        '10 dakika geçerlidir ve bir kez kullanılır. Bu işlemi siz yapmadıysanız bu e-postayı dikkate almayın.',
      ],
    },
    CODE_REGISTER: {
      subject: 'Kayıt kodu (referans {prefix})',
      lines: [
        '{brand} hizmetlerine kaydoluyorsunuz. {prefix} referanslı kod:',
        '10 dakika geçerlidir ve bir kez kullanılır. Bu işlemi siz yapmadıysanız bu e-postayı dikkate almayın.',
      ],
    },
    CODE_CONTACT: {
      subject: 'Adres doğrulama kodu (referans {prefix})',
      lines: [
        'Bu adresle {brand} üzerinden bir ileti gönderiyorsunuz. {prefix} referanslı kod:',
        '10 dakika geçerlidir ve bir kez kullanılır. Bu işlemi siz yapmadıysanız bu e-postayı dikkate almayın.',
      ],
    },
    CODE_BIND: {
      subject: 'E-posta doğrulama kodu (referans {prefix})',
      lines: [
        'Bu adresi {brand} hesabınıza ekliyorsunuz. {prefix} referanslı kod:',
        '10 dakika geçerlidir ve bir kez kullanılır. Bu işlemi siz yapmadıysanız bu e-postayı dikkate almayın.',
      ],
    },
    CODE_OBJECT: {
      subject: 'İtiraz doğrulama kodu (referans {prefix})',
      lines: [
        'Bir kamu duyurusuna itiraz ediyorsunuz. {prefix} referanslı kod:',
        '10 dakika geçerlidir ve bir kez kullanılır. Bu işlemi siz yapmadıysanız bu e-postayı dikkate almayın.',
      ],
    },
    NO_ACCOUNT: {
      subject: 'Bu e-posta ile bir {brand} hesabı yok',
      lines: [
        'Birisi bu adresle {brand} hizmetlerine giriş yapmayı denedi, ancak adres kayıtlı değil.',
        'Bu sizseniz başka bir adres kullanmış olabilirsiniz; isterseniz şimdi kaydolun. Değilseniz bu e-postayı dikkate almayın.',
      ],
      button: 'Kaydol',
    },
    HAVE_ACCOUNT: {
      subject: 'Zaten bir {brand} hesabınız var (referans {prefix})',
      lines: [
        'Birisi bu adresle {brand} hizmetlerine kaydolmayı denedi. Zaten bir hesabınız var: giriş yapmanız veya parolayı sıfırlamanız yeterli.',
        '{prefix} referanslı kod yalnızca bu adresin size ait olduğunu doğrular:',
        '10 dakika geçerlidir. Bu işlemi siz yapmadıysanız bu e-postayı dikkate almayın.',
      ],
      button: 'Giriş yap',
    },
    RESET: {
      subject: 'Parola sıfırlama',
      lines: [
        '{loginName} için parola sıfırlama isteği aldık. Bağlantıyı 30 dakika içinde açın; bir kez kullanılır ve yalnızca en yenisi geçerlidir.',
        'Bu işlemi siz yapmadıysanız bir şey yapmanız gerekmez: parola değişmez.',
      ],
      button: 'Yeni parola belirle',
    },
    INVITATION: {
      subject: 'Wutong yönetim paneline davet',
      lines: [
        '{tenant} sizi {loginName} adresinden Wutong yönetim paneline davet ediyor. Kabul veya reddetmek için bağlantıyı {days} gün içinde açın. Kabul edene kadar hakkınızda hiçbir şey görmezler.',
      ],
      button: 'Daveti gör',
    },
    ACCOUNT_DISABLED: {
      subject: '{brand} hesabınız devre dışı',
      lines: [
        'Birisi {loginName} olarak giriş yapmayı veya parolayı sıfırlamayı denedi. Hesap devre dışı olduğundan kod ya da bağlantı gönderilmedi.',
        'Yeniden açtırmak için hizmet masasına veya yöneticinize başvurun.',
      ],
    },
    CODE_DEVICE: {
      subject: 'Yeni cihaz kodu (referans {prefix})',
      lines: [
        'Doğru parolayı bilen biri {loginName} adlı {brand} hesabına yeni bir cihazdan ({device}) giriş yapıyor. {prefix} referanslı kod:',
        '10 dakika geçerlidir ve bir kez kullanılır. Bu siz değilseniz kodu kimseyle paylaşmayın ve parolanızı hemen değiştirin.',
      ],
    },
    EMAIL_CHANGED: {
      subject: 'E-posta adresiniz değiştirildi',
      lines: [
        '{loginName} hesabının e-posta adresi {time} tarihinde {email} olarak değiştirildi. Kodlar ve bildirimler artık bu adrese gelmeyecek.',
        'Bu işlemi siz yapmadıysanız hemen destek birimiyle iletişime geçin.',
      ],
    },
    PWD_CHANGED: {
      subject: 'Parolanız değiştirildi',
      lines: [
        '{loginName} hesabının parolası {time} tarihinde değiştirildi. Diğer tüm cihazlarda oturum kapatıldı.',
        'Bu işlemi siz yapmadıysanız parolayı hemen sıfırlayın ve hizmet masasına başvurun.',
      ],
    },
    LOCKED: {
      subject: 'Hesabınızda art arda yanlış parola',
      lines: [
        '{loginName} için parola art arda {count} kez yanlış girildi. Parolayla giriş bir süre durduruldu.',
        'Bu sizseniz kodla giriş yapın veya parolayı sıfırlayın. Değilseniz birisi parolanızı tahmin etmeye çalışıyor; parola gizli kaldıkça bir şey yapmanız gerekmez.',
      ],
    },
    TOTP_ON: {
      subject: 'İki adımlı doğrulama açıldı',
      lines: [
        '{loginName} için iki adımlı doğrulama {time} itibarıyla açıldı; diğer cihazlardaki oturumlar kapatıldı. Bundan sonra giriş için parola veya gönderilen koddan başka, kimlik doğrulama uygulamasındaki kod da istenir.',
        'Bu işlemi siz yapmadıysanız lütfen parolanızı hemen değiştirin ve hizmet masasına başvurun.',
      ],
    },
    TOTP_OFF: {
      subject: 'İki adımlı doğrulama kapatıldı',
      lines: [
        '{loginName} için iki adımlı doğrulama {time} itibarıyla kapatıldı; diğer cihazlardaki oturumlar kapatıldı.',
        'Bu işlemi siz yapmadıysanız lütfen parolanızı hemen sıfırlayın, iki adımlı doğrulamayı yeniden açın ve hizmet masasına başvurun.',
      ],
    },
    RECOVERY_NEW: {
      subject: 'Yeni kurtarma kodları oluşturuldu',
      lines: [
        '{loginName} için {time} itibarıyla yeni kurtarma kodları oluşturuldu; öncekiler artık geçersiz.',
        'Bu işlemi siz yapmadıysanız lütfen parolanızı hemen değiştirin ve hizmet masasına başvurun.',
      ],
    },
    RECOVERY_USED: {
      subject: 'Bir kurtarma kodunuz kullanıldı',
      lines: [
        '{loginName} hesabının bir kurtarma kodu {time} itibarıyla kullanıldı; {count} kod kaldı.',
        'Bunu siz yaptıysanız ve az kod kaldıysa güvenlik ayarlarında yenilerini oluşturun. Siz değilseniz lütfen parolanızı hemen değiştirin ve yeni kurtarma kodları oluşturun.',
      ],
    },
    TOTP_GUESSED: {
      subject: 'Hesabınızda yanlış tek kullanımlık kodlar',
      lines: [
        'Biri {loginName} girişinin ilk adımını (parola veya gönderilen kod) geçti, ardından art arda {count} kez yanlış tek kullanımlık kod girdi. Giriş yapamadı.',
        'Bu sizseniz bir kurtarma kodu kullanabilirsiniz. Değilse parolanız başkalarınca biliniyor olabilir: lütfen hemen değiştirin.',
      ],
    },
    ERASE_ASKED: {
      subject: 'Hesabınız {days} gün sonra silinecek',
      lines: [
        '{loginName} hesabının silinmesi {time} tarihinde istendi. {days} gün sonra hesap ve silinebilen tüm veriler kalıcı olarak silinir.',
        'O zamana kadar giriş yapıp “Hesabım – Verilerim” bölümünden vazgeçebilirsiniz. Bunu siz yapmadıysanız parolanızı hemen değiştirin ve vazgeçin.',
      ],
    },
    FLOCK_ANSWERED: {
      subject: 'Sorunuz yanıtlandı',
      lines: [
        '“{report}” raporu ({farm}) hakkında şunu sormuştunuz: {question}',
        'Yanıt: {answer}',
        'Yanıt raporda da yer alıyor: görmek için FlockScore’u açın.',
      ],
      button: 'Raporu aç',
    },
    FLOCK_CLOSED: {
      subject: 'Sorunuz kapatıldı',
      lines: [
        '“{report}” raporu ({farm}) hakkında şunu sormuştunuz: {question}',
        'Şu nedenle yanıtlanmadı: {answer}',
        'Hâlâ yardıma ihtiyacınız varsa raporda yeniden sorun. Acilse veterinerinizi arayın.',
      ],
      button: 'Raporu aç',
    },
    FARM_BLOCKED: {
      subject: '“{farm}” çiftliği durduruldu',
      lines: [
        'Platform “{farm}” çiftliğini şu nedenle durdurdu: {reason}',
        'Telefonlarınızdaki kayıtlar orada kalır; çiftlik yeniden açıldığında gönderilir.',
      ],
    },
    FARM_UNBLOCKED: {
      subject: '“{farm}” çiftliği yeniden kullanımda',
      lines: ['“{farm}” çiftliği yeniden kullanılabilir. Telefonlarınızda bekleyen kayıtlar gönderiliyor.'],
    },
    FLOCK_READING: {
      subject: 'Paylaştığınız rapor ikinci kez değerlendirildi',
      lines: [
        '{reader}, “{report}” raporu ({farm}) için ikinci bir değerlendirme gönderdi. Artık ikisini karşılaştırabilirsiniz.',
      ],
      button: 'Raporu aç',
    },
  },
};
