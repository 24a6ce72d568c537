declare module 'fontkit' {
  /** What we ask of a font file; pdfkit reads the rest itself. */
  export function create(bytes: Uint8Array): { readonly characterSet: number[] }
}
