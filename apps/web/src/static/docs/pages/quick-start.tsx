import { speechEndpoints } from '@vireo/contracts/speech'
import { usersEndpoints } from '@vireo/contracts/users'
import { voicesEndpoints } from '@vireo/contracts/voices'
import { paths } from '../../../kit/routing/paths.ts'
import { docsTexts } from '../docs-texts.ts'
import { originPlaceholder } from '../../frame/origin.ts'
import { keyPlaceholder } from '../model/key-placeholder.ts'
import { GuidePart, PageHead } from './page-head.tsx'
import { Code, OwnKey, Samples } from './samples.tsx'

const link = 'rounded-sm font-medium underline underline-offset-4'

const sdk = `import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'

const client = new ElevenLabsClient({
  baseUrl: '${originPlaceholder}',
  apiKey: '${keyPlaceholder}',
})
const { voices } = await client.voices.search()
const audio = await client.textToSpeech.stream(voices[0].voiceId, {
  text: 'Hello from my own server.',
})`

/** Shows the way from nothing to a sound in three requests. */
export function QuickStart() {
  return (
    <>
      <PageHead area={docsTexts.start} title={docsTexts.quickStart} lead="From nothing to a sound in three steps." />
      <GuidePart id="key" title="1. Make a key">
        <p>
          Sign in and make an API key under{' '}
          <a href={paths.apiKeys} className={link}>
            Settings → API keys
          </a>
          . The key is shown once. Send it with every request in the header{' '}
          <code className="font-mono">xi-api-key</code>; what a key may do is written under{' '}
          <a href="/docs/authentication" className={link}>
            Authentication
          </a>
          .
        </p>
        <OwnKey />
      </GuidePart>
      <GuidePart id="voice" title="2. Choose a voice">
        <p>Every instance brings voices along. Each has an id, which the next request needs.</p>
        <Samples endpoint={voicesEndpoints.search} anchor="search-voices" />
      </GuidePart>
      <GuidePart id="speak" title="3. Speak">
        <p>
          The answer is the whole recording, as MP3 unless you ask for another format. It also stands in your history.
        </p>
        <Samples endpoint={speechEndpoints.convert} anchor="convert" />
        <p>
          To hear the beginning while the rest is still being made, call{' '}
          <a href="/docs/speech#stream" className={link}>
            the same address with /stream
          </a>
          .
        </p>
      </GuidePart>
      <GuidePart id="sdk" title="With an SDK">
        <p>The public SDKs of this field work unchanged: tell them where this server is.</p>
        <div className="rounded-lg bg-surface p-2">
          <Code code={sdk} />
        </div>
      </GuidePart>
      <GuidePart id="who" title="Who am I?">
        <p>Whether a key works, and whose it is, says this request:</p>
        <Samples endpoint={usersEndpoints.get} anchor="who" />
      </GuidePart>
    </>
  )
}
