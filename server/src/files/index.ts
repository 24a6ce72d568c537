// Owns stored files: bytes in pieces in the database, so that every process sees them.
// Does not own what they mean: whoever stores one names its purpose and knows its id.
export { keepFile, removeFile, sweepFiles } from './remove-file.ts'
export { readPicture, removePicture, storePicture, type Picture } from './pictures.ts'
export { readFile } from './read-file.ts'
export { findFile, storeFile, type StoredFile } from './store-file.ts'
