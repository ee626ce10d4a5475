import { landingEndpoints } from '@vireo/contracts/landing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { hearLanguage } from './languages/hear-language.ts'
import { listLanguages } from './languages/list-languages.ts'
import { showLanguage } from './languages/show-language.ts'
import { speakHere } from './speech/speak-here.ts'

export const landingRoutes = defineRoutes((on) => {
  on(landingEndpoints.listLanguages, listLanguages)
  on(landingEndpoints.showLanguage, showLanguage)
  on(landingEndpoints.hearLanguage, hearLanguage)
  on(landingEndpoints.speak, speakHere, {
    audit: unaudited('made content', 'A few words for somebody without an account; nothing of them is kept.'),
  })
})
