import type { Section } from '#core/forms/section.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';

/** A file of the archive as it is called, and where it belongs. */
export interface FileMatch {
  readonly number: string;
  /** Path of the field of documents, such as `materials.contract`. */
  readonly path: string;
}

/**
 * Reads the name of a file: the number of the document it belongs to, and after a mark which paper it is
 * (`350…4132_劳动合同.pdf`); without that it is the identity document. Nothing for a name of another form.
 */
export function matchFileName(programme: Pick<Programme, 'sections'>, name: string): FileMatch | undefined {
  const file = name.split('/').at(-1) ?? '';
  const [, number, paper = ''] =
    /^([A-Za-z0-9]{5,30})(?:[-_ ]+(.*?))?\.[A-Za-z]{3,4}$/.exec(file.normalize('NFC')) ?? [];
  if (!number) return undefined;
  const section = programme.sections.find(({ key }) => key === 'materials');
  const field = section && fieldNamed(section, paper.replace(/[-_ ]?\d+$/, ''));
  return field ? { number: number.toUpperCase(), path: `materials.${field.key}` } : undefined;
}

function fieldNamed({ fields }: Section, paper: string) {
  const documents = fields.filter(({ kind }) => kind === 'files');
  const plain = paper.trim().toLowerCase();
  if (plain === '') return documents.find(({ key }) => key === 'identity' || key === 'identities') ?? documents[0];
  return documents.find(({ label }) => [label.CN, label.EN].some((each) => each.toLowerCase().includes(plain)));
}
