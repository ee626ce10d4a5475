import { isOperator } from '#identity/support-access/index.ts'
import type { ModelEntry, ModelRoom } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'

export type Offer = {
  readonly hasNaturalVoices: boolean
  readonly mayInstall: boolean
  readonly model: ModelEntry | undefined
}

/**
 * Tells whether natural voices are installed, and who may install which. Everybody asks on most screens: the files of models are
 * looked at for those alone who may install one.
 */
export async function getOffer(ctx: With<'settings' | 'models'>): Promise<Offer> {
  const { models, settings } = ctx.ports
  const hasNaturalVoices = settings.installedVoices.list().some(({ recipe }) => recipe.engine === 'sherpa')
  const mayInstall = await isOperator(ctx)
  if (hasNaturalVoices || !mayInstall) return { hasNaturalVoices, mayInstall, model: undefined }
  const [all, room] = await Promise.all([models.list(), models.room()])
  const natural = all.filter(({ capability, isCommercial }) => capability === 'speech' && isCommercial)
  return { hasNaturalVoices, mayInstall, model: chooseFor(room, natural) }
}

/** Chooses the model to be offered: the one that is on its way, or the best that this machine has room for. */
function chooseFor({ missing, ...room }: ModelRoom, natural: readonly ModelEntry[]): ModelEntry | undefined {
  if (missing !== undefined) return undefined
  const fits = natural.filter(
    ({ bytes, memoryBytes }) => memoryBytes <= room.memoryBytes && bytes * 4 <= room.freeDiskBytes,
  )
  return (
    natural.find(({ state }) => state === 'downloading' || state === 'unpacking') ??
    fits.find(({ speakers, languages }) => speakers.length > 0 || languages.includes('en'))
  )
}
