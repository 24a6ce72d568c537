declare module 'fontkit' {
  /** The part of a font file that we use; pdfkit reads the rest itself. */
  export function create(bytes: Uint8Array): { readonly characterSet: number[] }
}
