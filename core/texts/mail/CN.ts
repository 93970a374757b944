import type { MailTexts } from './mail.ts';

export const CN: MailTexts = {
  product: {
    portal: { name: '梧桐人才服务平台', short: '梧桐' },
    poultry: { name: 'FlockScore', short: 'FlockScore' },
  },
  greeting: '您好，{name}：',
  footer: '这封邮件由系统自动发出，请勿回复。工作人员不会向您索要验证码或密码。',
  sms: '【梧桐】验证码 {code}（编号 {prefix}），10 分钟内有效，请勿告诉他人。',
  smsReset: '【梧桐】请在 30 分钟内打开链接设置新密码，只能用一次：{link} 如果不是您本人操作，请忽略。',
  scenes: {
    CODE_LOGIN: {
      subject: '登录验证码（编号 {prefix}）',
      lines: [
        '您正在登录{brand}，编号 {prefix} 的验证码是：',
        '10 分钟内有效，只能用一次。如果不是您本人操作，请忽略这封邮件。',
      ],
    },
    CODE_REGISTER: {
      subject: '注册验证码（编号 {prefix}）',
      lines: [
        '您正在注册{brand}的账号，编号 {prefix} 的验证码是：',
        '10 分钟内有效，只能用一次。如果不是您本人操作，请忽略这封邮件。',
      ],
    },
    CODE_CONTACT: {
      subject: '确认邮箱验证码（编号 {prefix}）',
      lines: [
        '您正在{brand}用这个邮箱提交内容，编号 {prefix} 的验证码是：',
        '10 分钟内有效，只能用一次。如果不是您本人操作，请忽略这封邮件。',
      ],
    },
    CODE_BIND: {
      subject: '绑定邮箱验证码（编号 {prefix}）',
      lines: [
        '您正在把这个邮箱绑定到{brand}账号，编号 {prefix} 的验证码是：',
        '10 分钟内有效，只能用一次。如果不是您本人操作，请忽略这封邮件。',
      ],
    },
    CODE_OBJECT: {
      subject: '提出异议验证码（编号 {prefix}）',
      lines: [
        '您正在对公示提出异议，编号 {prefix} 的验证码是：',
        '10 分钟内有效，只能用一次。如果不是您本人操作，请忽略这封邮件。',
      ],
    },
    NO_ACCOUNT: {
      subject: '这个邮箱还没有{brand}账号',
      lines: [
        '有人想用这个邮箱登录{brand}，但它还没有注册。',
        '如果是您本人，可能当时用了别的邮箱；也可以现在注册。如果不是，请忽略这封邮件。',
      ],
      button: '注册账号',
    },
    HAVE_ACCOUNT: {
      subject: '您已经有{brand}账号（编号 {prefix}）',
      lines: [
        '有人想用这个邮箱注册{brand}，但您已经有账号，直接登录即可；忘记密码可以重设。',
        '编号 {prefix} 的验证码只用来确认这个邮箱是您的：',
        '10 分钟内有效。如果不是您本人操作，请忽略这封邮件。',
      ],
      button: '去登录',
    },
    RESET: {
      subject: '重设密码',
      lines: [
        '我们收到了为登录名 {loginName} 重设密码的申请。请在 30 分钟内点开下面的链接，链接只能用一次，以最新一封为准。',
        '如果不是您本人操作，不用理会，密码不会改变。',
      ],
      button: '设置新密码',
    },
    INVITATION: {
      subject: '请查看加入梧桐后台的邀请',
      lines: [
        '{tenant}邀请您使用梧桐管理后台，邀请发往 {loginName}。请在 {days} 天内点开下面的链接，接受或谢绝；接受之前，对方看不到您的任何信息。',
      ],
      button: '查看邀请',
    },
    ACCOUNT_DISABLED: {
      subject: '您的{brand}账号已停用',
      lines: [
        '有人想登录登录名为 {loginName} 的账号或重设其密码，但这个账号已停用，所以没有发出验证码或链接。',
        '如需恢复，请与人才服务窗口或本单位管理员联系。',
      ],
    },
    CODE_DEVICE: {
      subject: '新设备登录验证码（编号 {prefix}）',
      lines: [
        '有人用正确的密码在一台新设备（{device}）上登录{brand}账号 {loginName}。编号 {prefix} 的验证码是：',
        '10 分钟内有效，只能用一次。如果不是您本人操作，请不要告诉任何人，并立即修改密码。',
      ],
    },
    EMAIL_CHANGED: {
      subject: '登录邮箱已更换',
      lines: [
        '{loginName} 的邮箱已于 {time} 更换为 {email}。今后的验证码和通知不再发到这个邮箱。',
        '如果不是您本人操作，请立即联系人才服务窗口。',
      ],
    },
    PWD_CHANGED: {
      subject: '您的密码已更改',
      lines: [
        '登录名 {loginName} 的密码已于 {time} 更改，其他设备上的登录已全部结束。',
        '如果不是您本人操作，请立即用“忘记密码”重设密码，并联系人才服务窗口。',
      ],
    },
    LOCKED: {
      subject: '您的账号连续输错密码',
      lines: [
        '登录名 {loginName} 连续 {count} 次输错密码，密码登录已暂停一段时间。',
        '如果是您本人，可以改用验证码登录，或重设密码。如果不是，说明有人在试您的密码，只要密码没有泄露，不用处理。',
      ],
    },
    TOTP_ON: {
      subject: '两步验证已开启',
      lines: [
        '登录名 {loginName} 已于 {time} 开启两步验证，其他设备上的登录已全部结束。以后登录除了密码或验证码，还要输入身份验证器应用里的动态口令。',
        '如果不是您本人操作，请立即修改密码，并联系人才服务窗口。',
      ],
    },
    TOTP_OFF: {
      subject: '两步验证已关闭',
      lines: [
        '登录名 {loginName} 的两步验证已于 {time} 关闭，其他设备上的登录已全部结束。',
        '如果不是您本人操作，请立即用“忘记密码”重设密码，再重新开启两步验证，并联系人才服务窗口。',
      ],
    },
    RECOVERY_NEW: {
      subject: '恢复码已重新生成',
      lines: [
        '登录名 {loginName} 的恢复码已于 {time} 重新生成，以前的恢复码全部作废。',
        '如果不是您本人操作，请立即修改密码，并联系人才服务窗口。',
      ],
    },
    RECOVERY_USED: {
      subject: '您的一个恢复码已使用',
      lines: [
        '登录名 {loginName} 于 {time} 用掉了一个恢复码，还剩 {count} 个。',
        '如果是您本人，恢复码所剩不多时，请在安全设置里重新生成。如果不是，请立即修改密码，并重新生成恢复码。',
      ],
    },
    TOTP_GUESSED: {
      subject: '有人连续输错您的动态口令',
      lines: [
        '有人用登录名 {loginName} 通过了第一步验证（密码或验证码），但动态口令连续输错 {count} 次，没有登录成功。',
        '如果是您本人，可以改用恢复码。如果不是，您的密码可能已经泄露，请立即修改。',
      ],
    },
    ERASE_ASKED: {
      subject: '账号将于 {days} 天后注销',
      lines: [
        '登录名 {loginName} 于 {time} 申请注销账号。{days} 天后账号和可以删除的数据会被彻底删除。',
        '在此之前登录，在“个人中心 — 我的数据”里可以撤回。如果不是您本人操作，请立即修改密码并撤回。',
      ],
    },
    FLOCK_ANSWERED: {
      subject: '您的提问有了答复',
      lines: [
        '您就报告“{report}”（{farm}）提出的问题：{question}',
        '答复：{answer}',
        '答复也已写入报告，打开禽评即可看到。',
      ],
      button: '打开报告',
    },
    FLOCK_CLOSED: {
      subject: '您的提问已关闭',
      lines: [
        '您就报告“{report}”（{farm}）提出的问题：{question}',
        '没有给出答复，原因：{answer}',
        '如需帮助，请在报告中再次提问；情况紧急时请直接联系兽医。',
      ],
      button: '打开报告',
    },
    FARM_BLOCKED: {
      subject: '农场“{farm}”已停用',
      lines: ['平台停用了农场“{farm}”，原因：{reason}', '手机上已有的记录仍然保留；恢复使用后会继续上传。'],
    },
    FARM_UNBLOCKED: {
      subject: '农场“{farm}”已恢复使用',
      lines: ['农场“{farm}”可以继续使用，手机上等待的记录会继续上传。'],
    },
    FLOCK_READING: {
      subject: '您分享的报告有了复评',
      lines: ['{reader} 复评了报告“{report}”（{farm}），现在可以比较两次评分。'],
      button: '打开报告',
    },
  },
};
