import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { TickBox } from '#features/flock/poultry/pieces/tick-box.tsx';
import { noteIn, scoreOf } from '#features/flock/shared/scoring/items.ts';
import { scalesOfSection } from '#features/flock/shared/scoring/scales.ts';
import type { Note } from '#features/flock/shared/sections/section.ts';
import { type ItemSection, type ScoredItem, sectionOf } from '#features/flock/shared/sections/sections.ts';
import type { ScoringTexts } from '#features/flock/texts/scoring/CN.ts';
import type { TermsTexts } from '#features/flock/texts/terms/CN.ts';
import type { KeyOf } from '#web/kit/i18n.ts';
import styles from './item-extras.module.css';

interface Noted {
  readonly section: ItemSection;
  /** As it stands, or blank. */
  readonly item: ScoredItem;
  readonly onChange: (change: (item: ScoredItem) => ScoredItem) => void;
}

const patch = (field: string, value: unknown) => (now: ScoredItem) => ({ ...now, [field]: value }) as ScoredItem;

/** What is noted beside the score of an item: each tick is written at once. */
export function ItemExtras({ section, item, onChange }: Noted) {
  const notes = sectionOf(section).notes.filter((note) => note.kind !== 'tick' && isAsked(note, { section, item }));
  if (notes.length === 0) return null;
  return (
    <div className={`stack gap-14 ${styles.group}`}>
      {notes.map((note) => {
        const change = (value: unknown) => onChange(patch(note.field, value));
        const value = noteIn(item, note);
        return note.kind === 'seen' ? (
          <Seen key={note.field} note={note} seen={value as readonly string[]} onChange={change} />
        ) : note.kind === 'choice' ? (
          <Choice key={note.field} note={note} value={value as string | null} onChange={change} />
        ) : null;
      })}
    </div>
  );
}

function isAsked(note: Note, { section, item }: Pick<Noted, 'section' | 'item'>): boolean {
  if (note.kind !== 'choice' || note.from === undefined) return true;
  return noteIn(item, note) !== null || (scoreOf(item, scalesOfSection(section)[0]!) ?? 0) >= note.from;
}

type NoteOf<K extends Note['kind']> = Extract<Note, { kind: K }>;

function Seen({
  note,
  seen,
  onChange,
}: {
  note: NoteOf<'seen'>;
  seen: readonly string[];
  onChange: (seen: readonly string[]) => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  return (
    <fieldset className={`stack gap-14 ${styles.group}`}>
      <legend>{t('score.also')}</legend>
      <div className="stack two gap-8">
        {note.of.map((each) => (
          <TickBox
            key={each}
            checked={seen.includes(each)}
            onChange={(checked) => onChange(checked ? [...seen, each] : seen.filter((other) => other !== each))}
          >
            {terms(`seen.${each}` as KeyOf<TermsTexts>)}
          </TickBox>
        ))}
      </div>
    </fieldset>
  );
}

function Choice({
  note: { field, of },
  value,
  onChange,
}: {
  note: NoteOf<'choice'>;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  return (
    <ChoiceChips
      legend={t(`score.${field}`)}
      choices={of.map((each) => ({ value: each, label: terms(`${field}.${each}` as KeyOf<TermsTexts>) }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** The ticks that stand in the free cells of the pictures: few, and wanted with every item. */
export function GridTicks({ section, item, onChange }: Noted) {
  const t = useScoring();
  const ticks = sectionOf(section).notes.filter((note) => note.kind === 'tick');
  return ticks.map((note) => (
    <TickBox
      key={note.field}
      checked={noteIn(item, note) === true}
      onChange={(checked) => onChange(patch(note.field, checked))}
    >
      {t(`score.tick.${note.field}` as KeyOf<ScoringTexts>)}
    </TickBox>
  ));
}
