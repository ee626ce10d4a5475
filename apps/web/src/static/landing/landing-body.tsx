import { landingWords } from '../../app/landing/words.ts'
import { paths } from '../../kit/routing/paths.ts'
import { originPlaceholder } from '../frame/origin.ts'
import { PublicPage, column } from '../frame/public-page.tsx'
import { SampleCards } from './sample-cards.tsx'

/** Shows what Vireo is, what it sounds like, how a program uses it, and the ways in. */
export function LandingBody() {
  return (
    <PublicPage path={paths.landing}>
      <main className="flex flex-1 flex-col gap-20 pt-10 pb-20 md:gap-28 md:pt-20">
        <div className={`${column} grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_27rem]`}>
          <Hero />
          <SampleCards />
        </div>
        <Facts />
        <Program />
      </main>
    </PublicPage>
  )
}

function Hero() {
  return (
    <section className="flex flex-col items-start gap-6 lg:pt-36">
      <h1 className="text-[2.5rem] leading-[1.08] font-semibold tracking-[-0.03em] text-balance sm:text-[3.25rem]">
        {landingWords.title}
      </h1>
      <p className="max-w-[34rem] text-lg text-balance text-muted">{landingWords.lead}</p>
      <a
        href={paths.signUp}
        data-inside={paths.textToSpeech}
        className="mt-2 inline-flex h-11 items-center rounded-md bg-accent px-6 text-base font-medium text-on-accent hover:bg-accent-hover"
      >
        {landingWords.signUp}
      </a>
    </section>
  )
}

function Facts() {
  return (
    <section aria-labelledby="facts" className={column}>
      <h2 id="facts" className="sr-only">
        {landingWords.factsTitle}
      </h2>
      <ul className="grid gap-10 md:grid-cols-3">
        {landingWords.facts.map((fact) => (
          <li key={fact.title} className="flex flex-col gap-2">
            <h3 className="text-lg font-semibold tracking-tight">{fact.title}</h3>
            <p className="text-balance text-muted">{fact.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the first example of the public SDK; the server writes its own address in. */
function Program() {
  return (
    <section
      aria-labelledby="program"
      className={`${column} grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-2`}
    >
      <div className="flex flex-col gap-3">
        <h2 id="program" className="text-2xl font-semibold tracking-tight text-balance">
          {landingWords.programTitle}
        </h2>
        <p className="max-w-[30rem] text-balance text-muted">{landingWords.programText}</p>
        <p>
          <a href="/docs" className="rounded-sm font-medium text-ink underline underline-offset-4">
            {landingWords.docs}
          </a>
        </p>
      </div>
      <pre className="min-w-0 rounded-lg bg-surface p-5 font-mono text-xs leading-6 wrap-anywhere whitespace-pre-wrap">
        <code>
          {"import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'\n\n"}
          {"const client = new ElevenLabsClient({ baseUrl: '"}
          {originPlaceholder}
          {"', apiKey })\n"}
          {'const { voices } = await client.voices.search()\n'}
          {'const audio = await client.textToSpeech.stream(voices[0].voiceId, {\n'}
          {"  text: 'Hello from my own server.',\n})"}
        </code>
      </pre>
    </section>
  )
}
