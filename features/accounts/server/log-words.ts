import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of accounts. */
export const accountLogWords: LogWords = {
  modules: {
    AUTH: {
      name: { CN: '账号', EN: 'Accounts' },
      actions: {
        SIGN_IN: { CN: '登录', EN: 'Signed in' },
        SIGN_OUT: { CN: '退出登录', EN: 'Signed out' },
        END_SESSION: { CN: '结束会话', EN: 'Ended a session' },
        SWITCH_TENANT: { CN: '切换租户', EN: 'Changed tenant' },
        PROFILE: { CN: '修改资料', EN: 'Changed the profile' },
        PHONE: { CN: '更换手机', EN: 'Changed the mobile number' },
        EMAIL: { CN: '更换邮箱', EN: 'Changed the e-mail address' },
        AVATAR: { CN: '更换头像', EN: 'Changed the picture' },
        TAGS: { CN: '选择标签', EN: 'Picked tags' },
        PWD_CHANGE: { CN: '修改密码', EN: 'Changed the password' },
        PWD_LINK: { CN: '发送重置链接', EN: 'Sent a reset link' },
        PWD_RESET: { CN: '重置密码', EN: 'Reset the password' },
        LOCKED: { CN: '锁定', EN: 'Locked' },
        TOTP_BEGIN: { CN: '设置两步验证', EN: 'Set up two-step verification' },
        TOTP_ON: { CN: '开启两步验证', EN: 'Turned two-step verification on' },
        TOTP_OFF: { CN: '关闭两步验证', EN: 'Turned two-step verification off' },
        TOTP_GUESSED: { CN: '验证码多次错误', EN: 'Wrong codes many times' },
        RECOVERY_USED: { CN: '使用恢复码', EN: 'Used a recovery code' },
        RECOVERY_NEW: { CN: '重新生成恢复码', EN: 'Made new recovery codes' },
        ERASE_ASKED: { CN: '申请注销', EN: 'Asked to close the account' },
        ERASE_TAKEN_BACK: { CN: '撤回注销', EN: 'Kept the account' },
        DATA_EXPORT: { CN: '导出个人数据', EN: 'Asked for own data' },
        DATA_DOWNLOAD: { CN: '下载个人数据', EN: 'Downloaded own data' },
      },
    },
    OWN_DATA: {
      name: { CN: '个人数据', EN: 'Own data' },
      actions: {
        ERASE_ASKED: { CN: '申请注销', EN: 'Asked to close the account' },
        ERASE_TAKEN_BACK: { CN: '撤回注销', EN: 'Kept the account' },
        DATA_EXPORT: { CN: '导出个人数据', EN: 'Asked for own data' },
        DATA_DOWNLOAD: { CN: '下载个人数据', EN: 'Downloaded own data' },
      },
    },
  },
};
