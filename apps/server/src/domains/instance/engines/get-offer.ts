import { isOperator } from '#identity/support-access/index.ts'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'

export type Offer = {
  readonly hasNaturalVoices: boolean
  readonly mayInstall: boolean
  readonly model: ModelEntry | undefined
}

/** Tells whether natural voices are installed, and who may install which. */
export async function getOffer(ctx: With<'settings' | 'models'>): Promise<Offer> {
  const [models, mayInstall, room] = [
    await ctx.ports.models.list(),
    await isOperator(ctx),
    await ctx.ports.models.room(),
  ]
  const natural = models.filter(({ capability, isCommercial }) => capability === 'speech' && isCommercial)
  const hasNaturalVoices = natural.some(({ state }) => state === 'installed')
  const fits = natural.filter(
    ({ bytes, memoryBytes }) => memoryBytes <= room.memoryBytes && bytes * 4 <= room.freeDiskBytes,
  )
  const underWay = natural.find(({ state }) => state === 'downloading' || state === 'unpacking')
  const best = underWay ?? fits.find(({ speakers, languages }) => speakers.length > 0 || languages.includes('en'))
  const isOffered = mayInstall && !hasNaturalVoices && room.missing === undefined
  return { hasNaturalVoices, mayInstall, model: isOffered ? best : undefined }
}
