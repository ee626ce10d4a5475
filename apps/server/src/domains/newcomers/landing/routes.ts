import { landingEndpoints } from '@vireo/contracts/landing'
import { defineRoutes } from '#http/routes.ts'
import { hearLanguage } from './languages/hear-language.ts'
import { listLanguages } from './languages/list-languages.ts'
import { showLanguage } from './languages/show-language.ts'

export const landingRoutes = defineRoutes((on) => {
  on(landingEndpoints.listLanguages, listLanguages)
  on(landingEndpoints.showLanguage, showLanguage)
  on(landingEndpoints.hearLanguage, hearLanguage)
})
