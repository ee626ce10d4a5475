import { type ServiceRequest, targetsFrom } from '@vireo/contracts/productions'
import { AppError } from '#kernel/errors.ts'
import { languageOf } from '../prices/language-of.ts'

/**
 * Tells from which language into which an item is worked on. Throws `unsupported_language`, also where it is to stay in the language that
 * is spoken and cannot.
 */
export function languagesOfItem(item: ServiceRequest): {
  readonly source: string
  readonly targets: readonly string[]
} {
  const source = languageOf(item.source_language, 'source_language')
  if (!('destination_languages' in item)) return { source, targets: [source] }
  const named = item.destination_languages.map((code) => languageOf(code, 'destination_languages'))
  const targets = [...new Set(named)]
  if (targetsFrom(item.kind, source, targets).length < targets.length)
    throw new AppError('unsupported_language', {
      message: 'This work is done from one language into another: name others than the one it is done from.',
      param: 'destination_languages',
    })
  return { source, targets }
}
