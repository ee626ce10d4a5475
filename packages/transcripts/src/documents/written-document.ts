/** A file, and the characters that it could not hold: each stands in it by its number. */
export type WrittenDocument = { readonly bytes: Uint8Array; readonly unwritten: readonly string[] }
