const longest = 100

/** Cleans a file's name so that it may be shown and downloaded: no folders, control characters or direction marks. */
export function sampleName(name: string, position: number): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}"<>:|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  if (plain === '') return `sample-${position + 1}`
  const characters = Array.from(plain)
  if (characters.length <= longest) return plain
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(plain)?.[0] ?? ''
  return characters.slice(0, longest - extension.length).join('') + extension
}
