import type { Editor } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { DOMParser } from '@tiptap/pm/model';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import DOMPurify from 'dompurify';
import { useEffect, useRef, useState } from 'react';
import { visibleText } from '#core/forms/kinds/rich-text.ts';
import { countCharacters } from '#core/forms/text-values.ts';
import { uploadFile } from '#web/kit/upload.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { fill, useTexts } from '../texts.ts';
import styles from './rich-text-input.module.css';

interface RichTextInputProps {
  id: string;
  label: string;
  value: string;
  max: number;
  isWrong: boolean;
  isRequired: boolean;
  isFixed: boolean;
  notes: string;
  onChange: (html: string) => void;
  onLeave: () => void;
}

/** A text with headings, lists, tables, links and pictures; what the server would not store cannot be made here. */
export function RichTextInput(props: RichTextInputProps) {
  const { id, label, value, max, isWrong, isRequired, isFixed, notes, onChange, onLeave } = props;
  const t = useTexts();
  const latest = useRef(value);
  const handlers = useRef({ onChange, onLeave });
  handlers.current = { onChange, onLeave };
  const [isReady, setReady] = useState(false);
  const editor = useEditor({
    extensions,
    // A document, since a text would be parsed as markup, which the page's policy refuses.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    injectCSS: false,
    editable: !isFixed,
    onCreate: () => setReady(true),
    onUpdate: ({ editor: changed }) => {
      latest.current = changed.isEmpty ? '' : changed.getHTML();
      handlers.current.onChange(latest.current);
    },
    onBlur: () => handlers.current.onLeave(),
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
      editable: !isFixed,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-required': String(isRequired),
          'aria-invalid': String(isWrong),
          ...(notes ? { 'aria-describedby': notes } : {}),
        },
      },
    });
  }, [editor, id, label, isRequired, isWrong, isFixed, notes]);
  const count = countCharacters(visibleText(value));
  return (
    <div className={styles.box} data-wrong={isWrong || undefined} data-fixed={isFixed || undefined}>
      {editor && !isFixed && <Toolbar editor={editor} />}
      <EditorContent editor={editor} className={styles.text} />
      <small className={styles.count} data-over={count > max || undefined}>
        {fill(t.richText.count, { count: count.toLocaleString('en-US') })}
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
  Image.configure({ inline: false }),
  TableKit.configure({ table: { resizable: false } }),
];

function Toolbar({ editor }: { editor: Editor }) {
  const t = useTexts().richText;
  const picker = useRef<HTMLInputElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      steps: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const link = () => {
    const known = String(editor.getAttributes('link').href ?? '');
    const address = window.prompt(t.linkAsk, known || 'https://');
    if (address === null) return;
    if (/^(https?:\/\/|mailto:)\S+$/.test(address.trim()))
      run().extendMarkRange('link').setLink({ href: address.trim() }).run();
    else run().extendMarkRange('link').unsetLink().run();
  };
  const picture = async (file: File | undefined) => {
    if (!file) return;
    const stored = await uploadFile(file, 'content-image');
    const alt = window.prompt(t.altAsk, '') ?? '';
    run()
      .setImage({ src: `/files/${stored.id}`, alt })
      .run();
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={t.toolbar}>
      <Tool label={t.h2} text="H2" isOn={active.h2} onClick={() => run().toggleHeading({ level: 2 }).run()} />
      <Tool label={t.h3} text="H3" isOn={active.h3} onClick={() => run().toggleHeading({ level: 3 }).run()} />
      <Tool label={t.bold} text="B" isOn={active.bold} onClick={() => run().toggleBold().run()} />
      <Tool label={t.italic} text="I" isOn={active.italic} onClick={() => run().toggleItalic().run()} />
      <Tool label={t.bullets} text="•" isOn={active.bullets} onClick={() => run().toggleBulletList().run()} />
      <Tool label={t.steps} text="1." isOn={active.steps} onClick={() => run().toggleOrderedList().run()} />
      <Tool label={t.quote} text="”" isOn={active.quote} onClick={() => run().toggleBlockquote().run()} />
      <Tool label={t.link} icon="link" isOn={active.link} onClick={link} />
      <Tool label={t.picture} icon="upload" onClick={() => picker.current?.click()} />
      <Tool
        label={active.table ? t.tableOff : t.table}
        icon="columns"
        isOn={active.table}
        onClick={() =>
          active.table ? run().deleteTable().run() : run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
        }
      />
      {active.table && (
        <>
          <Tool label={t.rowAdd} text="+R" onClick={() => run().addRowAfter().run()} />
          <Tool label={t.rowOff} text="−R" onClick={() => run().deleteRow().run()} />
          <Tool label={t.columnAdd} text="+C" onClick={() => run().addColumnAfter().run()} />
          <Tool label={t.columnOff} text="−C" onClick={() => run().deleteColumn().run()} />
        </>
      )}
      <span className="grow" />
      <Tool label={t.undo} icon="undo" isDisabled={!active.canUndo} onClick={() => run().undo().run()} />
      <Tool label={t.redo} icon="rotate" isDisabled={!active.canRedo} onClick={() => run().redo().run()} />
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          // A refusal is told by the common reactions.
          picture(event.target.files?.[0]).catch(() => undefined);
          event.target.value = '';
        }}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  text?: string;
  icon?: IconName;
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

function Tool({ label, text, icon, isOn, isDisabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {icon ? <Icon name={icon} size={14} /> : text}
    </button>
  );
}
