import { docsTexts } from '../docs-texts.ts'
import { anchorOf, docsGroups } from '../model/docs-groups.ts'
import { GuidePart, PageHead } from './page-head.tsx'

type Needing = { readonly href: string; readonly summary: string }

/** Shows how a request says who it is from, and what each permission opens. */
export function Authentication() {
  return (
    <>
      <PageHead
        area={docsTexts.start}
        title={docsTexts.authentication}
        lead="A program sends an API key, a signed-in browser an access token. Both act for one person in one workspace."
      />
      <GuidePart id="api-keys" title="API keys">
        <p>
          Send the key in the header <code className="font-mono">xi-api-key</code>. A key belongs to the person who made
          it and to the workspace it was made in. It can be limited to permissions, to addresses and to a number of
          characters, disabled for a while, and revoked. A key that is missing answers{' '}
          <ErrorLink code="missing_api_key" />, one that is wrong <ErrorLink code="invalid_api_key" />, and one without
          the permission <ErrorLink code="insufficient_permissions" />.
        </p>
        <p>Keep keys on servers. Whoever has a key can do with it what you allowed, until you revoke it.</p>
      </GuidePart>
      <GuidePart id="access-tokens" title="Access tokens">
        <p>
          A browser that signed in gets a short-lived token and sends it as{' '}
          <code className="font-mono">Authorization: Bearer …</code>. It carries everything the person may do.
        </p>
      </GuidePart>
      <GuidePart id="sockets" title="From a browser without a key">
        <p>
          A page must not hold a key, and a browser cannot send headers with a socket. Let your server make a{' '}
          <a href="/docs/sign-in-and-keys" className="rounded-sm font-medium underline underline-offset-4">
            single-use token
          </a>
          , which opens one socket, or one request to write a recording down, once, within 15 minutes, and needs no key
          in the page.
        </p>
      </GuidePart>
      <GuidePart id="permissions" title="Permissions">
        <p>What a key without limits may do is what its owner may do. Limited, it may do what its permissions open:</p>
        <Permissions />
      </GuidePart>
    </>
  )
}

function Permissions() {
  return (
    <ul className="flex flex-col">
      {[...permissionsInUse()].map(([permission, needing]) => (
        <li key={permission} className="border-t border-line py-2 first:border-t-0">
          <details>
            <summary className="cursor-pointer rounded-sm wrap-anywhere">
              <code className="mr-3 font-mono text-xs">{permission}</code>
              <span className="text-xs text-muted">
                {needing.length === 1 ? '1 operation' : `${needing.length} operations`}
              </span>
            </summary>
            <ul className="mt-1 flex flex-col gap-1 text-xs">
              {needing.map(({ href, summary }) => (
                <li key={href}>
                  <a href={href} className="rounded-sm text-muted underline-offset-4 hover:text-ink hover:underline">
                    {summary}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

function permissionsInUse(): ReadonlyMap<string, readonly Needing[]> {
  const found = new Map<string, Needing[]>()
  for (const { slug, operations, sockets } of docsGroups)
    for (const { access, id, summary } of [...operations, ...sockets]) {
      if (typeof access !== 'object') continue
      found.set(access.scope, [...(found.get(access.scope) ?? []), { href: `/docs/${slug}#${anchorOf(id)}`, summary }])
    }
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b)))
}

function ErrorLink({ code }: { readonly code: string }) {
  return (
    <a href={`/docs/errors#${code}`} className="rounded-sm font-mono text-xs underline underline-offset-4">
      {code}
    </a>
  )
}
