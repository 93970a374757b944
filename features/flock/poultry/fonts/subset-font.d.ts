declare module 'subset-font' {
  /** A font with only the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'sfnt' }): Promise<Buffer>;
}
