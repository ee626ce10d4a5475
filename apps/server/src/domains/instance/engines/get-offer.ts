import { isOperator } from '#identity/support-access/index.ts'
import type { ModelEntry, ModelRoom } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'

export type Offer = {
  readonly hasNaturalVoices: boolean
  readonly mayInstall: boolean
  readonly model: ModelEntry | undefined
}

/** Tells whether natural voices are installed, and who may install which. */
export async function getOffer(ctx: With<'settings' | 'models'>): Promise<Offer> {
  const { models } = ctx.ports
  const [all, mayInstall] = await Promise.all([models.list(), isOperator(ctx)])
  const natural = all.filter(({ capability, isCommercial }) => capability === 'speech' && isCommercial)
  const hasNaturalVoices = natural.some(({ state }) => state === 'installed')
  const isOffered = mayInstall && !hasNaturalVoices
  return { hasNaturalVoices, mayInstall, model: isOffered ? chooseFor(await models.room(), natural) : undefined }
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
