import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { editionCall } from '#features/competition/calls.ts';
import { fundingStages, trackKinds } from '#features/competition/shared/edition.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './edition.module.css';
import { useCompetitionWords } from './words.ts';

export type PublicEdition = NonNullable<OutputOf<typeof editionCall>['edition']>;

/** Tracks, prizes and groups of the edition that takes entries or did so last; nothing while there is none. */
export function EditionFacts() {
  const { data } = useCall(editionCall, {}, { staleTime: 300_000, quiet: true });
  return data?.edition ? <EditionBlocks edition={data.edition} /> : null;
}

/** The same of a given edition. */
export function EditionBlocks({ edition }: { edition: PublicEdition }) {
  return (
    <>
      <Tracks edition={edition} />
      <div className={`stack top ${styles.pair} folds-tablet`}>
        <Prizes edition={edition} />
        <Groups edition={edition} />
      </div>
    </>
  );
}

function Tracks({ edition: { tracks } }: { edition: PublicEdition }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  return (
    <section>
      <SectionHead title={t('edition.tracks', { count: tracks.length })} />
      <ul className={styles.tracks}>
        {tracks.map(({ key, kind, name, note, items }) => (
          <li key={key} className="panel">
            <Tag tone={kind === 'GENERAL' ? 'plain' : kind === 'X' ? 'gold' : 'green'}>
              {textIn(trackKinds.find(({ value }) => value === kind)!.label, locale)}
            </Tag>
            <h3 className="line-title breaks">{textIn(name, locale)}</h3>
            <p className="muted">{textIn(note, locale)}</p>
            {items.length > 0 && (
              <small className="muted">
                {items.map((item) => textIn(item.name, locale)).join(locale === 'CN' ? '、' : ', ')}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prizes({ edition: { prizes, groups, instalments } }: { edition: PublicEdition }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const names = [...new Map(prizes.map(({ name }) => [name.EN, name])).values()];
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const total = prizes.reduce((sum, prize) => sum + prize.count * prize.amount, 0);
  return (
    <section>
      <SectionHead
        title={t('edition.prizes')}
        note={t('edition.prizesNote', { count, amount: total.toLocaleString('en-US') })}
      />
      <Card boxed>
        <table className={styles.prizes}>
          <thead>
            <tr>
              <th scope="col">{t('edition.prize')}</th>
              {groups.map(({ key, name }) => (
                <th key={key} scope="col">
                  {textIn(name, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name.EN}>
                <th scope="row">{textIn(name, locale)}</th>
                {groups.map(({ key }) => {
                  const prize = prizes.find((each) => each.group === key && each.name.EN === name.EN);
                  return (
                    <td key={key}>
                      {prize && (
                        <>
                          <b>{t('edition.amount', { amount: prize.amount })}</b> × {prize.count}
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <ul
          className={styles.shares}
          style={{ gridTemplateColumns: instalments.map(({ share }) => `${share}fr`).join(' ') }}
        >
          {instalments.map(({ no, share, name, conditions }) => (
            <li key={no}>
              <b>{`${share}%`}</b> {textIn(name, locale)}
              <small className="block muted">
                {conditions.map((condition) => textIn(condition, locale)).join(locale === 'CN' ? '；' : '; ')}
              </small>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Groups({ edition: { groups } }: { edition: PublicEdition }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const fundingIn = (keys: readonly string[]) =>
    fundingStages
      .filter(({ value }) => keys.includes(value))
      .map(({ label }) => textIn(label, locale))
      .join(locale === 'CN' ? '、' : ', ');
  return (
    <section>
      <SectionHead title={t('edition.groups')} />
      <div className="column gap-12">
        {groups.map(({ key, name, foundedFrom, foundedTo, funding }) => (
          <Card key={key} boxed>
            <h3 className="line-title">{textIn(name, locale)}</h3>
            <p>{t('edition.founded', { from: foundedFrom, to: foundedTo })}</p>
            <p className="muted">{t('edition.funding', { stages: fundingIn(funding) })}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
