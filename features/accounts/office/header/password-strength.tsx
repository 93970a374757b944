import { Icon } from '#web/office/icons/icon.tsx';
import styles from '#web/office/shell/layers.module.css';
import { useTexts } from '#web/office/texts.ts';

const leastLength = 12;

interface PasswordStrengthProps {
  password: string;
  old: string;
  loginName: string;
}

/** How hard a new password is to guess, and the rules it must meet; the server has the last word. */
export function PasswordStrength({ password, old, loginName }: PasswordStrengthProps) {
  const t = useTexts();
  const level = levelOf(password);
  const names = [t('password.weak'), t('password.fair'), t('password.good'), t('password.strong')];
  const rules = [
    { text: t('password.ruleLength'), isMet: Array.from(password).length >= leastLength },
    { text: t('password.ruleDifferent'), isMet: password !== old },
    {
      text: t('password.ruleName'),
      isMet: loginName === '' || !password.toLowerCase().includes(loginName.toLowerCase()),
    },
  ];
  return (
    <>
      <span className={`row gap-10 size-12 above-8 ${styles.strength}`} data-level={level}>
        <span className="line" aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <i key={step} data-on={step <= level ? '' : undefined} />
          ))}
        </span>
        {t('password.strength', { level: names[level - 1] ?? '' })}
      </span>
      <span className={`line wraps size-12 muted above-4 ${styles.rules}`}>
        {rules.map((rule) => (
          <span key={rule.text} data-met={rule.isMet ? '' : undefined}>
            <Icon name={rule.isMet ? 'check' : 'minus'} size={12} />
            {rule.text}
          </span>
        ))}
      </span>
    </>
  );
}

/** 1 (weak) to 4 (strong), from length and the number of different characters. */
function levelOf(password: string): 1 | 2 | 3 | 4 {
  const characters = Array.from(password);
  const variety = new Set(characters).size;
  if (characters.length < leastLength || variety < 5) return 1;
  if (characters.length < 14 || variety < 8) return 2;
  return characters.length < 18 || variety < 11 ? 3 : 4;
}
