import sanitizeHtml from 'sanitize-html';
import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';

/** Rich text as it may be stored: a short list of elements, links to the web and to mail, pictures of our own. Idempotent. */
export function sanitise(html: string): string {
  // Taking an element away can leave others nested as a browser would not read them: again until nothing changes.
  for (let before = html, round = 0; ; round++) {
    const after = sanitizeHtml(before, rules).trim();
    if (after === before || round === mostRounds) return after;
    before = after;
  }
}

const mostRounds = 8;

/** The values with all rich text sanitised. */
export function sanitiseValues(fields: readonly Field[], values: Values): Values {
  const rich = fields.filter((field) => field.kind === 'rich-text' && typeof values[field.key] === 'string');
  return { ...values, ...Object.fromEntries(rich.map(({ key }) => [key, sanitise(String(values[key]))])) };
}

/** Where pictures of a text come from: files that were uploaded here for all to see. */
const ownPicture = /^\/files\/pub_[\w-]{1,60}$/;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'br',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    // Signature and date of a paper stand at the end of the line.
    p: ['data-align'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    p: (tagName, attribs) => ({
      tagName,
      attribs: attribs['data-align'] === 'end' ? { 'data-align': 'end' } : ({} as sanitizeHtml.Attributes),
    }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...(attribs.href ? { href: attribs.href } : {}), rel: 'noopener noreferrer nofollow' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
};
