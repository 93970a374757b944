declare module 'pdfmake/build/pdfmake.js' {
  /** The little of the browser build that is used here. */
  const pdfmake: {
    addVirtualFileSystem(files: Record<string, { data: Uint8Array }>): void;
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    setTableLayouts(layouts: object): void;
    createPdf(definition: object): {
      getStream(): Promise<import('#core/documents/tag-pdf.ts').Kit>;
      getBlob(): Promise<Blob>;
    };
  };
  export default pdfmake;
}
