import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { certificateCall, verifyCall } from '#features/casework/calls/papers.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { showDate, showDateTime } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PrintButton } from '#web/kit/pieces/copy-link.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './verify-page.module.css';

type Found = OutputOf<typeof certificateCall>;
type Proof = OutputOf<typeof verifyCall>;

/** Whether a receipt is genuine, for everybody who holds one; without a code it is asked for. */
export function Component() {
  const t = useServeWords();
  const { code } = useParams();
  const isPlausible = code !== undefined && /^[\w-]{4,40}$/.test(code);
  const fresh = { quiet: true, staleTime: 0 } as const;
  // A code or number is one of a certificate or one of a receipt; nothing tells which before it is looked up.
  const isNumber = code !== undefined && code.length >= 4 && code.length <= 60;
  const certificate = useCall(certificateCall, isNumber ? { no: code } : undefined, fresh);
  const isNoCertificate = !isNumber || isNone(certificate.error);
  const receipt = useCall(verifyCall, isPlausible && isNoCertificate ? { code } : undefined, fresh);
  const { data } = receipt;
  const error = isNoCertificate ? receipt.error : certificate.error;
  const isUnknown = isNoCertificate && (!isPlausible || isNone(receipt.error));
  const isPending = isNoCertificate ? receipt.isPending : certificate.isPending;
  const refetch = () => void (isNoCertificate ? receipt : certificate).refetch();
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('verify.title')} note={t('verify.note')} />
      <div className={`wrap stack gap-24 ${styles.page}`}>
        <div aria-live="polite">
          {code === undefined ? null : isUnknown ? (
            <Verdict tone="bad" title={t('verify.unknown')} note={t('verify.unknownNote')} />
          ) : certificate.data ? (
            <Certificate found={certificate.data} />
          ) : data ? (
            <Result proof={data} />
          ) : isPending ? (
            <Loading>
              <Skeleton height="160px" />
            </Loading>
          ) : (
            <ErrorState error={error} onRetry={refetch} />
          )}
        </div>
        <Another key={code} code={code ?? ''} />
      </div>
    </>
  );
}

function isNone(error: unknown): boolean {
  return error instanceof CallError && ['NOT_FOUND', 'INVALID'].includes(error.key);
}

/** What a certificate is and whether it counts. */
function Certificate({ found }: { found: Found }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const notes = {
    VALID: t('verify.cert.validNote'),
    ENDED: t('verify.cert.endedNote'),
    REVOKED: t('verify.cert.revokedNote', { date: found.revokedAt ? showDate(found.revokedAt, locale) : '' }),
  };
  return (
    <>
      <Verdict
        tone={found.state === 'VALID' ? 'good' : 'bad'}
        title={t(`verify.cert.${found.state}`)}
        note={notes[found.state]}
      />
      <Card boxed className={`${styles.facts} above-24`}>
        <Facts className={styles.proof}>
          <Fact name={t('verify.cert.no')}>{found.no}</Fact>
          <Fact name={t('verify.cert.title')}>{withYear(textIn(found.title, locale), found.year)}</Fact>
          <Fact name={t('verify.cert.holder')}>{found.holder}</Fact>
          <Fact name={t('verify.cert.issuer')}>{textIn(found.issuer, locale)}</Fact>
          <Fact name={t('verify.cert.issuedAt')}>{showDate(found.issuedAt, locale)}</Fact>
          {found.validTo && <Fact name={t('verify.cert.validTo')}>{showDate(found.validTo, locale)}</Fact>}
        </Facts>
        <div className="above-20">
          <PrintButton />
        </div>
      </Card>
    </>
  );
}

/** An edition of a contest has its year in its name. */
function withYear(title: string, year: number): string {
  return title.includes(String(year)) ? title : `${title} ${year}`;
}

function Result({ proof }: { proof: Proof }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  return (
    <>
      <Verdict
        tone={proof.valid ? 'good' : 'bad'}
        title={proof.valid ? t('verify.valid') : t('verify.broken')}
        note={proof.valid ? t('verify.validNote') : brokenNote(t, proof)}
      />
      <Card boxed className={`${styles.facts} above-24`}>
        {proof.newerAt && (
          <p className="toned rounded below-16" data-tone="warn" role="note">
            {t('verify.newer', { time: showDateTime(proof.newerAt, locale) })}
          </p>
        )}
        <Facts className={styles.proof}>
          <Fact name={t('verify.no')}>{proof.no}</Fact>
          <Fact name={t('verify.matter')}>{textIn(proof.programme, locale)}</Fact>
          <Fact name={t('verify.applicant')}>{proof.applicant}</Fact>
          <Fact name={t('verify.at')}>{showDateTime(proof.submittedAt, locale)}</Fact>
        </Facts>
        {proof.files.length > 0 && <Files files={proof.files} locale={locale} />}
        <details>
          <summary className="row strong">{t('verify.technical')}</summary>
          <p className="small muted below-12">{t('verify.technicalNote')}</p>
          <Facts className={`small ${styles.proof}`}>
            <Fact name={t('verify.digest')}>
              <code>{proof.digest}</code>
            </Fact>
            <Fact name={t('verify.signature')}>
              <code>{proof.signature}</code>
            </Fact>
            <Fact name={t('verify.key')}>
              <code>{proof.key}</code>
            </Fact>
          </Facts>
        </details>
        <PrintButton />
      </Card>
    </>
  );
}

function Files({ files, locale }: { files: Proof['files']; locale: Locale }) {
  const t = useServeWords();
  return (
    <>
      <h2 className="above-20">{t('verify.files', { count: files.length })}</h2>
      <ul className={styles.files}>
        {files.map((file, index) => (
          <li
            className="line top gap-10 breaks"
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what a file goes by here
            key={index}
            data-broken={!file.intact || undefined}
          >
            <Icon name={file.intact ? 'check' : 'alert'} size={16} />
            <span>
              {t('verify.file', { number: index + 1 })}
              <small className="block small muted">
                {showSize(file.size)}
                {locale === 'CN' ? '，' : ', '}
                {file.intact ? t('verify.intact') : t('verify.changed')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Verdict({ tone, title, note }: { tone: 'good' | 'bad'; title: string; note: string }) {
  return (
    <div className={`line top gap-20 toned round-card ${styles.verdict}`} data-tone={tone}>
      <Icon name={tone === 'good' ? 'shield' : 'alert'} size={32} />
      <div>
        <h2>{title}</h2>
        <p className="ink above-4">{note}</p>
      </div>
    </div>
  );
}

/** Another code, typed from paper: spaces and small letters do not matter. */
function Another({ code }: { code: string }) {
  const t = useServeWords();
  const navigate = useNavigate();
  const [text, setText] = useState(code);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.normalize('NFKC').replace(/\s/g, '');
    if (wanted) navigate(`/verify/${encodeURIComponent(wanted)}`);
  };
  return (
    <form className={`stack gap-12 ${styles.another} unprinted folds`} onSubmit={check}>
      <TextField
        label={t('verify.another')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <Button kind="line" type="submit">
        {t('verify.check')}
      </Button>
    </form>
  );
}

function brokenNote(t: ReturnType<typeof useServeWords>, { broken }: Proof): string {
  if (broken === 'signature') return t('verify.brokenSignature');
  if (broken?.startsWith('file:')) return t('verify.brokenFile');
  return t('verify.brokenData');
}
