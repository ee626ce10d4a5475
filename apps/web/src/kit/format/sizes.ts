const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A size in steps of 1000, or of 1024 in binary mode; one decimal from kB on, without a trailing zero. */
export function formatSize(sizeBytes: number, { binary = false }: { readonly binary?: boolean } = {}): string {
  const step = binary ? 1024 : 1000
  const power = sizeBytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(sizeBytes) / Math.log(step) + 1e-12))
  const value = sizeBytes / step ** power
  return `${power === 0 ? Math.round(value) : Math.round(value * 10) / 10} ${units[power]}`
}
