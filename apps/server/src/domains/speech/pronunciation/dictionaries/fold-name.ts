/** Folds a name for sorting: without case and accents. */
export function foldName(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
