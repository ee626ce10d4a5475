import { voicesEndpoints } from '@vireo/contracts/voices'
import { voiceArt, voiceArtSvg } from '@vireo/ui/plain.ts'
import type { CSSProperties } from 'react'

import { landingWords, samples } from '../../app/landing/words.ts'
import { PlayIcons } from './icons.tsx'
import sketches from './sample-sketches.json' with { type: 'json' }

type Sample = (typeof samples)[number]

const facePx = 56

/** Shows voices that one can hear before signing up, each spoken by this very server. */
export function SampleCards() {
  return (
    <section aria-labelledby="samples" className="rounded-lg bg-surface p-3">
      <h2 id="samples" className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
        {landingWords.samplesTitle}
      </h2>
      <ul className="flex flex-col">
        {samples.map((sample) => (
          <SampleCard key={sample.voiceId} sample={sample} />
        ))}
      </ul>
    </section>
  )
}

function SampleCard({ sample: { voiceId, name, about, language, text } }: { readonly sample: Sample }) {
  const { peaks, traits } = sketches[voiceId]
  const voice = { id: voiceId, sound: traits }
  const { light, dark } = voiceArt(voice).wave
  const colours = {
    '--wave-light': light.wave,
    '--played-light': light.played,
    '--wave-dark': dark.wave,
    '--played-dark': dark.played,
  } as CSSProperties
  return (
    <li
      data-peaks={peaks.join(' ')}
      data-sample={voicesEndpoints.preview.path.replace(':voice_id', voiceId)}
      style={colours}
      className="flex items-start gap-4 rounded-lg p-3 data-playing:bg-fill"
    >
      <button
        type="button"
        aria-label={landingWords.play(name)}
        data-play={landingWords.play(name)}
        data-pause={landingWords.pause(name)}
        className="with-script relative size-14 shrink-0 rounded-full"
      >
        <img
          alt=""
          width={facePx}
          height={facePx}
          src={`data:image/svg+xml,${encodeURIComponent(voiceArtSvg(voice, { size: facePx }))}`}
          className="face size-14 rounded-full"
        />
        <span className="absolute top-1/2 left-1/2 flex size-8 -translate-1/2 items-center justify-center rounded-full bg-surface text-ink">
          <PlayIcons />
        </span>
      </button>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">
          <span className="text-sm font-medium text-ink">{name}</span> · {about}
        </p>
        <p lang={language} className="mt-0.5 text-muted">
          {text}
        </p>
        <canvas aria-hidden className="mt-2 block h-7 w-full" />
      </div>
    </li>
  )
}
