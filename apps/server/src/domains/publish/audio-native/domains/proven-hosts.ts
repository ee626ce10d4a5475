import type { Context } from '#kernel/context.ts'
import { listDomains } from './domain-store.ts'

/** Which hosts belong to the workspace, as far as it has proven that. */
export type ProvenHosts = {
  readonly domains: readonly string[]
  /** Whether a host is one of them, or below one. */
  has(host: string): boolean
}

const freshMs = 1000
const rememberedMax = 1000
type Remembered = { readonly until: number; readonly hosts: Promise<ProvenHosts> }
const ofProduct = new WeakMap<Context['hooks'], Map<string, Remembered>>()

/** Finds the hosts that the caller's workspace has proven; many visitors share what was read. */
export function provenHosts(ctx: Context): Promise<ProvenHosts> {
  const remembered = ofProduct.get(ctx.hooks) ?? new Map<string, Remembered>()
  ofProduct.set(ctx.hooks, remembered)
  const now = ctx.now().getTime()
  const known = remembered.get(ctx.workspaceId)
  if (known && known.until > now && known.until <= now + freshMs) return known.hosts
  if (remembered.size >= rememberedMax) remembered.clear()
  const hosts = read(ctx)
  hosts.catch(() => remembered.delete(ctx.workspaceId))
  remembered.set(ctx.workspaceId, { until: now + freshMs, hosts })
  return hosts
}

/** Reads what was proven anew from now on. */
export function forgetProven(ctx: Context): void {
  ofProduct.get(ctx.hooks)?.clear()
}

async function read(ctx: Context): Promise<ProvenHosts> {
  const rows = await listDomains(ctx)
  const domains = rows.filter(({ status }) => status === 'verified').map(({ domain }) => domain)
  return { domains, has: (host) => domains.some((domain) => host === domain || host.endsWith(`.${domain}`)) }
}
