import { Extension } from '@tiptap/core';

/** Lets a paragraph stand at the end of its line, as signature and date do; the server stores nothing else of the kind. */
export const AlignEnd = Extension.create({
  name: 'alignEnd',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => (element.dataset.align === 'end' ? 'end' : null),
          renderHTML: ({ align }) => (align === 'end' ? { 'data-align': 'end' } : {}),
        },
      },
    },
  ],
});
