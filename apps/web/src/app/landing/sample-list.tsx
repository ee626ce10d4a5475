import { voicesEndpoints } from '@vireo/contracts/voices'
import { PlayButton, joinClasses } from '@vireo/ui'

import { callBytes } from '../../kit/api/index.ts'
import { player, usePlayer, type Track } from '../../kit/player/index.ts'
import { landingWords, samples } from './words.ts'

type Sample = (typeof samples)[number]

/** Voices one can hear before signing up, spoken by this very server. */
export function SampleList() {
  const { track, status } = usePlayer(player)
  return (
    <section aria-labelledby="samples" className="rounded-lg bg-surface p-2 shadow-float">
      <h2 id="samples" className="px-3 py-2 text-sm font-semibold text-muted">
        {landingWords.samplesTitle}
      </h2>
      <ul>
        {samples.map((sample) => {
          const isCurrent = track?.id === trackOf(sample).id
          return (
            <li
              key={sample.voiceId}
              className={joinClasses('flex items-start gap-3 rounded-md p-3', isCurrent && 'bg-accent-soft')}
            >
              <PlayButton
                of={sample.name}
                look={isCurrent ? 'solid' : 'outline'}
                round
                playing={isCurrent && status === 'playing'}
                loading={isCurrent && status === 'loading'}
                onClick={() => (isCurrent && status !== 'failed' ? player.toggle() : void player.play(trackOf(sample)))}
              />
              <div className="min-w-0">
                <p className="text-sm">
                  <span className="font-medium">{sample.name}</span>
                  <span className="text-muted"> · {sample.about}</span>
                </p>
                <p lang={sample.language} className="mt-1 text-sm text-muted">
                  {sample.text}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function trackOf(sample: Sample): Track {
  return {
    id: `sample:${sample.voiceId}`,
    title: sample.text,
    subtitle: sample.name,
    open: async (signal) => ({
      ...(await callBytes(voicesEndpoints.preview, { voice_id: sample.voiceId }, { signal })),
      outputFormat: 'mp3',
    }),
  }
}
