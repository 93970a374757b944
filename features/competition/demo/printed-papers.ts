import type { Form } from '#core/forms/section.ts';
import { makePdf, pdfFont } from '#server/demo/make-pdf.ts';
import type { Print } from './handed-in-file.ts';

/** A page for every paper that a form must have, by section and field; `of` says among what papers it is. */
export async function printPapers(form: Form, of: string): Promise<Map<string, Print>> {
  const prints = new Map<string, Print>();
  for (const { key, fields } of form.sections)
    for (const field of fields)
      if (field.kind === 'files' && field.required !== false && field.types.includes('application/pdf'))
        prints.set(`${key}.${field.key}`, await printPaper(field.label.CN, of));
  return prints;
}

async function printPaper(name: string, of: string): Promise<Print> {
  const content = await makePdf({
    info: { title: name },
    pageSize: 'A4',
    pageMargins: [72, 120, 72, 72],
    defaultStyle: { font: pdfFont, fontSize: 12, lineHeight: 1.8 },
    content: [
      { text: name, fontSize: 22, bold: true, alignment: 'center', margin: [0, 0, 0, 28] },
      { text: `本件为国际人才创新大赛${of}中的“${name}”，内容属实，复印件与原件一致。` },
      { text: '单位（盖章）　　　　　　　　经办人（签字）', margin: [0, 60, 0, 0] },
    ],
  });
  return { content, pages: 1 };
}
