import { capabilities, joinEngineSets, type OptionalCapability } from '@vireo/engines'
import type { ModelEntry, ModelRoom } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { listAddressEngines } from './addresses/to-engine.ts'
import { requireOperator } from '#identity/support-access/index.ts'

export type Overview = {
  readonly abilities: readonly {
    readonly capability: (typeof capabilities)[number]
    readonly isThere: boolean
    /** Whether what is there gets many words wrong. */
    readonly isRough: boolean
  }[]
  readonly models: readonly ModelEntry[]
  readonly room: ModelRoom
}

/** The house makes sounds of words itself; an engine for it is for those that it does not know. */
const always: readonly string[] = ['speech', 'cloning', 'sound_effects']

/** Lists what engines can do here, and the models that are or can be installed. */
export async function getOverview(
  ctx: With<'settings' | 'models' | 'abilities' | 'vault' | 'addressEngines'>,
): Promise<Overview> {
  await requireOperator(ctx)
  const { models, vault, addressEngines } = ctx.ports
  const shared = addressEngines.setOf(await listAddressEngines(ctx, vault, null))
  const abilities = joinEngineSets(ctx.ports.abilities, shared)
  const there = await Promise.all(
    capabilities.map(async (capability) => {
      if (!isOptional(capability)) return { capability, isThere: true, isRough: false }
      const engine = await abilities.find(capability)
      const isRough = engine !== undefined && 'isRough' in engine && engine.isRough === true
      return { capability, isThere: engine !== undefined, isRough }
    }),
  )
  return { abilities: there, models: await models.list(), room: await models.room() }
}

function isOptional(capability: (typeof capabilities)[number]): capability is OptionalCapability {
  return !always.includes(capability)
}
