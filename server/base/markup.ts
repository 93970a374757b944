/** Text as it may stand in HTML and XML, in elements and in quoted attributes; what XML forbids is left out. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => entities[sign as keyof typeof entities]);
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;
/** Control characters, and the two that are no characters. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
