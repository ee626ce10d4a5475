import { buttonClasses } from '@vireo/ui'

import { AppLink, paths } from '../../kit/routing/index.ts'
import { useSession } from '../../kit/session/index.ts'
import { PublicAround } from './public-frame.tsx'
import { SampleList } from './sample-list.tsx'
import { landingWords } from './words.ts'

/** What Vireo is, what it sounds like, and the way in. */
export function LandingPage() {
  return (
    <PublicAround>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-16 px-4 py-12 md:px-8 md:py-20">
        <div className="grid items-center gap-12 lg:grid-cols-2">
          <Hero />
          <SampleList />
        </div>
        <Facts />
      </main>
    </PublicAround>
  )
}

function Hero() {
  const isInside = useSession().status === 'signed-in'
  return (
    <section className="flex flex-col items-start gap-6">
      <h1 className="max-w-lg text-2xl font-semibold tracking-tight text-balance">{landingWords.title}</h1>
      <p className="max-w-lg text-base text-muted">{landingWords.lead}</p>
      <AppLink
        to={isInside ? paths.textToSpeech : paths.signUp}
        className={buttonClasses({ variant: 'primary', size: 'lg' })}
      >
        {landingWords.signUp}
      </AppLink>
    </section>
  )
}

function Facts() {
  return (
    <section aria-labelledby="facts" className="border-t border-line pt-12">
      <h2 id="facts" className="sr-only">
        {landingWords.factsTitle}
      </h2>
      <ul className="grid gap-8 md:grid-cols-3">
        {landingWords.facts.map((fact) => (
          <li key={fact.title} className="flex flex-col gap-2">
            <h3 className="text-base font-semibold">{fact.title}</h3>
            <p className="text-sm text-muted">{fact.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
