/** The ways one name is written: `rename-voice` → renameVoice, RenameVoice, "rename voice". */
export type Name = { readonly kebab: string; readonly camel: string; readonly pascal: string; readonly words: string }

/** Reads a name in kebab case; anything else is refused, because files are named after what they export. */
export function nameOf(text: string): Name {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) {
    throw new UsageError(`"${text}" is not a name: write it in lower case with dashes, like rename-voice.`)
  }
  const parts = text.split('-')
  const pascal = parts.map((part) => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`).join('')
  return { kebab: text, pascal, camel: `${pascal.slice(0, 1).toLowerCase()}${pascal.slice(1)}`, words: parts.join(' ') }
}

/** Converts a sentence to kebab case: "Ids are opaque!" → `ids-are-opaque`. */
export function kebabOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Something the person who typed the command can put right. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
