import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { CapabilityEngines, OptionalCapability } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { hasOwnEngines } from './addresses/own/has-own-engines.ts'
import { findNothingLeaves } from './addresses/address-engine-store.ts'
import { listAddressEngines } from './addresses/to-engine.ts'
import type { With } from '#ports/ports.ts'

type Asked = Input<typeof enginesEndpoints.ability>['capability']
type AbilityPorts = 'abilities' | 'models' | 'vault' | 'addressEngines'
export type Ability = { readonly capability: Asked; readonly languages: readonly string[] }

/**
 * Finds who can do something: an engine of the workspace's own, then what is installed here, then an engine by address of
 * the instance. Throws `engine_not_installed`, which says what to install, and `engine_outside_forbidden`.
 */
export async function requireAbility<Name extends OptionalCapability>(
  ctx: With<AbilityPorts>,
  capability: Name,
): Promise<CapabilityEngines[Name]> {
  const elsewhere = await findElsewhere(ctx, capability)
  if (elsewhere.own) return elsewhere.own
  const engine = (await ctx.ports.abilities.find(capability)) ?? elsewhere.shared
  if (engine) return engine
  if (elsewhere.isForbidden) throw new AppError('engine_outside_forbidden')
  const fit = (await ctx.ports.models.list()).filter(
    (model) => model.isCommercial && [model.capability, ...model.also].includes(capability),
  )
  const [smallest] = fit.toSorted((one, other) => one.bytes - other.bytes)
  throw new AppError('engine_not_installed', { data: { capability, install: smallest?.name ?? null } })
}

/** Finds an engine by address that can do something: of the workspace's own, then of the instance. None where the workspace forbids them. */
export async function findByAddress<Name extends OptionalCapability>(
  ctx: With<'vault' | 'addressEngines'>,
  capability: Name,
): Promise<CapabilityEngines[Name] | undefined> {
  const { own, shared } = await findElsewhere(ctx, capability)
  return own ?? shared
}

type Elsewhere<Name extends OptionalCapability> = {
  readonly own?: CapabilityEngines[Name] | undefined
  readonly shared?: CapabilityEngines[Name] | undefined
  /** Whether there is one that the workspace forbids. */
  readonly isForbidden: boolean
}

async function findElsewhere<Name extends OptionalCapability>(
  ctx: With<'vault' | 'addressEngines'>,
  capability: Name,
): Promise<Elsewhere<Name>> {
  const { vault, addressEngines } = ctx.ports
  const find = async (owner: string | null) =>
    addressEngines.setOf(await listAddressEngines(ctx, vault, owner)).find(capability)
  const [mine, shared] = await Promise.all([find(ctx.workspaceId), find(null)])
  const own = mine && (await hasOwnEngines(ctx)) ? mine : undefined
  if (!own && !shared) return { isForbidden: false }
  const isForbidden = await findNothingLeaves(ctx, ctx.workspaceId)
  return isForbidden ? { isForbidden } : { own, shared, isForbidden }
}

/** Tells whether this instance can do something, and in which languages. */
export async function getAbility(
  ctx: With<AbilityPorts>,
  { capability }: Input<typeof enginesEndpoints.ability>,
): Promise<Ability> {
  if (capability === 'speech' || capability === 'cloning' || capability === 'sound_effects')
    return { capability, languages: [] }
  const engine = await requireAbility(ctx, capability)
  return { capability, languages: 'languages' in engine ? await engine.languages() : [] }
}
