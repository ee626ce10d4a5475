/**
 * What a slice says of a table whose rows name files in the storage: the query that lists their keys as `storage_key`,
 * so that a backup takes the files along; or why their loss costs nothing, where a backup leaves them out.
 */
export type StoredFiles = { readonly table: string } & (
  | { readonly keys: { readonly text: string; readonly values: unknown[] } }
  | { readonly leftOut: string }
)
