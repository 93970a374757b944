import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { stateOf } from '#core/workflow/states.ts';
import { dataRecordRemoveCall, dataRecordsCall } from '#features/data-file/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './data-file.module.css';
import { isEnding, type RecordItem, type RecordPart } from './file.ts';
import { useDataFileWords } from './words.ts';

/** Every verified answer with its source; a row opens to where it is used and what its end means. */
export function ItemList({ records }: { records: readonly RecordPart[] }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  const [leaving, setLeaving] = useState<RecordPart>();
  const remove = useSend(dataRecordRemoveCall, { invalidates: [dataRecordsCall] });
  const count = records.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section>
      <SectionHead small title={t('contents')} note={t('contentsNote', { count })} />
      <div className="column gap-16">
        {records.map((record) => (
          <Card boxed key={record.id}>
            <div className="row wraps apart gap-8-12">
              <h3 className="row-title">
                {textIn(record.title, locale)}{' '}
                <small className="small muted plain">{t('by', { name: textIn(record.source.name, locale) })}</small>
              </h3>
              <Button kind="text" small onClick={() => setLeaving(record)}>
                {t('remove')}
                <span className="vh"> {textIn(record.title, locale)}</span>
              </Button>
            </div>
            {record.items.map((item) => (
              <Item key={item.field} item={item} source={textIn(record.source.name, locale)} />
            ))}
          </Card>
        ))}
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('removeTitle', { title: leaving ? textIn(leaving.title, locale) : '' })}
        confirm={t('remove')}
        kind="danger"
        busy={remove.isPending}
        onClose={() => setLeaving(undefined)}
        onConfirm={() =>
          leaving &&
          remove.mutate(
            { id: leaving.id, reqId: newRequestId() },
            {
              onSuccess: () => {
                toast('success', t('removed'));
                setLeaving(undefined);
              },
            },
          )
        }
      >
        {t('removeNote')}
      </ConfirmDialog>
    </section>
  );
}

function Item({ item, source }: { item: RecordItem; source: string }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  const [isOpen, setOpen] = useState(false);
  const label = textIn(item.label, locale);
  const end = item.expiresOn && showDate(item.expiresOn, locale);
  return (
    <div className={`stack top gap-4-12 folds ${styles.item}`}>
      <div className="slim">
        <p className="small muted">{label}</p>
        <p className="strong breaks as-typed">{textIn(item.shown, locale)}</p>
        {end && (
          <p className={`small ${isEnding(item.expiresOn) ? 'warn-ink' : 'muted'}`}>{t('endsOn', { date: end })}</p>
        )}
      </div>
      <p className="row gap-8 small top primary-ink">
        <Icon name="shield" size={18} />
        <span>
          {t('by', { name: source })}
          <span className="block muted">{showDate(item.verifiedOn, locale)}</span>
        </span>
      </p>
      <p className="row gap-8 small">
        <span className={item.uses.length === 0 ? 'muted' : undefined}>
          {item.uses.length === 0 ? t('unused') : t('times', { count: item.uses.length })}
        </span>
        <Button kind="text" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fold') : t('look')}
          <span className="vh"> {label}</span>
        </Button>
      </p>
      {isOpen && (
        <div className={`panel stack two gap-24 folds small ${styles.more}`}>
          <div>
            <h4 className="muted plain">{t('where')}</h4>
            {item.uses.length === 0 ? (
              <p className="above-8">{t('nowhere')}</p>
            ) : (
              <ul className="above-8">
                {item.uses.map((use) => (
                  <li key={use.id} className="below-8">
                    <b className="strong">{textIn(use.name, locale)}</b>{' '}
                    {use.no && <span className="muted">{use.no}</span>}
                    <span className="block muted">
                      {t(use.isOver ? 'usedOver' : 'usedOn', {
                        state: textIn(stateOf(use.state).name, locale),
                        date: showDate(use.at, locale),
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div>
            <h4 className="muted plain">{t('whatEnd')}</h4>
            <p className="above-8">{end ? t('whatEndText', { date: end }) : t('whatEndless')}</p>
          </div>
        </div>
      )}
    </div>
  );
}
