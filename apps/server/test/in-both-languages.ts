import { type Language, Language as Languages } from '@vireo/contracts/kit'
import { expect } from 'vitest'
import { listOutbox, type OutboxLetter } from '#mail'
import { givenPerson, type Teammate } from './teammates.ts'
import type { TestServer } from './test-server.ts'

/** Creates somebody with a verified address whose account is set to a language. */
export async function givenReader(server: TestServer, language: Language): Promise<Teammate> {
  const person = await givenPerson(server)
  await server.database.pool.query('update users set locale = $2 where id = $1', [person.userId, language])
  return person
}

/**
 * Lets the same happen to somebody who reads English and to somebody who reads German. Every letter that follows has to
 * be in the reader's language, word for word: nothing in the German ones stands in the English ones. Answers the kinds
 * of letters, sorted, and the German ones. `cause` may answer another address that was written to.
 */
export async function inBothLanguages(
  server: TestServer,
  cause: (person: Teammate) => Promise<string | void>,
): Promise<{ readonly kinds: readonly string[]; readonly german: readonly OutboxLetter[] }> {
  const written = new Map<Language, readonly OutboxLetter[]>()
  for (const language of Languages.options) {
    const person = await givenReader(server, language)
    const addresses = [person.email, await cause(person)]
    const letters = await listOutbox(server.product.systemContext())
    written.set(
      language,
      letters
        .filter(({ recipient }) => addresses.includes(recipient))
        .toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
    )
  }
  const [english = [], german = []] = [written.get('en'), written.get('de')]
  const kinds = german.map(({ kind }) => kind)
  expect(english.map(({ kind }) => kind)).toEqual(kinds)
  expect(kinds).not.toEqual([])
  for (const [at, letter] of german.entries()) {
    const same = english[at]
    if (letter.channel === 'mail') expect([same?.language, letter.language]).toEqual(['en', 'de'])
    expect(
      sentencesOf(letter).filter((sentence) => same && sentencesOf(same).includes(sentence)),
      letter.kind,
    ).toEqual([])
  }
  return { kinds, german }
}

function sentencesOf({ subject, paragraphs, action }: OutboxLetter): string[] {
  return [subject, ...paragraphs, action?.label ?? ''].filter((sentence) => sentence !== '')
}
