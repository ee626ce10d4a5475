import { OwnProfile } from '@vireo/contracts/profiles'
import type { TestServer } from '#test/test-server.ts'

type Bearer = { readonly bearer: Readonly<Record<string, string>> }

let made = 0
const handles = new WeakMap<object, string>()

/** Makes a handle that nobody has. */
export function freshHandle(): string {
  made += 1
  return `ada-${process.pid.toString(36)}-${made.toString(36)}`
}

/** Changes the profile of somebody, and answers as the server did. */
export function change(server: TestServer, { bearer }: Bearer, wanted: object): Promise<Response> {
  return server.fetch('/v1/profile', {
    method: 'PATCH',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
}

/** Shows the profile of somebody, with what else is wanted; returns it with the path of its page. It keeps its handle. */
export async function givenProfile(
  server: TestServer,
  person: Bearer,
  wanted: object = {},
): Promise<OwnProfile & { readonly path: string; readonly handle: string }> {
  const known = handles.get(person) ?? freshHandle()
  handles.set(person, known)
  const answer = await change(server, person, { handle: known, name: 'Ada', is_public: true, ...wanted })
  if (!answer.ok) throw new Error(`no profile: ${answer.status} ${await answer.text()}`)
  const profile = OwnProfile.parse(await answer.json())
  const handle = profile.handle ?? ''
  return { ...profile, handle, path: `/@${handle}` }
}
