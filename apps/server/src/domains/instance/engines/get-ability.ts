import type { Input } from '@vireo/contracts/kit'
import type { enginesEndpoints } from '@vireo/contracts/engines'
import type { CapabilityEngines, OptionalCapability } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'

type Asked = Input<typeof enginesEndpoints.ability>['capability']
export type Ability = { readonly capability: Asked; readonly languages: readonly string[] }

/** Finds who can do something. Throws `engine_not_installed`, which says what to install. */
export async function requireAbility<Name extends OptionalCapability>(
  ctx: With<'abilities' | 'models'>,
  capability: Name,
): Promise<CapabilityEngines[Name]> {
  const engine = await ctx.ports.abilities.find(capability)
  if (engine) return engine
  const fit = (await ctx.ports.models.list()).filter((model) => model.capability === capability && model.isCommercial)
  const [smallest] = fit.toSorted((one, other) => one.bytes - other.bytes)
  throw new AppError('engine_not_installed', { data: { capability, install: smallest?.name ?? null } })
}

/** Tells whether this instance can do something, and in which languages. */
export async function getAbility(
  ctx: With<'abilities' | 'models'>,
  { capability }: Input<typeof enginesEndpoints.ability>,
): Promise<Ability> {
  if (capability === 'speech' || capability === 'cloning') return { capability, languages: [] }
  const engine = await requireAbility(ctx, capability)
  return { capability, languages: 'languages' in engine ? await engine.languages() : [] }
}
