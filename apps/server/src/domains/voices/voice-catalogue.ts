import type { Context } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { findLibraryVoice, libraryVoices, type LibraryVoice } from './library/library.ts'

/** Every voice that the caller's workspace can speak with, in the order it is shown. */
export async function listCatalogue(_ctx: Context): Promise<readonly LibraryVoice[]> {
  return libraryVoices
}

/** The voice with this id, if the caller's workspace can speak with it; else `voice_not_found`. */
export async function getFromCatalogue(_ctx: Context, voiceId: string): Promise<LibraryVoice> {
  const voice = findLibraryVoice(voiceId)
  if (!voice) throw new AppError('voice_not_found', { param: 'voice_id' })
  return voice
}
