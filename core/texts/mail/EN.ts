import type { MailTexts } from './mail.ts';

export const EN: MailTexts = {
  product: {
    portal: { name: 'Wutong Talent Services', short: 'Wutong' },
    poultry: { name: 'FlockScore', short: 'FlockScore' },
  },
  greeting: 'Hello {name},',
  footer: 'This mail was sent automatically; please do not reply. Our staff never ask for your code or password.',
  sms: '[Wutong] Code {code} (reference {prefix}), valid for 10 minutes. Do not share it with anybody.',
  smsReset:
    '[Wutong] Open this link within 30 minutes to set a new password; it works once: {link} If this was not you, ignore it.',
  scenes: {
    CODE_LOGIN: {
      subject: 'Sign-in code (reference {prefix})',
      lines: [
        'You are signing in to {brand}. The code with the reference {prefix} is:',
        'It is valid for 10 minutes and works once. If this was not you, please ignore this mail.',
      ],
    },
    CODE_REGISTER: {
      subject: 'Registration code (reference {prefix})',
      lines: [
        'You are registering with {brand}. The code with the reference {prefix} is:',
        'It is valid for 10 minutes and works once. If this was not you, please ignore this mail.',
      ],
    },
    CODE_CONTACT: {
      subject: 'Code to confirm your address (reference {prefix})',
      lines: [
        'You are sending us something by {brand} with this address. The code with the reference {prefix} is:',
        'It is valid for 10 minutes and works once. If this was not you, please ignore this mail.',
      ],
    },
    CODE_BIND: {
      subject: 'Code to confirm your e-mail address (reference {prefix})',
      lines: [
        'You are adding this e-mail address to your {brand} account. The code with the reference {prefix} is:',
        'It is valid for 10 minutes and works once. If this was not you, please ignore this mail.',
      ],
    },
    CODE_OBJECT: {
      subject: 'Code to object to a public notice (reference {prefix})',
      lines: [
        'You are objecting to a public notice. The code with the reference {prefix} is:',
        'It is valid for 10 minutes and works once. If this was not you, please ignore this mail.',
      ],
    },
    NO_ACCOUNT: {
      subject: 'No {brand} account has this e-mail address yet',
      lines: [
        'Somebody tried to sign in to {brand} with this address, but it is not registered.',
        'If it was you, you may have used another address, or you can register now. If not, please ignore this mail.',
      ],
      button: 'Register',
    },
    HAVE_ACCOUNT: {
      subject: 'You already have a {brand} account (reference {prefix})',
      lines: [
        'Somebody tried to register with {brand} with this address. You already have an account: just sign in, or reset your password if you forgot it.',
        'The code with the reference {prefix} only confirms that this address is yours:',
        'It is valid for 10 minutes. If this was not you, please ignore this mail.',
      ],
      button: 'Sign in',
    },
    RESET: {
      subject: 'Reset your password',
      lines: [
        'We were asked to reset the password of {loginName}. Please open the link within 30 minutes; it works once, and only the newest one counts.',
        'If this was not you, there is nothing to do: the password stays as it is.',
      ],
      button: 'Set a new password',
    },
    INVITATION: {
      subject: 'An invitation to the Wutong back office',
      lines: [
        '{tenant} invites you, at {loginName}, to work in the Wutong back office. Please open the link within {days:# day|# days} to accept or decline. Until you accept, they see nothing about you.',
      ],
      button: 'See the invitation',
    },
    ACCOUNT_DISABLED: {
      subject: 'Your {brand} account is disabled',
      lines: [
        'Somebody tried to sign in as {loginName} or to reset the password. The account is disabled, so neither code nor link was sent.',
        'To have it restored, please contact the talent service desk or your administrator.',
      ],
    },
    CODE_DEVICE: {
      subject: 'Code for a new device (reference {prefix})',
      lines: [
        'Somebody with the right password is signing in to the {brand} account {loginName} on a device that is new to it ({device}). The code with the reference {prefix} is:',
        'It is valid for 10 minutes and works once. If this was not you, tell it to nobody and change your password at once.',
      ],
    },
    EMAIL_CHANGED: {
      subject: 'Your e-mail address was changed',
      lines: [
        'The e-mail address of {loginName} was changed to {email} on {time}. Codes and notices no longer come to this address.',
        'If this was not you, please contact the talent service desk at once.',
      ],
    },
    PWD_CHANGED: {
      subject: 'Your password was changed',
      lines: [
        'The password of {loginName} was changed on {time}. All other devices have been signed out.',
        'If this was not you, reset the password at once and contact the talent service desk.',
      ],
    },
    LOCKED: {
      subject: 'Repeated wrong passwords for your account',
      lines: [
        'The password of {loginName} was wrong {count:# time|# times} in a row. Signing in by password is paused for a while.',
        'If it was you, sign in with a code or reset your password. If not, somebody is guessing; while the password is secret there is nothing to do.',
      ],
    },
    TOTP_ON: {
      subject: 'Two-step verification is on',
      lines: [
        'Two-step verification was turned on for {loginName} at {time}; all other devices were signed out. From now on signing in takes, besides the password or a code we send, the one-time code of the authenticator app.',
        'If this was not you, please change the password at once and contact the talent service desk.',
      ],
    },
    TOTP_OFF: {
      subject: 'Two-step verification is off',
      lines: [
        'Two-step verification was turned off for {loginName} at {time}; all other devices were signed out.',
        'If this was not you, please reset the password at once, turn two-step verification on again, and contact the talent service desk.',
      ],
    },
    RECOVERY_NEW: {
      subject: 'New recovery codes were made',
      lines: [
        'New recovery codes were made for {loginName} at {time}; the earlier ones are worth nothing.',
        'If this was not you, please change the password at once and contact the talent service desk.',
      ],
    },
    RECOVERY_USED: {
      subject: 'One of your recovery codes was used',
      lines: [
        'A recovery code of {loginName} was used at {time}; {count:# is|# are} left.',
        'If it was you and few are left, make new ones in the security settings. If it was not, please change the password at once and make new recovery codes.',
      ],
    },
    TOTP_GUESSED: {
      subject: 'Wrong one-time codes for your account',
      lines: [
        'Somebody passed the first step of signing in as {loginName} (password or a code we sent) and then entered {count} wrong one-time codes in a row. They did not get in.',
        'If this was you, you can use a recovery code. If not, your password may be known to others: please change it at once.',
      ],
    },
    ERASE_ASKED: {
      subject: 'Your account will be deleted in {days:# day|# days}',
      lines: [
        'The deletion of {loginName} was asked for at {time}. In {days:# day|# days} the account and all data that may be deleted are erased for good.',
        'Until then sign in and take it back under “My account – My data”. If it was not you, change your password at once and take it back.',
      ],
    },
    FLOCK_ANSWERED: {
      subject: 'Your question was answered',
      lines: [
        'You asked about the report {report} ({farm}): {question}',
        'Answer: {answer}',
        'The answer stands in the report, too: open FlockScore to see it.',
      ],
      button: 'Open the report',
    },
    FLOCK_CLOSED: {
      subject: 'Your question was closed',
      lines: [
        'You asked about the report {report} ({farm}): {question}',
        'It was not answered, because: {answer}',
        'If you still need help, ask again in the report. When it is urgent, call your vet.',
      ],
      button: 'Open the report',
    },
    FARM_BLOCKED: {
      subject: 'The farm {farm} was blocked',
      lines: [
        'The platform blocked the farm {farm}, because: {reason}',
        'What your phones hold stays there. It is sent once the farm is in use again.',
      ],
    },
    FARM_UNBLOCKED: {
      subject: 'The farm {farm} is in use again',
      lines: ['The farm {farm} can be used again. What waits on your phones is being sent.'],
    },
    FLOCK_READING: {
      subject: 'Your shared report was read a second time',
      lines: ['{reader} handed in a second reading of the report {report} ({farm}). You can compare both now.'],
      button: 'Open the report',
    },
  },
};
