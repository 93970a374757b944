import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { uploadFile } from '#web/kit/files/upload.ts';
import { Icon, type IconName } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import { AskAlt, AskLink, ToolPopover } from './rich-text-ask.tsx';
import styles from './rich-text-input.module.css';

/** What is being asked for; `src` is a picture that was just uploaded, none for one that stands in the text. */
type Asking = { what: 'link'; href: string } | { what: 'alt'; alt: string; src: string | null };

/** The tools above a text; its parts that the server would not store have none. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const t = useTexts();
  const picker = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
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
      atEnd: now.isActive('paragraph', { align: 'end' }),
      link: now.isActive('link'),
      picture: now.isActive('image'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const stop = () => {
    setAsking(null);
    editor.commands.focus();
  };
  const askLink = () => setAsking({ what: 'link', href: String(editor.getAttributes('link').href ?? '') });
  const link = (href: string | null) => {
    const range = run().extendMarkRange('link');
    const isBare = editor.state.selection.empty && !active.link;
    if (href === null) range.unsetLink().run();
    // Nothing is selected that could carry the link: the address is written out.
    else if (isBare)
      run()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else range.setLink({ href }).run();
    setAsking(null);
  };
  const askPicture = () => {
    if (active.picture) setAsking({ what: 'alt', alt: String(editor.getAttributes('image').alt ?? ''), src: null });
    else picker.current?.click();
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const stored = await uploadFile(file, 'content-image');
    setAsking({ what: 'alt', alt: '', src: `/files/${stored.id}` });
  };
  const describe = (alt: string) => {
    if (asking?.what !== 'alt') return;
    if (asking.src === null) run().updateAttributes('image', { alt }).run();
    else run().setImage({ src: asking.src, alt }).run();
    setAsking(null);
  };
  return (
    <div className={`line wraps gap-2 ${styles.tools}`} role="toolbar" aria-label={t('richText.toolbar')}>
      <Tool
        label={t('richText.h2')}
        text="H2"
        isOn={active.h2}
        onClick={() => run().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        label={t('richText.h3')}
        text="H3"
        isOn={active.h3}
        onClick={() => run().toggleHeading({ level: 3 }).run()}
      />
      <Tool label={t('richText.bold')} text="B" isOn={active.bold} onClick={() => run().toggleBold().run()} />
      <Tool label={t('richText.italic')} text="I" isOn={active.italic} onClick={() => run().toggleItalic().run()} />
      <Tool
        label={t('richText.bullets')}
        text="•"
        isOn={active.bullets}
        onClick={() => run().toggleBulletList().run()}
      />
      <Tool label={t('richText.steps')} text="1." isOn={active.steps} onClick={() => run().toggleOrderedList().run()} />
      <Tool
        label={t('richText.atEnd')}
        text="⇥"
        isOn={active.atEnd}
        onClick={() =>
          run()
            .updateAttributes('paragraph', { align: active.atEnd ? null : 'end' })
            .run()
        }
      />
      <Tool label={t('richText.quote')} text="”" isOn={active.quote} onClick={() => run().toggleBlockquote().run()} />
      <ToolPopover
        label={t('richText.link')}
        asks={asking?.what === 'link' && <AskLink href={asking.href} onGive={link} onCancel={stop} />}
        onCancel={stop}
      >
        <Tool label={t('richText.link')} icon="link" isOn={active.link} onClick={askLink} />
      </ToolPopover>
      <ToolPopover
        label={t('richText.altTitle')}
        asks={asking?.what === 'alt' && <AskAlt alt={asking.alt} onGive={describe} onCancel={stop} />}
        onCancel={stop}
      >
        <Tool
          label={active.picture ? t('richText.altTitle') : t('richText.picture')}
          icon="upload"
          isOn={active.picture}
          onClick={askPicture}
        />
      </ToolPopover>
      <Tool
        label={active.table ? t('richText.tableOff') : t('richText.table')}
        icon="columns"
        isOn={active.table}
        onClick={() =>
          active.table ? run().deleteTable().run() : run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
        }
      />
      {active.table && (
        <>
          <Tool label={t('richText.rowAdd')} text="+R" onClick={() => run().addRowAfter().run()} />
          <Tool label={t('richText.rowOff')} text="−R" onClick={() => run().deleteRow().run()} />
          <Tool label={t('richText.columnAdd')} text="+C" onClick={() => run().addColumnAfter().run()} />
          <Tool label={t('richText.columnOff')} text="−C" onClick={() => run().deleteColumn().run()} />
        </>
      )}
      <span className="grow" />
      <Tool label={t('richText.undo')} icon="undo" isDisabled={!active.canUndo} onClick={() => run().undo().run()} />
      <Tool label={t('richText.redo')} icon="rotate" isDisabled={!active.canRedo} onClick={() => run().redo().run()} />
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          // A refusal is told by the common reactions.
          upload(event.target.files?.[0]).catch(() => undefined);
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
