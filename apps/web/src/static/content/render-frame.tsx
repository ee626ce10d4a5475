import { consentGerman } from '#visits/written/index.ts'
import { landingGerman } from '../../app/landing/words.de.ts'
import { inEachLanguage } from '../frame/in-each-language.ts'
import { type PageParts, publicDocument } from '../frame/public-document.tsx'
import { column, PublicPage } from '../frame/public-page.tsx'

/**
 * Writes what stands around pages whose content only the server knows, in every language. It has a place for each of
 * what the server fills in; `written-frames.ts` there names them.
 */
export function renderFrame(parts: PageParts): Readonly<Record<string, string>> {
  return inEachLanguage({ 'app/landing': landingGerman, ...consentGerman }, (language) => [
    [
      `frame.${language}.html`,
      publicDocument({
        ...parts,
        path: '{{path}}',
        title: '{{title}}',
        description: '{{description}}',
        children: (
          <PublicPage path="">
            <main className={`${column} content flex-1`}>{'{{main}}'}</main>
          </PublicPage>
        ),
      }).replace('</head>', '{{head}}</head>'),
    ],
  ])
}
