import { samples } from '../../../app/landing/words.ts'
import { originPlaceholder } from '../../frame/origin.ts'
import { keyPlaceholder } from './key-placeholder.ts'
import type { SampleContext } from '../samples/index.ts'

/** What samples on a page say: a voice that every instance has, and names in capitals for what is the reader's own. */
export const pageContext: SampleContext = {
  origin: originPlaceholder,
  apiKey: keyPlaceholder,
  standing: (name) => (name === 'voice_id' ? samples[0].voiceId : name.toUpperCase()),
  fileAt: (name) => name,
}
