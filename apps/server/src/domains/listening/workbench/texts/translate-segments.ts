import type { Input } from '@vireo/contracts/kit'
import { isTranslated } from '@vireo/contracts/productions'
import type { workbenchEndpoints } from '@vireo/contracts/workbench'
import { EngineError } from '@vireo/engines'
import { requireAbility } from '#engines'
import { AppError } from '#kernel/errors.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import { enterUnpaid } from '#usage'
import { asOrdered } from '../order-rules.ts'
import { countHelp } from './count-help.ts'
import { findOwnText } from './find-own-text.ts'

type Ports = With<'abilities' | 'addressEngines' | 'concurrency' | 'models' | 'settings' | 'vault'>
type Translation = { readonly id: string; readonly translation: string }

/** What a segment may hold. */
const textMost = 5000

/** Lets an engine translate segments, one after the other. Nothing is kept. Throws what the contract names. */
export async function translateSegments(
  ctx: Ports,
  { segments, ...named }: Input<typeof workbenchEndpoints.translate>,
): Promise<Translation[]> {
  const work = await findOwnText(ctx, named)
  const { source_language: from, target_language: to } = work.task
  if (!isTranslated(work.task)) throw new AppError('unsupported_language', { message: 'This task is no translation.' })
  const engine = await requireAbility(asOrdered(ctx, work), 'translation')
  return countHelp(ctx, work, () =>
    translateAll(ctx, segments, (text, options) => engine.translate({ text, from, to }, options)),
  )
}

type Texts = Input<typeof workbenchEndpoints.translate>['segments']
type Translate = (text: string, options: { readonly signal: AbortSignal; readonly share: string }) => Promise<string>

async function translateAll(ctx: Ports, segments: Texts, translate: Translate): Promise<Translation[]> {
  const place = await enterUnpaid(ctx)
  try {
    const done: Translation[] = []
    for (const { id, text } of segments) {
      const asked = { signal: ctx.signal, share: ctx.workspaceId }
      const translation = text.trim() === '' ? '' : await translate(text, asked)
      done.push({ id, translation: translation.slice(0, textMost) })
    }
    return done
  } catch (error) {
    ctx.signal.throwIfAborted()
    throw error instanceof EngineError ? engineFailure(error) : error
  } finally {
    place.leave()
  }
}
