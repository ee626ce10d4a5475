/** A part of an object; `end` is exclusive. */
export type ByteRange = { readonly start: number; readonly end: number }

/** Grows one object. Until `commit` nobody else sees it, and a crash leaves nothing that counts. */
export type StorageWriter = {
  append(bytes: Uint8Array): Promise<void>
  /** Reads back what was appended; works until `close`, also after `commit`. */
  read(range: ByteRange): Promise<Uint8Array>
  /** Overwrites bytes that are already there, before `commit`. */
  patch(position: number, bytes: Uint8Array): Promise<void>
  /** Cuts the end off, before `commit`. */
  truncate(sizeBytes: number): Promise<void>
  readonly sizeBytes: number
  /** Returns when the object would survive a power cut. Nothing can be appended afterwards. */
  commit(): Promise<void>
  /** Forgets the object; `close` is implied. */
  discard(): Promise<void>
  /** Frees what the writer holds; reading ends. Must be called once, after `commit`. */
  close(): Promise<void>
}

/** What a listing says about an object. */
export type ListedObject = { readonly key: string; readonly sizeBytes: number; readonly modifiedAt: Date }

/** Files by key, on a disk or in a bucket. Keys are made by us: `history/<workspace>/<id>.mp3`. */
export type Storage = {
  create(key: string): Promise<StorageWriter>
  /** Undefined when there is no such object. */
  size(key: string): Promise<number | undefined>
  read(key: string, range?: ByteRange): AsyncIterable<Uint8Array>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /**
   * Every committed object whose key begins with the folder, in no particular order. What comes or goes while
   * it is read may be in it or not.
   */
  list(folder: `${string}/`): AsyncIterable<ListedObject>
  /** Removes objects that were begun before the instant and never committed. */
  removeAbandonedBefore(instant: Date): Promise<number>
}
