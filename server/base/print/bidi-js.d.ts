declare module 'bidi-js' {
  /** The part of Unicode's bidirectional algorithm that is used here. */
  export interface Bidi {
    getEmbeddingLevels(text: string): { readonly levels: Uint8Array };
    /** What stands for a sign that has a side, read from right to left; null for all others. */
    getMirroredCharacter(sign: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
