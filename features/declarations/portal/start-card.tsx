import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { mostSheetBytes } from '#core/resources/import-calls.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { encodeBase64url } from '#core/wire/base64url.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { type batchAuthCall, batchListCall, batchTemplateCall, batchUploadCall } from '#features/declarations/calls.ts';
import { batchProgrammes } from '#features/declarations/shared/programmes.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { Chip } from '#web/kit/controls/chip.tsx';
import { lastMoment, showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './batch.module.css';
import { DropBox } from './drop-box.tsx';
import { Steps } from './steps.tsx';
import { useBatchWords } from './words.ts';

type Auth = OutputOf<typeof batchAuthCall>;

/** What nobody declares for others, as no employer confirms it. */
const personal = programmeHeads.filter(({ code }) => !batchProgrammes.includes(code)).map(({ name }) => name);

/** The first two steps: the programme and its sheet, and the sheet filled in. */
export function StartCard({ auth: { programmes } }: { auth: Auth }) {
  if (programmes.length === 0) return <NotAuthorised />;
  return <Start programmes={programmes} />;
}

/** An agent whom the owner authorised for none of the programmes that take sheets. */
function NotAuthorised() {
  const t = useBatchWords();
  return (
    <Card boxed>
      <EmptyState
        title={t('home.notAuthorised')}
        actions={<ButtonLink to="/personal/auth/members">{t('home.see')}</ButtonLink>}
      >
        {t('home.notAuthorisedNote')}
      </EmptyState>
    </Card>
  );
}

function Start({ programmes }: Pick<Auth, 'programmes'>) {
  const t = useBatchWords();
  const locale = useSession((session) => session.locale);
  const open = programmes.filter(({ state }) => state === 'open');
  const [code, setCode] = useState(open[0]?.code);
  const chosen = programmes.find((each) => each.code === code);
  const needed = chosen?.columns.filter(({ isNeeded }) => isNeeded).map(({ label }) => label) ?? [];
  const save = async () => {
    const name = await downloadFile(batchTemplateCall, { programme: code! });
    toast('success', t('home.saved', { name }));
  };
  return (
    <section className="column gap-16">
      <Steps at={0} />
      <Card boxed>
        <fieldset className="column gap-12">
          <legend className="title-20 below-12">{t('home.pick')}</legend>
          <div className="line wraps gap-8">
            {programmes.map((each) => (
              <Chip
                key={each.code}
                type="radio"
                name="programme"
                checked={code === each.code}
                disabled={each.state !== 'open'}
                onChange={() => setCode(each.code)}
              >
                {textIn(each.name, locale)} <small>{windowText(each)}</small>
              </Chip>
            ))}
          </div>
          <p className="small muted">{t('home.personal', { names: namesOf(personal) })}</p>
        </fieldset>
        {chosen && (
          <>
            {chosen.quota && <p className="small quiet above-12">{t('home.quota', chosen.quota)}</p>}
            <div className={`stack two folds gap-24 above-20 ${styles.ways}`}>
              <div className="column gap-12 top">
                <p className="quiet">
                  {t('home.templateNote', {
                    count: chosen.columns.length,
                    names: namesOf(needed),
                  })}
                </p>
                <Button kind="primary" onClick={() => void save().catch(() => undefined)}>
                  <Icon name="download" />
                  {t('home.template')}
                </Button>
              </div>
              <SheetBox code={chosen.code} />
            </div>
          </>
        )}
      </Card>
    </section>
  );

  function namesOf(texts: readonly Text[]): string {
    return texts.map((text) => textIn(text, locale)).join(locale === 'CN' ? '、' : ', ');
  }

  function windowText({ state, opensAt, closesAt }: Auth['programmes'][number]): string {
    if (state === 'closed') return t('home.closed');
    if (state === 'coming') return t('home.coming', { date: showDate(opensAt, locale) });
    return t('home.until', { date: showDate(new Date(lastMoment(closesAt)).toISOString(), locale) });
  }
}

/** Hands a sheet in; what is wrong with the whole of it stands below. */
function SheetBox({ code }: { code: string }) {
  const t = useBatchWords();
  const navigate = useNavigate();
  const reqId = useRef(newRequestId());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (sheet: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const file = encodeBase64url(new Uint8Array(await sheet.slice(0, mostSheetBytes + 1).arrayBuffer()));
      const name = sheet.name.slice(-200);
      const { id } = await call(
        batchUploadCall,
        { programme: code, file: file.slice(0, mostEncoded), name, reqId: reqId.current },
        { quiet: true },
      );
      void invalidate(batchListCall);
      navigate(`/personal/declare-batch/${id}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.fields[0]?.msg ?? error.msg);
      reqId.current = newRequestId();
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropBox
      label={isBusy ? t('home.reading') : t('home.choose')}
      note={t('home.limits', { size: showSize(mostSheetBytes) })}
      accept=".xlsx,.csv"
      isBusy={isBusy}
      problem={problem}
      onFile={(file) => void send(file)}
    />
  );
}

/** What the call takes; a sheet that is longer is refused by its size. */
const mostEncoded = Math.ceil(mostSheetBytes / 3) * 4;
