import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { DOMParser } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import DOMPurify from 'dompurify';
import { useEffect, useRef, useState } from 'react';
import { visibleText } from '#core/forms/kinds/rich-text.ts';
import { countCharacters } from '#core/forms/text-values.ts';
import type { RichTextProps } from '#web/kit/form/form-scope.ts';
import { useTexts } from '#web/office/texts.ts';
import { AlignEnd } from './align-end.ts';
import styles from './rich-text-input.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

/** A text with headings, lists, tables, links and pictures; what the server would not store cannot be made here. */
export function RichTextInput({ parts, value, max, isReadOnly, change, settle }: RichTextProps) {
  const t = useTexts();
  const { id, 'aria-required': isRequired = false, 'aria-invalid': isWrong = false, 'aria-describedby': notes } = parts;
  const latest = useRef(value);
  const handlers = useRef({ change, settle });
  handlers.current = { change, settle };
  const [isReady, setReady] = useState(false);
  const editor = useEditor({
    extensions,
    // A document, since a text would be parsed as markup, which the page's policy refuses.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    injectCSS: false,
    editable: !isReadOnly,
    onCreate: () => setReady(true),
    onUpdate: ({ editor: changed }) => {
      latest.current = changed.isEmpty ? '' : changed.getHTML();
      handlers.current.change(latest.current);
    },
    onBlur: () => handlers.current.settle(),
  });
  // The text goes in as elements, never as markup for the page to read; what somebody else saved replaces it.
  useEffect(() => {
    if (!editor || !isReady || (latest.current === value && !editor.isEmpty)) return;
    latest.current = value;
    const parsed = DOMParser.fromSchema(editor.schema).parse(DOMPurify.sanitize(value, { RETURN_DOM: true }));
    editor.chain().setMeta('addToHistory', false).setContent(parsed.toJSON(), { emitUpdate: false }).run();
  }, [editor, isReady, value]);
  useEffect(() => {
    editor?.setOptions({
      editable: !isReadOnly,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-required': String(isRequired),
          'aria-invalid': String(isWrong),
          ...(notes ? { 'aria-describedby': notes } : {}),
        },
      },
    });
  }, [editor, id, isRequired, isWrong, isReadOnly, notes]);
  const count = countCharacters(visibleText(value));
  return (
    <div className={styles.box} data-wrong={isWrong || undefined} data-fixed={isReadOnly || undefined}>
      {editor && !isReadOnly && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} className={styles.text} />
      <small className={`block size-12 muted ${styles.count}`} data-over={count > max || undefined}>
        {t('richText.count', { count: count.toLocaleString('en-US') })}
      </small>
    </div>
  );
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    link: { openOnClick: false, autolink: true },
  }),
  AlignEnd,
  Image.configure({ inline: false }),
  TableKit.configure({ table: { resizable: false } }),
];
