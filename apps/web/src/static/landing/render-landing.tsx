import { consentGerman } from '#visits/written/index.ts'
import { landingGerman } from '../../app/landing/words.de.ts'
import { landingWords } from '../../app/landing/words.ts'
import { type PageParts, publicDocument } from '../frame/public-document.tsx'
import { inEachLanguage } from '../frame/in-each-language.ts'
import { fileOfPage, type WrittenPage } from '../frame/written-page.ts'
import { LandingBody } from './landing-body.tsx'

/** Writes the landing page in every language. Its words are those that the app has under the same name. */
export function renderLanding(parts: PageParts): WrittenPage {
  const files = inEachLanguage({ 'app/landing': landingGerman, ...consentGerman }, (language) => [
    [
      fileOfPage('/', [], language),
      publicDocument({
        ...parts,
        path: '/',
        title: landingWords.title,
        description: landingWords.lead,
        children: <LandingBody />,
      }),
    ],
  ])
  return { address: '/', choices: {}, files }
}
