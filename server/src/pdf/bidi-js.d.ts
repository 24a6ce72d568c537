declare module 'bidi-js' {
  /** What we ask of the bidirectional algorithm; its own types name a default export that Node does not give. */
  function createBidi(): {
    getEmbeddingLevels: (
      text: string,
      direction: 'ltr' | 'rtl' | 'auto',
    ) => { levels: Uint8Array; paragraphs: { level: number }[] }
    getMirroredCharacter: (sign: string) => string | null
  }
  export = createBidi
}
