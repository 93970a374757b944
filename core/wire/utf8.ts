/** Number of bytes of a well-formed text in UTF-8, without encoding it. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    // Each half of a surrogate pair stands for two of its four bytes.
    length += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return length;
}

/** Percent-encodes the UTF-8 bytes of a text: `A-Z a-z 0-9 - . _ ~` stay, everything else becomes upper-case `%HH`; lone surrogates become U+FFFD. */
export function percentEncode(text: string): string {
  if (PLAIN.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()).replace(
    LEFT_BY_JS,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const PLAIN = /^[A-Za-z0-9\-._~]*$/;
const LEFT_BY_JS = /[!'()*]/g;
