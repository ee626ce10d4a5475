import type { Slice } from '../slice.ts'
import { dialogueRoutes } from './dialogue/routes.ts'
import { speechHolding } from './holding.ts'
import { speechJobs } from './jobs.ts'
import { speechRoutes, speechSockets } from './routes.ts'

export const speechSlice: Slice = {
  name: 'speech',
  routes: [...speechRoutes, ...dialogueRoutes],
  channels: speechSockets,
  jobs: speechJobs,
  holding: speechHolding,
}

export { assertFormatAllowed } from './assert-format-allowed.ts'
export { convert } from './convert.ts'
export { countCharacters } from './text/count-characters.ts'
export { detectLanguage } from './text/detect-language.ts'
export { findInvalidCharacter } from './text/find-invalid-character.ts'
export { findSpeechModel } from './models/models.ts'
