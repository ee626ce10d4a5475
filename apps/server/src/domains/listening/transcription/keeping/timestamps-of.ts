import type { WordTiming } from '@vireo/contracts/transcription'
import type { Wishes } from '../asking/wishes.ts'

/** Says how the times of words were found, where there are any: by the engine, by a voice of the house, or by their length alone. */
export function timestampsOf(
  { timestamps }: Pick<Wishes, 'timestamps'>,
  timing: WordTiming | null | undefined,
): { readonly timestamps?: WordTiming } {
  return timestamps === 'none' || !timing ? {} : { timestamps: timing }
}
