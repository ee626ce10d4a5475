import type { GivenBrowser } from '#identity/testing.ts'
import type { TestServer } from '../test-server.ts'
import { allFixtures } from './all-fixtures.ts'

/** Creates one of everything that belongs to somebody. Answers the ids by the names that paths give them. */
export async function givenThings(server: TestServer, owner: GivenBrowser): Promise<Readonly<Record<string, string>>> {
  let ids: Readonly<Record<string, string>> = { user_id: owner.userId, workspace_id: owner.workspaceId }
  for (const { things } of allFixtures) ids = { ...ids, ...(await things?.({ server, owner, ids })) }
  return ids
}
