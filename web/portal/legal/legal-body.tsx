import { type LegalName, type LegalPart, legalSince, legalTexts, legalVersion } from '#core/texts/portal/legal.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import styles from './legal-dialog.module.css';

/** The text in force, with its version and date. */
export function LegalBody({ name }: { name: LegalName }) {
  const locale = useSession((state) => state.locale);
  const text = legalTexts[name];
  return (
    <div className={`stack gap-20 ${styles.text}`}>
      <p className="small muted">{textIn(versionLine(showDate(legalSince, locale)), locale)}</p>
      {text.parts.map((part: LegalPart) => (
        <section key={part.title.EN}>
          <h2 className="titled below-4">{textIn(part.title, locale)}</h2>
          <p>{textIn(part.text, locale)}</p>
          {part.list && (
            <ul className="stack gap-4 above-8">
              {part.list.map((line) => (
                <li key={line.EN}>{textIn(line, locale)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function versionLine(date: string): Text {
  return { CN: `第 ${legalVersion} 版，自 ${date} 起施行`, EN: `Version ${legalVersion}, in force since ${date}` };
}
