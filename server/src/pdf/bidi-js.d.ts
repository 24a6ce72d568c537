declare module 'bidi-js' {
  /**
   * The part of the bidirectional algorithm that we use; its own types declare a default export that Node doesn't
   * provide.
   */
  function createBidi(): {
    getEmbeddingLevels: (
      text: string,
      direction: 'ltr' | 'rtl' | 'auto',
    ) => { levels: Uint8Array; paragraphs: { level: number }[] }
    getMirroredCharacter: (sign: string) => string | null
  }
  export = createBidi
}
