import { StaticRouter } from 'react-router'

import { consentGerman } from '#visits/written/index.ts'
import {
  ApplicationBody,
  impactPageGerman,
  impactPageHead,
  pageAnswers,
} from '../../domains/instance/impact-program/public/index.ts'
import { landingGerman } from '../../app/landing/words.de.ts'
import { paths } from '../../kit/routing/paths.ts'
import { inEachLanguage } from '../frame/in-each-language.ts'
import { type PageParts, publicDocument } from '../frame/public-document.tsx'
import { column, PublicPage } from '../frame/public-page.tsx'
import { fileOfPage, type WrittenPage } from '../frame/written-page.ts'

const german = { ...consentGerman, 'app/landing': landingGerman, ...impactPageGerman }

/** Writes the page of the impact program in every language: with its form, and with each answer to one that was sent. */
export function renderImpact(parts: PageParts): WrittenPage {
  const address = paths.impactProgram
  const files = inEachLanguage(german, (language) =>
    pageAnswers.map((answer) => {
      const { title, lead } = impactPageHead()
      const html = publicDocument({
        ...parts,
        path: address,
        title,
        description: lead,
        children: (
          <StaticRouter location={address}>
            <PublicPage path={address}>
              <main className={`${column} flex flex-1 flex-col gap-12 py-8 md:py-12`}>
                <ApplicationBody answer={answer} />
              </main>
            </PublicPage>
          </StaticRouter>
        ),
      })
      return [fileOfPage(address, [answer], language), html] as const
    }),
  )
  return { address, choices: { answer: pageAnswers }, files }
}
