declare module 'virtual:library/*' {
  /** The words of the library by the name of their language. */
  const words: Record<string, object>;
  export = words;
}
