import type { ReactNode } from 'react';
import type { Block } from '#core/forms/blocks.ts';
import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import frame from '../field-frame.module.css';
import { FieldView } from '../field-view.tsx';
import { useFormScope } from '../form-scope.ts';
import styles from './blocks.module.css';
import { FiguresTable } from './figures-table.tsx';

interface SectionBlocksProps {
  blocks: readonly Block[];
  /** The shown ones, in the section's order. */
  fields: readonly Field[];
  values: Values;
}

/** The fields of a section in the cards it declares; those of no card share one, last. */
export function SectionBlocks({ blocks, fields, values }: SectionBlocksProps) {
  const grouped = new Set(blocks.flatMap((block) => block.fields));
  const others = fields.filter(({ key }) => !grouped.has(key));
  return (
    <div className={`stack ${styles.blocks}`}>
      {blocks.map((block) => {
        const held = fields.filter(({ key }) => block.fields.includes(key));
        if (held.length === 0) return null;
        return (
          <BlockCard key={block.title.EN} block={block}>
            {block.figures ? (
              <FiguresTable figures={block.figures} fields={held} />
            ) : (
              <FieldGrid fields={held} values={values} />
            )}
          </BlockCard>
        );
      })}
      {others.length > 0 && (
        <div className={`${cardClass} ${styles.block}`}>
          <FieldGrid fields={others} values={values} />
        </div>
      )}
    </div>
  );
}

/** Fields in two columns, one below the other on a phone. */
export function FieldGrid({ fields, values }: Pick<SectionBlocksProps, 'fields' | 'values'>) {
  return (
    <div className={`${frame.grid} folds`}>
      {fields.map((field) => (
        <FieldView key={field.key} field={field} path={field.key} values={values} />
      ))}
    </div>
  );
}

function BlockCard({ block, children }: { block: Block; children: ReactNode }) {
  const { locale, section } = useFormScope();
  const id = `block-${section.key}-${block.fields[0]}`;
  return (
    <section className={`${cardClass} ${styles.block}`} aria-labelledby={id}>
      <h3 id={id} className={`title-20 ${styles.title}`}>
        {textIn(block.title, locale)}
        {block.note && <small className="small muted">{textIn(block.note, locale)}</small>}
      </h3>
      {children}
    </section>
  );
}
