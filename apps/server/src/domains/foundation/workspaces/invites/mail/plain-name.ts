const charactersMax = 60

/**
 * A name that somebody chose, as it may stand in a mail to strangers: short, on one line, and nothing that a mail
 * program turns into a link or an address. Undefined where it is no such name.
 */
export function plainName(name: string): string | undefined {
  const plain = name.replace(/[\p{C}\s]+/gu, ' ').trim()
  const leadsSomewhere = /[/\\@\uff20]|[\p{L}\p{N}][.\u3002\uff0e][\p{L}\p{N}]/u.test(plain)
  return plain === '' || plain.length > charactersMax || leadsSomewhere ? undefined : plain
}
