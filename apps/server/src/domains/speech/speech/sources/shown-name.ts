/** Characters of a recording's name that are kept. */
const sourceNameMax = 200

/** Keeps the last part of a file's name without characters that cannot be shown; undefined when none is left. */
export function shownName(fileName = ''): string | undefined {
  const name = fileName.split(/[/\\]/u).at(-1)?.replaceAll(/\p{C}/gu, '').trim() ?? ''
  return name === '' ? undefined : [...name].slice(0, sourceNameMax).join('')
}
