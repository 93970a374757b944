import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * What a reader finds in a PDF: its pages, their text one by one and together, how far right any text reaches, and where a line ends in a number
 * and the next one begins with its unit.
 */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: number; perPage: string[]; text: string; right: number; broken: string[] }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const found = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap((item) => ('str' in item ? item : []));
    }),
  );
  const perPage = found.map((items) => items.map(({ str }) => str).join(''));
  const ends = found.flat().map(({ transform, width }) => Number(transform[4]) + width);
  const lines = found.map((items) => items.filter(({ str }) => str.trim() !== ''));
  const broken = lines.flatMap((items) =>
    items.slice(1).flatMap(({ str }, index) => {
      const before = items[index]!.str.trimEnd();
      return /\d$/.test(before) && /^(?:%(?!\d)|(?:ppm|cm|mm|kg)(?!\p{L}))/u.test(str.trim())
        ? `${before} | ${str}`
        : [];
    }),
  );
  return { pages: pdf.numPages, perPage, text: perPage.join('\n'), right: Math.max(...ends), broken };
}

/** An element of a PDF's structure tree. */
export interface Tagged {
  readonly role: string;
  readonly alt?: string;
  readonly text: string;
}

/** The structure of a PDF as a screen reader finds it: its language, title, whether it is tagged, and its elements in order, each with its own text. */
export async function readStructure(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string; Title?: string } };
  const marks = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  const elements: Tagged[] = [];
  let outside = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const texts = new Map<string, string>();
    let open: string | null = null;
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        if (open === null) outside += item.str.trim();
        else texts.set(open, (texts.get(open) ?? '') + item.str);
      } else if (item.type === 'endMarkedContent') open = null;
      else open = item.id ?? 'ornament';
    }
    walk(await page.getStructTree(), texts);
  }
  return { language: info.Language, title: info.Title, isMarked: marks?.get('Marked') ?? false, elements, outside };

  function walk(node: unknown, texts: ReadonlyMap<string, string>) {
    const { role, alt, children = [] } = (node ?? {}) as { role?: string; alt?: string; children?: object[] };
    const own = children.flatMap((kid) => ('id' in kid ? (texts.get(String(kid.id)) ?? '') : [])).join('');
    if (role && role !== 'Root') elements.push({ role, ...(alt !== undefined && { alt }), text: own });
    for (const kid of children) if ('role' in kid) walk(kid, texts);
  }
}
