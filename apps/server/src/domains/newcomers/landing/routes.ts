import { landingEndpoints } from '@vireo/contracts/landing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { contact } from './contact/contact.ts'
import { showEnterprise } from './contact/show-enterprise.ts'
import { showAbout } from './content/pages/show-about.ts'
import { showAffiliates } from './content/pages/show-affiliates.ts'
import { showGrants } from './content/pages/show-grants.ts'
import { showTerms } from './content/pages/show-terms.ts'
import { showPrivacy } from './content/pages/show-privacy.ts'
import { showImprint } from './content/pages/show-imprint.ts'
import { listUseCases } from './content/pages/list-use-cases.ts'
import { showUseCase } from './content/pages/show-use-case.ts'
import { listCustomers } from './content/pages/list-customers.ts'
import { showCustomer } from './content/pages/show-customer.ts'
import { listPosts } from './content/pages/list-posts.ts'
import { showPost } from './content/pages/show-post.ts'
import { hearLanguage } from './languages/hear-language.ts'
import { listLanguages } from './languages/list-languages.ts'
import { showLanguage } from './languages/show-language.ts'
import { speakHere } from './speech/speak-here.ts'
import { showVerify } from './verify/show-verify.ts'
import { assertMayVerify, refuseToVerify, verify } from './verify/verify.ts'
import { browseVoices } from './voices/browse-voices.ts'

export const landingRoutes = defineRoutes((on) => {
  on(landingEndpoints.showAbout, showAbout)
  on(landingEndpoints.showEnterprise, showEnterprise)
  on(landingEndpoints.contact, contact, {
    audit: unaudited('made content', 'What a stranger writes to whoever runs the instance; it leaves as a mail.'),
  })
  on(landingEndpoints.showVerify, showVerify)
  on(landingEndpoints.verify, verify, {
    audit: unaudited('reads only', 'a recording is listened to, and nothing is kept'),
    beforeBody: assertMayVerify,
    refused: refuseToVerify,
  })
  on(landingEndpoints.showAffiliates, showAffiliates)
  on(landingEndpoints.showGrants, showGrants)
  on(landingEndpoints.showTerms, showTerms)
  on(landingEndpoints.showPrivacy, showPrivacy)
  on(landingEndpoints.showImprint, showImprint)
  on(landingEndpoints.listUseCases, listUseCases)
  on(landingEndpoints.showUseCase, showUseCase)
  on(landingEndpoints.listCustomers, listCustomers)
  on(landingEndpoints.showCustomer, showCustomer)
  on(landingEndpoints.listPosts, listPosts)
  on(landingEndpoints.showPost, showPost)
  on(landingEndpoints.browseVoices, browseVoices)
  on(landingEndpoints.listLanguages, listLanguages)
  on(landingEndpoints.showLanguage, showLanguage)
  on(landingEndpoints.hearLanguage, hearLanguage)
  on(landingEndpoints.speak, speakHere, {
    audit: unaudited('made content', 'A few words for somebody without an account; nothing of them is kept.'),
  })
})
