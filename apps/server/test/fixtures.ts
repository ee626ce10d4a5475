import type { GivenBrowser } from '#identity/testing.ts'
import type { TestServer } from './test-server.ts'

export type Given = {
  readonly server: TestServer
  readonly owner: GivenBrowser
  /** What the slices before this one made, by the names that paths give to ids. */
  readonly ids: Readonly<Record<string, string>>
}

export type GivenRequest = { readonly body?: unknown; readonly query?: string }

/** What a slice gives the tests that try every endpoint, in its `fixtures.testing.ts`. */
export type Fixtures = {
  /** Creates one of everything of the slice that belongs to somebody; answers the ids by the names that paths give them. */
  readonly things?: (given: Given) => Promise<Readonly<Record<string, string>>>
  /**
   * What endpoints that want something accept as far as their schema goes, by their ids, so that what answers is their
   * policy. Ids and codes are made up: nothing comes of it.
   */
  readonly requests?: Readonly<Record<string, GivenRequest>>
}

/** Keeps five bytes under a key in the storage; answers the key. */
export async function givenSound({ ports }: TestServer, key: string): Promise<string> {
  const writer = await ports.storage.create(key)
  await writer.append(Buffer.from('sound'))
  await writer.commit()
  await writer.close()
  return key
}
