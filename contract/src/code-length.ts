/** Digits of the codes that confirm an email address or a second factor. */
export const CODE_LENGTH = 6
