// Owns stored files: bytes in chunks in the database, so that every process can read them. Doesn't own their meaning:
// callers name a purpose and keep the id.
export { keepFile, removeFile, sweepFiles } from './remove-file.ts'
export { readPicture, removePicture, storePicture, type Picture } from './pictures.ts'
export { readFile } from './read-file.ts'
export { findFile, storeFile, type StoredFile } from './store-file.ts'
