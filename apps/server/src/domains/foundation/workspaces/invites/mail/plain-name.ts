const charactersMax = 60

/**
 * Cleans a name that somebody chose for a mail to strangers: short, on one line, and nothing that a mail program would
 * turn into a link or an address. Undefined for any other name.
 */
export function plainName(name: string): string | undefined {
  const plain = name.replace(/[\p{C}\s]+/gu, ' ').trim()
  const leadsSomewhere = /[/\\@\uff20]|[\p{L}\p{N}][.\u3002\uff0e][\p{L}\p{N}]/u.test(plain)
  return plain === '' || plain.length > charactersMax || leadsSomewhere ? undefined : plain
}
